"""What Kuhn poker's rules say, example by example."""

import pytest

from regency.core.match import Position
from regency.core.notation import verify
from regency.core.perft import perft
from regency.core.secrecy import redact
from regency.core.types import CHANCE, HIDDEN, OVER, SPECTATOR
from regency.games.kuhn import GAME
from regency.games.kuhn.data.tables import ANTE, BET, IDS
from regency.games.kuhn.rules.state import BET_ACTION, STOCK
from regency.games.kuhn.tests.kit import CALL, CHECK, FOLD, JACK, KING, QUEEN, dealt, played
from regency.testing import check_game


def test_it_obeys_every_law_of_the_house() -> None:
    check_game(GAME, matches=10)


@pytest.mark.clause("KU-1")
def test_two_seats_pay_an_ante_of_one() -> None:
    assert list(GAME.seats) == [2]
    position = Position(GAME, 2, machine="python")
    assert position.state.paid.tolist() == [1, 1]
    assert (ANTE, BET) == (1, 1)


@pytest.mark.clause("KU-1")
def test_other_numbers_of_seats_are_refused() -> None:
    record = b'{"record": 1, "game": "kuhn", "seats": 3, "deal": {"cards": ["jack", "king"]}}'
    (verdict,) = verify(record, {"kuhn": GAME}, "python")
    assert str(verdict.error) == f"1: KU-1: {GAME.name} is played by 2 seats, not 3"


@pytest.mark.clause("KU-2")
def test_each_seat_gets_one_of_three_cards_and_the_third_is_left() -> None:
    assert IDS == ("jack", "queen", "king")
    position = Position(GAME, 2, machine="python")
    assert position.to_act() == CHANCE
    position.chance((KING, JACK))
    assert position.state.slot.tolist() == [KING, JACK, QUEEN]


@pytest.mark.clause("KU-2")
@pytest.mark.parametrize("cards", ['["jack", "jack"]', '["jack"]', '["jack", "queen", "king"]'])
def test_a_deal_that_is_not_two_different_cards_is_refused(cards: str) -> None:
    record = f'{{"record": 1, "game": "kuhn", "seats": 2, "deal": {{"cards": {cards}}}}}'
    (verdict,) = verify(record.encode(), {"kuhn": GAME}, "python")
    assert verdict.error is not None
    assert verdict.error.refused.clause == "KU-2"


@pytest.mark.clause("KU-3")
def test_the_first_seat_checks_or_bets_and_after_a_check_so_does_the_second() -> None:
    position = dealt(JACK, KING)
    assert position.seat_to_act() == 0
    assert position.legal(0) == [CHECK, BET_ACTION]
    assert position.legal(1) == []
    position.play(0, CHECK)
    assert position.seat_to_act() == 1
    assert position.legal(1) == [CHECK, BET_ACTION]


@pytest.mark.clause("KU-4")
def test_a_bet_is_called_or_folded_by_the_other_seat() -> None:
    position = played(QUEEN, KING, CHECK, BET_ACTION)
    assert position.seat_to_act() == 0
    assert position.state.paid.tolist() == [1, 2]
    position.play(0, CALL)
    assert position.state.paid.tolist() == [2, 2]


@pytest.mark.clause("KU-5")
@pytest.mark.parametrize(
    ("actions", "shown"),
    [
        ((CHECK, CHECK), True),
        ((BET_ACTION, CALL), True),
        ((CHECK, BET_ACTION, CALL), True),
        ((BET_ACTION, FOLD), False),
        ((CHECK, BET_ACTION, FOLD), False),
    ],
)
def test_cards_are_shown_after_two_checks_or_a_call_only(
    actions: tuple[int, ...], shown: bool
) -> None:
    position = played(QUEEN, KING, *actions)
    assert position.to_act() == OVER
    seen = position.seen_by(0)
    assert seen.slot[1] == (KING if shown else HIDDEN)


@pytest.mark.clause("KU-6")
@pytest.mark.parametrize(
    ("deal", "actions", "points"),
    [
        ((KING, QUEEN), (CHECK, CHECK), [1, -1]),
        ((JACK, QUEEN), (CHECK, CHECK), [-1, 1]),
        ((JACK, QUEEN), (BET_ACTION, FOLD), [1, -1]),
        ((KING, JACK), (CHECK, BET_ACTION, FOLD), [-1, 1]),
        ((QUEEN, JACK), (BET_ACTION, CALL), [2, -2]),
        ((JACK, KING), (CHECK, BET_ACTION, CALL), [-2, 2]),
    ],
)
def test_the_winner_gains_what_the_other_paid(
    deal: tuple[int, int], actions: tuple[int, ...], points: list[int]
) -> None:
    position = played(*deal, *actions)
    assert position.points() == points
    assert position.places() == ([1, 2] if points[0] > 0 else [2, 1])


@pytest.mark.clause("KU-7")
def test_a_seat_knows_its_own_card_and_a_spectator_none() -> None:
    state = dealt(QUEEN, KING).state
    assert redact(GAME, state, 0).slot.tolist() == [QUEEN, HIDDEN, HIDDEN]
    assert redact(GAME, state, 1).slot.tolist() == [HIDDEN, KING, HIDDEN]
    assert redact(GAME, state, SPECTATOR).slot.tolist() == [HIDDEN] * 3


@pytest.mark.clause("KU-7")
def test_re_deals_keep_what_is_known_and_reach_all_the_rest() -> None:
    position = dealt(QUEEN, KING)
    found = {0: set(), SPECTATOR: set()}  # type: dict[int, set[tuple[int, ...]]]
    for viewer, deals in found.items():
        for seed in range(100):
            other = position.rules.new(1)
            other[0] = position.state
            position.rules.determinize(other, 0, viewer, seed)
            deals.add(tuple(other[0].slot.tolist()))
    assert found[0] == {(QUEEN, JACK, KING), (QUEEN, KING, JACK)}
    assert len(found[SPECTATOR]) == 6


def test_there_are_thirty_ways_to_end() -> None:
    counts = perft(GAME, 2, depth=4, seed=None, machine="python")
    assert counts.nodes == [6, 12, 24, 12, 0]
    assert sum(counts.ends) == 30


def test_the_left_over_card_is_never_shown_to_a_seat() -> None:
    position = played(QUEEN, KING, CHECK, CHECK)
    assert position.seen_by(0).slot[STOCK] == HIDDEN
