"""Whoever signs in on somebody else's device gets nothing of theirs."""

from __future__ import annotations

import pytest
from tests.server.playing import Person, Server
from tests.server.test_devices import _noted, link_of, names
from websockets.exceptions import ConnectionClosed

from regency.store import PasskeyRow

pytestmark = pytest.mark.finding("T35")


def with_passkey(server: Server, person: Person) -> None:
    identity = person.http.get("/me/data").json()["identity"]
    row = PasskeyRow(f"of {identity}", identity, b"public", 0, "", server.services.desk.now())
    assert server.call(lambda: server.services.store.persons.keep_passkey(row))


def with_recovery(_: Server, person: Person) -> None:
    person.post("/me/recovery")


@pytest.mark.parametrize("made", [with_passkey, with_recovery])
@pytest.mark.parametrize("way", ["recovery", "link"])
def test_signing_in_on_somebodys_tablet_takes_nothing_of_theirs(
    server: Server, made: object, way: str
) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    assert callable(made)
    made(server, ann)
    table = ann.open("kuhn", ["me", "open"])
    phone = Person(server, None)
    phone.post("/links/use", secret=link_of(ann))
    circle = ann.post("/circles", name="Sunday")["id"]
    before = dict(ann.http.cookies)
    if way == "link":
        secret = link_of(bob)
        looked = ann.post("/links/look", secret=secret)
        assert (looked["tables"], looked["leaves"]) == (0, True)
        ann.post("/links/use", secret=secret)
    else:
        ann.post("/sign-in/recovery", key=bob.post("/me/recovery")["key"])
    assert ann.http.get("/me").json()["name"] == "Bob"  # the tablet is Bob's now
    assert names(ann, table) == []
    assert [one["id"] for one in ann.http.get("/circles").json()] == []
    assert phone.http.get("/me").json()["name"] == "Ann"  # her phone is still hers
    assert names(phone, table) == ["Ann"]
    assert [one["id"] for one in phone.http.get("/circles").json()] == [circle]
    kept = phone.http.get("/me/devices").json()
    assert kept["passkeys"] or kept["recovery"]
    server.call(lambda: _noted(server))
    assert [one["here"] for one in phone.http.get("/me/devices").json()["devices"]] == [True]
    again = Person(server, None)  # a copy of the tablet's old cookie is worth nothing
    again.http.cookies.update(before)
    assert again.http.get("/me").status_code == 404


def test_her_open_tables_on_the_tablet_are_left(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    with_recovery(server, ann)
    table = ann.open("kuhn", ["me", "page"], start=True)
    key = bob.post("/me/recovery")["key"]
    with ann.at(table) as socket:
        socket.wait_for_state()
        ann.post("/sign-in/recovery", key=key)
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
    with ann.at(table) as socket:
        socket.wait_for_state()
        assert socket.state["viewer"] == -1


def test_she_comes_back_with_her_key(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    hers, his = ann.post("/me/recovery")["key"], bob.post("/me/recovery")["key"]
    ann.post("/sign-in/recovery", key=his)
    ann.post("/sign-in/recovery", key=hers)
    assert ann.http.get("/me").json()["name"] == "Ann"
    assert names(ann, table) == ["Ann"]
    assert bob.http.get("/me").json()["name"] == "Bob"


def test_a_guest_without_a_key_comes_along(server: Server) -> None:
    phone, ann = Person(server, "Guest"), Person(server, "Ann")
    table = phone.open("kuhn", ["me", "open"])
    secret = link_of(ann)
    looked = phone.post("/links/look", secret=secret)
    assert (looked["tables"], looked["leaves"]) == (1, False)
    phone.post("/links/use", secret=secret)
    assert names(ann, table) == ["Guest"]
