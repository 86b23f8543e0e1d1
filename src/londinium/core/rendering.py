"""Rendering: a table as JSON text, its views and snapshots. What was written last is kept for speed, no more."""

from __future__ import annotations

from binascii import hexlify
from collections.abc import Mapping, Sequence
from functools import cache
from struct import pack
from typing import TYPE_CHECKING, Any

from londinium.core.events import encode, members
from londinium.core.state import State

if TYPE_CHECKING:
    from londinium.core.game import Game, Memory

SNAPSHOT_FORMAT = 1


class Rendering:
    """What was written of one table, where it may be written again."""

    __slots__ = ("data", "game", "memory", "options", "players", "rules_version", "stamp", "stream", "terms")

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], data: Any, rules_version: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.data = data
        self.rules_version = rules_version
        self.terms = b""  # what a table was made with, as members of JSON, once it was written
        self.stamp = b""  # what a snapshot begins with
        self.stream: tuple[list[int], bytes] = [], b""  # the random stream, as it was last written
        self.memory: Memory = {}  # the game's own

    def forget(self) -> None:
        """The position was replaced by an earlier one."""
        self.memory.clear()

    def fork(self) -> Rendering:
        """The same for a table on which something is tried out."""
        other = Rendering(self.game, self.players, self.options, self.data, self.rules_version)
        other.terms, other.stamp, other.stream = self.terms, self.stamp, self.stream
        other.memory = dict(self.memory)
        return other

    def views(self, state: State, seats: Sequence[int | None]) -> dict[int | None, bytes]:
        """What several seats may know; what all may know is written once."""
        for_all, for_each = self.game.views_of(state, seats, self.memory)
        head = b'{%b,"round":%d,"over":%b,"to_act":%b,%b' % (
            self.written_terms(),
            state.round,
            b"true" if state.over else b"false",
            encode(seats_in(state.waiting)),
            for_all + b"," if for_all else b"",
        )
        return {seat: b'%b"seat":%b,%b}' % (head, encode(seat), own) for seat, own in for_each.items()}

    def snapshot(self, state: State) -> bytes:
        """The whole truth."""
        if not self.stamp:
            rules = {"format": SNAPSHOT_FORMAT, "rules_version": self.rules_version, "data": self.data.note()}
            self.stamp = members(rules)
        stream = state.stream
        if self.stream[0] != stream:
            self.stream = list(stream), b'","'.join(hexadecimal(stream))
        position = self.game.position_text(state, self.memory)
        return b'{%b,%b,"stream":["%b"],%b}' % (self.stamp, self.written_terms(), self.stream[1], position)

    def written_terms(self) -> bytes:
        if not self.terms:
            self.terms = members({"game": self.game.id, "players": self.players, "options": dict(self.options)})
        return self.terms


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def hexadecimal(stream: list[int]) -> list[bytes]:
    """The four words of a random stream, 16 digits each."""
    digits = hexlify(pack(">4Q", *stream))
    return [digits[at : at + 16] for at in range(0, 64, 16)]
