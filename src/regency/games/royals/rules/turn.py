"""The turn: whose it is, what may be done, and the end of it (RY-4, RY-5, RY-6, RY-12)."""

from regency.core.kernel import below, count_bits, emit, lowest_bit
from regency.core.types import CHANCE, EMPTY, OVER, Events, Mask, RngState, State
from regency.games.royals.data.tables import COUNTRY_PILE, FIRST_KIND, INTRIGUE_PILE, LIMIT, MAX_ROW
from regency.games.royals.rules.claim import (
    claimable,
    clear_staged,
    finish_claim,
    lay_card,
    payment_bits,
    start_claim,
)
from regency.games.royals.rules.deck import (
    ask_intrigue,
    draw_country,
    end_turn,
    may_scheme,
    take_open,
)
from regency.games.royals.rules.knowledge import lose
from regency.games.royals.rules.state import (
    CLAIM,
    DISCARD,
    DISCARD_KIND,
    DISCARDED,
    DONE,
    DRAW,
    DRAW_DECK,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    ENDED,
    NUM_ACTIONS,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
)


def to_act(state: State) -> int:
    """Return the bit of the seat whose turn it is, CHANCE, or OVER."""
    phase = int(state.phase)
    if DRAW <= phase <= DISCARD:
        return 1 << int(state.turn)
    return OVER if phase == DONE else CHANCE


def legal_bits(state: State, seat: int) -> int:
    """Return the legal actions as bits of one number."""
    phase = int(state.phase)
    if phase == DRAW:
        return draw_bits(state)
    if phase == PLAY:
        return 1 << END | claimable(state, seat) << CLAIM
    if phase == PAY:
        return payment_bits(state, seat)
    return discard_bits(state, seat)


def draw_bits(state: State) -> int:
    """Allow the deck, each country in the row, and an intrigue card where the turn does (RY-5)."""
    bits = 1 << DRAW_DECK
    for slot in range(MAX_ROW):
        if state.row[slot] != EMPTY:
            bits |= 1 << (DRAW_ROW + int(state.row[slot]))
    if may_scheme(state):
        bits |= 1 << DRAW_INTRIGUE
    return bits


def excess(state: State, seat: int, pile: int) -> int:
    """Return how many cards a seat holds above a limit (RY-12)."""
    return int(state.hand_size[seat, pile]) - int(LIMIT[pile])


def discard_bits(state: State, seat: int) -> int:
    """Allow any card that leaves enough of later kinds for the rest of the excess (RY-12)."""
    pile = COUNTRY_PILE if excess(state, seat, COUNTRY_PILE) > 0 else INTRIGUE_PILE
    wanted = excess(state, seat, pile)
    bits = 0
    later = 0
    kind = int(FIRST_KIND[pile + 1]) - 1
    first = max(int(FIRST_KIND[pile]), int(state.last_kind))
    while kind >= first:
        held = int(state.hand[seat, kind])
        later += held
        if held > 0 and later >= wanted:
            bits |= 1 << (DISCARD_KIND + kind)
        kind -= 1
    return bits


def legal(state: State, seat: int, mask: Mask) -> int:
    """Fill the mask and return how many actions are legal."""
    bits = legal_bits(state, seat)
    count = 0
    for action in range(NUM_ACTIONS):
        mask[action] = (bits >> action) & 1
        count += (bits >> action) & 1
    return count


def sample(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Draw a legal action uniformly, from the bits."""
    bits = legal_bits(state, seat)
    skip = below(rng, count_bits(bits))
    for _ in range(skip):
        bits &= bits - 1
    return lowest_bit(bits)


def apply(state: State, seat: int, action: int, events: Events) -> int:
    """Carry out a legal action."""
    if action == DRAW_DECK:
        return draw_country(state, seat, events)
    if action < DRAW_INTRIGUE:
        return take_open(state, seat, action - DRAW_ROW, events)
    if action == DRAW_INTRIGUE:
        return ask_intrigue(state, seat, events)
    if action < END:
        return start_claim(state, action - CLAIM)
    if action == END:
        return finish_play(state, seat, events)
    if action < PAY_DONE:
        return lay_card(state, seat, action - PAY_KIND, events)
    if action == PAY_DONE:
        return finish_claim(state, seat, events, 0)
    return discard_card(state, seat, action - DISCARD_KIND, events)


def over_limit(state: State, seat: int) -> bool:
    """Tell whether a seat must discard (RY-12)."""
    return excess(state, seat, COUNTRY_PILE) > 0 or excess(state, seat, INTRIGUE_PILE) > 0


def finish_play(state: State, seat: int, events: Events) -> int:
    """End the turn, or ask for discards first (RY-12)."""
    n = emit(events, 0, ENDED, seat, 0, 0, 0, 0)
    if over_limit(state, seat):
        state.phase = DISCARD
        state.last_kind = 0
        return n
    return end_turn(state, events, n)


def discard_card(state: State, seat: int, kind: int, events: Events) -> int:
    """Discard one card; the turn ends with the last one of the excess (RY-12)."""
    lose(state, seat, kind)
    state.staged[kind] = int(state.staged[kind]) + 1
    state.last_kind = kind
    n = emit(events, 0, DISCARDED, seat, kind, 0, 0, 0)
    if over_limit(state, seat):
        return n
    clear_staged(state)
    return end_turn(state, events, n)
