"""cards.toml as frozen arrays, validated at import."""

import tomllib
from pathlib import Path

import numpy as np

from regency.core.types import Ints

DATA = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

MIN_SEATS = 2
MAX_SEATS = 5
SEAT_COUNTS = range(MIN_SEATS, MAX_SEATS + 1)
#: Kings have two printed distributions: up to this many seats, and above.
FEW_SEATS = 4

OFFICES: tuple[str, ...] = tuple(office["id"] for office in DATA["office"])
NUM_OFFICES = len(OFFICES)
LETTERS: tuple[str, ...] = tuple("ABCDEFGHI")
NUM_LETTERS = len(LETTERS)
#: Every set of letters of one office is a number below this: bit i is letter i.
LETTER_SETS = 1 << NUM_LETTERS

GOLD_VALUES: tuple[int, ...] = tuple(DATA["gold"]["values"])
NUM_GOLDS = len(GOLD_VALUES)
KINGS: tuple[str, ...] = tuple(king["id"] for king in DATA["king"])
NUM_KINGS = len(KINGS)

# Card numbers: government by office and letter, then gold by value, then kings.
NUM_GOVERNMENT = NUM_OFFICES * NUM_LETTERS
FIRST_GOLD = NUM_GOVERNMENT
FIRST_KING = FIRST_GOLD + NUM_GOLDS
NUM_CARDS = FIRST_KING + NUM_KINGS

#: Card ids as records spell them; a card's number is its position here.
IDS: tuple[str, ...] = (
    *(f"{office}-{letter}" for office in OFFICES for letter in LETTERS),
    *(f"gold-{value}" for value in GOLD_VALUES),
    *(f"king:{king}" for king in KINGS),
)

# A pile (a hand, the cards gone …) is an int16[PILE]: a letter set for each office, then a count
# for each gold value, then a count for each king. A card is UNIT of its CELL.
GOLD_CELL = NUM_OFFICES
KING_CELL = GOLD_CELL + NUM_GOLDS
PILE = KING_CELL + NUM_KINGS


def _frozen(values: object) -> Ints:
    array: Ints = np.array(values, np.int16)
    array.setflags(write=False)
    return array


def number_of(card_id: str) -> int | None:
    """Return a card's number, or None for an id that is not in the box."""
    return IDS.index(card_id) if card_id in IDS else None


def _cell(card: int) -> int:
    if card < FIRST_GOLD:
        return card // NUM_LETTERS
    return GOLD_CELL + card - FIRST_GOLD


