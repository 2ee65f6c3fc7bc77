"""Where compiled code is kept: a folder named by a hash of all that it rests on.

Numba's own cache notices neither a changed card file nor a changed callee in another file.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from types import FunctionType

from regency.core import slots
from regency.core.game import Game

_CORE = Path(__file__).parent


def cache_root() -> Path:
    """Return the folder compiled code is kept in: $REGENCY_CACHE, or the user's cache folder."""
    if os.environ.get("REGENCY_CACHE"):
        return Path(os.environ["REGENCY_CACHE"])
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "regency"


def source_hash(game: Game) -> str:
    """Return a hash of every source and data file that compiled rules of this game rest on."""
    tests = game.folder / "tests"
    sources = [path for path in game.folder.rglob("*.py") if not path.is_relative_to(tests)]
    return _hash_of([*_CORE.rglob("*.py"), *sources, *game.folder.rglob("*.toml")])


def driver_hash(function: FunctionType) -> str:
    """Return a hash of what a driver of another room rests on beyond the rules: its whole room.

    Rooms further up may use the search, so its room counts for all of them.
    """
    file = Path(function.__code__.co_filename)
    if file.is_relative_to(_CORE) or not file.is_file():
        return ""
    if not file.is_relative_to(_CORE.parent):
        return _hash_of([file])
    return _hash_of([*file.parent.glob("*.py"), *_CORE.parent.glob("bots/*.py")])


def _hash_of(sources: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _is_patched(game: Game) -> bool:
    """Tell whether a function that compiles comes from elsewhere than the game's folder or core."""
    parts = (game.rules, game.features, game.heuristic, game.show, game.notation)
    for name, slot in vars(slots).items():
        if not isinstance(slot, FunctionType):
            continue
        for found in (getattr(part, name, None) for part in parts):
            if isinstance(found, FunctionType):
                home = Path(found.__code__.co_filename)
                if not (home.is_relative_to(game.folder) or home.is_relative_to(_CORE)):
                    return True
    return False


def cache_folder(game: Game) -> Path | None:
    """Return where this game's compiled code lives, or None where it must not be kept."""
    if _is_patched(game):
        return None  # its sources are not what the folder's hash covers
    folder = cache_root() / f"{game.name}-{source_hash(game)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None  # a read-only home costs a compilation a run, nothing else
    return folder
