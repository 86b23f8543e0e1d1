"""Around the World in 80 Days as the engine knows it: moves, events, options, and which module answers for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from londinium.core.data import Reader
from londinium.core.errors import BadOption
from londinium.core.events import Fact, Refusal, Who, event_kinds, says
from londinium.core.game import Game, Limits, Memory, Views
from londinium.core.gauges import gauges_of
from londinium.core.moves import Action, Move
from londinium.core.observing import Axes, numbered, seats_around
from londinium.core.options import Option, Value, first_seat
from londinium.core.state import State
from londinium.core.words import Words
from londinium.games.eighty_days.bot.heuristic import COUNTED_NAMES, Outlook
from londinium.games.eighty_days.data.reader import read_route
from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    CARD_KINDS,
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CITIES,
    KIND_NAMES,
    LONDON_AGAIN,
    MOST_MISSING,
    MOST_MONEY,
    NO_CARD,
    PHASES,
    POLICE_NAMES,
    RANDOM_SEAT,
    ROUNDS,
    SEATS,
    Gauge,
    Space,
    Told,
    Visit,
)
from londinium.games.eighty_days.rules import asked
from londinium.games.eighty_days.rules.observed import FIELDS
from londinium.games.eighty_days.rules.race import Race
from londinium.games.eighty_days.shown.picture import picture
from londinium.games.eighty_days.shown.position import place, position_of
from londinium.games.eighty_days.shown.refusals import reason_against
from londinium.games.eighty_days.shown.spaces import hats_of
from londinium.games.eighty_days.shown.view import view_of, views_of

CARD = Fact("card", names=CARD_NAMES)
DECISIONS_A_TURN = 3 + CHARACTERS + SEATS  # hat, move, card and its effect, every character held, everyone's answer
TURNS_IN_A_ROW = 17  # another turn is only ever won by drawing, and no hat passes more than 79 spaces forward


class EightyDays(Game):
    """A race for home in which money buys speed and the rich are suspected."""

    id = "eighty-days"
    players = range(2, SEATS + 1)
    rules_version = 2
    minutes = 45
    weight = 2
    folder = Path(__file__).parent
    options = (
        Option("hats", (1, 2), 1, players=range(2, 3)),
        Option("places", (False, True), False),
        Option("passepartout", (True, False), True),
        first_seat(SEATS),
    )
    chapters = (
        "aim",
        "setup",
        "turn",
        "forward",
        "back",
        "stuck",
        "position",
        "bets",
        "pounds",
        "police",
        "passepartout",
        "events",
        "characters",
        "end",
        "two",
        "options",
    )
    events = event_kinds(
        Told,
        {
            Told.HAT_CHOSEN: says(Fact("hat")),
            Told.WENT_FORWARD: says(Fact("space"), Fact("steps"), Fact("cost")),
            Told.WENT_BACK: says(Fact("space"), Fact("city", names=CITIES), Fact("money")),
            Told.STAYED: says(Fact("exchange", names=("take", "give")), Fact("money"), Fact("left")),
            Told.PASSED: says(),
            Told.RESTARTED: says(Fact("money")),
            Told.MISSED_TURN: says(),
            Told.BET_WON: says(Fact("position"), Fact("money")),
            Told.BET_LOST: says(Fact("position")),
            Told.HAT_TURNED: says(Fact("space")),
            Told.RUMOUR_CLEARED: says(Fact("rumours")),
            Told.POLICE_PAID: says(Fact("position"), Fact("money")),
            Told.DREW: says(CARD, reveals=True),
            Told.DISCARDED: says(CARD),
            Told.APPLIED: says(CARD),
            Told.KEPT: says(CARD),
            Told.USED: says(CARD),
            Told.STOPPED: says(Fact("whom", seat=True), Fact("money")),
            Told.DECLINED: says(Fact("whom", seat=True)),
            Told.CARD_GAVE: says(CARD, Fact("money"), Fact("left")),
            Told.CARD_TOOK: says(CARD, Fact("money"), Fact("left")),
            Told.CARD_MOVED: says(CARD, Fact("space")),
            Told.CARD_LOST: says(CARD),
            Told.CARD_RUMOUR: says(CARD, Fact("rumours")),
            Told.PLAYS_AGAIN: says(CARD),
            Told.WILL_MISS: says(CARD),
            Told.PAID: says(Fact("to", seat=True), Fact("money")),
            Told.RESHUFFLED: says(Fact("cards")),
            Told.CAME_HOME: says(Fact("place"), Fact("money")),
            Told.TIME_UP: says(Fact("rounds")),
            Told.WON: says(Fact("spaces")),
            Told.ENDED: says(),
        },
    )

    gauges = gauges_of(Gauge)
    sources = COUNTED_NAMES
    observed = FIELDS
    rows: ClassVar = {"seat": ("seat",), "hat": ("hat",), "card": ("card",), "character": ("character",)}

    def actions(self) -> list[Action]:
        forward: list[Action] = [("forward", {"steps": steps}) for steps in range(1, LONDON_AGAIN + 1)]
        plain: list[Action] = [(verb, {}) for verb in ("back", "take", "give", "neither", "pass", "restart")]
        hats: list[Action] = [("hat", {"hat": hat}) for hat in (1, 2)]
        cards: list[Action] = [("keep", {"which": which}) for which in (1, 2)]
        uses: list[Action] = [("use", {"character": name}) for name in CHARACTER_NAMES]
        return [*forward, *plain, *hats, *cards, *uses, ("decline", {})]

    def components(self, reader: Reader) -> Route:
        return read_route(reader)

    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        first = options["first_seat"]
        if isinstance(first, int) and first >= players:
            raise BadOption(f"option first_seat={first} is not for {players} players; seats are 0 to {players - 1}")
        return Outlook(
            data,
            players,
            cast(int, options["hats"]),
            bool(options["places"]),
            bool(options["passepartout"]),
            first if isinstance(first, int) else RANDOM_SEAT,
        )

    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        hats = cast(int, options.get("hats", 1))
        return ROUNDS * players * TURNS_IN_A_ROW * hats * DECISIONS_A_TURN

    def axes(self, players: int, options: Mapping[str, Value]) -> Axes:
        each = cast(int, options["hats"])
        hats = [who if each == 1 else f"{who}, hat {hat + 1}" for who in seats_around(players) for hat in range(each)]
        return {
            "phase": PHASES,
            "hat": tuple(hats),
            "own": numbered(each, first=1),
            "place": numbered(2, first=1),
            "card": CARD_NAMES,
            "character": CHARACTER_NAMES,
            "kind": KIND_NAMES,
            "police": POLICE_NAMES,
        }

    def limits(self, state: State) -> Mapping[str, Limits]:
        race = cast(Race, state)
        copies = max(Counter(race.data.deck).values())
        counted = 2 * self.bound(race.players, {"hats": race.hats_each})  # a choice stops a hat twice at most
        return {
            "money": (0, MOST_MONEY),
            "space": (Space.LONDON, LONDON_AGAIN),
            "police": (Visit.UPRIGHT, Visit.LEAVING),
            "board": (0, 1),
            "rumours": (0, asked.rumours_at_first(race)),
            "missing": (0, MOST_MISSING),
            "place": (0, race.players),
            "kept": (0, copies),
            "pile": (0, CARD_KINDS - 1),
            "discards": (0, copies),
            "drawn": (0, CARD_KINDS - 1, NO_CARD),
            "stops": (0, counted),
            "draws": (0, counted),
        }

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(cast(Race, state), seat))

    def views_of(self, state: State, seats: Sequence[int | None], memory: Memory) -> Views:
        return views_of(cast(Race, state), seats)

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        if gauge in ("space", "second-space"):
            spaces = [hat["space"] for hat in view["hats"] if hat["seat"] == of]
            return cast(int, spaces[0] if gauge == "space" else spaces[1]) if gauge == "space" or spaces[1:] else None
        shown = view["places" if gauge == "place" else gauge][of]
        return len(shown) if isinstance(shown, list) else cast(int, shown or 0)

    def position_of(self, state: State) -> dict[str, Any]:
        return position_of(cast(Race, state))

    def place(self, state: State, position: dict[str, Any]) -> None:
        place(cast(Race, state), position)

    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        return picture(self, view, say, names)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        key, chapter, facts = reason_against(cast(Race, state), seat, move.id)
        return self.refuse(key, chapter, **facts)

    def score_of(self, state: State, who: int) -> dict[str, int]:
        race = cast(Race, state)
        if race.hats_each == 1:
            return {"travelled": race.space[who]}
        first, second = hats_of(race, who)
        return {"first-hat": race.space[first], "second-hat": race.space[second]}

    def ranks(self, state: State) -> list[tuple[int, tuple[float, ...]]]:
        race = cast(Race, state)
        late = race.players + 1
        return [(seat, (-(race.place[seat] or late), state.points(seat))) for seat in range(race.players)]

    def figures(self, state: State) -> dict[str, float]:
        """What happened how often in a game: stops by kind of space, draws by card, restarts, passes."""
        race = cast(Race, state)
        found: dict[str, float] = {"restarts": race.restarts, "passes": race.passes}
        found |= {f"space-{name}": race.stops[kind] for kind, name in enumerate(KIND_NAMES)}
        found |= {f"card-{name}": race.draws[card] for card, name in enumerate(CARD_NAMES)}
        return found


GAME = EightyDays()
