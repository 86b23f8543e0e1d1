"""What a good player of London looks at: the score as it stands, and what city, hand and money may still bring.

A city is worth what its next run would bring less the poverty of that run, and less still because it has not been run
yet; cards that stay face up will run again. Poverty counts by the rulebook's table above the lowest player's, and what
a hand will bring in poverty counts the more, the nearer the end is. A half-made action is judged as if it were made.
"""

from __future__ import annotations

from math import pow

from londinium.core.state import Accounts, StageWeights
from londinium.games.london.pieces import (
    HAND,
    NOBODY,
    NOTHING,
    STACKS,
    Colour,
    Counted,
    Effect,
    Kind,
    Mark,
    Ongoing,
    Phase,
    Price,
)
from londinium.games.london.rules import activate, city_cards, develop, purse, run_city, scoring, stacks
from londinium.games.london.rules.play import Play

COUNTED_NAMES = ("points", "money", "loans", "cards", "city", "poverty")  # as the numbers of what is counted go
BY_STAGE = StageWeights("games/london", COUNTED_NAMES)
HALF_WAY = 40.0  # a lead of so many points is half way from even to won; nobody is ever quite lost
HOPELESS = -8.0  # so far behind in the very last turn, all is lost
MONEY_LATE = 0.33  # prestige for £1 at the end
MONEY_EARLY = 0.3  # and what each of the first pounds is worth more while it can still be spent
MONEY_NEEDED = 15
LOAN = 8.5  # what it takes off the score, or to repay, and a little more
POVERTY = 0.9  # what one more poverty costs, before it is known who will have the least
DEPTH = 0.2  # also the lowest player would rather have less
CARD = 0.25  # a card in the hand, whatever it is, that can still be played or discarded
CARD_PART = 0.12  # and of what it would bring in a city
MANY_CARDS = 5  # more than these are worth little
WAITING = 0.65  # of what a run would bring, while it has not been run
SOFTNESS = 18.0  # the poverty of a run counts half when so much is to be had by it
FEW_STACKS = 4  # more than these cost too much poverty in every run
MANY_STACKS = 0.2
AGAIN = 0.3  # for a card that stays face up, for each later run
TURNS_A_CARD = 0.55  # turns of one player for each card of the deck and seat
RUNS_A_TURN = 0.25


