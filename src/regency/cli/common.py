"""What several commands share: looking up a game, reading options and records, showing progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from regency.cli.main import UsageError
from regency.core.game import Game, OptionValue
from regency.core.match import Match
from regency.games import game as find_game
from regency.language import LANGUAGES
from regency.records import RecordError, read_matches

#: Progress is rewritten at most this often, so that it costs nothing.
SECONDS_BETWEEN_UPDATES = 0.2


def the_game(name: str) -> Game:
    """Return a game by name, or say which there are."""
    try:
        return find_game(name)
    except KeyError as error:
        raise UsageError(error.args[0]) from error


def the_language(name: str) -> str:
    """Return a language, or say which there are."""
    if name not in LANGUAGES:
        raise UsageError(f"no language {name!r}; there are {', '.join(LANGUAGES)}")
    return name


def the_seat(match: Match, number: int | None) -> int | None:
    """Return a seat counted from 0, none where none is meant, or say which there are."""
    if number is None:
        return None
    if number not in range(1, match.seats + 1):
        raise UsageError(f"--seat is a number from 1 to {match.seats}, not {number}")
    return number - 1


def matches_in(file: str) -> list[Match] | None:
    """Return the matches of a record file (- is standard input); None after saying why not."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return read_matches(data)
    except OSError as error:
        print(f"{file}:1: cannot be read: {error.strerror}", file=sys.stderr)
    except RecordError as error:
        print(f"{file}:{error}", file=sys.stderr)
    return None


def the_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """Read NAME=VALUE pairs; values are those the game declares."""
    chosen: dict[str, OptionValue] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option takes NAME=VALUE, not {pair!r}")
        declared = game.options[name].values if name in game.options else ()
        chosen[name] = next((v for v in declared if str(v) == value), value)
    try:
        return game.full_options(chosen)
    except ValueError as error:
        raise UsageError(str(error)) from error


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats the game is not for."""
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise UsageError(str(error)) from error


class Progress:
    """A line on standard error that says how far long work is; silent where nobody watches."""

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self.what = what
        self.total = total
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()
        self.started = self.updated = time.monotonic()
        self.width = 0

    def at(self, done: int) -> None:
        """Say how much is done, and how long the rest may take."""
        now = time.monotonic()
        if not self.shown or now - self.updated < SECONDS_BETWEEN_UPDATES:
            return
        self.updated = now
        left = (now - self.started) * (self.total - done) / max(done, 1)
        self._write(f"{self.what}: {done} of {self.total}, about {left:.0f} s left")

    def end(self) -> None:
        """Take the line away."""
        if self.shown:
            self._write("")
            self.stream.write("\r")

    def _write(self, words: str) -> None:
        self.stream.write("\r" + words.ljust(self.width))
        self.stream.flush()
        self.width = len(words)
