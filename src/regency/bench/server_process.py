"""A real server in a separate process: started, measured, killed."""

from __future__ import annotations

import asyncio
import ctypes
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self, TextIO

_READY = re.compile(r"at http://[^:]+:(\d+)/")
_SECRET = "a secret for measuring only"
_PLAIN = ("--limits", "off", "--pace", "0", "--warm", "off")
#: Where a process's user and system time stand in its `stat`, after its name.
_USER = 11
#: prctl's PR_SET_PDEATHSIG.
_DIE_WITH_PARENT = 1
#: uvicorn ends its work, then lets the signal have its way.
ENDED_WELL = (0, -signal.SIGTERM)
#: Connections and files a process may have: as many as the machine allows.
_ENOUGH_FILES = 20_000


class ServerProcess:
    """A process that serves; it ends with the thread that started it."""

    port: int

    def __init__(
        self,
        command: Sequence[str],
        cores: set[int] | None = None,
        before: Sequence[str] = (),
        errors: TextIO | None = None,
    ) -> None:
        """Start `python -m` *command*, after the words *before* (such as unshare --mount).

        What it says on standard error goes to *errors*.
        """
        self._cores = cores
        self._process = subprocess.Popen(
            [*before, sys.executable, "-m", *command],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=self._settle_in,
        )

    @property
    def pid(self) -> int:
        """Return the process's number."""
        return self._process.pid

    def _settle_in(self) -> None:
        # Nobody else would end it if this process were killed. (Linux means the thread.)
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
        more_files()
        if self._cores is not None:
            os.sched_setaffinity(0, self._cores)

    def wait(self) -> Self:
        """Wait until it can be reached."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = _READY.search(line)
            if found:
                self.port = int(found.group(1))
                return self
        raise RuntimeError(f"the server did not start: status {self._process.wait()}")

    def resident(self) -> int:
        """Return the bytes of memory it holds."""
        return _resident(self.pid)

    def worked(self) -> float:
        """Return the seconds of processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return sum(map(int, fields[_USER : _USER + 2])) / os.sysconf("SC_CLK_TCK")

    def workers(self) -> list[int]:
        """Return the numbers of the processes it has started."""
        found: list[int] = []
        for children in Path(f"/proc/{self.pid}/task").glob("*/children"):
            with suppress(OSError):  # the thread has ended meanwhile
                found += [int(pid) for pid in children.read_text("ascii").split()]
        return found

    def workers_resident(self) -> int:
        """Return the bytes of memory that those hold together."""
        total = 0
        for pid in self.workers():
            with suppress(OSError):
                total += _resident(pid)
        return total

    def seconds(self) -> float:
        """Return the processor time it has used."""
        return _seconds(self.pid)

    def kill(self) -> None:
        """End it as a power cut would: at any moment, without a word."""
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """End it as it should be ended; return its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


def _resident(pid: int) -> int:
    pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    return int(pages) * resource.getpagesize()


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def regency_server(
    data: Path,
    *more: str,
    port: int = 0,
    cores: set[int] | None = None,
    before: Sequence[str] = (),
    errors: TextIO | None = None,
) -> ServerProcess:
    """Start `regency serve` on *data*, without limits, without pauses for people to watch, and
    without making ready what is not asked for: that would share the core of the server."""
    command = ["regency", "serve", "--port", str(port), "--data", str(data), "--secret", _SECRET]
    return ServerProcess([*command, *_PLAIN, *more], cores, before, errors)


class House:
    """A server that may be another process at any moment, always at the same port."""

    def __init__(self, data: Path, *more: str, errors: TextIO | None = None) -> None:
        self.data = data
        self.more = more
        self.errors = errors
        self.port = 0
        self.server: ServerProcess | None = None

    async def start(self) -> None:
        """Start the server, and wait until it can be reached."""
        server = regency_server(self.data, *self.more, port=self.port, errors=self.errors)
        self.server = await asyncio.to_thread(server.wait)
        self.port = server.port

    def kill(self) -> None:
        """End it at once."""
        self._leave().kill()

    def stop(self) -> None:
        """End it cleanly; raises RuntimeError if it does not end well."""
        status = self._leave().stop()
        if status not in ENDED_WELL:
            raise RuntimeError(f"the server ended with status {status}")

    def _leave(self) -> ServerProcess:
        server, self.server = self.server, None
        assert server is not None, "no server runs"
        return server


def more_files() -> None:
    """Let this process open as many connections as the machine allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = hard if hard != resource.RLIM_INFINITY else _ENOUGH_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
