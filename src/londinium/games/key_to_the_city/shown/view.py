"""What a seat of Key to the City – London may know, built up from nothing.

Behind a screen are keyples and skills: their owner sees them, the others see how many (option `counts`) and, in the
variant `jennifer`, the keyples that lie in front of it. What a seat on turn has begun to choose only it sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict, cast

from londinium.games.key_to_the_city.data.tables import Box
from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HUE_NAMES,
    HUES,
    LEVELS,
    SCORING_NAMES,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SKILLS,
    SOURCE_NAMES,
    TASK_NAMES,
    TILE_NAMES,
    TILES,
    First,
    No,
    Where,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.position import (
    choosing_entry,
    hue_name,
    laying_entry,
    named,
    offer_entry,
    plain_box,
    read_once,
    tile_entry,
    tiles_of,
)

CONNECTOR_GOODS = (*COLOUR_NAMES, "any-connector", "different-connector")  # as the rules count what is lacking
SKILL_GOODS = (*SKILL_NAMES, "any-skill")
STARTS = (0, First.ERA_1, First.ERA_2, First.BUILDING, First.LANDMARK, First.ROUTEMASTER, First.RIVER)


class BerthView(TypedDict):
    """A berth of the river tile barges sail to: keyples drawn or points, who moored there, and the tile it wins."""

    number: int
    seat: int | None
    prize: str | None


class OfferView(TypedDict):
    """A tile at auction."""

    tile: str
    level: int
    colour: str | None  # of the keyples there
    used: int  # the last placement, 0 for none
    standing: int  # keyples on it
    bids: list[int]
    leader: int | None
    least: list[int]  # the fewest keyples each seat would have to add


class RoutemasterView(TypedDict):
    """A Routemaster tile nobody has won, and what it would be worth to each seat now, null where hidden."""

    tile: str
    worth: list[int | None]


class LotView(TypedDict):
    """A tile in a borough. Lists have an entry per side, clockwise from the top."""

    tile: str
    at: list[int]  # two coordinates; the home lies at 0, 0
    turned: int
    level: int
    connectors: list[str | None]
    colour: str | None  # of the keyples there
    used: int  # the last placement, 0 for none
    standing: int  # keyples on it
    river: list[bool]
    points: int | None  # null where they depend on what is hidden


class UsableView(TypedDict):
    """A tile that makes something, and what it takes to use it now."""

    tile: str
    borough: int | None  # null at auction
    least: int
    colour: str | None
    pays: int  # skills of any kind


class UpgradeView(TypedDict):
    """One of the seat's tiles that shows an arrow: what that asks for, and what of it is missing."""

    tile: str
    cost: list[str]
    missing: list[str]


class KeyplesView(TypedDict):
    """Keyples behind a screen, as far as they are known, and the open ones of the variant."""

    count: int | None
    colours: dict[str, int] | None
    front: dict[str, int] | None


class SkillsView(TypedDict):
    """Skills behind a screen, as far as they are known."""

    count: int | None
    kinds: dict[str, int] | None


class LayingView(TypedDict):
    """A tile being laid, and the tile and side it will lie against once that is chosen."""

    tile: str
    against: str | None
    side: int | None


class ChoosingView(TypedDict):
    """What a seat on turn has begun to choose: the action, its tile, the losing bids that move, what it declines."""

    action: str
    tile: str
    colour: str | None
    groups: list[str]
    declined: list[str]  # connectors the tile makes and the seat does not take


class TileFacts(TypedDict):
    """What is printed on a tile; lists have an entry per level."""

    category: str
    pays: int
    makes: list[list[str]]
    costs: list[list[str]]
    points: list[int]
    scores: str
    of: str | None
    rate: list[int]
    river: list[int]


