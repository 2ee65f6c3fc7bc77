"""PettingZoo's own tests, unmodified, on every game."""

from __future__ import annotations

import functools
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install regency[rl]")

import pettingzoo

with warnings.catch_warnings():
    # Its tests import one of its games in a way that it has itself deprecated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        performance_benchmark,
        render_test,
        seed_test,
        state_test,
    )
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from regency.games import games
from regency.rl.environments import environment_ids
from regency.rl.pettingzoo import env

NAMES = sorted(games())
#: PettingZoo asks for bare arrays of all games but its own masked ones, which it knows by name;
#: and a seat whose match is over has no legal action.
EXPECTED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
as_pettingzoo_warns = [pytest.mark.filterwarnings(warning) for warning in EXPECTED]


def every(test: Any) -> Any:
    for mark in [pytest.mark.parametrize("name", NAMES), *as_pettingzoo_warns]:
        test = mark(test)
    return test


def play(environment: Any, seed: int) -> list[float]:
    """Play at random; return what every seat was told to have won."""
    environment.reset(seed=seed)
    won = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, _, info = environment.last()
        won[agent] += reward
        if over:
            environment.step(None)
        else:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            environment.step(environment.action_space(agent).sample(seen["action_mask"]))
    return list(won.values())


@every
def test_api(name: str) -> None:
    for seats in games()[name].seats:
        api_test(env(name, seats=seats), num_cycles=100)


@every
def test_seed(name: str) -> None:
    for seats in games()[name].seats:
        seed_test(functools.partial(env, name, seats=seats), num_cycles=50)


@every
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in games()[name].seats:
        render_test(functools.partial(env, name, seats=seats))
        assert capsys.readouterr().out


@every
def test_state(name: str) -> None:
    for seats in games()[name].seats:
        whole, parallel = (env(name, seats=seats) for _ in range(2))
        state_test(whole, turn_based_aec_to_parallel(parallel))


@every
def test_performance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    # The benchmark runs until its clock shows five seconds: ours shows them at the second glance.
    ticks = iter(range(0, 1000, 6))
    monkeypatch.setattr(time, "time", lambda: float(next(ticks)))
    performance_benchmark(env(name))


@pytest.mark.parametrize("name", NAMES)
def test_it_is_made_by_its_id(name: str) -> None:
    made = pettingzoo.make("aec", environment_ids()[name], seats=games()[name].seats[-1])
    assert len(made.possible_agents) == games()[name].seats[-1]


@pytest.mark.parametrize("reward", ["places", "difference"])
@pytest.mark.parametrize("name", NAMES)
def test_rewards_add_up_to_nothing_and_the_seed_decides(name: str, reward: str) -> None:
    environment = env(name, reward=reward)
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(3)
    won = play(environment, 7)
    assert sum(won) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_ends_the_match_and_costs_one(name: str) -> None:
    environment = env(name)
    environment.reset(seed=1)
    culprit = environment.agent_selection
    environment.step(environment._batch.mask.shape[1])
    assert all(environment.terminations.values())
    assert environment.rewards[culprit] == -1.0
    assert sum(environment.rewards.values()) == -1.0


def test_the_picture_shows_more_ink_for_more_words() -> None:
    from regency.rl.picture import HEIGHT, WIDTH, draw

    little, much = draw(["A word."]), draw(["Many words, and more of them."] * 200)
    assert little.shape == much.shape == (HEIGHT, WIDTH, 3)
    assert int(much.sum()) < int(little.sum())


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of"):
        env(NAMES[0], render_mode="opera")
    with pytest.raises(ValueError, match="no reward named"):
        env(NAMES[0], reward="applause")
