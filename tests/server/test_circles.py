"""Circles: who belongs, who may do what, whose tables and scores, and what is left of who goes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running
from tests.server.test_my_matches import finish

from regency.records import verify
from regency.store.circles import INVITED_SECONDS, MOST_CIRCLES, MOST_MEMBERS


def reason(answer: Any) -> str:
    assert not answer.is_success, answer.text
    return str(answer.json()["reason"]["key"])


def circle_of(founder: Person, *others: Person, name: str = "Friday") -> str:
    """Found a circle, and let others in by its link."""
    made = founder.post("/circles", name=name)
    for other in others:
        other.post(f"/circles/{made['id']}/join", key=made["key"])
    return str(made["id"])


def seen(person: Person, circle: str) -> dict[str, Any]:
    answer = person.http.get(f"/circles/{circle}")
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names(person: Person, circle: str) -> list[str]:
    return [one["name"] for one in seen(person, circle)["members"]]


def founder_of(person: Person, circle: str) -> str:
    (name,) = [one["name"] for one in seen(person, circle)["members"] if one["founder"]]
    return str(name)


def test_a_link_lets_people_in_and_nobody_else_sees_anything(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    circle = circle_of(ann, name="  Friday \u202e court ")
    key = seen(ann, circle)["key"]
    assert seen(ann, circle)["name"] == "Friday court"
    nobody = Person(server, None)
    door = nobody.post(f"/circles/{circle}/look", key=key)
    assert door == {"name": "Friday court", "names": ["Ann"], "already": False}
    for path in (f"/circles/{circle}", f"/circles/{circle}/history"):
        assert eve.http.get(path).status_code == 404
    wrong = eve.http.post(f"/circles/{circle}/look", json={"key": "x" * 16})
    none = eve.http.post("/circles/nothing/look", json={"key": "x" * 16})
    assert wrong.json() == none.json()  # whether there is a circle tells nothing
    assert reason(wrong) == "refused-circle-link"
    refused = eve.http.post(f"/circles/{circle}/join", json={"key": "x" * 16})
    assert reason(refused) == "refused-circle-link"
    bob.post(f"/circles/{circle}/join", key=key)
    again = bob.post(f"/circles/{circle}/join", key=key)
    assert [one["name"] for one in again["members"]] == ["Ann", "Bob"]
    assert bob.post(f"/circles/{circle}/look", key=key)["already"]
    (listed,) = bob.http.get("/circles").json()
    assert listed == {"id": circle, "name": "Friday court", "members": 2, "founder": False}


def test_only_the_founder_renames_removes_and_ends(server: Server) -> None:
    ann, bob, cid = (Person(server, name) for name in ("Ann", "Bob", "Cid"))
    circle = circle_of(ann, bob, cid)
    key = seen(ann, circle)["key"]
    asked = [
        bob.http.patch(f"/circles/{circle}", json={"name": "Bob’s"}),
        bob.http.post(f"/circles/{circle}/remove", json={"member": 2}),
        bob.http.post(f"/circles/{circle}/link"),
        bob.http.delete(f"/circles/{circle}"),
    ]
    assert {reason(answer) for answer in asked} == {"refused-only-founder"}
    assert ann.http.patch(f"/circles/{circle}", json={"name": "Sunday"}).json()["name"] == "Sunday"
    blank = ann.http.patch(f"/circles/{circle}", json={"name": "\u200b "})
    assert reason(blank) == "refused-circle-name"
    own = ann.http.post(f"/circles/{circle}/remove", json={"member": 0})
    assert reason(own) == "refused-own-membership"
    ann.post(f"/circles/{circle}/remove", member=2)
    assert names(bob, circle) == ["Ann", "Bob"]
    assert cid.http.get(f"/circles/{circle}").status_code == 404
    # Who was sent away still has the old link: it lets nobody in any more.
    old = cid.http.post(f"/circles/{circle}/join", json={"key": key})
    assert reason(old) == "refused-circle-link"
    gone = ann.http.post(f"/circles/{circle}/remove", json={"member": 2})
    assert gone.status_code == 404
    assert ann.http.delete(f"/circles/{circle}").status_code == 204
    assert bob.http.get("/circles").json() == []
    assert bob.http.get(f"/circles/{circle}").status_code == 404


def test_after_the_founder_comes_who_belongs_longest_and_the_last_one_ends_it(
    server: Server,
) -> None:
    ann, bob, cid = (Person(server, name) for name in ("Ann", "Bob", "Cid"))
    circle = circle_of(ann, bob, cid)
    ann.http.post(f"/circles/{circle}/leave")
    assert founder_of(cid, circle) == "Bob"
    assert bob.http.delete("/me").status_code == 204
    assert (names(cid, circle), founder_of(cid, circle)) == (["Cid"], "Cid")
    key = seen(cid, circle)["key"]
    cid.http.post(f"/circles/{circle}/leave")
    assert reason(ann.http.post(f"/circles/{circle}/join", json={"key": key})) == (
        "refused-circle-link"
    )


def test_a_table_of_a_circle_invites_everybody_in_it(server: Server) -> None:
    ann, bob, cid, eve = (Person(server, name) for name in ("Ann", "Bob", "Cid", "Eve"))
    circle = circle_of(ann, bob, cid)
    table = ann.open("kuhn", ["me", "open"], circle=circle)

    def invited(person: Person) -> list[str]:
        return [one["id"] for one in person.http.get("/tables").json()["invited"]]

    assert [invited(one) for one in (ann, bob, cid, eve)] == [[], [table], [table], []]
    assert [one["id"] for one in seen(bob, circle)["tables"]] == [table]
    assert cid.http.delete(f"/me/tables/{table}").status_code == 204  # not this time
    assert (invited(bob), invited(cid)) == ([table], [])
    told = bob.post(f"/tables/{table}/join")
    assert told["circle"] == circle
    assert eve.http.get(f"/tables/{table}").json()["circle"] is None
    assert invited(bob) == []
    seats = [{"kind": "me"}, {"kind": "open"}]
    outside = eve.http.post("/tables", json={"game": "kuhn", "seats": seats, "circle": circle})
    assert reason(outside) == "refused-no-circle"


def test_old_invitations_and_those_of_nobody_are_not_listed(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    circle = circle_of(ann, bob)
    ann.post(f"/tables/{ann.open('kuhn', ['me', 'open'], circle=circle)}/leave")
    assert bob.http.get("/tables").json()["invited"] == []
    table = ann.open("kuhn", ["me", "open"], circle=circle)
    created = ann.http.get(f"/tables/{table}").json()["created"]
    identity = server.services.desk.known(next(iter(bob.http.cookies.values())))
    assert identity is not None
    circles = server.services.store.circles
    for later, listed in ((INVITED_SECONDS - 1, [table]), (INVITED_SECONDS, [])):
        found = server.call(partial(circles.invitations, identity.identity, created + later))
        assert [one for one in found if one == table] == listed


def test_the_score_adds_up_against_the_records_and_a_rematch_counts(server: Server) -> None:
    ann, bob, cid = (Person(server, name) for name in ("Ann", "Bob", "Cid"))
    circle = circle_of(ann, bob, cid)
    tables = []
    for host, guest in ((ann, bob), (bob, cid), (cid, ann)):
        tables.append(host.open("kuhn", ["me", "open"], circle=circle))
        guest.post(f"/tables/{tables[-1]}/join")
        host.post(f"/tables/{tables[-1]}/start")
        finish(host, guest, tables[-1])
    again = cid.post(f"/tables/{tables[-1]}/rematch")["id"]
    assert again in [one["id"] for one in seen(bob, circle)["tables"]]
    cid.post(f"/tables/{again}/start")
    finish(ann, cid, again)  # everyone sits one seat further
    elsewhere = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{elsewhere}/join")
    ann.post(f"/tables/{elsewhere}/start")
    finish(ann, bob, elsewhere)
    tables.append(again)
    played = bob.http.get(f"/circles/{circle}/history").json()["matches"]
    assert {one["id"] for one in played} == set(tables)
    assert bob.http.get(f"/circles/{circle}/history?game=royals").json()["matches"] == []
    wins: dict[str, int] = {"Ann": 0, "Bob": 0, "Cid": 0}
    for table in tables:
        (verdict,) = verify(bob.http.get(f"/matches/{table}/record").text)
        scores = verdict.scores or []
        seats = bob.http.get(f"/tables/{table}").json()["seats"]
        wins[seats[scores.index(max(scores))]["name"]] += 1
    score = seen(bob, circle)["score"]
    assert {one["name"]: one["won"] for one in score} == wins
    assert {one["name"]: one["played"] for one in score} == {"Ann": 3, "Bob": 2, "Cid": 3}
    assert [one["won"] for one in score] == sorted(wins.values(), reverse=True)
    cid.http.post(f"/circles/{circle}/leave")
    (left,) = [one for one in seen(ann, circle)["score"] if one["name"] == "Cid"]
    assert left["member"] is None  # what was played stays played
    assert seen(ann, circle)["tables"] == []


def test_a_joined_guest_belongs_where_either_did(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, phone, bob = Person(server, "Ann"), Person(server, "Nan"), Person(server, "Bob")
        founded = circle_of(phone, bob, name="of the phone")
        both = circle_of(bob, ann, phone, name="of both")
        phone.post("/links/use", secret=ann.post("/me/link")["secret"])
        assert founder_of(bob, founded) == "Ann"
        assert names(bob, both) == ["Bob", "Ann"]
        ann.http.put("/me", json={"name": "Anna", "language": "en", "known": "Ann"})
        assert names(bob, both) == ["Bob", "Anna"]
    with running(tmp_path) as server:  # … and it is all the same after a restart
        again = Person(server, None)
        again.http.cookies.update(phone.http.cookies)
        assert {one["name"] for one in again.http.get("/circles").json()} == {
            "of the phone",
            "of both",
        }


def test_circles_are_in_my_data_and_go_with_it(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    circle = circle_of(ann, bob)
    table = ann.open("kuhn", ["me", "open"], circle=circle)
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    finish(ann, bob, table)
    kept = ann.http.get("/me/data").json()["circles"]
    assert kept == [{"id": circle, "name": "Friday", "founder": True}]
    assert ann.http.delete("/me").status_code == 204
    assert founder_of(bob, circle) == "Bob"
    assert [one["name"] for one in seen(bob, circle)["score"]] == ["Bob"]
    (match,) = bob.http.get(f"/circles/{circle}/history").json()["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["", "Bob"]


def test_circles_and_their_people_are_limited(server: Server) -> None:
    ann = Person(server, "Ann")
    for number in range(MOST_CIRCLES):
        circle = circle_of(ann, name=f"circle {number}")
    more = ann.http.post("/circles", json={"name": "one too many"})
    assert reason(more) == "refused-circles-many"
    key = seen(ann, circle)["key"]
    for number in range(MOST_MEMBERS - 1):
        Person(server, f"Guest {number}").post(f"/circles/{circle}/join", key=key)
    late = Person(server, "Late").http.post(f"/circles/{circle}/join", json={"key": key})
    assert reason(late) == "refused-circle-full"
    other = circle_of(Person(server, "Bob"))
    other_key = "x" * 16
    assert reason(ann.http.post(f"/circles/{other}/join", json={"key": other_key})) == (
        "refused-circle-link"
    )


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_a_name_that_cannot_be_is_refused(server: Server, name: str) -> None:
    assert Person(server, "Ann").http.post("/circles", json={"name": name}).status_code == 422


def test_chat_that_was_read_on_one_device_is_new_on_none(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    with ann.at(table) as socket:
        socket.receive()
        for words in ("one", "two"):
            socket.ask("chat", text=words)

    def unread(person: Person) -> int:
        (mine,) = person.http.get("/tables").json()["mine"]
        return int(mine["lines"] - mine["heard"])

    assert (unread(ann), unread(bob)) == (2, 2)
    phone = Person(server, None)
    phone.post("/links/use", secret=bob.post("/me/link")["secret"])
    with phone.at(table) as socket:
        socket.until(lambda message: message["type"] == "table")
        assert bob.http.put(f"/me/tables/{table}/heard", json={"lines": 2}).status_code == 204
        socket.until(lambda _: socket.table.get("heard") == 2)
    assert bob.http.put(f"/me/tables/{table}/heard", json={"lines": 1}).status_code == 204
    assert (unread(ann), unread(bob), unread(phone)) == (2, 0, 0)
    eve = Person(server, "Eve")  # who only looks on has nothing to be reminded of
    assert eve.http.put(f"/me/tables/{table}/heard", json={"lines": 2}).status_code == 204
    assert eve.http.get(f"/tables/{table}").json()["heard"] == 0