def _value(card: int) -> int:
    """Return the printed value: of a king, 0."""
    if card < FIRST_GOLD:
        return int(DATA["office"][card // NUM_LETTERS]["cards"][card % NUM_LETTERS]["value"])
    return GOLD_VALUES[card - FIRST_GOLD] if card < FIRST_KING else 0


def _copies(card: int, seats: int) -> int:
    """Return how many copies of a card are in play (FK-3)."""
    if card < FIRST_GOLD:
        return 1 if DATA["office"][card // NUM_LETTERS]["min_seats"] <= seats else 0
    if card < FIRST_KING:
        return int(DATA["gold"]["copies"][str(seats)])
    king = DATA["king"][card - FIRST_KING]
    return int(king["copies_2_to_4"] if seats <= FEW_SEATS else king["copies_5"])


def _letter_sum(office: int, letters: int) -> int:
    first = office * NUM_LETTERS
    return sum(_value(first + i) for i in range(NUM_LETTERS) if letters >> i & 1)


_CARDS = range(NUM_CARDS)
_SETS = range(LETTER_SETS)

#: int16[NUM_CARDS]: where a card is in a pile, what one copy adds there, how its count is read.
CELL = _frozen([_cell(card) for card in _CARDS])
UNIT = _frozen([1 << card % NUM_LETTERS if card < FIRST_GOLD else 1 for card in _CARDS])
SHIFT = _frozen([card % NUM_LETTERS if card < FIRST_GOLD else 0 for card in _CARDS])
LIMIT = _frozen([1 if card < FIRST_GOLD else LETTER_SETS - 1 for card in _CARDS])
#: int16[NUM_CARDS], the printed value.
VALUE = _frozen([_value(card) for card in _CARDS])
#: int16[seats, NUM_CARDS] and int16[seats, PILE]: the copies in play (FK-3).
COPIES = _frozen(
    [[_copies(card, seats) if seats >= MIN_SEATS else 0 for card in _CARDS] for seats in range(6)]
)
FULL_PILE = _frozen(
    [
        [
            sum(
                int(COPIES[seats, card]) * int(UNIT[card]) for card in _CARDS if _cell(card) == cell
            )
            for cell in range(PILE)
        ]
        for seats in range(MAX_SEATS + 1)
    ]
)
#: int16[seats]: bit o is set if office o is in play (FK-1).
IN_PLAY = _frozen(
    [
        sum(1 << o for o in range(NUM_OFFICES) if COPIES[seats, o * NUM_LETTERS])
        for seats in range(MAX_SEATS + 1)
    ]
)
#: int16[seats]: cards in play, taken out unseen, and left as the deck (FK-4).
TOTAL = _frozen(COPIES.sum(axis=1))
REMOVED = _frozen([DATA["removed"].get(str(seats), 0) for seats in range(MAX_SEATS + 1)])
DECK_SIZE = _frozen(TOTAL - REMOVED)

#: int16[LETTER_SETS]: how many letters, and the one nearest A (NUM_LETTERS where there is none).
LETTER_COUNT = _frozen([letters.bit_count() for letters in _SETS])
NEAREST = _frozen(
    [(letters & -letters).bit_length() - 1 if letters else NUM_LETTERS for letters in _SETS]
)
#: int16[NUM_OFFICES, LETTER_SETS]: the sum of the values of a set of letters.
LETTER_SUM = _frozen([[_letter_sum(o, letters) for letters in _SETS] for o in range(NUM_OFFICES)])
#: int16[NUM_OFFICES, NUM_LETTERS]: the letters by value, the dearest first, then the nearest to A.
DEAREST = _frozen(
    [
        sorted(range(NUM_LETTERS), key=lambda letter: -_value(office * NUM_LETTERS + letter))
        for office in range(NUM_OFFICES)
    ]
)

#: int16[NUM_KINGS]: tiles a king raises and lowers; KING_CHOICE: 1 where the seat may choose.
KING_UPS = _frozen([king["ups"] for king in DATA["king"]])
KING_DOWNS = _frozen([king["downs"] for king in DATA["king"]])
KING_CHOICE = _frozen([int(king["choice"]) for king in DATA["king"]])

TILE_START = int(DATA["tiles"]["start"])
TILE_LOWEST = int(DATA["tiles"]["lowest"])
TILE_HIGHEST = int(DATA["tiles"]["highest"])
#: int16[NUM_OFFICES]: the offices in the order they break ties for a place (FK-23).
TIE_ORDER = _frozen([OFFICES.index(office) for office in DATA["ties"]["order"]])

#: The highest bid that can be announced: the sum of all gold (FK-15).
MAX_BID = int(sum(value * DATA["gold"]["copies"][str(MAX_SEATS)] for value in GOLD_VALUES))
MAX_DECK = int(DECK_SIZE.max())
MAX_TURNS = max(int(DECK_SIZE[seats]) // (seats + 1) for seats in SEAT_COUNTS)
#: Cards a seat can be seen to get: those it takes, and every card of the favour deck.
MAX_SEEN = max(
    2 * (int(DECK_SIZE[seats]) // (seats + 1)) - int(DECK_SIZE[seats]) // (seats + 1) // seats
    for seats in SEAT_COUNTS
)

_CONFIDENCES = ("confirmed", "one-source", "inferred", "reconstructed")


def _validate() -> None:
    if len(set(IDS)) != NUM_CARDS:
        raise ValueError("cards.toml: two cards share an id")
    for office in DATA["office"]:
        if tuple(card["letter"] for card in office["cards"]) != LETTERS:
            raise ValueError(f"cards.toml: {office['id']} needs one card for each letter A to I")
        if any(not 1 <= card["value"] <= TILE_HIGHEST for card in office["cards"]):
            raise ValueError(f"cards.toml: {office['id']} has a card of an impossible value")
    if sorted(DATA["ties"]["order"]) != sorted(OFFICES):
        raise ValueError("cards.toml: the order of ties names each office once")
    if tuple(range(1, NUM_GOLDS + 1)) != GOLD_VALUES:
        raise ValueError("cards.toml: gold is worth 1, 2, 3 …")
    for seats in SEAT_COUNTS:
        if DECK_SIZE[seats] % (seats + 1):
            raise ValueError(
                f"cards.toml: the deck of {seats} seats does not come out even (FK-11)"
            )
    _validate_confidences(DATA)


def _validate_confidences(part: object) -> None:
    if isinstance(part, list):
        for item in part:
            _validate_confidences(item)
    elif isinstance(part, dict):
        for key, value in part.items():
            if key.endswith("confidence") and value not in _CONFIDENCES:
                raise ValueError(f"cards.toml: {value!r} is no confidence")
            _validate_confidences(value)


_validate()
