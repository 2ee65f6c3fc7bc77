"""A WebSocket as tables use it: requests are read and pictures written without a detour.

uvicorn's protocol shakes hands, answers pings and closes; it also takes every frame that is not a
short text of one piece. What is left, which is nearly all, costs a tenth here: a frame is taken
apart without a generator, a message is written when it is told if the other side has room, and
reading is paused only when requests pile up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

#: The name under which an ASGI scope has the line.
EXTENSION = "regency.line"
#: Requests of one client that wait; beyond this nothing more is read from it.
MOST_WAITING = 8

#: A whole text in one frame, and what its second byte says.
_TEXT = 0x81
_MASKED = 0x80
_LENGTH = 0x7F
_TWO_BYTES, _EIGHT_BYTES = 126, 127
#: Lengths that fit into two bytes.
_SHORT = 0x10000
_TEXT_OF_TWO_BYTES, _TEXT_OF_EIGHT_BYTES = (bytes((_TEXT, n)) for n in (_TWO_BYTES, _EIGHT_BYTES))
_MASK_BYTES = 4


class Line(Protocol):
    """Where messages go: to a browser, as fast as it takes them."""

    #: Whether a message would leave now instead of piling up.
    has_room: bool

    def send_texts(self, texts: Sequence[Sequence[bytes]]) -> None:
        """Send texts, each in pieces."""

    def hang_up(self, code: int) -> None:
        """Close with a reason."""


class Inbox:
    """Requests for one reader: what `asyncio.Queue` does, at half its cost."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, request: Any) -> None:
        """Add a request, and wake who waits for one."""
        self._waiting.append(request)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """Return the next request, when there is one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def qsize(self) -> int:
        """Return how many wait."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Tell whether none waits."""
        return not self._waiting


class SocketLine(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]  # where uvicorn puts what it takes
        self._held = b""  # the beginning of a frame
        self._largest = config.ws_max_size
        #: Whether uvicorn's parser has seen nothing but the request and whole frames since.
        self._framed = False
        self.has_room = True
        self.when_room: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- in

    def data_received(self, data: bytes) -> None:
        """Take whole frames; the beginning of one waits for its end."""
        if not self._framed:
            first = not self.handshake_initiated
            super().data_received(data)
            # A client that talks before it was let in is served by uvicorn's parser alone.
            self._framed = first and self.handshake_initiated and data.endswith(b"\r\n\r\n")
            return
        if not self.handshake_complete:
            self._framed = False
            super().data_received(data)
            return
        if self._held:
            data = self._held + data
        elif _is_one_frame(data):  # as nearly always
            self._take(data, 0, len(data))
            return
        at = 0
        while (end := self._frame_end(data, at)) <= len(data):
            self._take(data, at, end)
            at = end
        self._held = data[at:]

    def _frame_end(self, data: bytes, at: int) -> int:
        """Return where the frame that begins here ends; beyond the data if it is not whole."""
        if len(data) - at < 2:
            return len(data) + 1
        masked, length = data[at + 1] & _MASKED, data[at + 1] & _LENGTH
        start = at + 2
        if length >= _TWO_BYTES:
            start += 2 if length == _TWO_BYTES else 8
            if len(data) < start:
                return len(data) + 1
            length = int.from_bytes(data[at + 2 : start], "big")
        if not masked or length > self._largest:
            return len(data)  # uvicorn's parser knows what to say
        return start + _MASK_BYTES + length

    def _take(self, data: bytes, at: int, end: int) -> None:
        """Take one frame."""
        length = data[at + 1] & _LENGTH
        plain = data[at] == _TEXT and data[at + 1] & _MASKED and length < _TWO_BYTES
        if plain and self.conn.current_size is None and self.conn.state is OPEN:
            start = at + 2 + _MASK_BYTES
            text = _unmasked(data[at + 2 : start], data[start:end])
            if len(text) == length and text.isascii():
                self._deliver(text)
                return
        super().data_received(data[at:end])

    def _deliver(self, request: bytes) -> None:
        if self.close_sent:
            return
        self._inbox.put_nowait(request)
        if not self.read_paused and self._inbox.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand a request over that came the long way."""
        # uvicorn pauses after every request and goes on when it was taken: two calls of the system.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_request(self) -> bytes | str | None:
        """Return the next request; None when the other side has hung up."""
        message = await self._inbox.get()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if type(message) is bytes:
            return message
        if message["type"] == "websocket.disconnect":
            return None
        found: str | bytes | None = message.get("text")
        return message["bytes"] if found is None else found

    # --- out

    def pause_writing(self) -> None:
        """Hear that the other side takes nothing more for now."""
        self.has_room = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """Hear that the other side has caught up."""
        self.has_room = True
        super().resume_writing()
        if self.when_room is not None:
            self.when_room()

    def send_texts(self, texts: Sequence[Sequence[bytes]]) -> None:
        """Send texts in one go; those that come too late, after the end, are lost."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        pieces: list[bytes] = []
        for text in texts:
            pieces += text
            pieces[-len(text)] = _head(sum(map(len, text))) + text[0]
        self.transport.writelines(pieces)

    def hang_up(self, code: int) -> None:
        """Close with a reason."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def _is_one_frame(data: bytes) -> bool:
    """Tell whether this is one short frame under a mask, and nothing else."""
    length = len(data) - 2 - _MASK_BYTES
    return 0 <= length < _TWO_BYTES and data[1] == _MASKED | length


def _head(size: int) -> bytes:
    """Return how the frame of a text begins."""
    if size < _TWO_BYTES:
        return bytes((_TEXT, size))
    if size < _SHORT:
        return _TEXT_OF_TWO_BYTES + size.to_bytes(2, "big")
    return _TEXT_OF_EIGHT_BYTES + size.to_bytes(8, "big")


def _unmasked(mask: bytes, data: bytes) -> bytes:
    """Return what a client sent under a mask."""
    size = len(data)
    key = int.from_bytes(mask * (size // _MASK_BYTES + 1), "little")
    whole = int.from_bytes(data, "little") ^ (key & ((1 << 8 * size) - 1))
    return whole.to_bytes(size, "little")
