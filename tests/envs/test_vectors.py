"""Other tools learn on the games through vectors of their own kind."""

from __future__ import annotations

import numpy as np
import pytest

from londinium.envs.gymnasium import SeatVectorEnv
from londinium.envs.vectors import stable_baselines

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