class KeyView(TypedDict):
    """One seat's view. Lists have an entry per seat where nothing else is said."""

    era: int  # 1 to 4; 5 when the game is over
    phase: (
        str  # acting, paying, taking, picking, berthing, laying or over; for the seat also connecting, colour, counting
    )
    connector: str | None  # the one the seat places next
    turn: int | None  # whose turn it is, or who begins once all tiles are laid
    passed: list[int]  # the seats that passed one after the other, in order
    sails_to: str | None  # the river tile barges sail to
    berths: list[BerthView]  # of that tile, left to right
    barges: list[int]  # the berth each barge lies in on the tile of the era, counted from the left
    auction: list[OfferView]
    routemasters: list[RoutemasterView]
    boroughs: list[list[LotView]]
    usable: list[UsableView]  # what anyone may use now
    upgrades: list[UpgradeView]
    gains: dict[str, int]  # the points each of these upgrades would bring at once, whether or not it can be made now
    keyples: list[KeyplesView]
    skills: list[SkillsView]
    hold: list[dict[str, int]]  # connectors to place or discard
    won: list[list[str]]  # tiles to lay
    won_levels: dict[str, int]  # how often each of these is upgraded
    laying: list[LayingView | None]
    choosing: ChoosingView | None  # what the seat itself has begun to choose
    owes: dict[
        str, int
    ]  # what the seat on turn still pays and takes: skills due, skills owed, connectors of any colour
    supply: dict[str, int]  # connectors left; a colour at 0 is gone for good
    skill_supply: dict[str, int]
    bag: int | None  # keyples in the bag
    to_come: dict[str, int]  # buildings not seen yet, and how many of them will be
    box: list[str]  # tiles that left the game after they were seen
    scores: list[
        dict[str, int | None]
    ]  # points by source, null where they depend on what is hidden, and "total" of the rest
    facts: dict[str, TileFacts]  # what is printed on each tile that lies on the table


def view_of(city: City, seat: int | None) -> KeyView:
    seats = range(city.players)
    worths = [asked.worths(city, s) for s in seats]
    plain = read_once(city)
    return KeyView(
        era=plain.round + 1,
        phase=phase_of(city, seat),
        connector=next_connector(city, seat),
        turn=None if plain.over else plain.turn,
        passed=list(plain.row)[: plain.passes],
        sails_to=None if plain.over else TILE_NAMES[asked.destination(city)],
        berths=[berth_view(city, berth, plain.moored[berth]) for berth in range(BERTHS)],
        barges=[plain.berth[s] + 1 for s in seats],
        auction=[offer_view(city, slot, cast(OfferView, offer_entry(plain, slot))) for slot in range(plain.offers)],
        routemasters=[
            {"tile": TILE_NAMES[tile], "worth": [worth_view(city, tile, s, seat, worths[s]) for s in seats]}
            for tile in range(First.ROUTEMASTER, First.RIVER)
            if plain.where[tile] in (Where.SHOWN, Where.AUCTION)
        ],
        boroughs=[borough_view(city, plain, s, seat, worths[s]) for s in seats],
        usable=usable(city, plain),
        upgrades=[] if seat is None or plain.over else upgrades(city, plain, seat),
        gains={} if seat is None or plain.over else gains(city, plain, seat),
        keyples=[keyples_view(city, plain, s, seat) for s in seats],
        skills=[skills_view(city, plain, s, seat) for s in seats],
        hold=[named(COLOUR_NAMES, plain.hold, s) for s in seats],
        won=[[TILE_NAMES[tile] for tile in range(TILES) if plain.where[tile] == Where.WON + s] for s in seats],
        won_levels={
            TILE_NAMES[tile]: plain.level[tile]
            for tile in range(TILES)
            if Where.WON <= plain.where[tile] < Where.WON + SEATS
        },
        laying=[cast(LayingView | None, laying_entry(plain, s)) for s in seats],
        choosing=cast(ChoosingView | None, choosing_entry(plain)) if seat == plain.turn else None,
        owes={"due": plain.due, "owed": plain.owed, "white": plain.white},
        supply={name: plain.supply[colour] for colour, name in enumerate(COLOUR_NAMES)},
        skill_supply={name: plain.skill_supply[skill] for skill, name in enumerate(SKILL_NAMES)},
        bag=sum(plain.bag) if plain.counts or plain.over else None,
        to_come={"hidden": asked.buildings_unseen(city), "shown": asked.buildings_to_come(city)},
        box=[TILE_NAMES[tile] for tile in range(First.ERA_1, TILES) if plain.where[tile] == Where.BOX],
        scores=[scores_view(city, s, seat) for s in seats],
        facts={name: facts for tile, (name, facts) in enumerate(facts_of(city).items()) if visible(plain, tile)},
    )


