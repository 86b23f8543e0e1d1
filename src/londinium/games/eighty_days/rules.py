"""The rules of Around the World in 80 Days, chapter by chapter. Plain Python that also compiles (see core/state.py)."""

from __future__ import annotations

from londinium.core.state import Moves, State
from londinium.games.eighty_days.pieces import (
    AGAIN,
    AOUDA,
    APPLIED,
    BACK,
    BACK_MONEY,
    BET_1,
    BET_456,
    BET_LOST,
    BET_WON,
    BUNSBY,
    CAME_HOME,
    CARD_GAVE,
    CARD_KINDS,
    CARD_LOST,
    CARD_MOVED,
    CARD_RUMOUR,
    CARD_TOOK,
    CHARACTERS,
    CHOOSING_HAT,
    CLEAR_RUMOUR,
    CROMARTY,
    CROWD,
    DECK,
    DECLINE,
    DECLINED,
    DISCARDED,
    DREW,
    ENDED,
    FALL_BEHIND,
    FIRST_CHARACTER,
    FIX,
    FORWARD,
    GIVE,
    HAT,
    HAT_CHOSEN,
    HAT_TURNED,
    HATS,
    HOME_LIMIT,
    KEEP,
    KEEPING,
    KEPT,
    KIOUNI,
    LEAVING,
    LONDON,
    LONDON_AGAIN,
    LOSE_HALF,
    MISS_TURN,
    MISSED,
    MONEY,
    MOVING,
    MUDGE,
    NEITHER,
    NEXT_POUND,
    NO_CARD,
    NO_LIMIT,
    NOBODY,
    OVERTAKE,
    PAID,
    PASS,
    PASSED,
    PASSEPARTOUT,
    PAY_BEHIND,
    PAY_HALF,
    PAY_LEAST,
    PLAYS_AGAIN,
    POLICE,
    POLICE_PAID,
    POSITION_MONEY,
    POUND,
    PREVIOUS_POUND,
    RANDOM_SEAT,
    REFUND,
    RESET,
    RESHUFFLED,
    RESTART,
    RESTARTED,
    ROUNDS,
    RUMOUR_CLEARED,
    RUMOUR_MONEY,
    RUMOURS,
    SEATS,
    SPACE_KINDS,
    SPACES,
    SPEEDY,
    STAGE,
    STAY_MONEY,
    STAYED,
    STOPPED,
    STOPPING,
    TAKE,
    TAKE_OR_GIVE,
    TAKING,
    TIME_UP,
    TIP,
    TOP_UP,
    TURNED,
    TWO_HAT_LIMIT,
    TWO_HAT_MONEY,
    TWO_HAT_RUMOURS,
    UNAIDED,
    UPRIGHT,
    USE,
    USED,
    WENT_BACK,
    WENT_FORWARD,
    WILL_MISS,
    WON,
)

MOST_COST = 3240  # London to London in one go
OPEN_WITHOUT = 81  # where the table of open spaces for a player without Rumours begins


class Route:
    """The board, the deck and the price list."""

    def __init__(
        self, kinds: list[int], cities: list[int], deck: list[int], symbols: list[int], amounts: list[int]
    ) -> None:
        self.lay_out()
        self.kind[:] = kinds
        self.city[:] = cities
        self.deck[:] = deck
        self.symbol[:] = symbols
        self.amount[:] = amounts
        for steps in range(SPACES):
            self.cost[steps] = steps * (steps + 1) // 2
        for steps in range(SPACES):
            for money in range(self.cost[steps], MOST_COST + 1):
                self.reach[money] = steps
        self.first_stage = kinds.index(STAGE)
        stage = 0
        for space in range(SPACES):
            self.behind[space] = stage
            if kinds[space] == STAGE:
                stage = space
            ordinary = kinds[space] not in (LONDON, STAGE)
            self.open[space] = int(ordinary)
            self.open[OPEN_WITHOUT + space] = int(ordinary and kinds[space] != POLICE)
        for winners in range(1, SEATS + 1):
            self.portion[winners] = 1.0 / winners

    def lay_out(self) -> None:
        self.first_stage = 0
        self.kind: list[int] = [0] * SPACES
        self.city: list[int] = [0] * SPACES
        self.behind: list[int] = [0] * SPACES  # the nearest stage behind each space, 0 if there is none
        self.open: list[int] = [0] * (SPACES + SPACES)  # where a hat may stop going forward: with a Rumour, and without
        self.cost: list[int] = [0] * SPACES
        self.reach: list[int] = [0] * (MOST_COST + 1)
        self.deck: list[int] = [0] * DECK
        self.symbol: list[int] = [0] * CARD_KINDS
        self.amount: list[int] = [0] * CARD_KINDS
        self.portion: list[float] = [0.0] * (SEATS + 1)


