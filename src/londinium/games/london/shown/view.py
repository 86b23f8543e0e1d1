"""What a seat of London may know, built up from nothing.

Cards on the table are open, and what was taken openly is remembered by all; hands and the deck are not, but for the
groups of their cards: those everyone can tell.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict, cast

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
    Ability,
    Kind,
    Mark,
)
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City


class Stack(TypedDict):
    """One stack of a city."""

    cards: list[str]  # from the bottom to the top
    down: bool  # the top card was flipped
    fresh: bool  # it was placed this turn
    used: bool  # it was activated this turn
    till: int  # the money that lies on it


class Forecast(TypedDict):
    """What a run would bring a seat now, and what its poverty costs against the lowest player."""

    stacks: int
    loans: int
    hand: int
    borough: int  # the effect of the borough on top, if it has not been applied
    poverty: int  # what the seat would have after the run
    lost_now: int  # prestige its poverty would cost if the game ended now
    lost_after: int  # and after the run


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
    land: dict[str, dict[str, Any]]  # and on the boroughs for sale and on top
    cities: list[list[Stack]]
    boroughs: list[list[str]]  # in the order they were bought
    offers: list[str]  # the boroughs for sale
    boroughs_left: int
    held: str | None  # the card being played or swapped
    active: int | None  # the number of the stack being activated
    draw_left: int  # no more than there are to draw
    shed_left: int
    free_plays: int
    forecast: list[Forecast]
    last_turns: bool  # the deck is empty: this is everyone's last turn but one player's
    ended_by: int | None
    idle_rounds: int  # rounds without a card from the deck
    idle_limit: int


def view_of(city: City, seat: int | None) -> LondonView:
    seats = range(city.players)
    return LondonView(
        turn=city.turn,
        first=city.first,
        phase="over" if city.over else PHASE_NAMES[city.phase],
        money=list(city.money)[: city.players],
        loans=list(city.loans)[: city.players],
        poverty=list(city.poverty)[: city.players],
        prestige=list(city.prestige)[: city.players],
        standing=[city.points(one) for one in seats],
        hand=None if seat is None else hand_of(city, seat),
        hand_sizes=[city.hand_size[one] for one in seats],
        known=[known_of(city, one, seat) for one in seats],
        upper=row(city, 0),
        lower=row(city, COLUMNS),
        deck=asked.deck_left(city),
        deck_known=deck_known(city, seat),
        deck_groups="".join(GROUP_NAMES[group] for group in deck_groups(city)),
        hand_groups=["".join(GROUP_NAMES[group] for group in hand_groups(city, one)) for one in seats],
        unseen=unseen(city, seat),
        gone=gone(city),
        cards={TYPE_NAMES[card]: printed_on(city, card) for card in sorted(visible(city, seat))},
        land={BOROUGH_NAMES[borough]: printed_on_land(city, borough) for borough in sorted(visible_land(city))},
        cities=[stacks_of(city, one) for one in seats],
        boroughs=[boroughs_of(city, one) for one in seats],
        offers=[BOROUGH_NAMES[borough] for borough in city.offers if borough != NOTHING],
        boroughs_left=asked.boroughs_left(city),
        held=None if city.held == NOTHING else TYPE_NAMES[city.data.type_of[city.held]],
        active=city.active + 1 if asked.is_activating(city) else None,
        draw_left=asked.draws_left(city),
        shed_left=city.shed_left,
        free_plays=city.free_plays,
        forecast=[forecast(city, one) for one in seats],
        last_turns=city.ending >= 0 and not city.over,
        ended_by=city.ending if city.ending >= 0 else None,
        idle_rounds=asked.idle_rounds(city),
        idle_limit=IDLE_ROUNDS,
    )


def viewer_bit(seat: int | None) -> int:
    return 1 << (SEATS if seat is None else seat)


def type_name(city: City, number: int) -> str:
    return TYPE_NAMES[city.data.type_of[number]]


def in_hand(city: City, owner: int, viewer: int) -> list[int]:
    """The kinds of the cards of a hand that a viewer has been shown, in order."""
    types, begin, size = list(city.data.type_of), owner * HAND, city.hand_size[owner]
    cards, shown = list(city.hand)[begin : begin + size], list(city.shown)[begin : begin + size]
    return sorted(types[number] for number, mask in zip(cards, shown, strict=True) if mask & viewer)


def hand_of(city: City, seat: int) -> list[str]:
    return [TYPE_NAMES[card] for card in in_hand(city, seat, 1 << seat)]


def known_of(city: City, owner: int, seat: int | None) -> list[str]:
    return [TYPE_NAMES[card] for card in in_hand(city, owner, viewer_bit(seat))]


def row(city: City, begin: int) -> list[str | None]:
    numbers = list(city.display)[begin : begin + city.columns]
    return [None if number == NOTHING else type_name(city, number) for number in numbers]


def deck_known(city: City, seat: int | None) -> list[str | None]:
    """The cards on top of the deck that the seat has looked at."""
    deck, seen = list(city.deck), list(city.seen)
    known = [i for i in range(city.deck_at, city.data.deck_size) if seen[i] & viewer_bit(seat)]
    return [type_name(city, deck[i]) if i in known else None for i in range(city.deck_at, max(known, default=-1) + 1)]


def visible(city: City, seat: int | None) -> set[int]:
    """The kinds of the cards a seat has before its eyes: on the display, on top of stacks, in play, known to it."""
    deck, looked = list(city.deck), list(city.seen)
    numbers = [number for number in (*city.display, city.held) if number != NOTHING]
    numbers += [deck[i] for i in range(city.deck_at, city.data.deck_size) if looked[i] & viewer_bit(seat)]
    types = list(city.data.type_of)
    kinds = {types[number] for number in numbers}
    for owner in range(city.players):
        kinds.update(in_hand(city, owner, viewer_bit(seat)))
        kinds.update(asked.on_top(city, owner, stack) for stack in range(city.stacks[owner]))
    return kinds


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


def printed_on(city: City, card: int) -> dict[str, Any]:
    data = city.data
    found: dict[str, Any] = {"kind": KIND_NAMES[data.kind[card]], "colour": COLOUR_NAMES[data.colour[card]]}
    found |= {name: getattr(data, name)[card] for name in NUMBERS_PRINTED if getattr(data, name)[card]}
    found |= {
        name: names[getattr(data, name)[card]] for name, names in WORDS_PRINTED.items() if getattr(data, name)[card]
    }
    return {**found, "flips": True} if data.flips[card] else found


def visible_land(city: City) -> set[int]:
    tops = [asked.top_borough(city, seat) for seat in range(city.players)]
    return {borough for borough in (*city.offers, *tops) if borough != NOTHING}


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


def deck_groups(city: City) -> list[int]:
    groups = list(city.data.group_of)
    return [groups[number] for number in list(city.deck)[city.deck_at : city.data.deck_size]]


def hand_groups(city: City, seat: int) -> list[int]:
    groups, begin = list(city.data.group_of), seat * HAND
    return sorted(groups[number] for number in list(city.hand)[begin : begin + city.hand_size[seat]])


def unseen(city: City, seat: int | None) -> dict[str, dict[str, int]]:
    """The cards the seat has not seen, under their group."""
    types, groups = list(city.data.type_of), list(city.data.group_of)
    deck, looked = list(city.deck), list(city.seen)
    hand, shown = list(city.hand), list(city.shown)
    hidden = [deck[i] for i in range(city.deck_at, city.data.deck_size) if not looked[i] & viewer_bit(seat)]
    for owner in range(city.players):
        places = range(owner * HAND, owner * HAND + city.hand_size[owner])
        hidden += [hand[at] for at in places if not shown[at] & viewer_bit(seat)]
    found: dict[str, dict[str, int]] = {name: {} for name in GROUP_NAMES}
    for number, count in sorted(Counter(hidden).items()):
        found[GROUP_NAMES[groups[number]]][TYPE_NAMES[types[number]]] = count
    return found


def gone_of(city: City) -> list[int]:
    """How many cards of each print have left the game: all that are nowhere else."""
    left = list(city.data.copies)[: city.data.prints]
    deck, hand = list(city.deck), list(city.hand)
    there = list(city.laid)[: city.laid_count] + deck[city.deck_at : city.data.deck_size]
    there += [number for number in (*city.display, city.held) if number != NOTHING]
    for owner in range(city.players):
        there += hand[owner * HAND : owner * HAND + city.hand_size[owner]]
    for number in there:
        left[number] -= 1
    return left


def gone(city: City) -> dict[str, int]:
    found: Counter[int] = Counter()
    types = list(city.data.type_of)
    for number, count in enumerate(gone_of(city)):
        found[types[number]] += count
    return {TYPE_NAMES[card]: found[card] for card in sorted(found) if found[card]}


def marks_of(city: City, seat: int, stack: int) -> int:
    return int(city.marks[city.top[seat * STACKS + stack]])


def piles_of(city: City, seat: int) -> list[list[int]]:
    """The cards of each stack, from the bottom to the top."""
    piles: list[list[int]] = [[] for _ in range(city.stacks[seat])]
    laid, laid_by, laid_on = list(city.laid), list(city.laid_by), list(city.laid_on)
    for i in range(city.laid_count):
        if laid_by[i] == seat:
            piles[laid_on[i]].append(laid[i])
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


def stacks_of(city: City, seat: int) -> list[Stack]:
    types = list(city.data.type_of)
    return [
        cast(Stack, {"cards": [TYPE_NAMES[types[number]] for number in numbers], **state_of(city, seat, stack)})
        for stack, numbers in enumerate(piles_of(city, seat))
    ]


def boroughs_of(city: City, seat: int) -> list[str]:
    begin = seat * BOROUGHS
    return [BOROUGH_NAMES[borough] for borough in list(city.owned)[begin : begin + city.owned_count[seat]]]


def breakdown(city: City, seat: int) -> dict[str, int]:
    """The score by its sources, as if the game ended now."""
    return {
        "track": city.prestige[seat],
        "cards": asked.city_prestige(city, seat),
        "money": asked.money_prestige(city, seat),
        "loans": -asked.loan_loss(city, seat),
        "poverty": -asked.poverty_loss(city, seat),
    }


def forecast(city: City, seat: int) -> Forecast:
    return Forecast(
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
