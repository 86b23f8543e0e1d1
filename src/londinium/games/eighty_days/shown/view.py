"""What a seat of Around the World in 80 Days may know, built up from nothing.

Money, Rumours, characters and every card once drawn are open; only the order of the draw pile is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypedDict, cast

from londinium.core.events import members
from londinium.core.game import Views
from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    KIND_NAMES,
    LONDON_AGAIN,
    NO_CARD,
    NO_LIMIT,
    PHASES,
    POLICE_NAMES,
    Character,
    Phase,
    Space,
)
from londinium.games.eighty_days.rules import asked
from londinium.games.eighty_days.rules.race import Race
from londinium.games.eighty_days.shown.refusals import why_closed, why_not_home
from londinium.games.eighty_days.shown.spaces import DATA_SETS, board_of, hats_of


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
        "hat": None if race.over or race.phase == Phase.CHOOSING_HAT else race.hat,
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
        seat=asked.owner(race, hat),
        space=race.space[hat],
        position=asked.position(race, hat),
        police=POLICE_NAMES[race.police[hat]],
    )


def characters_of(race: Race, seat: int) -> list[str]:
    held = list(race.kept)[seat * CHARACTERS : (seat + 1) * CHARACTERS]
    return [name for name, count in zip(CHARACTER_NAMES, held, strict=True) for _ in range(count)]


def reach_of(race: Race, hat: int) -> Reach:
    seat = asked.owner(race, hat)
    aid = asked.aid_of(race, hat)
    alone = aid == Character.UNAIDED  # with help, the forward move is owed
    stays = alone and asked.may_stay(race, hat)
    return Reach(
        hat=hat,
        forward=[target(race, hat, steps, aid) for steps in affordable(race, hat, aid)],
        back=stage_of(race, hat) if alone else None,
        take=asked.after_taking(race, seat) if stays else None,
        give=asked.after_giving(race, seat) if stays and asked.may_give(race, seat) else None,
        home=home_of(race, hat, aid),
        bet=None if race.phase == Phase.MOVING and hat == race.hat else paid_on(race, hat, race.space[hat]),
    )


def affordable(race: Race, hat: int, aid: int) -> range:
    """The numbers of spaces the money is enough for."""
    reach = asked.reach(race, race.money[asked.owner(race, hat)], aid)
    return range(1, min(reach, asked.way_home(race, hat)) + 1)


def target(race: Race, hat: int, steps: int, aid: int) -> Target:
    space = asked.landing(race, hat, steps, aid)
    reason = why_closed(race, hat, steps, aid)
    return Target(
        space=space,
        steps=steps,
        cost=asked.price(race, steps, aid),
        money=asked.left_after(race, race.money[asked.owner(race, hat)], steps, aid),
        pays=paid_on(race, hat, space),
        closed=None if reason is None else reason[0],
    )


def paid_on(race: Race, hat: int, space: int) -> int | None:
    """What a Bet or the police would pay the hat there if nothing else changed; None where nothing is ever paid."""
    return asked.income(race, hat, space) if asked.pays(race, space) else None


def home_of(race: Race, hat: int, aid: int) -> Home:
    reason = why_not_home(race, hat, aid)
    steps = asked.way_home(race, hat)
    limit = asked.home_limit(race, hat)
    return Home(
        may=reason is None,
        closed=None if reason is None else reason[0],
        facts={} if reason is None else reason[2],
        cost=asked.price(race, steps, Character.UNAIDED),
        left=asked.left_after(race, race.money[asked.owner(race, hat)], steps, Character.UNAIDED),
        limit=None if limit == NO_LIMIT else limit,
    )


def stage_of(race: Race, hat: int) -> Stage | None:
    stage = asked.nearest_stage(race, hat)
    if stage == 0:
        return None
    return Stage(
        space=stage,
        city=board_of(race.data).city[stage],
        steps=asked.steps_back(race, hat, stage),
        income=asked.income_back(race, hat, stage),
        money=asked.money_back(race, hat, stage),
        taken=asked.is_taken(race, stage),
    )
