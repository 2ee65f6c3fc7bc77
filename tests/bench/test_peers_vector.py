"""The research interfaces are measured, and compared with the peers that goals name."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from regency.bench import vector
from regency.bench.peers import BATCHED, FROM_PYTHON, IN_CPP_GAMES, PeerResult
from regency.games import games

KUHN = games()["kuhn"]


def peer(library: str, game: str, how: str) -> PeerResult:
    return PeerResult(library, "1", game, how, steps_per_second=100.0, seconds=1.0)


def test_every_interface_of_a_game_is_measured() -> None:
    pytest.importorskip("pettingzoo", reason="pip install regency[rl]")
    found = vector.measure_interfaces(KUHN, seconds=0.02)
    interfaces = [pace.interface for pace in found]
    assert interfaces[:3] == ["vector, int8", "vector, float32", "PettingZoo"]
    assert all(pace.steps_per_second > 0 for pace in found)
    assert {(pace.game, pace.seats) for pace in found} == {("kuhn", 2)}


def test_a_pace_is_what_the_bursts_say() -> None:
    ticks = iter(range(1000))
    assert vector.pace(lambda: 7, seconds=1.0, clock=lambda: float(next(ticks))) == 7.0


def test_a_gpu_is_measured_where_there_is_one() -> None:
    pytest.importorskip("numba_cuda", reason="pip install regency[gpu]")
    # The simulator is chosen when numba-cuda is imported, so it needs a process of its own.
    code = (
        "from regency.bench import vector\n"
        "from regency.games import games\n"
        "vector.CUDA_COUNT = 2\n"
        "print(vector.cuda_pace(games()['kuhn'], 2, 'int8', 0.01).interface)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "vector, int8, cuda", done.stderr[-2000:]


def test_what_cannot_be_measured_is_told_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "regency.rl.pettingzoo", None)
    gap = vector.missing()
    assert gap is not None
    assert gap.startswith("PettingZoo: not measured (import of regency.rl.pettingzoo")
    assert "pip install 'regency[rl]'" in gap
    found = vector.measure_interfaces(KUHN, seconds=0.01)
    assert "PettingZoo" not in [pace.interface for pace in found]


def test_only_named_peers_are_compared_each_with_its_own_interface() -> None:
    paces = [
        vector.Pace("kuhn", 2, "vector, float32", 1500.0),
        vector.Pace("castle-combo", 2, "vector, float32", 5e6),
        vector.Pace("kuhn", 2, "PettingZoo", 700.0),
    ]
    lines = vector.compared(
        paces,
        [
            peer("pgx", "sparrow_mahjong", BATCHED),
            peer("OpenSpiel", "hearts", FROM_PYTHON),
            peer("OpenSpiel", "hearts", IN_CPP_GAMES),
            peer("PettingZoo", "hanabi_v5", FROM_PYTHON),
            peer("RLCard", "gin-rummy", FROM_PYTHON),
        ],
    )
    assert lines == [
        "vector, float32: kuhn 1,500, castle-combo 5,000,000; goal 5,000,000 missed by kuhn",
        "vector, float32 beside pgx sparrow_mahjong, batched, one core (100): "
        "kuhn 15.0 ×, castle-combo 50,000.0 ×; goal 10 × reached",
        "vector, float32 beside OpenSpiel hearts, driven from Python (100): "
        "kuhn 15.0 ×, castle-combo 50,000.0 ×; goal 20 × missed by kuhn",
        "PettingZoo beside PettingZoo hanabi_v5, driven from Python (100): "
        "kuhn 7.0 ×; goal 20 × missed by kuhn",
    ]
