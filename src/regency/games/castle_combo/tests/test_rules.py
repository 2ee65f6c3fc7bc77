"""What the rulebook says of a match, clause by clause."""

import pytest

from regency.core.match import IllegalMove, Position
from regency.core.types import CHANCE
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.tables import CASTLE, NUM_CELLS, VILLAGE
from regency.games.castle_combo.rules.scoring import points_of
from regency.games.castle_combo.rules.state import KEY_MESSENGER, KEY_REFRESH, TAKE_UP
from regency.games.castle_combo.rules.turn import open_cells
from regency.games.castle_combo.tests.kit import VILLAGE_IDS, Table, card, cell, order
from regency.testing import LAWS, check_game


@pytest.mark.parametrize("law", LAWS)
def test_it_obeys_every_law_of_the_house(law: str) -> None:
    check_game(GAME, [law], matches=2, stride=7)


# --- setup


@pytest.mark.clause("CC-1")
def test_three_cards_of_each_deck_are_turned_up() -> None:
    table = Table(2, castle=("judge", "nun", "baron"), village=("vicar", "spy", "monk"))
    assert table.row("castle") == ["judge", "nun", "baron"]
    assert table.row("village") == ["vicar", "spy", "monk"]
    assert table.state.deck_size.tolist() == [36, 36]


@pytest.mark.clause("CC-1")
def test_decks_are_shuffled_apart() -> None:
    position = Position(GAME, 2, machine="python")
    assert position.to_act() == CHANCE
    assert position.pool() == list(range(39))
    position.chance()
    assert position.to_act() == CHANCE
    assert position.pool() == list(range(39, 78))
    position.chance()
    assert position.seat_to_act() == 0


