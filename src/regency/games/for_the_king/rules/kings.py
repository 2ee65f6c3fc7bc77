"""Kings: which tiles may go up or down, and what happens when one does."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, State
from regency.games.for_the_king.data.tables import (
    FIRST_KING,
    IN_PLAY,
    KING_CHOICE,
    KING_DOWNS,
    KING_UPS,
    NUM_OFFICES,
    TILE_HIGHEST,
    TILE_LOWEST,
)
from regency.games.for_the_king.rules.piles import add
from regency.games.for_the_king.rules.state import KING, KING_CAME, LOWERED, RAISED


def meet_king(state: State, seat: int, card: int, source: int, events: Events, count: int) -> int:
    """Reveal a king and let the seat that got it resolve it at once (FK-8)."""
    kind = card - FIRST_KING
    state.phase = KING
    state.turn = seat
    state.king = card
    state.king_from = source
    state.ups = KING_UPS[kind]
    state.downs = KING_DOWNS[kind]
    state.choice = KING_CHOICE[kind]
    state.changed = 0
    return emit(events, count, KING_CAME, seat, card, 0, 0, 0)


def can_rise(state: State) -> int:
    """Return the tiles below the highest value not changed by this king, as bits (FK-9)."""
    bits = 0
    for office in range(NUM_OFFICES):
        if int(state.tile[office]) < TILE_HIGHEST:
            bits |= 1 << office
    return bits & int(IN_PLAY[int(state.seats)]) & ~int(state.changed)


def can_fall(state: State) -> int:
    """Return the tiles above the lowest value not changed by this king, as bits (FK-9)."""
    bits = 0
    for office in range(NUM_OFFICES):
        if int(state.tile[office]) > TILE_LOWEST:
            bits |= 1 << office
    return bits & int(IN_PLAY[int(state.seats)]) & ~int(state.changed)


def up_choices(state: State) -> int:
    """Return the tiles that may go up now; both halves must stay possible if they can (FK-10)."""
    if int(state.choice) == 0 and int(state.ups) == 0:
        return 0
    rising = can_rise(state)
    if int(state.downs) == 0:
        return rising
    falling = can_fall(state)
    # Only the last tile that can go down spoils the other half, and only by going up itself.
    both = rising & ~falling if falling & (falling - 1) == 0 else rising
    return both if falling != 0 and both != 0 else rising


def down_choices(state: State) -> int:
    """Return the tiles that may go down now: after all that goes up (FK-9)."""
    if int(state.choice) != 0:
        return can_fall(state)
    if int(state.downs) == 0 or (int(state.ups) > 0 and can_rise(state) != 0):
        return 0
    return can_fall(state)


def change_tile(state: State, seat: int, office: int, by: int, events: Events) -> int:
    """Move one tile by one (FK-9)."""
    value = int(state.tile[office]) + by
    state.tile[office] = value
    state.changed = int(state.changed) | (1 << office)
    if int(state.choice) != 0:
        state.choice = 0
    elif by > 0:
        state.ups = int(state.ups) - 1
    else:
        state.downs = int(state.downs) - 1
    return emit(events, 0, RAISED if by > 0 else LOWERED, seat, office, value, 0, 0)


def dismiss_king(state: State) -> None:
    """Put the resolved king out of the game (FK-8)."""
    add(state.gone, int(state.king))
    state.king = EMPTY
    state.ups = 0
    state.downs = 0
    state.choice = 0
    state.changed = 0
