"""A server whose database is locked, full, gone or taken: it says so, and goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regency.bench.postgres import Postgres
from regency.bench.server_client import API, Http, Socket, State, connect, guests, is_state, play
from regency.bench.server_process import ENDED_WELL, ServerProcess, regency_server

PATIENCE = 120.0


class Player:
    """Someone who plays against a bot and waits for every answer."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.table_id = ""
        self.socket: Socket | None = None
        self.state: State | None = None
        self.changed = asyncio.Event()
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def sit_down(self, http: Http) -> None:
        """Open a table with a bot."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
        wish = {"game": "kuhn", "seats": seats, "start": True}
        table, _ = await http.ask("POST", "/tables", wish, self.cookie)
        self.table_id = table["id"]
        path = f"{API}/tables/{self.table_id}/ws"
        self.socket = await connect(self.port, path, self.cookie, self.hear)

    def hear(self, message: bytes) -> None:
        if is_state(message):
            self.state = State(message)
            self.changed.set()
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self.answers.put_nowait(json.loads(message))

    async def my_turn(self) -> State:
        """Wait until there is something to do."""
        async with asyncio.timeout(PATIENCE):
            while self.state is None or not self.state.actions():
                await self.changed.wait()
                self.changed.clear()
        return self.state

    async def move(self) -> dict[str, Any]:
        """Play the first action; return the answer."""
        state = await self.my_turn()
        assert self.socket is not None
        self.socket.send(play(state.at, state.actions()[0]))
        async with asyncio.timeout(PATIENCE):
            return await self.answers.get()


@asynccontextmanager
async def playing(
    data: Path, *more: str, before: Sequence[str] = ()
) -> AsyncIterator[tuple[ServerProcess, Player]]:
    """Run a server with someone whose turn it is."""
    server = regency_server(data, *more, before=before)
    await asyncio.to_thread(server.wait)
    try:
        async with Http(server.port) as http:
            player = Player(server.port, (await guests(http, 1))[0])
            await player.sit_down(http)
        await player.my_turn()
        yield server, player
    finally:
        server.kill()
        if player.socket is not None:
            await player.socket.closed


async def until_done(player: Player) -> None:
    """Try the same move until it is taken."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await player.move())["type"] != "done":
            assert answer["code"] == "unavailable"
            await asyncio.sleep(0.2)


def test_a_locked_database_is_said_and_waited_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(tmp_path) as (_, player):
            before = (await player.my_turn()).at
            lock = sqlite3.connect(tmp_path / "regency.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            answer = await player.move()
            assert (answer["type"], answer["code"]) == ("refused", "unavailable")
            assert player.state is not None
            assert player.state.at == before  # nothing moved
            lock.close()
            await until_done(player)

    asyncio.run(scene())


def test_a_full_disk_is_said_and_room_is_used_again(tmp_path: Path) -> None:
    private = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--user", "--map-root-user"])
    if subprocess.run([*private, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine allows no mounts of one's own")
    script = f'mount -t tmpfs -o size=3m none {tmp_path} && exec "$0" "$@"'

    async def scene() -> None:
        before = [*private, "sh", "-c", script]
        async with playing(tmp_path, before=before) as (server, player):
            # The server's small disk, as it sees it.
            filler = Path(f"/proc/{server.pid}/root{tmp_path}/filler")
            fill(filler)
            await refused_sooner_or_later(player)
            filler.unlink()
            await until_done(player)

    asyncio.run(scene())


def fill(filler: Path) -> None:
    """Leave not a byte."""
    with filler.open("wb", buffering=0) as out:
        for size in (1 << 16, 1 << 12, 1 << 6, 1):
            try:
                while True:
                    out.write(bytes(size))
            except OSError:
                continue


async def refused_sooner_or_later(player: Player) -> None:
    """Send chat until the file that grows with it cannot: the log of the database has some room."""
    assert player.socket is not None
    async with asyncio.timeout(PATIENCE):
        while True:
            player.socket.send(json.dumps({"type": "chat", "ref": 0, "text": "x" * 300}).encode())
            answer = await player.answers.get()
            if answer["type"] == "refused":
                assert answer["code"] == "unavailable"
                return


def test_postgres_gone_and_back(tmp_path: Path) -> None:
    postgres = Postgres()

    async def scene() -> None:
        async with playing(tmp_path, "--database", postgres.new_database()) as (_, player):
            postgres.kill()
            assert (await player.move())["code"] == "unavailable"
            await asyncio.to_thread(postgres.restart)
            await until_done(player)

    try:
        asyncio.run(scene())
    finally:
        postgres.remove()


def serve_once(data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "regency", "serve", "--port", "0", "--data", str(data)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_second_server_is_told(tmp_path: Path) -> None:
    server = regency_server(tmp_path).wait()
    second = serve_once(tmp_path)
    assert second.returncode == 1
    assert f"another server (process {server.pid}) uses" in second.stderr
    assert "Traceback" not in second.stderr
    assert server.stop() in ENDED_WELL


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")
    told = serve_once(tmp_path / "data")
    assert told.returncode == 1
    assert str(tmp_path / "data") in told.stderr
    assert "Traceback" not in told.stderr
