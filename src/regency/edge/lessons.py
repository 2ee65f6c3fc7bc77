"""Lessons: from `lessons/*.toml`, which people write, to the moves and steps that a page runs.

`python -m regency.edge.lessons` writes each game's `lessons/lessons.json` and the table of clauses
in docs/learning.md; a test fails while one is stale.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from regency.core.game import Game
from regency.core.match import Chance, Position
from regency.core.notation import Reader, parse_line
from regency.games import games

FOLDER, BUILT = "lessons", "lessons.json"
#: The seat of whoever learns.
LEARNER = 0
#: Lessons are few moves long: compiling would take longer than playing them.
MACHINE = "python"


class LessonError(ValueError):
    """A lesson that cannot be taught as it is written."""


@dataclass(frozen=True)
class Step:
    """One thing that is said; where moves are expected, the script from `at` to `until`."""

    say: str
    focus: str | None
    at: int
    until: int
    clauses: tuple[str, ...]


@dataclass
class Lesson:
    """One lesson: what is played in it, move by move, and what is said on the way."""

    game: Game
    number: int
    seats: int
    options: dict[str, Any]
    reader: Reader
    steps: list[Step] = field(default_factory=list)

    @property
    def title(self) -> str:
        """The key of what it is called; with `-about` that of the sentence below."""
        return f"lesson-{self.number}"

    @cached_property
    def texts(self) -> list[str]:
        """The keys of all that is said, in order."""
        return [step.say for step in self.steps]

    @property
    def played(self) -> int:
        """How many moves and draws there are so far."""
        return len(self.reader.position.match.steps)

    def as_data(self) -> dict[str, Any]:
        """Return what the page needs: entries as a match on a device keeps them, and the steps."""
        script: list[list[object]] = [
            ["c", list(step.outcome)]
            if isinstance(step, Chance)
            else ["m", step.seat, step.action, 0]
            for step in self.reader.position.match.steps
        ]
        steps = [
            {"say": step.say, "focus": step.focus, "at": step.at, "until": step.until}
            for step in self.steps
        ]
        return {
            "number": self.number,
            "seats": self.seats,
            "options": self.options,
            "script": script,
            "steps": steps,
        }


def lessons_of(game: Game) -> list[Lesson]:
    """Return a game's lessons in order; raises LessonError or Refused where one is wrong."""
    return [read_lesson(game, file) for file in sorted((game.folder / FOLDER).glob("*.toml"))]


def read_lesson(game: Game, file: Path) -> Lesson:
    """Read a lesson and play it, every move checked against the rules."""
    told = tomllib.loads(file.read_text("utf-8"))
    header, lines = _beginning(game, told)
    lesson = Lesson(
        game, int(file.stem), header["seats"], header["options"], Reader(game, header, MACHINE)
    )
    for line in lines:
        lesson.reader.read(line)
    for step in told["steps"]:
        _take(lesson, step)
    return lesson


