"""Who leads each office, and which cards are of unknown place, as far as cards are known; compiles.

What a viewer knows is what its redacted state says; a seat whose hand is not HIDDEN is known whole.
"""

import numpy as np

from regency.core.types import EMPTY, HIDDEN, Ints, State
from regency.games.for_the_king.data.tables import (
    BEST_SUM,
    FIRST_GOLD,
    FULL_PILE,
    GOLD_CELL,
    IN_PLAY,
    LETTER_SETS,
    LETTER_SUM,
    MAX_SEATS,
    NUM_LETTERS,
    NUM_OFFICES,
    PILE,
)
from regency.games.for_the_king.rules.piles import drop
from regency.games.for_the_king.rules.scoring import (
    NUM_RANKS,
    PRIMARY,
    SECONDARY,
    strength_of,
    tile_value,
)
from regency.games.for_the_king.rules.state import MAX_CENTRE

ALL_LETTERS = LETTER_SETS - 1

# A survey has a row for each office: by rank the seat that would take the tile, or EMPTY, and 1 if
# nothing hidden can change that; then the known sum of each seat.
TAKER = 0
SURE = TAKER + NUM_RANKS
SUM = SURE + NUM_RANKS
SURVEY_COLUMNS = SUM + MAX_SEATS

# What is known of a hand: government cards (bits by their numbers) that must be there, those that
# may have left it, and how many cards nothing is known of; HAND_KNOWN: there are none such.
HELD, MAYBE_HELD, BLIND = 0, 1, 2
HAND_COLUMNS = 3
HAND_KNOWN = -1


def is_in_play(seen: State, office: int) -> bool:
    """Tell whether an office is in play (FK-1)."""
    return (int(IN_PLAY[int(seen.seats)]) >> office) & 1 != 0


def is_known(seen: State, seat: int) -> bool:
    """Tell whether a seat's hand is shown."""
    return int(seen.hand[seat, 0]) != HIDDEN


def unsure_sightings(seen: State, seat: int) -> int:
    """Return how many cards seen going to a seat may have left it: the first ones (FK-25)."""
    losses, sightings, seen_at = int(seen.losses[seat]), int(seen.sightings[seat]), seen.seen_at
    count = 0
    while count < sightings and int(seen_at[seat, count]) != losses:
        count += 1
    return count


# --- cards of unknown place


def cards_unseen(seen: State) -> Ints:
    """Return the pile of the cards whose place is not known (FK-24, FK-25)."""
    seats = int(seen.seats)
    gone, centre, sighted = seen.gone, seen.centre, seen.seen
    pile: Ints = np.zeros(PILE, np.int64)
    for cell in range(PILE):
        pile[cell] = int(FULL_PILE[seats, cell]) - int(gone[cell])
    for seat in range(seats):
        if is_known(seen, seat):
            take_out(pile, seen.hand[seat])
        else:
            for i in range(int(seen.sightings[seat])):
                drop(pile, int(sighted[seat, i]))
        if int(seen.lost[seat, 0]) != HIDDEN:
            take_out(pile, seen.lost[seat])
        if int(seen.favoured[seat, 0]) != HIDDEN:
            take_out(pile, favours_left(seen, seat))
        drop_if_known(pile, int(seen.held[seat]))
    for i in range(MAX_CENTRE):
        drop_if_known(pile, int(centre[i]))
    drop_if_known(pile, int(seen.hammer))
    drop_if_known(pile, int(seen.king))
    return pile


def take_out(pile: Ints, other: Ints) -> None:
    """Take the cards of one pile out of another that has them."""
    for cell in range(PILE):
        pile[cell] = int(pile[cell]) - int(other[cell])


def drop_if_known(pile: Ints, card: int) -> None:
    """Take a card out of a pile, if it is one and not hidden."""
    if card >= 0:
        drop(pile, card)


def favours_left(seen: State, seat: int) -> Ints:
    """Return what is left of the pile a seat put on favour, if its cards are known (FK-25)."""
    put, came = seen.favoured[seat], seen.came
    left: Ints = np.zeros(PILE, np.int64)
    for cell in range(GOLD_CELL):
        left[cell] = int(put[cell]) & ~int(came[cell])
    for cell in range(GOLD_CELL, PILE):
        left[cell] = max(0, int(put[cell]) - int(came[cell]))
    return left


# --- who leads


