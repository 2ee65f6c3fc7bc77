"""The lines of the log, drawn: what has just happened; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put4, start_list
from regency.core.types import HIDDEN, Ints
from regency.games.royals.data.tables import NUM_COUNTRIES
from regency.games.royals.rules.state import (
    CITY_WON,
    COUNTRY_WON,
    DREW,
    ENDED,
    HOUSE_WON,
    LAID,
    MAJORITY_WON,
    OVER_TOLD,
    PAID,
    PERIOD_SCORED,
    SCHEMED,
    TITLE_LOST,
    TITLE_WON,
    TURNED,
    USURPED,
)

# Of a card that was drawn or laid.
_UNTOLD, _TOLD = 0, 1


def draw_line(row: Ints, event: Ints, viewer: int) -> None:
    """Tell one event; the country cards of a payment are told together."""
    kind, first, second, third = int(event[0]), int(event[1]), int(event[2]), int(event[3])
    put(row, kind)
    if kind in (DREW, SCHEMED):
        if second == HIDDEN:
            put2(row, _UNTOLD, first)
        else:
            put3(row, _TOLD, first, second)
    elif kind == LAID:
        if second < NUM_COUNTRIES:
            put(row, _UNTOLD)
        else:
            put3(row, _TOLD, first, second)
    elif kind == PAID:
        draw_paid(row, event)
    elif kind == TURNED:
        put(row, second)
    elif kind in (ENDED, PERIOD_SCORED, TITLE_LOST, OVER_TOLD):
        put(row, first)
    elif kind in (CITY_WON, USURPED):
        put3(row, first, second, third)
    elif kind == COUNTRY_WON:
        put3(row, first, second, event[4])
    elif kind == HOUSE_WON:
        put2(row, first, third)
    elif kind == MAJORITY_WON:
        put4(row, first, second, event[4] + 1, event[5])
    elif kind == TITLE_WON:
        put4(row, third, first, second, event[4])
    else:
        put2(row, first, second)


def draw_paid(row: Ints, event: Ints) -> None:
    """Tell the country cards of a whole payment."""
    put(row, event[1])
    cards = start_list(row)
    for country in range(NUM_COUNTRIES):
        if event[2 + country] > 0:
            add(row, cards)
            put2(row, event[2 + country], country)
