"""Game: a title, its options and its action space; what a folder under games/ gives to the engine."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from londinium.core.data import DataSet, Reader, content_hash, read_file
from londinium.core.errors import BadData, BadNumber, BadPlayers, BadRules, BadSeed
from londinium.core.events import EventKind, Fact, Rank, Refusal, Score, Who, members
from londinium.core.gauges import Gauge
from londinium.core.moves import Action, ActionSpace, Move
from londinium.core.observing import SEAT, Axes, Field, Layout, seats_around
from londinium.core.options import Option, Value, check_options
from londinium.core.registry import game as registered
from londinium.core.state import State, play_out
from londinium.core.table import HALF_SEED, Table, restore
from londinium.core.words import Words, words

TOOK_BACK = EventKind("took-back", (Fact("move", secret=True, move=True),))
REWOUND = EventKind("rewound", (Fact("choices"),))


@dataclass(frozen=True)
class Playouts:
    """What random games came to: one row per game, one column per seat."""

    payoffs: NDArray[np.float64]
    points: NDArray[np.int32]
    decisions: NDArray[np.int32]
    rounds: NDArray[np.int32]


Limits = tuple[int, int] | tuple[int, int, int]  # the least, the most, and what stands for nothing
Views = tuple[bytes, dict[int | None, bytes]]  # what all may know, and what each knows beside it: members of JSON
Memory = dict[Any, Any]  # what a game wrote of a table and may write again where it is still true


class Game(ABC):
    """One game. `londinium.game(id)` gives it; a folder under games/ defines it.

    >>> import londinium
    >>> game = londinium.game("kids-of-london")
    >>> game.title("pl"), game.players, game.options
    ('Dzieci Londynu', range(2, 6), ())
    >>> len(game.moves)
    12
    """

    id: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int]  # raised whenever a rule changes: docs/develop/rules-versions.md
    oldest_rules: ClassVar[int] = 1  # the oldest version under which games are still played
    later_fields: ClassVar[tuple[str, ...]] = ()  # of its State, which the ends of records of format 1 do not know
    options: ClassVar[tuple[Option, ...]] = ()
    at_once: ClassVar[bool] = False  # whether all who owe a choice always make it at the same time
    events: ClassVar[tuple[EventKind, ...]]
    gauges: ClassVar[tuple[Gauge, ...]]  # the numbers that can be read off the table, as the rules number them
    sources: ClassVar[tuple[str, ...]] = ()  # what its heuristic counts, as `State.account` knows it
    observed: ClassVar[tuple[Field, ...]]  # what an observation holds, in the order in which the rules write it
    rows: ClassVar[Mapping[str, tuple[str, ...]]]  # kinds of pieces that make rows of their own, each by its axes
    reckoned: ClassVar[tuple[str, ...]] = ()  # the sources of points that the end alone brings or takes
    chapters: ClassVar[tuple[str, ...]]
    minutes: ClassVar[int]
    weight: ClassVar[int]  # how much there is to learn and to think about, from 1 to 5
    folder: ClassVar[Path]

    @property
    def data_file(self) -> Path:
        """The numbers printed on our components, each with its source."""
        return self.folder / "data" / "components.toml"

    @property
    def text_folder(self) -> Path:
        """The game's words in every language."""
        return self.folder / "shown" / "text"

    # what a game's folder writes

    @abstractmethod
    def actions(self) -> list[Action]:
        """The action space: verb and arguments of every move, in the order of their ids."""

    @abstractmethod
    def components(self, reader: Reader) -> Any:
        """The compiled component data; BadData if it breaks a fact of the game."""

    @abstractmethod
    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        """A State for these players and options, not yet set up."""

    @abstractmethod
    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        """More decisions than this no game can have."""

    @abstractmethod
    def limits(self, state: State) -> Mapping[str, Limits]:
        """Between which numbers each array of the State stays, and the number that stands for nothing if there is one.

        The conformance suite looks at every step of every game whether they do: small numbers wrap when compiled.
        """

    @abstractmethod
    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know, built up from nothing; None is a spectator."""

    def views_of(self, state: State, seats: Sequence[int | None], memory: Memory) -> Views:
        """The same of several seats as text: a game where most is before all eyes need not write that for each."""
        return b"", {seat: members(self.view_of(state, seat)) for seat in seats}

    @abstractmethod
    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        """Where a view shows the number of a gauge, of the seat or piece with this place; None if it does not."""

    @abstractmethod
    def position_of(self, state: State) -> dict[str, Any]:
        """The whole truth with readable names: what `place` takes."""

    def position_text(self, state: State, memory: Memory) -> bytes:
        """The same as the members of a JSON object."""
        return members(self.position_of(state))

    @abstractmethod
    def place(self, state: State, position: dict[str, Any]) -> None:
        """Turn a freshly set-up State into the position; what it does not name is filled in lawfully."""

    @abstractmethod
    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        """Why a move that is not legal is not, for a seat that owes a choice; says nothing the seat may not know."""

    @abstractmethod
    def score_of(self, state: State, who: int) -> dict[str, int]:
        """The points of a seat (or, from `players` on, of somebody without one) by source; they add up to its score."""

    @abstractmethod
    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        """The table as a player sees it, drawn in characters; [styles] are marked as in docs/develop/formats.md."""

    @abstractmethod
    def axes(self, players: int, options: Mapping[str, Value]) -> Axes:
        """What the axes of an observation go over, besides the seats."""

    def figures(self, state: State) -> dict[str, float]:
        """What is worth counting at the end of a game besides points; `simulate` shows the means."""
        return {}

    def prompt(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """What the seats that owe a choice are asked for: the words `prompt-<phase>`, with the plain facts of the view.

        >>> import londinium
        >>> game = londinium.game("kids-of-london")
        >>> game.prompt(game.restore({"players": 3, "character": "banker"}).view(0))
        'send a child; the banker is in the street.'
        """
        say = self.words(lang)
        facts = {name: value for name, value in view.items() if type(value) in (int, str)}
        key = f"prompt-{view.get('phase')}"
        return say.say(key, **facts) if say.has(key) else say.say("prompt")

    def extras(self, players: int) -> tuple[str, ...]:
        """Those at the table who have no seat, such as a fictitious player."""
        return ()

    def ranks(self, state: State) -> list[tuple[int, tuple[float, ...]]]:
        """Everyone at the table with a key that is larger for a better place; equal keys are ties."""
        return [(seat, (state.payoff(seat), state.points(seat))) for seat in range(state.players)]

    def won(self, state: State, who: int) -> bool:
        """Whether somebody shares the victory."""
        return state.payoff(who) > 0

    # what every game has

    @cached_property
    def space(self) -> ActionSpace:
        return ActionSpace(self, self.actions())

    @property
    def moves(self) -> tuple[Move, ...]:
        """The fixed action space: every move the game can ever have, in the order of their ids."""
        return self.space.moves

    def move(self, given: Any) -> Move:
        """The Move meant by a Move, an id, a notation or a JSON object; BadMove if there is none.

        >>> import londinium
        >>> londinium.game("kids-of-london").move("send 8").id
        8
        """
        return self.space.find(given)

    def layout(self, players: int, options: Mapping[str, Any] | None = None) -> Layout:
        """What each number of an observation stands for, at such a table.

        >>> import londinium
        >>> londinium.game("kids-of-london").layout(players=5).size
        226
        """
        checked = check_options(self.options, options, self.check_players(players), self.id)
        axes = {SEAT: seats_around(players), **self.axes(players, checked)}
        return Layout(self.observed, axes, self.rows)

    def words(self, lang: str = "en") -> Words:
        """The game's words in a language."""
        return words(lang, self.text_folder)

    def title(self, lang: str = "en") -> str:
        """The name of the game."""
        return self.words(lang).say("title")

    def name(self, who: Who, lang: str = "en", names: Mapping[Who, str] | None = None) -> str:
        """What somebody at the table is called."""
        if names and who in names:
            return names[who]
        if isinstance(who, str):
            return self.words(lang).say(f"extra-{who}")
        return self.words(lang).say("seat", number=who + 1)

    def who(self, index: int, players: int) -> Who:
        """The seat, or the name of somebody without one, that the rules know by a number."""
        return index if index < players else self.extras(players)[index - players]

    @cached_property
    def kinds(self) -> tuple[EventKind, ...]:
        """The game's own kinds of events, in the order in which its rules number them, and those of any table."""
        return (*self.events, TOOK_BACK, REWOUND)

    def kind_number(self, name: str) -> int:
        """The number of the kind of event with that name."""
        return next(number for number, kind in enumerate(self.kinds) if kind.name == name)

    def refuse(self, key: str, rule: str, **facts: Any) -> Refusal:
        """A refusal in this game's words."""
        return Refusal(self, key, rule, facts)

    @cached_property
    def own_data(self) -> DataSet:
        return self.read_data(read_file(self.data_file), ours=True)

    @cached_property
    def earlier_data(self) -> dict[str, DataSet]:
        """What `own_data` was in earlier versions, by its hash: games begun with it are played to their end with it."""
        found = [self.read_data(read_file(path), ours=True) for path in sorted(self.folder.glob("data/earlier/*.toml"))]
        return {data.hash: data for data in found}

    def data(self, source: Any = None) -> DataSet:
        """A data set: ours, an earlier one of ours by its note, or one from a file's path, its text or its content.

        >>> import londinium
        >>> game = londinium.game("kids-of-london")
        >>> game.data(game.data().note()) is game.own_data
        True
        """
        if source is None:
            return self.own_data
        if isinstance(source, DataSet):
            return source
        if isinstance(source, Mapping) and isinstance(source.get("hash"), str):
            return self.noted_data(source)
        if isinstance(source, Path):
            source = read_file(source)
        elif isinstance(source, str) and "\n" not in source and source.endswith(".toml"):
            source = read_file(Path(source))
        found = self.read_data(source, ours=False)
        return self.own_data if found.hash == self.own_data.hash else found

    def noted_data(self, note: Mapping[str, Any]) -> DataSet:
        """The data set a note tells of: the hash, and the content where it is not ours."""
        if "content" in note:
            data = self.data(note["content"])
        else:
            data = self.earlier_data.get(note["hash"], self.own_data)
        if data.hash != note["hash"]:
            raise BadData(f"it was made with other component data ({note['hash']}) than is here ({data.hash})")
        return data

    def read_data(self, source: str | dict[str, Any], ours: bool) -> DataSet:
        reader = Reader(source)
        compiled = self.components(reader)
        return DataSet(reader.content, content_hash(reader.content), ours, compiled)

    def check_rules(self, version: Any) -> int:
        """The version of the rules, if games begun under it are still played here; None means the newest."""
        if version is None:
            return self.rules_version
        if type(version) is not int or not self.oldest_rules <= version <= self.rules_version:
            raise BadRules(
                f"it was made under rules {version!r} of {self.title()}; "
                f"this version knows {self.oldest_rules} to {self.rules_version}"
            )
        return version

    def check_players(self, players: Any) -> int:
        """The player count, if the game is for so many."""
        if type(players) is not int or players not in self.players:
            raise BadPlayers(f"{self.title()} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        return players

    def bare_state(
        self, data: DataSet, players: int, options: Mapping[str, Value], rules_version: int | None = None
    ) -> State:
        """A State under the newest rules or those that were checked, not yet set up."""
        state = self.new_state(data.compiled, players, options)
        state.rules_version = rules_version or self.rules_version
        return state

    def table(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
        rules_version: int | None = None,
    ) -> Table:
        """A table, set up and ready to play; under the newest rules unless it was begun under others.

        >>> import londinium
        >>> londinium.game("kids-of-london").table(players=3, seed=7).to_act
        (0, 1, 2)
        """
        return Table(self, self.check_players(players), check_seed(seed), options, data, rules_version)

    def restore(self, snapshot: Mapping[str, Any]) -> Table:
        """A table at any position; a snapshot need name only what matters, the rest is filled in from its seed.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "character": "banker"})
        >>> [len(table.moves(seat)) for seat in table.to_act]
        [1, 1, 1]
        """
        return restore(self, snapshot)

    def playouts(
        self,
        n: int,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
    ) -> Playouts:
        """Play n random games without Python between the moves.

        >>> import londinium
        >>> results = londinium.game("kids-of-london").playouts(1000, players=4, seed=1)
        >>> results.payoffs.shape, int(results.rounds.max())
        ((1000, 4), 9)
        """
        self.check_players(players)
        seed = check_seed(seed)
        if type(n) is not int or n < 0:
            raise BadNumber(f"the number of games is a whole number of at least 0, not {n!r}")
        checked = check_options(self.options, options, players, self.id)
        state = self.bare_state(self.data(data), players, checked)
        found = Playouts(
            np.zeros((n, players), np.float64),
            np.zeros((n, players), np.int32),
            np.zeros(n, np.int32),
            np.zeros(n, np.int32),
        )
        play_out(
            state,
            n,
            seed & HALF_SEED,
            seed >> 64,
            found.payoffs.reshape(-1),
            found.points.reshape(-1),
            found.decisions,
            found.rounds,
        )
        return found

    def scores(self, state: State) -> tuple[Score, ...]:
        """Everyone's points and where they came from."""
        found = []
        for index in range(state.players + len(self.extras(state.players))):
            breakdown = self.score_of(state, index)
            found.append(Score(self.who(index, state.players), sum(breakdown.values()), breakdown))
        return tuple(found)

    def ranking(self, state: State) -> tuple[Rank, ...]:
        """Everyone at the table from the best place to the last."""
        points = {score.who: score.points for score in self.scores(state)}
        ranks = sorted(self.ranks(state), key=lambda rank: rank[1], reverse=True)
        found = []
        for index, key in ranks:
            place = 1 + sum(1 for _, other in ranks if other > key)
            who = self.who(index, state.players)
            found.append(Rank(place, who, points[who], state.over and self.won(state, index)))
        return tuple(found)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.id,)


def find_game(id: str) -> Game:
    """The Game a pickle stood for."""
    return registered(id)


def check_seed(seed: Any) -> int:
    """A seed of 128 bits: the one given, or a random one."""
    if seed is None:
        return secrets.randbits(128)
    if type(seed) is not int or not 0 <= seed < 1 << 128:
        raise BadSeed(f"a seed is a whole number from 0 to 2**128 - 1, not {seed!r}")
    return seed
