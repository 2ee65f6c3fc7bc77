"""`regency serve`: settings from flags and environment, then one process until it is stopped."""

from __future__ import annotations

import argparse
import os
import re
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regency.cli.main import EXIT_FAILED, NO_ROOM, UsageError

if TYPE_CHECKING:
    from regency.server.ops.settings import Settings

PREFIX = "REGENCY_"
TRUE_WORDS = ("1", "on", "true", "yes")
FALSE_WORDS = ("0", "off", "false", "no")
LOG_LEVELS = ("debug", "info", "warning", "error")
LAST_PORT = 65_535
MOST_WORKERS = 64
#: Milliseconds: a minute between two moves of bots is a long time to watch.
SLOWEST_PACE = 60_000
#: Seconds: a shorter lease would end while a busy machine breathes.
SHORTEST_LEASE, LONGEST_LEASE = 0.4, 60.0
NODE = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
ORIGIN = re.compile(r"https?://[^/?#\s@]+")


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from regency.server.serving import run as serve
    except ImportError as error:
        raise UsageError(
            f"install the server extra first: pip install 'regency[server]' ({error})"
        ) from error
    from regency.store import StoreError

    settings = read_settings(arguments, os.environ)
    try:
        serve(settings, lambda addresses: announce(addresses, arguments.open), say)
    except (StoreError, OSError, ValueError) as error:
        if getattr(error, "errno", None) in NO_ROOM:
            raise
        print(f"regency serve: {error}", file=sys.stderr)
        return EXIT_FAILED
    return 0


def announce(addresses: list[str], open_browser: bool) -> None:
    """Say where the server is once it can be reached: here first, then from other devices."""
    here, *others = addresses
    print(f"Regency is at {here}", flush=True)
    for address in others:
        print(f"On other devices: {address}", flush=True)
    if open_browser:
        webbrowser.open(here)


def say(words: str) -> None:
    """Tell how the start goes on, beside the one line others may wait for."""
    print(words, file=sys.stderr, flush=True)


def read_settings(arguments: argparse.Namespace, environment: Any) -> Settings:
    """Return the settings: a flag wins over the environment, that over the default."""
    from regency.server.ops.settings import Settings

    given: dict[str, Any] = {"data": default_data()}
    readers = {
        "host": str,
        "port": whole(0, LAST_PORT),
        "data": Path,
        "database": str,
        "node": node_name,
        "lease": seconds(SHORTEST_LEASE, LONGEST_LEASE),
        "secret": str,
        "log_level": one_of(LOG_LEVELS),
        "access_log": is_true,
        "limits": is_true,
        "pace": whole(0, SLOWEST_PACE),
        "workers": whole(1, MOST_WORKERS),
        "warm": is_true,
        "web": Path,
        "behind_proxy": is_true,
        "public_address": origin,
        "mail_server": str,
        "mail_from": str,
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
    return Settings(**given, origins=tuple(_read(origin, one, "--origin") for one in origins))


def _read(read: Any, value: Any, source: str) -> Any:
    try:
        return read(value)
    except ValueError as error:
        raise UsageError(f"{source} cannot be {value!r}: {error}") from error


def is_true(value: object) -> bool:
    """Read a switch; raises ValueError on a word that is neither yes nor no."""
    if value is True or str(value).lower() in TRUE_WORDS:
        return True
    if str(value).lower() in FALSE_WORDS:
        return False
    raise ValueError("it is on or off")


def whole(least: int, most: int) -> Callable[[object], int]:
    """Return what reads a whole number within bounds."""

    def read(value: object) -> int:
        try:
            found = int(str(value))
        except ValueError:
            found = least - 1
        if not least <= found <= most:
            raise ValueError(f"it is a whole number from {least} to {most}")
        return found

    return read


def seconds(least: float, most: float) -> Callable[[object], float]:
    """Return what reads a number of seconds within bounds."""

    def read(value: object) -> float:
        try:
            found = float(str(value))
        except ValueError:
            found = least - 1
        if not least <= found <= most:
            raise ValueError(f"it is a number of seconds from {least} to {most}")
        return found

    return read


def node_name(value: str) -> str:
    """Read a node's name; raises ValueError on what no address could hold."""
    if not NODE.fullmatch(value):
        raise ValueError("a node's name is of small letters, digits and dashes, e.g. n1")
    return value


def one_of(words: Sequence[str]) -> Callable[[object], str]:
    """Return what reads one of a few words."""

    def read(value: object) -> str:
        if str(value) not in words:
            raise ValueError(f"it is one of {', '.join(words)}")
        return str(value)

    return read


def origin(value: str) -> str:
    """Read an origin; raises ValueError on anything else."""
    if not ORIGIN.fullmatch(value):
        raise ValueError("an origin is a scheme and a host, e.g. http://localhost:5173")
    return value


def default_data() -> Path:
    """Return the folder for a server's data: beside the terminal game's."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "regency"
