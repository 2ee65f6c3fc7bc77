"""Every card: its ability and its scroll, with numbers counted by hand from the printed card."""

from collections import Counter

import pytest

from regency.core.types import EMPTY
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS, SHIELDS, Card
from regency.games.castle_combo.data.tables import FACE_DOWN, IDS, NUM_CELLS, TALLY
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.tests.kit import Table, card, cell

# --- the data


def deck(location: str) -> list[Card]:
    return [c for c in CARDS if c.location == location]


@pytest.mark.clause("CC-1")
def test_two_decks_of_39() -> None:
    assert [len(deck(location)) for location in LOCATIONS] == [39, 39]
    assert len(set(IDS)) == 78


def test_single_and_double_shields() -> None:
    assert Counter(len(c.shields) for c in CARDS) == {1: 51, 2: 27}
    pairs = Counter(tuple(sorted(c.shields)) for c in CARDS if len(c.shields) == 2)
    mixed = {pair: n for pair, n in pairs.items() if pair[0] != pair[1]}
    equal = {pair: n for pair, n in pairs.items() if pair[0] == pair[1]}
    assert len(mixed) == 15
    assert set(mixed.values()) == {1}
    assert len(equal) == len(SHIELDS) == 6
    assert set(equal.values()) == {2}


@pytest.mark.clause("CC-9")
def test_nineteen_messengers_in_each_deck() -> None:
    assert [sum(c.messenger for c in deck(location)) for location in LOCATIONS] == [19, 19]


@pytest.mark.clause("CC-16")
def test_fifteen_discounts() -> None:
    assert sum(any(c.discounts) for c in CARDS) == 15
    assert all((c.ability_kind == "discount") == any(c.discounts) for c in CARDS)


@pytest.mark.clause("CC-15")
def test_eleven_purses_of_sixty_gold() -> None:
    purses = [c.purse for c in CARDS if c.purse]
    assert len(purses) == 11
    assert sum(purses) == 60


def test_closed_lists_of_kinds() -> None:
    assert len({c.ability_kind for c in CARDS}) == 11
    assert len({c.scroll.kind for c in CARDS}) == 16


def test_a_face_down_card_only_takes_its_place() -> None:
    taken_place = sorted(int(n) for n in TALLY[FACE_DOWN] if n)
    assert taken_place == [-1, 1, 1]  # one empty place less, one card more, one face down


# --- abilities

#: The acting seat's tableau: nobility 2, scholarship 1, military 1, craftsmanship 1, peasantry 1;
#: castle banners 1, village banners 2; three cards with two shields, two that cost 4; no purse.
OWN = ("duchess", "locksmith", "", "-", "spy")
#: The left neighbour: faith 2, nobility 1; castle banners 2.
LEFT = ("mother-superior", "prince")
#: The right neighbour: two military, craftsmanship, scholarship, peasantry; castle banner 1.
RIGHT = ("captain", "potter", "", "inventor", "fisherman")
NEW_PLACE = (0, 2)

