"""Push and mail servers fail: who was not reached is called otherwise, or again, not for ever."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from tests.server.playing import Person, Server, running
from tests.server.push_service import PATIENCE, PushService, push_service
from tests.server.test_calls import ALL, PUBLIC, Letters, nobody_waits, playing, reason

from regency.server.notices import caller as caller_module

TRIES = 4


class Post(Letters):
    """A mail server that takes nothing as long as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = 0
        self.takes = True

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.takes:
            return await super().handle_DATA(server, session, envelope)
        self.refused += 1
        return "451 try again later"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Post, int]]:
    port, handler = closed_port(), Post()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Post, int]) -> Iterator[Server]:
    given: dict[str, Any] = {
        "call_after": 0.05,
        "push_own_network": True,
        "mail_server": f"smtp://127.0.0.1:{post[1]}",
        "mail_from": "regency@games.example",
        "public_address": PUBLIC,
    }
    with running(tmp_path_factory.mktemp("data"), **given) as found:
        yield found


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller_module, "RETRY_SECONDS", (0.05,) * (TRIES - 1), raising=False)


@pytest.fixture(autouse=True)
def all_is_well(service: PushService, post: tuple[Post, int]) -> Iterator[None]:
    yield
    service.status, post[0].takes = 201, True


def closed_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def with_mail(person: Person, letters: Letters, address: str) -> None:
    """Let somebody have an address that is confirmed."""
    before = len(letters.sent)
    assert person.http.put("/me/mail", json={"address": address}).is_success
    words = letters.wait(before + 1)[1]
    token = words.split(f"{PUBLIC}/mail/confirm#")[1].split()[0]
    assert person.http.post("/mail/confirm", json={"secret": token}).is_success


def his_turn(server: Server, bob: Person) -> str:
    ann = Person(server, "Ann")
    table = playing(server, ann, bob)
    with ann.at(table) as socket:
        socket.wait_for_state()
        socket.play(0)
    return table


def taken(service: PushService, count: int) -> None:
    """Wait until so many messages came, whatever the service answered."""
    for _ in range(count):
        service.messages.get(timeout=PATIENCE)


@pytest.mark.parametrize("status", [429, 503])
def test_a_service_that_is_busy_is_asked_again(
    server: Server, service: PushService, status: int
) -> None:
    bob = Person(server, "Bob")
    key = bob.http.get("/me/calls").json()["key"]
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    service.at_first = [status, status]
    his_turn(server, bob)
    taken(service, 2)
    message = service.next(key)[1]
    assert message["title"] == "Your turn: Kuhn poker"
    nobody_waits(server)
    assert service.messages.empty(), "who was reached is not called again"
    assert bob.http.get("/me/calls").json()["browsers"] == 1


def test_a_service_that_stays_away_is_asked_so_often_and_no_more(
    server: Server, service: PushService
) -> None:
    bob = Person(server, "Bob")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    service.status = 503
    his_turn(server, bob)
    taken(service, TRIES)
    nobody_waits(server)
    assert service.messages.empty()


@pytest.mark.parametrize("status", [403, 429, 503])
def test_mail_goes_where_no_push_arrives(
    server: Server, service: PushService, post: tuple[Post, int], status: int
) -> None:
    letters, bob = post[0], Person(server, "Bob")
    with_mail(bob, letters, f"bob{status}@example.org")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    service.status, before = status, len(letters.sent)
    table = his_turn(server, bob)
    to, words = letters.wait(before + 1)
    assert to == f"bob{status}@example.org"
    assert f"{PUBLIC}/table/{table}" in words
    taken(service, 1)
    nobody_waits(server)
    assert service.messages.empty(), "a mail reached them"


def test_mail_goes_where_the_push_service_hangs_up(
    server: Server, service: PushService, post: tuple[Post, int]
) -> None:
    letters, bob = post[0], Person(server, "Bob")
    with_mail(bob, letters, "refused@example.org")
    keys = service.browser().keys() | {"endpoint": f"http://127.0.0.1:{closed_port()}/browser/0"}
    bob.post("/me/calls/here", **keys, wishes=ALL)
    before = len(letters.sent)
    his_turn(server, bob)
    assert letters.wait(before + 1)[0] == "refused@example.org"


