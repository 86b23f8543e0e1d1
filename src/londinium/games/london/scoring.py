"""The end of London: the seven steps of the scoring, ties, and who has won."""

from __future__ import annotations

from londinium.games.london.board import Board
from londinium.games.london.pieces import (
    ENDED,
    HAND_COUNTED,
    LOAN_LOSS,
    LOAN_PRICE,
    MONEY_A_POINT,
    NOBODY,
    PENALTIES,
    SCORED,
    WON,
)


class Scoring(Board):
    """Who has won, and by how much."""

    def finish(self) -> None:
        self.over = True
        self.call(0)
        for seat in range(self.players):
            self.tell(HAND_COUNTED, seat, self.hand_size[seat], self.final_poverty(seat), 0)
        for seat in range(self.players):
            self.tell(SCORED, seat, self.tally(seat), 0, 0)
        for seat in range(self.players):
            if self.is_best(seat):
                self.tell(WON, seat, self.tally(seat), 0, 0)
        self.tell(ENDED, NOBODY, 0, 0, 0)

    def tally(self, seat: int) -> int:
        """The seven steps of the scoring, as if the game ended now."""
        return (
            self.prestige[seat]
            + self.city_prestige(seat)
            + self.money_prestige(seat)
            - self.loan_loss(seat)
            - self.poverty_loss(seat)
        )

    def final_poverty(self, seat: int) -> int:
        return self.poverty[seat] + self.hand_size[seat]

    def city_prestige(self, seat: int) -> int:
        """All cards of the city, flipped and covered ones too."""
        total = 0
        for i in range(self.laid_count):
            if self.laid_by[i] == seat:
                total += self.data.end_prestige[self.data.type_of[self.laid[i]]]
        return total

    def best_card(self, seat: int) -> int:
        best = 0
        for i in range(self.laid_count):
            if self.laid_by[i] == seat and self.data.end_prestige[self.data.type_of[self.laid[i]]] > best:
                best = self.data.end_prestige[self.data.type_of[self.laid[i]]]
        return best

    def repaid_at_end(self, seat: int) -> int:
        affordable = self.money[seat] // LOAN_PRICE
        return affordable if affordable < self.loans[seat] else self.loans[seat]

    def money_prestige(self, seat: int) -> int:
        return (self.money[seat] - LOAN_PRICE * self.repaid_at_end(seat)) // MONEY_A_POINT

    def loan_loss(self, seat: int) -> int:
        return LOAN_LOSS * (self.loans[seat] - self.repaid_at_end(seat))

    def lowest_poverty(self) -> int:
        lowest = self.final_poverty(0)
        for seat in range(1, self.players):
            if self.final_poverty(seat) < lowest:
                lowest = self.final_poverty(seat)
        return lowest

    def poverty_loss(self, seat: int) -> int:
        """Only what a player has more than the lowest counts."""
        return self.penalty_for(self.final_poverty(seat) - self.lowest_poverty())

    def penalty_for(self, more: int) -> int:
        if more < PENALTIES:
            return self.data.penalty[more]
        return self.data.penalty[PENALTIES - 1] + self.data.beyond * (more - PENALTIES + 1)

    def ahead(self, seat: int, other: int) -> int:
        """Above 0 if the seat comes before the other, 0 if nothing tells them apart."""
        apart = self.tally(seat) - self.tally(other)
        if apart == 0:
            apart = self.final_poverty(other) - self.final_poverty(seat)
        if apart == 0:
            apart = self.owned_count[seat] - self.owned_count[other]
        if apart == 0:
            apart = self.third_tie_break(seat) - self.third_tie_break(other)
        return apart

    def third_tie_break(self, seat: int) -> int:
        """The Polish rules look at the best single card, the French at all of them together."""
        return self.best_card(seat) if self.polish else self.city_prestige(seat)

    def is_best(self, seat: int) -> bool:
        better = 0
        for other in range(self.players):
            better += 1 if self.ahead(other, seat) > 0 else 0
        return better == 0

    def victory(self, seat: int) -> float:
        if not self.is_best(seat):
            return 0.0
        winners = 0
        for other in range(self.players):
            if self.is_best(other):
                winners += 1
        return self.data.portion[winners]
