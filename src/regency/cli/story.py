"""`regency story`: a match told in words."""

from __future__ import annotations

import argparse

from regency.bots import is_bot
from regency.cli.common import matches_in, the_language, the_seat
from regency.cli.terminal import ending
from regency.core.facts import Fact
from regency.core.match import Match, Position
from regency.core.text import text
from regency.language import Speaker, speaker

EXIT_REFUSED = 1
#: Whoever has no seat.
NOBODY = -1


def run(arguments: argparse.Namespace) -> int:
    """Tell every match of a record file."""
    language = the_language(arguments.lang)
    matches = matches_in(arguments.file)
    if matches is None:
        return EXIT_REFUSED
    for match in matches:
        seat = the_seat(match, arguments.seat)
        viewer = NOBODY if seat is None else seat
        for line in told(match, viewer, language):
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
