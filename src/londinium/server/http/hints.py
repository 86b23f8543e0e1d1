"""Hints over HTTP: what is asked for and what is told, as the API's description shows them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from londinium.server.tables.commands import SeatNumber

Share = Annotated[float, msgspec.Meta(description="A share of the victory, from 0 to 1.", examples=[0.62])]
Difference = Annotated[float, msgspec.Meta(description="A difference of two shares.", examples=[0.05])]
StandardError = Annotated[float, msgspec.Meta(description="One standard error.", examples=[0.02])]
Notation = Annotated[str, msgspec.Meta(description="A move in notation.", examples=["send 3"])]


class HintWanted(msgspec.Struct, forbid_unknown_fields=True):
    """For which of your seats a hint is wanted; it must owe a choice."""

    seat: SeatNumber


class HintReason(msgspec.Struct):
    """A part of a difference: `others` is what the others have, `rest` what nothing else explains."""

    source: Annotated[str, msgspec.Meta(description="Where it comes from, a word of the game.", examples=["others"])]
    share: Difference
    error: StandardError


class HintStep(msgspec.Struct):
    """A choice that is likely to follow."""

    seat: int
    move: Notation


class HintMove(msgspec.Struct):
    """A move, what it may come to, and how it differs from another: the best from the second, the others from it."""

    move: Notation
    share: Share
    error: StandardError
    line: list[HintStep]
    difference: Difference
    difference_error: StandardError
    reasons: Annotated[list[HintReason], msgspec.Meta(description="The largest first; they add up to the difference.")]


class Hint(msgspec.Struct):
    """What a strong player would do on your seat, the best first, and the version of the table that is true of."""

    seat: int
    version: int
    simulations: Annotated[int, msgspec.Meta(description="How many games were played out for it.", examples=[1500])]
    moves: list[HintMove]
