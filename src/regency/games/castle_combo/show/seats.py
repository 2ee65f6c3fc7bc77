"""A seat's goods and tableau, drawn; compiles."""

from regency.core.drawing.page import LIST_END, begin, end, write1, write2, write3
from regency.core.types import Ints, State
from regency.games.castle_combo.data.tables import DISCOUNT_TALLY, NUM_CELLS, SHIELD_TALLY
from regency.games.castle_combo.rules.scoring import points_of, scroll_points, spare_gold
from regency.games.castle_combo.rules.state import DOWN, UP
from regency.games.castle_combo.rules.turn import open_cells
from regency.games.castle_combo.show.pieces import (
    CARD_AT,
    CARD_WORTH,
    CARDS_SHOWN,
    DISCOUNTS,
    FIRST_SHIELDS,
    GOLD,
    KEYS,
    LAST_SHIELDS,
    OPEN_CELLS,
    SEAT_POINTS,
)


def draw_seat(page: Ints, seen: State, seat: int) -> None:
    """Draw a seat's goods and tableau."""
    tally = seen.tally[seat]
    discount, shield = DISCOUNT_TALLY, SHIELD_TALLY
    write2(page, GOLD, seen.gold[seat], spare_gold(seen, seat))
    write1(page, KEYS, seen.keys[seat])
    write1(page, SEAT_POINTS, points_of(seen, seat))
    write2(page, DISCOUNTS, tally[discount], tally[discount + 1])
    write3(page, FIRST_SHIELDS, tally[shield], tally[shield + 1], tally[shield + 2])
    write3(page, LAST_SHIELDS, tally[shield + 3], tally[shield + 4], tally[shield + 5])
    begin(page, CARDS_SHOWN)
    draw_cards(page, seen, seat)
    end(page, LIST_END)
    write1(page, OPEN_CELLS, open_cells(seen, seat))


def draw_cards(page: Ints, seen: State, seat: int) -> None:
    """Draw the cards of a tableau in reading order."""
    occupied = int(seen.occupied[seat])
    face_up = int(seen.face_up[seat])
    for cell in range(NUM_CELLS):
        if (occupied >> cell) & 1:
            face = UP if (face_up >> cell) & 1 else DOWN
            write3(page, CARD_AT, seen.cell[seat, cell], face, cell)
            write2(page, CARD_WORTH, seen.purse[seat, cell], scroll_points(seen, seat, cell))
