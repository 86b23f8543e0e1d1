"""The ids under which Gymnasium knows the games: `import londinium.envs.gymnasium` registers them."""

from __future__ import annotations

import gymnasium

import londinium

NAMESPACE = "londinium"
VERSION = 1
IDS = {"".join(word.capitalize() for word in game.id.split("-")): game.id for game in londinium.games()}


def register() -> None:
    """Register every game, as one environment and as a vector of them."""
    for name, game in IDS.items():
        id = f"{NAMESPACE}/{name}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="londinium.envs.gymnasium:SeatEnv",
                vector_entry_point="londinium.envs.gymnasium:SeatVectorEnv",
                kwargs={"game": game},
            )
