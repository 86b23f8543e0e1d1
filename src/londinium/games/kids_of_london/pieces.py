"""The pieces of Kids of London and the numbers the rules know them by."""

SEATS = 5  # the most bands in the streets; with two players the third is the fictitious player's
SHARES = SEATS + 1  # a purse is shared by no more thieves than there are bands
HOURS = 9
LAST_HOUR = HOURS - 1  # hours are counted from 0
CHIEF = 8
CHILDREN_IN = tuple(tuple(child for child in range(CHIEF + 1) if hand >> child & 1) for hand in range(2 << CHIEF))


class Character:
    """Whom one may meet."""

    MERCHANT = 0
    LEFT_CURATE = 1
    RIGHT_CURATE = 2
    JEWELLER = 3
    BANKER = 4
    PRINCE = 5
    BEGGAR = 6


KINDS = 7
CHARACTERS = ("merchant", "left-curate", "right-curate", "jeweller", "banker", "prince", "beggar")


class Act:
    """The first id of each kind of move."""

    TAKE_OWN = CHIEF + 1
    TAKE_PURSE = TAKE_OWN + 1
    TAKE_NOTHING = TAKE_PURSE + 1


TAKES = ("take-own", "take-purse", "take-nothing")
CHOICES = (*(f"send {child}" for child in range(CHIEF + 1)), *TAKES)
MOVES = Act.TAKE_NOTHING + 1

MOST_COINS = 20  # a purse this full for nine hours still fits the byte a band's coins are kept in
UNDECIDED = 255
NOBODY = -1


class Phase:
    """What is being chosen."""

    SENDING = 0
    SHARING = 1


PHASES = 2
PHASE_NAMES = ("sending", "sharing")


class Source:
    """Where points come from."""

    ROBBED = 0
    ELSEWHERE = 1
    GIVEN = 2
    BEGGED = 3


SOURCES = 4
SOURCE_NAMES = ("robbed", "elsewhere", "given", "beggar")
CHILDREN_LEFT = SOURCES  # what a heuristic counts besides: what the children in the hand may still bring


class Gauge:
    """What can be read off the table of everyone."""

    COINS = 0
    CHILDREN = 1


class Told:
    """What can happen, in the order of the numbers by which the rules tell it."""

    HOUR_STRUCK = 0
    CHOSE = 1
    SENT = 2
    ARRESTED = 3
    STOLE_ELSEWHERE = 4
    DECIDED = 5
    ROBBED = 6
    GAVE = 7
    LOST = 8
    MET_COMEDIAN = 9
    STRIPPED = 10
    WON = 11
    ENDED = 12
