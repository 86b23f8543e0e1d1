"""Sets a position of Key to the City – London up from readable names, as a snapshot or a test gives them.

A position may name only what matters: a borough and the tiles at auction are enough. What is not named stays as it was
dealt, and what follows from the rest (the bag, the supplies, who owes a choice) is worked out.
"""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot, LondiniumError
from londinium.games.key_to_the_city.data.reader import levels_of
from londinium.games.key_to_the_city.pieces import (
    AIM_NAMES,
    BERTHS,
    BUILDINGS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    CONNECTORS_EACH,
    ERA_TILES,
    ERAS,
    FIRST_BUILDING,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    HUE_NAMES,
    HUES,
    KEYPLES_EACH,
    LAST_ERA,
    MOST_TILES,
    NO_HUE,
    NO_SEAT,
    NO_SPOT,
    NO_TILE,
    OFFERS,
    PHASE_NAMES,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_EACH,
    THAMES_BARRIER,
    TILE_NAMES,
    TILES,
    Act,
    Aim,
    Phase,
    Where,
)
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.position import hue_name, tiles_of

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
TILE_KEYS = ("tile", "at", "turned", "level", "connectors", "colour", "used", "standing")
OFFER_KEYS = ("tile", "level", "colour", "used", "standing", "bids")
CHOOSING_KEYS = ("action", "tile", "colour", "groups", "declined")
LAYING_KEYS = ("tile", "against", "side")
MOST_SPENT = 10_000
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


# reading what somebody says


