"""Terms: what a table was made with; none of it ever changes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """How long a choice may take: seconds for each, and a store of seconds for when that is too little; 0: no clock."""

    each: float = 0
    store: float = 0

    @property
    def timed(self) -> bool:
        return self.each + self.store > 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table was made with; none of it ever changes."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    data: dict[str, Any]  # as a DataSet notes it: its hash, and its content where it is not ours
    seed: int
    pace: Pace
    open: bool
    invite: str
    owner: str
    created: float
    hints: bool = False  # whether whoever owes a choice may ask what a strong player would do
    spectators_chat: bool = True  # whether those who only look on may chat
    numbered: int = 0  # up to this entry everyone was told the log's own numbers, as was usual once

    @property
    def own_data(self) -> bool:
        """Whether its makers brought component data of their own."""
        return "content" in self.data

    @property
    def seed_hash(self) -> str:
        """Shown from the start; whoever has the seed at the end can check that it was this one."""
        return sha256(f"{self.seed:032x}".encode()).hexdigest()
