"""HTTP connections: how many may come in, how large a request may be, how long it may take.

uvicorn's protocol reads requests and writes answers; it sets no bound to headers, nor to the time
in which a request has to be complete.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from regency.server.net.security import LARGER_BODIES, plain_answer
from regency.server.ops.limits import Limits, counted_as

#: Bytes and number of a request's headers.
LARGEST_HEAD = 16 * 1024
MOST_HEADERS = 64
#: A request in all, however its body is cut into pieces.
LARGEST_REQUEST = LARGEST_HEAD + 2 * max(LARGER_BODIES.values())
#: Requests that may be sent ahead of the answer to the first.
MOST_AHEAD = 8
#: Seconds for the head of a request, and for its body.
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
#: Seconds in which a connection may wait for its next request.
IDLE_SECONDS = 10
#: Seconds in which nothing of an answer is taken.
STALLED_SECONDS = 20.0
#: How long a client that is turned away has to read why.
FAREWELL_SECONDS = 1.0

_BAD_REQUEST = plain_answer(400, "this is no HTTP request")
_TOO_SLOW = plain_answer(408, f"a request takes at most {HEAD_SECONDS:.0f} seconds to be sent")
_TOO_LARGE = plain_answer(413, f"a request has at most {LARGEST_REQUEST} bytes")
_HEAD_TOO_LARGE = plain_answer(
    431, f"a request has at most {MOST_HEADERS} headers of {LARGEST_HEAD} bytes in all"
)
_KEPT_OUT = plain_answer(429, "too much came from this address: try again later")


class TooMuch(Exception):
    """A request is larger than allowed; the parser stops here."""


class Reception(HttpToolsProtocol):
    """One connection that asks over HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        services = cast(Any, config.app).services
        self._limits: Limits = services.limits
        self._proxied: bool = services.settings.behind_proxy
        self._address: str | None = None  # under which it is counted
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._in_head = True
        self._received = 0  # bytes, about, of the request in hand
        self._head = 0  # bytes of its headers
        self._refusal = _BAD_REQUEST

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in if its address has few enough; uvicorn names the transport so too."""
        super().connection_made(transport)
        self._expect(HEAD_SECONDS)
        # Everyone behind a proxy comes from one address; the proxy counts them itself.
        if self.client is None or self._proxied:
            return
        address = counted_as(self.client[0])
        if self._limits.come(address):
            self._address = address
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that ended."""
        self._leave()
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Let a WebSocket go on by itself; sockets are counted elsewhere."""
        if self._address is not None and self._limits.is_address_barred(self._address):
            self._refuse(_KEPT_OUT)
            return
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._expect(None)
        if self._address is not None:
            self._limits.go(self._address)
            self._address = None

    # --- in

    def data_received(self, data: bytes) -> None:
        """Read a request, as far as it keeps within its bounds."""
        self._unset_keepalive_if_required()
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(HEAD_SECONDS)
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                self._pass_on(data[upgrade.args[0] :])
            return
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return
        if self._in_head and self._received > LARGEST_HEAD:
            self._refuse(_HEAD_TOO_LARGE)
        elif self._received > LARGEST_REQUEST:
            self._refuse(_TOO_LARGE)

    def _pass_on(self, data: bytes) -> None:
        """Let the WebSocket have what came together with the request for it."""
        successor = self.transport.get_protocol()
        if data and isinstance(successor, asyncio.Protocol) and successor is not self:
            successor.data_received(data)

    def on_message_begin(self) -> None:
        """Begin to count."""
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch("requests are waiting already")
        super().on_message_begin()
        self._in_head, self._received, self._head = True, 1, 0
        self._expect(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        """Count the address, which is part of the head."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header, also one that follows the body."""
        self._count(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            self._refusal = _HEAD_TOO_LARGE
            raise TooMuch("headers")
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self._refusal = _HEAD_TOO_LARGE
            raise TooMuch("bytes")

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._in_head = False
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing: the server's turn has come."""
        self._expect(None)
        super().on_message_complete()

    # --- out

    def pause_writing(self) -> None:
        """Hear that nothing of the answer is taken."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Hear that the answer is taken."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def timeout_keep_alive_handler(self) -> None:
        """Let go of who asks nothing more, and may not have taken the last answer either."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def _expect(self, seconds: float | None) -> None:
        """Set how long to wait for what comes next; None: for ever."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._deadline = None
        self._refuse(_TOO_SLOW if self._received else b"")

    def _refuse(self, answer: bytes) -> None:
        """Say why, if nothing else was said yet, and hang up."""
        busy = self.cycle is not None and not self.cycle.response_complete
        if not busy and not self.transport.is_closing():
            self.transport.write(answer)
        self._expect(None)
        self.transport.close()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
