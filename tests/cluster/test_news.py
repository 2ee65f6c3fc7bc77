"""What happens at one of two nodes is known at the other: on open sockets, in lists, at tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from regency.bench.cluster_house import Cluster
from regency.bench.postgres import Postgres
from tests.patience import patience
from tests.server.playing import Person, Server, Socket
from tests.server.test_circles import circle_of
from tests.server.test_devices import link_of

#: Seconds of a lease, so long that no busy machine takes one node for dead.
LEASE = "20"
PATIENCE = patience(60.0)


class Node:
    """One of the nodes as people reach it, without a proxy."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.clients: list[httpx.Client] = []

    def person(self, name: str | None) -> Person:
        """Return somebody with a browser that comes here."""
        return Person(cast(Server, self), name)

    def same(self, person: Person) -> Person:
        """Return somebody from elsewhere who comes here as from the same browser."""
        again = self.person(None)
        again.http.cookies.update(person.http.cookies)
        return again

    def close(self) -> None:
        for client in self.clients:
            client.close()


Nodes = tuple[Node, Node]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Nodes]:
    folder = tmp_path_factory.mktemp("nodes")
    cluster = Cluster(folder, "--lease", LEASE, nodes=2, database=postgres)
    try:
        asyncio.run(cluster.start(proxy=False))
        one, two = (Node(cluster.ports[name]) for name in cluster.names)
        yield one, two
        for node in (one, two):
            node.close()
    finally:
        cluster.stop()


def seats(person: Person, table: str) -> list[dict[str, Any]]:
    answer = person.http.get(f"/tables/{table}")
    assert answer.is_success, answer.text
    found: list[dict[str, Any]] = answer.json()["seats"]
    return found


def mine(person: Person, table: str) -> dict[str, Any]:
    """Return how a table stands in somebody's list."""
    found = person.http.get("/tables").json()["mine"]
    return next(one for one in found if one["id"] == table)


def in_the_end(true: Callable[[], Any]) -> None:
    """Wait until something is so: letters take a moment."""

    async def waits() -> None:
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(true):
                await asyncio.sleep(0.02)

    asyncio.run(waits())


def ended(socket: Socket) -> int:
    """Wait for the end of a connection, and return its code."""
    line: ClientConnection = socket.socket
    with pytest.raises(ConnectionClosed):
        socket.until(lambda _: False)
    assert line.close_code is not None
    return line.close_code


def test_a_table_of_one_node_is_named_by_the_other(nodes: Nodes) -> None:
    """Else nothing here would show that two nodes hear each other."""
    one, two = nodes
    table = one.person("Ann").open("kuhn", ["me", "open"])
    answer = two.person("Bob").http.get(f"/tables/{table}")
    assert (answer.status_code, "/n/n1/" in answer.headers["location"]) == (307, True)


