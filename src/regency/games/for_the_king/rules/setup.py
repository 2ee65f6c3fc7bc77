"""The empty match that waits for its deal (FK-1, FK-2, FK-5)."""

from regency.core.kernel import seed_words
from regency.core.types import EMPTY, Ints, State
from regency.games.for_the_king.data.tables import (
    IN_PLAY,
    MAX_DECK,
    MAX_SEATS,
    MAX_SEEN,
    NUM_OFFICES,
    PILE,
    TILE_START,
)
from regency.games.for_the_king.rules.piles import clear
from regency.games.for_the_king.rules.state import DEAL, MAX_CENTRE, MAX_FAVOUR, NUM_ZONES


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Lay out the tiles and wait for the deal (FK-1, FK-2, FK-5)."""
    seed_words(state.rng, seed)
    state.seats = seats
    state.ties_by_sum = options[0]
    state.phase = DEAL
    state.turn = 0
    for office in range(NUM_OFFICES):
        state.tile[office] = TILE_START if (int(IN_PLAY[seats]) >> office) & 1 else 0
    for i in range(MAX_DECK):
        state.deck[i] = EMPTY
    state.drawn = 0
    state.adviser = 0
    for zone in range(NUM_ZONES):
        state.room[zone] = 0
    for i in range(MAX_CENTRE):
        state.centre[i] = EMPTY
    clear(state.removed)
    clear(state.gone)
    clear(state.came)
    clear(state.spare)
    clear_seats(state)
    clear_auction(state)


def clear_seats(state: State) -> None:
    """Empty every seat's cards; each seat knows its own."""
    for seat in range(MAX_SEATS):
        state.held[seat] = EMPTY
        clear(state.hand[seat])
        clear(state.lost[seat])
        clear(state.favoured[seat])
        for cell in range(PILE):
            state.hand_known[seat, cell] = 1 << seat
        state.hand_size[seat] = 0
        state.losses[seat] = 0
        state.blind[seat] = 0
        state.favoured_count[seat] = 0
        state.sightings[seat] = 0
        for i in range(MAX_SEEN):
            state.seen[seat, i] = EMPTY
            state.seen_at[seat, i] = 0


def clear_auction(state: State) -> None:
    """Empty the favour deck, the hammer and the king's place."""
    for i in range(MAX_FAVOUR):
        state.favour[i] = EMPTY
        state.work[i] = EMPTY
    state.favours = 0
    state.turned = 0
    state.king = EMPTY
    state.ups = 0
    state.downs = 0
    state.choice = 0
    state.changed = 0
    state.king_from = 0
    state.first = 0
    state.hammer = EMPTY
    state.high = 0
    state.high_seat = EMPTY
    state.inside = 0
    state.barred = 0
    state.due = 0
    state.largest = 0
