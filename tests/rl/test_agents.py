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
from regency.cli import main
from regency.core.game import Game
from regency.core.match import Move
from regency.games import game as find_game
from regency.games import games
from regency.language import speaker
from regency.rl import language_models, model_matches
from regency.rl.agents import (
    PROMPT_BUDGET,
    CommandAgent,
    FunctionAgent,
    HttpAgent,
    NoAnswer,
    prompt,
)
from regency.rl.language_models import Table, rules_text
from regency.rl.model_matches import TRIES, Seat, play_models

Capture = pytest.CaptureFixture[str]
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


class Endpoint(http.server.HTTPServer):
    """Answers whoever has the key with the first move, until it is out of order."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.models: set[str] = set()
        self.prompts: list[str] = []
        self.left = 1 << 30

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.models.add(body.get("model", ""))
        self.server.prompts.append(body["messages"][0]["content"])
        self.server.left -= 1
        allowed = self.headers.get("Authorization") == "Bearer secret"
        self.send_response((200 if self.server.left >= 0 else 503) if allowed else 401)
        self.end_headers()
        said = first_move(self.server.prompts[-1])
        self.wfile.write(json.dumps({"choices": [{"message": {"content": said}}]}).encode())

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    server = Endpoint()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def test_an_endpoint_answers(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(find_game("kuhn"), 2, seed=1)
    monkeypatch.setenv("MODEL_KEY", "secret")
    agent = HttpAgent(endpoint.url, "some-model", key_variable="MODEL_KEY", more={"temperature": 0})
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


def test_a_model_and_its_key_are_benchmarked(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    """A refused key or an outage stops the run; the same command goes on where it stopped."""
    file = tmp_path / "model.ndjson"
    asks = ["benchmark", endpoint.url, "--game", "kuhn", "--deals", "1", "--out", str(file)]
    asks += ["--model", "some-model", "--key-variable", "MODEL_KEY", "--prompt-budget", "9000"]
    assert main(asks) == 2
    assert "the environment variable MODEL_KEY is not set" in capsys.readouterr().err
    monkeypatch.setenv("MODEL_KEY", "wrong")
    assert main(asks) == 2
    said = capsys.readouterr().err
    assert "401" in said
    assert "the same command goes on there" in said
    assert "wrong" not in said
    assert len(endpoint.prompts) == 1
    monkeypatch.setenv("MODEL_KEY", "secret")
    endpoint.left = 3
    assert main(asks) == 2
    assert "503" in capsys.readouterr().err
    kept = file.read_text("utf-8").splitlines()
    assert 1 < len(kept) < 13
    endpoint.left = 1 << 30
    assert main(asks) == 0
    assert file.read_text("utf-8").splitlines()[: len(kept)] == kept
    assert main(["verify", str(file)]) == 0
    assert endpoint.models == {"some-model"}
    assert not any("no legal move" in asked for asked in endpoint.prompts)
    header, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    assert header["agent"] == f"{endpoint.url}#some-model"
    assert header["prompt_budget"] == 9000
    assert all(sum(line["illegal"]) == 0 for line in lines)
    assert "secret" not in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["heuristic", "--model", "m"], "--model is for an endpoint"),
        (["command:cat", "--key-variable", "K"], "--key-variable is for an endpoint"),
        (["https://host/#a", "--model", "b"], "names its model already"),
        (["heuristic", "--prompt-budget", "0"], "--prompt-budget must be 1 or more, not 0"),
    ],
)
def test_what_fits_no_endpoint_is_refused(more: list[str], words: str, capsys: Capture) -> None:
    assert main(["benchmark", *more, "--game", "kuhn"]) == 2
    assert words in capsys.readouterr().err


def test_no_answer_is_no_wrong_answer(tmp_path: Path) -> None:
    """Random moves would be played in a model's name, and the model told that it had erred."""

    def out_of_order(question: str) -> str:
        raise NoAnswer("503")

    tournament = Tournament("kuhn", ("model", "random"), 2, 2, records=True)
    results = open_results(tournament, tmp_path / "results.ndjson")
    with pytest.raises(NoAnswer, match="503"):
        list(play_models(results, [FunctionAgent(out_of_order, "model")]))
    again = open_results(tournament, tmp_path / "results.ndjson")
    assert len(again.missing()) == 2
    assert len(list(play_models(again, [FunctionAgent(first_move, "model")]))) == 2


def test_a_move_is_drawn_from_all_that_are_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the first that a prompt has room for; and it is a whole one."""
    monkeypatch.setattr(language_models, "MOST_MOVES", 2)
    monkeypatch.setattr(model_matches, "TRIES", 0)
    table = Table(find_game("castle-combo"), 2, seed=3)
    seat = table.seat_to_act()
    moves = {move.actions for move in table._moves(seat)}
    listed = {move.actions for move in table._listed(seat)[:2]}
    begun, before = table.save(), len(table.position.steps)
    drawn = set()
    for seed in range(30):
        table.restore(begun)
        Seat(FunctionAgent(lambda _: "?", "babbler"), seed).move(table, seat, PROMPT_BUDGET)
        after = table.position.steps[before:]
        drawn.add(tuple(step.action for step in after if isinstance(step, Move)))
    assert drawn <= moves
    assert drawn - listed
