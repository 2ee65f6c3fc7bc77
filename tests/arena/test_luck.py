"""Wins without luck: the same mean, less scatter, nothing learnt from what it is used on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regency.arena import Tournament, open_results, play_all
from regency.arena.luck import adjusted, luck_by_seat
from regency.cli import main


def lines_of(deals: int, seed: int = 1) -> list[dict[str, Any]]:
    """Return duels won by luck but for a small edge; one evaluator sees it, one only dice."""
    dice, lines = random.Random(seed), []
    for match in range(2 * deals):
        luck = dice.choice((-0.4, 0.4))
        first = dice.random() < 0.5 + luck + (0.05 if match % 2 == 0 else -0.05)
        noise = dice.choice((-0.3, 0.3))
        lines.append(
            {
                "match": match, "deal": match // 2, "places": [1, 2] if first else [2, 1],
                "bots": ["a", "b"] if match % 2 == 0 else ["b", "a"],
                "luck": {"network": [luck, -luck], "playouts": [noise, -noise]},
            }
        )  # fmt: skip
    return lines


def test_luck_is_taken_out_and_what_is_left_scatters_less() -> None:
    found = adjusted(lines_of(1000), "a")
    assert found is not None
    assert found.wins.low < 0.55 < found.wins.high
    assert found.fewer > 2, "luck is four fifths of the scatter here"


def test_the_mean_stays_where_it_is() -> None:
    """Over many small tournaments wins without luck are neither more nor less."""
    pairs = [adjusted(lines_of(60, seed), "a") for seed in range(60)]
    means = [one.wins.value for one in pairs if one is not None]
    assert sum(means) / len(means) == pytest.approx(0.55, abs=0.02)


def test_two_sides_share_a_win_also_without_luck() -> None:
    lines = lines_of(100)
    sides = [adjusted(lines, bot) for bot in ("a", "b")]
    assert sum(side.wins.value for side in sides if side) == pytest.approx(1.0)


def test_one_deal_says_nothing() -> None:
    assert adjusted(lines_of(1), "a") is None
    assert adjusted([], "a") is None
    assert luck_by_seat([], 2) == {}


def test_luck_of_equal_players_is_zero_in_every_seat() -> None:
    """In Kuhn poker, a small version of what docs/analysis.md measures in every game."""
    tournament = Tournament("kuhn", ("heuristic",), 2, 400, luck=4)
    results = open_results(tournament, None)
    for line in play_all(tournament, results.missing()):
        results.add(line)
    found = luck_by_seat(results.in_order(), 2)
    assert list(found) == ["playouts"], "Kuhn poker has no network"
    for rate in found["playouts"]:
        assert abs(rate.value) < 2 * (rate.high - rate.value), "twice its interval"
        assert rate.high - rate.low < 0.2


def test_the_arena_tells_both(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "kuhn",
        "--bots",
        "heuristic,random",
        "--seats",
        "2",
        "--matches",
        "20",
        "--luck",
        "2",
    ]
    assert main(["arena", *arguments]) == 0
    told = capsys.readouterr().out
    assert "wins without luck" in told
    assert "times fewer matches" in told
    assert main(["arena", *arguments[:-1], "-1"]) == 2
    assert "0 or more" in capsys.readouterr().err
