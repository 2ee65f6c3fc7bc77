"""Writes deploy/hashes.txt: what of hashes.txt a server needs, with PostgreSQL, and nothing else.

`python tools/image_hashes.py` renews it from the packages of this environment; `--check` says
whether it is fresh.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FILE = ROOT / "deploy" / "hashes.txt"
HEAD = "# Made by `make hashes`: what of hashes.txt a server needs, and setuptools to build it.\n"


def needed() -> set[str]:
    """Return the names of all packages that `regency[postgres]` rests on."""
    found: set[str] = {"setuptools"}
    waiting, seen = [("regency", frozenset({"postgres"}))], set[tuple[str, frozenset[str]]]()
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        for line in requires(name) or ():
            wanted = Requirement(line)
            fits = [wanted.marker is None or wanted.marker.evaluate({"extra": extra})
                    for extra in (*extras, "")]  # fmt: skip
            if any(fits):
                package = canonicalize_name(wanted.name)
                found.add(package)
                waiting.append((package, frozenset(wanted.extras)))
    return found - {"regency"}


def selected() -> str:
    """Return the file's text."""
    blocks = re.split(r"(?m)^(?=[a-zA-Z0-9])", (ROOT / "hashes.txt").read_text("utf-8"))[1:]
    names = {canonicalize_name(re.split(r"==| ", block)[0]): block for block in blocks}
    missing = needed() - names.keys()
    if missing:
        raise SystemExit(f"hashes.txt lacks {', '.join(sorted(missing))}: run `make hashes`")
    return HEAD + "".join(names[name] for name in sorted(needed()))


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(FILE.read_text("utf-8") != selected() and "deploy/hashes.txt: run `make hashes`")
    FILE.write_text(selected(), "utf-8")
