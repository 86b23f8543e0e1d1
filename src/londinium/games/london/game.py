"""London as the engine knows it: its moves, its events, its options, its data, and its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from londinium.core.data import Reader
from londinium.core.errors import BadOption
from londinium.core.events import Fact, Refusal, Who, event_kinds, says
from londinium.core.game import Game, Limits, Memory, Views
from londinium.core.gauges import gauges_of
from londinium.core.moves import Action, Move
from londinium.core.observing import Axes, numbered
from londinium.core.options import Option, Value, first_seat
from londinium.core.state import State
from londinium.core.words import Words
from londinium.games.london.bot.heuristic import COUNTED_NAMES, Prospect
from londinium.games.london.data.reader import Library, read_library
from londinium.games.london.data.tables import Cards
from londinium.games.london.pieces import (
    ACTION_NAMES,
    BOROUGH_NAMES,
    BOROUGHS,
    CARDS,
    COMPARED,
    EVERYONE,
    GROUP_NAMES,
    HAND,
    IDLE_ROUNDS,
    LOOKS,
    MOST_COUNTED,
    MOST_LOANS,
    NOTHING,
    ONGOING,
    ONGOING_NAMES,
    PHASE_NAMES,
    PLAIN_MOVES,
    RANDOM_SEAT,
    SEATS,
    STACKS,
    TYPE_NAMES,
    Gauge,
    Mark,
    Told,
)
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City
from londinium.games.london.rules.observed import FIELDS
from londinium.games.london.shown.picture import picture
from londinium.games.london.shown.position import MOST_IN_TILL, PER_SEAT, place, position_of
from londinium.games.london.shown.refusals import reason_against
from londinium.games.london.shown.view import breakdown, played_and_run, view_of, views_of

CARD = Fact("card", names=TYPE_NAMES)
BOROUGH = Fact("borough", names=BOROUGH_NAMES)
CARD_VERBS = ("take-upper", "take-lower", "play", "discard", "school")
SEEN = tuple(Fact(name, names=TYPE_NAMES, secret=True, none=NOTHING) for name in ("card", "second", "third"))
DECISIONS_A_TURN = 2 * MOST_LOANS + 8 + 6 * HAND + 5 * STACKS  # loans, draws, every card of a hand, every stack


class London(Game):
    """Rebuild the city after the Great Fire: build, run, buy land, and keep poverty below the others'."""

    id = "london"
    players = range(2, SEATS + 1)
    rules_version = 2
    minutes = 90
    weight = 3
    folder = Path(__file__).parent
    options = (
        Option("edition", ("fr", "pl"), "fr"),
        Option("boroughs", ("abilities", "plain"), "abilities"),
        Option("deck", ("second", "first"), "second"),
        first_seat(SEATS),
    )
    chapters = (
        "aim",
        "setup",
        "turn",
        "cards",
        "loans",
        "develop",
        "action-cards",
        "paupers",
        "land",
        "run",
        "draw",
        "special",
        "end",
        "scoring",
        "options",
    )
    events = event_kinds(
        Told,
        {
            Told.TURN_BEGAN: says(Fact("round")),
            Told.REPAID: says(Fact("loans")),
            Told.TOOK_LOAN: says(Fact("money"), Fact("loans")),
            Told.DREW: says(Fact("card", names=TYPE_NAMES, secret=True), reveals=True),
            Told.TOOK: says(CARD),
            Told.LOOKED: says(*SEEN, reveals=True),
            Told.KEPT: says(Fact("card", names=TYPE_NAMES, secret=True), Fact("place")),
            Told.WENT_ON: says(),
            Told.CHOSE: says(Fact("action", names=ACTION_NAMES)),
            Told.PLAYED: says(CARD),
            Told.DISCARDED: says(CARD),
            Told.SCHOOLED: says(CARD, Fact("money")),
            Told.BUILT: says(CARD, Fact("stack"), Fact("cost")),
            Told.TILL_FILLED: says(CARD, Fact("stack"), Fact("money")),
            Told.BOUGHT: says(BOROUGH, Fact("cost")),
            Told.BOROUGH_SHOWN: says(BOROUGH, reveals=True),
            Told.GAINED: says(Fact("money"), Fact("prestige"), Fact("poverty")),
            Told.ACTIVATED: says(CARD, Fact("stack"), Fact("cost")),
            Told.FLIPPED: says(CARD, Fact("stack")),
            Told.SPARED: says(CARD, Fact("stack"), Fact("hospital")),
            Told.GAVE_POVERTY: says(Fact("to", seat=True), Fact("poverty")),
            Told.SENT_POVERTY: says(Fact("to", seat=True), Fact("poverty")),
            Told.PAID: says(Fact("to", seat=True, none=NOTHING), Fact("money")),
            Told.ROW_LEFT: says(),
            Told.SWAPPED: says(Fact("given", names=TYPE_NAMES), Fact("taken", names=TYPE_NAMES)),
            Told.RUN_POVERTY: says(Fact("stacks"), Fact("loans"), Fact("hand")),
            Told.BOROUGH_RAN: says(BOROUGH),
            Told.LAST_TURNS: says(),
            Told.TIME_UP: says(Fact("rounds")),
            Told.HAND_COUNTED: says(Fact("cards"), Fact("poverty")),
            Told.SCORED: says(Fact("points")),
            Told.WON: says(Fact("points")),
            Told.ENDED: says(),
        },
    )

    gauges = gauges_of(Gauge)
    sources = COUNTED_NAMES
    observed = FIELDS
    rows: ClassVar = {"seat": ("seat",), "stack": ("seat", "stack"), "card": ("card",), "borough": ("borough",)}

    def actions(self) -> list[Action]:
        cards: list[Action] = [(verb, {"card": card}) for verb in CARD_VERBS for card in TYPE_NAMES]
        looked: list[Action] = [("keep", {"place": place}) for place in range(1, LOOKS + 1)]
        stacks: list[Action] = [
            (verb, {"stack": stack}) for verb in ("cover", "activate") for stack in range(1, STACKS + 1)
        ]
        boroughs: list[Action] = [("buy", {"borough": borough}) for borough in BOROUGH_NAMES]
        others: list[Action] = [("choose", {"player": step}) for step in range(1, SEATS)]
        return [*cards, *looked, *stacks, *boroughs, *others, *((verb, {}) for verb in PLAIN_MOVES)]

    def components(self, reader: Reader) -> Library:
        return read_library(reader)

    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        library = cast(Library, data)
        first = options["first_seat"]
        if isinstance(first, int) and first >= players:
            raise BadOption(f"option first_seat={first} is not for {players} players; seats are 0 to {players - 1}")
        return Prospect(
            library.first if options["deck"] == "first" else library.second,
            players,
            options["boroughs"] == "abilities",
            options["edition"] == "pl",
            first if isinstance(first, int) else RANDOM_SEAT,
        )

    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        return (CARDS + 1) * IDLE_ROUNDS * players * DECISIONS_A_TURN

    def axes(self, players: int, options: Mapping[str, Value]) -> Axes:
        return {
            "phase": PHASE_NAMES,
            "card": TYPE_NAMES,
            "borough": BOROUGH_NAMES,
            "group": GROUP_NAMES,
            "power": ONGOING_NAMES,
            "column": numbered(players + 1, first=1),
            "place": numbered(LOOKS, first=1),
            "stack": numbered(STACKS, first=1),
        }

    def limits(self, state: State) -> Mapping[str, Limits]:
        city = cast(City, state)
        last_card, last_borough = city.data.prints - 1, BOROUGHS - 1
        return {
            **{name: (0, most) for name, most in PER_SEAT.items()},
            "powers": (0, (1 << ONGOING) - 1),
            "stacks": (0, STACKS),
            "top": (0, city.data.deck_size - 1),
            "laid": (0, last_card),
            "laid_by": (0, city.players - 1),
            "laid_on": (0, STACKS - 1),
            "marks": (0, Mark.DOWN | Mark.FRESH | Mark.USED),
            "till": (0, MOST_IN_TILL),
            "hand_size": (0, HAND),
            "hand": (0, last_card),
            "shown": (0, EVERYONE),
            "deck": (0, last_card),
            "seen": (0, (1 << city.players) - 1),
            "display": (0, last_card, NOTHING),
            "owned": (0, last_borough),
            "owned_count": (0, BOROUGHS),
            "offers": (0, last_borough, NOTHING),
            "borough_deck": (0, last_borough, NOTHING),
            "activations": (0, MOST_COUNTED),
            "hidden": (0, 0),
        }

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        city = cast(City, state)
        return cast(dict[str, Any], view_of(city, seat, self.own_deck(city)))

    def views_of(self, state: State, seats: Sequence[int | None], memory: Memory) -> Views:
        city = cast(City, state)
        return views_of(city, seats, self.own_deck(city))

    def own_deck(self, city: City) -> Cards:
        """The deck that comes with the game, of the edition that is played: they have not the same size."""
        library = cast(Library, self.own_data.compiled)
        return library.first if city.data.deck_size == library.first.deck_size else library.second

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        places = {"cards": "hand_sizes", "stacks": "cities", "boroughs": "boroughs"}
        if gauge == "draws":
            return cast(int, view["draw_left"] if of == view["turn"] else 0)
        shown = view[places.get(gauge, gauge)][of]
        return len(shown) if isinstance(shown, list) else cast(int, shown)

    def position_of(self, state: State) -> dict[str, Any]:
        return position_of(cast(City, state))

    def place(self, state: State, position: dict[str, Any]) -> None:
        place(cast(City, state), position)

    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        return picture(self, view, say, names)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        key, chapter, facts = reason_against(cast(City, state), seat, move)
        return self.refuse(key, chapter, **facts)

    def score_of(self, state: State, who: int) -> dict[str, int]:
        return cast(dict[str, int], breakdown(cast(City, state), who))

    def ranks(self, state: State) -> list[tuple[int, tuple[float, ...]]]:
        city = cast(City, state)
        return [
            (seat, tuple(asked.compared(city, seat, step) for step in range(COMPARED))) for seat in range(city.players)
        ]

    def figures(self, state: State) -> dict[str, float]:
        """What a game came to: means over the seats, and how often each kind of card was played and run."""
        city = cast(City, state)

        def mean(values: Any) -> float:
            return float(sum(list(values)[: city.players])) / city.players

        return {
            "prestige": mean(city.prestige),
            "poverty": mean(asked.final_poverty(city, seat) for seat in range(city.players)),
            "loans": mean(city.borrowed),
            "runs": mean(city.runs),
            "boroughs": mean(city.owned_count),
            "stacks": mean(city.stacks),
            "most-stacks": max(city.stacks),
            **played_and_run(city),
        }


GAME = London()
