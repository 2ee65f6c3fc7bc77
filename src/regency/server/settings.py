"""How a server is run: every setting has a flag of `regency serve` and an environment variable."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

#: A secret shorter than this can be guessed.
SHORTEST_SECRET = 16
SECRET_FILE = "secret"
OWNER_ONLY = 0o600


@dataclass(frozen=True)
class Settings:
    """What the person who runs the server decides."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("regency-data")
    database: str | None = None  # None: SQLite in the data folder
    secret: str | None = None  # None: kept in the data folder, made on the first start
    log_level: str = "warning"
    access_log: bool = False
    limits: bool = True  # per identity and address
    pace: int = 400  # milliseconds between the moves of bots that people watch
    workers: int = 1  # processes in which bots think
    warm: bool = True  # make the bots of all games ready at the start
    web: Path | None = None  # a built web app; None: the one in the package
    behind_proxy: bool = False  # believe X-Forwarded-For and -Proto
    origins: tuple[str, ...] = ()  # further origins that may connect, e.g. a development server

    @property
    def address(self) -> str:
        """Return the database's address."""
        if self.database is not None:
            return self.database
        return f"sqlite:///{(self.data / 'regency.db').absolute()}"

    def signing_secret(self) -> str:
        """Return the secret that cookies are signed with, making one on the first start."""
        if self.secret is not None:
            if len(self.secret) < SHORTEST_SECRET:
                raise ValueError(f"the secret needs at least {SHORTEST_SECRET} characters")
            return self.secret
        self.data.mkdir(parents=True, exist_ok=True)
        file = self.data / SECRET_FILE
        try:
            # Made with its final mode: at no moment can another account read it.
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        except FileExistsError:
            return file.read_text("utf-8").strip()
        made = secrets.token_urlsafe(SHORTEST_SECRET * 2)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(made + "\n")
        return made
