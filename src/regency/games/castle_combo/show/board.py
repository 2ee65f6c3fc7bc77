"""The board, drawn: whose turn it is, both locations, the tableaux, and what cards cost; compiles.

Everything lies open (CC-21): only prices differ between viewers, by the discounts of their seats.
"""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import (
    DECK_SIZE,
    DISCOUNT_TALLY,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    SHIELD_TALLY,
)
from regency.games.castle_combo.rules.redeal import seen_cards
from regency.games.castle_combo.rules.scoring import points_of, scroll_points, spare_gold
from regency.games.castle_combo.rules.state import DISCARD, DOWN, ROW_SIZE, UP
from regency.games.castle_combo.rules.turn import discard_location, open_cells, price_of


def draw_view(row: Ints, seen: State, viewer: int) -> None:
    """Draw what a viewer's board shows."""
    draw_turn(row, seen)
    locations = start_list(row)
    for location in range(NUM_LOCATIONS):
        add(row, locations)
        draw_location(row, seen, location)
    seats = start_list(row)
    for seat in range(int(seen.seats)):
        add(row, seats)
        draw_seat(row, seen, seat)
    draw_prices(row, seen, viewer if viewer >= 0 else int(seen.turn))


def draw_turn(row: Ints, seen: State) -> None:
    """Draw whose turn it is and how far."""
    put4(row, seen.phase, seen.turn, seen.messenger, seen.key_used)
    card = card_taken(seen)
    if card == EMPTY:
        put3(row, EMPTY, EMPTY, EMPTY)
    else:
        put3(row, card, seen.face, seen.slot)
    put(row, seen.placed)
    put(row, discard_location(card_acting(seen)) if seen.phase == DISCARD else EMPTY)


def card_taken(seen: State) -> int:
    """Return the card between row and tableau, or EMPTY."""
    slot = int(seen.slot)
    return EMPTY if slot == EMPTY else int(seen.row[int(seen.messenger), slot])


def card_acting(seen: State) -> int:
    """Return the card whose ability waits for its seat."""
    return int(seen.cell[int(seen.turn), int(seen.placed)])


def draw_location(row: Ints, seen: State, location: int) -> None:
    """Draw a row of cards, and what is known of its deck and discards."""
    put3(row, seen.deck_size[location], 1 if seen.gone == location else 0, ROW_SIZE)
    for slot in range(ROW_SIZE):
        put(row, seen.row[location, slot])
    left = start_list(row)
    if seen.deck_size[location] > 0:
        seen_already = seen_cards(seen, location)
        for card in range(DECK_SIZE):
            if not (seen_already >> card) & 1:
                add(row, left)
                put(row, location * DECK_SIZE + card)
    put(row, seen.discards_size[location])
    for i in range(int(seen.discards_size[location])):
        put(row, seen.discards[location, i])


def draw_seat(row: Ints, seen: State, seat: int) -> None:
    """Draw a seat's goods and tableau."""
    put4(row, seen.gold[seat], spare_gold(seen, seat), seen.keys[seat], points_of(seen, seat))
    for location in range(NUM_LOCATIONS):
        put(row, seen.tally[seat, DISCOUNT_TALLY + location])
    for shield in range(NUM_SHIELDS):
        put(row, seen.tally[seat, SHIELD_TALLY + shield])
    cards = start_list(row)
    for cell in range(NUM_CELLS):
        if (int(seen.occupied[seat]) >> cell) & 1:
            add(row, cards)
            face = UP if (int(seen.face_up[seat]) >> cell) & 1 else DOWN
            put3(row, seen.cell[seat, cell], face, cell)
            put2(row, seen.purse[seat, cell], scroll_points(seen, seat, cell))
    may_go, places = open_cells(seen, seat), start_list(row)
    for cell in range(NUM_CELLS):
        if (may_go >> cell) & 1:
            add(row, places)
            put(row, cell)


def draw_prices(row: Ints, seen: State, buyer: int) -> None:
    """Draw what a seat pays for the cards of both rows."""
    put(row, NUM_LOCATIONS)
    for location in range(NUM_LOCATIONS):
        put(row, ROW_SIZE)
        for slot in range(ROW_SIZE):
            card = int(seen.row[location, slot])
            put(row, EMPTY if card == EMPTY else price_of(seen, buyer, card))
