"""No log at any level has a cookie or a hidden card."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from regency.server.wire.common import API

PATIENCE = 120.0


@pytest.mark.finding("T14")
def test_everything_that_is_logged_keeps_cookies_and_cards_to_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regency", "serve", "--data", str(tmp_path), "--port", "0"]
    command += ["--warm", "off", "--pace", "0", "--log-level", "debug", "--access-log"]
    with (tmp_path / "errors.txt").open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            states = play_a_little(address)
        finally:
            process.terminate()
            out, _ = process.communicate(timeout=PATIENCE)
    logged = out + (tmp_path / "errors.txt").read_text("utf-8")
    secret = (tmp_path / "secret").read_text("utf-8").strip()
    assert "/api/v1/me" in logged, "nothing was logged at all"
    messages = ('"view"', '"type":"drawn"', '"type":"state"', '"record"')
    for word in (*states, secret, "regency=", "cookie:", "Cookie:", *messages):
        assert word not in logged, f"{word} is in the log"


def play_a_little(address: str) -> list[str]:
    """Play some moves of a game with hidden hands; return what no log may hold."""
    with httpx.Client(base_url=address + API, timeout=PATIENCE) as client:
        client.put("/me", json={"name": "Ann", "language": "en"})
        cookie = client.cookies["regency"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
        wish = {"game": "for-the-king", "seats": seats, "start": True}
        table = client.post("/tables", json=wish).json()["id"]
        client.get("/tables")
        cards = [f'"{card["id"]}"' for card in client.get("/games/for-the-king/cards").json()]
    path = f"{address}{API}/tables/{table}/ws?form=drawn".replace("http", "ws", 1)
    with connect(
        path, additional_headers={"Cookie": f"regency={cookie}"}, max_size=None, ping_interval=None
    ) as socket:
        moves = 0
        while moves < 4:
            message = json.loads(socket.recv(PATIENCE))
            if message["type"] == "drawn" and message["legal"]:
                action = message["legal"][0]["action"]
                play = {"type": "play", "ref": 1, "at": message["at"], "action": action}
                socket.send(json.dumps(play))
                moves += 1
    return [cookie, *cards]
