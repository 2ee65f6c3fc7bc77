"""`regency serve` as a process of its own: settings, readiness, a second server, a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import pytest
from tests.server.playing import PATIENCE, Person, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regency.cli.main import UsageError
from regency.cli.parser import parser
from regency.cli.serve import read_settings
from regency.games import games
from regency.server.ops.settings import Settings
from regency.server.serving import listen
from regency.server.wire.common import API
from regency.server.workers import warming
from regency.server.workers.bots import BotPool
from regency.server.workers.warming import Readiness

RESTARTING = 1012


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "regency", "serve", "--data", str(folder), "--port", "0"]
    command += ["--warm", "off"]
    process = subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Regency is at http://127.0.0.1:"), line
        yield process, line.split()[-1].rstrip("/")
    finally:
        process.kill()
        process.communicate()


def test_what_few_servers_need_is_loaded_when_it_is_needed(tmp_path: Path) -> None:
    """Migrations, push and passkeys: 30 MiB of libraries."""
    probe = """
import asyncio, sys
from pathlib import Path
from regency.server import serving
from regency.server.ops.settings import Settings
from regency.server.services import Services
async def opened():
    services = Services(Settings(data=Path(sys.argv[1]), warm=False))
    await services.open()
    await services.close()
    print(sorted({"alembic", "aiohttp", "pywebpush", "webauthn", "requests"} & set(sys.modules)))
asyncio.run(opened())
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", probe, tmp_path], check=True, capture_output=True, text=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert told == ["['alembic']", "[]"]  # a new database is made by migrations


def test_a_process_from_start_to_end(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address), ExitStack() as stack:
        told = httpx.get(f"{address}/healthz").json()
        asleep = dict.fromkeys(games(), "asleep")
        assert told == {"status": "ok", "games": asleep, "set_aside": 0}
        mode = stat.S_IMODE(os.stat(tmp_path / "secret").st_mode)
        assert mode == 0o600
        second = subprocess.run(
            [sys.executable, "-m", "regency", "serve", "--data", str(tmp_path), "--port", "0"],
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert second.returncode == 1
        assert "regency serve:" in second.stderr
        assert "Traceback" not in second.stderr
        with httpx.Client(base_url=address + API, timeout=PATIENCE) as client:
            client.put("/me", json={"name": "Ann", "language": "en"})
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = client.post("/tables", json={"game": "kuhn", "seats": seats}).json()["id"]
        socket = stack.enter_context(
            connect(f"{address}{API}/tables/{table}/ws".replace("http", "ws", 1))
        )
        socket.recv()
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            _ = [socket.recv(60) for _ in range(100)]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTARTING
        assert process.wait(60) == 0


def test_tables_wait_for_their_game_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(warming, "warm_up", lambda game: go_on.wait(PATIENCE))
    silent = (sys.executable, "-c", "")  # compiles nothing elsewhere: all is left to the server
    monkeypatch.setattr(Readiness.__init__, "__defaults__", (silent,))
    monkeypatch.setattr(BotPool, "warm", AsyncMock())
    with running(tmp_path, warm=True) as server:
        person = Person(server)
        with ThreadPoolExecutor(1) as elsewhere:
            opened = elsewhere.submit(person.open, "kuhn", ["me", "page"])
            stages = set(httpx.get(f"{server.address}/healthz").json()["games"].values())
            assert "waking" in stages  # and it was answered while the table waits
            assert "ready" not in stages
            assert not opened.done()
            go_on.set()
            assert opened.result(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while set(httpx.get(f"{server.address}/healthz").json()["games"].values()) != {"ready"}:
            assert time.monotonic() < deadline, "not every game was made ready"


def test_games_are_compiled_elsewhere_and_said_to_be_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGENCY_CACHE", str(tmp_path))
    said: list[str] = []

    async def prepare() -> Readiness:
        readiness = Readiness()
        chosen = {"kuhn": games()["kuhn"]}
        readiness.expect(chosen)
        assert readiness.stage("kuhn") == "waking"  # its cache is empty
        await readiness.make_ready(chosen, said.append)
        return readiness

    assert asyncio.run(prepare()).stage("kuhn") == "ready"
    assert said == ["kuhn is ready (1 of 1)"]
    assert warming.is_compiled(games()["kuhn"])  # the other process has left it in the cache


def settings_of(*flags: str, **environment: str) -> Settings:
    return read_settings(parser().parse_args(["serve", *flags]), environment)


def test_a_flag_wins_over_the_environment_and_that_over_the_default() -> None:
    assert settings_of().port == 8000
    assert settings_of(REGENCY_PORT="9000").port == 9000
    assert settings_of("--port", "7000", REGENCY_PORT="9000").port == 7000
    given = settings_of(
        REGENCY_HOST="0.0.0.0",
        REGENCY_DATA="/d",
        REGENCY_DATABASE="postgresql://x/y",
        REGENCY_SECRET="s" * 20,
        REGENCY_LOG_LEVEL="info",
        REGENCY_LIMITS="off",
        REGENCY_PACE="0",
        REGENCY_WORKERS="3",
        REGENCY_WARM="off",
        REGENCY_WEB="/w",
        REGENCY_BEHIND_PROXY="1",
        REGENCY_ORIGIN="http://a http://b",
    )
    assert given == Settings(
        host="0.0.0.0",
        data=Path("/d"),
        database="postgresql://x/y",
        secret="s" * 20,
        log_level="info",
        limits=False,
        pace=0,
        workers=3,
        warm=False,
        web=Path("/w"),
        behind_proxy=True,
        origins=("http://a", "http://b"),
    )
    with pytest.raises(UsageError, match="REGENCY_PORT cannot be 'x'"):
        settings_of(REGENCY_PORT="x")


def test_a_secret_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least 16"):
        Settings(secret="short").signing_secret()
    made = Settings(data=tmp_path).signing_secret()
    assert Settings(data=tmp_path).signing_secret() == made


def test_a_server_leaves_the_log_handlers_of_its_process_alone(tmp_path: Path) -> None:
    class Handler(logging.Handler):
        closed = False

        def close(self) -> None:
            self.closed = True

    handler = Handler()
    logging.getLogger("somebody.else").addHandler(handler)
    try:
        with running(tmp_path) as server:
            assert httpx.get(f"http://127.0.0.1:{server.port}{API}/games").status_code == 200
        assert not handler.closed
    finally:
        logging.getLogger("somebody.else").removeHandler(handler)


def test_an_address_that_is_taken_is_named() -> None:
    first = listen("127.0.0.1", 0)
    first.listen()
    port = first.getsockname()[1]
    with pytest.raises(OSError, match=f"cannot listen at 127.0.0.1:{port}"):
        listen("127.0.0.1", port)
    first.close()
