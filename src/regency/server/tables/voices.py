"""Who speaks of a game, where a server says something itself: calls, mails, previews of links."""

from __future__ import annotations

import functools

from regency.games import game as find_game
from regency.language import Speaker, speaker


@functools.cache
def voice_of(game: str, language: str) -> Speaker:
    """Return who says it: reading a language takes long, and is done once; raises MissingText."""
    return speaker(find_game(game), language)
