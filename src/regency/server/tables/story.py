"""What people did at a table beside the match: who sat where when, what was asked and answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regency.server.wire.messages import StoryKind

#: More lines than this are thinned out.
MOST_LINES = 120
#: Lines that say who held a seat from then on.
HOLDING: tuple[StoryKind, ...] = ("sat-down", "stood-in", "came-back")
UNDOING: tuple[StoryKind, ...] = ("undo-asked", "undo-refused", "undo-withdrawn", "undone")
ASKING: tuple[StoryKind, ...] = ("seat-asked", "seat-refused", "seat-withdrawn", "sat-down")

#: Tells whether a seat moved after one `at` and not after another, and that still counts.
Moved = Callable[[int, int, int], bool]


@dataclass(frozen=True)
class Deed:
    """One line of the story."""

    at: int
    time: int
    kind: StoryKind
    seat: int
    name: str
    by: int | None = None
    level: str | None = None
    why: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the line as it is kept and sent."""
        return dict(vars(self))


def longer(story: Sequence[Deed], deed: Deed, moved: Moved) -> tuple[Deed, ...]:
    """Return the story with a line more; where it is too long, without what matters least.

    Who held a seat while it moved is never left out, however long that makes the story.
    """
    lines = [*story, deed]
    for passing in (_is_undoing, _is_no_holding):
        while len(lines) > MOST_LINES:
            oldest = next((n for n, line in enumerate(lines[:-1]) if passing(line)), None)
            if oldest is None:
                break
            del lines[oldest]
    if len(lines) > MOST_LINES:
        lines = [line for n, line in enumerate(lines) if not _is_vain(line, lines[n + 1 :], moved)]
    return tuple(lines)


def _is_undoing(line: Deed) -> bool:
    return line.kind in UNDOING


def _is_no_holding(line: Deed) -> bool:
    return line.kind not in HOLDING


def _is_vain(line: Deed, later: Sequence[Deed], moved: Moved) -> bool:
    """Tell whether a bot came or went without a move at the seat before the next one did."""
    if line.kind not in ("stood-in", "came-back"):
        return False
    held = (each for each in later if each.seat == line.seat and each.kind in HOLDING)
    following = next(held, None)
    return following is not None and not moved(line.seat, line.at, following.at)


def open_undo(story: Sequence[Deed], at: int) -> int | None:
    """Return the seat that asked for an undo, has no answer yet, and nothing happened since."""
    last = next((line for line in reversed(story) if line.kind in UNDOING), None)
    return last.seat if last is not None and (last.kind, last.at) == ("undo-asked", at) else None


def open_asking(story: Sequence[Deed]) -> Deed | None:
    """Return the line of a late guest's request that is still open."""
    last = next((line for line in reversed(story) if line.kind in ASKING), None)
    return last if last is not None and last.kind == "seat-asked" else None


@dataclass(frozen=True)
class Held:
    """Who held a seat from some step of the match on: a person, a bot, or a bot for a person."""

    seat: int
    steps: int  # how many steps of the match came before
    name: str | None
    level: str | None
    why: str | None = None

    def note(self, first_line: int) -> dict[str, Any]:
        """Return it as a record's header says it."""
        found: dict[str, Any] = {"seat": self.seat, "from": first_line}
        if self.name is None:
            return {**found, "bot": self.level}
        found["name"] = self.name
        return found if self.level is None else {**found, "stand_in": self.level, "why": self.why}


def holders(began: Sequence[Held], story: Sequence[Deed], steps: Sequence[int]) -> list[Held]:
    """Return who held which seat from which step on; *steps* are the `at` of those that count."""
    found = list(began)
    for line in story:
        if line.kind in HOLDING:
            before = sum(at <= line.at for at in steps)
            found.append(Held(line.seat, before, line.name, line.level, line.why))
    return found


def held_notes(held: Sequence[Held], ends: Sequence[int]) -> list[dict[str, Any]]:
    """Return the header's `held`; *ends* tells after how many steps each line was complete.

    A bot that came and went between two lines is left out; a person who did is not: they have
    seen the seat's cards.
    """
    by_seat: dict[int, list[tuple[int, Held]]] = {}
    for one in held:
        line = sum(end <= one.steps for end in ends)
        before = by_seat.setdefault(one.seat, [])
        while before and before[-1][0] == line and _gives_way(before[-1][1], one):
            gone = replace(before.pop()[1], level=None, why=None)
            earlier = before[-1][1].name if before else None
            if gone.name not in (None, one.name, earlier):
                before.append((line, gone))
        if not before or replace(before[-1][1], steps=one.steps) != one:
            before.append((line, one))
    found = [pair for seat in sorted(by_seat) for pair in by_seat[seat]]
    return [one.note(line) for line, one in sorted(found, key=lambda pair: pair[0])]


def _gives_way(one: Held, following: Held) -> bool:
    return one.level is not None or one.name == following.name


def read_deed(kept: dict[str, Any]) -> Deed:
    """Read a kept line back."""
    return Deed(**kept)
