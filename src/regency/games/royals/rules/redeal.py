"""Re-deals: every hidden card moved to where the viewer must think it possible (RY-22)."""

from regency.core.kernel import below, seed_words
from regency.core.types import EMPTY, State
from regency.games.royals.data.tables import (
    FIRST_KIND,
    IN_PLAY,
    MAX_ROW,
    MAX_SEATS,
    NUM_KINDS,
    NUM_PILES,
)
from regency.games.royals.rules.state import DEAL_COUNTRY, DEAL_INTRIGUE

#: Rows of the work space: cards of the old lot, cards of the present deck, slots by seat.
OLD_LOT, NEW_LOT, OLD_SLOTS, NEW_SLOTS = range(4)


def determinize(state: State, viewer: int, seed: int) -> None:
    """Re-deal all that *viewer* cannot know, uniformly over the places of cards (RY-22)."""
    seed_words(state.rng, seed)
    clear_scratch(state)
    for seat in range(MAX_SEATS):
        if seat != viewer:
            for kind in range(NUM_KINDS):
                state.hand[seat, kind] = int(state.known[seat, kind])
                state.fresh_own[seat, kind] = 0
    if state.phase == DEAL_COUNTRY or state.phase == DEAL_INTRIGUE:
        # Nothing is dealt to hands; a country deck already ordered is ordered anew.
        if state.phase == DEAL_INTRIGUE:
            gather(state, viewer, 0)
            deal_deck(state, 0)
        clear_scratch(state)
        return
    for pile in range(NUM_PILES):
        gather(state, viewer, pile)
        settle_spent(state, viewer, pile)
        deal_hands(state, viewer, pile)
        deal_deck(state, pile)
        clear_scratch(state)


def reshuffle(state: State, seed: int) -> None:
    """Put what is left of the decks in another order: nobody knows more than their own cards."""
    seed_words(state.rng, seed)
    for pile in range(NUM_PILES):
        first = int(state.deck_at[pile])
        end = first + int(state.deck_left[pile])
        for i in range(first, end - 1):
            j = i + below(state.rng, end - i)
            kept = int(state.deck[pile, i])
            state.deck[pile, i] = state.deck[pile, j]
            state.deck[pile, j] = kept


def clear_scratch(state: State) -> None:
    """Leave the work space as it was found."""
    for row in range(NEW_SLOTS + 1):
        for kind in range(NUM_KINDS):
            state.scratch[row, kind] = 0


def gather(state: State, viewer: int, pile: int) -> None:
    """Collect the two lots of cards the viewer has not located, and the slots they fill."""
    first = int(FIRST_KIND[pile])
    last = int(FIRST_KIND[pile + 1])
    for kind in range(first, last):
        unseen = int(IN_PLAY[int(state.seats), kind])
        unseen -= int(state.discard[kind]) + int(state.staged[kind])
        new = int(state.fresh[kind])
        for seat in range(int(state.seats)):
            if seat == viewer:
                unseen -= int(state.hand[seat, kind])
                new -= int(state.fresh_own[seat, kind])
            else:
                unseen += int(state.spent[seat, kind]) - int(state.known[seat, kind])
        state.scratch[OLD_LOT, kind] = unseen - new
        state.scratch[NEW_LOT, kind] = new
    if pile == 0:
        for slot in range(MAX_ROW):
            if state.row[slot] != EMPTY:
                kind = int(state.row[slot])
                state.scratch[OLD_LOT, kind] = int(state.scratch[OLD_LOT, kind]) - 1
    for seat in range(int(state.seats)):
        if seat != viewer:
            state.scratch[OLD_SLOTS, seat] = int(state.old_slots[seat, pile])
            state.scratch[NEW_SLOTS, seat] = int(state.new_slots[seat, pile])


def lot_size(state: State, lot: int) -> int:
    """Return how many cards a lot holds."""
    total = 0
    for kind in range(NUM_KINDS):
        total += int(state.scratch[lot, kind])
    return total


def settle_spent(state: State, viewer: int, pile: int) -> None:
    """Decide of every card that may have been old or new which it was, leaving the rest possible.

    `spent` itself serves as the list of cards still to be decided and is restored afterwards:
    `fresh_own` remembers those found to be new, `hand` (above what is known) those found old.
    """
    first = int(FIRST_KIND[pile])
    last = int(FIRST_KIND[pile + 1])
    for seat in range(int(state.seats)):
        if seat == viewer:
            continue
        for kind in range(first, last):
            for _ in range(int(state.spent[seat, kind])):
                settle_one(state, viewer, seat, kind, first, last)
    # Put `spent` back: everything decided old was added to the hand, everything new to fresh_own.
    for seat in range(int(state.seats)):
        if seat == viewer:
            continue
        for kind in range(first, last):
            old = int(state.hand[seat, kind]) - int(state.known[seat, kind])
            state.spent[seat, kind] = old + int(state.fresh_own[seat, kind])
            state.hand[seat, kind] = int(state.known[seat, kind])


