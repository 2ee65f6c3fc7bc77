"""What is certain of a move: the rules run over what its seat can see, the rest being unknown.

An event is promised if it happens in every possible deal, a value of it if it is the same in all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any, Protocol

import numpy as np

from regency.core import slots
from regency.core.drawing.drawn_view import POINTS, as_line
from regency.core.drawing.drivers import ROOM
from regency.core.drawing.reading import items, read
from regency.core.drawing.row import FIRST, start
from regency.core.drawing.shapes import List, Shape
from regency.core.engine import EVENT_ROWS, AnyFunction, Binder
from regency.core.game import Game
from regency.core.told import ScoreLine
from regency.core.types import EVENT_WIDTH, HIDDEN, State
from regency.foresight.sketch import Sketch, Sketchpad
from regency.foresight.unknown import STAND_INS, Cells, Puzzled, Unknown, Walk

#: Unknown conditions on the way through a score sheet: working one out takes long.
DRAWN_CONDITIONS = 1


class Scorer(Protocol):
    """Tells points from what is seen: a game's `view`, or what draws its pictures compiled."""

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Return every seat's points, as far as they are known."""

    def sheet(self, seen: State) -> list[ScoreLine]:
        """Return where the points come from, as far as they are known."""


@dataclass(frozen=True)
class Prospect:
    """What is certain of a move."""

    #: The events that will happen, in order; HIDDEN where a value cannot be known.
    rows: list[tuple[int, ...]]
    #: What the seat may see then; none if that is more than can be followed.
    ways: list[Sketch]

    @property
    def teaches(self) -> bool:
        """Tell whether the move may show its seat something hidden."""
        return len(self.ways) != 1 or bool(self.ways[0].unknown_fields())


class Foresight:
    """Tells what is certain of the moves of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._walk = Walk()
        self._pad = Sketchpad(game.rules.STATE, self._walk)
        self._apply = _Binder(game).twin(slots.apply)
        self._widths = [1 + len(kind.columns) for kind in game.rules.EVENTS.kinds]
        self._points = _Drawing(game, slots.draw_points, POINTS)
        self._sheet = _Drawing(game, slots.draw_sheet, game.show.SHAPES.sheet)

    def prospect(self, seen: State, seat: int, action: int) -> Prospect:
        """Tell what is certain of a move, from what its seat can see."""
        before = self._pad.before(seen, seat)
        log = _Log(self._walk)
        certain: list[list[Any]] | None = None

        def once() -> tuple[list[list[Any]], Sketch]:
            state = before.copied()
            log.rows = []
            count = self._apply(state, seat, action, log)
            return log.rows[:count], self._pad.after(state, seat)

        def at_a_fork() -> None:
            nonlocal certain
            certain = [list(row) for row in log.rows]

        try:
            found = self._walk.every_way(once, at_a_fork)
        except Puzzled:
            return Prospect(self._agreed([log.rows if certain is None else certain]), [])
        return Prospect(self._agreed([rows for rows, _ in found]), [after for _, after in found])

    def _agreed(self, ways: Sequence[Sequence[Sequence[Any]]]) -> list[tuple[int, ...]]:
        """Return the events that happen in every way; a value that is not certain is HIDDEN."""
        common = []
        for rows in zip(*ways, strict=False):
            kinds = [row[0] for row in rows]
            if any(type(kind) is Unknown or kind != kinds[0] for kind in kinds):
                break
            columns = list(zip(*rows, strict=True))[: self._widths[kinds[0]]]
            common.append(tuple(map(_agreed_value, columns)))
        return common

    def points(self, prospect: Prospect, seat: int, scorer: Scorer) -> int | None:
        """Return the seat's points after a move, if they are certain."""
        found = {self._points_of(after, seat, scorer) for after in prospect.ways}
        return found.pop() if len(found) == 1 else None

    def _points_of(self, after: Sketch, seat: int, scorer: Scorer) -> int | None:
        if self._points.needs(after):
            drawn = self._drawn(self._points, after)
            return drawn[seat] if drawn else None
        return scorer.points(self._pad.state(after), seat)[seat]

    def sheet(self, prospect: Prospect, seat: int, scorer: Scorer) -> list[ScoreLine]:
        """Return the seat's lines of the score sheet after a move that are certain."""
        if not prospect.ways:
            return []
        first, *others = (self._sheet_of(after, scorer) for after in prospect.ways)
        return [
            line for line in first if line.seat == seat and all(line in sheet for sheet in others)
        ]

    def _sheet_of(self, after: Sketch, scorer: Scorer) -> list[ScoreLine]:
        if self._sheet.needs(after):
            return [as_line(line) for line in self._drawn(self._sheet, after) if line is not None]
        return scorer.sheet(self._pad.state(after))

    def _drawn(self, drawing: _Drawing, after: Sketch) -> list[Any]:
        """Return what a list will say, entry by entry, None where that is not certain."""

        def once() -> list[Any]:
            row: list[Any] = [0] * ROOM
            start(row)  # type: ignore[arg-type]  # it is used as an array is
            drawing.draw(row, after)
            return items(drawing.shape, row)

        try:
            ways = self._walk.every_way(once, conditions=DRAWN_CONDITIONS)
        except Puzzled:
            return []
        if len({len(entries) for entries in ways}) > 1:
            return []
        return [_agreed_entry(drawing.shape.of, entries) for entries in zip(*ways, strict=True)]


