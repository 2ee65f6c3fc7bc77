"""cards.toml as cards: each row read strictly into kinds with arguments, or refused at import."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

LOCATIONS = ("castle", "village")
SHIELDS = ("nobility", "faith", "scholarship", "military", "craftsmanship", "peasantry")
GAINS = ("gold", "keys")
#: Where a line or column scroll looks.
SCOPES = ("row", "column", "row_and_column", "tableau")
#: Places of the finished tableau by name; bit 3 * row + column is one of the nine.
PLACES = {
    "top_row": 0b000_000_111,
    "middle_row": 0b000_111_000,
    "bottom_row": 0b111_000_000,
    "left_column": 0b001_001_001,
    "middle_column": 0b010_010_010,
    "right_column": 0b100_100_100,
    "corner": 0b101_000_101,
    "edge_not_corner": 0b010_101_010,
}

#: The kinds of a single ability line; two of them make `all_of` or `choose_one`.
LINE_KINDS = (
    "gain_gold_per",
    "gain_keys_per",
    "gain_keys",
    "opponents_gain_gold",
    "opponents_gain_keys",
    "all_players_gain_keys",
    "purse_add_each",
    "purse_fill",
    "discard_from_row",
    "discount",
)
#: What `gain_…_per` counts, in a tableau.
COUNT_KINDS = (
    "shield",
    "banner",
    "cards_with_shield_count",
    "cards_with_cost",
    "distinct_shield_types",
    "missing_shield_types",
    "occupied_positions",
    "empty_positions",
    "cards_with_purse",
)
SCROLL_KINDS = (
    "per_shield",
    "position",
    "per_gold_on_this_purse",
    "if_shield_missing",
    "per_banner",
    "per_shield_set",
    "per_distinct_shield_type",
    "per_card_with_cost",
    "per_key",
    "per_banner_set",
    "per_missing_shield_type",
    "per_discount_card",
    "per_identical_shield_set",
    "per_gold_on_all_purses",
    "per_card_with_shield_count",
    "if_face_down_card",
)

MOST_LINES = 2
#: The printed cards have one or two shields and cost 0, 2 … 7; others would fit as well.
MOST_SHIELDS = 3
HIGHEST_COST = 8


@dataclass(frozen=True)
class Count:
    """Something to be counted in a tableau, the own one or a neighbour's (CC-8, CC-12)."""

    kind: str
    arguments: tuple[str, ...] = ()
    neighbour: bool = False


@dataclass(frozen=True)
class Line:
    """One line of an ability: a kind, an amount, and what belongs to the kind."""

    kind: str
    amount: int = 0
    count: Count | None = None
    location: str = ""  # discard_from_row: whose row
    gain: str = ""  # discard_from_row: gold or keys
    discounts: tuple[int, int] = (0, 0)  # discount: for castle cards, for village cards


@dataclass(frozen=True)
class Scroll:
    """What a card is worth at the end: a kind, its points, its arguments."""

    kind: str
    points: int
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """One card as it is printed."""

    id: str
    location: str
    cost: int
    shields: tuple[str, ...]
    messenger: bool
    purse: int
    lines: tuple[Line, ...]
    choice: bool  # the two lines stand around an "or"
    scroll: Scroll

    @property
    def ability_kind(self) -> str:
        """Return the kind of the whole ability, one of eleven on the printed cards."""
        if len(self.lines) == 1:
            return self.lines[0].kind
        return "choose_one" if self.choice else "all_of"

    @property
    def discounts(self) -> tuple[int, int]:
        """Return by how much castle and village cards become cheaper."""
        return next((line.discounts for line in self.lines if line.kind == "discount"), (0, 0))


def _check(condition: bool, words: str) -> None:
    if not condition:
        raise ValueError(f"cards.toml: {words}")


def _number(word: str) -> int:
    _check(word.isdecimal(), f"{word!r} should be a number")
    return int(word)


def _one_of(word: str, allowed: tuple[str, ...]) -> str:
    _check(word in allowed, f"{word!r} should be one of {', '.join(allowed)}")
    return word


def _only_one_of(words: list[str], allowed: tuple[str, ...]) -> None:
    _check(len(words) == 1, f"{words} should be one word")
    _one_of(words[0], allowed)


