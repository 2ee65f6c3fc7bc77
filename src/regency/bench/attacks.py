"""One attacker, one address, one way to flood a server: `python -m regency.bench.attacks KIND …`.

It does as much as it can until it is ended, then says how far it got. What it is told to do is what
was once found to hurt (docs/security.md).
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import signal
import struct
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib import resources

from regency.bench.server_client import API, Http, Problem
from regency.bench.server_process import more_files

#: The attacker's own address: limits by address meet nobody else.
SOURCE = "127.66.6.6"
SOCKETS = 20
CONNECTIONS = 8
LOOKERS = 180
HALF_OPEN = 3000
#: Seconds until the next try after being refused or cut off.
PAUSE = 0.05
#: Frames that leave together.
BATCH = 64
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HEADER_BYTES = 60_000_000

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True)
class Target:
    """What is attacked: a server, a table of other people, a match that is over."""

    port: int
    table: str
    match: str


class Attacker:
    """Someone who means harm, and how far they got."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.counts: Counter[str] = Counter()  # sent, served, refused, cut
        self.cookies: list[str] = []
        self.rng = random.Random(6)

    # --- means

    async def get_names(self, count: int) -> None:
        """Take as many identities as the server gives one address."""
        async with Http(self.target.port, SOURCE) as http:
            for number in range(count):
                with suppress(Problem, OSError):
                    me = {"name": f"Nobody {number}", "language": "en"}
                    self.cookies.append((await http.ask("PUT", "/me", me))[1])

    def cookie(self) -> str:
        """Return one of the names, or none."""
        return self.rng.choice(self.cookies) if self.cookies else ""

    async def connect(self) -> Streams:
        """Open a connection."""
        return await asyncio.open_connection("127.0.0.1", self.target.port, local_addr=(SOURCE, 0))

    @asynccontextmanager
    async def socket(self, table: str, cookie: str) -> AsyncIterator[Streams]:
        """Open a WebSocket; raises ConnectionError if it is refused."""
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {API}/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError("refused")
            yield reader, writer
        finally:
            writer.transport.abort()

    async def listen(self, reader: asyncio.StreamReader) -> None:
        """Count what comes back, until the server hangs up."""
        with suppress(OSError, EOFError):
            while True:
                head = await reader.readexactly(2)
                size = head[1]
                if size >= 126:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                body = await reader.readexactly(size)
                if head[0] & 15 == CLOSE:
                    return
                if body.startswith(b'{"type":"refused"'):
                    self.counts["refused"] += 1
                elif head[0] & 15 == PING + 1 or b'"ref":' in body[:60]:
                    self.counts["served"] += 1

    async def many(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do the same many times at once, for ever, whatever the server answers."""

        async def again() -> None:
            while True:
                try:
                    await work()
                except Problem:
                    self.counts["refused"] += 1
                    await asyncio.sleep(0)
                except (OSError, EOFError, RuntimeError):  # uvloop's word for a closed line
                    self.counts["cut"] += 1
                    await asyncio.sleep(PAUSE)

        await asyncio.gather(*[again() for _ in range(count)])

    async def flood(self, frame: Callable[[], bytes], *, read: bool = True) -> None:
        """Send frames over many sockets as fast as they are taken."""

        async def one() -> None:
            async with self.socket(self.target.table, self.cookie()) as (reader, writer):
                listening = asyncio.ensure_future(self.listen(reader)) if read else None
                try:
                    while not (listening and listening.done()):
                        writer.write(b"".join(frame() for _ in range(BATCH)))
                        self.counts["sent"] += BATCH
                        await writer.drain()
                        await asyncio.sleep(0)
                finally:
                    if listening is not None:
                        listening.cancel()
                raise ConnectionError("cut off")

        await self.many(SOCKETS, one)

    async def ask(self, http: Http, method: str, path: str, body: object = None) -> None:
        """Ask once, under any name."""
        self.counts["sent"] += 1
        await http.ask(method, path, body, self.cookie())
        self.counts["served"] += 1

    async def ask_on(self, method: str, path: Callable[[], str], body: object = None) -> None:
        """Ask the same over several connections at once, again and again."""

        async def one() -> None:
            async with Http(self.target.port, SOURCE) as http:
                while True:
                    await self.ask(http, method, path(), body)

        await self.many(CONNECTIONS, one)

    # --- ways

    async def pings(self) -> None:
        """Send pings of WebSocket itself."""
        await self.flood(lambda: framed(PING, b"x" * 100))

    async def json_pings(self) -> None:
        """Send the smallest request."""
        await self.flood(lambda: framed(TEXT, b'{"type":"ping","ref":1}'))

    async def garbage(self) -> None:
        """Send what is no request."""
        await self.flood(lambda: framed(self.rng.choice((TEXT, BINARY)), b'{"ref":' + b"[" * 2000))

    async def costly(self) -> None:
        """Ask for the longest answers."""
        await self.flood(lambda: framed(TEXT, b'{"type":"sync","since":0,"ref":1}'))

    async def unread(self) -> None:
        """Ask for long answers and read none."""
        await self.flood(lambda: framed(TEXT, b'{"type":"sync","since":0,"ref":1}'), read=False)

    async def replays(self) -> None:
        """Look back at a long match, anywhere in it, without a name."""
        self.cookies.clear()
        path = f"/matches/{self.target.match}/replay/"
        await self.ask_on("GET", lambda: f"{path}{self.rng.randrange(500)}?viewer=-1")

    async def imports(self) -> None:
        """Bring the same long record again and again."""
        data = long_record()

        async def one() -> None:
            reader, writer = await self.connect()
            try:
                while True:
                    self.counts["sent"] += 1
                    writer.write(
                        f"POST {API}/records HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie()}"
                        f"\r\nContent-Length: {len(data)}\r\n\r\n".encode()
                        + data
                    )
                    await self._count_answer(reader)
            finally:
                writer.transport.abort()

        await self.many(CONNECTIONS, one)

    async def _count_answer(self, reader: asyncio.StreamReader) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head.split(b" ", 2)[1])
        size = head.partition(b"content-length:")[2].split(b"\r\n")[0]
        await reader.readexactly(int(size or 0))
        self.counts["served" if status < 400 else "refused"] += 1

    async def tables(self) -> None:
        """Open tables."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
        new = {"game": "castle-combo", "seats": seats, "start": True}
        await self.ask_on("POST", lambda: "/tables", new)

    async def arranging(self) -> None:
        """Change a table again and again, with as many looking on as one address may have."""
        new = {"game": "royals", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.cookies = self.cookies[:1]
        async with Http(self.target.port, SOURCE) as http:
            table, _ = await http.ask("POST", "/tables", new, self.cookie())

        async def look() -> None:
            async with self.socket(table["id"], "") as (reader, _):
                await self.listen(reader)

        change = self.ask_on("PATCH", lambda: f"/tables/{table['id']}", {"hints": False})
        await asyncio.gather(self.many(LOOKERS, look), change)

    async def listings(self) -> None:
        """Ask for the list of tables, health and figures."""
        paths = ("/api/v1/tables", "/healthz", "/metrics")

        async def one() -> None:
            async with Http(self.target.port, SOURCE) as http:
                while True:
                    self.counts["sent"] += 1
                    await http.fetch(self.rng.choice(paths))
                    self.counts["served"] += 1

        await self.many(CONNECTIONS, one)

    async def half_open(self) -> None:
        """Begin thousands of requests and end none."""

        async def one() -> None:
            reader, writer = await self.connect()
            try:
                self.counts["sent"] += 1
                writer.write(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                await reader.readexactly(1)
            finally:
                writer.transport.abort()

        await self.many(HALF_OPEN, one)

    async def headers(self) -> None:
        """Send headers without an end."""

        async def one() -> None:
            reader, writer = await self.connect()
            ends = asyncio.ensure_future(hung_up(reader))
            try:
                writer.write(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n")
                line = b"X-More: " + b"y" * 4000 + b"\r\n"
                for _ in range(HEADER_BYTES // len(line)):
                    writer.write(line)
                    self.counts["sent"] += 1
                    await writer.drain()
                    if ends.done():
                        break
                raise ConnectionError("cut off")
            finally:
                ends.cancel()
                writer.transport.abort()

        await self.many(CONNECTIONS, one)

    async def bodies(self) -> None:
        """Promise long bodies and send them a byte at a time."""

        async def one() -> None:
            reader, writer = await self.connect()
            ends = asyncio.ensure_future(hung_up(reader))
            try:
                writer.write(
                    f"POST {API}/records HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie()}\r\n"
                    "Content-Length: 500000\r\n\r\n".encode()
                )
                while not ends.done():
                    writer.write(b" ")
                    self.counts["sent"] += 1
                    await writer.drain()
                    await asyncio.sleep(0.1)
                raise ConnectionError("cut off")
            finally:
                ends.cancel()
                writer.transport.abort()

        await self.many(HALF_OPEN // 10, one)

    async def hints(self) -> None:
        """Ask for hints and hang up before they come."""
        seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
        new = {"game": "royals", "seats": seats, "start": True}

        async def one() -> None:
            cookie = self.cookie()
            async with Http(self.target.port, SOURCE) as http:
                table, _ = await http.ask("POST", "/tables", new, cookie)
            while True:
                async with self.socket(table["id"], cookie) as (reader, writer):
                    writer.write(framed(TEXT, b'{"type":"look","seat":0,"ref":1}'))
                    writer.write(framed(TEXT, b'{"type":"hint","at":1,"ref":2}'))
                    self.counts["sent"] += 1
                    await writer.drain()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.05):
                            await self.listen(reader)
                await asyncio.sleep(0)

        await self.many(CONNECTIONS, one)

    async def reconnecting(self) -> None:
        """Open WebSockets and hang up at once."""

        async def one() -> None:
            self.counts["sent"] += 1
            async with self.socket(self.target.table, self.cookie()):
                self.counts["served"] += 1

        await self.many(SOCKETS, one)


async def hung_up(reader: asyncio.StreamReader) -> None:
    """Wait until the server answers or hangs up; a reset is a way to hang up, not an error."""
    with suppress(OSError):
        await reader.read(1)


def framed(kind: int, body: bytes) -> bytes:
    """Return a frame as a client sends it; a mask of zeros leaves the bytes as they are."""
    size = len(body)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + b"\0\0\0\0" + body
    return struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size) + b"\0\0\0\0" + body


def long_record() -> bytes:
    """Return a record of a long match."""
    golden = resources.files("regency.games.royals") / "golden"
    return max((file.read_bytes() for file in golden.iterdir()), key=len)


#: Every way, in the order of the table, and what is said of it there.
WAYS: dict[str, tuple[str, Callable[[Attacker], Awaitable[None]]]] = {
    "pings": ("pings of WebSocket, 20 sockets", Attacker.pings),
    "json-pings": ("requests `ping`, 20 sockets", Attacker.json_pings),
    "garbage": ("frames that are no request, 20 sockets", Attacker.garbage),
    "costly": ("requests `sync`, 20 sockets", Attacker.costly),
    "unread": ("`sync` on 20 sockets that never read", Attacker.unread),
    "reconnecting": ("WebSockets opened and dropped", Attacker.reconnecting),
    "hints": ("hints asked for and hung up on", Attacker.hints),
    "replays": ("moments of a long match, no name", Attacker.replays),
    "imports": ("a long record brought again and again", Attacker.imports),
    "tables": ("tables opened", Attacker.tables),
    "arranging": ("one table changed, 180 looking on", Attacker.arranging),
    "listings": ("tables listed, `/healthz`, `/metrics`", Attacker.listings),
    "half-open": ("3,000 requests begun, none ended", Attacker.half_open),
    "headers": ("headers without an end, 60 MB each", Attacker.headers),
    "bodies": ("300 bodies sent a byte at a time", Attacker.bodies),
}


async def attack(kind: str, target: Target) -> Counter[str]:
    """Attack until SIGTERM comes; return how far it went."""
    attacker = Attacker(target)
    await attacker.get_names(SOCKETS)
    print("ready", flush=True)
    work = asyncio.ensure_future(WAYS[kind][1](attacker))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, work.cancel)
    with suppress(asyncio.CancelledError):
        await work
    return attacker.counts


def main(kind: str, port: str, table: str, match: str) -> None:
    """Attack as the command line says and print the counts."""
    import uvloop

    more_files()
    print(json.dumps(uvloop.run(attack(kind, Target(int(port), table, match)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
