"""Claims: who can be claimed, payments card by card, and cubes (RY-6 … RY-10)."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, State
from regency.games.royals.data.tables import (
    ALL_NOBLES,
    BRITAIN,
    COUNTRY_PILE,
    FIRST_KIND,
    FRANCE,
    GERMAN_STATES,
    GUARDED_NOBLES,
    INTRIGUE_PILE,
    JOKER,
    MAX_COST,
    NOBLE_CITY,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INFLUENCE,
    NOBLE_INTRIGUE,
    NOBLE_TITLE,
    NOBLES_UP_TO,
    NUM_COUNTRIES,
    NUM_KINDS,
    PILE_OF,
    SHOWS,
    SPAIN,
)
from regency.games.royals.rules.knowledge import lose
from regency.games.royals.rules.scoring import take_bonuses
from regency.games.royals.rules.state import (
    CLAIMED,
    LAID,
    PAID,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
    USURPED,
)


def claimable(state: State, seat: int) -> int:
    """Return the bits of the nobles this seat can pay for now (RY-7, RY-8, RY-9).

    Of m cards of the country among h cards a joker makes one of three, so that c can be paid if
    c + 2(c - m) <= h, which is c <= (h + 2m) / 3; likewise k <= (i + s) / 2 with intrigue cards.
    """
    cards = int(state.hand_size[seat, COUNTRY_PILE])
    intrigue = int(state.hand_size[seat, INTRIGUE_PILE])
    free = ALL_NOBLES & ~int(state.claimed)
    others = int(state.claimed) & ~int(state.owned[seat])
    found = 0
    for country in range(NUM_COUNTRIES):
        of_country = int(state.hand[seat, country])
        most = (cards + (int(JOKER[COUNTRY_PILE]) - 1) * of_country) // int(JOKER[COUNTRY_PILE])
        payable = int(NOBLES_UP_TO[country, min(most, MAX_COST)])
        found |= payable & free
        if intrigue > 0 and payable & others != 0:
            showing = 0
            for kind in range(NUM_COUNTRIES, NUM_KINDS):
                showing += int(state.hand[seat, kind]) * int(SHOWS[country, kind])
            strength = (intrigue + showing) // int(JOKER[INTRIGUE_PILE])
            if strength > 0:
                found |= payable & others & ~GUARDED_NOBLES
            if strength > 1:
                found |= payable & others & GUARDED_NOBLES
    return found


def start_claim(state: State, noble: int) -> int:
    """Begin to pay for a noble."""
    state.noble = noble
    state.last_kind = 0
    state.laid_count = 0
    state.laid_right = 0
    state.phase = PAY
    return 0


def cards_needed(state: State, pile: int) -> int:
    """Return the cost of the noble being claimed in one kind of cards (RY-7, RY-8)."""
    noble = int(state.noble)
    if pile == COUNTRY_PILE:
        return int(NOBLE_COST[noble])
    return int(NOBLE_INTRIGUE[noble]) if state.owner[noble] != EMPTY else 0


def exact(cost: int, joker: int, count: int, right: int) -> bool:
    """Tell whether *count* cards, *right* of them fitting, pay a cost exactly (RY-9)."""
    extra = count - cost
    if extra < 0 or extra % (joker - 1) != 0:
        return False
    jokers = extra // (joker - 1)
    return jokers <= cost and right >= cost - jokers


def extendable(cost: int, joker: int, count: int, later: int) -> bool:
    """Tell whether an exact payment could go on to a larger one with *later* cards (RY-9)."""
    return later >= joker - 1 and (count - cost) // (joker - 1) < cost


def completable(cost: int, joker: int, count: int, right: int, more: int, fitting: int) -> bool:
    """Tell whether a payment begun can be made exact with some of *more* cards, *fitting* of them
    of the country (RY-9).

    With j jokers the payment has cost + (joker - 1) j cards. More jokers allow more strange cards
    and need more cards: only the fewest jokers that suffice have to be looked at.
    """
    jokers = max(0, cost - right - fitting)
    jokers = max(jokers, (count - right + joker - 1) // joker)
    jokers = max(jokers, (count - cost + joker - 2) // (joker - 1))
    return jokers <= cost and cost + (joker - 1) * jokers - count <= more


def pile_bits(state: State, seat: int, pile: int, count: int, right: int) -> int:
    """Return as bits the cards of a pile with which the payment can still come out exactly."""
    cost = cards_needed(state, pile)
    joker = int(JOKER[pile])
    country = int(NOBLE_COUNTRY[int(state.noble)])
    first = max(int(FIRST_KIND[pile]), int(state.last_kind))
    kind = int(FIRST_KIND[pile + 1]) - 1
    bits = 0
    more = 0  # cards of this kind and later ones, and how many of them fit
    fitting = 0
    while kind >= first:
        held = int(state.hand[seat, kind])
        shows = int(SHOWS[country, kind])
        more += held
        fitting += held * shows
        if held > 0 and completable(
            cost, joker, count + 1, right + shows, more - 1, fitting - shows
        ):
            bits |= 1 << (PAY_KIND + kind)
        kind -= 1
    return bits


def payment_bits(state: State, seat: int) -> int:
    """Return the legal actions of a payment as bits: another card, or enough."""
    pile = int(PILE_OF[int(state.last_kind)])
    count = int(state.laid_count)
    right = int(state.laid_right)
    bits = pile_bits(state, seat, pile, count, right)
    if exact(cards_needed(state, pile), int(JOKER[pile]), count, right):
        if pile == COUNTRY_PILE and state.owner[int(state.noble)] != EMPTY:
            bits |= pile_bits(state, seat, INTRIGUE_PILE, 0, 0)
        else:
            bits |= 1 << PAY_DONE
    return bits


def payment_over(state: State, seat: int) -> bool:
    """Tell whether the payment is exact and nothing can be added."""
    pile = int(PILE_OF[int(state.last_kind)])
    cost = cards_needed(state, pile)
    joker = int(JOKER[pile])
    count = int(state.laid_count)
    if not exact(cost, joker, count, int(state.laid_right)):
        return False
    if pile == COUNTRY_PILE and state.owner[int(state.noble)] != EMPTY:
        return False
    later = 0
    for kind in range(int(state.last_kind), int(FIRST_KIND[pile + 1])):
        later += int(state.hand[seat, kind])
    return not extendable(cost, joker, count, later)


def lay_card(state: State, seat: int, kind: int, events: Events) -> int:
    """Lay one card; the payment ends by itself when nothing can be added."""
    lose(state, seat, kind)
    state.staged[kind] = int(state.staged[kind]) + 1
    if PILE_OF[kind] != PILE_OF[int(state.last_kind)]:
        state.laid_count = 0  # from here on intrigue cards are counted
        state.laid_right = 0
    state.last_kind = kind
    state.laid_count = int(state.laid_count) + 1
    shows = int(SHOWS[int(NOBLE_COUNTRY[int(state.noble)]), kind])
    state.laid_right = int(state.laid_right) + shows
    n = emit(events, 0, LAID, seat, kind, 0, 0, 0)
    if payment_over(state, seat):
        return finish_claim(state, seat, events, n)
    return n


def clear_staged(state: State) -> None:
    """Put the cards laid on the discard piles (RY-11)."""
    for kind in range(NUM_KINDS):
        state.discard[kind] = int(state.discard[kind]) + int(state.staged[kind])
        state.staged[kind] = 0
    state.last_kind = 0
    state.laid_count = 0
    state.laid_right = 0


def tell_payment(state: State, seat: int, events: Events, n: int) -> int:
    """Tell the country cards of a whole payment in one line."""
    return emit(
        events,
        n,
        PAID,
        seat,
        int(state.staged[FRANCE]),
        int(state.staged[GERMAN_STATES]),
        int(state.staged[BRITAIN]),
        int(state.staged[SPAIN]),
    )


def finish_claim(state: State, seat: int, events: Events, n: int) -> int:
    """Place the cubes and take the bonuses (RY-8, RY-10)."""
    noble = int(state.noble)
    city = int(NOBLE_CITY[noble])
    country = int(NOBLE_COUNTRY[noble])
    title = int(NOBLE_TITLE[noble])
    influence = int(NOBLE_INFLUENCE[noble])
    bit = 1 << noble
    loser = int(state.owner[noble])
    n = tell_payment(state, seat, events, n)
    clear_staged(state)
    state.noble = EMPTY
    state.phase = PLAY
    if loser == EMPTY:
        n = emit(events, n, CLAIMED, seat, noble, 0, 0, 0)
    else:
        state.owned[loser] = int(state.owned[loser]) & ~bit
        state.cathedral[city, loser] = int(state.cathedral[city, loser]) + 1
        state.influence[country, loser] = int(state.influence[country, loser]) - influence
        n = emit(events, n, USURPED, seat, noble, loser, 0, 0)
    state.owner[noble] = seat
    state.claimed = int(state.claimed) | bit
    state.owned[seat] = int(state.owned[seat]) | bit
    state.present[seat] = int(state.present[seat]) | (1 << city)
    state.influence[country, seat] = int(state.influence[country, seat]) + influence
    state.title_cubes[title, seat] = int(state.title_cubes[title, seat]) + 1
    state.titles[seat] = int(state.titles[seat]) | (1 << title)
    return take_bonuses(state, seat, city, country, events, n)
