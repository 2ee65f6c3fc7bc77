"""Bots and hints share processes with everybody: what one guest does harms no other table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.server.playing import Person, Server, running
from tests.server.test_bots_at_the_table import BAD, KUHN, a_position

from regency.server.workers import bots as bots
from regency.server.workers.bots import MOST_HINTS, BotFailed, BotPool
from regency.server.workers.crew import Answer, Busy, Crew

#: A process that takes its time, answers with what it was asked, and can be told to fail.
SLOW = (
    sys.executable,
    "-c",
    "import json, sys, time\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    sys.stdin.read(asked['body'])\n"
    "    time.sleep(asked.get('seconds', 0))\n"
    "    print(json.dumps({'got': asked.get('number'), 'pid': __import__('os').getpid(),\n"
    "                      'action': 0, 'thoughts': []}), flush=True)\n",
)


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


DEADLINE = 60.0


def ask(crew: Crew, number: int, seconds: float = 0.0, who: str = "", *, near: bool = False) -> Any:
    request = {"game": "", "number": number, "seconds": seconds}
    return crew.ask(request, DEADLINE, who, near=near)


@pytest.mark.finding("T11")
def test_hanging_up_during_a_hint_ends_no_process(lively: Server) -> None:
    person = Person(lively)
    table = person.open("kuhn", ["me", "page"], start=True)
    runner = lively.services.bots

    def processes() -> list[int | None]:
        crews = (runner._bots, runner._hints)
        running = [process._process for crew in crews for process in crew.processes]
        return [each.pid if each is not None else None for each in running]

    with person.at(table) as socket:
        socket.see(lambda m: m["legal"])
        assert socket.ask("hint", at=socket.state["at"])["type"] == "hint"  # all is warm now
    before = processes()
    with person.at(table) as socket:
        socket.see(lambda m: m["legal"])
        socket.send("hint", at=socket.state["at"])
        assert socket.ask("ping")["type"] == "pong"  # it has begun, and nobody waits for it
    with person.at(table) as socket:
        socket.see(lambda m: m["legal"])
        socket.reach(socket.play(0)["at"])
        socket.see(lambda m: m["legal"] or m["places"])
    assert all(now == then for now, then in zip(processes(), before, strict=True) if then)


@pytest.mark.finding("T11")
def test_who_goes_away_leaves_the_answer_of_the_next_alone() -> None:
    async def scene() -> None:
        crew = Crew(SLOW, 1)
        pid = (await ask(crew, 0)).values["pid"]
        gone = asyncio.create_task(ask(crew, 1, seconds=0.3))
        await asyncio.sleep(0.1)
        gone.cancel()
        answer = await ask(crew, 2)
        assert (answer.values["got"], answer.values["pid"]) == (2, pid)
        await crew.close()

    asyncio.run(scene())


@pytest.mark.finding("T11")
def test_hints_make_no_bot_wait() -> None:
    """Hints have a process of their own: a bot moves while all of them wait."""
    position = a_position()

    async def scene() -> None:
        runner = BotPool(1, SLOW)
        seen, mask = position.seen_by(0), position.mask(0)
        asking = [
            asyncio.create_task(runner._hints.ask({"game": "", "seconds": 3600}, 60.0, f"{n}"))
            for n in range(5)
        ]
        assert await runner.choose(KUHN, seen, 0, mask, "page", lambda: None) == 0
        assert not any(task.done() for task in asking)
        for task in asking:
            task.cancel()
        await runner.close()

    asyncio.run(scene())


def test_hints_that_wait_are_few() -> None:
    position = a_position()

    async def scene() -> None:
        runner = BotPool(1, SLOW)
        seen, mask = position.seen_by(0), position.mask(0)
        asking = [
            asyncio.create_task(runner._hints.ask({"game": "", "seconds": 3600}, 60.0, f"{n}"))
            for n in range(MOST_HINTS + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(BotFailed):
            await runner.think(KUHN, seen, 0, mask, "one more")
        for task in asking:
            task.cancel()
        await runner.close()

    asyncio.run(scene())


@pytest.mark.finding("T18")
def test_nobody_waits_after_going_away(lively: Server) -> None:
    async def scene() -> list[int]:
        crew = Crew(SLOW, 1)
        counts = []
        tasks = [asyncio.create_task(ask(crew, n, seconds=3600)) for n in range(4)]
        await asyncio.sleep(0.1)
        counts.append(crew.waiting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        counts.append(crew.waiting)
        await crew.close()
        return counts

    assert asyncio.run(scene()) == [3, 0]
    figures = Person(lively).http.get(lively.address + "/metrics").text
    assert "regency_bots_waiting 0.0" in figures


@pytest.mark.finding("T18")
def test_the_runner_counts_who_waits() -> None:
    position = a_position()

    async def scene() -> list[int]:
        runner = BotPool(1, BAD)
        seen, mask = position.seen_by(0), position.mask(0)
        tasks = [
            asyncio.create_task(runner.choose(KUHN, seen, 0, mask, "squire", lambda: None))
            for _ in range(4)
        ]
        await asyncio.sleep(0.1)
        counts = [runner.waiting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        counts.append(runner.waiting)
        await runner.close()
        return counts

    assert asyncio.run(scene()) == [3, 0]


@pytest.mark.finding("T12")
def test_a_level_that_fails_rests_at_that_seat_only() -> None:
    position = a_position()
    warned: list[str] = []

    async def scene() -> int:
        runner = BotPool(1, BAD)
        seen, mask = position.seen_by(0), position.mask(0)

        async def choose(table: str, seat: int = 0) -> None:
            await runner.choose(
                KUHN, seen, seat, mask, "herald", lambda: warned.append(f"{table} {seat}"), table
            )

        for table, seat in (("a", 0), ("a", 0), ("b", 0), ("a", 1), ("b", 0)):
            await choose(table, seat)
        failures = runner.failures
        await runner.close()
        return failures

    failures = asyncio.run(scene())
    assert warned == ["a 0", "b 0", "a 1"]  # each is told once, and none is left out
    assert failures == bots.TRIES * 3


@pytest.mark.finding("T24")
def test_nothing_to_choose_takes_as_long_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    position = a_position()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def scene() -> None:
        runner = BotPool(1, SLOW)
        seen, mask = position.seen_by(0), position.mask(0)
        for _ in range(3):
            await runner.choose(KUHN, seen, 0, mask, "knight", lambda: None)
        usual = set(runner._took[KUHN.name, "knight"])
        assert len(usual) == 3
        only = np.zeros_like(mask)
        only[1] = 1
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for watched in (True, False):
            action = await runner.choose(
                KUHN, seen, 0, only, "knight", lambda: None, "a table", watched
            )
            assert action == 1
        monkeypatch.undo()
        assert len(slept) == 1  # nobody waits where nobody looks
        assert 0 < slept[0] <= max(usual)
        assert runner.usual_seconds(KUHN, "sovereign") == 1.0  # before its first answer
        await runner.close()

    asyncio.run(scene())


def test_everyone_has_a_turn() -> None:
    """One who asks for much at once is served between the others, not before them."""

    async def scene() -> list[int]:
        crew = Crew(SLOW, 1)
        order: list[int] = []

        async def one(number: int, who: str) -> None:
            order.append((await ask(crew, number, who=who)).values["got"])

        greedy = [one(number, "greedy") for number in range(6)]
        await asyncio.gather(*greedy, one(10, "ann"), one(11, "bob"))
        await crew.close()
        return order

    order = asyncio.run(scene())
    assert order.index(10) <= 2
    assert order.index(11) <= 3


class Far:
    """One who thinks elsewhere, at once."""

    far = True

    async def ask(self, request: dict[str, Any], body: bytes, deadline: float) -> Answer:
        return Answer({"got": request["number"]})


def test_what_is_done_here_alone_keeps_nothing_waiting_that_can_be_done_elsewhere() -> None:
    async def scene() -> None:
        crew = Crew(SLOW, 1)
        busy = asyncio.create_task(ask(crew, 1, seconds=3600))
        await asyncio.sleep(0)
        here = asyncio.create_task(ask(crew, 2, near=True))
        await asyncio.sleep(0)
        crew.lend([Far()])
        async with asyncio.timeout(DEADLINE):
            assert (await ask(crew, 3)).values == {"got": 3}
        assert not here.done()
        for task in (busy, here):
            task.cancel()
        await asyncio.gather(busy, here, return_exceptions=True)
        await crew.close()

    asyncio.run(scene())


@pytest.mark.finding("T7")
def test_a_queue_is_bounded_shared_and_impatient() -> None:
    async def scene() -> None:
        crew = Crew(SLOW, 1, most=2, share=2, patience=0.2)
        first = asyncio.create_task(ask(crew, 1, seconds=3600, who="ann"))
        await asyncio.sleep(0)
        second = asyncio.create_task(ask(crew, 2, who="ann"))
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="too many wait already"):
            await ask(crew, 3, who="ann")  # her share
        third = asyncio.create_task(ask(crew, 4, who="bob"))
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="too many wait already"):
            await ask(crew, 5, who="cyd")  # no room, which is said at once
        for task in (second, third):
            with pytest.raises(Busy):
                await task  # it took too long
        assert crew.waiting == 0
        first.cancel()
        await crew.close()

    asyncio.run(scene())


def test_a_process_that_dies_is_started_again() -> None:
    dying = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(1)")

    async def scene() -> None:
        crew = Crew(dying, 1)
        for _ in range(2):
            with pytest.raises(Exception, match="the process ended"):
                await ask(crew, 1)
        await crew.close()

    asyncio.run(scene())