def settle_one(state: State, viewer: int, seat: int, kind: int, first: int, last: int) -> None:
    """Decide one spent card, with chances by how many places it could have come from."""
    state.spent[seat, kind] = int(state.spent[seat, kind]) - 1
    old_slots = int(state.scratch[OLD_SLOTS, seat])
    new_slots = int(state.scratch[NEW_SLOTS, seat])
    old_cards = int(state.scratch[OLD_LOT, kind])
    new_cards = int(state.scratch[NEW_LOT, kind])
    old_weight = old_slots * old_cards * max(1, lot_size(state, NEW_LOT))
    new_weight = new_slots * new_cards * max(1, lot_size(state, OLD_LOT))
    old_possible = old_weight > 0
    new_possible = new_weight > 0
    if old_possible and new_possible:
        take_spent(state, seat, kind, OLD_LOT, OLD_SLOTS)
        old_possible = solvable(state, viewer, first, last)
        give_spent(state, seat, kind, OLD_LOT, OLD_SLOTS)
        take_spent(state, seat, kind, NEW_LOT, NEW_SLOTS)
        new_possible = solvable(state, viewer, first, last)
        give_spent(state, seat, kind, NEW_LOT, NEW_SLOTS)
    is_old = old_possible
    if old_possible and new_possible:
        is_old = below(state.rng, old_weight + new_weight) < old_weight
    if is_old:
        take_spent(state, seat, kind, OLD_LOT, OLD_SLOTS)
        state.hand[seat, kind] = int(state.hand[seat, kind]) + 1
    else:
        take_spent(state, seat, kind, NEW_LOT, NEW_SLOTS)
        state.fresh_own[seat, kind] = int(state.fresh_own[seat, kind]) + 1


def take_spent(state: State, seat: int, kind: int, lot: int, slots: int) -> None:
    """Let a spent card come from a lot and a slot."""
    state.scratch[lot, kind] = int(state.scratch[lot, kind]) - 1
    state.scratch[slots, seat] = int(state.scratch[slots, seat]) - 1


def give_spent(state: State, seat: int, kind: int, lot: int, slots: int) -> None:
    """Take back `take_spent`."""
    state.scratch[lot, kind] = int(state.scratch[lot, kind]) + 1
    state.scratch[slots, seat] = int(state.scratch[slots, seat]) + 1


def solvable(state: State, viewer: int, first: int, last: int) -> bool:
    """Tell whether the spent cards still undecided can all be decided (a flow with bounds).

    With x cards of seat s and kind k old, seats allow R_s - new_slots <= sum x <= old_slots and
    kinds allow P_k - new cards <= sum x <= old cards; by Hoffman's theorem that can be met if and
    only if no set of kinds asks for more than the seats and kinds can carry.
    """
    for subset in range(1 << (last - first)):
        room = 0  # old cards of the kinds in the subset
        asked = 0  # spent cards of those kinds that cannot be new
        for kind in range(first, last):
            if (subset >> (kind - first)) & 1:
                room += int(state.scratch[OLD_LOT, kind])
                spent = 0
                for seat in range(int(state.seats)):
                    if seat != viewer:
                        spent += int(state.spent[seat, kind])
                asked += max(0, spent - int(state.scratch[NEW_LOT, kind]))
        needed = 0
        carried = 0
        for seat in range(int(state.seats)):
            if seat == viewer:
                continue
            inside = 0
            for kind in range(first, last):
                if (subset >> (kind - first)) & 1:
                    inside += int(state.spent[seat, kind])
            needed += max(0, inside - int(state.scratch[NEW_SLOTS, seat]))
            carried += min(int(state.scratch[OLD_SLOTS, seat]), inside)
        if needed > room or asked > carried:
            return False
    return True


def deal_hands(state: State, viewer: int, pile: int) -> None:
    """Fill the unknown places of other hands from the two lots."""
    for seat in range(int(state.seats)):
        if seat == viewer:
            continue
        for _ in range(int(state.scratch[OLD_SLOTS, seat])):
            kind = draw_from(state, OLD_LOT)
            state.hand[seat, kind] = int(state.hand[seat, kind]) + 1
        for _ in range(int(state.scratch[NEW_SLOTS, seat])):
            kind = draw_from(state, NEW_LOT)
            state.hand[seat, kind] = int(state.hand[seat, kind]) + 1
            state.fresh_own[seat, kind] = int(state.fresh_own[seat, kind]) + 1


def deal_deck(state: State, pile: int) -> None:
    """Order what is left of the present deck anew."""
    at = int(state.deck_at[pile])
    for i in range(at, at + int(state.deck_left[pile])):
        state.deck[pile, i] = draw_from(state, NEW_LOT)


def draw_from(state: State, lot: int) -> int:
    """Return a uniformly drawn card of a lot and take it out."""
    skip = below(state.rng, lot_size(state, lot))
    kind = 0
    while skip >= int(state.scratch[lot, kind]):
        skip -= int(state.scratch[lot, kind])
        kind += 1
    state.scratch[lot, kind] = int(state.scratch[lot, kind]) - 1
    return kind
