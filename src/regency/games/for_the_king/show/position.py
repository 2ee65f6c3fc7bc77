"""The position in sentences, for terminals and screen readers, drawn; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import NUM_CARDS, NUM_OFFICES, PILE
from regency.games.for_the_king.rules.piles import count_of, is_gold, wealth
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value
from regency.games.for_the_king.rules.standing import favours_left, is_known, leaders
from regency.games.for_the_king.rules.state import (
    BID,
    DONE,
    KING,
    PAY,
    PENALTY,
    PLACE,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.rules.turn import next_in_centre
from regency.games.for_the_king.show.board import (
    deck_left,
    draw_centre,
    draw_favours,
    favours_put,
)
from regency.games.for_the_king.show.seats import draw_sightings
from regency.games.for_the_king.show.shapes import SENTENCE

_TILES, _INFLUENCE, _HELD = (SENTENCE.number(n) for n in ("tiles", "influence", "held"))
_PLACING, _CENTRE, _TAKING = (SENTENCE.number(n) for n in ("placing", "centre", "taking"))
_KING, _SHUFFLE, _HAMMER = (SENTENCE.number(n) for n in ("king", "shuffle", "hammer"))
_HIGH, _BIDDING, _PAY = (SENTENCE.number(n) for n in ("high", "bidding", "pay"))
_PENALTY, _TAKEN, _OWN_FAVOUR = (SENTENCE.number(n) for n in ("penalty", "taken", "own_favour"))
_EMPTY_HAND, _HAND = SENTENCE.number("empty_hand"), SENTENCE.number("hand")
_HIDDEN_HAND, _SEEN = SENTENCE.number("hidden_hand"), SENTENCE.number("seen")


def draw_position(row: Ints, seen: State, viewer: int) -> None:
    """Tell the whole position in sentences."""
    lines = start_list(row)
    add(row, lines)
    draw_tiles(row, seen)
    draw_influence(row, lines, seen, viewer)
    if seen.phase in (BID, PAY, PENALTY):
        draw_auction(row, lines, seen)
    elif seen.phase == DONE:
        draw_end(row, lines, seen)
    if viewer != SPECTATOR and has_favours(seen, viewer):
        add(row, lines)
        put(row, _OWN_FAVOUR)
        draw_favours(row, seen, viewer)
    for seat in range(int(seen.seats)):
        draw_seat(row, lines, seen, seat)


def draw_tiles(row: Ints, seen: State) -> None:
    """Tell the values of the tiles in play."""
    put(row, _TILES)
    tiles = start_list(row)
    for office in range(NUM_OFFICES):
        first, second = tile_value(seen, office, PRIMARY), tile_value(seen, office, SECONDARY)
        if first > 0:  # it is in play
            add(row, tiles)
            put3(row, second > 0, office, first)
            if second > 0:
                put(row, second)


def draw_influence(row: Ints, lines: int, seen: State, viewer: int) -> None:
    """Tell how the first phase stands, and what its cards or a king ask for."""
    phase, turn = int(seen.phase), int(seen.turn)
    if phase in (PLACE, TAKE) or (phase == KING and seen.favours == 0):
        add(row, lines)
        put4(row, _INFLUENCE, seen.adviser, deck_left(seen), favours_put(seen))
    if phase == PLACE:
        add(row, lines)
        if turn == viewer:
            put2(row, _HELD, seen.held[turn])
        else:
            put2(row, _PLACING, turn)
    if next_in_centre(seen, EMPTY) < NUM_CARDS:
        add(row, lines)
        put(row, _CENTRE)
        draw_centre(row, seen)
    if phase == TAKE:
        add(row, lines)
        put2(row, _TAKING, turn)
    elif phase == KING:
        add(row, lines)
        put3(row, _KING, turn, seen.king)
    elif phase == SHUFFLE:
        add(row, lines)
        put(row, _SHUFFLE)


def has_favours(seen: State, seat: int) -> bool:
    """Tell whether something must be left of what a seat put on the favour deck."""
    left = 0
    for cell in range(PILE):
        left |= favours_left(seen, seat, cell)
    return left != 0


def draw_auction(row: Ints, lines: int, seen: State) -> None:
    """Tell what is under the hammer, the highest bid, and who must do what."""
    card = int(seen.hammer)
    add(row, lines)
    put3(row, _HAMMER, card, seen.favours - seen.turned)
    if seen.high_seat != EMPTY:
        add(row, lines)
        put3(row, _HIGH, seen.high_seat, seen.high)
    add(row, lines)
    if seen.phase == BID:
        put2(row, _BIDDING, seen.turn)
    elif seen.phase == PENALTY:
        put2(row, _PENALTY, seen.turn)
    else:
        put4(row, _PAY, is_gold(card), seen.turn, seen.due)


def draw_end(row: Ints, lines: int, seen: State) -> None:
    """Tell who takes which tile."""
    for office in range(NUM_OFFICES):
        first, second = leaders(seen, office)
        if first != EMPTY:
            add(row, lines)
            put4(row, _TAKEN, PRIMARY, first, office)
            put(row, tile_value(seen, office, PRIMARY))
        if second != EMPTY:
            add(row, lines)
            put4(row, _TAKEN, SECONDARY, second, office)
            put(row, tile_value(seen, office, SECONDARY))


def draw_seat(row: Ints, lines: int, seen: State, seat: int) -> None:
    """Tell a hand, or what is known of it."""
    add(row, lines)
    if not is_known(seen, seat):
        put4(row, _HIDDEN_HAND, seat, seen.hand_size[seat], seen.losses[seat])
        if seen.sightings[seat] > 0:
            add(row, lines)
            put2(row, _SEEN, seat)
            draw_sightings(row, seen, seat, 0, int(seen.sightings[seat]))
    elif seen.hand_size[seat] == 0:
        put2(row, _EMPTY_HAND, seat)
    else:
        put3(row, _HAND, seat, wealth(seen, seat))
        cards = start_list(row)
        for card in range(NUM_CARDS):
            count = count_of(seen.hand[seat], card)
            if count > 0:
                add(row, cards)
                put2(row, count > 1, card)
                if count > 1:
                    put(row, count)
