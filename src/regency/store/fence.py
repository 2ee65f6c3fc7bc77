"""The fence of a node: nothing it writes counts once another has taken its tables.

A node may be frozen for any time between two of its instructions, so it can never know by a clock
that its tables are still its own. The database knows: every transaction of a node begins by looking
at the node's epoch and holds on to that row, and whoever takes its tables raises the epoch first.
"""

from __future__ import annotations

from sqlalchemy import Connection

from regency.store.store import Unavailable

_LOOK = "SELECT 1 FROM nodes WHERE id = %s AND epoch = %s FOR SHARE"


class Fenced(Unavailable):
    """Another node has taken this one's tables; nothing was written."""

    def __init__(self) -> None:
        super().__init__("this table has another node now", again=True)


class Fence:
    """Under which name and epoch a node writes, and which tables it may write to."""

    def __init__(self, node: str) -> None:
        self.node = node
        #: Of the present stay in the cluster; 0: the node has not joined.
        self.epoch = 0
        #: Tables that are this node's. Only it gives one away, or who fences it.
        self.owned: set[str] = set()

    def begin(self, epoch: int, owned: set[str]) -> None:
        """Write under another epoch from now on: what was queued before is never written."""
        self.owned = owned
        self.epoch = epoch

    def check(self, connection: Connection, epoch: int) -> None:
        """Hold the epoch for the rest of the transaction; raises Fenced where it has passed."""
        if connection.exec_driver_sql(_LOOK, (self.node, epoch)).first() is None:
            raise Fenced