class Prospect(Play):
    """The city as a player judges it."""

    def blank(self) -> "Prospect":
        other = Prospect.__new__(Prospect)
        other.data = self.data
        return other

    def sources(self) -> tuple[str, ...]:
        return COUNTED_NAMES

    def hope(self, seat: int, accounts: Accounts) -> float:
        if self.is_last_turn(seat) and self.lead(seat, accounts) < HOPELESS:
            return 0.0
        return self.weigh(seat, accounts)

    def weigh(self, seat: int, accounts: Accounts) -> float:
        gap: float = self.lead(seat, accounts)
        if self.over:
            return 0.5 if gap == 0.0 else 1.0 if gap > 0.0 else 0.0
        apart: float = gap if gap > 0.0 else -gap
        return 0.5 + 0.5 * gap * pow(HALF_WAY + apart, -1.0)

    def lead(self, seat: int, accounts: Accounts) -> float:
        """By how much a seat is before the best of the others."""
        best: float = -1000.0
        for other in range(self.players):
            if other != seat and accounts.total[other] > best:
                best = accounts.total[other]
        return accounts.total[seat] - best

    # How much of the game is left

    def remaining(self) -> float:
        """The part of the deck that has not been drawn."""
        left = self.data.deck_size - self.deck_at
        return left * self.data.share[self.data.deck_size] if self.ending == NOBODY else 0.0

    def is_last_turn(self, seat: int) -> bool:
        """Whether the game ends with the turn being played: then nothing is gained by putting the end off."""
        return self.turn == seat and self.ending == purse.neighbour(self, seat, 1)

    def turns_left(self, seat: int) -> float:
        """The turns a seat will have after the one being played."""
        if self.ending == NOBODY:
            return 0.4 + TURNS_A_CARD * self.data.share[self.players] * (self.data.deck_size - self.deck_at)
        to_seat = seat - self.turn if seat >= self.turn else seat - self.turn + self.players
        to_end = self.ending - self.turn if self.ending >= self.turn else self.ending - self.turn + self.players
        return 1.0 if 0 < to_seat < to_end else 0.0

    def is_running(self, seat: int) -> bool:
        """Whether the seat is in the middle of a run, whose poverty is still to come."""
        if self.turn != seat or self.over:
            return False
        phase = self.after if self.phase in (Phase.GIVING, Phase.RECEIVING) else self.phase
        return Phase.RUNNING <= phase <= Phase.FLIPPING

    # What a seat may hope to end with

    def reckon(self, accounts: Accounts) -> None:
        accounts.open(self.players, self.blind)
        for seat in range(self.players):
            accounts.add(seat, Counted.POINTS, self.prestige[seat] + scoring.city_prestige(self, seat))
            if self.over:
                self.reckon_end(seat, accounts)
            else:
                self.reckon_prospects(seat, accounts)
        self.weigh_accounts(accounts, self.players, BY_STAGE)

    def reckon_end(self, seat: int, accounts: Accounts) -> None:
        """What the scoring makes of the rest."""
        accounts.add(seat, Counted.MONEY, scoring.money_prestige(self, seat))
        accounts.add(seat, Counted.LOANS, -scoring.loan_loss(self, seat))
        accounts.add(seat, Counted.POVERTY, -scoring.poverty_loss(self, seat))

    def reckon_prospects(self, seat: int, accounts: Accounts) -> None:
        turns: float = self.turns_left(seat)
        early: float = turns * 0.1 if turns < 10.0 else 1.0
        accounts.add(seat, Counted.MONEY, self.money_worth(self.money[seat], early))
        accounts.add(seat, Counted.LOANS, -(LOAN + POVERTY * RUNS_A_TURN * turns) * self.loans[seat])
        accounts.add(seat, Counted.CARDS, self.hand_worth(seat, turns))
        accounts.add(seat, Counted.CITY, self.city_worth(seat, turns))
        accounts.add(seat, Counted.CITY, self.powers_worth(seat, early))
        if self.turn == seat:
            accounts.add(seat, Counted.CITY, self.pending_worth(seat, turns, early))
        accounts.add(seat, Counted.POVERTY, -self.poverty_worth(seat, turns))

    def money_worth(self, money: int, early: float) -> float:
        """Money is prestige at the end; before, some of it is needed for land and cards."""
        needed = money if money < MONEY_NEEDED else MONEY_NEEDED
        return MONEY_LATE * money + MONEY_EARLY * early * needed

    def poverty_worth(self, seat: int, turns: float) -> float:
        """What poverty will cost: by the table what is above the lowest player's, and a little of all of it."""
        lowest: float = 10000.0
        for other in range(self.players):
            if self.threat(other, turns) < lowest:
                lowest = self.threat(other, turns)
        own: float = self.threat(seat, turns)
        early: float = turns * 0.1 if turns < 10.0 else 1.0
        apart: float = own - lowest
        return DEPTH * own + early * POVERTY * apart + (1.0 - early) * self.penalty_about(apart)

    def penalty_about(self, more: float) -> float:
        """The table of poverty, between its whole numbers too."""
        whole = 0
        while whole + 1 <= more and whole < 200:
            whole += 1
        below: float = scoring.penalty_for(self, whole)
        return below + (more - whole) * (scoring.penalty_for(self, whole + 1) - below)

    def threat(self, seat: int, turns: float) -> float:
        """The poverty a seat has, that of the run it is in the middle of, and that of its hand if the end is near."""
        found: float = self.poverty[seat]
        if self.is_running(seat):
            found += run_city.run_poverty(self, seat)
        if turns < 4.0:
            found += self.hand_size[seat] * (1.0 - 0.25 * turns)
        return found

    def hand_worth(self, seat: int, turns: float) -> float:
        """Cards are what cities are made of, as long as there is time; nobody keeps more than nine."""
        total = 0.0
        time: float = turns * 0.33 if turns < 3.0 else 1.0
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if self.data.kind[card] == Kind.PAUPER:
                total -= 0.5 * POVERTY
            elif self.data.kind[card] == Kind.BUILD:
                total += CARD + CARD_PART * self.card_worth(seat, card)
            else:
                total += 2.0 * CARD
        if self.hand_size[seat] > MANY_CARDS:
            total *= (MANY_CARDS + 0.2 * (self.hand_size[seat] - MANY_CARDS)) * self.data.share[self.hand_size[seat]]
        return time * total

    def card_worth(self, seat: int, card: int) -> float:
        """What a card brings in a city, over all, less its cost."""
        found: float = self.data.end_prestige[card] + WAITING * self.brings(seat, card)
        found -= 0.5 * develop.cost_of(self, seat, card)
        return found if found > 0.0 else 0.0

    def city_worth(self, seat: int, turns: float) -> float:
        """What the cards that are seen will bring in the next run, less its poverty, and in later ones."""
        running: bool = self.is_running(seat)
        now = 0.0
        later = 0.0
        lasting = 0.0
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            one = self.top[at]
            if not self.marks[one] & Mark.DOWN:
                card = self.data.type_of[self.laid[one]]
                brings: float = self.brings(seat, card)
                if not self.data.flips[card]:
                    lasting += brings
                if self.data.effect[card] == Effect.EMPTY_TILL:
                    brings += 0.5 * self.till[one]
                if running and self.marks[one] == 0:
                    now += brings
                    if not self.data.flips[card]:
                        later += brings
                else:
                    later += brings
        runs: float = RUNS_A_TURN * turns
        if turns < 0.5:
            return now
        cost: float = (POVERTY + DEPTH) * (self.stacks[seat] + self.loans[seat] + 0.7 * self.hand_size[seat])
        chance: float = turns * pow(turns + 0.5, -1.0)
        total: float = now + chance * later * (WAITING - cost * pow(later + SOFTNESS, -1.0))
        if self.stacks[seat] > FEW_STACKS:
            total -= MANY_STACKS * runs * (self.stacks[seat] - FEW_STACKS)
        if runs < 1.0:
            return total
        return total + AGAIN * lasting * (runs - 1.0 if runs < 4.0 else 3.0)

    def powers_worth(self, seat: int, early: float) -> float:
        total = 0.0
        if stacks.has(self, seat, Ongoing.SCHOOLING):
            total += 2.0
        if stacks.has(self, seat, Ongoing.SWAPPING):
            total += 1.5
        if stacks.has(self, seat, Ongoing.LOOKING):
            total += 3.0
        if stacks.has(self, seat, Ongoing.PARLIAMENT):
            total += 2.0
        if stacks.has(self, seat, Ongoing.BANKING):
            total += 0.5
        return total * early

    def pending_worth(self, seat: int, turns: float, early: float) -> float:
        """What the choice being made will bring: the card in play, the cards still to be drawn."""
        time: float = turns * 0.33 if turns < 3.0 else 1.0
        room = MANY_CARDS - self.hand_size[seat]
        drawn = self.draw_left if self.draw_left < room else room
        total: float = 0.0
        if drawn > 0:
            total = (CARD + 2.0 * CARD_PART) * time * drawn
        if self.held != NOTHING and self.phase in (Phase.PAYING, Phase.PLACING):
            card = self.data.type_of[self.held]
            total += self.data.end_prestige[card] + WAITING * self.brings(seat, card)
            cost = develop.cost_of(self, seat, card)
            total -= self.money_worth(self.money[seat], early) - self.money_worth(self.money[seat] - cost, early)
            if self.phase == Phase.PAYING:
                total -= (CARD + CARD_PART) * time
        if self.phase == Phase.PAYING_CARD:
            total += self.brings(seat, stacks.on_top(self, seat, self.active))
        return total

    def brings(self, seat: int, card: int) -> float:
        """What activating a card is worth."""
        count = activate.count_per(self, seat, self.data.per[card])
        money = self.data.money[card] + count * self.data.per_money[card] - self.data.pay_money[card]
        found: float = 0.5 * money
        found += self.data.prestige[card] + count * self.data.per_prestige[card]
        poverty = self.data.poverty[card]
        found -= POVERTY * (poverty if poverty > -self.poverty[seat] - 3 else -self.poverty[seat] - 3)
        if self.data.pay_card[card] != Price.NONE:
            found -= 0.3
        found += self.effect_worth(seat, card)
        return found if found > 0.0 else 0.0

    def effect_worth(self, seat: int, card: int) -> float:
        effect = self.data.effect[card]
        amount = self.data.amount[card]
        if effect in (Effect.SHED, Effect.SHED_PAUPERS):
            cards = self.paupers_in(seat) if effect == Effect.SHED_PAUPERS else self.hand_size[seat]
            cards = cards if cards < amount else amount
            each: float = self.data.each_prestige[card] + 0.5 * self.data.each_money[card]
            return cards * (each + 0.6 - 0.7 * POVERTY * self.data.each_poverty[card])
        if effect == Effect.LEVY:
            return 0.5 * amount * (self.players - 1)
        if effect in (Effect.GIVE_POVERTY, Effect.SEND_POVERTY):
            return 1.2 * amount
        if effect == Effect.SPARE_HAND:
            return 0.7 * POVERTY * self.hand_size[seat]
        if effect == Effect.SPARE:
            return 2.5
        if effect == Effect.PLACE:
            return 3.0 if city_cards.building_on_display(self) else 0.5
        if effect == Effect.FIRE:
            return 1.0
        return 0.0 if effect in (0, Effect.EMPTY_TILL) else 2.5

    def paupers_in(self, seat: int) -> int:
        count = 0
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            count += 1 if self.data.colour[self.data.type_of[self.hand[i]]] == Colour.GREY else 0
        return count
