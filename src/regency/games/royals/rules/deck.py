"""Decks, row and chance: the deal, drawing, renewing and refilling (RY-3, RY-5, RY-11, RY-16)."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    FIRST_DRAWS,
    FIRST_KIND,
    IN_PLAY,
    INTRIGUE_PILE,
)
from regency.games.royals.rules.knowledge import gain_blind, gain_open, renew_knowledge
from regency.games.royals.rules.scoring import finish_turn
from regency.games.royals.rules.state import (
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DRAW,
    DREW,
    FULL_DRAW,
    MIXED_DRAW,
    PLAY,
    REFILL,
    SCHEMED,
    SHUFFLE_COUNTRY,
    SHUFFLE_INTRIGUE,
    SHUFFLED,
    TOOK,
    TURNED,
)


def pile_due(state: State) -> int:
    """Return the pile that chance is about to order."""
    if state.phase == DEAL_INTRIGUE or state.phase == SHUFFLE_INTRIGUE:
        return INTRIGUE_PILE
    return COUNTRY_PILE


def due(state: State, kind: int) -> int:
    """Return how many cards of a kind are about to be shuffled: those in play, or the discards."""
    if state.phase == DEAL_COUNTRY or state.phase == DEAL_INTRIGUE:
        return int(IN_PLAY[int(state.seats), kind])
    return int(state.discard[kind])


def pool(state: State, out: Ints) -> int:
    """Write the cards to be shuffled, kind by kind."""
    pile = pile_due(state)
    count = 0
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        for _ in range(due(state, kind)):
            out[count] = kind
            count += 1
    return count


def picks(state: State) -> int:
    """Return the size of the pool: a shuffle orders all of it."""
    pile = pile_due(state)
    count = 0
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        count += due(state, kind)
    return count


def chance(state: State, outcome: Ints, events: Events) -> int:
    """Lay the given order as the new deck and go on with what waited for it."""
    pile = pile_due(state)
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        state.fresh[kind] = due(state, kind)
        state.discard[kind] = 0
    for i in range(outcome.shape[0]):
        state.deck[pile, i] = int(outcome[i])
    state.deck_at[pile] = 0
    state.deck_left[pile] = outcome.shape[0]
    renew_knowledge(state, pile)
    if state.phase == DEAL_COUNTRY:
        state.phase = DEAL_INTRIGUE
        return 0
    if state.phase == DEAL_INTRIGUE:
        state.phase = DRAW
        return refill_row(state, events, 0)
    count = emit(events, 0, SHUFFLED, pile, outcome.shape[0], 0, 0, 0)
    if pile == INTRIGUE_PILE:
        return draw_intrigue(state, int(state.turn), events, count)
    if state.resume == REFILL:
        return end_turn(state, events, count)
    state.phase = int(state.resume)
    return count


def leave_deck(state: State, pile: int) -> int:
    """Take the top card off a deck."""
    at = int(state.deck_at[pile])
    kind = int(state.deck[pile, at])
    state.deck[pile, at] = EMPTY
    state.deck_at[pile] = at + 1
    state.deck_left[pile] = int(state.deck_left[pile]) - 1
    return kind


def ran_dry(state: State, resume: int) -> bool:
    """Wait for a new country deck if its last card has just left; the period ends (RY-16)."""
    if int(state.deck_left[COUNTRY_PILE]) > 0:
        return False
    state.ran_out = 1
    state.resume = resume
    state.phase = SHUFFLE_COUNTRY
    return True


def first_turn(state: State) -> bool:
    """Tell whether the seat whose turn it is has its first one."""
    return int(state.turns) < int(state.seats)


def draws_left(state: State) -> int:
    """Return how many more country cards the turn asks for if no intrigue card is drawn (RY-5)."""
    if first_turn(state):
        wanted = int(FIRST_DRAWS[int(state.seats), int(state.turn)])
    elif int(state.drawn[INTRIGUE_PILE]) > 0:
        wanted = MIXED_DRAW
    else:
        wanted = FULL_DRAW
    return wanted - int(state.drawn[COUNTRY_PILE])


def may_scheme(state: State) -> bool:
    """Tell whether an intrigue card may be drawn now (RY-5)."""
    return (
        not first_turn(state)
        and int(state.drawn[INTRIGUE_PILE]) == 0
        and int(state.drawn[COUNTRY_PILE]) <= MIXED_DRAW
    )


def phase_after_draw(state: State) -> int:
    """Return DRAW while the turn asks for more cards, else PLAY."""
    return DRAW if draws_left(state) > 0 else PLAY


def draw_country(state: State, seat: int, events: Events) -> int:
    """Draw the top country card, blind (RY-5)."""
    kind = leave_deck(state, COUNTRY_PILE)
    gain_blind(state, seat, kind)
    state.drawn[COUNTRY_PILE] = int(state.drawn[COUNTRY_PILE]) + 1
    after = phase_after_draw(state)
    if not ran_dry(state, after):
        state.phase = after
    return emit(events, 0, DREW, seat, kind, 0, 0, 0)


def take_open(state: State, seat: int, kind: int, events: Events) -> int:
    """Take a card of this country from the row, which is not refilled yet (RY-5)."""
    slot = 0
    while int(state.row[slot]) != kind:
        slot += 1
    state.row[slot] = EMPTY
    gain_open(state, seat, kind)
    state.drawn[COUNTRY_PILE] = int(state.drawn[COUNTRY_PILE]) + 1
    state.phase = phase_after_draw(state)
    return emit(events, 0, TOOK, seat, kind, slot, 0, 0)


def ask_intrigue(state: State, seat: int, events: Events) -> int:
    """Draw an intrigue card, after a shuffle if the deck is empty (RY-5, RY-11)."""
    if int(state.deck_left[INTRIGUE_PILE]) == 0:
        state.phase = SHUFFLE_INTRIGUE
        return 0
    return draw_intrigue(state, seat, events, 0)


def draw_intrigue(state: State, seat: int, events: Events, count: int) -> int:
    """Draw the top intrigue card, blind."""
    kind = leave_deck(state, INTRIGUE_PILE)
    gain_blind(state, seat, kind)
    state.drawn[INTRIGUE_PILE] = 1
    state.phase = phase_after_draw(state)
    return emit(events, count, SCHEMED, seat, kind, 0, 0, 0)


def refill_row(state: State, events: Events, count: int) -> int:
    """Turn cards up until the row is full or the deck runs out (RY-12)."""
    for slot in range(int(state.row_size)):
        if state.row[slot] == EMPTY and int(state.deck_left[COUNTRY_PILE]) > 0:
            kind = leave_deck(state, COUNTRY_PILE)
            state.fresh[kind] = int(state.fresh[kind]) - 1  # everybody sees it leave
            state.row[slot] = kind
            count = emit(events, count, TURNED, slot, kind, 0, 0, 0)
    return count


def end_turn(state: State, events: Events, count: int) -> int:
    """Refill the row, wait for a new deck if that took the last card, else finish the turn."""
    count = refill_row(state, events, count)
    if ran_dry(state, REFILL):
        return count
    return finish_turn(state, events, count)
