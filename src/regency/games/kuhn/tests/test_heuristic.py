"""The rule-of-thumb player is an equilibrium: proved, not sampled."""

from fractions import Fraction

import numpy as np

from regency.games.kuhn.ai.heuristic import ALWAYS, BET_THIRDS
from regency.games.kuhn.data.tables import NUM_CARDS
from regency.games.kuhn.rules.state import BET_ACTION
from regency.games.kuhn.tests.kit import DEALS, JACK, QUEEN, dealt, played


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
