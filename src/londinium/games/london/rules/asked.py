"""What views, refusals and positions may ask of the rules: numbers for numbers, and nothing changes."""

from __future__ import annotations

from londinium.core.asking import asked
from londinium.games.london.pieces import BOROUGHS, COMPARED, ONGOING, STACKS, TYPES
from londinium.games.london.rules import (
    activate,
    city_cards,
    develop,
    draw_cards,
    effects,
    land,
    purse,
    run_city,
    scoring,
    stacks,
    turn,
)

deck_left = asked(city_cards.deck_left)
can_draw = asked(city_cards.can_draw)
display_empty = asked(city_cards.display_empty)
draws_left = asked(draw_cards.draws_left)
idle_rounds = asked(turn.idle_rounds)

may_borrow = asked(purse.may_borrow)
time_to_repay = asked(purse.time_to_repay)

on_top = asked(stacks.on_top, stack=STACKS)
powers_of = asked(stacks.powers_of)
has = asked(stacks.has, power=ONGOING)
power_amount = asked(stacks.power_amount, power=ONGOING)

top_borough = asked(land.top_borough)
ability_on = asked(land.ability_on, borough=BOROUGHS)
runs = asked(land.runs, borough=BOROUGHS)
boroughs_left = asked(land.boroughs_left)

cost_of = asked(develop.cost_of, card=TYPES)
needs_no_discard = asked(develop.needs_no_discard, card=TYPES)
hindrance_to_play = asked(develop.hindrance_to_play, card=TYPES)

hindrance_to_activate = asked(activate.hindrance_to_activate, stack=STACKS)
is_activating = asked(activate.is_activating)
may_repeat = asked(effects.may_repeat, stack=STACKS)
hospital = asked(effects.hospital)

hand_counted = asked(run_city.hand_counted)
money_of_run = asked(run_city.money_of_run)
prestige_of_run = asked(run_city.prestige_of_run)
poverty_of_cards = asked(run_city.poverty_of_cards)
borough_poverty = asked(run_city.borough_poverty)
poverty_after = asked(run_city.poverty_after)
loss_after = asked(run_city.loss_after)

final_poverty = asked(scoring.final_poverty)
city_prestige = asked(scoring.city_prestige)
money_prestige = asked(scoring.money_prestige)
loan_loss = asked(scoring.loan_loss)
poverty_loss = asked(scoring.poverty_loss)
compared = asked(scoring.compared, step=COMPARED)
