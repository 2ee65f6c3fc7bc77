"""The one interface of every bot."""

from dataclasses import dataclass
from typing import Protocol

from regency.core.types import Mask, State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: whichever limit comes first; None means no limit of that kind."""

    milliseconds: int | None = None
    iterations: int | None = None


class Bot(Protocol):
    """Chooses among the legal actions of a seat."""

    name: str

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return a legal action, knowing only the redacted record and the mask."""
        ...