@pytest.mark.clause("CC-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everyone_starts_with(seats: int) -> None:
    table = Table(seats)
    assert [table.gold(seat) for seat in range(seats)] == [15] * seats
    assert [table.keys(seat) for seat in range(seats)] == [2] * seats
    assert table.state.messenger == VILLAGE
    assert table.position.seat_to_act() == 0


@pytest.mark.clause("CC-2")
def test_two_to_five_seats() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            Position(GAME, seats)


@pytest.mark.clause("CC-2")
def test_turns_pass_to_the_left() -> None:
    table = Table(3)
    turns = []
    for _ in range(4):
        turns.append(table.position.seat_to_act())
        at = (0, len(turns) // 4)
        table.recruit(str(table.row("village")[0]), at, "down")
    assert turns == [0, 1, 2, 0]


# --- the key


@pytest.mark.clause("CC-3")
def test_a_key_moves_the_messenger() -> None:
    table = Table(2)
    table.key("messenger")
    assert table.state.messenger == CASTLE
    assert table.keys(0) == 1
    assert table.position.seat_to_act() == 0


@pytest.mark.clause("CC-3")
def test_only_one_key_a_turn() -> None:
    table = Table(2)
    table.key("messenger")
    for action in (KEY_MESSENGER, KEY_REFRESH):
        with pytest.raises(IllegalMove):
            table.position.play(0, action)
    table.recruit(str(table.row("castle")[0]), face="down")
    assert KEY_REFRESH in table.position.legal(1)


@pytest.mark.clause("CC-3")
def test_without_a_key_none_is_spent() -> None:
    table = Table(2)
    table.state.keys[0] = 0
    assert not {KEY_MESSENGER, KEY_REFRESH} & set(table.position.legal(0))


@pytest.mark.clause("CC-3")
def test_a_key_refreshes_the_messengers_row() -> None:
    table = Table(2, village=("vicar", "spy", "monk", "baker", "witch", "potter"))
    castle = table.row("castle")
    table.key("refresh")
    assert table.row("village") == ["baker", "witch", "potter"]
    assert table.discards("village") == ["vicar", "spy", "monk"]
    assert table.row("castle") == castle
    assert table.keys(0) == 1


@pytest.mark.clause("CC-3", "CC-10")
def test_a_refresh_shuffles_when_the_deck_runs_out() -> None:
    table = Table(2, village=("vicar", "spy", "monk"))
    table.empty_deck("village", ("baker", "witch"))
    table.state.deck[VILLAGE, 0] = card("potter")
    table.state.deck_size[VILLAGE] = 1
    table.key("refresh")
    # Potter is turned up before the deck is empty: it is not shuffled, the three discarded are.
    assert table.row("village") == ["potter", None, None]
    assert table.position.to_act() == CHANCE
    expected = sorted(card(name) for name in ("baker", "witch", "vicar", "spy", "monk"))
    assert sorted(table.position.pool()) == expected
    table.shuffle(("spy", "witch", "monk", "vicar", "baker"))
    assert table.row("village") == ["potter", "spy", "witch"]
    assert table.state.deck_size[VILLAGE] == 3
    assert table.discards("village") == []
    assert table.position.seat_to_act() == 0


# --- recruiting


@pytest.mark.clause("CC-4")
def test_a_card_of_the_messengers_row_must_be_taken() -> None:
    table = Table(2, village=("vicar", "farmhand", "carpenter"))
    spans = {GAME.rules.ACTIONS.decode(action) for action in table.position.legal(0)}
    takes = {span for span in spans if span[0].startswith("take")}
    assert takes == {(face, slot) for face in ("take_up", "take_down") for slot in range(3)}
    assert spans - takes == {("key_messenger", 0), ("key_refresh", 0)}
    facts = table.recruit("carpenter")
    assert int(table.state.cell[0, cell((0, 0))]) == card("carpenter")
    assert [fact.kind for fact in facts][:2] == ["taking", "recruited"]


@pytest.mark.clause("CC-5")
def test_price_with_discounts_never_below_zero() -> None:
    table = Table(2)
    table.fill(0, ("baron", "princess", "squire"))  # castle 3, village 2 cheaper
    table.offer("patron")
    table.recruit("patron", (1, 0))
    assert table.gold(0) == 15 - (7 - 3)
    table.state.turn = 0
    table.offer("inventor", slot=1)  # costs 2, gives 1 gold for each scholarship shield
    table.recruit("inventor", (1, 1))
    assert table.gold(0) == 11 - 0 + 3


@pytest.mark.clause("CC-5")
def test_own_discount_comes_too_late() -> None:
    table = Table(2)
    table.offer("alchemist")
    table.recruit("alchemist")
    assert table.gold(0) == 15 - 6


@pytest.mark.clause("CC-5")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    table = Table(2)
    table.state.gold[0] = 4
    table.set_row("village", ("farmer", "witch", "beggar"))  # 5, 4, 0
    ups = [slot for slot in range(3) if TAKE_UP + slot in table.position.legal(0)]
    assert ups == [1, 2]


@pytest.mark.clause("CC-5", "CC-6")
def test_a_face_down_card_gives_no_discount() -> None:
    table = Table(2)
    table.lay(0, "baron", (0, 0), "down")
    table.offer("patron")
    table.recruit("patron", (0, 1))
    assert table.gold(0) == 15 - 7


@pytest.mark.clause("CC-6")
def test_face_down_gives_six_gold_and_two_keys() -> None:
    table = Table(2, village=("farmer", "vicar", "spy"))
    table.recruit("farmer", face="down")
    assert (table.gold(0), table.keys(0)) == (21, 4)
    assert table.state.messenger == VILLAGE  # the Farmer would send it to the castle
    assert points_of(table.state, 0) == 4  # the keys alone


@pytest.mark.clause("CC-6", "CC-8")
def test_a_face_down_card_counts_for_nothing_but_its_place() -> None:
    table = Table(2)
    table.lay(0, "farmer", (0, 0), "down")
    table.offer("baker")  # gold a peasantry shield, keys a village banner
    table.recruit("baker", (0, 1))
    assert (table.gold(0), table.keys(0)) == (16, 3)
    table.state.turn = 0
    table.offer("beggar", slot=1)  # gold a place taken
    table.recruit("beggar", (0, 2))
    assert table.gold(0) == 19


@pytest.mark.clause("CC-6", "CC-15")
def test_a_face_down_purse_holds_nothing() -> None:
    table = Table(2)
    table.lay(0, "beekeeper", (0, 0), "down")
    table.offer("potter")
    table.recruit("potter", (0, 1))
    assert (table.purse(0, (0, 0)), table.purse(0, (0, 1))) == (0, 2)


# --- placing


def open_places(table: Table, seat: int = 0) -> set[tuple[int, int]]:
    bits = open_cells(table.state, seat)
    return {(c // 5 - 2, c % 5 - 2) for c in range(NUM_CELLS) if bits >> c & 1}


@pytest.mark.clause("CC-7")
def test_the_first_card_is_the_middle_of_everything() -> None:
    assert open_places(Table(2)) == {(0, 0)}


@pytest.mark.clause("CC-7")
def test_the_second_card_touches_the_first() -> None:
    table = Table(2)
    table.lay(0, "nun", (0, 0))
    assert open_places(table) == {(-1, 0), (1, 0), (0, -1), (0, 1)}


@pytest.mark.clause("CC-7")
def test_three_in_a_row_settle_the_columns() -> None:
    table = Table(2)
    for at in ((0, 0), (0, 1), (0, 2)):
        table.lay(0, "nun", at)
    assert open_places(table) == {(r, c) for r in (-1, 1) for c in (0, 1, 2)}


@pytest.mark.clause("CC-7")
def test_a_bent_tableau_stays_within_three() -> None:
    table = Table(2)
    for at in ((0, 0), (0, -1), (1, 0), (2, 0)):
        table.lay(0, "nun", at)
    # Rows 0 … 2 are settled; columns -2 … 0 or -1 … 1 are still open.
    assert open_places(table) == {(0, -2), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)}
    table.lay(0, "nun", (1, 1))
    assert open_places(table) == {(1, -1), (2, -1), (0, 1), (2, 1)}


@pytest.mark.clause("CC-7")
def test_eight_cards_leave_one_place() -> None:
    table = Table(2)
    table.fill(0, ("nun",) * 4 + ("",) + ("nun",) * 4)
    assert open_places(table) == {(1, 1)}


# --- messenger and refill


@pytest.mark.clause("CC-9")
def test_the_messenger_follows_the_icon() -> None:
    table = Table(2, village=("vicar", "spy", "monk"))
    table.recruit("vicar")
    assert table.state.messenger == CASTLE


@pytest.mark.clause("CC-9")
def test_the_messenger_stays_without_an_icon() -> None:
    table = Table(2, village=("vicar", "squire", "monk"))
    table.recruit("squire")
    assert table.state.messenger == VILLAGE


@pytest.mark.clause("CC-9")
def test_rows_are_filled_castle_first() -> None:
    table = Table(2, castle=("judge", "nun", "baron", "prince"), village=("executioner",))
    table.recruit("executioner")
    facts = table.do(do="discard", card="nun")
    turned = [fact["location"] for fact in facts if fact.kind == "turned"]
    assert turned == [CASTLE, VILLAGE]
    assert table.row("castle") == ["judge", "prince", "baron"]


@pytest.mark.clause("CC-9", "CC-10")
def test_both_rows_may_need_a_shuffle_castle_first() -> None:
    table = Table(2, castle=("judge", "nun", "baron"), village=("executioner", "spy", "monk"))
    table.empty_deck("castle")
    table.empty_deck("village", ("baker",))
    table.recruit("executioner")
    table.do(do="discard", card="nun")
    # A single card, and the one just discarded: it is shuffled all the same.
    assert table.position.pool() == [card("nun")]
    table.shuffle(["nun"])
    assert table.row("castle") == ["judge", "nun", "baron"]
    assert table.position.pool() == [card("baker")]
    table.shuffle(["baker"])
    assert table.row("village") == ["baker", "spy", "monk"]
    assert table.position.seat_to_act() == 1


@pytest.mark.clause("CC-10")
def test_a_deck_emptied_exactly_is_not_renewed_yet() -> None:
    table = Table(2, village=("vicar", "spy", "monk"))
    table.empty_deck("village", ("baker",))
    table.state.deck[VILLAGE, 0] = card("potter")
    table.state.deck_size[VILLAGE] = 1
    table.recruit("vicar")
    assert table.row("village") == ["potter", "spy", "monk"]
    assert table.state.deck_size[VILLAGE] == 0
    assert table.position.seat_to_act() == 1


@pytest.mark.clause("CC-11")
def test_an_emptied_location_leaves_the_game() -> None:
    table = Table(5, castle=("nun", "judge", "baron"))
    table.empty_deck("castle")
    table.state.messenger = CASTLE
    table.recruit("baron")
    assert table.state.gone == CASTLE
    assert table.row("castle") == [None, None, None]
    assert sorted(table.state.removed.tolist()) == sorted([card("nun"), card("judge")])
    assert table.state.messenger == VILLAGE
    assert KEY_MESSENGER not in table.position.legal(1)
    assert KEY_REFRESH in table.position.legal(1)
    table.offer("vicar")  # its icon points at the castle
    table.recruit("vicar")
    assert table.state.messenger == VILLAGE


@pytest.mark.clause("CC-11")
def test_the_row_that_is_left_can_be_refreshed() -> None:
    table = Table(5, village=("vicar", "spy", "monk", "baker", "witch", "potter"))
    table.state.gone = CASTLE
    table.key("refresh")
    assert table.row("village") == ["baker", "witch", "potter"]


def test_order_names_every_card_once() -> None:
    assert sorted(order("village", ("monk",))) == sorted(VILLAGE_IDS)
