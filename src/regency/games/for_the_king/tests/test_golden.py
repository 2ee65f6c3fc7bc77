"""Whole matches: the rule-of-thumb player, golden matches, many audited matches."""

import json
from pathlib import Path

import numpy as np
import pytest

from regency.core import drivers
from regency.core.engine import engine
from regency.core.match import places
from regency.core.notation import read_matches
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import KINGS
from regency.games.for_the_king.tests.referee import Referee

GOLDEN = sorted((GAME.folder / "golden").glob("*.ndjson"))
RANDOM, HEURISTIC = drivers.RANDOM_PLAYER, drivers.HEURISTIC_PLAYER


def wins(seats: int, matches: int) -> float:
    """Return the share of matches one heuristic player wins against random ones, seats rotated."""
    rules = engine(GAME)
    points = rules.buffers().points
    won = 0.0
    for seat in range(seats):
        players = [HEURISTIC if other == seat else RANDOM for other in range(seats)]
        options = GAME.option_values({})
        states, _ = rules.play(seats, options, 1000 * seat, matches // seats, players)
        for i in range(len(states)):
            rules.scores(states, i, points)
            ranks = places(points[:seats].tolist())
            won += (ranks[seat] == 1) / ranks.count(1)
    return won / (matches // seats * seats)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.7), (4, 0.6), (5, 0.6)])
def test_the_heuristic_beats_random_players(seats: int, least: float) -> None:
    assert wins(seats, 2000) >= least


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_lost_in_many_matches(seats: int) -> None:
    for players in ([RANDOM] * seats, [HEURISTIC] * seats):
        totals = engine(GAME).soak(seats, GAME.option_values({}), 77, 1500, players)
        assert totals[drivers.WRONG] == 0
        assert 0 <= totals[drivers.LOWEST] <= totals[drivers.HIGHEST] <= 6 * 6


def test_the_heuristic_bluffs_rarely() -> None:
    rules = engine(GAME)
    states, reports = rules.play(4, GAME.option_values({}), 3, 400, [HEURISTIC] * 4)
    assert (reports[:, drivers.WRONG] == 0).all()
    assert 0 < np.mean(states.losses.sum(axis=1)) < 16


def lines(name: str) -> list[list[dict[str, object]]]:
    """Return the matches of a golden file, each as its lines."""
    text = (Path(GAME.folder) / "golden" / f"{name}.ndjson").read_text("utf-8")
    found: list[list[dict[str, object]]] = []
    for raw in text.splitlines():
        line = json.loads(raw)
        if "record" in line:
            found.append([])
        found[-1].append(line)
    return found


def sheet_keys(name: str) -> set[str]:
    """Return the reasons on the score sheet of a golden match."""
    from regency.core.match import Position

    text = (GAME.folder / "golden" / f"{name}.ndjson").read_bytes()
    keys = set()
    for match in read_matches(text, {GAME.name: GAME}, "python"):
        position = Position(GAME, match.seats, match.options, machine="python")
        for step in match.steps:
            position.take(step)
        for entry in GAME.view.sheet(position.state):
            office = entry.reason.params.get("office")
            suffix = getattr(office, "key", "").removeprefix("office-")
            keys.add(f"{entry.reason.key} {suffix}".strip())
    return keys


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_the_second_referee_agrees_with_the_golden_matches(file: Path) -> None:
    Referee(file.read_text("utf-8")).judge()


def test_golden_matches_show_what_they_are_named_for() -> None:
    names = {file.stem for file in GOLDEN}
    assert {f"seats-{n}" for n in (2, 3, 4, 5)} <= names
    for n in (2, 3, 4, 5):
        assert lines(f"seats-{n}")[0][0]["seats"] == n
    for king in KINGS:
        (match,) = lines(f"king-{king}")
        deck = match[0]["deal"]["deck"]  # type: ignore[index]
        assert f"king:{king}" in deck
        assert any(line.get("do") == "king" for line in match)
    for name, least in (("default-with-penalty", 1), ("double-default", 2), ("all-fail", 3)):
        (match,) = lines(name)
        assert sum(line.get("chance") == "penalty" for line in match) == least
    (match,) = lines("all-pass")
    assert not any(line.get("do") == "bid" for line in match)


@pytest.mark.clause("FK-21", "FK-23")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("letter-breaks-primary-tie", "sheet-first-letter military"),
        ("lost-tie-takes-secondary", "sheet-second-letter military"),
        ("tie-gold", "sheet-tie-gold"),
        ("tie-diplomacy-cards", "sheet-tie-cards diplomacy"),
        ("tie-diplomacy-sum", "sheet-tie-sum diplomacy"),
        ("tie-diplomacy-letter", "sheet-tie-letter diplomacy"),
        ("tie-entertainment-cards", "sheet-tie-cards entertainment"),
        ("tie-entertainment-letter", "sheet-tie-letter entertainment"),
        ("tie-livestock-cards", "sheet-tie-cards livestock"),
        ("tie-livestock-letter", "sheet-tie-letter livestock"),
        ("tie-architecture-cards", "sheet-tie-cards architecture"),
        ("tie-architecture-letter", "sheet-tie-letter architecture"),
        ("tie-military-cards", "sheet-tie-cards military"),
        ("tie-military-letter", "sheet-tie-letter military"),
        ("tie-provisions-cards", "sheet-tie-cards provisions"),
        ("tie-provisions-letter", "sheet-tie-letter provisions"),
        ("shared-win", "sheet-tie-shared"),
    ],
)
def test_golden_ties_are_broken_where_they_say(name: str, reason: str) -> None:
    assert reason in sheet_keys(name)
