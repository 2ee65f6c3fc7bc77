"""Looking back at whole matches: what must hold of every review (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from tests.analysis.matches import finished

from regency.analysis import Effort, Verdict, review
from regency.analysis.decisions import Loss
from regency.analysis.drivers import OPEN_HANDS, PARTS, POINTS, WIN
from regency.analysis.evaluator import Playouts
from regency.analysis.review import Decision, effort_for
from regency.core.match import Match, Move, Position
from regency.games import game

LITTLE = Effort(ledger=2, decision=2)
SEATS = [("kuhn", 2), ("castle-combo", 2), ("castle-combo", 5), ("for-the-king", 3), ("royals", 2)]


def at(match: Match, step: int) -> Position:
    """Return the position before a step."""
    position = Position(match.game, match.seats, match.options)
    for one in match.steps[:step]:
        position.take(one)
    return position


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_ledger_gives_the_result_to_the_last_bit(name: str, seats: int) -> None:
    match = finished(name, seats)
    ledger = review(match, LITTLE, evaluator=Playouts.name).ledger
    assert ledger.adds_up()
    end = at(match, len(match.steps))
    winners = [seat for seat, place in enumerate(end.places()) if place == 1]
    for seat in range(seats):
        share = PARTS * ledger.deals // len(winners) if seat in winners else 0
        assert ledger.result[WIN, seat] == share
        assert ledger.result[POINTS, seat] == ledger.deals * end.points()[seat]


def test_a_forced_move_is_no_choice_and_no_luck() -> None:
    match = finished("castle-combo")
    ledger = review(match, LITTLE, evaluator=Playouts.name).ledger
    forced = 0
    for entry in ledger.entries:
        before = at(match, entry.step)
        if entry.seat is not None and len(before.legal(entry.seat)) == 1:
            forced += 1
            assert not entry.choice.any()
    assert forced


def test_what_reveals_nothing_is_no_luck() -> None:
    """Placing a card turns nothing up: in the same deals both worths are the same."""
    match = finished("castle-combo")
    place = game("castle-combo").rules.ACTIONS.start("place")
    placed = 0
    for entry in review(match, LITTLE, evaluator=Playouts.name).ledger.entries:
        step = match.steps[entry.step]
        after = at(match, entry.step + 1)
        if isinstance(step, Move) and step.action >= place and after.seat_to_act() == step.seat:
            placed += 1
            assert not entry.luck.any()
    assert placed


def test_the_same_review_comes_out_again() -> None:
    match = finished("castle-combo")
    assert (
        review(match, LITTLE, evaluator=Playouts.name).decisions
        == review(match, LITTLE, evaluator=Playouts.name).decisions
    )


@pytest.mark.parametrize(("name", "seats"), [("kuhn", 2), ("for-the-king", 2), ("royals", 2)])
def test_ones_own_eyes_use_nothing_hidden(name: str, seats: int) -> None:
    """What a seat's decision is said to have cost is the same in every re-deal (a law)."""
    match = finished(name, seats)
    choices = [
        step for step, one in enumerate(match.steps)
        if isinstance(one, Move) and len(at(match, step).legal(one.seat)) > 1
    ]  # fmt: skip
    for step in choices[:: max(1, len(choices) // 4)]:
        position = at(match, step)
        seat = position.seat_to_act()
        judge = Playouts(match.game, seats)
        legal = position.legal(seat)
        here = judge.weigh(position.state, seat, seat, legal, deals=6)
        for seed in range(3):
            position.rules.determinize(position.states, 0, seat, seed)
            there = judge.weigh(position.state, seat, seat, legal, deals=6)
            assert np.array_equal(here, there)


def test_open_hands_see_what_another_holds() -> None:
    """In Kuhn poker whoever sees the other's king never calls with a queen."""
    match = finished("kuhn")
    judge = Playouts(match.game, 2)
    position = Position(match.game, 2)
    position.chance([1, 2])  # queen and king
    position.play(0, position.legal(0)[0])
    position.play(1, position.legal(1)[1])  # a bet
    fold, call = position.legal(0)
    eyes, hands = (
        judge.weigh(position.state, 0, viewer, [fold, call], deals=40) for viewer in (0, OPEN_HANDS)
    )
    assert hands[1, :, WIN, 0].max() == 0  # a call always loses
    assert 0 < eyes[1, :, WIN, 0].mean() < PARTS  # and might win, as far as one can know


def test_random_play_is_full_of_mistakes() -> None:
    """A match at random has moments that nobody would call fine; the first three are the worst."""
    found = review(finished("castle-combo"), Effort(8, 16), evaluator=Playouts.name)
    verdicts = {one.eyes.verdict for one in found.decisions}
    assert verdicts & {Verdict.MISTAKE, Verdict.BLUNDER}
    first = found.turning_points()
    worst = max(one.eyes.low for one in found.decisions)
    assert len(first) == 3
    assert first[0].eyes.low == worst
    for seat in range(2):
        accuracy = found.accuracy(seat)
        assert accuracy is not None
        assert 0 <= accuracy <= 100


def test_going_on_missing_the_same_is_one_turning_point() -> None:
    """Of what a seat does before another acts only the worst is a moment of its own."""
    match = finished("castle-combo")
    found = review(match, Effort(2, 2), evaluator=Playouts.name)
    moves = [(step, one.seat) for step, one in enumerate(match.steps) if isinstance(one, Move)]
    (first, seat), (second, _) = next(pair for pair in pairwise(moves) if pair[0][1] == pair[1][1])
    later, rival = next(move for move in moves if move[0] > second and move[1] != seat)

    def lost(step: int, low: float, by: int = seat) -> Decision:
        loss = Loss(0, low + 1, low, low + 2, 0.0, 8, 50.0)
        return Decision(step, by, 1, loss, loss)

    told = (lost(first, 30.0), lost(second, 40.0), lost(later, 20.0, rival))
    moments = replace(found, decisions=told).turning_points()
    assert [moment.step for moment in moments] == [second, later]


@pytest.mark.parametrize(
    ("steps", "ledger", "decision"), [(80, 48, 24), (200, 36, 18), (600, 12, 8), (5000, 8, 8)]
)
def test_a_long_match_is_looked_at_in_fewer_deals(steps: int, ledger: int, decision: int) -> None:
    """The page counts the same: `web/src/review/review.test.ts`."""
    assert effort_for(steps) == Effort(ledger, decision)


def test_a_planted_blunder_is_found() -> None:
    """The worst move of a match, where most was at stake, is among the first three moments."""
    match = finished("castle-combo", bot="heuristic")
    judge = Playouts(match.game, 2, seed=99)
    stakes: dict[int, tuple[float, int]] = {}
    for step, one in enumerate(match.steps):
        legal = at(match, step).legal(one.seat) if isinstance(one, Move) else []
        if isinstance(one, Move) and len(legal) > 1:
            results = judge.weigh(at(match, step).state, one.seat, one.seat, legal, 20)
            shares = results[:, :, WIN, one.seat].mean(axis=1) / PARTS
            stakes[step] = float(shares.max() - shares.min()), legal[int(shares.argmin())]
    step = max(stakes, key=lambda number: stakes[number][0])
    position = at(match, step)
    position.play(position.seat_to_act(), stakes[step][1])
    _finish(position)
    moments = review(position.match, Effort(4, 24), evaluator=Playouts.name).turning_points()
    assert step in [moment.step for moment in moments]


def _finish(position: Position) -> None:
    """Play on by the rule of thumb."""
    rng = np.array([1, 2, 3, 4], np.uint32)
    position.settle_chance()
    while not position.over:
        seat = position.seat_to_act()
        action = position.rules.choose(position.states, 0, seat, position.mask(seat), rng)
        position.play(seat, int(action))
        position.settle_chance()
