"""What a good player of Around the World in 80 Days looks at: how many turns everyone still needs to be home.

Steps cost the less the shorter they are, so money is time: a distance d in k equal steps costs d × (d ÷ k + 1) ÷ 2.
Each Rumour costs a turn with the police, and far more once their spaces lie behind. Too much money near home costs
turns too.
"""

from __future__ import annotations

from math import tanh

from londinium.games.eighty_days.pieces import (
    CHARACTERS,
    LONDON_AGAIN,
    POSITION_MONEY,
    Character,
    Phase,
    Space,
    Visit,
)
from londinium.games.eighty_days.rules import bets, forward, the_end
from londinium.games.eighty_days.rules.play import Play

INCOME = 9.0  # what a turn brings on average
TRUST = 0.7  # how likely a bet that matches now still matches when the turn comes
POLICE_TURN = 1.2  # what a Rumour costs while police spaces lie ahead, in turns
POLICE_BEHIND = 4.0  # what it costs once they do not
WAY_BACK = 12.0  # what it costs then for whom only a place is left: the way back, and the money that brings
CHARACTER_TURNS = 0.5
FINE = 0.25  # how finely turns are told apart
LONGEST = 60.0
GIVEN_A_TURN = 10.0
TOO_RICH = 1.0
WEIGHT = 0.25  # how much a turn ahead is worth


class Outlook(Play):
    """The race as a player sees it who wants to be home first."""

    def blank(self) -> "Outlook":
        other = Outlook.__new__(Outlook)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        """The chance that everyone else still on the way needs more turns.

        Once somebody is home there is nothing left to win but a place, and a place is worth 0, the same as the end of
        the game: so whoever is still on the way has less than that, the less the more others seem to be nearer.
        """
        if self.place[seat] != 0:
            return 1.0 if self.place[seat] == 1 else 0.0
        own: float = self.turns_home(seat)
        chance = 1.0
        for other in range(self.players):
            if other != seat and self.place[other] == 0:
                ahead: float = self.turns_home(other) - own
                chance = chance * self.likely(ahead)
        return chance if self.homes == 0 else chance - 1.0

    def likely(self, ahead: float) -> float:
        return 0.5 + 0.5 * tanh(WEIGHT * ahead)

    def turns_home(self, seat: int) -> float:
        """How many turns a player seems to need."""
        money: float = self.money[seat] + self.money_coming(seat)
        rumours: float = self.rumours[seat] - self.kept[seat * CHARACTERS + Character.AOUDA]
        if rumours < 0.0:
            rumours = 0.0
        ahead: float = self.police_ahead(seat)
        behind: float = rumours - ahead if rumours > ahead else 0.0
        turns: float = self.steps_needed(seat, money)
        turns += POLICE_TURN * (rumours - behind) + (POLICE_BEHIND if self.homes == 0 else WAY_BACK) * behind
        turns += self.turns_too_rich(seat, money + POSITION_MONEY * rumours)
        turns += self.missing[seat]
        for character in range(Character.FIX, CHARACTERS):
            if self.kept[seat * CHARACTERS + character] != 0:
                turns -= CHARACTER_TURNS
        if self.turn == seat and (self.phase in (Phase.MOVING, Phase.CHOOSING_HAT)):
            turns -= 1.0
        return turns

    def money_coming(self, seat: int) -> float:
        """What the spaces under the player's hats will pay when the turn comes."""
        coming = 0.0
        for hat in range(seat * self.hats_each, (seat + 1) * self.hats_each):
            if self.police[hat] == Visit.TURNED:
                coming += bets.income(self, hat, self.space[hat])
            elif not (self.turn == seat and self.phase == Phase.MOVING and self.hat == hat):
                coming += TRUST * bets.bet_money(self, hat)
        return coming

    def police_ahead(self, seat: int) -> int:
        """How many police spaces the player's hats can still come to, those under a hat turned over included."""
        found = 0
        for hat in range(seat * self.hats_each, (seat + 1) * self.hats_each):
            if self.police[hat] == Visit.TURNED:
                found += 1
            for space in range(self.space[hat] + 1, LONDON_AGAIN):
                if self.data.kind[space] == Space.POLICE:
                    found += 1
        return found

    def steps_needed(self, seat: int, money: float) -> float:
        """In how many steps the money, and what comes in on the way, covers the distance."""
        distance: float = self.hats_each * LONDON_AGAIN - the_end.tally(self, seat)
        steps = 1.0
        while steps < LONGEST and distance * (distance + steps) > 2.0 * steps * (money + INCOME * (steps - 1.0)):
            steps += FINE
        return steps

    def turns_too_rich(self, seat: int, money: float) -> float:
        """How many turns it takes to get rid of what even the longest steps would leave."""
        spent: float = forward.last_home_limit(self)
        for hat in range(seat * self.hats_each, (seat + 1) * self.hats_each):
            spent += self.data.cost[LONDON_AGAIN - self.space[hat]] if self.homes == 0 else self.price_by_police(hat)
        if money <= spent:
            return 0.0
        return TOO_RICH + (money - spent) / GIVEN_A_TURN

    def price_by_police(self, seat: int) -> int:
        """The price of the way home with a stop at the next police spaces, one for each Rumour.

        Only those who play for the places left wait for it: a winner has long got rid of the Rumours by then.
        """
        here = self.space[seat]
        rumours = self.rumours[seat] - self.kept[seat * CHARACTERS + Character.AOUDA]
        if self.police[seat] == Visit.TURNED:
            rumours -= 1
        price = 0
        for space in range(here + 1, LONDON_AGAIN):
            if rumours > 0 and self.data.kind[space] == Space.POLICE:
                price += self.data.cost[space - here]
                here = space
                rumours -= 1
        return price + self.data.cost[LONDON_AGAIN - here]
