"""What a good player of London looks at: the score as it stands, and what city, hand and money may still bring.

A city is worth what its next run would bring, less the poverty that run costs; the more of the deck is left, the more
runs there will be. Poverty counts only above the lowest player's, so everyone's is looked at.
"""

from __future__ import annotations

from math import pow

from londinium.games.london.pieces import (
    BUILD,
    DOWN,
    FLIPPING,
    FRESH,
    GIVING,
    HAND,
    NO_CARD_COST,
    NOTHING,
    PAUPER,
    PAYING,
    PLACING,
    RECEIVING,
    RUNNING,
    STACKS,
)
from londinium.games.london.rules import City

HALF_WAY = 60.0  # a lead of so many points is half way from even to won; nobody is ever quite lost
MONEY_LATE = 0.33  # prestige for £1 at the end
MONEY_EARLY = 0.17  # and what it is worth more while it can still be spent
LOAN_WEIGHT = 11.0
POVERTY_WEIGHT = 1.5
POVERTY_DEPTH = 1.0  # also the lowest player would rather have less
CARD_WEIGHT = 1.0  # a card in the hand that can still be played
PAUPER_WEIGHT = 0.9
YIELD = 0.5  # of what a run would be worth, before it is run
AGAIN_YIELD = 0.35  # for a card that stays face up, for each later run
STACK_WEIGHT = 0.4  # poverty of a stack, for each later run
ONGOING_WEIGHT = 1.0
RUNS_LEFT = 6.0  # with the whole deck to come


class Prospect(City):
    """The city as a player judges it."""

    def blank(self) -> "Prospect":
        other = Prospect.__new__(Prospect)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        best: float = -1000.0
        for other in range(self.players):
            if other != seat:
                worth: float = self.worth(other)
                if worth > best:
                    best = worth
        gap: float = self.worth(seat) - best
        apart: float = gap if gap > 0.0 else -gap
        return 0.5 + 0.5 * gap * pow(HALF_WAY + apart, -1.0)

    def part_left(self) -> float:
        """How much of the game is still to come: the part of the deck."""
        return (self.data.deck_size - self.deck_at) * 0.0125

    def worth(self, seat: int) -> float:
        """The prestige a seat may hope to end with."""
        left: float = self.part_left()
        total: float = self.prestige[seat] + self.city_prestige(seat)
        total += self.money[seat] * (MONEY_LATE + MONEY_EARLY * left)
        total -= LOAN_WEIGHT * (1.0 + 0.5 * left) * self.loans[seat]
        total += self.hand_worth(seat, left)
        total += self.city_worth(seat, left)
        if self.turn == seat and not self.over:
            total += self.pending_worth(seat, left)
        return total - self.poverty_worth(seat)

    def pending_worth(self, seat: int, left: float) -> float:
        """What the choice being made will bring: the card in play, the cards still to be drawn."""
        total: float = 0.5 * left * self.draw_left
        if self.held != NOTHING and self.phase in (PAYING, PLACING):
            card = self.data.type_of[self.held]
            total += self.data.end_prestige[card] + YIELD * self.brings(seat, card)
            total -= MONEY_LATE * self.cost_of(seat, card)
            if self.phase == PAYING:
                total -= left * CARD_WEIGHT
        return total

    def is_running(self, seat: int) -> bool:
        """Whether the seat is in the middle of a run, whose poverty is still to come."""
        if self.turn != seat or self.over:
            return False
        phase = self.after if self.phase in (GIVING, RECEIVING) else self.phase
        return RUNNING <= phase <= FLIPPING

    def poverty_worth(self, seat: int) -> float:
        """What poverty will cost: what is above the lowest other player, and a little of all of it."""
        lowest: float = 10000.0
        for other in range(self.players):
            if other != seat and self.threat(other) < lowest:
                lowest = self.threat(other)
        own: float = self.threat(seat)
        cost: float = POVERTY_DEPTH * own
        if own > lowest:
            cost += POVERTY_WEIGHT * (own - lowest)
        return cost

    def threat(self, seat: int) -> float:
        """The poverty a seat has, and that of its hand the nearer the end is."""
        found: float = self.poverty[seat] + self.hand_size[seat] * (1.0 - 0.8 * self.part_left())
        if self.is_running(seat):
            found += self.stacks[seat] + self.loans[seat] + self.hand_counted(seat)
        return found

    def hand_worth(self, seat: int, left: float) -> float:
        """Cards are what cities are made of, as long as there is time."""
        total = 0.0
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if self.data.kind[card] == PAUPER:
                total -= PAUPER_WEIGHT
            elif self.data.kind[card] == BUILD:
                total += left * CARD_WEIGHT * (0.6 + 0.15 * self.data.end_prestige[card])
            else:
                total += left * CARD_WEIGHT
        return total

    def city_worth(self, seat: int, left: float) -> float:
        """What the cards that are seen will bring, and the poverty every stack will cost."""
        total = 0.0
        later: float = RUNS_LEFT * left
        next_run = 0.0
        if not self.is_running(seat):
            next_run = -1.0 * (self.stacks[seat] + self.loans[seat]) - 0.8 * self.hand_size[seat]
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            total -= STACK_WEIGHT * later
            one = self.top[at]
            if not self.marks[one] & DOWN:
                card = self.data.type_of[self.laid[one]]
                brings: float = self.brings(seat, card)
                if self.marks[one] == 0 or self.marks[one] == FRESH:
                    next_run += brings + self.till[one] * MONEY_LATE
                if not self.data.flips[card] and later > 0.0:
                    total += AGAIN_YIELD * brings * (later if later < 3.0 else 3.0)
                if self.data.ongoing[card] != 0:
                    total += ONGOING_WEIGHT * left
        if next_run > 0.0 and left > 0.0:
            total += YIELD * next_run
        return total

    def brings(self, seat: int, card: int) -> float:
        """What activating a card is worth."""
        count = self.count_per(seat, self.data.per[card])
        money = self.data.money[card] + count * self.data.per_money[card] - self.data.pay_money[card]
        found: float = 0.4 * money
        found += self.data.prestige[card] + count * self.data.per_prestige[card]
        found -= 1.3 * self.data.poverty[card]
        if self.data.pay_card[card] != NO_CARD_COST:
            found -= 0.3
        if self.data.effect[card] != 0:
            found += 1.5
        return found if found > 0.0 else 0.0
