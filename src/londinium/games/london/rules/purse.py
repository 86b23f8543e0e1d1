"""Money, prestige, poverty and loans."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import LOAN_MONEY, LOAN_PRICE, MOST_LOANS, Act, Ongoing, Phase, Told
from londinium.games.london.rules import stacks
from londinium.games.london.rules.city import City


def gain(city: City, seat: int, money: int, prestige: int, poverty: int) -> None:
    poverty = poverty_gained(city, seat, poverty)
    city.money[seat] += money
    city.prestige[seat] += prestige
    city.poverty[seat] += poverty
    if money != 0 or prestige != 0 or poverty != 0:
        city.tell(Told.GAINED, seat, money, prestige, poverty)


def poverty_gained(city: City, seat: int, poverty: int) -> int:
    """Nobody can lose more poverty than they have."""
    return poverty if poverty > -city.poverty[seat] else -city.poverty[seat]


def offer_loan(city: City, seat: int, out: Moves) -> None:
    if may_borrow(city, seat):
        out.add(Act.LOAN)


def take_loan(city: City, seat: int) -> None:
    """Whoever borrows has begun the turn: nothing is repaid any more."""
    city.begun = True
    borrow(city, seat)


def may_borrow(city: City, seat: int) -> bool:
    return city.loans[seat] < MOST_LOANS


def borrow(city: City, seat: int) -> None:
    money = LOAN_MONEY
    if stacks.has(city, seat, Ongoing.BANKING):
        money = stacks.power_amount(city, seat, Ongoing.BANKING)
    city.money[seat] += money
    city.loans[seat] += 1
    city.borrowed[seat] += 1
    city.tell(Told.TOOK_LOAN, seat, money, city.loans[seat], 0)


def charge(city: City, seat: int, amount: int) -> int:
    """A cost that cannot be refused: loans are taken as long as they are needed and to be had."""
    while city.money[seat] < amount and may_borrow(city, seat):
        borrow(city, seat)
    paid = amount if amount < city.money[seat] else city.money[seat]
    city.money[seat] -= paid
    return paid


def offer_repayment(city: City, seat: int, out: Moves) -> None:
    if time_to_repay(city) and city.loans[seat] > 0 and city.money[seat] >= LOAN_PRICE:
        out.add(Act.REPAY)


def repay(city: City, seat: int) -> None:
    city.money[seat] -= LOAN_PRICE
    city.loans[seat] -= 1
    city.tell(Told.REPAID, seat, city.loans[seat], 0, 0)


def time_to_repay(city: City) -> bool:
    """Loans are repaid before anything else is done in a turn."""
    return city.phase == Phase.STARTING and not city.begun


def neighbour(city: City, seat: int, step: int) -> int:
    other = seat + step
    return other if other < city.players else other - city.players
