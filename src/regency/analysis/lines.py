"""A review as lines of JSON beside the record of its match, and checking that it adds up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import numpy as np

from regency.analysis.decisions import Loss
from regency.analysis.drivers import PARTS, POINTS, RESULT_ROWS, WIN
from regency.analysis.ledger import Entry, Ledger
from regency.analysis.review import Review
from regency.core.notation import write_match
from regency.core.types import Ints

VERSION = 1


class ReviewError(ValueError):
    """A file that is no review, or one whose ledger does not add up; the message names the line."""


def write_review(review: Review) -> str:
    """Return the review as lines: header, start, a line a step, a line a decision, result."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in _lines(review))


def _lines(review: Review) -> Iterator[dict[str, Any]]:
    match, ledger = review.match, review.ledger
    yield {
        "review": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "match": sha256(write_match(match).encode()).hexdigest(),
        "evaluator": review.evaluator,
        "version": review.version,
        "seed": review.seed,
        "deals": {"ledger": review.effort.ledger, "decision": review.effort.decision},
        "parts": PARTS,
        "accuracy": [review.accuracy(seat) for seat in range(match.seats)],
    }
    yield {"start": _sums(ledger.start)}
    for entry in ledger.entries:
        yield {
            "step": entry.step,
            "seat": entry.seat,
            "choice": _sums(entry.choice),
            "luck": _sums(entry.luck),
        }
    for one in review.decisions:
        yield {
            "decision": one.step,
            "seat": one.seat,
            "played": one.played,
            "chance": one.chance,
            "eyes": _loss(one.eyes),
            "hands": _loss(one.hands),
        }
    yield {"result": _sums(ledger.result)}


def _sums(sums: Ints) -> dict[str, list[int]]:
    return {"win": sums[WIN].tolist(), "points": sums[POINTS].tolist()}


def _loss(loss: Loss) -> dict[str, Any]:
    return {**asdict(loss), "verdict": loss.verdict.value}


def is_review(data: bytes) -> bool:
    """Tell whether a file begins as a review does."""
    return data.lstrip()[:10].startswith(b'{"review"')


def check_review(data: bytes) -> str:
    """Return the game of a review whose ledger adds up; raises ReviewError with the line."""
    game, seats, start, result = "", 0, None, None
    entries: list[Entry] = []
    lines = data.decode("utf-8", "replace").splitlines()
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
            if "review" in line:
                if line["review"] != VERSION:
                    raise ReviewError(f"{number}: only reviews of version {VERSION} can be read")
                game, seats = str(line["game"]), int(line["seats"])
            elif "start" in line:
                start = _read(line["start"], seats)
            elif "step" in line:
                choice, luck = (_read(line[part], seats) for part in ("choice", "luck"))
                entries.append(Entry(int(line["step"]), line["seat"], choice, luck))
            elif "result" in line:
                result = _read(line["result"], seats)
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, ReviewError):
                raise
            raise ReviewError(f"{number}: no line of a review") from error
    if start is None or result is None:
        raise ReviewError(f"{len(lines)}: a review has a start and a result; one is missing")
    _check_makers(entries, seats)
    if not Ledger(1, start, tuple(entries), result).adds_up():
        raise ReviewError(f"{len(lines)}: start, luck and choices do not give the result")
    return game


def _check_makers(entries: list[Entry], seats: int) -> None:
    for entry in entries:
        if entry.seat is None and entry.choice.any():
            raise ReviewError(f"step {entry.step}: chance makes no choice")
        if entry.seat is not None and entry.seat not in range(seats):
            raise ReviewError(f"step {entry.step}: there is no seat {entry.seat}")


def _read(sums: Any, seats: int) -> Ints:
    """Return sums of one line; raises where they are not a whole number a seat."""
    rows = np.array([sums["win"], sums["points"]])
    if rows.shape != (RESULT_ROWS, seats) or rows.dtype.kind != "i":
        raise ValueError
    return rows.astype(np.int64)
