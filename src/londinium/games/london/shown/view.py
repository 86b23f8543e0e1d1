"""What a seat of London may know, built up from nothing.

Cards on the table are open, and what was taken openly is remembered by all; hands and the deck are not, but for the
groups of their cards: those everyone can tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict, cast

from londinium.core.events import members
from londinium.core.game import Views
from londinium.games.london.data.tables import Cards
from londinium.games.london.pieces import (
    ABILITY_NAMES,
    BOROUGH_NAMES,
    BOROUGHS,
    COLOUR_NAMES,
    COLUMNS,
    EFFECT_NAMES,
    GROUP_NAMES,
    HAND,
    IDLE_ROUNDS,
    KIND_NAMES,
    NOTHING,
    ONGOING_NAMES,
    PAY_CARD_NAMES,
    PER_NAMES,
    PHASE_NAMES,
    SEATS,
    STACKS,
    TYPE_NAMES,
    TYPES,
    Ability,
    Kind,
    Mark,
    Ongoing,
)
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City

DATA_SETS = 64  # kept in the words of a view, at most


class Stack(TypedDict):
    """One stack of a city."""

    cards: list[str]  # from the bottom to the top
    down: bool  # the top card was flipped
    fresh: bool  # it was placed this turn
    used: bool  # it was activated this turn
    till: int  # the money that lies on it


class Forecast(TypedDict):
    """What a run would bring a seat now, and what its poverty costs against the lowest player."""

    money: int  # what is printed on all cards that can still be activated and on the borough, less what the cards cost
    prestige: int  # the same; what cards do besides is not in it
    eased: int  # the poverty those cards would bring, below 0 if they take some
    stacks: int
    loans: int
    hand: int
    borough: int  # the effect of the borough on top, if it has not been applied
    poverty: int  # what the seat would have after the run, with no card activated
    lost_now: int  # prestige its poverty would cost if the game ended now
    lost_after: int  # and after the run


class Counted(TypedDict):
    """The score by its sources, as if the game ended now."""

    track: int
    cards: int  # of the city, flipped and covered ones too
    money: int  # what is left of it after the loans
    loans: int  # those that cannot be repaid, 0 or less
    poverty: int  # 0 or less


class Penalty(TypedDict):
    """What poverty costs at the end."""

    prestige: list[int]  # lost for so much more poverty than the lowest player's, from 0 on
    beyond: int  # and for each one more than the list goes to


class LondonView(TypedDict):
    """One seat's view. Lists have an entry per seat unless they say otherwise."""

    turn: int
    first: int
    phase: str
    money: list[int]
    loans: list[int]
    poverty: list[int]
    prestige: list[int]  # on the track
    standing: list[int]  # the score if the game ended now
    counted: list[Counted]  # its sources
    final_poverty: list[int]  # with one for each card of the hand, as it is compared at the end
    hand: list[str] | None  # one's own
    hand_sizes: list[int]
    known: list[list[str]]  # the cards of each hand that this seat has been shown
    upper: list[str | None]  # the display, one entry per column
    lower: list[str | None]
    deck: int  # cards left
    deck_known: list[str | None]  # from the top, as far as this seat has looked
    deck_groups: str  # a letter for each card of the deck, from the top
    hand_groups: list[str]  # a letter for each card of the hand, in the order of the alphabet
    unseen: dict[str, dict[str, int]]  # by group: the cards this seat has not seen, in the deck or in other hands
    gone: dict[str, int]  # cards that have left the game
    cards: dict[str, dict[str, Any]]  # what is printed on every card this seat can see; zeros left out
    altered: dict[str, dict[str, Any]]  # the same for all cards, seen or not, that are not as they come with the game
    land: dict[str, dict[str, Any]]  # what is printed on the boroughs, as far as it counts
    cities: list[list[Stack]]
    boroughs: list[list[str]]  # in the order they were bought
    offers: list[str]  # the boroughs for sale
    boroughs_left: int
    held: str | None  # the card being played or swapped
    active: int | None  # the number of the stack being activated
    draw_left: int  # no more than there are to draw
    shed_left: int
    free_plays: int
    costs: dict[str, int]  # of the cards that cost this seat other than what is printed
    no_discard: list[str]  # the cards of one's own hand that would be played without a discard
    school: int | None  # what a card of another colour costs by one's own School
    hospital: int | None  # the number of the stack that could be flipped in place of another
    penalty: Penalty
    forecast: list[Forecast]
    last_turns: bool  # the deck is empty: this is everyone's last turn but one player's
    ended_by: int | None
    idle_rounds: int  # rounds without a card from the deck
    idle_limit: int


