"""The end, the scrolls and the live score, clause by clause."""

import pytest

from regency.core.types import CHANCE, EMPTY, OVER
from regency.games.castle_combo.rules.scoring import points_of
from regency.games.castle_combo.tests.kit import Table

# --- the end


def all_face_down(table: Table) -> None:
    """Everyone takes the first card face down, places in reading order."""
    while table.position.seat_to_act() >= 0:
        seat = table.position.seat_to_act()
        taken = int((table.state.cell[seat] != EMPTY).sum())
        location = ("castle", "village")[int(table.state.messenger)]
        at = (taken // 3, taken % 3)
        table.recruit(str(table.row(location)[0]), at, "down")


@pytest.mark.clause("CC-17")
def test_the_match_ends_with_nine_cards_each() -> None:
    table = Table(2)
    all_face_down(table)
    assert table.position.to_act() == OVER
    assert [int((table.state.cell[s] != EMPTY).sum()) for s in range(2)] == [9, 9]
    assert table.state.deck_size.tolist() == [36, 36 - 18]  # refilled after the last turn too


@pytest.mark.clause("CC-9", "CC-10")
def test_the_last_turn_is_refilled_with_a_shuffle() -> None:
    table = Table(2)
    for seat, taken in ((0, 9), (1, 8)):
        table.fill(seat, ("-",) * taken)
    table.state.turn = 1
    table.set_row("village", ("beggar", "spy", "monk"))
    table.empty_deck("village", ("baker",))
    table.recruit("beggar", (2, 2), "down")
    assert table.position.to_act() == CHANCE
    table.shuffle(["baker"])
    assert table.position.to_act() == OVER


@pytest.mark.clause("CC-17", "CC-20")
def test_leftover_gold_goes_on_purses_in_reading_order() -> None:
    table = Table(2)
    table.fill(0, ("-",) * 9)
    table.fill(1, ("steward:1", "-", "-", "-", "-", "-", "-", "potter"))
    table.state.turn = 1
    table.state.gold[1] = 0
    table.set_row("village", ("beggar", "spy", "monk"))
    table.recruit("beggar", (2, 2), "down")  # 6 gold: 2 for the Steward, 4 for the Potter
    assert (table.purse(1, (0, 0)), table.purse(1, (2, 1))) == (3, 4)
    assert table.gold(1) == 0
    assert table.position.scores()[1] == [4 + 6 + 8, 0]


@pytest.mark.clause("CC-18", "CC-19")
def test_key_scrolls_pay_on_top() -> None:
    table = Table(2)
    table.fill(0, ("templar", "locksmith"))
    table.state.keys[0] = 7
    assert points_of(table.state, 0) == 7 + 7 + 7


@pytest.mark.clause("CC-18")
def test_every_scroll_counts_for_itself() -> None:
    table = Table(2)
    table.fill(0, ("prince", "princess"))  # both count both nobility shields
    table.state.keys[0] = 0
    assert points_of(table.state, 0) == 8 + 6


@pytest.mark.clause("CC-20")
def test_ties_go_to_more_gold_and_are_shared_after_that() -> None:
    table = Table(3)
    for seat in range(3):
        table.fill(seat, ("-",) * (9 if seat < 2 else 8))
        table.state.gold[seat] = (4, 9, 3)[seat]
        table.state.keys[seat] = (8, 8, 6)[seat]
    table.state.turn = 2
    table.set_row("village", ("beggar", "spy", "monk"))
    table.recruit("beggar", (2, 2), "down")
    assert table.position.scores() == [[8, 4], [8, 9], [8, 9]]
    assert table.position.places() == [3, 1, 1]


@pytest.mark.clause("CC-20")
def test_gold_on_purses_breaks_no_tie() -> None:
    table = Table(2)
    table.fill(0, ("beekeeper:2",))
    table.state.gold[0] = 9
    table.state.keys[0] = 0
    assert table.position.scores()[0] == [18, 2]  # 7 go on the purse, 2 are left


# --- the live score


@pytest.mark.clause("CC-7", "CC-18")
def test_a_place_pays_once_it_is_settled() -> None:
    table = Table(2)
    table.state.keys[0] = 0
    table.lay(0, "duchess", (0, 0))  # 8 in the top row
    assert points_of(table.state, 0) == 0
    table.lay(0, "nun", (1, 0), "down")
    assert points_of(table.state, 0) == 0
    table.lay(0, "nun", (2, 0), "down")
    assert points_of(table.state, 0) == 8


@pytest.mark.clause("CC-17")
def test_the_live_score_spreads_the_gold_in_hand() -> None:
    table = Table(2)
    table.state.keys[0] = 0
    table.fill(0, ("potter", "vicar:1"))  # room 4 and 4
    table.state.gold[0] = 5
    assert points_of(table.state, 0) == 2 * 4 + 2 * 2
