"""What viewers of Castle Combo see, drawn by functions that compile (see `core.drawing`).

Everything lies open (CC-21): only prices differ between viewers, by the discounts of their seats.
"""

from regency.core.drawing.page import (
    LIST_END,
    NUMBER,
    begin,
    begin1,
    end,
    no_comma,
    write1,
    write2,
    write3,
    write4,
    write5,
)
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import (
    DECK_SIZE,
    DISCOUNT_TALLY,
    NUM_CELLS,
    NUM_LOCATIONS,
    SHIELD_TALLY,
)
from regency.games.castle_combo.rules.decks import seen_cards
from regency.games.castle_combo.rules.scoring import points_of, scroll_points, spare_gold, times
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE_LINE,
    DISCARD,
    DISCARD_SLOT,
    DONE,
    DOWN,
    KEY_REFRESH,
    LAST_CHANCE_PHASE,
    PLACE,
    PLACE_AT,
    TAKE_DOWN,
    TAKE_UP,
    UP,
)
from regency.games.castle_combo.rules.turn import discard_location, open_cells, price_of
from regency.games.castle_combo.show.pieces import (
    CARD,
    CARD_AT,
    CARD_WORTH,
    CARDS_SHOWN,
    DECK,
    DECK_GROUP,
    DISCARDS,
    DISCOUNTS,
    FACE_DOWN_LINE,
    FIRST_SHIELDS,
    GOLD,
    KEYS,
    KEYS_LINE,
    LABEL_CHOOSE,
    LABEL_DISCARD,
    LABEL_KEY_MESSENGER,
    LABEL_KEY_REFRESH,
    LABEL_PLACE,
    LABEL_TAKE_DOWN,
    LABEL_TAKE_UP,
    LAST_SHIELDS,
    LEFT_IN_DECK,
    LOCATION_END,
    LOCATIONS_SHOWN,
    OPEN_CELLS,
    PIECES,
    PLACED,
    PRICES,
    PROMPT_ABILITY,
    PROMPT_ACT,
    PROMPT_CHANCE,
    PROMPT_PLACE,
    ROW,
    ROW_END,
    ROW_PRICES,
    SCROLL_LINE,
    SEAT_POINTS,
    SEATS,
    TAKING,
    TURN,
)

__all__ = [
    "OPEN_SHEET",
    "PIECES",
    "draw_label",
    "draw_open",
    "draw_own",
    "draw_points",
    "draw_prompt",
    "draw_sheet",
]

OPEN_SHEET = True

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


# --- prompts and labels


def draw_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Say who must do what, to the viewer in person where it is its turn."""
    seat = int(seen.turn)
    you = 1 if viewer == seat else 0
    if seen.phase <= LAST_CHANCE_PHASE or seen.phase == DONE:
        write2(page, PROMPT_CHANCE, seen.phase, seen.pile)
    elif seen.phase == ACT:
        may_spend = 1 if you and seen.key_used == 0 and seen.keys[seat] > 0 else 0
        write4(page, PROMPT_ACT, you, seat, seen.messenger, may_spend)
    elif seen.phase == PLACE:
        card = card_taken(seen)
        price = price_of(seen, seat, card) if seen.face == UP else 0
        write5(page, PROMPT_PLACE, you, seat, card, seen.face, price)
    else:
        discards = 1 if seen.phase == DISCARD else 0
        write4(page, PROMPT_ABILITY, you, seat, card_acting(seen), discards)


def draw_label(page: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    location = int(seen.messenger)
    if action >= DISCARD_SLOT:
        card = card_acting(seen)
        given = int(seen.row[discard_location(card), action - DISCARD_SLOT])
        write2(page, LABEL_DISCARD, card, given)
    elif action >= CHOOSE_LINE:
        write2(page, LABEL_CHOOSE, card_acting(seen), action - CHOOSE_LINE)
    elif action >= PLACE_AT:
        write1(page, LABEL_PLACE, action - PLACE_AT)
    elif action >= TAKE_DOWN:
        write1(page, LABEL_TAKE_DOWN, seen.row[location, action - TAKE_DOWN])
    elif action >= TAKE_UP:
        card = int(seen.row[location, action - TAKE_UP])
        write2(page, LABEL_TAKE_UP, card, price_of(seen, seat, card))
    elif action == KEY_REFRESH:
        write1(page, LABEL_KEY_REFRESH, location)
    else:
        write1(page, LABEL_KEY_MESSENGER, location)


# --- where points come from


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
