"""A rule-of-thumb player: values cards by office and tile, bids by worth, bluffs rarely."""

from regency.core.kernel import below
from regency.core.types import EMPTY, Mask, RngState, State
from regency.games.for_the_king.data.tables import (
    FIRST_GOLD,
    FIRST_KING,
    KING_CHOICE,
    KING_DOWNS,
    KING_UPS,
    LETTER_SETS,
    LETTER_SUM,
    NUM_GOLDS,
    NUM_LETTERS,
    NUM_OFFICES,
    VALUE,
)
from regency.games.for_the_king.rules.piles import count_of, is_gold, is_king, wealth
from regency.games.for_the_king.rules.state import (
    BID,
    BID_ACTION,
    CARD_ACTION,
    CENTRE,
    DOWN_ACTION,
    FAVOUR,
    MAX_CENTRE,
    NOTHING_ACTION,
    PASS_ACTION,
    PAY,
    PLACE,
    PLACE_ACTION,
    SELF,
    TAKE,
    UP_ACTION,
)

#: What suits the search (`bots.ismcts.Settings`): hands are secret, and kept for a reason.
SEARCH = {"redeals": 8.0}

# Worth is counted in quarters of a gold coin.
QUARTERS = 4
#: An office's cards together count as this much strength, whatever their printed values.
OFFICE_STRENGTH = 24
#: A lead or an arrear of this much strength is as good as decided, half of it nearly so.
DECIDED = 12
#: What a change of one tile is worth, and a gold coin before it is spent, in quarters.
CHANGE_WORTH = 7
COIN_WORTH = 4
#: The worth a card must have to be kept, by the cards the adviser will still see this turn.
KEEP_FROM = 5
KEEP_STEP = 2
#: A card worth less than this may go to the opponents rather than to the favour deck.
GIVE_BELOW = 9
#: One bid in so many goes beyond what the card is worth.
BLUFF_ONE_IN = 40
#: A card worth less than this many quarters is spent gladly for gold.
JUNK_BELOW = 6
FAR_BELOW = -1000


