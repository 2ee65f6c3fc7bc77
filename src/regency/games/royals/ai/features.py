"""What a network sees of Royals: the viewer's knowledge in whole numbers, its own seat first."""

from regency.core.game import Observation
from regency.core.types import EMPTY, SPECTATOR, Ints, State
from regency.games.royals.data.tables import (
    INTRIGUE_PILE,
    MAX_HOUSES,
    MAX_ROW,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    NUM_PILES,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.state import DONE

PHASES = DONE + 1

OBSERVATION = Observation(
    {
        "phase": (PHASES,),  # one-hot
        "seats": (MAX_SEATS,),  # one-hot, the number of seats less one
        "turn": (MAX_SEATS,),  # one-hot, counted from the viewer
        "period": (NUM_PERIODS,),  # one-hot
        "ran_out": (1,),  # 1: the deck ran out in this period
        "drawn": (NUM_PILES,),  # cards drawn this turn
        "deck": (NUM_PILES,),  # cards left
        "row": (NUM_COUNTRIES,),  # cards by country
        "discard": (NUM_KINDS,),  # cards by kind
        "staged": (NUM_KINDS,),  # cards of the payment being made
        "noble": (NUM_NOBLES,),  # one-hot, the noble being paid for
        "hand": (NUM_KINDS,),  # the viewer's own; zero for a spectator
        "hand_size": (MAX_SEATS, NUM_PILES),  # cards by pile
        "known": (MAX_SEATS, NUM_KINDS),  # cards known to be in hand
        "owner": (MAX_SEATS, NUM_NOBLES),  # 1 where the seat holds the noble
        "cathedral": (MAX_SEATS, NUM_CITIES),  # beaten cubes
        "influence": (MAX_SEATS, NUM_COUNTRIES),  # on each country
        "titles": (MAX_SEATS, NUM_TITLES),  # cubes on title markers
        "city_left": (NUM_CITIES,),  # 1 where the bonus is still there
        "country_left": (NUM_COUNTRIES, PLACES),  # 1 where the bonus is still there
        "house_left": (MAX_HOUSES,),  # 1 where the bonus is still there
        "points": (MAX_SEATS, 2),  # tens and ones
    }
)
SIZE = OBSERVATION.size
PHASE = OBSERVATION.start("phase")
SEATS = OBSERVATION.start("seats")
TURN = OBSERVATION.start("turn")
PERIOD = OBSERVATION.start("period")
RAN_OUT = OBSERVATION.start("ran_out")
DRAWN = OBSERVATION.start("drawn")
DECK = OBSERVATION.start("deck")
ROW = OBSERVATION.start("row")
DISCARDS = OBSERVATION.start("discard")
STAGED = OBSERVATION.start("staged")
NOBLE = OBSERVATION.start("noble")
HAND = OBSERVATION.start("hand")
HAND_SIZE = OBSERVATION.start("hand_size")
KNOWN = OBSERVATION.start("known")
OWNER_OF = OBSERVATION.start("owner")
CATHEDRAL = OBSERVATION.start("cathedral")
INFLUENCE_IN = OBSERVATION.start("influence")
TITLES = OBSERVATION.start("titles")
CITY_LEFT = OBSERVATION.start("city_left")
COUNTRY_LEFT = OBSERVATION.start("country_left")
HOUSE_LEFT = OBSERVATION.start("house_left")
POINTS = OBSERVATION.start("points")

#: Points are told in tens and ones, so that each fits in a byte.
TEN = 10


def observe(state: State, viewer: int, out: Ints) -> None:
    """Write the viewer's observation."""
    for i in range(SIZE):
        out[i] = 0
    seats = int(state.seats)
    base = 0 if viewer == SPECTATOR else viewer
    out[PHASE + int(state.phase)] = 1
    out[SEATS + seats - 1] = 1
    after = int(state.turn) - base
    out[TURN + (after if after >= 0 else after + seats)] = 1
    out[PERIOD + int(state.period)] = 1
    out[RAN_OUT] = int(state.ran_out)
    for pile in range(NUM_PILES):
        out[DRAWN + pile] = int(state.drawn[pile])
        out[DECK + pile] = int(state.deck_left[pile])
    observe_cards(state, viewer, out)
    observe_markers(state, out)
    for turn in range(seats):
        seat = base + turn
        observe_seat(state, turn, seat if seat < seats else seat - seats, out)


def observe_cards(state: State, viewer: int, out: Ints) -> None:
    """Write row, discards, the payment being made and the viewer's own hand."""
    for slot in range(MAX_ROW):
        if state.row[slot] != EMPTY:
            out[ROW + int(state.row[slot])] += 1
    for kind in range(NUM_KINDS):
        out[DISCARDS + kind] = int(state.discard[kind])
        out[STAGED + kind] = int(state.staged[kind])
        if viewer != SPECTATOR:
            out[HAND + kind] = int(state.hand[viewer, kind])
    if state.noble != EMPTY:
        out[NOBLE + int(state.noble)] = 1


def observe_markers(state: State, out: Ints) -> None:
    """Write which bonuses are still there."""
    for city in range(NUM_CITIES):
        out[CITY_LEFT + city] = 1 if state.city_taken[city] == EMPTY else 0
    for country in range(NUM_COUNTRIES):
        for place in range(PLACES):
            left = state.country_taken[country, place] == EMPTY
            out[COUNTRY_LEFT + country * PLACES + place] = 1 if left else 0
    for place in range(MAX_HOUSES):
        out[HOUSE_LEFT + place] = 1 if state.house_taken[place] == EMPTY else 0


def observe_seat(state: State, turn: int, seat: int, out: Ints) -> None:
    """Write what is public of one seat, *turn* places after the viewer."""
    points = int(state.points[seat])
    out[POINTS + turn + turn] = points // TEN
    out[POINTS + turn + turn + 1] = points % TEN
    for pile in range(INTRIGUE_PILE + 1):
        size = int(state.hand_size[seat, pile])
        out[HAND_SIZE + turn * NUM_PILES + pile] = size
    for kind in range(NUM_KINDS):
        out[KNOWN + turn * NUM_KINDS + kind] = int(state.known[seat, kind])
    for noble in range(NUM_NOBLES):
        out[OWNER_OF + turn * NUM_NOBLES + noble] = 1 if int(state.owner[noble]) == seat else 0
    for city in range(NUM_CITIES):
        out[CATHEDRAL + turn * NUM_CITIES + city] = int(state.cathedral[city, seat])
    for country in range(NUM_COUNTRIES):
        influence = int(state.influence[country, seat])
        out[INFLUENCE_IN + turn * NUM_COUNTRIES + country] = influence
    for title in range(NUM_TITLES):
        cubes = int(state.title_cubes[title, seat])
        out[TITLES + turn * NUM_TITLES + title] = cubes
