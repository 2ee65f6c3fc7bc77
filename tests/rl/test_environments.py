"""What environments promise: versions, bounds, and serialisable specs (S4, S7, S8)."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.types import Scores, State
from regency.games import game as find_game
from regency.games import games
from regency.rl import environments, steps
from regency.rl.batch import Batch
from regency.rl.environments import bounds, changed, environment_ids, environment_of, old_ids

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


@every_game
def test_what_changes_gets_a_new_version(game: Game) -> None:
    assert changed(game) is None


def test_a_change_without_a_new_version_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kuhn = games()["kuhn"]
    monkeypatch.setattr(environments, "SEED", 2)  # as if the same seed dealt otherwise
    assert "set version = 2" in str(changed(kuhn))
    kept = {"kuhn": {**environments._kept()["kuhn"], "version": 2}}
    monkeypatch.setattr(environments, "_kept", lambda: kept)
    assert "has no fingerprint yet" in str(changed(kuhn))


FOR_THE_KING = find_game("for-the-king")
SCORES = FOR_THE_KING.rules.scores


def scores_of_less(state: State, out: Scores) -> None:
    SCORES(state, out)
    for seat in range(int(state.seats)):
        if out[seat, 0] > 0:
            out[seat, 0] -= 1


def scores_of_more_gold(state: State, out: Scores) -> None:
    SCORES(state, out)
    out[0, 1] += 1


@pytest.mark.parametrize("other", [scores_of_less, scores_of_more_gold])
def test_another_scoring_is_noticed(monkeypatch: pytest.MonkeyPatch, other: Any) -> None:
    """Points that chance alone hardly ever brings, and columns that only break ties."""
    monkeypatch.setattr(environments, "MATCHES", 1)
    monkeypatch.setattr(environments, "_variants", lambda game: [{}])
    found = set()
    for changed_rules in ({}, {"scores": other}):
        rules = SimpleNamespace(**{**vars(FOR_THE_KING.rules), **changed_rules})
        twin: Any = replace(FOR_THE_KING, seats=range(2, 3), rules=rules)
        found.add(environments.fingerprint(twin, machine="python"))
    assert len(found) == 2


@pytest.mark.parametrize(
    ("name", "value"), [("points", (0, 35)), ("counts", ()), ("told", 13), ("zero_sum", False)]
)
def test_another_promise_is_noticed(monkeypatch: pytest.MonkeyPatch, name: str, value: Any) -> None:
    kuhn = games()["kuhn"]
    before = environments.fingerprint(kuhn)
    other = replace(environment_of(kuhn), **{name: value})
    monkeypatch.setattr(environments, "environment_of", lambda game: other)
    assert environments.fingerprint(kuhn) != before


def test_a_new_fingerprint_is_kept_behind_the_old_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {name: {**told, "version": 2} for name, told in environments._kept().items()}
    monkeypatch.setattr(environments, "_kept", lambda: kept)
    monkeypatch.setattr(environments, "fingerprint", lambda game: f"new {game.name}")
    text = environments.keep(environments.KEPT.read_text("utf-8"))
    for name in games():
        before, _, after = text.partition(f"[{name}.fingerprints]\n")
        assert before
        assert after.splitlines()[1] == f'2 = "new {name}"'


@every_game
def test_observations_and_points_stay_within_their_bounds(game: Game) -> None:
    low, high = bounds(game)
    least, most = environment_of(game).points
    for seats in game.seats:
        players = np.full(seats, HEURISTIC_PLAYER)
        players[0] = steps.LEARNER
        for who in (None, players):
            batch = Batch(game, seats, 32, seed=7, players=who)
            for _ in range(200):
                assert (batch.observation >= low).all()
                assert (batch.observation <= high).all()
                batch.step(batch.sample())
        totals = engine(game).soak(seats, game.option_values({}), 5, 200)
        assert least <= totals[4] <= totals[5] <= most


def test_a_game_kept_elsewhere_promises_any_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "_kept", dict)
    low, high = bounds(GAMES[0])
    assert (low == -128).all()
    assert (high == 127).all()


@pytest.mark.filterwarnings("ignore:.*out of date")  # as Gymnasium says of any old version
@pytest.mark.parametrize("name", sorted(games()))
def test_specs_are_told_in_json_and_made_again(name: str) -> None:
    """S8: the entry point was a callable."""
    gymnasium = pytest.importorskip("gymnasium", reason="pip install regency[rl]")
    pytest.importorskip("regency.rl.gymnasium", reason="it registers the environments")

    for environment_id in (environment_ids()[name], old_ids()[name]):
        made = gymnasium.make(environment_id, opponents="random")
        told = made.spec.to_json()
        again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(told))
        assert again.unwrapped.game.name == name
        assert np.array_equal(again.reset(seed=4)[0], made.reset(seed=4)[0])


def test_rewards_say_what_they_are() -> None:
    pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    from regency.rl.pettingzoo import env

    assert "shaped" in env("kuhn", reward="progress").metadata["reward"]


def test_the_whole_state_is_told_by_name() -> None:
    pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    from regency.rl.pettingzoo import env

    table = env("kuhn")
    table.reset(seed=1)
    told = json.loads(json.dumps(table.global_state()))
    assert sorted(told["slot"]) == [0, 1, 2]
    assert "rng" not in told


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"render_mode": "nonsense"}, "render_mode is one of None, .*, not 'nonsense'"),
        ({"language": "xx"}, "language is one of en, .*, not 'xx'"),
        ({"seats": 9}, "played by 2 seats, not 9"),
        ({"reward": "gold"}, "no reward named 'gold'"),
        ({"split": "dev"}, "train or evaluation"),
        ({"options": {"no": 1}}, "no option 'no'"),
    ],
)
def test_bad_arguments_are_refused(settings: dict[str, Any], message: str) -> None:
    pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    from regency.rl import gymnasium as learners
    from regency.rl import pettingzoo as tables

    for module in (tables, learners):
        with pytest.raises(ValueError, match=message):
            module.env("kuhn", **settings)
    with pytest.raises(ValueError, match="seat is None or a number from 0 to 1, not 7"):
        learners.env("kuhn", seat=7)
    with pytest.raises(ValueError, match="viewer is -1 or a number from 0 to 1, not 7"):
        tables.env("kuhn", viewer=7)
    with pytest.raises(ValueError, match="no bot named 'nobody'"):
        learners.env("kuhn", opponents="nobody")
