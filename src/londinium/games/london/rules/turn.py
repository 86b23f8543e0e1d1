"""The turn: how it begins, what may be chosen in it, how it ends."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    BOROUGHS,
    DRAW_THREE_CARDS,
    HAND_LIMIT,
    IDLE_ROUNDS,
    LOAN_PRICE,
    NOBODY,
    NOTHING,
    OFFERED,
    STACKS,
    Ability,
    Act,
    Chosen,
    Colour,
    Effect,
    Mark,
    Ongoing,
    Phase,
    Price,
    Told,
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
    if stacks.has(city, seat, Ongoing.PARLIAMENT):
        city.draw_left = stacks.power_amount(city, seat, Ongoing.PARLIAMENT)
        city.draw_optional = city.draw_left
    city.phase = Phase.STARTING
    city.tell(Told.TURN_BEGAN, seat, city.round + 1, 0, 0)
    city.call(1 << seat)


def trim(city: City, seat: int) -> None:
    """Over nine cards at the end of a turn, the rest goes."""
    city.phase = Phase.TRIMMING
    if city.hand_size[seat] <= HAND_LIMIT:
        end_turn(city, seat)


def end_turn(city: City, seat: int) -> None:
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        city.marks[city.top[at]] &= Mark.DOWN
    city.idle = 0 if city.drew else city.idle + 1
    if city.ending == NOBODY and city.deck_at == city.data.deck_size:
        city.ending = seat
        city.tell(Told.LAST_TURNS, seat, 0, 0, 0)
    following = seat + 1 if seat + 1 < city.players else 0
    if following == city.first:
        city.round += 1
    if following == city.ending:
        scoring.finish(city)
    elif city.idle == IDLE_ROUNDS * city.players:
        city.tell(Told.TIME_UP, NOBODY, IDLE_ROUNDS, 0, 0)
        scoring.finish(city)
    else:
        begin_turn(city, following)


# The start of the turn: loans and the first card


def start(city: City, seat: int, move: int) -> None:
    if move == Act.REPAY:
        city.money[seat] -= LOAN_PRICE
        city.loans[seat] -= 1
        city.tell(Told.REPAID, seat, city.loans[seat], 0, 0)
        return
    city.begun = True
    if move == Act.LOOK:
        look_ahead.look(city, seat)
    elif move == Act.ENOUGH:
        city.tell(Told.WENT_ON, seat, 0, 0, 0)
        city.phase = Phase.CHOOSING
    else:
        if move == Act.DRAW:
            city_cards.draw_from_deck(city, seat)
        else:
            city_cards.take_from_display(city, seat, move)
        drawn_at_start(city, seat)


def drawn_at_start(city: City, seat: int) -> None:
    city.phase = Phase.STARTING
    city.draw_left -= 1
    if city.draw_left == 0 or not city_cards.can_draw(city):
        city.phase = Phase.CHOOSING


# What may be chosen


def choices(city: City, seat: int, out: Moves) -> None:
    phase = city.phase
    if phase == Phase.STARTING:
        if not city.begun and city.loans[seat] > 0 and city.money[seat] >= LOAN_PRICE:
            out.add(Act.REPAY)
        draw_cards.offer_draws(city, seat, out)
        if city.draw_left <= city.draw_optional or not city_cards.can_draw(city):
            out.add(Act.ENOUGH)
        purse.offer_loan(city, seat, out)
    elif phase == Phase.CHOOSING:
        offer_actions(city, seat, out)
    elif phase == Phase.DEVELOPING:
        develop.offer_plays(city, seat, out)
        if city.free_plays > 0:
            out.add(Act.ENOUGH)
        if city.free_plays == 0 or city.rules_version >= 2:
            exchange.offer_swap(city, seat, out)
        if city.free_plays == 0:
            out.add(Act.DONE)
        purse.offer_loan(city, seat, out)
    elif phase == Phase.PAYING:
        develop.offer_payments(city, seat, out)
    elif phase == Phase.PLACING:
        develop.offer_places(city, seat, out)
    elif phase == Phase.DRAWING:
        draw_cards.offer_draws(city, seat, out)
        if city.draw_left <= city.draw_optional:
            out.add(Act.ENOUGH)
    elif phase == Phase.RUNNING:
        run_city.offer_run(city, seat, out)
    elif phase == Phase.LOOKED:
        look_ahead.offer_looked(city, seat, out)
    elif phase == Phase.PAYING_CARD:
        city_cards.offer_discards(
            city, seat, out, city.data.pay_card[stacks.on_top(city, seat, city.active)] - Price.OF
        )
    elif phase == Phase.SHEDDING:
        only = (
            Colour.GREY if city.data.effect[stacks.on_top(city, seat, city.active)] == Effect.SHED_PAUPERS else NOBODY
        )
        city_cards.offer_discards(city, seat, out, only)
        out.add(Act.ENOUGH)
    elif phase == Phase.TARGETING:
        for step in range(1, city.players):
            out.add(Act.CHOOSE + step - 1)
    elif phase == Phase.TAKING:
        city_cards.offer_display(city, out, True)
    elif phase == Phase.REPEATING:
        effects.offer_repeats(city, seat, out)
    elif phase == Phase.FLIPPING:
        out.add(Act.FLIP)
        out.add(Act.FLIP_HOSPITAL)
    elif phase == Phase.RECEIVING:
        city_cards.offer_display(city, out, False)
    else:  # trimming, or giving a card for a swap
        city_cards.offer_discards(city, seat, out, NOBODY)


def offer_actions(city: City, seat: int, out: Moves) -> None:
    """Develop, which begins with the first card played; buy land; run the city; draw three cards."""
    develop.offer_plays(city, seat, out)
    for i in range(OFFERED):
        if city.offers[i] != NOTHING and city.data.price[city.offers[i]] <= city.money[seat]:
            out.add(Act.BUY + city.offers[i])
    out.add(Act.RUN)
    if city_cards.can_draw(city):
        out.add(Act.DRAW_THREE)
    exchange.offer_swap(city, seat, out)
    purse.offer_loan(city, seat, out)


# A choice is made


def choose(city: City, seat: int, move: int) -> None:
    phase = city.phase
    if move == Act.LOAN:
        city.begun = True
        purse.borrow(city, seat)
    elif move == Act.SWAP:
        city.begun = True
        city.swapped = True
        city.after = phase
        city.phase = Phase.GIVING
    elif phase == Phase.STARTING:
        start(city, seat, move)
    elif phase == Phase.LOOKED:
        look_ahead.keep(city, seat, move)
    elif phase == Phase.CHOOSING:
        act(city, seat, move)
    elif phase == Phase.DEVELOPING:
        develop.develop(city, seat, move)
    elif phase == Phase.PAYING:
        develop.pay_colour(city, seat, move)
    elif phase == Phase.PLACING:
        develop.build(city, seat, city.stacks[seat] if move == Act.NEW_STACK else move - Act.COVER)
    elif phase == Phase.DRAWING:
        draw_cards.draw_on(city, seat, move)
    elif phase == Phase.RUNNING:
        run_city.run(city, seat, move)
    elif phase == Phase.PAYING_CARD:
        city_cards.discard(city, seat, move - Act.DISCARD)
        activate.resolve(city, seat)
    elif phase == Phase.SHEDDING:
        effects.shed(city, seat, move)
    elif phase == Phase.TARGETING:
        effects.afflict(city, seat, purse.neighbour(city, seat, move - Act.CHOOSE + 1))
    elif phase == Phase.TAKING:
        effects.place_from_display(city, seat, move)
    elif phase == Phase.REPEATING:
        effects.repeat(city, seat, move - Act.ACTIVATE)
    elif phase == Phase.FLIPPING:
        effects.flip_one(city, seat, move == Act.FLIP_HOSPITAL)
    elif phase == Phase.GIVING:
        city.held = city_cards.take_from_hand(city, seat, move - Act.DISCARD)
        city.phase = Phase.RECEIVING
    elif phase == Phase.RECEIVING:
        exchange.swap(city, seat, move)
    else:
        city_cards.discard(city, seat, move - Act.DISCARD)
        trim(city, seat)


def act(city: City, seat: int, move: int) -> None:
    if Act.BUY <= move < Act.BUY + BOROUGHS:
        land.buy(city, seat, move - Act.BUY)
    elif move == Act.RUN:
        city.tell(Told.CHOSE, seat, Chosen.RAN, 0, 0)
        city.runs[seat] += 1
        city.phase = Phase.RUNNING
        if land.ability_of(city, seat) == Ability.DISCARD_PAUPERS:
            city.paupers_left = land.ability_amount_of(city, seat)
    elif move == Act.DRAW_THREE:
        city.tell(Told.CHOSE, seat, Chosen.DREW_THREE, 0, 0)
        more = land.ability_amount_of(city, seat) if land.ability_of(city, seat) == Ability.DRAW_MORE else 0
        draw_cards.begin_drawing(city, seat, DRAW_THREE_CARDS + more, more, Phase.TRIMMING)
    else:
        develop.play(city, seat, move - Act.PLAY)
