"""How older data become newer ones, step by step; run when a store is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

#: Where Alembic keeps which revision the data have.
VERSION_TABLE = "alembic_version"


def newest() -> str:
    """Return the revision this program writes: files are named by theirs."""
    return max(file.name.partition("_")[0] for file in _files())


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, in the connection's transaction."""
    if _revision(connection) != newest():
        from regency.store.migrations import steps  # Alembic takes 10 MiB, and is seldom needed

        steps.upgrade(connection)


def _files() -> list[Path]:
    return list((Path(__file__).parent / "versions").glob("[0-9]*_*.py"))


def _revision(connection: Connection) -> str | None:
    """Return the revision of the data; None where there are none yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(
        text(f"SELECT version_num FROM {VERSION_TABLE}")
    ).scalar()
    return found
