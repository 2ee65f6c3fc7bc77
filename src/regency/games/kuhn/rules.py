"""Kuhn poker: the state, the actions, the events, and the functions that move between them."""

from regency.core.actions import spans
from regency.core.facts import events as event_kinds
from regency.core.kernel import below, emit, seed_words
from regency.core.record import (
    EVERYONE,
    KNOWN_BY,
    NOBODY,
    OWNER,
    PUBLIC,
    SPECTATOR_BIT,
    i8,
    record,
    u8,
    u32,
)
from regency.core.types import CHANCE, EMPTY, OVER, SPECTATOR, Events, Ints, Mask, Scores, State
from regency.games.kuhn.data.tables import ANTE, BET, RANK
from regency.games.kuhn.data.tables import NUM_CARDS as NUM_CARDS  # a size that drivers ask for

MAX_SEATS = 2
#: Slots 0 and 1 are the hands, slot 2 is the card left over.
NUM_SLOTS = 3
STOCK = 2
MAX_DECISIONS = 3

POOL_SIZE = NUM_CARDS
SCORE_COLUMNS = 1
#: The deal and the decisions; anything longer is a fault.
MAX_STEPS = 1 + MAX_DECISIONS

DEAL, PLAY, DONE = 0, 1, 2

STATE = record(
    rng=u32(NOBODY, 4),
    seats=i8(PUBLIC),
    phase=i8(PUBLIC),
    turn=i8(PUBLIC),
    slot=i8(KNOWN_BY("slot_known"), NUM_SLOTS),
    slot_known=u8(PUBLIC, NUM_SLOTS),
    paid=i8(PUBLIC, MAX_SEATS),  # chips in the pot, by seat
    history=i8(PUBLIC, MAX_DECISIONS),  # actions in order, EMPTY where none yet
    decisions=i8(PUBLIC),
    winner=i8(PUBLIC),  # EMPTY until the match is over
)

ACTIONS = spans(check=1, bet=1)
CHECK_ACTION = ACTIONS.start("check")  # declines: a check, or a fold when facing a bet
BET_ACTION = ACTIONS.start("bet")  # puts a chip in: a bet, or a call when facing one

EVENTS = event_kinds(
    dealt={"seat": PUBLIC, "card": OWNER},
    checked={"seat": PUBLIC},
    bet={"seat": PUBLIC, "chips": PUBLIC},
    called={"seat": PUBLIC, "chips": PUBLIC},
    folded={"seat": PUBLIC},
    shown={"seat": PUBLIC, "card": PUBLIC},
    won={"seat": PUBLIC, "chips": PUBLIC},
)
DEALT = EVENTS.code("dealt")
CHECKED = EVENTS.code("checked")
BETTED = EVENTS.code("bet")
CALLED = EVENTS.code("called")
FOLDED = EVENTS.code("folded")
SHOWN = EVENTS.code("shown")
WON = EVENTS.code("won")


def setup(state: State, seats: int, options: Ints, seed: int) -> None:
    """Take the antes and wait for the deal (KU-1, KU-2)."""
    seed_words(state.rng, seed)
    state.seats = seats
    state.phase = DEAL
    state.turn = 0
    state.decisions = 0
    state.winner = EMPTY
    for slot in range(NUM_SLOTS):
        state.slot[slot] = EMPTY
        state.slot_known[slot] = 0
    for seat in range(MAX_SEATS):
        state.paid[seat] = ANTE
    for i in range(MAX_DECISIONS):
        state.history[i] = EMPTY


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


def scores(state: State, out: Scores) -> None:
    """Write the chips won or lost so far (KU-6); nothing before the end."""
    for seat in range(MAX_SEATS):
        out[seat, 0] = 0
    if state.phase == DONE:
        winner = int(state.winner)
        chips = int(state.paid[1 - winner])
        out[winner, 0] = chips
        out[1 - winner, 0] = -chips


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


def census(state: State, counts: Ints) -> None:
    """Count each card where it lies (for the law of conservation)."""
    for slot in range(NUM_SLOTS):
        if state.slot[slot] != EMPTY:
            counts[int(state.slot[slot])] += 1
