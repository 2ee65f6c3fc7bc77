"""A server process with the built app, and the browser to look at it with."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from regency.games import names

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "regency" / "server" / "static"
#: The first is made for this: a page in it costs a third of the time.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
SOURCES = (
    "web/src",
    "web/bundling",
    "web/locales",
    "web/public",
    "web/index.html",
    "vite.config.ts",
)
PATIENCE_S = 240
#: What a server says that has no time now.
BUSY = 503
STEADY = Path(__file__).with_name("steady.py")


def browser_file() -> str | None:
    """Return the system's browser; None: Playwright's own."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Let one test process at a time do something that the others then find done."""
    with Path(tempfile.gettempdir(), f"regency-{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> Path:
    """Build the app if any of its sources is newer, once for all test processes."""
    with one_at_a_time("web-build"):
        if not fresh():
            done = subprocess.run(
                [ROOT / "tools" / "with-node", "npm", "run", "--silent", "build"],
                cwd=ROOT,
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, done.stdout + done.stderr
    return STATIC


def fresh() -> bool:
    index = STATIC / "index.html"
    if not index.exists():
        return False
    games = ROOT / "src" / "regency" / "games"
    folders = [ROOT / name for name in SOURCES]
    folders += [*games.glob("*/web"), *games.glob("*/locales")]
    folders += [*games.glob("*/lessons"), *games.glob("*/guide")]
    folders += [*games.glob("*/wasm"), *games.glob("*/ai/weights")]
    files = [file for folder in folders for file in (folder.rglob("*"), [folder])]
    newest = max(file.stat().st_mtime for group in files for file in group)
    return index.stat().st_mtime >= newest


def dealt_by_chance() -> bool:
    """Tell whether tests are to meet deals that nobody has looked at yet."""
    return os.environ.get("REGENCY_DEALS") == "chance"


class House:
    """`regency serve` in a process of its own, which can be stopped and started again.

    It deals alike every time, unless chance is asked for or it runs by another Python.
    """

    def __init__(
        self,
        data: Path,
        host: str = "127.0.0.1",
        options: tuple[str, ...] = (),
        python: Path | str = sys.executable,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self.host = host
        self.options = options
        self.environment = environment or {}
        self.python = python
        self.port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Serve, at the same port as before."""
        alike = self.python == sys.executable and not dealt_by_chance()
        program = ["-P", str(STEADY)] if alike else ["-m", "regency"]
        command = [str(self.python), *program, "serve", "--data", str(self.data)]
        command += ["--host", self.host]
        # Made ready is what a test plays, when it plays it: four games are more than most need.
        command += ["--port", str(self.port), "--limits", "off", "--pace", "0", "--warm", "off"]
        command += self.options
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")} | dict(self.environment)
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http" in said, f"the server did not start: {said!r}"
        self.address = said.split()[-1].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def warm_up(self, games: Sequence[str] | None = None) -> None:
        """Let a bot move in every game: rules and search are compiled once on a new machine."""
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

        def ask(method: str, path: str, body: object = None) -> Any:
            request = urllib.request.Request(
                f"{self.address}/api/v1{path}",
                None if body is None else json.dumps(body).encode(),
                {"Content-Type": "application/json"},
                method=method,
            )
            with browser.open(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)

        ask("PUT", "/me", {"name": "Early", "language": "en"})
        seats = [{"kind": "bot", "level": "page"}, {"kind": "me"}]
        wish = {"seats": seats, "start": True}
        tables = [ask("POST", "/tables", {"game": game, **wish}) for game in games or names()]
        for table in tables:
            self._wait_for_the_bot(ask, f"/matches/{table['id']}/replay")

    def _wait_for_the_bot(self, ask: Callable[[str, str], Any], path: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                steps = ask("GET", path)["steps"]
                if ask("GET", f"{path}/{steps}")["state"]["to_act"] != [0]:
                    return
            except urllib.error.HTTPError as error:
                if error.code != BUSY:  # who reads waits for a process that compiles, too
                    raise
            time.sleep(0.2)

    def stop(self) -> None:
        """End the process and wait for it."""
        process, self._process = self._process, None
        if process is None:
            return
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE_S)
        assert process.stdout is not None
        process.stdout.close()
