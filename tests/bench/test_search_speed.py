"""The search's speed is measured, and OpenSpiel's beside it where it is installed."""

from __future__ import annotations

import pytest

from regency.bench import search
from regency.cli import main
from regency.games import games


def test_plain_and_clever_playouts_are_measured() -> None:
    plain, clever = search.measure_search(games()["kuhn"], 2, 0.01)
    assert (plain.how, clever.how) == ("plain", "clever")
    assert plain.per_second > 0
    assert clever.per_second > 0


def test_a_missing_peer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "available", lambda: {"OpenSpiel": None})
    told: list[str] = []
    assert search.measure_peers(0.01, told.append) == []
    assert "not installed" in told[0]


def test_a_failing_peer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, seconds: float) -> search.SearchSpeed:
        if name == "hearts":
            raise RuntimeError("no")
        return search.SearchSpeed(name, 2, "OpenSpiel", 10.0)

    monkeypatch.setattr(search, "available", lambda: {"OpenSpiel": "1"})
    monkeypatch.setattr(search, "_measure_open_spiel", fail)
    told: list[str] = []
    found = search.measure_peers(0.01, told.append)
    assert [speed.game for speed in found] == ["kuhn_poker", "leduc_poker", "gin_rummy"]
    assert told == ["OpenSpiel hearts: failed, skipped (RuntimeError)"]


def test_bench_prints_ratios_to_the_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    peer = search.SearchSpeed("hearts", 4, "OpenSpiel", 1.0)
    monkeypatch.setattr("regency.cli.bench.measure_peers", lambda seconds, progress: [peer])
    assert main(["bench", "kuhn", "--search", "--peers", "--seconds", "0.01"]) == 0
    out = capsys.readouterr().out
    assert "hearts, 4 seats" in out
    assert "×" in out
