"""What may be done now, and doing it: the functions the engine calls."""

from regency.core.kernel import below, count_bits, emit, lowest_bit
from regency.core.types import CHANCE, EMPTY, OVER, Events, Ints, Mask, RngState, State
from regency.games.for_the_king.data.tables import (
    COPIES,
    DECK_SIZE,
    FIRST_GOLD,
    FIRST_KING,
    NUM_CARDS,
    NUM_GOLDS,
    NUM_OFFICES,
)
from regency.games.for_the_king.rules.auction import (
    bid,
    bids_left,
    end_round,
    may_pay_gold,
    open_favours,
    pass_bid,
    pay,
    penalise,
    turn_up,
)
from regency.games.for_the_king.rules.deal import (
    after_place,
    after_take,
    begin_turn,
    deal,
    place,
    take,
)
from regency.games.for_the_king.rules.kings import (
    change_tile,
    dismiss_king,
    down_choices,
    up_choices,
)
from regency.games.for_the_king.rules.piles import count_of, is_gold, nth_kind, pile_kinds
from regency.games.for_the_king.rules.state import (
    BID,
    BID_ACTION,
    CARD_ACTION,
    CARD_PLACED,
    CARD_TAKEN,
    DEAL,
    DONE,
    DOWN_ACTION,
    KING,
    MAX_CENTRE,
    NOTHING_ACTION,
    NUM_ACTIONS,
    NUM_ZONES,
    PASS_ACTION,
    PAY,
    PENALTY,
    PLACE,
    PLACE_ACTION,
    ROUND_BEGINS,
    ROUND_ENDS,
    SHUFFLE,
    TAKE,
    TURN_BEGINS,
    UNMOVED,
    UP_ACTION,
)


def to_act(state: State) -> int:
    """Return the seat's bit, CHANCE when a deal, shuffle or penalty is due, OVER at the end."""
    phase = int(state.phase)
    if phase == DONE:
        return OVER
    if phase in (DEAL, SHUFFLE, PENALTY):
        return CHANCE
    return 1 << int(state.turn)


# --- chance


def pool(state: State, out: Ints) -> int:
    """Write the cards chance orders: all in play, the favour deck, or the hand that is fined."""
    phase = int(state.phase)
    count = 0
    for card in range(NUM_CARDS):
        copies = 0
        if phase == DEAL:
            copies = int(COPIES[int(state.seats), card])
        elif phase == PENALTY:
            copies = count_of(state.hand[int(state.turn)], card)
        else:
            for seat in range(int(state.seats)):
                copies += count_of(state.favoured[seat], card)
        for _ in range(copies):
            out[count] = card
            count += 1
    return count


def picks(state: State) -> int:
    """Return how many cards are fixed: the deck, the whole favour deck, or one card."""
    phase = int(state.phase)
    if phase == DEAL:
        return int(DECK_SIZE[int(state.seats)])
    if phase == PENALTY:
        return 1
    total = 0
    for seat in range(int(state.seats)):
        total += int(state.favoured_count[seat])
    return total


def chance(state: State, outcome: Ints, events: Events) -> int:
    """Carry out the deal (FK-4), the favour deck's shuffle (FK-12) or the penalty (FK-18)."""
    phase = int(state.phase)
    if phase == DEAL:
        count = deal(state, outcome, events)
    elif phase == PENALTY:
        count = penalise(state, int(outcome[0]), events)
    else:
        count = open_favours(state, outcome, events)
    return go_on(state, events, count)


def go_on(state: State, events: Events, count: int) -> int:
    """Do what follows without a decision: the next card, the next taker, the next round."""
    if int(state.phase) == CARD_TAKEN:
        after_take(state)
    if int(state.phase) == TURN_BEGINS:
        begin_turn(state)
        state.phase = CARD_PLACED
    if int(state.phase) == CARD_PLACED:
        return after_place(state, events, count)
    if int(state.phase) == ROUND_ENDS:
        end_round(state)
        state.phase = ROUND_BEGINS
    if int(state.phase) == ROUND_BEGINS:
        return turn_up(state, events, count)
    return count


# --- actions


def legal(state: State, seat: int, mask: Mask) -> int:
    """Fill the mask with what the seat whose turn it is may do."""
    for action in range(NUM_ACTIONS):
        mask[action] = 0
    phase = int(state.phase)
    if phase == BID:
        return legal_bids(state, seat, mask)
    if phase == PLACE:
        return legal_zones(state, mask)
    if phase == TAKE:
        return legal_takes(state, mask)
    if phase == PAY:
        return legal_payments(state, seat, mask)
    return legal_changes(state, mask)


def legal_bids(state: State, seat: int, mask: Mask) -> int:
    """Allow every higher bid, and a pass (FK-13, FK-15)."""
    count = bids_left(state, seat)
    for i in range(count):
        mask[PASS_ACTION - 1 - i] = 1
    mask[PASS_ACTION] = 1
    return count + 1


def legal_zones(state: State, mask: Mask) -> int:
    """Allow the zones with room (FK-6)."""
    count = 0
    for zone in range(NUM_ZONES):
        if int(state.room[zone]) > 0:
            mask[PLACE_ACTION + zone] = 1
            count += 1
    return count


def legal_takes(state: State, mask: Mask) -> int:
    """Allow each different centre card (FK-7)."""
    count = 0
    for i in range(MAX_CENTRE):
        card = int(state.centre[i])
        if card != EMPTY and mask[CARD_ACTION + card] == 0:
            mask[CARD_ACTION + card] = 1
            count += 1
    return count


