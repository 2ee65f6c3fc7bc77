"""What a network sees of For the King (and Me), in whole numbers; seats are the viewer's first."""

import numpy as np

from regency.core.game import Observation
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import (
    DECK_SIZE,
    FIRST_GOLD,
    FIRST_KING,
    GOLD_CELL,
    MAX_SEATS,
    MAX_SEEN,
    NUM_CARDS,
    NUM_KINGS,
    NUM_LETTERS,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.state import BID, DONE, MAX_CENTRE, NUM_ZONES

NUM_PHASES = DONE + 1

OBSERVATION = Observation(
    {
        "phase": (NUM_PHASES,),  # one-hot
        "seats": (MAX_SEATS + 1,),  # one-hot
        "turn": (MAX_SEATS,),  # one-hot
        "adviser": (MAX_SEATS,),  # one-hot
        "first": (MAX_SEATS,),  # one-hot, the round's first bidder
        "tiles": (NUM_OFFICES,),  # value of the primary duty tile
        "deck_left": (1,),  # cards
        "favour_left": (1,),  # cards
        "room": (NUM_ZONES,),  # cards a zone still takes
        "held": (NUM_CARDS,),  # one-hot, the viewer's own
        "hand": (NUM_CARDS,),  # copies, the viewer's own
        "lost": (NUM_CARDS,),  # copies the viewer discarded face down
        "put": (NUM_CARDS,),  # copies of the viewer's that are still in the favour deck
        "centre": (NUM_CARDS,),  # copies
        "hammer": (NUM_CARDS,),  # one-hot
        "gone": (NUM_CARDS,),  # copies out of the game face up
        "seen": (MAX_SEATS, NUM_CARDS),  # copies seen going to each seat
        "size": (MAX_SEATS,),  # cards in hand
        "losses": (MAX_SEATS,),  # cards discarded face down
        "blind": (MAX_SEATS,),  # cards kept unseen
        "king": (NUM_KINGS,),  # one-hot, being resolved
        "changes": (3,),  # ups, downs, choice left
        "high": (1,),  # the highest bid
        "high_seat": (MAX_SEATS,),  # one-hot
        "inside": (MAX_SEATS,),  # 1 = has not passed
        "barred": (MAX_SEATS,),  # 1 = failed to pay for this card
        "due": (1,),  # gold or cards still to pay
        "sum_ties": (1,),  # 1 = ties are broken by sums
    }
)
SIZE = OBSERVATION.size
PHASE_AT = OBSERVATION.start("phase")
SEATS_AT = OBSERVATION.start("seats")
TURN_AT = OBSERVATION.start("turn")
ADVISER_AT = OBSERVATION.start("adviser")
FIRST_AT = OBSERVATION.start("first")
TILES_AT = OBSERVATION.start("tiles")
DECK_AT = OBSERVATION.start("deck_left")
FAVOUR_AT = OBSERVATION.start("favour_left")
ROOM_AT = OBSERVATION.start("room")
HELD_AT = OBSERVATION.start("held")
HAND_AT = OBSERVATION.start("hand")
LOST_AT = OBSERVATION.start("lost")
PUT_AT = OBSERVATION.start("put")
CENTRE_AT = OBSERVATION.start("centre")
HAMMER_AT = OBSERVATION.start("hammer")
GONE_AT = OBSERVATION.start("gone")
SEEN_AT = OBSERVATION.start("seen")
SIZE_AT = OBSERVATION.start("size")
LOSSES_AT = OBSERVATION.start("losses")
BLIND_AT = OBSERVATION.start("blind")
KING_AT = OBSERVATION.start("king")
CHANGES_AT = OBSERVATION.start("changes")
CHOICE_AT = CHANGES_AT + 2
HIGH_AT = OBSERVATION.start("high")
HIGH_SEAT_AT = OBSERVATION.start("high_seat")
INSIDE_AT = OBSERVATION.start("inside")
BARRED_AT = OBSERVATION.start("barred")
DUE_AT = OBSERVATION.start("due")
SUM_TIES_AT = OBSERVATION.start("sum_ties")
#: Sightings that are written at once: eight or a few more, so that blocks fill the list.
BLOCK = next(size for size in range(8, MAX_SEEN + 1) if MAX_SEEN % size == 0)
#: Bits that hold any place in an observation: what is cut to them is not negative for the compiler.
PLACES = (1 << SIZE.bit_length()) - 1
ALL_LETTERS = (1 << NUM_LETTERS) - 1
#: int8[ALL_LETTERS + 1, NUM_LETTERS]: a set of letters as ones and zeros.
SPREAD = (np.arange(ALL_LETTERS + 1)[:, None] >> np.arange(NUM_LETTERS) & 1).astype(np.int8)
SPREAD.setflags(write=False)


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write the viewer's observation; a spectator sits at seat 0 and holds nothing."""
    for i in range(SIZE):
        out[i] = 0
    observe_table(state, viewer, out)
    for seat in range(int(state.seats)):
        observe_seat(state, seat, place_of(state, seat, viewer), out)
    if viewer != SPECTATOR:
        observe_own(state, viewer, out)


def place_of(state: State, seat: int, viewer: int) -> int:
    """Return how far to the left of the viewer a seat is."""
    after = seat - max(viewer, 0)  # a spectator sits at seat 0
    return after if after >= 0 else after + int(state.seats)


def observe_table(state: State, viewer: int, out: Ints) -> None:
    """Write what belongs to no seat.

    What may be EMPTY is added as 0 or 1: a branch that the processor guesses wrong costs more than
    all the writes of a piece, and EMPTY falls on the entry before the piece, which keeps its value.
    """
    phase = int(state.phase)
    out[PHASE_AT + phase] = 1
    out[SEATS_AT + int(state.seats)] = 1
    out[TURN_AT + place_of(state, int(state.turn), viewer)] = 1
    out[ADVISER_AT + place_of(state, int(state.adviser), viewer)] = 1
    out[FIRST_AT + place_of(state, int(state.first), viewer)] = int(phase >= BID)
    for office in range(NUM_OFFICES):
        out[TILES_AT + office] = int(state.tile[office])
    out[DECK_AT] = int(DECK_SIZE[int(state.seats)]) - int(state.drawn)
    out[FAVOUR_AT] = int(state.favours) - int(state.turned)
    for zone in range(NUM_ZONES):
        out[ROOM_AT + zone] = int(state.room[zone])
    for i in range(MAX_CENTRE):
        out[CENTRE_AT + int(state.centre[i])] += int(state.centre[i] != EMPTY)
    out[HAMMER_AT + int(state.hammer)] += int(state.hammer != EMPTY)
    observe_pile(state.gone, GONE_AT, out)
    out[KING_AT + max(int(state.king) - FIRST_KING, EMPTY)] += int(state.king != EMPTY)
    out[CHANGES_AT] = int(state.ups)
    out[CHANGES_AT + 1] = int(state.downs)
    out[CHOICE_AT] = int(state.choice)
    out[HIGH_AT] = int(state.high)
    high_seat = place_of(state, max(int(state.high_seat), 0), viewer)
    out[HIGH_SEAT_AT + high_seat] = int(state.high_seat != EMPTY)
    out[DUE_AT] = int(state.due)
    out[SUM_TIES_AT] = int(state.ties_by_sum)


def observe_seat(state: State, seat: int, place: int, out: Ints) -> None:
    """Write what everybody knows of a seat."""
    place &= PLACES
    out[SIZE_AT + place] = int(state.hand_size[seat])
    out[LOSSES_AT + place] = int(state.losses[seat])
    out[BLIND_AT + place] = int(state.blind[seat])
    out[INSIDE_AT + place] = (int(state.inside) >> seat) & 1
    out[BARRED_AT + place] = (int(state.barred) >> seat) & 1
    at = SEEN_AT + place * NUM_CARDS
    count = int(state.sightings[seat])
    # By blocks, whose surplus adds nothing: where a single round would end nobody can guess.
    for block in range(0, count, BLOCK):
        for i in range(block, block + BLOCK):
            card = int(state.seen[seat, i])
            out[(at + (card if i < count else i)) & PLACES] += int(i < count)


def observe_own(state: State, viewer: int, out: Ints) -> None:
    """Write what the viewer alone knows (FK-25)."""
    out[HELD_AT + int(state.held[viewer])] += int(state.held[viewer] != EMPTY)
    observe_pile(state.hand[viewer], HAND_AT, out)
    observe_pile(state.lost[viewer], LOST_AT, out)
    observe_own_favours(state, viewer, out)


def observe_pile(pile: Ints, at: int, out: Ints) -> None:
    """Write how many copies of each card a pile has."""
    at &= PLACES
    letters = 0
    for office in range(NUM_OFFICES):
        letters |= int(pile[office])
    if letters != 0:
        # Which offices a pile has is a coin toss to the processor, so each is written.
        for office in range(NUM_OFFICES):
            observe_letters(int(pile[office]), at + office * NUM_LETTERS, out)
    for i in range(PILE - GOLD_CELL):
        out[at + FIRST_GOLD + i] = int(pile[GOLD_CELL + i])


def observe_letters(letters: int, at: int, out: Ints) -> None:
    """Write the letters of one office, from a table: compiled, that is a copy of nine bytes."""
    at &= PLACES
    row = letters & ALL_LETTERS
    for letter in range(NUM_LETTERS):
        out[at + letter] = SPREAD[row, letter]


def observe_own_favours(state: State, viewer: int, out: Ints) -> None:
    """Write what the viewer put on the favour deck and has not come back, as `redeal.own_left`."""
    if int(state.favoured_count[viewer]) != 0:
        for office in range(NUM_OFFICES):
            letters = int(state.favoured[viewer, office]) & ~int(state.came[office])
            observe_letters(letters, PUT_AT + office * NUM_LETTERS, out)
    for i in range(PILE - GOLD_CELL):
        left = int(state.favoured[viewer, GOLD_CELL + i]) - int(state.came[GOLD_CELL + i])
        out[PUT_AT + FIRST_GOLD + i] = max(left, 0)
