"""Claims: who can be claimed, payments card by card, and cubes (RY-6 … RY-10)."""

from regency.core.kernel import emit
from regency.core.types import EMPTY, Events, State
from regency.games.royals.rules.knowledge import lose
from regency.games.royals.rules.scoring import take_bonuses
from regency.games.royals.rules.state import (
    CLAIMED,
    COUNTRY_JOKER,
    INTRIGUE_JOKER,
    LAID,
    PAID,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
    USURPED,
)
from regency.games.royals.tables import (
    ALL_NOBLES,
    BRITAIN,
    COUNTRY_PILE,
    FIRST_KIND,
    FRANCE,
    GERMAN_STATES,
    GUARDED_NOBLES,
    INTRIGUE_PILE,
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
        most = (cards + (COUNTRY_JOKER - 1) * of_country) // COUNTRY_JOKER
        payable = int(NOBLES_UP_TO[country, min(most, MAX_COST)])
        found |= payable & free
        if intrigue > 0 and payable & others != 0:
            showing = 0
            for kind in range(NUM_COUNTRIES, NUM_KINDS):
                showing += int(state.hand[seat, kind]) * int(SHOWS[country, kind])
            strength = (intrigue + showing) // INTRIGUE_JOKER
            if strength > 0:
                found |= payable & others & ~GUARDED_NOBLES
            if strength > 1:
                found |= payable & others & GUARDED_NOBLES
    return found


def start_claim(state: State, noble: int) -> int:
    """Begin to pay for a noble."""
    state.noble = noble
    state.last_kind = 0
    state.phase = PAY
    return 0


def cards_needed(state: State, pile: int) -> int:
    """Return the cost of the noble being claimed in one kind of cards (RY-7, RY-8)."""
    noble = int(state.noble)
    if pile == COUNTRY_PILE:
        return int(NOBLE_COST[noble])
    return int(NOBLE_INTRIGUE[noble]) if state.owner[noble] != EMPTY else 0


def joker_size(pile: int) -> int:
    """Return how many cards make a joker (RY-9)."""
    return COUNTRY_JOKER if pile == COUNTRY_PILE else INTRIGUE_JOKER


def laid(state: State, pile: int) -> int:
    """Return how many cards of a pile are laid for the payment."""
    total = 0
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        total += int(state.staged[kind])
    return total


def laid_right(state: State, pile: int) -> int:
    """Return how many of them are of the country, or show it."""
    country = int(NOBLE_COUNTRY[int(state.noble)])
    total = 0
    for kind in range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])):
        total += int(state.staged[kind]) * int(SHOWS[country, kind])
    return total


def exact(cost: int, joker: int, count: int, right: int) -> bool:
    """Tell whether *count* cards, *right* of them fitting, pay a cost exactly (RY-9)."""
    extra = count - cost
    if extra < 0 or extra % (joker - 1) != 0:
        return False
    jokers = extra // (joker - 1)
    return jokers <= cost and right >= cost - jokers


def round_up(number: int, by: int) -> int:
    """Return number / by, rounded up."""
    return -(-number // by)


def completable(cost: int, joker: int, count: int, right: int, more: int, fitting: int) -> bool:
    """Tell whether a payment begun can be made exact with some of *more* cards, *fitting* of them
    of the country (RY-9).

    With j jokers the payment has cost + (joker - 1) j cards. More jokers allow more strange cards
    and need more cards: only the fewest jokers that suffice have to be looked at.
    """
    jokers = max(0, cost - right - fitting)
    jokers = max(jokers, round_up(count - right, joker))
    jokers = max(jokers, round_up(count - cost, joker - 1))
    return jokers <= cost and cost + (joker - 1) * jokers - count <= more


def can_lay(state: State, seat: int, kind: int) -> bool:
    """Tell whether the payment can go on with this card and still come out exactly (RY-9)."""
    if kind < int(state.last_kind) or int(state.hand[seat, kind]) == 0:
        return False
    pile = int(PILE_OF[kind])
    cost = cards_needed(state, pile)
    country = int(NOBLE_COUNTRY[int(state.noble)])
    more = -1  # the card itself is laid
    fitting = -int(SHOWS[country, kind])
    for other in range(kind, int(FIRST_KIND[pile + 1])):
        more += int(state.hand[seat, other])
        fitting += int(state.hand[seat, other]) * int(SHOWS[country, other])
    count = laid(state, pile) + 1
    right = laid_right(state, pile) + int(SHOWS[country, kind])
    return completable(cost, joker_size(pile), count, right, more, fitting)


def pile_paid(state: State, pile: int) -> bool:
    """Tell whether one half of the price is paid exactly."""
    cost = cards_needed(state, pile)
    return exact(cost, joker_size(pile), laid(state, pile), laid_right(state, pile))


def payment_bits(state: State, seat: int) -> int:
    """Return the legal actions of a payment as bits: another card, or enough."""
    bits = 0
    country_paid = pile_paid(state, COUNTRY_PILE)
    intrigue_laid = laid(state, INTRIGUE_PILE)
    if intrigue_laid == 0:
        for kind in range(int(state.last_kind), NUM_COUNTRIES):
            if can_lay(state, seat, kind):
                bits |= 1 << (PAY_KIND + kind)
    if country_paid:
        if cards_needed(state, INTRIGUE_PILE) > 0:
            for kind in range(max(NUM_COUNTRIES, int(state.last_kind)), NUM_KINDS):
                if can_lay(state, seat, kind):
                    bits |= 1 << (PAY_KIND + kind)
        if pile_paid(state, INTRIGUE_PILE):
            bits |= 1 << PAY_DONE
    return bits


def lay_card(state: State, seat: int, kind: int, events: Events) -> int:
    """Lay one card; the payment ends by itself when nothing can be added."""
    lose(state, seat, kind)
    state.staged[kind] = int(state.staged[kind]) + 1
    state.last_kind = kind
    n = emit(events, 0, LAID, seat, kind, 0, 0, 0)
    if payment_bits(state, seat) == 1 << PAY_DONE:
        return finish_claim(state, seat, events, n)
    return n


def clear_staged(state: State) -> None:
    """Put the cards laid on the discard piles (RY-11)."""
    for kind in range(NUM_KINDS):
        state.discard[kind] = int(state.discard[kind]) + int(state.staged[kind])
        state.staged[kind] = 0
    state.last_kind = 0


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
