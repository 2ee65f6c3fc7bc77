"""A table without a server: its store is a memory, its bots think for ever, its lines are read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace

from regency.server.wire.messages import FROM_SERVER
from regency.store import ResultRow, TableState
from regency.store import Table as Kept


class MemoryStore:
    """Keeps one table, as the real store promises to."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    async def save(
        self,
        table_id: str,
        state: TableState,
        version: int,
        seed: bytes | None = None,
        results: Sequence[ResultRow] = (),
    ) -> int:
        assert version == self.kept.version
        # What is kept is text: nothing in it is shared with what lives on.
        settings = json.loads(json.dumps(state.settings))
        state = replace(state, settings=settings)
        seed = seed or self.kept.seed
        self.kept = replace(self.kept, state=state, version=version + 1, seed=seed)
        return version + 1

    async def append(self, table_id: str, number: int, entries: Sequence[bytes]) -> None:
        assert number == len(self.kept.entries)
        self.kept = replace(self.kept, entries=(*self.kept.entries, *entries))


class Idle:
    """Bots that think for ever: the machine moves in their place."""

    async def choose(self, *_: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets this")


class Eyes:
    """A line that reads what is sent."""

    has_room = True

    def __init__(self) -> None:
        self.viewers: set[int] = set()

    def send_texts(self, *texts: bytes) -> None:
        for raw in texts:
            FROM_SERVER.validate_json(raw)
            message = json.loads(raw)
            if message["type"] == "drawn":
                self.viewers.add(message["viewer"])

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"hung up with {code}")

    def cut_off(self) -> None:
        raise AssertionError("cut off")

    def drop(self) -> None:
        raise AssertionError("dropped")


class Hands:
    """A clock that goes when the machine says so."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds
