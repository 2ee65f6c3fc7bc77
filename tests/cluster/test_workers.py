"""Machines that think for bots: they add, they are told little, and nothing rests on them."""

from __future__ import annotations

import asyncio
import base64
import re
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import orjson
import psycopg
import pytest

from regency.bench.cluster_house import free_port
from regency.bench.postgres import Postgres, psql
from regency.cli import main
from regency.core.match import Position
from regency.core.secrecy import redact
from regency.games import games
from regency.server.workers.bots import BotPool
from regency.server.workers.crew import Lost
from regency.server.workers.elsewhere import Elsewhere
from regency.server.workers.stamp import stamp_of
from regency.store.database import Postgres as Database
from regency.store.database import database_at
from regency.store.thoughts import Asking, Hearing, Thinking
from tests.hostile.test_bots_under_fire import SLOW
from tests.server.playing import Person, running

CASTLE = games()["castle-combo"]
PATIENCE = 120.0
ROLE = Path(__file__).parents[2] / "deploy" / "worker-role.sql"


@pytest.fixture
def address(postgres: Postgres) -> str:
    database = postgres.new_database()
    assert main(["migrate", "--database", database]) == 0
    return database


@contextmanager
def worker(address: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "regency", "worker", "--database", address, *words]
    with started(command) as process:
        yield process


@contextmanager
def slow_worker(address: str, seconds: float, action: int = 0) -> Iterator[subprocess.Popen[str]]:
    file = Path(__file__).with_name("slow_worker.py")
    with started([sys.executable, str(file), address, str(seconds), str(action)]) as process:
        yield process


