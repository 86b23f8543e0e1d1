"""What a seat of Around the World in 80 Days may know, built up from nothing.

Money, Rumours, characters and every card once drawn are open; only the order of the draw pile is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, TypedDict, cast

from londinium.core.events import members
from londinium.core.game import Views
from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    BACK_MONEY,
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    KIND_NAMES,
    LONDON_AGAIN,
    NO_CARD,
    PHASES,
    POLICE_NAMES,
    STAY_MONEY,
    Card,
    Character,
    Phase,
    Space,
)
from londinium.games.eighty_days.rules.race import Race
from londinium.games.eighty_days.shown.spaces import (
    DATA_SETS,
    board_of,
    hats_of,
    home_limit,
    owner,
    pays,
    position_at,
    price,
    why_closed,
    why_not_home,
)


class HatView(TypedDict):
    """One hat on the track."""

    seat: int
    space: int  # 0 and 80 are London
    position: int
    police: str  # upright, turned (a Rumour goes next turn) or leaving (it must move)


class Target(TypedDict):
    """One space ahead that the money reaches, and what going there would mean."""

    space: int
    steps: int
    cost: int
    money: int  # what would be left
    pays: int | None  # what the Bet or the police would pay there, were it checked now
    closed: str | None  # the key of the refusal, if the hat may not stop there


class Stage(TypedDict):
    """Going back to the nearest stage."""

    space: int
    city: str
    steps: int
    income: int
    money: int
    taken: bool


class Home(TypedDict):
    """Whether the hat may enter London, and if not, why."""

    may: bool
    closed: str | None
    facts: dict[str, Any]
    cost: int
    left: int
    limit: int | None


class Reach(TypedDict):
    """What a hat of the player concerned can do, and what it would cost."""

    hat: int
    forward: list[Target]
    back: Stage | None
    take: int | None  # the money after staying on a Pound space and taking
    give: int | None
    home: Home
    bet: int | None  # what the space under the hat would pay now; None once that is settled


class RaceView(TypedDict):
    """One seat's view. Lists have an entry per seat, except `hats`, `board` and `cities`."""

    phase: str  # choosing-hat, moving, keeping, taking, stopping or over
    turn: int | None
    hat: int | None  # the hat being played, as a place in `hats`
    hats: list[HatView]
    money: list[int]
    rumours: list[int]
    missing: list[int]  # turns to miss
    characters: list[list[str]]
    places: list[int | None]  # who came home in which place
    using: str | None  # the character that helps with the move now owed
    due: int  # a payment that Fix might stop
    drawn: list[str]
    pile: int
    discards: dict[str, int]
    unseen: dict[str, int]  # what is in the pile, in no order
    reshuffle: bool  # the discards go back at the end of the turn
    reach: list[Reach]  # for the seat's hats; a spectator sees those of whoever has the turn
    board: list[str]
    cities: dict[str, str]  # the stages: number and name
    amounts: dict[str, int]  # the number in the effect of a card, where it has one


def view_of(race: Race, seat: int | None) -> RaceView:
    return cast(RaceView, {**before_all_eyes(race), **printed(race.data), "reach": reach_for(race, seat)})


def views_of(race: Race, seats: Sequence[int | None]) -> Views:
    """Everything is before all eyes; what is shown differs in whose journey it is worked out for."""
    for_all = b"%b,%b" % (members(before_all_eyes(race)), printed_text(race.data))
    return for_all, {seat: members({"reach": reach_for(race, seat)}) for seat in seats}


def before_all_eyes(race: Race) -> dict[str, Any]:
    counts = Counter(CARD_NAMES[card] for card in list(race.pile)[: race.pile_count])
    return {
        "phase": "over" if race.over else PHASES[race.phase],
        "turn": None if race.over else race.turn,
        "hat": None if race.over or race.phase == 0 else race.hat,
        "hats": [hat_view(race, hat) for hat in range(race.hats)],
        "money": list(race.money)[: race.players],
        "rumours": list(race.rumours)[: race.players],
        "missing": list(race.missing)[: race.players],
        "characters": [characters_of(race, other) for other in range(race.players)],
        "places": [race.place[other] or None for other in range(race.players)],
        "using": None if race.aid == Character.UNAIDED else CHARACTER_NAMES[race.aid],
        "due": race.due if race.phase == Phase.STOPPING else 0,
        "drawn": [CARD_NAMES[card] for card in race.drawn if card != NO_CARD],
        "pile": race.pile_count,
        "discards": {name: count for name, count in zip(CARD_NAMES, race.discards, strict=True) if count},
        "unseen": {name: counts[name] for name in CARD_NAMES if counts[name]},
        "reshuffle": race.reshuffle,
    }


