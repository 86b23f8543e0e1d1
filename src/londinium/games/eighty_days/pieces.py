"""The pieces of Around the World in 80 Days and the numbers the rules know them by."""

SEATS = 6
HATS = 6  # one for each of six players, or two for each of two
LONDON_AGAIN = 80
SPACES = 81  # London, 79 numbered spaces, and London again
ROUNDS = 100
MOST_COST = 3240  # London to London in one go
OPEN_WITHOUT = SPACES  # where the table of open spaces for a player without Rumours begins


class Space:
    """Kinds of spaces."""

    LONDON = 0
    PASSEPARTOUT = 1
    POUND = 2
    BET_1 = 3
    BET_2 = 4
    BET_3 = 5
    BET_456 = 6
    STAGE = 7
    POLICE = 8


SPACE_KINDS = 9
KIND_NAMES = ("london", "passepartout", "pound", "bet-1", "bet-2", "bet-3", "bet-456", "stage", "police")

CITIES = (
    "paris",
    "turin",
    "brindisi",
    "suez",
    "aden",
    "bombay",
    "allahabad",
    "calcutta",
    "singapore",
    "saigon",
    "hong-kong",
    "shanghai",
    "yokohama",
    "san-francisco",
    "salt-lake-city",
    "omaha",
    "chicago",
    "new-york",
    "queenstown",
    "dublin",
    "liverpool",
)
PARIS = 0
CALCUTTA = 7


class Card:
    """Kinds of Passepartout cards."""

    REFUND = 0
    TAKE_OR_GIVE = 1
    OVERTAKE = 2
    FALL_BEHIND = 3
    NEXT_POUND = 4
    PREVIOUS_POUND = 5
    AGAIN = 6
    MISS_TURN = 7
    CLEAR_RUMOUR = 8
    PAY_BEHIND = 9
    RESET = 10
    RUMOUR_MONEY = 11
    LOSE_HALF = 12
    CROWD = 13
    TIP = 14
    FIRST_CHARACTER = 15


CARD_KINDS = 22
CHARACTERS = 7
CARD_NAMES = (
    "refund",
    "take-or-give",
    "overtake",
    "fall-behind",
    "next-pound",
    "previous-pound",
    "again",
    "miss-turn",
    "clear-rumour",
    "pay-behind",
    "reset",
    "rumour-money",
    "lose-half",
    "crowd",
    "tip",
    "aouda",
    "fix",
    "cromarty",
    "kiouni",
    "speedy",
    "mudge",
    "bunsby",
)
DECK = 25


class Character:
    """Whom one may meet."""

    AOUDA = 0
    FIX = 1
    CROMARTY = 2
    KIOUNI = 3
    SPEEDY = 4
    MUDGE = 5
    BUNSBY = 6
    UNAIDED = 7  # no character is in use


AIDS = CHARACTERS + 1  # a character's help, or none

CHARACTER_NAMES = ("aouda", "fix", "cromarty", "kiouni", "speedy", "mudge", "bunsby")

MONEY = 80
RUMOURS = 3
TWO_HAT_MONEY = 110
TWO_HAT_RUMOURS = 5
TOP_UP = 80
STAY_MONEY = 10
POSITION_MONEY = 10
BACK_MONEY = 10
HOME_LIMIT = 10
TWO_HAT_LIMIT = 20
PAY_HALF = 5
PAY_LEAST = 1
NO_LIMIT = 1000000
MOST_MONEY = 1000000  # more than any game can bring
MOST_MISSING = 200  # turns to miss in a position that is set up; in play one is missed before another can be lost


class Visit:
    """How a hat stands with the police."""

    UPRIGHT = 0  # a hat with no business with the police
    TURNED = 1  # it has arrived and lies upside down
    LEAVING = 2  # its Rumour is gone and it must leave


VISITS = 3
POLICE_NAMES = ("upright", "turned", "leaving")


class Act:
    """The first id of each kind of move."""

    FORWARD = 0  # 0 to 79: one to eighty spaces forward
    BACK = FORWARD + SPACES - 1
    TAKE = BACK + 1
    GIVE = TAKE + 1
    NEITHER = GIVE + 1
    PASS = NEITHER + 1
    RESTART = PASS + 1
    HAT = RESTART + 1  # and 87
    KEEP = HAT + 2  # and 89
    USE = KEEP + 2  # to 96: the seven characters
    DECLINE = USE + CHARACTERS


class Phase:
    """What is being chosen."""

    CHOOSING_HAT = 0
    MOVING = 1
    KEEPING = 2
    TAKING = 3
    STOPPING = 4


PHASE_COUNT = 5
PHASES = ("choosing-hat", "moving", "keeping", "taking", "stopping")

NOBODY = -1
NO_CARD = 255
RANDOM_SEAT = 255


class Counted:
    """What a heuristic counts, in turns."""

    DISTANCE = 0
    MONEY = 1
    RUMOURS = 2
    TIME = 3
    CHARACTERS = 4


class Gauge:
    """What can be read off the table."""

    MONEY = 0
    RUMOURS = 1
    SPACE = 2
    SECOND_SPACE = 3
    CHARACTERS = 4
    MISSING = 5
    PLACE = 6


class Told:
    """What can happen, in the order of the numbers by which the rules tell it."""

    HAT_CHOSEN = 0
    WENT_FORWARD = 1
    WENT_BACK = 2
    STAYED = 3
    PASSED = 4
    RESTARTED = 5
    MISSED_TURN = 6
    BET_WON = 7
    BET_LOST = 8
    HAT_TURNED = 9
    RUMOUR_CLEARED = 10
    POLICE_PAID = 11
    DREW = 12
    DISCARDED = 13
    APPLIED = 14
    KEPT = 15
    USED = 16
    STOPPED = 17
    DECLINED = 18
    CARD_GAVE = 19
    CARD_TOOK = 20
    CARD_MOVED = 21
    CARD_LOST = 22
    CARD_RUMOUR = 23
    PLAYS_AGAIN = 24
    WILL_MISS = 25
    PAID = 26
    RESHUFFLED = 27
    CAME_HOME = 28
    TIME_UP = 29
    WON = 30
    ENDED = 31
