"""OpenSpiel's own tests and algorithms run on the games; what a player cannot know does not reach it there either."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import londinium
from londinium.core.errors import BadNumber, BadOption, BadPlayers, BadSeat
from londinium.envs import BadSave, openspiel

NAMES = [openspiel.name_of(game) for game in londinium.games()]
KIDS = "londinium_kids_of_london"
LONG = ("londinium_london", "londinium_key_to_the_city")
EVERY = 17  # one position in so many is resampled
STEPS = 300 if londinium.compiled else 60


def walk(game: Any, seed: int, steps: int = STEPS) -> Any:
    """The states of a random game."""
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        state.apply_action(int(dice.choice(state.legal_actions())))


def dealt(game: Any, throw: int = 1) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(throw)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_of_openspiel_finds_nothing_wrong(name: str) -> None:
    short = name not in LONG
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=2 if short else 1, serialize=short or londinium.compiled, verbose=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_one_the_player_cannot_tell_from_the_true_one(name: str) -> None:
    """What OpenSpiel's ResampleInfostateTest looks at, which only games written in C++ can be given to."""
    game = pyspiel.load_game(f"{name}(players=3)")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(walk(game, 1)):
        if number % EVERY == 0 and not state.is_chance_node():
            for player in range(3):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()


def test_resampling_draws_anew_what_the_player_cannot_know() -> None:
    state = dealt(pyspiel.load_game(f"{KIDS}(players=3)"))
    state.apply_action(4)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(1, sampler).to_dict() for _ in range(40)]
    assert len({world["chosen"][0] for world in worlds}) > 3
    assert len({tuple(world["characters"]) for world in worlds}) > 30
    own = [state.resample_from_infostate(0, sampler).to_dict() for _ in range(10)]
    assert {world["chosen"][0] for world in own} == {"send 4"}


def test_what_a_player_knows_is_its_information_state() -> None:
    game = pyspiel.load_game(f"{KIDS}(players=3)")
    one, other = dealt(game), dealt(game)
    one.apply_action(3)
    other.apply_action(5)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert len(one.information_state_tensor(0)) == londinium.game("kids-of-london").layout(3).size


def test_chance_decides_what_is_dealt_and_what_comes_next() -> None:
    game = pyspiel.load_game(f"{KIDS}(players=3)")
    assert len({tuple(dealt(game, throw).to_dict()["characters"]) for throw in range(20)}) > 15
    asked = [state.is_chance_node() for state in walk(game, 4)]
    assert asked[: openspiel.THROWS] == [True] * openspiel.THROWS
    assert not any(asked[openspiel.THROWS :]), "all cards are shuffled as they are dealt"


def test_where_the_rules_draw_in_the_middle_of_a_game_chance_is_asked_then() -> None:
    game = pyspiel.load_game("londinium_key_to_the_city(players=2)")
    before = next(
        state for state in walk(game, 1, 5000) if state.is_chance_node() and state.position.waiting is not None
    )
    drawn = set()
    for throw in range(20):
        after = before.clone()
        while after.is_chance_node():
            after.apply_action(throw)
        drawn.add(json.dumps(after.to_dict()["keyples"]))
    assert len(drawn) > 5


@pytest.mark.parametrize("name", NAMES)
def test_states_observations_and_actions_have_json_structs(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=2)")
    for number, state in enumerate(walk(game, 2)):
        if number % EVERY == 0 or number < 6:
            again = game.new_initial_state(state.to_dict())
            assert json.loads(again.to_json()) == json.loads(state.to_json())
            assert again.legal_actions() == state.legal_actions()
            player = state.current_player()
            for action in state.legal_actions()[:5]:
                struct = state.action_to_struct(player, action)
                assert state.struct_to_actions(struct) == [action]
            if player >= 0:
                seen = json.loads(state.to_observation_struct(player).to_json())
                assert "me" in seen["owes"]
                assert openspiel.SpielState.restore(state.save()).to_dict() == state.to_dict()


def test_ismcts_and_mccfr_of_openspiel_run_on_kids_of_london() -> None:
    game = pyspiel.load_game(f"{KIDS}(players=2)")
    state = dealt(game)
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=20, evaluator=rollout)
    assert bot.step(state) in state.legal_actions()
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_a_small_kids_of_london_is_solved_ever_better() -> None:
    given = {"players": 3, "throws": 1, "start": '{"hour": 8, "hands": [[2, 6], [1, 7], [3, 5]], "coins": [12, 9, 10]}'}
    game = pyspiel.load_game(KIDS, given)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    found = []
    for times in (20, 400):
        for _ in range(times):
            solver.iteration()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 0 <= found[1] < found[0]


def test_the_end_pays_the_shares_of_the_victory_and_leaves_a_record() -> None:
    game = pyspiel.load_game(f"{KIDS}(players=3)")
    *_, last = walk(game, 3, steps=10_000)
    assert last.is_terminal()
    assert last.returns() == [last.rules.payoff(seat) for seat in range(3)]
    assert londinium.replay(last.record()).over


def test_an_option_that_knows_a_word_beside_numbers_takes_it_as_minus_one() -> None:
    game = pyspiel.load_game("londinium_london(players=3,first_seat=-1,deck=first)")
    assert game.settings["first_seat"] == "random"
    assert game.settings["deck"] == "first"
    assert pyspiel.load_game(str(game)).settings == game.settings


def test_bad_input_is_named() -> None:
    game = openspiel.CLASSES["kids-of-london"]
    with pytest.raises(BadPlayers, match="2 to 5"):
        game({"players": 9})
    with pytest.raises(BadOption, match="no option 'wind'"):
        game({"wind": "1"})
    with pytest.raises(BadNumber, match="number of throws is a whole number from 1 to 8"):
        game({"throws": 0})
    with pytest.raises(BadNumber, match="start is a snapshot as JSON"):
        game({"start": "hour 8"})
    state = game({"players": 3}).new_initial_state()
    with pytest.raises(BadNumber, match="has not been dealt"):
        state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(BadSeat, match="seats are 0 to 2"):
        state.resample_from_infostate(3, lambda: 0.5)
    with pytest.raises(BadSave, match=r"save\(\)"):
        openspiel.SpielState.restore(b"")
