"""What a network sees of Castle Combo; seats are counted from the viewer's own."""

from regency.core.game import Observation
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.castle_combo.rules.decks import seen_cards
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.rules.state import DEAL, DONE, MAX_SEATS, ROW_SIZE
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.tables import (
    CAPACITY,
    DECK_SIZE,
    LOCATION,
    NUM_CARDS,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    NUM_TALLIES,
    SHIELD_TALLY,
    TALLY,
)

NUM_PHASES = DONE + 1
# What is told of a cell: one number each, the banners and shields one a kind.
OCCUPIED, SHOWN, ROOM, STORED, WORTH = range(5)
BANNERS = WORTH + 1
SHIELDS = BANNERS + NUM_LOCATIONS
CELL_SIZE = SHIELDS + NUM_SHIELDS

OBSERVATION = Observation(
    {
        "phase": (NUM_PHASES,),  # one-hot
        "turn": (MAX_SEATS,),  # one-hot, 0 is the viewer
        "seats": (MAX_SEATS,),  # 1 where there is a seat
        "messenger": (NUM_LOCATIONS,),  # one-hot
        "gone": (NUM_LOCATIONS,),
        "key_used": (1,),
        "row": (NUM_LOCATIONS, ROW_SIZE, NUM_CARDS),  # one-hot a slot
        "price": (NUM_LOCATIONS, ROW_SIZE),  # for the viewer
        "taking": (ROW_SIZE,),  # the slot being recruited
        "face": (1,),  # 1: face down
        "placed": (NUM_CELLS,),  # the card whose ability waits
        "in_deck": (NUM_CARDS,),  # 1 for a card that can still come from a deck
        "in_discards": (NUM_CARDS,),
        "deck_size": (NUM_LOCATIONS,),
        "gold": (MAX_SEATS,),
        "keys": (MAX_SEATS,),
        "points": (MAX_SEATS,),  # if the match ended now
        "tally": (MAX_SEATS, NUM_TALLIES),
        "shown": (MAX_SEATS, NUM_CARDS),  # face-up cards of a tableau
        "cell": (MAX_SEATS, NUM_CELLS, CELL_SIZE),
    }
)
SIZE = OBSERVATION.size
PHASE_AT = OBSERVATION.start("phase")
TURN_AT = OBSERVATION.start("turn")
SEATS_AT = OBSERVATION.start("seats")
MESSENGER_AT = OBSERVATION.start("messenger")
GONE_AT = OBSERVATION.start("gone")
KEY_USED_AT = OBSERVATION.start("key_used")
ROW_AT = OBSERVATION.start("row")
PRICE_AT = OBSERVATION.start("price")
TAKING_AT = OBSERVATION.start("taking")
FACE_AT = OBSERVATION.start("face")
PLACED_AT = OBSERVATION.start("placed")
IN_DECK_AT = OBSERVATION.start("in_deck")
IN_DISCARDS_AT = OBSERVATION.start("in_discards")
DECK_SIZE_AT = OBSERVATION.start("deck_size")
GOLD_AT = OBSERVATION.start("gold")
KEYS_AT = OBSERVATION.start("keys")
POINTS_AT = OBSERVATION.start("points")
TALLY_AT = OBSERVATION.start("tally")
SHOWN_AT = OBSERVATION.start("shown")
CELL_AT = OBSERVATION.start("cell")


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write the viewer's observation; a spectator looks from seat 0."""
    for i in range(SIZE):
        out[i] = 0.0
    own = 0 if viewer == SPECTATOR else viewer
    seats = int(state.seats)
    out[PHASE_AT + int(state.phase)] = 1.0
    out[TURN_AT + (int(state.turn) - own + seats) % seats] = 1.0
    out[MESSENGER_AT + int(state.messenger)] = 1.0
    out[KEY_USED_AT] = float(state.key_used)
    out[FACE_AT] = float(state.face)
    if state.gone != EMPTY:
        out[GONE_AT + int(state.gone)] = 1.0
    if state.slot != EMPTY:
        out[TAKING_AT + int(state.slot)] = 1.0
    if state.placed != EMPTY:
        out[PLACED_AT + int(state.placed)] = 1.0
    observe_piles(state, own, out)
    for i in range(seats):
        observe_seat(state, (own + i) % seats, i, out)


def observe_piles(state: State, own: int, out: Ints) -> None:
    """Write rows, discards, and what is left in the decks as sets (CC-21)."""
    for location in range(NUM_LOCATIONS):
        out[DECK_SIZE_AT + location] = float(state.deck_size[location])
        for slot in range(ROW_SIZE):
            card = int(state.row[location, slot])
            if card != EMPTY:
                place = location * ROW_SIZE + slot
                out[ROW_AT + place * NUM_CARDS + card] = 1.0
                out[PRICE_AT + place] = float(price_of(state, own, card))
        for i in range(int(state.discards_size[location])):
            out[IN_DISCARDS_AT + int(state.discards[location, i])] = 1.0
        if state.gone != location and state.phase != DEAL:
            seen = seen_cards(state, location)
            for i in range(DECK_SIZE):
                if (seen >> i) & 1 == 0:
                    out[IN_DECK_AT + location * DECK_SIZE + i] = 1.0


def observe_seat(state: State, seat: int, i: int, out: Ints) -> None:
    """Write a seat's gold, keys and tableau as the *i*-th from the viewer."""
    out[SEATS_AT + i] = 1.0
    out[GOLD_AT + i] = float(state.gold[seat])
    out[KEYS_AT + i] = float(state.keys[seat])
    out[POINTS_AT + i] = float(points_of(state, seat))
    for column in range(NUM_TALLIES):
        out[TALLY_AT + i * NUM_TALLIES + column] = float(state.tally[seat, column])
    for cell in range(NUM_CELLS):
        if (int(state.occupied[seat]) >> cell) & 1:
            at = CELL_AT + (i * NUM_CELLS + cell) * CELL_SIZE
            out[at + OCCUPIED] = 1.0
            if (int(state.face_up[seat]) >> cell) & 1:
                card = int(state.cell[seat, cell])
                out[SHOWN_AT + i * NUM_CARDS + card] = 1.0
                observe_card(state, seat, cell, card, at, out)


def observe_card(state: State, seat: int, cell: int, card: int, at: int, out: Ints) -> None:
    """Write what a face-up card shows in its cell."""
    out[at + SHOWN] = 1.0
    out[at + ROOM] = float(CAPACITY[card]) - float(state.purse[seat, cell])
    out[at + STORED] = float(state.purse[seat, cell])
    out[at + WORTH] = float(scroll_points(state, seat, cell))
    out[at + BANNERS + int(LOCATION[card])] = 1.0
    for shield in range(NUM_SHIELDS):
        out[at + SHIELDS + shield] = float(TALLY[card, SHIELD_TALLY + shield])
