"""Sets skills and connectors up: those the seats have, and what that leaves in the supply."""

from __future__ import annotations

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import (
    COLOUR_NAMES,
    COLOURS,
    CONNECTORS_EACH,
    NO_TILE,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_EACH,
    Phase,
)
from londinium.games.key_to_the_city.shown.placing.given import amounts, listed, word
from londinium.games.key_to_the_city.shown.placing.setting import Setting


def place_skills(setting: Setting) -> None:
    city = setting.city
    given = setting.per_seat("skills") or [{} for _ in setting.seats]
    skills = [0] * (SEATS * SKILLS)
    for seat in setting.seats:
        skills[seat * SKILLS : seat * SKILLS + SKILLS] = amounts(given[seat], SKILL_NAMES, SKILLS_EACH, "skills")
    left = [SKILLS_EACH - sum(skills[skill::SKILLS]) for skill in range(SKILLS)]
    if min(left) < 0:
        raise BadSnapshot(f"there are {SKILLS_EACH} tiles of each skill")
    city.skills, city.skill_supply = bytearray(skills), bytearray(left)


def place_connectors(setting: Setting) -> None:
    city = setting.city
    given = setting.per_seat("hold") or [{} for _ in setting.seats]
    hold = [0] * (SEATS * COLOURS)
    for seat in setting.seats:
        hold[seat * COLOURS : seat * COLOURS + COLOURS] = amounts(given[seat], COLOUR_NAMES, CONNECTORS_EACH, "hold")
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
            out += there == colour + 1 and (near[at] == NO_TILE or near[at] > at // SIDES)
        if out > CONNECTORS_EACH:
            raise BadSnapshot(f"there are {CONNECTORS_EACH} {COLOUR_NAMES[colour]} connectors, not {out}")
        if out == CONNECTORS_EACH:
            gone.add(colour)
        supply.append(0 if colour in gone else CONNECTORS_EACH - out)
    city.hold, city.supply = bytearray(hold), bytearray(supply)
    city.held = bytearray(sum(hold[seat * COLOURS : seat * COLOURS + COLOURS]) for seat in range(SEATS))
    city.gone = sum(1 << colour for colour in gone)
