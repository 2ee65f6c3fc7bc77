"""One match that cannot be read harms itself only: all others wake, are listed, end cleanly."""

from __future__ import annotations

import inspect
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import SECRET, Person, Server, running
from websockets.exceptions import InvalidStatus

from regency.games import games
from regency.server.ops.settings import Settings
from regency.server.tables import log_steps
from regency.server.tables.aside import aside_info
from regency.server.wire.messages import TableInfo

pytestmark = pytest.mark.finding("T5")

PATIENCE = 120.0
#: What is done to a table's rows; each makes it unreadable in another way.
DAMAGE = {
    "an entry that is no entry": "UPDATE entries SET body = '{nonsense' WHERE log = 0 "
    "AND number = 1 AND table_id = ?",
    "an entry of the wrong shape": "UPDATE entries SET body = '[]' WHERE log = 0 AND number = 1 "
    "AND table_id = ?",
    "an illegal move": """UPDATE entries SET body = '["m",1,9999,0]' WHERE log = 0 """
    "AND number = 1 AND table_id = ?",
    "a deal of other cards": """UPDATE entries SET body = '["c",[7,7]]' WHERE log = 0 """
    "AND number = 0 AND table_id = ?",
    "settings cut off": "UPDATE tables SET settings = substr(settings, 1, 40) WHERE id = ?",
    "settings of no table": "UPDATE tables SET settings = '{}' WHERE id = ?",
    "settings that are a list": "UPDATE tables SET settings = '[1]' WHERE id = ?",
    "settings that are no text": "UPDATE tables SET settings = CAST(x'ff7b' AS TEXT) WHERE id = ?",
    "a game that has gone": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "other rules": "UPDATE tables SET rules_version = 99 WHERE id = ?",
    "talk that is no talk": "INSERT INTO entries VALUES (?, 1, 0, 'hello')",
}


def run_on(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "regency.db")) as database, database:
        assert database.execute(statement, values).rowcount == 1


def everything(folder: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "regency.db")) as database:
        database.text_factory = bytes
        query = "SELECT id, settings, game, rules_version, stage FROM tables ORDER BY id"
        return database.execute(query).fetchall()


def steps(server: Server, table: str) -> int:
    """Return how far a match is, as its own replay tells."""
    answer = httpx.get(f"{server.address}/api/v1/matches/{table}/replay", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["steps"])


def test_what_cannot_be_read_is_set_aside_and_all_else_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        bad = {what: person.open("kuhn", ["page", "me"], start=True) for what in DAMAGE}
        for table in bad.values():
            with person.at(table) as socket:
                socket.see(lambda state: state["at"] >= 2)  # the deal, and a bot's move
        public = person.open("kuhn", ["page", "me"], start=True, public=True)
        bad["listed"] = public
        finished = person.open("kuhn", ["page", "page"], start=True)
        end = time.monotonic() + PATIENCE
        while person.http.get(f"/tables/{finished}").json()["stage"] != "over":
            assert time.monotonic() < end
            time.sleep(0.05)
        bad["finished under other rules"] = finished
        waits = person.open("kuhn", ["me", "open"])
        good = [person.open("castle-combo", ["page", "page"], start=True) for _ in range(3)]
        before = {table: steps(server, table) for table in good}
        cookies = person.http.cookies
    for what, table in bad.items():
        run_on(tmp_path, DAMAGE.get(what, DAMAGE["other rules"]), table)
    run_on(tmp_path, DAMAGE["other rules"], waits)
    kept = everything(tmp_path)
    caplog.clear()

    said: list[str] = []
    again = Server(Settings(data=tmp_path, port=0, secret=SECRET, warm=False, pace=0, limits=False))
    again.services.say = said.append
    again.start()
    try:
        person = Person(again, None)
        person.http.cookies = cookies
        for table in good:  # they go on by themselves, to their end
            end = time.monotonic() + PATIENCE
            while person.http.get(f"/tables/{table}").json()["stage"] != "over":
                assert time.monotonic() < end, "a healthy match stands still"
                time.sleep(0.2)
            assert steps(again, table) > before[table]
        for what, table in bad.items():
            for _ in range(2):
                answer = person.http.get(f"/tables/{table}")
                assert answer.status_code == 410, what
                told = answer.json()
                assert told["detail"] == "set-aside"
            other_rules = what in ("other rules", "listed", "finished under other rules")
            assert told["reason"]["key"] == "refused-set-aside" + ("-rules" if other_rules else "")
            for path in ("replay", "record"):
                assert person.http.get(f"/matches/{table}/{path}").status_code == 410, what
            with pytest.raises(InvalidStatus), person.at(table):
                pass
        listing = person.http.get("/tables").json()
        stages = {table["id"]: table["stage"] for table in listing["mine"]}
        mine = {table for what, table in bad.items() if what != "finished under other rules"}
        assert {table for table, stage in stages.items() if stage == "set-aside"} == mine
        assert public not in {table["id"] for table in listing["open"]}
        # A table that has not begun is begun under the rules of today.
        assert person.http.get(f"/tables/{waits}").json()["stage"] == "waiting"
        health = httpx.get(f"{again.address}/healthz")
        assert (health.status_code, health.json()["set_aside"]) == (200, len(bad))
        figures = httpx.get(f"{again.address}/metrics").text
        assert f"regency_tables_set_aside {float(len(bad))}" in figures
    finally:
        again.stop()
    assert len(said) == 1
    assert said[0].startswith(f"{len(bad) - 1} matches are set aside")
    assert all(table in said[0] for table in mine)
    for table in bad.values():
        lines = [record for record in caplog.records if table in record.getMessage()]
        assert len(lines) == 1  # once, in one line, without a traceback
        assert lines[0].exc_info is None
        assert "\n" not in lines[0].getMessage()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    unchanged = {row for row in everything(tmp_path) if row[0].decode() in bad.values()}
    assert unchanged <= set(kept)


