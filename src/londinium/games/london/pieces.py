"""The pieces of London and the numbers the rules know them by."""

SEATS = 4
TYPES = 73  # kinds of City card
PRINTS = 110  # at most: a kind of card in one group
CARDS = 110  # the larger of the two decks
BOROUGHS = 20
HAND = 24  # more cards than this nobody can hold, even in the middle of a turn
STACKS = 95  # as many as the larger deck has cards to build, each a stack of its own
COLUMNS = 5
SPACES = 10  # of the development board: five above, five below
OFFERED = 3
SLOTS = 206  # where a card can be hidden: CARDS places in the deck and HAND for each seat
EVERYONE = 31  # a bit for each seat, and one for those who only watch
NOTHING = 255
NOBODY = -1
LOOKS = 3  # cards of the deck that can be looked at
MOST_COUNTED = 250  # activations of one kind of card that are counted
RANDOM_SEAT = -1


class Colour:
    """Colours of cards."""

    BROWN = 0
    BLUE = 1
    PINK = 2
    GREY = 3


COLOURS = 4
COLOUR_NAMES = ("brown", "blue", "pink", "grey")
GROUP_NAMES = ("A", "B", "C")
GROUPS = 3


class Kind:
    """Kinds of City cards."""

    BUILD = 0
    PAUPER = 1
    ACTION = 2


KIND_NAMES = ("build", "pauper", "action")


class Price:
    """What a card costs besides money: none, any card, or one of a colour (OF and the colour)."""

    NONE = 0
    ANY = 1
    OF = 2  # and the colour


PAY_CARD_NAMES = ("none", "any", "brown", "blue", "pink", "grey")


class Per:
    """What an activation counts."""

    NOTHING = 0
    BROWN = 1
    BLUE = 2
    NOT_BROWN = 3
    BOROUGH = 4
    RIVERSIDE = 5
    NORTH = 6
    SOUTH = 7


PER_NAMES = ("nothing", "brown", "blue", "not-brown", "borough", "riverside", "north", "south")


class Effect:
    """What an activation does besides."""

    NONE = 0
    PLACE = 1  # a card of the display on top of this one
    SPARE = 2  # flips in place of another card
    DRAW_CARDS = 3
    BUILD_FREE = 4
    GIVE_POVERTY = 5
    SEND_POVERTY = 6
    LEVY = 7
    SHED = 8
    SHED_PAUPERS = 9
    EMPTY_TILL = 10
    FIRE = 11
    SPARE_HAND = 12
    AGAIN = 13


EFFECT_NAMES = (
    "none",
    "place",
    "spare",
    "draw",
    "build",
    "give-poverty",
    "send-poverty",
    "levy",
    "shed",
    "shed-paupers",
    "till",
    "fire",
    "spare-hand",
    "again",
)


class Ongoing:
    """What a card does as long as it is seen."""

    NONE = 0
    NO_DISCARD = 1
    SCHOOLING = 2
    SWAPPING = 3
    TILL = 4
    LOOKING = 5
    BANKING = 6
    PARLIAMENT = 7


ONGOING = 8
ONGOING_NAMES = ("none", "no-discard", "school", "swap", "till", "look", "bank", "parliament")


class Ability:
    """What a borough is good for."""

    NONE = 0
    PAUPERS_ANY_COLOUR = 1
    FREE_CARD = 2
    BLUE_DISCOUNT = 3
    HAND_SPARED = 4
    DRAW_MORE = 5
    DISCARD_PAUPERS = 6
    LOOK_AHEAD = 7


ABILITY_NAMES = (
    "none",
    "paupers-any-colour",
    "free-card",
    "blue-discount",
    "spare-hand",
    "draw-more",
    "discard-paupers",
    "look",
)

START_CARDS = 6
START_MONEY = 5
HAND_LIMIT = 9
LOAN_MONEY = 10
LOAN_PRICE = 15
LOAN_LOSS = 7
MOST_LOANS = 12
MONEY_A_POINT = 3
DRAW_THREE_CARDS = 3
COMPARED = 4  # what players are compared by, one after the other
IDLE_ROUNDS = 15  # so many rounds without a card from the deck end the game
PENALTIES = 11


class Act:
    """The first id of each kind of move."""

    TAKE_UPPER = 0
    TAKE_LOWER = TAKE_UPPER + TYPES
    PLAY = TAKE_LOWER + TYPES
    DISCARD = PLAY + TYPES
    SCHOOL = DISCARD + TYPES
    KEEP = SCHOOL + TYPES
    COVER = KEEP + LOOKS
    ACTIVATE = COVER + STACKS
    BUY = ACTIVATE + STACKS
    CHOOSE = BUY + BOROUGHS
    REPAY = CHOOSE + SEATS - 1
    LOAN = REPAY + 1
    DRAW = LOAN + 1
    LOOK = DRAW + 1
    ENOUGH = LOOK + 1
    RUN = ENOUGH + 1
    DRAW_THREE = RUN + 1
    FREE = DRAW_THREE + 1
    NEW_STACK = FREE + 1
    DONE = NEW_STACK + 1
    BOROUGH_RUN = DONE + 1
    FLIP = BOROUGH_RUN + 1
    FLIP_HOSPITAL = FLIP + 1
    SWAP = FLIP_HOSPITAL + 1


