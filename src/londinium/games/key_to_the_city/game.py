"""Key to the City – London as the engine knows it: moves, events, options, data, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from londinium.core.data import Reader
from londinium.core.errors import BadOption
from londinium.core.events import Fact, Refusal, Who, decode, encode, event_kinds, members, says
from londinium.core.game import Game, Limits, Memory, Views
from londinium.core.gauges import gauges_of
from londinium.core.moves import Action, Move
from londinium.core.observing import Axes, numbered, seats_around
from londinium.core.options import Option, Value, first_seat
from londinium.core.state import State
from londinium.core.words import Words
from londinium.games.key_to_the_city.bot.heuristic import COUNTED_NAMES, Position
from londinium.games.key_to_the_city.data.reader import read_box
from londinium.games.key_to_the_city.data.tables import Box
from londinium.games.key_to_the_city.pieces import (
    AIM_NAMES,
    AMOUNTS,
    BERTHS,
    BIDS,
    COLOUR_NAMES,
    ELSEWHERE,
    ERAS,
    HUE_NAMES,
    KEYPLES,
    LAYS,
    MOST_TILES,
    OFFERS,
    PHASE_NAMES,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SOURCE_NAMES,
    TASK_NAMES,
    TILE_NAMES,
    TILES,
    USES,
    First,
    Gauge,
    Told,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.rules.observed import FIELDS
from londinium.games.key_to_the_city.shown.limits import limits_of
from londinium.games.key_to_the_city.shown.numbers import shown_number
from londinium.games.key_to_the_city.shown.picture import picture
from londinium.games.key_to_the_city.shown.placing.place import place
from londinium.games.key_to_the_city.shown.position import position_of
from londinium.games.key_to_the_city.shown.refusals import reason_against
from londinium.games.key_to_the_city.shown.view import view_of

TILE = Fact("tile", names=TILE_NAMES)
KEYPLE = Fact("colour", names=HUE_NAMES)
CONNECTOR = Fact("connector", names=COLOUR_NAMES)
SKILL = Fact("skill", names=SKILL_NAMES)
KEYPLE_COUNT = Fact("count")
A_CHOICE = 3 + OFFERS  # action and tile, colour, losing bids, number
A_YIELD = 4 * SIDES  # skills paid and taken, connectors taken or declined, and placed


class KeyToTheCity(Game):
    """Four eras of auctions, and six boroughs joined by pipes and tunnels."""

    id = "key-to-the-city"
    players = range(2, SEATS + 1)
    rules_version = 2
    later_fields = ("declined",)
    minutes = 90
    weight = 4
    folder = Path(__file__).parent
    options = (
        Option("jennifer", (False, True), False),
        Option("counts", ("public", "hidden"), "public"),
        Option("millennium", ("tiles", "river-buildings"), "tiles"),
        Option("reuse", (True, False), True),
        first_seat(SEATS),
    )
    chapters = (
        "aim",
        "setup",
        "turn",
        "keyples",
        "bidding",
        "using",
        "connectors",
        "skills",
        "upgrading",
        "passing",
        "sailing",
        "era-end",
        "laying",
        "scoring",
        "routemasters",
        "end",
        "options",
    )
    events = event_kinds(
        Told,
        {
            Told.ERA_BEGAN: says(Fact("era"), reveals=True),
            Told.OFFERED: says(TILE, Fact("level"), reveals=True),
            Told.DREW: says(KEYPLE_COUNT, reveals=True),
            Told.FOUND: says(
                Fact("blue", secret=True), Fact("red", secret=True), Fact("yellow", secret=True), reveals=True
            ),
            Told.MOVED_BID: says(TILE, KEYPLE, KEYPLE_COUNT),
            Told.BID: says(TILE, KEYPLE, KEYPLE_COUNT, reveals=True),
            Told.USED: says(TILE, KEYPLE, KEYPLE_COUNT, reveals=True),
            Told.UPGRADED: says(TILE, KEYPLE, KEYPLE_COUNT, reveals=True),
            Told.PAID: says(SKILL),
            Told.TOOK_SKILL: says(SKILL),
            Told.SKILL_LACKED: says(SKILL),
            Told.GOT_CONNECTORS: says(CONNECTOR, Fact("count")),
            Told.CONNECTORS_LACKED: says(CONNECTOR, Fact("count")),
            Told.CONNECTED: says(TILE, Fact("side"), CONNECTOR),
            Told.DISCARDED: says(CONNECTOR),
            Told.PASSED: says(),
            Told.SAILED: says(Fact("berth"), Fact("number"), TILE),
            Told.BID_RETURNED: says(TILE, KEYPLE, KEYPLE_COUNT),
            Told.TILE_WON: says(TILE, KEYPLE_COUNT),
            Told.UNSOLD: says(TILE),
            Told.RIVER_WON: says(TILE),
            Told.RIVER_LOST: says(TILE),
            Told.GATHERED: says(TILE, KEYPLE, KEYPLE_COUNT),
            Told.LAID: says(TILE, Fact("q"), Fact("r")),
            Told.SET_ASIDE: says(TILE),
            Told.WON: says(Fact("points")),
            Told.ENDED: says(reveals=True),
            Told.DECLINED: says(CONNECTOR, Fact("count")),
            Told.TOOK_NO_MORE: says(),
        },
    )

    gauges = gauges_of(
        Gauge,
        to_place=("connector", COLOUR_NAMES),
        bid=("tile", TILE_NAMES[First.ERA_1 : First.ERA_1 + BIDS]),
        next=("tile", TILE_NAMES[:USES]),
        lacking=("tile", TILE_NAMES[:USES]),
    )
    sources = COUNTED_NAMES
    observed = FIELDS
    rows: ClassVar = {"seat": ("seat",), "tile": ("tile",), "berth": ("berth",), "connector": ("colour",)}

    def actions(self) -> list[Action]:
        found: list[Action] = [("bid", {"tile": name}) for name in TILE_NAMES[First.ERA_1 : First.ERA_1 + BIDS]]
        found += [("use", {"tile": name}) for name in TILE_NAMES[:USES]]
        found += [("upgrade", {"tile": name}) for name in TILE_NAMES[:USES]]
        found += [("lay", {"tile": name}) for name in TILE_NAMES[First.ERA_1 : First.ERA_1 + LAYS]]
        found += [("join", {"tile": name}) for name in TILE_NAMES[First.ERA_1 : First.ERA_1 + BIDS]]
        found += [("side", {"lot": lot + 1, "side": side}) for lot in range(MOST_TILES) for side in range(SIDES)]
        found += [("keyples", {"count": count}) for count in range(AMOUNTS)]
        found += [("colour", {"colour": name}) for name in HUE_NAMES]
        found += [("pay", {"skill": name}) for name in SKILL_NAMES]
        found += [("take", {"skill": name}) for name in SKILL_NAMES]
        found += [("connector", {"connector": name}) for name in COLOUR_NAMES]
        found += [("turn", {"sixths": sixths}) for sixths in range(SIDES)]
        found += [("sail", {"berth": berth + 1}) for berth in range(BERTHS)]
        found += [("pass", {}), ("enough", {}), ("discard", {}), ("set-aside", {})]
        return found + [("decline", {"connector": name}) for name in COLOUR_NAMES]

    def components(self, reader: Reader) -> Box:
        return read_box(reader)

    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        first = options["first_seat"]
        if isinstance(first, int) and first >= players:
            raise BadOption(f"option first_seat={first} is not for {players} players; seats are 0 to {players - 1}")
        return Position(
            data,
            players,
            first if isinstance(first, int) else SEATS,
            bool(options["jennifer"]),
            options["counts"] == "public",
            options["millennium"] == "river-buildings",
            bool(options["reuse"]),
        )

    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        """Every action binds a keyple until the era ends, so there are no more of them than keyples."""
        acting = KEYPLES * (A_CHOICE + A_YIELD)
        waiting = (KEYPLES + 1) * players + players
        return ERAS * (acting + waiting) + 3 * TILES

    def axes(self, players: int, options: Mapping[str, Value]) -> Axes:
        seats = seats_around(players)
        return {
            "phase": PHASE_NAMES,
            "task": TASK_NAMES,
            "aim": AIM_NAMES,
            "tile": TILE_NAMES,
            "where": (*(f"borough of {who}" for who in seats), *(f"won by {who}" for who in seats), *ELSEWHERE),
            "side": numbered(SIDES),
            "colour": COLOUR_NAMES,
            "hue": HUE_NAMES,
            "skill": SKILL_NAMES,
            "berth": numbered(BERTHS, first=1),
            "slot": numbered(OFFERS, first=1),
            "era": numbered(ERAS, first=1),
            "place": numbered(players, first=1),
        }

    def limits(self, state: State) -> Mapping[str, Limits]:
        return limits_of(state)

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        found = view_of(cast(City, state), seat)
        return {**found, "facts": decode(encode(found["facts"]))}  # a copy: what is printed is kept for all views

    def views_of(self, state: State, seats: Sequence[int | None], memory: Memory) -> Views:
        return b"", {seat: members(view_of(cast(City, state), seat)) for seat in seats}

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        return shown_number(view, gauge, of)

    def position_of(self, state: State) -> dict[str, Any]:
        return position_of(cast(City, state))

    def place(self, state: State, position: dict[str, Any]) -> None:
        place(cast(City, state), position)

    def prompt(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """One who is laying a tile is asked for the place, and then how to turn it."""
        seat = view["seat"]
        laying = view["laying"][seat] if seat is not None else None
        if laying is None:
            return super().prompt(view, lang)
        say, tile = self.words(lang), laying["tile"]
        if laying["against"] is None:
            return say.say("prompt-spot", tile=tile)
        sides = ", ".join(say.say("side", side=side) for side in view["facts"][tile]["river"])
        return say.say("prompt-turn", tile=tile, sides=sides)

    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        return picture(self, view, say, names)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        key, chapter, facts = reason_against(cast(City, state), seat, move.id)
        return self.refuse(key, chapter, **facts)

    def score_of(self, state: State, who: int) -> dict[str, int]:
        return dict(zip(SOURCE_NAMES, asked.sheet(cast(City, state), who), strict=True))

    def ranks(self, state: State) -> list[tuple[int, tuple[float, ...]]]:
        city = cast(City, state)
        return [(seat, (state.points(seat), asked.tie_break(city, seat))) for seat in range(city.players)]

    def figures(self, state: State) -> dict[str, float]:
        """Points by source and keyples spent, for an average seat; tiles unsold; each tile's worth to its owner."""
        city = cast(City, state)
        seats = range(city.players)
        sheets = [asked.sheet(city, seat) for seat in seats]
        found = {f"points-{name}": sum(s[i] for s in sheets) / len(sheets) for i, name in enumerate(SOURCE_NAMES)}
        found["keyples-spent"] = sum(list(city.spent)[: city.players]) / city.players
        found["unsold"] = city.unsold
        worths, where = [asked.worths(city, seat) for seat in seats], list(city.where)
        owned = [tile for tile in range(TILES) if where[tile] < SEATS]
        found |= {f"worth-{TILE_NAMES[tile]}": worths[where[tile]][tile] for tile in owned}
        return found


GAME = KeyToTheCity()
