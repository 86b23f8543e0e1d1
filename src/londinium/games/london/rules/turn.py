"""The turn: how it begins, what may be chosen in it, how it ends."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    ACTIVATE,
    BOROUGHS,
    BUY,
    CARD_OF,
    CHOOSE,
    CHOOSING,
    CHOSE,
    COVER,
    DEVELOPING,
    DISCARD,
    DISCARD_PAUPERS,
    DONE,
    DOWN,
    DRAW,
    DRAW_MORE,
    DRAW_THREE,
    DRAW_THREE_CARDS,
    DRAWING,
    DREW_THREE,
    ENOUGH,
    FLIP,
    FLIP_HOSPITAL,
    FLIPPING,
    GIVING,
    GREY,
    HAND_LIMIT,
    IDLE_ROUNDS,
    LAST_TURNS,
    LOAN,
    LOAN_PRICE,
    LOOK,
    LOOKED,
    NEW_STACK,
    NOBODY,
    NOTHING,
    OFFERED,
    PARLIAMENT,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLAY,
    RAN,
    RECEIVING,
    REPAID,
    REPAY,
    REPEATING,
    RUN,
    RUNNING,
    SHED_PAUPERS,
    SHEDDING,
    STACKS,
    STARTING,
    SWAP,
    TAKING,
    TARGETING,
    TIME_UP,
    TRIMMING,
    TURN_BEGAN,
    WENT_ON,
)
from londinium.games.london.rules import (
    activate,
    city_cards,
    develop,
    draw_cards,
    effects,
    exchange,
    land,
    look_ahead,
    purse,
    run_city,
    scoring,
    stacks,
)
from londinium.games.london.rules.city import City


def begin_turn(city: City, seat: int) -> None:
    city.turn = seat
    city.begun = False
    city.swapped = False
    city.drew = False
    city.developed = 0
    city.free_used = False
    city.free_plays = 0
    city.after = 0
    city.held = NOTHING
    city.active = 0
    city.second = False
    city.again = NOTHING
    city.shed_left = 0
    city.borough_ran = False
    city.hand_spared = False
    city.paupers_left = 0
    city.draw_left = 1
    city.draw_optional = 0
    if stacks.has(city, seat, PARLIAMENT):
        city.draw_left = stacks.power_amount(city, seat, PARLIAMENT)
        city.draw_optional = city.draw_left
    city.phase = STARTING
    city.tell(TURN_BEGAN, seat, city.round + 1, 0, 0)
    city.call(1 << seat)


def trim(city: City, seat: int) -> None:
    """Over nine cards at the end of a turn, the rest goes."""
    city.phase = TRIMMING
    if city.hand_size[seat] <= HAND_LIMIT:
        end_turn(city, seat)


def end_turn(city: City, seat: int) -> None:
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        city.marks[city.top[at]] &= DOWN
    city.idle = 0 if city.drew else city.idle + 1
    if city.ending == NOBODY and city.deck_at == city.data.deck_size:
        city.ending = seat
        city.tell(LAST_TURNS, seat, 0, 0, 0)
    following = seat + 1 if seat + 1 < city.players else 0
    if following == city.first:
        city.round += 1
    if following == city.ending:
        scoring.finish(city)
    elif city.idle == IDLE_ROUNDS * city.players:
        city.tell(TIME_UP, NOBODY, IDLE_ROUNDS, 0, 0)
        scoring.finish(city)
    else:
        begin_turn(city, following)


# The start of the turn: loans and the first card


def start(city: City, seat: int, move: int) -> None:
    if move == REPAY:
        city.money[seat] -= LOAN_PRICE
        city.loans[seat] -= 1
        city.tell(REPAID, seat, city.loans[seat], 0, 0)
        return
    city.begun = True
    if move == LOOK:
        look_ahead.look(city, seat)
    elif move == ENOUGH:
        city.tell(WENT_ON, seat, 0, 0, 0)
        city.phase = CHOOSING
    else:
        if move == DRAW:
            city_cards.draw_from_deck(city, seat)
        else:
            city_cards.take_from_display(city, seat, move)
        drawn_at_start(city, seat)


def drawn_at_start(city: City, seat: int) -> None:
    city.phase = STARTING
    city.draw_left -= 1
    if city.draw_left == 0 or not city_cards.can_draw(city):
        city.phase = CHOOSING


# What may be chosen


def choices(city: City, seat: int, out: Moves) -> None:
    phase = city.phase
    if phase == STARTING:
        if not city.begun and city.loans[seat] > 0 and city.money[seat] >= LOAN_PRICE:
            out.add(REPAY)
        draw_cards.offer_draws(city, seat, out)
        if city.draw_left <= city.draw_optional or not city_cards.can_draw(city):
            out.add(ENOUGH)
        purse.offer_loan(city, seat, out)
    elif phase == CHOOSING:
        offer_actions(city, seat, out)
    elif phase == DEVELOPING:
        develop.offer_plays(city, seat, out)
        if city.free_plays > 0:
            out.add(ENOUGH)
        if city.free_plays == 0 or city.rules_version >= 2:
            exchange.offer_swap(city, seat, out)
        if city.free_plays == 0:
            out.add(DONE)
        purse.offer_loan(city, seat, out)
    elif phase == PAYING:
        develop.offer_payments(city, seat, out)
    elif phase == PLACING:
        develop.offer_places(city, seat, out)
    elif phase == DRAWING:
        draw_cards.offer_draws(city, seat, out)
        if city.draw_left <= city.draw_optional:
            out.add(ENOUGH)
    elif phase == RUNNING:
        run_city.offer_run(city, seat, out)
    elif phase == LOOKED:
        look_ahead.offer_looked(city, seat, out)
    elif phase == PAYING_CARD:
        city_cards.offer_discards(city, seat, out, city.data.pay_card[stacks.on_top(city, seat, city.active)] - CARD_OF)
    elif phase == SHEDDING:
        only = GREY if city.data.effect[stacks.on_top(city, seat, city.active)] == SHED_PAUPERS else NOBODY
        city_cards.offer_discards(city, seat, out, only)
        out.add(ENOUGH)
    elif phase == TARGETING:
        for step in range(1, city.players):
            out.add(CHOOSE + step - 1)
    elif phase == TAKING:
        city_cards.offer_display(city, out, True)
    elif phase == REPEATING:
        effects.offer_repeats(city, seat, out)
    elif phase == FLIPPING:
        out.add(FLIP)
        out.add(FLIP_HOSPITAL)
    elif phase == RECEIVING:
        city_cards.offer_display(city, out, False)
    else:  # trimming, or giving a card for a swap
        city_cards.offer_discards(city, seat, out, NOBODY)


def offer_actions(city: City, seat: int, out: Moves) -> None:
    """Develop, which begins with the first card played; buy land; run the city; draw three cards."""
    develop.offer_plays(city, seat, out)
    for i in range(OFFERED):
        if city.offers[i] != NOTHING and city.data.price[city.offers[i]] <= city.money[seat]:
            out.add(BUY + city.offers[i])
    out.add(RUN)
    if city_cards.can_draw(city):
        out.add(DRAW_THREE)
    exchange.offer_swap(city, seat, out)
    purse.offer_loan(city, seat, out)


# A choice is made


def choose(city: City, seat: int, move: int) -> None:
    phase = city.phase
    if move == LOAN:
        city.begun = True
        purse.borrow(city, seat)
    elif move == SWAP:
        city.begun = True
        city.swapped = True
        city.after = phase
        city.phase = GIVING
    elif phase == STARTING:
        start(city, seat, move)
    elif phase == LOOKED:
        look_ahead.keep(city, seat, move)
    elif phase == CHOOSING:
        act(city, seat, move)
    elif phase == DEVELOPING:
        develop.develop(city, seat, move)
    elif phase == PAYING:
        develop.pay_colour(city, seat, move)
    elif phase == PLACING:
        develop.build(city, seat, city.stacks[seat] if move == NEW_STACK else move - COVER)
    elif phase == DRAWING:
        draw_cards.draw_on(city, seat, move)
    elif phase == RUNNING:
        run_city.run(city, seat, move)
    elif phase == PAYING_CARD:
        city_cards.discard(city, seat, move - DISCARD)
        activate.resolve(city, seat)
    elif phase == SHEDDING:
        effects.shed(city, seat, move)
    elif phase == TARGETING:
        effects.afflict(city, seat, purse.neighbour(city, seat, move - CHOOSE + 1))
    elif phase == TAKING:
        effects.place_from_display(city, seat, move)
    elif phase == REPEATING:
        effects.repeat(city, seat, move - ACTIVATE)
    elif phase == FLIPPING:
        effects.flip_one(city, seat, move == FLIP_HOSPITAL)
    elif phase == GIVING:
        city.held = city_cards.take_from_hand(city, seat, move - DISCARD)
        city.phase = RECEIVING
    elif phase == RECEIVING:
        exchange.swap(city, seat, move)
    else:
        city_cards.discard(city, seat, move - DISCARD)
        trim(city, seat)


def act(city: City, seat: int, move: int) -> None:
    if BUY <= move < BUY + BOROUGHS:
        land.buy(city, seat, move - BUY)
    elif move == RUN:
        city.tell(CHOSE, seat, RAN, 0, 0)
        city.runs[seat] += 1
        city.phase = RUNNING
        if land.ability_of(city, seat) == DISCARD_PAUPERS:
            city.paupers_left = land.ability_amount_of(city, seat)
    elif move == DRAW_THREE:
        city.tell(CHOSE, seat, DREW_THREE, 0, 0)
        more = land.ability_amount_of(city, seat) if land.ability_of(city, seat) == DRAW_MORE else 0
        draw_cards.begin_drawing(city, seat, DRAW_THREE_CARDS + more, more, TRIMMING)
    else:
        develop.play(city, seat, move - PLAY)
