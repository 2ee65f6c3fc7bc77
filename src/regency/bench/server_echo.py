"""The least a WebSocket server can do, to compare with: an echo, and one text told to a room."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn
import uvloop

from regency.server.net.transport import EXTENSION, SocketTransport
from regency.server.serving import listen

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


async def echo(scope: Message, receive: Receive, send: Send) -> None:
    """Send back every text."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class Rooms:
    """Sends everyone in a room, which is a path, a fixed number of bytes whenever one speaks."""

    def __init__(self, size: int) -> None:
        self._told = b"x" * size
        self._rooms: dict[str, set[SocketTransport]] = defaultdict(set)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one who comes in."""
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.accept"})
        room, line = self._rooms[scope["path"]], scope["extensions"][EXTENSION]
        room.add(line)
        line.open(counted=False)
        while await line.next_request() is not None:
            for one in room:
                one.send_texts(self._told)
        room.discard(line)


async def main(size: int) -> None:
    """Serve until stopped: rooms on our own lines, or (0 bytes) an echo as uvicorn does it."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        Rooms(size) if size else echo,
        loop="uvloop",
        http="httptools",
        ws=SocketTransport if size else "websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"serving at http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    await serving


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
