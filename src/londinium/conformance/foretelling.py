"""What is foretold comes true: every foretold move is played from the true position, and its numbers are read."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from random import Random
from typing import Any

from londinium.conformance.base import demand, dice_for, random_game, setups
from londinium.core.consequences import is_unfinished
from londinium.core.events import Who
from londinium.core.game import Game
from londinium.core.outlook import Change, Outlook
from londinium.core.state import State
from londinium.core.table import Table, view_of

MOST_CHOICES = 100  # that complete one move
LOOKED_AT = 0.2  # of the positions of a game

Numbers = dict[tuple[str, Who], int]


def foretold_moves(game: Game, at_least: int) -> int:
    """Play every foretold move of random games with all option sets until there were so many; gives how many."""
    moves = 0
    for seed in count():
        for setup in setups(game):
            dice = dice_for("outlook", setup, seed)
            for table in random_game(setup, seed):
                if dice.random() < LOOKED_AT:
                    moves += outlook_holds(table, dice)
                if moves >= at_least:
                    return moves
    raise AssertionError  # there is always another seed


def outlook(table: Table, dice: Random) -> None:
    """What an outlook says of each legal move is so, and what it does not say changes nothing."""
    outlook_holds(table, dice)


def outlook_holds(table: Table, dice: Random) -> int:
    """The same; gives how many moves were foretold."""
    moves = 0
    for seat in table.to_act:
        foretold = table.outlook(seat)
        demand([one.move for one in foretold] == table.moves(seat), f"the outlook of {seat} is not one of its moves")
        before = table.view(seat)
        numbers = numbers_in(table.game, before)
        for one in foretold:
            state = completed(table.state, seat, one, dice)
            after = view_of(table.game, state, table.options, seat)
            come_true(one, numbers, numbers_in(table.game, after))
            said_at_all(one, before, after)
            what_ends(one, table.state, state, seat)
        moves += len(foretold)
    return moves


def completed(state: State, seat: int, foretold: Outlook, dice: Random) -> State:
    """The true position after a move and, at random, the choices that complete it."""
    state = state.clone()
    state.apply(foretold.move.id, seat)
    for _ in range(MOST_CHOICES):
        if state.over or not is_unfinished(state, seat):
            return state
        chooser = seat if state.waiting >> seat & 1 else state.actor
        state.apply(dice.choice(state.legal(chooser)), chooser)
    demand(False, f"{foretold.move} is not complete after {MOST_CHOICES} choices")
    return state


def numbers_in(game: Game, view: Mapping[str, Any]) -> Numbers:
    """The numbers of all gauges, as the view shows them to this seat."""
    players = view["players"]
    everyone = [game.who(index, players) for index in range(players + len(game.extras(players)))]
    found = {}
    for gauge in game.gauges:
        for index, of in enumerate(gauge.of or everyone):
            value = game.shown_number(view, gauge.name, index)
            if value is not None:
                found[gauge.name, of] = value
    return found


def come_true(foretold: Outlook, before: Numbers, after: Numbers) -> None:
    told: dict[tuple[str, Who], Change] = {(change.what, change.of): change for change in foretold.changes}
    for name, change in told.items():
        demand(name in before, f"{foretold.move} foretells {name}, which the view does not show")
        demand(before[name] == change.now, f"{foretold.move}: {name} is {before[name]}, not {change.now} as foretold")
    for name, was in before.items():
        one, value = told.get(name), after[name]
        if one is None:
            demand(
                was == value or not foretold.whole,
                f"{foretold.move} made {name} {value}, and nothing was foretold of it",
            )
        elif one.least is not None and one.most is not None:
            between = f"{one.least} to {one.most}"
            demand(one.least <= value <= one.most, f"{foretold.move} made {name} {value}, foretold was {between}")


def said_at_all(foretold: Outlook, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """A move that changes any number the view has of its seat is not passed over in silence."""
    if foretold.changes:
        return
    seat = foretold.seat
    for name, numbers in before.items():
        if is_of_each_seat(numbers, before) and is_of_each_seat(after[name], before):
            now, then = numbers[seat], after[name][seat]
            demand(now == then, f"{foretold.move} made {name} {then} instead of {now}, and nothing was foretold")


def is_of_each_seat(numbers: Any, view: Mapping[str, Any]) -> bool:
    return isinstance(numbers, list) and len(numbers) == view["players"] and all(type(one) is int for one in numbers)


def what_ends(foretold: Outlook, before: State, after: State, seat: int) -> None:
    ended = {
        "game": after.over,
        "round": after.round > before.round,
        "turn": not after.waiting >> seat & 1,
    }
    for what, has in ended.items():
        demand(has or what not in foretold.ends, f"{foretold.move} did not end the {what} as foretold")
        said = what in foretold.ends or what in foretold.may_end
        demand(not has or said, f"{foretold.move} ended the {what}, and that was not foretold")
