"""Kids of London as the engine knows it: its moves, its events, and which part of the package answers for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from londinium.core.data import Reader
from londinium.core.events import Fact, Refusal, Who, event_kinds, says
from londinium.core.game import Game, Limits, Memory, Views
from londinium.core.gauges import gauges_of
from londinium.core.moves import Action, Move
from londinium.core.observing import Axes, numbered, seats_around
from londinium.core.options import Value
from londinium.core.state import State
from londinium.core.words import Words
from londinium.games.kids_of_london.bot.heuristic import COUNTED_NAMES, Position
from londinium.games.kids_of_london.data.reader import read_characters
from londinium.games.kids_of_london.data.tables import Characters
from londinium.games.kids_of_london.pieces import (
    CHARACTERS,
    CHIEF,
    CHOICES,
    HOURS,
    MOST_COINS,
    PHASE_NAMES,
    SOURCE_NAMES,
    TAKES,
    UNDECIDED,
    Act,
    Gauge,
    Told,
)
from londinium.games.kids_of_london.rules import asked
from londinium.games.kids_of_london.rules.observed import FIELDS
from londinium.games.kids_of_london.rules.streets import Streets
from londinium.games.kids_of_london.shown.picture import picture
from londinium.games.kids_of_london.shown.position import place, position_of, position_text
from londinium.games.kids_of_london.shown.refusals import reason_against
from londinium.games.kids_of_london.shown.view import sources_of, view_of, views_of

ASKED_AN_HOUR = 2  # at most: a child, and what to take


class KidsOfLondon(Game):
    """Nine hours, nine children each, and the second richest wins."""

    id = "kids-of-london"
    players = range(2, 6)
    rules_version = 1
    at_once = True
    minutes = 20
    weight = 1
    folder = Path(__file__).parent
    chapters = ("aim", "setup", "turn", "sending", "theft", "chiefs", "lone", "characters", "end", "two")
    events = event_kinds(
        Told,
        {
            Told.HOUR_STRUCK: says(
                Fact("hour"), Fact("character", names=CHARACTERS), Fact("stranger", none=UNDECIDED), reveals=True
            ),
            Told.CHOSE: says(Fact("child", secret=True)),
            Told.SENT: says(Fact("child"), reveals=True),
            Told.ARRESTED: says(),
            Told.STOLE_ELSEWHERE: says(Fact("coins")),
            Told.DECIDED: says(Fact("take", names=("",) * Act.TAKE_OWN + TAKES, secret=True)),
            Told.ROBBED: says(Fact("character", names=CHARACTERS), Fact("coins")),
            Told.GAVE: says(Fact("to", seat=True), Fact("coins"), Fact("character", names=CHARACTERS)),
            Told.LOST: says(Fact("coins")),
            Told.MET_COMEDIAN: says(),
            Told.STRIPPED: says(Fact("coins")),
            Told.WON: says(Fact("coins")),
            Told.ENDED: says(),
        },
    )

    gauges = gauges_of(Gauge)
    sources = COUNTED_NAMES
    observed = FIELDS
    rows: ClassVar = {"band": ("band",), "child": ("band", "child"), "character": ("character",)}
    reckoned = ("stripped",)

    def actions(self) -> list[Action]:
        children: list[Action] = [("send", {"child": child}) for child in range(CHIEF + 1)]
        return children + [(take, {}) for take in TAKES]

    def extras(self, players: int) -> tuple[str, ...]:
        return ("stranger",) if players == 2 else ()

    def components(self, reader: Reader) -> Characters:
        return read_characters(reader)

    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        return Position(data, players)

    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        return HOURS * players * ASKED_AN_HOUR

    def axes(self, players: int, options: Mapping[str, Value]) -> Axes:
        return {
            "band": (*seats_around(players), *self.extras(players)),
            "child": numbered(CHIEF + 1),
            "character": CHARACTERS,
            "hour": numbered(HOURS, first=1),
            "phase": PHASE_NAMES,
            "choice": CHOICES,
            "source": SOURCE_NAMES,
        }

    def limits(self, state: State) -> Mapping[str, Limits]:
        coins = HOURS * MOST_COINS + sum(range(CHIEF + 1))
        return {
            "hands": (0, (1 << CHIEF + 1) - 1),
            "tiles": (0, len(CHARACTERS) - 1),
            "stranger": (0, CHIEF),
            "pending": (0, Act.TAKE_NOTHING, UNDECIDED),
            "played": (0, CHIEF, UNDECIDED),
            "coins": (0, coins),
            "ledger": (0, coins),
        }

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(cast(Streets, state), seat))

    def views_of(self, state: State, seats: Sequence[int | None], memory: Memory) -> Views:
        return views_of(cast(Streets, state), seats, memory)

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        return cast(int, view["coins"][of] if gauge == "coins" else len(view["hands"][of]))

    def position_of(self, state: State) -> dict[str, Any]:
        return position_of(self, cast(Streets, state))

    def position_text(self, state: State, memory: Memory) -> bytes:
        return position_text(self, cast(Streets, state), memory)

    def place(self, state: State, position: dict[str, Any]) -> None:
        place(self, cast(Streets, state), position)

    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        return picture(self, view, say, names)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        key, chapter, facts = reason_against(cast(Streets, state), move.id)
        return self.refuse(key, chapter, **facts)

    def score_of(self, state: State, who: int) -> dict[str, int]:
        streets = cast(Streets, state)
        given_back = streets.coins[who] if asked.is_stripped(streets, who) else 0
        return {**sources_of(streets)[who], "stripped": -given_back}

    def ranks(self, state: State) -> list[tuple[int, tuple[float, ...]]]:
        streets = cast(Streets, state)
        coins = streets.coins
        return [(band, (not asked.is_stripped(streets, band), coins[band])) for band in range(streets.bands)]

    def won(self, state: State, who: int) -> bool:
        return asked.is_second_richest(cast(Streets, state), who)


GAME = KidsOfLondon()
