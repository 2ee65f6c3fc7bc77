"""What differs between the viewers of a match of Royals: hands and offers; compiles."""

import numpy as np

from regency.core.drawing.page import (
    LIST_END,
    OBJECT_END,
    begin,
    end,
    write,
    write2,
    write3,
    write4,
    write6,
)
from regency.core.types import HIDDEN, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    INTRIGUE_PILE,
    MAX_SEATS,
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
from regency.games.royals.show.board import draw_cards
from regency.games.royals.show.pieces import (
    GAINS,
    HAND,
    KNOWN,
    NO_OFFERS,
    OFFER,
    OFFERS,
    PAY_CARDS,
    PAY_PLOTS,
    SEAT,
    SEATS,
    SIZES,
    SIZES_ONLY,
)


def draw_own(page: Ints, seen: State, viewer: int) -> None:
    """Write the seats, with the hands that the viewer sees, and what it may claim."""
    standing = np.zeros(MAX_SEATS, np.int64)
    points_now(seen, standing)
    begin(page, SEATS)
    for seat in range(seen.seats):
        draw_seat(page, seen, seat, standing[seat])
    end(page, LIST_END)
    draw_offers(page, seen, viewer)


def draw_seat(page: Ints, seen: State, seat: int, standing: int) -> None:
    """Write points, cards everybody knows, and the hand where the viewer sees it."""
    sizes, known, hand = seen.hand_size[seat], seen.known[seat], seen.hand[seat]
    write2(page, SEAT, seen.points[seat], standing)
    # Cards become known in the row, where only country cards lie (RY-22).
    write4(page, KNOWN, known[0], known[1], known[2], known[3])
    if hand[0] == HIDDEN:
        write2(page, SIZES_ONLY, sizes[COUNTRY_PILE], sizes[INTRIGUE_PILE])
        return
    write2(page, SIZES, sizes[COUNTRY_PILE], sizes[INTRIGUE_PILE])
    begin(page, HAND)
    draw_cards(page, hand)
    end(page, OBJECT_END)
    end(page, OBJECT_END)


def offered(seen: State, viewer: int) -> int:
    """Return the bits of the nobles the viewer may claim now, or of the one it is paying for."""
    if viewer != seen.turn:
        return 0
    if seen.phase == PAY:
        return 1 << int(seen.noble)
    return claimable(seen, viewer) if seen.phase == PLAY else 0


def draw_offers(page: Ints, seen: State, viewer: int) -> None:
    """Write the nobles that are offered, by their numbers."""
    nobles = offered(seen, viewer)
    if nobles == 0:
        write(page, NO_OFFERS)
        return
    begin(page, OFFERS)
    for noble in range(NUM_NOBLES):
        if nobles >> noble & 1:
            draw_offer(page, seen, viewer, noble)
    end(page, OBJECT_END)


def draw_offer(page: Ints, seen: State, seat: int, noble: int) -> None:
    """Write a noble's price, its cheapest payment, and what it would bring."""
    city = city_gain(seen, noble)
    country = country_gain(seen, seat, noble)
    house = house_gain(seen, seat, noble)
    write3(page, OFFER, noble, price(seen, noble, INTRIGUE_PILE), city)
    pay = np.zeros(NUM_KINDS, np.int64)
    for kind in range(NUM_KINDS):
        pay[kind] = planned(seen, seat, noble, kind)
    write4(page, PAY_CARDS, pay[0], pay[1], pay[2], pay[3])
    write6(page, PAY_PLOTS, pay[4], pay[5], pay[6], pay[7], pay[8], pay[9])
    change = city + country + house + lead_gain(seen, seat, noble)
    write3(page, GAINS, country, house, change)
    end(page, OBJECT_END)
