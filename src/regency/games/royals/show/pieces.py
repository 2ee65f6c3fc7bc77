"""How the pieces of a picture of Royals read, but for its sentences; asked once for each piece.

Lists of seats have -1 where there is none. A piece's numbers have few combinations: what repeats
from match to match is put into words no more.
"""

from regency.core.drawing.pieces import Pieces
from regency.core.types import EMPTY
from regency.games.royals.data.tables import (
    HOUSE_BONUS,
    KIND_IDS,
    MAX_HOUSES,
    MAX_ROW,
    MAX_SEATS,
    NOBLE_COST,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_PERIODS,
    PLACES,
)

#: The pieces are written for these; another board wants other pieces.
assert (MAX_SEATS, MAX_ROW, MAX_HOUSES, PLACES) == (5, 4, 3, 2)
assert (NUM_COUNTRIES, NUM_KINDS, NUM_PERIODS) == (4, 10, 3)

PIECES = Pieces()

PHASE_NAMES = (
    "deal",
    "deal",
    "draw",
    "play",
    "pay",
    "discard",
    "shuffle-country",
    "shuffle-intrigue",
    "done",
)

# --- lists of numbers

#: Several numbers of a list.
TWO = PIECES.opening(lambda a, b: f"{a},{b}")
FOUR = PIECES.opening(lambda a, b, c, d: f"{a},{b},{c},{d}")


def by_seat(seats: int, a: int, b: int, c: int, d: int, e: int) -> list[int]:
    """Return a number for each seat at the table."""
    return [a, b, c, d, e][:seats]


BY_SEAT = PIECES.value(by_seat)


def there(*seats: int) -> list[int]:
    """Leave out what is no seat."""
    return [seat for seat in seats if seat != EMPTY]


def listed(numbers: list[int]) -> str:
    """Return a list as JSON."""
    return f"[{','.join(map(str, numbers))}]"


# --- cards and the turn


def turn_members(phase: int, turn: int, period: int, ran_out: int) -> dict[str, object]:
    """Tell the phase and how far the match has come."""
    return {
        "phase": PHASE_NAMES[phase],
        "turn": turn,
        "period": period,
        "ran_out": bool(ran_out),
        "last_round": bool(ran_out) and period == NUM_PERIODS - 1,
    }


def row(size: int, a: int, b: int, c: int, d: int) -> list[str | None]:
    """Return the cards in the row."""
    return [None if card == EMPTY else KIND_IDS[card] for card in (a, b, c, d)[:size]]


def piles(country: int, intrigue: int) -> dict[str, int]:
    """Return a number for each of the two sorts of cards."""
    return {"country": country, "intrigue": intrigue}


def limit_members(
    draw_country: int, draw_intrigue: int, over_country: int, over_intrigue: int
) -> dict[str, object]:
    """Tell what the turn may still draw, and what the seat holds above the limits."""
    return {
        "draws": piles(draw_country, draw_intrigue),
        "excess": piles(over_country, over_intrigue),
    }


def country_cards(a: int, b: int, c: int, d: int) -> dict[str, int]:
    """Return the country cards that are there."""
    return {KIND_IDS[kind]: count for kind, count in enumerate((a, b, c, d)) if count > 0}


def intrigue_cards(a: int, b: int, c: int, d: int, e: int, f: int) -> list[str]:
    """Return intrigue cards one by one."""
    names = KIND_IDS[NUM_COUNTRIES:]
    return [
        name for name, count in zip(names, (a, b, c, d, e, f), strict=True) for _ in range(count)
    ]


TURN = PIECES.members(turn_members)
ROW = PIECES.member("row", row)
DECKS = PIECES.opening(lambda country: f'"decks":{{"country":{country}')
INTRIGUE_DECK = PIECES.opening(lambda intrigue: f'"intrigue":{intrigue}}}')
DISCARDS = PIECES.literal('"discards":{')
CARDS = PIECES.members(lambda kind, count: {KIND_IDS[kind]: count})
LIMITS = PIECES.members(limit_members)
CLAIMING = PIECES.member("claiming", lambda noble: None if noble == EMPTY else noble)
STAGED = PIECES.literal('"staged":{')
PAY_CARDS = PIECES.member("pay", country_cards)
PAY_PLOTS = PIECES.member("intrigue", intrigue_cards)

# --- the board


def country_closing(a: int, b: int, c: int, d: int, e: int) -> str:
    """End a country with the seats that have influence, the leading one first."""
    return f'"ranking":{listed(there(a, b, c, d, e))}}}'


def periods(a: int, b: int, c: int, d: int, e: int, f: int) -> list[list[int]]:
    """Return who took a country's markers, by period and place."""
    return [[a, b], [c, d], [e, f]]


def title_opening(leaders: int, first: int, second: int) -> str:
    """Begin a title with who would take it now, as bits, and who took it in the end."""
    leading = [seat for seat in range(MAX_SEATS) if leaders >> seat & 1]
    return f'{{"leaders":{listed(leading)},"taken":{listed(there(first, second))}'


def title_closing(seats: int, a: int, b: int, c: int, d: int, e: int) -> str:
    """End a title with the cubes of each seat."""
    return f'"cubes":{listed(by_seat(seats, a, b, c, d, e))}}}'


def houses(seats: int, a: int, b: int, c: int) -> list[int]:
    """Return who took the noble-house bonuses that so many seats play for."""
    return [a, b, c][: sum(points > 0 for points in HOUSE_BONUS[seats].tolist())]


OWNERS = PIECES.literal('"owners":[')
CATHEDRALS = PIECES.literal('"cathedrals":[')
CITIES = PIECES.literal('"cities":[')
COUNTRIES = PIECES.literal('"countries":[')
COUNTRY = PIECES.literal('{"influence":[')
BONUS = PIECES.member("bonus", lambda first, second: [first, second])
PERIODS = PIECES.member("periods", periods)
RANKING = PIECES.opening(country_closing)
TITLES = PIECES.literal('"titles":[')
TITLE = PIECES.opening(title_opening)
CUBES = PIECES.opening(title_closing)
HOUSES = PIECES.member("houses", houses)

# --- seats and offers


def sizes(cards: int, plots: int) -> str:
    """Tell how many cards a seat holds."""
    return f'"country_cards":{cards},"intrigue_cards":{plots}'


def offer_opening(noble: int, plots: int, city: int) -> str:
    """Begin an offer with its price and the city bonus it brings."""
    return f'"{noble}":{{"cost":{NOBLE_COST[noble]},"plots":{plots},"city":{city}'


def gain_members(country: int, house: int, standing: int) -> dict[str, int]:
    """Tell what else an offer brings."""
    return {"country": country, "house": house, "standing": standing}


SEATS = PIECES.literal('"seats":[')
SEAT = PIECES.opening(lambda points, standing: f'{{"points":{points},"standing":{standing}')
KNOWN = PIECES.member("known", country_cards)
SIZES = PIECES.opening(sizes)
HAND = PIECES.literal('"hand":{')
SIZES_ONLY = PIECES.opening(lambda cards, plots: f'{sizes(cards, plots)},"hand":null}}')
NO_OFFERS = PIECES.literal('"offers":{}')
OFFERS = PIECES.literal('"offers":{')
OFFER = PIECES.opening(offer_opening)
GAINS = PIECES.members(gain_members)
