"""The turn: how it begins, which chapter says what may be chosen in it and what comes of it, how it ends."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    BOROUGHS,
    HAND_LIMIT,
    IDLE_ROUNDS,
    NOBODY,
    NOTHING,
    STACKS,
    Act,
    Mark,
    Ongoing,
    Phase,
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
    starting,
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


def choices(city: City, seat: int, out: Moves) -> None:
    phase = city.phase
    if phase == Phase.STARTING:
        starting.offer_start(city, seat, out)
    elif phase == Phase.LOOKED:
        look_ahead.offer_looked(city, seat, out)
    elif phase == Phase.CHOOSING:
        offer_actions(city, seat, out)
    elif phase == Phase.DEVELOPING:
        develop.offer_developing(city, seat, out)
    elif phase == Phase.PAYING:
        develop.offer_payments(city, seat, out)
    elif phase == Phase.PLACING:
        develop.offer_places(city, seat, out)
    elif phase == Phase.DRAWING:
        draw_cards.offer_drawing(city, seat, out)
    elif phase == Phase.RUNNING:
        run_city.offer_run(city, seat, out)
    elif phase == Phase.PAYING_CARD:
        activate.offer_price(city, seat, out)
    elif phase == Phase.SHEDDING:
        effects.offer_shedding(city, seat, out)
    elif phase == Phase.TARGETING:
        effects.offer_targets(city, out)
    elif phase == Phase.TAKING:
        effects.offer_buildings(city, out)
    elif phase == Phase.REPEATING:
        effects.offer_repeats(city, seat, out)
    elif phase == Phase.FLIPPING:
        effects.offer_flips(city, out)
    elif phase == Phase.GIVING:
        exchange.offer_gifts(city, seat, out)
    elif phase == Phase.RECEIVING:
        exchange.offer_received(city, out)
    else:
        offer_trimming(city, seat, out)


def choose(city: City, seat: int, move: int) -> None:
    phase = city.phase
    if move == Act.LOAN:
        purse.take_loan(city, seat)
    elif move == Act.SWAP:
        exchange.begin_swap(city)
    elif phase == Phase.STARTING:
        starting.start(city, seat, move)
    elif phase == Phase.LOOKED:
        look_ahead.keep(city, seat, move)
    elif phase == Phase.CHOOSING:
        act(city, seat, move)
    elif phase == Phase.DEVELOPING:
        develop.develop(city, seat, move)
    elif phase == Phase.PAYING:
        develop.pay_colour(city, seat, move)
    elif phase == Phase.PLACING:
        develop.place(city, seat, move)
    elif phase == Phase.DRAWING:
        draw_cards.draw_on(city, seat, move)
    elif phase == Phase.RUNNING:
        run_city.run(city, seat, move)
    elif phase == Phase.PAYING_CARD:
        activate.pay_card(city, seat, move)
    elif phase == Phase.SHEDDING:
        effects.shed(city, seat, move)
    elif phase == Phase.TARGETING:
        effects.target(city, seat, move)
    elif phase == Phase.TAKING:
        effects.place_from_display(city, seat, move)
    elif phase == Phase.REPEATING:
        effects.repeat(city, seat, move)
    elif phase == Phase.FLIPPING:
        effects.flip(city, seat, move)
    elif phase == Phase.GIVING:
        exchange.give(city, seat, move)
    elif phase == Phase.RECEIVING:
        exchange.swap(city, seat, move)
    else:
        discard_over(city, seat, move)


def offer_actions(city: City, seat: int, out: Moves) -> None:
    """Develop, which begins with the first card played; buy land; run the city; draw three cards."""
    develop.offer_plays(city, seat, out)
    land.offer_land(city, seat, out)
    out.add(Act.RUN)
    if city_cards.can_draw(city):
        out.add(Act.DRAW_THREE)
    exchange.offer_swap(city, seat, out)
    purse.offer_loan(city, seat, out)


def act(city: City, seat: int, move: int) -> None:
    if Act.BUY <= move < Act.BUY + BOROUGHS:
        land.buy(city, seat, move - Act.BUY)
    elif move == Act.RUN:
        run_city.begin_run(city, seat)
    elif move == Act.DRAW_THREE:
        draw_cards.draw_three(city, seat)
    else:
        develop.play(city, seat, move - Act.PLAY)


def trim(city: City, seat: int) -> None:
    """Over nine cards at the end of a turn, the rest goes."""
    city.phase = Phase.TRIMMING
    if city.hand_size[seat] <= HAND_LIMIT:
        end_turn(city, seat)


def offer_trimming(city: City, seat: int, out: Moves) -> None:
    city_cards.offer_discards(city, seat, out, NOBODY)


def discard_over(city: City, seat: int, move: int) -> None:
    city_cards.discard(city, seat, move - Act.DISCARD)
    trim(city, seat)


def end_turn(city: City, seat: int) -> None:
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        city.marks[city.top[at]] &= Mark.DOWN
    city.idle = 0 if city.drew else city.idle + 1
    if city.ending == NOBODY and city_cards.deck_left(city) == 0:
        city.ending = seat
        city.tell(Told.LAST_TURNS, seat, 0, 0, 0)
    following = purse.neighbour(city, seat, 1)
    if following == city.first:
        city.round += 1
    if following == city.ending:
        scoring.finish(city)
    elif idle_rounds(city) == IDLE_ROUNDS:
        city.tell(Told.TIME_UP, NOBODY, IDLE_ROUNDS, 0, 0)
        scoring.finish(city)
    else:
        begin_turn(city, following)


def idle_rounds(city: City) -> int:
    """Whole rounds without a card from the deck."""
    rounds = 0
    while (rounds + 1) * city.players <= city.idle:
        rounds += 1
    return rounds
