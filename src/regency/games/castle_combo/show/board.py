"""The board, drawn: whose turn it is, both locations, and what their cards cost; compiles."""

from regency.core.drawing.page import (
    LIST_END,
    begin,
    begin1,
    end,
    no_comma,
    write1,
    write2,
    write3,
    write4,
)
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import DECK_SIZE, NUM_LOCATIONS
from regency.games.castle_combo.rules.redeal import seen_cards
from regency.games.castle_combo.rules.state import DISCARD
from regency.games.castle_combo.rules.turn import discard_location, price_of
from regency.games.castle_combo.show.pieces import (
    CARD,
    DECK,
    DECK_GROUP,
    DISCARDS,
    LEFT_IN_DECK,
    LOCATION_END,
    LOCATIONS_SHOWN,
    PLACED,
    PRICES,
    ROW,
    ROW_END,
    ROW_PRICES,
    SEATS,
    TAKING,
    TURN,
)
from regency.games.castle_combo.show.seats import draw_seat

WHOLE_DECK = (1 << DECK_SIZE) - 1
WHOLE_GROUP = (1 << DECK_GROUP) - 1


# --- the board, as everyone sees it


def draw_open(page: Ints, seen: State) -> None:
    """Draw the turn, the locations and the tableaux."""
    draw_turn(page, seen)
    begin(page, LOCATIONS_SHOWN)
    for location in range(NUM_LOCATIONS):
        draw_location(page, seen, location)
    end(page, LIST_END)
    begin(page, SEATS)
    for seat in range(int(seen.seats)):
        draw_seat(page, seen, seat)
    end(page, LIST_END)


def draw_turn(page: Ints, seen: State) -> None:
    """Draw whose turn it is and how far."""
    write4(page, TURN, seen.phase, seen.turn, seen.messenger, seen.key_used)
    write3(page, TAKING, card_taken(seen), seen.face, seen.slot)
    discarding = discard_location(card_acting(seen)) if seen.phase == DISCARD else EMPTY
    write2(page, PLACED, seen.placed, discarding)


def card_taken(seen: State) -> int:
    """Return the card between row and tableau, or EMPTY."""
    slot = int(seen.slot)
    return EMPTY if slot == EMPTY else int(seen.row[int(seen.messenger), slot])


def card_acting(seen: State) -> int:
    """Return the card whose ability waits for its seat."""
    return int(seen.cell[int(seen.turn), int(seen.placed)])


def draw_location(page: Ints, seen: State, location: int) -> None:
    """Draw a row, and what is known of its deck and discards."""
    write2(page, DECK, seen.deck_size[location], 1 if seen.gone == location else 0)
    write1(page, ROW, seen.row[location, 0])
    write1(page, CARD, seen.row[location, 1])
    begin1(page, ROW_END, seen.row[location, 2])
    draw_deck(page, seen, location)
    end(page, DISCARDS)  # it begins another list as well
    no_comma(page)
    for i in range(int(seen.discards_size[location])):
        write1(page, CARD, seen.discards[location, i])
    end(page, LOCATION_END)


def draw_deck(page: Ints, seen: State, location: int) -> None:
    """Draw which cards are left in a deck: as a set, since nobody knows their order."""
    if seen.deck_size[location] == 0:
        return
    left = WHOLE_DECK & ~seen_cards(seen, location)
    for first in range(0, DECK_SIZE, DECK_GROUP):
        group = (left >> first) & WHOLE_GROUP
        if group != 0:
            write2(page, LEFT_IN_DECK, location * DECK_SIZE + first, group)


# --- what differs between viewers


def draw_own(page: Ints, seen: State, viewer: int) -> None:
    """Draw the prices of the viewer's seat; a spectator reads those of the seat to act."""
    buyer = viewer if viewer >= 0 else int(seen.turn)
    begin(page, PRICES)
    for location in range(NUM_LOCATIONS):
        row = seen.row[location]
        write3(
            page,
            ROW_PRICES,
            price_for(seen, buyer, row[0]),
            price_for(seen, buyer, row[1]),
            price_for(seen, buyer, row[2]),
        )
    end(page, LIST_END)


def price_for(seen: State, buyer: int, card: int) -> int:
    """Return what a card of a row costs, EMPTY where there is none."""
    return EMPTY if card == EMPTY else price_of(seen, buyer, card)
