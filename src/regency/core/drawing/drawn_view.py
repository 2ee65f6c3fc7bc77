"""A game's drawings, one question at a time, for readers in Python; drawn without compiling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from regency.core.drawing import shapes
from regency.core.drawing.drivers import ROOM
from regency.core.drawing.reading import as_text, read
from regency.core.drawing.row import start
from regency.core.facts import EventKinds, Fact
from regency.core.text import Text
from regency.core.told import CardInfo, Refusal, ScoreLine
from regency.core.types import EVENT_WIDTH, Ints, State

#: Every seat's points; any whole number may be somebody's, so none stands for what is unknown.
POINTS = shapes.seq(shapes.one_of(unknown=shapes.nothing, known=shapes.num))


@dataclass(frozen=True)
class Shapes:
    """The shapes of all that a game shows."""

    view: shapes.Object  # what a board is given
    prompt: shapes.Shape  # a text: who must do what
    label: shapes.Shape  # a text: the name of an action
    line: shapes.Shape  # a text of the log, or nothing
    score_line: shapes.Shape  # seat, points, reason and clause
    sentence: shapes.Shape  # a text that tells part of the position
    why_not: shapes.Shape  # clause and reason

    @cached_property
    def picture(self) -> shapes.Object:
        """Return the shape of all that one viewer is shown at a time.

        What many see alike comes first, so that it is told once (`drivers.tell_pictures_at`).
        """
        return shapes.obj(
            sheet=self.sheet,
            points=POINTS,
            view=self.view,
            prompt=self.prompt,
            legal=shapes.seq(shapes.obj(action=shapes.num, label=self.label)),
        )

    @cached_property
    def sheet(self) -> shapes.List:
        """Return the shape of the score sheet."""
        return shapes.seq(self.score_line)

    @cached_property
    def position(self) -> shapes.List:
        """Return the shape of the position in sentences."""
        return shapes.seq(self.sentence)


class ShowModule(Protocol):
    """show/: the shapes of all that a game shows, and the plain functions that draw them."""

    SHAPES: Shapes

    def draw_view(self, row: Ints, seen: State, viewer: int) -> None:
        """Draw what a viewer's board shows."""

    def draw_prompt(self, row: Ints, seen: State, viewer: int) -> None:
        """Draw who must do what now, said to the viewer in person where it is its turn."""

    def draw_label(self, row: Ints, seen: State, seat: int, action: int) -> None:
        """Draw the name of an action, for the seat that may choose it."""

    def draw_sheet(self, row: Ints, seen: State) -> None:
        """Draw the list of score lines: every point of the present score, as far as it is seen."""

    def draw_points(self, row: Ints, seen: State) -> None:
        """Draw the list of every seat's points if the match ended now: `POINTS`."""

    def draw_line(self, row: Ints, event: Ints, viewer: int) -> None:
        """Draw the line of the log that tells a redacted event, or nothing."""

    def draw_position(self, row: Ints, seen: State, viewer: int) -> None:
        """Draw the list of sentences that tell the position."""

    def draw_why_not(self, row: Ints, seen: State, seat: int, action: int) -> None:
        """Draw why an action is not legal now."""

    def catalogue(self) -> list[CardInfo]:
        """Return everything that can be looked at large, in a fixed order."""


class DrawnView:
    """A game's `view`, read from its drawings."""

    def __init__(self, show: ShowModule, events: EventKinds) -> None:
        self.show = show
        self._events = events

    def view(self, seen: State, viewer: int) -> Mapping[str, Any]:
        """Return what a viewer's board shows, as JSON."""
        found: dict[str, Any] = self._read("view", self.show.draw_view, seen, viewer)
        return found

    def prompt(self, seen: State, viewer: int) -> Text:
        """Say in one line who must do what now."""
        return as_text(self._read("prompt", self.show.draw_prompt, seen, viewer))

    def label(self, seen: State, seat: int, action: int) -> Text:
        """Name an action for the seat that may choose it."""
        return as_text(self._read("label", self.show.draw_label, seen, seat, action))

    def sheet(self, state: State) -> list[ScoreLine]:
        """Explain every point of the present score."""
        lines = self._read("sheet", self.show.draw_sheet, state)
        return list(map(as_line, lines))

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Return every seat's points if the match ended now, None where they are unknown."""
        found: list[int | None] = _drawn(POINTS, "points", self.show.draw_points, seen)
        return found

    def line(self, fact: Fact, viewer: int) -> Text | None:
        """Tell one redacted event as a line of the log, or None where it says nothing."""
        event = [self._events.code(fact.kind), *fact.values.values()]
        event += [0] * (EVENT_WIDTH - len(event))
        told = self._read("line", self.show.draw_line, event, viewer)
        return None if told is None else as_text(told)

    def table(self, seen: State, viewer: int) -> list[Text]:
        """Return the position in sentences."""
        return list(map(as_text, self._read("position", self.show.draw_position, seen, viewer)))

    def why_not(self, seen: State, seat: int, action: int) -> Refusal:
        """Explain why an action is not legal now."""
        told = self._read("why_not", self.show.draw_why_not, seen, seat, action)
        return Refusal(told["clause"], as_text(told["reason"]))

    def catalogue(self) -> list[CardInfo]:
        """Return everything that can be looked at large."""
        return self.show.catalogue()

    def _read(self, name: str, draw: Callable[..., None], *asked: Any) -> Any:
        return _drawn(getattr(self.show.SHAPES, name), name, draw, *asked)


def as_line(told: Any) -> ScoreLine:
    """Return a line of the score sheet that was read as the house's own."""
    return ScoreLine(**{**told, "reason": as_text(told["reason"])})


def _drawn(shape: shapes.Shape, where: str, draw: Callable[..., None], *asked: Any) -> Any:
    """Return what is drawn; on a list, which is quicker than an array where nothing compiles."""
    row = [0] * ROOM
    start(row)  # type: ignore[arg-type]  # it is used as an array is
    draw(row, *asked)
    return read(shape, row, where)
