"""Pictures as bytes: drawn compiled where a game brings a `picture.py`, else what its `view` says.

A picture is the part of a `state` message that shows the match: `view`, `prompt`, `legal`, `sheet`
and `points`, every member with a comma before it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
import orjson

from regency.core.drawing import pictures
from regency.core.drawing.page import FIRST, NEXT
from regency.core.drawing.pieces import keys_of
from regency.core.drawing.spelling import Legend, spell_at
from regency.core.engine import Rules, undispatched
from regency.core.game import Game, ScoreLine
from regency.core.hiding import bit_of
from regency.core.hiding_tables import hidden_fields
from regency.core.types import Ints, State, States

#: Bytes for which there is room when pictures are drawn; those of a move take some ten thousand.
LETTERS = 1 << 20
#: Pieces nobody has seen before that are looked up together.
LOOKED_UP = 1024
#: The row in which a live match has its state.
NOW = 0


class Match(Protocol):
    """A live match as a renderer needs it."""

    states: States
    raw: Ints  # the bytes of the states

    def seen_by(self, viewer: int) -> State:
        """Return the state as a viewer may know it."""

    def legal(self, seat: int) -> list[int]:
        """Return a seat's legal actions."""


class Pictures(NamedTuple):
    """What viewers see of a match at one moment, as bytes that no later call changes."""

    open: bytes  # the beginning, which all see alike
    own: dict[int, bytes]  # how each viewer's picture goes on
    score: bytes  # the end, which all see alike


class Renderer(Protocol):
    """Draws pictures; all tables of a game share one, so every answer is whole and is the asker's.

    Whatever it draws on stays inside: no call leaves anything behind that the next one needs.
    """

    def render(self, match: Match, viewers: Collection[int]) -> Pictures:
        """Return a match as it is now for these viewers."""

    def scene(self, seen: State, viewer: int, legal: Sequence[int]) -> bytes:
        """Return a whole picture of any moment, from what is known of it."""

    def sheet(self, seen: State) -> list[ScoreLine]:
        """Return where the points come from, as far as they are known."""

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Return every seat's points, as far as they are known."""


def renderer(rules: Rules) -> Renderer:
    """Return what draws a game's pictures."""
    return PlainRenderer(rules.game) if rules.game.picture is None else DrawnRenderer(rules)


class PlainRenderer:
    """Pictures from what a game's `view` says."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def render(self, match: Match, viewers: Collection[int]) -> Pictures:
        """Return whole pictures: viewers have nothing in common."""
        own = {
            viewer: self.scene(
                match.seen_by(viewer), viewer, match.legal(viewer) if viewer >= 0 else []
            )
            for viewer in viewers
        }
        return Pictures(b"", own, b"")

    def scene(self, seen: State, viewer: int, legal: Sequence[int]) -> bytes:
        """Return a whole picture."""
        view = self._game.view
        shown = {
            "view": view.view(seen, viewer),
            "prompt": view.prompt(seen, viewer),
            "legal": [{"action": a, "label": view.label(seen, viewer, a)} for a in legal],
            "sheet": view.sheet(seen),
            "points": view.points(seen, viewer),
        }
        return b"," + encode(shown)[1:-1]

    def sheet(self, seen: State) -> list[ScoreLine]:
        """Ask the view."""
        lines: list[ScoreLine] = self._game.view.sheet(seen)
        return lines

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Ask the view."""
        points: list[int | None] = self._game.view.points(seen, viewer)
        return points


class DrawnRenderer:
    """Pictures by a game's `picture.py`."""

    def __init__(self, rules: Rules) -> None:
        picture, viewers = rules.game.picture, rules.game.rules.MAX_SEATS + 1
        assert picture is not None, "other games have a `PlainRenderer`"
        states, seen = (rules.new(count).view(np.ndarray) for count in (2, viewers))
        mask, count = rules.buffers().mask, pictures.OWN_PAGES + viewers
        pages = np.zeros((count, pictures.ROOM), np.int64)
        fields, open_sheet = hidden_fields(rules.game), int(picture.OPEN_SHEET)
        self._seen, self._mask, self._pages = seen, mask, pages
        self._tables = (seen, _bytes(seen), fields, mask, open_sheet, pages)
        self._draw = undispatched(
            rules.bind(pictures.draw_at), states, _bytes(states), NOW, 0, *self._tables
        )
        self._draw_seen = undispatched(
            rules.bind(pictures.draw_seen_at), seen, 0, 0, 0, mask, pages[0]
        )
        self._draw_sheet = undispatched(rules.bind(pictures.draw_sheet_at), seen, 0, pages[0])
        self._draw_points = undispatched(rules.bind(pictures.draw_points_at), seen, 0, pages[0])
        self._legend = Legend(picture.PIECES, rules.bind, dump=lambda made: encode(made).decode())
        self._made = picture.PIECES.made
        self._missing = np.zeros(LOOKED_UP, np.int64)
        self._letters, self._ends = np.zeros(LETTERS, np.uint8), np.zeros(count, np.int64)
        self._spelt, self._end = self._letters.data, self._ends.data
        self._written = (self._letters, self._ends, self._missing)
        self._spell_pages = undispatched(
            rules.bind(spell_at), pages, *self._legend.tables, *self._written
        )

    def render(self, match: Match, viewers: Collection[int]) -> Pictures:
        """Draw them all at once."""
        watched = sum(map(bit_of, viewers))
        self._draw(match.states, match.raw, NOW, watched, *self._tables)
        self._spell()
        spectator = len(self._seen) - 1
        own = {
            viewer: self._page(pictures.OWN_PAGES + (viewer if viewer >= 0 else spectator))
            for viewer in viewers
        }
        return Pictures(self._page(pictures.OPEN_PAGE), own, self._page(pictures.SHEET_PAGE))

    def _spell(self) -> None:
        """Put what is on the pages into JSON."""
        while missing := self._spell_pages(self._pages, *self._legend.tables, *self._written):
            self._legend.learn(self._missing[:missing].tolist())
        if self._end[-1] > LETTERS:
            raise OverflowError("the pictures of a move are larger than the room for them")

    def _page(self, number: int) -> bytes:
        start = self._end[number - 1] if number else 0
        return bytes(self._spelt[start : self._end[number]])

    def scene(self, seen: State, viewer: int, legal: Sequence[int]) -> bytes:
        """Return a whole picture."""
        self._seen[0] = seen
        self._mask[:] = 0
        self._mask[list(legal)] = 1
        self._pages[:, NEXT] = FIRST
        self._draw_seen(self._seen, 0, viewer, len(legal), self._mask, self._pages[0])
        self._spell()
        return self._page(0)

    def sheet(self, seen: State) -> list[ScoreLine]:
        """Return the score sheet."""
        self._seen[0] = seen
        self._draw_sheet(self._seen, 0, self._pages[0])
        return [self._made(key) for key in keys_of(self._pages[0])]

    def points(self, seen: State, viewer: int) -> list[int | None]:
        """Return the points."""
        self._seen[0] = seen
        self._draw_points(self._seen, 0, self._pages[0])
        return [self._made(key) for key in keys_of(self._pages[0])]


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
