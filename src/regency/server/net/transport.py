"""A WebSocket as tables use it: requests are read and pictures written without a detour.

uvicorn's protocol shakes hands, answers pings and closes; it also takes every frame that is not a
short text of one piece. What is left, which is nearly all, costs a tenth here: a frame is taken
apart without a generator, a message is written when it is told if the other side has room, and
reading is paused only when requests pile up.

Whatever one client sends, the others have their turn: a few frames are taken at a time, every
frame counts, and who sends too many, or takes nothing of what is sent, is cut off.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from regency.server.cluster.gate import Gate
from regency.server.ops.metrics import COUNTS

#: The name under which an ASGI scope has the transport.
EXTENSION = "regency.transport"
#: Requests of one client that wait; beyond this nothing more is read from it.
MOST_WAITING = 8
#: Frames taken from one client before others have their turn.
FRAMES_A_TURN = 4
#: More frames than this, pings included, in this many seconds are a flood.
MOST_FRAMES, FRAME_SECONDS = 240, 4.0
#: A client that reads nothing for this long is gone.
STALLED_SECONDS = 20.0
#: How long a client that is cut off has to read why.
FAREWELL_SECONDS = 1.0

#: Close code: it was too much.
FLOODED = 1008

#: A whole text in one frame, and what its second byte says.
_TEXT = 0x81
_PING, _PONG = 0x89, 0x8A
_MASKED = 0x80
_LENGTH = 0x7F
_TWO_BYTES, _EIGHT_BYTES = 126, 127
#: Lengths that fit into two bytes.
_SHORT = 0x10000
_TEXT_OF_TWO_BYTES, _TEXT_OF_EIGHT_BYTES = (bytes((_TEXT, n)) for n in (_TWO_BYTES, _EIGHT_BYTES))
_MASK_BYTES = 4


class Transport(Protocol):
    """Where messages go: to a browser, as fast as it takes them."""

    #: Whether a message would leave now instead of piling up.
    has_room: bool

    def send_texts(self, *texts: bytes) -> None:
        """Send texts together."""

    def hang_up(self, code: int) -> None:
        """Close with a reason."""

    def cut_off(self) -> None:
        """Close because of a flood, and hold it against the sender."""

    def drop(self) -> None:
        """End at once: what was to be sent is lost."""


class Inbox:
    """Requests for one reader: what `asyncio.Queue` does, at half its cost."""

    def __init__(self) -> None:
        self._waiting: list[Any] = []  # few; a deque would take a page's worth for none
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
        return self._waiting.pop(0)

    def qsize(self) -> int:
        """Return how many wait."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Tell whether nothing is waiting."""
        return not self._waiting


