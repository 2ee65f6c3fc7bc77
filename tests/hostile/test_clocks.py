"""A clock that runs out is acted on, every time: early alarms, a failing store, many at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.playing import Person, Server

from regency.server.tables import table as tables
from regency.server.tables.table import Table
from regency.store import Conflict, Unavailable

pytestmark = pytest.mark.finding("T4")

#: Long enough for any takeover on a busy machine.
PATIENCE = 60.0
MANY = 150


def timed(person: Person) -> Table:
    """Open a timed table where the person is to act, and return it as the server has it."""
    clock = {"bank": 60_000, "increment": 0}
    table = person.open("kuhn", ["me", "page"], clock=clock, stand_in="page", start=True)
    return person.server.services.registry.tables[table]


def ends_at(table: Table, moment: float) -> None:
    """Let the time of the seat that is to act end at a moment of the monotonic clock."""
    assert table.clocks is not None
    table.clocks.left[0] = round(1000 * (moment - table.clocks._since))
    table.time_limit.set_alarm()


def taken_over(person: Person, table: Table) -> bool:
    """Tell whether the store's own plan says that a bot plays the person's seat."""
    kept = person.server.call(lambda: table.store.load(table.id))
    assert kept is not None
    seat: dict[str, Any] = kept.state.settings["seats"][0]
    return (seat["kind"], seat["level"]) == ("person", "page")


def wait_for(what: Callable[[], bool], deadline: float = PATIENCE) -> None:
    end = time.monotonic() + deadline
    while not what():
        assert time.monotonic() < end, "nobody took over"
        time.sleep(0.05)


def test_many_clocks_that_end_together_are_all_acted_on(server: Server) -> None:
    person = Person(server)
    found = [timed(person) for _ in range(MANY)]

    async def soon() -> None:
        moment = time.monotonic() + 1.0
        for table in found:
            ends_at(table, moment)

    server.call(soon)
    wait_for(lambda: all(table.plan.seats[0].level for table in found))
    assert all(taken_over(person, table) for table in found)


def test_an_alarm_that_rings_early_is_set_again(server: Server) -> None:
    person = Person(server)
    table = timed(person)
    hands = [0.0]

    async def almost() -> None:
        assert table.clocks is not None
        table.clocks._now = lambda: hands[0]
        table.clocks._since = 0.0
        table.clocks.left[0] = 10_000
        hands[0] = 9.9995  # half a millisecond is left, and a clock counts whole ones
        table.time_limit.set_alarm()

    server.call(almost)
    time.sleep(0.2)  # the alarm has rung by now, by a clock that goes faster than the table's
    assert table.plan.seats[0].level is None
    hands[0] = 10.0
    wait_for(lambda: taken_over(person, table))


@pytest.mark.parametrize("failure", ["unavailable", "unsure", "somebody was first"])
def test_a_store_that_fails_delays_a_takeover_only(
    server: Server, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    monkeypatch.setattr(tables, "STORE_PAUSE", 0.1)
    person = Person(server)
    table = timed(person)
    save, load = table.store.save, table.store.load
    failures = {"save": 3, "load": 2}

    async def failing_save(*arguments: Any) -> int:
        if failures["save"] and arguments[0] == table.id:
            failures["save"] -= 1
            if failure == "somebody was first":
                raise Conflict("the version is another")
            raise Unavailable("the disk is full", again=True, unsure=failure == "unsure")
        return await save(*arguments)

    async def failing_load(table_id: str) -> Any:
        if failures["load"] and table_id == table.id:
            failures["load"] -= 1
            raise Unavailable("the disk is gone", again=True)
        return await load(table_id)

    async def no_time() -> None:
        monkeypatch.setattr(table.store, "save", failing_save)
        monkeypatch.setattr(table.store, "load", failing_load)
        ends_at(table, time.monotonic())

    server.call(no_time)
    wait_for(lambda: not failures["save"])
    # A table that is loaded again starts the thinking anew: its time has to end once more.
    server.call(lambda: again(table))
    wait_for(lambda: table.plan.seats[0].level is not None)
    monkeypatch.undo()
    assert taken_over(person, table)


async def again(table: Table) -> None:
    async with table.lock:
        if table.plan.seats[0].level is None:
            ends_at(table, time.monotonic())


def test_a_table_that_is_loaded_again_goes_on_counting(server: Server) -> None:
    person = Person(server)
    table = timed(person)

    async def reload() -> None:
        async with table.lock:
            await table._reload()
            ends_at(table, time.monotonic() + 0.2)

    server.call(reload)
    wait_for(lambda: taken_over(person, table))
