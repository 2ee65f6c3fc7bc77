"""What went wrong with the database, in a sentence, and whether trying again may help."""

from __future__ import annotations

from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from regency.store.store import Conflict, InUse, StoreError, Unavailable

#: By the beginning of SQLite's error name: the sentence, and whether trying again may help.
_SQLITE = {
    "SQLITE_FULL": ("the disk is full: nothing can be kept until there is room again", True),
    "SQLITE_BUSY": ("another program has locked the database", True),
    "SQLITE_LOCKED": ("another program has locked the database", True),
    "SQLITE_READONLY": ("the database is read-only: its file or folder may not be written", True),
    "SQLITE_PERM": ("the database may not be used: its file or folder is not permitted", True),
    "SQLITE_CANTOPEN": ("the database file cannot be opened: it is gone or not permitted", True),
    "SQLITE_IOERR": ("the disk does not answer as it should", True),
    "SQLITE_CORRUPT": ("the database file is damaged: restore a copy of it", False),
    "SQLITE_NOTADB": ("the database file is not a database of Regency", False),
}
#: By the beginning of PostgreSQL's SQLSTATE.
_POSTGRES = {
    "53100": ("the disk of the database is full", True),
    "53": ("the database is too busy: it has no room or no connection left", True),
    "25006": ("the database is read-only", True),
    "55P03": ("another program has locked the database", True),
    "57014": ("the database took too long: another program may have locked it", True),
    "57P": ("the database is shutting down or starting", True),
    "08": ("the database does not answer", True),
    "28": ("the database does not accept this user or password", False),
    "3D000": ("there is no database of this name", False),
    "42501": ("the database does not allow this user to write", False),
}
#: After these a commit may have happened all the same.
_UNSURE = ("SQLITE_IOERR", "08", "57P")


def told(error: Exception, *, running: bool = True, committing: bool = False) -> StoreError:
    """Return the error to raise instead of one of the driver's."""
    if isinstance(error, InUse) and running:
        # The line was cut, and the database still holds the lock of the old connection.
        return Unavailable(str(error), again=True)
    if isinstance(error, StoreError):
        return error
    if not isinstance(error, SQLAlchemyError):
        return Unavailable(f"the database failed: {error}", again=True, unsure=committing)
    original = error.orig if isinstance(error, DBAPIError) and error.orig else error
    code = str(getattr(original, "sqlite_errorname", "") or getattr(original, "sqlstate", "") or "")
    for start, (sentence, again) in (_SQLITE | _POSTGRES).items():
        if code.startswith(start):
            unsure = committing and code.startswith(_UNSURE)
            return Unavailable(f"{sentence} ({_short(original)})", again=again, unsure=unsure)
    if isinstance(error, IntegrityError):
        return Conflict(f"somebody else has written there ({_short(original)})")
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout):
        sentence = f"the database does not answer ({_short(original)})"
        return Unavailable(sentence, again=True, unsure=committing)
    return Unavailable(f"the database refused: {_short(original)}", again=False, unsure=committing)


def about_one_write(error: StoreError) -> bool:
    """Tell whether a failure may be the fault of one write alone, so that others deserve a try."""
    if isinstance(error, Unavailable):
        return not error.again and not error.unsure
    return isinstance(error, Conflict)


def _short(error: BaseException) -> str:
    """Return the first line of a driver's message: the rest quotes statements and data."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