def test_a_picture_that_cannot_be_drawn_sets_its_match_aside_without_a_word_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # No line is remembered from an earlier match: each has to be drawn here.
    monkeypatch.setattr(log_steps, "_drawn", {})
    with running(tmp_path) as server:
        person = Person(server)
        table = person.open("kuhn", ["me", "page"], start=True)
        other = person.open("castle-combo", ["me", "page"], start=True)
        with person.at(table) as socket, person.at(other) as elsewhere:
            socket.wait_for_state()
            elsewhere.wait_for_state()

            def broken(*_: Any) -> None:
                raise LookupError("the king of hearts is in nobody's hand")

            monkeypatch.setattr(games()["kuhn"].view, "line", broken)
            socket.send("play", at=socket.state["at"], action=0)
            with pytest.raises(Exception, match=r"1011|4410"):
                socket.until(lambda _: False)
            assert person.http.get(f"/tables/{table}").status_code == 410
            assert elsewhere.ask("ping")["type"] == "pong"
            elsewhere.see(lambda state: state["legal"])
            assert elsewhere.play(elsewhere.state["legal"][0]["action"])["type"] == "done"
    assert "king of hearts" not in caplog.text
    assert [table in record.getMessage() for record in caplog.records].count(True) == 1


@pytest.mark.finding("T26")
@pytest.mark.parametrize("what", ["settings cut off", "settings of no table"])
def test_a_damaged_row_leaves_its_people_their_new_name(tmp_path: Path, what: str) -> None:
    with running(tmp_path) as server:
        person = Person(server, "Ann")
        tables = [person.open("kuhn", ["me", "open"]) for _ in range(3)]
        cookies = person.http.cookies
    damaged = tables.pop(1)
    run_on(tmp_path, DAMAGE[what], damaged)
    with running(tmp_path) as server:
        person = Person(server, None)
        person.http.cookies = cookies
        answer = person.http.put("/me", json={"name": "Anna", "language": "en"})
        assert answer.status_code == 200, answer.text
        for table in tables:
            assert person.http.get(f"/tables/{table}").json()["seats"][0]["name"] == "Anna"
        assert person.http.get(f"/tables/{damaged}").status_code == 410


@pytest.mark.finding("T26")
@pytest.mark.parametrize("begun", [False, True])
def test_an_identity_that_is_none_stops_nobodys_list(tmp_path: Path, begun: bool) -> None:
    seats = ["me", "page"] if begun else ["me", "open"]
    with running(tmp_path) as server:
        person = Person(server, "Ann")
        damaged, other = (person.open("kuhn", seats, start=begun, public=True) for _ in range(2))
    path = "'$.seats[0].identity'"
    run_on(
        tmp_path,
        f"UPDATE tables SET settings = json_set(json_set(settings, {path}, 5), "
        "'$.seats[0].face', NULL) WHERE id = ?",
        damaged,
    )
    with running(tmp_path) as server:
        visitor = Person(server, "Eve")
        answer = visitor.http.get("/tables")
        assert answer.status_code == 200, answer.text
        assert [table["id"] for table in answer.json()["open"]] == [other]
        assert visitor.http.get(f"/tables/{damaged}").status_code == 410
        assert visitor.http.get(f"/tables/{other}").status_code == 200


def test_what_is_told_of_a_match_set_aside_has_every_field_of_a_table() -> None:
    """One that is missing would stop the whole list of whoever sits there."""
    told = inspect.getsource(aside_info)
    fields = [name for name, field in TableInfo.model_fields.items() if field.is_required()]
    assert fields
    assert [name for name in fields if f'"{name}":' not in told] == []
