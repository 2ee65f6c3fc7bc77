"""`regency serve`: settings from flags and environment, then one process until it is stopped."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regency.cli.main import UsageError

if TYPE_CHECKING:
    from regency.server.settings import Settings

EXIT_FAILED = 1
PREFIX = "REGENCY_"
TRUE_WORDS = ("1", "on", "true", "yes")


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from regency.server.serving import run as serve
    except ImportError as error:
        raise UsageError(f"this needs the extra `server`: {error}") from error
    from regency.store import StoreError

    settings = read_settings(arguments, os.environ)
    try:
        serve(settings, lambda address: announce(address, arguments.open), say)
    except (StoreError, OSError, ValueError) as error:
        print(f"regency serve: {error}", file=sys.stderr)
        return EXIT_FAILED
    return 0


def announce(address: str, open_browser: bool) -> None:
    """Say where the server is, once it can be reached."""
    print(f"Regency is at {address}", flush=True)
    if open_browser:
        webbrowser.open(address)


def say(words: str) -> None:
    """Tell how the start goes on, beside the one line others may wait for."""
    print(words, file=sys.stderr, flush=True)


def read_settings(arguments: argparse.Namespace, environment: Any) -> Settings:
    """Return the settings: a flag wins over the environment, that over the default."""
    from regency.server.settings import Settings

    given: dict[str, Any] = {"data": default_data()}
    readers = {
        "host": str,
        "port": int,
        "data": Path,
        "database": str,
        "secret": str,
        "log_level": str,
        "access_log": is_true,
        "limits": is_true,
        "pace": int,
        "workers": int,
        "warm": is_true,
        "web": Path,
        "behind_proxy": is_true,
    }
    for name, read in readers.items():
        value = getattr(arguments, name)
        source = "--" + name.replace("_", "-")
        if value is None:
            source = PREFIX + name.upper()
            value = environment.get(source)
        if value not in (None, ""):
            given[name] = _read(read, value, source)
    origins = arguments.origin or environment.get(PREFIX + "ORIGIN", "").split()
    return Settings(**given, origins=tuple(origins))


def _read(read: Any, value: Any, source: str) -> Any:
    try:
        return read(value)
    except ValueError as error:
        raise UsageError(f"{source} cannot be {value!r}: {error}") from error


def is_true(value: object) -> bool:
    """Read a switch."""
    return value is True or str(value).lower() in TRUE_WORDS


def default_data() -> Path:
    """Return the folder for a server's data: beside the terminal game's."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "regency"
