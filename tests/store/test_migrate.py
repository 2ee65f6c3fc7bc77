"""`regency migrate`: told before it is done, done once, refused where it would harm."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.store.conftest import Run

from regency.bench.postgres import Postgres
from regency.cli import main
from regency.store import open_store
from regency.store.database import database_at
from regency.store.migrations import newest, steps_from, upgrade

RELEASE = Path(__file__).parent / "data" / "release-0.1.db"
PENDING = 3


def test_an_empty_database_is_told_filled_and_left_alone(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    every = [step.revision for step in steps_from(None)]
    for _ in range(2):  # asking changes nothing
        assert main(["migrate", "--check", "--database", address]) == PENDING
        said = capsys.readouterr().out.splitlines()
        assert said[0] == f"no schema yet: {len(every)} steps to do"
        assert [line.split()[0] for line in said[1:]] == every
    if address.startswith("sqlite"):
        assert not Path(address.removeprefix("sqlite:///")).exists()
    assert main(["migrate", "--database", address]) == 0
    assert capsys.readouterr().out.startswith(f"no schema yet: {len(every)} steps done\n")
    for arguments in (["migrate", "--check"], ["migrate"]):
        assert main([*arguments, "--database", address]) == 0
        assert capsys.readouterr().out == f"schema {newest()}: up to date\n"


def test_data_of_the_first_release_are_brought_forward(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(RELEASE, tmp_path / "regency.db")
    before = (tmp_path / "regency.db").read_bytes()
    assert main(["migrate", "--check", "--data", str(tmp_path)]) == PENDING
    told = capsys.readouterr().out
    assert "How matches ended" in told
    assert (tmp_path / "regency.db").read_bytes() == before
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert main(["migrate", "--check", "--data", str(tmp_path)]) == 0
    with closing(sqlite3.connect(tmp_path / "regency.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (4,)


def test_a_newer_schema_is_refused_by_name(
    address: str, capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    assert main(["migrate", "--database", address]) == 0
    change = "UPDATE alembic_version SET version_num = '9999'"
    if address.startswith("sqlite"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(change)
    else:
        with psycopg.connect(address) as elsewhere:
            elsewhere.execute(change)
    capsys.readouterr()
    for arguments in (["migrate", "--check"], ["migrate"]):
        assert main([*arguments, "--database", address]) == 1
        said = capsys.readouterr().err
        assert "schema 9999" in said
        assert f"up to {newest()}" in said


def test_it_is_asked_and_answered_beside_a_server(
    address: str, run: Run[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    store = run(open_store(address))
    assert main(["migrate", "--check", "--database", address]) == 0
    assert main(["migrate", "--database", address]) == 0  # nothing to do, so nobody is in the way
    run(store.close())


def test_older_data_in_use_by_a_server_alone_are_left_alone(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    at, (before, last) = postgres.new_database(), steps_from(None)[-2:]
    server = database_at(at)
    server.claim()  # an older program
    with server.writer.begin() as connection:
        upgrade(connection, before.revision)
    assert main(["migrate", "--database", at]) == 1
    assert "another server uses this database" in capsys.readouterr().err
    server.release()
    node = database_at(at, "n1")
    node.claim()
    assert main(["migrate", "--database", at]) == 0  # nodes go on meanwhile
    told = f"schema {before.revision}: 1 step done\n  {last.revision}  {last.summary}\n"
    assert capsys.readouterr().out == told
    node.release()


def test_what_cannot_be_told_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "regency.db").write_text("Dear diary, " * 1000)
    assert main(["migrate", "--check", "--data", str(tmp_path)]) == 1
    assert "not a database" in capsys.readouterr().err
    assert main(["migrate", "--check", "--database", "mysql://here/x"]) == 1
    assert "no database this server knows" in capsys.readouterr().err
