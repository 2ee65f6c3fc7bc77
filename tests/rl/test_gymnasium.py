"""Gymnasium's own checks on every game, and the vector of matches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install regency[rl]")

import gymnasium
from gymnasium.utils.env_checker import check_env

from regency.games import games
from regency.rl.environments import environment_ids
from regency.rl.gymnasium import env, opponents_of, vector_env

NAMES = sorted(games())


def play(environment: Any, seed: int) -> tuple[float, int]:
    """Play a match at random; return the reward and the number of decisions."""
    rng = np.random.default_rng(seed)
    _, info = environment.reset(seed=seed)
    decisions, over = 0, False
    while not over:
        assert np.array_equal(environment.unwrapped.action_masks(), info["action_mask"])
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = environment.step(action)
        assert not cut
        decisions += 1
    return reward, decisions


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_to_complain_of(name: str) -> None:
    for seats in games()[name].seats:
        made = gymnasium.make(environment_ids()[name], seats=seats, disable_env_checker=True)
        check_env(made.unwrapped)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", ["random", "heuristic", "ismcts:iterations=5"])
def test_a_match_against_each_kind_of_bot_is_played_to_its_end(name: str, opponents: str) -> None:
    environment = env(name, opponents=opponents)
    first = play(environment, 5)
    assert first[1] > 0
    assert play(environment, 5) == first


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_sits_everywhere_or_where_it_is_told(name: str) -> None:
    environment = env(name)
    assert len({environment.reset(seed=s)[1]["seat"] for s in range(20)}) == environment.seats
    assert env(name, seat=1).reset()[1]["seat"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_vector_by_its_id_deals_anew_and_keeps_the_last_sight(name: str) -> None:
    count = 8
    vector = gymnasium.make_vec(environment_ids()[name], num_envs=count, opponents="random")
    seen, infos = vector.reset(seed=3)
    assert vector.observation_space.contains(seen)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(5000):
        masks = infos["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, over, cut, infos = vector.step(actions)
        assert seen.shape[0] == count
        assert not rewards[~over].any()
        assert not cut.any()
        if over.any():
            assert infos["final_obs"][infos["_final_obs"]].any()
            ended += int(over.sum())
        if ended > 2:
            break
    assert ended


@pytest.mark.parametrize("name", NAMES)
def test_a_vector_may_share_its_arrays(name: str) -> None:
    vector = vector_env(name, num_envs=4, copy=False)
    seen, infos = vector.reset(seed=[1, 2, 3, 4])
    again = vector.step(infos["action_mask"].argmax(axis=1))[0]
    assert seen is again
    assert vector.action_masks().dtype == bool


def test_an_illegal_action_costs_one() -> None:
    environment = env(NAMES[0])
    environment.reset(seed=0)
    _, reward, over, _, _ = environment.step(10_000)
    assert (reward, over) == (-1.0, True)


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="no compiled player named 'ismcts'"):
        vector_env(NAMES[0], opponents="ismcts")
    with pytest.raises(ValueError, match="3 seats have 2 opponents, not 1"):
        opponents_of(["random"], 3)


@pytest.mark.filterwarnings("ignore")  # what a foreign library deprecates is its own concern
def test_maskable_ppo_works_unchanged() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="pip install regency[train]")
    learner = env("kuhn", opponents="random")
    model = sb3_contrib.MaskablePPO(
        "MlpPolicy", learner, n_steps=64, batch_size=64, seed=1, device="cpu"
    )
    model.learn(256)
    assert model.num_timesteps == 256
    seen, _ = learner.reset(seed=3)
    action, _ = model.predict(seen, action_masks=learner.action_masks())
    assert learner.action_masks()[int(action)]


def test_a_learner_earns_progress_while_others_play() -> None:
    learner = env("castle-combo", opponents="random", seat=0, reward="progress")
    learner.reset(seed=1)
    start = learner._batch.rules
    total, over, rng = 0.0, False, np.random.default_rng(0)
    points = np.zeros((5, 2), np.int32)
    start.scores(learner._batch.states, 0, points)
    total += points[0, 0]
    while not over:
        _, reward, over, _, _ = learner.step(rng.choice(np.flatnonzero(learner.action_masks())))
        total += reward
    start.scores(learner._batch.states, 0, points)
    assert total == points[0, 0]
