"""Browsers of other houses, which run a module as a page would and answer calls over HTTP."""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from regency.core import wasm

#: Seconds for a browser to start, or to answer a call.
PATIENCE = 120
HERE = Path(__file__).parent
#: WebKit's own small browser, wherever Debian keeps it.
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

#: Starts a browser in a folder of its own at an address.
Start = Callable[[str, str], subprocess.Popen[bytes]]


def chromium() -> Start | None:
    """Return how Chromium is started, if it is here."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None:
        return None
    return lambda folder, address: subprocess.Popen(
        [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-background-networking", "--remote-debugging-port=0",
            f"--user-data-dir={folder}", address,
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip


def firefox() -> Start | None:
    """Return how Firefox is started, if it is here."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        return None
    return lambda folder, address: subprocess.Popen(
        [program, "--headless", "--no-remote", "--profile", folder, address],
        env={**os.environ, "HOME": folder},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def webkit() -> Start | None:
    """Return how WebKit's small browser is started, if it is here with a screen to draw on."""
    found = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    screen = shutil.which("xvfb-run")
    if not found or screen is None:
        return None
    program = str(found[-1])
    return lambda folder, address: subprocess.Popen(
        [screen, "-a", program, "--private", address],
        env={**os.environ, "HOME": folder, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


class BrowserRunner:
    """A page in a browser that asks for calls; answers as `regency.core.wasm.running.Runner`."""

    def __init__(self, start: Start, module: Path, manifest: Path) -> None:
        folder = Path(wasm.__file__).parent
        files = {
            "/": HERE / "page.html",
            "/calling.mjs": folder / "calling.mjs",
            "/rules.wasm": module,
            "/rules.json": manifest,
        }
        self._calls: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler(files))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        host, port = self._server.server_address[:2]
        self._browser = start(self._folder.name, f"http://{host!s}:{port}/")
        self._answers.get(timeout=PATIENCE)  # the page is there

    def exchange(self, request: bytes) -> bytes:
        """Return the page's answer to a call."""
        self._calls.put(request)
        return self._answers.get(timeout=PATIENCE)

    def close(self) -> None:
        """End the page, its browser and the server."""
        self._calls.put(None)
        end(self._browser)
        self._server.shutdown()
        self._server.server_close()
        self._folder.cleanup()

    def _handler(self, files: dict[str, Path]) -> type[BaseHTTPRequestHandler]:
        calls, answers = self._calls, self._answers
        kinds = {".html": "text/html", ".mjs": "text/javascript", ".wasm": "application/wasm"}

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                file = files.get(self.path)
                if file is None:
                    self.send_error(404)
                    return
                self._send(200, file.read_bytes(), kinds.get(file.suffix, "application/json"))

            def do_POST(self) -> None:
                answers.put(self.rfile.read(int(self.headers["Content-Length"])))
                call = calls.get()
                if call is None:
                    self._send(204, b"", "text/plain")
                else:
                    self._send(200, call, "application/octet-stream")

            def _send(self, status: int, body: bytes, kind: str) -> None:
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        return Handler


def end(browser: subprocess.Popen[bytes]) -> None:
    """End a browser with all of its processes."""
    browser.terminate()
    try:
        browser.wait(timeout=10)
    except subprocess.TimeoutExpired:
        browser.kill()
        browser.wait()
