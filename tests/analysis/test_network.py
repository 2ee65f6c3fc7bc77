"""The network as the judge: whole numbers that add up, and nothing hidden in one's own eyes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.analysis.matches import finished

from regency.analysis import Effort, review
from regency.analysis.drivers import WIN
from regency.analysis.evaluator import ByNetwork, judge_of
from regency.analysis.lines import read_review, review_for, write_review
from regency.bots.weights import WeightsError
from regency.core.match import Match, Position
from regency.games import game

FEW = Effort(2, 2)


def test_the_network_judges_where_there_is_one() -> None:
    assert judge_of(game("castle-combo"), 2).name == "network"
    assert judge_of(game("kuhn"), 2).name == "playouts"
    assert judge_of(game("castle-combo"), 2, evaluator="playouts").name == "playouts"
    with pytest.raises(WeightsError, match="no weights of kuhn"):
        judge_of(game("kuhn"), 2, evaluator="network")
    with pytest.raises(ValueError, match="there are network, playouts"):
        judge_of(game("kuhn"), 2, evaluator="oracle")


@pytest.mark.parametrize("seats", [2, 3])
def test_its_ledger_gives_the_result_to_the_last_bit(seats: int) -> None:
    """At two seats what is expected counts, at more the match goes on to its end."""
    match = finished("castle-combo", seats)
    found = review(match, FEW)
    assert found.ledger.adds_up()
    places = _end(match).places()
    first = places.count(1)
    share = [100.0 / first if place == 1 else 0.0 for place in places]
    assert found.ledger.percent(found.ledger.result) == pytest.approx(share)
    for worth in found.ledger.worths():
        assert sum(worth[WIN]) == found.ledger.parts * found.ledger.deals, "one win for all seats"


def test_its_lines_name_the_network() -> None:
    match = finished("castle-combo")
    lines = write_review(review(match, FEW)).encode()
    header = read_review(lines).header
    assert header["evaluator"] == "network"
    assert len(header["weights"]) == 12
    assert review_for(lines, match).header == header
    other = replace(match, steps=match.steps[:-1])
    with pytest.raises(ValueError, match="another match"):
        review_for(lines, other)


def test_ones_own_eyes_use_nothing_hidden() -> None:
    match = finished("castle-combo")
    position = Position(match.game, 2, match.options)
    for step in match.steps[:20]:
        position.take(step)
    position.settle_chance()
    seat = position.seat_to_act()
    judge = ByNetwork(match.game, 2)
    here = judge.weigh(position.state, seat, seat, position.legal(seat), deals=3)
    position.rules.determinize(position.states, 0, seat, 7)
    there = judge.weigh(position.state, seat, seat, position.legal(seat), deals=3)
    assert np.array_equal(here, there)


def test_who_plays_at_random_loses_more_a_decision() -> None:
    """The heuristic is no longer told that nothing could be better, and random play costs more."""
    match = finished("castle-combo", bot="random")
    clever = finished("castle-combo", bot="heuristic")
    losses = []
    for one in (match, clever):
        eyes = [decision.eyes.percent for decision in review(one, Effort(2, 8)).decisions]
        losses.append(float(np.mean(eyes)))
    assert losses[0] > losses[1] > 0


def _end(match: Match) -> Position:
    position = Position(match.game, match.seats, match.options)
    for step in match.steps:
        position.take(step)
    return position