#: id, printed cost, gold gained, keys gained, opponents' gold, opponents' keys, gold on its purse.
ABILITIES = [
    ("duchess", 5, 0, 2, 0, 0, 0),
    ("his-majesty", 6, 0, 0, 1, 0, 0),
    ("prince", 6, 3, 0, 0, 0, 0),
    ("princess", 3, 0, 0, 0, 0, 0),
    ("chancellor", 6, 0, 2, 0, 0, 0),
    ("jester", 3, 6, 0, 0, 0, 0),
    ("queen-mother", 3, 0, 0, 0, 0, 2),
    ("her-majesty-the-queen", 7, 0, 3, 0, 0, 0),
    ("baron", 3, 0, 0, 0, 0, 0),
    ("steward", 0, 0, 0, 0, 0, 3),
    ("mother-superior", 5, 0, 4, 0, 0, 0),
    ("scribe", 4, 1, 0, 0, 0, 0),
    ("gravedigger", 4, 5, 0, 0, 0, 0),
    ("templar", 5, 2, 2, 0, 0, 0),
    ("cardinal", 4, 0, 2, 0, 0, 0),
    ("chaplain", 5, 1, 0, 0, 0, 0),
    ("his-holiness", 7, 0, 3, 0, 1, 0),
    ("nun", 3, 2, 0, 0, 0, 0),
    ("devout", 4, 4, 0, 0, 0, 0),
    ("pilgrim", 6, 0, 0, 0, 0, 0),
    ("astronomer", 5, 0, 0, 0, 0, 0),
    ("alchemist", 6, 0, 0, 0, 0, 0),
    ("professor", 4, 5, 0, 0, 0, 0),
    ("apothecary", 3, 0, 0, 0, 0, 0),
    ("goldsmith", 4, 0, 4, 0, 0, 0),
    ("architect", 4, 0, 0, 0, 0, 0),
    ("patron", 7, 0, 0, 2, 0, 0),
    ("judge", 4, 0, 2, 0, 0, 0),
    ("captain", 5, 0, 0, 0, 0, 0),
    ("officer", 5, 4, 0, 0, 0, 0),
    ("royal-guard", 4, 0, 1, 0, 1, 0),
    ("lookout", 6, 0, 2, 0, 0, 0),
    ("knight", 5, 2, 0, 0, 0, 0),
    ("general", 7, 0, 5, 0, 0, 0),
    ("guildmaster", 5, 0, 5, 0, 0, 0),
    ("glassblower", 5, 2, 0, 0, 0, 0),
    ("chatelaine", 2, 0, 0, 0, 0, 0),
    ("pawnbroker", 4, 3, 0, 0, 0, 0),
    ("banker", 7, 0, 3, 0, 0, 0),
    ("miraculously-cured", 2, 0, 1, 0, 0, 0),
    ("vicar", 0, 3, 0, 0, 0, 0),
    ("spy", 4, 2, 2, 0, 0, 0),
    ("inventor", 2, 3, 0, 0, 0, 0),
    ("doctor", 5, 3, 0, 0, 0, 0),
    ("philosopher", 2, 0, 0, 0, 0, 0),
    ("squire", 0, 0, 0, 0, 0, 0),
    ("bombardier", 2, 0, 2, 0, 0, 0),
    ("militiaman", 2, 0, 2, 0, 0, 0),
    ("barbarian", 2, 0, 2, 0, 0, 0),
    ("executioner", 0, 7, 0, 0, 0, 0),
    ("mercenary", 6, 5, 0, 0, 0, 0),
    ("master-at-arms", 2, 3, 0, 0, 0, 0),
    ("blacksmith", 5, 0, 2, 0, 0, 0),
    ("stonemason", 3, 0, 0, 0, 0, 0),
    ("potter", 2, 0, 0, 0, 0, 2),
    ("armorer", 3, 0, 0, 0, 0, 0),
    ("spice-merchant", 0, 4, 0, 0, 0, 0),
    ("clockmaker", 3, 2, 0, 0, 0, 0),
    ("sculptor", 3, 0, 1, 0, 0, 0),
    ("innkeeper", 0, 0, 0, 2, 0, 2),
    ("carpenter", 0, 0, 1, 0, 0, 0),
    ("locksmith", 4, 0, 2, 0, 0, 0),
    ("farmer", 5, 0, 3, 0, 0, 0),
    ("woodcutter", 0, 5, 0, 0, 0, 0),
    ("brigand", 7, 0, 2, 0, 0, 0),
    ("witch", 4, 2, 2, 0, 0, 0),
    ("beggar", 0, 5, 0, 0, 0, 0),
    ("monk", 4, 0, 1, 0, 0, 0),
    ("shepherd", 5, 4, 0, 0, 0, 0),
    ("winemaker", 2, 3, 0, 0, 0, 0),
    ("stable-boy", 4, 0, 3, 0, 0, 0),
    ("farmhand", 0, 0, 0, 0, 0, 0),
    ("traveler", 0, 3, 0, 0, 0, 0),
    ("usurper", 5, 0, 1, 0, 0, 0),
    ("fisherman", 2, 0, 0, 0, 0, 0),
    ("revolutionary", 4, 0, 3, 0, 0, 0),
    ("baker", 0, 2, 3, 0, 0, 0),
    ("beekeeper", 2, 0, 0, 0, 0, 2),
]
#: What the first side of each "or" gives in the same place: gold gained, keys gained.
FIRST_OPTIONS = [
    ("banker", 0, 0),  # no purse there
    ("bombardier", 2, 0),
    ("militiaman", 2, 0),
    ("barbarian", 2, 0),
    ("blacksmith", 1, 0),
]
#: By how much castle and village cards become cheaper.
DISCOUNTS = {
    "princess": (1, 0),
    "baron": (1, 1),
    "pilgrim": (0, 1),
    "astronomer": (1, 0),
    "alchemist": (1, 1),
    "apothecary": (1, 0),
    "architect": (0, 1),
    "captain": (0, 1),
    "chatelaine": (1, 0),
    "philosopher": (1, 0),
    "squire": (1, 1),
    "stonemason": (0, 1),
    "armorer": (1, 1),
    "farmhand": (0, 1),
    "fisherman": (1, 0),
}


