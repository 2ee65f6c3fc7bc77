"""A push service of the tests' own: it checks who sends, and its browsers decrypt what they get."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

#: Long enough for anything to be sent on a busy machine.
PATIENCE = 60.0


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser that subscribed: only it can read what is sent to it."""

    def __init__(self, address: str, number: int) -> None:
        self.endpoint = f"{address}/browser/{number}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Takes messages, and answers as it is told to."""

    def __init__(self) -> None:
        self.messages: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        #: What it answers first, one after the other.
        self.at_first: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.messages.put((self.path, dict(self.headers), body))
                status = service.at_first.pop(0) if service.at_first else service.status
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/secret")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._browsers: list[Browser] = []
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def browser(self) -> Browser:
        self._browsers.append(Browser(self.address, len(self._browsers)))
        return self._browsers[-1]

    def next(self, key: str) -> tuple[Browser, dict[str, Any]]:
        """Return whom the next message is for and what it says, after checking who sent it."""
        path, headers, body = self.messages.get(timeout=PATIENCE)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        signed = headers["Authorization"]
        assert Vapid02.verify(signed)
        assert f"k={key}" in signed.replace(" ", "")
        browser = self._browsers[int(path.rpartition("/")[2])]
        return browser, browser.read(body)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()
