"""Cheap clients for a load on a real server: bare sockets, and no more parsing than needed."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

API = "/api/v1"

_TEXT = 0x81  # a whole text frame
_PING = 0x89
_PONG = 0x8A
_CLOSE = 0x88
_MASKED = 0x80
_SHORT = 126  # lengths from here on stand in two more bytes
_LONG = 127  # … and from 65,536 on in eight
#: A mask of zeros is as good as any other and leaves the bytes as they are.
_NO_MASK = b"\0\0\0\0"

_AT = re.compile(rb'"at":(\d+)')
_VIEWER = re.compile(rb'"viewer":(-?\d+)')
_TO_ACT = re.compile(rb'"to_act":\[([\d,]*)\]')
_LEGAL = re.compile(rb'\{"action":(\d+),"label":')
_MASK = re.compile(rb'"mask":"([^"]*)"')

#: As many as browsers follow.
MOST_REDIRECTS = 20
#: Close code of a node that does not have the table; its reason names the one that has.
ELSEWHERE = 4421

#: A request to go on to the rematch.
FOLLOW = b'{"type":"follow"}'

Hears = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One WebSocket: text frames whole, pings answered."""

    def __init__(self, path: str, cookie: str, hears: Hears) -> None:
        self._path = path
        self._cookie = cookie
        self.hears = hears
        self._data = b""
        self._open = False
        self._listening = False
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        #: Why the server closed it; None: it did not say.
        self.code: int | None = None
        #: … and what it said beside it.
        self.reason = ""
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Parse the complete frames; keep a partial one until more data arrives."""
        if self._data:
            data = self._data + data
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end >= 0:
                self._upgraded(data[:end])
                data = data[end + 4 :]
        self._data = data[self._frames(data) :] if self._listening else data

    def listen(self) -> None:
        """Hear what has come and what will come."""
        self._listening = True
        self._data = self._data[self._frames(self._data) :]

    def _upgraded(self, head: bytes) -> None:
        self._open = True
        if self.opened.done():
            return
        if b" 101 " in head.split(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode("latin-1").splitlines()[0]))

    def _frames(self, data: bytes) -> int:
        """Hear every whole frame; return where the rest begins."""
        at = 0
        while len(data) - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == _SHORT:
                start += 2
                if len(data) < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == _LONG:
                start += 8
                if len(data) < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            kind, at = data[at], start + size
            if kind == _TEXT:
                self.hears(data[start:at])
            elif kind == _PING:
                self._write(_PONG, data[start:at])
            elif kind == _CLOSE:
                self.code = int.from_bytes(data[start : start + 2], "big") if size >= 2 else None
                self.reason = data[start + 2 : at].decode()
                self._transport.close()
        return at

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(_TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < _SHORT:
            head = bytes((kind, _MASKED | size))
        else:
            head = struct.pack("!BBH", kind, _MASKED | _SHORT, size)
        if not self._transport.is_closing():  # else what is said is lost, as on any line
            self._transport.write(head + _NO_MASK + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell those who wait."""
        gone = ConnectionError("the server closed the connection")
        if not self.opened.done():
            self.opened.set_exception(gone)
        if not self.closed.done():
            self.closed.set_result(None)

    def close(self) -> None:
        """Hang up; `closed` tells when that is done."""
        if self._transport is not None:
            self._transport.close()

    def drop(self) -> None:
        """Be cut off: what was still to be sent is lost."""
        if self._transport is not None:
            self._transport.abort()


