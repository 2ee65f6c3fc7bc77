"""How long people wait for their moves while somebody floods the server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from regency.bench.attacks import WAYS, long_record
from regency.bench.server_client import Http, connect
from regency.bench.server_load import Figures, Load
from regency.bench.server_process import ServerProcess, regency_server

GAME, SEATS, VIEWERS = "castle-combo", 2, 3
TABLES = 20
GUESTS = 25
#: Moves a second of all tables together: many people who think.
MOVES = 40.0
WARM_UP_SECONDS = 4.0
#: The attacker gets the time that the others leave: in life it would have its own computer.
NICENESS = "15"
SAMPLE_SECONDS = 0.25
BARE_SECONDS = 0.02


@dataclass(frozen=True)
class Row:
    """What people met with while one attacker was at work; none: a quiet server."""

    kind: str | None
    words: str
    figures: Figures
    bare: Figures  # an echo and a sync of the disk at the same time: the machine's own noise
    attacked: dict[str, int]
    before: int  # bytes of memory
    most: int
    after: int
    share: float  # of its core that the server used


async def row(kind: str | None, seconds: float, warm_up: float = WARM_UP_SECONDS) -> Row:
    """Measure one kind of attack on a fresh server with its limits on.

    No core is reserved for anyone: bots and replays have processes beside the server's own.
    """
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), "--limits", "on").wait()
        echo = ServerProcess(["regency.bench.server_echo", "0"]).wait()
        try:
            load = await _people(server.port)
            await load.open(TABLES)
            await load.measure(warm_up)
            bare = Bare(echo.port, Path(folder) / "synced")
            return await _row(kind, seconds, server, load, bare)
        finally:
            server.kill()
            echo.kill()


class Bare:
    """The least that a move could be: a text there and back, and a few bytes synced to disk.

    What it takes while others use the same machine is no server's fault.
    """

    def __init__(self, port: int, file: Path) -> None:
        self._port = port
        self._file = file
        self.figures = Figures()

    async def measure(self) -> None:
        """Measure again and again, until cancelled."""
        heard = asyncio.Event()
        socket = await connect(self._port, "/", "", lambda _: heard.set())
        handle = os.open(self._file, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            while True:
                began = time.perf_counter()
                heard.clear()
                socket.send(b"x")
                await heard.wait()
                await asyncio.to_thread(_sync, handle)
                self.figures.waits.append(time.perf_counter() - began)
                await asyncio.sleep(BARE_SECONDS)
        finally:
            os.close(handle)
            socket.close()


def _sync(handle: int) -> None:
    os.pwrite(handle, b"x" * 512, 0)
    os.fdatasync(handle)


async def _row(
    kind: str | None, seconds: float, server: ServerProcess, load: Load, bare: Bare
) -> Row:
    match = await _kept_match(server.port)
    memory = [server.resident()]
    watching = asyncio.ensure_future(_watch(server, memory))
    attacker = await _attacker(kind, server.port, load.tables[0].id, match) if kind else None
    noise = asyncio.ensure_future(bare.measure())
    used = server.seconds()
    figures = await load.measure(seconds)
    used = server.seconds() - used
    noise.cancel()
    await asyncio.wait({noise})
    attacked = await _end(attacker) if attacker else {}
    watching.cancel()
    after = server.resident()
    await load.close()
    words = WAYS[kind][0] if kind else "nobody"
    share = used / figures.seconds
    most = max(*memory, after)
    return Row(kind, words, figures, bare.figures, attacked, memory[0], most, after, share)


async def _people(port: int) -> Load:
    """Return a crowd in which everyone has their own address."""
    sources = [f"127.0.1.{number + 1}" for number in range(GUESTS)]
    cookies = []
    for number, source in enumerate(sources):
        async with Http(port, source) as http:
            me = {"name": f"Guest {number}", "language": "en"}
            cookies.append((await http.ask("PUT", "/me", me))[1])
    of = dict(zip(cookies, sources, strict=True))
    load = Load(port, GAME, SEATS, VIEWERS, cookies, "record", of)
    load.interval = TABLES / MOVES
    return load


async def _kept_match(port: int) -> str:
    """Bring a long record, to be looked at; return its name."""
    async with Http(port, "127.0.2.1") as http:
        _, cookie = await http.ask("PUT", "/me", {"name": "Keeper", "language": "en"})
        kept, _ = await http.bring("/records", long_record(), cookie)
    name: str = kept["id"]
    return name


async def _watch(server: ServerProcess, memory: list[int]) -> None:
    while True:
        memory.append(server.resident())
        await asyncio.sleep(SAMPLE_SECONDS)


async def _attacker(kind: str, port: int, table: str, match: str) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        "nice",
        "-n",
        NICENESS,
        sys.executable,
        "-m",
        "regency.bench.attacks",
        kind,
        str(port),
        table,
        match,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    if await process.stdout.readline() != b"ready\n":
        raise RuntimeError(f"the attacker ({kind}) did not start")
    return process


async def _end(process: asyncio.subprocess.Process) -> dict[str, int]:
    process.send_signal(signal.SIGTERM)
    told, _ = await process.communicate()
    counts: dict[str, int] = json.loads(told)
    return counts
