"""`regency new-game`: a folder that is a complete game from the first minute, to be changed."""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

from regency.cli.main import UsageError
from regency.games import __path__ as game_folders
from regency.games import names

MODEL = "kuhn"
MODEL_CLAUSES = "KU"
MODEL_TITLE = "Kuhn"
#: What is made from a game's rules, and would not be those of the new one.
NOT_COPIED = ("__pycache__", "wasm", "lessons", "guide")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def run(arguments: argparse.Namespace) -> int:
    """Make the folder and say what to do next."""
    folder = new_game(arguments.name, Path(arguments.into or game_folders[0]))
    print(f"Created {folder}: a working copy of Kuhn poker to build on.")
    print("Change its rules step by step, and keep its tests passing:")
    if arguments.into:
        print(f"  export REGENCY_GAMES={folder.parent.resolve()}")
    print(f"  pytest {folder}/tests")
    print(f"  regency play {arguments.name}")
    print("docs/adding-a-game.md goes through it file by file.")
    return 0


def new_game(name: str, into: Path) -> Path:
    """Copy the model game under another name; raises UsageError and writes nothing if it cannot."""
    if not NAME.fullmatch(name):
        raise UsageError(f"a game's name must be lower-case words joined by hyphens, not {name!r}")
    if name in names():
        raise UsageError(f"a game named {name} already exists")
    package = name.replace("-", "_")
    target = into / package
    if target.exists():
        raise UsageError(f"{target} exists already")
    model = next(Path(folder) / MODEL for folder in game_folders if (Path(folder) / MODEL).exists())
    shutil.copytree(model, target, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for path in sorted(p for p in target.rglob("*") if p.is_file()):
        path.write_text(_renamed(path.read_text("utf-8"), name, package), "utf-8")
    return target


def _renamed(text: str, name: str, package: str) -> str:
    """Rename the model in a file: its package, its name, its class, its clauses."""
    title = "".join(word.capitalize() for word in name.split("-"))
    text = text.replace(f"regency.games.{MODEL}", f"regency.games.{package}")
    text = text.replace(f'"{MODEL}"', f'"{name}"')
    text = text.replace(f"{MODEL_TITLE}View", f"{title}View")
    text = text.replace(f"game-name = {MODEL_TITLE} poker", f"game-name = {title}")
    return re.sub(rf"\b{MODEL_CLAUSES}-(\d)", rf"{_clause_prefix(name)}-\1", text)


def _clause_prefix(name: str) -> str:
    """Return two capital letters to number the game's clauses with."""
    words = name.split("-")
    letters = "".join(word[0] for word in words) if len(words) > 1 else name
    return letters[:2].upper()