def judged_survey(seen: State, unseen: Ints) -> Ints:
    """Survey the offices and tell what is sure; `unseen` are the cards of unknown place."""
    hands = known_hands(seen)
    found = survey(seen, hands)
    seats = int(seen.seats)
    for office in range(NUM_OFFICES):
        judge(hands, seats, office, int(unseen[office]), found[office])
    return found


def survey(seen: State, hands: Ints) -> Ints:
    """Rank the seats in every office by the cards known to be in their hands (FK-21)."""
    found: Ints = np.zeros((NUM_OFFICES, SURVEY_COLUMNS), np.int64)
    seats = int(seen.seats)
    for office in range(NUM_OFFICES):
        rank_seats(hands, seats, office, found[office])
        if tile_value(seen, office, SECONDARY) == 0:
            found[office, TAKER + SECONDARY] = EMPTY
    return found


def known_hands(seen: State) -> Ints:
    """Return what is known of every hand."""
    hands: Ints = np.zeros((MAX_SEATS, HAND_COLUMNS), np.int64)
    for seat in range(int(seen.seats)):
        look_into(seen, seat, hands[seat])
    return hands


def look_into(seen: State, seat: int, hand: Ints) -> None:
    """Write what is known of a hand."""
    if is_known(seen, seat):
        pile = seen.hand[seat]
        cards = 0
        for office in range(NUM_OFFICES):
            cards |= int(pile[office]) << NUM_LETTERS * office
        hand[HELD] = cards
        hand[BLIND] = HAND_KNOWN
        return
    unsure = unsure_sightings(seen, seat)
    hand[MAYBE_HELD] = government_cards(seen, seat, 0, unsure)
    hand[HELD] = government_cards(seen, seat, unsure, int(seen.sightings[seat]))
    hand[BLIND] = int(seen.blind[seat])


def government_cards(seen: State, seat: int, start: int, stop: int) -> int:
    """Return the government cards among some sightings, as bits."""
    sighted = seen.seen
    cards = 0
    for i in range(start, stop):
        card = int(sighted[seat, i])
        if card < FIRST_GOLD:
            cards |= 1 << card
    return cards


def rank_seats(hands: Ints, seats: int, office: int, row: Ints) -> None:
    """Name first and second in an office by what must be there."""
    first, second = EMPTY, EMPTY
    best, next_best = 0, 0
    for seat in range(seats):
        row[SUM + seat] = LETTER_SUM[office, letters_of(int(hands[seat, HELD]), office)]
        mine = least_strength(hands[seat], office)
        if mine > best:
            first, second = seat, first
            best, next_best = mine, best
        elif mine > next_best:
            second, next_best = seat, mine
    row[TAKER + PRIMARY] = first
    row[TAKER + SECONDARY] = second


def judge(hands: Ints, seats: int, office: int, unseen: int, row: Ints) -> None:
    """Tell whether no hidden card can change who takes an office's tiles."""
    first, second = int(row[TAKER + PRIMARY]), int(row[TAKER + SECONDARY])
    if first == EMPTY:
        return
    threat, last_threat = 0, 0  # to the first, and to the second by those behind it
    for seat in range(seats):
        if seat != first:
            reach = most_strength(hands[seat], office, unseen)
            threat = max(threat, reach)
            if seat != second:
                last_threat = max(last_threat, reach)
    if least_strength(hands[first], office) > threat:
        row[SURE + PRIMARY] = 1
        if second != EMPTY and least_strength(hands[second], office) > last_threat:
            row[SURE + SECONDARY] = 1


def least_strength(hand: Ints, office: int) -> int:
    """Return the strength a hand has in an office by what must be there."""
    letters = letters_of(int(hand[HELD]), office)
    return strength_of(int(LETTER_SUM[office, letters]), letters)


def letters_of(cards: int, office: int) -> int:
    """Return an office's letters among government cards."""
    return (cards >> NUM_LETTERS * office) & ALL_LETTERS


def most_strength(hand: Ints, office: int, unseen: int) -> int:
    """Return the strength a hand has in an office if all that is hidden is in its favour."""
    letters = letters_of(int(hand[HELD]) | int(hand[MAYBE_HELD]), office)
    total = int(LETTER_SUM[office, letters])
    blind = int(hand[BLIND])
    if blind > 0:
        total += int(BEST_SUM[office, unseen, min(blind, NUM_LETTERS)])
        letters |= unseen
    return strength_of(total, letters)
