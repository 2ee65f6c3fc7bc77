"""What a network is shown of cards before they are taken is what they bring once they are."""

import numpy as np

from regency.core.match import Position
from regency.core.types import EMPTY, Ints
from regency.games.castle_combo import GAME
from regency.games.castle_combo.ai.prospects import PROSPECTS, prospects
from regency.games.castle_combo.rules.scoring import points_of
from regency.games.castle_combo.rules.state import ACT, PLACE, PLACE_AT, ROW_SIZE
from regency.games.castle_combo.rules.turn import lay, price_of


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
