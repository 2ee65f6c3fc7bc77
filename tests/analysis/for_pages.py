"""Reviews that pages are held against: `python -m tests.analysis.for_pages` renews the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from regency.analysis import Effort, Loss, Review, review
from regency.analysis.evaluator import Playouts
from regency.analysis.reasons import reason
from regency.core.match import Match, Move, Position
from regency.core.notation import read_matches
from regency.games import game as find

FILE = Path(__file__).parents[2] / "web" / "src" / "review" / "golden.json"
#: Golden matches, and in how few deals they are looked at: the same as in the page's own test.
MATCHES = {"kuhn": "check-bet-call", "castle-combo": "two-seats", "for-the-king": "seats-2"}
EFFORT = Effort(6, 4)
DIGITS = 6


def written() -> str:
    """Return what the file holds: matches, and what `regency.analysis` says of them."""
    return json.dumps([told(name, golden) for name, golden in MATCHES.items()]) + "\n"


def told(name: str, golden: str) -> dict[str, Any]:
    """Return a match and its review."""
    game = find(name)
    record = (game.folder / "golden" / f"{golden}.ndjson").read_bytes()
    (match,) = read_matches(record, {game.name: game})
    found = review(match, EFFORT, evaluator=Playouts.name)
    ledger = found.ledger
    return {
        "game": game.folder.name,
        "seats": match.seats,
        "options": match.options,
        "steps": [
            {"seat": step.seat, "what": [step.action]}
            if isinstance(step, Move)
            else {"seat": None, "what": [int(card) for card in step.outcome]}
            for step in match.steps
        ],
        "effort": vars(EFFORT),
        "worths": [worth.tolist() for worth in ledger.worths()],
        "luck": ledger.luck().tolist(),
        "choices": [ledger.choices(maker).tolist() for maker in range(match.seats)],
        "accuracy": [rounded(found.accuracy(seat)) for seat in range(match.seats)],
        "decisions": [
            [one.step, one.seat, one.played]
            + [
                [loss.best, loss.deals, *map(rounded, figures_of(loss))]
                for loss in (one.eyes, one.hands)
            ]
            for one in found.decisions
        ],
        "why": why(found, match),
    }


def why(found: Review, match: Match) -> list[Any]:
    """Return the reasons of the turning points that lost something for certain."""
    judge = Playouts(match.game, match.seats)
    told = []
    for one in found.turning_points():
        if one.eyes.low <= 0 or one.eyes.best == one.played:
            continue
        position = Position(match.game, match.seats, match.options)
        for step in match.steps[: one.step]:
            position.take(step)
        actions = (one.eyes.best, one.played)
        because = reason(judge, position.state, one.seat, one.seat, *actions, EFFORT.decision)
        told.append([one.step, because and [because.source.key, rounded(because.points)]])
    return told


def figures_of(loss: Loss) -> tuple[float, ...]:
    """Return what is compared of a loss to a few digits."""
    return loss.percent, loss.low, loss.high, loss.points, loss.chance


def rounded(value: float | None) -> float | None:
    """Return a figure as it is compared."""
    return None if value is None else round(value, DIGITS)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
