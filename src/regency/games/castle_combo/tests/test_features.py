"""What a network is told of a position, piece by piece."""

import numpy as np

from regency.core.match import Position
from regency.core.types import EMPTY, SPECTATOR, Ints
from regency.games.castle_combo import GAME
from regency.games.castle_combo.ai.features import OBSERVATION, PRINTED, observe
from regency.games.castle_combo.ai.prospects import PROSPECTS, prospects
from regency.games.castle_combo.data.tables import (
    COST,
    FACE_DOWN,
    FIRST_CELL,
    NUM_CARDS,
    SHIELD_TALLY,
    START_GOLD,
    START_KEYS,
    TALLY,
    VILLAGE,
)
from regency.games.castle_combo.rules.scoring import points_of
from regency.games.castle_combo.rules.state import (
    ACT,
    KEY_REFRESH,
    PLACE,
    PLACE_AT,
    ROW_SIZE,
    TAKE_DOWN,
    TAKE_UP,
)
from regency.games.castle_combo.rules.turn import lay, price_of


def begun(seats: int = 3) -> Position:
    position = Position(GAME, seats, seed=5, machine="python")
    position.settle_chance()
    return position


def seen(position: Position, viewer: int) -> dict[str, Ints]:
    out = np.full(OBSERVATION.size, np.nan, np.float32)
    observe(position.state, viewer, out)
    return OBSERVATION.split(out)


def test_rows_prices_and_goods_are_told() -> None:
    position = begun()
    told = seen(position, 1)
    assert np.array_equal(told["row"], position.state.row + 1)
    assert np.array_equal(told["price"], COST[position.state.row])
    assert told["gold"].tolist() == [START_GOLD] * 3 + [0, 0]
    assert told["keys"].tolist() == [START_KEYS] * 3 + [0, 0]
    assert told["seats"].tolist() == [1, 1, 1, 0, 0]
    # Seat 0 is to act: the third from seat 1 on, of three.
    assert told["turn"].tolist() == [0, 0, 1, 0, 0]
    assert told["messenger"][VILLAGE] == 1


def test_a_price_is_the_viewers_own() -> None:
    position = begun()
    position.state.tally[0, :] = TALLY[:NUM_CARDS].max(axis=0)
    assert (seen(position, 0)["price"] <= seen(position, 1)["price"]).all()
    assert (seen(position, 0)["price"] < seen(position, 1)["price"]).any()


def test_a_pile_is_a_set_of_cards() -> None:
    position = begun()
    shown = position.state.row.flatten().copy()
    pile = seen(position, 0)["pile"]
    assert pile[0] == 0
    assert pile[1:].sum() == NUM_CARDS - len(shown)
    assert not pile[shown + 1].any()
    refreshed = position.state.row[VILLAGE].copy()
    position.play(0, KEY_REFRESH)
    assert (seen(position, 0)["pile"][refreshed + 1] == -1).all()


def test_a_card_is_seen_in_hand_and_then_in_its_cell() -> None:
    position = begun()
    card = int(position.state.row[VILLAGE, 2])
    position.play(0, TAKE_DOWN + 2)
    told = seen(position, 0)
    assert told["taking"].tolist() == [0, 0, 1]
    assert told["face"].tolist() == [1]
    assert told["phase"][PLACE] == 1
    position.play(0, PLACE_AT + FIRST_CELL)
    for viewer, place in ((0, 0), (2, 1), (1, 2), (SPECTATOR, 0)):
        told = seen(position, viewer)
        assert told["cell"][place, FIRST_CELL] == FACE_DOWN + 1
        assert np.count_nonzero(told["cell"]) == 1
        assert told["pile"][card + 1] == 0


def test_a_face_up_card_is_told_by_its_number_and_counted() -> None:
    position = begun()
    slot = int(np.argmin(COST[position.state.row[VILLAGE]]))
    card = int(position.state.row[VILLAGE, slot])
    position.play(0, TAKE_UP + slot)
    position.play(0, PLACE_AT + FIRST_CELL)
    told = seen(position, 0)
    assert told["cell"][0, FIRST_CELL] == card + 1
    shields = slice(SHIELD_TALLY, SHIELD_TALLY + 6)
    assert told["tally"][0, shields].tolist() == TALLY[card, shields].tolist()


def test_a_location_that_is_gone_has_no_pile() -> None:
    position = begun()
    position.state.gone = VILLAGE
    position.state.row[VILLAGE] = EMPTY
    position.state.messenger = 1 - VILLAGE
    told = seen(position, 0)
    assert told["gone"][VILLAGE] == 1
    first = 1 + VILLAGE * NUM_CARDS // 2
    assert not told["pile"][first : first + NUM_CARDS // 2].any()


def test_what_is_printed_tells_every_card_apart() -> None:
    assert len(PRINTED) == NUM_CARDS + 2
    assert len(np.unique(PRINTED, axis=0)) == len(PRINTED)
    assert not PRINTED[0].any()
    assert PRINTED[FACE_DOWN + 1].sum() == 1


# --- what cards would bring


def told(position: Position, viewer: int, start: int = 0) -> dict[str, Ints]:
    out = np.full(start + PROSPECTS.size, 99, np.int8)
    before = position.state.tobytes()
    prospects(position.state, viewer, out, start)
    assert position.state.tobytes() == before, "trying cards leaves the match as it was"
    assert (out[:start] == 99).all()
    return PROSPECTS.split(out[start:])


def decisions(seats: int, seed: int, count: int) -> list[Position]:
    """Return copies of a random match before each decision."""
    position, rng = Position(GAME, seats, seed=seed, machine="python"), np.random.default_rng(seed)
    found = []
    for _ in range(count):
        position.settle_chance()
        if position.over:
            break
        found.append(position.copy())
        seat = position.seat_to_act()
        position.play(seat, int(rng.choice(position.legal(seat))))
    return found


def test_the_points_of_a_place_are_those_it_brings() -> None:
    checked = 0
    for position in decisions(3, 4, 60):
        if position.state.phase != PLACE or position.state.face != 0:
            continue
        seat = position.seat_to_act()
        shown = told(position, seat)["gain_at"]
        for action in position.legal(seat):
            then, cell = position.copy(), action - PLACE_AT
            # Paid and laid, before its ability: gold that was paid is on no purse any more.
            before = points_of(position.state, seat)
            card = int(position.state.row[position.state.messenger, position.state.slot])
            state = then.state
            price = price_of(state, seat, card)
            lay(state, seat, cell, card, 0)
            state.gold[seat] = max(int(state.gold[seat]) - price, 0)
            assert shown[cell] == points_of(state, seat) - before
            checked += 1
    assert checked > 20


def test_each_card_on_offer_promises_something_and_empty_slots_nothing() -> None:
    seen = 0
    for position in decisions(2, 7, 60):
        if position.state.phase != ACT:
            continue
        shown = told(position, position.seat_to_act(), start=5)
        empty = position.state.row.reshape(2, ROW_SIZE) == EMPTY
        for name in ("promise", "gain"):
            assert (shown[name][empty] == 0).all()
            assert not shown[f"{name}_at"].any()
        seen += int(np.count_nonzero(shown["promise"]))
    assert seen > 20


def test_the_viewer_is_never_ahead_of_itself() -> None:
    for position in decisions(5, 3, 20):
        seat = position.seat_to_act()
        mine = told(position, seat)["ahead"]
        left = told(position, (seat + 1) % 5)["ahead"]
        assert mine[0] == left[0] == 0
        assert abs(int(mine[1]) + int(left[4])) <= 1  # the same distance from both ends, rounded
