"""Re-deals: every hidden card moved to where the viewer must think it possible (FK-24 … FK-26).

What a viewer does not know is dealt anew so that all it does know stays true:

- a card seen going to a seat is in that seat's hand, or among its face-down discards made since;
- a card the viewer put on favour is there until one like it comes up;
- no king is in a hand or among face-down discards;
- gold paid face up was in the hand that paid it, and whoever is about to pay can pay;
- places keep their sizes; after the end the hands are known.

Weights: every way to deal the unseen cards (copies told apart) to the unseen places is equally
likely; each face-down discard of a seat is any card of its hand of that moment, equally likely; who
put which of the favour cards not the viewer's own is equally likely every way; so is the order of
the favour deck. What a failed payment says about a seat's gold is left out.
"""

from regency.core.kernel import below, seed_words, shuffle
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import (
    DECK_SIZE,
    FIRST_GOLD,
    FULL_PILE,
    GOLD_CELL,
    KING_CELL,
    MAX_SEATS,
    NUM_CARDS,
    NUM_GOLDS,
    PILE,
    REMOVED,
)
from regency.games.for_the_king.rules.piles import (
    add,
    cell_count,
    clear,
    count_of,
    drop,
    gold_up_to,
    is_gold,
    nth_card,
    pile_count,
)
from regency.games.for_the_king.rules.state import DEAL, DONE, MAX_FAVOUR, PAY

#: Draws of a payer's hand before one that can pay is put together instead.
TRIES = 500


def determinize(state: State, viewer: int, seed: int) -> None:
    """Re-deal in place all that *viewer* cannot know (FK-26)."""
    seed_words(state.rng, seed)
    forget(state, viewer)
    if int(state.phase) == DEAL:
        return
    collect_spare(state, viewer)
    if int(state.phase) == DONE:
        redeal_losses(state, viewer)
    else:
        redeal_hands(state, viewer)
        redeal_favours(state, viewer)
        redeal_held(state, viewer)
    redeal_box(state)
    clear(state.spare)


def reshuffle(state: State, seed: int) -> None:
    """Re-deal in place what nobody knows: deck, cards taken out, order of the favour deck."""
    seed_words(state.rng, seed)
    if int(state.phase) == DEAL:
        return
    for i in range(int(state.drawn), int(DECK_SIZE[int(state.seats)])):
        add(state.spare, int(state.deck[i]))
    for cell in range(PILE):
        state.spare[cell] = int(state.spare[cell]) + int(state.removed[cell])
    clear(state.removed)
    redeal_box(state)
    clear(state.spare)
    mix_favours(state, int(state.turned), int(state.favours))


# --- what is unseen


def forget(state: State, viewer: int) -> None:
    """Clear every pile the viewer cannot look into, of empty seats too."""
    clear(state.removed)
    for seat in range(MAX_SEATS):
        if seat != viewer:
            clear(state.lost[seat])
            clear(state.favoured[seat])
            if int(state.phase) != DONE or seat >= int(state.seats):
                clear(state.hand[seat])


def collect_spare(state: State, viewer: int) -> None:
    """Gather in `spare` the cards whose place the viewer cannot tell."""
    seats = int(state.seats)
    for cell in range(PILE):
        state.spare[cell] = int(FULL_PILE[seats, cell]) - int(state.gone[cell])
    for i in range(state.centre.shape[0]):
        discount(state, int(state.centre[i]))
    discount(state, int(state.hammer))
    discount(state, int(state.king))
    if int(state.phase) == DONE:
        for seat in range(seats):
            discount_pile(state, state.hand[seat])
            if seat != viewer:
                discount_known_losses(state, seat)
    else:
        for seat in range(seats):
            if seat != viewer:
                for i in range(int(state.sightings[seat])):
                    discount(state, int(state.seen[seat, i]))
    if viewer != SPECTATOR:
        discount_own(state, viewer)


def discount(state: State, card: int) -> None:
    """Take a card whose place is known out of the unseen ones."""
    if card != EMPTY:
        drop(state.spare, card)


def discount_pile(state: State, pile: Ints) -> None:
    """Take a known pile out of the unseen cards."""
    for cell in range(PILE):
        state.spare[cell] = int(state.spare[cell]) - int(pile[cell])


