"""Check that peers are measured where installed and left out with a clear line where not."""

from __future__ import annotations

import importlib.metadata
import math
import os

import pytest

from regency.bench import peers

SHORT_SECONDS = 0.02
FAKE_VERSION = "1.2.3"
DECISIONS_PER_BURST = 10


def _hide_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every library look as if it is not installed."""

    def version(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", version)


def _install_fakes(monkeypatch: pytest.MonkeyPatch, *rows: peers.Peer) -> None:
    """Replace the table by rows whose libraries all look installed."""
    monkeypatch.setattr(peers, "PEERS", rows)
    monkeypatch.setattr(peers, "DISTRIBUTIONS", {row.library: row.library for row in rows})
    monkeypatch.setattr(importlib.metadata, "version", lambda name: FAKE_VERSION)


def _working(game: str) -> peers.Workload:
    """Set up a game that plays nothing and counts its decisions off the clock."""
    return peers.Workload(lambda: game, lambda played: DECISIONS_PER_BURST)


def _broken(game: str) -> peers.Workload:
    """Fail as a library does that is installed without what it needs."""
    raise ImportError(f"no module\nfor {game}")


def _breaks_in_play(game: str) -> peers.Workload:
    """Set up a game that fails once it is played."""
    return peers.Workload(lambda: [][0])


def test_nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every missing library is named once and nothing is measured."""
    _hide_libraries(monkeypatch)
    lines: list[str] = []
    assert peers.run_peers(SHORT_SECONDS, progress=lines.append) == []
    assert set(peers.available().values()) == {None}
    assert len(lines) == len(peers.DISTRIBUTIONS)
    for library, line in zip(peers.DISTRIBUTIONS, lines, strict=True):
        assert line.startswith(f"{library}: not installed")


def test_every_peer_plays_on_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that would use all cores is held to one, and the process has its own back after."""
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system has no affinity")
    cores: list[int] = []

    def counting(game: str) -> peers.Workload:
        return peers.Workload(lambda: cores.append(len(os.sched_getaffinity(0))), lambda _: 1)

    _install_fakes(monkeypatch, peers.Peer("Wide", "war", peers.BATCHED, counting))
    before = os.sched_getaffinity(0)
    peers.run_peers(SHORT_SECONDS / 10, progress=lambda line: None)
    assert set(cores) == {1}
    assert os.sched_getaffinity(0) == before


def test_available_names_every_library() -> None:
    """Every library of the table has an entry, and no entry is without a row."""
    assert set(peers.available()) == {peer.library for peer in peers.PEERS}


def test_rows_are_distinct() -> None:
    """No game is measured twice in the same way."""
    keys = [(peer.library, peer.game, peer.how) for peer in peers.PEERS]
    assert len(set(keys)) == len(keys)


def test_failures_are_one_line_and_the_rest_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that fails is told in one line, and the next peer is measured all the same."""
    _install_fakes(
        monkeypatch,
        peers.Peer("Broken", "war", peers.FROM_PYTHON, _broken),
        peers.Peer("Breaks", "war", peers.FROM_PYTHON, _breaks_in_play),
        peers.Peer("Works", "war", peers.FROM_PYTHON, _working),
    )
    lines: list[str] = []
    (result,) = peers.run_peers(SHORT_SECONDS, progress=lines.append)
    assert (result.library, result.version, result.game) == ("Works", FAKE_VERSION, "war")
    assert "failed, skipped (ImportError: no module for war)" in lines[0]
    assert "failed, skipped (IndexError" in lines[1]
    assert not any("\n" in line for line in lines)


def test_only_selects_libraries_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name selects a library or one game of it in any case, and an unknown name is told."""
    _install_fakes(
        monkeypatch,
        peers.Peer("First", "war", peers.FROM_PYTHON, _working),
        peers.Peer("First", "snap", peers.FROM_PYTHON, _working),
        peers.Peer("Second", "war", peers.FROM_PYTHON, _working),
    )
    lines: list[str] = []
    results = peers.run_peers(SHORT_SECONDS, ["first/SNAP", "second", "third"], lines.append)
    assert [(r.library, r.game) for r in results] == [("First", "snap"), ("Second", "war")]
    assert lines[0].startswith("third: no such peer")


@pytest.mark.parametrize(
    ("modules", "name"),
    [
        (["pyspiel"], "OpenSpiel"),
        # PettingZoo's card games are RLCard's.
        (["pettingzoo", "rlcard"], "PettingZoo"),
        (["rlcard"], "RLCard"),
        # One game only: each game of pgx takes seconds to compile.
        (["pgx"], "pgx/kuhn_poker"),
    ],
)
def test_installed_library_is_measured(modules: list[str], name: str) -> None:
    """An installed library gives a positive speed for every row, or a line that says why not."""
    for module in modules:
        pytest.importorskip(module)
    lines: list[str] = []
    results = peers.run_peers(SHORT_SECONDS, only=[name], progress=lines.append)
    failures = [line for line in lines if "failed" in line]
    rows = [peer for peer in peers.PEERS if peers._selects(name, peer)]
    assert len(results) + len(failures) == len(rows)
    assert results, failures
    for result in results:
        assert result.library == name.partition("/")[0]
        assert result.version
        assert result.steps_per_second > 0
        assert math.isfinite(result.steps_per_second)
        assert result.seconds > 0
