"""Nodes are killed, frozen, drained and cut off at random while people play: is a move lost?"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

import psycopg

from regency.bench.cluster_house import Cluster
from regency.bench.cluster_people import Crowd, Pace
from regency.bench.postgres import Postgres
from regency.bench.server_client import API, Socket, connect, is_state
from regency.bench.server_journal import check_journal
from regency.core.fair import verify_fair
from regency.games import games

#: What happens, each as often as it stands here.
KINDS = ("kill", "freeze", "kill", "freeze", "drain", "cut", "database", "sessions")
#: Seconds between two faults, and in which a table must go on.
BETWEEN = (0.5, 1.5)
PATIENCE = 60.0
#: Seconds in which what a node said before its end may still arrive.
IN_FLIGHT = 0.1
#: Bystanders at tables of a node that is frozen, who hold on to their connections.
BYSTANDERS = 5


@dataclass
class Fault:
    """What was done, and what came of it."""

    kind: str
    node: str
    at: float  # seconds since the start
    tables: int  # that the node had
    taken: float | None = None  # seconds until all of them had another node
    pauses: list[float] = field(default_factory=list)  # seconds until people there heard of it
    frames: int = 0  # that a fenced node sent


@dataclass
class Found:
    """What a run found."""

    tables: int
    faults: list[Fault]
    matches: int
    moves: int
    acknowledged: int
    redirected: int
    went_back: int
    seconds: float
    records: int
    speeds: list[tuple[float, float]]

    def taken(self) -> list[float]:
        """Return how long take-overs lasted, sorted."""
        return sorted(one.taken for one in self.faults if one.taken is not None)

    def pauses(self) -> list[float]:
        """Return how long people at the nodes that failed heard nothing, sorted."""
        return sorted(pause for one in self.faults for pause in one.pauses)

    def frames(self) -> int:
        """Return how many frames fenced nodes sent."""
        return sum(one.frames for one in self.faults)


def share(sorted_values: Sequence[float], part: float) -> float:
    """Return a quantile; nan where there is nothing."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


class Storm:
    """The faults of one run."""

    def __init__(
        self, cluster: Cluster, crowd: Crowd, seed: int, say: Callable[[str], None]
    ) -> None:
        self.cluster = cluster
        self.crowd = crowd
        self.rng = random.Random(seed)
        self.faults: list[Fault] = []
        self._say = say
        self._began = time.monotonic()

    async def rage(self, faults: int) -> None:
        """Do so many things, one after the other, each time with all nodes there."""
        for number in range(faults):
            await self._moves(20)
            await asyncio.sleep(self.rng.uniform(*BETWEEN))
            kind = KINDS[number % len(KINDS)]
            name = self.rng.choice(sorted(self.cluster.nodes))
            fault = Fault(kind, name, time.monotonic() - self._began, len(self._tables_of(name)))
            self.faults.append(fault)
            async with asyncio.timeout(PATIENCE):
                await getattr(self, f"_{kind}")(fault)
            told = "" if fault.taken is None else f", taken over in {fault.taken:.2f} s"
            self._say(f"{number + 1:>3} {kind:<9}{name} with {fault.tables} tables{told}")

    def _tables_of(self, name: str) -> list[str]:
        with psycopg.connect(self.cluster.address) as connection:
            query = "SELECT table_id FROM owners WHERE node = %s"
            return [row[0] for row in connection.execute(query, (name,))]

    async def _moves(self, more: int) -> None:
        """Wait until the crowd plays."""
        goal = len(self.crowd.journal.acknowledged) + more
        async with asyncio.timeout(PATIENCE):
            while len(self.crowd.journal.acknowledged) < goal:
                await asyncio.sleep(0.02)

    async def _taken(self, fault: Fault, began: float, tables: set[str]) -> None:
        """Wait until other nodes have all tables, and people there hear of it."""
        while await asyncio.to_thread(self._tables_of, fault.node):
            await asyncio.sleep(0.02)
        fault.taken = time.monotonic() - began
        people = [
            person
            for table_id in tables
            for person in self.crowd.persons.get(table_id, ())
            if not person.over
        ]
        waiting = set(people)
        while waiting:
            for person in [one for one in waiting if one.over or one.told_at > began + IN_FLIGHT]:
                waiting.discard(person)
                if person.told_at > began + IN_FLIGHT:
                    fault.pauses.append(person.told_at - began)
            await asyncio.sleep(0.02)

    async def _kill(self, fault: Fault) -> None:
        tables = set(self._tables_of(fault.node))
        began = time.monotonic()
        self.cluster.kill(fault.node)
        await self._taken(fault, began, tables)
        await self.cluster.start_node(fault.node)

    async def _freeze(self, fault: Fault) -> None:
        tables = set(self._tables_of(fault.node))
        standing = await self._bystanders(fault.node, sorted(tables))
        began = time.monotonic()
        self.cluster.freeze(fault.node)
        heard = [one.count for one in standing]
        for one in standing:
            one.ask()
        await self._taken(fault, began, tables)
        await asyncio.sleep(self.rng.uniform(0, 1))
        heard = [one.count for one in standing]
        self.cluster.thaw(fault.node)
        await asyncio.gather(*[one.socket.closed for one in standing])
        fault.frames = sum(one.count for one in standing) - sum(heard)

    async def _bystanders(self, name: str, tables: list[str]) -> list[Bystander]:
        found = []
        for table_id in tables[:BYSTANDERS]:
            one = Bystander()
            with suppress(OSError):
                path = f"{API}/tables/{table_id}/ws"
                one.socket = await connect(self.cluster.ports[name], path, "", one.hear)
                found.append(one)
        await asyncio.sleep(0.1)
        return found

    async def _drain(self, fault: Fault) -> None:
        tables, began = set(self._tables_of(fault.node)), time.monotonic()
        seconds = await self.cluster.drain(fault.node)
        if seconds > 10:
            raise AssertionError(f"node {fault.node} took {seconds:.1f} s to end")
        await self._taken(fault, began, tables)
        fault.taken = None  # handed over, not taken over
        fault.pauses.clear()
        await self.cluster.start_node(fault.node)

    async def _cut(self, fault: Fault) -> None:
        await asyncio.to_thread(self.cluster.cut, fault.node)

    async def _database(self, fault: Fault) -> None:
        await asyncio.to_thread(self.cluster.postgres.kill)
        await asyncio.to_thread(self.cluster.postgres.restart)

    async def _sessions(self, fault: Fault) -> None:
        """Cut every node's connections to the database."""
        with psycopg.connect(self.cluster.address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name LIKE 'regency%'"
            )


