"""Bad weather for the store, with real processes and real databases."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.store.conftest import Run
from tests.store.scenes import TABLES, body
from tests.store.tables import a_table

from regency.bench.postgres import Postgres
from regency.store import Conflict, InUse, Store, StoreError, Unavailable, migrations, open_store
from regency.store import schema as database_schema
from regency.store.migrations import steps

ROOT = Path(__file__).parents[2]
KILLS = 6


def command(scene: str, argument: str) -> list[str]:
    return [sys.executable, "-m", "tests.store.scenes", scene, argument]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Return a folder that other users can reach, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="regency-store-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def hammer_and_kill(address: str, rng: random.Random) -> dict[int, int]:
    """Let a process write, kill it in the middle; return what it said was kept, by table."""
    kept: dict[int, int] = {}
    with subprocess.Popen(
        command("hammer", address), stdout=subprocess.PIPE, env=environment(), cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        for _ in range(rng.randrange(1, 300)):
            table, count = map(int, process.stdout.readline().split())
            kept[table] = count
        process.kill()
        for line in process.stdout:  # acknowledged, but read only now
            if line.endswith(b"\n"):  # the kill may have cut the last word short
                table, count = map(int, line.split())
                kept[table] = count
    return kept


def test_a_killed_writer_loses_nothing_it_acknowledged(address: str, run: Run[Any]) -> None:
    rng = random.Random(7)
    last: dict[int, int] = {}
    for _ in range(KILLS):
        last |= hammer_and_kill(address, rng)

    async def look() -> None:
        store = await open_store(address)
        for table in range(TABLES):
            found = await store.load(f"t{table}")
            assert found is not None
            count = len(found.entries)
            # Whole, in order, nothing doubled; only what was under way may be there beyond.
            assert list(found.entries) == [body(table, number) for number in range(count)]
            assert last.get(table, 0) <= count <= last.get(table, 0) + 2
        await store.close()

    run(look())
    assert len(last) > 1


def test_a_second_server_is_told(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        with pytest.raises(InUse, match="another server"):
            await open_store(address)
        await store.check()
        await store.close()
        await (await open_store(address)).close()

    run(scene())


def in_a_small_world(scene: str, folder: Path) -> str:
    """Run a scene in a mount namespace of its own where *folder* is a disk of 3 MB."""
    script = f'mount -t tmpfs -o size=3m none {folder} && exec "$0" "$@"'
    private = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--user", "--map-root-user"])
    if subprocess.run([*private, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine allows no mounts of one's own")
    done = subprocess.run(
        [*private, "sh", "-c", script, *command(scene, str(folder))],
        capture_output=True,
        text=True,
        env=environment(),
        cwd=ROOT,
        check=True,
    )
    return done.stdout


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    told = in_a_small_world("full-disk", tmp_path).splitlines()
    assert told[0].startswith("again=True unsure=False the disk is full")
    assert told[1:] == ["kept all that was acknowledged: True", "went on: True"]


@pytest.mark.parametrize("what", ["folder", "file"])
def test_what_may_not_be_written_is_told(what: str, open_folder: Path, run: Run[Any]) -> None:
    data = open_folder / "data"
    data.mkdir(mode=0o755)

    async def prepare() -> None:
        await (await open_store(f"sqlite:///{data}/regency.db")).close()

    if what == "file":
        run(prepare())
        for file in data.iterdir():
            file.chmod(0o444)
        data.chmod(0o777)
    else:
        data.chmod(0o555)
    done = subprocess.run(
        command("shut-out", str(data)),
        capture_output=True,
        text=True,
        env=environment(),
        cwd=ROOT,
        check=True,
    )
    assert done.stdout == f"the data folder {data} cannot be written: Permission denied\n"


LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
"""


