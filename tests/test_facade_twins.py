"""Every public name of `regency`: what it makes is copied and pickled, its errors too."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import regency
from regency.testing.walk import LawBroken

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "cloudpickle": lambda value: cloud(value),
}


def cloud(value: Any) -> Any:
    cloudpickle = pytest.importorskip("cloudpickle", reason="it comes with Gymnasium")
    return pickle.loads(cloudpickle.dumps(value))


def a_position() -> regency.Position:
    position = begun()
    position.play(0, 1)
    position.play(1, 1)
    return position


def a_verdict() -> regency.Verdict:
    (found,) = regency.verify(regency.write_match(a_position().match), machine="python")
    return found


def an_error(kind: type[Exception], raised: Callable[[], Any]) -> Exception:
    """Return an error as it is raised, with all that it tells."""
    with pytest.raises(kind) as caught:
        raised()
    return caught.value


def begun() -> regency.Position:
    position = regency.Position(regency.game("kuhn"), 2, machine="python")
    position.chance((2, 0))
    return position


#: What each public name gives; modules and functions are themselves.
GIVEN: dict[str, Callable[[], Any]] = {
    "Batch": lambda: regency.Batch(regency.game("kuhn"), 2, 3),
    "Bot": lambda: regency.make_bot("random", regency.game("kuhn"), 1),
    "Budget": lambda: regency.Budget(iterations=3),
    "Chance": lambda: regency.Chance((2, 0)),
    "Game": lambda: regency.game("royals"),
    "IllegalChance": lambda: an_error(regency.IllegalChance, lambda: begun().chance((2, 2))),
    "IllegalMove": lambda: an_error(regency.IllegalMove, lambda: begun().play(0, 7)),
    "Match": lambda: a_position().match,
    "Move": lambda: regency.Move(0, 1),
    "Position": a_position,
    "RecordError": lambda: an_error(regency.RecordError, lambda: regency.read_matches("{")),
    "Verdict": a_verdict,
    "decide": lambda: regency.decide,
    "game": lambda: regency.game,
    "games": lambda: regency.games.games,
    "make_bot": lambda: regency.make_bot,
    "read_matches": lambda: regency.read_matches,
    "verify": lambda: regency.verify,
    "write_match": lambda: regency.write_match,
}


def told(one: Any) -> Any:
    """Return what tells two things apart that have no equality."""
    if isinstance(one, Exception):
        return (str(one), one.args, repr(vars(one)))
    if isinstance(one, regency.Position):
        return (one.match.steps, one.points(), one.states.tobytes())
    if isinstance(one, regency.Match):
        return (one.game, one.seats, one.steps)
    if isinstance(one, regency.Batch):
        return (one.observation.tobytes(), one.mask.tobytes(), one.turn.tolist())
    if hasattr(one, "choose"):  # a bot
        return repr(vars(one))
    return one


def test_every_public_name_has_something_to_copy() -> None:
    assert set(GIVEN) == set(regency.__all__)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", sorted(GIVEN))
def test_everything_public_has_a_twin(name: str, way: str) -> None:
    one = GIVEN[name]()
    twin = WAYS[way](one)
    assert type(twin) is type(one)
    assert told(twin) == told(one)


@pytest.mark.parametrize("way", WAYS)
def test_a_broken_law_is_told_by_other_processes_too(way: str) -> None:
    one = LawBroken("secrecy", "a hand is seen")
    twin = WAYS[way](one)
    assert (str(twin), twin.law, twin.words) == (str(one), one.law, one.words)
