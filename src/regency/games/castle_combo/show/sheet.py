"""The score sheet and the points, drawn; compiles."""

import numpy as np

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import Ints, State
from regency.games.castle_combo.data.cards import CARDS, Card
from regency.games.castle_combo.data.tables import NUM_CELLS, SCROLL_POINTS
from regency.games.castle_combo.rules.scoring import points_of, times
from regency.games.castle_combo.show.shapes import ALL_OR_NOTHING, SCORE_LINE

_KEYS, _FACE_DOWN = SCORE_LINE.number("keys"), SCORE_LINE.number("face_down")
_ONCE, _PURSE = SCORE_LINE.number("once"), SCORE_LINE.number("purse")


def _kind_of_line(card: Card) -> str:
    kind = card.scroll.kind
    if kind == "per_gold_on_this_purse":
        return "purse"
    if kind in ALL_OR_NOTHING:
        return "once"
    return "counted_keys" if kind == "per_key" else "counted"


#: By card: which line explains what its scroll pays.
SCROLL_LINE = np.array([SCORE_LINE.number(_kind_of_line(card)) for card in CARDS], np.int8)
SCROLL_LINE.setflags(write=False)


def draw_sheet(row: Ints, seen: State) -> None:
    """Explain every point: of each seat its keys, then its cards in reading order (CC-17 … 19)."""
    lines = start_list(row)
    for seat in range(int(seen.seats)):
        occupied = int(seen.occupied[seat])
        face_up = int(seen.face_up[seat])
        add(row, lines)
        put4(row, _KEYS, seat, seen.keys[seat], seen.keys[seat])
        for cell in range(NUM_CELLS):
            if (face_up >> cell) & 1:
                add(row, lines)
                draw_scroll(row, seen, seat, cell)
            elif (occupied >> cell) & 1:
                add(row, lines)
                put3(row, _FACE_DOWN, seat, 0)


def draw_scroll(row: Ints, seen: State, seat: int, cell: int) -> None:
    """Explain what a scroll pays: its points, so many times; for a purse that is its gold."""
    card = int(seen.cell[seat, cell])
    often = times(seen, seat, cell, card)
    line = int(SCROLL_LINE[card])
    put4(row, line, seat, int(SCROLL_POINTS[card]) * often, card)
    if line == _PURSE:
        put2(row, often, card)
    else:
        put(row, card)
        if line != _ONCE:
            put(row, often)


def draw_points(row: Ints, seen: State) -> None:
    """Draw every seat's points if the match ended now: all that counts lies open (CC-21)."""
    put(row, seen.seats)
    for seat in range(int(seen.seats)):
        put2(row, 1, points_of(seen, seat))
