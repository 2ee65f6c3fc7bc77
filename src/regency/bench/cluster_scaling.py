"""Two nodes beside one, in turns over the same processes: how many more moves do they make?

Nodes, PostgreSQL and the clients share this machine's cores, so the processor time of each is told
beside the moves. Where there is no core for the clients, each node can be held to a part of one.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from regency.bench.cluster_house import Cluster
from regency.bench.cores import held_to
from regency.bench.server import GUESTS, PAUSE_SECONDS, VIEWERS
from regency.bench.server_client import Http, guests
from regency.bench.server_load import Load

#: How often one node, the other, and both have their turn.
TURNS = 5
#: A busy machine may let a node wait for long: nobody is to be fenced for it.
LEASE = "5"


@dataclass
class Made:
    """What some nodes made in their turns."""

    moves: int = 0
    refused: int = 0
    seconds: float = 0.0
    #: Processor time by who used it.
    used: dict[str, float] = field(default_factory=dict)

    @property
    def speed(self) -> float:
        """Return moves a second."""
        return self.moves / self.seconds

    def microseconds(self, who: str) -> float:
        """Return somebody's processor time for a move."""
        return 1e6 * self.used[who] / max(1, self.moves)

    def cores(self, who: str) -> float:
        """Return how many cores somebody used."""
        return self.used[who] / self.seconds


@dataclass
class Scaling:
    """One node, by turns the first and the second, and both."""

    one: Made = field(default_factory=Made)
    two: Made = field(default_factory=Made)

    @property
    def times(self) -> float:
        """Return how many times as many moves two nodes make."""
        return self.two.speed / self.one.speed


async def scaling(
    folder: Path,
    game: str,
    seats: int,
    tables: int,
    seconds: float,
    warm_up: float,
    quota: float | None = None,
) -> Scaling:
    """Measure; each node has a core, and *quota* of it where that is given."""
    mine = sorted(os.sched_getaffinity(0))
    cluster = Cluster(folder, "--lease", LEASE, nodes=2)
    cluster.cores = {name: {mine[n % len(mine)]} for n, name in enumerate(cluster.names)}
    try:
        await cluster.start(proxy=False)
        loads = [await _start_load(cluster, name, game, seats) for name in cluster.names]
        await asyncio.gather(*[load.open(tables) for load in loads])
        await asyncio.sleep(warm_up)
        for load in loads:
            load.pause()
        found = Scaling()
        with ExitStack() as stack:
            for node in cluster.nodes.values() if quota else ():
                stack.enter_context(held_to(quota or 1.0, node.pid))
            for _ in range(TURNS):
                for load in loads:
                    await _turn(cluster, [load], seconds / TURNS / len(loads), found.one)
                await _turn(cluster, loads, seconds / TURNS, found.two)
        await asyncio.gather(*[load.close() for load in loads])
        return found
    finally:
        cluster.remove()


async def _start_load(cluster: Cluster, name: str, game: str, seats: int) -> Load:
    """Let people play at one node, whose tables stay there."""
    port = cluster.ports[name]
    async with Http(port) as http:
        return Load(port, game, seats, VIEWERS, await guests(http, GUESTS), "record")


async def _turn(cluster: Cluster, loads: list[Load], seconds: float, made: Made) -> None:
    """Let some nodes' tables play for a while, and add what they made."""
    for load in loads:
        load.go_on()
    await asyncio.sleep(PAUSE_SECONDS)
    before = _used(cluster)
    all_figures = await asyncio.gather(*[load.measure(seconds) for load in loads])
    after = _used(cluster)
    for load in loads:
        load.pause()
    for who, processes in after.items():
        used = sum(time - before[who].get(pid, 0.0) for pid, time in processes.items())
        made.used[who] = made.used.get(who, 0.0) + used
    made.moves += sum(figures.moves for figures in all_figures)
    made.refused += sum(figures.refused for figures in all_figures)
    made.seconds += max(figures.seconds for figures in all_figures)
    await asyncio.sleep(PAUSE_SECONDS)


def _used(cluster: Cluster) -> dict[str, dict[int, float]]:
    """Return the processor time that every process has used, by what it is."""
    database = {}
    for process in cluster.postgres.family():
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            database[process.pid] = times.user + times.system
    return {
        "nodes": {node.pid: node.seconds() for node in cluster.nodes.values()},
        "PostgreSQL": database,
        "clients": {0: time.process_time()},
    }


def in_a_folder(
    game: str, seats: int, tables: int, seconds: float, warm_up: float, quota: float | None
) -> Scaling:
    """Measure in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        story = scaling(Path(folder), game, seats, tables, seconds, warm_up, quota)
        return asyncio.run(story)
