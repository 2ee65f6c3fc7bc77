"""Piles and seats, drawn: what is known of everyone's cards; compiles."""

from regency.core.drawing.page import (
    LIST_END,
    OBJECT_END,
    begin,
    end,
    no_comma,
    write,
    write1,
    write2,
    write3,
    write4,
)
from regency.core.types import EMPTY, HIDDEN, Ints, State
from regency.games.for_the_king.data.tables import (
    GOLD_CELL,
    KING_CELL,
    LETTER_SUM,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.piles import wealth
from regency.games.for_the_king.rules.standing import is_in_play, is_known, unsure_sightings
from regency.games.for_the_king.show.pieces import (
    ALL_SURE,
    CARD,
    CARDS,
    COPY_BITS,
    FOUR_CARDS,
    GOLD,
    GOLD_CARDS,
    HAND_HIDDEN,
    KING_CARDS,
    LOST,
    NO_LOST,
    OFFICE_CARDS,
    SEAT,
    SEAT_GOES_ON,
    SEEN,
    SUMS,
    SUMS_OF_TWO,
    TWO_CARDS,
)


def draw_pile(page: Ints, pile: Ints) -> None:
    """Draw the cards of a pile in the order of their numbers."""
    for office in range(NUM_OFFICES):
        if int(pile[office]) != 0:
            write2(page, OFFICE_CARDS, office, int(pile[office]))
    draw_copies(page, GOLD_CARDS, pile, GOLD_CELL, KING_CELL)
    draw_copies(page, KING_CARDS, pile, KING_CELL, PILE)


def draw_copies(page: Ints, kind: int, pile: Ints, start: int, stop: int) -> None:
    """Draw the gold cards or the kings of a pile."""
    copies = 0
    for cell in range(start, stop):
        copies |= int(pile[cell]) << COPY_BITS * (cell - start)
    if copies != 0:
        write1(page, kind, copies)


def draw_seat(page: Ints, seen: State, seat: int) -> None:
    """Draw what is known of a seat's cards, and where it is in the auction."""
    how = 0 if is_known(seen, seat) else HAND_HIDDEN
    unsure = unsure_sightings(seen, seat)
    hand, blind, losses = int(seen.hand_size[seat]), int(seen.blind[seat]), int(seen.losses[seat])
    write4(page, SEAT, hand, blind, losses, how if unsure > 0 else how | ALL_SURE)
    no_comma(page)
    if unsure > 0:
        draw_sightings(page, seen, seat, 0, unsure)
        end(page, LIST_END)
        begin(page, SEEN)
    draw_sightings(page, seen, seat, unsure, int(seen.sightings[seat]))
    no_comma(page)
    inside, barred = (int(seen.inside) >> seat) & 1, (int(seen.barred) >> seat) & 1
    write4(page, SEAT_GOES_ON, int(seen.favoured_count[seat]), inside, barred, how)
    if how == 0:
        draw_hand(page, seen, seat)
        end(page, OBJECT_END)


def draw_hand(page: Ints, seen: State, seat: int) -> None:
    """Draw a hand that is known, and what was discarded from it where that is known."""
    begin(page, CARDS)
    draw_pile(page, seen.hand[seat])
    end(page, LIST_END)
    begin(page, SUMS)
    for office in range(0, NUM_OFFICES, 2):
        other = hand_sum(seen, seat, office + 1)
        write3(page, SUMS_OF_TWO, office, hand_sum(seen, seat, office), other)
    end(page, OBJECT_END)
    write1(page, GOLD, wealth(seen, seat))
    if int(seen.lost[seat, 0]) == HIDDEN:
        write(page, NO_LOST)
        return
    begin(page, LOST)
    draw_pile(page, seen.lost[seat])
    end(page, LIST_END)


def hand_sum(seen: State, seat: int, office: int) -> int:
    """Return a known hand's sum in an office, EMPTY if the office is not in play."""
    if not is_in_play(seen, office):
        return EMPTY
    return int(LETTER_SUM[office, int(seen.hand[seat, office])])


def draw_sightings(page: Ints, seen: State, seat: int, start: int, stop: int) -> None:
    """Draw cards seen going to a seat: four by four, since they stay, then two, then one."""
    sighted = seen.seen[seat]
    i = start
    while i + 4 <= stop:
        one, two, three = int(sighted[i]), int(sighted[i + 1]), int(sighted[i + 2])
        write4(page, FOUR_CARDS, one, two, three, int(sighted[i + 3]))
        i += 4
    if i + 2 <= stop:
        write2(page, TWO_CARDS, int(sighted[i]), int(sighted[i + 1]))
        i += 2
    if i < stop:
        write1(page, CARD, int(sighted[i]))
