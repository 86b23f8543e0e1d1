"""Positions of London with readable names: what a snapshot says, and how one is set up from it.

A position may name only what matters. Cards not named stay in the deck, group under group; hands not named are dealt
from it. A card is named by its kind, or by its kind and group where that matters: "paupers", "paupers:B".
"""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.london.pieces import (
    BOROUGH_NAMES,
    BOROUGHS,
    CARDS,
    COLUMNS,
    EVERYONE,
    GROUP_NAMES,
    HAND,
    HAND_LIMIT,
    IDLE_ROUNDS,
    MOST_COUNTED,
    MOST_LOANS,
    NOBODY,
    NOTHING,
    OFFERED,
    PHASE_NAMES,
    SEATS,
    SPACES,
    STACKS,
    START_CARDS,
    TYPE_NAMES,
    TYPES,
    Effect,
    Kind,
    Mark,
    Ongoing,
    Phase,
    Price,
)
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City
from londinium.games.london.shown.view import gone_of, marks_of, piles_of, state_of

MOST = 10_000_000  # no count in a position is larger: the longest game cannot bring so much
MOST_ROUNDS = 10_000
MOST_IN_TILL = 250
ROOM_FOR_DRAWS = 12  # what a hand may hold before an action, so that nothing drawn later overflows
MORE_BY_ACTION_CARD = 3
FLAGS = ("drew", "begun", "swapped", "free_used", "second", "borough_ran", "hand_spared")
NUMBERS = {
    "idle": MOST_ROUNDS,
    "developed": HAND,
    "free_plays": 4,
    "draw_left": 7,
    "draw_optional": 7,
    "shed_left": 30,
    "paupers_left": 3,
}
PER_SEAT = {
    "money": MOST,
    "loans": MOST_LOANS,
    "poverty": MOST,
    "prestige": MOST,
    "runs": MOST_ROUNDS,
    "borrowed": MOST_ROUNDS * MOST_LOANS,
}
KEYS = (
    "round",
    "turn",
    "first",
    "phase",
    "over",
    "ending",
    "after",
    "held",
    "active",
    "again",
    *FLAGS,
    *NUMBERS,
    *PER_SEAT,
    "hands",
    "shown",
    "deck",
    "deck_seen",
    "upper",
    "lower",
    "gone",
    "cities",
    "laid",
    "boroughs",
    "offers",
    "borough_deck",
    "activations",
)
HOLDING = (Phase.PAYING, Phase.PLACING, Phase.RECEIVING)


def print_names(city: City) -> list[str]:
    pairs = zip(city.data.type_of, city.data.group_of, strict=True)
    return [f"{TYPE_NAMES[card]}:{GROUP_NAMES[group]}" for card, group in pairs][: city.data.prints]


def position_of(city: City) -> dict[str, Any]:
    seats = range(city.players)
    names = print_names(city)
    gone = gone_of(city)
    hand, shown, deck, seen = list(city.hand), list(city.shown), list(city.deck), list(city.seen)
    display, laid_by, laid_on = list(city.display), list(city.laid_by), list(city.laid_on)
    found: dict[str, Any] = {
        "round": city.round + 1,
        "turn": city.turn,
        "first": city.first,
        "phase": PHASE_NAMES[city.phase],
        "over": city.over,
        "ending": None if city.ending == NOBODY else city.ending,
        "after": PHASE_NAMES[city.after],
        "held": None if city.held == NOTHING else names[city.held],
        "active": city.active + 1,
        "again": None if city.again == NOTHING else city.again + 1,
        **{name: bool(getattr(city, name)) for name in FLAGS},
        **{name: getattr(city, name) for name in NUMBERS},
        **{name: list(getattr(city, name))[: city.players] for name in PER_SEAT},
        "hands": [[names[hand[s * HAND + i]] for i in range(city.hand_size[s])] for s in seats],
        "shown": [[shown[s * HAND + i] for i in range(city.hand_size[s])] for s in seats],
        "deck": [names[deck[i]] for i in range(city.deck_at, city.data.deck_size)],
        "deck_seen": [seen[i] for i in range(city.deck_at, city.data.deck_size)],
        "upper": [None if number == NOTHING else names[number] for number in display[: city.columns]],
        "lower": [None if number == NOTHING else names[number] for number in display[COLUMNS : COLUMNS + city.columns]],
        "gone": [names[n] for n in range(city.data.prints) for _ in range(gone[n])],
        "cities": [city_of(city, seat, names) for seat in seats],
        "laid": [[laid_by[i], laid_on[i] + 1] for i in range(city.laid_count)],
        "boroughs": [[BOROUGH_NAMES[city.owned[s * BOROUGHS + i]] for i in range(city.owned_count[s])] for s in seats],
        "offers": [None if borough == NOTHING else BOROUGH_NAMES[borough] for borough in city.offers],
        "borough_deck": [BOROUGH_NAMES[borough] for borough in city.borough_deck if borough != NOTHING],
        "activations": {TYPE_NAMES[card]: count for card, count in enumerate(city.activations) if count},
    }
    return found


