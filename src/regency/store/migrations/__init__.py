"""How older data become newer ones, step by step; run when a store is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from regency.store.store import Unavailable


def config(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration; nothing of it lies in a file."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made


def newest() -> str | None:
    """Return the revision this program writes."""
    return ScriptDirectory.from_config(config()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, in the connection's transaction."""
    try:
        command.upgrade(config(connection), "head")
    except CommandError as error:
        raise Unavailable(
            f"these data were written by a newer Regency: upgrade the program ({error})",
            again=False,
        ) from error
