"""Whoever has one IPv6 line has more addresses than anybody can count: the line is counted."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest
from tests.server.playing import PATIENCE, Person, Server, running
from uvicorn.protocols.http import httptools_impl
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regency.server.ops import limits
from regency.server.ops.limits import SHARED, Rate, counted_as
from regency.server.wire.common import API

pytestmark = pytest.mark.finding("T31")


#: Allowed in these tests before it is too much.
FEW = 3


def addresses(line: str) -> Iterator[str]:
    """Return one address of a line after the other."""
    return (f"{line}:{number:x}::1" for number in itertools.count(1))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("64:ff9b::192.0.2.7", "192.0.2.7"),
        ("local", "local"),
        ("some:thing", "some:thing"),
    ],
)
def test_a_line_is_counted_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that takes a proxy's word for addresses, and allows little."""
    monkeypatch.setitem(SHARED, "service", Rate(FEW, 0.0))
    monkeypatch.setattr(limits, "MOST_CONNECTIONS", FEW)
    with running(tmp_path, limits=True, behind_proxy=True) as server:
        yield server


def health(server: Server, address: str) -> int:
    headers = {"X-Forwarded-For": address}
    return httpx.get(f"{server.address}/healthz", headers=headers, timeout=PATIENCE).status_code


def test_requests_of_a_line_are_counted_together(strict: Server) -> None:
    told = [health(strict, address) for address in itertools.islice(addresses("2001:db8:1:1"), 5)]
    assert told == [HTTPStatus.OK] * FEW + [HTTPStatus.TOO_MANY_REQUESTS] * 2
    assert health(strict, next(addresses("2001:db8:1:2"))) == HTTPStatus.OK


def test_sockets_of_a_line_are_counted_together(strict: Server) -> None:
    table = Person(strict).open("kuhn", ["me", "page"])
    address = f"{strict.address.replace('http', 'ws')}{API}/tables/{table}/ws"
    line = addresses("2001:db8:2:1")

    def follow(source: str) -> None:
        link = connect(address, additional_headers={"X-Forwarded-For": source}, ping_interval=None)
        links.enter_context(link)

    with ExitStack() as links:
        for _ in range(FEW):
            follow(next(line))
        with pytest.raises(InvalidStatus):
            follow(next(line))
        follow(next(addresses("2001:db8:2:2")))


def test_an_ipv4_address_is_the_same_however_it_is_written(strict: Server) -> None:
    told = [health(strict, address) for address in ["::ffff:192.0.2.9", "192.0.2.9"] * 2]
    assert told == [HTTPStatus.OK] * FEW + [HTTPStatus.TOO_MANY_REQUESTS]
    assert health(strict, "::ffff:192.0.2.8") == HTTPStatus.OK


def test_connections_of_a_line_are_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is asked: whoever has a line opens no more connections than anybody."""
    monkeypatch.setattr(limits, "MOST_VISITS", FEW)
    line = addresses("2001:db8:3:1")
    monkeypatch.setattr(httptools_impl, "get_remote_addr", lambda _: (next(line), 1))
    with running(tmp_path, limits=True) as server, ExitStack() as links:

        def come() -> socket.socket:
            here = ("127.0.0.1", server.port)
            link = links.enter_context(closing(socket.create_connection(here, PATIENCE)))
            link.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            return link

        for _ in range(FEW):
            assert come().recv(12) == b"HTTP/1.1 200"
        assert gone(come())


def gone(link: socket.socket) -> bool:
    try:
        return link.recv(12) == b""
    except ConnectionResetError:
        return True
