"""The board, drawn: whose turn it is, cards and payments, markers, and who leads; compiles."""

from regency.core.drawing.row import add, put, put5, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    HOUSE_BONUS,
    MAX_HOUSES,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_PILES,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.deck import draws_left, may_scheme
from regency.games.royals.rules.standing import next_in_rank, title_leaders
from regency.games.royals.rules.state import DRAW
from regency.games.royals.rules.turn import excess
from regency.games.royals.show.seats import draw_cards, draw_offers, draw_payment, draw_seats


def draw_view(row: Ints, seen: State, viewer: int) -> None:
    """Draw what a viewer's board shows; hands and offers, which differ, come last."""
    draw_turn(row, seen)
    draw_markers(row, seen)
    draw_seats(row, seen)
    draw_offers(row, seen, viewer)


def draw_turn(row: Ints, seen: State) -> None:
    """Draw how far the match is, the cards, and what the turn has done and may do."""
    last_round = 1 if seen.ran_out and seen.period == NUM_PERIODS - 1 else 0
    put5(row, seen.phase, seen.turn, seen.period, seen.ran_out, last_round)
    draw_numbers(row, seen.row, int(seen.row_size))
    for pile in range(NUM_PILES):
        put(row, seen.deck_left[pile])
    for pile in range(NUM_PILES):
        put(row, may_draw(seen, pile))
    for pile in range(NUM_PILES):
        put(row, must_discard(seen, pile))
    draw_cards(row, seen.discard, NUM_KINDS)
    put(row, seen.noble)
    draw_payment(row, seen, EMPTY, EMPTY)


def may_draw(seen: State, pile: int) -> int:
    """Return how many cards of a pile the turn may still draw (RY-5)."""
    if seen.phase != DRAW:
        return 0
    if pile == COUNTRY_PILE:
        return draws_left(seen)
    return 1 if may_scheme(seen) else 0


def must_discard(seen: State, pile: int) -> int:
    """Return how many cards of a pile the seat whose turn it is holds above the limit (RY-12)."""
    return max(0, excess(seen, int(seen.turn), pile))


def draw_numbers(row: Ints, numbers: Ints, count: int) -> None:
    """Draw a list of so many numbers."""
    put(row, count)
    for place in range(count):
        put(row, numbers[place])


def draw_markers(row: Ints, seen: State) -> None:
    """Draw who holds nobles and markers, and who leads where."""
    draw_numbers(row, seen.owner, NUM_NOBLES)
    draw_numbers(row, seen.city_taken, NUM_CITIES)
    put(row, NUM_CITIES)
    for city in range(NUM_CITIES):
        draw_numbers(row, seen.cathedral[city], int(seen.seats))
    put(row, NUM_COUNTRIES)
    for country in range(NUM_COUNTRIES):
        draw_country(row, seen, country)
    put(row, NUM_TITLES)
    for title in range(NUM_TITLES):
        draw_title(row, seen, title)
    houses = start_list(row)
    for place in range(MAX_HOUSES):
        if HOUSE_BONUS[int(seen.seats), place] > 0:
            add(row, houses)
            put(row, seen.house_taken[place])


def draw_country(row: Ints, seen: State, country: int) -> None:
    """Draw influence, markers and ranking in a country."""
    draw_numbers(row, seen.influence[country], int(seen.seats))
    for place in range(PLACES):
        put(row, seen.country_taken[country, place])
    for period in range(NUM_PERIODS):
        for place in range(PLACES):
            put(row, seen.period_taken[period, country, place])
    before, ranked = 0, start_list(row)
    seat = next_in_rank(seen, country, before)
    while seat != EMPTY:
        add(row, ranked)
        put(row, seat)
        before |= 1 << seat
        seat = next_in_rank(seen, country, before)


def draw_title(row: Ints, seen: State, title: int) -> None:
    """Draw cubes, leaders and takers of a title."""
    draw_numbers(row, seen.title_cubes[title], int(seen.seats))
    bits, leaders = title_leaders(seen, title), start_list(row)
    for seat in range(int(seen.seats)):
        if bits >> seat & 1:
            add(row, leaders)
            put(row, seat)
    takers = start_list(row)
    for place in range(PLACES):
        if seen.title_taken[title, place] != EMPTY:
            add(row, takers)
            put(row, seen.title_taken[title, place])
