"""Re-deals: the cards that a viewer has not seen, dealt anew (KU-7)."""

from regency.core.kernel import below, seed_words
from regency.core.record import SPECTATOR_BIT
from regency.core.types import EMPTY, SPECTATOR, State
from regency.games.kuhn.data.tables import NUM_CARDS
from regency.games.kuhn.rules.state import DEAL, NUM_SLOTS


def determinize(state: State, viewer: int, seed: int) -> None:
    """Re-deal uniformly the cards that *viewer* has not seen (KU-7)."""
    seed_words(state.rng, seed)
    if state.phase == DEAL:
        return
    bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
    taken = 0
    for slot in range(NUM_SLOTS):
        if int(state.slot_known[slot]) & bit:
            taken |= 1 << int(state.slot[slot])
    # The cards left over are drawn one by one into the slots the viewer does not know.
    for slot in range(NUM_SLOTS):
        if int(state.slot_known[slot]) & bit == 0:
            card = draw_free(state, taken)
            state.slot[slot] = card
            taken |= 1 << card


def reshuffle(state: State, seed: int) -> None:
    """Change nothing: with both hands open the third card is known too (KU-7)."""
    seed_words(state.rng, seed)


def draw_free(state: State, taken: int) -> int:
    """Return a uniformly drawn card whose bit is not in *taken*."""
    free = 0
    for card in range(NUM_CARDS):
        if (taken >> card) & 1 == 0:
            free += 1
    skip = below(state.rng, free)
    for card in range(NUM_CARDS):
        if (taken >> card) & 1 == 0:
            if skip == 0:
                return card
            skip -= 1
    return EMPTY
