"""The pieces of Key to the City – London and the numbers the rules know them by."""

SEATS = 6
ERAS = 4
LAST_ERA = ERAS - 1
MOST_TILES = 48  # in one borough: a home, at most 42 tiles bought and four of the river
SIDES = 6
OFFERS = 12  # the most tiles at auction in one era
BERTHS = 6

TILE_NAMES = (
    "buckingham-palace",
    "greenwich",
    "palace-of-westminster",
    "royal-hospital-chelsea",
    "somerset-house",
    "tower-of-london",
    "bank-of-england",
    "barbican",
    "battersea-power-station",
    "covent-garden",
    "paddington-station",
    "senate-house",
    "british-library",
    "bt-tower",
    "charing-cross",
    "harrods",
    "lloyds-building",
    "southwark-cathedral",
    "canary-wharf",
    "gherkin",
    "marble-arch",
    "monument",
    "royal-opera-house",
    "tower-bridge",
    "globe-theatre",
    "kings-cross-station",
    "mi6-building",
    "royal-academy",
    "westminster-abbey",
    "westminster-cathedral",
    "waterloo-station",
    "guildhall",
    "london-eye",
    "st-pancras-station",
    "royal-albert-hall",
    "st-pauls-cathedral",
    "the-shard",
    "hyde-park-and-kensington-gardens",
    "piccadilly-circus",
    "trafalgar-square",
    "british-museum",
    "lords-cricket-ground",
    "oval-cricket-ground",
    "zsl-london-zoo",
    "madame-tussauds",
    "national-gallery",
    "tate-britain",
    "tate-modern",
    "victoria-and-albert-museum",
    "natural-history-museum",
    "royal-festival-hall",
    "science-museum",
    "hungerford-bridge",
    "millennium-bridge",
    "london-bridge",
    "the-o2",
    "thames-barrier",
)


class First:
    """The first tile of each kind, in the order of their numbers; homes come before."""

    ERA_1 = 6
    ERA_2 = 12
    BUILDING = 18
    LANDMARK = 32
    ROUTEMASTER = 40
    RIVER = 52


THAMES_BARRIER = 56
TILES = THAMES_BARRIER + 1
ERA_TILES = First.ERA_2 - First.ERA_1
BUILDINGS = First.ROUTEMASTER - First.BUILDING  # landmarks among them
ROUTEMASTERS = First.RIVER - First.ROUTEMASTER
CATEGORY_NAMES = ("home", "era-1", "era-2", "building", "landmark", "routemaster", "river")

COLOURS = 6
COLOUR_NAMES = ("blue", "brown", "grey", "yellow", "black", "red")
SKILLS = 3
SKILL_NAMES = ("architect", "builder", "financier")
HUES = 3
HUE_NAMES = ("blue", "red", "yellow")  # of keyples
FIRST_KEYPLES = 10


class Each:
    """How many there are of each colour or kind."""

    CONNECTORS = 24
    SKILLS = 24
    KEYPLES = 40


KEYPLES = HUES * Each.KEYPLES


class Where:
    """Where a tile is: 0 to 5 in the borough of that seat, or here."""

    WON = 8  # + seat: won and not yet laid
    BOX = 20
    STACK = 21
    AUCTION = 22
    SHOWN = 23  # a Routemaster tile that waits for the last era
    AFLOAT = 24  # a river tile that still shows its berths


ELSEWHERE = ("box", "stack", "auction", "shown", "afloat")


class No:
    """What stands where there is none."""

    HUE = 3
    TILE = 255
    SEAT = 255
    SPOT = -1


NOBODY = -1
CENTRE = 64  # where a home lies, so that coordinates stay positive bytes


class Scoring:
    """What a tile scores."""

    PLAIN = 0
    NETWORK = 1
    COUNT = 2
    VARIETY = 3
    PER_ROUTEMASTER = 4
    PER_KEYPLE = 5
    KEYPLE_SETS = 6
    PER_SKILL = 7
    SKILL_SETS = 8
    PER_LANDMARK = 9
    CONNECTOR_SETS = 10
    FULL_TILES = 11
    RIVER_NETWORK = 12


SCORING_NAMES = (
    "plain",
    "network",
    "count",
    "variety",
    "per-routemaster",
    "per-keyple",
    "keyple-sets",
    "per-skill",
    "skill-sets",
    "per-landmark",
    "connector-sets",
    "full-tiles",
    "river-network",
)
ANY_COLOUR = 6
LEVELS = 3


