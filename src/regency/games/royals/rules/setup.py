"""The empty match that waits for its deal (RY-1 … RY-4)."""

from regency.core.kernel import seed_words
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    DECK_SIZE,
    MAX_HOUSES,
    MAX_ROW,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_PILES,
    NUM_TITLES,
    PLACES,
    ROW_SIZE,
)
from regency.games.royals.rules.state import DEAL_COUNTRY, PADDING


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Prepare an empty board and wait for the deal (RY-3)."""
    seed_words(state.rng, seed)
    state.seats = seats
    state.phase = DEAL_COUNTRY
    state.turn = 0
    state.turns = 0
    state.period = 0
    state.ran_out = 0
    state.resume = 0
    state.row_size = int(ROW_SIZE[int(options[0])])
    state.noble = EMPTY
    state.last_kind = 0
    state.laid_count = 0
    state.laid_right = 0
    for i in range(PADDING):
        state.unused[i] = 0
    clear_cards(state)
    clear_hands(state)
    clear_board(state)
    clear_markers(state)


def clear_cards(state: State) -> None:
    """Empty row, decks and discards."""
    for slot in range(MAX_ROW):
        state.row[slot] = EMPTY
    for pile in range(NUM_PILES):
        state.drawn[pile] = 0
        state.deck_at[pile] = 0
        state.deck_left[pile] = 0
        for i in range(DECK_SIZE):
            state.deck[pile, i] = EMPTY
    for kind in range(NUM_KINDS):
        state.discard[kind] = 0
        state.staged[kind] = 0
        state.fresh[kind] = 0
        for row in range(state.scratch.shape[0]):
            state.scratch[row, kind] = 0


def clear_hands(state: State) -> None:
    """Empty every hand and what is known of it."""
    for seat in range(MAX_SEATS):
        for kind in range(NUM_KINDS):
            state.hand[seat, kind] = 0
            state.known[seat, kind] = 0
            state.fresh_own[seat, kind] = 0
            state.spent[seat, kind] = 0
        for pile in range(NUM_PILES):
            state.hand_size[seat, pile] = 0
            state.old_slots[seat, pile] = 0
            state.new_slots[seat, pile] = 0


def clear_board(state: State) -> None:
    """Take every cube off the board (RY-1)."""
    state.claimed = 0
    for noble in range(NUM_NOBLES):
        state.owner[noble] = EMPTY
    for seat in range(MAX_SEATS):
        state.owned[seat] = 0
        state.present[seat] = 0
        state.titles[seat] = 0
        state.points[seat] = 0
        for city in range(NUM_CITIES):
            state.cathedral[city, seat] = 0
        for country in range(NUM_COUNTRIES):
            state.influence[country, seat] = 0
        for title in range(NUM_TITLES):
            state.title_cubes[title, seat] = 0


def clear_markers(state: State) -> None:
    """Lay out every marker (RY-2)."""
    for city in range(NUM_CITIES):
        state.city_taken[city] = EMPTY
    for place in range(MAX_HOUSES):
        state.house_taken[place] = EMPTY
    for place in range(PLACES):
        for country in range(NUM_COUNTRIES):
            state.country_taken[country, place] = EMPTY
            for period in range(NUM_PERIODS):
                state.period_taken[period, country, place] = EMPTY
        for title in range(NUM_TITLES):
            state.title_taken[title, place] = EMPTY
