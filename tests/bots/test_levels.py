"""Levels: each game has some, the weakest first, and none plays against its own judgement."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import londinium
from londinium.arena.ladder import Ladder
from londinium.bots import UnknownLevel, answer, bot, check_bot, is_bot, known_ratings, level, levels, usual_level
from londinium.bots.greedy import Greedy
from londinium.bots.levels import MOST_LEVELS
from londinium.bots.search import Search
from londinium.core.game import Game

ROOT = Path(__file__).parent.parent.parent
LADDERS = ROOT / "ladders"
GAMES = londinium.games()
KIDS = londinium.game("kids-of-london")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_has_several_levels_of_which_one_that_searches_is_usual(game: Game) -> None:
    found = levels(game)
    assert 3 <= len(found) <= MOST_LEVELS
    assert [one.spec for one in found] == [f"level:{number}" for number in range(1, len(found) + 1)]
    assert [one for one in found if one.usual] == [usual_level(game)]
    assert usual_level(game).budget is not None
    assert all(one.budget is None or one.budget.seconds <= 2.0 for one in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_levels_overlook_what_their_game_counts_and_nothing_else(game: Game) -> None:
    for one in levels(game):
        assert set(one.overlooks) <= set(game.sources)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_level_plays_by_its_own_judgement_and_the_same_again(game: Game) -> None:
    for one in levels(game):
        if one.budget is None:
            table = game.table(game.players[0], seed=5)
            seat = table.to_act[0]
            chosen = {str(answer(table, seat, bot(one.spec, 3, game))) for _ in range(3)}
            assert len(chosen) == 1
            assert chosen <= set(map(str, table.moves(seat)))


def test_a_level_is_a_look_ahead_or_a_search() -> None:
    assert isinstance(bot("level:1", 1, KIDS), Greedy)
    assert isinstance(bot(levels(KIDS)[-1].spec, 1, KIDS), Search)


@pytest.mark.parametrize("text", ["0", "9", "-1", "x", "", "1.5", "²", "99999999999999999999"])
def test_a_level_that_is_not_there_gets_a_sentence(text: str) -> None:
    with pytest.raises(UnknownLevel, match="there is no level"):
        level(text, KIDS)
    with pytest.raises(UnknownLevel):
        check_bot(f"level:{text}", KIDS)
    assert not is_bot(f"level:{text}", KIDS)


def test_a_level_needs_to_know_its_game() -> None:
    with pytest.raises(UnknownLevel, match="needs to know its game"):
        bot("level:1", 1)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_ladder_of_a_game_has_every_level_of_it_and_can_be_played(game: Game) -> None:
    ladder = Ladder.read((LADDERS / f"{game.id}.toml").read_text(encoding="utf-8"))
    plans = ladder.plans(game, {run.name: 1 for run in ladder.runs})
    steps = {step for run, plan in plans if run.form == "steps" for step in pairwise(plan.bots)}
    assert steps >= set(pairwise(one.spec for one in reversed(levels(game))))
    assert ladder.ratings is not None
    assert ROOT / ladder.ratings == ROOT / "src/londinium/games" / game.folder.name / "bot" / "ratings.toml"


@pytest.mark.once
@pytest.mark.parametrize("game", [game for game in GAMES if known_ratings(game)], ids=lambda game: game.id)
def test_a_ladder_rates_every_level_above_random_and_a_search_as_one_of_a_second(game: Game) -> None:
    ratings = known_ratings(game)
    assert ratings["search"] == ratings["search:1s"]
    rated = [ratings[level.spec] for level in levels(game) if level.spec in ratings]
    assert all(mean > ratings["random"][0] for mean, _ in rated[1:])
    assert rated[-1][0] > rated[0][0] + rated[0][1] + rated[-1][1]
