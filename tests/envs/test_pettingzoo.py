"""PettingZoo's own tests pass on every game, and what is not theirs: masks, rewards, records, copies, errors."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec, wrappers
from pettingzoo.utils.env_logger import EnvLogger

import londinium
from londinium.core.errors import BadMove, BadNumber, BadOption, BadSeat, IllegalMove
from londinium.envs import BadSave, pettingzoo
from tests.chromium import MISSING, MUST, chromium

with warnings.catch_warnings():  # PettingZoo's tests import a game of its own in a way that it advises against
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

KIDS = "kids-of-london"
GAMES = [game.id for game in londinium.games()]
CYCLES = 60 if londinium.compiled else 8
# an observation with its mask is no bare array, which PettingZoo's own classic games have warned of too
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("layout", ["flat", "entities"])
@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_pettingzoo_finds_nothing_wrong_with_the_api(game: str, layout: str, reward: str) -> None:
    api_test(pettingzoo.env(game, layout=layout, reward=reward), num_cycles=CYCLES)


def test_pettingzoo_finds_nothing_wrong_inside_its_wrappers_either() -> None:
    legal_or_lost = wrappers.TerminateIllegalWrapper(pettingzoo.env(KIDS), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal_or_lost))
    api_test(wrapped, num_cycles=CYCLES)
    wrapped.reset(seed=1)
    wrapped.step(11)
    assert wrapped.terminations == dict.fromkeys(wrapped.possible_agents, True)
    assert wrapped.last()[1] == -1


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, players=3), num_cycles=CYCLES)


def test_pettingzoo_finds_nothing_wrong_where_all_choose_at_once() -> None:
    parallel_api_test(pettingzoo.parallel_env(KIDS, players=4), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(KIDS, players=3), num_cycles=CYCLES)


def test_where_all_choose_at_once_as_many_cycles_are_played_as_are_asked_for() -> None:
    at_once = pettingzoo.kids_of_london_v1.parallel_env
    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda **given: parallel_to_aec(at_once(**given))))


def test_elsewhere_choices_are_not_made_at_once() -> None:
    with pytest.raises(BadNumber, match="only in kids-of-london; london has env"):
        pettingzoo.london_v1.parallel_env()


def test_ids_have_versions() -> None:
    assert str(pettingzoo.london_v1.env(players=3)) == "london_v1"
    assert pettingzoo.env("london").metadata["name"] == "london_v1"
    assert pettingzoo.key_to_the_city_v1.raw_env().metadata["name"] == "key_to_the_city_v1"


def play(env: Any, steps: int, seed: int = 1) -> None:
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.agents:
            return
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(dice.choice(legal)))


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_in_the_observation_and_in_the_info_and_is_what_moves_says(game: str) -> None:
    env = pettingzoo.raw_env(game, players=3)
    env.reset(seed=5)
    for _ in range(CYCLES):
        if env.match.over:
            break
        observation, _, _, _, info = env.last()
        table = env.match.table()
        seat = env.seat_of(env.agent_selection)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(move.id for move in table.moves(seat))
        assert (observation["action_mask"] == info["action_mask"]).all()
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        assert not any(env.infos[agent]["action_mask"].any() for agent in others)
        play(env, 1)


def test_a_seed_gives_the_game_of_a_table_with_that_seed_and_the_record_of_it() -> None:
    env = pettingzoo.env(KIDS, players=3)
    env.reset(seed=11)
    play(env, 400)
    record = env.unwrapped.record()
    assert record.seed == f"{11:032x}"
    table = londinium.replay(record)
    assert table.over
    env.reset()
    first = env.unwrapped.match.seed
    env.reset(seed=11)
    env.reset()
    assert env.unwrapped.match.seed == first != 11, "what follows a seed follows from it"


def test_rewards_are_shares_of_the_victory_at_the_end_or_the_changes_of_the_lead() -> None:
    total: dict[str, list[float]] = {}
    for reward in ("win", "shaped"):
        env = pettingzoo.raw_env(KIDS, players=3, reward=reward)
        env.reset(seed=4)
        sums = dict.fromkeys(env.possible_agents, 0.0)
        dice = np.random.default_rng(2)
        while not any(env.terminations.values()):
            env.step(int(dice.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
            for agent, got in env.rewards.items():
                sums[agent] += got
        total[reward] = list(sums.values())
        state = env.match.state
    points = [state.points(seat) for seat in range(3)]
    assert total["win"] == pytest.approx([state.payoff(seat) for seat in range(3)])
    assert total["shaped"] == [points[i] - max(points[:i] + points[i + 1 :]) for i in range(3)]


@pytest.mark.parametrize("way", [lambda env: env.copy(), copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("steps", [0, 9, 30, 44])
def test_a_copy_plays_on_as_the_original_does(way: Any, steps: int) -> None:
    env = pettingzoo.raw_env(KIDS, players=3, reward="shaped")
    env.reset(seed=4)
    play(env, steps)
    other = way(env)
    for _ in range(60):
        assert (other.agents, other.rewards, other.terminations) == (env.agents, env.rewards, env.terminations)
        if not env.agents:
            break
        mine, its = env.last(), other.last()
        assert (mine[0]["observation"] == its[0]["observation"]).all()
        assert mine[1:4] == its[1:4]
        play(env, 1)
        play(other, 1)
    env.reset()
    other.reset()
    assert env.match.seed == other.match.seed


def test_a_parallel_environment_is_copied_too() -> None:
    env = pettingzoo.parallel_env(KIDS, players=3)
    seen, _ = env.reset(seed=3)
    for _ in range(5):
        seen = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})[0]
    other = pickle.loads(pickle.dumps(env))
    for one in (env, other, copy.deepcopy(env)):
        now = one.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in one.agents})
        assert one.record().dumps() == env.record().dumps()
        assert set(now[0]) == set(one.possible_agents)


def test_wrong_actions_are_named_and_nothing_is_stepped() -> None:
    env = pettingzoo.env(KIDS, players=3)
    env.reset(seed=1)
    before = env.unwrapped.record().dumps()
    for action, error, said in (
        (11, IllegalMove, r"take-nothing \(11\) is not legal for seat 0 now; it may play send 0 \(0\)"),
        (12, BadMove, "whole numbers from 0 to 11, not 12"),
        (-1, BadMove, "not -1"),
        (None, BadMove, "not None"),
        ("send 0", BadMove, "not 'send 0'"),
        (0.5, BadMove, "not 0.5"),
    ):
        with pytest.raises(error, match=said):
            env.step(action)
    assert env.unwrapped.record().dumps() == before
    assert env.agent_selection == "player_0"
    with pytest.raises(BadSeat, match="player_7"):
        env.observe("player_7")


def test_calls_come_in_the_order_that_pettingzoo_enforces() -> None:
    env = pettingzoo.env(KIDS, players=3)
    for name in ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    for call in (env.last, env.agent_iter, env.render, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            call()
    with pytest.raises(AttributeError, match="has no opera"):
        env.opera  # noqa: B018
    assert env.copy().possible_agents == env.possible_agents
    env.reset(seed=1)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\)"):
        list(env.agent_iter())
    env.reset(seed=1)
    named = []
    for agent in env.agent_iter(max_iter=3):
        named.append(agent)
        play(env, 1)
    assert named == env.possible_agents
    play(env, 400)
    assert env.agents == []
    assert list(env.agent_iter()) == []
    EnvLogger.flush()
    env.step(0)
    assert "Should reset() first" in EnvLogger.mqueue[0]


def test_an_agent_whose_game_is_over_can_only_leave() -> None:
    env = pettingzoo.env(KIDS, players=3)
    env.reset(seed=1)
    while not env.terminations["player_0"]:
        play(env, 1)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    assert env.agents == env.possible_agents
    env.step(None)
    assert len(env.agents) == 2


def test_at_once_a_wrong_or_missing_action_steps_nobody() -> None:
    env = pettingzoo.parallel_env(KIDS, players=3)
    with pytest.raises(IllegalMove, match="reset"):
        env.step({})
    env.reset(seed=1)
    before = env.record().dumps()
    with pytest.raises(IllegalMove, match=r"11 is not legal for player_2; it may play send 0 \(0\)"):
        env.step({"player_0": 1, "player_1": 1, "player_2": 11})
    with pytest.raises(BadMove, match="player_2 owes a choice"):
        env.step({"player_0": 1, "player_1": 1})
    with pytest.raises(BadSeat, match="player_3"):
        env.step({"player_0": 1, "player_1": 1, "player_2": 1, "player_3": 1})
    assert env.record().dumps() == before


def test_an_environment_that_cannot_be_says_what_can() -> None:
    for given, error, said in (
        ({"options": {"wind": 1}}, BadOption, "no option 'wind'"),
        ({"reward": "praise"}, BadNumber, "win, shaped"),
        ({"render_mode": "opera"}, BadNumber, "ansi, human, rgb_array"),
        ({"layout": "round"}, BadNumber, "flat, entities"),
        ({"max_cycles": 0}, BadNumber, "at least 1"),
    ):
        with pytest.raises(error, match=said):
            pettingzoo.env(KIDS, **given)
    with pytest.raises(BadSave, match=r"save\(\)"):
        pettingzoo.SeatsEnv.restore(b"")
    with pytest.raises(BadSave, match="saved by a parallel pettingzoo environment; this is a pettingzoo environment"):
        pettingzoo.SeatsEnv.restore(pettingzoo.parallel_env(KIDS).save())


def test_the_table_is_drawn_as_a_spectator_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(KIDS, players=3, render_mode="ansi")
    env.reset(seed=1)
    env.step(8)
    drawn = env.render()
    assert "Still to come: banker" in drawn
    assert "[" not in drawn
    env = pettingzoo.env(KIDS, players=3, render_mode="human")
    env.reset(seed=1)
    env.step(8)
    assert capsys.readouterr().out.strip() == drawn.strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_picture_is_given_as_an_image(game: str) -> None:
    env = pettingzoo.env(game, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 2
    play(env, 12)
    assert not np.array_equal(env.render(), first)


@pytest.mark.skipif(chromium() is None and not MUST, reason=MISSING)
def test_an_image_may_be_of_the_board_as_the_page_draws_it() -> None:
    env = pettingzoo.env(KIDS, players=3, render_mode="rgb_array", picture="page")
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8
    assert min(first.shape[:2]) > 300
    assert first.shape[2] == 3
    env.step(8)
    second = env.render()
    assert not np.array_equal(second, first), "that a seat has chosen is shown"
    env.reset(seed=1)
    env.step(3)
    assert np.array_equal(env.render(), second), "and what it has chosen is not"


def test_the_page_is_drawn_as_an_image_alone() -> None:
    with pytest.raises(BadNumber, match="rgb_array"):
        pettingzoo.env(KIDS, render_mode="ansi", picture="page")
    with pytest.raises(BadNumber, match="picture is one of terminal, page"):
        pettingzoo.env(KIDS, render_mode="rgb_array", picture="opera")


def test_an_observation_is_explained_in_words() -> None:
    env = pettingzoo.raw_env(KIDS, players=3, layout="entities")
    env.reset(seed=1)
    env.step(8)
    assert env.explain(env.observe("player_0"))["my_choice"] == "send 8"
    assert env.explain(env.observe("player_1"))["chosen"] == ["me+2"]
