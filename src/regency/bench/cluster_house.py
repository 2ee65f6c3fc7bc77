"""Several nodes over one PostgreSQL behind one HAProxy, all of them processes of this machine."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import psutil

from regency.bench.postgres import Postgres
from regency.bench.server_process import ServerProcess, regency_server

CONFIG = Path(__file__).parents[3] / "deploy" / "haproxy-cluster.cfg"
NAMES = ("n1", "n2", "n3")
#: Seconds in which HAProxy must be there.
PATIENCE = 30.0


def haproxy() -> str | None:
    """Return where HAProxy is; None: it is not installed."""
    return shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Cluster:
    """The whole of it; what is done to its parts is done as a machine or a network would."""

    def __init__(
        self,
        folder: Path,
        *more: str,
        nodes: int = len(NAMES),
        errors: TextIO | None = None,
        database: Postgres | None = None,
    ) -> None:
        self.folder = folder
        self.names = NAMES[:nodes]
        self.ports = {name: free_port() for name in NAMES}
        self.nodes: dict[str, ServerProcess] = {}
        #: The cores of nodes that may not use all.
        self.cores: dict[str, set[int]] = {}
        self.port = 0
        self._own_database = database is None
        self.postgres = database or Postgres()
        self.address = self.postgres.new_database()
        self._more = more
        self._errors = errors
        self._haproxy: subprocess.Popen[bytes] | None = None

    async def start(self, *, proxy: bool) -> None:
        """Start every node, and HAProxy before them if it is wished."""
        for name in self.names:
            await self.start_node(name)
        if proxy:
            await asyncio.to_thread(self._start_haproxy)

    async def start_node(self, name: str, before: Sequence[str] = ()) -> None:
        """Start one node, after the words *before*, and wait until it can be reached."""
        words = ("--database", self.address, "--node", name, *self._more)
        node = regency_server(
            self.folder,
            *words,
            port=self.ports[name],
            cores=self.cores.get(name),
            before=before,
            errors=self._errors,
        )
        self.nodes[name] = await asyncio.to_thread(node.wait)

    def kill(self, name: str) -> None:
        """End a node at once."""
        self.nodes.pop(name).kill()

    def freeze(self, name: str) -> None:
        """Let a node do nothing at all, without anybody hearing of it."""
        os.kill(self.nodes[name].pid, signal.SIGSTOP)

    def thaw(self, name: str) -> None:
        """Let it go on where it was."""
        os.kill(self.nodes[name].pid, signal.SIGCONT)

    async def drain(self, name: str) -> float:
        """End a node as it should be ended; return how many seconds that took."""
        began = time.monotonic()
        await asyncio.to_thread(self.nodes.pop(name).stop)
        return time.monotonic() - began

    def cut(self, name: str) -> None:
        """Cut every connection that goes through HAProxy to a node."""
        for backend in ("any", "tables", "named"):
            self._tell_haproxy(f"shutdown sessions server {backend}/{name}")

    def haproxy_seconds(self) -> float:
        """Return the processor time that HAProxy has used."""
        assert self._haproxy is not None, "the cluster was started without HAProxy"
        times = psutil.Process(self._haproxy.pid).cpu_times()
        return float(times.user + times.system)

    def _tell_haproxy(self, words: str) -> None:
        with socket.socket(socket.AF_UNIX) as admin:
            admin.connect(str(self.folder / "haproxy.sock"))
            admin.sendall(f"{words}\n".encode())
            while admin.recv(1000):
                pass

    def _start_haproxy(self) -> None:
        program = haproxy()
        assert program is not None, "HAProxy is not installed"
        self.port = free_port()
        file = self.folder / "haproxy.cfg"
        file.write_text(self._config())
        command = [program, "-q", "-f", str(file)]
        self._haproxy = subprocess.Popen(command, stderr=self._errors)
        until = time.monotonic() + PATIENCE
        while not _reachable(self.port):
            if time.monotonic() > until or self._haproxy.poll() is not None:
                raise RuntimeError("HAProxy did not start")
            time.sleep(0.02)

    def _config(self) -> str:
        """Return the example of deploy/ with other ports, without TLS, and for one busy address."""
        text = CONFIG.read_text("utf-8")
        for old, new in (
            (r"    bind :80\n.*\n.*\n", f"    bind 127.0.0.1:{self.port}\n"),
            (r"    http-request deny deny_status 429.*\n", ""),
            (r"maxconn \d+", "maxconn 4000"),  # as many files as a small machine allows
            (r"global\n", f"global\n    stats socket {self.folder}/haproxy.sock level admin\n"),
            *(
                (rf"server {name} 127.0.0.1:\d+", f"server {name} 127.0.0.1:{self.ports[name]}")
                for name in NAMES
            ),
        ):
            text, times = re.subn(old, new, text)
            if not times:
                raise ValueError(f"{CONFIG.name} has no line like {old!r}")
        return text.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")

    def stop(self) -> None:
        """End all of it."""
        for node in self.nodes.values():
            os.kill(node.pid, signal.SIGCONT)
            node.kill()
        self.nodes.clear()
        if self._haproxy is not None:
            self._haproxy.terminate()
            self._haproxy.wait()

    def remove(self) -> None:
        """End the database, too."""
        self.stop()
        if self._own_database:
            self.postgres.remove()


def _reachable(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0
