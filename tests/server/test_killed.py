"""The server is killed at random moments under load, again and again."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.server.killing import Storm, check_journal, check_records

#: How often the server is killed; `REGENCY_KILLS=200` for the long run.
KILLS = int(os.environ.get("REGENCY_KILLS", "12"))
#: Game, people, bots.
TABLES = [
    ("kuhn", 2, 0),
    ("kuhn", 1, 1),
    ("castle-combo", 3, 0),
    ("castle-combo", 2, 2),
    ("royals", 2, 1),
    ("for-the-king", 3, 1),
]


def test_no_acknowledged_move_is_lost_and_every_match_goes_on(tmp_path: Path) -> None:
    storm = Storm(tmp_path, seed=5)
    people: dict[str, set[int]] = {}

    async def scene() -> dict[str, bytes]:
        await storm.run(TABLES, KILLS)
        return await storm.records()

    records = asyncio.run(scene())
    assert storm.house.server is not None
    assert storm.house.server.stop() == 0
    check_records(records)
    for table_id, _ in storm.journal.sent:
        people.setdefault(table_id, set())
    for (table_id, _), moves in storm.journal.sent.items():
        people[table_id] |= {move.seat for move in moves}
    address = f"sqlite:///{tmp_path}/regency.db"
    kept = asyncio.run(check_journal(address, storm.journal, people))
    assert kept >= len(storm.journal.acknowledged) > KILLS
    print(f"{storm.restarts} kills, {storm.matches} matches, {kept} moves kept")
