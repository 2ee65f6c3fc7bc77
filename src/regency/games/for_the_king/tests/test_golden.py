"""The golden matches show what they are named for, and two referees agree on them."""

import json
from pathlib import Path

import pytest

from regency.core.notation import read_matches
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import KINGS
from regency.games.for_the_king.tests.referee import Referee

GOLDEN = sorted((GAME.folder / "golden").glob("*.ndjson"))


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