def _read_count(words: list[str]) -> Count:
    neighbour = words[-1] == "neighbour"
    kind, *arguments = words[:-1] if neighbour else words
    _one_of(kind, COUNT_KINDS)
    if kind == "shield":
        _only_one_of(arguments, SHIELDS)
    elif kind == "banner":
        _only_one_of(arguments, LOCATIONS)
    elif kind == "cards_with_shield_count":
        _number(*arguments)
    elif kind == "cards_with_cost":
        read_condition(tuple(arguments))
    else:
        _check(not arguments, f"{kind} takes no arguments")
    return Count(kind, tuple(arguments), neighbour)


def read_condition(words: tuple[str, ...]) -> tuple[str, int]:
    """Read a condition on a printed cost, such as `>= 5` (CC-13)."""
    sign, cost = words
    return _one_of(sign, ("=", ">=")), _number(cost)


def _read_line(line: str) -> Line:
    kind, *words = line.split()
    _one_of(kind, LINE_KINDS)
    if kind in ("gain_gold_per", "gain_keys_per"):
        return Line(kind, _number(words[0]), _read_count(words[1:]))
    if kind == "discard_from_row":
        location, gain = words
        return Line(kind, location=_one_of(location, LOCATIONS), gain=_one_of(gain, GAINS))
    if kind == "discount":
        _check(words[1::2] == list(LOCATIONS), f"{line!r} should name both locations in order")
        return Line(kind, discounts=(_number(words[0]), _number(words[2])))
    (amount,) = words
    return Line(kind, _number(amount))


def _read_ability(ability: str) -> tuple[tuple[Line, ...], bool]:
    choice = " or " in ability
    lines = tuple(_read_line(line) for line in ability.split(" or " if choice else " and "))
    _check(1 <= len(lines) <= MOST_LINES, f"{ability!r} has too many lines")
    if not choice:
        waiting = [line.kind == "discard_from_row" for line in lines[:-1]]
        _check(not any(waiting), "a line that waits for the seat must be the last one")
    return lines, choice


def _read_scroll(scroll: str) -> Scroll:
    kind, points, *words = scroll.split()
    _one_of(kind, SCROLL_KINDS)
    allowed: Mapping[str, tuple[tuple[str, ...], ...]] = {
        "per_shield": (SHIELDS, SCOPES),
        "position": (tuple(PLACES),),
        "if_shield_missing": (SHIELDS,),
        "per_banner": (LOCATIONS,),
        "per_distinct_shield_type": (SCOPES,),
    }
    if kind == "per_shield_set":
        _check(len(set(words)) == len(words), "a set of shields names each type once")
        for word in words:
            _one_of(word, SHIELDS)
    elif kind == "per_banner_set":
        for word in words:
            _one_of(word, LOCATIONS)
    elif kind == "per_card_with_cost":
        read_condition(tuple(words))
    elif kind in ("per_identical_shield_set", "per_card_with_shield_count"):
        _number(*words)
    else:
        for word, choices in zip(words, allowed.get(kind, ()), strict=True):
            _one_of(word, choices)
    return Scroll(kind, _number(points), tuple(words))


def _read_card(row: Mapping[str, Any], location: str) -> Card:
    lines, choice = _read_ability(row["ability"])
    card = Card(
        row["id"], location, int(row["cost"]), tuple(row["shields"]), bool(row["messenger"]),
        int(row["purse"]), lines, choice, _read_scroll(row["scroll"]),
    )  # fmt: skip
    _check(0 <= card.cost <= HIGHEST_COST, f"{card.id}: its cost")
    _check(1 <= len(card.shields) <= MOST_SHIELDS, f"{card.id}: its shields")
    for shield in card.shields:
        _one_of(shield, SHIELDS)
    holds = card.scroll.kind == "per_gold_on_this_purse"
    _check(holds == (card.purse > 0), f"{card.id}: a purse and its scroll go together")
    return card


#: All cards; a card's number is its position here, castle first, so 0 … 38 and 39 … 77.
CARDS: tuple[Card, ...] = tuple(
    _read_card(row, location) for location in LOCATIONS for row in DATA["deck"][location]
)
_check(len({card.id for card in CARDS}) == len(CARDS), "two cards share an id")
for _location in LOCATIONS:
    _check(len(DATA["deck"][_location]) * len(LOCATIONS) == len(CARDS), "the decks differ in size")
