"""Real databases: a file, and a PostgreSQL that needs nothing installed by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from regency.bench.postgres import Postgres

Got = TypeVar("Got")
Run = Callable[[Coroutine[Any, Any, Got]], Got]


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
