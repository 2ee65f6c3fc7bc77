"""What keeps a defect away, and the code without it: the list in `mutants.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("mutants.toml")


class Mutant(NamedTuple):
    """One protection, and the code without it."""

    finding: str
    what: str
    file: str
    before: str
    after: str
    tests: list[str]

    def told(self) -> str:
        """Return it in a line."""
        return f"{self.finding}: {self.what} ({self.file})"


def mutants() -> list[Mutant]:
    """Return all that are written down."""
    return [Mutant(**one) for one in tomllib.loads(FILE.read_text("utf-8"))["mutant"]]
