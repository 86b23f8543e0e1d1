"""Sets a position of Key to the City – London up from readable names, as a snapshot or a test gives them.

A position may name only what matters: a borough and the tiles at auction are enough. What is not named stays as it was
dealt, and what follows from the rest (the bag, the supplies, who owes a choice) is worked out.
"""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import COLOURS, ERAS, PHASE_NAMES, SEATS, TILES, Aim, No, Phase
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.placing import auction, barges, boroughs, keyples, supplies, turn
from londinium.games.key_to_the_city.shown.placing.given import number, word
from londinium.games.key_to_the_city.shown.placing.setting import Setting

KEYS = (
    "era",
    "phase",
    "turn",
    "berths",
    "moored",
    "passed",
    "forced",
    "keyples",
    "known",
    "drawn",
    "shown",
    "returned",
    "skills",
    "hold",
    "gone",
    "boroughs",
    "won",
    "laying",
    "auction",
    "routemasters",
    "stack",
    "seen",
    "choosing",
    "due",
    "owed",
    "white",
    "spent",
    "unsold",
)
MOST_SPENT = 10_000


def place(city: City, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"Key to the City knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    setting = Setting(city, position)
    place_time(setting)
    boroughs.place_boroughs(setting)
    boroughs.place_won(setting)
    auction.place_stack(setting)
    auction.place_auction(setting)
    auction.place_rest(setting)
    barges.place_river(setting)
    barges.place_passes(setting)
    keyples.place_keyples(setting)
    supplies.place_skills(setting)
    supplies.place_connectors(setting)
    place_figures(setting)
    turn.place_turn(setting)


def place_time(setting: Setting) -> None:
    city = setting.city
    city.round = number(setting.position.get("era", 1), 1, ERAS + 1, "the era") - 1
    city.over = city.round == ERAS
    default = PHASE_NAMES[Phase.LAYING if city.over else Phase.ACTING]
    city.phase = word(setting.position.get("phase", default), PHASE_NAMES, "the phase")
    if city.over and city.phase != Phase.LAYING:
        raise BadSnapshot("once the game is over the last tiles have been laid: its phase is laying")
    city.due = city.owed = city.white = 0
    city.target, city.hue, city.aim, city.groups, city.moved = No.TILE, No.HUE, Aim.NOTHING, 0, 0
    city.declined = bytearray(COLOURS)


def place_figures(setting: Setting) -> None:
    city = setting.city
    spent = [number(n, 0, MOST_SPENT, "spent") for n in setting.per_seat("spent") or [0] * city.players]
    city.spent = spent + [0] * (SEATS - city.players)
    city.unsold = number(setting.position.get("unsold", 0), 0, TILES, "unsold")