def view_of(city: City, seat: int | None, ours: Cards) -> LondonView:
    told = {**before_all_eyes(city), **printed(city.data, city.abilities, ours), **for_seat(city, seat)}
    return cast(LondonView, {field: told[field] for field in LondonView.__annotations__})


def views_of(city: City, seats: Sequence[int | None], ours: Cards) -> Views:
    """Most is before all eyes; what is printed is written once for a data set."""
    for_all = b"%b,%b" % (members(before_all_eyes(city)), printed_text(city.data, city.abilities, ours))
    return for_all, {seat: members(for_seat(city, seat)) for seat in seats}


def before_all_eyes(city: City) -> dict[str, Any]:
    seats = range(city.players)
    hospital = asked.hospital(city, city.turn)
    return {
        "turn": city.turn,
        "first": city.first,
        "phase": "over" if city.over else PHASE_NAMES[city.phase],
        "money": list(city.money)[: city.players],
        "loans": list(city.loans)[: city.players],
        "poverty": list(city.poverty)[: city.players],
        "prestige": list(city.prestige)[: city.players],
        "standing": [city.points(one) for one in seats],
        "counted": [breakdown(city, one) for one in seats],
        "final_poverty": [asked.final_poverty(city, one) for one in seats],
        "hand_sizes": list(city.hand_size)[: city.players],
        "upper": row(city, 0),
        "lower": row(city, COLUMNS),
        "deck": asked.deck_left(city),
        "deck_groups": deck_groups(city),
        "hand_groups": hand_groups(city),
        "gone": gone(city),
        "cities": cities(city),
        "boroughs": [boroughs_of(city, one) for one in seats],
        "offers": [BOROUGH_NAMES[borough] for borough in city.offers if borough != NOTHING],
        "boroughs_left": asked.boroughs_left(city),
        "held": None if city.held == NOTHING else prints_of(city.data).names[city.held],
        "active": city.active + 1 if asked.is_activating(city) else None,
        "draw_left": asked.draws_left(city),
        "shed_left": city.shed_left,
        "free_plays": city.free_plays,
        "hospital": None if hospital == NOTHING else hospital + 1,
        "forecast": [forecast(city, one) for one in seats],
        "last_turns": city.ending >= 0 and not city.over,
        "ended_by": city.ending if city.ending >= 0 else None,
        "idle_rounds": asked.idle_rounds(city),
        "idle_limit": IDLE_ROUNDS,
    }


def for_seat(city: City, seat: int | None) -> dict[str, Any]:
    """What only this seat knows, or what holds for it alone."""
    known = [in_hand(city, owner, viewer_bit(seat)) for owner in range(city.players)]
    looked = looked_at(city, seat)
    cards = printed_cards(city.data)
    return {
        "hand": None if seat is None else [TYPE_NAMES[card] for card in known[seat]],
        "known": [[TYPE_NAMES[card] for card in hand] for hand in known],
        "deck_known": deck_known(city, looked),
        "unseen": unseen(city, seat),
        "cards": {TYPE_NAMES[card]: {**cards[card]} for card in sorted(visible(city, known, looked))},
        "costs": {} if seat is None else costs(city, seat),
        "no_discard": [] if seat is None else no_discard(city, known[seat]),
        "school": None if seat is None else school(city, seat),
    }


class Prints(NamedTuple):
    """The cards of a deck by their print, as the rules number them."""

    kinds: tuple[int, ...]
    names: tuple[str, ...]
    groups: tuple[str, ...]
    copies: tuple[int, ...]


