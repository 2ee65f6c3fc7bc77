"""The store as the server sees it: append-only, durable on return, honest about failure."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from regency.store.calls import Calls
    from regency.store.circles import Circles
    from regency.store.lease import Choose, Lease
    from regency.store.owners import Owners
    from regency.store.persons import Persons
    from regency.store.results import Results
    from regency.store.rows import ResultRow
    from regency.store.waiting import Waiting

Stage = Literal["waiting", "playing", "over"]

#: Bytes of a table's secret seed.
SEED_BYTES = 32
#: Lines of a table's chat that are kept, and how many more there are before the oldest go.
CHAT_KEPT = 1000
CHAT_MORE = 100
#: Records that somebody may have brought, and their bytes in all.
MOST_RECORDS = 300
MOST_RECORD_BYTES = 32 * 1024 * 1024


class StoreError(Exception):
    """Something the store could not do; its text is a sentence for people."""


class Conflict(StoreError):
    """Somebody was there first: the number or the version is not the next one; nothing changed."""


class Full(Conflict):
    """Somebody keeps as much of this as one may; nothing changed."""


class Unavailable(StoreError):
    """The database is gone, full, locked or read-only; says whether trying again may help.

    `unsure` tells that the write may have happened all the same (the line was cut between commit
    and answer): load the table again before anything else is decided about it.
    """

    def __init__(self, reason: str, *, again: bool, unsure: bool = False) -> None:
        super().__init__(reason)
        self.again = again
        self.unsure = unsure


class InUse(StoreError):
    """Another server holds these data."""


@dataclass(frozen=True)
class TableState:
    """What may change about a table beside its entries; written whole, under a version."""

    stage: Stage = "waiting"
    #: The server's own: seats, options, clock, host, invitation … anything JSON can say.
    settings: dict[str, Any] = field(default_factory=dict)
    #: What people added to the deal, in order; fixed once the match has started.
    words: tuple[str, ...] = ()
    #: Who finds the table under "Continue"; kept in a separate index.
    identities: frozenset[str] = frozenset()
    #: Whether `open_tables` names it (while it is not over).
    listed: bool = False


@dataclass(frozen=True)
class Table:
    """A table as it is kept."""

    id: str
    game: str
    rules_version: int
    created: int  # seconds since 1970
    #: 256 secret bits, fixed once the match has started; see docs/fair-deals.md.
    seed: bytes = field(repr=False)
    state: TableState = TableState()
    version: int = 0  # of `state`: give it back with the next one
    #: Only from `load`: moves, chance, undo, clock … in order; entry n has number n.
    entries: tuple[bytes, ...] = field(default=(), repr=False)
    #: Only from `load`: the last chat lines, in order, and the number of the first of them.
    chat: tuple[bytes, ...] = field(default=(), repr=False)
    chat_from: int = 0
    #: How many lines of the chat each identity that sits there was shown.
    heard: Mapping[str, int] = field(default_factory=dict, compare=False)
    #: Which part of the row cannot be read; None: all can. A table with one has an empty state.
    unreadable: str | None = None

    def changed(self, **changes: Any) -> TableState:
        """Return the state with some of its fields replaced."""
        return replace(self.state, **changes)


@dataclass(frozen=True)
class Sessions:
    """Which sessions are over; moments in milliseconds since 1970."""

    ended: dict[str, int]  # by identity: all from before this moment
    dated_since: int  # cookies without a date are at least as old as this


@dataclass(frozen=True)
class Brought:
    """A record that somebody brought, without its lines."""

    id: str
    created: int  # seconds since 1970
    size: int  # bytes


@dataclass(frozen=True)
class KeptReview:
    """A review as it is kept: who judged, in how many deals, and the lines."""

    evaluator: str
    version: int
    weights: str  # which network, or none
    format: int  # how it was made
    deals: int
    body: str = field(repr=False)


def oldest_kept(number: int) -> int:
    """Return the number of the oldest chat line that is kept when this one has been said."""
    return max(number - number % CHAT_MORE - CHAT_KEPT, 0)


class Store(Protocol):
    """What the server keeps: writes are durable on return; every method may raise Unavailable."""

    persons: Persons
    results: Results
    calls: Calls
    circles: Circles
    waiting: Waiting
    #: Of a node: which tables are whose. None: all of them are this server's.
    owners: Owners | None

    def lease(self, seconds: float, choose: Choose) -> Lease:
        """Return the lease of the node that the store is opened for."""

    async def create(self, table: Table, circle: str | None = None) -> None:
        """Keep a new table (version 0, no entries) of a circle; Conflict if the id is taken."""

    async def save(
        self,
        table_id: str,
        state: TableState,
        version: int,
        seed: bytes | None = None,
        results: Sequence[ResultRow] = (),
    ) -> int:
        """Replace a table's state if its version is still *version*; return the new version.

        With a *seed*, the table's secret is another one from then on; *results* of a match that
        is over are kept together with it.
        """

    def append(self, table_id: str, number: int, entries: Sequence[bytes]) -> Awaitable[int]:
        """Add entries numbered from *number* on, all or none; Conflict unless they are next.

        Returns their log's length then, once it is awaited.
        """

    async def say(
        self, table_id: str, number: int, line: bytes, identity: str | None = None
    ) -> None:
        """Add chat line *number* of an identity; Conflict unless it is the next one.

        The oldest go where there are too many: see `oldest_kept`.
        """

    async def end_sessions(self, identity: str, at: int) -> None:
        """Note that every session of an identity from before a moment has ended."""

    async def sessions(self, since: int) -> Sessions:
        """Return which sessions have ended; endings from before *since* are forgotten."""

    async def tables_with(self, identity: str) -> list[str]:
        """Return the ids of all tables where an identity sits or spoke."""

    async def rewrite_chat(self, table_id: str, lines: Mapping[int, bytes]) -> None:
        """Replace chat lines, by their numbers."""

    async def forget(self, identity: str) -> None:
        """Delete an identity's records, and where it sits and spoke."""

    async def renew_rules(self, table_id: str, rules_version: int) -> None:
        """Move a waiting table to these rules; one whose match has begun stays as it is."""

    async def load(self, table_id: str) -> Table | None:
        """Return a table with its entries and chat, or None."""

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables whose match is running, oldest first."""

    async def open_tables(self, limit: int = 100) -> list[Table]:
        """Return listed tables that are not over, newest first, without entries and chat."""

    async def tables_of(self, identity: str, limit: int = 100) -> list[Table]:
        """Return an identity's tables that are not over, newest first, without entries and chat."""

    async def tables(self, ids: Sequence[str], limit: int = 100) -> list[Table]:
        """Return these tables, newest first, without entries and chat."""

    async def keep_record(self, record_id: str, identity: str, text: str) -> None:
        """Keep an imported record; Conflict if the id is taken, Full if they keep too many."""

    async def load_record(self, record_id: str) -> str | None:
        """Return a kept record, or None."""

    async def brought(self, identity: str) -> list[Brought]:
        """Return what is known of an identity's records, newest first."""

    async def drop_record(self, identity: str, record_id: str) -> bool:
        """Delete a record and its reviews; False if it is not theirs."""

    async def owner_of_record(self, record_id: str) -> str | None:
        """Return the identity that brought a record, or None."""

    async def keep_review(self, match_id: str, review: KeptReview) -> bool:
        """Keep a review; False if the evaluator's own is there already, in as many deals."""

    async def reviews(self, match_id: str) -> list[KeptReview]:
        """Return every review of a match, by their evaluators' names."""

    async def check(self) -> None:
        """Raise Unavailable unless the database can be read and written now."""

    async def close(self) -> None:
        """Finish what is queued, then let go of the database."""


async def open_store(address: str, node: str | None = None) -> Store:
    """Open the store at *address*, bringing its schema up to date; InUse if another server has it.

    As a *node* it shares a PostgreSQL database with others, and may write once it has a lease.

    The address is `sqlite:///path/to/regency.db` (folders are made) or
    `postgresql://user:password@host/name`.
    """
    from regency.store.sql import open_sql_store

    return await open_sql_store(address, node)
