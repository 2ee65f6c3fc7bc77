"""`make quick` runs the tests that a change can have broken, nearest first."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
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


def test_slow_tests_come_last_and_only_if_they_changed(quick: ModuleType, tree: Path) -> None:
    names = ("tests/test_hall.py", "tests/web/test_home.py", "tests/web/test_far.py")
    near, slow, far = (tree / name for name in names)
    for file in (slow, far):
        file.parent.mkdir(exist_ok=True)
        file.touch()
    assert quick.in_order({far: 1, slow: 0, near: 2}, tree) == [near, slow]


def test_pages_that_changed_are_tested_too(quick: ModuleType, tree: Path) -> None:
    page, other = tree / "web/src/Home.svelte", tree / "web/src/home.css"
    assert quick.pages_tests([page, other], tree)[-1] == "web/src/Home.svelte"
    assert quick.pages_tests([other], tree) == []


def test_what_takes_too_long_is_stopped_with_all_it_began(
    quick: ModuleType, tmp_path: Path
) -> None:
    note = tmp_path / "pid"
    assert quick.run(["sh", "-c", f"sleep 600 & echo $! > {note}; wait"], 5.0) is None
    left = ["ps", "-o", "stat=", "-p", note.read_text("utf-8").strip()]
    state = subprocess.run(left, capture_output=True, text=True).stdout
    assert not state.strip() or state.startswith("Z"), "it goes on"
    assert quick.run([sys.executable, "-c", "raise SystemExit(3)"], 60.0) == 3