def discount_own(state: State, viewer: int) -> None:
    """Take the viewer's own cards out of the unseen ones (FK-25)."""
    discount_pile(state, state.lost[viewer])
    discount(state, int(state.held[viewer]))
    if int(state.phase) != DONE:
        discount_pile(state, state.hand[viewer])
    for card in range(NUM_CARDS):
        for _ in range(own_left(state, viewer, card)):
            drop(state.spare, card)


def own_left(state: State, viewer: int, card: int) -> int:
    """Return how many of the viewer's favour cards of a kind must still be there."""
    if viewer == SPECTATOR:
        return 0
    return max(0, count_of(state.favoured[viewer], card) - count_of(state.came, card))


def sighted(state: State, seat: int, card: int) -> int:
    """Return how many copies of a card were seen going to a seat."""
    count = 0
    for i in range(int(state.sightings[seat])):
        if int(state.seen[seat, i]) == card:
            count += 1
    return count


def discount_known_losses(state: State, seat: int) -> None:
    """After the end, a card seen going to a seat that it does not hold was discarded."""
    for card in range(NUM_CARDS):
        missing = sighted(state, seat, card) - count_of(state.hand[seat], card)
        for _ in range(max(0, missing)):
            drop(state.spare, card)


# --- dealing


def draw_spare(state: State, stop: int) -> int:
    """Take a random unseen card of the cells before *stop*."""
    card = nth_card(state.spare, below(state.rng, pile_count(state.spare, stop)))
    drop(state.spare, card)
    return card


def redeal_hands(state: State, viewer: int) -> None:
    """Deal the others' hands and face-down discards; whoever is about to pay first."""
    payer = EMPTY
    if int(state.phase) == PAY and not is_gold(int(state.hammer)):
        payer = int(state.turn)
        if payer != viewer:
            redeal_payer(state, payer)
    for seat in range(int(state.seats)):
        if seat != viewer and seat != payer:
            keep_blind(state, seat)
            discard_by_turns(state, seat)


def keep_blind(state: State, seat: int) -> None:
    """Give a seat the cards it kept unseen: any but kings (FK-8)."""
    for _ in range(int(state.blind[seat])):
        add(state.hand[seat], draw_spare(state, KING_CELL))


def discard_by_turns(state: State, seat: int) -> None:
    """Discard face down in the order of time, each card out of the hand of that moment."""
    i = 0
    for losses in range(int(state.losses[seat]) + 1):
        while i < int(state.sightings[seat]) and int(state.seen_at[seat, i]) == losses:
            add(state.hand[seat], int(state.seen[seat, i]))
            i += 1
        if losses < int(state.losses[seat]):
            count = pile_count(state.hand[seat], KING_CELL)
            card = nth_card(state.hand[seat], below(state.rng, count))
            drop(state.hand[seat], card)
            add(state.lost[seat], card)


def redeal_payer(state: State, seat: int) -> None:
    """Deal the hand of a seat about to pay until it can pay what is due (FK-16)."""
    for _ in range(TRIES):
        keep_blind(state, seat)
        discard_by_turns(state, seat)
        if gold_up_to(state.hand[seat], int(state.largest)) >= int(state.due):
            return
        take_back(state, seat)
    make_rich(state, seat)


def take_back(state: State, seat: int) -> None:
    """Put the cards a seat was given unseen back among the unseen ones."""
    for cell in range(PILE):
        together = int(state.hand[seat, cell]) + int(state.lost[seat, cell])
        state.spare[cell] = int(state.spare[cell]) + together
    for i in range(int(state.sightings[seat])):
        drop(state.spare, int(state.seen[seat, i]))
    clear(state.hand[seat])
    clear(state.lost[seat])


def make_rich(state: State, seat: int) -> None:
    """Give a payer the gold that helps most, and let it discard what helps least."""
    for _ in range(int(state.blind[seat])):
        gold = int(state.largest)
        while gold > 0 and int(state.spare[GOLD_CELL + gold - 1]) == 0:
            gold -= 1
        card = FIRST_GOLD + gold - 1 if gold > 0 else peek_spare(state)
        drop(state.spare, card)
        add(state.hand[seat], card)
    i = 0
    for losses in range(int(state.losses[seat]) + 1):
        while i < int(state.sightings[seat]) and int(state.seen_at[seat, i]) == losses:
            add(state.hand[seat], int(state.seen[seat, i]))
            i += 1
        if losses < int(state.losses[seat]):
            card = least_useful(state, seat)
            drop(state.hand[seat], card)
            add(state.lost[seat], card)


