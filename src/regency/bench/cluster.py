"""Nodes are killed, frozen, drained and cut off at random while people play: is a move lost?"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import psutil
import psycopg

from regency.bench.cluster_house import Cluster
from regency.bench.cluster_people import Crowd, Pace
from regency.bench.cluster_report import Fault, Found, Second
from regency.bench.postgres import Postgres
from regency.bench.server_client import API, Socket, connect, is_state
from regency.bench.server_journal import check_journal
from regency.core.fair import verify_fair
from regency.games import games

#: What happens, each as often as it stands here; in this order at first, then in any.
KINDS = ("kill", "freeze", "kill", "freeze", "drain", "cut", "database", "sessions")
#: Seconds between two faults, and in which a table must go on.
BETWEEN = (0.5, 1.5)
PATIENCE = 120.0
#: Seconds in which what a node said before its end may still arrive.
IN_FLIGHT = 0.1
#: Seconds in which somebody who comes to a table hears of it.
LISTENING = 5.0
#: Bystanders at tables of a node that is frozen, who hold on to their connections.
BYSTANDERS = 5


class Storm:
    """The faults of one run."""

    def __init__(
        self, cluster: Cluster, crowd: Crowd, seed: int, say: Callable[[str], None]
    ) -> None:
        self.cluster = cluster
        self.crowd = crowd
        self.rng = random.Random(seed)
        self.faults: list[Fault] = []
        self.say = say
        self.began = time.monotonic()

    def seconds(self) -> float:
        """Return how long ago it began."""
        return time.monotonic() - self.began

    async def rage(self, faults: int) -> None:
        """Do so many things, one after the other, each time with all nodes there."""
        kinds = list(KINDS)
        while len(kinds) < faults:
            kinds += self.rng.sample(KINDS, len(KINDS))
        for number, kind in enumerate(kinds[:faults]):
            async with asyncio.timeout(PATIENCE):
                await self.crowd.moves(20)
            await asyncio.sleep(self.rng.uniform(*BETWEEN))
            name = self.rng.choice(self._nodes_for(kind))
            fault = Fault(kind, name, self.seconds(), len(self._tables_of(name)))
            self.faults.append(fault)
            async with asyncio.timeout(PATIENCE):
                await getattr(self, f"_{kind}")(fault)
            told = "" if fault.taken is None else f", taken over in {fault.taken:.2f} s"
            self.say(f"{number + 1:>3} {kind:<9}{name} with {fault.tables} tables{told}")

    def _nodes_for(self, kind: str) -> list[str]:
        """Return the nodes to choose from: one that is to be listened to must have tables."""
        names = sorted(self.cluster.nodes)
        return [one for one in names if self._tables_of(one)] if kind == "freeze" else names

    def _tables_of(self, name: str) -> list[str]:
        with psycopg.connect(self.cluster.address) as connection:
            query = "SELECT table_id FROM owners WHERE node = %s"
            return [row[0] for row in connection.execute(query, (name,))]

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
        standing = await self._bystanders(fault.node)
        tables = set(self._tables_of(fault.node))
        fault.bystanders, fault.tables = len(standing), len(tables)
        began = time.monotonic()
        self.cluster.freeze(fault.node)
        for one in standing:
            one.ask()
        await self._taken(fault, began, tables)
        await asyncio.sleep(self.rng.uniform(0, 1))
        heard = [one.count for one in standing]
        self.cluster.thaw(fault.node)
        await asyncio.gather(*[one.socket.closed for one in standing])
        fault.frames = sum(one.count for one in standing) - sum(heard)

    async def _bystanders(self, name: str) -> list[Bystander]:
        """Return people who hear of matches at a node; there is one at least."""
        found = list[Bystander]()
        while not found:  # tables may have ended or gone elsewhere meanwhile
            for table_id in sorted(self._tables_of(name))[:BYSTANDERS]:
                one = Bystander()
                with suppress(OSError):
                    path = f"{API}/tables/{table_id}/ws"
                    one.socket = await connect(self.cluster.ports[name], path, "", one.hear)
                    await one.hears()
                if one.count:
                    found.append(one)
            await asyncio.sleep(IN_FLIGHT)
        return found

    async def _drain(self, fault: Fault) -> None:
        tables, began = set(self._tables_of(fault.node)), time.monotonic()
        fault.ended = await self.cluster.drain(fault.node)
        if fault.ended > 10:
            raise AssertionError(f"node {fault.node} took {fault.ended:.1f} s to end")
        await self._taken(fault, began, tables)
        fault.taken = None  # handed over, not taken over
        fault.pauses.clear()
        await self.cluster.start_node(fault.node)

    async def _cut(self, fault: Fault) -> None:
        await asyncio.to_thread(self.cluster.cut, fault.node)

    async def _database(self, fault: Fault) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.cluster.postgres.kill)
        await asyncio.to_thread(self.cluster.postgres.restart)
        await self.crowd.moves(1)
        fault.back = time.monotonic() - began

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
        self._heard = asyncio.Event()

    def hear(self, message: bytes) -> None:
        """Count what tells of a match."""
        self.count += is_state(message)
        if self.count:
            self._heard.set()

    async def hears(self) -> None:
        """Wait until a match was told of; hang up if that takes long."""
        self.socket.closed.add_done_callback(lambda _: self._heard.set())
        with suppress(TimeoutError):
            async with asyncio.timeout(LISTENING):
                await self._heard.wait()
        if not self.count:
            self.socket.drop()

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
        course = await _played(crowd, storm, tables, faults)
        say(f"the last match has ended after {course[-1].at:.0f} s")
        records, proxy = await verified(crowd), cluster.haproxy_seconds()
        cluster.stop()
        return Found(
            tables=tables,
            faults=storm.faults,
            moves=await check_journal(cluster.address, crowd.journal),
            acknowledged=len(crowd.journal.acknowledged),
            sent_again=crowd.sent_again(),
            refusals=crowd.refusals,
            redirected=crowd.redirected,
            went_back=crowd.went_back,
            records=records,
            haproxy=proxy,
            course=course,
        )
    finally:
        cluster.remove()


async def _played(crowd: Crowd, storm: Storm, tables: int, faults: int) -> list[Second]:
    """Let people play until the storm is over, and then to the ends of their matches."""
    course = list[Second]()
    watching = asyncio.ensure_future(_watch(crowd, storm, course))
    try:
        async with asyncio.TaskGroup() as group:
            playing = group.create_task(crowd.play(tables))
            while len(crowd.persons) < tables:
                await asyncio.sleep(0.1)
            storm.say(f"{tables} tables are played after {storm.seconds():.0f} s")
            await storm.rage(faults)
            crowd.stop()
            async with asyncio.timeout(PATIENCE * 10):
                await playing
    finally:
        watching.cancel()
    return course


async def _watch(crowd: Crowd, storm: Storm, course: list[Second]) -> None:
    """Note what every second brings."""
    before = 0
    psutil.cpu_percent()
    while True:
        await asyncio.sleep(1.0)
        now, busy = len(crowd.journal.acknowledged), psutil.cpu_percent() / 100
        course.append(Second(storm.seconds(), now - before, busy * psutil.cpu_count()))
        before = now


async def verified(crowd: Crowd) -> int:
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
