"""What a network is told of a position, piece by piece."""

import numpy as np

from regency.core.match import Position
from regency.core.types import EMPTY, SPECTATOR, Ints
from regency.games.castle_combo import GAME
from regency.games.castle_combo.ai.features import OBSERVATION, PRINTED, observe
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
from regency.games.castle_combo.rules.state import KEY_REFRESH, PLACE, PLACE_AT, TAKE_DOWN, TAKE_UP


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
