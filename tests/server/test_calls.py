"""People who are not there are called: by push, by mail, for what they chose, not too often."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from datetime import datetime
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from tests.server.playing import Person, Server, running
from tests.server.push_service import PATIENCE, PushService, push_service

from regency.server.notices.caller import (
    CALLS,
    CALLS_A_TABLE,
    CONFIRMATIONS,
    MAILS,
    Call,
    quiet_for,
    said,
)
from regency.server.notices.mail import is_address
from regency.server.notices.push import PublicResolver
from regency.server.notices.subscriptions import BadEndpoint, check_endpoint
from regency.server.wire.personal import Quiet, Wishes

ALL = {"kinds": ["turn", "invited", "rematch", "chat"], "quiet": None, "zone": "UTC"}
PUBLIC = "https://games.example"
FOR_EVER = 2**60


class Letters:
    """A mail server of the tests' own."""

    def __init__(self) -> None:
        self.sent: list[tuple[list[str], Message]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.sent.append((envelope.rcpt_tos, message_from_bytes(envelope.content)))
        return "250 OK"

    def wait(self, count: int) -> tuple[str, str]:
        """Return to whom the last of so many mails went, and its words."""
        end = time.monotonic() + PATIENCE
        while len(self.sent) < count:
            assert time.monotonic() < end, "no mail came"
            time.sleep(0.02)
        to, letter = self.sent[count - 1]
        body = letter.get_payload(decode=True)
        assert isinstance(body, bytes)
        return to[0], body.decode()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[Letters, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    handler = Letters()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, letters: tuple[Letters, int]
) -> Iterator[Server]:
    given: dict[str, Any] = {
        "call_after": 0.05,
        "push_own_network": True,
        "mail_server": f"smtp://127.0.0.1:{letters[1]}",
        "mail_from": "regency@games.example",
        "public_address": PUBLIC,
    }
    with running(tmp_path_factory.mktemp("data"), **given) as found:
        yield found


def reason(answer: Any) -> str:
    assert not answer.is_success, answer.text
    return str(answer.json()["reason"]["key"])


def playing(server: Server, ann: Person, bob: Person) -> str:
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    return table


def nobody_waits(server: Server) -> None:
    """Wait until everybody was called who was to be called."""
    caller, waiting = server.services.caller, server.services.store.waiting
    end = time.monotonic() + PATIENCE
    while caller._tasks or caller._timers or server.call(lambda: waiting.due(FOR_EVER)):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_my_turn_reaches_every_browser_in_its_language_and_hides_every_card(
    server: Server, service: PushService
) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob", "fr")
    key = bob.http.get("/me/calls").json()["key"]
    mine = service.browser()
    told = bob.post("/me/calls/here", **mine.keys(), wishes=ALL)
    assert (told["here"], told["browsers"], told["wishes"]["kinds"]) == (True, 1, ALL["kinds"])
    table = playing(server, ann, bob)
    with ann.at(table) as socket:
        socket.wait_for_state()
        socket.play(0)  # now it is Bob's turn, who is not there
        browser, message = service.next(key)
    assert browser is mine
    assert message["title"] == "À vous de jouer\u00a0: Poker de Kuhn"
    assert (message["body"], message["url"]) == ("Ann", f"/table/{table}")
    assert set(message) == {"title", "body", "tag", "url"}
    assert len(message["tag"]) <= 32
    bob.http.delete("/me/calls/here")
    assert bob.http.get("/me/calls").json()["browsers"] == 0


def test_who_is_there_or_did_not_ask_is_not_called(server: Server, service: PushService) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    key = ann.http.get("/me/calls").json()["key"]
    ann.post("/me/calls/here", **service.browser().keys(), wishes=ALL | {"kinds": ["chat"]})
    table = playing(server, bob, ann)
    with bob.at(table) as socket:
        socket.wait_for_state()
        socket.play(0)  # it is Ann's turn: she did not wish to hear of that
        with ann.at(table) as there:
            there.wait_for_state()
            socket.ask("chat", text="you are here")
            there.until(lambda message: message["type"] == "chat")
        socket.ask("chat", text="the queen of my hand")
    _, message = service.next(key)
    assert message["title"] == "New messages: Kuhn poker"
    assert "queen" not in str(message)
    assert service.messages.empty()
    ann.http.delete("/me/calls/here")


def test_a_rematch_calls_those_who_have_gone(server: Server, service: PushService) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    key = bob.http.get("/me/calls").json()["key"]
    table = playing(server, ann, bob)
    with ann.at(table) as a, bob.at(table) as b:
        a.wait_for_state()
        b.wait_for_state()
        for mover in (a, b):
            at = mover.play(0)["at"]
            a.reach(at)
            b.reach(at)
        a.until(lambda _: a.table["stage"] == "over")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    again = ann.post(f"/tables/{table}/rematch")["id"]
    _, message = service.next(key)
    assert (message["title"], message["url"]) == ("Rematch: Kuhn poker", f"/table/{again}")
    bob.http.delete("/me/calls/here")


def test_a_table_of_a_circle_calls_its_people_while_there_is_a_seat(
    server: Server, service: PushService
) -> None:
    ann, bob, cid = (Person(server, name) for name in ("Ann", "Bob", "Cid"))
    circle = ann.post("/circles", name="Friday")
    for person in (bob, cid):
        person.post(f"/circles/{circle['id']}/join", key=circle["key"])
    key = bob.http.get("/me/calls").json()["key"]
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    wishes = ALL | {"kinds": ["turn", "rematch", "chat"]}
    cid.post("/me/calls/here", **service.browser().keys(), wishes=wishes)
    table = ann.open("kuhn", ["me", "open"], circle=circle["id"])
    _, message = service.next(key)
    assert (message["title"], message["body"]) == ("Invitation: Kuhn poker", "Ann")
    assert message["url"] == f"/table/{table}"
    caller = server.services.caller
    soon, caller._grace = caller._grace, 0.5
    try:  # whoever sat down meanwhile, or finds every seat taken, is not called
        full = ann.open("kuhn", ["me", "open"], circle=circle["id"])
        cid.post(f"/tables/{full}/join")
        nobody_waits(server)
    finally:
        caller._grace = soon
    assert service.messages.empty()
    bob.http.delete("/me/calls/here")
    cid.http.delete("/me/calls/here")


def test_a_browser_that_has_gone_is_forgotten(server: Server, service: PushService) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    service.status = 410
    try:
        table = playing(server, ann, bob)
        with ann.at(table) as socket:
            socket.wait_for_state()
            socket.play(0)
        service.messages.get(timeout=PATIENCE)
        end = time.monotonic() + PATIENCE
        while bob.http.get("/me/calls").json()["browsers"]:
            assert time.monotonic() < end
            time.sleep(0.02)
    finally:
        service.status = 201


def test_mail_is_confirmed_sent_and_left(server: Server, letters: tuple[Letters, int]) -> None:
    handler, _ = letters
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    for bad in ("bob", "bob@example", "a@b.org\nBcc: eve@c.org", "a@b.org, c@d.org"):
        assert reason(bob.http.put("/me/mail", json={"address": bad})) == "refused-address"
    night = {"begins": 22 * 60, "ends": 8 * 60}
    told = bob.http.put("/me/calls", json=ALL | {"quiet": night, "zone": "Europe/Kyiv"}).json()
    assert told["wishes"]["quiet"] == night
    bob.http.put("/me/calls", json=ALL)
    told = bob.http.put("/me/mail", json={"address": "bob@example.org"}).json()
    assert (told["mail"], told["confirmed"]) == ("bob@example.org", False)
    to, words = handler.wait(1)
    assert to == "bob@example.org"
    token = words.split(f"{PUBLIC}/mail/confirm#")[1].split()[0]
    nobody = Person(server, None)
    wrong = nobody.http.post("/mail/confirm", json={"secret": "x" * 20})
    assert reason(wrong) == "refused-mail-link"
    assert nobody.http.post("/mail/confirm", json={"secret": token}).status_code == 204
    table = playing(server, ann, bob)
    with ann.at(table) as socket:
        socket.wait_for_state()
        socket.play(0)
        to, words = handler.wait(2)
    assert to == "bob@example.org"
    assert f"{PUBLIC}/table/{table}" in words
    assert f"{PUBLIC}/mail/leave#{token}" in words
    assert nobody.http.post("/mail/leave", json={"secret": token}).status_code == 204
    assert bob.http.get("/me/calls").json()["mail"] is None
    again = nobody.http.post("/mail/leave", json={"secret": token})
    assert reason(again) == "refused-mail-link"


def test_calls_are_limited_by_person_and_table(server: Server, service: PushService) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    key = bob.http.get("/me/calls").json()["key"]
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    table = playing(server, ann, bob)
    most = int(CALLS_A_TABLE.burst)
    with ann.at(table) as socket:
        socket.wait_for_state()
        for _ in range(most):
            socket.ask("chat", text="hello")
            service.next(key)
        socket.ask("chat", text="one too many")
        nobody_waits(server)
    assert service.messages.empty()


def test_a_person_is_called_so_often_and_no_more_however_many_tables_they_have(
    server: Server, service: PushService
) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    key = bob.http.get("/me/calls").json()["key"]
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    most = int(CALLS.burst)
    for number in range(most + 1):
        with ann.at(playing(server, ann, bob)) as socket:
            socket.wait_for_state()
            socket.play(0)
            nobody_waits(server)
        assert service.messages.empty() == (number == most)
        if number < most:
            service.next(key)


def test_a_person_gets_so_many_mails_and_no_more(
    server: Server, letters: tuple[Letters, int]
) -> None:
    handler, _ = letters
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bob.http.put("/me/calls", json=ALL)
    bob.http.put("/me/mail", json={"address": "many@example.org"})
    token = handler.wait(len(handler.sent))[1].split(f"{PUBLIC}/mail/confirm#")[1].split()[0]
    assert bob.http.post("/mail/confirm", json={"secret": token}).is_success
    before, most = len(handler.sent), int(MAILS.burst)
    for _ in range(most + 1):
        with ann.at(playing(server, ann, bob)) as socket:
            socket.wait_for_state()
            socket.play(0)
            nobody_waits(server)
    assert len(handler.sent) == before + most
    # Saying the same address again asks for nothing, and does not make it unconfirmed.
    assert bob.http.put("/me/mail", json={"address": "many@example.org"}).json()["confirmed"]
    assert len(handler.sent) == before + most


def test_nobody_s_mailbox_is_filled_with_letters_to_confirm(
    server: Server, letters: tuple[Letters, int]
) -> None:
    handler, _ = letters
    before, most = len(handler.sent), int(CONFIRMATIONS.burst)

    def ask(person: Person, address: str) -> Any:
        return person.http.put("/me/mail", json={"address": address})

    for number in range(most):  # however many guests somebody makes, and however it is written
        address = "Victim@example.org" if number % 2 else "victim@example.org"
        assert ask(Person(server, "Eve"), address).is_success
    eve = Person(server, "Eve")
    assert reason(ask(eve, "victim@example.org")) == "refused-too-many-mails"
    assert eve.http.get("/me/calls").json()["mail"] is None, "nothing has changed"
    assert len(handler.sent) == before + most
    tries = [ask(eve, f"victim{number}@example.org").status_code for number in range(most)]
    assert tries == [200] * (most - 1) + [429], "nor does one person write to many"


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        assert ann.http.get("/me/calls").json()["may_mail"] is False
        answer = ann.http.put("/me/mail", json={"address": "a@example.org"})
        assert reason(answer) == "refused-no-mail"
        first = ann.http.get("/me/calls").json()["key"]
        inside = {"endpoint": "https://10.0.0.1/x", "p256dh": "k", "auth": "a", "wishes": ALL}
        assert reason(ann.http.post("/me/calls/here", json=inside)) == "refused-endpoint"
    with running(tmp_path) as server:  # the key is made once
        assert Person(server, "Ann").http.get("/me/calls").json()["key"] == first
    assert (tmp_path / "push-key.pem").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://10.1.2.3/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_nothing_is_sent_to_our_own_network(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, own_network=False)


def test_public_endpoints_may_be_called() -> None:
    check_endpoint("https://fcm.googleapis.com/fcm/send/abc", own_network=False)
    check_endpoint("https://web.push.apple.com:443/x", own_network=False)


def test_a_name_that_leads_home_is_not_followed() -> None:
    async def resolve() -> None:
        await PublicResolver().resolve("localhost", 443)

    with pytest.raises(OSError, match="not on the public network"):
        asyncio.run(resolve())


@pytest.mark.parametrize(
    ("quiet", "time_of_day", "minutes"),
    [
        (None, (3, 0), 0),
        ((22 * 60, 8 * 60), (23, 0), 9 * 60),
        ((22 * 60, 8 * 60), (7, 30), 30),
        ((22 * 60, 8 * 60), (12, 0), 0),
        ((9 * 60, 17 * 60), (16, 59), 1),
        ((9 * 60, 17 * 60), (17, 0), 0),
    ],
)
def test_quiet_hours(
    quiet: tuple[int, int] | None, time_of_day: tuple[int, int], minutes: int
) -> None:
    now = datetime(2026, 5, 4, *time_of_day)
    hours = None if quiet is None else Quiet(begins=quiet[0], ends=quiet[1])
    assert quiet_for(Wishes(kinds=[], quiet=hours), now) == minutes * 60


def test_an_unknown_zone_is_utc() -> None:
    assert Wishes(kinds=[], zone="Mars/Olympus").zone == "UTC"


@pytest.mark.parametrize("language", ["en", "fr", "uk", "ru", "zh-Hant"])
@pytest.mark.parametrize("kind", ["turn", "invited", "rematch", "chat"])
def test_calls_are_said_in_every_language(kind: Any, language: str) -> None:
    one = Call(kind, "a", "royals", ("Bob", "Eve"))
    title, words = said([one], language)
    assert "call-" not in title
    assert words == "Bob, Eve"
    many, games = said([one, Call(kind, "b", "kuhn", ())], language)
    assert "2" in many
    assert ", " in games


@pytest.mark.parametrize("address", ["a@b.org", "first.last+tag@mail.example.co.uk"])
def test_addresses_that_can_be(address: str) -> None:
    assert is_address(address)
