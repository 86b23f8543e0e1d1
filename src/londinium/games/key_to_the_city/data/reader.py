"""Reads the tiles, berths and tables of Key to the City – London from a data file; not the rules for them."""

from __future__ import annotations

from londinium.core.data import Reader
from londinium.games.key_to_the_city.data.tables import Box
from londinium.games.key_to_the_city.pieces import (
    ANY_COLOUR,
    BERTHS,
    BUILDINGS,
    COLOUR_NAMES,
    COLOURS,
    ERAS,
    HUE_NAMES,
    LEVELS,
    OFFERS,
    SCORING_NAMES,
    SEATS,
    SIDES,
    SKILL_NAMES,
    SKILLS,
    TILE_NAMES,
    TILES,
    First,
    Scoring,
    Source,
)

MOST_POINTS = 20
MOST_RATE = 10
MOST_DRAWN = 20
MOST_MADE = 6
MOST_RIVER = 4
ERA_TILES = 6
MADE = (*COLOUR_NAMES, *SKILL_NAMES, "any-connector", "any-skill")
COSTS = (*MADE, "different-connector")
TILE_KEYS = {
    "makes",
    "makes_upgraded",
    "pays",
    "cost",
    "second_cost",
    "points",
    "scores",
    "of",
    "rate",
    "river",
    "printed",
}
SAILED_TO = ("millennium-bridge", "london-bridge", "the-o2", "thames-barrier")
Facts = dict[str, list[int]]
SIZES = {
    "pays": TILES,
    "makes_colour": TILES * 2 * COLOURS,
    "makes_skill": TILES * 2 * SKILLS,
    "makes_any_connector": TILES * 2,
    "makes_any_skill": TILES * 2,
    "useful": TILES,
    "top_level": TILES,
    "cost_colour": TILES * 2 * COLOURS,
    "cost_skill": TILES * 2 * SKILLS,
    "cost_any_connector": TILES * 2,
    "cost_any_skill": TILES * 2,
    "cost_different": TILES * 2,
    "points": TILES * LEVELS,
    "scoring": TILES,
    "of": TILES,
    "rate": TILES * LEVELS,
    "source": TILES,
    "river": TILES,
    "numbers": ERAS * BERTHS,
    "prize": ERAS,
    "buildings": SEATS + 1,
}
SOURCE_OF = {
    Scoring.NETWORK: Source.NETWORKS,
    Scoring.COUNT: Source.CONNECTORS,
    Scoring.VARIETY: Source.CONNECTORS,
    Scoring.PER_ROUTEMASTER: Source.MUSEUMS,
    Scoring.PER_KEYPLE: Source.KEYPLES,
    Scoring.KEYPLE_SETS: Source.KEYPLES,
    Scoring.PER_SKILL: Source.SKILLS,
    Scoring.SKILL_SETS: Source.SKILLS,
    Scoring.PER_LANDMARK: Source.MUSEUMS,
    Scoring.CONNECTOR_SETS: Source.MUSEUMS,
    Scoring.FULL_TILES: Source.MUSEUMS,
    Scoring.RIVER_NETWORK: Source.RIVER,
}
OF = {
    Scoring.NETWORK: COLOUR_NAMES,
    Scoring.COUNT: (*COLOUR_NAMES, "any"),
    Scoring.PER_KEYPLE: HUE_NAMES,
    Scoring.PER_SKILL: SKILL_NAMES,
    Scoring.RIVER_NETWORK: COLOUR_NAMES,
}


def read_box(reader: Reader) -> Box:
    reader.only_tables({"tile", "berths", "table"})
    facts: Facts = {name: [0] * size for name, size in SIZES.items()}
    read_tiles(reader, facts)
    read_berths(reader, facts)
    read_tables(reader, facts)
    return Box(facts)


def levels_of(tile: int) -> int:
    """How often a tile can be upgraded."""
    return 0 if tile >= First.ROUTEMASTER else 2 if tile >= First.LANDMARK else 1