def peek_spare(state: State) -> int:
    """Return a random unseen card that is no king, and leave it there."""
    return nth_card(state.spare, below(state.rng, pile_count(state.spare, KING_CELL)))


def least_useful(state: State, seat: int) -> int:
    """Return the card a payer misses least: no gold, or too large a gold, or the smallest."""
    governments = pile_count(state.hand[seat], GOLD_CELL)
    if governments > 0:
        return nth_card(state.hand[seat], below(state.rng, governments))
    for i in range(NUM_GOLDS):
        gold = (int(state.largest) + i) % NUM_GOLDS
        if cell_count(state.hand[seat], GOLD_CELL + gold) > 0:
            return FIRST_GOLD + gold
    return EMPTY


def redeal_losses(state: State, viewer: int) -> None:
    """After the end only face-down discards are open: those seen before, and any others."""
    for seat in range(int(state.seats)):
        if seat != viewer:
            unknown = int(state.losses[seat])
            for card in range(NUM_CARDS):
                missing = sighted(state, seat, card) - count_of(state.hand[seat], card)
                for _ in range(max(0, missing)):
                    add(state.lost[seat], card)
                    unknown -= 1
            for _ in range(unknown):
                add(state.lost[seat], draw_spare(state, KING_CELL))


def redeal_favours(state: State, viewer: int) -> None:
    """Deal the favour deck, and who put what there."""
    count = others_left(state, viewer)
    for i in range(count):
        state.work[i] = draw_spare(state, PILE)
    if int(state.favours) > 0:
        order_favours(state, viewer, count)
    for card in range(NUM_CARDS):
        # What came up beyond the viewer's own was put there by others.
        own = count_of(state.favoured[viewer], card) if viewer != SPECTATOR else 0
        for _ in range(max(0, count_of(state.came, card) - own)):
            state.work[count] = card
            count += 1
    shuffle(state.rng, state.work, count, count)
    for seat in range(int(state.seats)):
        if seat != viewer:
            for _ in range(int(state.favoured_count[seat])):
                count -= 1
                add(state.favoured[seat], int(state.work[count]))
    for i in range(MAX_FAVOUR):
        state.work[i] = EMPTY


def others_left(state: State, viewer: int) -> int:
    """Return how many cards of the favour deck the viewer cannot name."""
    left = -int(state.turned)
    for seat in range(int(state.seats)):
        left += int(state.favoured_count[seat])
    for card in range(NUM_CARDS):
        left -= own_left(state, viewer, card)
    return left


def order_favours(state: State, viewer: int, others: int) -> None:
    """Lay the favour deck anew: the viewer's own cards and those drawn, in any order (FK-12)."""
    at = int(state.turned)
    for i in range(others):
        state.favour[at + i] = state.work[i]
    end = at + others
    for card in range(NUM_CARDS):
        for _ in range(own_left(state, viewer, card)):
            state.favour[end] = card
            end += 1
    mix_favours(state, at, end)


def mix_favours(state: State, first: int, end: int) -> None:
    """Put cards of the favour deck in any order."""
    for i in range(first, end - 1):
        j = i + below(state.rng, end - i)
        kept = int(state.favour[i])
        state.favour[i] = state.favour[j]
        state.favour[j] = kept


def redeal_held(state: State, viewer: int) -> None:
    """Deal the card another adviser is looking at."""
    for seat in range(MAX_SEATS):
        if seat != viewer and int(state.held[seat]) != EMPTY:
            state.held[seat] = draw_spare(state, PILE)


def redeal_box(state: State) -> None:
    """Deal the rest of the deck and the cards taken out of the game unseen."""
    for i in range(int(state.drawn), int(DECK_SIZE[int(state.seats)])):
        state.deck[i] = draw_spare(state, PILE)
    for _ in range(int(REMOVED[int(state.seats)])):
        add(state.removed, draw_spare(state, PILE))
