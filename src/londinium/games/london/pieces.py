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

BROWN = 0
BLUE = 1
PINK = 2
GREY = 3
COLOURS = 4
COLOUR_NAMES = ("brown", "blue", "pink", "grey")
GROUP_NAMES = ("A", "B", "C")
GROUPS = 3

BUILD = 0
PAUPER = 1
ACTION_CARD = 2
KIND_NAMES = ("build", "pauper", "action")

NO_CARD_COST = 0
ANY_CARD = 1
CARD_OF = 2  # and the colour
PAY_CARD_NAMES = ("none", "any", "brown", "blue", "pink", "grey")

PER_NOTHING = 0
PER_BROWN = 1
PER_BLUE = 2
PER_NOT_BROWN = 3
PER_BOROUGH = 4
PER_RIVERSIDE = 5
PER_NORTH = 6
PER_SOUTH = 7
PER_NAMES = ("nothing", "brown", "blue", "not-brown", "borough", "riverside", "north", "south")

NO_EFFECT = 0
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

NO_ONGOING = 0
NO_DISCARD = 1
SCHOOLING = 2
SWAPPING = 3
TILL = 4
LOOKING = 5
BANKING = 6
PARLIAMENT = 7
ONGOING = 8
ONGOING_NAMES = ("none", "no-discard", "school", "swap", "till", "look", "bank", "parliament")

NO_ABILITY = 0
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
IDLE_ROUNDS = 15  # so many rounds without a card from the deck end the game
PENALTIES = 11

TAKE_UPPER = 0
TAKE_LOWER = 73
PLAY = 146
DISCARD = 219
SCHOOL = 292
KEEP = 365
COVER = 368
ACTIVATE = 463
BUY = 558
CHOOSE = 578
REPAY = 581
LOAN = 582
DRAW = 583
LOOK = 584
ENOUGH = 585
RUN = 586
DRAW_THREE = 587
FREE = 588
NEW_STACK = 589
DONE = 590
BOROUGH_RUN = 591
FLIP = 592
FLIP_HOSPITAL = 593
SWAP = 594
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

DOWN = 1  # a card that was flipped
FRESH = 2  # a card placed this turn
USED = 4  # a card activated this turn

TURN_BEGAN = 0
REPAID = 1
TOOK_LOAN = 2
DREW = 3
TOOK = 4
LOOKED_AT = 5
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
GAVE = 20
SENT = 21
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
