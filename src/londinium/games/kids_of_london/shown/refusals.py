"""Why a move of Kids of London is not allowed, as the key of a sentence, the chapter of the rules and the facts."""

from __future__ import annotations

from typing import Any

from londinium.games.kids_of_london.pieces import CHARACTERS, CHIEF, Act, Character, Phase
from londinium.games.kids_of_london.rules.streets import Streets

Reason = tuple[str, str, dict[str, Any]]


def reason_against(streets: Streets, move: int) -> Reason:
    """The rules have refused the move; what is left to say is why."""
    if streets.phase == Phase.SENDING:
        return against_sending(move)
    if move <= CHIEF:
        return "choose-take", "theft", {}
    if move == Act.TAKE_OWN:
        return "not-lowest", "lone", {}
    character = streets.tiles[streets.round]
    if character == Character.PRINCE:
        return "last-hour-prince", "characters", {}
    return "not-comedian", "characters", {"character": CHARACTERS[character]}


def against_sending(move: int) -> Reason:
    if move > CHIEF:
        return "choose-child", "sending", {}
    return "child-gone", "sending", {"child": move}
