"""The example of self-play PPO runs on a CPU: a few small iterations, seeds, files, advantages."""

from __future__ import annotations

import ast
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regency.games import game
from regency.games.castle_combo.ai.features import OBSERVATION, PRINTED
from regency.rl.batch import Batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_castle_combo.py"
SMALL = {
    "device": "cpu", "matches": 16, "steps": 24, "minibatch": 128, "width": 32, "card": 8,
    "cell": 4, "iterations": 2, "minutes": 0, "evaluate-every": 0, "evaluate-matches": 4,
    "final-matches": 4,
}  # fmt: skip


def small(**more: Any) -> list[str]:
    """Return a command line that takes seconds."""
    return [word for name, value in {**SMALL, **more}.items() for word in (f"--{name}", str(value))]


@pytest.fixture
def ppo() -> Any:
    pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")
    spec = importlib.util.spec_from_file_location("ppo_castle_combo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_it_trains_evaluates_and_saves(ppo: Any, tmp_path: Path) -> None:
    curve = ppo.main(small(out=tmp_path))
    saved = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert saved["curve"] == curve
    assert saved["settings"]["matches"] == 16
    assert [point["decisions"] for point in curve] == [384, 768, 768]
    assert all(0 <= point["won"] <= 1 for point in curve)
    assert (tmp_path / "net.pt").stat().st_size > 0


def test_the_same_seed_learns_the_same(ppo: Any, tmp_path: Path) -> None:
    nets = []
    for out in ("a", "b"):
        ppo.main(small(seed=5, out=tmp_path / out))
        nets.append(ppo.torch.load(tmp_path / out / "net.pt", weights_only=True))
    assert all(bool((nets[0][name] == nets[1][name]).all()) for name in nets[0])


def test_illegal_actions_are_never_drawn(ppo: Any) -> None:
    torch = ppo.torch
    mask = torch.tensor([[0, 1, 0, 1]] * 500, dtype=torch.uint8)
    drawn = ppo.draw(ppo.masked(torch.zeros(500, 4), mask))
    assert set(drawn.tolist()) == {1, 3}


def test_a_seat_earns_until_it_decides_again(ppo: Any) -> None:
    torch = ppo.torch
    rollout = object.__new__(ppo.Rollout)
    # One match: seats 0, 1, 0 decide, the match ends, then seat 1 opens the next one.
    rollout.seat = torch.tensor([[0], [1], [0], [1]])
    rollout.reward = torch.tensor([[[1.0, 2.0]], [[4.0, 8.0]], [[16.0, 32.0]], [[64.0, 128.0]]])
    rollout.over = torch.tensor([[False], [False], [True], [False]])
    rollout.value = torch.tensor([[0.5], [0.25], [0.125], [1.0]])
    rollout.last_seat, rollout.last_value = torch.tensor([0]), torch.tensor([10.0])
    found, known = rollout.advantages(trace=0.0)
    # Seat 0 gets 1 + 4 and its next value; seat 1 gets 8 + 32; seat 0 the last 16; the end of
    # what seat 1 earns next is not known yet.
    assert found.flatten().tolist() == [5.0 + 0.125 - 0.5, 40.0 - 0.25, 16.0 - 0.125, 0.0]
    assert known.flatten().tolist() == [1.0, 1.0, 1.0, 0.0]
    traced, _ = rollout.advantages(trace=1.0)
    assert traced[0, 0] == pytest.approx(21.0 - 0.5)


def test_the_file_is_python_even_without_pytorch() -> None:
    tree = ast.parse(EXAMPLE.read_text("utf-8"))
    assert ast.get_docstring(tree)


def test_every_card_an_observation_names_is_printed() -> None:
    batch = Batch(game("castle-combo"), 2, 32, seed=1, element="int8")
    at = {name: OBSERVATION.start(name) for name in ("row", "cell")}
    sizes = {name: int(np.prod(OBSERVATION.pieces[name])) for name in at}
    for _ in range(60):
        for name, start in at.items():
            cards = batch.observation[:, start : start + sizes[name]]
            assert cards.min() >= 0
            assert cards.max() < len(PRINTED)
        batch.step(batch.sample())
    assert len(np.unique(PRINTED, axis=0)) == len(PRINTED)