@lru_cache(DATA_SETS)
def prints_of(data: Cards) -> Prints:
    kinds, groups = tuple(data.type_of)[: data.prints], tuple(data.group_of)[: data.prints]
    return Prints(
        kinds,
        tuple(TYPE_NAMES[card] for card in kinds),
        tuple(GROUP_NAMES[group] for group in groups),
        tuple(data.copies)[: data.prints],
    )


def viewer_bit(seat: int | None) -> int:
    return 1 << (SEATS if seat is None else seat)


def in_hand(city: City, owner: int, viewer: int) -> list[int]:
    """The kinds of the cards of a hand that a viewer has been shown, in order."""
    kinds, begin, end = prints_of(city.data).kinds, owner * HAND, owner * HAND + city.hand_size[owner]
    cards, shown = city.hand[begin:end], city.shown[begin:end]
    return sorted(kinds[number] for number, mask in zip(cards, shown, strict=True) if mask & viewer)


def hand_of(city: City, seat: int) -> list[str]:
    return [TYPE_NAMES[card] for card in in_hand(city, seat, 1 << seat)]


def row(city: City, begin: int) -> list[str | None]:
    names = prints_of(city.data).names
    return [None if number == NOTHING else names[number] for number in city.display[begin : begin + city.columns]]


def looked_at(city: City, seat: int | None) -> list[int | None]:
    """The prints on top of the deck that the seat has looked at, as far as it has."""
    viewer, begin, end = viewer_bit(seat), city.deck_at, city.data.deck_size
    found = [
        number if mask & viewer else None
        for number, mask in zip(city.deck[begin:end], city.seen[begin:end], strict=True)
    ]
    while found and found[-1] is None:
        found.pop()
    return found


def deck_known(city: City, looked: list[int | None]) -> list[str | None]:
    names = prints_of(city.data).names
    return [None if number is None else names[number] for number in looked]


def visible(city: City, known: list[list[int]], looked: list[int | None]) -> set[int]:
    """The kinds of the cards a seat has before its eyes: on the display, on top of stacks, in play, known to it."""
    kinds = prints_of(city.data).kinds
    found = {kinds[number] for number in (*city.display, city.held) if number != NOTHING}
    found.update(kinds[number] for number in looked if number is not None)
    found.update(*known)
    for owner in range(city.players):
        found.update(asked.on_top(city, owner, stack) for stack in range(city.stacks[owner]))
    return found


def costs(city: City, seat: int) -> dict[str, int]:
    """What cards cost a seat now that do not cost what is printed."""
    found = ((card, asked.cost_of(city, seat, card)) for card in range(TYPES))
    cards = printed_cards(city.data)
    return {TYPE_NAMES[card]: cost for card, cost in found if cost != cards[card].get("cost", 0)}


def no_discard(city: City, hand: list[int]) -> list[str]:
    return [TYPE_NAMES[card] for card in sorted(set(hand)) if asked.needs_no_discard(city, card)]


def school(city: City, seat: int) -> int | None:
    has_one = asked.has(city, seat, Ongoing.SCHOOLING)
    return asked.power_amount(city, seat, Ongoing.SCHOOLING) if has_one else None


# What is printed: the same at every position of a data set


NUMBERS_PRINTED = (
    "cost",
    "pay_money",
    "money",
    "prestige",
    "poverty",
    "per_money",
    "per_prestige",
    "amount",
    "each_money",
    "each_prestige",
    "each_poverty",
    "ongoing_amount",
    "end_prestige",
)
WORDS_PRINTED = {"pay_card": PAY_CARD_NAMES, "per": PER_NAMES, "effect": EFFECT_NAMES, "ongoing": ONGOING_NAMES}


