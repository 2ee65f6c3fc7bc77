"""A copy of a data folder, taken while a server uses it: whole, checked, or not there at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from regency.store.store import StoreError

DATABASE_FILE = "regency.db"
#: Beside the database: without it everybody would lose their seats.
SECRET_FILE = "secret"
#: … and without this one nobody could be called on the browsers they chose.
PUSH_KEY_FILE = "push-key.pem"
_UNFINISHED = ".unfinished"
OWNER_ONLY = 0o700


def back_up(data: Path, to: Path) -> int:
    """Copy database and secret to a new folder; returns how many tables the copy has.

    SQLite hands out the state of one moment however much is written meanwhile; nobody waits.
    """
    source = data / DATABASE_FILE
    if not source.is_file():
        raise StoreError(f"there is no database in {data}: name the data folder of a server")
    if to.exists():
        raise StoreError(f"{to} is there already: a backup never replaces anything")
    unfinished = to.with_name(to.name + _UNFINISHED)
    shutil.rmtree(unfinished, ignore_errors=True)  # of a backup that was killed
    try:
        unfinished.mkdir(OWNER_ONLY, parents=True)
        tables = _copy_database(source, unfinished / DATABASE_FILE)
        for name in (SECRET_FILE, PUSH_KEY_FILE):
            if (data / name).exists():
                shutil.copy2(data / name, unfinished / name)
        for file in (*unfinished.iterdir(), unfinished):
            _sync(file)
        unfinished.rename(to)
        _sync(to.parent)
    except (OSError, sqlite3.Error) as error:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise StoreError(f"the backup failed, nothing is left of it: {error}") from error
    return tables


def _copy_database(source: Path, target: Path) -> int:
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy)
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"the database is damaged: {found}")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
