"""Gymnasium: one seat learns, the others are any bots or earlier selves; one game at a time, or a vector of them.

>>> import gymnasium, londinium.envs.gymnasium
>>> env = gymnasium.make("londinium/KidsOfLondon-v1", players=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import londinium
from londinium.core.errors import BadNumber, BadOption, IllegalMove
from londinium.core.game import check_seed
from londinium.core.record import Record
from londinium.envs.arrays import Array, as_array
from londinium.envs.opponents import RAISE, RANDOM, Learning
from londinium.envs.playing import WIN, Games, check_count
from londinium.envs.registration import register
from londinium.envs.rendering import MODES, TERMINAL, check_mode, check_picture, render
from londinium.envs.saving import BadSave, pack, unpack
from londinium.envs.spaces import FLAT, LegalMoves, check_form, flattened, formed, observation_space

MOST_ENVS = 1 << 20
RESET_MASK = "reset_mask"

register()


class Learner:
    """What one environment and a vector of them have in common."""

    kind: str
    _size = 1  # games side by side

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Any = 0,
        opponents: Any = RANDOM,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        layout: str = FLAT,
        data: Any = None,
        render_mode: str | None = None,
        illegal: str = RAISE,
        picture: str = TERMINAL,
    ) -> None:
        self.game = londinium.game(game)
        self.form = check_form(layout)
        self.render_mode = check_mode(render_mode)
        self.picture = check_picture(picture, self.render_mode)
        count = self.game.players[0] if players is None else players
        games = Games(self.game, count, options, data, reward, self._size)
        self.learning = Learning(games, seat, opponents, illegal)
        self.layout = games.layout
        self._begun = False

    @property
    def games(self) -> Games:
        return self.learning.games

    def explain(self, observation: Any) -> dict[str, Any]:
        """An observation of one game, in words."""
        return self.layout.explain(flattened(self.layout, observation))

    def _look(self) -> None:
        """Where a game is over, show its learner how it ended: nobody is to act there any more."""
        games = self.games
        for lane in np.flatnonzero(games.dones):
            games.state_of(int(lane)).observe(int(self.learning.learners[lane]), games.observations[lane])

    def _got(self) -> Array:
        """What the learners got since they were last asked."""
        found: Array = self.games.rewards[np.arange(self.games.size), self.learning.learners].astype(np.float64)
        return found

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise IllegalMove("no game has begun; call reset() first")

    # keeping

    def save(self) -> bytes:
        """What there is as it stands, as bytes that `restore` takes."""
        content = {"form": self.form, "begun": self._begun, **self.games.saved(), **self.learning.saved()}
        return pack(self.kind, self.game, {**content, "given": self._given(), **self._content()})

    def _given(self) -> dict[str, Any]:
        """What it was given when it was made, beyond what the other form is given too."""
        return {}

    def _content(self) -> dict[str, Any]:
        """What more there is to keep of this form."""
        return {}

    @classmethod
    def restore(cls, saved: Any, opponents: Any = None) -> Self:
        """What was saved, ready to be played on; policies that played against the learner are given again."""
        kept = unpack(cls.kind, saved)
        same = {name: kept[name] for name in ("game", "players", "seat", "options", "reward", "data", "illegal")}
        env = cls(**same, **kept["given"], opponents=opponents_of(kept, opponents), layout=kept["form"])
        env._fill(kept)
        return env

    def _fill(self, kept: Mapping[str, Any]) -> None:
        self.games.fill(kept, kept["begun"])
        self.learning.fill(kept)
        self._begun = kept["begun"]
        self._look()

    def copy(self) -> Self:
        """Another with the same games as they stand."""
        return self.restore(self.save(), self.learning.opponents)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.restore, (self.save(),)


def opponents_of(kept: Mapping[str, Any], given: Any) -> Any:
    """The opponents that were saved; policies cannot be, and are given again."""
    if None not in kept["opponents"]:
        return kept["opponents"]
    if given is None:
        raise BadSave("policies played against the learner, and they are not saved: say restore(saved, opponents=…)")
    return given


class SeatEnv(Learner, gymnasium.Env[Any, Any]):
    """One game at a time. The mask of legal moves is in `info["action_mask"]`, and `action_masks()` gives it too.

    `players`, `options` and `data` are as for a table; `seat` is the one that learns, or "random"; `opponents` the name
    of a bot, a policy(observations, masks), or one of these for each other seat; `reward` is "win" or "shaped";
    `layout` is "flat" or "entities". A move that is not legal raises, or, if `illegal` is "replace", the first legal
    move is played instead and `info["illegal"]` says so: for learners that know of no masks.
    """

    kind = "gymnasium environment"
    metadata: dict[str, Any] = {"render_modes": list(MODES)}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, game: str, players: int | None = None, **given: Any) -> None:
        super().__init__(game, players, **given)
        self.observation_space = observation_space(self.layout, self.form)
        self.action_space = LegalMoves(self.games.moves, lambda: self.games.legal[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; from a seed it is the same as that of any table with that seed."""
        super().reset(seed=None if seed is None else check_seed(seed) & 0xFFFFFFFF)
        self.learning.begin([0], [seed])
        self._begun = True
        self._look()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move of the seat that learns, and those of the others until it is asked again."""
        self._must_have_begun()
        if not isinstance(action, (int, np.integer)) and getattr(action, "shape", None) != ():
            raise self.games.complaint(0, action)
        self.learning.play(np.array([action]), np.ones(1, np.bool_))
        self._look()
        if self.render_mode == "human":
            self.render()
        over = bool(self.games.dones[0])
        return self._observation(), float(self._got()[0]), over, False, self._info()

    def _observation(self) -> Any:
        return formed(self.layout, self.form, self.games.observations[0].copy())

    def _info(self) -> dict[str, Any]:
        learning = self.learning
        return {
            "action_mask": self.games.masks[0].copy(),
            "seat": int(learning.learners[0]),
            "illegal": bool(learning.replaced[0]),
        }

    def action_masks(self) -> Array:
        """Which moves are legal now."""
        found: Array = self.games.masks[0].astype(np.bool_)
        return found

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.games.table(0), self.render_mode, self.picture) if self._begun else None

    def record(self) -> Record:
        """The record of the game as far as it was played."""
        self._must_have_begun()
        return self.games.table(0).record()

    def _given(self) -> dict[str, Any]:
        return {"render_mode": self.render_mode, "picture": self.picture}


class SeatVectorEnv(Learner, VectorEnv[Any, Any, Any]):
    """Many games side by side, each as in `SeatEnv`, with no Python between the games where opponents are random.

    `autoreset_mode` says when a game that has ended is followed by the next, as Gymnasium's own vectors do.
    """

    kind = "gymnasium vector environment"

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **given: Any,
    ) -> None:
        if render_mode is not None:
            raise BadNumber("a vector of environments draws nothing; leave render_mode at None")
        self.num_envs = self._size = check_count("the number of environments", num_envs, MOST_ENVS)
        super().__init__(game, players, **given)
        try:
            self.mode = AutoresetMode(autoreset_mode)
        except ValueError:
            modes = ", ".join(mode.name for mode in AutoresetMode)
            raise BadNumber(f"autoreset_mode is one of {modes}, not {autoreset_mode!r}") from None
        self.metadata = {"render_modes": [], "autoreset_mode": self.mode}
        self.single_observation_space = observation_space(self.layout, self.form)
        self.single_action_space = spaces.Discrete(self.games.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin games everywhere, or where `options["reset_mask"]` says; seeds as Gymnasium's vectors take them."""
        chosen = self._chosen(options)
        lanes = np.flatnonzero(chosen).tolist()
        seeds = self._seeds(seed)
        self.learning.begin(lanes, [seeds[lane] for lane in lanes])
        self._begun = True
        self._ended &= ~chosen
        self._look()
        return self._observations(), self._infos()

    def _chosen(self, options: dict[str, Any] | None) -> Array:
        unknown = set(options or {}) - {RESET_MASK}
        if unknown:
            raise BadOption(f"reset takes {RESET_MASK} alone; the options of the game are given when it is made")
        if not options:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(options[RESET_MASK])
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise BadNumber(f"{RESET_MASK} is {self.num_envs} bools of which some are True, not {chosen!r}")
        return chosen

    def _seeds(self, seed: Any) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        seeds = [seed + lane for lane in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise BadNumber(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        return [None if one is None else check_seed(one) for one in seeds]

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Play a move of the learner in every game; if one cannot be played, none is."""
        self._must_have_begun()
        given = as_array(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise self._wrong(given)
        if self.mode == AutoresetMode.DISABLED and self._ended.any():
            over = np.flatnonzero(self._ended).tolist()
            raise IllegalMove(f"games {over} are over; begin them with reset(options={{'{RESET_MASK}': …}}) first")
        active = ~self._ended
        self.learning.play(given, active)
        rewards = np.where(active, self._got(), 0.0)
        if self._ended.any():
            over = np.flatnonzero(self._ended).tolist()
            self.learning.begin(over, [None] * len(over))
            rewards[over] = 0.0
        self._look()
        ended = self.games.dones.copy()
        infos: dict[str, Any] = {}
        if self.mode == AutoresetMode.SAME_STEP and ended.any():
            infos = self._final(ended)
            over = np.flatnonzero(ended).tolist()
            self.learning.begin(over, [None] * len(over))
        self._ended = ended.copy() if self.mode != AutoresetMode.SAME_STEP else np.zeros_like(ended)
        return self._observations(), rewards, ended, np.zeros_like(ended), {**self._infos(), **infos}

    def _wrong(self, given: Array) -> Exception:
        return BadNumber(f"actions are {self.num_envs} whole numbers, not {given.dtype} with shape {given.shape}")

    def _final(self, ended: Array) -> dict[str, Any]:
        """What there was to see at the end of games that are followed by the next at once."""
        final = np.full(self.num_envs, None, dtype=object)
        for lane in np.flatnonzero(ended):
            final[lane] = formed(self.layout, self.form, self.games.observations[lane].copy())
        infos = self._infos()
        masked = {
            name: np.where(ended[:, None] if value.ndim > 1 else ended, value, 0) for name, value in infos.items()
        }
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": masked, "_final_info": ended.copy()}

    def _observations(self) -> Any:
        return formed(self.layout, self.form, self.games.observations.copy())

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        learning = self.learning
        found = {
            "action_mask": self.games.masks.copy(),
            "seat": learning.learners.copy(),
            "illegal": learning.replaced.copy(),
        }
        return {**found, **{f"_{name}": every.copy() for name in found}}

    def record(self, lane: int) -> Record:
        """The record of a game as far as it was played."""
        self._must_have_begun()
        return self.games.table(lane).record()

    # keeping

    def _given(self) -> dict[str, Any]:
        return {"num_envs": self.num_envs, "autoreset_mode": self.mode.value}

    def _content(self) -> dict[str, Any]:
        return {"ended": self._ended.tobytes()}

    def _fill(self, kept: Mapping[str, Any]) -> None:
        super()._fill(kept)
        self._ended = np.frombuffer(kept["ended"], np.bool_).copy()
