"""docs/adding-a-game.md is followed word for word: the game it describes is built and checked."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from regency.cli.new_game import MODEL, NOT_COPIED, new_game
from regency.games import __path__ as game_folders
from regency.testing import LAWS
from regency.testing.shape import faults

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SETTINGS = ROOT / "pyproject.toml"
NAME = "harbour"
BLOCK = re.compile(r"^```(\S+) ?(.*)\n((?s:.*?))^```$", re.MULTILINE)
#: A row of the table of laws: the law, and a piece of what it says.
LAW_ROW = re.compile(r"^\| ([a-z-]+) \| `([^`]+)` \|", re.MULTILINE)
#: The page writes `regency`; the tests run the package they belong to.
PREAMBLE = f'set -e; regency() {{ "{sys.executable}" -m regency "$@"; }}\n'


class Block(NamedTuple):
    language: str
    info: str
    text: str


BLOCKS = [Block(*found) for found in BLOCK.findall(PAGE)]
FILES = {b.info.removeprefix("file="): b.text for b in BLOCKS if b.info.startswith("file=")}
COMMANDS = [block.text for block in BLOCKS if block.info == "run"]


def run(*command: str, at: Path) -> str:
    """Run a command there in a process of its own; returns what it printed."""
    environment = {
        **os.environ,
        "REGENCY_GAMES": str(at),
        "REGENCY_CACHE": str(at.with_name(at.name + "-cache")),
    }
    done = subprocess.run(
        command, cwd=at, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of games in which the page has been followed to its end."""
    folder = tmp_path_factory.mktemp("my-games")
    made = new_game(NAME, folder)
    for name, text in FILES.items():
        (made / name).write_text(text, "utf-8")
    for commands in COMMANDS:
        run("bash", "-c", PREAMBLE + commands, at=folder)
    return folder


def test_the_page_forgets_no_file_of_the_model_game() -> None:
    model = next(Path(folder) / MODEL for folder in game_folders if (Path(folder) / MODEL).exists())
    shape = {
        path.relative_to(model).as_posix()
        for path in model.rglob("*")
        if path.is_file() and path.parent.name != "golden"
        if not set(path.relative_to(model).parts) & set(NOT_COPIED)
        if len(path.read_text("utf-8").splitlines()) > 1  # a package's one line stays as it is
    }
    assert set(FILES) == shape


def test_the_game_has_the_shape_of_every_game(games: Path) -> None:
    assert faults(games / NAME) == []


def test_nothing_of_the_model_game_is_left(games: Path) -> None:
    left = [p for p in (games / NAME).rglob("*") if p.is_file() and p.suffix != ".pyc"]
    assert [p.name for p in left if "kuhn" in p.read_text("utf-8").lower()] == []
    assert {p.name for p in left if p.parent.name == "golden"} == {
        "two-seats.ndjson",
        "empty-deck.ndjson",
    }


def test_the_game_passes_its_own_tests(games: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-c", str(SETTINGS))
    printed = run(sys.executable, "-m", "pytest", *options, str(games / NAME), at=games)
    assert " passed" in printed


def test_the_game_appears_in_every_command(games: Path) -> None:
    listed = run(sys.executable, "-m", "regency", "games", at=games)
    assert "harbour: 2–4 seats" in listed
    assert "--option swaps=1 (one of: 1, 2)" in listed
    pipe = "set -o pipefail; regency record harbour --seats 3 --games 20 | regency verify -"
    verified = run("bash", "-c", PREAMBLE + pipe, at=games)
    assert len(verified.splitlines()) == 20


def test_every_clause_has_a_test() -> None:
    told = set(re.findall(r"^rules-(HA-\d)", FILES["locales/en.ftl"], re.MULTILINE))
    marked = set(re.findall(r"HA-\d", " ".join(_marks(FILES["tests/test_rules.py"]))))
    assert told == marked == set(re.findall(r"^- \*\*(HA-\d)\*\*", PAGE, re.MULTILINE))


def _marks(source: str) -> list[str]:
    return re.findall(r"@pytest\.mark\.clause\((.*)\)", source)


def test_ruff_and_mypy_accept_the_files(games: Path, tmp_path: Path) -> None:
    # Both tell packages by their place, so the game is put beside the others in a copy.
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "regency", tmp_path / "src" / "regency", ignore=ignored)
    place = f"src/regency/games/{NAME}"
    shutil.copytree(games / NAME, tmp_path / place, ignore=ignored)
    tool = (sys.executable, "-m")
    run(*tool, "ruff", "check", "--no-cache", "--config", str(SETTINGS), place, at=tmp_path)
    formatted = ("ruff", "format", "--check", "--no-cache", "--config", str(SETTINGS), place)
    run(*tool, *formatted, at=tmp_path)
    run(*tool, "mypy", "--strict", "--config-file", str(SETTINGS), place, at=tmp_path)


def test_every_law_is_explained_in_its_own_words() -> None:
    rows = LAW_ROW.findall(PAGE)
    assert {law for law, _ in rows} == set(LAWS)
    sources = (ROOT / "src" / "regency" / "testing").glob("laws_of_*.py")
    said = "".join(path.read_text("utf-8") for path in sources)
    said += (ROOT / "src" / "regency" / "testing" / "walk.py").read_text("utf-8")
    assert [words for _, words in rows if words not in said] == []
