"""Frames as the network brings them: in pieces, several at once, wrong."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from tests.server.playing import PATIENCE, Person, Server

from regency.server.net.transport import MOST_WAITING
from regency.server.serving import LARGEST_FRAME
from regency.server.wire.common import API

TEXT, CONT, PING, CLOSE = 0x1, 0x0, 0x9, 0x8
FIN = 0x80
PROTOCOL_ERROR, INVALID_DATA, TOO_BIG = 1002, 1007, 1009


def frame(body: bytes, kind: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """Return a frame as a browser sends it."""
    first, mask = kind | (FIN if fin else 0), os.urandom(4)
    size = len(body)
    head = bytes([first, (0x80 if masked else 0) | (size if size < 126 else 126)])
    head += struct.pack("!H", size) if size >= 126 else b""
    if not masked:
        return head + body
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


def ping(ref: int, more: str = "") -> bytes:
    return json.dumps({"type": "ping", "ref": ref, **({"more": more} if more else {})}).encode()


class Raw:
    """A socket that sends bytes and takes frames apart."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.data = b""

    def _need(self, count: int) -> None:
        while len(self.data) < count:
            more = self.connection.recv(65536)
            assert more, "the server hung up"
            self.data += more

    def frame(self) -> tuple[int, bytes]:
        """Return the next frame's kind and body."""
        self._need(2)
        size, start = self.data[1], 2
        if size == 126:
            self._need(4)
            size, start = int.from_bytes(self.data[2:4], "big"), 4
        elif size == 127:
            self._need(10)
            size, start = int.from_bytes(self.data[2:10], "big"), 10
        self._need(start + size)
        kind, body = self.data[0] & 0xF, self.data[start : start + size]
        self.data = self.data[start + size :]
        return kind, body

    def answers(self, count: int) -> list[tuple[str, int]]:
        """Return type and ref of the next answers; other messages are skipped."""
        found: list[tuple[str, int]] = []
        while len(found) < count:
            kind, body = self.frame()
            assert kind == TEXT, (kind, body)
            message = json.loads(body)
            if "ref" in message:
                found.append((message["type"], message["ref"]))
        return found

    def close_code(self) -> int:
        while True:
            kind, body = self.frame()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return Person(server).open("kuhn", ["me", "open"])


@contextmanager
def connected(server: Server, table: str, together: bytes = b"") -> Iterator[Raw]:
    """Shake hands; *together* comes in the same piece as the request."""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as connection:
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall(
            f"GET {API}/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            + together
        )
        raw = Raw(connection)
        while b"\r\n\r\n" not in raw.data:
            raw._need(len(raw.data) + 1)
        raw.data = raw.data.split(b"\r\n\r\n", 1)[1]
        yield raw


def test_a_frame_may_come_byte_by_byte(server: Server, table: str) -> None:
    with connected(server, table) as raw:
        raw.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in frame(ping(1)) + frame(ping(2, "x" * 300)) + frame(ping(3)):
            raw.connection.sendall(bytes([byte]))
        assert raw.answers(3) == [("pong", 1), ("refused", 2), ("pong", 3)]


def test_frames_that_come_with_the_handshake_are_not_lost(server: Server, table: str) -> None:
    half = frame(ping(2))
    with connected(server, table, frame(ping(1)) + half[:5]) as raw:
        raw.connection.sendall(half[5:])
        assert raw.answers(2) == [("pong", 1), ("pong", 2)]


def test_many_frames_may_come_at_once_and_are_answered_in_order(server: Server, table: str) -> None:
    count = 5 * MOST_WAITING
    with connected(server, table) as raw:
        raw.connection.sendall(b"".join(frame(ping(n)) for n in range(count)))
        assert raw.answers(count) == [("pong", n) for n in range(count)]


def test_a_message_in_pieces_with_a_ping_between_them(server: Server, table: str) -> None:
    whole = ping(9)
    with connected(server, table) as raw:
        raw.connection.sendall(
            frame(whole[:7], fin=False) + frame(b"there?", PING) + frame(whole[7:], CONT)
        )
        kinds = []
        while True:
            kind, body = raw.frame()
            if kind == TEXT and b'"pong"' in body:
                break
            kinds.append((kind, body))
        assert (0xA, b"there?") in kinds
        raw.connection.sendall(frame(ping(10)))
        assert raw.answers(1) == [("pong", 10)]


def test_letters_beyond_ascii_are_understood(server: Server, table: str) -> None:
    with connected(server, table) as raw:
        raw.connection.sendall(frame('{"type":"phrase","ref":4,"phrase":"ґ猫"}'.encode()))
        assert raw.answers(1) == [("refused", 4)]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"type":"\xff"}'), INVALID_DATA),
        (frame(ping(1), masked=False), PROTOCOL_ERROR),
        (frame(ping(1), 0x3), PROTOCOL_ERROR),
        (frame(ping(1), CONT), PROTOCOL_ERROR),
        (bytes([FIN | TEXT, 0xFF]) + struct.pack("!Q", LARGEST_FRAME + 1) + bytes(4), TOO_BIG),
    ],
    ids=["not-utf-8", "not-masked", "no-such-kind", "nothing-to-continue", "too-large"],
)
def test_what_is_no_frame_ends_the_connection(
    server: Server, table: str, sent: bytes, code: int
) -> None:
    with connected(server, table) as raw:
        raw.connection.sendall(frame(ping(1)))
        assert raw.answers(1) == [("pong", 1)]
        raw.connection.sendall(sent)
        assert raw.close_code() == code


def test_one_who_talks_before_being_let_in_is_heard(server: Server, table: str) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as connection:
        raw = Raw(connection)
        connection.sendall(
            f"GET {API}/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            + frame(ping(5))
        )
        while b"\r\n\r\n" not in raw.data:
            raw._need(len(raw.data) + 1)
        raw.data = raw.data.split(b"\r\n\r\n", 1)[1]
        connection.sendall(frame(ping(6)))
        assert raw.answers(1)[0][0] == "pong"
