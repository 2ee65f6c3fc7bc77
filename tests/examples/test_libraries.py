"""One short example for each library that people work with, run where it is installed (S10)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.filterwarnings("ignore")  # what they deprecate is their own concern


def run(name: str, *arguments: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main(list(arguments))


def need(library: str) -> None:
    pytest.importorskip(library, reason=f"{library} is not installed: docs/research.md says how")


def test_cleanrl_style_ppo_learns() -> None:
    need("torch")
    before, after = run("cleanrl_ppo", "--updates", "10")
    assert after > before + 0.1  # from betting always to the best answer to chance


def test_rllib_trains() -> None:
    need("torch")
    need("ray.rllib")
    assert -1 <= run("rllib_ppo", "--iterations", "1") <= 1


def test_tianshou_trains() -> None:
    need("tianshou")
    assert -1 <= run("tianshou_dqn", "--steps", "300") <= 1


def test_torchrl_plays_a_match() -> None:
    need("torchrl")
    assert run("torchrl_rollout", "--game", "kuhn") in (2, 3)


def test_deep_cfr_on_our_kuhn_falls_to_where_it_falls_on_theirs() -> None:
    """One program and one seed for both; random play has 0.458 (curves: docs/research.md)."""
    need("torch")
    need("tree")
    need("pyspiel")
    found = run("openspiel_deep_cfr", "--iterations", "20", "--every", "20")
    ends = [curves[0][-1] for curves in found.values()]
    assert max(ends) < 0.2
    assert abs(ends[0] - ends[1]) < 0.1