def test_every_ability_is_in_the_table() -> None:
    assert [row[0] for row in ABILITIES] == list(IDS)


def ready(name: str) -> Table:
    """Three seats, the tableaux above, and the card to be recruited by seat 0."""
    table = Table(3)
    for seat, names in enumerate((OWN, LEFT, RIGHT)):
        table.fill(seat, names)
        table.state.gold[seat] = 20
    table.set_row("castle", ("patron", "queen-mother", "steward"))
    table.set_row("village", ("farmer", "winemaker", "beggar"))
    table.offer(name, slot=2)
    return table


def finish(table: Table, option: int) -> None:
    """Choose an option, or discard the dearest card, if the card just placed asks for it."""
    placed = int(table.state.placed)
    if placed == EMPTY:
        return
    printed = CARDS[int(table.state.cell[0, placed])]
    if printed.choice:
        table.do(do="choose", option=option)
    else:
        row = "castle" if printed.location == "village" else "village"
        table.do(do="discard", card="patron" if row == "castle" else "farmer")


@pytest.mark.clause("CC-8", "CC-12", "CC-13")
@pytest.mark.parametrize("row", ABILITIES, ids=lambda row: row[0])
def test_ability(row: tuple[str, int, int, int, int, int, int]) -> None:
    name, cost, gold, keys, others_gold, others_keys, stored = row
    table = ready(name)
    table.recruit(name, NEW_PLACE)
    finish(table, option=2)
    assert table.gold(0) == 20 - cost + gold
    assert table.keys(0) == 2 + keys
    assert [table.gold(s) for s in (1, 2)] == [20 + others_gold] * 2
    assert [table.keys(s) for s in (1, 2)] == [2 + others_keys] * 2
    assert table.purse(0, NEW_PLACE) == stored


@pytest.mark.clause("CC-8", "CC-12")
@pytest.mark.parametrize("row", FIRST_OPTIONS, ids=lambda row: row[0])
def test_first_option(row: tuple[str, int, int]) -> None:
    name, gold, keys = row
    table = ready(name)
    table.recruit(name, NEW_PLACE)
    finish(table, option=1)
    assert table.gold(0) == 20 - CARDS[card(name)].cost + gold
    assert table.keys(0) == 2 + keys


@pytest.mark.clause("CC-5", "CC-16")
@pytest.mark.parametrize("name", DISCOUNTS)
def test_discount(name: str) -> None:
    """Patron and His Holiness cost 7, the Brigand 7, the Mercenary 6: never below the reach."""
    for other, printed, which in (("patron", 7, 0), ("brigand", 7, 1)):
        table = ready(name)
        table.recruit(name, NEW_PLACE)
        table.state.turn = 0
        table.offer(other)
        before = table.gold(0)
        table.recruit(other, (1, 2))
        assert before - table.gold(0) == printed - DISCOUNTS[name][which]


# --- scrolls

#: The eight other cards, in reading order around the card under test; `-` lies face down.
#: nobility 2, faith 2, scholarship 1, military 2, craftsmanship 3, peasantry 3; castle banners 2,
#: village banners 5; six cards with two shields; one discount; costs 5 4 4 5 5 0 2; 3 gold stored.
OTHERS = (
    "duchess",
    "spy",
    "locksmith",
    "-",
    "mother-superior",
    "farmer",
    "squire",
    "potter:3",
)
CORNER, TOP_RIGHT, LEFT_EDGE, CENTRE, LAST = (0, 0), (0, 2), (1, 0), (1, 1), (2, 2)
# What the others show in the row and the column of the card under test:
# CORNER     row NN SM        column CP PP
# TOP_RIGHT  row NN SM        column FF CC
# LEFT_EDGE  row FF           column NN PP
# CENTRE     row FF           column SM M
# LAST       row M CC         column CP PP

