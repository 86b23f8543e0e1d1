"""Environments: the games as those who train and study players use them.

`batch` needs nothing but NumPy. The others are next door and come with the extra `londinium[rl]`: `pettingzoo`,
`gymnasium`, `openspiel`.
"""

from __future__ import annotations

from londinium.envs.batched import Batch, Step, batch
from londinium.envs.saving import BadSave

__all__ = ["BadSave", "Batch", "Step", "batch"]