def city_of(city: City, seat: int, names: list[str]) -> list[dict[str, Any]]:
    return [
        {"cards": [names[number] for number in numbers], **state_of(city, seat, stack)}
        for stack, numbers in enumerate(piles_of(city, seat))
    ]


class Box:
    """The cards that are not placed yet: every card of the deck is in exactly one place."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.left = list(city.data.copies)[: city.data.prints]
        self.types = list(city.data.type_of)[: city.data.prints]
        self.groups = [GROUP_NAMES[group] for group in city.data.group_of]

    def take(self, name: Any) -> int:
        """A card by its name; of several groups the first that has one left."""
        if not isinstance(name, str):
            raise BadSnapshot(f"a card is named like 'hospital' or 'paupers:B', not {name!r}")
        kind, _, group = name.partition(":")
        if kind not in TYPE_NAMES or (":" in name and group not in GROUP_NAMES):
            raise BadSnapshot(f"there is no card {name!r} in London")
        for number, card in enumerate(self.types):
            if TYPE_NAMES[card] == kind and self.left[number] and group in ("", self.groups[number]):
                self.left[number] -= 1
                return number
        raise BadSnapshot(f"there are not so many cards {name!r} in the deck")

    def rest(self) -> list[int]:
        """All that is left, C under B under A, each group shuffled."""
        found: list[int] = []
        for group in GROUP_NAMES:
            cards = [n for n in range(len(self.left)) if self.groups[n] == group for _ in range(self.left[n])]
            found += [cards[i] for i in self.city.shuffled(len(cards))]
        self.left = [0] * len(self.left)
        return found


def whole(name: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadSnapshot(f"{name!r} is a number from {least} to {most}, not {value!r}")
    return value


def listed(name: str, value: Any, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadSnapshot(f"{name!r} is a list{'' if length is None else f' of {length}'}, not {value!r}")
    return value


def place(city: City, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"London knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    box = Box(city)
    place_counts(city, position)
    place_turn(city, position)
    place_cities(city, position, box)
    held = position.get("held")
    city.held = NOTHING if held is None else box.take(held)
    place_display(city, position, box)
    place_cards(city, position, box)
    place_boroughs(city, position)
    survey(city)
    check_end(city)
    check_phase(city)


def place_counts(city: City, position: dict[str, Any]) -> None:
    padding = [0] * (SEATS - city.players)
    for name, most in PER_SEAT.items():
        if name in position:
            given = listed(name, position[name], city.players)
            setattr(city, name, [whole(name, value, 0, most) for value in given] + padding)
    for name, most in NUMBERS.items():
        if name in position:
            setattr(city, name, whole(name, position[name], 0, most))
    for name in FLAGS:
        if name in position:
            if type(position[name]) is not bool:
                raise BadSnapshot(f"{name!r} is true or false, not {position[name]!r}")
            setattr(city, name, position[name])
    counts = position.get("activations", {})
    if not isinstance(counts, dict) or any(name not in TYPE_NAMES for name in counts):
        raise BadSnapshot("'activations' names cards and how often each was activated")
    city.activations = bytearray(
        whole("activations", counts.get(TYPE_NAMES[card], 0), 0, MOST_COUNTED) for card in range(TYPES)
    )


def place_turn(city: City, position: dict[str, Any]) -> None:
    last = city.players - 1
    city.round = whole("round", position.get("round", 1), 1, MOST_ROUNDS) - 1
    city.first = whole("first", position.get("first", city.first), 0, last)
    city.turn = whole("turn", position.get("turn", city.first), 0, last)
    phase = position.get("phase", "starting")
    after = position.get("after", "starting")
    if phase not in PHASE_NAMES or after not in PHASE_NAMES:
        raise BadSnapshot(f"the phase is {phase!r}, then {after!r}; phases are {', '.join(PHASE_NAMES)}")
    city.phase = PHASE_NAMES.index(phase)
    city.after = PHASE_NAMES.index(after)
    city.active = whole("active", position.get("active", 1), 1, STACKS) - 1
    again = position.get("again")
    city.again = NOTHING if again is None else whole("again", again, 1, STACKS) - 1
    ending = position.get("ending")
    city.ending = NOBODY if ending is None else whole("ending", ending, 0, last)
    over = position.get("over", False)
    if type(over) is not bool:
        raise BadSnapshot(f"'over' is true or false, not {over!r}")
    city.over = over
    if "draw_left" not in position and city.phase not in (Phase.STARTING, Phase.LOOKED):
        city.draw_left = 0
    if "begun" not in position:
        city.begun = city.phase != Phase.STARTING


def place_cities(city: City, position: dict[str, Any], box: Box) -> None:
    given = listed("cities", position.get("cities", [[]] * city.players), city.players)
    stacks = [0] * SEATS
    tops: dict[tuple[int, int], tuple[int, int]] = {}
    piles: dict[tuple[int, int], list[int]] = {}
    for seat in range(city.players):
        for stack, one in enumerate(listed("cities", given[seat])):
            if stack >= STACKS:
                raise BadSnapshot(f"a city has at most {STACKS} stacks")
            what = {"cards": [one]} if isinstance(one, str) else {"cards": one} if isinstance(one, list) else one
            if not isinstance(what, dict) or set(what) - {"cards", "down", "fresh", "used", "till"}:
                raise BadSnapshot(f"a stack has cards, down, fresh, used and till, not {one!r}")
            numbers = [box.take(name) for name in listed("cards", what.get("cards"))]
            if not numbers:
                raise BadSnapshot("a stack has at least one card")
            if any(city.data.kind[city.data.type_of[number]] != Kind.BUILD for number in numbers):
                raise BadSnapshot(f"Paupers and action cards are never part of a city: {one!r}")
            piles[seat, stack] = numbers
            marks = 0
            for name, mark in (("down", Mark.DOWN), ("fresh", Mark.FRESH), ("used", Mark.USED)):
                if type(what.get(name, False)) is not bool:
                    raise BadSnapshot(f"{name!r} is true or false, not {what[name]!r}")
                marks |= mark if what.get(name) else 0
            if seat != city.turn and marks & ~Mark.DOWN:
                raise BadSnapshot("only in the city of the player whose turn it is are cards fresh or used")
            till = whole("till", what.get("till", 0), 0, MOST_IN_TILL)
            if till and (marks & Mark.DOWN or city.data.ongoing[city.data.type_of[numbers[-1]]] != Ongoing.TILL):
                raise BadSnapshot("money lies only on a card that is seen and gathers it")
            tops[seat, stack] = marks, till
        stacks[seat] = len(given[seat])
    city.stacks = bytearray(stacks)
    place_laid(city, position, piles, tops)


def place_laid(
    city: City,
    position: dict[str, Any],
    piles: dict[tuple[int, int], list[int]],
    tops: dict[tuple[int, int], tuple[int, int]],
) -> None:
    """The order in which the cards of all cities were laid, and how the top cards lie."""
    order = [where for where, numbers in piles.items() for _ in numbers]
    if "laid" in position:
        order = []
        for pair in listed("laid", position["laid"]):
            seat, stack = listed("laid", pair, 2)
            order.append((whole("laid", seat, 0, city.players - 1), whole("laid", stack, 1, STACKS) - 1))
    left = {where: list(numbers) for where, numbers in piles.items()}
    laid, laid_by, laid_on, marks, till = ([0] * CARDS for _ in range(5))
    top = [0] * (SEATS * STACKS)
    for i, (seat, stack) in enumerate(order):
        if not left.get((seat, stack)):
            raise BadSnapshot(f"'laid' names more cards for stack {stack + 1} of seat {seat} than it has")
        laid[i] = left[seat, stack].pop(0)
        laid_by[i], laid_on[i] = seat, stack
        if not left[seat, stack]:
            top[seat * STACKS + stack] = i
            marks[i], till[i] = tops[seat, stack]
    if any(left.values()):
        raise BadSnapshot("'laid' does not name every card of every stack")
    to_come = STACKS - len(order)
    for i, money in enumerate(till):
        if money and money + city.data.ongoing_amount[city.data.type_of[laid[i]]] * to_come > MOST_IN_TILL:
            raise BadSnapshot(f"£{money} on a card are more than there can be with {to_come} cards still to be built")
    city.laid, city.laid_by, city.laid_on = bytearray(laid), bytearray(laid_by), bytearray(laid_on)
    city.laid_count = len(order)
    city.top, city.marks, city.till = bytearray(top), bytearray(marks), bytearray(till)


def place_display(city: City, position: dict[str, Any], box: Box) -> None:
    display = [NOTHING] * SPACES
    for begin, name in ((0, "upper"), (COLUMNS, "lower")):
        row = listed(name, position.get(name, []))
        if len(row) > city.columns:
            raise BadSnapshot(f"with {city.players} players a row of the display has {city.columns} spaces")
        for i, card in enumerate(row):
            display[begin + i] = NOTHING if card is None else box.take(card)
    city.display = bytearray(display)


def place_cards(city: City, position: dict[str, Any], box: Box) -> None:
    hands: list[list[int]] | None = None
    if "hands" in position:
        given = [listed("hands", hand) for hand in listed("hands", position["hands"], city.players)]
        hands = [[box.take(card) for card in hand] for hand in given]
    for card in listed("gone", position.get("gone", [])):
        box.take(card)
    wanted = position.get("deck")
    deck = [box.take(card) for card in wanted] if isinstance(wanted, list) else None
    rest = box.rest()
    if hands is None:
        if len(rest) < START_CARDS * city.players:
            raise BadSnapshot("there are not enough cards left to deal hands; name them")
        hands = [[rest.pop(0) for _ in range(START_CARDS)] for _ in range(city.players)]
    if deck is None:
        size = len(rest) if wanted is None else whole("deck", wanted, 0, len(rest))
        deck = rest[len(rest) - size :]
        rest = rest[: len(rest) - size]
    if rest and "gone" in position:
        raise BadSnapshot(f"{len(rest)} cards are nowhere; every card is in a hand, a city, the deck, or gone")
    place_hands(city, position, hands)
    begin = city.data.deck_size - len(deck)
    after = [0] * (CARDS - city.data.deck_size)
    seen = listed("deck_seen", position.get("deck_seen", [0] * len(deck)), len(deck))
    city.deck_at = begin
    city.deck = bytearray([0] * begin + deck + after)
    city.seen = bytearray([0] * begin + [whole("deck_seen", mask, 0, (1 << city.players) - 1) for mask in seen] + after)


def place_hands(city: City, position: dict[str, Any], hands: list[list[int]]) -> None:
    shown = listed("shown", position.get("shown", [[0] * len(hand) for hand in hands]), city.players)
    all_cards, all_shown = [0] * (SEATS * HAND), [0] * (SEATS * HAND)
    for seat, hand in enumerate(hands):
        if len(hand) > (HAND if seat == city.turn and not city.over else HAND_LIMIT):
            raise BadSnapshot(f"seat {seat} holds {len(hand)} cards; at the end of a turn it is at most {HAND_LIMIT}")
        masks = listed("shown", shown[seat], len(hand))
        for i, number in enumerate(hand):
            mask = whole("shown", masks[i], 0, EVERYONE)
            if mask >> city.players and mask != EVERYONE:
                raise BadSnapshot(
                    f"'shown' says who knows a card, a bit for each seat, or {EVERYONE} for all; not {mask}"
                )
            all_cards[seat * HAND + i] = number
            all_shown[seat * HAND + i] = mask | 1 << seat
    city.hand_size = bytearray([len(hand) for hand in hands] + [0] * (SEATS - city.players))
    city.hand, city.shown = bytearray(all_cards), bytearray(all_shown)


def borough_number(name: Any) -> int:
    if name not in BOROUGH_NAMES:
        raise BadSnapshot(f"there is no borough {name!r}; there are {', '.join(BOROUGH_NAMES)}")
    return BOROUGH_NAMES.index(name)


def place_boroughs(city: City, position: dict[str, Any]) -> None:
    given = listed("boroughs", position.get("boroughs", [[]] * city.players), city.players)
    owned = [[borough_number(name) for name in listed("boroughs", one)] for one in given]
    taken = [borough for one in owned for borough in one]
    starters = [borough for borough in range(BOROUGHS) if city.data.starter[borough]]
    offers: list[int | None] = []
    if "offers" in position:
        wanted = listed("offers", position["offers"], OFFERED)
        offers = [None if name is None else borough_number(name) for name in wanted]
        taken += [offer for offer in offers if offer is not None]
    if "borough_deck" in position:
        deck = [borough_number(name) for name in listed("borough_deck", position["borough_deck"])]
        taken += deck
    else:
        others = [borough for borough in range(BOROUGHS) if borough not in taken]
        first = [borough for borough in others if borough in starters and "offers" not in position]
        rest = [borough for borough in others if borough not in first]
        deck = [rest[i] for i in city.shuffled(len(rest))]
        if "offers" not in position:
            line = first + deck
            offers = [line[i] if i < len(line) else None for i in range(OFFERED)]
            deck = line[OFFERED:]
        taken += others
    if sorted(taken) != list(range(BOROUGHS)):
        if "offers" in position or len(set(taken)) != len(taken):
            raise BadSnapshot("every borough is owned, for sale or in the borough deck, exactly once")
        raise BadSnapshot("name the boroughs for sale where the borough deck is named")
    if len(deck) > BOROUGHS - OFFERED or (deck and None in offers):
        raise BadSnapshot("as long as the borough deck has cards, three boroughs are for sale")
    city.owned = bytearray(
        number
        for seat in range(SEATS)
        for number in ((owned[seat] if seat < city.players else []) + [0] * BOROUGHS)[:BOROUGHS]
    )
    city.owned_count = bytearray([len(one) for one in owned] + [0] * (SEATS - city.players))
    city.offers = bytearray(NOTHING if offer is None else offer for offer in offers)
    begin = BOROUGHS - OFFERED - len(deck)
    city.borough_at = begin
    city.borough_deck = bytearray([NOTHING] * begin + deck + [NOTHING] * OFFERED)


def survey(city: City) -> None:
    """Which ongoing effects work follows from the cities."""
    city.powers = [asked.powers_of(city, seat) for seat in range(city.players)] + [0] * (SEATS - city.players)


def check_end(city: City) -> None:
    if city.ending != NOBODY and (city.deck_at < city.data.deck_size or (city.ending == city.turn and not city.over)):
        raise BadSnapshot("'ending' names the player after whose turn the deck was empty; all others play once more")
    if city.idle >= IDLE_ROUNDS * city.players and not city.over:
        raise BadSnapshot(f"{IDLE_ROUNDS} rounds without a card from the deck end the game")
    city.waiting = 0 if city.over else 1 << city.turn
    city.actor = NOBODY if city.over else city.turn


def check_phase(city: City) -> None:
    """A position in the middle of a turn must be one that the rules can reach, or go on from."""
    if city.over:
        return
    seat, phase = city.turn, city.phase
    problem = problem_with(city, seat, phase)
    if problem:
        raise BadSnapshot(f"the phase cannot be {PHASE_NAMES[phase]!r}: {problem}")
    if not city.legal(seat):
        raise BadSnapshot(f"in the phase {PHASE_NAMES[phase]!r} seat {seat} would have nothing to choose")


def problem_with(city: City, seat: int, phase: int) -> str | None:
    size = city.hand_size[seat]
    if (city.held != NOTHING) != (phase in HOLDING):
        return "a card is held while it is paid for, placed or swapped, and at no other time"
    if phase in (Phase.PAYING, Phase.PLACING) and not can_be_held(city, seat, city.data.type_of[city.held]):
        return "the card held cannot be played"
    if phase in (Phase.STARTING, Phase.LOOKED, Phase.CHOOSING) and size + city.draw_left > ROOM_FOR_DRAWS:
        return f"before the action a hand has at most {ROOM_FOR_DRAWS} cards, those to be drawn included"
    if size + city.draw_left + MORE_BY_ACTION_CARD * action_cards_to_come(city) > HAND and phase != Phase.TRIMMING:
        return "the hand is too large"
    if phase in (Phase.STARTING, Phase.LOOKED, Phase.DRAWING) and not 1 <= city.draw_left <= (
        7 if phase == Phase.DRAWING else 3
    ):
        return "there must be something left to draw"
    if phase == Phase.DRAWING and city.after not in (Phase.DEVELOPING, Phase.TRIMMING):
        return "after drawing one goes on developing, or ends the turn"
    if phase in (Phase.GIVING, Phase.RECEIVING):
        if city.after not in (Phase.CHOOSING, Phase.DEVELOPING, Phase.RUNNING) or asked.display_empty(city):
            return "nothing can be swapped"
        if (city.after == Phase.DEVELOPING) != bool(city.developed):
            return "one develops from the first card played on; 'developed' says how many were"
        return None
    if phase == Phase.TRIMMING and size <= HAND_LIMIT:
        return f"only more than {HAND_LIMIT} cards are reduced"
    if (phase == Phase.DEVELOPING) != bool(city.developed) and phase in (
        Phase.STARTING,
        Phase.LOOKED,
        Phase.CHOOSING,
        Phase.DEVELOPING,
        Phase.RUNNING,
    ):
        return "one develops, and does nothing else, from the first card played on; 'developed' says how many were"
    if asked.is_activating(city):
        return problem_with_activation(city, seat, phase)
    return "only an activation can be repeated" if city.again != NOTHING else None


def can_be_held(city: City, seat: int, card: int) -> bool:
    return bool(city.data.kind[card] == Kind.BUILD and asked.cost_of(city, seat, card) <= city.money[seat])


def action_cards_to_come(city: City) -> int:
    """How many action cards may still be played this turn to draw more: none once the turn ends with the drawing."""
    if city.phase == Phase.DRAWING and city.after == Phase.TRIMMING:
        return 0
    left, gone = 0, gone_of(city)
    for number in range(city.data.prints):
        card = city.data.type_of[number]
        if city.data.kind[card] == Kind.ACTION and city.data.effect[card] == Effect.DRAW_CARDS:
            left += city.data.copies[number] - gone[number]
    return left


def problem_with_activation(city: City, seat: int, phase: int) -> str | None:
    if city.active >= city.stacks[seat]:
        return "there is no such stack"
    card, marks = asked.on_top(city, seat, city.active), marks_of(city, seat, city.active)
    effect = city.data.effect[card]
    if not marks & Mark.USED or marks & Mark.FRESH:
        return "the card being activated is marked as used"
    if city.rules_version < 2:
        if city.again != NOTHING and not (
            phase == Phase.FLIPPING and effect == Effect.AGAIN and repeatable(city, seat)
        ):
            return "the card to be activated again cannot be"
    elif city.second != (city.again != NOTHING) or (city.second and not repeats(city, seat)):
        return "a card is activated a second time by another that lies face up and was activated too"
    fits = {
        Phase.PAYING_CARD: city.data.pay_card[card] != Price.NONE and not city.second and not marks & Mark.DOWN,
        Phase.SHEDDING: effect in (Effect.SHED, Effect.SHED_PAUPERS)
        and city.shed_left > 0
        and city.hand_size[seat] > 0,
        Phase.TARGETING: effect == Effect.SEND_POVERTY or (effect == Effect.GIVE_POVERTY and city.poverty[seat] > 0),
        Phase.TAKING: effect == Effect.PLACE and not marks & Mark.DOWN,
        Phase.REPEATING: effect == Effect.AGAIN and not marks & Mark.DOWN,
        Phase.FLIPPING: bool(city.data.flips[card]) and not marks & Mark.DOWN and asked.hospital(city, seat) != NOTHING,
    }
    return None if fits[phase] else "the card being activated does not ask for that"


def repeats(city: City, seat: int) -> bool:
    """Whether the stack named by `again` is one that has another activated a second time."""
    again = city.again
    if again >= city.stacks[seat] or again == city.active or marks_of(city, seat, again) != Mark.USED:
        return False
    return bool(city.data.effect[asked.on_top(city, seat, again)] == Effect.AGAIN)


def repeatable(city: City, seat: int) -> bool:
    """Whether the stack named by `again` could be activated a second time, as it was said before rules 2."""
    again = city.again
    if again >= city.stacks[seat] or again == city.active or not asked.may_repeat(city, seat, again):
        return False
    return bool(city.data.effect[asked.on_top(city, seat, again)] != Effect.PLACE)
