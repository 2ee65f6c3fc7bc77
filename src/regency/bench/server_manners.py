"""How people behave, what they need not be surprised at, and what is noted while they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from regency.bench.server_journal import Journal

#: Codes of a close that people need not be surprised at: going away, a restart.
USUAL_CLOSES = {None, 1000, 1001, 1012}
#: Statuses that a request over HTTP may get while others act at the same time.
USUAL_PROBLEMS = {403, 404, 409, 503}
#: What may be refused, by request, to somebody who plays by the rules while others act.
USUAL_REFUSALS: dict[str, set[str]] = {
    "play": {"stale", "not-your-turn", "over", "no-seat", "not-started"},
    "undo": {"stale", "over", "not-allowed", "no-seat", "not-started"},
    "answer-undo": {"not-allowed", "no-seat", "over", "not-started"},
    "withdraw-undo": {"not-allowed", "no-seat", "over", "not-started"},
    "answer-seat": {"not-allowed", "no-seat", "over", "not-started"},
    "preview": {"stale", "not-your-turn", "over", "no-seat", "not-started"},
    "hint": {"stale", "not-your-turn", "over", "no-seat", "unavailable", "too-many", "not-started"},
    "sentences": {"not-started", "not-allowed"},
    "chat": {"too-many"},
    "phrase": {"too-many"},
}


@dataclass(frozen=True)
class Manners:
    """How people are: seconds on average, and shares of the times it is their turn."""

    think: float = 0.5
    until_drop: float = 100.0
    longest_away: float = 5.0
    chat: float = 0.02
    question: float = 0.05
    hint: float = 0.002
    undo: float = 0.03
    leave: float = 0.003
    hand_over: float = 0.004
    nap: float = 0.01  # at a table with clocks: until somebody takes over


@dataclass
class Notes:
    """What is learnt while people play, for all of them together."""

    report: Callable[[str], None]
    journal: Journal = field(default_factory=Journal)
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
