"""Matches that cannot be read: each is set aside alone and with a reason; all others go on.

Nothing of a match that is set aside is changed or removed: a program that can read it, or a
mended row, brings it back at the next start.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regency.core.fair import commitment
from regency.core.game import Game
from regency.core.text import Text, text
from regency.store import Table as Kept

#: The stage that listings tell of such a table.
STAGE = "set-aside"
#: Files of our own stand below a folder of this name.
_OURS = "regency"


#: What reading a kept row raises that makes no sense: one that is cut off, has other parts than
#: ours, or tells of steps that the rules do not know. Anything else is a fault of the program.
NO_SENSE = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


@dataclass(frozen=True)
class Aside:
    """Why a match is set aside."""

    why: str  # for those who run the server: never a card, never what somebody wrote
    reason: Text  # for people


class Unreadable(Exception):
    """A kept match that makes no sense; says where, and what went wrong there."""

    def __init__(self, where: str, error: Exception) -> None:
        super().__init__(f"{where}: {kind_of(error)}")


def kind_of(error: BaseException) -> str:
    """Return what kind of error happened and in which of our lines.

    The error's own words are left out: they may quote a card.
    """
    if isinstance(error, Unreadable):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if f"/{_OURS}/" in frame.filename]
    name = type(error).__name__
    if not ours:
        return name
    file = ours[-1].filename.rpartition(f"/{_OURS}/")[2]
    return f"{name} in {file}:{ours[-1].lineno}"


def unreadable(error: BaseException) -> Aside:
    """Return why a match is set aside at which something of ours failed."""
    return Aside(kind_of(error), text("refused-set-aside"))


def unfit(kept: Kept, games: Mapping[str, Game]) -> Aside | None:
    """Return why a kept match should not even be read; None: it may be."""
    if kept.unreadable is not None:
        return Aside(kept.unreadable, text("refused-set-aside"))
    game = games.get(kept.game)
    if game is None:
        return Aside("there is no game of this name", text("refused-set-aside"))
    # A table that waits has no match yet: it will be begun under the present rules.
    if kept.rules_version != game.rules_version and kept.state.stage != "waiting":
        return Aside(
            f"begun under version {kept.rules_version} of the rules, and these are version "
            f"{game.rules_version}",
            text("refused-set-aside-rules", version=kept.rules_version, present=game.rules_version),
        )
    return None


def aside_info(kept: Kept) -> dict[str, Any]:
    """Return what a listing tells of a match that is set aside: where it is, and that it is."""
    return {
        "id": kept.id,
        "game": kept.game,
        "module": None,
        "stage": STAGE,
        "host": False,
        "seats": [],
        "options": {},
        "clock": None,
        "forfeit": False,
        "stand_in": None,
        "public": False,
        "spectators": False,
        "hints": False,
        "takebacks": False,
        "chat": "none",
        "watching": 0,
        "commitment": commitment(kept.seed) if kept.seed else "",
        "words": [],
        "seed": None,
        "to_act": [],
        "since": None,
        "lines": 0,
        "heard": 0,
        "circle": None,
        "undo": None,
        "asked": None,
        "missing": None,
        "abort": None,
        "aborted": False,
        "story": [],
        "practice": False,
        "rematch": None,
        "created": kept.created,
    }
