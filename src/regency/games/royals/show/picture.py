"""The pictures of Royals: what is shown and said of a match at a moment; compiles."""

import numpy as np

from regency.core.drawing.page import NUMBER, write1, write2, write3, write4, write5
from regency.core.kernel import count_bits
from regency.core.types import EMPTY, Ints, State
from regency.games.royals.data.tables import (
    COUNTRY_PILE,
    INTRIGUE_PILE,
    MAX_HOUSES,
    MAX_SEATS,
    NUM_CITIES,
    NUM_COUNTRIES,
    NUM_PERIODS,
    NUM_TITLES,
    PLACES,
)
from regency.games.royals.rules.claim import claimable
from regency.games.royals.rules.payment import cheapest_size
from regency.games.royals.rules.standing import points_now, ranking, title_leaders
from regency.games.royals.rules.state import CLAIM, DISCARD, DRAW, END, PAY, PLAY
from regency.games.royals.show.board import draw_open, may_draw, must_discard
from regency.games.royals.show.pieces import PIECES
from regency.games.royals.show.seats import draw_own
from regency.games.royals.show.texts import (
    CITY_LINE,
    CLAIM_LABEL,
    COUNTRY_LINE,
    HOUSE_LINE,
    LABEL,
    MAJORITY_LINE,
    PROMPT_ALL,
    PROMPT_DISCARD,
    PROMPT_DRAW,
    PROMPT_PAY,
    PROMPT_PLAY,
    TITLE_LINE,
)

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

#: All markers are public (RY-22).
OPEN_SHEET = True

# --- what is to be done


def draw_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Write who must do what now."""
    phase = int(seen.phase)
    if viewer != seen.turn or phase < DRAW or phase > DISCARD:
        write3(page, PROMPT_ALL, phase, seen.turn, seen.noble)
    elif phase == DRAW:
        plots = may_draw(seen, INTRIGUE_PILE)
        write2(page, PROMPT_DRAW, may_draw(seen, COUNTRY_PILE), plots)
    elif phase == PLAY:
        write1(page, PROMPT_PLAY, count_bits(claimable(seen, viewer)))
    elif phase == PAY:
        write1(page, PROMPT_PAY, seen.noble)
    else:
        plots = must_discard(seen, INTRIGUE_PILE)
        write2(page, PROMPT_DISCARD, must_discard(seen, COUNTRY_PILE), plots)


def draw_label(page: Ints, seen: State, seat: int, action: int) -> None:
    """Write the name of an action."""
    if action < CLAIM or action >= END:
        write1(page, LABEL, action)
        return
    noble = action - CLAIM
    cards = cheapest_size(seen, seat, noble, COUNTRY_PILE)
    plots = cheapest_size(seen, seat, noble, INTRIGUE_PILE)
    write4(page, CLAIM_LABEL, noble, seen.owner[noble], cards, plots)


# --- the points


def draw_points(page: Ints, seen: State) -> None:
    """Write every seat's points if the match ended now."""
    standing = np.zeros(MAX_SEATS, np.int64)
    points_now(seen, standing)
    for seat in range(seen.seats):
        write1(page, NUMBER, standing[seat])


def draw_sheet(page: Ints, seen: State) -> None:
    """Write a line for each marker (RY-21), then for those that would be taken now."""
    draw_bonus_lines(page, seen)
    draw_period_lines(page, seen)
    taken = seen.title_taken
    for title in range(NUM_TITLES):
        shared = 1 if taken[title, 1] != EMPTY else 0
        for place in range(PLACES):
            if taken[title, place] != EMPTY:
                write4(page, TITLE_LINE, 0, title, shared, taken[title, place])
    draw_lines_now(page, seen)


def draw_bonus_lines(page: Ints, seen: State) -> None:
    """Write the bonuses of cities, countries and noble houses."""
    cities, countries, houses = seen.city_taken, seen.country_taken, seen.house_taken
    for city in range(NUM_CITIES):
        if cities[city] != EMPTY:
            write2(page, CITY_LINE, city, cities[city])
    for country in range(NUM_COUNTRIES):
        for place in range(PLACES):
            if countries[country, place] != EMPTY:
                write3(page, COUNTRY_LINE, country, place, countries[country, place])
    for place in range(MAX_HOUSES):
        if houses[place] != EMPTY:
            write3(page, HOUSE_LINE, seen.seats, place, houses[place])


def draw_period_lines(page: Ints, seen: State) -> None:
    """Write the markers of the periods that were scored."""
    taken = seen.period_taken
    for period in range(NUM_PERIODS):
        for country in range(NUM_COUNTRIES):
            for place in range(PLACES):
                seat = taken[period, country, place]
                if seat != EMPTY:
                    write5(page, MAJORITY_LINE, 0, period, country, place, seat)


def draw_lines_now(page: Ints, seen: State) -> None:
    """Write what this period and the titles would bring if the match ended now."""
    ranked = np.zeros(MAX_SEATS, np.int64)
    for country in range(NUM_COUNTRIES):
        for place in range(min(PLACES, ranking(seen, country, ranked))):
            write5(page, MAJORITY_LINE, 1, seen.period, country, place, ranked[place])
    for title in range(NUM_TITLES):
        leaders = title_leaders(seen, title)
        shared = count_bits(leaders) - 1
        for seat in range(seen.seats):
            if leaders >> seat & 1:
                write4(page, TITLE_LINE, 1, title, shared, seat)
