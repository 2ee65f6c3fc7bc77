"""Records that one person brings are so many and no more, and handed out a piece at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.responses import StreamingResponse
from tests.hostile.test_text import a_record
from tests.server.playing import Person, Server, running
from tests.server.test_devices import reason

from regency.bench.postgres import Postgres
from regency.store import store

pytestmark = pytest.mark.finding("T33")

FEW = 3


def bring(person: Person) -> Any:
    return person.http.post("/records", content=a_record(names=["Ann", "Bob"]))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_records_of_one_person_are_few_and_room_is_made_by_deleting_one(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_RECORDS", FEW)
    with running(tmp_path, database=database) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        ids = [bring(ann).json()["id"] for _ in range(FEW)]
        full = bring(ann)
        assert (full.status_code, reason(full)) == (403, "refused-records-full")
        assert bring(bob).status_code == HTTPStatus.CREATED
        listed = ann.http.get("/me/brought").json()
        assert {one["id"] for one in listed} == set(ids)
        assert {one["size"] for one in listed} == {len(a_record(names=["Ann", "Bob"]))}
        assert bob.http.delete(f"/me/brought/{ids[0]}").status_code == HTTPStatus.NOT_FOUND
        assert ann.http.get(f"/matches/{ids[0]}/record").status_code == HTTPStatus.OK
        assert ann.http.delete(f"/me/brought/{ids[0]}").status_code == HTTPStatus.NO_CONTENT
        assert ann.http.get(f"/matches/{ids[0]}/record").status_code == HTTPStatus.NOT_FOUND
        assert ann.http.delete(f"/me/brought/{ids[0]}").status_code == HTTPStatus.NOT_FOUND
        assert bring(ann).status_code == HTTPStatus.CREATED


def test_records_of_one_person_are_few_bytes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(server, "Ann")
    size = len(a_record(names=["Ann", "Bob"]))
    monkeypatch.setattr(store, "MOST_RECORD_BYTES", 2 * size)
    assert [bring(ann).status_code for _ in range(3)] == [201, 201, 403]


def test_all_that_is_kept_is_handed_out_a_piece_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written as a whole: the longest piece is one table or one record."""
    ann = Person(server, "Ann")
    for _ in range(FEW):
        bring(ann)
    tables = [ann.open("kuhn", ["me", "open"]) for _ in range(FEW)]
    for table in tables:
        with ann.at(table) as socket:
            socket.ask("chat", text=f"at {table}")
    whole: list[list[bytes]] = []
    stream = StreamingResponse.stream_response

    async def watched(response: StreamingResponse, send: Any) -> None:
        pieces: list[bytes] = []

        async def passed_on(body: AsyncIterator[Any]) -> AsyncIterator[Any]:
            async for piece in body:
                pieces.append(piece)
                yield piece

        response.body_iterator = passed_on(aiter(response.body_iterator))
        await stream(response, send)
        whole.append(pieces)

    monkeypatch.setattr(StreamingResponse, "stream_response", watched)
    told = orjson.loads(ann.http.get("/me/data").content)
    assert len(told["records"]) == len(told["chat"]) == len(told["tables"]) == FEW
    assert {one["id"] for one in told["tables"]} == set(tables)
    (pieces,) = whole
    for words in (*tables, *[one["id"] for one in told["records"]]):
        assert sum(words.encode() in piece for piece in pieces) <= 2  # the table, and what was said
    for piece in pieces:
        kept = [*tables, *[one["id"] for one in told["records"]]]
        assert sum(one.encode() in piece for one in kept) <= 1


def test_people_who_want_all_that_is_kept_take_turns(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading matches back takes a thread's whole time: one at a time, whoever asks."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Cid")]
    for one in people:
        one.open("kuhn", ["me", "open"])
    at_once, most = [0], [0]
    to_thread = asyncio.to_thread

    async def counted(work: Any, *given: Any) -> Any:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        try:
            await asyncio.sleep(0.05)
            return await to_thread(work, *given)
        finally:
            at_once[0] -= 1

    monkeypatch.setattr(asyncio, "to_thread", counted)
    with ThreadPoolExecutor(len(people)) as them:
        answers = list(them.map(lambda one: one.http.get("/me/data"), people))
    assert [len(answer.json()["tables"]) for answer in answers] == [1] * len(people)
    assert most[0] == 1
