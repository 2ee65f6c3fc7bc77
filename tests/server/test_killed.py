"""The server is killed at random moments under load, again and again."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path

import pytest
from tests.server.killing import LEVEL, Storm, check_records, make_bots_ready

from regency.bench.server_client import Http, guests, open_table
from regency.bench.server_journal import Journal, Place, check_journal
from regency.bench.server_process import House
from regency.core.match import Move

ROOT = Path(__file__).parents[2]
#: How often the server is killed; `REGENCY_KILLS=200` for the long run.
KILLS = int(os.environ.get("REGENCY_KILLS", "12"))
#: Game, people, bots.
TABLES = [
    ("kuhn", 2, 0),
    ("kuhn", 1, 1),
    ("castle-combo", 3, 0),
    ("castle-combo", 2, 1),
]


def test_no_acknowledged_move_is_lost_and_every_match_goes_on(tmp_path: Path) -> None:
    make_bots_ready("kuhn", "castle-combo")
    house = House(tmp_path)
    storm = Storm(house, seed=5)

    async def scene() -> dict[str, bytes]:
        await storm.run(TABLES, KILLS)
        return await storm.records()

    check_records(asyncio.run(scene()))
    house.stop()
    kept = asyncio.run(check_journal(f"sqlite:///{tmp_path}/regency.db", storm.journal))
    assert kept >= len(storm.journal.acknowledged) > KILLS
    print(f"{storm.restarts} kills, {storm.matches} matches, {kept} moves kept")


async def person(port: int, table_id: str, cookie: str, luck: int, source: str) -> Journal:
    """Let a process of its own play one seat; return what it remembers."""
    words = (str(port), table_id, cookie, str(luck), source)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.killing",
        *words,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    told, _ = await process.communicate()
    assert process.returncode == 0
    journal = Journal()
    for line in told.splitlines():
        kind, at, what = json.loads(line)
        place: Place = (table_id, at)
        if kind == "sent":
            journal.sent[place] = [Move(*move) for move in what]
        else:
            journal.acknowledged[place] = Move(*what)
    return journal


@pytest.mark.parametrize("game", ["castle-combo"])
def test_two_machines_and_two_bots_finish_a_match_whatever_happens(
    game: str, tmp_path: Path
) -> None:
    make_bots_ready(game)
    house = House(tmp_path)
    rng = random.Random(3)

    async def scene() -> tuple[Journal, dict[str, bytes]]:
        await house.start()
        async with Http(house.port) as http:
            cookies = await guests(http, 2)
            table_id = await open_table(http, game, cookies, bots=2, level=LEVEL)
        people = [
            asyncio.ensure_future(person(house.port, table_id, cookie, luck, f"127.0.0.{luck}"))
            for luck, cookie in enumerate(cookies, start=1)
        ]
        for _ in range(3):
            await asyncio.sleep(rng.uniform(1, 3))
            house.kill()
            await house.start()
        journals = await asyncio.gather(*people)
        both = Journal()
        for journal in journals:
            for place, moves in journal.sent.items():
                both.sent.setdefault(place, []).extend(moves)
            both.acknowledged |= journal.acknowledged
        async with Http(house.port) as http:
            record, _ = await http.ask("GET", f"/matches/{table_id}/record")
        return both, {table_id: record}

    journal, records = asyncio.run(scene())
    house.stop()
    check_records(records)
    assert asyncio.run(check_journal(f"sqlite:///{tmp_path}/regency.db", journal)) > 10
