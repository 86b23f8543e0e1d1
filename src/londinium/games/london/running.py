"""Running the city of London: activating cards, the borough's effect, and the poverty of a run."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.developing import Developing
from londinium.games.london.pieces import (
    ACTIVATE,
    ACTIVATED,
    AGAIN,
    ANY_CARD,
    BLUE,
    BOROUGH_RAN,
    BOROUGH_RUN,
    BOROUGHS,
    BROWN,
    BUILT,
    CARD_OF,
    DISCARD,
    DONE,
    DOWN,
    EMPTY_TILL,
    ENOUGH,
    FIRE,
    FLIPPED,
    FLIPPING,
    GAVE,
    GIVE_POVERTY,
    GREY,
    HAND,
    HAND_SPARED,
    LEVY,
    NO_CARD_COST,
    NO_EFFECT,
    NOTHING,
    PAID,
    PAYING_CARD,
    PER_BOROUGH,
    PER_BROWN,
    PER_NORTH,
    PER_NOT_BROWN,
    PER_NOTHING,
    PER_RIVERSIDE,
    PLACE,
    REPEATING,
    RUN_POVERTY,
    RUNNING,
    SCHOOL,
    SEND_POVERTY,
    SENT,
    SHED,
    SHED_PAUPERS,
    SHEDDING,
    SPARE,
    SPARE_HAND,
    SPARED,
    STACKS,
    TAKING,
    TARGETING,
    USED,
)


class Running(Developing):
    """Cards are activated one by one, and then poverty comes."""

    # The run

    def offer_run(self, seat: int, out: Moves) -> None:
        for stack in range(self.stacks[seat]):
            if self.may_activate(seat, stack):
                out.add(ACTIVATE + stack)
        if self.run_effect(seat) and not self.borough_ran:
            out.add(BOROUGH_RUN)
        if self.paupers_left > 0:
            self.offer_discards(seat, out, GREY)
        self.offer_swap(seat, out)
        out.add(DONE)
        self.offer_loan(seat, out)

    def run(self, seat: int, move: int) -> None:
        if move == BOROUGH_RUN:
            self.run_borough(seat)
        elif move == DONE:
            self.finish_run(seat)
        elif move < SCHOOL:
            self.paupers_left -= 1
            self.discard(seat, move - DISCARD)
        else:
            self.begin_activation(seat, move - ACTIVATE, False)

    def run_effect(self, seat: int) -> bool:
        """Whether the borough on top does something in every run; played plain, only if the rulebook says so."""
        if self.owned_count[seat] == 0:
            return False
        top = self.top_borough(seat)
        if not self.abilities and not self.data.proven[top]:
            return False
        return self.data.run_money[top] != 0 or self.data.run_prestige[top] != 0 or self.data.run_poverty[top] != 0

    def run_borough(self, seat: int) -> None:
        top = self.top_borough(seat)
        self.borough_ran = True
        self.tell(BOROUGH_RAN, seat, top, 0, 0)
        self.gain(seat, self.data.run_money[top], self.data.run_prestige[top], self.data.run_poverty[top])

    def finish_run(self, seat: int) -> None:
        """Poverty: one for each stack, each loan and each card in the hand."""
        if self.run_effect(seat) and not self.borough_ran:
            self.run_borough(seat)
        hand = self.hand_counted(seat)
        self.tell(RUN_POVERTY, seat, self.stacks[seat], self.loans[seat], hand)
        self.poverty[seat] += self.stacks[seat] + self.loans[seat] + hand
        self.trim(seat)

    def hand_counted(self, seat: int) -> int:
        """The cards of a hand that bring poverty in a run."""
        if self.hand_spared:
            return 0
        spared = self.ability_amount_of(seat) if self.ability_of(seat) == HAND_SPARED else 0
        return self.hand_size[seat] - spared if self.hand_size[seat] > spared else 0

    # Activating a card

    def may_activate(self, seat: int, stack: int) -> bool:
        """A card that is seen, not used yet this turn, has something to do, and whose cost is there."""
        one = self.top[seat * STACKS + stack]
        return self.marks[one] == 0 and self.works(self.on_top(seat, stack)) and self.can_do(seat, stack, False)

    def works(self, card: int) -> bool:
        """Whether a card does anything when it is activated; a Hospital acts only for another card."""
        effect = self.data.effect[card]
        if effect == NO_EFFECT:
            return (
                self.data.per[card] != PER_NOTHING
                or self.data.money[card] != 0
                or self.data.prestige[card] != 0
                or self.data.poverty[card] != 0
            )
        return effect != SPARE

    def can_do(self, seat: int, stack: int, second: bool) -> bool:
        card = self.on_top(seat, stack)
        if self.money[seat] < self.data.pay_money[card]:
            return False
        if not second and not self.can_pay_card(seat, self.data.pay_card[card]):
            return False
        effect = self.data.effect[card]
        if effect == PLACE:
            return self.building_on_display()
        if effect == AGAIN:
            return not second and self.may_repeat_any(seat, stack)
        return True

    def can_pay_card(self, seat: int, price: int) -> bool:
        if price == NO_CARD_COST:
            return True
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            if price == ANY_CARD or self.data.colour[self.data.type_of[self.hand[i]]] == price - CARD_OF:
                return True
        return False

    def begin_activation(self, seat: int, stack: int, second: bool) -> None:
        card = self.on_top(seat, stack)
        self.active = stack
        self.second = second
        self.marks[self.top[seat * STACKS + stack]] |= USED
        self.money[seat] -= self.data.pay_money[card]
        self.count_activation(card)
        self.tell(ACTIVATED, seat, card, stack + 1, self.data.pay_money[card])
        if self.data.pay_card[card] != NO_CARD_COST and not second:
            self.phase = PAYING_CARD
        else:
            self.resolve(seat)

    def resolve(self, seat: int) -> None:
        """What the card brings, then what else it does."""
        card = self.on_top(seat, self.active)
        count = self.count_per(seat, self.data.per[card])
        self.gain(
            seat,
            self.data.money[card] + count * self.data.per_money[card],
            self.data.prestige[card] + count * self.data.per_prestige[card],
            self.data.poverty[card],
        )
        self.carry_out(seat, self.data.effect[card], self.data.amount[card])

    def carry_out(self, seat: int, effect: int, amount: int) -> None:
        if effect == PLACE:
            self.phase = TAKING
            if not self.building_on_display():  # the price may have driven the last one out
                self.finish_activation(seat)
        elif effect in (SHED, SHED_PAUPERS):
            self.shed_left = amount
            self.phase = SHEDDING
            if self.hand_size[seat] == 0:
                self.finish_activation(seat)
        elif effect == AGAIN:
            self.phase = REPEATING
            if not self.may_repeat_any(seat, self.active):  # the price may have left too little for another
                self.finish_activation(seat)
        elif (effect == GIVE_POVERTY and self.poverty[seat] > 0) or effect == SEND_POVERTY:
            self.phase = TARGETING
            if self.players == 2:
                self.afflict(seat, 1 - seat)
        else:
            if effect == LEVY:
                self.levy(seat, amount)
            elif effect == FIRE:
                self.fine(seat, amount)
            elif effect == SPARE_HAND:
                self.hand_spared = True
            elif effect == EMPTY_TILL:
                one = self.top[seat * STACKS + self.active]
                money = self.till[one]
                self.till[one] = 0
                self.gain(seat, money, 0, 0)
            self.finish_activation(seat)

    def count_per(self, seat: int, per: int) -> int:
        """How many cards that are seen, or boroughs covered or not, a card counts."""
        if per == PER_NOTHING:
            return 0
        if per == PER_BOROUGH:
            return self.owned_count[seat]
        count = 0
        if per > PER_BOROUGH:
            for i in range(seat * BOROUGHS, seat * BOROUGHS + self.owned_count[seat]):
                north = self.data.north[self.owned[i]]
                if per == PER_RIVERSIDE:
                    count += self.data.riverside[self.owned[i]]
                elif per == PER_NORTH:
                    count += north
                else:
                    count += 1 - north
            return count
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            if not self.marks[self.top[at]] & DOWN:
                colour = self.data.colour[self.data.type_of[self.laid[self.top[at]]]]
                if per == PER_NOT_BROWN:
                    count += 1 if colour != BROWN else 0
                elif colour == (BROWN if per == PER_BROWN else BLUE):
                    count += 1
        return count

    def finish_activation(self, seat: int) -> None:
        """A card with the sign is flipped after it was activated, unless a Hospital is flipped in its place."""
        self.shed_left = 0
        if (
            not self.data.flips[self.on_top(seat, self.active)]
            or self.marks[self.top[seat * STACKS + self.active]] & DOWN
        ):
            self.go_on_running(seat)
        elif self.hospital(seat) != NOTHING:
            self.phase = FLIPPING
        else:
            self.flip_one(seat, False)

    def go_on_running(self, seat: int) -> None:
        stack = self.again
        self.phase = RUNNING
        self.active = 0
        self.second = False
        self.again = NOTHING
        if stack != NOTHING and self.rules_version < 2:
            self.begin_activation(seat, stack, True)
        elif stack != NOTHING:
            self.active = stack
            self.finish_activation(seat)

    # Cards with more to them

    def levy(self, seat: int, amount: int) -> None:
        """Every other player pays; who cannot must take a loan."""
        for step in range(1, self.players):
            other = self.neighbour(seat, step)
            paid = self.charge(other, amount)
            self.money[seat] += paid
            self.tell(PAID, other, seat, paid, 0)

    def fine(self, seat: int, amount: int) -> None:
        """Every other player pays the bank for each of their own boroughs."""
        for step in range(1, self.players):
            other = self.neighbour(seat, step)
            if self.owned_count[other] > 0:
                paid = self.charge(other, amount * self.owned_count[other])
                self.tell(PAID, other, NOTHING, paid, 0)

    def afflict(self, seat: int, other: int) -> None:
        """Poverty for another player: one's own, or from the supply."""
        card = self.on_top(seat, self.active)
        amount = self.data.amount[card]
        if self.data.effect[card] == GIVE_POVERTY:
            if amount > self.poverty[seat]:
                amount = self.poverty[seat]
            self.poverty[seat] -= amount
            self.tell(GAVE, seat, other, amount, 0)
        else:
            self.tell(SENT, seat, other, amount, 0)
        self.poverty[other] += amount
        self.finish_activation(seat)

    def shed(self, seat: int, move: int) -> None:
        """Cards of the hand discarded one by one, each for what the card gives.

        Only an empty hand ends it unasked: that there are no Paupers left is the player's own business.
        """
        if move == ENOUGH:
            self.finish_activation(seat)
            return
        card = self.on_top(seat, self.active)
        self.discard(seat, move - DISCARD)
        self.gain(seat, self.data.each_money[card], self.data.each_prestige[card], self.data.each_poverty[card])
        self.shed_left -= 1
        if self.shed_left == 0 or self.hand_size[seat] == 0:
            self.finish_activation(seat)

    def place_from_display(self, seat: int, move: int) -> None:
        """The Coffee House: a card of the display covers it. It is not played, so nothing is paid for it."""
        space = self.space_of(move)
        number = self.display[space]
        self.display[space] = NOTHING
        self.tell(BUILT, seat, self.data.type_of[number], self.active + 1, 0)
        self.lay(seat, self.active, number)
        self.go_on_running(seat)

    def offer_repeats(self, seat: int, out: Moves) -> None:
        for stack in range(self.stacks[seat]):
            if self.may_repeat(seat, stack):
                out.add(ACTIVATE + stack)

    def repeat(self, seat: int, stack: int) -> None:
        """Whitehall does what it does, and only then is it flipped; before rules 2 it was the other way round."""
        if self.rules_version < 2:
            self.again = stack
            self.finish_activation(seat)
        else:
            self.again = self.active
            self.begin_activation(seat, stack, True)

    def may_repeat_any(self, seat: int, itself: int) -> bool:
        count = 0
        for stack in range(self.stacks[seat]):
            count += 1 if stack != itself and self.may_repeat(seat, stack) else 0
        return count > 0

    def may_repeat(self, seat: int, stack: int) -> bool:
        """A card that was activated in this run and still lies on top, even if that has flipped it."""
        one = self.top[seat * STACKS + stack]
        return self.marks[one] & USED != 0 and self.works(self.on_top(seat, stack)) and self.can_do(seat, stack, True)

    def hospital(self, seat: int) -> int:
        for stack in range(self.stacks[seat]):
            if self.marks[self.top[seat * STACKS + stack]] == 0 and self.data.effect[self.on_top(seat, stack)] == SPARE:
                return stack
        return NOTHING

    def flip_one(self, seat: int, hospital: bool) -> None:
        stack = self.hospital(seat) if hospital else self.active
        one = self.top[seat * STACKS + stack]
        if hospital:
            self.count_activation(self.on_top(seat, stack))
            self.tell(SPARED, seat, self.on_top(seat, self.active), self.active + 1, stack + 1)
        self.tell(FLIPPED, seat, self.on_top(seat, stack), stack + 1, 0)
        self.marks[one] |= DOWN | USED if hospital else DOWN
        self.till[one] = 0
        self.survey(seat)
        self.go_on_running(seat)