def test_a_service_that_refuses_our_key_is_not_asked_again_and_the_log_says_so(
    server: Server, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    bob = Person(server, "Bob")
    bob.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    service.status = 403
    with caplog.at_level(logging.ERROR):
        his_turn(server, bob)
        taken(service, 1)
        nobody_waits(server)
    assert service.messages.empty()
    assert "refuses what this server sends: it answered 403" in caplog.text
    assert bob.http.get("/me/calls").json()["browsers"] == 1, "the mistake is not the browser's"


def test_mail_that_fails_is_sent_again_so_often_and_no_more(
    server: Server, post: tuple[Post, int]
) -> None:
    letters, bob = post[0], Person(server, "Bob")
    bob.http.put("/me/calls", json=ALL)
    with_mail(bob, letters, "patient@example.org")
    letters.takes, letters.refused, before = False, 0, len(letters.sent)
    his_turn(server, bob)
    end = time.monotonic() + PATIENCE
    while letters.refused < 2:
        assert time.monotonic() < end, "nothing was sent again"
        time.sleep(0.02)
    letters.takes = True
    assert letters.wait(before + 1)[0] == "patient@example.org"
    nobody_waits(server)
    letters.takes, letters.refused = False, 0
    his_turn(server, bob)
    nobody_waits(server)
    assert letters.refused == TRIES
    assert len(letters.sent) == before + 1


def test_an_address_stays_where_no_mail_can_be_sent_to_the_new_one(
    server: Server, post: tuple[Post, int]
) -> None:
    letters, bob = post[0], Person(server, "Bob")
    with_mail(bob, letters, "old@example.org")
    letters.takes = False
    answer = bob.http.put("/me/mail", json={"address": "new@example.org"})
    assert (answer.status_code, reason(answer)) == (503, "refused-mail-failed")
    told = bob.http.get("/me/calls").json()
    assert (told["mail"], told["confirmed"]) == ("old@example.org", True)


def test_whoever_speaks_another_language_is_called_in_it(
    server: Server, service: PushService, post: tuple[Post, int]
) -> None:
    letters, bob, phone = post[0], Person(server, "Bob"), Person(server, None)
    phone.post("/links/use", secret=bob.post("/me/link", settings="{}")["secret"])
    key = bob.http.get("/me/calls").json()["key"]
    laptop_s, phone_s = service.browser(), service.browser()
    bob.post("/me/calls/here", **laptop_s.keys(), wishes=ALL)
    phone.post("/me/calls/here", **phone_s.keys(), wishes=ALL)
    bob.http.put("/me", json={"name": "Bob", "language": "fr", "known": "Bob"})
    his_turn(server, bob)
    told = dict(service.next(key) for _ in range(2))
    assert told[laptop_s]["title"] == "À vous de jouer\u00a0: Poker de Kuhn"
    assert told[phone_s]["title"] == "Your turn: Kuhn poker", "each device has its own"
    for one in (bob, phone):
        one.http.delete("/me/calls/here")
    with_mail(bob, letters, "french@example.org")
    bob.http.put("/me", json={"name": "Bob", "language": "uk", "known": "Bob"})
    before = len(letters.sent)
    his_turn(server, bob)
    assert "Ви отримали" in letters.wait(before + 1)[1]


def test_wishes_and_mail_of_a_guest_come_along(
    server: Server, service: PushService, post: tuple[Post, int]
) -> None:
    letters, ann, guest = post[0], Person(server, "Ann"), Person(server, "Guest")
    with_mail(guest, letters, "guest@example.org")
    guest.post("/me/calls/here", **service.browser().keys(), wishes=ALL)
    guest.post("/links/use", secret=ann.post("/me/link", settings="{}")["secret"])
    told = ann.http.get("/me/calls").json()
    assert (told["wishes"]["kinds"], told["browsers"]) == (ALL["kinds"], 1)
    assert (told["mail"], told["confirmed"]) == ("guest@example.org", True)
    other = Person(server, "Other")
    other.http.put("/me/calls", json=ALL)
    other.post("/links/use", secret=ann.post("/me/link", settings="{}")["secret"])
    assert ann.http.get("/me/calls").json() == told, "the person's own go on"
