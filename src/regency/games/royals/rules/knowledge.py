"""What is known of hands and decks (RY-22): bookkeeping, to which `redeal` keeps.

Everybody sees which cards make up a renewed deck. A seat's blind cards are therefore of two
sorts: *old* ones, drawn before the last renewal, and *new* ones, drawn from the present deck. To a
viewer the old cards of all other seats together are an exactly known lot, and so are the cards of
the present deck it has not seen, drawn or not. `old_slots` and `new_slots` count them by seat;
`fresh` and `fresh_own` say what the present deck held, less what everybody, and less what the
seat itself, saw leave it. A card played from a seat with both sorts may be of either: such cards
are counted in `spent`, and a re-deal decides for each one, never into a contradiction.
"""

from regency.core.types import State
from regency.games.royals.data.tables import FIRST_KIND, PILE_OF


def gain_blind(state: State, seat: int, kind: int) -> None:
    """Put a card drawn blind into a hand: only its owner knows it."""
    pile = int(PILE_OF[kind])
    state.hand[seat, kind] = int(state.hand[seat, kind]) + 1
    state.hand_size[seat, pile] = int(state.hand_size[seat, pile]) + 1
    state.fresh_own[seat, kind] = int(state.fresh_own[seat, kind]) + 1
    state.new_slots[seat, pile] = int(state.new_slots[seat, pile]) + 1


def gain_open(state: State, seat: int, kind: int) -> None:
    """Put a card taken from the row into a hand: everybody knows it."""
    pile = int(PILE_OF[kind])
    state.hand[seat, kind] = int(state.hand[seat, kind]) + 1
    state.hand_size[seat, pile] = int(state.hand_size[seat, pile]) + 1
    state.known[seat, kind] = int(state.known[seat, kind]) + 1


def lose(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; cards known to all go first (RY-22)."""
    pile = int(PILE_OF[kind])
    state.hand[seat, kind] = int(state.hand[seat, kind]) - 1
    state.hand_size[seat, pile] = int(state.hand_size[seat, pile]) - 1
    known = int(state.known[seat, kind])
    if known > 0:
        state.known[seat, kind] = known - 1
        return
    old = int(state.old_slots[seat, pile])
    new = int(state.new_slots[seat, pile])
    if new == 0:
        state.old_slots[seat, pile] = old - 1
    elif old == 0:
        state.new_slots[seat, pile] = new - 1
        state.fresh[kind] = int(state.fresh[kind]) - 1
        state.fresh_own[seat, kind] = int(state.fresh_own[seat, kind]) - 1
    else:
        state.spent[seat, kind] = int(state.spent[seat, kind]) + 1


def renew_knowledge(state: State, pile: int) -> None:
    """Start afresh with a new deck: blind cards in hands are old now, the deck's cards known."""
    for seat in range(int(state.seats)):
        hidden = int(state.hand_size[seat, pile])
        for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
            hidden -= int(state.known[seat, kind])
            state.fresh_own[seat, kind] = 0
            state.spent[seat, kind] = 0
        state.old_slots[seat, pile] = hidden
        state.new_slots[seat, pile] = 0
