"""Looking back, checking and bringing records is done elsewhere: people's moves do not wait."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
import pytest
from tests.server.playing import Person, Server
from tests.server.test_matches import play_on

from regency.core.engine import engine
from regency.core.match import Chance, IllegalChance, IllegalMove, Match, Move, Position
from regency.core.notation import read_matches
from regency.core.types import SPECTATOR
from regency.games import games
from regency.server.refusal import Refusal
from regency.server.tables.history import Back, Entry, PastStep, encode
from regency.server.tables.live import Live, Stride
from regency.server.workers import archive, archive_worker, replay
from regency.server.workers.archive import MOST_WAITING, READER_SHARE, Archive, Reader, Source
from regency.server.workers.crew import Answer, Process
from regency.server.workers.replay import ALL_OPEN, STRIDE, Reel, everyone

GAMES = games()
LONGEST = {
    name: max(game.folder.glob("golden/*.ndjson"), key=lambda path: path.stat().st_size)
    for name, game in GAMES.items()
}
#: A process that never answers.
STUCK = (sys.executable, "-c", "import time; time.sleep(3600)")


def longest(name: str) -> Match:
    return read_matches(LONGEST[name].read_bytes(), GAMES)[0]


@pytest.mark.finding("T7")
def test_a_move_does_not_wait_for_replays(server: Server) -> None:
    """Somebody's move is done before replays that were asked for first, and many times over."""
    eve, ann = Person(server, "Eve"), Person(server, "Ann")
    brought = eve.http.post("/records", content=LONGEST["royals"].read_bytes()).json()
    table = ann.open("castle-combo", ["me", "page"], start=True)
    with ann.at(table) as socket, ThreadPoolExecutor(8) as pool:
        socket.see(lambda m: m["legal"])

        def look(step: int) -> int:
            with eve.http.stream("GET", f"/matches/{brought['id']}/replay/{step}") as answer:
                answer.read()
                return answer.status_code

        steps = random.Random(1).choices(range(brought["steps"]), k=40)
        looking = [pool.submit(look, step) for step in steps]
        moves = 0
        while not all(one.done() for one in looking) and moves < 200 and not socket.over():
            if socket.state["legal"]:
                socket.reach(socket.play(socket.state["legal"][0]["action"])["at"])
                moves += 1
            else:
                socket.wait_for_state()
        assert {one.result() for one in looking} == {200}
    assert moves > 0


@pytest.mark.finding("T7")
def test_nothing_is_replayed_in_the_servers_own_process(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "page"], start=True)
    with person.at(table) as socket:
        play_on(socket, random.Random(1))

    def here(*_: Any) -> None:
        raise AssertionError("a match is carried out in the server's own process")

    text = LONGEST["kuhn"].read_bytes()
    monkeypatch.setattr(Position, "take", here)
    monkeypatch.setattr(Position, "play", here)
    brought = person.http.post("/records", content=text)
    assert brought.status_code == 201
    for match in (table, brought.json()["id"]):
        for path in ("replay", "replay/2", "replay/2?viewer=0", "record"):
            assert person.http.get(f"/matches/{match}/{path}").status_code == 200


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_as_if_replayed_from_the_start(name: str) -> None:
    match, dice = longest(name), random.Random(3)
    reel = Reel(match.game, match.seats, match.options)
    reel.follow(match.steps)
    steps = dice.sample(range(len(match.steps) + 1), min(12, len(match.steps)))
    for step in [*steps, 0, len(match.steps)]:
        position = Position(match.game, match.seats, match.options)
        for taken in match.steps[:step]:
            position.take(taken)
        assert reel.at(step).state.tobytes() == position.state.tobytes()


def test_stepping_carries_out_a_few_steps_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match = longest("castle-combo")
    reel = Reel(match.game, match.seats, match.options)
    reel.follow(match.steps)
    taken = [0]
    take = Position.take

    def counted(position: Position, step: Move | Chance) -> Any:
        taken[0] += 1
        return take(position, step)

    monkeypatch.setattr(Position, "take", counted)
    for step in range(len(match.steps) + 1):
        taken[0] = 0
        replay.state_at(reel, step, SPECTATOR, 0)
        assert taken[0] < STRIDE
    taken[0] = 0
    reel.follow(match.steps)  # the match has not gone on
    assert taken[0] < STRIDE
    reel.follow(match.steps[:20])  # it went back …
    taken[0] = 0
    reel.follow(match.steps[:25])  # … and on
    assert taken[0] < STRIDE + 5
    assert [past.at for past in reel.past] == list(range(1, 26))


