"""The pieces of Kids of London and the numbers the rules know them by."""

SEATS = 5  # the most bands in the streets; with two players the third is the fictitious player's
HOURS = 9
CHIEF = 8
CHILDREN_IN = tuple(tuple(child for child in range(CHIEF + 1) if hand >> child & 1) for hand in range(2 << CHIEF))

MERCHANT = 0
LEFT_CURATE = 1
RIGHT_CURATE = 2
JEWELLER = 3
BANKER = 4
PRINCE = 5
BEGGAR = 6
KINDS = 7
CHARACTERS = ("merchant", "left-curate", "right-curate", "jeweller", "banker", "prince", "beggar")

TAKE_OWN = 9
TAKE_PURSE = 10
TAKE_NOTHING = 11
UNDECIDED = 255

SENDING = 0
SHARING = 1

ROBBED = 0
ELSEWHERE = 1
GIVEN = 2
BEGGED = 3
SOURCES = 4
SOURCE_NAMES = ("robbed", "elsewhere", "given", "beggar")

HOUR_STRUCK = 0
CHOSE = 1
SENT = 2
ARRESTED = 3
STOLE_ELSEWHERE = 4
DECIDED = 5
ROBBED_CHARACTER = 6
GAVE = 7
LOST = 8
MET_COMEDIAN = 9
STRIPPED = 10
WON = 11
ENDED = 12
