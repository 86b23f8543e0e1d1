"""Environments: the games as learners, language models and other programs meet them, each seeing one seat only.

`batch` needs nothing but NumPy. The others are next door: `pettingzoo`, `gymnasium` and `openspiel` come with the extra
`londinium[rl]`, `mcp` with `londinium[mcp]`; `text` needs none.
"""

from __future__ import annotations

from londinium.envs.batched import Batch, Step, batch
from londinium.envs.saving import BadSave

__all__ = ["BadSave", "Batch", "Step", "batch"]
