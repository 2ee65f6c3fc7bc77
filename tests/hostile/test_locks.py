"""The lock on a PostgreSQL database: given back when a server ends, waited for when one starts."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from tests.store.conftest import Run

from regency.bench.postgres import Postgres
from regency.store import InUse, open_store
from regency.store.database import _ADVISORY_KEY

pytestmark = pytest.mark.finding("T23")

SOCKET = ".s.PGSQL.5432"
#: How a client says that it ends.
TERMINATE = b"X\x00\x00\x00\x04"


@contextmanager
def slow_to_notice(folder: Path) -> Iterator[Path]:
    """Stand between a server and PostgreSQL, which never hears that the server has hung up."""
    held: list[socket.socket] = []

    def copy(source: socket.socket, to: socket.socket) -> None:
        while data := source.recv(65536):
            if data != TERMINATE:
                to.sendall(data)

    def serve(listening: socket.socket) -> None:
        while True:
            try:
                client, _ = listening.accept()
            except OSError:
                return
            behind = socket.socket(socket.AF_UNIX)
            behind.connect(str(folder / SOCKET))
            held.extend((client, behind))
            for pair in ((client, behind), (behind, client)):
                threading.Thread(target=quietly, args=pair, daemon=True).start()

    def quietly(source: socket.socket, to: socket.socket) -> None:
        try:
            copy(source, to)
        except OSError:
            return  # the other side has hung up

    with TemporaryDirectory() as between, socket.socket(socket.AF_UNIX) as listening:
        listening.bind(f"{between}/{SOCKET}")
        listening.listen()
        threading.Thread(target=serve, args=(listening,), daemon=True).start()
        yield Path(between)
        listening.shutdown(socket.SHUT_RDWR)
        for one in held:
            one.close()


def test_a_lock_is_given_back_before_the_database_notices_the_end(
    postgres: Postgres, run: Run[Any]
) -> None:
    address = postgres.new_database()

    async def scene(between: Path) -> None:
        indirect = address.replace(str(postgres.folder), str(between))
        assert indirect != address
        await (await open_store(indirect)).close()
        await (await open_store(address)).close()

    with slow_to_notice(postgres.folder) as between:
        run(scene(between))


def test_a_lock_that_is_given_back_a_moment_later_is_waited_for(
    postgres: Postgres, run: Run[Any]
) -> None:
    address = postgres.new_database()

    async def scene() -> None:
        await (await open_store(address)).close()

    with psycopg.connect(address, autocommit=True) as last_server:
        last_server.execute("SELECT pg_advisory_lock(%s)", (_ADVISORY_KEY,))
        ends = threading.Timer(
            0.3, lambda: last_server.execute("SELECT pg_advisory_unlock(%s)", (_ADVISORY_KEY,))
        )
        ends.start()
        run(scene())
        ends.join()


def test_a_second_server_is_told_again_and_again(postgres: Postgres, run: Run[Any]) -> None:
    address = postgres.new_database()

    async def scene() -> None:
        for _ in range(15):
            store = await open_store(address)
            await store.check()
            await store.close()
        store = await open_store(address)
        with pytest.raises(InUse, match="another server"):
            await open_store(address)
        await store.check()
        await store.close()

    run(scene())
