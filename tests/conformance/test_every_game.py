"""What every game promises (the contract), for every player count and option set.

With the default options each promise is a test of its own; option sets are played with all of them at once.
"""

from __future__ import annotations

import pytest

import londinium
from londinium.conformance import STEP_CHECKS, Setup, walk_on
from londinium.conformance.base import earlier_setups, length_of, random_game, setups, viewers
from londinium.conformance.checks import legality
from londinium.conformance.whole import (
    action_space,
    at_every_step,
    bulk,
    ends,
    hidden_hands_are_redrawn,
    no_other_chance,
    past_copies,
    unbiased,
)
from londinium.core.game import Game
from tests.night import by_night

POSITIONS = {  # of each game, all its player counts together
    "turns": by_night(400, 800),
    "snapshots": by_night(200, 400),
    "records": by_night(60, 120),
    "copies": by_night(80, 160),
    "legality": 80,
    "secrets": by_night(240, 400),
    "begun": by_night(120, 200),
    "imagination": by_night(100, 200),
    "undo": by_night(140, 280),
    "rewinding": by_night(60, 120),
    "standing": by_night(60, 120),
    "scores": by_night(200, 400),
    "views": 120,
    "observations": by_night(200, 400),
    "words": by_night(40, 80),
    "outlook": 60,
}
EVERY_CHECK = {**STEP_CHECKS, "legality": legality}
if not londinium.compiled:  # where playing all that may follow takes minutes; test_foretelling.py does it there
    del EVERY_CHECK["outlook"]
AT_LEAST = by_night(1, 2)  # positions of each option set for each check
WITH_OPTIONS = 4  # of those positions, one in so many is looked at again among all option sets
RANDOM_GAMES = by_night(20, 60)  # of each game, all setups together, and at least one of each
RESTORED = by_night(4, 1)  # one step in so many; with the default options every step is, in a test of its own
SLOWNESS = 1 if londinium.compiled else 8  # plain Python looks at fewer positions
SOME = slice(None, None, 1 if londinium.compiled else 26)  # and at fewer setups


def each(setup: Setup, name: str) -> int:
    return max(2, POSITIONS[name] // len(setup.game.players) // SLOWNESS)


@pytest.mark.parametrize("check", EVERY_CHECK)
def test_every_promise_is_kept_at_every_step(plain: Setup, check: str) -> None:
    walk_on(plain, {check: EVERY_CHECK[check]}, {check: each(plain, check)})


def test_every_promise_is_kept_with_every_option(setup: Setup) -> None:
    share = WITH_OPTIONS * len(setups(setup.game))
    walk_on(setup, EVERY_CHECK, {name: max(AT_LEAST, times // share) for name, times in POSITIONS.items()})


def test_every_promise_is_kept_under_earlier_rules_too(game: Game) -> None:
    for setup in earlier_setups(game)[SOME]:
        walk_on(setup, EVERY_CHECK, dict.fromkeys(EVERY_CHECK, AT_LEAST))


def test_random_play_ends_within_the_bound(setup: Setup) -> None:
    for seed in range(max(1, RANDOM_GAMES // len(setups(setup.game)))):
        assert 0 < ends(setup, seed, RESTORED) <= setup.bound


def test_every_step_of_a_game_can_be_restored_and_keeps_its_secrets(plain: Setup) -> None:
    assert at_every_step(plain, 7) == length_of(plain, 7)


def test_past_copies_are_what_they_were(plain: Setup) -> None:
    for seed in range(3):
        past_copies(plain, seed)


def test_imagining_has_no_bias(plain: Setup) -> None:
    early = {0, length_of(plain, 5) // 4}
    for at, table in enumerate(random_game(plain, 5)):
        if at in early:
            for viewer in viewers(table)[-2:]:
                unbiased(table, viewer)


def test_what_is_dealt_to_one_seat_is_imagined_otherwise_by_the_others(plain: Setup) -> None:
    hidden_hands_are_redrawn(plain)


def test_bulk_play_is_the_same_as_play_move_by_move(setup: Setup) -> None:
    bulk(setup, seed=2**100 + 5)


def test_every_move_is_found_by_its_id_its_notation_and_its_json(game: Game) -> None:
    action_space(game)


def test_the_rules_use_no_chance_but_the_stream(game: Game) -> None:
    no_other_chance(game)