def number(given: Any, least: int, most: int, what: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadSnapshot(f"{what} is {given!r}; it is a whole number from {least} to {most}")
    return given


def word(given: Any, choices: tuple[str, ...], what: str) -> int:
    if not isinstance(given, str) or given not in choices:
        raise BadSnapshot(f"{what} is {given!r}; it is one of {', '.join(choices)}")
    return choices.index(given)


def listed(given: Any, what: str, length: int | None = None) -> list[Any]:
    if not isinstance(given, list) or (length is not None and len(given) != length):
        wanted = "a list" if length is None else f"a list of {length} entries"
        raise BadSnapshot(f"{what} is {given!r:.80}; it is {wanted}")
    return given


def entry(given: Any, keys: tuple[str, ...], what: str) -> dict[str, Any]:
    """An object with known keys; a bare name is an entry that says nothing else."""
    if isinstance(given, str):
        given = {keys[0]: given}
    if not isinstance(given, dict) or keys[0] not in given or any(key not in keys for key in given):
        raise BadSnapshot(f"{what} is {given!r:.80}; it has {', '.join(keys)}, at least {keys[0]}")
    return given


def amounts(given: Any, names: tuple[str, ...], most: int, what: str) -> list[int]:
    """Numbers by name; those not named are 0."""
    if not isinstance(given, dict) or any(name not in names for name in given):
        raise BadSnapshot(f"{what} is {given!r:.80}; it names {', '.join(names)}")
    return [number(given.get(name, 0), 0, most, f"{name} of {what}") for name in names]


def tile_number(given: Any, what: str) -> int:
    return word(given, TILE_NAMES, what)


class Setter:
    """Builds a position field by field in plain lists and gives them to the State at the end of each chapter."""

    def __init__(self, city: City, position: dict[str, Any]) -> None:
        self.city = city
        self.position = position
        self.seats = range(city.players)
        self.taken: dict[int, str] = {}
        self.where = [Where.BOX] * TILES
        self.level = [0] * TILES
        self.tint = [NO_HUE] * TILES
        self.used = [0] * TILES
        self.standing = [0] * TILES

    def per_seat(self, name: str) -> list[Any] | None:
        if name not in self.position:
            return None
        return listed(self.position[name], name, self.city.players)

    def take(self, tile: int, where: str) -> int:
        """A tile is in one place only."""
        if tile in self.taken:
            raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be both {self.taken[tile]} and {where}")
        self.taken[tile] = where
        return tile

    def place(self) -> None:
        self.place_time()
        self.place_boroughs()
        self.place_won()
        self.place_stack()
        self.place_auction()
        self.place_rest()
        self.place_river()
        self.place_passes()
        self.place_keyples()
        self.place_skills()
        self.place_connectors()
        self.place_figures()
        self.place_turn()

    # the era, the phase

    def place_time(self) -> None:
        city = self.city
        city.round = number(self.position.get("era", 1), 1, ERAS + 1, "the era") - 1
        city.over = city.round == ERAS
        default = PHASE_NAMES[Phase.LAYING if city.over else Phase.ACTING]
        city.phase = word(self.position.get("phase", default), PHASE_NAMES, "the phase")
        if city.over and city.phase != Phase.LAYING:
            raise BadSnapshot("once the game is over the last tiles have been laid: its phase is laying")
        city.due = city.owed = city.white = 0
        city.target, city.hue, city.aim, city.groups, city.moved = NO_TILE, NO_HUE, Aim.NOTHING, 0, 0
        city.declined = bytearray(COLOURS)

    # boroughs

    def place_boroughs(self) -> None:
        city = self.city
        given = self.per_seat("boroughs") or [[] for _ in self.seats]
        lots = [NO_TILE] * (SEATS * MOST_TILES)
        size = [0] * SEATS
        q, r, turned = [0] * TILES, [0] * TILES, [0] * TILES
        joint, near = [0] * (TILES * SIDES), [NO_TILE] * (TILES * SIDES)
        for seat in self.seats:
            entries = [entry(one, TILE_KEYS, f"a tile of borough {seat}") for one in listed(given[seat], "a borough")]
            if not entries or entries[0]["tile"] != TILE_NAMES[seat]:
                entries.insert(0, {"tile": TILE_NAMES[seat], "at": [0, 0]})
            there: dict[tuple[int, int], int] = {}
            for lot, one in enumerate(entries):
                tile = self.take(tile_number(one["tile"], "a tile"), f"in borough {seat}")
                if (tile < FIRST_ERA_1) != (lot == 0) or tile == THAMES_BARRIER:
                    raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be tile {lot + 1} of borough {seat}")
                self.check_river_era(tile, seat)
                at = self.hex_of(one, there, lot)
                there[at] = tile
                q[tile], r[tile] = at[0] + CENTRE, at[1] + CENTRE
                turned[tile] = number(one.get("turned", 0), 0, SIDES - 1, "turned")
                self.where[tile] = seat
                self.place_tile(tile, one)
                lots[seat * MOST_TILES + lot] = tile
                for side, colour in enumerate(self.connectors_of(one)):
                    joint[tile * SIDES + side] = colour
            size[seat] = len(entries)
            self.meet(there, near, joint, turned)
        city.lots, city.size = bytearray(lots), bytearray(size)
        city.lot = bytearray(lot_in(lots, tile) for tile in range(TILES))
        city.q, city.r, city.turned = bytearray(q), bytearray(r), bytearray(turned)
        city.near, city.joint = bytearray(near), bytearray(joint)

    def check_river_era(self, tile: int, seat: int) -> None:
        """A river tile cannot be won before its era has ended."""
        done = self.city.round + (self.city.phase == Phase.LAYING and not self.city.over)
        if tile >= FIRST_RIVER and tile - FIRST_RIVER >= done:
            raise BadSnapshot(f"{TILE_NAMES[tile]} is still in the river; it cannot be in borough {seat}")

    def hex_of(self, one: dict[str, Any], there: dict[tuple[int, int], int], lot: int) -> tuple[int, int]:
        """Where a tile lies: as said, or in the first place that touches the borough."""
        if lot == 0:
            if one.get("at", [0, 0]) != [0, 0]:
                raise BadSnapshot("a home lies at [0, 0]")
            return 0, 0
        if "at" not in one:
            return next((a + x, b + y) for a, b in there for x, y in STEPS if (a + x, b + y) not in there)
        given = listed(one["at"], "the place of a tile", 2)
        at = (
            number(given[0], -MOST_TILES, MOST_TILES, "a coordinate"),
            number(given[1], -MOST_TILES, MOST_TILES, "a coordinate"),
        )
        if at in there:
            raise BadSnapshot(f"two tiles lie at {list(at)}")
        if not any((at[0] + x, at[1] + y) in there for x, y in STEPS):
            raise BadSnapshot(f"the tile at {list(at)} touches no earlier tile of its borough")
        return at

    def place_tile(self, tile: int, one: dict[str, Any]) -> None:
        """Its level, and who stands on it."""
        self.level[tile] = number(one.get("level", 0), 0, levels_of(tile), "the level of a tile")
        standing = number(one.get("standing", one.get("used", 0)), 0, KEYPLES_EACH, "standing")
        used = number(one.get("used", standing), 0, standing, "used")
        if (used == 0) != (standing == 0):
            raise BadSnapshot("keyples stand on a tile if and only if it was used")
        if standing and self.city.phase == Phase.LAYING:
            raise BadSnapshot("when tiles are laid no keyples stand on any")
        hue = one.get("colour")
        self.tint[tile] = NO_HUE if hue is None else word(hue, HUE_NAMES, "the colour of keyples")
        self.used[tile], self.standing[tile] = used, standing
        if hue is None and standing:
            raise BadSnapshot(f"the keyples on {TILE_NAMES[tile]} have a colour")

    def connectors_of(self, one: dict[str, Any]) -> list[int]:
        given = one.get("connectors", [])
        if isinstance(given, dict):
            given = [given.get(str(side)) for side in range(SIDES)]
        sides = listed(given, "the connectors of a tile")
        if len(sides) not in (0, SIDES):
            raise BadSnapshot(f"a tile has {SIDES} sides, not {len(sides)}")
        found = [0 if side is None else word(side, COLOUR_NAMES, "a connector") + 1 for side in sides]
        return found or [0] * SIDES

    def meet(self, there: dict[tuple[int, int], int], near: list[int], joint: list[int], turned: list[int]) -> None:
        """Tiles side by side share a connector and agree about the river."""
        for (a, b), tile in there.items():
            for side, (x, y) in enumerate(STEPS):
                other = there.get((a + x, b + y))
                if other is None:
                    continue
                here, across = tile * SIDES + side, other * SIDES + (side + 3) % SIDES
                near[here] = other
                if joint[here] and joint[across] and joint[here] != joint[across]:
                    raise BadSnapshot(f"{TILE_NAMES[tile]} and {TILE_NAMES[other]} share a side and one connector")
                joint[here] = joint[across] = joint[here] or joint[across]
                if self.wet(tile, turned, side) != self.wet(other, turned, (side + 3) % SIDES):
                    raise BadSnapshot(f"the river between {TILE_NAMES[tile]} and {TILE_NAMES[other]} ends at a side")
        for tile in there.values():
            ways = [self.rivers(tile, way) for way in range(SIDES)]
            if ways.index(ways[turned[tile]]) != turned[tile]:
                raise BadSnapshot(f"{TILE_NAMES[tile]} turned by {turned[tile]} looks as if turned less; say that")

    def rivers(self, tile: int, turned: int) -> int:
        river = self.city.data.river[tile]
        return (river << turned | river >> SIDES - turned) & (1 << SIDES) - 1

    def wet(self, tile: int, turned: list[int], side: int) -> bool:
        return bool(self.rivers(tile, turned[tile]) >> side & 1)

    def place_won(self) -> None:
        """Tiles won and not laid yet."""
        city = self.city
        given = self.per_seat("won") or [[] for _ in self.seats]
        for seat in self.seats:
            for name in listed(given[seat], "won"):
                tile = self.take(tile_number(name, "a tile won"), f"won by {seat}")
                if city.phase != Phase.LAYING or city.over or tile < FIRST_ERA_1 or tile == THAMES_BARRIER:
                    raise BadSnapshot(f"{name} cannot have been won and wait to be laid")
                self.check_river_era(tile, seat)
                self.where[tile] = Where.WON + seat
                if city.round == 2 and FIRST_BUILDING <= tile < FIRST_ROUTEMASTER:
                    self.level[tile] = 1

    # tiles to come and tiles at auction

    def place_stack(self) -> None:
        city = self.city
        auction = listed(self.position.get("auction", []), "auction")
        named_ = [entry(one, OFFER_KEYS, "a tile at auction")["tile"] for one in auction]
        shown = [tile for tile in self.taken if FIRST_BUILDING <= tile < FIRST_ROUTEMASTER]
        shown += [FIRST_BUILDING + b for b in range(BUILDINGS) if TILE_NAMES[FIRST_BUILDING + b] in named_]
        if "stack" in self.position:
            stack = [tile_number(name, "a building") for name in listed(self.position["stack"], "stack", BUILDINGS)]
            if sorted(stack) != list(range(FIRST_BUILDING, FIRST_ROUTEMASTER)):
                raise BadSnapshot("the stack has each of the 22 buildings once")
        else:
            stack = shown + [tile for tile in city.stack if tile not in shown]
        each = city.data.buildings[city.players]
        expected = each * min(city.round + 1, LAST_ERA)
        seen = self.position.get("seen", max(expected, len(set(shown))))
        city.seen = number(seen, 0, BUILDINGS - each * max(0, 2 - city.round), "the number of buildings seen")
        if any(tile in shown for tile in stack[city.seen :]):
            raise BadSnapshot("a building still in the stack cannot be on the table")
        for tile in stack[city.seen :]:
            self.where[self.take(tile, "in the stack")] = Where.STACK
        city.stack = bytearray(stack)

    def place_auction(self) -> None:
        city = self.city
        if city.phase == Phase.LAYING:
            if self.position.get("auction"):
                raise BadSnapshot("when tiles are laid nothing is at auction")
            entries: list[dict[str, Any]] = []
        elif "auction" in self.position:
            entries = [
                entry(one, OFFER_KEYS, "a tile at auction") for one in listed(self.position["auction"], "auction")
            ]
        else:
            entries = [{"tile": TILE_NAMES[tile]} for tile in self.default_auction()]
        if len(entries) > OFFERS:
            raise BadSnapshot(f"at most {OFFERS} tiles are at auction")
        auction, bids = [NO_TILE] * OFFERS, [0] * (OFFERS * SEATS)
        for slot, one in enumerate(entries):
            tile = self.take(tile_number(one["tile"], "a tile at auction"), "at auction")
            if not FIRST_ERA_1 <= tile < FIRST_RIVER:
                raise BadSnapshot(f"{one['tile']} never comes to auction")
            if city.round == 2 and "level" not in one and FIRST_BUILDING <= tile < FIRST_ROUTEMASTER:
                one = {**one, "level": 1}
            self.where[tile] = Where.AUCTION
            offered = listed(one.get("bids", [0] * city.players), "bids", city.players)
            made = [number(bid, 0, KEYPLES_EACH, "a bid") for bid in offered]
            if len({bid for bid in made if bid}) != sum(1 for bid in made if bid):
                raise BadSnapshot(f"two bids for {one['tile']} are equal; a bid is higher than every other")
            self.place_tile(tile, one)
            if any(made) != (self.tint[tile] != NO_HUE) and not self.standing[tile]:
                raise BadSnapshot(f"{one['tile']} has a colour if and only if there are keyples at it")
            auction[slot] = tile
            bids[slot * SEATS : slot * SEATS + city.players] = made
        city.offers = len(entries)
        city.auction, city.bids = bytearray(auction), bytearray(bids)

    def default_auction(self) -> list[int]:
        city = self.city
        if city.round == LAST_ERA:
            return [tile for tile in self.routemasters() if tile not in self.taken]
        found: list[int] = []
        if city.round < 2:
            first = FIRST_ERA_1 + city.round * ERA_TILES
            found = [tile for tile in range(first, first + ERA_TILES) if tile not in self.taken]
        each = city.data.buildings[city.players]
        return found + [tile for tile in list(city.stack)[: city.seen][-each:] if tile not in self.taken]

    def routemasters(self) -> list[int]:
        """The Routemaster tiles that wait, as said or as dealt."""
        if "routemasters" in self.position:
            return [
                tile_number(name, "a Routemaster tile")
                for name in listed(self.position["routemasters"], "routemasters")
            ]
        dealt = range(FIRST_ROUTEMASTER, FIRST_RIVER)
        return [
            tile for tile in dealt if self.city.where[tile] in (Where.SHOWN, Where.AUCTION) and tile not in self.taken
        ]

    def place_rest(self) -> None:
        """Routemaster tiles that wait, tiles of a later era, the river; everything else is in the box."""
        city = self.city
        if city.round < LAST_ERA:
            waiting = self.routemasters()
            for tile in waiting:
                if not FIRST_ROUTEMASTER <= tile < FIRST_RIVER:
                    raise BadSnapshot(f"{TILE_NAMES[tile]} is no Routemaster tile")
                self.where[self.take(tile, "waiting for the last era")] = Where.SHOWN
            if len(waiting) > 2 * city.players:
                raise BadSnapshot(f"{2 * city.players} Routemaster tiles are in play, not {len(waiting)}")
        elif self.position.get("routemasters") and "auction" in self.position:
            raise BadSnapshot("in the last era no Routemaster tile waits")
        if city.round == 0:
            for tile in range(FIRST_ERA_2, FIRST_BUILDING):
                if tile not in self.taken:
                    self.where[self.take(tile, "in the stack")] = Where.STACK
        done = city.round + (city.phase == Phase.LAYING and not city.over)
        for tile in range(FIRST_RIVER, TILES):
            if tile - FIRST_RIVER >= done:
                self.where[tile] = Where.AFLOAT
        city.where, city.level, city.tint = bytearray(self.where), bytearray(self.level), bytearray(self.tint)
        city.used, city.standing = bytearray(self.used), bytearray(self.standing)

    # barges

    def place_river(self) -> None:
        city = self.city
        berths = self.per_seat("berths")
        if berths is not None:
            found = [number(berth, 1, BERTHS, "a berth") - 1 for berth in berths]
            if len(set(found)) != len(found):
                raise BadSnapshot("no two barges share a berth")
            city.berth = bytearray(found + [0] * (SEATS - len(found)))
        moored = [NO_SEAT] * BERTHS
        if "moored" in self.position:
            given = listed(self.position["moored"], "moored", BERTHS)
            moored = [NO_SEAT if s is None else number(s, 0, city.players - 1, "a seat") for s in given]
        elif city.phase == Phase.LAYING:
            for seat in self.seats:
                moored[city.berth[seat]] = seat
        sailors = [seat for seat in moored if seat != NO_SEAT]
        if len(set(sailors)) != len(sailors):
            raise BadSnapshot("a barge lies in one berth only")
        if city.phase == Phase.LAYING:
            if len(sailors) != city.players:
                raise BadSnapshot("when tiles are laid all have sailed")
            if "berths" in self.position and any(moored[city.berth[seat]] != seat for seat in self.seats):
                raise BadSnapshot("when tiles are laid every barge lies where it sailed to")
            city.berth = bytearray([moored.index(s) if s < city.players else 0 for s in range(SEATS)])
        elif len(sailors) == city.players:
            raise BadSnapshot("somebody has not sailed yet, or the era would be over")
        city.moored = bytearray(moored)
        city.sailed = sum(1 << seat for seat in sailors)

    def place_passes(self) -> None:
        city = self.city
        row = [
            number(s, 0, city.players - 1, "a seat that passed")
            for s in listed(self.position.get("passed", []), "passed")
        ]
        forced = number(self.position.get("forced", 0), 0, SEATS, "forced")
        left = [seat for seat in self.seats if not city.sailed >> seat & 1]
        if len(set(row)) != len(row):
            raise BadSnapshot("nobody passes twice in a row")
        if city.phase == Phase.BERTHING:
            if forced >= len(row) or sorted(row[forced:]) != left or any(seat in left for seat in row[:forced]):
                raise BadSnapshot("those who must sail are those who passed and have not sailed")
        elif forced or len(row) >= max(1, len(left)) or any(seat not in left for seat in row):
            raise BadSnapshot("those who passed have not sailed, and somebody has not passed")
        elif row and city.phase != Phase.ACTING:
            raise BadSnapshot("a row of passes ends with any action")
        city.row = bytearray(row + [NO_SEAT] * (SEATS - len(row)))
        city.passes, city.forced = len(row), forced

    # keyples, skills, connectors

    def place_keyples(self) -> None:
        city = self.city
        screens, knowns = self.per_seat("keyples"), self.per_seat("known")
        screen, known = [0] * (SEATS * HUES), [0] * (SEATS * HUES)
        for seat in self.seats:
            own = list(city.screen)[seat * HUES : seat * HUES + HUES]
            if screens is not None:
                own = amounts(screens[seat], HUE_NAMES, KEYPLES_EACH, "keyples")
            shown = [0] * HUES
            if knowns is not None:
                shown = amounts(knowns[seat], HUE_NAMES, KEYPLES_EACH, "known")
            if any(seen > all_ for seen, all_ in zip(shown, own, strict=True)):
                raise BadSnapshot(f"seat {seat} has fewer keyples than everyone knows of")
            screen[seat * HUES : seat * HUES + HUES] = own
            known[seat * HUES : seat * HUES + HUES] = shown
        bag = []
        bids, auction = list(city.bids), list(city.auction)
        for hue in range(HUES):
            out = sum(screen[hue::HUES])
            for slot in range(city.offers):
                if self.tint[auction[slot]] == hue:
                    out += sum(bids[slot * SEATS : slot * SEATS + SEATS])
            out += sum(self.standing[tile] for tile in range(TILES) if self.tint[tile] == hue)
            if out > KEYPLES_EACH:
                raise BadSnapshot(f"there are {KEYPLES_EACH} {HUE_NAMES[hue]} keyples, not {out}")
            bag.append(KEYPLES_EACH - out)
        city.screen, city.known, city.bag = bytearray(screen), bytearray(known), bytearray(bag)
        self.place_draws([own - seen for own, seen in zip(screen, known, strict=True)])

    def place_draws(self, hidden: list[int]) -> None:
        """How the keyples nobody has seen were drawn; where nothing is said, all of them at the last draw."""
        city = self.city
        drawn, shown, returned = self.history("drawn"), self.history("shown"), [0] * (ERAS * HUES)
        latest = min(city.round, LAST_ERA)
        if city.phase == Phase.LAYING and city.round < LAST_ERA:
            latest += 1
        if "drawn" not in self.position:
            for seat in self.seats:
                at = (seat * ERAS + latest) * HUES
                drawn[at : at + HUES] = hidden[seat * HUES : seat * HUES + HUES]
        if "returned" in self.position:
            rows = listed(self.position["returned"], "returned", ERAS)
            returned = [n for row in rows for n in amounts(row, HUE_NAMES, KEYPLES_EACH, "returned")]
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
                there += sum(drawn[(seat * ERAS + when) * HUES + hue] for seat in self.seats)
                there -= returned[(when - 1) * HUES + hue] if when else 0
        city.drawn, city.shown = bytearray(drawn), bytearray(shown)
        city.left, city.returned = bytearray(left), bytearray(returned)

    def history(self, name: str) -> list[int]:
        """Keyples by seat and era."""
        found = [0] * (SEATS * ERAS * HUES)
        for seat, rows in enumerate(self.per_seat(name) or []):
            for era, row in enumerate(listed(rows, name, ERAS)):
                at = (seat * ERAS + era) * HUES
                found[at : at + HUES] = amounts(row, HUE_NAMES, KEYPLES_EACH, name)
        return found

    def place_skills(self) -> None:
        city = self.city
        given = self.per_seat("skills") or [{} for _ in self.seats]
        skills = [0] * (SEATS * SKILLS)
        for seat in self.seats:
            skills[seat * SKILLS : seat * SKILLS + SKILLS] = amounts(given[seat], SKILL_NAMES, SKILLS_EACH, "skills")
        left = [SKILLS_EACH - sum(skills[skill::SKILLS]) for skill in range(SKILLS)]
        if min(left) < 0:
            raise BadSnapshot(f"there are {SKILLS_EACH} tiles of each skill")
        city.skills, city.skill_supply = bytearray(skills), bytearray(left)

    def place_connectors(self) -> None:
        city = self.city
        given = self.per_seat("hold") or [{} for _ in self.seats]
        hold = [0] * (SEATS * COLOURS)
        for seat in self.seats:
            hold[seat * COLOURS : seat * COLOURS + COLOURS] = amounts(
                given[seat], COLOUR_NAMES, CONNECTORS_EACH, "hold"
            )
            if sum(hold[seat * COLOURS : seat * COLOURS + COLOURS]) and (
                city.sailed >> seat & 1 or city.phase == Phase.BERTHING or city.phase == Phase.LAYING
            ):
                raise BadSnapshot(f"seat {seat} has placed its connectors before its barge could sail")
        gone = {word(name, COLOUR_NAMES, "a colour gone") for name in listed(self.position.get("gone", []), "gone")}
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

    def place_figures(self) -> None:
        city = self.city
        spent = [number(n, 0, MOST_SPENT, "spent") for n in self.per_seat("spent") or [0] * city.players]
        city.spent = spent + [0] * (SEATS - city.players)
        city.unsold = number(self.position.get("unsold", 0), 0, TILES, "unsold")

    # whose choice it is

    def place_turn(self) -> None:
        city = self.city
        rightmost = max(self.seats, key=lambda seat: city.berth[seat])
        turn = self.position.get("turn")
        if turn is None:
            turn = rightmost
            if city.phase == Phase.BERTHING:
                turn = city.row[city.forced]
            while city.phase != Phase.LAYING and city.sailed >> turn & 1:
                turn = (turn + 1) % city.players
        city.turn = number(turn, 0, city.players - 1, "the seat on turn")
        if city.phase == Phase.LAYING:
            if turn != rightmost:
                raise BadSnapshot("when tiles are laid the rightmost barge is next")
        elif city.sailed >> city.turn & 1 or (city.phase == Phase.BERTHING and city.turn != city.row[city.forced]):
            raise BadSnapshot(f"it cannot be the turn of seat {turn}")
        self.place_debts()
        self.place_waiting()
        self.place_choice()
        self.place_laying()
        if city.over:
            city.winner = max(self.seats, key=lambda seat: (city.points(seat), city.berth[seat]))

    def place_waiting(self) -> None:
        city = self.city
        if city.phase == Phase.LAYING:
            waiting = sum(1 << s for s in self.seats if Where.WON + s in self.where)
            if not waiting and not city.over:
                raise BadSnapshot("somebody has a tile to lay, or the next era would have begun")
        else:
            waiting = 1 << city.turn
            for seat in self.seats:
                if any(list(city.hold)[seat * COLOURS : seat * COLOURS + COLOURS]):
                    waiting |= 1 << seat
        city.waiting = waiting
        city.actor = (waiting & -waiting).bit_length() - 1

    def place_debts(self) -> None:
        """What the seat on turn still pays and takes."""
        city = self.city
        debts = {name: number(self.position.get(name, 0), 0, SIDES, name) for name in ("due", "owed", "white")}
        wanted = {Phase.PAYING: "due", Phase.TAKING: "owed", Phase.PICKING: "white"}.get(city.phase)
        if wanted is None:
            if any(debts.values()):
                raise BadSnapshot("nothing is owed in this phase")
            return
        choosing = entry(self.position.get("choosing"), CHOOSING_KEYS, "choosing")
        aim = word(choosing["action"], AIM_NAMES, "the action")
        tile = tile_number(choosing.get("tile"), "the tile")
        if choosing.get("groups") or choosing.get("colour") != hue_name(city.tint[tile]) or not city.used[tile]:
            raise BadSnapshot("the keyples of the action have been placed")
        if any(list(city.hold)[city.turn * COLOURS : city.turn * COLOURS + COLOURS]) and city.phase == Phase.PAYING:
            raise BadSnapshot("connectors are placed before the next action")
        most = self.most_debts(aim, tile)
        if debts[wanted] == 0 or any(debts[name] > most[name] for name in debts):
            raise BadSnapshot(f"the action cannot leave {debts}")
        own = list(city.skills)[city.turn * SKILLS : city.turn * SKILLS + SKILLS]
        if city.phase == Phase.PAYING and (sum(own) < debts["due"] or sum(1 for n in own if n) < 2):
            raise BadSnapshot("there is no choice of skills to pay with")
        if city.phase == Phase.TAKING and sum(1 for n in city.skill_supply if n) < 2:
            raise BadSnapshot("there is no choice of skills to take")
        if city.phase == Phase.PICKING and not any(city.supply):
            raise BadSnapshot("there are no connectors to choose from")
        city.due, city.owed, city.white = debts["due"], debts["owed"], debts["white"]
        city.aim, city.target, city.hue = aim, tile, city.tint[tile]
        self.place_declined(choosing)

    def place_declined(self, choosing: dict[str, Any]) -> None:
        """What the seat will not take of what the tile makes, once it has paid for that."""
        city, declined = self.city, [0] * COLOURS
        for name in listed(choosing.get("declined", []), "declined"):
            declined[word(name, COLOUR_NAMES, "a connector declined")] += 1
        if any(declined) and (city.rules_version < 2 or city.aim != Aim.USING or city.phase != Phase.PAYING):
            raise BadSnapshot("connectors are declined before they are made, by who uses a tile")
        made = (city.target * 2 + (1 if city.level[city.target] else 0)) * COLOURS
        for colour, number_ in enumerate(declined):
            if number_ > min(city.data.makes_colour[made + colour], city.supply[colour]):
                raise BadSnapshot(f"{number_} {COLOUR_NAMES[colour]} connectors cannot have been declined")
        city.declined = bytearray(declined)

    def most_debts(self, aim: int, tile: int) -> dict[str, int]:
        city, data = self.city, self.city.data
        reach = city.where[tile] < SEATS or city.where[tile] == Where.AUCTION
        at = tile * 2 + (1 if city.level[tile] else 0)
        if aim == Aim.USING and data.useful[tile] and reach:
            if city.phase == Phase.PAYING:
                return {"due": data.pays[tile], "owed": 0, "white": 0}
            owed = data.makes_any_skill[at] if city.phase == Phase.TAKING else 0
            return {"due": 0, "owed": owed, "white": data.makes_any_connector[at]}
        if aim == Aim.UPGRADING and city.where[tile] == city.turn and city.level[tile] < data.top_level[tile]:
            return {"due": data.cost_any_skill[at] if city.phase == Phase.PAYING else 0, "owed": 0, "white": 0}
        raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be what the action is about")

    def place_choice(self) -> None:
        """What the seat on turn has begun to choose is chosen again, so that it is allowed."""
        city = self.city
        given = self.position.get("choosing")
        if given is None or city.phase in (Phase.PAYING, Phase.TAKING, Phase.PICKING):
            return
        choosing = entry(given, CHOOSING_KEYS, "choosing")
        aim = word(choosing["action"], AIM_NAMES, "the action")
        tile = tile_number(choosing.get("tile"), "the tile")
        first = {"bid": Act.BID - FIRST_ERA_1, "use": Act.USE, "upgrade": Act.UPGRADE}.get(AIM_NAMES[aim])
        if first is None or city.phase != Phase.ACTING:
            raise BadSnapshot("nothing is being chosen")
        if first == Act.BID - FIRST_ERA_1 and not FIRST_ERA_1 <= tile < FIRST_RIVER:
            raise BadSnapshot(f"nobody bids for {choosing['tile']}")
        if first != Act.BID - FIRST_ERA_1 and tile >= FIRST_ROUTEMASTER:
            raise BadSnapshot(f"nobody uses {choosing['tile']}")
        self.apply(first + tile)
        hue = choosing.get("colour")
        if hue is not None:
            number_ = word(hue, HUE_NAMES, "the colour")
            if city.hue == NO_HUE:
                self.apply(Act.HUE + number_)
            if city.hue != number_:
                raise BadSnapshot(f"the colour cannot be {hue}")
        elif city.hue != NO_HUE:
            raise BadSnapshot(f"the colour can only be {hue_name(city.hue)}")
        for name in listed(choosing.get("groups", []), "groups"):
            group = tile_number(name, "a losing bid")
            if not FIRST_ERA_1 <= group < FIRST_RIVER:
                raise BadSnapshot(f"nobody bids for {name}")
            self.apply(Act.JOIN + group - FIRST_ERA_1)
        for name in listed(choosing.get("declined", []), "declined"):
            self.apply(Act.DECLINE + word(name, COLOUR_NAMES, "a connector declined"))

    def place_laying(self) -> None:
        city = self.city
        city.laying = bytearray([NO_TILE] * SEATS)
        city.spot = [NO_SPOT] * SEATS
        for seat, given in enumerate(self.per_seat("laying") or []):
            if given is None:
                continue
            laying = entry(given, LAYING_KEYS, "laying")
            tile = tile_number(laying["tile"], "a tile")
            if city.phase != Phase.LAYING or not FIRST_ERA_1 <= tile < THAMES_BARRIER:
                raise BadSnapshot(f"seat {seat} cannot be laying {laying['tile']}")
            self.apply(Act.LAY + tile - FIRST_ERA_1, seat)
            if laying.get("against") is not None:
                host = tile_number(laying["against"], "a tile")
                if host not in tiles_of(city, seat):
                    raise BadSnapshot(f"{laying['against']} is not in borough {seat}")
                side = number(laying.get("side"), 0, SIDES - 1, "a side")
                self.apply(Act.SIDE + tiles_of(city, seat).index(host) * SIDES + side, seat)
                if city.laying[seat] == NO_TILE:
                    raise BadSnapshot("a tile that can be turned in one way only is laid at once")
            elif laying.get("side") is not None:
                raise BadSnapshot("a side belongs to a tile")

    def apply(self, move: int, seat: int | None = None) -> None:
        try:
            self.city.apply(move, self.city.turn if seat is None else seat)
        except LondiniumError:
            raise BadSnapshot("what is being chosen is not allowed in this position") from None


def lot_in(lots: list[int], tile: int) -> int:
    return lots.index(tile) % MOST_TILES if tile in lots else 0


def place(city: City, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"Key to the City knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    Setter(city, position).place()
