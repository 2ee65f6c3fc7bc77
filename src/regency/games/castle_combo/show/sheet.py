"""The score sheet and the points, drawn; compiles."""

from regency.core.drawing.page import NUMBER, write1, write2, write3
from regency.core.types import Ints, State
from regency.games.castle_combo.data.tables import NUM_CELLS
from regency.games.castle_combo.rules.scoring import points_of, times
from regency.games.castle_combo.show.texts import FACE_DOWN_LINE, KEYS_LINE, SCROLL_LINE


def draw_sheet(page: Ints, seen: State) -> None:
    """Explain every point: of each seat its keys, then its cards in reading order (CC-17 … 19)."""
    for seat in range(int(seen.seats)):
        occupied = int(seen.occupied[seat])
        face_up = int(seen.face_up[seat])
        write2(page, KEYS_LINE, seat, seen.keys[seat])
        for cell in range(NUM_CELLS):
            if (face_up >> cell) & 1:
                card = int(seen.cell[seat, cell])
                write3(page, SCROLL_LINE, seat, card, times(seen, seat, cell, card))
            elif (occupied >> cell) & 1:
                write1(page, FACE_DOWN_LINE, seat)


def draw_points(page: Ints, seen: State) -> None:
    """Write every seat's points if the match ended now: all that counts lies open (CC-21)."""
    for seat in range(int(seen.seats)):
        write1(page, NUMBER, points_of(seen, seat))
