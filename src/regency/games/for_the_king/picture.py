"""The board, drawn; compiles. How its pieces read is in `pieces` and `phrases`."""

from regency.core.page import (
    LIST_END,
    OBJECT_END,
    begin,
    end,
    write,
    write1,
    write2,
    write3,
    write4,
    write5,
)
from regency.core.types import EMPTY, HIDDEN, SPECTATOR, Ints, State
from regency.games.for_the_king.pieces import (
    AUCTION,
    BIDDER,
    BIDS,
    CARD,
    CARDS,
    CENTRE_CARDS,
    COPY_BITS,
    DECKS,
    FAVOUR_OWN,
    FOUR_CARDS,
    GOLD,
    GOLD_CARDS,
    GONE,
    HELD,
    KING_CARDS,
    KING_MET,
    LOST,
    LOT,
    MAYBE,
    MOMENT,
    NO_AUCTION,
    NO_KING,
    NO_LOST,
    OFFICE_CARDS,
    ONLY_SEEN,
    PIECES,
    PROSPECTS,
    ROOM,
    SEAT,
    SEAT_END,
    SEAT_HIDDEN,
    SEATS,
    SEEN,
    STANDING,
    STANDINGS,
    SUMS,
    SUMS_OF_TWO,
    TILE,
    TILES,
    TWO_CARDS,
    TWO_SUMS,
    UNSEEN,
    UNSEEN_LETTERS,
    UNSEEN_OTHERS,
)
from regency.games.for_the_king.prompt import draw_label, draw_prompt
from regency.games.for_the_king.rules.piles import wealth
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value
from regency.games.for_the_king.rules.state import (
    BID,
    CENTRE,
    DONE,
    FAVOUR,
    KING,
    MAX_CENTRE,
    PAY,
    PENALTY,
    SELF,
)
from regency.games.for_the_king.sheet import draw_points, draw_sheet
from regency.games.for_the_king.standing import (
    SUM,
    SURE,
    TAKER,
    cards_unseen,
    favours_left,
    is_known,
    judged_survey,
    unsure_sightings,
)
from regency.games.for_the_king.tables import (
    DECK_SIZE,
    GOLD_CELL,
    IN_PLAY,
    KING_CELL,
    LETTER_COUNT,
    LETTER_SUM,
    NUM_OFFICES,
    PILE,
)

#: Sheet and points follow from the cards that a viewer knows.
OPEN_SHEET = False


# --- what everyone sees alike


def draw_open(page: Ints, seen: State) -> None:
    """Draw the table."""
    seats = int(seen.seats)
    write4(page, MOMENT, int(seen.phase), int(seen.turn), int(seen.adviser), int(seen.ties_by_sum))
    write2(page, DECKS, int(DECK_SIZE[seats]) - int(seen.drawn), favours_to_come(seen))
    write3(page, ROOM, int(seen.room[SELF]), int(seen.room[CENTRE]), int(seen.room[FAVOUR]))
    begin(page, TILES)
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            first, second = tile_value(seen, office, PRIMARY), tile_value(seen, office, SECONDARY)
            write3(page, TILE, office, first, second)
    end(page, LIST_END)
    begin(page, CENTRE_CARDS)
    for i in range(MAX_CENTRE):
        if int(seen.centre[i]) != EMPTY:
            write1(page, CARD, int(seen.centre[i]))
    end(page, LIST_END)
    begin(page, GONE)
    draw_pile(page, seen.gone)
    end(page, LIST_END)
    draw_king(page, seen)
    draw_auction(page, seen)


def is_in_play(seen: State, office: int) -> bool:
    """Tell whether an office is in play (FK-1)."""
    return (int(IN_PLAY[int(seen.seats)]) >> office) & 1 != 0


def favours_to_come(seen: State) -> int:
    """Return how many cards the favour deck has."""
    if int(seen.phase) == DONE:
        return 0
    count = -int(seen.turned)
    for seat in range(int(seen.seats)):
        count += int(seen.favoured_count[seat])
    return count


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


def draw_king(page: Ints, seen: State) -> None:
    """Draw the king being resolved."""
    if int(seen.phase) != KING:
        write(page, NO_KING)
        return
    ups, downs, choice = int(seen.ups), int(seen.downs), int(seen.choice)
    write5(page, KING_MET, int(seen.king), ups, downs, choice, int(seen.changed))


def draw_auction(page: Ints, seen: State) -> None:
    """Draw the card under the hammer and the bids for it."""
    phase = int(seen.phase)
    if phase != BID and phase != PAY and phase != PENALTY:
        write(page, NO_AUCTION)
        return
    begin(page, AUCTION)
    write2(page, LOT, int(seen.hammer), int(seen.first))
    write3(page, BIDS, int(seen.high), int(seen.high_seat), int(seen.due))
    end(page, OBJECT_END)