def legal_payments(state: State, seat: int, mask: Mask) -> int:
    """Allow the cards a payment may go on with (FK-16)."""
    count = 0
    if is_gold(int(state.hammer)):
        for card in range(FIRST_KING):
            if count_of(state.hand[seat], card) > 0:
                mask[CARD_ACTION + card] = 1
                count += 1
        return count
    for i in range(NUM_GOLDS):
        if may_pay_gold(state, seat, i + 1):
            mask[CARD_ACTION + FIRST_GOLD + i] = 1
            count += 1
    return count


def legal_changes(state: State, mask: Mask) -> int:
    """Allow the tiles a king may move, or the one action that moves none (FK-9, FK-10)."""
    count = 0
    ups = up_choices(state)
    downs = down_choices(state)
    for office in range(NUM_OFFICES):
        if (ups >> office) & 1:
            mask[UP_ACTION + office] = 1
            count += 1
        if (downs >> office) & 1:
            mask[DOWN_ACTION + office] = 1
            count += 1
    if count == 0:
        mask[NOTHING_ACTION] = 1
        return 1
    return count


def sample(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Draw a legal action; the many bids and zones without a mask."""
    phase = int(state.phase)
    if phase == BID:
        bids = bids_left(state, seat)
        drawn = below(rng, bids + 1)
        return PASS_ACTION - bids + drawn
    if phase == PLACE:
        return nth_zone(state, below(rng, open_zones(state)))
    if phase == TAKE:
        return sample_take(state, rng)
    if phase == KING:
        return sample_change(state, rng)
    if is_gold(int(state.hammer)):
        kinds = pile_kinds(state.hand[seat])
        return CARD_ACTION + nth_kind(state.hand[seat], below(rng, kinds))
    return sample_gold(state, seat, rng)


def sample_take(state: State, rng: RngState) -> int:
    """Draw one of the different centre cards."""
    kinds = 0
    card = next_in_centre(state, EMPTY)
    while card < NUM_CARDS:
        kinds += 1
        card = next_in_centre(state, card)
    drawn = below(rng, kinds)
    card = next_in_centre(state, EMPTY)
    for _ in range(drawn):
        card = next_in_centre(state, card)
    return CARD_ACTION + card


def next_in_centre(state: State, after: int) -> int:
    """Return the lowest card of the centre above *after*, or NUM_CARDS."""
    lowest = NUM_CARDS
    for i in range(MAX_CENTRE):
        card = int(state.centre[i])
        if after < card < lowest:
            lowest = card
    return lowest


def sample_change(state: State, rng: RngState) -> int:
    """Draw one of the changes a king may make."""
    bits = up_choices(state) | (down_choices(state) << NUM_OFFICES)
    if bits == 0:
        below(rng, 1)  # a draw from one action, as every sample is
        return NOTHING_ACTION
    drawn = below(rng, count_bits(bits))
    for _ in range(drawn):
        bits &= bits - 1
    return UP_ACTION + lowest_bit(bits)


def sample_gold(state: State, seat: int, rng: RngState) -> int:
    """Draw one of the gold cards that may be paid next."""
    count = 0
    for i in range(NUM_GOLDS):
        if may_pay_gold(state, seat, i + 1):
            count += 1
    drawn = below(rng, count)
    for i in range(NUM_GOLDS):
        if may_pay_gold(state, seat, i + 1):
            if drawn == 0:
                return CARD_ACTION + FIRST_GOLD + i
            drawn -= 1
    return EMPTY


def open_zones(state: State) -> int:
    """Return how many zones have room."""
    count = 0
    for zone in range(NUM_ZONES):
        if int(state.room[zone]) > 0:
            count += 1
    return count


def nth_zone(state: State, n: int) -> int:
    """Return the action for the *n*-th zone with room."""
    for zone in range(NUM_ZONES):
        if int(state.room[zone]) > 0:
            if n == 0:
                return PLACE_ACTION + zone
            n -= 1
    return EMPTY


def apply(state: State, seat: int, action: int, events: Events) -> int:
    """Carry out a legal action."""
    phase = int(state.phase)
    if phase == BID:
        if action == PASS_ACTION:
            count = pass_bid(state, seat, events)
        else:
            count = bid(state, seat, action - BID_ACTION + 1, events)
    elif phase == PLACE:
        count = place(state, seat, action - PLACE_ACTION, events)
    elif phase == TAKE:
        count = take(state, seat, action - CARD_ACTION, events)
    elif phase == PAY:
        count = pay(state, seat, action - CARD_ACTION, events)
    else:
        count = resolve(state, seat, action, events)
    return go_on(state, events, count)


def resolve(state: State, seat: int, action: int, events: Events) -> int:
    """Make one change of a king; when no more can be made the match goes on (FK-8, FK-10)."""
    if action == NOTHING_ACTION:
        count = emit(events, 0, UNMOVED, seat, int(state.king), 0, 0, 0)
    else:
        if action < DOWN_ACTION:
            count = change_tile(state, seat, action - UP_ACTION, 1, events)
        else:
            count = change_tile(state, seat, action - DOWN_ACTION, -1, events)
        if up_choices(state) != 0 or down_choices(state) != 0:
            return count
    dismiss_king(state)
    state.phase = state.king_from
    return count