def test_a_new_name_reaches_the_seat_and_the_open_socket(nodes: Nodes) -> None:
    one, two = nodes
    ann, bob = one.person("Ann"), one.person("Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    with bob.at(table) as socket:
        socket.until(lambda message: message["type"] == "table")
        there = two.same(bob)
        answer = there.http.put("/me", json={"name": "Robert", "language": "en"})
        assert answer.is_success, answer.text
        # The seat by an errand, what he says on by the news.
        if [seat["name"] for seat in socket.table["seats"]] != ["Ann", "Robert"]:
            socket.until(
                lambda message: (
                    message["type"] == "table"
                    and [seat["name"] for seat in message["table"]["seats"]] == ["Ann", "Robert"]
                )
            )
        assert [seat["name"] for seat in seats(ann, table)] == ["Ann", "Robert"]


def test_somebody_who_only_watches_says_on_under_the_new_name(nodes: Nodes) -> None:
    one, two = nodes
    ann, eve = one.person("Ann"), one.person("Eve")
    table = ann.open("kuhn", ["me", "page"], start=True)
    with eve.at(table) as socket:
        socket.until(lambda message: message["type"] == "table")
        two.same(eve).http.put("/me", json={"name": "Yvette", "language": "en"})

        def said_under_the_new_name() -> bool:
            socket.ask("chat", text="hello")
            return any(line["name"] == "Yvette" for line in socket.chat)

        in_the_end(said_under_the_new_name)


def test_sessions_that_are_ended_at_one_node_are_ended_at_the_other(nodes: Nodes) -> None:
    one, two = nodes
    ann = one.person("Ann")
    table = ann.open("kuhn", ["me", "open"])
    old, there = one.same(ann), two.same(ann)
    with old.at(table) as socket:
        socket.until(lambda message: message["type"] == "table")
        assert there.http.delete("/me/sessions").status_code == 204
        assert ended(socket) == 4401
    assert old.http.get("/me").status_code == 404
    assert one.same(there).http.get("/me").json()["name"] == "Ann"


def test_a_device_that_is_ended_at_one_node_is_ended_at_the_other(nodes: Nodes) -> None:
    one, two = nodes
    ann, phone = one.person("Ann"), one.person(None)
    phone.post("/links/use", secret=link_of(ann))
    table = ann.open("kuhn", ["me", "open"])
    with phone.at(table) as socket:
        socket.until(lambda message: message["type"] == "table")
        there = two.same(ann)

        def listed() -> list[str]:
            found = there.http.get("/me/devices").json()["devices"]
            return [str(device["id"]) for device in found if not device["here"]]

        in_the_end(listed)
        assert there.http.delete(f"/me/devices/{listed()[0]}").status_code == 204
        assert ended(socket) == 4401
    assert phone.http.get("/me").status_code == 404


def test_lists_tell_who_is_there_and_whose_turn_it_is_elsewhere(nodes: Nodes) -> None:
    one, two = nodes
    ann, bob = one.person("Ann"), one.person("Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    there = two.same(ann)
    in_the_end(lambda: [s["present"] for s in mine(there, table)["seats"]] == [False, False])
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as socket, one.person("Eve").at(table) as watching:
        watching.until(lambda message: message["type"] == "table")
        socket.see(lambda state: state["to_act"])

        def told() -> tuple[Any, ...]:
            found = mine(there, table)
            present = [seat["present"] for seat in found["seats"]]
            return present, found["watching"], found["to_act"]

        in_the_end(lambda: told() == ([True, False], 1, socket.state["to_act"]))
        before = socket.state["to_act"]
        if before == [0]:
            socket.play(0)
            socket.see(lambda state: state["to_act"] != before)
            in_the_end(lambda: told()[2] == socket.state["to_act"])


def test_a_guest_who_is_somebody_takes_the_seats_of_both_nodes_along(nodes: Nodes) -> None:
    one, two = nodes
    ann, phone = one.person("Ann"), one.person("")
    here = phone.open("kuhn", ["me", "open"])
    there = two.same(phone).open("kuhn", ["me", "open"])
    with two.same(phone).at(there) as socket:
        socket.until(lambda message: message["type"] == "table")
        before = two.same(phone)  # a page that is open still
        phone.post("/links/use", secret=link_of(ann))
        assert ended(socket) == 1012  # it comes back as Ann
    assert [seat["name"] for seat in seats(one.same(ann), here) if seat["mine"]] == ["Ann"]
    assert [seat["name"] for seat in seats(two.same(ann), there) if seat["mine"]] == ["Ann"]
    assert before.http.get("/me").json()["name"] == "Ann"


def test_who_is_forgotten_at_one_node_leaves_the_tables_of_the_other(nodes: Nodes) -> None:
    one, two = nodes
    ann, bob = one.person("Ann"), one.person("Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    assert two.same(bob).http.delete("/me").status_code == 204
    assert [seat["kind"] for seat in seats(ann, table)] == ["person", "empty"]


def test_a_circle_is_one_at_both_nodes(nodes: Nodes) -> None:
    one, two = nodes
    ann, bob = one.person("Ann"), two.person("Bob")
    circle = circle_of(ann)
    key = ann.http.get(f"/circles/{circle}").json()["key"]
    bob.post(f"/circles/{circle}/join", key=key)
    found = ann.http.get(f"/circles/{circle}").json()["members"]
    assert [one["name"] for one in found] == ["Ann", "Bob"]
    table = ann.open("kuhn", ["me", "open"], circle=circle)
    invited = bob.http.get("/tables").json()["invited"]
    assert [one["id"] for one in invited] == [table]
    one.same(bob).post(f"/tables/{table}/join")
    assert [seat["name"] for seat in seats(ann, table)] == ["Ann", "Bob"]
    bob.http.post(f"/circles/{circle}/leave")
    assert one.same(bob).http.get(f"/circles/{circle}").status_code == 404
