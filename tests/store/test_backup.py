"""The file of a backup: one moment, the same for both databases, refused unless it is whole."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
import psycopg
import pytest
from sqlalchemy import inspect, make_url
from tests.store.conftest import Run
from tests.store.scenes import body
from tests.store.tables import a_table

from regency.bench.postgres import Postgres
from regency.cli import main
from regency.store import backup, open_store
from regency.store.backup import back_up, restore
from regency.store.backup_file import Reading
from regency.store.database import Sqlite, database_at
from regency.store.migrations import VERSION_TABLE, newest, steps_from, upgrade
from regency.store.schema import METADATA
from regency.store.store import StoreError

RELEASE = Path(__file__).parent / "data" / "release-0.1.db"
TABLES = 6
UNVERIFIED = 3


@pytest.fixture
def other(address: str, tmp_path: Path, postgres: Postgres) -> str:
    """Return the address of an empty database of the other kind."""
    if address.startswith("sqlite"):
        return postgres.new_database()
    return f"sqlite:///{tmp_path}/other/regency.db"


def tables_in(address: str) -> list[Any]:
    """Return the tables of a PostgreSQL database."""
    with psycopg.connect(address) as elsewhere:
        found = elsewhere.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return found.fetchall()


async def fill(address: str) -> None:
    store = await open_store(address)
    for number in range(TABLES):
        await store.create(a_table(f"t{number}", identities=frozenset({"Ann", "Zoë"}), listed=True))
        await store.append(f"t{number}", 0, [bytes(range(256)), b""])
        await store.say(f"t{number}", 0, "“你好” \\ \n".encode(), "Ann")
    await store.keep_record("r1", "Ann", "no record\n")
    await store.end_sessions("Zoë", 1_900_000_000_123)
    await store.close()


def test_there_and_back_nothing_differs(
    address: str, other: str, tmp_path: Path, run: Run[Any]
) -> None:
    run(fill(address))
    first = back_up(address, tmp_path, tmp_path / "first", "x")
    assert {name: tally.rows for name, tally in first.tallies.items() if tally.rows} == {
        "tables": TABLES,
        "sitters": 2 * TABLES,
        "entries": 3 * TABLES,
        "speakers": TABLES,
        "records": 1,
        "ended_sessions": 1,
        "dates": 1,
    }
    restore(tmp_path / "first", other, tmp_path / "keys")
    second = back_up(other, tmp_path, tmp_path / "second", "x")
    assert second.tallies == first.tallies  # rows, and sums that no order changes

    async def look() -> None:
        store = await open_store(other)
        found = await store.load("t3")
        assert found is not None
        assert found.entries == (bytes(range(256)), b"")
        assert found.chat[0].decode() == "“你好” \\ \n"
        assert found.state.identities == {"Ann", "Zoë"}
        assert len(found.seed) == 32
        await store.check()
        await store.close()

    run(look())


def test_a_backup_is_one_moment_however_much_is_written(
    address: str, other: str, tmp_path: Path, run: Run[Any]
) -> None:
    """Entries come two by two, at all tables at once: none may be there without the other."""

    async def scene() -> tuple[list[int], list[int]]:
        store = await open_store(address)
        acknowledged, writes = [0] * TABLES, True
        for table in range(TABLES):
            await store.create(a_table(f"t{table}"))

        async def play(table: int) -> None:
            number = 0
            while writes:
                both = [body(table, number), body(table, number + 1)]
                await store.append(f"t{table}", number, both)
                number += 2
                acknowledged[table] = number

        players = [asyncio.create_task(play(table)) for table in range(TABLES)]
        while min(acknowledged) < 100:
            await asyncio.sleep(0.01)
        before = list(acknowledged)
        await asyncio.to_thread(back_up, address, tmp_path, tmp_path / "copy", "x")
        after = list(acknowledged)
        writes = False
        await asyncio.gather(*players)
        await store.close()
        assert min(b - a for a, b in zip(before, after, strict=True)) > 0, "nobody had to wait"
        return before, after

    before, after = run(scene())
    restore(tmp_path / "copy", other, tmp_path)

    async def look() -> None:
        store = await open_store(other)
        for table in range(TABLES):
            found = await store.load(f"t{table}")
            assert found is not None
            entries = found.entries
            assert len(entries) % 2 == 0
            assert before[table] <= len(entries) <= after[table] + 2
            assert list(entries) == [body(table, number) for number in range(len(entries))]
        await store.close()

    run(look())


def test_only_an_empty_database_is_filled(
    address: str, other: str, tmp_path: Path, run: Run[Any]
) -> None:
    run(fill(address))
    back_up(address, tmp_path, tmp_path / "copy", "x")
    with pytest.raises(StoreError, match=r"not empty \(there are rows in ended_sessions\)"):
        restore(tmp_path / "copy", address, tmp_path)
    store = run(open_store(other))
    with pytest.raises(StoreError, match="another server"):
        restore(tmp_path / "copy", other, tmp_path)
    run(store.close())
    assert restore(tmp_path / "copy", other, tmp_path).schema == newest()  # a new one's schema


def test_a_damaged_file_is_refused_and_nothing_is_touched(
    address: str, tmp_path: Path, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    source, data = f"sqlite:///{tmp_path}/source/regency.db", tmp_path / "keys"
    run(fill(source))
    data.mkdir()
    (data / "secret").write_text("sixteen characters and more")
    whole = tmp_path / "whole"
    back_up(source, data, whole, "x")
    packed, lines = whole.read_bytes(), gzip.decompress(whole.read_bytes()).splitlines(True)
    first = orjson.loads(lines[0])
    middle = bytearray(packed)
    middle[len(packed) // 2] ^= 16
    entry = next(number for number, line in enumerate(lines) if b"t3" in line)
    swapped = [line.replace(b"t3", b"t9") if n == entry else line for n, line in enumerate(lines)]
    bad = {
        b"": "no backup of Regency",
        b"Dear diary": "no backup of Regency",
        gzip.compress(b"Dear diary"): "no backup of Regency",
        packed[: len(packed) // 2]: "damaged",
        packed[:-1]: "damaged",
        bytes(middle): "damaged",
        gzip.compress(b"".join([*lines, lines[1]])): "something follows its end",
        gzip.compress(b"".join(lines[:-1])): "its end is missing",
        gzip.compress(b"".join(lines[:-3] + lines[-2:])): "damaged",
        gzip.compress(b"".join(swapped)): "its sums are not",
        gzip.compress(orjson.dumps(first | {"regency-backup": 2}) + b"\n"): "upgrade the program",
        gzip.compress(b'{"regency-backup":1}\n'): "makes no sense",
    }
    for content, why in bad.items():
        (tmp_path / "bad").write_bytes(content)
        command = ["restore", str(tmp_path / "bad"), "--database", address]
        assert main([*command, "--data", str(tmp_path / "new")]) == 1
        assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
    if address.startswith("sqlite"):
        assert not Path(address.removeprefix("sqlite:///")).exists()
    else:
        assert tables_in(address) == []
    assert main(["restore", str(tmp_path / "gone"), "--database", address]) == 1
    assert "cannot be read: No such file" in capsys.readouterr().err


def test_what_fails_half_way_leaves_nothing(address: str, tmp_path: Path, run: Run[Any]) -> None:
    """A file whose sums are right and whose rows no database takes."""
    source = f"sqlite:///{tmp_path}/source/regency.db"
    run(fill(source))
    with closing(sqlite3.connect(tmp_path / "source" / "regency.db")) as connection, connection:
        connection.execute("INSERT INTO sitters (identity, table_id) VALUES ('Eve', 'nowhere')")
    back_up(source, tmp_path, tmp_path / "copy", "x")
    (tmp_path / "keys").mkdir()
    with pytest.raises(StoreError, match="nothing was restored"):
        restore(tmp_path / "copy", address, tmp_path / "keys")
    if address.startswith("sqlite"):
        assert list(Path(address.removeprefix("sqlite:///")).parent.iterdir()) == []
    else:
        assert tables_in(address) == []


@pytest.mark.parametrize(
    "error", [OSError("no room"), KeyboardInterrupt()], ids=["full", "stopped"]
)
def test_a_restore_that_ends_at_the_last_moment_leaves_no_key(
    address: str,
    tmp_path: Path,
    run: Run[Any],
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
) -> None:
    source = f"sqlite:///{tmp_path}/source/regency.db"
    run(fill(source))
    (tmp_path / "source" / "secret").write_text("sixteen characters and more")
    back_up(source, tmp_path / "source", tmp_path / "copy", "x")

    def fail(folder: Path) -> None:
        assert (folder / "secret").exists()
        raise error

    monkeypatch.setattr(backup, "_sync_folder", fail)
    expected = StoreError if isinstance(error, Exception) else KeyboardInterrupt
    with pytest.raises(expected):
        restore(tmp_path / "copy", address, tmp_path / "keys")
    assert list((tmp_path / "keys").iterdir()) == []
    if address.startswith("sqlite"):
        assert list(Path(address.removeprefix("sqlite:///")).parent.iterdir()) == []
    else:
        assert tables_in(address) == []
    monkeypatch.undo()
    restore(tmp_path / "copy", address, tmp_path / "keys")


def test_a_backup_that_is_stopped_leaves_nothing(
    address: str, tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(reading: Reading) -> None:
        assert reading.file.exists()
        raise KeyboardInterrupt

    run(fill(address))
    monkeypatch.setattr(Reading, "check", stop)
    with pytest.raises(KeyboardInterrupt):
        back_up(address, tmp_path, tmp_path / "to" / "copy", "x")
    assert list((tmp_path / "to").iterdir()) == []


def test_a_database_that_a_server_has_just_made_is_left_to_it(
    tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, there = f"sqlite:///{tmp_path}/source/regency.db", tmp_path / "new" / "regency.db"
    run(fill(source))
    back_up(source, tmp_path, tmp_path / "copy", "x")
    server, claim = Sqlite(make_url(f"sqlite:///{there}")), Sqlite.claim

    def too_late(database: Sqlite) -> None:
        claim(server)
        claim(database)

    monkeypatch.setattr(Sqlite, "claim", too_late)
    with pytest.raises(StoreError, match="another server"):
        restore(tmp_path / "copy", f"sqlite:///{there}", tmp_path / "keys")
    assert there.is_file()
    server.release()


def test_tables_of_others_are_left_alone(
    address: str, other: str, tmp_path: Path, run: Run[Any]
) -> None:
    """What an extension keeps in its database, or another program."""
    run(fill(address))
    for database in (address, other):
        foreign = database_at(database)
        foreign.claim()
        with foreign.writer.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE places (name text, far real)")
            connection.exec_driver_sql("INSERT INTO places VALUES ('there', 2.5)")
        foreign.release()
    told = back_up(address, tmp_path, tmp_path / "copy", "x")
    assert "places" not in told.tallies
    restore(tmp_path / "copy", other, tmp_path / "keys")
    assert back_up(other, tmp_path, tmp_path / "again", "x").tallies == told.tallies


def test_every_table_that_any_schema_had_is_known(tmp_path: Path) -> None:
    """Else a newer program would leave it out of a backup of older data."""
    database = database_at(f"sqlite:///{tmp_path}/regency.db")
    database.claim()
    for step in steps_from(None):
        with database.writer.begin() as connection:
            upgrade(connection, step.revision)
            there = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
        assert there <= METADATA.tables.keys(), step.revision
    database.release()


def test_other_keys_are_not_replaced(tmp_path: Path, run: Run[Any]) -> None:
    source = f"sqlite:///{tmp_path}/source/regency.db"
    run(fill(source))
    (tmp_path / "source" / "secret").write_text("sixteen characters and more")
    back_up(source, tmp_path / "source", tmp_path / "copy", "x")
    assert Reading(tmp_path / "copy").header.files == {"secret": b"sixteen characters and more"}
    (tmp_path / "keys").mkdir()
    (tmp_path / "keys" / "secret").write_text("another one, as long as that")
    with pytest.raises(StoreError, match="another one than the backup's"):
        restore(tmp_path / "copy", f"sqlite:///{tmp_path}/new/regency.db", tmp_path / "keys")
    assert not (tmp_path / "new").exists()
    assert (tmp_path / "keys" / "secret").read_text() == "another one, as long as that"


def test_a_backup_of_older_data_is_brought_forward(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "old"
    data.mkdir()
    shutil.copy(RELEASE, data / "regency.db")
    kept = (data / "regency.db").read_bytes()
    assert main(["backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
    said = capsys.readouterr()
    assert "verified: 1 finished matches with their deals" in said.out
    assert "there is no secret in" in said.err
    assert (data / "regency.db").read_bytes() == kept
    to = ["--database", address, "--data", str(tmp_path / "keys")]
    assert main(["restore", str(tmp_path / "copy"), *to]) == 0
    capsys.readouterr()
    assert main(["migrate", "--check", "--database", address]) == 0
    assert capsys.readouterr().out == f"schema {newest()}: up to date\n"


def test_a_match_that_cannot_have_been_played_so_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(RELEASE, tmp_path / "regency.db")
    with closing(sqlite3.connect(tmp_path / "regency.db")) as connection, connection:
        over = connection.execute("SELECT id FROM tables WHERE stage = 'over'").fetchone()[0]
        connection.execute(
            "DELETE FROM entries WHERE table_id = ?1 AND log = 0 AND number = "
            "(SELECT max(number) FROM entries WHERE table_id = ?1 AND log = 0)",
            (over,),
        )
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == UNVERIFIED
    said = capsys.readouterr()
    assert f"does not verify: table {over}" in said.err
    assert "is complete" in said.out  # a damaged match is kept as it is
    assert main(["backup", str(tmp_path / "quick"), "--data", str(tmp_path), "--no-verify"]) == 0