@contextmanager
def started(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "processes think" in line, line
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Asker:
    """A server's bots: one process here, which can be kept busy, and whoever is elsewhere."""

    def __init__(self, address: str, deadline: float) -> None:
        self.pool = BotPool(1, SLOW, deadline)
        self.elsewhere = Elsewhere(address, games(), self.pool.think_elsewhere)
        self.warned: list[str] = []
        self.position = Position(CASTLE, 2, seed=3)
        self.position.settle_chance()

    async def keep_busy(self, seconds: float) -> asyncio.Task[Any]:
        """Let the process here do something else."""
        request = {"do": "choose", "game": "", "seconds": seconds}
        task = asyncio.create_task(self.pool._bots.ask(request, PATIENCE, near=True))
        await asyncio.sleep(0.05)
        return task

    async def choose(self, level: str = "heuristic") -> int:
        seat = self.position.seat_to_act()
        seen, mask = self.position.seen_by(seat), self.position.mask(seat)
        return await self.pool.choose(
            CASTLE, seen, seat, mask, level, lambda: self.warned.append(level)
        )

    async def thinkers(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.elsewhere.thinkers != count:
                await asyncio.sleep(0.02)

    def legal(self) -> list[int]:
        return self.position.legal(self.position.seat_to_act())


@asynccontextmanager
async def asking(address: str, deadline: float = 12.0) -> AsyncIterator[Asker]:
    asker = Asker(address, deadline)
    asker.elsewhere.start()
    try:
        yield asker
    finally:
        await asker.pool.close()
        await asker.elsewhere.close()


def rows(address: str) -> int:
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT count(*) FROM thoughts").fetchone()
        assert found is not None
        return int(found[0])


async def held(address: str) -> None:
    """Wait until somebody has a thought in hand."""
    free = "SELECT 1 FROM thoughts FOR UPDATE SKIP LOCKED"
    async with asyncio.timeout(PATIENCE):
        while True:
            with psycopg.connect(address) as connection:
                found = connection.execute(free).fetchall()
            if not found and rows(address) == 1:
                return
            await asyncio.sleep(0.02)


def test_what_waits_here_is_thought_about_elsewhere(address: str) -> None:
    """Two workers: while the process here is busy every answer comes from one of them."""
    ports = [free_port(), free_port()]

    async def scene() -> None:
        async with asking(address) as asker:
            assert asker.elsewhere.thinkers == 0
            with (
                worker(address, "--metrics", str(ports[0])),
                worker(address, "--metrics", str(ports[1])),
            ):
                await asker.thinkers(2)
                busy = await asker.keep_busy(3600)
                found = await asyncio.gather(*[asker.choose("page") for _ in range(40)])
                assert set(found) <= set(asker.legal())
                assert asker.elsewhere.thoughts == {"answered": 40}
                counted = [await asyncio.to_thread(thoughts, port) for port in ports]
                assert sum(counted) == 40
                assert min(counted) > 0
                busy.cancel()
            await asker.thinkers(0)
            assert asker.warned == []
        assert rows(address) == 0

    asyncio.run(scene())


def thoughts(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        told = answer.read().decode()
    assert "regency_worker_processes 1.0" in told
    found = re.search(r'regency_worker_thoughts_total{game="castle-combo"} (\d+)', told)
    return int(found.group(1)) if found else 0


def test_without_a_worker_all_is_as_before(address: str) -> None:
    async def scene() -> None:
        async with asking(address) as asker:
            assert await asker.choose() == 0
            await asker.keep_busy(0.3)
            assert await asker.choose() == 0
            assert asker.elsewhere.thoughts == {}
            assert rows(address) == 0

    asyncio.run(scene())


def test_a_worker_killed_in_mid_thought_costs_a_retry(address: str) -> None:
    async def scene() -> None:
        async with asking(address) as asker:
            with slow_worker(address, 3600) as process:
                await asker.thinkers(1)
                busy = await asker.keep_busy(2.0)
                choosing = asyncio.create_task(asker.choose())
                await held(address)
                process.kill()
                began = time.monotonic()
                assert await choosing == 0
                assert time.monotonic() - began < 4.0
                await busy
            assert asker.elsewhere.thoughts == {"lost": 1}
            assert (asker.warned, asker.pool.failures) == ([], 0)
        assert rows(address) == 0

    asyncio.run(scene())


def test_another_worker_takes_what_a_dead_one_had(address: str) -> None:
    database = database_at(address)
    assert isinstance(database, Database)
    first, second = (Thinking(database, stamp_of(games())) for _ in range(2))
    first.connect()
    second.connect()

    async def scene() -> None:
        async with asking(address) as asker:
            await asker.thinkers(2)
            busy = await asker.keep_busy(3600)
            choosing = asyncio.create_task(asker.choose())
            thought = await asyncio.to_thread(first.take, 10.0)
            assert await asyncio.to_thread(second.take, 0.1) is None
            first.disconnect()
            taken = None
            while taken is None and not asker.elsewhere.thoughts:
                taken = await asyncio.to_thread(second.take, 0.02)
            assert taken == thought
            assert taken is not None
            letter = orjson.dumps({"thought": taken.id, "is": {"action": asker.legal()[-1]}})
            await asyncio.to_thread(second.answer, taken, letter.decode())
            assert await choosing == asker.legal()[-1]
            busy.cancel()

    asyncio.run(scene())
    second.disconnect()
    database.release()


def test_a_worker_that_is_too_slow_is_not_waited_for(address: str) -> None:
    async def scene() -> None:
        async with asking(address, deadline=1.0) as asker:
            with slow_worker(address, 3600):
                await asker.thinkers(1)
                await asker.keep_busy(0.3)
                began = time.monotonic()
                assert await asker.choose() == 0
                assert 1.0 <= time.monotonic() - began < 3.0
                assert asker.elsewhere.thoughts == {"lost": 1}
                # For a while nobody elsewhere is asked.
                await asker.keep_busy(0.3)
                assert await asker.choose() == 0
                assert asker.elsewhere.thoughts == {"lost": 1}
            assert (asker.warned, asker.pool.failures) == ([], 0)

    asyncio.run(scene())


def test_nonsense_from_a_worker_costs_a_try(address: str) -> None:
    async def scene() -> None:
        async with asking(address) as asker:
            with slow_worker(address, 0.0, action=10_000):
                await asker.thinkers(1)
                await asker.keep_busy(0.3)
                assert await asker.choose() == 0
            assert asker.elsewhere.thoughts == {"answered": 1}
            assert (asker.warned, asker.pool.failures) == ([], 1)

    asyncio.run(scene())


def test_a_worker_is_told_what_the_seat_may_know_and_no_more(address: str) -> None:
    """Under an account that may not even look at tables."""
    for _ in range(2):  # it may be run again
        psql(address, "--file", str(ROLE))
    limited = address.replace("//postgres:", "//regency_worker:")
    with psycopg.connect(limited) as elsewhere, pytest.raises(psycopg.errors.InsufficientPrivilege):
        elsewhere.execute("SELECT seed FROM tables")
    database = database_at(limited)
    assert isinstance(database, Database)
    line = Thinking(database, stamp_of(games()))
    line.connect()

    async def scene() -> None:
        async with asking(address) as asker:
            await asker.thinkers(1)
            busy = await asker.keep_busy(3600)
            choosing = asyncio.create_task(asker.choose())
            thought = await asyncio.to_thread(line.take, 10.0)
            assert thought is not None
            asked = orjson.loads(thought.request)
            assert asked.keys() == {"do", "game", "seat", "seen", "mask", "level"}
            told, whole = base64.b64decode(asked["seen"]), asker.position.state
            assert told == redact(CASTLE, whole, asked["seat"]).tobytes()
            assert told != whole.tobytes()
            assert np.frombuffer(base64.b64decode(asked["mask"]), np.uint8).sum() > 1
            letter = orjson.dumps({"thought": thought.id, "is": {"action": asker.legal()[0]}})
            await asyncio.to_thread(line.answer, thought, letter.decode())
            assert await choosing == asker.legal()[0]
            busy.cancel()

    try:
        asyncio.run(scene())
        with worker(limited) as process:  # the real one needs no more either
            process.terminate()
            assert process.wait(30) == 0
    finally:
        line.disconnect()
        database.release()


NOBODY = "postgresql://nobody@127.0.0.1:1/nothing"


def test_an_end_waits_for_the_database_and_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        elsewhere = Elsewhere(NOBODY, games(), lambda far: None)
        ended = threading.Event()
        stuck = elsewhere._writer.submit(ended.wait, 10.0)
        closing = asyncio.create_task(elsewhere.close())
        await asyncio.sleep(0.05)
        ended.set()  # by the loop, which goes on meanwhile
        await closing
        assert stuck.result()

    asyncio.run(scene())


def test_nobody_connects_to_say_that_a_thought_is_not_wanted_when_all_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connected: list[Asking] = []
    monkeypatch.setattr(Asking, "connect", connected.append)

    async def scene() -> None:
        elsewhere = Elsewhere(NOBODY, games(), lambda far: None)
        await elsewhere.close()
        with pytest.raises(Lost, match="the server stops"):
            elsewhere._carry_out(elsewhere._asking.withdraw, "a thought")

    asyncio.run(scene())
    assert connected == []


def test_other_rules_are_refused_by_name(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    database = database_at(address)
    assert isinstance(database, Database)
    server = Hearing(database, 7, {"kuhn": 99, "castle-combo": CASTLE.rules_version})
    server.connect()
    assert main(["worker", "--database", address]) == 1
    said = capsys.readouterr().err
    here = games()["kuhn"].rules_version
    assert f"another Regency (kuhn: rules 99 there, {here} here): install the same" in said
    server.disconnect()
    database.release()


def test_a_database_that_passes_nothing_on_is_refused(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worker", "--database", f"sqlite:///{tmp_path}/regency.db"]) == 1
    assert "passed on by PostgreSQL" in capsys.readouterr().err
    assert main(["worker", "--database", postgres.new_database()]) == 1
    assert "has schema none, and this program needs" in capsys.readouterr().err
    assert main(["worker", "--database", "postgresql://x/y", "--processes", "none"]) == 2
    assert "a whole number from 1 to" in capsys.readouterr().err


def test_tables_of_a_real_server_go_on_when_a_worker_is_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    at = postgres.new_database()
    with running(tmp_path, database=at) as server, worker(at, "--processes", "2") as process:
        elsewhere = server.services.elsewhere
        assert elsewhere is not None
        until = time.monotonic() + PATIENCE
        while elsewhere.thinkers < 2 and time.monotonic() < until:
            time.sleep(0.05)
        person = Person(server)
        seats = ["knight", "knight"]
        tables = [person.open("castle-combo", seats, start=True) for _ in range(6)]
        while elsewhere.thoughts["answered"] < 20 and time.monotonic() < until:
            time.sleep(0.02)
        process.kill()
        stages = set[str]()
        while stages != {"over"} and time.monotonic() < until:
            stages = {person.http.get(f"/tables/{one}").json()["stage"] for one in tables}
            time.sleep(0.1)
        assert stages == {"over"}
        assert elsewhere.thoughts["answered"] >= 20
        assert server.services.bots.failures == 0
        while elsewhere.thinkers and time.monotonic() < until:
            time.sleep(0.05)
        told = person.http.get(f"{server.address}/metrics").text
        assert 'regency_thoughts_elsewhere_total{outcome="answered"}' in told
        assert "regency_thinkers_elsewhere 0.0" in told