MOVES = 595
PLAIN_MOVES = (
    "repay",
    "loan",
    "draw",
    "look",
    "enough",
    "run",
    "draw-three",
    "free",
    "new-stack",
    "done",
    "borough",
    "flip",
    "flip-hospital",
    "swap",
)


class Phase:
    """What is being chosen."""

    STARTING = 0
    LOOKED = 1
    CHOOSING = 2
    DEVELOPING = 3
    PAYING = 4
    PLACING = 5
    DRAWING = 6
    RUNNING = 7
    PAYING_CARD = 8
    SHEDDING = 9
    TARGETING = 10
    TAKING = 11
    REPEATING = 12
    FLIPPING = 13
    TRIMMING = 14
    GIVING = 15
    RECEIVING = 16


PHASES = 17
PHASE_NAMES = (
    "starting",
    "looked",
    "choosing",
    "developing",
    "paying",
    "placing",
    "drawing",
    "running",
    "paying-card",
    "shedding",
    "targeting",
    "taking",
    "repeating",
    "flipping",
    "trimming",
    "giving",
    "receiving",
)


class Mark:
    """How a card of a city lies, as bits."""

    DOWN = 1  # a card that was flipped
    FRESH = 2  # a card placed this turn
    USED = 4  # a card activated this turn


class Hindrance:
    """Why a card cannot be played or activated."""

    NONE = 0
    PAUPER = 1
    ACTION = 2  # an action card, while cards are built without discards
    COST = 3  # the money
    DISCARD = 4  # the card to be discarded for it
    DOWN = 5
    USED = 6
    FRESH = 7
    EFFECT = 8  # there is nothing it could do


class Counted:
    """What a heuristic counts, in points."""

    POINTS = 0
    MONEY = 1
    LOANS = 2
    CARDS = 3
    CITY = 4
    POVERTY = 5


class Gauge:
    """What can be read off the table."""

    MONEY = 0
    LOANS = 1
    POVERTY = 2
    PRESTIGE = 3
    STANDING = 4
    CARDS = 5
    DRAWS = 6
    STACKS = 7
    BOROUGHS = 8


class Told:
    """What can happen, in the order of the numbers by which the rules tell it."""

    TURN_BEGAN = 0
    REPAID = 1
    TOOK_LOAN = 2
    DREW = 3
    TOOK = 4
    LOOKED = 5
    KEPT = 6
    WENT_ON = 7
    CHOSE = 8
    PLAYED = 9
    DISCARDED = 10
    SCHOOLED = 11
    BUILT = 12
    TILL_FILLED = 13
    BOUGHT = 14
    BOROUGH_SHOWN = 15
    GAINED = 16
    ACTIVATED = 17
    FLIPPED = 18
    SPARED = 19
    GAVE_POVERTY = 20
    SENT_POVERTY = 21
    PAID = 22
    ROW_LEFT = 23
    SWAPPED = 24
    RUN_POVERTY = 25
    BOROUGH_RAN = 26
    LAST_TURNS = 27
    TIME_UP = 28
    HAND_COUNTED = 29
    SCORED = 30
    WON = 31
    ENDED = 32


class Chosen:
    """Which action a turn was used for."""

    DEVELOPED = 0
    RAN = 1
    DREW_THREE = 2


ACTION_NAMES = ("develop", "run", "draw-three")

TYPE_NAMES = (
    "vauxhall-gardens",
    "woolwich-arsenal",
    "east-india-company",
    "st-pauls",
    "vintners",
    "water-works",
    "mercers",
    "coffee-house",
    "covent-garden",
    "theatre-royal",
    "school-blue-a",
    "school-brown-a",
    "paupers",
    "hospital",
    "great-fire-monument",
    "haberdashers",
    "huguenots",
    "salters",
    "fishmongers",
    "grocers",
    "wren",
    "almshouses",
    "oxford-street",
    "workers-houses",
    "furniture-makers",
    "albert-dock",
    "highgate-cemetery",
    "kew-gardens",
    "royal-victoria-dock",
    "ship-building",
    "nelsons-column",
    "west-india-docks",
    "town-houses",
    "watch-makers",
    "police-force",
    "fleet-street",
    "lloyds",
    "silk-weaving",
    "brewing",
    "regent-street",
    "british-museum",
    "buckingham-palace",
    "bridge",
    "omnibus",
    "stock-exchange",
    "brixton-prison",
    "steamboats",
    "street-lights",
    "leather-industry",
    "shops",
    "university-of-london",
    "lords",
    "fire-brigade",
    "bank-of-england",
    "millbank-prison",
    "underground",
    "billingsgate",
    "sewers",
    "great-exhibition",
    "train-station-s",
    "train-station-n",
    "public-houses",
    "smithfield",
    "thames-embankment",
    "tower-bridge",
    "albert-hall",
    "whitehall",
    "natural-history-museum",
    "parliament",
    "workhouse",
    "school-blue-c",
    "jewish-refugees",
    "grand-hotel",
)

BOROUGH_NAMES = (
    "city",
    "westminster",
    "southwark-bermondsey",
    "wandsworth",
    "hammersmith",
    "lewisham",
    "fulham-chelsea",
    "kensington",
    "hampstead",
    "paddington",
    "st-marylebone",
    "st-pancras",
    "islington-stoke-newington",
    "hackney",
    "bethnal-green-stepney-poplar",
    "lambeth",
    "battersea",
    "camberwell",
    "deptford",
    "greenwich",
)
