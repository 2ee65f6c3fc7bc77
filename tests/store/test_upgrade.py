"""A database of the first release is brought up to date and keeps every match and seat."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from itsdangerous import URLSafeSerializer
from tests.server.playing import SECRET, Person, running

from regency.server.auth.sessions import COOKIE
from regency.store.schema import METADATA

#: Written by release 0.1: a finished match, one that runs, one that waits, one against a bot.
RELEASE = Path(__file__).parent / "data" / "release-0.1.db"


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def test_every_match_and_seat_of_the_first_release_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "regency.db"
    shutil.copy(RELEASE, file)
    everything = "SELECT table_id, log, number, body FROM entries ORDER BY 1, 2, 3"
    seats = "SELECT identity, table_id FROM sitters ORDER BY 1, 2"
    entries, sitters = rows(file, everything), rows(file, seats)
    records = rows(file, "SELECT id, identity, body FROM records")
    stages = {row[0]: row[1] for row in rows(file, "SELECT id, stage FROM tables")}
    # Who is who: the person that has an imported record is Ann.
    ann = records[0][1]
    bob = next(identity for identity, _ in sitters if identity != ann)
    with running(tmp_path) as server:
        people = {}
        for identity, name in ((ann, "Ann"), (bob, "Bob")):
            people[name] = Person(server, None)
            signed = URLSafeSerializer(SECRET, salt="guest").dumps([identity, name, "en"])
            people[name].http.cookies.set(COOKIE, str(signed), domain="127.0.0.1")
        server.call(server.services._count_old)  # what the first release did not write down
        for name, identity in (("Ann", ann), ("Bob", bob)):
            mine = people[name].http.get("/tables").json()["mine"]
            over = people[name].http.get("/me/history").json()["matches"]
            listed = {one["id"] for one in (*mine, *over)}
            assert listed == {t for i, t in sitters if i == identity}
            for one in mine:
                assert one["stage"] == stages[one["id"]]
                assert [seat["name"] for seat in one["seats"] if seat["mine"]] == [name]
        over = next(table for table, stage in stages.items() if stage == "over")
        record = people["Ann"].http.get(f"/matches/{over}/record")
        assert '"result"' in record.text
        runs = next(one for one in people["Bob"].http.get("/tables").json()["mine"] if one["clock"])
        with people["Ann"].at(runs["id"]) as socket:
            socket.wait_for_state()
            assert socket.state["viewer"] == 0
        assert people["Ann"].http.get("/me").json()["name"] == "Ann"
        wishes = {"kinds": ["turn", "chat"], "quiet": None, "zone": "UTC"}
        assert people["Bob"].http.put("/me/calls", json=wishes).is_success
        with people["Ann"].at(runs["id"]) as socket:
            socket.ask("chat", text="still there?")
        circle = people["Ann"].post("/circles", name="Old friends")
        joined = people["Bob"].post(f"/circles/{circle['id']}/join", key=circle["key"])
        assert [one["name"] for one in joined["members"]] == ["Ann", "Bob"]
    kept = rows(file, everything)
    assert [row for row in kept if row in entries] == entries  # bots may have played on
    assert rows(file, seats) == sitters
    assert rows(file, "SELECT id, identity, body FROM records") == records
    there = {name for (name,) in rows(file, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert set(METADATA.tables) <= there  # the newest ones too
    # … and they are of use: Bob is called for what Ann says in a match of the first release.
    assert rows(file, "SELECT identity, kind FROM waiting_calls") == [(bob, "chat")]
