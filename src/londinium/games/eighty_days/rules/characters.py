"""Characters: kept until they are of use."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.eighty_days.pieces import CHARACTERS, LONDON_AGAIN, Act, Card, Character, Phase, Told
from londinium.games.eighty_days.rules import back, forward, turn
from londinium.games.eighty_days.rules.race import Race


def may_use(race: Race, character: int) -> bool:
    """Whether a character would help the player whose turn it is, before moving."""
    if character == Character.AOUDA:
        return race.rumours[race.turn] != 0
    if character == Character.BUNSBY:
        return back.stage_before_that(race, race.hat) != 0
    if character == Character.FIX:
        return False
    return can_go_aided(race, race.hat, race.money[race.turn], character)


def can_be_helped(race: Race, hat: int, money: int) -> bool:
    """Whether a character the player holds could move a hat that has that much money and is stuck without."""
    for character in range(CHARACTERS):
        if race.kept[race.turn * CHARACTERS + character] != 0 and would_help(race, character, hat, money):
            return True
    return False


def would_help(race: Race, character: int, hat: int, money: int) -> bool:
    """Aouda helps a stuck hat only where the last Rumour is all that keeps it from London."""
    if character == Character.AOUDA:
        return race.rumours[race.turn] == 1 and forward.can_pay_for_london(race, hat, money)
    if character == Character.BUNSBY:
        return back.stage_before_that(race, hat) != 0
    return character != Character.FIX and can_go_aided(race, hat, money, character)


def can_go_aided(race: Race, hat: int, money: int, character: int) -> bool:
    reach = forward.reach(race, money, character)
    steps = 1
    while steps <= reach and not may_go_aided(race, hat, steps, character):
        steps += 1
    return steps <= reach


def aid_of(race: Race, hat: int) -> int:
    """The character that helps a hat with the forward move it now owes, if one does."""
    return race.aid if race.phase == Phase.MOVING and hat == race.hat else Character.UNAIDED


def aided_choices(race: Race, character: int, out: Moves) -> None:
    for steps in range(1, forward.reach(race, race.money[race.turn], character) + 1):
        if may_go_aided(race, race.hat, steps, character):
            out.add(Act.FORWARD + steps - 1)


def may_go_aided(race: Race, hat: int, steps: int, aid: int) -> bool:
    """Nobody helps a hat into London, where the exact price is spent; Mudge's step follows an allowed move."""
    seat = turn.owner(race, hat)
    last = forward.landing(race, hat, steps, aid)
    return (
        last < LONDON_AGAIN
        and forward.may_stop(race, seat, race.space[hat] + steps)
        and forward.may_stop(race, seat, last)
    )


def use(race: Race, seat: int, character: int) -> None:
    """Aouda and Bunsby help at once, the others with the forward move that is now owed."""
    put_away(race, seat, character)
    race.tell(Told.USED, seat, Card.FIRST_CHARACTER + character, 0, 0)
    if character == Character.AOUDA:
        race.rumours[seat] -= 1
        race.tell(Told.CARD_RUMOUR, seat, Card.FIRST_CHARACTER + Character.AOUDA, race.rumours[seat], 0)
    elif character == Character.BUNSBY:
        back.go_back(race, seat, back.stage_before_that(race, race.hat))
    else:
        race.aid = character


def put_away(race: Race, seat: int, character: int) -> None:
    race.kept[seat * CHARACTERS + character] -= 1
    race.discards[Card.FIRST_CHARACTER + character] += 1
