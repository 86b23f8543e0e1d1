"""Vectors of other tools over the native vector of Gymnasium: Stable-Baselines3, which is imported only when asked for.

`sb3_contrib.MaskablePPO` asks for `action_masks`; learners that know of no masks are given `illegal="replace"`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from londinium.envs.arrays import Array
from londinium.envs.gymnasium import SeatVectorEnv

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
