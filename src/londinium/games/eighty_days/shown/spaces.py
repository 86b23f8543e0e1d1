"""What a move would cost and bring, and why a space is closed: explanations for people; the rules decide."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    CHARACTER_NAMES,
    CITIES,
    HOME_LIMIT,
    LONDON_AGAIN,
    NO_LIMIT,
    POSITION_MONEY,
    TWO_HAT_LIMIT,
    Card,
    Character,
    Space,
)
from londinium.games.eighty_days.rules.race import Race

Reason = tuple[str, str, dict[str, Any]]  # the key of a refusal, the chapter, the facts
DATA_SETS = 16  # whose boards are kept at hand


class Board:
    """The component data as Python has it at hand: compiled arrays are copied each time they are asked for."""

    def __init__(self, route: Route) -> None:
        self.kind = tuple(route.kind)
        self.city = tuple(CITIES[city] for city in route.city)
        self.behind = tuple(route.behind)
        self.amount = tuple(route.amount)
        self.cost = tuple(route.cost)


@lru_cache(DATA_SETS)
def board_of(route: Route) -> Board:
    return Board(route)


def owner(race: Race, hat: int) -> int:
    return hat // race.hats_each


def hats_of(race: Race, seat: int) -> range:
    return range(seat * race.hats_each, (seat + 1) * race.hats_each)


def position_at(race: Race, hat: int, space: int) -> int:
    """The position a hat would have on a space, were it there now."""
    return 1 + sum(1 for other, there in enumerate(race.space) if other != hat and there > space)


def pays(race: Race, hat: int, space: int) -> int | None:
    """What a Bet or the police would pay the hat there if nothing else changed; None where nothing is ever paid."""
    kind = board_of(race.data).kind[space]
    if kind != Space.POLICE and not Space.BET_1 <= kind <= Space.BET_456:
        return None
    position = position_at(race, hat, space)
    matches = kind == Space.POLICE or (position >= 4 if kind == Space.BET_456 else position == kind - Space.BET_1 + 1)
    return POSITION_MONEY * position if matches else 0


def price(race: Race, steps: int, aid: int) -> int:
    """What so many spaces cost with the help of that character."""
    board = board_of(race.data)
    if aid == Character.CROMARTY:
        return max(1, board.cost[steps] - board.amount[Card.FIRST_CHARACTER + Character.CROMARTY])
    if aid == Character.SPEEDY:
        return board.cost[max(1, steps - board.amount[Card.FIRST_CHARACTER + Character.SPEEDY])]
    return 0 if aid == Character.KIOUNI else board.cost[steps]


def home_limit(race: Race, hat: int) -> int | None:
    """The most money with which the hat may come home; None if any sum will do."""
    if race.hats_each == 1:
        return HOME_LIMIT * (race.homes + 1)
    limit = TWO_HAT_LIMIT if race.space[hat ^ 1] == LONDON_AGAIN else NO_LIMIT
    return None if limit == NO_LIMIT else limit


def why_closed(race: Race, hat: int, steps: int, aid: int = Character.UNAIDED) -> Reason | None:
    """Why a hat may not go so many spaces forward, or None if it may."""
    space = race.space[hat] + steps
    money = race.money[owner(race, hat)]
    if space > LONDON_AGAIN:
        return "beyond-london", "forward", {"steps": steps, "left": LONDON_AGAIN - race.space[hat]}
    if space == LONDON_AGAIN:
        return why_not_home(race, hat, aid)
    reason = why_no_stop(race, hat, space)
    if reason is not None:
        return reason
    most = board_of(race.data).amount[Card.FIRST_CHARACTER + Character.KIOUNI]
    if aid == Character.KIOUNI and steps > most:
        return "kiouni-far", "characters", {"most": most}
    cost = price(race, steps, aid)
    if cost > money:
        return "too-dear", "forward", {"space": space, "cost": cost, "money": money}
    if aid == Character.MUDGE and (space + 1 == LONDON_AGAIN or why_no_stop(race, hat, space + 1) is not None):
        return "mudge-step", "characters", {"space": space + 1}
    return None


def why_no_stop(race: Race, hat: int, space: int) -> Reason | None:
    """Why no hat of that player may stop on a space going forward, whatever it costs."""
    kind = board_of(race.data).kind[space]
    if kind == Space.STAGE:
        return "stage-forward", "forward", {"space": space, "city": board_of(race.data).city[space]}
    if space in race.space:
        return "taken", "forward", {"space": space}
    if kind == Space.POLICE and race.rumours[owner(race, hat)] == 0:
        return "no-rumour", "police", {"space": space}
    return None


def why_not_home(race: Race, hat: int, aid: int = Character.UNAIDED) -> Reason | None:
    """Why a hat may not enter London now, or None if it may."""
    seat = owner(race, hat)
    cost = board_of(race.data).cost[LONDON_AGAIN - race.space[hat]]
    limit = home_limit(race, hat)
    left = race.money[seat] - cost
    if race.rumours[seat]:
        return "home-rumours", "end", {"rumours": race.rumours[seat]}
    if aid != Character.UNAIDED:
        return "home-aided", "characters", {"character": CHARACTER_NAMES[aid]}
    if left < 0:
        return "too-dear", "forward", {"space": LONDON_AGAIN, "cost": cost, "money": race.money[seat]}
    if limit is not None and left > limit:
        return "home-money", "end", {"left": left, "limit": limit}
    return None