class Race(State):
    """The race at one moment: where the hats are, what their owners hold, and what is owed to whom."""

    def __init__(self, data: Route, players: int, hats_each: int, places: bool, luck: bool, first: int) -> None:
        self.lay_out()
        self.data: Route = data
        self.players = players
        self.hats_each = hats_each
        self.hats = players * hats_each
        self.places = places
        self.luck = luck
        self.first = first

    def lay_out(self) -> None:
        State.lay_out(self)
        self.hats_each = 1
        self.hats = 0
        self.places = False
        self.luck = True
        self.first = 0
        self.starter = 0
        self.turn = 0
        self.phase = MOVING
        self.hat = 0
        self.playable = 0
        self.aid = UNAIDED
        self.paid = 0
        self.due = 0
        self.asked = 0
        self.again = False
        self.reshuffle = False
        self.homes = 0
        self.pile_count = 0
        self.restarts = 0
        self.passes = 0
        self.money = [0] * SEATS
        self.space = bytearray(HATS)
        self.police = bytearray(HATS)
        self.board = bytearray(SPACES)
        self.rumours = bytearray(SEATS)
        self.missing = bytearray(SEATS)
        self.place = bytearray(SEATS)
        self.kept = bytearray(SEATS * CHARACTERS)
        self.pile = bytearray(DECK)
        self.discards = bytearray(CARD_KINDS)
        self.drawn = bytearray(2)
        self.stops = [0] * SPACE_KINDS
        self.draws = [0] * CARD_KINDS

    # Setting up

    def deal(self) -> None:
        """Every hat in London, the money and the Rumours dealt, the Passepartout cards shuffled."""
        self.round = 1
        self.over = False
        self.homes = 0
        self.restarts = 0
        self.passes = 0
        self.again = False
        self.reshuffle = False
        for space in range(SPACES):
            self.board[space] = 0
        for hat in range(HATS):
            self.space[hat] = LONDON
            self.police[hat] = UPRIGHT
        for seat in range(self.players):
            self.money[seat] = MONEY if self.hats_each == 1 else TWO_HAT_MONEY
            self.rumours[seat] = RUMOURS if self.hats_each == 1 else TWO_HAT_RUMOURS
            self.missing[seat] = 0
            self.place[seat] = 0
        for i in range(SEATS * CHARACTERS):
            self.kept[i] = 0
        for kind in range(SPACE_KINDS):
            self.stops[kind] = 0
        for card in range(CARD_KINDS):
            self.discards[card] = 0
            self.draws[card] = 0
        for i in range(DECK):
            self.pile[i] = self.data.deck[i]
        self.pile_count = DECK
        self.drawn[0] = NO_CARD
        self.drawn[1] = NO_CARD
        self.shuffle_pile()
        self.starter = self.first
        if self.first == RANDOM_SEAT:
            self.starter = self.draw(self.players)
        self.turn = self.starter
        self.begin_turn()

    def shuffle_pile(self) -> None:
        for i in range(self.pile_count - 1, 0, -1):
            j = self.draw(i + 1)
            held = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = held

    # The turn

    def begin_turn(self) -> None:
        """A hat is chosen, if there is a choice, and what its space owes it is settled before it moves."""
        self.aid = UNAIDED
        self.paid = 0
        self.due = 0
        self.asked = 0
        self.hat = self.turn * self.hats_each
        if self.hats_each == 1:
            self.play_hat(self.hat)
            return
        self.playable = self.hats_to_play()
        if self.playable == 3:
            self.phase = CHOOSING_HAT
            self.call(1 << self.turn)
        else:
            self.play_hat(self.hat if self.playable == 1 else self.hat + 1)

    def hats_to_play(self) -> int:
        """Which of two hats may be played: one that is turned over, else one that must leave the police, else any.

        A hat that must leave but cannot move leaves the turn to the other. A hat that only a character could move may
        be chosen, and need not: whether a character is used is the player's own affair.
        """
        if self.rules_version < 2:
            return self.hats_to_play_at_first()
        able = 0
        helped = 0
        leaving = 0
        travelling = 0
        first = 2 * self.turn
        for i in range(2):
            hat = first + i
            if self.police[hat] == TURNED:
                return 1 << i
            if self.police[hat] == LEAVING:
                leaving |= 1 << i
            if self.space[hat] != LONDON_AGAIN:
                travelling |= 1 << i
                if self.is_able(hat, self.money[self.turn]):
                    able |= 1 << i
                elif self.can_be_helped(hat, self.money[self.turn] + self.bet_money(hat)):
                    helped |= 1 << i
        if able & leaving != 0:
            return (able | helped) & leaving
        return able | helped if able != 0 else travelling

    def hats_to_play_at_first(self) -> int:
        """Under rules 1 the first hat was looked at first, and no character counted."""
        movable = 0
        travelling = 0
        for i in range(2):
            hat = 2 * self.turn + i
            if self.police[hat] == TURNED:
                return 1 << i
            if self.space[hat] != LONDON_AGAIN:
                travelling |= 1 << i
                if self.is_able(hat, self.money[self.turn]):
                    if self.police[hat] == LEAVING:
                        return 1 << i
                    movable |= 1 << i
        return movable if movable != 0 else travelling

    def play_hat(self, hat: int) -> None:
        self.hat = hat
        if self.police[hat] == TURNED:
            self.visit_police()
        else:
            self.settle_bet()

    def open_move(self) -> None:
        self.phase = MOVING
        self.call(1 << self.turn)

    def end_turn(self) -> None:
        """The symbol takes effect, and the next in clockwise order plays, or the same player again."""
        if self.reshuffle:
            self.shuffle_discards_in()
            self.reshuffle = False
        if self.again:
            self.again = False
            self.begin_turn()
            return
        self.pass_turn_on()
        if not self.over:
            self.begin_turn()

    def pass_turn_on(self) -> None:
        """Whoever is home is passed over; whoever must miss a turn misses it."""
        while True:
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
            if self.turn == self.starter:
                if self.round == ROUNDS:
                    self.tell(TIME_UP, NOBODY, ROUNDS, 0, 0)
                    self.finish()
                    return
                self.round += 1
            if self.place[self.turn] == 0:
                if self.missing[self.turn] == 0:
                    return
                self.missing[self.turn] -= 1
                self.tell(MISSED, self.turn, 0, 0, 0)

    # What may be chosen

    def choices(self, seat: int, out: Moves) -> None:
        if self.phase == MOVING:
            if self.aid == UNAIDED:
                self.turn_choices(seat, out)
            else:
                self.aided_choices(self.aid, out)
        elif self.phase == CHOOSING_HAT:
            out.add_set(self.playable, HAT, 2)
        elif self.phase == KEEPING:
            out.add(KEEP)
            out.add(KEEP + 1)
        elif self.phase == TAKING:
            out.add(TAKE)
            if self.money[seat] >= STAY_MONEY:
                out.add(GIVE)
            out.add(NEITHER)
        else:
            out.add(USE + FIX)
            out.add(DECLINE)

    def turn_choices(self, seat: int, out: Moves) -> None:
        """Forward, back, or staying on a Pound space; who can do none of it passes or starts again in London."""
        self.forward_choices(self.data.reach[self.spendable(self.money[seat])], out)
        if self.may_enter_london(self.hat, self.money[seat]):
            out.add(FORWARD + LONDON_AGAIN - self.space[self.hat] - 1)
        if self.stage_behind(self.hat) != 0:
            out.add(BACK)
        if self.data.kind[self.space[self.hat]] == POUND:
            out.add(TAKE)
            if self.money[seat] >= STAY_MONEY:
                out.add(GIVE)
        if out.count == 0 and not self.must_be_helped(self.hat):
            out.add(RESTART if self.space[self.hat] <= self.data.first_stage else PASS)
        for character in range(CHARACTERS):
            if self.kept[seat * CHARACTERS + character] != 0 and self.may_use(character):
                out.add(USE + character)

    def spendable(self, money: int) -> int:
        """No journey costs more than the longest."""
        return money if money < MOST_COST else MOST_COST

    # Going forward

    def forward_choices(self, reach: int, out: Moves) -> None:
        """Every free space within reach but stages and London; the police only receive a player with a Rumour.

        Without a branch for each space, since none could be predicted.
        """
        here = self.space[self.hat]
        if reach > LONDON_AGAIN - here - 1:
            reach = LONDON_AGAIN - here - 1
        table = here if self.rumours[self.turn] != 0 else OPEN_WITHOUT + here
        count = out.count
        for steps in range(1, reach + 1):
            out.ids[count] = FORWARD + steps - 1
            count += self.data.open[table + steps] > self.board[here + steps]
        out.count = count

    def may_stop(self, space: int) -> bool:
        """Whether the player may stop a hat there, going forward or moved by a card."""
        table = 0 if self.rumours[self.turn] != 0 else OPEN_WITHOUT
        return self.data.open[table + space] > self.board[space]

    def may_enter_london(self, hat: int, money: int) -> bool:
        """The exact price to London, no Rumour, and no more money left than is allowed; and no help with the price."""
        return self.rumours[self.turn] == 0 and self.can_pay_for_london(hat, money)

    def can_pay_for_london(self, hat: int, money: int) -> bool:
        cost = self.data.cost[LONDON_AGAIN - self.space[hat]]
        return cost <= money and money - cost <= self.home_limit(hat)

    def home_limit(self, hat: int) -> int:
        """The most money with which the hat may come home."""
        if self.hats_each == 1:
            return HOME_LIMIT * (self.homes + 1)
        return TWO_HAT_LIMIT if self.space[hat ^ 1] == LONDON_AGAIN else NO_LIMIT

    def can_move(self, hat: int, money: int) -> bool:
        """Whether a hat has anything to do but pass, with that much money."""
        here = self.space[hat]
        if self.data.kind[here] == POUND or self.stage_behind(hat) != 0 or self.may_enter_london(hat, money):
            return True
        last = here + self.data.reach[self.spendable(money)]
        space = here + 1
        while space <= last and space < LONDON_AGAIN and not self.may_stop(space):
            space += 1
        return space <= last and space < LONDON_AGAIN

    def is_able(self, hat: int, money: int) -> bool:
        """Whether a hat still on its way could move by itself with that money and what its bet would pay."""
        return self.can_move(hat, money + self.bet_money(hat))

    def must_be_helped(self, hat: int) -> bool:
        """A stuck hat was chosen although the other could move: nobody passes that way, so a character moves it."""
        if self.rules_version < 2 or self.hats_each == 1 or self.space[hat ^ 1] == LONDON_AGAIN:
            return False
        money = self.money[self.turn] - self.bet_money(hat)  # as it was when the hat was chosen
        return self.is_able(hat ^ 1, money if money > 0 else 0) and self.can_be_helped(hat, self.money[self.turn])

    def go_forward(self, seat: int, steps: int) -> None:
        """The price is paid first; then the hat moves, and the space takes effect."""
        self.paid = self.price(steps, self.aid)
        self.money[seat] -= self.paid
        if self.aid == MUDGE:
            steps += 1
        self.aid = UNAIDED
        space = self.space[self.hat] + steps
        self.tell(WENT_FORWARD, seat, space, steps, self.paid)
        self.police[self.hat] = UPRIGHT
        self.put_hat(space)
        if space == LONDON_AGAIN:
            self.come_home(seat)
        elif self.data.kind[space] == PASSEPARTOUT and self.luck:
            self.draw_cards(seat)
        else:
            self.stop(seat, space)
            self.end_turn()

    def price(self, steps: int, aid: int) -> int:
        """What so many spaces cost, with the help of a character or without."""
        if aid == CROMARTY:
            cost = self.data.cost[steps] - self.data.amount[FIRST_CHARACTER + CROMARTY]
            return cost if cost > 1 else 1
        if aid == SPEEDY:
            charged = steps - self.data.amount[FIRST_CHARACTER + SPEEDY]
            return self.data.cost[charged if charged > 1 else 1]
        return 0 if aid == KIOUNI else self.data.cost[steps]

    def put_hat(self, space: int) -> None:
        self.board[self.space[self.hat]] = 0
        self.space[self.hat] = space
        self.board[space] = 1 if self.data.kind[space] != LONDON else 0
        self.stops[self.data.kind[space]] += 1

    def stop(self, seat: int, space: int) -> None:
        """The police turn an arriving hat over; every other space waits for the next turn."""
        if self.data.kind[space] == POLICE:
            self.police[self.hat] = TURNED
            self.tell(HAT_TURNED, seat, space, 0, 0)

    # Going back

    def stage_behind(self, hat: int) -> int:
        """The nearest stage behind a hat if it is free, else 0."""
        stage = self.data.behind[self.space[hat]]
        return stage if self.board[stage] == 0 else 0

    def stage_before_that(self, hat: int) -> int:
        """The stage before the nearest, if that one is taken and this one free, else 0."""
        nearest = self.data.behind[self.space[hat]]
        stage = self.data.behind[nearest]
        return stage if self.board[nearest] != 0 and self.board[stage] == 0 else 0

    def go_back(self, seat: int, stage: int) -> None:
        """Ten pounds a space, welcome or not."""
        money = BACK_MONEY * (self.space[self.hat] - stage)
        self.money[seat] += money
        self.tell(WENT_BACK, seat, stage, self.data.city[stage], money)
        self.police[self.hat] = UPRIGHT
        self.put_hat(stage)
        self.end_turn()

    # Exceptional cases

    def pass_by(self, seat: int) -> None:
        """Nothing to pay with and the stage behind is taken: wait."""
        self.passes += 1
        self.tell(PASSED, seat, 0, 0, 0)
        self.end_turn()

    def restart(self, seat: int) -> None:
        """Nothing to pay with and not yet past the first stage: back to London, and the hand topped up."""
        self.restarts += 1
        if self.money[seat] < TOP_UP:
            self.money[seat] = TOP_UP
        self.police[self.hat] = UPRIGHT
        self.put_hat(LONDON)
        self.tell(RESTARTED, seat, self.money[seat], 0, 0)
        self.end_turn()

    # Position

    def position(self, hat: int) -> int:
        """One more than the hats ahead; those already home are ahead, and those still in London are equal."""
        ahead = 1
        for other in range(self.hats):
            if self.space[other] > self.space[hat]:
                ahead += 1
        return ahead

    # Bets

    def bet_money(self, hat: int) -> int:
        """What the Bet space under a hat pays now; 0 if its position does not match or it is on no Bet."""
        kind = self.data.kind[self.space[hat]]
        if kind < BET_1 or kind > BET_456:
            return 0
        position = self.position(hat)
        return POSITION_MONEY * position if self.bet_matches(kind, position) else 0

    def bet_matches(self, kind: int, position: int) -> bool:
        return position >= 4 if kind == BET_456 else position == kind - BET_1 + 1

    def settle_bet(self) -> None:
        """A Bet is looked at before the hat moves, each time the turn comes while the hat is there."""
        kind = self.data.kind[self.space[self.hat]]
        if kind < BET_1 or kind > BET_456:
            self.open_move()
            return
        self.due = self.bet_money(self.hat)
        if self.due == 0:
            self.tell(BET_LOST, self.turn, self.position(self.hat), 0, 0)
            self.open_move()
        else:
            self.ask_fix()

    # The police

    def visit_police(self) -> None:
        """The hat is set upright, a Rumour goes, the position is paid for; with that the turn is over."""
        self.police[self.hat] = LEAVING
        if self.rumours[self.turn] == 0:
            self.end_turn()  # under rules 1 the last one may have gone elsewhere in the meantime
            return
        self.rumours[self.turn] -= 1
        self.tell(RUMOUR_CLEARED, self.turn, self.rumours[self.turn], 0, 0)
        self.due = POSITION_MONEY * self.position(self.hat)
        self.ask_fix()

    # Being paid, unless Fix is about

    def ask_fix(self) -> None:
        """Whoever holds Fix is asked, in turn order, whether to stop the payment."""
        seat = self.turn
        for _ in range(self.players - 1):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.kept[seat * CHARACTERS + FIX] != 0 and not self.asked >> seat & 1:
                self.phase = STOPPING
                self.asked |= 1 << seat
                self.call(1 << seat)
                return
        self.pay_due()

    def answer_fix(self, seat: int, move: int) -> None:
        if move == DECLINE:
            self.tell(DECLINED, seat, self.turn, 0, 0)
            self.ask_fix()
            return
        self.put_away(seat, FIX)
        self.tell(STOPPED, seat, self.turn, self.due, 0)
        self.due = 0
        self.pay_due()

    def pay_due(self) -> None:
        visiting = self.data.kind[self.space[self.hat]] == POLICE
        if self.due != 0:
            self.money[self.turn] += self.due
            self.tell(POLICE_PAID if visiting else BET_WON, self.turn, self.position(self.hat), self.due, 0)
        self.due = 0
        self.asked = 0
        if visiting:
            self.end_turn()
        else:
            self.open_move()

    # Pound spaces

    def stay(self, seat: int, move: int) -> None:
        """Ten pounds from the bank or to it, each turn the hat stays."""
        self.money[seat] += STAY_MONEY if move == TAKE else -STAY_MONEY
        self.stops[POUND] += 1
        self.tell(STAYED, seat, move - TAKE, STAY_MONEY, self.money[seat])
        self.end_turn()

    # Passepartout

    def draw_cards(self, seat: int) -> None:
        """The leader draws one card and must take it; everyone else draws two and chooses."""
        wanted = 1 if self.position(self.hat) == 1 else 2
        found = 0
        for i in range(wanted):
            card = self.draw_card()
            self.drawn[i] = card
            if card != NO_CARD:
                found += 1
                self.draws[card] += 1
                if self.data.symbol[card] != 0:
                    self.reshuffle = True
                self.tell(DREW, seat, card, 0, 0)
        if found == 2:
            self.phase = KEEPING
            self.call(1 << seat)
        elif found == 1:
            self.take_card(seat, self.drawn[0])
        else:
            self.end_turn()

    def draw_card(self) -> int:
        """The top of the pile; an empty pile is made anew from the discards."""
        if self.pile_count == 0:
            self.shuffle_discards_in()
        if self.pile_count == 0:
            return NO_CARD
        self.pile_count -= 1
        card = self.pile[self.pile_count]
        self.pile[self.pile_count] = 0
        return card

    def shuffle_discards_in(self) -> None:
        for card in range(CARD_KINDS):
            while self.discards[card] != 0:
                self.discards[card] -= 1
                self.pile[self.pile_count] = card
                self.pile_count += 1
        self.shuffle_pile()
        self.tell(RESHUFFLED, NOBODY, self.pile_count, 0, 0)

    def keep_card(self, seat: int, which: int) -> None:
        other = self.drawn[1 - which]
        self.discards[other] += 1
        self.tell(DISCARDED, seat, other, 0, 0)
        self.take_card(seat, self.drawn[which])

    def take_card(self, seat: int, card: int) -> None:
        """A character is kept for later; an event happens at once."""
        self.drawn[0] = NO_CARD
        self.drawn[1] = NO_CARD
        if card >= FIRST_CHARACTER:
            self.kept[seat * CHARACTERS + card - FIRST_CHARACTER] += 1
            self.tell(KEPT, seat, card, 0, 0)
            self.end_turn()
            return
        self.discards[card] += 1
        self.tell(APPLIED, seat, card, 0, 0)
        if card == TAKE_OR_GIVE:
            self.phase = TAKING
            self.call(1 << seat)
            return
        if OVERTAKE <= card <= PREVIOUS_POUND:
            self.move_by_card(seat, card)
        elif AGAIN <= card <= MISS_TURN or card == CROWD:
            self.change_turns(seat, card)
        else:
            self.move_money(seat, card)
        self.end_turn()

    def take_or_give(self, seat: int, move: int) -> None:
        if move == TAKE:
            self.gain(seat, TAKE_OR_GIVE, STAY_MONEY)
        elif move == GIVE:
            self.lose(seat, TAKE_OR_GIVE, STAY_MONEY)
        else:
            self.tell(CARD_LOST, seat, TAKE_OR_GIVE, 0, 0)
        self.end_turn()

    def gain(self, seat: int, card: int, money: int) -> None:
        self.money[seat] += money
        self.tell(CARD_GAVE, seat, card, money, self.money[seat])

    def lose(self, seat: int, card: int, money: int) -> None:
        self.money[seat] -= money
        self.tell(CARD_TOOK, seat, card, money, self.money[seat])

    # Events that move the hat

    def move_by_card(self, seat: int, card: int) -> None:
        """Free of charge, and without drawing again; where there is no such space, the card is lost."""
        space = LONDON
        if card == OVERTAKE:
            space = self.open_space_from(self.next_hat_ahead() + 1)
        elif card == FALL_BEHIND:
            space = self.open_space_behind(self.next_hat_behind())
        elif card == NEXT_POUND:
            space = self.free_pound_ahead()
        else:
            space = self.free_pound_behind()
        if space == LONDON:
            self.tell(CARD_LOST, seat, card, 0, 0)
            return
        self.put_hat(space)
        self.tell(CARD_MOVED, seat, card, space, 0)
        self.stop(seat, space)

    def next_hat_ahead(self) -> int:
        """The space of the nearest hat ahead, London if there is none on the way."""
        nearest = LONDON_AGAIN
        for hat in range(self.hats):
            if self.space[self.hat] < self.space[hat] < nearest:
                nearest = self.space[hat]
        return nearest

    def next_hat_behind(self) -> int:
        nearest = LONDON
        for hat in range(self.hats):
            if nearest < self.space[hat] < self.space[self.hat]:
                nearest = self.space[hat]
        return nearest

    def open_space_from(self, space: int) -> int:
        while space < LONDON_AGAIN:
            if self.may_stop(space):
                return space
            space += 1
        return LONDON

    def open_space_behind(self, space: int) -> int:
        space -= 1
        while space > LONDON:
            if self.may_stop(space):
                return space
            space -= 1
        return LONDON

    def free_pound_ahead(self) -> int:
        for space in range(self.space[self.hat] + 1, LONDON_AGAIN):
            if self.data.kind[space] == POUND and self.board[space] == 0:
                return space
        return LONDON

    def free_pound_behind(self) -> int:
        for space in range(self.space[self.hat] - 1, LONDON, -1):
            if self.data.kind[space] == POUND and self.board[space] == 0:
                return space
        return LONDON

    # Events that give or take turns

    def change_turns(self, seat: int, card: int) -> None:
        again = card == AGAIN
        if card == CROWD:
            again = not self.more_behind_than_ahead()
        if again:
            self.again = True
            self.tell(PLAYS_AGAIN, seat, card, 0, 0)
        else:
            self.miss_next(seat, card)

    def more_behind_than_ahead(self) -> bool:
        difference = 0
        for hat in range(self.hats):
            if self.space[hat] < self.space[self.hat]:
                difference += 1
            elif self.space[hat] > self.space[self.hat]:
                difference -= 1
        return difference > 0

    def miss_next(self, seat: int, card: int) -> None:
        self.missing[seat] += 1
        self.tell(WILL_MISS, seat, card, 0, 0)

    # Events about money and Rumours

    def move_money(self, seat: int, card: int) -> None:
        if card == REFUND:
            self.gain(seat, card, self.paid)
        elif card == CLEAR_RUMOUR:
            self.clear_rumour(seat)
        elif card == PAY_BEHIND:
            self.pay_behind(seat)
        elif card == RESET:
            self.reset_money(seat)
        elif card == RUMOUR_MONEY:
            if self.rumours[seat] == 0:
                self.miss_next(seat, card)
            else:
                self.gain(seat, card, self.data.amount[card] * self.rumours[seat])
        elif card == LOSE_HALF:
            self.lose(seat, card, self.money[seat] // 2)
        else:
            self.collect_tips(seat)

    def clear_rumour(self, seat: int) -> None:
        if self.rumours[seat] == 0:
            self.tell(CARD_LOST, seat, CLEAR_RUMOUR, 0, 0)
            return
        self.rumours[seat] -= 1
        self.tell(CARD_RUMOUR, seat, CLEAR_RUMOUR, self.rumours[seat], 0)
        self.gain(seat, CLEAR_RUMOUR, POSITION_MONEY * self.position(self.hat))

    def reset_money(self, seat: int) -> None:
        money = self.data.amount[RESET] - self.money[seat]
        if money < 0:
            self.lose(seat, RESET, -money)
        else:
            self.gain(seat, RESET, money)

    def pay_behind(self, seat: int) -> None:
        """Ten to each player behind; who cannot gives five each, or one each, or nothing."""
        behind = 0
        for other in range(self.players):
            if self.is_behind(other, seat):
                behind += 1
        each = self.data.amount[PAY_BEHIND]
        if each * behind > self.money[seat]:
            each = PAY_HALF
        if each * behind > self.money[seat]:
            each = PAY_LEAST
        if behind == 0 or each * behind > self.money[seat]:
            self.tell(CARD_LOST, seat, PAY_BEHIND, 0, 0)
            return
        for other in range(self.players):
            if self.is_behind(other, seat):
                self.hand_over(seat, other, each)

    def is_behind(self, other: int, seat: int) -> bool:
        """Whether another player has a hat behind the one that drew."""
        if other == seat:
            return False
        for hat in range(other * self.hats_each, (other + 1) * self.hats_each):
            if self.space[hat] < self.space[self.hat]:
                return True
        return False

    def collect_tips(self, seat: int) -> None:
        """A little from everyone else, as far as they have it."""
        found = 0
        for other in range(self.players):
            tip = self.data.amount[TIP]
            if tip > self.money[other]:
                tip = self.money[other]
            if other != seat and tip != 0:
                self.hand_over(other, seat, tip)
                found += tip
        if found == 0:
            self.tell(CARD_LOST, seat, TIP, 0, 0)

    def hand_over(self, giver: int, taker: int, money: int) -> None:
        self.money[giver] -= money
        self.money[taker] += money
        self.tell(PAID, giver, taker, money, 0)

    # Characters

    def may_use(self, character: int) -> bool:
        """Whether a character would help the player whose turn it is, before moving."""
        if character == AOUDA:
            return self.rumours[self.turn] != 0
        if character == BUNSBY:
            return self.stage_before_that(self.hat) != 0
        if character == FIX:
            return False
        return self.can_go_aided(self.hat, self.money[self.turn], character)

    def can_be_helped(self, hat: int, money: int) -> bool:
        """Whether a character the player holds could move a hat that has that much money and is stuck without."""
        for character in range(CHARACTERS):
            if self.kept[self.turn * CHARACTERS + character] != 0 and self.would_help(character, hat, money):
                return True
        return False

    def would_help(self, character: int, hat: int, money: int) -> bool:
        """Aouda helps a stuck hat only where the last Rumour is all that keeps it from London."""
        if character == AOUDA:
            return self.rumours[self.turn] == 1 and self.can_pay_for_london(hat, money)
        if character == BUNSBY:
            return self.stage_before_that(hat) != 0
        return character != FIX and self.can_go_aided(hat, money, character)

    def can_go_aided(self, hat: int, money: int, character: int) -> bool:
        here = self.space[hat]
        reach = self.aided_reach(character, money)
        steps = 1
        while steps <= reach and not self.may_go_aided(here, steps, character):
            steps += 1
        return steps <= reach

    def aided_choices(self, character: int, out: Moves) -> None:
        here = self.space[self.hat]
        for steps in range(1, self.aided_reach(character, self.money[self.turn]) + 1):
            if self.may_go_aided(here, steps, character):
                out.add(FORWARD + steps - 1)

    def aided_reach(self, character: int, money: int) -> int:
        """How far the money goes with a character's help."""
        help = self.data.amount[FIRST_CHARACTER + character]
        if character == KIOUNI:
            return help
        if character == MUDGE or money == 0:
            return self.data.reach[self.spendable(money)]
        if character == SPEEDY:
            return self.data.reach[self.spendable(money)] + help
        return self.data.reach[self.spendable(money + help)]

    def may_go_aided(self, here: int, steps: int, character: int) -> bool:
        """Nobody helps a hat into London, where the exact price is spent; Mudge's step follows an allowed move."""
        last = here + steps + (1 if character == MUDGE else 0)
        return last < LONDON_AGAIN and self.may_stop(here + steps) and self.may_stop(last)

    def use(self, seat: int, character: int) -> None:
        """Aouda and Bunsby help at once, the others with the forward move that is now owed."""
        self.put_away(seat, character)
        self.tell(USED, seat, FIRST_CHARACTER + character, 0, 0)
        if character == AOUDA:
            self.rumours[seat] -= 1
            self.tell(CARD_RUMOUR, seat, FIRST_CHARACTER + AOUDA, self.rumours[seat], 0)
        elif character == BUNSBY:
            self.go_back(seat, self.stage_before_that(self.hat))
        else:
            self.aid = character

    def put_away(self, seat: int, character: int) -> None:
        self.kept[seat * CHARACTERS + character] -= 1
        self.discards[FIRST_CHARACTER + character] += 1

    # Carrying a choice out

    def choose(self, seat: int, move: int) -> None:
        if self.phase == CHOOSING_HAT:
            self.tell(HAT_CHOSEN, seat, move - HAT + 1, 0, 0)
            self.play_hat(self.hat + move - HAT)
        elif self.phase == KEEPING:
            self.keep_card(seat, move - KEEP)
        elif self.phase == TAKING:
            self.take_or_give(seat, move)
        elif self.phase == STOPPING:
            self.answer_fix(seat, move)
        elif move < BACK:
            self.go_forward(seat, move - FORWARD + 1)
        elif move == BACK:
            self.go_back(seat, self.stage_behind(self.hat))
        elif move in (TAKE, GIVE):
            self.stay(seat, move)
        elif move == PASS:
            self.pass_by(seat)
        elif move == RESTART:
            self.restart(seat)
        else:
            self.use(seat, move - USE)

    # The end

    def come_home(self, seat: int) -> None:
        """The first player home wins and ends the game; with two hats, when both are home."""
        if self.hats_each == 2 and self.space[self.hat ^ 1] != LONDON_AGAIN:
            self.tell(CAME_HOME, seat, 0, self.money[seat], 0)
            self.end_turn()
            return
        self.homes += 1
        self.place[seat] = self.homes
        self.tell(CAME_HOME, seat, self.homes, self.money[seat], 0)
        if not self.places or self.homes == self.players - 1:
            self.finish()
            return
        for character in range(CHARACTERS):
            while self.kept[seat * CHARACTERS + character] != 0:
                self.put_away(seat, character)
        self.end_turn()

    def finish(self) -> None:
        self.over = True
        self.call(0)
        self.phase = MOVING
        self.aid = UNAIDED
        self.hat = self.turn * self.hats_each
        for seat in range(self.players):
            if self.victory(seat) > 0.0:
                self.tell(WON, seat, self.tally(seat), 0, 0)
        self.tell(ENDED, NOBODY, 0, 0, 0)

    def tally(self, seat: int) -> int:
        """How far a player's hats have come."""
        spaces = 0
        for hat in range(seat * self.hats_each, (seat + 1) * self.hats_each):
            spaces += self.space[hat]
        return spaces

    def victory(self, seat: int) -> float:
        """All for the first home; if nobody came home in time, for whoever is nearest, shared if several are."""
        if self.homes != 0:
            return 1.0 if self.place[seat] == 1 else 0.0
        mine = self.tally(seat)
        nearest = 0
        for other in range(self.players):
            if self.tally(other) > mine:
                return 0.0
            if self.tally(other) == mine:
                nearest += 1
        return self.data.portion[nearest]

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """Only the order of the draw pile is hidden."""
        self.shuffle_pile()

    def shuffle_unseen(self) -> None:
        """And it is hidden from everyone."""
        self.shuffle_pile()
