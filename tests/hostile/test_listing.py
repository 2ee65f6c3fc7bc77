"""The list of tables is long: it is asked for so often and no more, and written as it is."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from tests.server.playing import Person, Server, running

from regency.server.ops.limits import RATES, Rate
from regency.server.wire import bodies

pytestmark = pytest.mark.finding("T36")

FEW = 3


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setitem(RATES, "list", Rate(FEW, 0.0))
    with running(tmp_path, limits=True) as server:
        yield server


def test_lists_of_tables_are_counted(strict: Server) -> None:
    ann, bob = Person(strict, "Ann"), Person(strict, "Bob")
    told = [ann.http.get("/tables").status_code for _ in range(FEW + 1)]
    assert told == [HTTPStatus.OK] * FEW + [HTTPStatus.TOO_MANY_REQUESTS]
    assert bob.http.get("/tables").status_code == HTTPStatus.OK


def test_the_tables_of_a_circle_are_counted(strict: Server) -> None:
    ann = Person(strict, "Ann")
    circle = ann.post("/circles", name="Sunday")["id"]
    told = [ann.http.get(f"/circles/{circle}").status_code for _ in range(FEW + 1)]
    assert told == [HTTPStatus.OK] * FEW + [HTTPStatus.TOO_MANY_REQUESTS]


def test_what_is_not_checked_before_it_is_sent_is_right(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    circle = ann.post("/circles", name="Sunday")
    bob.post(f"/circles/{circle['id']}/join", key=circle["key"])
    clock = {"bank": 600_000, "increment": 10_000}
    ann.open("kuhn", ["me", "open"], circle=circle["id"], public=True)
    ann.open("kuhn", ["me", "page"], start=True, public=True, clock=clock)
    for one in (ann, bob, Person(server, None)):
        listed = bodies.TableList.model_validate_json(one.http.get("/tables").content)
        assert len(listed.open) >= 2
    mine = bodies.TableList.model_validate_json(ann.http.get("/tables").content)
    assert [len(mine.mine), len(mine.circles)] == [2, 1]
    his = bodies.TableList.model_validate_json(bob.http.get("/tables").content)
    assert len(his.invited) == 1
