"""A backup of a running server is one moment of it, and is played on."""

from __future__ import annotations

import random
import stat
from pathlib import Path

import pytest
from tests.server.playing import Person, running
from tests.server.test_matches import play_on

from regency.cli import main


def test_a_backup_of_a_running_server_is_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copies" / "monday"
    with running(data, secret=None) as server:
        person = Person(server)
        table = person.open("castle-combo", ["me", "page"], start=True)
        # Bots go on writing while the copy is taken.
        busy = [person.open("castle-combo", ["page", "page"], start=True) for _ in range(3)]
        with person.at(table) as socket:
            socket.see(lambda state: state["legal"])
            before = socket.state
            assert socket.ask("chat", text="before the copy")["type"] == "done"
            assert main(["backup", str(copy), "--data", str(data)]) == 0
            assert socket.play(before["legal"][0]["action"])["type"] == "done"  # not in the copy
        cookies = dict(person.http.cookies)
    assert "4 tables are in" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert sorted(file.name for file in copy.iterdir()) == ["push-key.pem", "regency.db", "secret"]
    with running(copy, secret=None) as server:
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
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 1
    assert "there is no database" in capsys.readouterr().err
    (tmp_path / "regency.db").write_text("Dear diary, " * 1000)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 1
    assert "nothing is left of it" in capsys.readouterr().err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["regency.db"]
    (tmp_path / "copy").mkdir()
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 1
    assert "there already" in capsys.readouterr().err
    monkeypatch.setenv("REGENCY_DATABASE", "postgresql://here/x")
    assert main(["backup", str(tmp_path / "other")]) == 2
    assert "pg_dump" in capsys.readouterr().err