async def connect(
    port: int, path: str, cookie: str, hears: Hears, source: str | None = None
) -> Socket:
    """Open a WebSocket, if wished from another address of this machine."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, cookie, hears),
        "127.0.0.1",
        port,
        local_addr=(source, 0) if source else None,
    )
    try:
        await socket.opened
    except ConnectionError:
        socket.close()
        raise
    # Not before the caller has it in hand: the first message may ask for an answer.
    loop.call_soon(socket.listen)
    return socket


class Problem(Exception):
    """The server refused a request."""

    def __init__(self, words: str, status: int) -> None:
        super().__init__(words)
        self.status = status


class Http:
    """One connection that asks the HTTP API, one request after the other."""

    def __init__(self, port: int, source: str | None = None) -> None:
        """Ask the server at a port, if wished from another address of this machine."""
        self.port = port
        self._source = (source, 0) if source else None
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """Return the answer and the cookie that came with it; raises Problem, ConnectionError."""
        data = b"" if body is None else json.dumps(body).encode()
        return await self._answer(method, path, data, cookie)

    async def bring(self, path: str, data: bytes, cookie: str) -> tuple[Any, str]:
        """Post a file as it is."""
        return await self._answer("POST", path, data, cookie)

    async def _answer(self, method: str, path: str, body: bytes, cookie: str) -> tuple[Any, str]:
        path = API + path
        for _ in range(MOST_REDIRECTS):
            status, head, data = await self._ask(method, path, body, cookie)
            elsewhere = re.search(r"location: (/n/[^\r]*)", head, re.IGNORECASE)
            if elsewhere is None:
                break
            path = elsewhere.group(1)
            if status == 303:
                method, body = "GET", b""
        if status >= 400 or elsewhere is not None:
            raise Problem(f"{method} {path}: {status} {data.decode()}", status)
        found = re.search(r"set-cookie: (regency=[^;\r]*)", head, re.IGNORECASE)
        is_json = re.search(r"content-type: application/(problem\+)?json\b", head, re.IGNORECASE)
        answer = json.loads(data) if is_json and data else data
        return answer, found.group(1) if found else ""

    async def fetch(self, path: str) -> str:
        """Return a page outside the API, such as /metrics."""
        status, _, data = await self._ask("GET", path, b"", "")
        if status >= 400:
            raise Problem(f"GET {path}: {status}", status)
        return data.decode()

    async def _ask(
        self, method: str, path: str, body: bytes, cookie: str
    ) -> tuple[int, str, bytes]:
        async with self._lock:
            # A connection that nobody used for a while may have been closed by the server.
            again = self._streams is not None
            while True:
                try:
                    return await self._exchange(method, path, body, cookie)
                except (OSError, EOFError) as error:
                    await self.close()
                    if not again:
                        raise ConnectionError(str(error)) from error
                    again = False

    async def _exchange(
        self, method: str, path: str, data: bytes, cookie: str
    ) -> tuple[int, str, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=self._source
            )
        reader, writer = self._streams
        if writer.transport.is_closing():
            raise ConnectionError("the server closed the connection")
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}\r\n"
            f"Content-Type: application/json\r\nCookie: {cookie}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        size = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
        received = await reader.readexactly(int(size.group(1))) if size else b""
        if re.search(r"transfer-encoding: chunked", answer, re.IGNORECASE):
            received = await _pieces(reader)
        return int(answer.split(" ", 2)[1]), answer, received

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            (_, writer), self._streams = self._streams, None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def guests(http: Http, count: int) -> list[str]:
    """Return the cookies of a number of new people."""
    cookies = []
    for number in range(count):
        me = {"name": f"Guest {number}", "language": "en"}
        cookies.append((await http.ask("PUT", "/me", me))[1])
    return cookies


async def open_table(
    http: Http, game: str, cookies: list[str], bots: int = 0, level: str = "heuristic"
) -> str:
    """Seat each guest and a number of bots at a new table and start it; return its id."""
    seats: list[dict[str, str]] = [{"kind": "me"}]
    seats += [{"kind": "open"}] * (len(cookies) - 1) + [{"kind": "bot", "level": level}] * bots
    new = {"game": game, "seats": seats, "spectators": True, "start": len(cookies) == 1}
    table, _ = await http.ask("POST", "/tables", new, cookies[0])
    table_id: str = table["id"]
    for cookie in cookies[1:]:
        await http.ask("POST", f"/tables/{table_id}/join", {}, cookie)
    if len(cookies) > 1:
        await http.ask("POST", f"/tables/{table_id}/start", None, cookies[0])
    return table_id


async def rematch(http: Http, table_id: str, cookie: str) -> str:
    """Open the table that follows one whose match is over, and start it; return its id."""
    table, _ = await http.ask("POST", f"/tables/{table_id}/rematch", None, cookie)
    following: str = table["id"]
    await http.ask("POST", f"/tables/{following}/start", None, cookie)
    return following


class State:
    """What a player has to know of a `state` or `drawn` message, without decoding the rest."""

    __slots__ = ("_message", "at")

    def __init__(self, message: bytes) -> None:
        self._message = message
        found = _AT.search(message)
        self.at = int(found.group(1)) if found else 0

    def viewer(self) -> int:
        """Return the seat it was sent to, or -1."""
        found = _VIEWER.search(self._message)
        assert found is not None, "a state says whose it is"
        return int(found.group(1))

    def to_act(self) -> list[int]:
        """Return the seats that may act."""
        found = _TO_ACT.search(self._message)
        assert found is not None, "a state says who is to act"
        return [int(seat) for seat in found.group(1).split(b",") if seat]

    def actions(self) -> list[int]:
        """Return the actions that the viewer may choose."""
        mask = _MASK.search(self._message)
        if mask is None:  # it is drawn
            return [int(action) for action in _LEGAL.findall(self._message)]
        bits = int.from_bytes(base64.b64decode(mask.group(1)), "little")
        return [action for action in range(bits.bit_length()) if bits >> action & 1]


def is_state(message: bytes) -> bool:
    """Tell a match, as data or drawn, from the other messages."""
    return message.startswith((b'{"type":"drawn"', b'{"type":"state"'))


def is_table(message: bytes, table_id: bytes) -> bool:
    """Tell whether this is what a table says of itself."""
    return message.startswith(b'{"type":"table","table":{"id":"%b"' % table_id)


def play(at: int, action: int, ref: int = 0) -> bytes:
    """Return a `play` request."""
    return b'{"type":"play","at":%d,"action":%d,"ref":%d}' % (at, action, ref)


async def _pieces(reader: asyncio.StreamReader) -> bytes:
    """Return an answer that comes in pieces, each after its size."""
    received = b""
    while size := int(await reader.readline(), 16):
        received += (await reader.readexactly(size + 2))[:size]
    await reader.readline()
    return received
