"""A bot's reasons: the moves it considered and what it expects of each, fit for JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Protocol, runtime_checkable

from regency.bots.base import Bot, Budget
from regency.core.types import Mask, State


@dataclass(frozen=True)
class Thought:
    """One action that was considered, and what is expected of it for each seat."""

    action: int
    visits: int
    share: float  # of all visits
    win: list[float]  # chance to win by seat; shared wins count in parts
    points: list[float]  # final points by seat


@dataclass(frozen=True)
class Explanation:
    """A choice with its reasons; bots that do not search have none."""

    action: int
    seat: int
    visits: int
    thoughts: list[Thought]  # the most visited first

    def to_json(self) -> dict[str, Any]:
        """Return plain lists and numbers."""
        return asdict(self)


@runtime_checkable
class Explaining(Protocol):
    """A bot that can give its reasons."""

    def explain(self, seen: State, seat: int, legal: Mask, budget: Budget) -> Explanation:
        """Choose as `choose` does, and say why."""
        ...


def decide(
    bot: Bot, seen: State, seat: int, legal: Mask, budget: Budget, *, explain: bool = False
) -> Explanation:
    """Let any bot choose; with *explain* the reasons come along, where it has any."""
    if explain and isinstance(bot, Explaining):
        return bot.explain(seen, seat, legal, budget)
    return Explanation(bot.choose(seen, seat, legal, budget), seat, 0, [])
