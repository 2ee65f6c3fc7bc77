"""Keeping the match of the terminal in a file after every move, so that none is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regency.cli.main import UsageError
from regency.core.match import Match
from regency.core.notation import RecordError, dump, read_matches, record_lines
from regency.games import games

#: An extra key of the header, which readers of records ignore: who sat where.
PLAYERS = "players"


def default_file() -> Path:
    """Return where the last match is kept: $REGENCY_DATA, or the user's data folder."""
    base = os.environ.get("REGENCY_DATA") or os.environ.get("XDG_DATA_HOME")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    return folder / "regency" / "last-match.ndjson"


def keep(match: Match, players: Sequence[str], file: Path) -> None:
    """Write the match; the old file stays until the new one is whole."""
    lines: list[dict[str, Any]] = list(record_lines(match))
    lines[0][PLAYERS] = list(players)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text("".join(dump(line) + "\n" for line in lines), "utf-8")
    fresh.replace(file)


def load(file: Path) -> tuple[Match, list[str] | None]:
    """Return the match in a file and who sat where, if the file says so."""
    try:
        data = file.read_bytes()
    except FileNotFoundError as error:
        raise UsageError(f"there is no match to resume in {file}") from error
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from error
    try:
        matches = read_matches(data, games())
    except RecordError as error:
        raise UsageError(f"{file}:{error}") from error
    if len(matches) != 1:
        raise UsageError(
            f"{file} has {len(matches)} matches; --resume needs a file with exactly one"
        )
    header = json.loads(next(line for line in data.splitlines() if line.strip()))
    players = header.get(PLAYERS)
    known = isinstance(players, list) and all(isinstance(player, str) for player in players)
    return matches[0], players if known else None
