"""The board, drawn: the table, and what follows from the cards that a viewer knows; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put4, put5, start_list
from regency.core.types import EMPTY, HIDDEN, SPECTATOR, Ints, State
from regency.games.for_the_king.data.tables import (
    CELL,
    DECK_SIZE,
    FIRST_GOLD,
    FIRST_KING,
    GOLD_CELL,
    KING_CELL,
    LETTER_COUNT,
    NUM_OFFICES,
    PILE,
    VALUE,
)
from regency.games.for_the_king.rules.piles import wealth
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value
from regency.games.for_the_king.rules.standing import (
    favours_left,
    is_in_play,
    is_known,
    known_sum,
    leaders,
    least_strength,
    office_points,
    seen_sum,
    strength_with,
    sure_ranks,
    unseen_in,
)
from regency.games.for_the_king.rules.state import (
    BID,
    DONE,
    KING,
    MAX_CENTRE,
    NUM_ZONES,
    PAY,
    PENALTY,
)
from regency.games.for_the_king.show.seats import draw_cards, draw_pile, draw_seat


def draw_view(row: Ints, seen: State, viewer: int) -> None:
    """Draw what a viewer's board shows: first what everyone sees alike."""
    draw_table(row, seen)
    draw_king(row, seen)
    draw_auction(row, seen)
    put(row, seen.held[int(seen.adviser)])
    draw_brings(row, seen, viewer)
    draw_favours(row, seen, viewer)
    draw_unseen(row, seen)
    draw_standings(row, seen)
    put(row, seen.seats)
    for seat in range(int(seen.seats)):
        draw_seat(row, seen, seat)


def draw_table(row: Ints, seen: State) -> None:
    """Draw where the match is, the decks, the tiles and the cards that lie open."""
    put4(row, seen.phase, seen.turn, seen.adviser, seen.ties_by_sum)
    put2(row, deck_left(seen), favours_to_come(seen))
    put(row, NUM_ZONES)
    for zone in range(NUM_ZONES):
        put2(row, zone, seen.room[zone])
    tiles = start_list(row)
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            add(row, tiles)
            second = tile_value(seen, office, SECONDARY)
            put3(row, office, tile_value(seen, office, PRIMARY), second if second > 0 else EMPTY)
    draw_centre(row, seen)
    draw_pile(row, seen.gone)


def deck_left(seen: State) -> int:
    """Return how many cards the deck has."""
    return int(DECK_SIZE[int(seen.seats)]) - int(seen.drawn)


def favours_to_come(seen: State) -> int:
    """Return how many cards the favour deck has."""
    return 0 if seen.phase == DONE else favours_put(seen) - int(seen.turned)


def favours_put(seen: State) -> int:
    """Return how many cards were put on the favour deck."""
    count = 0
    for seat in range(int(seen.seats)):
        count += int(seen.favoured_count[seat])
    return count


def draw_centre(row: Ints, seen: State) -> None:
    """Draw the cards in the centre."""
    cards = start_list(row)
    for i in range(MAX_CENTRE):
        if seen.centre[i] != EMPTY:
            add(row, cards)
            put(row, seen.centre[i])


def draw_king(row: Ints, seen: State) -> None:
    """Draw the king being resolved."""
    if seen.phase != KING:
        put(row, 0)
        return
    put5(row, 1, seen.king, seen.ups, seen.downs, seen.choice)
    changed = start_list(row)
    for office in range(NUM_OFFICES):
        if (int(seen.changed) >> office) & 1:
            add(row, changed)
            put(row, office)


def draw_auction(row: Ints, seen: State) -> None:
    """Draw the card under the hammer and the bids for it."""
    if seen.phase not in (BID, PAY, PENALTY):
        put(row, 0)
        return
    put3(row, 1, seen.hammer, seen.first)
    put3(row, seen.high, seen.high_seat, seen.due)


# --- what differs between viewers


def draw_brings(row: Ints, seen: State, viewer: int) -> None:
    """Draw what each card that the viewer may come to hold now would bring it."""
    found = start_list(row)
    if viewer == SPECTATOR or not is_known(seen, viewer) or seen.phase == DONE:
        return
    draw_bringing(row, found, seen, viewer, int(seen.held[viewer]))
    for i in range(MAX_CENTRE):
        draw_bringing(row, found, seen, viewer, int(seen.centre[i]))
    draw_bringing(row, found, seen, viewer, int(seen.hammer))


def draw_bringing(row: Ints, found: int, seen: State, viewer: int, card: int) -> None:
    """Draw what a card would bring, and take from whom, by the cards known; a king is not held."""
    if card in (EMPTY, HIDDEN) or card >= FIRST_KING:
        return
    add(row, found)
    if card >= FIRST_GOLD:
        put3(row, card, wealth(seen, viewer) + int(VALUE[card]), 0)
        return
    office = int(CELL[card])
    put2(row, card, known_sum(seen, viewer, office) + int(VALUE[card]))
    now, then = least_strength(seen, viewer, office), strength_with(seen, viewer, card)
    changes = start_list(row)
    for seat in range(int(seen.seats)):
        change = 0
        for with_it in range(2):
            strength = then if with_it else now
            change = office_points(seen, seat, office, viewer, strength) - change
        if change != 0:
            add(row, changes)
            put2(row, seat, change)


def draw_favours(row: Ints, seen: State, viewer: int) -> None:
    """Draw what must be left of the cards the viewer put on the favour deck."""
    cards = start_list(row)
    if viewer != SPECTATOR:
        for cell in range(PILE):
            draw_cards(row, cards, cell, favours_left(seen, viewer, cell))


def draw_unseen(row: Ints, seen: State) -> None:
    """Draw how many cards of each sort are of unknown place."""
    sorts, golds, kings = start_list(row), 0, 0
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            add(row, sorts)
            put2(row, office, LETTER_COUNT[unseen_in(seen, office)])
    for cell in range(GOLD_CELL, KING_CELL):
        golds += unseen_in(seen, cell)
    for cell in range(KING_CELL, PILE):
        kings += unseen_in(seen, cell)
    add(row, sorts)
    put2(row, NUM_OFFICES, golds)
    add(row, sorts)
    put2(row, NUM_OFFICES + 1, kings)


def draw_standings(row: Ints, seen: State) -> None:
    """Draw who would take each office's tiles."""
    standings = start_list(row)
    for office in range(NUM_OFFICES):
        if is_in_play(seen, office):
            add(row, standings)
            put2(row, office, seen.seats)
            for seat in range(int(seen.seats)):
                put2(row, known_sum(seen, seat, office), seen_sum(seen, seat, office))
            first, second = leaders(seen, office)
            sure = sure_ranks(seen, office, first, second)
            put4(row, first, sure > PRIMARY, second, sure > SECONDARY)