@lru_cache(DATA_SETS)
def printed_text(route: Route) -> bytes:
    return members(printed(route))


def printed(route: Route) -> dict[str, Any]:
    """What is printed on the board and the cards."""
    board = board_of(route)
    return {
        "board": [KIND_NAMES[kind] for kind in board.kind],
        "cities": {str(n): board.city[n] for n, kind in enumerate(board.kind) if kind == Space.STAGE},
        "amounts": {name: amount for name, amount in zip(CARD_NAMES, board.amount, strict=True) if amount},
    }


def reach_for(race: Race, seat: int | None) -> list[Reach]:
    """For a seat's hats; a spectator sees those of whoever has the turn."""
    hats = hats_of(race, race.turn if seat is None else seat)
    return [] if race.over else [reach_of(race, hat) for hat in hats if on_the_way(race, hat)]


def on_the_way(race: Race, hat: int) -> bool:
    return race.space[hat] != LONDON_AGAIN


def hat_view(race: Race, hat: int) -> HatView:
    return HatView(
        seat=owner(race, hat),
        space=race.space[hat],
        position=position_at(race, hat, race.space[hat]),
        police=POLICE_NAMES[race.police[hat]],
    )


def characters_of(race: Race, seat: int) -> list[str]:
    held = list(race.kept)[seat * CHARACTERS : (seat + 1) * CHARACTERS]
    return [name for name, count in zip(CHARACTER_NAMES, held, strict=True) for _ in range(count)]


def reach_of(race: Race, hat: int) -> Reach:
    seat = owner(race, hat)
    money = race.money[seat]
    aid = race.aid if race.phase == Phase.MOVING and hat == race.hat else Character.UNAIDED
    on_pound = board_of(race.data).kind[race.space[hat]] == Space.POUND and aid == Character.UNAIDED
    reason = why_not_home(race, hat, aid)
    cost = board_of(race.data).cost[LONDON_AGAIN - race.space[hat]]
    return Reach(
        hat=hat,
        forward=[target(race, hat, steps, aid) for steps in affordable(race, hat, aid)],
        back=stage_of(race, hat) if aid == Character.UNAIDED else None,
        take=money + STAY_MONEY if on_pound else None,
        give=money - STAY_MONEY if on_pound and money >= STAY_MONEY else None,
        home=Home(
            may=reason is None,
            closed=None if reason is None else reason[0],
            facts={} if reason is None else reason[2],
            cost=cost,
            left=money - cost,
            limit=home_limit(race, hat),
        ),
        bet=None if race.phase == Phase.MOVING and hat == race.hat else pays(race, hat, race.space[hat]),
    )


def affordable(race: Race, hat: int, aid: int) -> list[int]:
    """The numbers of spaces the money is enough for."""
    left = LONDON_AGAIN - race.space[hat]
    money = race.money[owner(race, hat)]
    if aid == Character.KIOUNI:
        left = min(left, board_of(race.data).amount[Card.FIRST_CHARACTER + Character.KIOUNI])
    return list(takewhile(lambda steps: price(race, steps, aid) <= money, range(1, left + 1)))


def target(race: Race, hat: int, steps: int, aid: int) -> Target:
    space = min(race.space[hat] + steps + (aid == Character.MUDGE), LONDON_AGAIN)
    cost = price(race, steps, aid)
    reason = why_closed(race, hat, steps, aid)
    return Target(
        space=space,
        steps=steps,
        cost=cost,
        money=race.money[owner(race, hat)] - cost,
        pays=pays(race, hat, space),
        closed=None if reason is None else reason[0],
    )


def stage_of(race: Race, hat: int) -> Stage | None:
    board = board_of(race.data)
    stage = board.behind[race.space[hat]]
    if stage == 0:
        return None
    steps = race.space[hat] - stage
    return Stage(
        space=stage,
        city=board.city[stage],
        steps=steps,
        income=BACK_MONEY * steps,
        money=race.money[owner(race, hat)] + BACK_MONEY * steps,
        taken=stage in race.space,
    )
