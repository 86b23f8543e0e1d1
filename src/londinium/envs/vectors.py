"""Vectors of other tools over the native vector of Gymnasium; each tool is imported only when it is asked for.

Stable-Baselines3: `sb3_contrib.MaskablePPO` asks for `action_masks`; learners that know of no masks are given
`illegal="replace"`. PufferLib (2 and 3) has no place for masks, so they are the last columns of an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from gymnasium.vector import AutoresetMode

from londinium.core.errors import BadNumber
from londinium.envs.arrays import Array
from londinium.envs.gymnasium import SeatVectorEnv
from londinium.envs.opponents import REPLACE
from londinium.envs.spaces import FLAT

TOLD = ("action_mask", "seat", "illegal")


def stable_baselines(game: str, num_envs: int, **given: Any) -> Any:
    """Many games as a vector of Stable-Baselines3: a game that ends is followed by the next at once.

    It takes what `SeatVectorEnv` takes, but for `autoreset_mode`.
    """
    return stable_baselines_class()(game, num_envs, **given)


@cache
def stable_baselines_class() -> Any:
    from stable_baselines3.common.vec_env import VecEnv

    class SeatVec(VecEnv):
        """The seats that learn, as Stable-Baselines3 asks about them."""

        def __init__(self, game: str, num_envs: int, **given: Any) -> None:
            self.many = SeatVectorEnv(game, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **given)
            self.render_mode = None
            super().__init__(num_envs, self.many.single_observation_space, self.many.single_action_space)

        def reset(self) -> Any:
            given = any(seed is not None for seed in self._seeds)
            observations, infos = self.many.reset(seed=list(self._seeds) if given else None)
            self._reset_seeds()
            self.reset_infos = self.told(infos)
            return observations

        def step_async(self, actions: Array) -> None:
            self.actions = actions

        def step_wait(self) -> tuple[Any, Array, Array, list[dict[str, Any]]]:
            observations, rewards, ended, _, infos = self.many.step(self.actions)
            told = self.told(infos)
            for lane in np.flatnonzero(ended):
                told[lane]["terminal_observation"] = infos["final_obs"][lane]
                told[lane]["TimeLimit.truncated"] = False
            return observations, rewards.astype(np.float32), ended, told

        def told(self, infos: dict[str, Any]) -> list[dict[str, Any]]:
            return [{name: infos[name][lane] for name in TOLD} for lane in range(self.num_envs)]

        def close(self) -> None:
            self.many.close()

        def asked(self, indices: Any) -> Sequence[int]:
            return list(self._get_indices(indices))

        def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
            return [getattr(self.many, attr_name) for _ in self.asked(indices)]

        def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
            setattr(self.many, attr_name, value)

        def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
            if method_name == "action_masks":
                return [self.many.games.masks[lane].astype(np.bool_) for lane in self.asked(indices)]
            return [getattr(self.many, method_name)(*args, **named) for _ in self.asked(indices)]

        def has_attr(self, attr_name: str) -> bool:
            return attr_name == "action_masks" or hasattr(self.many, attr_name)

        def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
            return [False for _ in self.asked(indices)]

    return SeatVec


def puffer(game: str, num_envs: int = 1, buf: Any = None, seed: int | None = None, **given: Any) -> Any:
    """Many games as a native environment of PufferLib, for `pufferlib.vector.make(puffer, [game, num_envs], …)`.

    Each game is an agent of it. Observations are flat; their last columns are the mask, a 1 for each move that is
    legal. A move that is not is replaced by the first that is, unless `illegal` says "raise". `buf` and `seed` are
    PufferLib's own; the rest is what `SeatVectorEnv` takes, but for `autoreset_mode` and `layout`.
    """
    return puffer_class()(game, num_envs, buf, seed, **given)


@cache
def puffer_class() -> Any:
    from pufferlib import PufferEnv

    class SeatPuffer(PufferEnv):
        """The seats that learn, as PufferLib asks about them: everything is written into its arrays."""

        def __init__(self, game: str, num_envs: int, buf: Any, seed: int | None, **given: Any) -> None:
            if given.get("layout", FLAT) != FLAT:
                raise BadNumber(f"PufferLib takes rows of numbers: layout is {FLAT} here, not {given['layout']!r}")
            settings = {"illegal": REPLACE, **given}
            self.many = SeatVectorEnv(game, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **settings)
            layout, moves = self.many.layout, self.many.games.moves
            low, high = (np.concatenate([ends, np.full(moves, i)]) for i, ends in enumerate((layout.low, layout.high)))
            self.single_observation_space = Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)
            self.single_action_space = self.many.single_action_space
            self.num_agents = num_envs
            self.first_seed = seed
            self.returns, self.lengths = np.zeros(num_envs), np.zeros(num_envs, np.int64)
            super().__init__(buf)

        def reset(self, seed: Any = None) -> tuple[Array, list[dict[str, Any]]]:
            """Begin a game for every agent; the games of two seeds have nothing in common."""
            first = seed[0] if isinstance(seed, (list, tuple)) else seed
            first, self.first_seed = self.first_seed if first is None else first, None
            self.many.reset(seed=None if first is None else seeds_from(first, self.num_agents))
            self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
            self.returns[:], self.lengths[:] = 0, 0
            self.show()
            return self.observations, []

        def step(self, actions: Array) -> tuple[Array, Array, Array, Array, list[dict[str, Any]]]:
            """Play a move of every agent; where a game ends, the next has begun."""
            _, rewards, ended, _, _ = self.many.step(np.asarray(actions).reshape(self.num_agents))
            self.rewards[:], self.terminals[:] = rewards, ended
            self.returns += rewards
            self.lengths += 1
            over = np.flatnonzero(ended)
            told = [
                {"episode_return": float(self.returns[lane]), "episode_length": int(self.lengths[lane])}
                for lane in over
            ]
            self.returns[over], self.lengths[over] = 0, 0
            self.show()
            return self.observations, self.rewards, self.terminals, self.truncations, told

        def show(self) -> None:
            games = self.many.games
            self.observations[:, : games.layout.size] = games.observations
            self.observations[:, games.layout.size :] = games.masks

        def notify(self) -> None:
            """PufferLib's trainer says that something has changed; nothing here depends on it."""

        def close(self) -> None:
            self.many.close()

    return SeatPuffer


def seeds_from(seed: int, count: int) -> list[int | None]:
    """So many seeds that follow from one and are not those of its neighbours."""
    found: list[int | None] = np.random.SeedSequence(seed).generate_state(count, np.uint64).tolist()
    return found