@lru_cache(DATA_SETS)
def printed_cards(data: Cards) -> tuple[dict[str, Any], ...]:
    """What is printed on the cards, by their kind."""
    numbers = {name: list(getattr(data, name)) for name in NUMBERS_PRINTED}
    words = {name: [names[number] for number in getattr(data, name)] for name, names in WORDS_PRINTED.items()}
    kinds, colours, flips = list(data.kind), list(data.colour), list(data.flips)
    found: list[dict[str, Any]] = []
    for card in range(TYPES):
        one: dict[str, Any] = {"kind": KIND_NAMES[kinds[card]], "colour": COLOUR_NAMES[colours[card]]}
        one |= {name: values[card] for name, values in numbers.items() if values[card]}
        one |= {name: values[card] for name, values in words.items() if values[card] != WORDS_PRINTED[name][0]}
        found.append({**one, "flips": True} if flips[card] else one)
    return tuple(found)


@lru_cache(DATA_SETS)
def printed_land(data: Cards, abilities: bool) -> tuple[dict[str, Any], ...]:
    """What is printed on the boroughs, as far as it counts."""
    city = City(data, SEATS, abilities, False, 0)  # what counts is the same at every table
    return tuple(printed_on_land(city, borough) for borough in range(BOROUGHS))


def printed_on_land(city: City, borough: int) -> dict[str, Any]:
    data = city.data
    names = {"price": "cost", "land_cards": "cards", "land_prestige": "prestige", "land_poverty": "poverty"}
    found: dict[str, Any] = {
        "side": "north" if data.north[borough] else "south",
        "riverside": bool(data.riverside[borough]),
        **{name: getattr(data, field)[borough] for field, name in names.items()},
    }
    if asked.runs(city, borough):
        runs = ("run_money", "run_prestige", "run_poverty")
        found |= {name: getattr(data, name)[borough] for name in runs if getattr(data, name)[borough]}
    ability = asked.ability_on(city, borough)
    if ability != Ability.NONE:
        found |= {"ability": ABILITY_NAMES[ability], "ability_amount": data.ability_amount[borough]}
    return found


@lru_cache(DATA_SETS)
def altered(data: Cards, ours: Cards) -> dict[str, dict[str, Any]]:
    """The cards that are not as they come with the game, with how many of them each group has."""
    found = zip(TYPE_NAMES, cards_with_copies(data), cards_with_copies(ours), strict=True)
    return {name: card for name, card, own in found if card != own}


def cards_with_copies(data: Cards) -> list[dict[str, Any]]:
    found = [{**card, "copies": {}} for card in printed_cards(data)]
    prints = prints_of(data)
    for card, group, copies in zip(prints.kinds, prints.groups, prints.copies, strict=True):
        found[card]["copies"][group] = copies
    return found


def printed(data: Cards, abilities: bool, ours: Cards) -> dict[str, Any]:
    land = zip(BOROUGH_NAMES, printed_land(data, abilities), strict=True)
    return {
        "altered": {} if data is ours else deepcopy(altered(data, ours)),
        "land": {borough: {**one} for borough, one in land},
        "penalty": Penalty(prestige=list(data.penalty), beyond=data.beyond),
    }


@lru_cache(DATA_SETS)
def printed_text(data: Cards, abilities: bool, ours: Cards) -> bytes:
    return members(printed(data, abilities, ours))


# The cards, wherever they are


def deck_groups(city: City) -> str:
    groups = prints_of(city.data).groups
    return "".join([groups[number] for number in city.deck[city.deck_at : city.data.deck_size]])


def hand_groups(city: City) -> list[str]:
    groups, hand = prints_of(city.data).groups, city.hand
    sizes = list(city.hand_size)[: city.players]
    return [
        "".join(sorted(groups[number] for number in hand[seat * HAND : seat * HAND + size]))
        for seat, size in enumerate(sizes)
    ]


def unseen(city: City, seat: int | None) -> dict[str, dict[str, int]]:
    """The cards the seat has not seen, under their group."""
    viewer, begin, end = viewer_bit(seat), city.deck_at, city.data.deck_size
    hidden = [
        number for number, mask in zip(city.deck[begin:end], city.seen[begin:end], strict=True) if not mask & viewer
    ]
    hand, shown = city.hand, city.shown
    for owner in range(city.players):
        begin, end = owner * HAND, owner * HAND + city.hand_size[owner]
        hidden += [number for number, mask in zip(hand[begin:end], shown[begin:end], strict=True) if not mask & viewer]
    found: dict[str, dict[str, int]] = {name: {} for name in GROUP_NAMES}
    prints = prints_of(city.data)
    for number, count in sorted(Counter(hidden).items()):
        found[prints.groups[number]][prints.names[number]] = count
    return found


