"""One person on several devices: links that work once, sessions that end one by one, keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running
from websockets.exceptions import ConnectionClosed

from regency.server.auth import one_time
from regency.server.auth.browsers import label_of

PHONE = (
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36"
)


def link_of(person: Person, settings: str = "{}") -> str:
    return str(person.post("/me/link", settings=settings)["secret"])


def names(person: Person, table: str) -> list[str]:
    found = person.http.get(f"/tables/{table}").json()["seats"]
    return [seat["name"] for seat in found if seat["mine"]]


def reason(answer: Any) -> str:
    return str(answer.json()["reason"]["key"])


def test_a_phone_goes_on_as_the_same_person(server: Server) -> None:
    laptop = Person(server, "Ann")
    table = laptop.open("kuhn", ["me", "page"], start=True)
    secret = link_of(laptop, '{"theme":"dark"}')
    phone = Person(server, None)
    assert phone.post("/links/look", secret=secret) == {
        "name": "Ann",
        "already": False,
        "tables": 0,
        "leaves": False,
    }
    assert phone.post("/links/use", secret=secret) == {
        "name": "Ann",
        "settings": '{"theme":"dark"}',
    }
    assert names(phone, table) == ["Ann"]
    with phone.at(table) as socket:
        socket.wait_for_state()
        assert socket.state["viewer"] == 0
    listed = phone.http.get("/tables").json()["mine"]
    assert [one["id"] for one in listed] == [table]


def test_a_link_works_once_and_for_ten_minutes(server: Server) -> None:
    ann, bob, eve = Person(server, "Ann"), Person(server, None), Person(server, "Eve")
    secret = link_of(ann)
    for _ in range(3):  # a preview that looks, or even asks, burns nothing
        bob.post("/links/look", secret=secret)
    bob.post("/links/use", secret=secret)
    again = eve.http.post("/links/use", json={"secret": secret})
    assert (again.status_code, reason(again)) == (403, "refused-link-over")
    assert eve.http.get("/me").json()["name"] == "Eve"  # nothing is lost
    late = link_of(ann)
    desk, now = server.services.desk, server.services.desk._now
    desk._now = lambda: now() + one_time.LINK_MILLISECONDS / 1000 + 1
    try:
        expired = eve.http.post("/links/use", json={"secret": late})
    finally:
        desk._now = now
    assert reason(expired) == "refused-link-over"
    first, second = link_of(ann), link_of(ann)  # the newest counts
    assert reason(eve.http.post("/links/look", json={"secret": first})) == "refused-link-over"
    assert eve.post("/links/look", secret=second)["name"] == "Ann"
    assert reason(eve.http.post("/links/use", json={"secret": "x" * 32})) == "refused-link-over"


def test_a_link_that_one_guest_is_using_is_nobody_elses(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    secret = link_of(ann)
    persons, now = server.services.store.persons, server.services.desk.now()
    hashed = one_time.hashed(secret)
    assert server.call(lambda: persons.claim_link(hashed, "somebody", now))
    assert server.call(lambda: persons.claim_link(hashed, "somebody", now)), "after a failure"
    assert reason(eve.http.post("/links/use", json={"secret": secret})) == "refused-link-over"


def test_seats_of_the_other_device_come_along(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, phone, bob = Person(server, "Ann"), Person(server, ""), Person(server, "Bob")
        hosted = phone.open("kuhn", ["me", "open"])
        joined = bob.open("kuhn", ["me", "open"])
        phone.post(f"/tables/{joined}/join")
        both = ann.open("kuhn", ["me", "open"])
        phone.post(f"/tables/{both}/join")
        ann.post(f"/tables/{both}/start")
        with phone.at(joined) as socket:
            socket.ask("chat", text="from my phone")
            secret = link_of(ann)
            assert phone.post("/links/look", secret=secret)["tables"] == 3
            phone.post("/links/use", secret=secret)
            with pytest.raises(ConnectionClosed):  # it comes back as Ann
                socket.until(lambda _: False)
        assert ann.http.get(f"/tables/{hosted}").json()["host"]
        assert names(ann, joined) == ["Ann"]
        assert names(ann, both) == ["Ann", "Ann"]  # two seats on one device: it is passed on
        said = ann.http.get("/me/data").json()["chat"]
        assert [line["text"] for line in said] == ["from my phone"]
    with running(tmp_path) as server:  # … and it is all the same after a restart
        again = Person(server, None)
        again.http.cookies.update(phone.http.cookies)
        assert names(again, joined) == ["Ann"]
        assert again.http.get("/me").json()["name"] == "Ann"


def test_a_name_is_the_persons_on_every_device(server: Server) -> None:
    ann, phone = Person(server, "Ann"), Person(server, None)
    phone.post("/links/use", secret=link_of(ann))
    table = ann.open("kuhn", ["me", "open"])
    phone.http.put("/me", json={"name": "Anna", "language": "fr", "known": "Ann"})
    # The laptop still remembers the old name, and tells it without having changed it.
    told = ann.http.put("/me", json={"name": "Ann", "language": "en", "known": "Ann"}).json()
    assert (told["name"], told["language"]) == ("Anna", "en")
    assert names(ann, table) == ["Anna"]
    ann.http.put("/me", json={"name": "Annie", "language": "en", "known": "Anna"})
    assert phone.http.get("/me").json()["name"] == "Annie"


def test_devices_are_listed_and_ended_one_by_one(server: Server) -> None:
    ann, phone = Person(server, "Ann"), Person(server, None)
    phone.http.headers["user-agent"] = PHONE
    phone.post("/links/use", secret=link_of(ann))
    phone.http.get("/me")
    server.call(lambda: _noted(server))
    found = {one["system"]: one for one in ann.http.get("/me/devices").json()["devices"]}
    assert set(found) == {"", "Android"}
    assert found["Android"]["browser"] == "Chrome"
    assert [found[system]["here"] for system in ("", "Android")] == [True, False]
    table = ann.open("kuhn", ["me", "open"])
    with phone.at(table) as socket:
        socket.receive()
        eve = Person(server, "Eve")
        not_hers = eve.http.delete(f"/me/devices/{found['Android']['id']}")
        assert not_hers.status_code == 404
        assert ann.http.delete(f"/me/devices/{found['Android']['id']}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert phone.http.get("/me").status_code == 404
    assert ann.http.get("/me").json()["name"] == "Ann"
    assert [one["here"] for one in ann.http.get("/me/devices").json()["devices"]] == [True]
    assert ann.http.delete("/me/sessions").status_code == 204
    assert len(ann.http.get("/me/devices").json()["devices"]) == 1


async def _noted(server: Server) -> None:
    """Wait until every device that was used is noted."""
    for task in list(server.services._noting):
        await task


def test_a_recovery_key_opens_the_door_however_it_is_typed(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("kuhn", ["me", "open"])
    before = ann.post("/me/recovery")["key"]
    key = ann.post("/me/recovery")["key"]
    assert ann.http.get("/me/devices").json()["recovery"] is not None
    lost = Person(server, "Nobody")
    wrong = lost.http.post("/sign-in/recovery", json={"key": before})
    assert (wrong.status_code, reason(wrong)) == (403, "refused-recovery")
    assert lost.post("/sign-in/recovery", key=key.lower().replace("-", " "))["name"] == "Ann"
    assert names(lost, table) == ["Ann"]


def test_a_passkey_that_proves_nothing_changes_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    nonsense: dict[str, Any] = {"id": "AAAA", "response": {"clientDataJSON": "e30"}}
    assert ann.post("/me/passkeys/begin")["options"]["user"]["displayName"] == "Ann"
    assert reason(ann.http.post("/me/passkeys", json={"credential": nonsense})) == "refused-passkey"
    unknown = ann.http.post("/sign-in", json={"credential": nonsense})
    assert reason(unknown) == "refused-passkey-unknown"
    assert ann.http.get("/me/devices").json()["passkeys"] == []


def test_deleting_oneself_takes_devices_links_and_keys(server: Server) -> None:
    ann, phone = Person(server, "Ann"), Person(server, None)
    phone.post("/links/use", secret=link_of(ann))
    key, secret = ann.post("/me/recovery")["key"], link_of(ann)
    assert ann.http.get("/me/data").json()["recovery_key_since"] is not None
    assert phone.http.delete("/me").status_code == 204
    assert ann.http.get("/me").status_code == 404
    eve = Person(server, "Eve")
    assert reason(eve.http.post("/sign-in/recovery", json={"key": key})) == "refused-recovery"
    assert reason(eve.http.post("/links/use", json={"secret": secret})) == "refused-link-over"


def test_signing_out_everywhere_else_ends_a_link_that_nobody_used(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    secret = link_of(ann)
    assert ann.http.delete("/me/sessions").status_code == 204
    assert reason(eve.http.post("/links/use", json={"secret": secret})) == "refused-link-over"
    assert eve.post("/links/look", secret=link_of(ann))["name"] == "Ann"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (PHONE, "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0", "Firefox · Mac"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604",
            "Safari · iPhone",
        ),
        ("curl/8", " · "),
    ],
)
def test_browsers_are_known_by_what_they_say(agent: str, label: str) -> None:
    assert label_of(agent) == label
