"""A review as lines of JSON beside the record of its match, and checking that it adds up."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

import numpy as np

from regency.analysis.decisions import Loss, Verdict
from regency.analysis.drivers import POINTS, RESULT_ROWS, WIN
from regency.analysis.ledger import Entry, Ledger
from regency.analysis.review import Review
from regency.core.match import Match, Move, Position
from regency.core.notation import write_match
from regency.core.types import Ints

VERSION = 1


#: More deals than anyone waits for; sums of more might not fit their numbers.
MOST_DEALS = 1_000_000
#: The longest word in a header: an evaluator's name, a digest.
LONGEST_WORD = 64
MOST_SEATS = 16
MOST_SEED = (1 << 62) - 1
MOST_SUM = 1 << 52
MOST_FIGURE = 1e6
#: The sums of a line.
ROWS = ("win", "points")
#: What a loss says of itself.
LOSS_FIGURES = ("percent", "low", "high", "points")


class ReviewError(ValueError):
    """A file that is no review, or one whose ledger does not add up; the message names the line.

    `kind` is how people are told: `line` (cannot be read), `sum` (does not add up) or `match`
    (it is another match's).
    """

    def __init__(self, line: int, words: str, kind: str = "line") -> None:
        super().__init__(f"{line}: {words}")
        self.line = line
        self.kind = kind


def write_review(review: Review) -> str:
    """Return the review as lines: header, start, a line a step, a line a decision, result."""
    return _text(_lines(review))


def _text(lines: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def digest_of(match: Match) -> str:
    """Return what a review calls its match by: the SHA-256 of the record's text."""
    return sha256(write_match(match).encode()).hexdigest()


def _lines(review: Review) -> Iterator[dict[str, Any]]:
    match, ledger = review.match, review.ledger
    yield {
        "review": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "match": digest_of(match),
        "evaluator": review.evaluator,
        "version": review.version,
        **({"weights": review.weights} if review.weights else {}),
        "seed": review.seed,
        "deals": {"ledger": review.effort.ledger, "decision": review.effort.decision},
        "parts": ledger.parts,
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


@dataclass(frozen=True)
class ReadReview:
    """A review as its lines tell it; the ledger adds up."""

    header: dict[str, Any]
    ledger: Ledger
    decisions: tuple[dict[str, Any], ...]

    @property
    def evaluator(self) -> tuple[str, int]:
        """Return who judged: a name and a version."""
        return self.header["evaluator"], self.header["version"]

    @property
    def deals(self) -> int:
        """Return how much work it was: the deals of the ledger and of each decision."""
        return int(sum(self.header["deals"].values()))

    def text(self) -> str:
        """Return the lines again, with nothing in them that a review does not have."""
        return _text(self._lines())

    def _lines(self) -> Iterator[dict[str, Any]]:
        yield self.header
        yield {"start": _sums(self.ledger.start)}
        for entry in self.ledger.entries:
            sums = {"choice": _sums(entry.choice), "luck": _sums(entry.luck)}
            yield {"step": entry.step, "seat": entry.seat, **sums}
        yield from self.decisions
        yield {"result": _sums(self.ledger.result)}


def check_review(data: bytes) -> str:
    """Return the game of a review whose ledger adds up; raises ReviewError with the line."""
    return str(read_review(data).header["game"])


def read_review(data: bytes) -> ReadReview:
    """Read a review whose ledger adds up; raises ReviewError with the line."""
    found: dict[str, list[Any]] = {"start": [], "step": [], "decision": [], "result": []}
    header: dict[str, Any] = {}
    lines = data.decode("utf-8", "replace").splitlines()
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
            if number == 1:
                header = _header(line)
                continue
            kind = next(kind for kind in found if kind in line)
            found[kind].append(_READERS[kind](line, header["seats"]))
        except (KeyError, TypeError, ValueError, OverflowError, StopIteration) as error:
            if isinstance(error, ReviewError):
                raise
            raise ReviewError(number, "no line of a review") from error
    if len(found["start"]) != 1 or len(found["result"]) != 1:
        raise ReviewError(len(lines), "a review has a start and a result; one is missing, or two")
    (start,), (result,) = found["start"], found["result"]
    _check_entries(found["step"], len(lines))
    deals, parts = header["deals"]["ledger"], header["parts"]
    ledger = Ledger(deals, start, tuple(found["step"]), result, parts)
    if not ledger.adds_up():
        raise ReviewError(len(lines), "start, luck and choices do not give the result", "sum")
    return ReadReview(header, ledger, tuple(found["decision"]))


def review_for(data: bytes, match: Match) -> ReadReview:
    """Read a review that must be this match's; raises ReviewError where it cannot be."""
    read = read_review(data)
    header, ledger = read.header, read.ledger
    moves = [step.seat if isinstance(step, Move) else None for step in match.steps]
    same = header["game"] == match.game.name and header["seats"] == match.seats
    if not same or [entry.seat for entry in ledger.entries] != moves:
        raise ReviewError(1, "this is another match's review", "match")
    position = Position(match.game, match.seats, match.options)
    chosen = {one["decision"]: one for one in read.decisions}
    for number, step in enumerate(match.steps):
        one = chosen.pop(number, None)
        if one is not None and isinstance(step, Move):
            legal = position.legal(step.seat)
            tried = {one["played"], one["eyes"]["best"], one["hands"]["best"]}
            if (one["seat"], one["played"]) != tuple(step) or not tried <= set(legal):
                raise ReviewError(1, f"step {number} was another decision", "match")
        elif one is not None:
            raise ReviewError(1, f"step {number} was nobody's decision", "match")
        position.take(step)
    winners = [int(place == 1) for place in position.places()]
    won = [ledger.parts * ledger.deals // sum(winners) * one for one in winners]
    if chosen or not position.over or ledger.result[WIN].tolist() != won:
        raise ReviewError(1, "this is another match's review", "match")
    kept = {**header, "rules": match.game.rules_version, "match": digest_of(match)}
    return ReadReview(kept, ledger, read.decisions)


def _header(line: Mapping[str, Any]) -> dict[str, Any]:
    if line["review"] != VERSION:
        raise ReviewError(1, f"only reviews of version {VERSION} can be read")
    deals = {part: _whole(line["deals"][part], MOST_DEALS, 1) for part in ("ledger", "decision")}
    header: dict[str, Any] = {
        "review": VERSION,
        "game": _word(line["game"]),
        "seats": _whole(line["seats"], MOST_SEATS, 1),
        "evaluator": _word(line["evaluator"]),
        "version": _whole(line["version"], MOST_DEALS),
        "seed": _whole(line.get("seed", 0), MOST_SEED),
        "deals": deals,
        "parts": _whole(line["parts"], MOST_DEALS, 1),
    }
    header |= {key: _word(line[key]) for key in ("match", "weights") if key in line}
    header |= {key: _whole(line[key], MOST_DEALS) for key in ("rules",) if key in line}
    accuracy = line.get("accuracy")
    if accuracy is not None:
        header["accuracy"] = [one if one is None else _number(one) for one in accuracy]
        if len(accuracy) != header["seats"]:
            raise ValueError
    return header


def _entry(line: Mapping[str, Any], seats: int) -> Entry:
    seat = None if line["seat"] is None else _whole(line["seat"], seats - 1)
    choice, luck = (_read(line[part], seats) for part in ("choice", "luck"))
    return Entry(_whole(line["step"], MOST_DEALS), seat, choice, luck)


def _decision(line: Mapping[str, Any], seats: int) -> dict[str, Any]:
    return {
        "decision": _whole(line["decision"], MOST_DEALS),
        "seat": _whole(line["seat"], seats - 1),
        "played": _whole(line["played"], MOST_DEALS),
        "chance": _number(line["chance"]),
        "eyes": _read_loss(line["eyes"]),
        "hands": _read_loss(line["hands"]),
    }


def _read_loss(told: Mapping[str, Any]) -> dict[str, Any]:
    figures = {name: _number(told[name]) for name in LOSS_FIGURES}
    deals = _whole(told["deals"], MOST_DEALS, 1)
    loss = Loss(best=_whole(told["best"], MOST_DEALS), **figures, deals=deals)
    if "verdict" in told and Verdict(told["verdict"]) is not loss.verdict:
        raise ValueError
    return _loss(loss)


def _check_entries(entries: list[Entry], last: int) -> None:
    for number, entry in enumerate(entries):
        if entry.step != number:
            raise ReviewError(last, f"the steps are not in order: {entry.step} comes at {number}")
        if entry.seat is None and entry.choice.any():
            raise ReviewError(last, f"step {entry.step}: chance makes no choice", "sum")


def _read(sums: Any, seats: int) -> Ints:
    """Return sums of one line; raises where they are not a whole number a seat."""
    rows = np.array([[_whole(one, MOST_SUM, -MOST_SUM) for one in sums[row]] for row in ROWS])
    if rows.shape != (RESULT_ROWS, seats):
        raise ValueError
    return rows.astype(np.int64)


def _whole(value: Any, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not -MOST_FIGURE <= value <= MOST_FIGURE:
        raise ValueError
    return float(value)


def _word(value: Any) -> str:
    if type(value) is not str or not 0 < len(value) <= LONGEST_WORD:
        raise ValueError
    return value


_READERS: dict[str, Any] = {
    "start": lambda line, seats: _read(line["start"], seats),
    "step": _entry,
    "decision": _decision,
    "result": lambda line, seats: _read(line["result"], seats),
}
