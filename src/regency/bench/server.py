"""`regency bench server`: a real server on one core, its clients on another."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from regency.bench.server_client import API, Http, Socket, connect, guests, open_table
from regency.bench.server_load import HTTP_CONNECTIONS, Figures, Load
from regency.bench.server_process import ServerProcess, more_files, regency_server
from regency.server.wire.common import Form

VIEWERS = 5
#: Tables at once when the server is to be kept busy: enough to hide the waits for the disk.
BUSY_TABLES = 100
#: Tables at once at half speed: each moves now and then, as people do.
CALM_TABLES = 200
GUESTS = 25
#: Until most of what pictures are made of has been seen once.
WARM_UP_SECONDS = 20.0
#: How often each of several forms has its turn, and how long the one before has to come to rest.
TURNS = 4
PAUSE_SECONDS = 0.2
ECHO_SOCKETS = 50
#: About as long as a picture of Castle Combo at five seats.
PICTURE_BYTES = 8_000
ECHO_TEXT = b'{"type":"play","ref":1,"at":41,"action":17}'
MEBIBYTE = 1 << 20

#: Called with the number of tables and connections so far.
Progress = Callable[[int], None]


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
    form: Form
    seats: int
    busy: Figures
    calm: Figures

    @property
    def server_share(self) -> float:
        """Return how much of its core the server used while busy."""
        return self.busy.server_seconds / self.busy.seconds

    @property
    def microseconds(self) -> float:
        """Return the server's processor time for a move, everything included."""
        return 1e6 * self.busy.server_seconds / max(1, self.busy.moves)


@dataclass(frozen=True)
class Crowd:
    """How much memory many tables and connections take."""

    tables: int
    connections: int
    empty: int
    with_tables: int
    with_connections: int


@dataclass(frozen=True)
class Bare:
    """What a server does that has nothing to do but to send."""

    speed: float  # texts or rounds a second
    microseconds: float  # of the server's processor time for one


async def echo_speed(cores: Cores, seconds: float) -> Bare:
    """Measure how many texts a second a bare echo on the same parts sends back."""
    return await _bare(0, cores, seconds, [(f"/{n}", 1) for n in range(ECHO_SOCKETS)])


async def room_speed(cores: Cores, seconds: float) -> Bare:
    """Measure the same work as a move's with the pictures ready made and nothing kept.

    One text in, as many out as a table has viewers, each as long as a picture: no server that tells
    its viewers everything after every move can do more.
    """
    rooms = [(f"/{n}", VIEWERS) for n in range(BUSY_TABLES)]
    return await _bare(PICTURE_BYTES, cores, seconds, rooms)


async def _bare(size: int, cores: Cores, seconds: float, rooms: list[tuple[str, int]]) -> Bare:
    """Let someone in every room say something again whenever all in it have heard the last."""
    server = ServerProcess(["regency.bench.server_echo", str(size)], cores.server).wait()
    rounds = 0

    async def enter(path: str, count: int) -> list[Socket]:
        heard = 0

        def hear(_: bytes) -> None:
            nonlocal heard, rounds
            heard += 1
            if heard % count == 0:
                rounds += 1
                sockets[0].send(ECHO_TEXT)

        sockets = [await connect(server.port, path, "", hear) for _ in range(count)]
        return sockets

    try:
        entered = [await enter(path, count) for path, count in rooms]
        for sockets in entered:
            sockets[0].send(ECHO_TEXT)
        await asyncio.sleep(1.0)
        before, used, started = rounds, server.seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        count, used = rounds - before, server.seconds() - used
        speed = count / (time.perf_counter() - started)
    finally:
        server.kill()
    await asyncio.gather(*[socket.closed for sockets in entered for socket in sockets])
    return Bare(speed, 1e6 * used / max(1, count))


