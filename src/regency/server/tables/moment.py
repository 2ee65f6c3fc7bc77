"""The match at one moment: the one object that a connection builds its frame from."""

from __future__ import annotations

from dataclasses import dataclass

from regency.server.tables.frames import Frames, Message
from regency.server.tables.live import Live
from regency.server.tables.seats import Plan
from regency.server.tables.undo_rules import may_undo


@dataclass(frozen=True, slots=True)
class Moment:
    """A running match as it is now, with what was agreed and what is left on the clocks."""

    plan: Plan
    clocks: tuple[int, ...] | None  # milliseconds left for each seat
    _live: Live
    _frames: Frames

    @property
    def at(self) -> int:
        """Return the number of entries so far."""
        return self._live.history.at

    @property
    def acting(self) -> tuple[int, ...]:
        """Return the seats that may act."""
        return self._live.to_act()

    def undone_since(self, since: int) -> int | None:
        """Return how far back the match went after *since*; None: it did not."""
        history = self._live.history
        return history.undone_since(since) if history.undos else None

    def frame(self, viewer: int, since: int, undone: int | None, hand_over: int | None) -> Message:
        """Return the `state` message of a viewer who knows the log up to *since*."""
        undo = may_undo(self._live, self.plan, viewer)
        return self._frames.message(since, (viewer, hand_over, undone, self.clocks, undo))
