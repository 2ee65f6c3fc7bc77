"""The second phase: bids, payments, defaults, and who gets the card."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, Ints, State
from regency.games.for_the_king.data.tables import GOLD_CELL, MAX_BID, NUM_GOLDS, VALUE
from regency.games.for_the_king.rules.kings import meet_king
from regency.games.for_the_king.rules.piles import (
    add,
    gain,
    gold_up_to,
    is_gold,
    is_king,
    lose,
    spend,
    wealth,
)
from regency.games.for_the_king.rules.scoring import finish
from regency.games.for_the_king.rules.state import (
    BID,
    BID_MADE,
    DISCARDED,
    FAILED,
    PAID,
    PASSED,
    PAY,
    PENALISED,
    PENALTY,
    ROUND_BEGINS,
    ROUND_ENDS,
    SHUFFLED,
    TURNED,
    UNSOLD,
    WON,
)


def open_favours(state: State, outcome: Ints, events: Events) -> int:
    """Take the shuffled favour deck; the seat left of the last adviser begins (FK-12)."""
    favours = 0
    for seat in range(int(state.seats)):
        favours += int(state.favoured_count[seat])
    state.favours = favours
    for i in range(favours):
        state.favour[i] = outcome[i]
    state.first = (int(state.adviser) + 1) % int(state.seats)
    state.phase = ROUND_BEGINS
    return emit(events, 0, SHUFFLED, favours, 0, 0, 0, 0)


def turn_up(state: State, events: Events, count: int) -> int:
    """Turn up the next favour card, or end the match (FK-13, FK-20)."""
    at = int(state.turned)
    if at == int(state.favours):
        return finish(state, events, count)
    card = int(state.favour[at])
    state.favour[at] = EMPTY
    state.turned = at + 1
    add(state.came, card)
    state.hammer = card
    state.barred = 0
    open_bids(state)
    return emit(events, count, TURNED, int(state.first), card, 0, 0, 0)


def open_bids(state: State) -> None:
    """Begin an auction from no bid among the seats not barred (FK-13, FK-19)."""
    state.inside = ((1 << int(state.seats)) - 1) & ~int(state.barred)
    state.high = 0
    state.high_seat = EMPTY
    state.phase = BID
    state.turn = next_inside(state, int(state.first))


def next_inside(state: State, seat: int) -> int:
    """Return the first seat from *seat* on, clockwise, that is still in (FK-13)."""
    inside = int(state.inside)
    seats = int(state.seats)
    while (inside >> seat) & 1 == 0:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


def bids_left(state: State, seat: int) -> int:
    """Return how many amounts a seat may bid: those above the highest bid (FK-13, FK-15)."""
    return MAX_BID - int(state.high) if int(state.hand_size[seat]) > 0 else 0


def bid(state: State, seat: int, amount: int, events: Events) -> int:
    """Announce a bid; the only seat left wins with it (FK-13, FK-14)."""
    state.high = amount
    state.high_seat = seat
    count = emit(events, 0, BID_MADE, seat, amount, 0, 0, 0)
    if int(state.inside) == 1 << seat:
        return settle(state, seat, events, count)
    state.turn = next_inside(state, (seat + 1) % int(state.seats))
    return count


def pass_bid(state: State, seat: int, events: Events) -> int:
    """Drop out of this card's auction (FK-13, FK-14)."""
    inside = int(state.inside) & ~(1 << seat)
    state.inside = inside
    count = emit(events, 0, PASSED, seat, 0, 0, 0, 0)
    if inside == 0:
        return leave_unsold(state, events, count)
    state.turn = next_inside(state, (seat + 1) % int(state.seats))
    if inside & (inside - 1) == 0 and int(state.high_seat) != EMPTY:
        return settle(state, int(state.high_seat), events, count)
    return count


def can_pay(state: State, seat: int) -> bool:
    """Tell whether a winner can pay its bid: in gold, or for gold in cards (FK-16)."""
    if is_gold(int(state.hammer)):
        return int(state.hand_size[seat]) >= int(state.high)
    return wealth(state, seat) >= int(state.high)


def settle(state: State, seat: int, events: Events, count: int) -> int:
    """Let the winner pay if it can, else bar it and let chance take a card (FK-16, FK-18)."""
    state.turn = seat
    if can_pay(state, seat):
        state.phase = PAY
        state.due = state.high
        state.largest = NUM_GOLDS
        return count
    state.phase = PENALTY
    state.barred = int(state.barred) | (1 << seat)
    return emit(events, count, FAILED, seat, int(state.hammer), int(state.high), 0, 0)


def may_pay_gold(state: State, seat: int, gold: int) -> bool:
    """Tell whether gold of value *gold* may be paid next (FK-16).

    Gold is paid from large to small, so that the card that reaches the bid is the smallest one and
    none is superfluous; what is left of this value and below must still reach the bid.
    """
    if gold > int(state.largest) or int(state.hand[seat, GOLD_CELL + gold - 1]) == 0:
        return False
    return gold_up_to(state.hand[seat], gold) >= int(state.due)


def pay(state: State, seat: int, card: int, events: Events) -> int:
    """Pay with one more card: gold face up, or for gold any card face down (FK-16)."""
    if is_gold(int(state.hammer)):
        lose(state, seat, card)
        state.due = int(state.due) - 1
        count = emit(events, 0, DISCARDED, seat, card, 0, 0, 0)
    else:
        spend(state, seat, card)
        value = int(VALUE[card])
        state.largest = value
        state.due = max(0, int(state.due) - value)
        count = emit(events, 0, PAID, seat, card, 0, 0, 0)
    if int(state.due) > 0:
        return count
    return receive(state, seat, events, count)


def receive(state: State, seat: int, events: Events, count: int) -> int:
    """Give the winner its card; a king is resolved at once (FK-17)."""
    card = int(state.hammer)
    count = emit(events, count, WON, seat, card, int(state.high), 0, 0)
    if is_king(card):
        state.hammer = EMPTY
        return meet_king(state, seat, card, ROUND_ENDS, events, count)
    gain(state, seat, card, 1)
    state.phase = ROUND_ENDS
    return count


def penalise(state: State, card: int, events: Events) -> int:
    """Discard a random card of the winner who cannot pay; auction again (FK-18, FK-19)."""
    seat = int(state.turn)
    lose(state, seat, card)
    by = (seat + 1) % int(state.seats)
    count = emit(events, 0, PENALISED, seat, card, by, 0, 0)
    if int(state.barred) == (1 << int(state.seats)) - 1:
        return leave_unsold(state, events, count)
    open_bids(state)
    return count


def leave_unsold(state: State, events: Events, count: int) -> int:
    """Discard a card nobody bought; a king is not resolved (FK-14, FK-19)."""
    card = int(state.hammer)
    add(state.gone, card)
    state.phase = ROUND_ENDS
    return emit(events, count, UNSOLD, card, 0, 0, 0, 0)


def end_round(state: State) -> None:
    """Pass the first bid to the left and go on to the next card (FK-20)."""
    state.hammer = EMPTY
    state.high = 0
    state.high_seat = EMPTY
    state.inside = 0
    state.barred = 0
    state.due = 0
    state.largest = 0
    state.first = (int(state.first) + 1) % int(state.seats)
