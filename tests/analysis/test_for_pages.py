"""What the page's own review is held against is what `regency.analysis` says."""

from __future__ import annotations

import json

import numpy as np
import pytest
from tests.analysis.for_pages import FILE, MATCHES, told
from tests.analysis.matches import finished

from regency.analysis import Effort, review
from regency.analysis.drivers import OPEN_HANDS
from regency.analysis.evaluator import Playouts
from regency.core.match import Move, Position
from regency.games import games


@pytest.mark.parametrize(("number", "name"), list(enumerate(MATCHES)))
def test_the_reviews_for_pages_are_fresh(number: int, name: str) -> None:
    kept = json.loads(FILE.read_text("utf-8"))[number]
    fresh = json.loads(json.dumps(told(name, MATCHES[name])))
    for part, figures in fresh.items():
        assert kept[part] == figures, f"{part}: run `python -m tests.analysis.for_pages`"


@pytest.mark.parametrize("name", [game.name for game in games().values()])
def test_a_module_judges_as_the_rest_does(name: str) -> None:
    """The first steps of a match, so that calls into Node do not take all day."""
    match = finished(name)
    judges = [Playouts(match.game, match.seats, 5, machine) for machine in ("numba", "wasm")]
    position = Position(match.game, match.seats, match.options)
    for step in match.steps[:6]:
        worths = [judge.worth(position.state, 3) for judge in judges]
        assert np.array_equal(worths[0], worths[1])
        if isinstance(step, Move):
            legal = position.legal(step.seat)
            for viewer in (step.seat, OPEN_HANDS):
                weighed = [
                    judge.weigh(position.state, step.seat, viewer, legal, 3, 1 << 20)
                    for judge in judges
                ]
                assert np.array_equal(weighed[0], weighed[1])
                ends = [
                    judge.ends(position.state, step.seat, viewer, legal[0], 2) for judge in judges
                ]
                assert ends[0].tobytes() == ends[1].tobytes()
        position.take(step)


def test_a_whole_review_is_the_same_in_a_module() -> None:
    found = [review(finished("kuhn"), Effort(4, 4), machine=one) for one in ("numba", "wasm")]
    assert found[0].decisions == found[1].decisions
    assert (found[0].ledger.luck() == found[1].ledger.luck()).all()
