"""`make quick` runs the tests that a change can have broken, nearest first."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def quick() -> ModuleType:
    spec = importlib.util.spec_from_file_location("quick", ROOT / "tools" / "quick.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "src/house/__init__.py": "",
        "src/house/cellar.py": "",
        "src/house/hall.py": "from house import cellar",
        "src/house/roof.py": "import house.hall",
        "tests/test_cellar.py": "from house.cellar import wine",
        "tests/test_hall.py": "from house import hall",
        "tests/test_roof.py": "from house.roof import tiles",
        "tests/test_garden.py": "import random",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def test_the_nearest_tests_are_found(quick: ModuleType, tree: Path) -> None:
    files = sorted(tree.rglob("*.py"))
    reached = quick.distances(quick.graph(files, tree), [tree / "src/house/cellar.py"])
    tests = {file.name: steps for file, steps in reached.items() if quick.is_test(file)}
    assert tests == {"test_cellar.py": 1, "test_hall.py": 2, "test_roof.py": 3}


def test_what_was_changed_is_told_by_git(quick: ModuleType, tree: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *words], cwd=tree, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    git("add", ".")
    git("commit", "-m", "one")
    git("checkout", "-b", "work")
    (tree / "src/house/hall.py").write_text("", "utf-8")
    git("commit", "-am", "two")
    (tree / "tests/test_attic.py").write_text("", "utf-8")
    changed = [file.relative_to(tree).as_posix() for file in quick.changed_files(tree)]
    assert changed == ["src/house/hall.py", "tests/test_attic.py"]


def test_a_games_cards_lead_to_its_tests(quick: ModuleType, tree: Path) -> None:
    game = tree / "src/regency/games/harbour"
    (game / "tests").mkdir(parents=True)
    test, cards = game / "tests/test_rules.py", game / "cards.toml"
    assert quick.games_of([cards], [test, tree / "tests/test_hall.py"], tree) == {test}


def test_files_that_are_near_can_be_run(quick: ModuleType) -> None:
    run = [*quick.command(Path(__file__)), "--collect-only"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
