"""Pages of twenty positions are what the networks say today; somebody has looked at each."""

from __future__ import annotations

import sys
import tomllib
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from regency.games import game

ROOT = Path(__file__).parents[2]
#: So many positions of a page are worked out again here: two of each took a minute.
AGAIN = 2


def tool() -> ModuleType:
    spec = util.spec_from_file_location("positions_tool", ROOT / "tools" / "positions.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where its data classes look for their own module
    spec.loader.exec_module(module)
    return module


positions = tool()


@pytest.mark.parametrize("name", positions.GAMES)
def test_a_page_is_what_the_network_says(name: str) -> None:
    kept = (positions.FOLDER / f"{name}.md").read_text("utf-8")
    fresh = positions.page(game(name), AGAIN)
    assert kept.startswith(fresh.rstrip()), f"run `python tools/positions.py {name}`"


@pytest.mark.parametrize("name", positions.GAMES)
def test_every_position_was_looked_at(name: str) -> None:
    kept = (positions.FOLDER / f"{name}.md").read_text("utf-8")
    comments = tomllib.loads((positions.FOLDER / f"{name}.toml").read_text("utf-8"))
    assert list(comments) == [str(number) for number in range(1, positions.POSITIONS + 1)]
    assert kept.count("\n## ") == kept.count("*Looked at:* ") == positions.POSITIONS
    assert all(comment in kept for comment in comments.values())
