"""Sessions end: by themselves when nobody uses them, everywhere at once when somebody says so."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from tests.server.playing import SECRET, Person, Server, running
from websockets.exceptions import ConnectionClosed

from regency.server.auth.sessions import COOKIE, DAY, HOST_COOKIE, Desk
from regency.server.wire.common import API

pytestmark = pytest.mark.finding("T14")

HTTPS = {"X-Forwarded-Proto": "https"}
ME = {"name": "Ann", "language": "en"}


def with_cookie(server: Server, value: str, name: str = COOKIE) -> Person:
    """Return someone whose browser has a cookie already."""
    person = Person(server, None)
    person.http.cookies.set(name, value)
    return person


def cookie_of(person: Person) -> str:
    return str(person.http.cookies[COOKIE])


def test_a_session_ends_half_a_year_after_its_last_use() -> None:
    now = [1_800_000_000.0]
    desk = Desk(SECRET, lambda: now[0])
    guest = desk.new("Ann", "en")
    value = desk.sign(guest)
    for _ in range(5):  # used now and then, it goes on
        now[0] += 179 * DAY
        session = desk.session(value)
        assert session is not None
        assert session.guest == guest
        assert desk.is_stale(session)
        value = desk.sign(session.guest, session.begun)
    session = desk.session(value)
    assert session is not None
    assert session.begun == 1_800_000_000_000
    assert not desk.is_stale(session)  # at most once a day
    now[0] += 181 * DAY
    assert desk.session(value) is None


def test_use_renews_a_cookie_at_most_once_a_day(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        fresh = cookie_of(person)
        assert "set-cookie" not in person.http.get("/me").headers
        now = server.services.desk._now
        server.services.desk._now = lambda: now() + 1.5 * DAY
        answer = person.http.get("/tables")
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
        assert cookie_of(person) != fresh
        assert "set-cookie" not in person.http.get("/tables").headers
        server.services.desk._now = lambda: now() + 400 * DAY
        assert person.http.get("/me").status_code == 404


def test_ending_all_sessions_is_at_once_everywhere_and_for_good(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        here = Person(server)
        elsewhere = with_cookie(server, cookie_of(here))
        stolen = cookie_of(here)
        other = Person(server, "Bob")
        table = here.open("kuhn", ["me", "page"], start=True)
        with elsewhere.at(table) as socket, here.at(table) as own, other.at(table) as third:
            socket.wait_for_state()
            own.wait_for_state()
            answer = here.http.delete("/me/sessions")
            assert answer.status_code == 204
            for ended in (socket, own):
                with pytest.raises(ConnectionClosed) as closed:
                    ended.until(lambda _: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            assert third.ask("ping")["type"] == "pong"
        assert elsewhere.http.get("/me").status_code == 404
        assert here.http.get("/me").json()["name"] == "Ann"  # with its new cookie
        assert here.http.get(f"/tables/{table}").json()["seats"][0]["mine"]
        assert cookie_of(here) != stolen
        kept = cookie_of(here)
    with running(tmp_path) as server:
        assert with_cookie(server, stolen).http.get("/me").status_code == 404
        back = with_cookie(server, kept)
        assert back.http.get(f"/tables/{table}").json()["seats"][0]["mine"]


def test_a_cookie_from_before_is_known_and_replaced(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        first = Person(server)
        table = first.open("kuhn", ["me", "page"])
        guest = server.services.desk.known(cookie_of(first))
        assert guest is not None
    # As servers signed them before they had a date.
    old = URLSafeSerializer(SECRET, salt="guest").dumps([guest.identity, "Ann", "en"])
    assert isinstance(old, str)
    with running(tmp_path) as server:
        person = with_cookie(server, old)
        answer = person.http.get(f"/tables/{table}")
        assert answer.json()["seats"][0]["mine"]  # nobody loses a seat
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
        replaced = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        again = with_cookie(server, replaced)
        assert again.http.get(f"/tables/{table}").json()["seats"][0]["mine"]
        assert again.http.delete("/me/sessions").status_code == 204
        assert with_cookie(server, old).http.get("/me").status_code == 404


def test_behind_https_the_cookie_is_the_hosts_own(tmp_path: Path) -> None:
    with running(tmp_path, behind_proxy=True) as server:
        address = f"{server.address}{API}/me"
        answer = httpx.put(address, json=ME, headers=HTTPS)
        given = answer.headers.get_list("set-cookie")[0]
        assert given.startswith(f"{HOST_COOKIE}=")
        for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert word in given.split("; ")
        assert "Domain" not in given
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        value = given.partition("=")[2].partition(";")[0]
        for scheme, status in (("https", 200), ("http", 404)):
            headers = {"Cookie": f"{HOST_COOKIE}={value}", "X-Forwarded-Proto": scheme}
            assert httpx.get(address, headers=headers).status_code == status
        plain = httpx.put(address, json=ME)
        assert "strict-transport-security" not in plain.headers
        assert plain.headers["set-cookie"].startswith(f"{COOKIE}=")
        # A cookie from before, under the old name, is replaced and taken away.
        old = plain.headers["set-cookie"].partition("=")[2].partition(";")[0]
        found = httpx.get(address, headers={"Cookie": f"{COOKIE}={old}", **HTTPS})
        assert found.status_code == 200
        names = [cookie.partition("=")[0] for cookie in found.headers.get_list("set-cookie")]
        assert names == [HOST_COOKIE, COOKIE]
        assert "Max-Age=0" in found.headers.get_list("set-cookie")[1]
