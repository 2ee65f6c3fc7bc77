"""Bots crash, hang, raise and lie: the table goes on and is told."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.server.playing import Person, running

from regency.core.match import Position
from regency.games import games
from regency.server.workers.bots import BotFailed, BotPool

BAD = (sys.executable, str(Path(__file__).parent / "bad_worker.py"))
KUHN = games()["kuhn"]


def a_position() -> Position:
    position = Position(KUHN, 2, seed=3)
    position.settle_chance()
    return position


@pytest.mark.parametrize("level", ["page", "squire", "herald", "knight", "chancellor"])
def test_something_simpler_plays_where_a_bot_fails(level: str) -> None:
    position, warned = a_position(), []

    async def choose() -> tuple[int, int]:
        runner = BotPool(1, BAD, deadline=2.0 if level == "squire" else 60.0)
        seen, mask = position.seen_by(0), position.mask(0)
        for _ in range(2):
            action = await runner.choose(KUHN, seen, 0, mask, level, lambda: warned.append(level))
        failures = runner.failures
        await runner.close()
        return action, failures

    action, failures = asyncio.run(choose())
    assert action in position.legal(0)
    if level == "chancellor":
        assert (warned, failures) == ([], 0)
    else:
        # Warned once; the second time the level rests, so nobody waits for it again.
        assert (warned, failures) == ([level], 2)


def test_even_with_no_bot_at_all_a_legal_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGENCY_TEST_ALL_BAD", "1")
    position = a_position()

    async def choose() -> int:
        runner = BotPool(1, BAD)
        action = await runner.choose(
            KUHN, position.seen_by(0), 0, position.mask(0), "page", lambda: None
        )
        with pytest.raises(BotFailed):
            await runner.think(KUHN, position.seen_by(0), 0, position.mask(0))
        await runner.close()
        return action

    assert asyncio.run(choose()) in position.legal(0)


def test_nobody_waits_for_ever_for_a_process_that_does_not_get_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("REGENCY_TEST_NEVER_READY", "1")
    position, warned = a_position(), []

    async def choose() -> list[int]:
        pool = BotPool(1, BAD, patience=0.5)
        seen, mask = position.seen_by(0), position.mask(0)
        asked = [
            pool.choose(KUHN, seen, 0, mask, "page", lambda: warned.append("page"), table)
            for table in ("one", "another", "one more")
        ]
        found = await asyncio.gather(*asked)
        # The process still gets ready for the first of them; the others were in its queue.
        assert pool.waiting == 0
        await pool.close()
        return found

    assert set(asyncio.run(choose())) <= set(position.legal(0))
    assert warned == ["page"] * 3


def test_the_table_is_told_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        runner = server.services.bots
        for process in runner._bots.processes:
            process._command = BAD
        person = Person(server)
        table = person.open("kuhn", ["me", "page"], start=True)
        with person.at(table) as socket:
            socket.see(lambda m: m["legal"])
            socket.reach(socket.play(0)["at"])
            socket.see(lambda m: m["legal"] or m["places"])
            notices = [line for line in socket.chat if line["phrase"] == "notice-bot-failed"]
            assert [line["seat"] for line in notices] == [1]
            if not socket.state["places"]:
                socket.reach(socket.play(0)["at"])
            socket.see(lambda m: m["places"])
            assert sorted(socket.state["places"]) == [1, 2]
        assert "regency_bot_failures_total 2.0" in person.http.get(server.address + "/metrics").text
