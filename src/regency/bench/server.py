"""`regency bench server`: a real server on one core, its clients on another."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from regency.bench.server_client import Http, connect, guests, open_table
from regency.bench.server_load import Figures, Load
from regency.bench.server_process import ServerProcess, more_files, regency_server

VIEWERS = 5
#: Tables at once when the server is to be kept busy: enough to hide the waits for the disk.
BUSY_TABLES = 100
#: Tables at once at half speed: each moves now and then, as people do.
CALM_TABLES = 200
GUESTS = 25
WARM_UP_SECONDS = 3.0
ECHO_SOCKETS = 50
ECHO_TEXT = b'{"type":"play","ref":1,"at":41,"action":17}'
CROWD_TABLES = 2_000
CROWD_CONNECTIONS = 5_000
MEBIBYTE = 1 << 20

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Cores:
    """Which core serves and which one plays; None where the machine has only one."""

    server: set[int] | None
    clients: set[int] | None


def two_cores() -> Cores:
    """Choose a core for each side."""
    mine = sorted(os.sched_getaffinity(0))
    if len(mine) < 2:
        return Cores(None, None)
    return Cores({mine[0]}, set(mine[1:]))


@dataclass(frozen=True)
class GameSpeed:
    """What one game's tables measured: as fast as they can, and at half of that."""

    game: str
    seats: int
    busy: Figures
    calm: Figures
    server_share: float  # of its core, while busy


@dataclass(frozen=True)
class Crowd:
    """How much memory many tables and connections take."""

    tables: int
    connections: int
    empty: int
    with_tables: int
    with_connections: int


async def echo_speed(cores: Cores, seconds: float) -> float:
    """Return how many texts a second a bare echo on the same parts sends back."""
    server = ServerProcess(["regency.bench.server_echo"], cores.server)
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1
        sockets[heard % len(sockets)].send(ECHO_TEXT)

    try:
        sockets = [await connect(server.port, "/", "", hear) for _ in range(ECHO_SOCKETS)]
        for socket in sockets:
            socket.send(ECHO_TEXT)
        await asyncio.sleep(1.0)
        before, started = heard, time.perf_counter()
        await asyncio.sleep(seconds)
        speed = (heard - before) / (time.perf_counter() - started)
        for socket in sockets:
            socket.close()
    finally:
        server.kill()
    return speed


async def game_speed(game: str, seats: int, cores: Cores, seconds: float) -> GameSpeed:
    """Measure one game: as fast as the server can, then at half of that speed."""
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), cores=cores.server)
        try:
            busy, share = await _busy(server, game, seats, seconds)
            calm = await _calm(server, game, seats, seconds, busy.moves / busy.seconds / 2)
        finally:
            server.kill()
    return GameSpeed(game, seats, busy, calm, share)


async def _busy(
    server: ServerProcess, game: str, seats: int, seconds: float
) -> tuple[Figures, float]:
    load = await _start_load(server, game, seats)
    await load.open(BUSY_TABLES)
    await load.measure(WARM_UP_SECONDS)
    used, started = server.seconds(), time.perf_counter()
    figures = await load.measure(seconds)
    share = (server.seconds() - used) / (time.perf_counter() - started)
    await load.close()
    return figures, share


async def _calm(
    server: ServerProcess, game: str, seats: int, seconds: float, speed: float
) -> Figures:
    load = await _start_load(server, game, seats)
    load.interval = CALM_TABLES / speed
    await load.open(CALM_TABLES)
    await load.measure(WARM_UP_SECONDS)
    figures = await load.measure(seconds)
    await load.close()
    return figures


async def _start_load(server: ServerProcess, game: str, seats: int) -> Load:
    http = Http(server.port)
    load = Load(server.port, game, seats, VIEWERS, await guests(http, GUESTS))
    http.close()
    return load


async def crowd(game: str, seats: int, cores: Cores, progress: Progress) -> Crowd:
    """Open many tables, then many connections, and look at the server's memory."""
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), cores=cores.server)
        https = [Http(server.port) for _ in range(8)]
        sockets = []
        try:
            cookies = await guests(https[0], GUESTS)
            await open_table(https[0], game, cookies[:seats])  # what is loaded once is not counted
            empty = server.resident()
            tables: list[str] = []

            async def open_some(http: Http) -> None:
                while len(tables) < CROWD_TABLES:
                    tables.append("")
                    at = len(tables) - 1
                    tables[at] = await open_table(http, game, cookies[:seats])
                    if at % 200 == 0:
                        progress(f"{at} tables")

            await asyncio.gather(*[open_some(http) for http in https])
            with_tables = server.resident()
            for number in range(CROWD_CONNECTIONS):
                path = f"/api/v1/tables/{tables[number % len(tables)]}/ws"
                cookie = cookies[number // len(tables) % len(cookies)]
                sockets.append(await connect(server.port, path, cookie, lambda _: None))
                if number % 500 == 0:
                    progress(f"{number} connections")
            await asyncio.sleep(1.0)
            with_connections = server.resident()
        finally:
            for socket in sockets:
                socket.close()
            server.kill()
    return Crowd(len(tables), len(sockets), empty, with_tables, with_connections)


def prepare(cores: Cores) -> None:
    """Make this process a good crowd of clients."""
    more_files()
    if cores.clients is not None:
        os.sched_setaffinity(0, cores.clients)