# --- what differs between viewers


def draw_own(page: Ints, seen: State, viewer: int) -> None:
    """Draw what follows from the cards that a viewer knows."""
    unseen = cards_unseen(seen)
    write1(page, HELD, int(seen.held[int(seen.adviser)]))
    begin(page, FAVOUR_OWN)
    if viewer != SPECTATOR:
        draw_pile(page, favours_left(seen, viewer))
    end(page, LIST_END)
    draw_unseen(page, seen, unseen)
    draw_standings(page, seen, judged_survey(seen, unseen))
    begin(page, SEATS)
    for seat in range(int(seen.seats)):
        draw_seat(page, seen, seat)
    end(page, LIST_END)


def draw_unseen(page: Ints, seen: State, unseen: Ints) -> None:
    """Draw how many cards of each sort are of unknown place."""
    begin(page, UNSEEN)
    for office in range(0, NUM_OFFICES, 3):
        a, b = letters_unseen(seen, unseen, office), letters_unseen(seen, unseen, office + 1)
        write4(page, UNSEEN_LETTERS, office, a, b, letters_unseen(seen, unseen, office + 2))
    golds, kings = 0, 0
    for cell in range(GOLD_CELL, KING_CELL):
        golds += int(unseen[cell])
    for cell in range(KING_CELL, PILE):
        kings += int(unseen[cell])
    write2(page, UNSEEN_OTHERS, golds, kings)
    end(page, OBJECT_END)


def letters_unseen(seen: State, unseen: Ints, office: int) -> int:
    """Return how many cards of an office are of unknown place, EMPTY if it is not in play."""
    return int(LETTER_COUNT[int(unseen[office])]) if is_in_play(seen, office) else EMPTY


def draw_standings(page: Ints, seen: State, found: Ints) -> None:
    """Draw who would take each office's tiles: the last sum in one piece with that."""
    begin(page, STANDINGS)
    last = int(seen.seats) - 1
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            row = found[office]
            one = int(row[SUM])
            # Beside the last one, sums go two by two.
            write3(page, STANDING, office, one, EMPTY if last % 2 else int(row[SUM + 1]))
            for seat in range(2 - last % 2, last, 2):
                write2(page, TWO_SUMS, int(row[SUM + seat]), int(row[SUM + seat + 1]))
            first, second = int(row[TAKER + PRIMARY]), int(row[TAKER + SECONDARY])
            first_sure, second_sure = int(row[SURE + PRIMARY]), int(row[SURE + SECONDARY])
            write5(page, PROSPECTS, int(row[SUM + last]), first, first_sure, second, second_sure)
    end(page, LIST_END)


def draw_seat(page: Ints, seen: State, seat: int) -> None:
    """Draw what is known of a seat's cards, and where it is in the auction."""
    hand, blind, losses = int(seen.hand_size[seat]), int(seen.blind[seat]), int(seen.losses[seat])
    if is_known(seen, seat):
        write3(page, SEAT, hand, blind, losses)
        draw_hand(page, seen, seat)
    else:
        write3(page, SEAT_HIDDEN, hand, blind, losses)
    inside, barred = (int(seen.inside) >> seat) & 1, (int(seen.barred) >> seat) & 1
    write3(page, BIDDER, int(seen.favoured_count[seat]), inside, barred)
    unsure = unsure_sightings(seen, seat)
    if unsure == 0:
        begin(page, ONLY_SEEN)
    else:
        begin(page, MAYBE)
        draw_sightings(page, seen, seat, 0, unsure)
        end(page, LIST_END)
        begin(page, SEEN)
    draw_sightings(page, seen, seat, unsure, int(seen.sightings[seat]))
    end(page, SEAT_END)


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
    i = start
    while i + 4 <= stop:
        one, two = int(seen.seen[seat, i]), int(seen.seen[seat, i + 1])
        write4(page, FOUR_CARDS, one, two, int(seen.seen[seat, i + 2]), int(seen.seen[seat, i + 3]))
        i += 4
    if i + 2 <= stop:
        write2(page, TWO_CARDS, int(seen.seen[seat, i]), int(seen.seen[seat, i + 1]))
        i += 2
    if i < stop:
        write1(page, CARD, int(seen.seen[seat, i]))


__all__ = [
    "OPEN_SHEET",
    "PIECES",
    "draw_label",
    "draw_open",
    "draw_own",
    "draw_points",
    "draw_prompt",
    "draw_sheet",
]
