"""A person can read all that is kept about them, and have it deleted; on both databases."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select
from tests.hostile.test_text import a_record
from tests.server.playing import Person, Server, running

from regency.bench.postgres import Postgres

pytestmark = pytest.mark.finding("T14")

PATIENCE = 120.0
#: Words that stand nowhere else.
NAME, SAID, BROUGHT = "Quillon", "a line of mine", "Zephyrine"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def wait_until_over(person: Person, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while person.http.get(f"/tables/{table}").json()["stage"] != "over":
        assert time.monotonic() < end, "the match did not go on"
        time.sleep(0.05)


def as_text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def all_that_is_kept(server: Server) -> str:
    """Return every text in the database."""
    database = server.services.store._database  # type: ignore[attr-defined]
    found: list[str] = []
    with database.reader.connect() as connection:
        metadata = MetaData()
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                found += [
                    v.decode("utf-8", "replace") if isinstance(v, bytes) else str(v) for v in row
                ]
    return "\n".join(found)


def test_what_is_kept_can_be_read_and_deleted(tmp_path: Path, database: str | None) -> None:
    with running(tmp_path, database=database) as server:
        person, other = Person(server, NAME), Person(server, "Bob")
        finished = person.open("kuhn", ["me", "page"], start=True)
        with person.at(finished) as socket:
            socket.wait_for_state()
            socket.ask("chat", text=SAID)
            while not socket.over():
                if socket.state["legal"]:
                    socket.reach(socket.play(0)["at"])
                else:
                    socket.receive()
        wait_until_over(person, finished)
        runs = person.open("kuhn", ["me", "open"])
        other.post(f"/tables/{runs}/join")
        person.post(f"/tables/{runs}/start")
        waits = person.open("kuhn", ["me", "open"])
        watched = other.open("kuhn", ["me", "page"], start=True)
        with person.at(watched) as socket:
            socket.ask("chat", text=SAID + " as a guest")
        record = person.http.post("/records", content=a_record(names=[BROUGHT, "Bob"])).json()["id"]

        answer = person.http.get("/me/data")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["name"], told["language"]) == (NAME, "en")
        assert told["session"]["begun"] <= told["session"]["used"] < told["session"]["ends"]
        tables = {table["id"]: table for table in told["tables"]}
        assert set(tables) == {finished, runs, waits, watched}
        assert tables[finished]["seats"] == [{"seat": 0, "name": NAME}]
        assert sorted(tables[finished]["result"]["places"]) == [1, 2]
        assert tables[runs]["result"] is None
        assert [line["text"] for line in told["chat"] if line["table"] == finished] == [SAID]
        assert len(told["chat"]) == 2
        assert [kept["id"] for kept in told["records"]] == [record]
        assert BROUGHT in told["records"][0]["record"]
        assert Person(server, None).http.get("/me/data").status_code == 403

        moves = other.http.get(f"/matches/{finished}/replay").json()["steps"]
        cookie = person.http.cookies["regency"]
        answer = person.http.delete("/me")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        person.http.cookies.set("regency", cookie)
        assert person.http.get("/me").status_code == 404
        seats = other.http.get(f"/tables/{runs}").json()["seats"]
        assert (seats[0]["kind"], seats[0]["name"]) == ("bot", "")
        with other.at(runs) as socket:  # the stand-in plays on, to the end
            socket.wait_for_state()
            while not socket.over():
                if socket.state["legal"]:
                    socket.reach(socket.play(0)["at"])
                else:
                    socket.receive()
        assert other.http.get(f"/tables/{waits}").json()["seats"][0]["kind"] == "empty"
        assert other.http.get(f"/matches/{finished}/replay").json()["steps"] == moves
        assert other.http.get(f"/matches/{record}/replay").status_code == 404
        kept = all_that_is_kept(server)
    for word in (NAME, SAID, BROUGHT):
        assert word not in kept, f"{word} is still kept"
    identity = json.dumps(told["identity"])
    assert identity not in kept  # neither in a plan, nor beside a chat line
    with running(tmp_path, database=database) as server:  # … and it is all the same after a restart
        other = Person(server, "Cid")
        with other.at(finished) as socket:
            socket.wait_for_state()
            socket.see(lambda _: socket.chat)
            assert [(line["name"], line["text"]) for line in socket.chat] == [("", "")]
