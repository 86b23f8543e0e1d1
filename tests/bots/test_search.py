"""The search: that it sees what its seat sees, plays the same again from a seed, and keeps to its budget."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import londinium
from londinium.bots import BadBudget, Bot, Budget, Search, UnknownBot, bot, bots, check_bot
from londinium.bots.search import LEAST, read_settings, settings_of
from londinium.bots.thinking import Thinker, begin
from londinium.conformance.checks import another_world
from londinium.core.errors import IllegalMove
from londinium.core.game import Game
from londinium.core.table import Table
from tests.night import games_in_time

GAMES = games_in_time()
FEW = 24 if londinium.compiled else 2  # simulations, where what they find does not matter


def search(game: Game, seed: int, simulations: int, **more: Any) -> Search:
    """A search; in plain Python one that foresees little, which takes longest there."""
    settings = settings_of(game, 2)
    if not londinium.compiled:
        settings = replace(settings, samples=min(settings.samples, 2), lucks=1)
    return Search(seed, game, Budget(simulations=simulations), replace(settings, **more.pop("settings", {})), **more)


def mind(spec: str, seed: int, game: Game) -> Bot:
    return search(game, seed, FEW) if spec == "search" else bot(spec, seed, game)


def tables(game: Game, players: int, count: int, seed: int = 1) -> list[tuple[Table, int]]:
    """Tables of random games at which a seat has a choice, spread over the game."""
    dice = Random(seed)
    found: list[tuple[Table, int]] = []
    for deal in range(count):
        table = game.table(players, seed=deal)
        for _ in range(dice.randrange(8 if game.bound(players, {}) < 200 else 60)):
            seat = dice.choice(table.to_act)
            table.play(seat, dice.choice(table.moves(seat)))
        while not table.over and all(len(table.moves(seat)) < 2 for seat in table.to_act):
            table.play(table.to_act[0], table.moves(table.to_act[0])[0])
        if not table.over:
            found.append((table, next(seat for seat in table.to_act if len(table.moves(seat)) > 1)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("spec", [*bots(), "level:1"])
def test_what_a_seat_cannot_know_changes_nothing_a_bot_plays_there(game: Game, spec: str) -> None:
    dice = Random(3)
    for players in (game.players[0], game.players[-1]):
        for table, seat in tables(game, players, 3):
            world = another_world(table, seat, dice)
            chosen = [londinium.bots.answer(one, seat, mind(spec, 5, game)) for one in (table, world)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_and_simulations_give_the_same_move_on_any_number_of_threads(game: Game) -> None:
    for table, seat in tables(game, game.players[0], 3):
        thoughts = []
        for threads in (1, 2, 1):
            thinking = search(game, 7, FEW * 4, threads=threads)
            thoughts.append(thinking.think(table.state.imagine(seat, 1), seat, FEW * 4)[0])
        assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_thinking_changes_nothing_in_the_position_thought_about(game: Game) -> None:
    for table, seat in tables(game, game.players[-1], 2):
        imagined = table.state.imagine(seat, 1)
        before = game.position_of(imagined)
        assert search(game, 1, FEW).choose(imagined, seat) in table.state.legal(seat)
        assert game.position_of(imagined) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_simulations_of_a_choice_are_shared_out_and_half_of_the_candidates_given_up_each_time(game: Game) -> None:
    table, seat = next((table, seat) for table, seat in tables(game, 2, 20) if len(table.moves(seat)) > 3)
    thinking = search(game, 1, 1, settings={"candidates": 4})
    thoughts, spent = thinking.think(table.state.imagine(seat, 1), seat, 80)
    assert len(thoughts) == 4
    tried = sorted((thought.simulations for thought in thoughts), reverse=True)
    assert tried == [30, 30, 10, 10]  # 40 among four, 40 among the better two
    assert spent == sum(tried) == 80
    assert all(-1 <= thought.mean <= 1 for thought in thoughts)


def test_a_turns_budget_is_shared_out_over_its_choices_and_begins_anew_with_the_next() -> None:
    game = londinium.game("london")
    table = game.table(2, seed=1)
    thinking = search(game, 1, 200)
    spent = []
    while len({step.seat for step in table.log}) < 2:
        seat = table.to_act[0]
        table.play(seat, londinium.bots.answer(table, seat, thinking))
        spent.append(thinking.turn.spent)
    turn = spent[: next(i for i, step in enumerate(table.log) if step.seat != table.log[0].seat)]
    assert turn == sorted(turn)
    assert turn[-1] <= 200 + 12 * len(turn)  # every candidate is tried at least once, whatever is left
    thinking.begin_turn()
    assert thinking.turn.spent == 0


@pytest.mark.parametrize("wrong", ["0s", "-1s", "601s", "s", "1h", "0", "10000001", "1.5", "", "nan", "nans", "infs"])
def test_a_budget_of_nothing_or_of_hours_gets_a_sentence(wrong: str) -> None:
    with pytest.raises(BadBudget, match="is no time to think: give seconds"):
        check_bot(f"search:{wrong}")


def test_a_bot_nobody_knows_and_one_that_takes_no_budget_get_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep:2s'; there are random, greedy, search"):
        bot("deep:2s")
    with pytest.raises(BadBudget, match="greedy takes no budget"):
        bot("greedy:2s")
    with pytest.raises(BadBudget, match="needs to know its game"):
        bot("search")
    with pytest.raises(UnknownBot, match="there is no way 'deep' to search here; there are flat, tree"):
        bot("search.deep:2s", game=londinium.game("eighty-days"))
    with pytest.raises(UnknownBot, match=r"there is no bot 'greedy\.flat'"):
        bot("greedy.flat")
    with pytest.raises(BadBudget, match="ismcts counts in simulations a choice, at least two"):
        bot("ismcts:2s", game=londinium.game("eighty-days"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_bots_are_compared_with_plays_too_and_no_table_offers_it(game: Game) -> None:
    ways = tomllib.loads((game.folder / "bot" / "search.toml").read_text(encoding="utf-8"))["way"]
    table, seat = tables(game, 2, 1)[0]
    for spec in (f"ismcts:{FEW}", *(f"search.{way}:{FEW}" for way in ways)):
        assert londinium.bots.answer(table, seat, bot(spec, 1, game)) in table.moves(seat)
        assert spec not in bots()
    for way in ways:
        assert settings_of(game, 2, way) != settings_of(game, 2)


def test_a_search_thinks_as_its_game_says_for_the_number_of_players(tmp_path: Path) -> None:
    path = tmp_path / "search.toml"
    path.write_text("[search]\nown = 8\n[players.4]\nown = 3\n[players.6]\nown = 2\n[way.flat]\nrounds = 1\n")
    assert [read_settings(path, players).own for players in range(2, 7)] == [8, 8, 3, 3, 2]
    assert read_settings(path, 5, "flat") == replace(read_settings(path, 4), rounds=1)


def test_a_move_that_was_given_up_is_not_taken_for_its_luck_in_fewer_worlds() -> None:
    game = londinium.game("eighty-days")
    for seed in range(12 if londinium.compiled else 2):
        for table, seat in tables(game, 2, 4, seed):
            thoughts, _ = search(game, seed, 4 * FEW).think(table.state.imagine(seat, seed), seat, 4 * FEW)
            tried = [thought.simulations for thought in thoughts]
            assert tried == sorted(tried, reverse=True)


def test_whoever_is_sure_to_win_would_rather_win_by_more() -> None:
    london = londinium.game("london")
    table = london.restore({"players": 2, "seed": 1, "prestige": [150, 0], "deck": [], "ending": 1})
    means = []
    for margin in (0.0, settings_of(london, 2).margin):
        search = Search(1, london, Budget(simulations=100), replace(settings_of(london, 2), margin=margin))
        thoughts, _ = search.think(table.state.imagine(0, 1), 0, 100)
        means.append({str(london.moves[one.move]): one.mean for one in thoughts})
    careless, careful = means
    assert careless["loan"] == careless["enough"] == 1.0, "it wins whatever it does"
    assert 0.5 < careful["loan"] < careful["enough"] < 1.0


def test_no_move_is_thought_about_that_is_not_legal() -> None:
    state = londinium.game("kids-of-london").restore({"players": 3, "hands": [[1, 8], [0, 2], [3, 4]]}).state
    thinker = Thinker(state, 0, 1)
    with pytest.raises(IllegalMove, match="move 5 is not legal for seat 0"):
        begin(thinker, state, 0, 1, [1, 5])
    with pytest.raises(IllegalMove, match="seat 7 owes no choice"):
        begin(thinker, state, 7, 1, [1])


@given(st.floats(0.001, 600), st.floats(0, 10_000))
def test_where_many_think_in_turn_each_has_its_part_of_the_time_never_more_and_never_nothing(
    seconds: float, among: float
) -> None:
    whole = Budget(seconds=seconds)
    part = whole.shared(among)
    assert min(LEAST, seconds) <= part.seconds <= seconds
    assert part.seconds <= max(LEAST, seconds / max(among, 1))
    assert whole.shared(among + 1).seconds <= part.seconds
    assert whole.shared(1) == whole


def test_simulations_are_never_fewer_however_many_wait() -> None:
    game = londinium.game("kids-of-london")
    hurried = search(game, 7, FEW)
    hurried.hurry(1000)
    assert hurried.budget == Budget(simulations=FEW)
    for table, seat in tables(game, 2, 2):
        patient = search(game, 7, FEW)
        state = table.state.imagine(seat, 1)
        assert hurried.think(state, seat, FEW) == patient.think(state, seat, FEW)
        hurried = search(game, 7, FEW)
        hurried.hurry(1000)
