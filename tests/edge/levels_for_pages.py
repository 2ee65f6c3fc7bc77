"""What each level does at golden positions, for pages: `python -m tests.edge.levels_for_pages`.

A level in a page is the one of that name on a server: with the same seed it makes the same move.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np
from tests.edge.small_networks import legal_of

from regency.bots import Budget, make_bot
from regency.bots.levels import LEVELS
from regency.core.game import Game
from regency.core.match import Move, Position
from regency.core.notation import read_matches
from regency.games import games

FILE = Path(__file__).parents[2] / "web" / "src" / "edge" / "levels.json"
#: Decisions with a choice that are asked about, spread over golden matches of the fewest and the
#: most seats, so many of each.
POSITIONS = 6
MATCHES = 2
#: Every position has seeds of its own: large ones, since a page draws 60 bits.
SEED = 0x1234_5678_9ABC


def positions(game: Game) -> list[tuple[Any, int, Any]]:
    """Return what a seat sees, the seat and what it may do, at golden decisions."""
    found = []
    wanted = dict.fromkeys((game.seats[0], game.seats[-1]), MATCHES)
    for file in sorted((game.folder / "golden").glob("*.ndjson")):
        for match in read_matches(file.read_bytes(), {game.name: game}):
            if not wanted.get(match.seats):
                continue
            wanted[match.seats] -= 1
            position, choices = Position(game, match.seats, match.options), []
            for step in match.steps:
                if isinstance(step, Move) and len(position.legal(step.seat)) > 1:
                    choices.append((position.seen_by(step.seat).copy(), step.seat))
                position.take(step)
            found += choices[:: max(1, len(choices) // POSITIONS)][:POSITIONS]
    return [(seen, seat, legal_of(game, seen, seat).copy()) for seen, seat in found]


def told(game: Game) -> dict[str, Any]:
    """Return positions, and what every level does there with its seed."""
    rows = []
    for number, (seen, seat, legal) in enumerate(positions(game)):
        seed = SEED * (number + 1) + number
        moves = {
            level: int(make_bot(level, game, seed).choose(seen, seat, legal, Budget()))
            for level in LEVELS
        }
        rows.append(
            {
                "state": base64.b64encode(seen.tobytes()).decode(),
                "seat": seat,
                "seats": int(seen.seats),
                "legal": np.flatnonzero(legal).tolist(),
                "seed": str(seed),
                "moves": moves,
            }
        )
    return {"game": game.folder.name, "rows": rows}


def written() -> list[dict[str, Any]]:
    """Return what the file holds."""
    return [told(game) for game in games().values() if game.levels]


if __name__ == "__main__":
    FILE.write_text(json.dumps(written()) + "\n", "utf-8")
