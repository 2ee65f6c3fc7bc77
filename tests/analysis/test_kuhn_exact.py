"""Kuhn poker by enumeration: every figure of a review is the exact one, within its own error."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from regency.analysis.drivers import OPEN_HANDS, PARTS, POINTS, WIN
from regency.analysis.evaluator import Playouts
from regency.core.match import Position
from regency.games import game

#: So many deals that a figure is known within a percentage point or so.
DEALS = 6000
#: Standard errors between a figure and the exact one that nobody sees by chance.
FAR = 5.0
CHECK, BET = 0, 1
DEAL = list(permutations(range(3), 2))
#: In how many cases of three a chip goes in, by seat, facing a bet, rank: written down once more.
THIRDS = {
    (0, False): (1, 0, 3), (0, True): (0, 2, 3), (1, False): (1, 0, 3), (1, True): (0, 1, 3)
}  # fmt: skip
HISTORIES: list[tuple[int, ...]] = [(), (CHECK,), (BET,), (CHECK, BET)]


def end(cards: tuple[int, int], history: tuple[int, ...]) -> tuple[int, int] | None:
    """Return who has won and how many chips; None: it goes on."""
    better = 0 if cards[0] > cards[1] else 1
    known = {
        (CHECK, CHECK): (better, 1), (BET, CHECK): (0, 1), (BET, BET): (better, 2),
        (CHECK, BET, CHECK): (1, 1), (CHECK, BET, BET): (better, 2),
    }  # fmt: skip
    return known.get(history)


def exact(cards: tuple[int, int], history: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """Return the first seat's share of the win and its chips, if both go on in thirds."""
    over = end(cards, history)
    if over is not None:
        winner, chips = over
        return Fraction(1 - winner), Fraction(chips if winner == 0 else -chips)
    seat = len(history) % 2
    chance = Fraction(THIRDS[seat, history[-1:] == (BET,)][cards[seat]], 3)
    ways = [(1 - chance, exact(cards, (*history, CHECK))), (chance, exact(cards, (*history, BET)))]
    return sum(p * e[0] for p, e in ways), sum(p * e[1] for p, e in ways)  # type: ignore[return-value]


def at(cards: tuple[int, int], history: tuple[int, ...]) -> Position:
    """Return the position after a deal and some actions."""
    position = Position(game("kuhn"), 2)
    position.chance(cards)
    for number, action in enumerate(history):
        position.play(number % 2, action)
    return position


def agrees(found: np.ndarray, wanted: tuple[Fraction, Fraction]) -> None:
    """Hold results[deals, rows, seats] against exact means."""
    for row, scale, mean in ((WIN, PARTS, wanted[0]), (POINTS, 1, wanted[1])):
        values = found[:, row, 0] / scale
        error = values.std(ddof=1) / len(values) ** 0.5
        assert abs(values.mean() - float(mean)) <= FAR * error + 1e-12


def mean_of(parts: list[tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
    """Return the mean of pairs."""
    return (
        sum((one[0] for one in parts), Fraction(0)) / len(parts),
        sum((one[1] for one in parts), Fraction(0)) / len(parts),
    )


def test_what_the_start_is_worth() -> None:
    """The mean over all deals; the game is worth -1/18 of a chip to the first seat."""
    wanted = mean_of([exact(deal, ()) for deal in DEAL])
    assert wanted[1] == Fraction(-1, 18)
    judge = Playouts(game("kuhn"), 2)
    agrees(judge.worth(Position(game("kuhn"), 2).state, DEALS), wanted)


@pytest.mark.parametrize("cards", DEAL)
def test_every_position_and_every_choice(cards: tuple[int, int]) -> None:
    judge = Playouts(game("kuhn"), 2)
    for history in HISTORIES:
        position = at(cards, history)
        agrees(judge.worth(position.state, DEALS), exact(cards, history))
        seat = len(history) % 2
        for viewer in (OPEN_HANDS, seat):
            possible = [
                deal for deal in DEAL
                if deal == cards or (viewer == seat and deal[seat] == cards[seat])
            ]  # fmt: skip
            weighed = judge.weigh(position.state, seat, viewer, [CHECK, BET], DEALS)
            for action in (CHECK, BET):
                wanted = mean_of([exact(deal, (*history, action)) for deal in possible])
                agrees(weighed[action], wanted)
