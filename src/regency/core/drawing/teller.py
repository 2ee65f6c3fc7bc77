"""A game's drawings on one machine, told as JSON: the same bytes wherever they are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from regency.core.drawing import drivers, encode, shapes
from regency.core.drawing.drawn_view import POINTS
from regency.core.drawing.program import Program, program
from regency.core.engine import Rules, undispatched
from regency.core.types import EVENT_WIDTH, State

#: Bytes for which there is room; the pictures of a move take some ten thousand.
LETTERS = 1 << 20


class Teller:
    """Answers one question at a time; each answer is bytes of its own."""

    def __init__(self, rules: Rules, letters: int = LETTERS) -> None:
        self._rules = rules
        self._seen = rules.new(1).view(np.ndarray)
        self._event = np.zeros(EVENT_WIDTH, np.int16)
        self._mask = rules.buffers().mask
        self._row, self._work = np.zeros(drivers.ROOM, np.int32), np.zeros(encode.WORK, np.int32)
        self._letters = np.zeros(letters, np.uint8)
        self._told = self._letters.data
        self._ready: dict[str, tuple[Callable[..., None], Program]] = {}
        self._encode: Callable[..., int] | None = None

    def picture(self, seen: State, viewer: int, legal: Sequence[int]) -> bytes:
        """Tell all that a viewer is shown; *legal* is what it may do now."""
        self._mask[:] = 0
        self._mask[list(legal)] = 1
        return self._of_state("picture", seen, viewer, len(legal), self._mask)

    def view(self, seen: State, viewer: int) -> bytes:
        """Tell what a viewer's board shows."""
        return self._of_state("view", seen, viewer)

    def prompt(self, seen: State, viewer: int) -> bytes:
        """Tell who must do what."""
        return self._of_state("prompt", seen, viewer)

    def label(self, seen: State, seat: int, action: int) -> bytes:
        """Name an action."""
        return self._of_state("label", seen, seat, action)

    def sheet(self, seen: State) -> bytes:
        """Tell where the points come from."""
        return self._of_state("sheet", seen)

    def points(self, seen: State) -> bytes:
        """Tell every seat's points, as far as they are known."""
        return self._of_state("points", seen)

    def position(self, seen: State, viewer: int) -> bytes:
        """Tell the position in sentences."""
        return self._of_state("position", seen, viewer)

    def why_not(self, seen: State, seat: int, action: int) -> bytes:
        """Tell why an action is not legal now."""
        return self._of_state("why_not", seen, seat, action)

    def line(self, event: Sequence[int], viewer: int) -> bytes:
        """Tell a redacted event as a line of the log, `null` where it says nothing."""
        self._event[:] = 0
        self._event[: len(event)] = event
        return self._tell("line", self._event, viewer)

    def _shape(self, name: str) -> shapes.Shape:
        found: shapes.Shape = getattr(self._rules.game.show.SHAPES, name, POINTS)
        return found

    def _of_state(self, name: str, seen: State, *asked: Any) -> bytes:
        self._seen[0] = seen
        return self._tell(name, self._seen, 0, *asked)

    def _tell(self, name: str, *asked: Any) -> bytes:
        if name not in self._ready:
            driver = self._rules.bind(getattr(drivers, f"draw_{name}_at"))
            self._ready[name] = (
                undispatched(driver, *asked, self._row), program(self._shape(name))
            )  # fmt: skip
        draw, told = self._ready[name]
        draw(*asked, self._row)
        parts = (told.code, told.letters, told.entries, self._row, self._work, self._letters, 0)
        if self._encode is None:
            self._encode = undispatched(self._rules.bind(encode.encode), *parts)
        return bytes(self._told[: checked(self._encode(*parts))])


def checked(size: int) -> int:
    """Return a length, or raise where a drawing could not be told."""
    if size == encode.NO_ROOM:
        raise OverflowError("a drawing is larger than the room for it")
    if size == encode.MISFIT:
        raise ValueError("a drawing does not fit its shape")
    return size
