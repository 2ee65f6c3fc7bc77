"""The first phase: dealing cards one by one, and taking from the centre."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, Ints, State
from regency.games.for_the_king.data.tables import DECK_SIZE, FULL_PILE, PILE
from regency.games.for_the_king.rules.kings import meet_king
from regency.games.for_the_king.rules.piles import add, drop, gain, is_king
from regency.games.for_the_king.rules.state import (
    CARD_PLACED,
    CARD_TAKEN,
    CENTRE,
    DRAWN,
    FAVOUR,
    FAVOURED,
    KEPT,
    NUM_ZONES,
    OFFERED,
    PLACE,
    SELF,
    SHUFFLE,
    TAKE,
    TOOK,
    TURN_BEGINS,
)


def deal(state: State, outcome: Ints, events: Events) -> int:
    """Lay the deck as given; what is left over is out unseen (FK-3, FK-4)."""
    seats = int(state.seats)
    for cell in range(PILE):
        state.removed[cell] = FULL_PILE[seats, cell]
    for i in range(int(DECK_SIZE[seats])):
        card = int(outcome[i])
        state.deck[i] = card
        drop(state.removed, card)
    state.phase = TURN_BEGINS
    return 0


def begin_turn(state: State) -> None:
    """Open the adviser's three zones (FK-6)."""
    state.room[SELF] = 1
    state.room[CENTRE] = int(state.seats) - 1
    state.room[FAVOUR] = 1


def draw_card(state: State, events: Events, count: int) -> int:
    """Let the adviser look at the top card (FK-6)."""
    adviser = int(state.adviser)
    state.phase = PLACE
    state.turn = adviser
    top = int(state.drawn)
    card = int(state.deck[top])
    state.deck[top] = EMPTY
    state.drawn = top + 1
    state.held[adviser] = card
    return emit(events, count, DRAWN, adviser, card, 0, 0, 0)


def place(state: State, seat: int, zone: int, events: Events) -> int:
    """Put the card looked at into a zone (FK-6, FK-8)."""
    card = int(state.held[seat])
    state.held[seat] = EMPTY
    state.phase = CARD_PLACED
    state.room[zone] = int(state.room[zone]) - 1
    if zone == CENTRE:
        room_at_first = int(state.seats) - 1
        state.centre[room_at_first - 1 - int(state.room[CENTRE])] = card
        return emit(events, 0, OFFERED, seat, card, 0, 0, 0)
    if zone == FAVOUR:
        add(state.favoured[seat], card)
        state.favoured_count[seat] = int(state.favoured_count[seat]) + 1
        return emit(events, 0, FAVOURED, seat, card, 0, 0, 0)
    if is_king(card):
        return meet_king(state, seat, card, CARD_PLACED, events, 0)
    gain(state, seat, card, 0)
    return emit(events, 0, KEPT, seat, card, 0, 0, 0)


def after_place(state: State, events: Events, count: int) -> int:
    """Draw the next card, or let the opponents take from the centre (FK-6, FK-7)."""
    for zone in range(NUM_ZONES):
        if int(state.room[zone]) > 0:
            return draw_card(state, events, count)
    state.phase = TAKE
    state.turn = (int(state.adviser) + 1) % int(state.seats)
    return count


def take(state: State, seat: int, card: int, events: Events) -> int:
    """Take a centre card into the personal deck; a king is resolved (FK-7, FK-8)."""
    i = 0
    while int(state.centre[i]) != card:
        i += 1
    state.centre[i] = EMPTY
    count = emit(events, 0, TOOK, seat, card, 0, 0, 0)
    if is_king(card):
        return meet_king(state, seat, card, CARD_TAKEN, events, count)
    state.phase = CARD_TAKEN
    gain(state, seat, card, 1)
    return count


def after_take(state: State) -> None:
    """Pass to the next taker, the next adviser, or the second phase (FK-7, FK-11)."""
    state.turn = (int(state.turn) + 1) % int(state.seats)
    if int(state.turn) != int(state.adviser):
        state.phase = TAKE
    elif int(state.drawn) == int(DECK_SIZE[int(state.seats)]):
        state.phase = SHUFFLE
    else:
        state.adviser = (int(state.adviser) + 1) % int(state.seats)
        state.phase = TURN_BEGINS
