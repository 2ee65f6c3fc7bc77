"""A review as lines of JSON beside the record of its match, and checking that it adds up."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any

import numpy as np

from regency.analysis.decisions import Loss, Verdict
from regency.analysis.drivers import POINTS, RESULT_ROWS, WIN
from regency.analysis.evaluator import end_told, known_judges
from regency.analysis.ledger import Entry, Ledger
from regency.analysis.review import CLOSER, LENSES, VERSION, Review, effort_for
from regency.core.match import Match, Move, Position
from regency.core.notation import write_match
from regency.core.types import Ints

#: More deals than anyone waits for; sums of more might not fit their numbers.
MOST_DEALS = 1_000_000
#: The longest word in a header: an evaluator's name, a digest.
LONGEST_WORD = 64
MOST_SEATS = 16
MOST_SEED = (1 << 62) - 1
MOST_SUM = 1 << 52
MOST_FIGURE = 1e6
MOST_PERCENT = 100.0
#: By so much two figures may differ that are written in so many digits.
ROUNDED = 1e-6
#: With this a review begins.
BEGINNING = '{"review"'
#: What reading a line that is none comes to; one of brackets alone is too deep to be read.
UNREADABLE = (
    KeyError, TypeError, ValueError, OverflowError, StopIteration, RecursionError
)  # fmt: skip
#: The sums of a line.
ROWS = ("win", "points")
#: What a loss says of itself.
LOSS_PERCENTS = ("percent", "low", "high")


class ReviewError(ValueError):
    """A file that is no review, or one whose ledger does not add up; the message names the line.

    `kind` is how people are told: `line` (cannot be read), `sum` (does not add up), `match` (it is
    another match's), `evaluator` (nobody here judges like that) or `deals` (more than a page uses).
    """

    def __init__(self, line: int, words: str, kind: str = "line") -> None:
        super().__init__(f"{line}: {words}")
        self.line = line
        self.words = words
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
    return data.lstrip().startswith(BEGINNING.encode())


@dataclass(frozen=True)
class ReadReview:
    """A review as its lines tell it; the ledger adds up."""

    header: dict[str, Any]
    ledger: Ledger
    decisions: tuple[dict[str, Any], ...]

    @property
    def evaluator(self) -> tuple[str, int, str | None]:
        """Return who judged: a name, a version, and which network."""
        return self.header["evaluator"], self.header["version"], self.header.get("weights")

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


def read_reviews(data: bytes) -> Iterator[ReadReview]:
    """Read reviews one after another, as of several matches; raises ReviewError with the line."""
    lines = data.decode("utf-8", "replace").splitlines()
    later = (number for number, text in enumerate(lines[1:], 1) if text.startswith(BEGINNING))
    for first, end in pairwise([0, *later, len(lines)]):
        yield _read_lines(lines[first:end], first)


def read_review(data: bytes) -> ReadReview:
    """Read one review whose ledger adds up; raises ReviewError with the line."""
    return _read_lines(data.decode("utf-8", "replace").splitlines())


def _read_lines(lines: Sequence[str], before: int = 0) -> ReadReview:
    """Read the lines of a review that has so many before it in its file."""
    found: dict[str, list[Any]] = {"start": [], "step": [], "decision": [], "result": []}
    header: dict[str, Any] = {}
    last = before + len(lines)
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
            if number == 1:
                header = _header(line)
                continue
            kind = next(kind for kind in found if kind in line)
            found[kind].append(_READERS[kind](line, header["seats"]))
        except ReviewError as error:
            raise ReviewError(before + number, error.words, error.kind) from error
        except UNREADABLE as error:
            raise ReviewError(before + number, "no line of a review") from error
    if len(found["start"]) != 1 or len(found["result"]) != 1:
        raise ReviewError(last, "a review has a start and a result; one is missing, or two")
    (start,), (result,) = found["start"], found["result"]
    _check_entries(found["step"], last)
    _check_decisions(found["decision"], last)
    deals, parts = header["deals"]["ledger"], header["parts"]
    ledger = Ledger(deals, start, tuple(found["step"]), result, parts)
    if not ledger.adds_up():
        raise ReviewError(last, "start, luck and choices do not give the result", "sum")
    return ReadReview(header, ledger, tuple(found["decision"]))


def review_for(data: bytes, match: Match) -> ReadReview:
    """Read a review that must be this match's, by a judge who is known here.

    Raises ReviewError where it cannot be: its deals are those of a page at most, so that nobody's
    claim to have looked more closely stands in everyone's way.
    """
    read = read_review(data)
    header, ledger = read.header, read.ledger
    moves = [step.seat if isinstance(step, Move) else None for step in match.steps]
    same = header["game"] == match.game.name and header["seats"] == match.seats
    if not same or [entry.seat for entry in ledger.entries] != moves:
        raise ReviewError(1, "this is another match's review", "match")
    _check_judge(read, match)
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
    parts, result = end_told(header["evaluator"], position.scores())
    ended = position.over and ledger.parts == parts
    if chosen or not ended or (ledger.result != ledger.deals * result).any():
        raise ReviewError(1, "this is another match's review", "match")
    kept = {**header, "rules": match.game.rules_version, "match": digest_of(match)}
    return ReadReview(kept, ledger, read.decisions)


def _check_judge(read: ReadReview, match: Match) -> None:
    """Refuse a judge who is not known here, and deals that no page asks for."""
    name, *told = read.evaluator
    if known_judges(match.game).get(name) != tuple(told):
        raise ReviewError(1, f"nobody here judges as {name} {told[0]} does", "evaluator")
    most, deals = effort_for(len(match.steps)), read.header["deals"]
    looks = {one[lens]["deals"] for one in read.decisions for lens in LENSES}
    usual = {deals["decision"], CLOSER * deals["decision"]}
    if deals["ledger"] > most.ledger or deals["decision"] > most.decision or not looks <= usual:
        raise ReviewError(
            1, f"a review is kept in {most.ledger} and {most.decision} deals at most", "deals"
        )


def _header(line: Mapping[str, Any]) -> dict[str, Any]:
    if line["review"] != VERSION:
        raise ReviewError(
            1, f"only reviews of version {VERSION} can be read: review the match again"
        )
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
        header["accuracy"] = [
            one if one is None else _number(one, MOST_PERCENT) for one in accuracy
        ]
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
        "eyes": _read_loss(line["eyes"]),
        "hands": _read_loss(line["hands"]),
    }


def _read_loss(told: Mapping[str, Any]) -> dict[str, Any]:
    loss = Loss(
        best=_whole(told["best"], MOST_DEALS),
        **{name: _number(told[name], MOST_PERCENT, -MOST_PERCENT) for name in LOSS_PERCENTS},
        points=_number(told["points"], least=-MOST_FIGURE),
        deals=_whole(told["deals"], MOST_DEALS, 1),
        chance=_number(told["chance"], MOST_PERCENT),
    )
    if not loss.low - ROUNDED <= loss.percent <= loss.high + ROUNDED:
        raise ValueError
    if "verdict" in told and Verdict(told["verdict"]) is not loss.verdict:
        raise ValueError
    return _loss(loss)


def _check_entries(entries: list[Entry], last: int) -> None:
    for number, entry in enumerate(entries):
        if entry.step != number:
            raise ReviewError(last, f"the steps are not in order: {entry.step} comes at {number}")
        if entry.seat is None and entry.choice.any():
            raise ReviewError(last, f"step {entry.step}: chance makes no choice", "sum")


def _check_decisions(decisions: list[dict[str, Any]], last: int) -> None:
    steps = [one["decision"] for one in decisions]
    if len(set(steps)) < len(steps):
        raise ReviewError(last, "a decision is told twice")


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


def _number(value: Any, most: float = MOST_FIGURE, least: float = 0.0) -> float:
    if type(value) not in (int, float) or not least - ROUNDED <= value <= most + ROUNDED:
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
