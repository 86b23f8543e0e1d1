"""What a good player of Around the World in 80 Days looks at: how many turns everyone still needs to be home.

Steps cost the less the shorter they are, so money is time: a distance d in k equal steps costs d × (d ÷ k + 1) ÷ 2.
Each Rumour costs a turn with the police, and far more once their spaces lie behind. Too much money near home costs
turns too.
"""

from __future__ import annotations

from math import floor, sqrt, tanh

from londinium.core.state import Accounts, StageWeights
from londinium.games.eighty_days.pieces import (
    CHARACTERS,
    LONDON_AGAIN,
    POSITION_MONEY,
    Character,
    Counted,
    Phase,
    Space,
    Visit,
)
from londinium.games.eighty_days.rules import bets, forward, the_end
from londinium.games.eighty_days.rules.play import Play

COUNTED_NAMES = ("distance", "money", "rumours", "time", "characters")  # as the numbers of what is counted go
BY_STAGE = StageWeights("games/eighty_days", COUNTED_NAMES)
INCOME = 9.0  # what a turn brings on average
TRUST = 0.7  # how likely a bet that matches now still matches when the turn comes
POLICE_TURN = 1.2  # what a Rumour costs while police spaces lie ahead, in turns
POLICE_BEHIND = 4.0  # what it costs once they do not
WAY_BACK = 12.0  # what it costs then for whom only a place is left: the way back, and the money that brings
CHARACTER_TURNS = 0.5
FINE = 0.25  # how finely turns are told apart
STEPS_A_TURN = 4.0  # of that size
LONGEST = 60.0
DISTANCES = 2 * LONDON_AGAIN + 1  # of both hats together
AT_HOME = 8.0  # turns ahead of one who needs no more
DECIDED = 100.0  # how much more a turn ahead is worth once the game is over
GIVEN_A_TURN = 10.0
TOO_RICH = 1.0
WEIGHT = 0.25  # how much a turn ahead is worth


class Ways:
    """In how many steps each distance is covered by nothing but what comes in on the way, looked up."""

    def __init__(self) -> None:
        self.lay_out()
        for distance in range(DISTANCES):
            steps = 1.0
            while distance * (distance + steps) > 2.0 * steps * INCOME * (steps - 1.0):
                steps += FINE
            self.penniless[distance] = steps

    def lay_out(self) -> None:
        self.penniless: list[float] = [0.0] * DISTANCES


WAYS = Ways()


class Outlook(Play):
    """The race as a player sees it who wants to be home first."""

    def blank(self) -> "Outlook":
        other = Outlook.__new__(Outlook)
        other.data = self.data
        return other

    def sources(self) -> tuple[str, ...]:
        return COUNTED_NAMES

    def remaining(self) -> float:
        """The way home of whoever is nearest."""
        way = self.hats_each * LONDON_AGAIN
        shortest: float = way
        for seat in range(self.players):
            left: float = way - the_end.tally(self, seat)
            if self.place[seat] != 0:
                left = 0.0
            if left < shortest:
                shortest = left
        return shortest / LONDON_AGAIN if self.hats_each == 1 else 0.5 * shortest / LONDON_AGAIN

    def reckon(self, accounts: Accounts) -> None:
        """The turns everyone still needs, less than nothing because fewer are better; who is home is far ahead."""
        accounts.open(self.players, self.blind)
        for seat in range(self.players):
            if self.place[seat] == 0:
                self.reckon_turns(seat, accounts)
            else:
                accounts.add(seat, Counted.DISTANCE, AT_HOME - self.place[seat])
        self.weigh_accounts(accounts, self.players, BY_STAGE)

    def hope(self, seat: int, accounts: Accounts) -> float:
        """The chance that everyone else still on the way needs more turns.

        Once somebody is home there is nothing left to win but a place, and a place is worth 0, the same as the end of
        the game: so whoever is still on the way has less than that, the less the more others seem to be nearer.
        """
        if self.homes == 0:
            return self.weigh(seat, accounts)
        if self.place[seat] != 0:
            return 1.0 if self.place[seat] == 1 else 0.0
        chance = 1.0
        for other in range(self.players):
            if other != seat and self.place[other] == 0:
                chance = chance * self.likely(accounts.total[seat] - accounts.total[other])
        return chance - 1.0

    def weigh(self, seat: int, accounts: Accounts) -> float:
        """The chance that everyone else needs more turns; at the end it is decided."""
        chance = 1.0
        for other in range(self.players):
            if other != seat:
                ahead: float = accounts.total[seat] - accounts.total[other]
                if self.over:
                    ahead = DECIDED * ahead
                chance = chance * self.likely(ahead)
        return chance

    def likely(self, ahead: float) -> float:
        return 0.5 + 0.5 * tanh(WEIGHT * ahead)

    def reckon_turns(self, seat: int, accounts: Accounts) -> None:
        """What the turns are that a player seems to need; money is counted as the turns it saves."""
        money: float = self.money[seat] + self.money_coming(seat)
        rumours: float = self.rumours[seat] - self.kept[seat * CHARACTERS + Character.AOUDA]
        if rumours < 0.0:
            rumours = 0.0
        ahead: float = self.police_ahead(seat)
        behind: float = rumours - ahead if rumours > ahead else 0.0
        distance = self.hats_each * LONDON_AGAIN - the_end.tally(self, seat)
        penniless: float = WAYS.penniless[distance]
        accounts.add(seat, Counted.DISTANCE, -penniless)
        accounts.add(seat, Counted.MONEY, penniless - self.steps_needed(distance, money))
        turns: float = POLICE_TURN * (rumours - behind) + (POLICE_BEHIND if self.homes == 0 else WAY_BACK) * behind
        accounts.add(seat, Counted.RUMOURS, -turns)
        accounts.add(seat, Counted.MONEY, -self.turns_too_rich(seat, money + POSITION_MONEY * rumours))
        accounts.add(seat, Counted.TIME, -self.missing[seat])
        for character in range(Character.FIX, CHARACTERS):
            if self.kept[seat * CHARACTERS + character] != 0:
                accounts.add(seat, Counted.CHARACTERS, CHARACTER_TURNS)
        if self.turn == seat and (self.phase in (Phase.MOVING, Phase.CHOOSING_HAT)):
            accounts.add(seat, Counted.TIME, 1.0)

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

    def steps_needed(self, distance: int, money: float) -> float:
        """In how many steps the money, and what comes in on the way, covers the distance.

        The bill is square in the steps: where it is paid for the first time is worked out, and looked for from a step
        before, so that only the comparison itself decides.
        """
        linear: float = 2.0 * (money - INCOME) - distance
        steps: float = (sqrt(linear * linear + 8.0 * INCOME * distance * distance) - linear) * (0.25 / INCOME)
        steps = floor(steps * STEPS_A_TURN) * FINE - FINE
        if steps < 1.0:
            steps = 1.0
        while steps < LONGEST and distance * (distance + steps) > 2.0 * steps * (money + INCOME * (steps - 1.0)):
            steps += FINE
        return steps if steps < LONGEST else LONGEST

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
