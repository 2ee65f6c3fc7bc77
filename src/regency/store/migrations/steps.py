"""The steps themselves, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from regency.store.store import Unavailable


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration; nothing of it lies in a file."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made


def upgrade(connection: Connection, revision: str) -> None:
    """Carry out all that the data have not been through."""
    try:
        command.upgrade(config(connection), revision)
    except CommandError as error:
        raise Unavailable(
            f"these data were written by a newer Regency: upgrade the program ({error})",
            again=False,
        ) from error
