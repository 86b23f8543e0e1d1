"""Money, prestige, poverty and loans."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import LOAN_MONEY, MOST_LOANS, Act, Ongoing, Told
from londinium.games.london.rules import stacks
from londinium.games.london.rules.city import City

# Money, prestige, poverty


def gain(city: City, seat: int, money: int, prestige: int, poverty: int) -> None:
    """Money, prestige and poverty; nobody can lose more poverty than they have."""
    if poverty < -city.poverty[seat]:
        poverty = -city.poverty[seat]
    city.money[seat] += money
    city.prestige[seat] += prestige
    city.poverty[seat] += poverty
    if money != 0 or prestige != 0 or poverty != 0:
        city.tell(Told.GAINED, seat, money, prestige, poverty)


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
    while city.money[seat] < amount and city.loans[seat] < MOST_LOANS:
        borrow(city, seat)
    paid = amount if amount < city.money[seat] else city.money[seat]
    city.money[seat] -= paid
    return paid


def offer_loan(city: City, seat: int, out: Moves) -> None:
    if city.loans[seat] < MOST_LOANS:
        out.add(Act.LOAN)


def neighbour(city: City, seat: int, step: int) -> int:
    other = seat + step
    return other if other < city.players else other - city.players
