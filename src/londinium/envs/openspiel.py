"""OpenSpiel: each game as a Python game of `pyspiel`, one seat after the other, with nodes of chance.

>>> import pyspiel, londinium.envs.openspiel
>>> game = pyspiel.load_game("londinium_kids_of_london(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player(), state.legal_actions()
(0, [0, 1, 2, 3, 4, 5, 6, 7, 8])

Before the game is dealt, and after a choice that asks chance (such as the one that turns up the next character), come
nodes of chance: four throws of a die with 256 sides. From them what nobody knows is drawn anew, and only then the
choice is carried out. What a player knows is its information state: two ways to the same knowledge are one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

import londinium
from londinium.core.errors import BadMove, BadNumber, BadSeat
from londinium.core.game import Game
from londinium.core.observing import Observed
from londinium.core.options import Option, check_options
from londinium.core.record import Record
from londinium.core.state import State
from londinium.core.table import Table
from londinium.envs.playing import check_count
from londinium.envs.saving import BadSave, pack, unpack

SIDES = 256  # outcomes of a node of chance
THROWS = 4  # such nodes for one draw, unless a game is told otherwise
MOST_THROWS = 8
OUTCOMES = [(side, 1 / SIDES) for side in range(SIDES)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NOT_DEALT = "not dealt"
WAITS, THROWN = "waits_for_chance", "thrown"  # in the struct of a state, beside a snapshot
KIND = "openspiel state"
RECHOICES = 50  # more small choices than this nobody makes in secret at one go
WORD_BITS = 64
FLOAT_STEPS = 1 << 53
ANY = -1


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game.

    >>> name_of(londinium.game("key-to-the-city"))
    'londinium_key_to_the_city'
    """
    return f"londinium_{game.id.replace('-', '_')}"


def parameters_of(game: Game) -> dict[str, Any]:
    """What a game may be told when it is loaded: players, where it starts, how often is thrown, its own options."""
    common = {"players": game.players[0], "start": "", "throws": THROWS}
    return {**common, **{option.name: option.default for option in game.options}}


def checked(game: Game, given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options of a game; OpenSpiel's parameters have one type each, so −1 stands for a word beside numbers."""
    words = {option.name: word_beside_numbers(option) for option in game.options}
    meant = {name: words[name] if value == ANY and words.get(name) else value for name, value in given.items()}
    return dict(check_options(game.options, meant, players, game.id))


def word_beside_numbers(option: Option) -> str | None:
    """The word an option knows beside numbers, such as `random` beside the seats."""
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return words[0] if words and not isinstance(option.default, str) else None


def type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):
    """One game at so many players and with some options, as OpenSpiel knows it; a class of its own for each title."""

    title: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title
        self.given = {**parameters_of(title), **dict(params or {})}
        players = self.given["players"]
        own = {name: value for name, value in self.given.items() if name not in ("players", "start", "throws")}
        self.players = title.check_players(players)
        self.throws = check_count("the number of throws", self.given["throws"], MOST_THROWS)
        self.start = read_start(self.given["start"])
        self.settings = checked(title, own, players)
        self.data = title.own_data
        self.layout = title.layout(players, self.settings)
        bound = title.bound(players, self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(title.moves),
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=bound,
        )
        super().__init__(type_of(title), info, self.given)

    def new_initial_state(self, given: Any = None) -> SpielState:
        """The start; or any position, as the JSON struct of a state gives it."""
        state = SpielState(self)
        if given is not None:
            state.place(json.loads(given) if isinstance(given, str) else given)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadNumber(f"an observation has no parameters here, and {params!r} were given")
        return SpielObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.throws * (self.title.bound(self.players, self.settings) + 1)

    def deal(self, luck: int) -> State:
        """A game set up, or the position to start from with all that it does not name filled in, from some luck."""
        if self.start is None:
            return self.title.bare_state(self.data, self.players, self.settings).begin(luck, self.throws)
        given = {"players": self.players, "options": self.settings, "seed": f"{luck:032x}"}
        return self.title.restore({**self.start, **given}).state.clone()


