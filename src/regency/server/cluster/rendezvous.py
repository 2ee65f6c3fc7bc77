"""Which of several nodes a table belongs to: the same answer everywhere, and few tables move.

Rendezvous hashing: each node draws a number for the table, and the highest has it. Where a node
comes or goes, only the tables that it wins or loses have another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

_BYTES = 8


def choose(key: str, nodes: Sequence[str]) -> str:
    """Return the node of a table, or of anything else with a name; there must be one."""
    return max(nodes, key=lambda node: (_drawn(key, node), node))


def _drawn(key: str, node: str) -> bytes:
    return blake2b(f"{node} {key}".encode(), digest_size=_BYTES).digest()
