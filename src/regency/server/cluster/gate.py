"""What may be told: nothing while a node cannot know whether its tables are still its own."""

from __future__ import annotations

import time
from typing import Protocol


class Held(Protocol):
    """A connection that waits for the gate."""

    has_room: bool

    def send_texts(self, *texts: bytes) -> None:
        """Send texts together."""

    def caught_up(self) -> None:
        """Go on with whatever else is due."""

    def drop(self) -> None:
        """End at once: what was to be sent is lost."""


class Gate:
    """Open as long as the node's lease surely lasts, by this machine's own clock.

    A process that was frozen reads the clock before anything else leaves it. What comes to a closed
    gate waits: it goes on if the lease could be renewed, and is lost if others have the tables now.
    """

    def __init__(self) -> None:
        self._until = 0.0
        self._held: dict[Held, list[bytes]] = {}

    def is_open(self) -> bool:
        """Tell whether frames may leave now."""
        return time.monotonic() < self._until

    def keep_open(self, until: float) -> bool:
        """Be open until a moment of the monotonic clock; tell whether it was closed before."""
        was_closed = not self.is_open()
        self._until = until
        return was_closed

    def shut(self) -> None:
        """Let nothing through any more."""
        self._until = 0.0

    def hold(self, connection: Held, texts: tuple[bytes, ...]) -> None:
        """Keep what could not be sent."""
        connection.has_room = False
        self._held.setdefault(connection, []).extend(texts)

    def go_on(self) -> None:
        """Send what was kept."""
        held, self._held = self._held, {}
        for connection, texts in held.items():
            connection.has_room = True
            connection.send_texts(*texts)
            connection.caught_up()

    def forget(self) -> None:
        """Lose what was kept: others tell these people now."""
        held, self._held = self._held, {}
        for connection in held:
            connection.drop()