def phase_of(city: City, seat: int | None) -> str:
    """What is asked for: of the seat itself, or else of the seat on turn."""
    if city.over:
        return "over"
    return TASK_NAMES[city.phase if seat is None else asked.task(city, seat)]


def next_connector(city: City, seat: int | None) -> str | None:
    if seat is None or not city.held[seat]:
        return None
    return COLOUR_NAMES[asked.next_colour(city, seat)]


def visible(city: City, tile: int) -> bool:
    return city.where[tile] not in (Where.BOX, Where.STACK)


def knows(city: City, of: int, seat: int | None) -> bool:
    """Whether a seat sees what is behind a screen; a spectator sees what is there when the game is over."""
    return city.over if seat is None else asked.knows(city, of, seat)


def may_count(city: City, of: int, seat: int | None) -> bool:
    """Whether a seat may know how much is behind a screen."""
    return city.over or city.counts if seat is None else asked.may_count(city, of, seat)


def berth_view(city: City, berth: int, moored: int) -> BerthView:
    return {
        "number": asked.number_beside(city, berth),
        "seat": None if moored == No.SEAT else moored,
        "prize": TILE_NAMES[asked.prize_tile(city)] if asked.prize_berth(city) == berth else None,
    }


def offer_view(city: City, slot: int, found: OfferView) -> OfferView:
    leader = asked.leader(city, slot)
    found["leader"] = None if leader == No.SEAT else leader
    found["least"] = [asked.bid_needed(city, s, slot) for s in range(city.players)]
    return found


def borough_view(city: City, plain: City, of: int, seat: int | None, worths: list[int]) -> list[LotView]:
    found = []
    for tile in tiles_of(plain, of):
        one = cast(LotView, tile_entry(plain, tile))
        river = asked.river_sides(city, tile, plain.turned[tile])
        one["river"] = [bool(river >> side & 1) for side in range(SIDES)]
        one["points"] = worth_view(city, tile, of, seat, worths)
        found.append(one)
    return found


def worth_view(city: City, tile: int, of: int, seat: int | None, worths: list[int]) -> int | None:
    """What a tile is or would be worth to one seat, unless that depends on what another may not see."""
    return worths[tile] if knows(city, of, seat) or not asked.counts_hidden(city, tile) else None


def usable(city: City, plain: City) -> list[UsableView]:
    """The tiles that make something, and what it takes to use them now."""
    return [
        {
            "tile": TILE_NAMES[tile],
            "borough": plain.where[tile] if plain.where[tile] < SEATS else None,
            "least": asked.placement_needed(city, tile),
            "colour": hue_name(plain.tint[tile]),
            "pays": plain.data.pays[tile],
        }
        for tile in range(First.ROUTEMASTER)
        if asked.usable(city, tile)
    ]


def upgrades(city: City, plain: City, seat: int) -> list[UpgradeView]:
    """The seat's tiles that show an arrow, what it asks for and what of that is missing."""
    found: list[UpgradeView] = []
    facts = facts_of(city)
    for tile in tiles_of(plain, seat):
        if asked.has_arrow(city, tile):
            cost = list(facts[TILE_NAMES[tile]]["costs"][plain.level[tile]])
            found.append({"tile": TILE_NAMES[tile], "cost": cost, "missing": missing(city, seat, tile)})
    return found


def gains(city: City, plain: City, seat: int) -> dict[str, int]:
    """What an upgrade of each of the seat's tiles that show an arrow would bring."""
    found = asked.gains(city, seat)
    return {TILE_NAMES[tile]: found[tile] for tile in tiles_of(plain, seat) if asked.has_arrow(city, tile)}


def missing(city: City, seat: int, tile: int) -> list[str]:
    """What an upgrade still lacks, as words of the data file."""
    connectors, skills = asked.connectors_lacking(city, tile), asked.skills_lacking(city, seat, tile)
    found = [name for i, name in enumerate(CONNECTOR_GOODS) for _ in range(connectors >> 4 * i & 15)]
    return found + [name for i, name in enumerate(SKILL_GOODS) for _ in range(skills >> 4 * i & 15)]


