"""Pictures of a game that has a `picture.py`: drawn compiled, beside what its `view` says."""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from regency.core.drawing import page, pictures
from regency.core.drawing.pieces import Pieces, keys_of
from regency.core.engine import engine
from regency.core.game import Game, PictureModule
from regency.core.hiding import ALL_VIEWERS
from regency.core.hiding_tables import hidden_fields
from regency.core.match import Position
from regency.core.types import SPECTATOR, State


class Drawn:
    """All pictures of a position, as the server has them drawn: pages of keys."""

    def __init__(self, position: Position) -> None:
        game = self.game = position.match.game
        rules, viewers = engine(game), game.rules.MAX_SEATS + 1
        states, seen = (rules.new(rows).view(np.ndarray) for rows in (1, viewers))
        states[0] = position.states[0]
        raw, seen_raw = (rows.view(np.uint8).reshape(len(rows), -1) for rows in (states, seen))
        pages = np.zeros((pictures.OWN_PAGES + viewers, pictures.ROOM), np.int64)
        mask, fields = rules.buffers().mask, hidden_fields(game)
        draw, open_sheet = rules.bind(pictures.draw_at), int(picture_of(game).OPEN_SHEET)
        draw(states, raw, 0, ALL_VIEWERS, seen, seen_raw, fields, mask, open_sheet, pages)
        self.pages = [keys_of(page) for page in pages]

    def own(self, viewer: int) -> list[int]:
        """Return the keys of a viewer's own page."""
        return self.pages[pictures.OWN_PAGES :][viewer]  # a spectator's is the last

    def read(self, viewer: int) -> Any:
        """Return everything a viewer is shown."""
        pages = (self.pages[pictures.OPEN_PAGE], self.own(viewer), self.pages[pictures.SHEET_PAGE])
        return read(self.game, [key for page in pages for key in page])


def picture_of(game: Game) -> PictureModule:
    """Return a game's picture.py, which it must have."""
    assert game.picture is not None, f"{game.name} has no picture.py"
    return game.picture


def read(game: Game, keys: Sequence[int]) -> Any:
    """Return what keys say that stand in an object, a comma before each member."""
    return json.loads(b"{%b}" % b"".join(map(picture_of(game).PIECES.json, keys))[1:])


def told(game: Game, seen: State, viewer: int, seat: int, legal: Sequence[int]) -> Any:
    """Return what a viewer is shown, one question at a time; the labels are those of a seat."""
    view = game.view
    said = {
        "view": view.view(seen, viewer),
        "prompt": view.prompt(seen, viewer),
        "legal": [{"action": a, "label": view.label(seen, seat, a)} for a in legal],
        "sheet": view.sheet(seen),
        "points": view.points(seen, viewer),
    }
    return json.loads(json.dumps(said, default=dataclasses.asdict))


def expected(position: Position, viewer: int) -> Any:
    """Return what a viewer of a position is shown, one question at a time."""
    legal = position.legal(viewer) if position.seat_to_act() == viewer >= 0 else []
    return told(position.match.game, position.seen_by(viewer), viewer, viewer, legal)


def check(position: Position) -> Drawn:
    """Compare the pictures of everyone with what is said one question at a time."""
    drawn = Drawn(position)
    for viewer in range(SPECTATOR, position.match.seats):
        assert drawn.read(viewer) == expected(position, viewer), viewer
    return drawn


def checked(pieces: Pieces, name: str) -> Callable[..., None]:
    """Return one of a page's writers, which refuses what a piece has no bits for."""
    write, count = getattr(page, name), int(name[-1])

    def checking(on: Any, kind: int, *numbers: int) -> None:
        most = 1 << page.BITS[count] - 1
        assert pieces._kind(kind << page.NUMBER_BITS).count == len(numbers) == count
        assert all(-most <= int(number) < most for number in numbers), (kind, numbers)
        write(on, kind, *numbers)

    return checking


def writers(game: Game) -> list[tuple[ModuleType, str]]:
    """Return where a game's drawing has writers of pieces with numbers: the module and the name."""
    known = ("begin1", *(f"write{count}" for count in range(1, len(page.BITS))))
    package = f"regency.games.{game.folder.name}.show"
    modules = [module for name, module in sys.modules.items() if name.startswith(package)]
    return [(module, name) for module in modules for name in known if hasattr(module, name)]
