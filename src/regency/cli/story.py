"""`regency story`: a match told in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regency.bots import is_bot
from regency.cli.main import UsageError
from regency.cli.terminal import ending
from regency.core.facts import Fact
from regency.core.match import Match, Position
from regency.core.text import text
from regency.language import LANGUAGES, Speaker, speaker
from regency.records import RecordError, read_matches

EXIT_REFUSED = 1
#: Whoever has no seat.
NOBODY = -1


def run(arguments: argparse.Namespace) -> int:
    """Tell every match of a record file."""
    if arguments.lang not in LANGUAGES:
        raise UsageError(f"no language {arguments.lang!r}; there are {', '.join(LANGUAGES)}")
    try:
        name = arguments.file
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        matches = read_matches(data)
    except OSError as error:
        print(f"{name}:1: cannot be read: {error.strerror}", file=sys.stderr)
        return EXIT_REFUSED
    except RecordError as error:
        print(f"{name}:{error}", file=sys.stderr)
        return EXIT_REFUSED
    for match in matches:
        if arguments.seat is not None and arguments.seat not in range(1, match.seats + 1):
            seats = f"--seat is a number from 1 to {match.seats}, not {arguments.seat}"
            raise UsageError(seats)
        viewer = NOBODY if arguments.seat is None else arguments.seat - 1
        for line in told(match, viewer, arguments.lang):
            print(line)
    return 0


def told(match: Match, viewer: int, language: str) -> list[str]:
    """Return a match as it is told to a seat; to nobody with all cards face up."""
    voice = _voice(match, language, viewer)
    position = Position(match.game, match.seats, match.options)
    lines = [
        _line(match, fact, viewer, voice) for step in match.steps for fact in position.take(step)
    ]
    end = [voice.say(line) for line in ending(position)] if position.over else []
    return [line for line in lines if line is not None] + end


def _line(match: Match, fact: Fact, viewer: int, voice: Speaker) -> str | None:
    known = fact if viewer == NOBODY else match.game.rules.EVENTS.redact(fact, viewer)
    line = match.game.view.line(known, viewer)
    return None if line is None else voice.say(line)


def _voice(match: Match, language: str, viewer: int) -> Speaker:
    """Return a speaker that calls people by their names, and bots as the page does."""
    house = speaker(None, language)
    given = match.names or [""] * match.seats
    names = [
        house.say(text("play-bot-name", number=seat + 1)) if not name or is_bot(name) else name
        for seat, name in enumerate(given)
    ]
    return speaker(match.game, language, names, None if viewer == NOBODY else viewer)
