"""Matches between bots: the same from the same seed, however they are run."""

from __future__ import annotations

import multiprocessing
from itertools import islice

import pytest

import londinium
from londinium.arena import MatchResult, Summary, play_match, run_matches, seated, wilson
from londinium.arena.matches import BadMatch
from londinium.arena.simulation import PLAYOUTS_A_BLOCK
from londinium.bots import UnknownBot
from londinium.core.errors import BadOption, BadPlayers

GAME = londinium.game("kids-of-london")
MIXED = ["greedy", "random", "random"]


def test_a_match_is_the_same_again_from_its_seed() -> None:
    for result in run_matches(GAME, MIXED, players=3, games=2, seed=3):
        again = play_match(GAME, result.bots, 3, result.seed, number=result.number)
        assert again == result


def test_a_game_does_not_depend_on_how_many_follow_it() -> None:
    few = list(run_matches(GAME, MIXED, 3, games=3, seed=3))
    assert list(islice(run_matches(GAME, MIXED, 3, games=4, seed=3), 3)) == few


def test_random_games_are_played_in_blocks_that_their_seed_repeats() -> None:
    results = list(run_matches(GAME, ["random"], 4, games=PLAYOUTS_A_BLOCK + 5, seed=3))
    assert [result.number for result in results] == list(range(PLAYOUTS_A_BLOCK + 5))
    assert len({result.seed for result in results}) == 2
    again = GAME.playouts(5, 4, results[-1].seed)
    assert [list(result.points) for result in results[-5:]] == again.points.tolist()
    assert [list(result.payoffs) for result in results[-5:]] == again.payoffs.tolist()


def test_other_data_reaches_every_process() -> None:
    content = {"character": [dict(entry) for entry in GAME.own_data.content["character"]]}
    for entry in content["character"]:
        entry["coins"] = 0
    games = PLAYOUTS_A_BLOCK + 1
    here = list(run_matches(GAME, ["random"], 3, games, seed=3, data=content))
    there = list(run_matches(GAME, ["random"], 3, games, seed=3, data=content, jobs=2))
    assert here == there
    assert here != list(run_matches(GAME, ["random"], 3, games, seed=3))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    assert len(list(run_matches(GAME, MIXED, 3, games=9, seed=1, progress=told.append))) == 9
    assert told == sorted(told)
    assert told[-1] == 9


def test_whoever_stops_reading_stops_the_processes() -> None:
    before = set(multiprocessing.active_children())
    results = run_matches(GAME, ["random"], 3, games=10**8, seed=1, jobs=2)
    assert isinstance(next(results), MatchResult)
    del results
    assert set(multiprocessing.active_children()) <= before


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadPlayers):
        run_matches(GAME, ["random"], 9, games=1)
    with pytest.raises(BadMatch, match="2 bots for 3 seats"):
        run_matches(GAME, ["random", "greedy"], 3, games=1)
    with pytest.raises(UnknownBot):
        run_matches(GAME, ["deep"], 3, games=1)
    with pytest.raises(BadMatch, match="number of games"):
        run_matches(GAME, ["random"], 3, games=0)
    with pytest.raises(BadMatch, match="number of jobs"):
        run_matches(GAME, ["random"], 3, games=1, jobs=0)
    with pytest.raises(BadOption):
        run_matches(GAME, ["random"], 3, games=1, options={"fog": True})


def test_a_bot_is_never_given_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[londinium.State] = []
    tables: list[londinium.Table] = []
    original = type(GAME).table

    def table(*arguments: object, **named: object) -> londinium.Table:
        tables.append(original(*arguments, **named))  # type: ignore[arg-type]  # handed through as they came
        return tables[-1]

    from londinium.bots.uniform import Random

    choose = Random.choose

    def watched(self: Random, state: londinium.State, seat: int) -> int:
        given.append(state)
        return choose(self, state, seat)

    monkeypatch.setattr(type(GAME), "table", table)
    monkeypatch.setattr(Random, "choose", watched)
    play_match(GAME, ["random"], 3, seed=1)
    assert given
    assert all(state is not tables[0].state for state in given)
    assert all(list(state.stream) != list(tables[0].state.stream) for state in given)


def test_one_bot_alone_stands_for_all_seats() -> None:
    assert seated(["greedy"], 2) == ("greedy", "greedy")


# what they come to


def result(number: int, bots: tuple[str, ...], payoffs: tuple[float, ...]) -> MatchResult:
    return MatchResult(number, number, bots, payoffs, (1, 2), 10 + number, 9, {"luck": float(number)})


def test_shared_victories_count_in_parts_and_lost_ones_are_told() -> None:
    summary = Summary.of(
        2,
        [
            result(0, ("greedy", "random"), (1.0, 0.0)),
            result(1, ("random", "greedy"), (0.5, 0.5)),
            result(2, ("greedy", "random"), (0.0, 0.0)),
        ],
    )
    assert [share.share for share in summary.by_seat()] == pytest.approx([0.5, 1 / 6])
    assert {name: share.share for name, share in summary.by_bot().items()} == pytest.approx(
        {"greedy": 0.5, "random": 1 / 6}
    )
    assert summary.without_winner() == pytest.approx(1 / 3)
    assert summary.figures()["luck"].mean == pytest.approx(1.0)
    assert summary.columns()["luck"] == [0.0, 1.0, 2.0]


def test_a_game_counted_in_part_is_forgotten() -> None:
    summary = Summary.of(2, [result(0, ("greedy", "random"), (1.0, 0.0))])
    whole = summary.columns()
    summary.numbers.append(1)
    summary.seeds.append(1)
    summary.bots.append(("random", "greedy"))
    summary.settle()
    assert summary.columns() == whole


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    for share in (0.0, 0.1, 0.25, 0.5, 1.0):
        few, many = wilson(share, 20), wilson(share, 2000)
        assert 0 <= few[0] <= many[0] <= share <= many[1] <= few[1] <= 1
    assert wilson(0.25, 400) == pytest.approx((0.2101, 0.2947), abs=1e-3)
