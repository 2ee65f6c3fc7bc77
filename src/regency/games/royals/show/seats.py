"""What lies before the seats, drawn: points, cards, payments, and what the viewer may claim."""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import EMPTY, HIDDEN, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    INTRIGUE_PILE,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
)
from regency.games.royals.rules.claim import claimable
from regency.games.royals.rules.payment import planned, price
from regency.games.royals.rules.standing import (
    city_gain,
    country_gain,
    house_gain,
    lead_gain,
    points_now,
)
from regency.games.royals.rules.state import PAY, PLAY

# Of a hand.
_HIDDEN, _SEEN = 0, 1


def draw_seats(row: Ints, seen: State) -> None:
    """Draw points, cards everybody knows, and the hands that the viewer sees."""
    put(row, seen.seats)
    for seat in range(int(seen.seats)):
        sizes, hand = seen.hand_size[seat], seen.hand[seat]
        put2(row, seen.points[seat], points_now(seen, seat))
        put2(row, sizes[COUNTRY_PILE], sizes[INTRIGUE_PILE])
        # Cards become known in the row, where only country cards lie (RY-22).
        draw_cards(row, seen.known[seat], NUM_COUNTRIES)
        if hand[0] == HIDDEN:
            put(row, _HIDDEN)
        else:
            put(row, _SEEN)
            draw_cards(row, hand, NUM_KINDS)


def draw_cards(row: Ints, counts: Ints, kinds: int) -> None:
    """Draw the cards that are there, by kind."""
    cards = start_list(row)
    for kind in range(kinds):
        if counts[kind] > 0:
            add(row, cards)
            put2(row, kind, counts[kind])


def draw_offers(row: Ints, seen: State, viewer: int) -> None:
    """Draw the nobles that are offered: price, cheapest payment, and what each would bring."""
    nobles, offers = offered(seen, viewer), start_list(row)
    for noble in range(NUM_NOBLES):
        if nobles >> noble & 1:
            add(row, offers)
            put3(row, noble, price(seen, noble, COUNTRY_PILE), price(seen, noble, INTRIGUE_PILE))
            draw_payment(row, seen, viewer, noble)
            city, country = city_gain(seen, noble), country_gain(seen, viewer, noble)
            house = house_gain(seen, viewer, noble)
            leads = lead_gain(seen, viewer, noble)
            put4(row, city, country, house, city + country + house + leads)


def offered(seen: State, viewer: int) -> int:
    """Return the bits of the nobles the viewer may claim now, or of the one it is paying for."""
    if viewer != seen.turn:
        return 0
    if seen.phase == PAY:
        return 1 << int(seen.noble)
    return claimable(seen, viewer) if seen.phase == PLAY else 0


def draw_payment(row: Ints, seen: State, seat: int, noble: int) -> None:
    """Draw a seat's cheapest payment for a noble, or what was laid so far where that is EMPTY."""
    cards = start_list(row)
    for kind in range(NUM_COUNTRIES):
        count = paid(seen, seat, noble, kind)
        if count > 0:
            add(row, cards)
            put2(row, kind, count)
    plots = start_list(row)
    for kind in range(NUM_COUNTRIES, NUM_KINDS):
        for _ in range(paid(seen, seat, noble, kind)):
            add(row, plots)
            put(row, kind)


def paid(seen: State, seat: int, noble: int, kind: int) -> int:
    """Return how many cards of a kind such a payment has."""
    return int(seen.staged[kind]) if noble == EMPTY else planned(seen, seat, noble, kind)
