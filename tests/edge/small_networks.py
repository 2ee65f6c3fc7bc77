"""Small networks that the page's own tests look with: `python -m tests.edge.small_networks`.

What they say means nothing; that Python and the page find the same bits does.
"""

from __future__ import annotations

import base64
import io
import json
from pathlib import Path
from typing import Any

import numpy as np

from regency.analysis.hints import Adviser, Hint, whole_points
from regency.bench.network import some_positions
from regency.bots.network import Looker, load_network
from regency.bots.weights import ABOUT, CALIBRATION, FORMAT, KNOTS, shapes_of
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.types import Mask, State
from regency.games import game as find

FILE = Path(__file__).parents[2] / "web" / "src" / "edge" / "looks.json"
#: One with cards, one with points so far, at two numbers of seats.
GAMES = {"castle-combo": True, "for-the-king": False, "royals": True}
SETTINGS = {"width": 8, "depth": 2, "card": 4}
POSITIONS = 30
EVERY = 9
#: One in so many of them is advised in.
ADVISED = 4


def weights(game: Game, *, told: bool) -> bytes:
    """Return a file of weights drawn at random, always the same."""
    dice = np.random.default_rng(7)
    shapes = shapes_of(game, SETTINGS)
    arrays: dict[str, Any] = {
        name: (dice.standard_normal(shape) / 4).astype(np.float16) for name, shape in shapes.items()
    }
    arrays["lead_scale"] = np.float32(12.0)
    bent = np.sort(dice.uniform(-1, 1, (int(game.rules.MAX_SEATS) - 1, KNOTS)), axis=1)
    arrays[CALIBRATION] = bent.astype(np.float32)
    about = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "settings": {**SETTINGS, "points_told": told},
    }
    arrays[ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    written = io.BytesIO()
    np.savez_compressed(written, **arrays)
    return written.getvalue()


def told(name: str, folder: Path) -> dict[str, Any]:
    """Return a network as a file, positions, and the bits of what Python finds there."""
    game = find(name)
    path = folder / f"{name}.npz"
    path.write_bytes(weights(game, told=GAMES[name]))
    looker = Looker(game, load_network(game, path))
    adviser = Adviser(game, path=path)
    looks: list[dict[str, Any]] = []
    for seats in (game.seats[0], game.seats[-1]):
        for seen, seat in some_positions(game, seats, POSITIONS)[::EVERY]:
            looker.look(seen, seat)
            state = base64.b64encode(seen.tobytes()).decode()
            bits = looker.out.view(np.int32).tolist()
            looks.append({"state": state, "seat": seat, "out": bits, "hints": []})
            if len(looks) % ADVISED == 1:
                legal = legal_of(game, seen, seat)
                looks[-1]["legal"] = np.flatnonzero(legal).tolist()
                looks[-1]["hints"] = [hinted(one) for one in adviser.advise(seen, seat, legal)]
    return {
        "game": game.folder.name,
        "weights": base64.b64encode(path.read_bytes()).decode(),
        "looks": looks,
    }


def legal_of(game: Game, seen: State, seat: int) -> Mask:
    """Return what a seat may do in what it sees."""
    rules = engine(game)
    states = rules.new(1)
    mask: Mask = rules.buffers().mask
    states[0] = seen
    rules.legal(states, 0, seat, mask)
    return mask


def hinted(hint: Hint) -> dict[str, Any]:
    """Return a hint as pages tell it."""
    why = hint.why
    told = why and [
        why.kind,
        why.source.key,
        whole_points(why.points),
        why.other and why.other.key,
    ]
    return {
        "action": hint.action,
        "share": round(hint.share, 6),
        "win": [round(one, 9) for one in hint.win],
        "why": told,
    }


def written(folder: Path) -> list[dict[str, Any]]:
    """Return what the file holds."""
    return [told(name, folder) for name in GAMES]


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as kept:
        FILE.write_text(json.dumps(written(Path(kept))) + "\n", "utf-8")
