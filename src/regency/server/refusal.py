"""Refusals: every request that is not carried out says why, in a code and in words."""

from __future__ import annotations

from regency.core.text import Text, text
from regency.server.wire.messages import Reason

#: The HTTP status that stands for a code.
STATUS: dict[Reason, int] = {
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "not-started": 409,
    "over": 409,
    "no-seat": 409,
    "malformed": 422,
    "too-many": 429,
    "too-large": 413,
    "not-allowed": 403,
    "unavailable": 503,
    "set-aside": 410,
}


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Reason, reason: Text | None = None, clause: str | None = None) -> None:
        self.code = code
        self.reason = reason or text(f"refused-{code}")
        self.clause = clause
        super().__init__(f"{code}: {self.reason.key}")


def too_large(limit: int) -> Text:
    """Say how much may be sent at once; *limit* in bytes, which no person counts in."""
    return text("refused-too-large", bytes=limit, kilobytes=limit // 1024)


class Unknown(Exception):
    """There is no such table, match, record or game."""


class Elsewhere(Exception):
    """What is asked for is another node's: it has to be asked there.

    Where that is not what the request's address names, *table_id* does.
    """

    def __init__(self, node: str, table_id: str | None = None) -> None:
        self.node = node
        self.table_id = table_id
        super().__init__(f"ask node {node}")
