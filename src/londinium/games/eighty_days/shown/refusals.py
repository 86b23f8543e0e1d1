"""Why a move of 80 Days is not allowed, as the key of a sentence, the chapter of the rules and the facts.

The rules say whether; here is only said why not.
"""

from __future__ import annotations

from typing import Any

from londinium.games.eighty_days.pieces import (
    CHARACTER_NAMES,
    CHARACTERS,
    CITIES,
    LONDON_AGAIN,
    STAY_MONEY,
    Act,
    Character,
    Phase,
    Space,
)
from londinium.games.eighty_days.rules import asked
from londinium.games.eighty_days.rules.race import Race
from londinium.games.eighty_days.shown.spaces import board_of

Reason = tuple[str, str, dict[str, Any]]


def reason_against(race: Race, seat: int, move: int) -> Reason:
    """Why a move that is not legal is not, as the key of a refusal, the chapter and the facts."""
    if race.phase == Phase.CHOOSING_HAT:
        return "choose-hat", "two", {}
    if race.phase == Phase.KEEPING:
        return "choose-card", "passepartout", {}
    if race.phase == Phase.TAKING:
        if move == Act.GIVE:
            return "cannot-give", "events", {"money": race.money[seat], "amount": STAY_MONEY}
        return "choose-exchange", "events", {}
    if race.phase != Phase.MOVING:
        return "answer-fix", "characters", {}
    if race.aid != Character.UNAIDED and move >= Act.BACK:
        return "aid-forward", "characters", {"character": CHARACTER_NAMES[race.aid]}
    if move < Act.BACK:
        reason = why_closed(race, race.hat, move + 1, race.aid)
        return reason if reason is not None else ("no-such-move", "turn", {})
    if move == Act.BACK:
        return against_going_back(race)
    if move in (Act.TAKE, Act.GIVE):
        if not asked.may_stay(race, race.hat):
            return "not-on-pound", "pounds", {"space": race.space[race.hat]}
        return "cannot-give", "pounds", {"money": race.money[seat], "amount": STAY_MONEY}
    if move in (Act.PASS, Act.RESTART):
        return against_waiting(race, move)
    if Act.USE <= move < Act.USE + CHARACTERS:
        return against_using(race, seat, move - Act.USE)
    return {
        Act.NEITHER: ("no-exchange", "events", {}),
        Act.HAT: ("no-hat-choice", "two", {}),
        Act.HAT + 1: ("no-hat-choice", "two", {}),
        Act.KEEP: ("no-cards", "passepartout", {}),
        Act.KEEP + 1: ("no-cards", "passepartout", {}),
        Act.DECLINE: ("nothing-to-decline", "characters", {}),
    }[move]


def against_going_back(race: Race) -> Reason:
    stage = asked.nearest_stage(race, race.hat)
    if stage == 0:
        return "no-stage", "back", {"space": race.space[race.hat]}
    return "stage-taken", "back", {"space": stage, "city": CITIES[race.data.city[stage]]}


def against_waiting(race: Race, move: int) -> Reason:
    legal = race.legal(race.turn)
    if Act.RESTART in legal:
        return "must-restart", "stuck", {}
    if Act.PASS in legal:
        return "must-pass", "stuck", {"city": CITIES[race.data.city[race.data.first_stage]]}
    return "can-move" if move == Act.PASS else "can-move-on", "stuck", {}


def against_using(race: Race, seat: int, character: int) -> Reason:
    name = {"character": CHARACTER_NAMES[character]}
    if race.kept[seat * CHARACTERS + character] == 0:
        return "not-held", "characters", name
    if character == Character.FIX:
        return "fix-later", "characters", {}
    if character == Character.AOUDA:
        return "aouda-idle", "characters", {}
    if character == Character.BUNSBY:
        return "bunsby-idle", "characters", {}
    return "no-help", "characters", name


# why a space ahead is closed


def why_closed(race: Race, hat: int, steps: int, aid: int) -> Reason | None:
    """Why a hat may not go so many spaces forward, or None if it may."""
    left = asked.way_home(race, hat)
    if steps > left:
        return "beyond-london", "forward", {"steps": steps, "left": left}
    if steps == left:
        return why_not_home(race, hat, aid)
    seat = asked.owner(race, hat)
    space = asked.landing(race, hat, steps, Character.UNAIDED)
    if not asked.may_stop(race, seat, space):
        return why_no_stop(race, space)
    money = race.money[seat]
    reach = asked.reach(race, money, aid)
    if steps > reach and aid == Character.KIOUNI:
        return "kiouni-far", "characters", {"most": reach}
    if steps > reach:
        return "too-dear", "forward", {"space": space, "cost": asked.price(race, steps, aid), "money": money}
    if not asked.may_go_aided(race, hat, steps, aid):
        return "mudge-step", "characters", {"space": asked.landing(race, hat, steps, aid)}
    return None


def why_no_stop(race: Race, space: int) -> Reason:
    """Why nobody may stop there, or else only a player with a Rumour."""
    if board_of(race.data).kind[space] == Space.STAGE:
        return "stage-forward", "forward", {"space": space, "city": board_of(race.data).city[space]}
    if asked.is_taken(race, space):
        return "taken", "forward", {"space": space}
    return "no-rumour", "police", {"space": space}


def why_not_home(race: Race, hat: int, aid: int) -> Reason | None:
    """Why a hat may not enter London now, or None if it may."""
    seat = asked.owner(race, hat)
    money = race.money[seat]
    if aid == Character.UNAIDED and asked.may_enter_london(race, seat, hat, money):
        return None
    if race.rumours[seat]:
        return "home-rumours", "end", {"rumours": race.rumours[seat]}
    if aid != Character.UNAIDED:
        return "home-aided", "characters", {"character": CHARACTER_NAMES[aid]}
    steps = asked.way_home(race, hat)
    left = asked.left_after(race, money, steps, aid)
    if left < 0:
        return "too-dear", "forward", {"space": LONDON_AGAIN, "cost": asked.price(race, steps, aid), "money": money}
    return "home-money", "end", {"left": left, "limit": asked.home_limit(race, hat)}
