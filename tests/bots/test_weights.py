"""Weights by stage: how they scale what a heuristic counts, and how they are fitted and tried."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import londinium
from bench.weights import Fit, Pairs, Trial, adopted, auc, collect, fit, fitted_text, log_loss, predictions
from londinium.arena.sprt import Sprt, Verdict
from londinium.core.errors import BadData
from londinium.core.game import Game
from londinium.core.state import StageWeights, State
from londinium.core.weights import read_weights

PACKAGE = Path(londinium.__file__).parent
SOURCES = ("robbed", "elsewhere", "given", "beggar", "children")
EARLY, LATE = (1.5, 0.5, 1.25, 0.75, 2.0), (0.5, 1.0, 1.5, 2.0, 0.25)
ASKED = """
import json, londinium
from random import Random
dice = Random(1)
game = londinium.game("kids-of-london")
found = []
for players in (2, 4):
    table = game.table(players, seed=5)
    while True:
        state = table.state
        plain = state.clone().overlook(["weights"])
        careless = state.clone().overlook(["robbed"])
        asked = londinium.compiled and not table.over and len(found) % 5 == 0
        advised = londinium.advise(table, table.to_act[0], "10").moves[0] if asked else None
        found.append({
            "over": table.over,
            "weighted": state.prospects(),
            "plain": plain.prospects(),
            "careless": careless.prospects(),
            "value": state.value(0),
            "plain value": plain.value(0),
            "careless value": careless.value(0),
            "copy": [plain.clone().value(0), state.clone().value(0), plain.overlook([]).value(0)],
            "off": abs(sum(one.share for one in advised.reasons) - advised.difference) if advised else 0.0,
        })
        if table.over:
            break
        for seat in table.to_act:
            table.play(seat, dice.choice(table.moves(seat)))
