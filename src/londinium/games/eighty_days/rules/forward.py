"""Going forward: what it costs, where one may stop, and what it needs to enter London."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.eighty_days.pieces import (
    HOME_LIMIT,
    LONDON_AGAIN,
    MOST_COST,
    NO_LIMIT,
    OPEN_WITHOUT,
    TWO_HAT_LIMIT,
    Act,
    Card,
    Character,
    Space,
    Told,
    Visit,
)
from londinium.games.eighty_days.rules import back, bets, characters, passepartout, pounds, the_end, turn
from londinium.games.eighty_days.rules.race import Race


def forward_choices(race: Race, reach: int, out: Moves) -> None:
    """Every free space within reach but stages and London; the police only receive a player with a Rumour.

    Without a branch for each space, since none could be predicted.
    """
    here = race.space[race.hat]
    if reach > LONDON_AGAIN - here - 1:
        reach = LONDON_AGAIN - here - 1
    table = here if race.rumours[race.turn] != 0 else OPEN_WITHOUT + here
    count = out.count
    for steps in range(1, reach + 1):
        out.ids[count] = Act.FORWARD + steps - 1
        count += race.data.open[table + steps] > race.board[here + steps]
    out.count = count


def may_stop(race: Race, seat: int, space: int) -> bool:
    """Whether a player may stop a hat there, going forward or moved by a card."""
    table = 0 if race.rumours[seat] != 0 else OPEN_WITHOUT
    return race.data.open[table + space] > race.board[space]


def is_taken(race: Race, space: int) -> bool:
    """London holds any number of hats, every other space one."""
    return race.board[space] != 0


def way_home(race: Race, hat: int) -> int:
    """How many spaces a hat is from London."""
    return LONDON_AGAIN - race.space[hat]


def may_enter_london(race: Race, seat: int, hat: int, money: int) -> bool:
    """The exact price to London, no Rumour, and no more money left than is allowed; and no help with the price."""
    return race.rumours[seat] == 0 and can_pay_for_london(race, hat, money)


def can_pay_for_london(race: Race, hat: int, money: int) -> bool:
    left = left_after(race, money, way_home(race, hat), Character.UNAIDED)
    return left >= 0 and left <= home_limit(race, hat)


def home_limit(race: Race, hat: int) -> int:
    """The most money with which the hat may come home: the first of two with any sum."""
    if race.hats_each == 2 and race.space[hat ^ 1] != LONDON_AGAIN:
        return NO_LIMIT
    return last_home_limit(race)


def last_home_limit(race: Race) -> int:
    """The most money with which a player's last hat may come home."""
    return HOME_LIMIT * (race.homes + 1) if race.hats_each == 1 else TWO_HAT_LIMIT


def can_move(race: Race, hat: int, money: int) -> bool:
    """Whether a hat has anything to do but pass, with that much money."""
    seat = turn.owner(race, hat)
    if pounds.may_stay(race, hat) or back.stage_behind(race, hat) != 0 or may_enter_london(race, seat, hat, money):
        return True
    last = race.space[hat] + reach_alone(race, money)
    space = race.space[hat] + 1
    while space <= last and space < LONDON_AGAIN and not may_stop(race, seat, space):
        space += 1
    return space <= last and space < LONDON_AGAIN


def is_able(race: Race, hat: int, money: int) -> bool:
    """Whether a hat still on its way could move by itself with that money and what its bet would pay."""
    return can_move(race, hat, money + bets.bet_money(race, hat))


def must_be_helped(race: Race, hat: int) -> bool:
    """A stuck hat was chosen although the other could move: nobody passes that way, so a character moves it."""
    if race.rules_version < 2 or race.hats_each == 1 or race.space[hat ^ 1] == LONDON_AGAIN:
        return False
    money = race.money[race.turn] - bets.bet_money(race, hat)  # as it was when the hat was chosen
    return is_able(race, hat ^ 1, money if money > 0 else 0) and characters.can_be_helped(
        race, hat, race.money[race.turn]
    )


def go_forward(race: Race, seat: int, steps: int) -> None:
    """The price is paid first; then the hat moves, and the space takes effect."""
    race.paid = price(race, steps, race.aid)
    race.money[seat] -= race.paid
    space = landing(race, race.hat, steps, race.aid)
    race.aid = Character.UNAIDED
    race.tell(Told.WENT_FORWARD, seat, space, space - race.space[race.hat], race.paid)
    race.police[race.hat] = Visit.UPRIGHT
    put_hat(race, space)
    if space == LONDON_AGAIN:
        the_end.come_home(race, seat)
    elif race.data.kind[space] == Space.PASSEPARTOUT and race.luck:
        passepartout.draw_cards(race, seat)
    else:
        stop(race, seat, space)
        turn.end_turn(race)


def price(race: Race, steps: int, aid: int) -> int:
    """What so many spaces cost, with the help of a character or without."""
    if aid == Character.CROMARTY:
        cost = race.data.cost[steps] - race.data.amount[Card.FIRST_CHARACTER + Character.CROMARTY]
        return cost if cost > 1 else 1
    if aid == Character.SPEEDY:
        charged = steps - race.data.amount[Card.FIRST_CHARACTER + Character.SPEEDY]
        return race.data.cost[charged if charged > 1 else 1]
    return 0 if aid == Character.KIOUNI else race.data.cost[steps]


def left_after(race: Race, money: int, steps: int, aid: int) -> int:
    """What is left of a sum when so many spaces are paid for; less than nothing if it is not enough."""
    return money - price(race, steps, aid)


def reach(race: Race, money: int, aid: int) -> int:
    """How many spaces a sum pays for, with the help of a character or without."""
    if aid == Character.KIOUNI:
        return race.data.amount[Card.FIRST_CHARACTER + Character.KIOUNI]
    if aid == Character.CROMARTY and money != 0:
        money += race.data.amount[Card.FIRST_CHARACTER + Character.CROMARTY]
    if aid == Character.SPEEDY and money != 0:
        return reach_alone(race, money) + race.data.amount[Card.FIRST_CHARACTER + Character.SPEEDY]
    return reach_alone(race, money)


def reach_alone(race: Race, money: int) -> int:
    """No journey costs more than the longest."""
    return race.data.reach[money if money < MOST_COST else MOST_COST]


def landing(race: Race, hat: int, steps: int, aid: int) -> int:
    """Where a hat comes to that goes so many spaces: with Mudge one further on, and nobody past London."""
    space = race.space[hat] + steps + (1 if aid == Character.MUDGE else 0)
    return space if space < LONDON_AGAIN else LONDON_AGAIN


def put_hat(race: Race, space: int) -> None:
    race.board[race.space[race.hat]] = 0
    race.space[race.hat] = space
    race.board[space] = 1 if race.data.kind[space] != Space.LONDON else 0
    race.stops[race.data.kind[space]] += 1


def stop(race: Race, seat: int, space: int) -> None:
    """The police turn an arriving hat over; every other space waits for the next turn."""
    if race.data.kind[space] == Space.POLICE:
        race.police[race.hat] = Visit.TURNED
        race.tell(Told.HAT_TURNED, seat, space, 0, 0)
