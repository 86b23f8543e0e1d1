"""What a seat cannot know: keyples behind other screens, against every way in which the bag can have given them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, cast

import pytest

from londinium.bots.ahead import Ahead, look
from londinium.core.fields import fields
from londinium.core.state import State
from londinium.games.key_to_the_city.pieces import ERAS, HUE_NAMES, HUES
from londinium.games.key_to_the_city.rules.city import City
from tests.rules.key_to_the_city.common import GAME, city, imagine, keyples, never_shown, offer, play, table

Hand = tuple[int, int, int]
NONE: Hand = (0, 0, 0)
IMAGINED = 1200
FEWER = 400  # of a whole game's draws
SIXES = 90  # of those of six players
ERRORS = 4.5  # standard errors


def named(hand: Hand) -> dict[str, int]:
    return keyples(*hand)


def add(*hands: Hand) -> Hand:
    return tuple(map(sum, zip(*hands, strict=True)))  # type: ignore[return-value]  # three sums, as three colours


def less(one: Hand, other: Hand) -> Hand:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def hands_of(size: int) -> Iterator[Hand]:
    for blue in range(size + 1):
        for red in range(size + 1 - blue):
            yield blue, red, size - blue - red


def chance(bag: Hand, drawn: Hand) -> int:
    """In how many ways a bag gives such a hand."""
    ways = 1
    for there, taken in zip(bag, drawn, strict=True):
        ways *= comb(there, taken)
    return ways


def exactly(
    draws: list[list[Hand]], shown: list[list[Hand]], returned: list[Hand], left: Hand, viewer: int
) -> dict[tuple[Hand, ...], float]:
    """How likely each set of unseen hands is: every way to draw, in order, that allows what was shown."""
    seats, times = range(len(draws)), range(len(returned) + 1)
    first = add(left, *[hand for seat in seats for hand in draws[seat]])
    for back in returned:
        first = less(first, back)
    ways: dict[tuple[Hand, tuple[Hand, ...]], int] = {(first, (NONE,) * len(draws)): 1}
    for when, seat in product(times, seats):
        true = draws[seat][when]
        after: Counter[tuple[Hand, tuple[Hand, ...]]] = Counter()
        for (bag, unseen), weight in ways.items():
            if seat == 0 and when > 0:
                bag = add(bag, returned[when - 1])
            for hand in [true] if seat == viewer else hands_of(sum(true)):
                kept = less(add(unseen[seat], hand), shown[seat][when])
                if chance(bag, hand) and min(kept) >= 0:
                    hands = (*unseen[:seat], kept, *unseen[seat + 1 :])
                    after[less(bag, hand), hands] += weight * chance(bag, hand)
        ways = after
    whole = sum(ways.values())
    weights: Counter[tuple[Hand, ...]] = Counter()
    for (_, unseen), weight in ways.items():
        weights[unseen] += weight
    return {hands: weight / whole for hands, weight in weights.items()}


def position(draws: list[list[Hand]], shown: list[list[Hand]], returned: list[Hand], left: Hand) -> dict[str, Any]:
    """The same as a snapshot. What is neither drawn nor left was never in the bag: the last seat has it openly."""
    era = len(returned) + 1
    pad = [NONE] * (ERAS - era)
    unseen = [less(add(*draws[seat]), add(*shown[seat])) for seat in range(len(draws))]
    open_ = less((40, 40, 40), add(left, *unseen))
    known = [NONE] * (len(draws) - 1) + [open_]
    return {
        "players": len(draws),
        "era": era,
        "auction": [],
        "keyples": [named(add(*both)) for both in zip(unseen, known, strict=True)],
        "known": [named(hand) for hand in known],
        "drawn": [[named(hand) for hand in [*own, *pad]] for own in draws],
        "shown": [[named(hand) for hand in [*own, *pad]] for own in shown],
        "returned": [named(hand) for hand in [*returned, *pad, NONE]],
    }


def unseen_hands(state: City, seats: int) -> tuple[Hand, ...]:
    hidden = [a - b for a, b in zip(list(state.screen), list(state.known), strict=True)]
    return tuple((hidden[3 * s], hidden[3 * s + 1], hidden[3 * s + 2]) for s in range(seats))


@dataclass(frozen=True)
class Case:
    """Who drew what and showed what in each era, what came back in between, what is left in the bag, who imagines."""

    draws: list[list[Hand]]
    shown: list[list[Hand]]
    returned: list[Hand]
    left: Hand
    viewer: int = 1


NOTHING = [NONE, NONE]
CASES = {
    "one draw, nothing shown": Case([[(1, 2, 1)], [(0, 1, 2)]], [[NONE], [NONE]], [], (2, 1, 4)),
    "one draw, two red shown": Case([[(1, 2, 1)], [(0, 1, 2)]], [[(0, 2, 0)], [NONE]], [], (2, 3, 4)),
    "red came back before the second draw": Case(
        [[(2, 0, 1), (0, 2, 1)], NOTHING], [NOTHING, NOTHING], [(0, 4, 0)], (1, 3, 2)
    ),
    "the same for one who drew in between": Case(
        [[(2, 1, 0), (0, 2, 0)], [(1, 0, 0), (0, 1, 1)]], [NOTHING, NOTHING], [(0, 4, 0)], (1, 2, 2)
    ),
    "two red shown before red came back": Case(
        [[(1, 2, 0), (0, 1, 1)], NOTHING], [[(0, 2, 0), NONE], NOTHING], [(0, 3, 1)], (2, 2, 2)
    ),
    "red shown later, from either draw": Case(
        [[(1, 1, 0), (0, 1, 1)], NOTHING], [[NONE, (0, 1, 0)], NOTHING], [(1, 2, 0)], (2, 1, 1)
    ),
    "two screens": Case(
        [[(1, 1, 0), (0, 1, 0)], [(0, 1, 1), (1, 0, 0)], [NONE, (0, 1, 0)]],
        [[(0, 1, 0), NONE], [NONE, (1, 0, 0)], NOTHING],
        [(0, 2, 0)],
        (2, 1, 1),
        viewer=2,
    ),
    "a spectator sees no screen": Case(
        [[(1, 1, 0), (0, 1, 0)], [(0, 0, 1), (0, 1, 0)]],
        [[(0, 1, 0), NONE], NOTHING],
        [(1, 1, 0)],
        (1, 1, 1),
        viewer=-1,
    ),
    "three eras": Case(
        [[(1, 1, 0), (0, 1, 0), (1, 0, 0)], [*NOTHING, NONE]],
        [[(1, 0, 0), NONE, (0, 1, 0)], [*NOTHING, NONE]],
        [(1, 0, 0), (0, 1, 2)],
        (1, 2, 2),
    ),
}


@pytest.mark.once  # every build imagines the same
@pytest.mark.parametrize("case", CASES)
def test_hidden_keyples_are_imagined_as_likely_as_the_bag_can_have_given_them_out(case: str) -> None:
    one = CASES[case]
    at = GAME.restore(position(one.draws, one.shown, one.returned, one.left))
    expected = exactly(one.draws, one.shown, one.returned, one.left, one.viewer)
    found = Counter(unseen_hands(imagine(at, one.viewer, seed), len(one.draws)) for seed in range(IMAGINED))
    assert set(found) <= set(expected)
    for hands, likely in expected.items():
        assert abs(found[hands] / IMAGINED - likely) <= ERRORS * sqrt(likely * (1 - likely) / IMAGINED) + 1 / IMAGINED


@pytest.mark.once  # every build imagines the same
def test_four_draws_of_a_whole_game_are_imagined_as_likely_as_the_bag_can_have_given_them_out() -> None:
    draws = [[(5, 2, 3), (3, 3, 2), (1, 5, 2), (2, 1, 3)], [(3, 4, 3), (2, 3, 4), (4, 2, 2), (3, 2, 2)]]
    shown = [[(3, 1, 2), (2, 3, 1), (2, 4, 2), (1, 0, 1)], [(2, 2, 2), (2, 2, 2), (3, 2, 2), NONE]]
    returned = [(3, 2, 3), (2, 5, 1), (3, 4, 2)]
    left = (9, 12, 11)
    at = GAME.restore(position(draws, shown, returned, left))
    expected = exactly(draws, shown, returned, left, viewer=1)
    found = [unseen_hands(imagine(at, 1, seed), 2)[0] for seed in range(FEWER)]
    for hue, number in product(range(HUES), range(20)):
        likely = sum(weight for hands, weight in expected.items() if hands[0][hue] == number)
        share = sum(hand[hue] == number for hand in found) / FEWER
        assert abs(share - likely) <= ERRORS * sqrt(likely * (1 - likely) / FEWER) + 1 / FEWER


SIX_DRAWS: list[list[Hand]] = [
    [(2, 6, 2), (2, 2, 1), (5, 0, 2), (5, 1, 1)],
    [(4, 3, 3), (4, 2, 2), (4, 1, 4), (3, 2, 2)],
    [(5, 2, 3), (1, 2, 4), (0, 6, 2), (2, 4, 0)],
    [(4, 3, 3), (2, 1, 4), (4, 2, 2), (3, 2, 1)],
    [(2, 4, 4), (3, 3, 3), (0, 2, 6), (0, 0, 1)],
    [(1, 5, 4), (3, 0, 5), (3, 1, 3), (0, 0, 0)],
]
SIX_SHOWN: list[list[Hand]] = [
    [(2, 1, 2), (2, 5, 1), (5, 0, 1), (5, 0, 1)],
    [(4, 0, 3), (4, 5, 0), (4, 1, 5), (0, 0, 3)],
    [(5, 0, 3), (1, 3, 1), (0, 7, 2), (0, 4, 0)],
    [(4, 1, 3), (2, 3, 2), (4, 0, 4), (0, 0, 0)],
    [(0, 2, 4), (5, 5, 0), (0, 0, 9), (0, 2, 1)],
    [(1, 1, 4), (3, 4, 2), (3, 0, 6), (0, 0, 0)],
]
# what 30,000 positions hold behind each screen on average when they are mixed ten times as long
MIXED_LONG = [
    (0, 3, 1),
    (2.130, 2.454, 0.416),
    (3.085, 0.325, 1.590),
    (2.560, 3.587, 1.853),
    NONE,
    (0.225, 0.634, 0.141),
]


@pytest.mark.once  # every build imagines the same
def test_six_screens_over_an_empty_bag_are_mixed_as_well_as_if_it_took_ten_times_as_long() -> None:
    """The hardest kind: everything was drawn, most was shown, and little can change places at a time."""
    at = GAME.restore(position(SIX_DRAWS, SIX_SHOWN, [(9, 3, 14), (9, 5, 7), (4, 6, 1)], NONE))
    found = [unseen_hands(imagine(at, 0, seed), 6) for seed in range(SIXES)]
    for seat, hue in product(range(6), range(HUES)):
        held = [hands[seat][hue] for hands in found]
        error = pstdev(held) / sqrt(SIXES)
        assert abs(fmean(held) - MIXED_LONG[seat][hue]) <= ERRORS * error + 0.01


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_imagined_comes_from_what_is_known_and_not_from_the_truth(players: int) -> None:
    at, dice = GAME.table(players=players, seed=players), Random(players)
    while not at.over:
        viewer = dice.randrange(-1, players)
        truth, other = at.state, at.state.imagine(viewer, 1)
        for seed in range(2, 4):
            assert all_but_the_order_to_come(truth, viewer, seed) == all_but_the_order_to_come(other, viewer, seed)
        for _ in range(40):
            if not at.over:
                seat = at.to_act[0]
                at.play(seat, dice.choice(at.moves(seat)))


def all_but_the_order_to_come(state: State, viewer: int, seed: int) -> dict[str, Any]:
    """What a seat imagines; buildings to come are shuffled evenly, whatever their order was."""
    found: dict[str, Any] = fields(state.imagine(viewer, seed))
    return {**found, "stack": found["stack"][: found["seen"]]}


@pytest.mark.parametrize("truth", [(4, 0, 0), (0, 4, 0), (0, 0, 4), (2, 1, 1)])
def test_what_is_imagined_does_not_lean_towards_the_truth(truth: Hand) -> None:
    bag = less((5, 5, 5), truth)
    at = GAME.restore(position([[truth, NONE], [NONE, NONE]], [[NONE, NONE]] * 2, [(0, 0, 1)], bag))
    found = Counter(unseen_hands(imagine(at, 1, seed), 2)[0] for seed in range(IMAGINED))
    whole = sum(chance((5, 5, 4), hand) for hand in hands_of(4))
    for hand in hands_of(4):
        likely = chance((5, 5, 4), hand) / whole
        assert abs(found[hand] / IMAGINED - likely) <= ERRORS * sqrt(likely * (1 - likely) / IMAGINED) + 1 / IMAGINED


def test_keyples_drawn_before_a_colour_came_back_cannot_be_of_those_that_came_back() -> None:
    at = GAME.restore(position([[(3, 0, 0), NONE], [NONE, NONE]], [[NONE, NONE]] * 2, [(0, 5, 0)], (1, 5, 1)))
    assert all(list(imagine(at, 1, seed).screen)[1] == 0 for seed in range(40))


def test_one_who_imagines_keeps_its_own_draws_and_all_that_was_shown() -> None:
    at = GAME.table(players=3, seed=4)
    while at.view(None)["era"] < 3:
        seat = at.to_act[0]
        moves = at.moves(seat)
        at.play(seat, moves[len(at.log) * 7 % len(moves)])
    true, other = city(at), imagine(at, 1, 3)
    assert list(other.drawn)[12:24] == list(true.drawn)[12:24]
    assert list(other.drawn) != list(true.drawn)
    assert list(other.shown) == list(true.shown)
    assert list(other.returned) == list(true.returned)
    for seat, when in product(range(3), range(ERAS)):
        one = (seat * ERAS + when) * HUES
        assert sum(list(other.drawn)[one : one + HUES]) == sum(list(true.drawn)[one : one + HUES])


def test_winning_bids_are_remembered_as_they_go_back_into_the_bag() -> None:
    at = table(turn=0, auction=[offer("barbican", "red", (3, 4)), offer("senate-house", "blue", (0, 0), used=2)])
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert list(city(at).returned)[:3] == [2, 4, 0]


def test_an_action_begun_is_taken_back_in_what_the_others_imagine_but_not_in_ones_own() -> None:
    at = table(turn=0, auction=[offer("barbican")], keyples=[keyples(3, 3, 0), keyples(1)])
    before = at.view(1)
    play(at, 0, "bid barbican", "colour red")
    assert at.view(1) == before
    assert imagine(at, 0, 1).legal(0) == at.state.legal(0)
    assert imagine(at, 1, 1).legal(0) != at.state.legal(0)
    assert imagine(at, -1, 1).aim == 0


def test_one_who_looks_ahead_leaves_the_next_turn_of_another_to_the_other() -> None:
    at = table(turn=0, auction=[offer("barbican")], keyples=[keyples(3), keyples(9)], hold=[{}, {"red": 1}])
    ahead = Ahead(at.state, 1)
    look(ahead, at.state, 0, 5)
    after = cast(City, ahead.after)  # where the last of the moves, to sail, has led
    assert (after.round, after.waiting, list(after.screen)[3]) == (0, 0b10, 9)


def test_what_no_seat_knows_is_the_order_of_the_buildings_to_come() -> None:
    at = GAME.table(players=3, seed=1)
    other = cast(City, at.state.clone().reshuffled(5, 6))
    assert list(other.stack) != list(city(at).stack)
    assert list(other.stack)[:5] == list(city(at).stack)[:5]
    assert (list(other.screen), list(other.bag)) == (list(city(at).screen), list(city(at).bag))


def screens(state: City, seat: int) -> list[int]:
    return list(state.screen)[seat * 3 : seat * 3 + 3]


def imagined(at: Any, seat: int, of: int, times: int = 60) -> list[list[int]]:
    """What a seat imagines behind the screen of another."""
    return [screens(imagine(at, seat, seed), of) for seed in range(times)]


def test_keyples_that_came_back_openly_are_known_to_all_who_imagine() -> None:
    at = table(turn=0, auction=[offer("barbican", "red", (3, 4))], keyples=[keyples(2, 0, 0), keyples()])
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    found = imagined(at, 1, 0)
    assert all(one[1] >= 3 and sum(one) == 3 + 2 + 9 for one in found)
    assert len({tuple(one) for one in found}) > 5


def test_what_is_paid_beyond_what_was_known_shrinks_what_is_unknown() -> None:
    at = table(
        turn=0, auction=[offer("barbican")], keyples=[keyples(0, 6, 4), keyples()], known=[keyples(0, 2, 0), keyples()]
    )
    play(at, 0, "bid barbican", "colour red", "keyples 5")
    assert list(city(at).known)[:3] == [0, 0, 0]
    assert never_shown(city(at), 0) == 5
    assert all(sum(one) == 5 for one in imagined(at, 1, 0))


def test_an_imagined_position_has_forty_of_each_colour() -> None:
    at = GAME.table(players=4, seed=2)
    for _ in range(150):
        if not at.over:
            seat = at.to_act[0]
            moves = at.moves(seat)
            at.play(seat, moves[len(at.log) * 5 % len(moves)])
    state = imagine(at, 2, 9)
    for hue in range(len(HUE_NAMES)):
        total = state.bag[hue] + sum(screens(state, seat)[hue] for seat in range(4))
        for slot in range(state.offers):
            if state.tint[state.auction[slot]] == hue:
                total += sum(list(state.bids)[slot * 6 : slot * 6 + 6])
        total += sum(state.standing[tile] for tile in range(57) if state.tint[tile] == hue)
        assert total == 40
    assert screens(state, 2) == screens(city(at), 2)


def test_skills_were_taken_openly_so_that_nobody_imagines_others() -> None:
    at = table(turn=0, skills=[{"builder": 2, "architect": 1}, {}])
    assert at.view(1)["skills"][0] == {"count": 3, "kinds": None}
    assert all(list(imagine(at, 1, seed).skills)[:3] == [1, 2, 0] for seed in range(10))


def test_buildings_to_come_are_imagined_in_any_order() -> None:
    at = GAME.table(players=2, seed=1)
    orders = {tuple(imagine(at, 0, seed).stack) for seed in range(20)}
    assert len(orders) == 20
    assert len({order[:4] for order in orders}) == 1