def gone_of(city: City) -> list[int]:
    """How many cards of each print have left the game: all that are nowhere else."""
    left = list(prints_of(city.data).copies)
    hand = city.hand
    there = [*city.laid[: city.laid_count], *city.deck[city.deck_at : city.data.deck_size]]
    there += [number for number in (*city.display, city.held) if number != NOTHING]
    for owner in range(city.players):
        there += hand[owner * HAND : owner * HAND + city.hand_size[owner]]
    for number in there:
        left[number] -= 1
    return left


def gone(city: City) -> dict[str, int]:
    """How many cards of each kind have; the prints of a kind follow each other."""
    found: dict[str, int] = {}
    for name, count in zip(prints_of(city.data).names, gone_of(city), strict=True):
        if count:
            found[name] = found.get(name, 0) + count
    return found


def marks_of(city: City, seat: int, stack: int) -> int:
    return int(city.marks[city.top[seat * STACKS + stack]])


def piles_of(city: City, seat: int) -> list[list[int]]:
    """The cards of each stack, from the bottom to the top."""
    piles: list[list[int]] = [[] for _ in range(city.stacks[seat])]
    count = city.laid_count
    for number, owner, stack in zip(city.laid[:count], city.laid_by[:count], city.laid_on[:count], strict=True):
        if owner == seat:
            piles[stack].append(number)
    return piles


def state_of(city: City, seat: int, stack: int) -> dict[str, Any]:
    """How the card on top of a stack lies."""
    marks = marks_of(city, seat, stack)
    return {
        "down": bool(marks & Mark.DOWN),
        "fresh": bool(marks & Mark.FRESH),
        "used": bool(marks & Mark.USED),
        "till": int(city.till[city.top[seat * STACKS + stack]]),
    }


def cities(city: City) -> list[list[Stack]]:
    names = prints_of(city.data).names
    return [
        [
            cast(Stack, {"cards": [names[number] for number in numbers], **state_of(city, seat, stack)})
            for stack, numbers in enumerate(piles_of(city, seat))
        ]
        for seat in range(city.players)
    ]


def boroughs_of(city: City, seat: int) -> list[str]:
    begin = seat * BOROUGHS
    return [BOROUGH_NAMES[borough] for borough in city.owned[begin : begin + city.owned_count[seat]]]


def breakdown(city: City, seat: int) -> Counted:
    return Counted(
        track=city.prestige[seat],
        cards=asked.city_prestige(city, seat),
        money=asked.money_prestige(city, seat),
        loans=-asked.loan_loss(city, seat),
        poverty=-asked.poverty_loss(city, seat),
    )


def forecast(city: City, seat: int) -> Forecast:
    return Forecast(
        money=asked.money_of_run(city, seat),
        prestige=asked.prestige_of_run(city, seat),
        eased=asked.poverty_of_cards(city, seat),
        stacks=city.stacks[seat],
        loans=city.loans[seat],
        hand=asked.hand_counted(city, seat),
        borough=asked.borough_poverty(city, seat),
        poverty=asked.poverty_after(city, seat),
        lost_now=asked.poverty_loss(city, seat),
        lost_after=asked.loss_after(city, seat),
    )


def played_and_run(city: City) -> dict[str, Any]:
    """How often each kind of card was played and run."""
    types, kinds, runs = list(city.data.type_of), list(city.data.kind), list(city.activations)
    played: Counter[int] = Counter(types[number] for number in list(city.laid)[: city.laid_count])
    found: dict[str, Any] = {}
    for card, name in enumerate(TYPE_NAMES):
        if kinds[card] == Kind.ACTION:
            found[f"played-{name}"] = runs[card]
        elif kinds[card] == Kind.BUILD:
            found[f"played-{name}"] = played[card]
            found[f"run-{name}"] = runs[card]
    return found