class Position:
    """A State of the rules, or none before the game is dealt; the choice that waits for chance, and what was thrown."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.state: State | None = None
        self.waiting: int | None = None  # a move that asks chance
        self.throws: list[int] = []

    def __deepcopy__(self, memo: object) -> Position:
        other = Position(self.game)
        other.state = None if self.state is None else self.state.clone()
        other.waiting, other.throws = self.waiting, self.throws[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return position_from, (self.game.title.id, self.game.given, self.state, self.waiting, self.throws)


def position_from(game: str, params: dict[str, Any], state: State | None, waiting: int | None, throws: Any) -> Position:
    position = Position(CLASSES[game](params))
    position.state, position.waiting, position.throws = state, waiting, list(throws)
    return position


class SpielState(pyspiel.State):
    """A position, as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    @property
    def rules(self) -> State:
        """The State of the rules: the whole truth."""
        state = self.position.state
        if state is None:
            raise BadNumber("the game has not been dealt; apply the outcome of the first node of chance")
        return state

    @property
    def title(self) -> Game:
        return self.position.game.title

    # what OpenSpiel asks

    def current_player(self) -> int:
        position = self.position
        if position.state is None or position.waiting is not None:
            return CHANCE
        return TERMINAL if position.state.over else position.state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        position = self.position
        if not self.asks_chance():
            self.choose(int(action))
            return
        position.throws.append(int(action))
        if len(position.throws) == position.game.throws:
            luck = int.from_bytes(bytes(position.throws), "little")
            position.throws = []
            if position.state is None:
                position.state = position.game.deal(luck)
            else:
                state = position.state.clone().reshuffled(luck, position.game.throws)
                state.apply(int(position.waiting or 0))
                position.state, position.waiting = state, None

    def asks_chance(self) -> bool:
        return self.position.state is None or self.position.waiting is not None

    def choose(self, action: int) -> None:
        """Carry a choice out; if that asks chance, it waits until chance has answered."""
        after = self.rules.clone()
        after.apply(action)
        if list(after.stream) != list(self.rules.stream):
            self.position.waiting = action
        else:
            self.position.state = after

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == CHANCE else str(self.title.moves[action])

    def is_terminal(self) -> bool:
        state = self.position.state
        return state is not None and self.position.waiting is None and bool(state.over)

    def returns(self) -> list[float]:
        state, players = self.position.state, self.position.game.players
        return [0.0] * players if state is None else [state.payoff(seat) for seat in range(players)]

    def __str__(self) -> str:
        return json.dumps(self._to_struct())

    def observed(self, player: int) -> Observed:
        """What a player knows, as numbers; before the game is dealt, nothing."""
        row = np.zeros(self.position.game.layout.size, np.int16)
        if self.position.state is not None and player >= 0:
            self.position.state.observe(player, row)
        return row

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that the player cannot tell from this one, drawn at random."""
        if not 0 <= player < self.position.game.players:
            raise BadSeat(player, self.position.game.players)
        other = self.position.game.new_initial_state()
        other.position.waiting = self.position.waiting
        dice = Random(int(sampler() * FLOAT_STEPS))
        imagined = self.rules.imagine(player, dice.getrandbits(WORD_BITS))
        other.position.state = choose_again(imagined, self.rules.waiting, dice)
        return other

    # the JSON structs

    def _to_struct(self) -> dict[str, Any]:
        """The whole truth with readable names: what `new_initial_state` takes."""
        if self.position.state is None:
            return {"game": self.title.id, "phase": NOT_DEALT}
        return {**self.table().snapshot(), WAITS: self.position.waiting, THROWN: self.position.throws}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a player knows, in words."""
        if self.position.state is None:
            return {"phase": NOT_DEALT}
        return {"player": player, **self.position.game.layout.explain(self.observed(player))}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == CHANCE:
            return {"verb": "throw", "side": action}
        return dict(self.title.moves[action].json())

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        if struct.get("verb") == "throw":
            return [int(struct["side"])]
        try:
            return [self.title.move(struct).id]
        except BadMove as problem:
            raise ValueError(str(problem)) from None

    def place(self, struct: Mapping[str, Any]) -> None:
        """Become the position that a struct tells of."""
        if struct.get("phase") == NOT_DEALT:
            return
        snapshot = {name: value for name, value in struct.items() if name not in (WAITS, THROWN)}
        self.position.state = self.title.restore(snapshot).state.clone()
        self.position.waiting, self.position.throws = struct.get(WAITS), list(struct.get(THROWN) or ())

    # a table and its record

    def table(self) -> Table:
        """A table at this position; how it came about is OpenSpiel's `history`."""
        game = self.position.game
        table = game.title.table(game.players, 0, game.settings, game.data)
        table._state = self.rules.clone()
        return table

    def record(self) -> Record:
        """The record of a table that begins at this position: nodes of chance have drawn anew on the way here."""
        return self.title.restore(self.table().snapshot()).record()

    def save(self) -> bytes:
        """The position as bytes that `restore` takes."""
        game = self.position.game
        return pack(KIND, game.title, {"params": game.given, "struct": self._to_struct()})

    @staticmethod
    def restore(saved: Any) -> SpielState:
        """The position that was saved."""
        kept = unpack(KIND, saved)
        return CLASSES[kept["game"]](kept["params"]).new_initial_state(kept["struct"])


class SpielObserver:
    """What a player knows: the numbers of the game's layout, field by field."""

    def __init__(self, game: SpielGame) -> None:
        self.layout = game.layout
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same numbers, in hexadecimal digits; `to_observation_struct` says them in words."""
        return f"{player}:{state.observed(player).tobytes().hex()}"


def read_start(given: Any) -> dict[str, Any] | None:
    """The position a game starts from, as the JSON of a snapshot that names what matters; none is the usual start."""
    if not given:
        return None
    try:
        start = json.loads(given)
    except (TypeError, ValueError):
        start = None
    if not isinstance(start, dict):
        raise BadNumber(f"start is a snapshot as JSON, such as '{{\"hour\": 8}}', not {given!r}")
    return start


def choose_again(state: State, waiting: int, dice: Random) -> State:
    """Let the seats whose secret choices were taken back choose anything, until only those owe that owed before."""
    for _ in range(RECHOICES):
        back = state.waiting & ~waiting
        if not back:
            return state
        for seat in range(state.players):
            if back >> seat & 1:
                state.apply(dice.choice(state.legal(seat)), seat)
    raise BadSave("no position was found that the player cannot tell from this one")


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for title in londinium.games():
        if name_of(title) not in known:
            pyspiel.register_game(type_of(title), CLASSES[title.id])


CLASSES: dict[str, type[SpielGame]] = {
    title.id: type(type(title).__name__, (SpielGame,), {"title": title}) for title in londinium.games()
}


register()
