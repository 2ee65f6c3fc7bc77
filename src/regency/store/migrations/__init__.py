"""How older data become newer ones, step by step; run when a store is opened."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, inspect, text

from regency.store.store import Unavailable

#: Where Alembic keeps which revision the data have.
VERSION_TABLE = "alembic_version"


class Step(NamedTuple):
    """One step: the revision it leads to, and what it adds, in a sentence."""

    revision: str
    summary: str


def newest() -> str:
    """Return the revision this program writes: files are named by theirs."""
    return max(_named(file) for file in _files())


def steps_from(revision: str | None) -> list[Step]:
    """Return what data of a revision (None: no data yet) have to go through, in order.

    Raises Unavailable where this program does not know the revision.
    """
    files = {_named(file): file for file in _files()}
    if revision is not None and revision not in files:
        raise Unavailable(
            f"these data have schema {revision}, and this program knows schemas up to {newest()}: "
            "they were written by a newer Regency; upgrade the program",
            again=False,
        )
    after = sorted(name for name in files if revision is None or name > revision)
    return [Step(name, _summary(files[name])) for name in after]


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Bring the schema up to date, or up to a revision, in the connection's transaction."""
    if revision_of(connection) != (revision or newest()):
        from regency.store.migrations import steps  # Alembic takes 10 MiB, and is seldom needed

        steps.upgrade(connection, revision or "head")


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the data; None where there are none yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {VERSION_TABLE}")
    ).scalar()
    return found


def _files() -> list[Path]:
    return list((Path(__file__).parent / "versions").glob("[0-9]*_*.py"))


def _named(file: Path) -> str:
    return file.name.partition("_")[0]


def _summary(file: Path) -> str:
    """Return the first line of a step's docstring; read plainly, since several threads may ask.

    Python 3.11 counts how deep it parses for all threads together, and stumbles over that.
    """
    first = file.read_text("utf-8").split("\n", 1)[0]
    return first.strip('"') or file.stem