def _agreed_entry(shape: Shape, entries: Sequence[Sequence[Any]]) -> Any:
    """Return what an entry of a list says if it is certain."""
    first = entries[0]
    for entry in entries:
        if len(entry) != len(first) or not all(
            type(number) is not Unknown and number == other
            for number, other in zip(entry, first, strict=True)
        ):
            return None
    return read(shape, [FIRST + len(first), *first])


def _agreed_value(values: Sequence[Any]) -> int:
    first = values[0]
    alike = all(type(value) is not Unknown and value == first for value in values)
    return int(first) if alike else HIDDEN


class _Drawing:
    """A list that a game draws: how it is drawn over unknown numbers, and what it looks at."""

    def __init__(self, game: Game, slot: AnyFunction, shape: List) -> None:
        binder = _Binder(game)
        self.shape = shape
        self.draw = binder.twin(slot)
        named = {name for each in binder.twins for name in _named(each.__code__)}
        self._fields = game.rules.STATE.fields.keys() & named

    def needs(self, sketch: Sketch) -> bool:
        """Tell whether it looks at a field with an unknown entry.

        What compiles can reach a field by its name alone, so that names are all there is to see.
        """
        return any(map(sketch.is_unknown, self._fields))


def _named(code: CodeType) -> Iterator[object]:
    """Return every name and every constant of a function."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _named(constant)
        else:
            yield constant


class _Log:
    """The buffer events are written to; what was not written yet is unknown."""

    shape = (EVENT_ROWS, EVENT_WIDTH)

    def __init__(self, walk: Walk) -> None:
        self.rows: list[list[Any]] = []
        self._walk = walk

    def __setitem__(self, place: tuple[int, int], value: Any) -> None:
        row, column = place
        while len(self.rows) <= row:
            self.rows.append([self._walk.some] * EVENT_WIDTH)
        self.rows[row][column] = value


class _Binder(Binder):
    """Copies rules so that they can be run over unknown numbers."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _with_stand_ins)
        self._tables: dict[int, Cells] = {}

    def _replace(self, value: Any, used: set[str]) -> Any:
        if any(value is stand_in for stand_in in STAND_INS.values()):
            return value
        if isinstance(value, np.ndarray):
            if id(value) not in self._tables:
                self._tables[id(value)] = Cells.of(value.tolist())
            return self._tables[id(value)]
        if isinstance(value, np.integer):
            return int(value)
        return super()._replace(value, used)


def _with_stand_ins(function: FunctionType) -> AnyFunction:
    names = function.__globals__
    for name, stand_in in STAND_INS.items():
        if names.get(name, np) is np:  # a name of Python's own, or of NumPy
            names[name] = stand_in
    return function
