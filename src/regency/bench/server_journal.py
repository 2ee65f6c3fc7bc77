"""What people sent and what was acknowledged, held against what the store has kept."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field

from regency.core.match import Move
from regency.server.tables.history import decode
from regency.store import Store, open_store

#: A place in a table's log.
Place = tuple[str, int]


class Lost(AssertionError):
    """The store does not hold what people were promised."""


@dataclass
class Journal:
    """What people sent, and what was acknowledged."""

    sent: dict[Place, list[Move]] = field(default_factory=dict)
    acknowledged: dict[Place, Move] = field(default_factory=dict)
    #: Lines of chat by table: each is said once in the whole world.
    said: dict[str, set[str]] = field(default_factory=dict)
    heard: dict[str, set[str]] = field(default_factory=dict)
    #: Tables where others may have played for a person.
    stood_in: set[str] = field(default_factory=set)

    def tables(self) -> set[str]:
        """Return every table that is spoken of."""
        return {table_id for table_id, _ in self.sent} | set(self.said)

    def forget(self, table_ids: set[str]) -> None:
        """Drop what was checked and cannot change any more."""
        self.sent = {k: v for k, v in self.sent.items() if k[0] not in table_ids}
        self.acknowledged = {k: v for k, v in self.acknowledged.items() if k[0] not in table_ids}
        self.said = {k: v for k, v in self.said.items() if k not in table_ids}
        self.heard = {k: v for k, v in self.heard.items() if k not in table_ids}
        self.stood_in -= table_ids


async def check_journal(address: str, journal: Journal) -> int:
    """No acknowledged move is lost, none is there twice or from nowhere; return how many.

    The same for what was said. Raises Lost; no server may use the database meanwhile.
    """
    store = await open_store(address)
    try:
        kept = await _check_moves(store, journal)
        await _check_talk(store, journal)
    finally:
        await store.close()
    return kept


async def _check_moves(store: Store, journal: Journal) -> int:
    people: dict[str, set[int]] = {}
    for (table_id, _), moves in journal.sent.items():
        people.setdefault(table_id, set()).update(move.seat for move in moves)
    kept: dict[Place, Move] = {}
    for table_id, seats in people.items():
        found = await store.load(table_id)
        if found is None:
            raise Lost(f"table {table_id} is gone")
        for at, entry in enumerate(found.entries):
            what = decode(entry).what
            if isinstance(what, Move) and what.seat in seats:
                kept[table_id, at] = what
    lost = {place for place, move in journal.acknowledged.items() if kept.get(place) != move}
    if lost:
        raise Lost(f"acknowledged, and not kept: {sorted(lost)[:5]}")
    strange = {
        place
        for place, move in kept.items()
        if place[0] not in journal.stood_in and move not in journal.sent.get(place, [])
    }
    if strange:
        raise Lost(f"kept, and never sent (or sent for another place): {sorted(strange)[:5]}")
    return len(kept)


async def _check_talk(store: Store, journal: Journal) -> None:
    for table_id, said in journal.said.items():
        found = await store.load(table_id)
        if found is None:
            raise Lost(f"table {table_id} is gone")
        kept = Counter(json.loads(line)["text"] for line in found.chat)
        lost = journal.heard.get(table_id, set()) - set(kept)
        if lost:
            raise Lost(f"acknowledged at {table_id}, and not kept: {sorted(lost)[:5]}")
        strange = [text for text, times in kept.items() if text and (text not in said or times > 1)]
        if strange:
            raise Lost(f"kept at {table_id} twice, or never said: {sorted(strange)[:5]}")