class TileReader:
    """Reads one entry; every complaint names its line."""

    def __init__(self, reader: Reader, index: int, facts: Facts) -> None:
        self.reader = reader
        self.index = index
        self.entry = reader.content["tile"][index]
        self.facts = facts
        self.name = reader.one_of("tile", index, "id", TILE_NAMES)
        self.tile = TILE_NAMES.index(self.name)
        self.levels = levels_of(self.tile)

    def read(self) -> None:
        self.pays()
        self.makes("makes", 0)
        self.makes("makes_upgraded", 1)
        self.cost("cost", 0)
        self.cost("second_cost", 1)
        self.scoring()
        self.river()
        self.printed()

    def complain(self, what: str, key: str) -> Exception:
        return self.reader.refuse(f"{key} of {self.name} {what}", "tile", self.index, key)

    def words(self, key: str, choices: tuple[str, ...], most: int) -> list[str]:
        """A list of words of the entry, each one that the rules know; none if the key is not there."""
        given = self.entry.get(key, [])
        if not isinstance(given, list) or any(not isinstance(word, str) or word not in choices for word in given):
            raise self.complain(f"is {given!r}; it must be a list of {', '.join(choices)}", key)
        if len(given) > most:
            raise self.complain(f"has {len(given)} entries; {most} are the most", key)
        return given

    def numbers(self, key: str, most: int) -> list[int]:
        """A number for each level; all 0 if the key is not there."""
        given = self.entry.get(key, [0] * (self.levels + 1))
        if not isinstance(given, list) or any(type(one) is not int or not 0 <= one <= most for one in given):
            raise self.complain(f"is {given!r}; it must be a list of whole numbers from 0 to {most}", key)
        if len(given) != self.levels + 1:
            raise self.complain(f"has {len(given)} numbers; the tile has {self.levels + 1} levels", key)
        return given

    def pays(self) -> None:
        if "pays" in self.entry:
            self.facts["pays"][self.tile] = self.reader.number("tile", self.index, "pays", 0, 1)

    def makes(self, key: str, side: int) -> None:
        made = self.words(key, MADE, MOST_MADE)
        if made and self.tile >= First.ROUTEMASTER:
            raise self.complain("cannot be: no such tile is ever used", key)
        if made and not self.entry.get("makes"):
            raise self.complain("is there, and makes is not", key)
        self.count("makes", made, side)
        if made:
            self.facts["useful"][self.tile] = 1

    def cost(self, key: str, side: int) -> None:
        cost = self.words(key, COSTS, 2 * SIDES)
        wanted = side < self.levels
        if wanted and not cost:
            raise self.complain("is missing; an upgrade costs something", key)
        if cost and not wanted:
            raise self.complain(f"cannot be: the tile is upgraded {self.levels} times", key)
        connectors = [word for word in cost if word not in SKILL_NAMES and word != "any-skill"]
        if len(connectors) > SIDES:
            raise self.complain(f"asks for {len(connectors)} connectors; a tile has {SIDES} sides", key)
        different = connectors.count("different-connector")
        if different and different != len(connectors):
            raise self.complain("mixes different connectors with others", key)
        self.count("cost", cost, side)
        self.facts["cost_different"][self.tile * 2 + side] = different
        self.facts["top_level"][self.tile] = self.levels

    def count(self, what: str, words: list[str], side: int) -> None:
        """How many connectors of each colour and skills of each kind a side of the tile makes, or its upgrade costs."""
        facts, at = self.facts, self.tile * 2 + side
        for colour, name in enumerate(COLOUR_NAMES):
            facts[f"{what}_colour"][at * COLOURS + colour] = words.count(name)
        for skill, name in enumerate(SKILL_NAMES):
            facts[f"{what}_skill"][at * SKILLS + skill] = words.count(name)
        facts[f"{what}_any_connector"][at] = words.count("any-connector")
        facts[f"{what}_any_skill"][at] = words.count("any-skill")

    def scoring(self) -> None:
        facts = self.facts
        points = self.numbers("points", MOST_POINTS)
        rate = self.numbers("rate", MOST_RATE)
        scoring = Scoring.PLAIN
        if "scores" in self.entry:
            scoring = SCORING_NAMES.index(self.reader.one_of("tile", self.index, "scores", SCORING_NAMES))
        if scoring == Scoring.PLAIN and any(rate):
            raise self.complain("is there, and the tile scores nothing by number", "rate")
        of = 0
        if scoring in OF:
            of = OF[scoring].index(self.reader.one_of("tile", self.index, "of", OF[scoring]))
            of = ANY_COLOUR if OF[scoring][of] == "any" else of
        elif "of" in self.entry:
            raise self.complain("says nothing for what the tile scores", "of")
        for level in range(LEVELS):
            at = self.tile * LEVELS + level
            facts["points"][at] = points[min(level, self.levels)]
            facts["rate"][at] = rate[min(level, self.levels)]
        facts["scoring"][self.tile] = scoring
        facts["of"][self.tile] = of
        facts["source"][self.tile] = source_of(self.tile, scoring)

    def river(self) -> None:
        given = self.entry.get("river", [])
        if not isinstance(given, list) or any(type(side) is not int or not 0 <= side < SIDES for side in given):
            raise self.complain(f"is {given!r}; it must be a list of sides from 0 to {SIDES - 1}", "river")
        if len(set(given)) != len(given) or len(given) > MOST_RIVER:
            raise self.complain(f"is {given!r}; each side comes once, and {MOST_RIVER} are the most", "river")
        may = First.BUILDING <= self.tile < First.ROUTEMASTER or self.tile >= First.RIVER
        if given and not may:
            raise self.complain("cannot be: only river tiles and buildings have a piece of river", "river")
        self.facts["river"][self.tile] = sum(1 << side for side in given)

    def printed(self) -> None:
        self.words("printed", tuple(sorted(self.entry)), len(TILE_KEYS))


