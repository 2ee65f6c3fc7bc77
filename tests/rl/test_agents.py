"""Language models: every effect told, prompts within a budget, what ten wrong answers cost (S5)."""

from __future__ import annotations

import http.server
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.arena import Tournament, open_results
from regency.core.game import Game
from regency.games import game as find_game
from regency.games import games
from regency.language import speaker
from regency.rl.agents import CommandAgent, FunctionAgent, HttpAgent, NoAnswer, prompt
from regency.rl.language_models import Table, rules_text
from regency.rl.model_matches import TRIES, play_models

GAMES = list(games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
FIRST_MOVE = (
    "import json, sys; told = json.loads(sys.stdin.read().splitlines()[-1]);"
    "print(json.dumps(told['legal_moves'][0]))"
)


def first_move(asked: str) -> str:
    return json.dumps(json.loads(asked.splitlines()[-1])["legal_moves"][0])


@every_game
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_rules_say_what_every_card_does(game: Game, language: str) -> None:
    told = rules_text(game, language)
    say = speaker(game, language).say
    for card in game.view.catalogue():
        assert f"{card.id} ({say(card.name)}): " in told
        for words in card.words:
            assert say(words) in told


def test_what_was_withheld_is_told_now() -> None:
    """S5: abilities and shields, title costs and markers, the letters' values."""
    assert "8 points" in next(
        line for line in rules_text(find_game("castle-combo")).splitlines() if "duchess (" in line
    )
    assert "(value" in rules_text(find_game("for-the-king")) or "A 2" in rules_text(
        find_game("for-the-king")
    )
    royals = rules_text(find_game("royals"))
    assert all(card.id in royals for card in find_game("royals").view.catalogue())


def played(game: Game, moves: int, **settings: Any) -> Table:
    table = Table(game, game.seats[0], seed=3, **settings)
    for _ in range(moves):
        if not table.over:
            seat = table.seat_to_act()
            table.play(seat, table.observation(seat)["legal_moves"][-1])
    return table


def test_a_log_is_trimmed_and_says_so() -> None:
    whole, short = (played(find_game("royals"), 12, log_lines=n) for n in (None, 3))
    seat = whole.seat_to_act()
    told, less = whole.observation(seat), short.observation(seat)
    assert told["log_left_out"] == 0
    assert less["log"] == told["log"][-3:]
    assert less["log_left_out"] == len(told["log"]) - 3
    with pytest.raises(ValueError, match="0 or more, not -1"):
        Table(find_game("kuhn"), 2, log_lines=-1)


def test_a_prompt_keeps_within_its_budget() -> None:
    table = played(find_game("royals"), 12)
    seat = table.seat_to_act()
    whole = prompt(table, seat)
    for spare in (50, 400):
        asked = prompt(table, seat, budget=len(whole) - spare)
        assert len(asked) <= len(whole) - spare
        told = json.loads(asked.splitlines()[-1])
        assert told["log_left_out"] > 0
        assert told["legal_moves"] == table.observation(seat)["legal_moves"]
    with pytest.raises(ValueError, match="no prompt of 100 characters"):
        prompt(table, seat, budget=100)


def test_a_command_answers() -> None:
    table = Table(find_game("kuhn"), 2, seed=1)
    asked = prompt(table, 0)
    agent = CommandAgent(f"{sys.executable} -c {json.dumps(FIRST_MOVE)}")
    assert table.parse(0, agent.answer(asked)).actions
    with pytest.raises(NoAnswer, match="ended with 3"):
        CommandAgent(f"{sys.executable} -c 'raise SystemExit(3)'").answer(asked)
    with pytest.raises(NoAnswer, match="no-such-command"):
        CommandAgent("no-such-command").answer(asked)


@pytest.fixture
def endpoint() -> Iterator[str]:
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            said = first_move(body["messages"][0]["content"])
            if self.headers.get("Authorization") != "Bearer secret":
                said = "no key"
            reply = json.dumps({"choices": [{"message": {"content": said}}]}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


def test_an_endpoint_answers(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(find_game("kuhn"), 2, seed=1)
    monkeypatch.setenv("MODEL_KEY", "secret")
    agent = HttpAgent(endpoint, "some-model", key_variable="MODEL_KEY", more={"temperature": 0})
    assert table.parse(0, agent.answer(prompt(table, 0))).actions
    with pytest.raises(NoAnswer):
        HttpAgent("http://127.0.0.1:9/", seconds=5).answer("hello")
    with pytest.raises(ValueError, match="http:// or https://"):
        HttpAgent("ftp://somewhere")


def test_ten_wrong_answers_have_their_move_drawn(tmp_path: Path) -> None:
    asked: list[str] = []

    def babble(question: str) -> str:
        asked.append(question)
        return "I resign!"

    agents = [FunctionAgent(babble, "babbler"), FunctionAgent(first_move, "model")]
    tournament = Tournament("kuhn", ("babbler", "model", "random"), 2, 6, records=True)
    results = open_results(tournament, tmp_path / "results.ndjson")
    lines = list(play_models(results, agents))
    assert len(lines) == tournament.total
    for line in lines:
        for seat, name in enumerate(line["bots"]):
            assert (line["drawn"][seat] > 0) == (name == "babbler" and line["illegal"][seat] > 0)
            assert line["illegal"][seat] == TRIES * line["drawn"][seat]
    assert "no legal move: there is no JSON object" in asked[1]
    again = open_results(tournament, tmp_path / "results.ndjson")
    assert list(play_models(again, agents)) == []
