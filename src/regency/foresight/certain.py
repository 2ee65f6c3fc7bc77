"""What is certain of a move: the rules run over what its seat can see, the rest being unknown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from regency.core.drawing.drawn_view import as_line
from regency.core.drawing.reading import read
from regency.core.drawing.row import NEXT
from regency.core.engine import EVENT_ROWS, Rules
from regency.core.told import ScoreLine
from regency.core.types import EVENT_WIDTH, Ints, Mask, State
from regency.foresight import drivers
from regency.foresight.names import Layout


@dataclass(frozen=True)
class Prospect:
    """What is certain of a move."""

    #: The events that will happen, as the seat may know them; HIDDEN where it cannot.
    rows: list[tuple[int, ...]]
    #: What the seat may see then, a sketch a way; none if that is more than can be followed.
    ways: Ints
    #: Whether the move may show its seat something hidden.
    teaches: bool
    #: The seat's points now and after the move, if they are certain.
    now: int | None
    then: int | None
    #: The seat's lines of the score sheet after the move that are certain.
    sheet: list[ScoreLine]

    @property
    def gain(self) -> int | None:
        """Return by how much the seat's points change, if that is certain."""
        return None if self.now is None or self.then is None else self.then - self.now


class Foresight:
    """Tells what is certain of the moves of one game."""

    def __init__(self, rules: Rules) -> None:
        """Prepare for a game on a machine; what compiles does so when it is first asked."""
        game = self.game = rules.game
        kinds, cells = game.rules.EVENTS.kinds, Layout(game.rules.STATE).size
        self._widths = [1 + len(kind.columns) for kind in kinds]
        self._raw = np.zeros((1, game.rules.STATE.dtype.itemsize), np.uint8)
        self._sketches = np.zeros((drivers.SKETCHES, cells), np.int64)
        self._events = np.zeros((EVENT_ROWS, EVENT_WIDTH), np.int16)
        self._sheet = np.zeros(drivers.ROOM, np.int32)
        self._told = np.zeros(drivers.TOLD, np.int32)
        self._gains = np.zeros((game.rules.ACTIONS.count, 2), np.int32)
        work = np.zeros(drivers.WORK, np.int64)
        log = np.zeros((EVENT_ROWS, EVENT_WIDTH), np.int64)
        rows = np.zeros((drivers.DRAWINGS, drivers.ROOM), np.int64)
        used = (self._raw, work, self._sketches, log, rows, self._events, self._sheet, self._told)
        arrays = _Arrays(*used, self._gains)
        self._arrays = arrays.as_views() if rules.machine == "python" else arrays
        self._foresee = rules.bind(drivers.foresee_at)
        self._foresee_all = rules.bind(drivers.foresee_all_at)

    def prospect(self, seen: State, seat: int, action: int) -> Prospect:
        """Tell what is certain of a move, from what its seat can see."""
        self._look_at(seen)
        a = self._arrays
        self._foresee(
            a.raw, 0, seat, action, a.work, a.sketches, a.log, a.rows, a.events, a.sheet, a.told
        )
        told = self._told.tolist()
        sheet = self._sheet[: self._sheet[NEXT]].tolist()
        return Prospect(
            rows=[
                tuple(row[: self._widths[row[0]]])
                for row in self._events[: told[drivers.EVENTS]].tolist()
            ],
            ways=self._sketches[: told[drivers.WAYS]].copy(),
            teaches=bool(told[drivers.TEACHES]),
            now=told[drivers.NOW] if told[drivers.KNOWN_NOW] else None,
            then=told[drivers.THEN] if told[drivers.KNOWN_THEN] else None,
            sheet=[as_line(line) for line in read(self.game.show.SHAPES.sheet, sheet)],
        )

    def gains(self, seen: State, seat: int, mask: Mask) -> list[int | None]:
        """Return by how much each action of a mask changes the seat's points, if it is certain."""
        self._look_at(seen)
        a = self._arrays
        self._foresee_all(
            a.raw, 0, seat, mask, a.work, a.sketches, a.log, a.rows, a.events, a.gains
        )
        return [gain if known else None for known, gain in self._gains.tolist()]

    def _look_at(self, seen: State) -> None:
        self._raw[0] = np.frombuffer(seen.tobytes(), np.uint8)


class _Arrays(NamedTuple):
    """What the drivers read and write."""

    raw: Any
    work: Any
    sketches: Any
    log: Any
    rows: Any
    events: Any
    sheet: Any
    told: Any
    gains: Any

    def as_views(self) -> _Arrays:
        """Return the same memory as the interpreter reads it quickest: a view for each row."""
        rows = {name: [row.data for row in getattr(self, name)] for name in _BY_ROW}
        return _Arrays(**{name: array.data for name, array in self._asdict().items()} | rows)


#: Arrays of which a driver takes single rows.
_BY_ROW = ("raw", "sketches", "rows")
