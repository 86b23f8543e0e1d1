"""Sets the river up: where barges lie, and who has passed."""

from __future__ import annotations

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import BERTHS, SEATS, No, Phase
from londinium.games.key_to_the_city.shown.placing.given import listed, number
from londinium.games.key_to_the_city.shown.placing.setting import Setting


def place_river(setting: Setting) -> None:
    city = setting.city
    berths = setting.per_seat("berths")
    if berths is not None:
        found = [number(berth, 1, BERTHS, "a berth") - 1 for berth in berths]
        if len(set(found)) != len(found):
            raise BadSnapshot("no two barges share a berth")
        city.berth = bytearray(found + [0] * (SEATS - len(found)))
    moored = [No.SEAT] * BERTHS
    if "moored" in setting.position:
        given = listed(setting.position["moored"], "moored", BERTHS)
        moored = [No.SEAT if s is None else number(s, 0, city.players - 1, "a seat") for s in given]
    elif city.phase == Phase.LAYING:
        for seat in setting.seats:
            moored[city.berth[seat]] = seat
    sailors = [seat for seat in moored if seat != No.SEAT]
    if len(set(sailors)) != len(sailors):
        raise BadSnapshot("a barge lies in one berth only")
    if city.phase == Phase.LAYING:
        if len(sailors) != city.players:
            raise BadSnapshot("when tiles are laid all have sailed")
        if "berths" in setting.position and any(moored[city.berth[seat]] != seat for seat in setting.seats):
            raise BadSnapshot("when tiles are laid every barge lies where it sailed to")
        city.berth = bytearray([moored.index(s) if s < city.players else 0 for s in range(SEATS)])
    elif len(sailors) == city.players:
        raise BadSnapshot("somebody has not sailed yet, or the era would be over")
    city.moored = bytearray(moored)
    city.sailed = sum(1 << seat for seat in sailors)


def place_passes(setting: Setting) -> None:
    city = setting.city
    row = [
        number(s, 0, city.players - 1, "a seat that passed")
        for s in listed(setting.position.get("passed", []), "passed")
    ]
    forced = number(setting.position.get("forced", 0), 0, SEATS, "forced")
    left = [seat for seat in setting.seats if not city.sailed >> seat & 1]
    if len(set(row)) != len(row):
        raise BadSnapshot("nobody passes twice in a row")
    if city.phase == Phase.BERTHING:
        if forced >= len(row) or sorted(row[forced:]) != left or any(seat in left for seat in row[:forced]):
            raise BadSnapshot("those who must sail are those who passed and have not sailed")
    elif forced or len(row) >= max(1, len(left)) or any(seat not in left for seat in row):
        raise BadSnapshot("those who passed have not sailed, and somebody has not passed")
    elif row and city.phase != Phase.ACTING:
        raise BadSnapshot("a row of passes ends with any action")
    city.row = bytearray(row + [No.SEAT] * (SEATS - len(row)))
    city.passes, city.forced = len(row), forced
