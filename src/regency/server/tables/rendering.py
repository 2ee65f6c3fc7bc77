"""Pictures as bytes, drawn and encoded by compiled code.

A picture is the part of a `drawn` message that shows the match: `view`, `prompt`, `legal`, `sheet`
and `points`, every member with a comma before it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

import numpy as np
import orjson

from regency.core.drawing import drivers
from regency.core.drawing.drawn_view import as_line
from regency.core.drawing.encode import WORK
from regency.core.drawing.program import program
from regency.core.drawing.teller import LETTERS, Teller, checked
from regency.core.engine import Rules, undispatched
from regency.core.hiding import bit_of
from regency.core.hiding_tables import hidden_fields
from regency.core.told import ScoreLine
from regency.core.types import Ints, State, States

#: The row in which a live match has its state.
NOW = 0


class Match(Protocol):
    """A live match as a renderer needs it."""

    states: States
    raw: Ints  # the bytes of the states


class Renderer:
    """Draws pictures; all tables of a game share one, so every answer is whole and is the asker's.

    Whatever it draws on stays inside: no call leaves anything behind that the next one needs.
    """

    def __init__(self, rules: Rules) -> None:
        game = rules.game
        states, seen = (rules.new(rows).view(np.ndarray) for rows in (2, 1))
        told, rows = program(game.show.SHAPES.picture), np.zeros((2, drivers.ROOM), np.int32)
        letters, ends = np.zeros(LETTERS, np.uint8), np.zeros(game.rules.MAX_SEATS + 1, np.int64)
        self._told, self._end = letters.data, ends.data
        self.fields = hidden_fields(game)
        self._tables = (
            seen, _bytes(seen), self.fields, rules.buffers().mask,
            told.code, told.letters, told.entries, rows, np.zeros(WORK, np.int32), letters, ends,
        )  # fmt: skip
        self._tell = undispatched(
            rules.bind(drivers.tell_pictures_at), states, _bytes(states), NOW, 0, *self._tables
        )
        self._teller = Teller(rules)

    def render(self, match: Match, viewers: Collection[int]) -> dict[int, bytes]:
        """Return a match as it is now for these viewers."""
        watched = sum(map(bit_of, viewers))
        checked(self._tell(match.states, match.raw, NOW, watched, *self._tables))
        return {viewer: self._picture(viewer) for viewer in viewers}

    def _picture(self, viewer: int) -> bytes:
        # `ends` has the spectator's first, so a seat's picture begins at its own number.
        begin = self._end[viewer] if viewer >= 0 else 0
        return b"," + bytes(self._told[begin + 1 : self._end[viewer + 1] - 1])

    def scene(self, seen: State, viewer: int, legal: Sequence[int]) -> bytes:
        """Return a whole picture of any moment, from what is known of it."""
        return b"," + self._teller.picture(seen, viewer, legal)[1:-1]

    def sheet(self, seen: State) -> list[ScoreLine]:
        """Return where the points come from, as far as they are known."""
        return [as_line(told) for told in orjson.loads(self._teller.sheet(seen))]

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Return every seat's points, as far as they are known."""
        points: list[int | None] = orjson.loads(self._teller.points(seen))
        return points


def _bytes(states: States) -> Ints:
    raw: Ints = states.view(np.uint8).reshape(len(states), -1)
    return raw


def encode(value: Any) -> bytes:
    """Return anything a game's view says as JSON: texts and score lines as they travel."""
    return orjson.dumps(value, default=_number)


def _number(value: Any) -> Any:
    """Let a game's view hold NumPy numbers."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")