def choose(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Return an action by rules of thumb; reads only what the seat knows."""
    phase = int(state.phase)
    if phase == BID:
        return choose_bid(state, seat, rng)
    if phase == PLACE:
        return choose_zone(state, seat)
    if phase == TAKE:
        return choose_take(state, seat)
    if phase == PAY:
        return choose_payment(state, seat, mask)
    return choose_change(state, seat, mask)


# --- what things are worth


def strength_of(office: int, total: int) -> int:
    """Return a sum of an office as a share of all its cards."""
    return total * OFFICE_STRENGTH // int(LETTER_SUM[office, LETTER_SETS - 1])


def rival_sum(state: State, seat: int, office: int) -> int:
    """Return the highest sum of an office seen going to another seat."""
    best = 0
    for other in range(int(state.seats)):
        if other != seat:
            total = 0
            for i in range(int(state.sightings[other])):
                card = int(state.seen[other, i])
                if card < FIRST_GOLD and card // NUM_LETTERS == office:
                    total += int(VALUE[card])
            best = max(best, total)
    return best


def lead(state: State, seat: int, office: int) -> int:
    """Return by how much strength a seat leads an office, as far as it can see."""
    own = int(LETTER_SUM[office, int(state.hand[seat, office])])
    return strength_of(office, own) - strength_of(office, rival_sum(state, seat, office))


def worth(state: State, seat: int, card: int) -> int:
    """Return what a card is worth to a seat, in quarters of a gold coin."""
    if is_king(card):
        kind = card - FIRST_KING
        changes = int(KING_UPS[kind]) + int(KING_DOWNS[kind]) + 2 * int(KING_CHOICE[kind])
        return min(2, changes) * CHANGE_WORTH
    if is_gold(card):
        return int(VALUE[card]) * COIN_WORTH
    office = card // NUM_LETTERS
    return held_worth(state, seat, office, int(VALUE[card]))


def held_worth(state: State, seat: int, office: int, value: int) -> int:
    """Return what *value* more in an office is worth: most where the race is close."""
    gap = abs(lead(state, seat, office))
    full = int(state.tile[office]) * strength_of(office, value) * 2
    if gap > DECIDED:
        return full // 4
    if gap > DECIDED // 2:
        return full // 2
    return full


# --- decisions


def choose_zone(state: State, seat: int) -> int:
    """Keep a good card, hide a fair one in the favour deck, give away the rest (FK-6)."""
    value = worth(state, seat, int(state.held[seat]))
    to_come = -1
    for zone in range(FAVOUR + 1):
        to_come += int(state.room[zone])
    if int(state.room[SELF]) > 0 and value >= KEEP_FROM + KEEP_STEP * to_come:
        return PLACE_ACTION + SELF
    if int(state.room[FAVOUR]) > 0 and (value >= GIVE_BELOW or int(state.room[CENTRE]) == 0):
        return PLACE_ACTION + FAVOUR
    if int(state.room[CENTRE]) > 0:
        return PLACE_ACTION + CENTRE
    return PLACE_ACTION + (SELF if int(state.room[SELF]) > 0 else FAVOUR)


def choose_take(state: State, seat: int) -> int:
    """Take the centre card worth most (FK-7)."""
    best = EMPTY
    best_worth = FAR_BELOW
    for i in range(MAX_CENTRE):
        card = int(state.centre[i])
        if card != EMPTY:
            value = worth(state, seat, card)
            if value > best_worth:
                best = card
                best_worth = value
    return CARD_ACTION + best


def choose_change(state: State, seat: int, mask: Mask) -> int:
    """Raise the office led most, lower the one lost most (FK-9)."""
    best = NOTHING_ACTION
    best_gain = FAR_BELOW
    for office in range(NUM_OFFICES):
        ahead = lead(state, seat, office)
        if mask[UP_ACTION + office] != 0 and ahead > best_gain:
            best = UP_ACTION + office
            best_gain = ahead
        if mask[DOWN_ACTION + office] != 0 and -ahead > best_gain:
            best = DOWN_ACTION + office
            best_gain = -ahead
    return best


def choose_bid(state: State, seat: int, rng: RngState) -> int:
    """Bid one more while the card is worth it; rarely, beyond that (FK-13)."""
    card = int(state.hammer)
    next_bid = int(state.high) + 1
    limit = card_limit(state, seat, card) if is_gold(card) else gold_limit(state, seat, card)
    alone = int(state.inside) == 1 << seat
    if not alone and below(rng, BLUFF_ONE_IN) == 0:
        limit += 1
    if int(state.hand_size[seat]) == 0 or next_bid > limit:
        return PASS_ACTION
    return BID_ACTION + next_bid - 1


def gold_limit(state: State, seat: int, card: int) -> int:
    """Return the most gold a seat gives for a card; gold saved is of little use at the end."""
    purse = wealth(state, seat)
    to_come = int(state.favours) - int(state.turned)
    fair = worth(state, seat, card) // QUARTERS
    # With few cards to come each may cost its share of the purse.
    share = purse // (to_come + 1)
    return min(purse, max(fair, share))


def card_limit(state: State, seat: int, card: int) -> int:
    """Return how many cards a seat gives for gold: only ones of little worth (FK-16)."""
    if int(state.turned) == int(state.favours):
        return 0
    junk = 0
    for other in range(FIRST_KING):
        if worth(state, seat, other) < JUNK_BELOW:
            junk += count_of(state.hand[seat], other)
    return min(junk, int(VALUE[card]))


def choose_payment(state: State, seat: int, mask: Mask) -> int:
    """Pay close to the bid in gold, or with the cards worth least (FK-16)."""
    if not is_gold(int(state.hammer)):
        return choose_gold(state, mask)
    best = EMPTY
    best_worth = FAR_BELOW
    for card in range(FIRST_KING):
        if mask[CARD_ACTION + card] != 0:
            value = -worth(state, seat, card)
            if value > best_worth:
                best = card
                best_worth = value
    return CARD_ACTION + best


def choose_gold(state: State, mask: Mask) -> int:
    """Pay the largest gold that does not exceed what is due, else the smallest that will do."""
    for i in range(NUM_GOLDS):
        gold = NUM_GOLDS - i
        if gold <= int(state.due) and mask[CARD_ACTION + FIRST_GOLD + gold - 1] != 0:
            return CARD_ACTION + FIRST_GOLD + gold - 1
    for i in range(NUM_GOLDS):
        if mask[CARD_ACTION + FIRST_GOLD + i] != 0:
            return CARD_ACTION + FIRST_GOLD + i
    return PASS_ACTION


# --- for the search


def plausible(state: State, viewer: int) -> int:
    """Think the others' hands good: they kept what they kept for a reason."""
    total = 0
    for seat in range(int(state.seats)):
        if seat != viewer:
            total += wealth(state, seat) * COIN_WORTH
            for office in range(NUM_OFFICES):
                held = int(LETTER_SUM[office, int(state.hand[seat, office])])
                total += int(state.tile[office]) * strength_of(office, held) * 2
    return total
