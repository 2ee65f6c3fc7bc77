"""The deal and the decisions: what may be done now, and doing it (KU-2 … KU-5)."""

from regency.core.kernel import emit
from regency.core.record import EVERYONE
from regency.core.types import CHANCE, OVER, Events, Ints, Mask, State
from regency.games.kuhn.data.tables import BET, NUM_CARDS, RANK
from regency.games.kuhn.rules.state import (
    BET_ACTION,
    BETTED,
    CALLED,
    CHECK_ACTION,
    CHECKED,
    DEAL,
    DEALT,
    DONE,
    FOLDED,
    MAX_SEATS,
    PLAY,
    SHOWN,
    STOCK,
    WON,
)


def to_act(state: State) -> int:
    """Return the seat's bit, CHANCE before the deal, OVER at the end."""
    if state.phase == DEAL:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return 1 << int(state.turn)


def pool(state: State, out: Ints) -> int:
    """Write the deck: the deal is the only chance step."""
    for card in range(NUM_CARDS):
        out[card] = card
    return NUM_CARDS


def picks(state: State) -> int:
    """Return the cards that are dealt; the last one follows from them."""
    return MAX_SEATS


def chance(state: State, outcome: Ints, events: Events) -> int:
    """Deal a card to each seat, and the third to nobody (KU-2)."""
    count = 0
    left = 0
    for card in range(NUM_CARDS):
        left += card
    for seat in range(MAX_SEATS):
        card = int(outcome[seat])
        left -= card
        state.slot[seat] = card
        state.slot_known[seat] = 1 << seat
        count = emit(events, count, DEALT, seat, card, 0, 0, 0)
    state.slot[STOCK] = left
    state.phase = PLAY
    return count


def facing_bet(state: State) -> bool:
    """Tell whether the seat to act must call or fold."""
    return int(state.paid[0]) != int(state.paid[1])


def legal(state: State, seat: int, mask: Mask) -> int:
    """Allow both actions at every decision (KU-3, KU-4)."""
    mask[CHECK_ACTION] = 1
    mask[BET_ACTION] = 1
    return 2


def apply(state: State, seat: int, action: int, events: Events) -> int:
    """Check, bet, call or fold (KU-3, KU-4)."""
    facing = facing_bet(state)
    made = int(state.decisions)
    state.history[made] = action
    state.decisions = made + 1
    if action == BET_ACTION:
        state.paid[seat] = int(state.paid[seat]) + BET
        if facing:
            return show_down(state, events, emit(events, 0, CALLED, seat, BET, 0, 0, 0))
        state.turn = 1 - seat
        return emit(events, 0, BETTED, seat, BET, 0, 0, 0)
    if facing:
        return finish(state, 1 - seat, events, emit(events, 0, FOLDED, seat, 0, 0, 0, 0))
    count = emit(events, 0, CHECKED, seat, 0, 0, 0, 0)
    if made > 0:
        return show_down(state, events, count)
    state.turn = 1 - seat
    return count


def show_down(state: State, events: Events, count: int) -> int:
    """Turn both cards up; the higher wins (KU-5)."""
    for seat in range(MAX_SEATS):
        state.slot_known[seat] = EVERYONE
        count = emit(events, count, SHOWN, seat, int(state.slot[seat]), 0, 0, 0)
    first_wins = RANK[int(state.slot[0])] > RANK[int(state.slot[1])]
    return finish(state, 0 if first_wins else 1, events, count)


def finish(state: State, winner: int, events: Events, count: int) -> int:
    """End the match; the winner takes what the other paid (KU-6)."""
    state.phase = DONE
    state.winner = winner
    return emit(events, count, WON, winner, int(state.paid[1 - winner]), 0, 0, 0)
