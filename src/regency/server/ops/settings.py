"""How a server is run: every setting has a flag of `regency serve` and an environment variable."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from regency.server.ops.secret import checked, kept_secret

SECRET_FILE = "secret"


@dataclass(frozen=True)
class Settings:
    """What the person who runs the server decides."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("regency-data")
    database: str | None = None  # None: SQLite in the data folder
    node: str | None = None  # this server's name among several that share a database
    lease: float = 0.8  # seconds after which a node that is not heard of is replaced
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
    public_address: str | None = None  # where people reach the pages, for links in mails
    mail_server: str | None = None  # smtp://user:password@host:587; None: no mail is sent
    mail_from: str | None = None
    call_after: float = 20.0  # seconds until somebody who is not there is called
    push_own_network: bool = False  # push services may be on this network, by http: for tests

    @property
    def address(self) -> str:
        """Return the database's address."""
        if self.database is not None:
            return self.database
        return f"sqlite:///{(self.data / 'regency.db').absolute()}"

    def signing_secret(self) -> str:
        """Return the secret that cookies are signed with, making one on the first start."""
        if self.secret is not None:
            return checked(self.secret)
        return kept_secret(self.data / SECRET_FILE)