print(json.dumps(found))
"""


def write(folder: Path, early: dict[str, Any], late: dict[str, Any]) -> str:
    (folder / "bot").mkdir(exist_ok=True)
    lines = ["[early]", *(f"{k} = {v}" for k, v in early.items()), "[late]", *(f"{k} = {v}" for k, v in late.items())]
    (folder / "bot" / "weights.toml").write_text("\n".join(lines), encoding="utf-8")
    return str(folder)


def answers(folder: Path, weighted: bool) -> Any:
    """What Kids of London says of some positions with other weights: the package again, with another data file."""
    bot = PACKAGE / "games" / "kids_of_london" / "bot"
    here = folder / "londinium"
    for inner in (PACKAGE, PACKAGE / "games", bot.parent, bot):
        there = here / inner.relative_to(PACKAGE)
        if there.is_symlink():
            there.unlink()
        there.mkdir()
        for path in inner.iterdir():
            if path.name not in ("weights.toml", "__pycache__"):
                (there / path.name).symlink_to(path)
    if weighted:
        bot_there = here / bot.relative_to(PACKAGE)
        write(bot_there.parent, dict(zip(SOURCES, EARLY, strict=True)), dict(zip(SOURCES, LATE, strict=True)))
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def weighted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return answers(tmp_path_factory.mktemp("weighted"), True)


@pytest.fixture(scope="module")
def unweighted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return answers(tmp_path_factory.mktemp("unweighted"), False)


# What they do


def test_each_source_counts_as_much_as_its_stage_says(weighted: Any) -> None:
    for at in weighted:
        left, amounts = at["weighted"]
        for i, amount in enumerate(at["plain"][1]):
            early, late = EARLY[i % len(SOURCES)], LATE[i % len(SOURCES)]
            weight = 1.0 if at["over"] else late + (early - late) * left
            assert amounts[i] == pytest.approx(weight * amount, abs=1e-12)
    assert sum(at["weighted"] != at["plain"] for at in weighted) > 10


def test_what_a_game_came_to_is_never_weighted(weighted: Any) -> None:
    ends = [at for at in weighted if at["over"]]
    assert len(ends) == 2
    assert all(at["weighted"] == at["plain"] and any(at["plain"][1]) for at in ends)


def test_who_overlooks_the_weights_judges_as_if_there_were_none(weighted: Any, unweighted: Any) -> None:
    assert [at["plain value"] for at in weighted] == [at["value"] for at in unweighted]
    assert [at["plain"] for at in weighted] == [at["weighted"] for at in unweighted]
    assert any(at["plain value"] != at["value"] for at in weighted)
    for at in weighted:
        assert at["copy"] == [at["plain value"], at["value"], at["value"]]


def test_without_a_file_nothing_is_weighted(unweighted: Any) -> None:
    assert all(at["weighted"] == at["plain"] and at["value"] == at["plain value"] for at in unweighted)


def test_a_source_can_be_overlooked_whatever_it_weighs(weighted: Any) -> None:
    assert all(at["careless"] == at["weighted"] for at in weighted)
    assert any(at["careless value"] != at["value"] for at in weighted if not at["over"])


@pytest.mark.once
def test_the_parts_of_advice_add_up_when_sources_are_weighted(weighted: Any) -> None:
    assert max(at["off"] for at in weighted) < 1e-9


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_how_much_of_a_game_is_left_goes_from_nearly_all_to_little(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        dice = Random(3)
        state: State = game.table(players, seed=2).state
        seen = [state.prospects()[0]]
        moves = 0
        while not state.over:
            state.apply(dice.choice(state.legal()))
            moves += 1
            if moves % 6 == 0 and not state.over:
                seen.append(state.prospects()[0])
        assert all(0.0 <= left <= 1.0 for left in seen)
        assert seen[0] > 0.75
        assert seen[-1] < seen[0]


# The file


def test_a_game_without_a_file_has_no_weights(tmp_path: Path) -> None:
    assert read_weights(str(tmp_path), SOURCES) == []
    weights = StageWeights(str(tmp_path), SOURCES)
    assert not weights.said
    assert set(weights.late) == {1.0}
    assert set(weights.more) == {0.0}


def test_weights_are_read_in_the_order_of_the_sources(tmp_path: Path) -> None:
    folder = write(tmp_path, {"money": 2, "points": 1.5}, {"points": 0.5, "money": 1.0})
    assert read_weights(folder, ("points", "money")) == [(1.5, 0.5), (2.0, 1.0)]
    weights = StageWeights(folder, ("points", "money"))
    assert weights.said
    assert list(weights.late)[:3] == [0.5, 1.0, 1.0]
    assert list(weights.more)[:3] == [1.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("early", "late", "sentence"),
    [
        ({"points": 1.0}, {"points": 1.0, "money": 1.0}, r"\[early\] must weight points, money, and weights points"),
        ({"points": 1.0, "money": 1.0}, {}, r"\[late\] must weight points, money, and weights none"),
        (
            {"points": 1.0, "money": 1.0, "luck": 1.0},
            {"points": 1.0, "money": 1.0},
            r"\[early\] must weight points, money,",
        ),
        ({"points": -1.0, "money": 1.0}, {"points": 1.0, "money": 1.0}, r"points is a number from 0 to 4, not -1.0"),
        ({"points": 1.0, "money": '"all"'}, {"points": 1.0, "money": 1.0}, r"money is a number from 0 to 4, not 'all'"),
        ({"points": 1.0, "money": "nan"}, {"points": 1.0, "money": 1.0}, r"money is a number from 0 to 4, not nan"),
    ],
)
def test_a_file_that_does_not_fit_the_game_gets_a_sentence(
    tmp_path: Path, early: dict[str, Any], late: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadData, match=sentence):
        read_weights(write(tmp_path, early, late), ("points", "money"))


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_the_weights_a_game_has_say_which_command_made_them(game: Game) -> None:
    path = game.folder / "bot" / "weights.toml"
    weights = read_weights(str(game.folder), game.sources)
    assert path.exists() == bool(weights)
    assert not weights or f"`python -m bench.weights fit {game.id} --games " in path.read_text(encoding="utf-8")


# Fitting


def drawn(truth: tuple[float, ...], games: int, drift: float = 0.0) -> Pairs:
    """Pairs of which the one ends before the other by what the sources truly count."""
    dice = np.random.default_rng(1)
    left = np.tile(np.linspace(1, 0, 10), games)
    ahead = dice.normal(size=(10 * games, len(truth)))
    lead = (ahead * (np.array(truth) + drift * left[:, None])).sum(axis=1)
    won = (dice.random(10 * games) < 1 / (1 + np.exp(-2 * lead))).astype(float)
    return Pairs(ahead, left, won, np.repeat(np.arange(games), 10))


def test_a_source_that_counts_more_than_it_says_is_weighted_up_and_noise_down() -> None:
    fitted = fit(drawn((2.0, 1.0, 0.0), 3000))
    for weights in (fitted.early, fitted.late):
        assert weights[0] > 1.3 * weights[1] > 1.3 * 1.3 * weights[2]
    assert fitted.early[2] == pytest.approx(0.2, abs=0.1)


def test_a_source_that_counts_more_in_the_beginning_is_weighted_more_there() -> None:
    fitted = fit(drawn((0.5, 1.5), 3000, drift=1.0))
    assert fitted.early[0] / fitted.early[1] > 1.5 * fitted.late[0] / fitted.late[1]


def test_weights_stay_near_one_where_there_is_little_to_learn_from() -> None:
    fitted = fit(drawn((2.0, 1.0, 0.0), 3))
    assert np.abs(np.concatenate([fitted.early, fitted.late]) - 1).max() < 0.25
    right = fit(drawn((1.0, 1.0), 3000))
    assert np.abs(np.concatenate([right.early, right.late]) - 1).max() < 0.1


def test_part_of_the_way_is_between_one_and_the_weights_that_fit_best() -> None:
    pairs = drawn((2.0, 1.0, 0.0), 500)
    whole, half, none = (fit(pairs, part) for part in (1.0, 0.5, 0.0))
    assert half.early == pytest.approx((1 + whole.early) / 2, abs=1e-3)
    assert set(none.early) == set(none.late) == {1.0}


def test_weights_that_are_true_predict_games_that_were_not_fitted_to() -> None:
    pairs = drawn((2.0, 1.0, 0.0), 2000)
    held_out = pairs.game % 4 == 3
    fitted = fit(pairs.among(~held_out))
    *stages, (name, before, after, was, now) = predictions(fitted, pairs.among(held_out))
    assert name == "all"
    assert len(stages) == 5
    assert after < before
    assert now > was


def test_all_pairs_of_one_stage_of_one_game_count_as_one() -> None:
    pairs = Pairs(np.zeros((5, 1)), np.array([1.0, 0.9, 0.1, 0.9, 0.9]), np.ones(5), np.array([0, 0, 0, 1, 1]))
    assert pairs.share.tolist() == [0.5, 0.5, 1.0, 0.5, 0.5]


def test_auc_is_how_often_the_better_has_the_larger_lead() -> None:
    pairs = Pairs(np.zeros((5, 1)), np.ones(5), np.array([1.0, 1.0, 0.0, 0.0, 0.5]), np.arange(5))
    assert auc(pairs, np.array([3.0, 1.0, 2.0, 1.0, 9.0])) == (1 + 1 + 0 + 0.5) / 4
    assert log_loss(pairs, np.zeros(5)) == pytest.approx(np.log(2))


def test_the_same_seed_collects_the_same_games_and_another_others() -> None:
    kids = londinium.game("kids-of-london")
    done: list[int] = []
    one, again, other = (collect(kids, 2, seed, lambda: done.append(1)) for seed in (1, 1, 2))
    assert len(done) == 6
    assert np.array_equal(one.ahead, again.ahead)
    assert np.array_equal(one.won, again.won)
    assert one.ahead.shape[1] == len(kids.sources)
    assert not np.array_equal(one.ahead[:20], other.ahead[:20])


def test_what_is_written_can_be_read_again(tmp_path: Path) -> None:
    kids = londinium.game("kids-of-london")
    fitted = Fit(np.array(EARLY), np.array(LATE), np.ones(5))
    text = fitted_text(kids, fitted, collect(kids, 2, 1, lambda: None), "fit kids-of-london --games 2 --seed 1")
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "weights.toml").write_text(text, encoding="utf-8")
    assert read_weights(str(tmp_path), kids.sources) == list(zip(EARLY, LATE, strict=True))
    assert "`python -m bench.weights fit kids-of-london --games 2 --seed 1`" in text


# Matches


def test_weights_are_adopted_only_where_the_search_wins_and_greedy_does_not_lose() -> None:
    lost, won, open_ = Verdict("p0", -3.0, 90), Verdict("p1", 3.0, 40), Verdict(None, 1.0, 100)
    assert adopted([won, open_, won])
    assert not adopted([won, won, open_])
    assert not adopted([won, lost, won])
    assert not adopted([won, won, lost])


@pytest.mark.parametrize("budget", ["", pytest.param("20", marks=pytest.mark.once)], ids=["greedy", "search"])
def test_a_trial_plays_the_same_deal_from_every_seat_and_the_same_again(budget: str) -> None:
    kids = londinium.game("kids-of-london")
    trial = Trial(2, 2, Sprt(0.3, 0.4), worlds=1, budget=budget)
    payoffs = trial.play(kids, 0, 7)
    assert len(payoffs) == 2
    assert all(0 <= payoff <= 1 for payoff in payoffs)
    assert payoffs == trial.play(kids, 0, 7)
    blocks: list[int] = []
    verdict, share = trial.run(kids, 7, lambda: blocks.append(1))
    assert len(blocks) == share.blocks == verdict.blocks == 2
