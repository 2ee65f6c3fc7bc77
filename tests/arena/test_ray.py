"""A tournament on a Ray cluster: what a node that dies had in hand is played by another."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

pytest.importorskip("ray", reason="Ray is not installed (pip install 'regency[cluster]')")

#: The least that Ray takes.
STORE_BYTES = 80 << 20
PATIENCE = 240.0
#: What Ray calls a process that plays.
PLAYING = "ray::play_pairing"
MATCHES = 48
#: Deals in which the luck of each match is looked at: enough for a match to take a while.
LUCK = 8


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Give two nodes of this machine with a core each; the first has the tournament's process."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": STORE_BYTES}
    head = {**node, "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        cluster.add_node(**node)
        cluster.wait_for_nodes()
        yield cluster
    finally:
        cluster.shutdown()


def arena(file: Path, *more: str) -> list[str]:
    asked = ["--bots", "heuristic,random", "--seats", "2", "--matches", str(MATCHES)]
    whole = [*asked, "--luck", str(LUCK), "--records", "--out", str(file)]
    return [sys.executable, "-m", "regency", "arena", "castle-combo", *whole, *more]


def lines(file: Path) -> dict[int, Any]:
    """Return the finished matches by their numbers; each stands there once."""
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    by_number = {line["match"]: line for line in found}
    assert len(by_number) == len(found)
    return by_number


def finished(file: Path) -> int:
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def raylet(node: Any) -> psutil.Process:
    return psutil.Process(node.all_processes["raylet"][0].process.pid)


def freeze_a_player(node: psutil.Process) -> psutil.Process:
    """Stop a process of a node that is playing a match, so that the match cannot end there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for process in node.children(recursive=True):
            if PLAYING in " ".join(process.cmdline()):
                os.kill(process.pid, signal.SIGSTOP)
                if PLAYING in " ".join(process.cmdline()):
                    return process
                os.kill(process.pid, signal.SIGCONT)
        time.sleep(0.01)
    raise AssertionError("the second node plays nothing")


def test_a_node_that_dies_costs_no_match(cluster: Any, tmp_path: Path) -> None:
    undisturbed, broken = tmp_path / "undisturbed.ndjson", tmp_path / "broken.ndjson"
    expected = subprocess.run(arena(undisturbed), capture_output=True, text=True, check=True)
    command = arena(broken, "--ray", cluster.address)
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    node = raylet(next(iter(cluster.worker_nodes)))
    until = time.monotonic() + PATIENCE
    while finished(broken) < MATCHES // 4 and playing.poll() is None:
        assert time.monotonic() < until, "the tournament does not begin"
        time.sleep(0.02)
    player = freeze_a_player(node)
    dying = [player, *(one for one in node.children(recursive=True) if one != player), node]
    for process in dying:  # all at once, as a machine dies
        process.kill()
    assert 0 < finished(broken) < MATCHES
    told, complaints = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 0, complaints
    assert told.endswith(expected.stdout)
    assert lines(broken) == lines(undisturbed)