def source_of(tile: int, scoring: int) -> int:
    """Which line of the score a tile adds to."""
    if tile < First.ERA_1:
        return Source.HOME
    if tile >= First.RIVER:
        return Source.RIVER
    if First.LANDMARK <= tile < First.ROUTEMASTER:
        return Source.LANDMARKS
    if scoring == Scoring.PLAIN:
        return Source.PRODUCTION if tile < First.ROUTEMASTER else Source.MUSEUMS
    return SOURCE_OF[scoring]


def read_tiles(reader: Reader, facts: Facts) -> None:
    entries = reader.entries("tile", {"id"}, TILE_KEYS)
    seen: set[str] = set()
    for index in range(len(entries)):
        one = TileReader(reader, index, facts)
        if one.name in seen:
            raise reader.refuse(f"tile {one.name!r} is there twice", "tile", index, "id")
        seen.add(one.name)
        one.read()
    missing = [name for name in TILE_NAMES if name not in seen]
    if missing:
        raise reader.refuse(f"tile {missing[0]!r} is missing; there are {TILES}", "tile")


def read_berths(reader: Reader, facts: Facts) -> None:
    entries = reader.entries("berths", {"id", "numbers", "prize"}, {"printed"})
    seen: set[str] = set()
    for index, entry in enumerate(entries):
        name = reader.one_of("berths", index, "id", SAILED_TO)
        if name in seen:
            raise reader.refuse(f"the berths of {name!r} are there twice", "berths", index, "id")
        seen.add(name)
        numbers = entry["numbers"]
        if (
            not isinstance(numbers, list)
            or len(numbers) != BERTHS
            or any(type(one) is not int or not 0 <= one <= MOST_DRAWN for one in numbers)
        ):
            raise reader.refuse(
                f"numbers of {name} is {numbers!r}; it must be {BERTHS} whole numbers from 0 to {MOST_DRAWN}",
                "berths",
                index,
                "numbers",
            )
        printed = entry.get("printed", [])
        if not isinstance(printed, list) or any(not isinstance(key, str) or key not in entry for key in printed):
            raise reader.refuse(f"printed of {name} names keys of the entry", "berths", index, "printed")
        era = SAILED_TO.index(name)
        for berth, number in enumerate(numbers):
            facts["numbers"][era * BERTHS + berth] = number
        facts["prize"][era] = reader.number("berths", index, "prize", 1, BERTHS) - 1
    missing = [name for name in SAILED_TO if name not in seen]
    if missing:
        raise reader.refuse(f"the berths of {missing[0]!r} are missing", "berths")


def read_tables(reader: Reader, facts: Facts) -> None:
    entries = reader.entries("table", {"players", "buildings"})
    seen: set[int] = set()
    for index in range(len(entries)):
        players = reader.number("table", index, "players", 2, SEATS)
        if players in seen:
            raise reader.refuse(f"a table of {players} is there twice", "table", index, "players")
        seen.add(players)
        most = min(OFFERS - ERA_TILES, BUILDINGS // 3)
        facts["buildings"][players] = reader.number("table", index, "buildings", 1, most)
    missing = [players for players in range(2, SEATS + 1) if players not in seen]
    if missing:
        raise reader.refuse(f"a table of {missing[0]} is missing", "table")
