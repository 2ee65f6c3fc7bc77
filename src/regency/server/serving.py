"""Running the application: uvicorn with the fast parts, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn
import uvloop

from regency.server.app import Application, create_app
from regency.server.net.addresses import reachable_at, shown_here
from regency.server.net.http import IDLE_SECONDS, Reception
from regency.server.net.security import ACCESS
from regency.server.net.transport import SocketTransport
from regency.server.ops.garbage import THRESHOLDS
from regency.server.ops.settings import Settings

#: Frames larger than this are refused by closing the connection.
LARGEST_FRAME = 64 * 1024
#: A connection that answers no ping is gone.
PING_SECONDS = 20.0
#: How long open connections may take to end.
GRACE_SECONDS = 5
#: … at a node, which has handed its tables over before.
NODE_GRACE_SECONDS = 2

log = logging.getLogger(__name__)


class Draining(uvicorn.Server):
    """uvicorn, which hands its tables over before it lets go of anybody."""

    drain: Callable[[], Awaitable[None]]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End cleanly: whoever comes meanwhile is still answered, and sent to another node."""
        await self.drain()
        await super().shutdown(sockets)


def config(app: Application, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=Reception,
        timeout_keep_alive=IDLE_SECONDS,
        ws=SocketTransport,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        log_config=None,  # it would close handlers that somebody else has set up
        log_level=others_level(settings),
        access_log=False,
        proxy_headers=settings.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS if settings.node is None else NODE_GRACE_SECONDS,
        lifespan="on",
    )


def run(
    settings: Settings, ready: Callable[[list[str]], None], say: Callable[[str], None] = log.info
) -> None:
    """Serve until a signal comes; *ready* hears the addresses once they can be reached.

    *say* hears what is still being made ready then.
    """
    # Numba would load it, where it is installed, for linear algebra: 15 MiB that no rules need.
    sys.modules.setdefault("scipy.linalg", None)  # type: ignore[arg-type]
    set_up_logs(settings)
    if settings.access_log:
        ACCESS.setLevel(logging.INFO)
    allow_many_files()
    gc.set_threshold(*THRESHOLDS)
    uvloop.run(_serve(settings, ready, say))


def others_level(settings: Settings) -> int:
    """Return from which level on other people's code may log.

    What it says of every frame and header (debug) holds cookies and cards; ours never does.
    """
    return max(logging.INFO, logging.getLevelNamesMapping()[settings.log_level.upper()])


def set_up_logs(settings: Settings) -> None:
    """Let our own code log from the wished level on, all other code never everything."""
    logging.basicConfig(level=others_level(settings))
    logging.getLogger("regency").setLevel(settings.log_level.upper())


async def _serve(
    settings: Settings, ready: Callable[[list[str]], None], say: Callable[[str], None]
) -> None:
    listening = listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    application = create_app(settings)
    application.services.say = say
    await application.services.open()  # here, so that a database in use is reported in one line
    server = Draining(config(application, settings))
    server.drain = application.services.drain
    # After a clean end uvicorn raises the signal again; that must not look like a crash.
    signal.signal(signal.SIGTERM, lambda *_: None)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    try:
        if server.started:
            others = [] if settings.behind_proxy else reachable_at(host, port)
            ready([f"{address}/" for address in dict.fromkeys([shown_here(host, port), *others])])
    except OSError:  # nobody could be told where it is
        server.should_exit = True
        await running
        raise
    await running


def allow_many_files() -> None:
    """Let the process have as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises OSError that says which address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(f"cannot listen at {host}:{port}: {error.strerror}") from error
    return listening
