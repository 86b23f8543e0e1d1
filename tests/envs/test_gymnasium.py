"""Gymnasium's own check passes, and its vectors play the same games as ours in every mode of beginning anew."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import londinium
from londinium.core.errors import BadMove, BadNumber, BadOption, IllegalMove
from londinium.envs import BadSave
from londinium.envs.gymnasium import SeatEnv, SeatVectorEnv
from londinium.envs.registration import IDS

KIDS = "londinium/KidsOfLondon-v1"
STEPS = 60 if londinium.compiled else 12


def first_legal(observations: Any, masks: Any) -> Any:
    """A policy as an earlier self would be."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("layout", ["flat", "entities"])
@pytest.mark.filterwarnings("ignore:.*render")  # what is asked for by name is not drawn in the check
@pytest.mark.filterwarnings("ignore:.*lower bound|.*upper bound|.*Box")
def test_gymnasium_finds_nothing_wrong_with_an_environment(name: str, layout: str) -> None:
    env = gymnasium.make(
        f"londinium/{name}-v1", players=3, layout=layout, illegal="replace"
    )  # it samples without masks
    check_env(env.unwrapped, skip_render_check=True)


def test_every_game_is_known_by_its_id_and_version() -> None:
    for name, game in IDS.items():
        env = gymnasium.make(f"londinium/{name}-v1")
        assert env.unwrapped.game.id == game  # type: ignore[attr-defined]
    assert isinstance(gymnasium.make_vec(KIDS, 3, "vector_entry_point"), SeatVectorEnv)


def test_one_seat_learns_and_sees_its_own_seat_of_the_game_a_table_plays() -> None:
    env = SeatEnv("kids-of-london", players=3, seat=1, opponents=["greedy", first_legal], reward="shaped")
    _, info = env.reset(seed=9)
    total, over = 0.0, False
    while not over:
        table = londinium.replay(env.record())
        assert table.state.actor == 1 == info["seat"]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(table.state.legal(1))
        assert (env.action_masks() == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(int(info["action_mask"].argmax()))
        total += reward
        assert not cut
    table = londinium.replay(env.record())
    assert table.over
    assert int(env.record().seed or "", 16) == 9
    points = [table.state.points(seat) for seat in range(3)]
    assert total == points[1] - max(points[0], points[2])
    assert env.explain(seen)["over"] is True


def test_a_seat_may_be_drawn_for_each_game() -> None:
    env = SeatEnv("kids-of-london", players=4, seat="random")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(30)}) == 4


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("opponents", ["random", "greedy", first_legal])
@pytest.mark.parametrize("layout", ["flat", "entities"])
def test_a_vector_is_what_gymnasium_makes_of_single_environments(
    mode: AutoresetMode, opponents: Any, layout: str
) -> None:
    given = {"players": 3, "opponents": opponents, "layout": layout, "seat": "random", "reward": "shaped"}
    size = 4
    theirs = SyncVectorEnv([lambda: SeatEnv("kids-of-london", **given) for _ in range(size)], autoreset_mode=mode)
    ours = gymnasium.make_vec(KIDS, size, "vector_entry_point", autoreset_mode=mode, **given)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    mine: Any = ours.reset(seed=5)
    its: Any = theirs.reset(seed=5)
    for _ in range(STEPS):
        same(mine[0], its[0])
        told = its[-1]["_action_mask"]  # after a reset of some, theirs tell of those alone
        same(mine[-1]["action_mask"][told], its[-1]["action_mask"][told])
        actions = mine[-1]["action_mask"].argmax(axis=1)
        mine, its = ours.step(actions), theirs.step(actions)
        for one, other in zip(mine[:4], its[:4], strict=True):
            same(one, other)
        if mode == AutoresetMode.SAME_STEP and mine[2].any():
            same_at_the_end(mine[4], its[4])
        if mode == AutoresetMode.DISABLED and mine[2].any():
            over = {"reset_mask": mine[2]}
            mine, its = ours.reset(options=over), theirs.reset(options=over)
    assert [ours.record(lane).dumps() for lane in range(size)] == [env.record().dumps() for env in theirs.envs]  # type: ignore[attr-defined]


def same(one: Any, other: Any) -> None:
    if isinstance(one, dict):
        assert set(one) == set(other)
        for name in one:
            same(one[name], other[name])
    else:
        assert np.array_equal(one, other)
        assert one.dtype == other.dtype


def same_at_the_end(mine: dict[str, Any], its: dict[str, Any]) -> None:
    same(mine["_final_obs"], its["_final_obs"])
    for lane in np.flatnonzero(mine["_final_obs"]):
        same(mine["final_obs"][lane], its["final_obs"][lane])
        same(mine["final_info"]["action_mask"][lane], its["final_info"]["action_mask"][lane])


