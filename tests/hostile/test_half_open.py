"""Connections that send too much, too slowly, or nothing, and those that ask too often."""

from __future__ import annotations

import inspect
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httptools
import httpx
import pytest
from tests.server.playing import PATIENCE, Person, Server, running
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regency.server.net import http
from regency.server.net.http import LARGEST_HEAD, MOST_AHEAD, MOST_HEADERS
from regency.server.ops import limits
from regency.server.ops.limits import RATES, SHARED
from regency.server.wire.common import API
from regency.store.sql import SqlStore


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is short, so that the tests need none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http, "HEAD_SECONDS", 1.0)
        patch.setattr(http, "BODY_SECONDS", 1.0)
        with running(tmp_path_factory.mktemp("data")) as server:
            yield server


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """Return what the server says until it hangs up."""
    said = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            said += more
    return said


@pytest.mark.finding("T8")
@pytest.mark.parametrize(
    ("begun", "told"),
    [
        (b"", b""),
        (b"\r\n", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nHost: x\r\nA", b"HTTP/1.1 408 "),
        (b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{", b""),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT", b"HTTP/1.1 200 "),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\r\n", b"HTTP/1.1 200 "),
    ],
    ids=["nothing", "empty-lines", "half-a-head", "half-a-body", "half-a-second", "then-nothing"],
)
def test_half_a_request_is_not_waited_for(hasty: Server, begun: bytes, told: bytes) -> None:
    with closing(opened(hasty)) as connection:
        connection.sendall(begun)
        assert all_of(connection).startswith(told)


@pytest.mark.finding("T8")
def test_a_head_that_drips_is_not_waited_for(hasty: Server) -> None:
    """Every byte comes in time, the whole of it never."""
    with closing(opened(hasty)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        connection.settimeout(0.1)
        for _ in range(int(PATIENCE / 0.1)):
            try:
                assert connection.recv(65536).startswith((b"HTTP/1.1 408 ", b""))
                return
            except TimeoutError:
                connection.sendall(b"X: y\r\n")
            except ConnectionResetError:
                return
        pytest.fail("it is still waited for")


HEADS = {
    "one-header": b"GET / HTTP/1.1\r\nX: " + b"y" * (LARGEST_HEAD + 1) + b"\r\n\r\n",
    "no-end": b"GET / HTTP/1.1\r\nX: " + b"y" * 4_000_000,
    "name": b"GET / HTTP/1.1\r\n" + b"y" * 4_000_000,
    "address": b"GET /" + b"y" * 4_000_000,
    "many": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
    "after-the-body": b"POST /api/v1/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    + b"y" * 4_000_000,
}


@pytest.mark.finding("T8")
@pytest.mark.parametrize("kind", HEADS)
def test_headers_have_a_limit(server: Server, kind: str) -> None:
    with closing(opened(server)) as connection:
        with suppress(OSError):  # it hangs up before all is sent
            connection.sendall(HEADS[kind])
        said = all_of(connection)
    # What was said is lost where the rest of a head was still on its way.
    assert not said or said.startswith(b"HTTP/1.1 4")
    assert kind not in ("one-header", "many") or said.startswith(b"HTTP/1.1 431 ")
    assert httpx.get(server.address + "/healthz").status_code == 200


def test_ordinary_headers_pass(server: Server) -> None:
    headers = {f"X-{number}": "y" * 200 for number in range(MOST_HEADERS - 10)}
    assert httpx.get(server.address + "/healthz", headers=headers).status_code == 200


@pytest.mark.finding("T8")
def test_few_requests_are_taken_ahead(server: Server) -> None:
    with closing(opened(server)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        assert all_of(connection).count(b"HTTP/1.1 200 ") <= MOST_AHEAD + 1


@pytest.mark.finding("T8")
def test_who_takes_no_answer_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """With so few requests that nothing but the time it takes is against them."""
    gone = threading.Event()
    made, lost = http.Reception.connection_made, http.Reception.connection_lost

    def come(visit: http.Reception, transport: Any) -> None:
        # What the system takes in its stead is not much.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(visit, transport)

    def went(visit: http.Reception, error: Exception | None) -> None:
        lost(visit, error)
        gone.set()

    monkeypatch.setattr(http, "STALLED_SECONDS", 1.0)
    monkeypatch.setattr(http.Reception, "connection_made", come)
    monkeypatch.setattr(http.Reception, "connection_lost", went)
    with closing(socket.socket()) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", server.port))
        asking = f"GET {API}/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        connection.sendall(asking * (MOST_AHEAD // 2))
        assert gone.wait(PATIENCE)


@pytest.mark.finding("T8")
def test_connections_of_an_address_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_VISITS", 20)
    with running(tmp_path, limits=True) as server, ExitStack() as stack:
        table = Person(server).open("kuhn", ["me", "page"])
        with connect(f"ws://127.0.0.1:{server.port}{API}/tables/{table}/ws"):  # counted elsewhere
            many = [stack.enter_context(closing(opened(server))) for _ in range(40)]
            ended = [connection for connection in many if all_but_now(connection) == b""]
            assert len(ended) >= 20
            assert len(ended) < 40
        for connection in many:
            connection.close()
        while server.services.limits._visits.get("127.0.0.1", 0) > 1:
            pass  # the server hears of it in a moment
        assert Person(server).open("kuhn", ["me", "page"])


def all_but_now(connection: socket.socket) -> bytes | None:
    """Return what comes within a moment: nothing at all is None, b"" that it was hung up."""
    connection.settimeout(0.3)
    try:
        return connection.recv(1)
    except TimeoutError:
        return None
    except ConnectionResetError:
        return b""


@pytest.mark.finding("T6", "T22")
@pytest.mark.parametrize(
    ("path", "what"), [(f"{API}/games", "http"), ("/healthz", "service"), ("/metrics", "service")]
)
def test_asking_too_often_is_refused_and_hung_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, what: str
) -> None:
    monkeypatch.setitem(SHARED, what, limits.Rate(5, 0.01))
    with running(tmp_path, limits=True) as server:
        answers = [httpx.get(server.address + path) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].headers["connection"] == "close"
        assert int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].json()["reason"]["key"] == "refused-too-many"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert httpx.get(server.address + "/").status_code == 200  # other things are counted apart
    assert RATES[what].burst > 5


@pytest.mark.finding("T22")
def test_health_writes_once_a_second_at_most(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = [0]
    check = SqlStore.check

    async def counted(store: SqlStore) -> None:
        looks[0] += 1
        await check(store)

    monkeypatch.setattr(SqlStore, "check", counted)
    monkeypatch.setattr("regency.server.ops.health.HOLDS_SECONDS", PATIENCE)
    server.services.health._until = 0.0
    for _ in range(20):
        assert httpx.get(server.address + "/healthz").status_code == 200
    assert looks[0] == 1


@pytest.mark.finding("T22")
@pytest.mark.parametrize(
    ("proto", "origin", "status"),
    [
        (None, "http", 200),
        (None, "https", 403),
        ("https", "https", 200),
        ("https", "http", 403),
        ("http", "https", 403),
    ],
)
def test_the_scheme_of_an_origin_counts(
    tmp_path: Path, proto: str | None, origin: str, status: int
) -> None:
    with running(tmp_path, behind_proxy=True) as server:
        table = Person(server).open("kuhn", ["me", "page"])
        headers = {"Origin": f"{origin}://127.0.0.1:{server.port}"}
        headers |= {"X-Forwarded-Proto": proto} if proto else {}
        me = {"name": "Ann", "language": "en"}
        answer = httpx.put(f"{server.address}{API}/me", json=me, headers=headers)
        assert answer.status_code == status
        address = f"ws://127.0.0.1:{server.port}{API}/tables/{table}/ws"
        with ExitStack() as stack:
            if status != 200:
                stack.enter_context(pytest.raises(InvalidStatus))
            with connect(address, additional_headers=headers):
                pass


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://", "://", "\udcff"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    headers = {b"Origin": origin.encode("utf-8", "surrogateescape")}
    me = {"name": "Ann", "language": "en"}
    answer = httpx.put(f"{server.address}{API}/me", json=me, headers=headers)
    assert answer.status_code == 403


#: What is used of uvicorn and httptools without being promised by them.
USED: dict[Any, tuple[str, ...]] = {
    HttpToolsProtocol: (
        "connection_made", "connection_lost", "data_received", "handle_websocket_upgrade",
        "on_message_begin", "on_url", "on_header", "on_headers_complete", "on_message_complete",
        "pause_writing", "resume_writing", "timeout_keep_alive_handler", "_should_upgrade",
        "_unset_keepalive_if_required",
    ),
    RequestResponseCycle: ("run_asgi",),
    WebSocketsSansIOProtocol: (
        "connection_lost", "data_received", "handle_connect", "handle_ping", "keepalive_timeout",
        "pause_writing", "resume_writing", "send_receive_event_to_app", "shutdown",
    ),
}  # fmt: skip
#: … and what their constructors set.
SET: dict[Any, tuple[str, ...]] = {
    HttpToolsProtocol: ("cycle", "pipeline", "headers", "parser", "client", "transport", "loop"),
    RequestResponseCycle: ("response_complete",),
    WebSocketsSansIOProtocol: (
        "queue", "read_paused", "pending_ping_payload", "close_sent", "close_timer",
        "close_timeout", "disconnected", "conn", "handshake_initiated", "transport", "loop",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", USED, ids=lambda kind: kind.__name__)
def test_uvicorn_is_as_we_know_it(kind: Any) -> None:
    """If this fails, uvicorn has changed: look at `http.py` and `line.py` before going on."""
    for name in USED[kind]:
        assert callable(getattr(kind, name, None)), f"{kind.__name__} has no {name} any more"
    source = inspect.getsource(kind.__init__)
    for name in SET[kind]:
        assert f"self.{name}" in source, f"{kind.__name__} has no {name} any more"
    given = list(inspect.signature(HttpToolsProtocol.__init__).parameters)
    assert given == ["self", "config", "server_state", "app_state", "_loop"]
    assert not issubclass(httptools.HttpParserUpgrade, httptools.HttpParserError)
