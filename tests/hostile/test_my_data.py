"""A person can read all that is kept about them, and have it deleted; on both databases."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, select
from tests.hostile.test_text import a_record
from tests.server.playing import Person, Server, running
from tests.server.push_service import PushService, push_service
from tests.server.test_calls import PUBLIC, Letters, letters

from regency.bench.postgres import Postgres
from regency.store import PasskeyRow

__all__ = ["letters"]

pytestmark = pytest.mark.finding("T14")

PATIENCE = 120.0
#: Words that stand nowhere else.
NAME, SAID, BROUGHT = "Quillon", "a line of mine", "Zephyrine"
MAIL, PASSKEY, LABEL = "quill@example.org", "passkey-of-quillon", "Lynx · Amiga"
SETTINGS = '{"theme":"mauve"}'
WISHES = {"kinds": ["turn"], "quiet": None, "zone": "UTC"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as found:
        yield found


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


def test_what_is_kept_can_be_read_and_deleted(
    tmp_path: Path,
    database: str | None,
    push: PushService,
    letters: tuple[Letters, int],
) -> None:
    mail: dict[str, Any] = {
        "push_own_network": True,
        "mail_server": f"smtp://127.0.0.1:{letters[1]}",
        "mail_from": "regency@games.example",
        "public_address": PUBLIC,
    }
    with running(tmp_path, database=database, **mail) as server:
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

        now = int(time.time())
        browser = push.browser().keys()
        person.post("/me/recovery", settings=SETTINGS)
        person.post("/me/holidays", first=now - 60, last=now + 86_400)
        person.post("/me/calls/here", **browser, wishes=WISHES)
        assert person.http.put("/me/mail", json={"address": MAIL}).is_success
        person.post("/me/link", settings=SETTINGS)
        persons, identity = server.services.store.persons, person.http.get("/me/data").json()
        key = PasskeyRow(PASSKEY, identity["identity"], b"public half", 0, LABEL, 1_000)
        assert server.call(lambda: persons.keep_passkey(key))

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
        assert told["settings"] == SETTINGS
        assert told["holidays"] == [{"first": now - 60, "last": now + 86_400}]
        assert told["passkeys"] == [{"made_with": LABEL, "created": 1}]
        assert told["calls"]["browsers"] == [browser["endpoint"]]
        assert (told["calls"]["mail"], json.loads(told["calls"]["wishes"])) == (MAIL, WISHES)
        assert told["recovery_key_since"] >= now - 60
        (met,) = person.http.get("/me/statistics").json()["opponents"]
        past = person.http.get("/me/history", params={"opponent": met["key"]}).json()["matches"]
        assert [one["id"] for one in past] == [finished]

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
    theirs = (MAIL, PASSKEY, LABEL, SETTINGS, browser["endpoint"], browser["p256dh"], str(now - 60))
    for word in (NAME, SAID, BROUGHT, *theirs):
        assert word not in kept, f"{word} is still kept"
    identity = json.dumps(told["identity"])
    assert identity not in kept  # neither in a plan, nor beside a chat line
    with running(tmp_path, database=database) as server:  # … and it is all the same after a restart
        other = Person(server, "Cid")
        with other.at(finished) as socket:
            socket.wait_for_state()
            socket.see(lambda _: socket.chat)
            assert [(line["name"], line["text"]) for line in socket.chat] == [("", "")]
