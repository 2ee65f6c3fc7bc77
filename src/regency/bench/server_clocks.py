"""`regency bench server --clocks`: many clocks that run out together, and when each is acted on."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from regency.bench.server import GUESTS, Cores
from regency.bench.server_client import API, Http, Socket, connect, guests, is_state
from regency.bench.server_process import ServerProcess, regency_server

#: The shortest bank a table may agree on, and some more for who is slow.
SHORTEST_BANK = 10.0
SPARE_SECONDS = 3.0
#: How long to wait for takeovers that do not come.
PATIENCE = 20.0
LEVEL = "page"

_CLOCKS = re.compile(rb'"clocks":\[(\d+)')
_TAKEN_OVER = re.compile(rb'"stand_in":true')


@dataclass
class Expiry:
    """One table: when its time ends, and when its person heard that a bot plays on."""

    table: str
    cookie: str
    ends: float = 0.0
    heard: float | None = None

    def hear(self, message: bytes) -> None:
        """Take note of the clock while it runs, then of the takeover."""
        now = time.monotonic()
        if is_state(message) and self.heard is None:
            found = _CLOCKS.search(message)
            if found:
                self.ends = now + int(found.group(1)) / 1000
        elif message.startswith(b'{"type":"table"') and _TAKEN_OVER.search(message):
            self.heard = self.heard or now


@dataclass
class Expired:
    """What became of clocks that ran out together."""

    spread: float  # seconds between the first end and the last
    waits: list[float] = field(default_factory=list)  # from the end of the time to hearing of it
    stuck: int = 0  # nobody took over
    durable: int = 0  # takeovers that the database has

    def milliseconds(self, share: float) -> float:
        """Return the wait that a share of the tables does not exceed."""
        waits = sorted(self.waits)
        return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]


async def clocks_together(
    game: str, cores: Cores, tables: int, progress: Callable[[int], None]
) -> Expired:
    """Let the clocks of many tables end at the same moment, with a person watching each."""
    with tempfile.TemporaryDirectory() as folder:
        server = regency_server(Path(folder), cores=cores.server).wait()
        sockets: list[Socket] = []
        try:
            async with Http(server.port) as http:
                found = await _open(http, server, game, tables, sockets, progress)
            deadline = max(one.ends for one in found) + PATIENCE
            while any(one.heard is None for one in found) and time.monotonic() < deadline:
                await asyncio.sleep(0.1)
        finally:
            server.kill()
            await asyncio.gather(*[socket.closed for socket in sockets])
        ends = [one.ends for one in found]
        result = Expired(max(ends) - min(ends), durable=_taken_over(Path(folder) / "regency.db"))
    for one in found:
        if one.heard is None:
            result.stuck += 1
        else:
            result.waits.append(one.heard - one.ends)
    return result


async def _open(
    http: Http,
    server: ServerProcess,
    game: str,
    tables: int,
    sockets: list[Socket],
    progress: Callable[[int], None],
) -> list[Expiry]:
    """Open the tables, follow them, then start them so that all their clocks end together."""
    cookies = await guests(http, GUESTS)
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    wish = {"game": game, "seats": seats, "stand_in": LEVEL}
    found: list[Expiry] = []
    began = time.monotonic()
    for number in range(tables):
        cookie = cookies[number % len(cookies)]
        opened, _ = await http.ask("POST", "/tables", wish, cookie)
        one = Expiry(opened["id"], cookie)
        path = f"{API}/tables/{one.table}/ws"
        sockets.append(await connect(server.port, path, cookie, one.hear))
        found.append(one)
        progress(number)
    now = time.monotonic()
    # Starting asks for two requests, as opening did for two connections' work.
    ends = now + SHORTEST_BANK + SPARE_SECONDS + 1.5 * (now - began)
    for number, one in enumerate(found):
        path = f"/tables/{one.table}"
        bank = max(round(1000 * (ends - time.monotonic())), int(1000 * SHORTEST_BANK))
        await http.ask("PATCH", path, {"clock": {"bank": bank, "increment": 0}}, one.cookie)
        await http.ask("POST", f"{path}/start", None, one.cookie)
        progress(tables + number)
    return found


def _taken_over(file: Path) -> int:
    """Return how many takeovers are on the disk of a server that was killed."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute(
            "SELECT count(*) FROM tables WHERE EXISTS (SELECT 1 FROM json_each(settings, '$.seats')"
            " WHERE json_extract(value, '$.kind') = 'person'"
            " AND json_extract(value, '$.level') IS NOT NULL)"
        )
        return int(rows.fetchone()[0])
