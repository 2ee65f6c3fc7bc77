"""Several servers over one database: one referee a table, and none indispensable."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import psycopg
import pytest

from regency.bench.cluster_house import Cluster
from regency.bench.postgres import Postgres
from regency.bench.server_client import (
    API,
    ELSEWHERE,
    Http,
    Socket,
    State,
    connect,
    guests,
    is_state,
    open_table,
    play,
)

Scene = Callable[[Cluster], Coroutine[Any, Any, None]]
PATIENCE = 240.0


def act(scene: Scene, folder: Path, postgres: Postgres, nodes: int = 2) -> None:
    """Play a scene with nodes that are told apart by their ports."""
    cluster = Cluster(folder, "--lease", "1.5", nodes=nodes, database=postgres)

    async def whole() -> None:
        await cluster.start(proxy=False)
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(cluster)
        finally:
            for socket in Seat.sockets:
                socket.drop()
            await asyncio.gather(*[socket.closed for socket in Seat.sockets])
            Seat.sockets.clear()

    try:
        asyncio.run(whole())
    finally:
        cluster.stop()


def owner(cluster: Cluster, table_id: str) -> str | None:
    with psycopg.connect(cluster.address) as connection:
        query = "SELECT node FROM owners WHERE table_id = %s"
        found = connection.execute(query, (table_id,)).fetchone()
        return None if found is None else str(found[0])


class Seat:
    """Somebody at a table of one node, who hears everything."""

    sockets: ClassVar[list[Socket]] = []

    def __init__(self, table_id: str, cookie: str) -> None:
        self.table_id = table_id
        self.cookie = cookie
        self.heard: list[bytes] = []
        self.news = asyncio.Event()

    async def sit(self, port: int) -> Socket:
        self.socket = await connect(
            port, f"{API}/tables/{self.table_id}/ws", self.cookie, self._hear
        )
        self.sockets.append(self.socket)
        return self.socket

    async def gone(self) -> int | None:
        """Wait for the end of the connection; return the code that was given."""
        await self.socket.closed
        return self.socket.code

    def _hear(self, message: bytes) -> None:
        self.heard.append(message)
        self.news.set()

    async def until(self, fits: Callable[[bytes], bool]) -> bytes:
        while True:
            self.news.clear()
            for message in self.heard:
                if fits(message):
                    return message
            await self.news.wait()

    async def state(self) -> State:
        return State(await self.until(is_state))

    async def ask(self, **request: Any) -> dict[str, Any]:
        self.socket.send(json.dumps({"ref": 7, **request}).encode())
        return dict(json.loads(await self.until(lambda one: b'"ref":7' in one)))


async def seated(cluster: Cluster, node: str, bots: int = 1) -> tuple[str, Seat]:
    async with Http(cluster.ports[node]) as http:
        (cookie,) = await guests(http, 1)
        table_id = await open_table(http, "kuhn", [cookie], bots, level="page")
    return table_id, Seat(table_id, cookie)


def test_the_wrong_node_names_the_right_one(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(cluster: Cluster) -> None:
        table_id, seat = await seated(cluster, "n1")
        assert owner(cluster, table_id) == "n1"
        async with Http(cluster.ports["n2"]) as http:
            path = f"{API}/tables/{table_id}"
            status, head, _ = await http._ask("GET", path, b"", seat.cookie)
            assert status == 307
            assert f"location: /n/n1{path}" in head.lower().replace(table_id.lower(), table_id)
        socket = await seat.sit(cluster.ports["n2"])
        await socket.closed
        assert (socket.code, socket.reason) == (ELSEWHERE, "n1")
        assert seat.heard == []
        await seat.sit(cluster.ports["n1"])
        assert (await seat.state()).viewer() == 0

    act(scene, tmp_path, postgres)


def test_a_table_goes_on_where_another_node_was_killed(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(cluster: Cluster) -> None:
        table_id, seat = await seated(cluster, "n1")
        await seat.sit(cluster.ports["n1"])
        before = await seat.state()
        cluster.kill("n1")
        await seat.gone()
        while owner(cluster, table_id) != "n2":
            await asyncio.sleep(0.05)
        seat.heard.clear()
        await seat.sit(cluster.ports["n2"])
        state = await seat.state()
        assert state.at >= before.at
        while seat.socket.code is None and not state.actions():
            seat.heard.clear()
            state = await seat.state()
        seat.socket.send(play(state.at, state.actions()[0], 7))
        answer = json.loads(await seat.until(lambda one: b'"ref":7' in one))
        assert answer["type"] == "done"

    act(scene, tmp_path, postgres)


@pytest.mark.finding("N2")
def test_who_was_frozen_tells_nothing_any_more(tmp_path: Path, postgres: Postgres) -> None:
    """Not even what was asked while it could not answer."""

    async def scene(cluster: Cluster) -> None:
        table_id, seat = await seated(cluster, "n1")
        await seat.sit(cluster.ports["n1"])
        state = await seat.state()
        cluster.freeze("n1")
        for number in range(5):
            seat.socket.send(b'{"type":"sync","since":0,"ref":%d}' % (number + 100))
        seat.socket.send(play(state.at, (state.actions() or [0])[0], 106))
        while owner(cluster, table_id) != "n2":
            await asyncio.sleep(0.05)
        seat.heard.clear()
        cluster.thaw("n1")
        await seat.gone()
        assert seat.heard == []
        # It comes back as a node like any other, and sends people where the table is.
        other = Seat(table_id, seat.cookie)
        code = None
        while code != ELSEWHERE:
            with suppress(OSError):  # it is not back yet
                await other.sit(cluster.ports["n1"])
                code = await other.gone()
            await asyncio.sleep(0.05)
        assert other.socket.reason == "n2"

    act(scene, tmp_path, postgres)


def test_a_node_that_ends_hands_its_tables_over(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(cluster: Cluster) -> None:
        table_id, seat = await seated(cluster, "n1")
        await seat.sit(cluster.ports["n1"])
        await seat.state()
        seconds = await cluster.drain("n1")
        assert await seat.gone() == 1012
        assert owner(cluster, table_id) == "n2"
        assert seconds < 10
        seat.heard.clear()
        await seat.sit(cluster.ports["n2"])
        await seat.state()

    act(scene, tmp_path, postgres)