class SocketTransport(WebSocketsSansIOProtocol):
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
        self._held, self._taken = b"", 0  # what came, and how much of it was taken already
        self._largest = config.ws_max_size
        self._open = False  # frames are taken
        self._turn_due = False  # … when the loop comes round again
        self._cut_off = False
        self._frames_left, self._counted_from = sys.maxsize, 0.0
        self._stalled: asyncio.TimerHandle | None = None
        self.has_room = True
        #: Of a node: nothing leaves while it is closed. None: this server is alone.
        self.gate: Gate | None = None
        self.when_room: Callable[[], None] | None = None
        self.when_flooded: Callable[[], None] | None = None
        #: Carries a request out at once; False: it is to wait for the others.
        self.when_request: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the transport."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- in

    def open(self, *, counted: bool) -> None:
        """Take frames from now on: first those that came before the handshake was answered."""
        self._open = True
        # What only the handshake needed would be a quarter of what a connection takes; the parser
        # holds on to the request itself.
        self.scope["headers"] = []
        self.request.headers.clear()
        self.response.headers.clear()
        if counted:
            self._frames_left, self._counted_from = MOST_FRAMES, self.loop.time()
        if self._held:
            self._take_some()

    def data_received(self, data: bytes) -> None:
        """Take whole frames; the beginning of one waits for its end."""
        if self._held:
            data = self._held[self._taken :] + data
        elif self._open and not self.read_paused and _is_one_frame(data):  # as nearly always
            self._take(data, 0, len(data))
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._held, self._taken = data, 0
        self._take_some()

    def _take_some(self) -> None:
        """Take a few frames; if more have come, nothing is read before they are taken too."""
        self._turn_due = False
        if self.disconnected or self._cut_off or (self.close_sent and self.close_timer is None):
            self._held = b""
            return
        data, at = self._held, self._taken
        turns = FRAMES_A_TURN if self._open else 0
        while turns and not self._cut_off and self._inbox.qsize() < MOST_WAITING:
            end = self._frame_end(data, at)
            if end > len(data):
                break
            self._take(data, at, end)
            at, turns = end, turns - 1
        else:
            self._held, self._taken = b"" if self._cut_off else data, at
            self._pause()
            if self._open and not turns:
                self._take_turn()
            return  # else `open` or `next_request` goes on
        self._held, self._taken = data[at:], 0
        self._resume()

    def _take_turn(self) -> None:
        """Take what has come when the others have had their turn."""
        if not self._turn_due:
            self._turn_due = True
            self.loop.call_soon(self._take_some)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused and self._inbox.qsize() < MOST_WAITING:
            self.read_paused = False
            self.transport.resume_reading()

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
        """Take one frame, if it is not one too many."""
        self._frames_left -= 1
        if self._frames_left < 0 and self._is_flood():
            return
        length = data[at + 1] & _LENGTH
        if data[at] != _TEXT and self._is_idle_talk(data, at, end):
            return
        plain = data[at] == _TEXT and data[at + 1] & _MASKED and length < _TWO_BYTES
        if plain and self.conn.current_size is None and self.conn.state is OPEN:
            start = at + 2 + _MASK_BYTES
            text = _unmasked(data[at + 2 : start], data[start:end])
            if len(text) == length and text.isascii():
                self._deliver(text)
                return
        super().data_received(data[at:end])

    def _is_idle_talk(self, data: bytes, at: int, end: int) -> bool:
        """Answer a ping, pass over a pong that nobody waits for; tell whether it was one."""
        kind, length = data[at], end - at - 2 - _MASK_BYTES
        if self.conn.state is not OPEN or data[at + 1] != _MASKED | length:
            return False
        if kind == _PING and self.has_room:  # else the other side takes nothing of what it is sent
            start = at + 2 + _MASK_BYTES
            pong = _unmasked(data[at + 2 : start], data[start:end])
            self.transport.write(bytes((_PONG, length)) + pong)
        return kind == _PING or (kind == _PONG and self.pending_ping_payload is None)

    def _is_flood(self) -> bool:
        """Count anew if enough time has passed, else cut the client off."""
        now = self.loop.time()
        if now - self._counted_from < FRAME_SECONDS:
            self.cut_off()
            return True
        self._frames_left, self._counted_from = MOST_FRAMES - 1, now
        return False

    def _deliver(self, request: bytes) -> None:
        if self.close_sent:
            return
        if self.when_request is not None and self._inbox.empty() and self.when_request(request):
            return
        self._inbox.put_nowait(request)
        if self._inbox.qsize() >= MOST_WAITING:
            self._pause()

    def send_receive_event_to_app(self) -> None:
        """Hand a request over that came the long way."""
        # uvicorn pauses after every request and goes on when it was taken: two calls of the system.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self._inbox.qsize() >= MOST_WAITING:
            self._pause()

    def handle_ping(self) -> None:
        """Answer a ping if the other side takes what it is sent."""
        pong = self.conn.data_to_send()
        if self.has_room:
            self.transport.write(b"".join(pong))

    async def next_request(self) -> bytes | str | None:
        """Return the next request; None when the other side has hung up."""
        if not self._inbox.empty():
            await asyncio.sleep(0)  # others first
        message = await self._inbox.get()
        if self.read_paused and self._inbox.empty():
            self._take_turn()
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
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Hear that the other side has caught up."""
        self.has_room = True
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self.when_room is not None:
            self.when_room()

    def send_texts(self, *texts: bytes) -> None:
        """Send texts in one go; those that come too late, after the end, are lost."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        if self.gate is not None and not self.gate.is_open():
            self.gate.hold(self, texts)
            return
        # In one piece, which uvloop hands to the system at once.
        self.transport.write(b"".join([piece for text in texts for piece in _framed(text)]))

    def caught_up(self) -> None:
        """Go on with whatever else is due."""
        if self.when_room is not None and not self.disconnected:
            self.when_room()

    def drop(self) -> None:
        """End at once: what was to be sent is lost."""
        self.transport.abort()

    def hang_up(self, code: int) -> None:
        """Close with a reason."""
        if self._say_close(code):
            self._resume()  # to hear the other side's close
            self._end_in(self.close_timeout)

    def cut_off(self) -> None:
        """Close because of a flood, and hold it against the sender; nothing more is read."""
        if self._say_close(FLOODED):
            COUNTS.floods += 1
            self._cut_off, self._held = True, b""
            self._pause()
            self._end_in(FAREWELL_SECONDS)
            if self.when_flooded is not None:
                self.when_flooded()

    def _say_close(self, code: int) -> bool:
        """Send the close; False if it is closed already."""
        if self.close_sent or self.transport.is_closing():
            return False
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        return True

    def _end_in(self, seconds: float) -> None:
        # Not `close`: that would wait for as long as the other side takes nothing.
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Let go of who answers no ping, and may not take anything either."""
        super().keepalive_timeout()
        self._end_in(FAREWELL_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the alarms."""
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)


def _is_one_frame(data: bytes) -> bool:
    """Tell whether this is one short frame under a mask, and nothing else."""
    length = len(data) - 2 - _MASK_BYTES
    return 0 <= length < _TWO_BYTES and data[1] == _MASKED | length


def _framed(text: bytes) -> tuple[bytes, ...]:
    """Return the frame of a text in pieces."""
    size = len(text)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)), text
    if size < _SHORT:
        return _TEXT_OF_TWO_BYTES, size.to_bytes(2, "big"), text
    return _TEXT_OF_EIGHT_BYTES, size.to_bytes(8, "big"), text


def _unmasked(mask: bytes, data: bytes) -> bytes:
    """Return what a client sent under a mask."""
    size = len(data)
    key = int.from_bytes(mask * (size // _MASK_BYTES + 1), "little")
    whole = int.from_bytes(data, "little") ^ (key & ((1 << 8 * size) - 1))
    return whole.to_bytes(size, "little")
