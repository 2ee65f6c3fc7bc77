"""The secret that cookies are signed with, as it lies in a file: whole, or not at all."""

from __future__ import annotations

import fcntl
import os
import secrets
from pathlib import Path

#: A secret shorter than this can be guessed.
SHORTEST_SECRET = 16
OWNER_ONLY = 0o600
#: What the file is called until all of it is on the disk.
_UNFINISHED = ".new"


def checked(secret: str) -> str:
    """Return a secret that somebody chose; raises ValueError if it can be guessed."""
    if len(secret) < SHORTEST_SECRET:
        raise ValueError(f"the secret needs at least {SHORTEST_SECRET} characters")
    return secret


def kept_secret(file: Path) -> str:
    """Return the secret in a file, making one where there is no file.

    Raises ValueError with what to do where the file has no secret that could be used.
    """
    try:
        return _read(file)
    except FileNotFoundError:
        pass
    file.parent.mkdir(parents=True, exist_ok=True)
    folder = os.open(file.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)  # of two first starts one makes it, the other reads it
        try:
            return _read(file)
        except FileNotFoundError:
            return _make(file, folder)
    finally:
        os.close(folder)


def _read(file: Path) -> str:
    try:
        found = file.read_text("utf-8").strip()
    except FileNotFoundError:
        raise
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise ValueError(
            f"the secret in {file} cannot be read ({why}): mend the file, restore a copy of it, or "
            "remove it; with a new secret everybody has to say their name anew and has lost "
            "their seats"
        ) from error
    if len(found) < SHORTEST_SECRET:
        amount = f"only {len(found)} characters" if found else "nothing"
        raise ValueError(
            f"the secret file {file} holds {amount}, and cookies signed with that could be forged: "
            "restore a copy of it, or remove it; with a new secret everybody has to say their "
            "name anew and has lost their seats"
        )
    return found


def _make(file: Path, folder: int) -> str:
    """Write a new secret: the file has its name only when all of it is on the disk."""
    made = secrets.token_urlsafe(SHORTEST_SECRET * 2)
    unfinished = file.with_name(file.name + _UNFINISHED)
    unfinished.unlink(missing_ok=True)  # of a start that was killed
    try:
        # Made with its final mode: at no moment can another account read it.
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(made + "\n")
            out.flush()
            os.fsync(out.fileno())
        unfinished.rename(file)
        os.fsync(folder)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise OSError(
            f"the secret cannot be written to {file} ({error.strerror}): make room, or choose "
            "another data folder"
        ) from error
    return made