#: id, where, points among the others (its purse holding 3), where, points among eight face-down
#: cards (its purse empty); 5 keys, no loose gold.
SCROLLS = [
    ("duchess", CORNER, 8, CENTRE, 0),
    ("his-majesty", LEFT_EDGE, 12, CORNER, 4),
    ("prince", CORNER, 12, CORNER, 4),
    ("princess", CORNER, 9, CORNER, 3),
    ("chancellor", CORNER, 6, CORNER, 2),
    ("jester", CORNER, 6, CORNER, 2),
    ("queen-mother", CORNER, 6, CORNER, 0),
    ("her-majesty-the-queen", CORNER, 10, CORNER, 0),
    ("baron", CORNER, 0, CORNER, 10),
    ("steward", CORNER, 6, CORNER, 0),
    ("mother-superior", CORNER, 5, CENTRE, 0),
    ("scribe", CORNER, 3, CORNER, 0),
    ("gravedigger", CORNER, 6, CORNER, 0),
    ("templar", CORNER, 5, CORNER, 5),
    ("cardinal", LEFT_EDGE, 9, CORNER, 3),
    ("chaplain", CORNER, 10, CORNER, 0),
    ("his-holiness", CORNER, 0, CORNER, 30),
    ("nun", TOP_RIGHT, 9, CORNER, 3),
    ("devout", CORNER, 0, CORNER, 10),
    ("pilgrim", CORNER, 16, CORNER, 4),
    ("astronomer", CORNER, 8, CENTRE, 0),
    ("alchemist", CORNER, 8, CORNER, 4),
    ("professor", CORNER, 6, CORNER, 3),
    ("apothecary", CENTRE, 6, CORNER, 3),
    ("goldsmith", CORNER, 6, CENTRE, 0),
    ("architect", CORNER, 12, CORNER, 2),
    ("patron", CORNER, 20, CORNER, 5),
    ("judge", CORNER, 9, CORNER, 0),
    ("captain", TOP_RIGHT, 8, CORNER, 0),
    ("officer", CORNER, 8, CORNER, 0),
    ("royal-guard", LEFT_EDGE, 9, CORNER, 3),
    ("lookout", CORNER, 12, CORNER, 4),
    ("knight", CORNER, 6, CORNER, 0),
    ("general", CORNER, 18, CORNER, 0),
    ("guildmaster", LAST, 5, CORNER, 0),
    ("glassblower", CORNER, 8, CORNER, 0),
    ("chatelaine", CORNER, 8, CORNER, 4),
    ("pawnbroker", CORNER, 9, CORNER, 3),
    ("banker", CORNER, 3, CORNER, 0),
    ("miraculously-cured", CORNER, 6, CORNER, 0),
    ("vicar", CORNER, 6, CORNER, 0),
    ("spy", CENTRE, 6, CORNER, 0),
    ("inventor", CORNER, 6, CORNER, 1),
    ("doctor", CORNER, 8, CORNER, 0),
    ("philosopher", CORNER, 0, CORNER, 10),
    ("squire", CORNER, 2, CORNER, 0),
    ("bombardier", CENTRE, 9, CORNER, 3),
    ("militiaman", CORNER, 6, CORNER, 3),
    ("barbarian", CORNER, 0, CORNER, 10),
    ("executioner", CORNER, 2, CORNER, 0),
    ("mercenary", CORNER, 14, CORNER, 0),
    ("master-at-arms", CORNER, 6, CORNER, 0),
    ("blacksmith", CORNER, 14, CORNER, 2),
    ("stonemason", CORNER, 6, CORNER, 3),
    ("potter", CORNER, 6, CORNER, 0),
    ("armorer", CENTRE, 6, CORNER, 0),
    ("spice-merchant", LEFT_EDGE, 5, CORNER, 0),
    ("clockmaker", LAST, 9, CORNER, 3),
    ("sculptor", CORNER, 6, CORNER, 0),
    ("innkeeper", CORNER, 6, CORNER, 0),
    ("carpenter", CORNER, 8, CORNER, 8),
    ("locksmith", CORNER, 5, CORNER, 5),
    ("farmer", LAST, 7, CORNER, 0),
    ("woodcutter", TOP_RIGHT, 5, CORNER, 0),
    ("brigand", CORNER, 14, CORNER, 0),
    ("witch", CORNER, 0, CORNER, 9),
    ("beggar", LEFT_EDGE, 4, CORNER, 0),
    ("monk", CORNER, 8, CORNER, 2),
    ("shepherd", CORNER, 3, LAST, 3),
    ("winemaker", CORNER, 6, CORNER, 4),
    ("stable-boy", CORNER, 12, CORNER, 3),
    ("farmhand", CORNER, 6, CORNER, 0),
    ("traveler", CORNER, 4, CORNER, 2),
    ("usurper", CORNER, 4, CORNER, 0),
    ("fisherman", CORNER, 4, LEFT_EDGE, 0),
    ("revolutionary", CORNER, 0, CORNER, 9),
    ("baker", LEFT_EDGE, 3, CENTRE, 0),
    ("beekeeper", CORNER, 6, CORNER, 0),
]


