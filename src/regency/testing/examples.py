"""Worked examples for the pages on how to play: how real matches ended, seat by seat.

`guide/example.json` of a game names a golden match and a seat. `python -m regency.testing.examples`
writes what that seat got its points for; a test fails while one is stale, so that no page can count
otherwise than the rules do.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import read_matches
from regency.core.types import SPECTATOR
from regency.games import games

EXAMPLE = Path("guide", "example.json")


def example(game: Game, golden: str, seat: int) -> dict[str, Any]:
    """Return how a golden match ended for a seat: what lies there, and each line of its points."""
    record = (game.folder / "golden" / f"{golden}.ndjson").read_bytes()
    (match,) = read_matches(record, {game.name: game}, "python")
    position = Position(game, match.seats, match.options, machine="python")
    for step in match.steps:
        position.take(step)
    lines = [line for line in game.view.sheet(position.state) if line.seat == seat]
    return {
        "golden": golden,
        "seat": seat,
        "view": dict(game.view.view(position.seen_by(SPECTATOR), SPECTATOR)),
        "sheet": [
            {"points": line.points, "reason": line.reason.to_json(), "clause": line.clause}
            for line in lines
        ],
        "total": sum(line.points for line in lines),
    }


def renewed(game: Game, page: str) -> str:
    """Return the example of a game as it must read today."""
    asked = json.loads(page)
    now = example(game, asked["golden"], asked["seat"])
    return json.dumps(now, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    """Renew the example of every game that has one."""
    for game in games().values():
        file = game.folder / EXAMPLE
        if file.exists():
            file.write_text(renewed(game, file.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