def keyples_view(city: City, plain: City, of: int, seat: int | None) -> KeyplesView:
    own = plain.screen[of * HUES : of * HUES + HUES]
    return {
        "count": asked.keyple_count(city, of) if may_count(city, of, seat) else None,
        "colours": dict(zip(HUE_NAMES, own, strict=True)) if knows(city, of, seat) else None,
        "front": named(HUE_NAMES, plain.known, of) if plain.jennifer else None,
    }


def skills_view(city: City, plain: City, of: int, seat: int | None) -> SkillsView:
    own = plain.skills[of * SKILLS : of * SKILLS + SKILLS]
    return {
        "count": asked.skill_count(city, of) if may_count(city, of, seat) else None,
        "kinds": dict(zip(SKILL_NAMES, own, strict=True)) if knows(city, of, seat) else None,
    }


def scores_view(city: City, of: int, seat: int | None) -> dict[str, int | None]:
    found: dict[str, int | None] = dict(zip(SOURCE_NAMES, asked.sheet(city, of), strict=True))
    if knows(city, of, seat):
        found["total"] = city.points(of)
        return found
    for source, name in enumerate(SOURCE_NAMES):
        if asked.depends_on_screen(city, of, source):
            found[name] = None
    found["total"] = asked.open_points(city, of)
    return found


def facts_of(city: City) -> dict[str, TileFacts]:
    """What is printed on each tile."""
    return facts_in(city.data, tuple(asked.side_at(city, level) for level in range(LEVELS)))


@lru_cache(maxsize=64)
def facts_in(data: Box, sides: tuple[int, ...]) -> dict[str, TileFacts]:
    """The same for every view with these data, given the side a tile shows at each level."""
    plain = cast(Box, plain_box(data))
    return {TILE_NAMES[tile]: facts_of_tile(plain, tile, sides) for tile in range(TILES)}


def facts_of_tile(data: Box, tile: int, sides: tuple[int, ...]) -> TileFacts:
    levels = data.top_level[tile]
    scoring = data.scoring[tile]
    return {
        "category": category_of(tile),
        "pays": data.pays[tile],
        "makes": [goods(data, tile, side, "makes") for side in sides[: levels + 1]] if data.useful[tile] else [],
        "costs": [goods(data, tile, side, "cost") for side in sides[:levels]],
        "points": [data.points[tile * LEVELS + level] for level in range(levels + 1)],
        "scores": SCORING_NAMES[scoring],
        "of": scored_kind(data, tile),
        "rate": [data.rate[tile * LEVELS + level] for level in range(levels + 1)],
        "river": [side for side in range(SIDES) if data.river[tile] >> side & 1],
    }


def category_of(tile: int) -> str:
    return CATEGORY_NAMES[sum(1 for start in STARTS if tile >= start) - 1]


def scored_kind(data: Box, tile: int) -> str | None:
    """The colour or the skill a tile counts."""
    scoring = SCORING_NAMES[data.scoring[tile]]
    of = data.of[tile]
    if scoring in ("network", "count", "river-network"):
        return (*COLOUR_NAMES, "any")[of]
    if scoring == "per-keyple":
        return HUE_NAMES[of]
    return SKILL_NAMES[of] if scoring == "per-skill" else None


def goods(data: Box, tile: int, side: int, what: str) -> list[str]:
    """What a side of a tile makes or costs, as words of the data file."""
    at = tile * 2 + side
    colours, skills = getattr(data, f"{what}_colour"), getattr(data, f"{what}_skill")
    found = [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(colours[at * COLOURS + colour])]
    found += ["any-connector"] * getattr(data, f"{what}_any_connector")[at]
    if what == "cost":
        found += ["different-connector"] * data.cost_different[at]
    found += [name for skill, name in enumerate(SKILL_NAMES) for _ in range(skills[at * SKILLS + skill])]
    return found + ["any-skill"] * getattr(data, f"{what}_any_skill")[at]