class Bystander:
    """Holds on to a connection to a frozen node, past every proxy, and asks it."""

    socket: Socket

    def __init__(self) -> None:
        self.count = 0

    def hear(self, message: bytes) -> None:
        """Count what tells of a match."""
        self.count += is_state(message)

    def ask(self) -> None:
        """Ask for the match while nobody answers."""
        for number in range(3):
            self.socket.send(b'{"type":"sync","since":0,"ref":%d}' % (number + 1))


async def run(
    folder: Path,
    tables: int,
    faults: int,
    say: Callable[[str], None],
    *,
    pace: Pace,
    played: Sequence[str] = ("castle-combo", "kuhn"),
    lease: float = 0.8,
    seed: int = 1,
    errors: TextIO | None = None,
    database: Postgres | None = None,
) -> Found:
    """Let people play through faults; raises AssertionError where anything was lost."""
    words = ("--lease", str(lease), "--behind-proxy")
    cluster = Cluster(folder, *words, errors=errors, database=database)
    try:
        await cluster.start(proxy=True)
        crowd = Crowd(cluster.port, list(played), seed, pace)
        storm = Storm(cluster, crowd, seed, say)
        began, speeds = time.monotonic(), list[tuple[float, float]]()
        playing = asyncio.ensure_future(crowd.play(tables))
        watching = asyncio.ensure_future(_watch(crowd, began, speeds))
        while len(crowd.persons) < tables:
            await asyncio.sleep(0.1)
            if playing.done():
                await playing
        say(f"{tables} tables are played after {time.monotonic() - began:.0f} s")
        await storm.rage(faults)
        crowd.stop()
        async with asyncio.timeout(PATIENCE * 10):
            await playing
        seconds = time.monotonic() - began
        watching.cancel()
        records = await _verified(crowd)
        cluster.stop()
        moves = await check_journal(cluster.address, crowd.journal)
        return Found(
            tables,
            storm.faults,
            len(crowd.tables),
            moves,
            len(crowd.journal.acknowledged),
            crowd.redirected,
            crowd.went_back,
            seconds,
            records,
            speeds,
        )
    finally:
        cluster.remove()


async def _watch(crowd: Crowd, began: float, speeds: list[tuple[float, float]]) -> None:
    """Note the moves of every second."""
    before = 0
    while True:
        await asyncio.sleep(1.0)
        now = len(crowd.journal.acknowledged)
        speeds.append((time.monotonic() - began, now - before))
        before = now


async def _verified(crowd: Crowd) -> int:
    """Verify the record of every match; return how many there are."""
    for table_id in crowd.tables:
        for verdict in verify_fair(await crowd.record(table_id), games()):
            if verdict.error is not None or verdict.scores is None:
                raise AssertionError(f"the match at {table_id}: {verdict.error or 'no end'}")
    return len(crowd.tables)


def in_a_folder(tables: int, faults: int, say: Callable[[str], None], pace: Pace) -> Found:
    """Run it in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder), tables, faults, say, pace=pace))
