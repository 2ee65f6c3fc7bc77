"""What Kuhn poker's rules say, example by example."""

from fractions import Fraction

import numpy as np
import pytest

from regency.core.match import Move, Position
from regency.core.notation import read_matches, verify, write_match
from regency.core.perft import perft
from regency.core.secrecy import redact
from regency.core.types import CHANCE, HIDDEN, OVER, SPECTATOR
from regency.games.kuhn import GAME
from regency.games.kuhn.ai.heuristic import ALWAYS, BET_THIRDS
from regency.games.kuhn.data.tables import ANTE, BET, IDS, NUM_CARDS
from regency.games.kuhn.rules import BET_ACTION, CHECK_ACTION, STOCK
from regency.testing import check_game

JACK, QUEEN, KING = range(NUM_CARDS)
CHECK, FOLD, CALL = CHECK_ACTION, CHECK_ACTION, BET_ACTION
DEALS = [(a, b) for a in range(NUM_CARDS) for b in range(NUM_CARDS) if a != b]


def dealt(first: int, second: int) -> Position:
    """Return a match in which the two seats hold the given cards."""
    position = Position(GAME, 2, machine="python")
    position.chance((first, second))
    return position


def played(first: int, second: int, *actions: int) -> Position:
    position = dealt(first, second)
    for action in actions:
        position.play(position.seat_to_act(), action)
    return position


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


def best_response(seat: int) -> Fraction:
    """Return what *seat* can win at most, on average, from the heuristic in the other seat.

    Walks our own rules: at the seat's decisions it takes the better action for each card it may
    hold, knowing the opponent's policy but not its card.
    """
    total = Fraction(0)
    for card in range(NUM_CARDS):
        weights = {other: Fraction(1) for other in range(NUM_CARDS) if other != card}
        total += _value(seat, card, (), weights)
    return total / len(DEALS)


def _value(
    seat: int, card: int, actions: tuple[int, ...], weights: dict[int, Fraction]
) -> Fraction:
    """Sum of the seat's points over the opponent's cards, each weighted by how likely it is."""
    tables = {other: played(*_deal(seat, card, other), *actions) for other in weights}
    any_table = next(iter(tables.values()))
    if any_table.over:
        return sum((weights[o] * t.points()[seat] for o, t in tables.items()), Fraction(0))
    if any_table.seat_to_act() == seat:
        return max(_value(seat, card, (*actions, a), weights) for a in any_table.legal(seat))
    facing = int(any_table.state.paid[0] != any_table.state.paid[1])
    total = Fraction(0)
    for action in any_table.legal(1 - seat):
        moved = {}
        for other, weight in weights.items():
            bets = Fraction(int(BET_THIRDS[1 - seat, facing, other]), ALWAYS)
            moved[other] = weight * (bets if action == BET_ACTION else 1 - bets)
        total += _value(seat, card, (*actions, action), moved)
    return total


def _deal(seat: int, card: int, other: int) -> tuple[int, int]:
    return (card, other) if seat == 0 else (other, card)


def test_the_value_is_minus_one_eighteenth_and_the_heuristic_secures_it() -> None:
    # Against the heuristic neither seat can do better than the value: both sides prove it exact.
    assert best_response(0) == Fraction(-1, 18)
    assert best_response(1) == Fraction(1, 18)


def test_the_heuristic_plays_the_policy_that_the_proof_is_about() -> None:
    position = dealt(JACK, QUEEN)
    bets = 0
    rng = np.array([1, 2, 3, 4], np.uint32)
    mask = position.mask(0)
    for _ in range(3000):
        bets += position.rules.choose(position.states, 0, 0, mask, rng) == BET_ACTION
    assert abs(bets - 1000) < 150  # a third, within six standard deviations


def test_golden_matches_cover_every_way_to_end() -> None:
    endings = set()
    for file in sorted((GAME.folder / "golden").glob("*.ndjson")):
        (match,) = read_matches(file.read_bytes(), {"kuhn": GAME}, "python")
        endings.add(tuple(step.action for step in match.steps if isinstance(step, Move)))
        assert write_match(match, "python") == file.read_text("utf-8")
    assert endings == {(0, 0), (0, 1, 0), (0, 1, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize(
    ("lines", "where", "clause"),
    [
        (['{"seat": 1, "do": "pass"}'], 2, "KU-3"),
        (['{"seat": 0, "do": "fold"}'], 2, "record"),
        (['{"seat": 2, "do": "pass"}'], 2, "record"),
        (['{"chance": "shuffle", "order": []}'], 2, "KU-3"),
        (['{"result": {"scores": [1, -1], "places": [1, 2]}}'], 2, "KU-5"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"seat": 0, "do": "pass"}'], 4, "KU-5"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"result": {"scores": [2, -2], "places": [1, 2]}}'], 4, "KU-6"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"result": {"scores": [1, -1], "places": [1, 1]}}'], 4, "KU-6"),
    ],
)  # fmt: skip
@pytest.mark.clause("KU-3", "KU-5", "KU-6")
def test_illegal_lines_are_refused_with_their_clause(
    lines: list[str], where: int, clause: str
) -> None:
    header = '{"record": 1, "game": "kuhn", "seats": 2, "deal": {"cards": ["jack", "king"]}}'
    record = "\n".join([header, *lines]).encode()
    (verdict,) = verify(record, {"kuhn": GAME}, "python")
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.refused.clause) == (where, clause)


def test_the_left_over_card_is_never_shown_to_a_seat() -> None:
    position = played(QUEEN, KING, CHECK, CHECK)
    assert position.seen_by(0).slot[STOCK] == HIDDEN


def test_its_tables_refuse_a_deck_in_which_a_showdown_could_be_tied() -> None:
    from regency.games.kuhn.data import tables

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "RANK", np.array([0, 0, 2], np.int8))
        with pytest.raises(ValueError, match="share a rank"):
            tables._validate()
