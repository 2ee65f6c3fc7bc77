"""A backup of a running server is one moment of it, is checked, and is played on anywhere."""

from __future__ import annotations

import random
import stat
from pathlib import Path

import pytest
from tests.server.playing import Person, running
from tests.server.test_matches import play_on
from tests.store.conftest import postgres

from regency.bench.postgres import Postgres
from regency.cli import main

__all__ = ["postgres"]


@pytest.mark.parametrize("way", ["sqlite to postgresql", "postgresql to sqlite"])
def test_a_backup_of_a_running_server_is_played_on(
    way: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy, file = tmp_path / "data", tmp_path / "copy", tmp_path / "to" / "monday.regency"
    database = postgres.new_database()
    here, there = (None, database) if way.startswith("sqlite") else (database, None)
    from_here = ["--data", str(data)] + (["--database", here] if here else [])
    to_there = ["--data", str(copy)] + (["--database", there] if there else [])
    with running(data, secret=None, database=here) as server:
        person = Person(server)
        over = person.open("kuhn", ["me", "page"], start=True)
        with person.at(over) as socket:
            play_on(socket, random.Random(2))
        table = person.open("castle-combo", ["me", "page"], start=True)
        # Bots go on writing while the copy is taken.
        busy = [person.open("castle-combo", ["page", "page"], start=True) for _ in range(3)]
        with person.at(table) as socket:
            socket.see(lambda state: state["legal"])
            before = socket.state
            assert socket.ask("chat", text="before the copy")["type"] == "done"
            assert main(["backup", str(file), *from_here]) == 0
            assert socket.play(before["legal"][0]["action"])["type"] == "done"  # not in the copy
        cookies = dict(person.http.cookies)
    said = capsys.readouterr().out
    assert "keys: secret, push-key.pem" in said
    assert "verified: 1 finished matches with their deals" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == [file.name]
    assert main(["restore", str(file), *to_there]) == 0
    assert "restored as it was on" in capsys.readouterr().out
    for key in ("secret", "push-key.pem"):
        assert (copy / key).read_bytes() == (data / key).read_bytes()
        assert stat.S_IMODE((copy / key).stat().st_mode) == 0o600
    with running(copy, secret=None, database=there) as server:
        person = Person(server, None)
        person.http.cookies.update(cookies)  # the secret is in the copy: everybody is known
        assert {one["id"] for one in person.http.get("/tables").json()["mine"]} == {table}
        with person.at(table) as socket:
            socket.wait_for_state()
            assert socket.state["at"] == before["at"]
            assert socket.state["view"] == before["view"]
            socket.see(lambda _: socket.chat)
            assert socket.chat[0]["text"] == "before the copy"
            play_on(socket, random.Random(1))
            assert socket.over()
        for other in busy:
            assert person.http.get(f"/tables/{other}").status_code == 200


def test_a_backup_never_replaces_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, data = str(tmp_path / "copy"), ["--data", str(tmp_path)]
    assert main(["backup", copy, *data]) == 1
    assert "there is no database" in capsys.readouterr().err
    (tmp_path / "regency.db").write_text("Dear diary, " * 1000)
    assert main(["backup", copy, *data]) == 1
    assert "nothing is left of it: the database file is not a" in capsys.readouterr().err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["regency.db"]
    (tmp_path / "copy").mkdir()
    assert main(["backup", copy, *data]) == 1
    assert "there already" in capsys.readouterr().err
