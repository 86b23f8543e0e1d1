"""Other tools learn on the games through vectors of their own kind."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from londinium.core.errors import BadNumber, IllegalMove
from londinium.envs.gymnasium import SeatVectorEnv
from londinium.envs.vectors import puffer, seeds_from, stable_baselines

GAME, SIZE = "kids-of-london", 6


@pytest.mark.nightly("needs the extra sb3, which brings gigabytes")
def test_the_vector_of_stable_baselines_plays_the_games_of_the_native_vector() -> None:
    ours = SeatVectorEnv(GAME, SIZE, players=3, autoreset_mode="SameStep")
    theirs = stable_baselines(GAME, SIZE, players=3)
    theirs.seed(5)
    mine, infos = ours.reset(seed=[5 + lane for lane in range(SIZE)])
    assert (theirs.reset() == mine).all()
    for _ in range(60):
        masks = np.stack(theirs.env_method("action_masks"))
        assert (masks == (infos["action_mask"] != 0)).all()
        actions = masks.argmax(axis=1)
        seen, rewards, ended, told = theirs.step(actions)
        mine, got, over, _, infos = ours.step(actions)
        assert (seen == mine).all()
        assert (rewards == got).all()
        assert (ended == over).all()
        for lane in np.flatnonzero(ended):
            assert (told[lane]["terminal_observation"] == infos["final_obs"][lane]).all()


@pytest.mark.nightly("needs the extra sb3, which brings gigabytes")
@pytest.mark.filterwarnings("ignore")
def test_a_learner_of_stable_baselines_learns_on_it() -> None:
    from stable_baselines3 import PPO

    env = stable_baselines(GAME, SIZE, players=3, illegal="replace", reward="shaped")
    model = PPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1)
    model.learn(total_timesteps=32 * SIZE * 2)
    actions, _ = model.predict(env.reset())
    assert actions.shape == (SIZE,)


PUFFER = "needs PufferLib, whose own requirements keep out the versions of NumPy and Gymnasium used here"


@pytest.mark.nightly(PUFFER)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("backend", ["PufferEnv", "Multiprocessing"])
def test_the_vector_of_pufferlib_plays_the_games_of_the_native_vector(backend: str) -> None:
    import pufferlib.vector

    given = {"num_workers": 2, "overwork": True} if backend == "Multiprocessing" else {}
    workers = given.get("num_workers", 1)
    theirs = pufferlib.vector.make(
        puffer,
        env_args=[GAME, SIZE],
        env_kwargs={"players": 3, "reward": "shaped"},
        backend=getattr(pufferlib.vector, backend),
        num_envs=workers,
        **given,
    )
    try:
        assert play_both(theirs, workers) > 10
    finally:
        theirs.close()


def play_both(theirs: Any, workers: int) -> int:
    """Compare what PufferLib shows with one native vector for each of its workers; how many games have ended."""
    ours = [SeatVectorEnv(GAME, SIZE, players=3, reward="shaped", autoreset_mode="SameStep") for _ in range(workers)]
    shown, _ = theirs.reset(seed=5)
    mine = [env.reset(seed=seeds_from(5 + i, SIZE))[0] for i, env in enumerate(ours)]
    cells, ended, returns = ours[0].layout.size, 0, []
    for _ in range(60):
        observations, masks = shown[:, :cells], shown[:, cells:]
        assert (observations == np.concatenate(mine)).all()
        assert (masks == np.concatenate([env.games.masks for env in ours])).all()
        actions = masks.argmax(axis=1)
        shown, rewards, over, cut, infos = theirs.step(actions)
        stepped = [env.step(part) for env, part in zip(ours, np.split(actions, workers), strict=True)]
        mine = [one[0] for one in stepped]
        assert (rewards == np.concatenate([one[1] for one in stepped]).astype(np.float32)).all()
        assert (over == np.concatenate([one[2] for one in stepped])).all()
        assert not cut.any()
        ended += int(over.sum())
        returns += [info["episode_return"] for info in infos]
    assert len(returns) == ended
    return ended


@pytest.mark.nightly(PUFFER)
@pytest.mark.filterwarnings("ignore")
def test_pufferlib_is_given_a_legal_move_for_one_that_is_not_and_flat_rows() -> None:
    env = puffer(GAME, SIZE, players=3)
    env.reset(seed=1)
    for _ in range(40):
        env.step(np.full(SIZE, 11))
    assert env.observations.dtype == np.int16
    assert env.single_observation_space.contains(env.observations[0])
    strict = puffer(GAME, SIZE, players=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="take-nothing"):
        strict.step(np.full(SIZE, 11))
    with pytest.raises(BadNumber, match="flat"):
        puffer(GAME, SIZE, layout="entities")