async def game_speed(
    game: str,
    seats: int,
    cores: Cores,
    seconds: float,
    forms: Sequence[Form],
    most: int = CALM_TABLES,
    warm_up: float = WARM_UP_SECONDS,
) -> list[GameSpeed]:
    """Measure one game in some forms: as fast as the server can, then at half of that speed."""
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), cores=cores.server).wait()
        try:
            loads = [await _start_load(server, game, seats, form) for form in forms]
            all_busy = await _measured(server, loads, min(most, BUSY_TABLES), seconds, warm_up)
            loads = [await _start_load(server, game, seats, form) for form in forms]
            tables = min(most, CALM_TABLES)
            for load, busy in zip(loads, all_busy, strict=True):
                load.interval = tables / (busy.moves / busy.seconds / 2)
            all_calm = await _measured(server, loads, tables, seconds, warm_up)
        finally:
            server.kill()
    return [
        GameSpeed(game, form, seats, busy, calm)
        for form, busy, calm in zip(forms, all_busy, all_calm, strict=True)
    ]


async def _measured(
    server: ServerProcess, loads: Sequence[Load], tables: int, seconds: float, warm_up: float
) -> list[Figures]:
    """Measure loads; several take turns, so that none has better minutes than another."""
    for load in loads:
        await load.open(tables)
        await load.measure(warm_up)
        load.pause()
    found = [Figures() for _ in loads]
    turns = TURNS if len(loads) > 1 else 1
    for _ in range(turns):
        for load, figures in zip(loads, found, strict=True):
            load.go_on()
            used = server.seconds()
            measured = await load.measure(seconds / turns)
            measured.server_seconds = server.seconds() - used
            figures.add(measured)
            load.pause()
            await asyncio.sleep(PAUSE_SECONDS)
    for load in loads:
        await load.close()
    return found


async def _start_load(server: ServerProcess, game: str, seats: int, form: Form) -> Load:
    async with Http(server.port) as http:
        return Load(server.port, game, seats, VIEWERS, await guests(http, GUESTS), form)


async def crowd(
    game: str,
    form: Form,
    seats: int,
    cores: Cores,
    tables: int,
    connections: int,
    progress: Progress,
) -> Crowd:
    """Open many tables, then many connections, and look at the server's memory."""
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), cores=cores.server).wait()
        sockets: list[Socket] = []
        try:
            async with Http(server.port) as http:
                cookies = await guests(http, GUESTS)
                # What is loaded once for a game is not counted.
                await open_table(http, game, cookies[:seats])
            empty = server.resident()
            ids = await _open_tables(server.port, game, cookies[:seats], tables, progress)
            with_tables = server.resident()
            for number in range(connections):
                path = f"{API}/tables/{ids[number % tables]}/ws?form={form}"
                cookie = cookies[number // tables % len(cookies)]
                sockets.append(await connect(server.port, path, cookie, lambda _: None))
                progress(tables + number)
            await asyncio.sleep(1.0)
            with_connections = server.resident()
        finally:
            server.kill()
            await asyncio.gather(*[socket.closed for socket in sockets])
    return Crowd(tables, connections, empty, with_tables, with_connections)


async def _open_tables(
    port: int, game: str, cookies: list[str], count: int, progress: Progress
) -> list[str]:
    ids: list[str] = []
    numbers = iter(range(count))

    async def open_some() -> None:
        async with Http(port) as http:
            for number in numbers:
                ids.append(await open_table(http, game, cookies))
                progress(number)

    await asyncio.gather(*[open_some() for _ in range(HTTP_CONNECTIONS)])
    return ids


def stay_awake(cores: Cores) -> None:
    """Keep this loop from sleeping, if it has its own core.

    Otherwise the server's core would have to wake it for every message, which it need not do for
    people on other machines.
    """
    loop = asyncio.get_running_loop()

    def again() -> None:
        loop.call_soon(again)

    if cores.clients is not None:
        again()


@contextmanager
def a_crowd_of_clients(cores: Cores) -> Iterator[None]:
    """Make this process a good crowd of clients: many files, and away from the server's core."""
    more_files()
    before = os.sched_getaffinity(0)
    if cores.clients is not None:
        os.sched_setaffinity(0, cores.clients)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
