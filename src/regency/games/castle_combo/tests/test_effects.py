"""Abilities and purses, clause by clause."""

import pytest

from regency.games.castle_combo.data.tables import VILLAGE
from regency.games.castle_combo.rules.state import TAKE_UP
from regency.games.castle_combo.tests.kit import Table

# --- abilities


@pytest.mark.clause("CC-8")
def test_two_lines_apply_in_order() -> None:
    table = Table(2)
    table.offer("baker")
    facts = table.recruit("baker")
    gains = [(fact["gold"], fact["keys"]) for fact in facts if fact.kind == "gained"]
    assert gains == [(1, 0), (0, 1)]


@pytest.mark.clause("CC-8")
def test_the_worse_side_of_an_or_may_be_chosen() -> None:
    table = Table(2)
    table.offer("banker")
    table.recruit("banker")
    table.do(do="choose", option=1)  # gold on purses, and there is none
    assert (table.gold(0), table.keys(0)) == (15 - 7, 2)
    assert table.position.seat_to_act() == 1


@pytest.mark.clause("CC-8")
def test_an_ability_with_nothing_to_count_gives_nothing() -> None:
    table = Table(2)
    table.offer("brigand")
    table.recruit("brigand")
    assert (table.gold(0), table.keys(0)) == (15 - 7, 2)


@pytest.mark.clause("CC-12")
def test_the_better_neighbour_is_taken() -> None:
    table = Table(4)
    table.lay(1, "prince", (0, 0))  # left: one castle banner
    table.fill(3, ("nun", "judge"))  # right: two
    table.fill(2, ("nun", "judge", "baron"))  # opposite: not a neighbour
    table.offer("brigand")
    table.recruit("brigand")
    assert table.keys(0) == 4


@pytest.mark.clause("CC-12")
def test_with_two_seats_the_neighbour_counts_once() -> None:
    table = Table(2)
    table.fill(1, ("nun", "judge"))
    table.offer("brigand")
    table.recruit("brigand")
    assert table.keys(0) == 4


@pytest.mark.clause("CC-12", "CC-16")
def test_gifts_reach_every_opponent_at_once() -> None:
    table = Table(5)
    table.fill(3, ("nun",) * 9)  # even a seat that has its nine cards
    table.offer("patron")
    table.recruit("patron")
    assert [table.gold(seat) for seat in range(5)] == [8, 17, 17, 17, 17]


@pytest.mark.clause("CC-13")
def test_conditions_use_the_printed_cost() -> None:
    table = Table(2)
    table.lay(0, "alchemist", (0, 0))  # everything 1 cheaper, so the Pawnbroker is paid 3
    table.offer("pawnbroker")
    table.recruit("pawnbroker", (0, 1))
    assert table.gold(0) == 15 - 3 + 1  # itself costs 4 in print
    table.state.turn = 0
    table.offer("gravedigger")
    table.set_row("village", ("farmer", "vicar", "spy"))
    table.recruit("gravedigger", (0, 2))
    table.do(do="discard", card="farmer")
    assert table.gold(0) == 13 - 3 + 5


@pytest.mark.clause("CC-14")
def test_discarding_is_mandatory_even_for_nothing() -> None:
    table = Table(2)
    table.set_row("village", ("vicar", "squire", "beggar"))
    table.offer("guildmaster")
    table.recruit("guildmaster")
    assert len(table.position.legal(0)) == 3
    table.do(do="discard", card="squire")
    assert (table.gold(0), table.keys(0)) == (10, 2)
    assert table.discards("village") == ["squire"]
    row = table.row("village")
    assert row[0] == "vicar"
    assert row[1] not in (None, "squire")  # the gap is filled at the end of the turn
    assert row[2] == "beggar"


@pytest.mark.clause("CC-11", "CC-14")
def test_discarding_from_a_location_that_is_gone_does_nothing() -> None:
    table = Table(5)
    table.state.gone = VILLAGE
    table.offer("gravedigger")
    table.recruit("gravedigger")
    assert table.gold(0) == 15 - 4
    assert table.position.seat_to_act() == 1


# --- purses


@pytest.mark.clause("CC-15")
def test_purses_take_no_more_than_they_hold() -> None:
    table = Table(2)
    table.lay(0, "steward", (0, 0), gold=2)  # holds 3
    table.lay(0, "vicar", (0, 1))
    table.offer("potter")
    table.recruit("potter", (0, 2))
    assert [table.purse(0, (0, c)) for c in range(3)] == [3, 2, 2]
    assert table.gold(0) == 15 - 2


@pytest.mark.clause("CC-15")
def test_the_steward_fills_the_two_roomiest() -> None:
    table = Table(2)
    table.lay(0, "gravedigger", (0, 0), gold=4)  # room 4
    table.lay(0, "beekeeper", (0, 1), gold=3)  # room 6
    table.lay(0, "sculptor", (0, 2), gold=2)  # room 5
    table.offer("steward")  # room 3
    table.recruit("steward", (1, 0))
    assert [table.purse(0, at) for at in ((0, 0), (0, 1), (0, 2), (1, 0))] == [4, 9, 7, 0]


@pytest.mark.clause("CC-15")
def test_equal_room_is_filled_in_reading_order() -> None:
    table = Table(2)
    table.lay(0, "vicar", (0, 0))  # the first card, but not the first to be read
    table.lay(0, "farmhand", (-1, 0))  # room 5 each
    table.lay(0, "queen-mother", (0, -1))
    table.offer("steward")
    table.recruit("steward", (0, 1))
    assert [table.purse(0, at) for at in ((-1, 0), (0, -1), (0, 0), (0, 1))] == [5, 5, 0, 0]


@pytest.mark.clause("CC-15")
def test_gold_on_a_purse_cannot_be_spent() -> None:
    table = Table(2)
    table.lay(0, "beekeeper", (0, 0), gold=9)
    table.state.gold[0] = 4
    table.set_row("village", ("farmer", "doctor", "usurper"))  # 5 each
    assert not any(TAKE_UP + slot in table.position.legal(0) for slot in range(3))