def test_with_autoreset_disabled_a_game_that_is_over_must_be_begun_anew() -> None:
    env = SeatVectorEnv("kids-of-london", 2, players=3, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=1)
    for _ in range(40):
        _, _, ended, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        if ended.any():
            break
    with pytest.raises(IllegalMove, match="are over; begin them with reset"):
        env.step(infos["action_mask"].argmax(axis=1))
    with pytest.raises(BadNumber, match="reset_mask is 2 bools"):
        env.reset(options={"reset_mask": [1, 0, 1]})
    with pytest.raises(BadOption, match="reset takes reset_mask alone"):
        env.reset(options={"wind": 1})
    env.reset(options={"reset_mask": ended})


@pytest.mark.parametrize("way", [lambda env: env.copy(), copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_copies_play_on_as_the_original_does(way: Any, opponents: str) -> None:
    one = SeatEnv("eighty-days", players=3, opponents=opponents, seat="random")
    _, info = one.reset(seed=3)
    for _ in range(10):
        info = one.step(int(info["action_mask"].argmax()))[-1]
    other = way(one)
    for _ in range(20):
        mine, its = (env.step(int(env.action_masks().argmax())) for env in (one, other))
        same(mine[0], its[0])
        assert mine[1:4] == its[1:4]
        if mine[2]:
            break
    assert one.record().dumps() == other.record().dumps()
    assert (one.reset()[0] == other.reset()[0]).all()
    many = SeatVectorEnv("kids-of-london", 3, players=3, opponents=opponents)
    _, infos = many.reset(seed=3)
    for _ in range(8):
        infos = many.step(infos["action_mask"].argmax(axis=1))[-1]
    twin = way(many)
    for _ in range(20):
        actions = many.games.masks.argmax(axis=1)
        for mine, its in zip(many.step(actions)[:4], twin.step(actions)[:4], strict=True):
            same(mine, its)


def test_policies_are_given_again_when_an_environment_is_restored() -> None:
    env = SeatEnv("kids-of-london", players=3, opponents=first_legal)
    env.reset(seed=1)
    with pytest.raises(BadSave, match=r"restore\(saved, opponents=…\)"):
        SeatEnv.restore(env.save())
    assert SeatEnv.restore(env.save(), first_legal).record().dumps() == env.record().dumps()


def test_wrong_actions_are_named_and_nothing_is_stepped() -> None:
    env = SeatEnv("kids-of-london", players=3)
    with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    before = env.record().dumps()
    for action, error in (
        (11, IllegalMove),
        (12, BadMove),
        (-1, BadMove),
        (None, BadMove),
        ("a", BadMove),
        (0.5, BadMove),
    ):
        with pytest.raises(error, match="nothing was played"):
            env.step(action)
    assert env.record().dumps() == before
    many = SeatVectorEnv("kids-of-london", 3, players=3)
    many.reset(seed=1)
    kept = [many.record(lane).dumps() for lane in range(3)]
    for actions, problem, said in (
        ([0, 11, 0], IllegalMove, "game 1: take-nothing"),
        ([0, 0], BadNumber, "3 whole numbers"),
        ([0.0, 0.0, 0.0], BadNumber, "3 whole numbers"),
    ):
        with pytest.raises(problem, match=said):
            many.step(actions)
    assert [many.record(lane).dumps() for lane in range(3)] == kept


def test_a_move_that_is_not_legal_may_be_replaced_by_the_first_that_is() -> None:
    env = SeatEnv("kids-of-london", players=3, illegal="replace")
    env.reset(seed=1)
    assert env.step(11)[-1]["illegal"]
    assert env.record().moves[0] == (0, "send 0")
    assert not env.step(5)[-1]["illegal"]


def test_a_policy_that_gives_what_is_not_legal_is_named() -> None:
    env = SeatEnv("kids-of-london", players=3, seat=2, opponents=lambda observations, masks: masks.argmin(axis=1))
    with pytest.raises(IllegalMove, match="the policy 1 after the learner"):
        env.reset(seed=1)


def test_an_environment_that_cannot_be_says_what_can() -> None:
    for given, error, said in (
        ({"seat": 3}, BadNumber, "'random' or 0 to 2, not 3"),
        ({"opponents": ["greedy"]}, BadNumber, "2 opponents of the one that learns, not 1"),
        ({"opponents": 7}, BadNumber, "name of a bot or a policy"),
        ({"opponents": "deep blue"}, Exception, "there is no bot 'deep blue'"),
        ({"options": {"wind": 1}}, BadOption, "no option 'wind'"),
        ({"render_mode": "opera"}, BadNumber, "ansi, human"),
    ):
        with pytest.raises(error, match=said):
            SeatEnv("kids-of-london", players=3, **given)
    with pytest.raises(BadNumber, match="NEXT_STEP, SAME_STEP, DISABLED, not 'never'"):
        SeatVectorEnv("kids-of-london", 2, autoreset_mode="never")
    with pytest.raises(BadNumber, match="as many seeds"):
        SeatVectorEnv("kids-of-london", 2).reset(seed=[1, 2, 3])
    with pytest.raises(BadSave, match="saved by a gymnasium environment; this is a gymnasium vector environment"):
        SeatVectorEnv.restore(SeatEnv("kids-of-london").save())