def _beginning(game: Game, told: Mapping[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the header and the lines that are played before the first step."""
    if "record" in told:
        record = (game.folder / "golden" / told["record"]).read_bytes()
        header, *lines = [parse_line(raw) for raw in record.splitlines()]
        return header, [*lines[: told["lines"]], *told.get("before", [])]
    options = told.get("options", {})
    header = {"seats": told["seats"], "options": options}
    return header | {"deal": _whole_deal(game, header, told["deal"])}, told.get("before", [])


def _whole_deal(game: Game, header: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a deal that begins as given; what the lesson does not mention follows, well mixed."""
    position = Position(game, header["seats"], header["options"], machine=MACHINE)
    position.settle_chance()
    outcomes = [step.outcome for step in position.match.steps if isinstance(step, Chance)]
    rest = {pile: list(cards) for pile, cards in _piles(game, outcomes, header["seats"])}
    for pile, card in ((pile, card) for pile, cards in given.items() for card in cards):
        _draw(card, rest, pile)
    return {pile: [*given.get(pile, ()), *cards] for pile, cards in rest.items()}


def _piles(
    game: Game, outcomes: Sequence[Sequence[int]], seats: int
) -> Iterable[tuple[str, list[Any]]]:
    deal: Mapping[str, Any] = game.notation.write_deal(outcomes, seats)
    return deal.items()


def _draw(card: str, rest: dict[str, list[Any]], pile: str) -> None:
    """Take a card out of a pile; one that lies in another pile changes places with one of these."""
    if card in rest[pile]:
        rest[pile].remove(card)
        return
    spare = rest[pile].pop()
    other = next((cards for cards in rest.values() if card in cards), None)
    if other is not None:
        other[other.index(card)] = spare


def _take(lesson: Lesson, told: Mapping[str, Any]) -> None:
    """Play what a step expects and what others do after it, and note the step or its parts."""
    known = {"say", "focus", "expect", "clause", "also", "then"}
    if not told.keys() <= known:
        raise LessonError(f"{lesson.title}: a step has no {sorted(told.keys() - known)}")
    says, focuses = _list(told["say"]), _list(told.get("focus"))
    clauses = ((told["clause"],) if "clause" in told else ()) + tuple(told.get("also", ()))
    start = lesson.played
    if "expect" in told:
        lesson.reader.read({"seat": LEARNER, **told["expect"]})
    end = lesson.played
    # Each part of a decision is said where it is due; the last one takes all that is left of it.
    for part, say in enumerate(says):
        last = part == len(says) - 1
        at = start + part if start < end else start
        focus = focuses[min(part, len(focuses) - 1)]
        until = end if last or start == end else at + 1
        lesson.steps.append(Step(say, focus, at, until, clauses))
    for line in told.get("then", ()):
        lesson.reader.read(line)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def built(game: Game) -> str:
    """Return a game's lessons as the page is given them."""
    data = [lesson.as_data() for lesson in lessons_of(game)]
    return json.dumps(data, separators=(",", ":")) + "\n"


# --- in docs/learning.md

START, END = "<!-- taught -->", "<!-- /taught -->"
PAGE = Path(__file__).parents[3] / "docs" / "learning.md"


def taught(game: Game) -> dict[str, list[str]]:
    """Return by clause the steps that teach it, as `lesson.step`."""
    found: dict[str, list[str]] = {}
    for lesson in lessons_of(game):
        for number, step in enumerate(lesson.steps, start=1):
            for clause in step.clauses:
                found.setdefault(clause, []).append(f"{lesson.number}.{number}")
    return found


def told(game: Game) -> dict[str, list[str]]:
    """Return by clause the parts of the page on how to play that tell it, all rules aside."""
    found: dict[str, list[str]] = {}
    for part, clauses in _guide(game)["told"].items():
        for clause in clauses:
            found.setdefault(clause, []).append(part)
    return found


def left_out(game: Game) -> dict[str, str]:
    """Return by clause why no lesson teaches it."""
    reasons: dict[str, str] = _guide(game)["left_out"]
    return reasons


def _guide(game: Game) -> dict[str, Any]:
    file = game.folder / "guide" / "clauses.toml"
    nothing: dict[str, Any] = {"told": {}, "left_out": {}}
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else nothing


def table() -> str:
    """Return the table of clauses, the steps that teach them and the parts that tell them."""
    rows = ["| clause | lesson.step | page |", "|---|---|---|"]
    for game in games().values():
        if not (game.folder / FOLDER).exists():
            continue
        steps, parts, reasons = taught(game), told(game), left_out(game)
        every = steps.keys() | parts.keys() | reasons.keys()
        for clause in sorted(every, key=lambda one: int(one.rpartition("-")[2])):
            taught_by = ", ".join(steps.get(clause, [])) or f"left out: {reasons[clause]}"
            told_by = ", ".join(parts.get(clause, [])) or "all rules"
            rows.append(f"| {clause} | {taught_by} | {told_by} |")
    return "\n".join(rows)


def renewed(page: str) -> str:
    """Return the page with its table renewed."""
    before, _, rest = page.partition(START)
    return f"{before}{START}\n{table()}\n{END}{rest.partition(END)[2]}"


def main() -> int:
    """Write every game's lessons for the page, and the table."""
    for game in games().values():
        if (game.folder / FOLDER).exists():
            (game.folder / FOLDER / BUILT).write_text(built(game), "utf-8")
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