def twin_of(reel: Reel, step: int, viewer: int, seed: int) -> Reel:
    """Return a match in which all that the viewer cannot know at that step is different."""
    twin = Reel(reel.game, reel.seats, reel.options)
    twin._kept = [states.copy() for states in reel._kept]
    engine(reel.game).determinize(twin._kept[step], 0, viewer, seed)
    twin.past = [past._replace(rows=blurred(reel, past, viewer)) for past in reel.past]
    return twin


def blurred(reel: Reel, past: PastStep, viewer: int) -> tuple[tuple[int, ...], ...]:
    kinds, rows = reel.game.rules.EVENTS, []
    for row in past.rows:
        fact = kinds.read(row)
        told = kinds.redact(fact, viewer).values
        values = [0 if told[key] != value else value for key, value in fact.values.items()]
        rows.append((row[0], *values))
    return tuple(rows)


@pytest.mark.finding("T7")
@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_leaves_the_archive(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is given whole matches; what it answers tells nothing but what may be known."""
    monkeypatch.setattr(replay, "STRIDE", 1)  # so that every state can be changed
    match, different = longest(name), 0
    reel = Reel(match.game, match.seats, match.options)
    reel.follow(match.steps)
    header = {"running": 1}
    for step in range(0, len(reel.past), max(1, len(reel.past) // 30)):
        for viewer in (SPECTATOR, *range(match.seats)):
            twin = twin_of(reel, step, viewer, seed=step)
            different += twin._kept[step].tobytes() != reel._kept[step].tobytes()
            wish = {"do": "state", "step": step, "viewer": viewer, "since": 0}
            answers = {archive_worker.state(wish, one).body for one in (reel, twin)}
            assert len(answers) == 1
            if step == 0:
                said = header | {"viewer": viewer}
                records = {replay.running_record(one, said) for one in (reel, twin)}
                assert len(records) == 1
    assert different > 0


@pytest.mark.finding("T7")
def test_what_the_archive_is_given_of_a_running_match(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moves, never the seed; and nobody's view is asked for but those the reader may have."""
    given: list[tuple[dict[str, Any], bytes]] = []
    ask = Process.ask

    async def heard(process: Process, request: dict[str, Any], body: bytes, limit: float) -> Answer:
        given.append((request, body))
        return await ask(process, request, body, limit)

    monkeypatch.setattr(Process, "ask", heard)
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.open("kuhn", ["me", "page"], start=True)
    with ann.at(table) as socket:
        socket.see(lambda m: m["legal"])
    seed = server.services.registry.tables[table].seed.hex().encode()
    given.clear()
    for person in (ann, eve):
        for viewer in (ALL_OPEN, SPECTATOR, 0, 1):
            person.http.get(f"/matches/{table}/replay/1", params={"viewer": viewer})
        person.http.get(f"/matches/{table}/record")
    wishes = [request for request, _ in given if request["do"] == "state"]
    assert {wish["viewer"] for wish in wishes} == {SPECTATOR, 0}
    assert not any(seed in orjson.dumps(request) + body for request, body in given)


@pytest.mark.finding("T7")
def test_a_queue_that_is_full_is_said() -> None:
    source = Source("record-x", "", "kuhn", text=LONGEST["kuhn"].read_text("utf-8"))

    async def scene() -> None:
        shelf = Archive(1, STUCK)
        asking: list[asyncio.Task[Any]] = []

        async def refused(reader: Reader) -> str:
            with pytest.raises(Refusal) as refusal:
                await shelf.info(source, reader)
            return refusal.value.reason.key

        def ask(reader: Reader) -> None:
            asking.append(asyncio.create_task(shelf.info(source, reader)))

        for _ in range(READER_SHARE):
            ask(Reader("eve", "1.1.1.1"))
        await asyncio.sleep(0)
        assert await refused(Reader("eve", "1.1.1.1")) == "refused-busy"  # her share
        for number in range(archive.ADDRESS_SHARE - READER_SHARE):
            ask(Reader(f"guest {number}", "1.1.1.1"))
        await asyncio.sleep(0)
        assert await refused(Reader("ann", "1.1.1.1")) == "refused-busy"  # that of the address
        for number in range(MOST_WAITING + 1 - archive.ADDRESS_SHARE):
            ask(Reader(f"guest {number}", f"2.2.2.{number}"))
        await asyncio.sleep(0)
        assert await refused(Reader("bob", "3.3.3.3")) == "refused-busy"  # all there is
        for task in asking:
            task.cancel()
        await shelf.close()

    asyncio.run(scene())


@pytest.mark.finding("T7")
def test_who_comes_when_it_is_full_is_told_when_to_come_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(server)
    brought = person.http.post("/records", content=LONGEST["kuhn"].read_bytes()).json()["id"]
    monkeypatch.setattr(archive, "ADDRESS_SHARE", 0)
    for answer in (
        person.http.get(f"/matches/{brought}/replay"),
        person.http.post("/records", content=LONGEST["kuhn"].read_bytes()),
    ):
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["reason"]["key"] == "refused-busy"


def test_the_archive_keeps_few_matches() -> None:
    text = LONGEST["kuhn"].read_bytes()
    for number in range(archive_worker.MOST_REELS + 10):
        request = {"id": f"{number}", "moment": "", "game": "kuhn", "do": "info"}
        assert archive_worker.answer(request, b"").values == {"missing": True}
        assert archive_worker.answer(request, text).values["info"]["steps"] > 0
        assert archive_worker.answer(request, b"").values["info"]["steps"] > 0
    assert len(archive_worker._reels) == archive_worker.MOST_REELS


def test_a_running_match_goes_on_in_the_archive() -> None:
    match = longest("castle-combo")
    about = {"seats": match.seats, "options": match.options, "names": [""] * match.seats}
    for moment in (20, 50):
        body = b"\n".join(encode(step, 0) for step in match.steps[:moment])
        request = {"id": "it", "moment": f"{moment}", "game": match.game.name, **about}
        wish = {"do": "state", "step": moment, "viewer": SPECTATOR, "since": 0}
        assert "missing" in archive_worker.answer(request | wish, b"").values
        state = json.loads(archive_worker.answer(request | wish, body).body)["state"]
        assert len(state["log"]) == moment
    assert archive_worker.answer(request | wish | {"step": 51}, b"").values == {"unknown": True}
    assert archive_worker.answer(request | wish | {"viewer": 7}, b"").values == {"forbidden": True}
    assert everyone(2) == [ALL_OPEN, SPECTATOR, 0, 1]


@pytest.mark.finding("T7")
def test_waking_a_match_carries_out_what_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often people went to and fro: what was taken back is not carried out again."""
    match = longest("castle-combo")
    steps = match.steps[:30]
    entries = [Entry(step) for step in steps]
    for _ in range(50):
        entries += [Entry(Back(20)), *(Entry(step) for step in steps[20:])]
    taken = [0]
    take = Live._take

    def counted(live: Live, step: Move | Chance) -> Any:
        taken[0] += 1
        return take(live, step)

    monkeypatch.setattr(Live, "_take", counted)
    live = Live(match.game, match.seats, match.options, bytes(32), ())
    live.load(entries)
    assert taken[0] == len(steps)
    assert live.at == len(entries)
    assert [past.step for past in live.history.steps] == steps
    assert len(live.history.undos) == 50


@pytest.mark.parametrize("name", GAMES)
def test_a_match_wakes_as_it_was(name: str) -> None:
    """A match that was carried out from its entries is the one that was played, rows and all."""
    game, dice = GAMES[name], random.Random(5)
    played = Live(game, game.seats[-1], {}, bytes(range(32)), ())
    entries: list[Entry] = []

    def adopt(draft: Any) -> None:
        entries.extend(Entry(past.step) for past in draft.steps)
        played.adopt(draft)

    adopt(played.deal())
    for _ in range(60):
        if played.over:
            break
        seat = played.to_act()[0]
        adopt(played.try_move(seat, dice.choice(played.legal(seat)), 0))
        if dice.random() < 0.1 and played.at > 5:
            entries.append(Entry(Back(played.at - 3)))
            played.go_back(played.at - 3)
        woken = Live(game, game.seats[-1], {}, bytes(range(32)), ())
        woken.load(entries)
        assert woken.states[0].tobytes() == played.states[0].tobytes()
        assert woken.history == played.history
        assert (woken.acting, woken.settled) == (played.acting, played.settled)
        assert [vars_of(one) for one in woken.strides] == [vars_of(one) for one in played.strides]


def vars_of(stride: Stride) -> tuple[bytes, bool, Move]:
    return stride.before, stride.settled, stride.move


@pytest.mark.parametrize("wrong", [Move(0, 10_000), Move(7, 0), Move(0, 3), Chance((1, 2))])
def test_a_wrong_entry_is_found_where_it_is(wrong: Move | Chance) -> None:
    match = longest("castle-combo")
    live = Live(match.game, match.seats, match.options, bytes(32), ())
    deal = [step for step in match.steps if isinstance(step, Chance)][:1]
    with pytest.raises((IllegalMove, IllegalChance)):
        live.load([Entry(step) for step in (*deal, wrong, *match.steps[1:])])
    assert live.at == 1
