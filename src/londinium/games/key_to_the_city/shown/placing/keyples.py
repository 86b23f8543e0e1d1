"""Sets keyples up: behind the screens, in the bag, and how they were drawn."""

from __future__ import annotations

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import ERAS, HUE_NAMES, HUES, LAST_ERA, SEATS, TILES, Each
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.shown.placing.given import amounts, listed
from londinium.games.key_to_the_city.shown.placing.setting import Setting


def place_keyples(setting: Setting) -> None:
    city = setting.city
    screens, knowns = setting.per_seat("keyples"), setting.per_seat("known")
    screen, known = [0] * (SEATS * HUES), [0] * (SEATS * HUES)
    for seat in setting.seats:
        own = list(city.screen)[seat * HUES : seat * HUES + HUES]
        if screens is not None:
            own = amounts(screens[seat], HUE_NAMES, Each.KEYPLES, "keyples")
        shown = [0] * HUES
        if knowns is not None:
            shown = amounts(knowns[seat], HUE_NAMES, Each.KEYPLES, "known")
        if any(seen > all_ for seen, all_ in zip(shown, own, strict=True)):
            raise BadSnapshot(f"seat {seat} has fewer keyples than everyone knows of")
        screen[seat * HUES : seat * HUES + HUES] = own
        known[seat * HUES : seat * HUES + HUES] = shown
    bag = []
    bids, auction = list(city.bids), list(city.auction)
    for hue in range(HUES):
        out = sum(screen[hue::HUES])
        for slot in range(city.offers):
            if setting.tint[auction[slot]] == hue:
                out += sum(bids[slot * SEATS : slot * SEATS + SEATS])
        out += sum(setting.standing[tile] for tile in range(TILES) if setting.tint[tile] == hue)
        if out > Each.KEYPLES:
            raise BadSnapshot(f"there are {Each.KEYPLES} {HUE_NAMES[hue]} keyples, not {out}")
        bag.append(Each.KEYPLES - out)
    city.screen, city.known, city.bag = bytearray(screen), bytearray(known), bytearray(bag)
    place_draws(setting, [own - seen for own, seen in zip(screen, known, strict=True)])


def place_draws(setting: Setting, hidden: list[int]) -> None:
    """How the keyples nobody has seen were drawn; where nothing is said, all of them at the last draw."""
    city = setting.city
    drawn, shown, returned = history(setting, "drawn"), history(setting, "shown"), [0] * (ERAS * HUES)
    latest = asked.latest_draw(city)
    if "drawn" not in setting.position:
        for seat in setting.seats:
            at = (seat * ERAS + latest) * HUES
            drawn[at : at + HUES] = hidden[seat * HUES : seat * HUES + HUES]
    if "returned" in setting.position:
        rows = listed(setting.position["returned"], "returned", ERAS)
        returned = [n for row in rows for n in amounts(row, HUE_NAMES, Each.KEYPLES, "returned")]
    for i, wanted in enumerate(hidden):
        seat, hue = divmod(i, HUES)
        found = 0
        for era in range(ERAS):
            at = (seat * ERAS + era) * HUES + hue
            found += drawn[at] - shown[at]
            if found < 0 or (era > latest and drawn[at]) or (era > city.round and shown[at]):
                raise BadSnapshot(f"seat {seat} cannot have shown in era {era + 1} what it had not drawn")
        if found != wanted:
            raise BadSnapshot(f"seat {seat} has drawn and not shown {found} {HUE_NAMES[hue]}, not {wanted}")
    if any(returned[latest * HUES :]) and city.round < LAST_ERA:
        raise BadSnapshot("nothing has gone into the bag since it was last drawn from")
    left = [0] * (ERAS * HUES)
    for hue in range(HUES):
        there = city.bag[hue] - returned[latest * HUES + hue]
        for when in range(latest, -1, -1):
            left[when * HUES + hue] = there
            if there < 0:
                raise BadSnapshot(f"the bag cannot have held {there} {HUE_NAMES[hue]} keyples")
            there += sum(drawn[(seat * ERAS + when) * HUES + hue] for seat in setting.seats)
            there -= returned[(when - 1) * HUES + hue] if when else 0
    city.drawn, city.shown = bytearray(drawn), bytearray(shown)
    city.left, city.returned = bytearray(left), bytearray(returned)


def history(setting: Setting, name: str) -> list[int]:
    """Keyples by seat and era."""
    found = [0] * (SEATS * ERAS * HUES)
    for seat, rows in enumerate(setting.per_seat(name) or []):
        for era, row in enumerate(listed(rows, name, ERAS)):
            at = (seat * ERAS + era) * HUES
            found[at : at + HUES] = amounts(row, HUE_NAMES, Each.KEYPLES, name)
    return found
