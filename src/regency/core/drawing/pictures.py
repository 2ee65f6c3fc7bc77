"""Drawing pictures: all viewers' at once on the compiled machine, or one question at a time.

A game that has a `picture.py` is drawn by it; all it says is made from what a viewer may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from regency.core.drawing.page import (
    ACTION,
    FIRST,
    LEGAL,
    LIST_END,
    OBJECT,
    OBJECT_END,
    POINTS,
    PROMPT,
    SHEET,
    VIEW,
    begin,
    begin1,
    clear,
    end,
)
from regency.core.drawing.pieces import keys_of
from regency.core.game import ScoreLine
from regency.core.hiding import bit_of, hide
from regency.core.slots import (
    draw_label,
    draw_legal,
    draw_open,
    draw_own,
    draw_points,
    draw_prompt,
    draw_sheet,
    legal,
    to_act,
)
from regency.core.text import Text
from regency.core.types import CHANCE, Ints, Mask, State, States

#: Pieces for which a page has room.
ROOM = 4096
#: The pages: what all see alike of the board, sheet and points where all see them alike, and then
#: one for each viewer, a spectator's last.
OPEN_PAGE, SHEET_PAGE, OWN_PAGES = 0, 1, 2


def draw_at(
    states: States,
    raw: Ints,
    now: int,
    watched: int,
    seen: States,
    seen_raw: Ints,
    fields: Ints,
    mask: Mask,
    open_sheet: int,
    pages: Ints,
) -> None:
    """Draw the pictures of everyone who looks at a match; `watched` has a bit for each of them.

    `seen` are states to write on, one for each viewer and a spectator's last; `seen_raw` and `raw`
    are the bytes of states. What all see alike is drawn from what a spectator may know.
    """
    seats = states[now].seats
    acting = to_act(states[now])
    last = len(seen) - 1
    hide(raw[now], -1, fields, seen_raw[last])
    clear(pages[OPEN_PAGE], 1)
    begin(pages[OPEN_PAGE], VIEW)
    draw_open(pages[OPEN_PAGE], seen[last])
    clear(pages[SHEET_PAGE], 1)
    if open_sheet:
        draw_score(pages[SHEET_PAGE], seen[last])
    for viewer in range(-1, seats):
        row = viewer if viewer >= 0 else last
        page = pages[OWN_PAGES + row]
        clear(page, 1)
        if not watched & bit_of(viewer):
            continue
        if viewer >= 0:
            hide(raw[now], viewer, fields, seen_raw[row])
        acts = viewer >= 0 and acting != CHANCE and acting >> viewer & 1
        if acts:
            legal(states[now], viewer, mask)
        draw_rest(page, seen[row], viewer, acts, mask)
        if not open_sheet:
            draw_score(page, seen[row])
    for row in range(seats, last):
        clear(pages[OWN_PAGES + row], 1)


def draw_seen_at(seen: States, i: int, viewer: int, acts: int, mask: Mask, page: Ints) -> None:
    """Draw one viewer's whole picture; if it `acts`, the mask says what it may do."""
    clear(page, 1)
    begin(page, VIEW)
    draw_open(page, seen[i])
    draw_rest(page, seen[i], viewer, acts, mask)
    draw_score(page, seen[i])


def draw_sheet_at(seen: States, i: int, page: Ints) -> None:
    """Draw the lines of the score sheet alone."""
    clear(page, 0)
    draw_sheet(page, seen[i])


def draw_points_at(seen: States, i: int, page: Ints) -> None:
    """Draw the points alone."""
    clear(page, 0)
    draw_points(page, seen[i])


def draw_rest(page: Ints, seen: State, viewer: int, acts: int, mask: Mask) -> None:
    """Draw what differs between viewers: the rest of the view, the prompt and the legal actions."""
    draw_own(page, seen, viewer)
    end(page, OBJECT_END)
    begin(page, PROMPT)
    draw_prompt(page, seen, viewer)
    begin(page, LEGAL)
    if acts:
        draw_legal(page, seen, viewer, mask)
    end(page, LIST_END)


def draw_each(page: Ints, seen: State, seat: int, mask: Mask) -> None:
    """Draw the legal actions one by one."""
    for action in range(len(mask)):
        if mask[action]:
            draw_action(page, seen, seat, action)


def draw_action(page: Ints, seen: State, seat: int, action: int) -> None:
    """Draw one legal action."""
    begin1(page, ACTION, action)
    draw_label(page, seen, seat, action)
    end(page, OBJECT_END)


def draw_score(page: Ints, seen: State) -> None:
    """Draw where the points come from, and how many there are."""
    begin(page, SHEET)
    draw_sheet(page, seen)
    end(page, LIST_END)
    begin(page, POINTS)
    draw_points(page, seen)
    end(page, LIST_END)


# --- one question at a time, for readers in Python; *picture* is a game's module


def view_of(picture: Any, seen: State, viewer: int) -> Any:
    """Return what a viewer's board shows."""

    def board(page: Ints) -> None:
        begin(page, OBJECT)
        picture.draw_open(page, seen)
        picture.draw_own(page, seen, viewer)
        end(page, OBJECT_END)

    return json.loads(picture.PIECES.read(_drawn(board)))


def prompt_of(picture: Any, seen: State, viewer: int) -> Text:
    """Return who must do what."""
    return _first(picture, lambda page: picture.draw_prompt(page, seen, viewer))


def label_of(picture: Any, seen: State, seat: int, action: int) -> Text:
    """Return the name of an action."""
    return _first(picture, lambda page: picture.draw_label(page, seen, seat, action))


def sheet_of(picture: Any, seen: State) -> list[ScoreLine]:
    """Return where the points come from."""
    keys = keys_of(_drawn(lambda page: picture.draw_sheet(page, seen)))
    return [picture.PIECES.made(key) for key in keys]


def points_of(picture: Any, seen: State) -> list[int | None]:
    """Return the points of every seat, as far as they are known."""
    keys = keys_of(_drawn(lambda page: picture.draw_points(page, seen)))
    return [picture.PIECES.made(key) for key in keys]


def _first(picture: Any, draw: Callable[[Any], None]) -> Text:
    found: Text = picture.PIECES.made(_drawn(draw)[FIRST])
    return found


def _drawn(draw: Callable[[Any], None]) -> list[int]:
    """Return the page that something draws, interpreted: a list is quicker than an array."""
    page = [0] * ROOM
    clear(page, 0)  # type: ignore[arg-type]  # it is used as an array is
    draw(page)
    return page
