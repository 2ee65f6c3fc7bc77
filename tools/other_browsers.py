"""Plays a few moves of every game in Firefox and in WebKit, Safari's engine, and photographs them.

Both come from Debian (`apt-get install firefox-esr webkit2gtk-driver xvfb`); an engine that is not
there is left out. `python tools/other_browsers.py` drives them by WebDriver, with nothing between;
the pictures lie in screenshots/firefox/ and screenshots/webkit/. It fails when a page reports an
error, a match comes to a stop, or the layout is wrong at one of the sizes.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.house import House, build  # noqa: E402
from tests.web.person import AUTOPILOT, DESKTOP, LAYOUT, PHONE, SETTLING  # noqa: E402

from regency.games import names  # noqa: E402

OUT = ROOT / "screenshots"
MINI_BROWSERS = "/usr/lib/*/webkit*/MiniBrowser"
#: The bar of the small browser is wider than a phone, unless it is told otherwise.
SLIM = "* { padding: 0; margin: 0; min-width: 0; font-size: 4px; }"
PATIENCE_S = 120
MOVES = 12
#: Errors of the page are kept in the page: both protocols can ask for them.
LISTEN = """
  if (!window.troubles) {
    window.troubles = [];
    // That a size is told in the next frame is no error.
    const harmless = (words) => words.startsWith('ResizeObserver loop');
    addEventListener('error', ({ message }) => harmless(message) || window.troubles.push(message));
    addEventListener('unhandledrejection', (event) => window.troubles.push(String(event.reason)));
  }
"""
OPEN_TABLE = """
  await fetch('/api/v1/me', { method: 'PUT', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Anne', language: 'en' }) });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }];
  const answer = await fetch('/api/v1/tables', { method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: GAME, seats, start: true }) });
  return (await answer.json()).id;
"""
PRESS_P = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));"
SETTLED = 'document.querySelector(\'.room[data-turn="true"], .room[data-over="true"]\') !== null'


class Engine(ABC):
    """A browser that can be told where to go, how large to be, and what to run."""

    version: str

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address and wait until it is there."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""

    @abstractmethod
    def run(self, body: str) -> Any:
        """Run the body of an asynchronous function in the page, and return what it returns."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return the page as it looks, as a PNG."""


class Firefox(Engine):
    """Firefox by WebDriver BiDi, which it speaks itself."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        started = self._ask("session.new", capabilities={})
        self.version = f"Firefox {started['capabilities']['browserVersion']}"
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE_S))
            if answer.get("id") == self.number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str) -> None:
        """Open an address and wait until it is there."""
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.context, viewport=size)

    def run(self, body: str) -> Any:
        """Run the body of an asynchronous function in the page."""
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => {{ {body} }})().then((v) => JSON.stringify(v ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def picture(self) -> bytes:
        """Return the page as it looks."""
        taken = self._ask("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(taken["data"])


class WebKit(Engine):
    """WebKitGTK's small browser by classic WebDriver."""

    def __init__(self, driver: str, binary: str) -> None:
        self.at = f"{driver}/session"
        options = {"binary": binary, "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        started = self._ask("POST", "", {"capabilities": wish})
        self.version = f"WebKitGTK {started['capabilities']['browserVersion']}"
        self.at += f"/{started['sessionId']}"
        self._ask("POST", "/timeouts", {"script": PATIENCE_S * 1000})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.at + path, content, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)["value"]

    def go(self, address: str) -> None:
        """Open an address and wait until it is there."""
        self._ask("POST", "/url", {"url": address})

    def resize(self, width: int, height: int) -> None:
        """Give the page a size."""
        # The window is larger than the page by its frame and its bar.
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight];")
            now = self._ask("GET", "/window/rect")
            rect = {
                "width": now["width"] + width - inner[0],
                "height": now["height"] + height - inner[1],
            }
            self._ask("POST", "/window/rect", rect)
            time.sleep(0.5)
        # The pointer must not rest on something that explains itself.
        away = {"type": "pointerMove", "x": 1, "y": 1, "duration": 0}
        mouse = {"type": "pointer", "id": "mouse", "actions": [away]}
        self._ask("POST", "/actions", {"actions": [mouse]})

    def run(self, body: str) -> Any:
        """Run the body of an asynchronous function in the page."""
        script = f"""const done = arguments[arguments.length - 1];
          (async () => {{ {body} }})().then(
            (value) => done({{ value: value ?? null }}),
            (error) => done({{ error: String(error) }}));"""
        answer = self._ask("POST", "/execute/async", {"script": script, "args": []})
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def picture(self) -> bytes:
        """Return the page as it looks."""
        return base64.b64decode(self._ask("GET", "/screenshot"))