def test_every_scroll_is_in_the_table() -> None:
    assert [row[0] for row in SCROLLS] == list(IDS)


def worth(name: str, at: tuple[int, int], others: tuple[str, ...], gold: int) -> int:
    """The points of one card in a finished tableau."""
    table = Table(2)
    index = at[0] * 3 + at[1]
    table.fill(0, [*others[:index], f"{name}:{gold}", *others[index:]])
    table.state.gold[0] = 0
    table.state.keys[0] = 5
    return scroll_points(table.state, 0, cell(at))


@pytest.mark.clause("CC-13", "CC-18", "CC-19")
@pytest.mark.parametrize("row", SCROLLS, ids=lambda row: row[0])
def test_scroll(row: tuple[str, tuple[int, int], int, tuple[int, int], int]) -> None:
    name, where, points, lonely_where, lonely_points = row
    gold = 3 if CARDS[card(name)].purse else 0
    assert worth(name, where, OTHERS, gold) == points
    assert worth(name, lonely_where, ("-",) * 8, 0) == lonely_points


@pytest.mark.clause("CC-18")
@pytest.mark.parametrize(
    ("name", "at", "points"),
    [
        ("baker", CORNER, 0),
        ("baker", LAST, 0),
        ("baker", (0, 1), 3),
        ("baker", (2, 1), 3),
        ("baker", (1, 2), 3),
        ("fisherman", LAST, 4),
        ("fisherman", TOP_RIGHT, 4),
        ("fisherman", (2, 0), 4),
        ("fisherman", CENTRE, 0),
        ("spice-merchant", CENTRE, 5),
        ("spice-merchant", (1, 2), 5),
        ("spy", (0, 1), 6),
        ("spy", LEFT_EDGE, 0),
        ("duchess", TOP_RIGHT, 8),
        ("duchess", LAST, 0),
        ("farmer", (2, 0), 7),
        ("captain", LAST, 8),
        ("goldsmith", (2, 0), 6),
        ("guildmaster", CENTRE, 0),
        ("woodcutter", CENTRE, 0),
        ("astronomer", TOP_RIGHT, 0),
    ],
)
def test_places(name: str, at: tuple[int, int], points: int) -> None:
    assert worth(name, at, ("-",) * 8, 0) == points


@pytest.mark.clause("CC-18")
def test_shepherd_in_a_row_of_peasants() -> None:
    others = ("farmer", "locksmith", "-", "-", "-", "-", "-", "-")
    assert worth("shepherd", CORNER, others, 0) == 12


@pytest.mark.clause("CC-18")
def test_carpenter_without_a_face_down_card() -> None:
    others = tuple("nun" if name == "-" else name for name in OTHERS)
    assert worth("carpenter", CORNER, others, 0) == 0


@pytest.mark.clause("CC-18")
def test_row_and_column_count_the_card_itself_once() -> None:
    # Jester at the crossing of two prince-and-princess lines: 4 + 1 nobility shields, not 6.
    others = ("prince", "princess", "baron", "-", "-", "steward", "-", "-")
    assert worth("jester", CORNER, others, 0) == 10


@pytest.mark.clause("CC-6", "CC-17", "CC-18", "CC-19")
def test_worked_example() -> None:
    """The rulebook's example: 75 points, line by line."""
    table = Table(2)
    table.fill(
        0,
        (
            "judge", "his-holiness", "locksmith",
            "clockmaker", "sculptor:2", "spice-merchant",
            "banker", "-", "miraculously-cured:4",
        ),
    )  # fmt: skip
    table.state.gold[0] = 0
    table.state.keys[0] = 11
    scrolls = [scroll_points(table.state, 0, cell((r, c))) for r in range(3) for c in range(3)]
    assert scrolls == [9, 12, 11, 9, 4, 5, 6, 0, 8]
    assert points_of(table.state, 0) == 75


def test_the_grid_holds_only_the_nine() -> None:
    table = Table(2)
    table.fill(0, ("judge",) * 9)
    assert sum(int(table.state.cell[0, c]) != EMPTY for c in range(NUM_CELLS)) == 9
