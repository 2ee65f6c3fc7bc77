"""A real server in a thread, and people who talk to it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from tests.patience import patience
from websockets.sync.client import ClientConnection, connect

from regency.server.app import create_app
from regency.server.ops.settings import Settings
from regency.server.services import Services
from regency.server.serving import config, listen
from regency.server.wire.common import API
from regency.server.wire.messages import FROM_SERVER

T = TypeVar("T")
SECRET = "a secret for tests only"
#: Long enough for a cold start of the bots on a busy machine.
PATIENCE = patience(300.0)


class Server:
    """A server that runs while a test does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = listen(settings.host, settings.port)
        self.port: int = self._listening.getsockname()[1]
        self._application = create_app(settings)
        self._server = uvicorn.Server(config(self._application, settings))
        self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.clients: list[httpx.Client] = []
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def services(self) -> Services:
        return self._application.services

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._listening])

        import uvloop

        uvloop.run(main())

    def start(self) -> None:
        self._thread.start()
        waited = threading.Event()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            waited.wait(0.01)

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def call(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    given: dict[str, Any] = {
        "limits": False,
        "pace": 0,
        "port": 0,
        "secret": SECRET,
        "warm": False,
    } | settings
    server = Server(Settings(data=folder, **given))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Someone with a browser: a cookie, and a socket at a table."""

    def __init__(self, server: Server, name: str | None = "Ann", language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address + API, timeout=PATIENCE)
        server.clients.append(self.http)
        if name is not None:
            answer = self.http.put("/me", json={"name": name, "language": language})
            assert answer.status_code == 200, answer.text

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def refused(self, path: str, **body: Any) -> str:
        answer = self.http.post(path, json=body)
        assert not answer.is_success
        return str(answer.json()["detail"])

    def open(self, game: str, seats: list[str], **more: Any) -> str:
        """Open a table; seats are `me`, `open`, a bot's level, or another name on this device."""
        wishes = [_wish(seat) for seat in seats]
        return str(self.post("/tables", game=game, seats=wishes, **more)["id"])

    @contextmanager
    def at(self, table: str, since: int = 0, form: str = "drawn") -> Iterator[Socket]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = self.server.address.replace("http", "ws")
        with connect(
            f"{address}{API}/tables/{table}/ws?since={since}&form={form}",
            additional_headers=headers,
            max_size=None,
            ping_interval=None,  # a busy machine is not a dead server
        ) as socket:
            yield Socket(socket)


def _wish(seat: str) -> dict[str, Any]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat[0].isupper():
        return {"kind": "me", "name": seat}
    return {"kind": "bot", "level": seat}


class Socket:
    """A WebSocket that checks every message against the catalogue."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self._ref = 0

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        FROM_SERVER.validate_json(raw)
        message: dict[str, Any] = json.loads(raw)
        match message["type"]:
            case "drawn" | "state":
                self.adopt(message)
            case "table":
                self.table = message["table"]
            case "chat":
                self.chat.append(message)
        return message

    def adopt(self, message: dict[str, Any]) -> None:
        self.state = message
        if message["undone"] is not None:
            self.log = [step for step in self.log if step["at"] <= message["undone"]]
        self.log += message["log"]

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while not wanted(message := self.receive()):
            pass
        return message

    def send(self, kind: str, **values: Any) -> int:
        self._ref += 1
        # As a page writes it: see `_PLAY` in net/requests.py.
        message = {"type": kind, **values, "ref": self._ref}
        self.socket.send(json.dumps(message, separators=(",", ":")))
        return self._ref

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        return self.answer(self.send(kind, **values))

    def answer(self, ref: int) -> dict[str, Any]:
        return self.until(lambda message: message.get("ref") == ref)

    def see(self, wanted: Callable[[dict[str, Any]], Any]) -> None:
        """Wait until the state is as wanted, if it is not so already."""
        while not (self.state and wanted(self.state)):
            self.receive()

    def reach(self, at: int) -> None:
        """Wait for the state that a move led to."""
        while not self.state or self.state["at"] < at:
            self.receive()

    def play(self, action: int) -> dict[str, Any]:
        return self.ask("play", at=self.state["at"], action=action)

    def wait_for_state(self) -> dict[str, Any]:
        return self.until(lambda message: message["type"] in ("drawn", "state"))

    def over(self) -> bool:
        return bool(self.state) and self.state["places"] is not None