def test_a_locked_file_is_told_and_waited_for(tmp_path: Path, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/regency.db")
        await store.create(a_table("t0"))
        with subprocess.Popen(
            [sys.executable, "-c", LOCKER, f"{tmp_path}/regency.db"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"locked\n"
            with pytest.raises(Unavailable, match="another program has locked") as refusal:
                await store.append("t0", 0, [b"move"])
            assert refusal.value.again
            assert not refusal.value.unsure
            assert await store.load("t0") is not None  # reading goes on
            process.kill()
        await store.append("t0", 0, [b"move"])
        await store.close()

    run(scene())


def test_a_locked_postgres_is_told_and_waited_for(postgres: Postgres, run: Run[Any]) -> None:
    address = postgres.new_database()

    async def scene() -> None:
        store = await open_store(address)
        await store.create(a_table("t0"))
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Unavailable, match="another program has locked"):
                await store.append("t0", 0, [b"move"])
        await store.append("t0", 0, [b"move"])
        await store.close()

    run(scene())


def test_a_file_that_has_gone_is_told_and_found_again(tmp_path: Path, run: Run[Any]) -> None:
    data = tmp_path / "data"

    async def scene() -> None:
        store = await open_store(f"sqlite:///{data}/regency.db")
        await store.create(a_table("t0"))
        data.rename(tmp_path / "elsewhere")
        with pytest.raises(Unavailable, match="moved or removed") as refusal:
            await store.append("t0", 0, [b"move"])
        assert refusal.value.again
        with pytest.raises(Unavailable, match="moved or removed"):
            await store.load("t0")
        assert not data.exists()
        (tmp_path / "elsewhere").rename(data)
        await store.append("t0", 0, [b"move"])
        await store.close()

    run(scene())


async def persist(store: Store, table_id: str, number: int, entry: bytes) -> None:
    """Append as the server does: try again while that may help, and look when unsure."""
    while True:
        try:
            await store.append(table_id, number, [entry])
            return
        except Unavailable:
            await asyncio.sleep(0.1)
        except Conflict:
            found = await store.load(table_id)
            assert found is not None
            assert found.entries[number] == entry
            return


def test_postgres_gone_and_back(run: Run[Any]) -> None:
    postgres = Postgres()
    address = postgres.new_database()

    async def scene() -> None:
        store = await open_store(address)
        for table in range(TABLES):
            await store.create(a_table(f"t{table}"))
        await store.append("t0", 0, [b"before"])
        postgres.kill()
        with pytest.raises(Unavailable) as refusal:
            await store.append("t0", 1, [b"meanwhile"])
        assert refusal.value.again
        with pytest.raises(Unavailable, match="the database"):
            await store.load("t0")
        waiting = asyncio.gather(*[persist(store, f"t{t}", int(t == 0), b"x") for t in range(8)])
        await asyncio.to_thread(postgres.restart)
        await waiting
        found = await store.load("t0")
        assert found is not None
        assert found.entries == (b"before", b"x")
        with pytest.raises(InUse):  # the lock was taken again, too
            await open_store(address)
        await store.close()

    try:
        run(scene())
    finally:
        postgres.remove()


def test_one_impossible_write_does_not_fail_the_others(postgres: Postgres, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(postgres.new_database())
        await store.create(a_table("t0"))
        # PostgreSQL refuses a zero byte in text: the driver fails in the middle of the batch.
        answers = await asyncio.gather(
            store.append("t0", 0, [b"one"]),
            store.create(a_table("zero\0byte")),
            store.append("t0", 1, [b"two"]),
            return_exceptions=True,
        )
        assert answers[0] == 1  # the log's length then
        assert isinstance(answers[1], Unavailable)
        assert not answers[1].again
        assert answers[2] == 2
        await store.close()

    run(scene())


def test_one_who_does_not_wait_does_not_disturb(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        await store.create(a_table("t0"))
        impatient = asyncio.ensure_future(store.append("t0", 0, [b"one"]))
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        await store.append("t0", 1, [b"two"])  # the first was under way and is kept
        await store.close()

    run(scene())


def test_newer_data_are_refused(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        await store.close()
        engine = sa.create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        engine.dispose()
        with pytest.raises(Unavailable, match="newer Regency"):
            await open_store(address)

    run(scene())


def test_the_newest_migration_is_known_without_alembic() -> None:
    head = ScriptDirectory.from_config(steps.config()).get_current_head()
    assert migrations.newest() == head


def test_the_migrations_make_the_schema(address: str, run: Run[Any]) -> None:
    run(open_and_close(address))
    engine = sa.create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, database_schema.METADATA) == []
    engine.dispose()


async def open_and_close(address: str) -> None:
    await (await open_store(address)).close()


def test_a_file_that_is_no_database_is_told(tmp_path: Path, run: Run[Any]) -> None:
    (tmp_path / "regency.db").write_text("Dear diary, " * 1000, "utf-8")
    with pytest.raises(Unavailable, match="not a database of Regency") as refusal:
        run(open_and_close(f"sqlite:///{tmp_path}/regency.db"))
    assert not refusal.value.again


@pytest.mark.parametrize("address", ["", "mysql://here/x", "sqlite://", "nonsense"])
def test_an_unknown_address_is_told(address: str, run: Run[Any]) -> None:
    with pytest.raises(StoreError, match="the address is sqlite:///"):
        run(open_and_close(address))


def test_every_acknowledged_write_was_synced(tmp_path: Path, run: Run[Any]) -> None:
    """The figures are worth nothing without this: a full sync with every commit."""

    async def scene() -> tuple[str, int]:
        store = await open_store(f"sqlite:///{tmp_path}/regency.db")
        connection = store._database.writer.connect()  # type: ignore[attr-defined]
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        level = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        connection.close()
        await store.close()
        return mode, level

    assert run(scene()) == ("wal", 2)
    assert sqlite3.connect(tmp_path / "regency.db").execute("PRAGMA integrity_check").fetchone()
