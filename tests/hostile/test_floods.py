"""Whoever floods the server is cut off and pays for it; everybody else plays on."""

from __future__ import annotations

import itertools
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import PATIENCE, Person, Server, Socket, running
from tests.server.test_transport import CLOSE, CONT, PING, Raw, connected, frame, ping
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regency.server import serving
from regency.server.net import transport
from regency.server.net.requests import Requests
from regency.server.net.transport import FLOODED, MOST_FRAMES, MOST_WAITING
from regency.server.ops import limits
from regency.server.ops.limits import (
    ADDRESS_SHARE,
    FIRST_BAR_SECONDS,
    FORGIVEN_SECONDS,
    LONGEST_BAR_SECONDS,
    Limits,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data"), limits=True) as server:
        yield server


@contextmanager
def flooding(raw: Raw, data: bytes) -> Iterator[threading.Event]:
    """Send the same again and again, reading nothing, until the server ends the connection."""
    ended = threading.Event()

    def send() -> None:
        try:
            while True:
                raw.connection.sendall(data)
        except OSError:
            ended.set()

    thread = threading.Thread(target=send, daemon=True)
    thread.start()
    yield ended
    assert ended.wait(PATIENCE), "the flood was never ended"
    thread.join(PATIENCE)


#: The kind of a frame that answers a ping.
PONG = 0xA

FLOODS = {
    "pings": frame(b"", PING),
    "pongs": frame(b"there", 0xA),
    "json": frame(ping(1)),
    "malformed": frame(b"{"),
    "huge": frame(b"x" * 5000),
    "empty-pieces": frame(b"", CONT, fin=False),
}


@pytest.mark.finding("T6")
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off_and_a_match_goes_on(strict: Server, kind: str) -> None:
    ann = Person(strict, "Ann")
    table = ann.open("kuhn", ["me", "page"], start=True)
    strict.services.limits._offences.clear()
    with ann.at(table) as socket_of_ann, connected(strict, table) as raw:
        socket_of_ann.wait_for_state()
        if kind == "empty-pieces":
            raw.connection.sendall(frame(b"{", fin=False))
        with flooding(raw, FLOODS[kind] * 500) as ended:
            assert socket_of_ann.ask("ping")["type"] == "pong"
            assert ended.wait(PATIENCE)
        assert raw.close_code() == FLOODED
        assert socket_of_ann.ask("ping")["type"] == "pong"


@pytest.mark.finding("T6")
def test_few_of_a_flood_are_answered(strict: Server) -> None:
    table = Person(strict).open("kuhn", ["me", "page"])
    strict.services.limits._offences.clear()
    with connected(strict, table) as raw, flooding(raw, frame(b"", PING) * 500):
        kinds = []
        while True:
            kind, _ = raw.frame()
            kinds.append(kind)
            if kind == CLOSE:
                break
    assert kinds.count(0xA) <= MOST_FRAMES


def ping_on(noisy: Socket) -> None:
    for _ in range(MOST_FRAMES):
        noisy.ask("ping")


@pytest.mark.finding("T6")
def test_whoever_was_cut_off_cannot_come_straight_back(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FIRST_BAR_SECONDS", PATIENCE)  # however slow this machine is
    eve, ann = Person(strict, "Eve"), Person(strict, "Ann")
    table = ann.open("kuhn", ["me", "page"])
    strict.services.limits._offences.clear()
    with eve.at(table) as noisy, pytest.raises(ConnectionClosed) as closed:
        ping_on(noisy)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FLOODED
    with pytest.raises(InvalidStatus), eve.at(table):
        pass
    with ann.at(table) as calm:  # of the same address
        assert calm.ask("ping")["type"] == "pong"


def test_the_price_grows_and_is_forgiven() -> None:
    now = [0.0]
    house = Limits(on=True, clock=lambda: now[0])
    waits = []
    for _ in range(10):
        house.bar("eve", "1.1.1.1")
        assert house.is_barred("eve", "1.1.1.1")
        began = now[0]
        while house.is_barred("eve", "2.2.2.2"):
            now[0] += 1.0
        waits.append(now[0] - began)
    assert waits[0] == FIRST_BAR_SECONDS
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_BAR_SECONDS
    now[0] += FORGIVEN_SECONDS
    house.bar("eve", "1.1.1.1")
    now[0] += FIRST_BAR_SECONDS
    assert not house.is_barred("eve", "2.2.2.2")


def test_an_address_is_kept_out_only_after_its_share() -> None:
    house = Limits(on=True, clock=lambda: 0.0)
    for number in range(ADDRESS_SHARE):
        assert not house.is_barred("ann", "1.1.1.1")
        house.bar(f"guest {number}", "1.1.1.1")
    assert house.is_barred("ann", "1.1.1.1")
    assert not house.is_barred("ann", "2.2.2.2")
    nameless = Limits(on=True, clock=lambda: 0.0)
    nameless.bar(None, "1.1.1.1")
    assert nameless.is_barred(None, "1.1.1.1")
    assert not nameless.is_barred("ann", "1.1.1.1")


@pytest.mark.finding("T6")
def test_sockets_take_turns(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without limits too: of two who send hundreds of requests at once neither waits for all."""
    many, order, hear = 300, [], Requests.hear

    async def heard(link: Requests, raw: str | bytes) -> None:
        order.append(link)
        await hear(link, raw)

    async def look_away() -> None:
        time.sleep(1.0)  # all of it comes meanwhile

    monkeypatch.setattr(Requests, "hear", heard)
    table = Person(server).open("kuhn", ["me", "page"])
    with connected(server, table) as one, connected(server, table) as other:
        for raw in (one, other):
            raw.connection.sendall(frame(ping(0)))
            raw.answers(1)
        order.clear()
        busy = threading.Thread(target=server.call, args=[look_away])
        busy.start()
        for raw in (one, other):
            raw.connection.sendall(frame(ping(7)) * many)
        for raw in (one, other):
            raw.answers(many)
        busy.join(PATIENCE)
    runs = [len(list(same)) for _, same in itertools.groupby(order)]
    assert len(order) == 2 * many
    assert max(runs) < many / 2


@pytest.mark.finding("T6")
def test_pings_take_turns_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ping waits in no queue; yet one sender's are not all answered before the other's."""
    many, order = 2000, []
    answer = transport.SocketTransport._is_idle_talk

    def answered(link: transport.SocketTransport, data: bytes, at: int, end: int) -> bool:
        order.append(link)
        return answer(link, data, at, end)

    async def look_away() -> None:
        time.sleep(1.0)  # all of it comes meanwhile

    monkeypatch.setattr(transport.SocketTransport, "_is_idle_talk", answered)
    table = Person(server).open("kuhn", ["me", "page"])
    with connected(server, table) as one, connected(server, table) as other:
        for raw in (one, other):
            raw.connection.sendall(frame(ping(0)))
            raw.answers(1)
        busy = threading.Thread(target=server.call, args=[look_away])
        busy.start()
        for raw in (one, other):
            raw.connection.sendall(frame(b"", PING) * many)
        for raw in (one, other):
            pongs = 0
            while pongs < many:
                pongs += raw.frame()[0] == PONG
        busy.join(PATIENCE)
    runs = [len(list(same)) for _, same in itertools.groupby(order)]
    assert len(order) == 2 * many
    assert max(runs) <= many / 2


@pytest.mark.finding("T6")
def test_requests_that_wait_are_few(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not taken yet waits as bytes, however much came at once."""
    most = [0]
    put = transport.Inbox.put_nowait

    def counted(inbox: transport.Inbox, request: object) -> None:
        put(inbox, request)
        most[0] = max(most[0], inbox.qsize())

    monkeypatch.setattr(transport.Inbox, "put_nowait", counted)
    table = Person(server).open("kuhn", ["me", "page"])
    with connected(server, table) as raw:
        raw.connection.sendall(frame(ping(7)) * 1000)
        assert len(raw.answers(1000)) == 1000
    assert most[0] <= MOST_WAITING + 1


@pytest.mark.finding("T8")
def test_who_reads_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pongs that nobody takes are not kept, and the connection ends; limits are off here."""
    monkeypatch.setattr(transport, "STALLED_SECONDS", 2.0)
    monkeypatch.setattr(serving, "PING_SECONDS", 10 * PATIENCE)  # it must not end for that reason
    buffered: list[int] = []
    pause, talk = transport.SocketTransport.pause_writing, transport.SocketTransport._is_idle_talk

    def paused(self: transport.SocketTransport) -> None:
        pause(self)
        buffered.append(self.transport.get_write_buffer_size())

    def answered(self: transport.SocketTransport, *frame: Any) -> bool:
        found = talk(self, *frame)
        buffered.append(self.transport.get_write_buffer_size())
        return found

    monkeypatch.setattr(transport.SocketTransport, "pause_writing", paused)
    monkeypatch.setattr(transport.SocketTransport, "_is_idle_talk", answered)
    with running(tmp_path) as server:
        table = Person(server).open("kuhn", ["me", "page"])
        with connected(server, table) as raw, flooding(raw, frame(b"x" * 125, PING) * 200):
            pass  # it is waited for that it ends
    assert 0 < max(buffered) < 1 << 20


@pytest.mark.finding("T6")
def test_frames_before_the_handshake_is_answered_are_no_way_round(strict: Server) -> None:
    table = Person(strict).open("kuhn", ["me", "page"])
    strict.services.limits._offences.clear()
    with closing(socket.create_connection(("127.0.0.1", strict.port), PATIENCE)) as connection:
        raw = Raw(connection)
        connection.sendall(
            f"GET /api/v1/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        with flooding(raw, frame(b"", PING) * 500):
            while b"\r\n\r\n" not in raw.data:
                raw._need(len(raw.data) + 1)
            raw.data = raw.data.split(b"\r\n\r\n", 1)[1]
            assert raw.close_code() == FLOODED
