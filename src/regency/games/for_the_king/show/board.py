"""The board, drawn; compiles. How its pieces read is in `pieces`."""

from regency.core.drawing.page import (
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
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import (
    DECK_SIZE,
    GOLD_CELL,
    KING_CELL,
    LETTER_COUNT,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value
from regency.games.for_the_king.rules.standing import (
    SUM,
    SURE,
    TAKER,
    cards_unseen,
    favours_left,
    is_in_play,
    judged_survey,
)
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
from regency.games.for_the_king.show.pieces import (
    AUCTION,
    BIDS,
    CARD,
    CENTRE_CARDS,
    DECKS,
    FAVOUR_OWN,
    GONE,
    HELD,
    KING_MET,
    LOT,
    MOMENT,
    NO_AUCTION,
    NO_FAVOUR_OWN,
    NO_KING,
    PROSPECTS,
    ROOM,
    SEATS,
    STANDING,
    STANDINGS,
    TILE,
    TILES,
    TWO_SUMS,
    UNSEEN_LETTERS,
    UNSEEN_OTHERS,
)
from regency.games.for_the_king.show.seats import draw_pile, draw_seat

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
    centre = seen.centre
    begin(page, CENTRE_CARDS)
    for i in range(MAX_CENTRE):
        if int(centre[i]) != EMPTY:
            write1(page, CARD, int(centre[i]))
    end(page, LIST_END)
    begin(page, GONE)
    draw_pile(page, seen.gone)
    end(page, LIST_END)
    draw_king(page, seen)
    draw_auction(page, seen)


def favours_to_come(seen: State) -> int:
    """Return how many cards the favour deck has."""
    if int(seen.phase) == DONE:
        return 0
    count = -int(seen.turned)
    for seat in range(int(seen.seats)):
        count += int(seen.favoured_count[seat])
    return count


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
    draw_favours(page, seen, viewer)
    draw_unseen(page, seen, unseen)
    draw_standings(page, seen, judged_survey(seen, unseen))
    begin(page, SEATS)
    for seat in range(int(seen.seats)):
        draw_seat(page, seen, seat)
    end(page, LIST_END)


def draw_favours(page: Ints, seen: State, viewer: int) -> None:
    """Draw what must be left of the cards the viewer put on the favour deck."""
    if viewer == SPECTATOR or int(seen.favoured_count[viewer]) == 0:
        write(page, NO_FAVOUR_OWN)
        return
    begin(page, FAVOUR_OWN)
    draw_pile(page, favours_left(seen, viewer))
    end(page, LIST_END)


def draw_unseen(page: Ints, seen: State, unseen: Ints) -> None:
    """Draw how many cards of each sort are of unknown place."""
    for office in range(0, NUM_OFFICES, 3):
        a, b = letters_unseen(seen, unseen, office), letters_unseen(seen, unseen, office + 1)
        write4(page, UNSEEN_LETTERS, office, a, b, letters_unseen(seen, unseen, office + 2))
    golds, kings = 0, 0
    for cell in range(GOLD_CELL, KING_CELL):
        golds += int(unseen[cell])
    for cell in range(KING_CELL, PILE):
        kings += int(unseen[cell])
    write2(page, UNSEEN_OTHERS, golds, kings)


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