class Phase:
    """What is being chosen."""

    ACTING = 0
    PAYING = 1
    TAKING = 2
    PICKING = 3
    BERTHING = 4
    LAYING = 5


PHASES = 6
PHASE_NAMES = ("acting", "paying", "taking", "picking", "berthing", "laying")


class Task:
    """What a seat is asked for: what the phase says, or one of these."""

    CONNECTING = 6
    COLOUR = 7
    COUNTING = 8


TASKS = 9
TASK_NAMES = (*PHASE_NAMES, "connecting", "colour", "counting")


class Aim:
    """What keyples are placed for."""

    NOTHING = 0
    BIDDING = 1
    USING = 2
    UPGRADING = 3


AIMS = 4
AIM_NAMES = ("nothing", "bid", "use", "upgrade")

BIDS = First.RIVER - First.ERA_1
USES = First.ROUTEMASTER
LAYS = THAMES_BARRIER - First.ERA_1
SIDE_MOVES = MOST_TILES * SIDES
AMOUNTS = Each.KEYPLES + 1


class Act:
    """The first id of each kind of move."""

    BID = 0  # + tile from the first era tile on
    USE = BID + BIDS
    UPGRADE = USE + USES
    LAY = UPGRADE + USES  # + tile from the first era tile on
    JOIN = LAY + LAYS  # + tile from the first era tile on
    SIDE = JOIN + BIDS
    AMOUNT = SIDE + SIDE_MOVES
    HUE = AMOUNT + AMOUNTS
    SKILL = HUE + HUES  # a skill given
    TAKE = SKILL + SKILLS  # a skill taken
    PICK = TAKE + SKILLS  # a connector of a free choice
    TURN = PICK + COLOURS
    SAIL = TURN + SIDES
    PASS = SAIL + BERTHS
    ENOUGH = PASS + 1
    DISCARD = ENOUGH + 1
    SET_ASIDE = DISCARD + 1
    DECLINE = SET_ASIDE + 1  # + colour: a connector that is made and not taken; since rules 2


MOVES = Act.DECLINE + COLOURS


class Counted:
    """What a heuristic counts, in points."""

    POINTS = 0
    KEYPLES = 1
    TILES = 2
    UPGRADES = 3
    CONNECTORS = 4
    BERTHS = 5


class Gauge:
    """What can be read off the table."""

    POINTS = 0
    KEYPLES = 1
    BLUE = 2
    RED = 3
    YELLOW = 4
    SKILLS = 5
    ARCHITECTS = 6
    BUILDERS = 7
    FINANCIERS = 8
    TILES = 9
    CONNECTORS = 10
    PASSES = 11  # by others and oneself, until all sail
    TO_PLACE = 12  # one's own connectors of a colour; below, of a tile
    BID = 13  # one's own
    NEXT = 14  # what whoever uses or upgrades it next has to place
    LACKING = 15  # things an upgrade of one's own tile asks for that are not there


class Told:
    """What can happen, in the order of the numbers by which the rules tell it."""

    ERA_BEGAN = 0
    OFFERED = 1
    DREW = 2
    FOUND = 3
    MOVED_BID = 4
    BID = 5
    USED = 6
    UPGRADED = 7
    PAID = 8
    TOOK_SKILL = 9
    SKILL_LACKED = 10
    GOT_CONNECTORS = 11
    CONNECTORS_LACKED = 12
    CONNECTED = 13
    DISCARDED = 14
    PASSED = 15
    SAILED = 16
    BID_RETURNED = 17
    TILE_WON = 18
    UNSOLD = 19
    RIVER_WON = 20
    RIVER_LOST = 21
    GATHERED = 22
    LAID = 23
    SET_ASIDE = 24
    WON = 25
    ENDED = 26
    DECLINED = 27
    TOOK_NO_MORE = 28


class Source:
    """Where points come from."""

    HOME = 0
    PRODUCTION = 1
    NETWORKS = 2
    CONNECTORS = 3
    LANDMARKS = 4
    KEYPLES = 5
    SKILLS = 6
    MUSEUMS = 7
    RIVER = 8
    BARGE = 9


SOURCES = 10
SOURCE_NAMES = (
    "home",
    "production",
    "networks",
    "connectors",
    "landmarks",
    "keyples",
    "skills",
    "museums",
    "river",
    "barge",
)
