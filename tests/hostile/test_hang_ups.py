"""Whoever hangs up in the middle of a request leaves nothing behind, not even in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regency.bench.server_client import API, Http, guests
from regency.bench.server_process import regency_server

HANG_UPS = 5


def test_bodies_that_never_end_fill_no_log(tmp_path: Path) -> None:
    """A traceback for each would let anyone fill the disk."""

    async def scene(port: int) -> None:
        async with Http(port) as http:
            (cookie,) = await guests(http, 1)
        for _ in range(HANG_UPS):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                f"POST {API}/records HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
                "Content-Length: 500\r\n\r\nhalf".encode()
            )
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        async with Http(port) as http:
            await http.ask("GET", "/me", None, cookie)

    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as errors:
        server = regency_server(tmp_path, errors=errors).wait()
        asyncio.run(scene(server.port))
        server.stop()
    assert "Traceback" not in log.read_text("utf-8")
