"""Sets skills and connectors up: those the seats have, and what that leaves in the supply."""

from __future__ import annotations

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import (
    COLOUR_NAMES,
    COLOURS,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SKILLS,
    Each,
    No,
    Phase,
)
from londinium.games.key_to_the_city.shown.placing.given import amounts, listed, word
from londinium.games.key_to_the_city.shown.placing.setting import Setting


def place_skills(setting: Setting) -> None:
    city = setting.city
    given = setting.per_seat("skills") or [{} for _ in setting.seats]
    skills = [0] * (SEATS * SKILLS)
    for seat in setting.seats:
        skills[seat * SKILLS : seat * SKILLS + SKILLS] = amounts(given[seat], SKILL_NAMES, Each.SKILLS, "skills")
    left = [Each.SKILLS - sum(skills[skill::SKILLS]) for skill in range(SKILLS)]
    if min(left) < 0:
        raise BadSnapshot(f"there are {Each.SKILLS} tiles of each skill")
    city.skills, city.skill_supply = bytearray(skills), bytearray(left)


def place_connectors(setting: Setting) -> None:
    city = setting.city
    given = setting.per_seat("hold") or [{} for _ in setting.seats]
    hold = [0] * (SEATS * COLOURS)
    for seat in setting.seats:
        hold[seat * COLOURS : seat * COLOURS + COLOURS] = amounts(given[seat], COLOUR_NAMES, Each.CONNECTORS, "hold")
        if sum(hold[seat * COLOURS : seat * COLOURS + COLOURS]) and (
            city.sailed >> seat & 1 or city.phase == Phase.BERTHING or city.phase == Phase.LAYING
        ):
            raise BadSnapshot(f"seat {seat} has placed its connectors before its barge could sail")
    gone = {word(name, COLOUR_NAMES, "a colour gone") for name in listed(setting.position.get("gone", []), "gone")}
    supply = []
    joint, near = list(city.joint), list(city.near)
    for colour in range(COLOURS):
        out = sum(hold[colour::COLOURS])
        for at, there in enumerate(joint):
            out += there == colour + 1 and (near[at] == No.TILE or near[at] > at // SIDES)
        if out > Each.CONNECTORS:
            raise BadSnapshot(f"there are {Each.CONNECTORS} {COLOUR_NAMES[colour]} connectors, not {out}")
        if out == Each.CONNECTORS:
            gone.add(colour)
        supply.append(0 if colour in gone else Each.CONNECTORS - out)
    city.hold, city.supply = bytearray(hold), bytearray(supply)
    city.held = bytearray(sum(hold[seat * COLOURS : seat * COLOURS + COLOURS]) for seat in range(SEATS))
    city.gone = sum(1 << colour for colour in gone)
