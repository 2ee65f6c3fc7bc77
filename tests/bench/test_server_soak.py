"""The soak on a small scale, and that each of its watchers bites."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regency.bench.graph import Panel, draw
from regency.bench.server_client import Http, guests, open_table
from regency.bench.server_journal import Journal, Lost, check_journal
from regency.bench.server_manners import Manners, Notes
from regency.bench.server_party import Kind
from regency.bench.server_people import Player
from regency.bench.server_process import House
from regency.bench.server_soak import Fall, Sample, Soak, soak
from regency.core.match import Move

KINDS = [
    Kind("castle-combo", 2, 1),
    Kind("castle-combo", 2, 1, timed=True),
    Kind("for-the-king", 2, 0),
    Kind("royals", 1, 1),
]
#: As much as people do in a long time, in a short one.
BUSY = Manners(think=0.1, until_drop=4.0, longest_away=2.0, leave=0.02, hand_over=0.02, undo=0.1)
STATE = b'{"type":"drawn","at":%d,"viewer":0,"to_act":[1],"legal":[]}'


def test_a_short_soak_finds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("regency.bench.server_soak.SHORTEST_CALM", 2.0)
    monkeypatch.setattr("regency.bench.server_soak.SAMPLE_SECONDS", 1.0)
    run = asyncio.run(soak(tmp_path, 16.0, said.append, KINDS, BUSY))
    assert run.findings == []
    assert run.falls
    assert run.kept == run.notes.counts["moves"] > 0
    assert run.notes.counts["drops"] > 0
    header, *rows = (tmp_path / "samples.csv").read_text("utf-8").splitlines()
    assert header.startswith("seconds,process,resident_mib")
    assert rows
    ElementTree.fromstring((tmp_path / "soak.svg").read_text("utf-8"))
    assert "0 findings" in (tmp_path / "summary.txt").read_text("utf-8")


def test_what_the_store_does_not_have_is_found(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def scene() -> str:
        await house.start()
        async with Http(house.port) as http:
            return await open_table(http, "kuhn", await guests(http, 2))

    table_id = asyncio.run(scene())
    house.stop()

    def check(journal: Journal) -> int:
        return asyncio.run(check_journal(f"sqlite:///{tmp_path}/regency.db", journal))

    move = Move(0, 0)
    assert check(Journal(sent={(table_id, 1): [move]})) == 0
    for lost in (
        Journal(sent={(table_id, 1): [move]}, acknowledged={(table_id, 1): move}),
        Journal(sent={("nowhere", 1): [move]}),
        Journal(said={table_id: {"hello"}}, heard={table_id: {"hello"}}),
    ):
        with pytest.raises(Lost):
            check(lost)


def someone(found: list[str]) -> Player:
    player = Player(1, "127.0.0.1", Notes(found.append), Manners(), 1)
    player.sit_down("abc", timed=False)
    return player


def test_people_tell_what_must_not_be() -> None:
    async def scene() -> list[str]:
        found: list[str] = []
        player = someone(found)
        player.hear(STATE % 7)
        player.hear(STATE % 6)
        player.hear(b'{"type":"done","ref":99,"at":3}')
        return found

    forgotten, unasked = asyncio.run(scene())
    assert "7 was seen, then 6" in forgotten
    assert "nobody asked for" in unasked


@pytest.mark.parametrize(
    ("kind", "code", "taken_over", "usual"),
    [
        ("undo", "stale", False, True),
        ("undo", "malformed", False, False),
        ("play", "not-allowed", False, False),
        ("play", "not-allowed", True, True),  # they moved in the moment their time ended
    ],
)
def test_people_know_which_refusals_are_usual(
    kind: str, code: str, taken_over: bool, usual: bool
) -> None:
    class Line:
        def __init__(self) -> None:
            self.sent: list[bytes] = []

        def send(self, text: bytes) -> None:
            self.sent.append(text)

    async def scene() -> list[str]:
        found: list[str] = []
        player = someone(found)
        line = Line()
        player.socket = line  # type: ignore[assignment]  # no more of a socket is needed
        player.table = {"seats": [{"mine": True, "stand_in": taken_over}]}
        player.ask(kind, at=1)
        ref = json.loads(line.sent[0])["ref"]
        player.hear(json.dumps({"type": "refused", "ref": ref, "code": code}).encode())
        return found

    assert (asyncio.run(scene()) == []) is usual


TABLE = (
    b'{"type":"table","table":{"id":"%s","stage":"playing","seats":['
    b'{"mine":%s,"stand_in":%s},{"mine":%s,"stand_in":false}]}}'
)


def test_what_was_begun_at_one_table_does_not_reach_into_the_rematch() -> None:
    async def scene() -> list[int]:
        player = someone([])
        player.manners = Manners(think=0.001, longest_away=1.0)
        player.hear(
            TABLE % (b"abc", b"true", b"true", b"false")
        )  # a bot plays for us: take it back
        (work,) = player._busy
        await asyncio.sleep(0)
        work.cancel()
        await asyncio.wait({work})
        await asyncio.sleep(0)  # it will be tried again; but the match ends, and all go on
        player.follow("xyz", timed=False)
        player.hear(TABLE % (b"xyz", b"false", b"false", b"true"))
        await asyncio.sleep(0.2)
        return player.seats()

    assert asyncio.run(scene()) == [1]


def test_who_is_on_the_way_to_a_table_when_all_go_on_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Line:
        def __init__(self) -> None:
            self.sent: list[bytes] = []
            self.code = 1000
            self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def send(self, text: bytes) -> None:
            self.sent.append(text)

    async def scene() -> tuple[list[bytes], list[int]]:
        player = someone([])
        line = Line()

        async def connect(*_: object) -> Line:
            player.follow("xyz", timed=False)
            player.hear(TABLE % (b"abc", b"true", b"false", b"false"))
            return line

        monkeypatch.setattr("regency.bench.server_people.connect", connect)
        visit = asyncio.ensure_future(player._visit())
        await asyncio.sleep(0.05)
        player.hear(TABLE % (b"xyz", b"false", b"false", b"true"))
        line.closed.set_result(None)
        await visit
        return line.sent, player.seats()

    sent, seats = asyncio.run(scene())
    assert [json.loads(request)["type"] for request in sent] == ["follow"]
    assert seats == [1]


def sample(seconds: float, mib: float, process: int = 2) -> Sample:
    return Sample(seconds, process, mib, 0.0, 1, 1, 0.0, 0, 0, 0, 0)


def test_memory_that_grows_is_found(tmp_path: Path) -> None:
    run = Soak(tmp_path, lambda _: None)
    run.falls = [Fall(1.0, killed=True)]
    run.samples = [sample(0, 900, process=1)] + [sample(10 * n, 200) for n in range(400)]
    assert run.growth() == 0
    run.samples = [sample(10 * n, 200 + n) for n in range(400)]
    growth = run.growth()
    assert growth is not None
    assert growth > 0.5
    run.samples = run.samples[:20]
    assert run.growth() is None


def test_a_picture_is_drawn() -> None:
    panels = [
        Panel("memory & more", {"a": [0, 5, 10], "b": [1, 1, 1]}),
        Panel("one", {"c": [0] * 3}),
    ]
    picture = ElementTree.fromstring(draw("A title", [0, 1, 2], "minutes", panels, [(1.0, "#c00")]))
    lines = picture.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 3
    points = lines[1].attrib["points"].split()
    heights = [float(point.split(",")[1]) for point in points]
    assert heights[0] > heights[1] > heights[2]
