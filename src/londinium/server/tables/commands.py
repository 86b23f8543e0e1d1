"""Commands: what a person can ask for at a table, as it arrives over a WebSocket or as the body of a POST.

Each may carry an idempotency key: sent again with the same key, it is done once and answered as the first time.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a person asks for; the same key asks for the same thing again and is answered as the first time."""

    key: Key | None = None  # the idempotency key


class Join(Command, tag="join"):
    """Sit down: on this seat or the first free one."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave"):
    """Stand up before the game begins."""


class Start(Command, tag="start"):
    """Let bots take the free seats, and begin; where no bot is named, the game's usual level."""

    bot: BotName | None = None


class Play(Command, tag="play"):
    """Make a choice. `version` is the last entry the person has seen."""

    seat: SeatNumber
    move: MoveText | Annotated[int, msgspec.Meta(ge=0, le=100_000)] | dict[str, Any]
    version: Version | None = None


class Undo(Command, tag="undo"):
    """Take the last choice back, if nothing was shown since."""

    seat: SeatNumber


class AskBack(Command, tag="ask-back"):
    """Ask everyone to let the last choice be taken back, with all that came since."""

    seat: SeatNumber


class AnswerBack(Command, tag="answer-back"):
    """Agree that another takes back, or not."""

    seat: SeatNumber
    agree: bool


class SetStanding(Command, tag="standing"):
    """Leave a standing answer, or revoke it with null."""

    seat: SeatNumber
    rule: dict[str, Any] | None = None


class HandOver(Command, tag="hand-over"):
    """Let a bot play on."""

    seat: SeatNumber
    bot: BotName = "greedy"


class ComeBack(Command, tag="come-back"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Look(Command, tag="look"):
    """See the table through another of one's own seats, or as a spectator; over a WebSocket only."""

    seat: SeatNumber | None = None


class Foretell(Command, tag="outlook"):
    """Ask what each move of a seat would change for certain; over a WebSocket, else by GET."""

    seat: SeatNumber


class AskForHint(Command, tag="hint"):
    """Ask what a strong player would do on a seat that owes a choice; over a WebSocket, else by POST."""

    seat: SeatNumber


TableCommand = Join | Leave | Start | Play | Undo | AskBack | AnswerBack | SetStanding | HandOver | ComeBack | Say
AnyCommand = TableCommand | Look | Foretell | AskForHint
