"""`regency bench server --history`: home, history and statistics beside many finished matches."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regency.bench.server_client import Http, guests
from regency.bench.server_process import ServerProcess, regency_server
from regency.store import open_store

#: People among whom the matches were played; the first of them plays a match in so many.
PEOPLE = 1_000
BUSIEST_SHARE = 20
#: The busiest person has so many matches that go on.
GOING = 20
ASKED = 60
#: What a person looks at, and where it is asked for.
LOOKS = {
    "home": "/tables",
    "history": "/me/history",
    "… one game, won": "/me/history?game=royals&outcome=won",
    "… one opponent": "/me/history?opponent=match-0.1",
    "statistics": "/me/statistics",
    "… one game": "/me/statistics?game=royals",
    "a circle": "/circles/all-of-mine",
    "… its history": "/circles/all-of-mine/history?game=royals",
}
GAMES = ("castle-combo", "for-the-king", "royals", "kuhn")


@dataclass
class Looked:
    """How long one look took, again and again, in milliseconds."""

    what: str
    waits: list[float] = field(default_factory=list)
    worked: float = 0.0  # of the server's processor time, in milliseconds a look

    def milliseconds(self, share: float) -> float:
        """Return the wait that a share of the looks does not exceed."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))]


async def looks(matches: int) -> list[Looked]:
    """Ask a real server with so many finished matches, as the person who played most of them."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = regency_server(data).wait()
        async with Http(server.port) as http:
            (cookie,) = await guests(http, 1)
            told, _ = await http.ask("GET", "/me/data", None, cookie)
        server.kill()
        await (await open_store(f"sqlite:///{data / 'regency.db'}")).close()
        _fill(data / "regency.db", str(told["identity"]), matches)
        server = regency_server(data).wait()
        try:
            async with Http(server.port) as http:
                return [
                    await _look(http, what, path, cookie, server) for what, path in LOOKS.items()
                ]
        finally:
            server.kill()


async def _look(http: Http, what: str, path: str, cookie: str, server: ServerProcess) -> Looked:
    found = Looked(what)
    await http.ask("GET", path, None, cookie)  # what is read for the first time is not counted
    before = server.worked()
    for _ in range(ASKED):
        began = time.perf_counter()
        await http.ask("GET", path, None, cookie)
        found.waits.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0)
    found.worked = 1000 * (server.worked() - before) / ASKED
    return found


def _fill(file: Path, busiest: str, matches: int) -> None:
    """Write finished matches into a database, as a server would have left them."""
    chance = random.Random(1)
    with closing(sqlite3.connect(file)) as database:
        for number in range(matches + GOING):
            going = number >= matches
            _write(database, chance, number, busiest if going else None, going)
            if not going and number % BUSIEST_SHARE == 0:
                _seat_busiest(database, busiest, number)
        _found_circle(database, busiest)
        database.commit()
        database.execute("ANALYZE")
        database.commit()


def _found_circle(database: sqlite3.Connection, busiest: str) -> None:
    """Let all matches of the busiest person be those of one circle."""
    circle = "all-of-mine"
    database.execute("INSERT INTO circles VALUES (?, 'Friday', 'key', ?, 0)", (circle, busiest))
    database.execute("INSERT INTO members VALUES (?, 0, ?, 'Busy', NULL, 0)", (circle, busiest))
    database.execute(
        "INSERT INTO circle_tables SELECT table_id, ?, over FROM sitters WHERE identity = ?",
        (circle, busiest),
    )


def _write(
    database: sqlite3.Connection, chance: random.Random, number: int, first: str | None, going: bool
) -> None:
    game = "kuhn" if going else chance.choice(GAMES)
    count = 2 if game == "kuhn" else chance.choice((2, 3, 4))
    people = chance.sample(range(PEOPLE), count)
    names = [f"Person {one}" for one in people]
    identities = [first if first and not seat else name for seat, name in enumerate(names)]
    seats = [
        {"kind": "person", "name": name, "identity": who, "level": None, "why": None}
        for name, who in zip(names, identities, strict=True)
    ]
    plan: dict[str, Any] = {"host": identities[0], "seats": seats, "options": {}, "granted": []}
    table, made = f"match-{number}", 1_700_000_000 + 60 * number
    stage = "waiting" if going else "over"
    database.execute(
        "INSERT INTO tables VALUES (?, ?, 1, ?, ?, ?, ?, '[]', 0, 1)",
        (table, game, made, bytes(32), stage, json.dumps(plan)),
    )
    sitters = [(who, table, not going) for who in identities]
    database.executemany("INSERT INTO sitters VALUES (?, ?, ?, 0, 0)", sitters)
    if not going:
        rows = _results(chance, table, names, identities, game, made)
        database.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _results(
    chance: random.Random, table: str, names: list[str], who: list[Any], game: str, made: int
) -> Iterator[tuple[Any, ...]]:
    places = chance.sample(range(1, len(names) + 1), len(names))
    for seat, (name, identity, place) in enumerate(zip(names, who, places, strict=True)):
        yield table, seat, identity, name, None, game, len(names), made, place, 90 - place


def _seat_busiest(database: sqlite3.Connection, busiest: str, number: int) -> None:
    """Let the busiest person have the first seat of a match."""
    table = f"match-{number}"
    database.execute(
        "UPDATE results SET identity = ? WHERE table_id = ? AND seat = 0", (busiest, table)
    )
    database.execute("INSERT OR IGNORE INTO sitters VALUES (?, ?, 1, 0, 0)", (busiest, table))
