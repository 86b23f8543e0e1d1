"""Record: everything needed to replay a game exactly, as JSON that notices when it has been cut or changed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from londinium.core.errors import BadRecord

FORMAT = 2


@dataclass
class Record:
    """A game from its start, a seed or a snapshot, through the moves that stand.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
    >>> _ = table.play(0, "send 3")
    >>> record = Record.loads(table.record().dumps())
    >>> londinium.replay(record).view(0) == table.view(0)
    True
    """

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    data: dict[str, Any]
    seed: str | None
    start: dict[str, Any] | None
    moves: list[tuple[int, str]]
    ends: str
    format: int = FORMAT
    notes: dict[str, Any] = field(default_factory=dict)  # who sat where, when it was played: nothing the rules need

    def content(self) -> dict[str, Any]:
        return {
            "format": self.format,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "data": self.data,
            "seed": self.seed,
            "start": self.start,
            "moves": [list(move) for move in self.moves],
            "ends": self.ends,
            "notes": self.notes,
        }

    def dumps(self) -> str:
        """The record as JSON text."""
        content = self.content()
        return json.dumps({**content, "check": check_of(content)}, ensure_ascii=False)

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """The record from JSON text; BadRecord says what is wrong with it."""
        try:
            content = json.loads(text)
        except (json.JSONDecodeError, UnicodeDecodeError) as problem:
            raise BadRecord(f"the record is not whole JSON, perhaps it was cut short: {problem}") from None
        return cls.from_content(content)

    @classmethod
    def from_content(cls, content: Any) -> Record:
        if not isinstance(content, dict) or "format" not in content:
            raise BadRecord("this is not a record of a Londinium game: it has no format")
        if type(content["format"]) is not int or not 1 <= content["format"] <= FORMAT:
            raise BadRecord(
                f"the record has format {content['format']!r} and this version reads up to {FORMAT}; "
                "install a newer Londinium"
            )
        content = dict(content)
        check = content.pop("check", None)
        if check is None:
            raise BadRecord("the record has no check sum, perhaps it was cut short")
        if check != check_of(content):
            raise BadRecord("the record was changed after it was saved: its check sum does not fit")
        known = set(cls.__dataclass_fields__)
        if set(content) != known:
            raise BadRecord(f"the record should have {', '.join(sorted(known))} and has {', '.join(sorted(content))}")
        moves = content["moves"]
        if not isinstance(moves, list) or not all(isinstance(move, list) and len(move) == 2 for move in moves):
            raise BadRecord("the moves of a record are a list of [seat, move]")
        content["moves"] = [tuple(move) for move in moves]
        return cls(**content)


def check_of(content: dict[str, Any]) -> str:
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=16).hexdigest()