@contextmanager
def process(*command: str, **settings: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a program beside this one, and end it."""
    running = subprocess.Popen(command, text=True, **settings)
    try:
        yield running
    finally:
        running.terminate()
        running.wait(PATIENCE_S)


@contextmanager
def firefox() -> Iterator[Engine | None]:
    """Start Firefox where it is installed."""
    binary = shutil.which("firefox-esr") or shutil.which("firefox")
    if binary is None:
        yield None
        return
    with ExitStack() as stack:
        profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        command = (binary, "--headless", "--no-remote", "--profile", profile)
        running = stack.enter_context(
            process(*command, "--remote-debugging-port", "0", stderr=subprocess.PIPE)
        )
        assert running.stderr is not None
        said = next(line for line in running.stderr if "BiDi listening on" in line)
        address = said.split()[-1] + "/session"
        yield Firefox(stack.enter_context(connect(address, max_size=None)))


@contextmanager
def webkit() -> Iterator[Engine | None]:
    """Start WebKitGTK's small browser, on a screen that nobody sees, where it is installed."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    binary = next((str(path) for path in Path("/").glob(MINI_BROWSERS[1:])), None)
    if driver is None or screen is None or binary is None:
        yield None
        return
    with ExitStack() as stack:
        display, port = ":97", "8497"
        stack.enter_context(process(screen, display, "-screen", "0", "1600x1200x24"))
        settings = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (settings / "gtk-3.0").mkdir()
        (settings / "gtk-3.0" / "gtk.css").write_text(SLIM)
        environment = os.environ | {"DISPLAY": display, "XDG_CONFIG_HOME": str(settings)}
        stack.enter_context(process(driver, f"--port={port}", env=environment))
        time.sleep(2)
        yield WebKit(f"http://127.0.0.1:{port}", binary)


class Visitor:
    """Looks at the app with one engine, keeps pictures, and notes what is wrong."""

    def __init__(self, engine: Engine, house: House, folder: Path) -> None:
        self.engine = engine
        self.house = house
        self.folder = folder
        self.wrong: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)

    def go(self, path: str) -> None:
        """Open an address, and listen for errors."""
        self.engine.go(self.house.address + path)
        self.engine.run(LISTEN)
        time.sleep(1)

    def wait_for(self, condition: str) -> None:
        """Wait until something is true in the page."""
        deadline = time.monotonic() + PATIENCE_S
        while not self.engine.run(f"return {condition};"):
            assert time.monotonic() < deadline, condition
            time.sleep(0.2)

    def look(self, name: str) -> None:
        """Photograph the page at two sizes, and check its layout."""
        for size in (PHONE, DESKTOP):
            self.engine.resize(*size)
            found: list[str] = []
            for _ in range(SETTLING):
                time.sleep(0.6)
                found = self.engine.run(f"return ({LAYOUT})({json.dumps([size == PHONE, False])});")
                if not found:
                    break
            (self.folder / f"{name}-{size[0]}.png").write_bytes(self.engine.picture())
            self.wrong += [f"{name} at {size[0]}: {line}" for line in found]
        self.wrong += [f"{name}: {line}" for line in self.engine.run("return window.troubles;")]

    def remember(self, **kept: str) -> None:
        """Let the browser remember settings of this app."""
        self.engine.run(
            f"""const kept = JSON.parse(localStorage.getItem('regency') ?? '{{}}');
            Object.assign(kept, {json.dumps(kept)});
            localStorage.setItem('regency', JSON.stringify(kept));"""
        )

    def pages(self) -> None:
        """Look at the screens around the table, in the dark too."""
        self.go("/")
        self.remember(name="Anne", level="page", language="en")
        for theme in ("light", "dark"):
            self.remember(theme=theme)
            for path in ("/", "/settings", "/rules/royals", "/new/royals?mode=bots"):
                self.go(path)
                self.look(f"{re.sub('[^a-z]+', '-', path).strip('-') or 'home'}-{theme}")

    def play(self, game: str) -> None:
        """Play some moves of a game on its board, open a panel, and look at the replay."""
        self.remember(theme="light")
        table = self.engine.run(f"const GAME = {json.dumps(game)}; {OPEN_TABLE}")
        self.go(f"/table/{table}")
        self.wait_for(SETTLED)
        self.look(f"{game}-start")
        result = self.engine.run(f"return ({AUTOPILOT})({MOVES});")
        if "stuck" in result:
            self.wrong.append(f"{game}: {result['stuck']}")
            return
        self.wait_for(SETTLED)
        self.remember(theme="dark")
        self.go(f"/table/{table}")
        self.wait_for(SETTLED)
        self.look(f"{game}-later-dark")
        self.engine.run(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'p', bubbles: true}));"
        )
        self.wait_for("document.querySelector('dialog[open]') !== null")
        self.look(f"{game}-points-dark")
        self.go(f"/replay/{table}?at=8")
        self.wait_for("document.querySelector('[data-board]') !== null")
        self.look(f"{game}-replay-dark")


def main() -> int:
    """Visit with every engine found; return how the visits went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", action="append", choices=["firefox", "webkit"])
    parser.add_argument("--game", action="append", choices=names())
    chosen = parser.parse_args()
    build()
    wrong = []
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        house.start()
        house.warm_up()
        for start in (firefox, webkit):
            if chosen.engine and start.__name__ not in chosen.engine:
                continue
            with start() as engine:
                if engine is None:
                    print(f"{start.__name__} is not installed here")
                    continue
                print(f"== {engine.version}", flush=True)
                visitor = Visitor(engine, house, OUT / start.__name__)
                visitor.pages()
                for game in chosen.game or names():
                    visitor.play(game)
                print("\n".join(visitor.wrong) or "nothing is wrong", flush=True)
                wrong += visitor.wrong
        with suppress(ProcessLookupError):
            house.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
