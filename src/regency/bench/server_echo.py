"""The least a WebSocket server can do: an echo, on the same parts as ours, to compare with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import uvicorn
import uvloop

from regency.server.serving import listen

Message = MutableMapping[str, Any]


async def echo(
    scope: Message,
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """Send back every text."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def main() -> None:
    """Serve until stopped."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        echo,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"echo at http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    await serving


if __name__ == "__main__":
    uvloop.run(main())
