"""`python -m regency.edge.build [GAME …]`: builds modules; with --check only compares them."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regency.bots.weights import weights_path
from regency.core.game import Game
from regency.core.wasm.manifest import (
    RULES,
    files,
    made_with,
    manifest_of,
    short_manifest_of,
    written,
)
from regency.edge.entries import (
    ENTRIES,
    FORESIGHT,
    NETWORK,
    REVIEW,
    about_drawing,
    about_foresight,
    about_network,
    about_review,
    about_search,
)
from regency.games import game as find_game
from regency.games import names

#: What a module may weigh on its way to a page, compressed.
MOST_BYTES = 40_000
#: Says that this process was started to compile, with nothing in its way.
_CLEAN = "REGENCY_BUILDS_MODULES"


#: The modules of a game, and what each exports.
NET = "network"
PARTS = {RULES: ENTRIES, "foresight": FORESIGHT, "review": REVIEW, NET: NETWORK}
#: What a manifest says beside how its module is called.
_ABOUT = {"foresight": about_foresight, "review": about_review, NET: about_network}


def parts_of(game: Game) -> list[str]:
    """Return the modules that a game has: only one with weights looks with a network."""
    return [part for part in PARTS if part != NET or weights_path(game).is_file()]


def expected(game: Game, part: str = RULES) -> dict[str, Any]:
    """Return the manifest that the present sources ask for, but for the module's own lines."""
    if part == RULES:
        about = {"search": about_search(game), "drawing": about_drawing(game)}
        return manifest_of(game, ENTRIES, about)
    return short_manifest_of(game, PARTS[part], {part: _ABOUT[part](game)})


def build(game: Game, part: str) -> tuple[bytes, str]:
    """Return one of a game's modules and its manifest as text."""
    from regency.core.wasm.emitting import module_of

    module = module_of(game, PARTS[part], small=part not in (RULES, NET), wide=part == NET)
    about = {"module": hashlib.sha256(module).hexdigest(), "made_with": made_with()}
    return module, written({**expected(game, part), **about})


def main(arguments: list[str]) -> int:
    """Build modules, or say which differ from what is kept."""
    parser = argparse.ArgumentParser(prog="python -m regency.edge.build", description=__doc__)
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--part", choices=PARTS, help="which of a game's modules (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    parser.add_argument("--into", type=Path, help="write into this folder instead of the games'")
    chosen = parser.parse_args(arguments)
    if _CLEAN not in os.environ:
        return _in_a_clean_process(arguments)
    different = 0
    wanted = [
        (game, part)
        for game in map(find_game, chosen.game or names())
        for part in parts_of(game)
        if chosen.part in (None, part)
    ]
    for game, part in wanted:
        name = game.name
        module, manifest = build(game, part)
        small = len(gzip.compress(module, 9))
        print(f"{name:<14}{part:<10}{len(module):>8,} bytes, {small:>7,} compressed", flush=True)
        if small > MOST_BYTES:
            raise SystemExit(f"{name}: more than {MOST_BYTES:,} bytes, compressed")
        folder = game.folder if chosen.into is None else chosen.into / game.folder.name
        paths = [folder / file for file in files(part)]
        different += _keep(paths, module, manifest, check=chosen.check)
    return 1 if different else 0


def _keep(paths: Sequence[Path], module: bytes, manifest: str, *, check: bool) -> bool:
    """Write both files, or only tell whether they differ."""
    of_module, of_manifest = paths
    if not check:
        of_module.parent.mkdir(parents=True, exist_ok=True)
        of_module.write_bytes(module)
        of_manifest.write_text(manifest, "utf-8")
        return False
    same = of_module.read_bytes() == module and of_manifest.read_text("utf-8") == manifest
    if not same:
        print(f"  {of_module} is not what the sources give: `make wasm`")
    return not same


def _in_a_clean_process(arguments: list[str]) -> int:
    """Run this again where neither Numba's settings nor the order of sets can change a byte."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    clean |= {"PYTHONHASHSEED": "0", _CLEAN: "1"}
    done = subprocess.run([sys.executable, "-m", "regency.edge.build", *arguments], env=clean)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
