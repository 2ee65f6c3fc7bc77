"""Headers, cookies, origins, sizes, floods, and the files of the web app."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.playing import SECRET, Person, Server, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from regency.server.auth.sessions import COOKIE, Desk
from regency.server.net.security import HEADERS
from regency.server.net.transport import FLOODED
from regency.server.ops.limits import FORGET_ABOVE, RATES, Limits
from regency.server.wire.common import API


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, and a small web app."""
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text(
        '<!doctype html><html lang="en"><title>The app</title>', "utf-8"
    )
    (web / "assets" / "app-1f2e.js").write_text("export const x = 1;\n" * 50, "utf-8")
    (web / "assets" / "app-1f2e.js.br").write_bytes(b"as packed by the build")
    with running(
        tmp_path_factory.mktemp("data"), limits=True, web=web, origins=("http://dev:5173",)
    ) as server:
        yield server


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers)


def test_every_answer_carries_the_headers(strict: Server) -> None:
    for path in ("/", "/healthz", f"{API}/games", f"{API}/nothing", "/assets/none.js"):
        answer = get(strict, path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "server" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert get(strict, f"{API}/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(strict: Server) -> None:
    answer = httpx.put(f"{strict.address}{API}/me", json={"name": "Ann", "language": "en"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # plain http here; behind https it is
    value = cookie.split("=", 1)[1].split(";")[0]
    guest = Desk(SECRET).known(value)
    assert guest is not None
    assert guest.name == "Ann"
    # Not the last character: two of its bits say nothing.
    turned = value[:-2] + ("A" if value[-2] != "A" else "B") + value[-1]
    for forged in ("", "x", turned, "a" * 5000):
        assert Desk(SECRET).known(forged) is None
    assert Desk("another secret altogether").known(value) is None


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(tmp_path, behind_proxy=True) as server:
        answer = httpx.put(
            f"{server.address}{API}/me",
            json={"name": "Ann", "language": "en"},
            headers={"X-Forwarded-Proto": "https"},
        )
        assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("origin", "status"),
    [(None, 200), ("http://dev:5173", 200), ("own", 200), ("http://evil.example", 403)],
)
def test_only_our_own_pages_may_change_things(
    strict: Server, origin: str | None, status: int
) -> None:
    if origin == "own":
        origin = strict.address
    headers = {"Origin": origin} if origin else {}
    me = {"name": "Ann", "language": "en"}
    answer = httpx.put(f"{strict.address}{API}/me", json=me, headers=headers)
    assert answer.status_code == status
    person = Person(strict)
    table = person.open("kuhn", ["me", "page"])
    address = f"{strict.address}{API}/tables/{table}/ws".replace("http", "ws", 1)
    if status == 200:
        with connect(address, additional_headers=headers) as socket:
            assert socket.recv(30)
    else:
        with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
            pass


def test_bodies_have_a_limit(strict: Server) -> None:
    person = Person(strict)
    answer = person.http.post("/tables", content=b"[" * 100_000)
    assert answer.status_code == 413
    streamed = person.http.post("/tables", content=(b"x" * 1000 for _ in range(100)))
    assert streamed.status_code == 413


def test_a_table_that_is_not_there_has_no_socket(strict: Server) -> None:
    for path in ("tables/none/ws", "elsewhere"):
        with (
            pytest.raises(InvalidStatus),
            connect(f"{strict.address}{API}/{path}".replace("http", "ws", 1)),
        ):
            pass


def test_the_web_app(strict: Server) -> None:
    front = get(strict, "/")
    assert "The app" in front.text
    assert front.headers["cache-control"] == "no-cache"
    assert get(strict, "/table/abc").text == front.text  # an address inside the app
    assert get(strict, "/", **{"If-None-Match": front.headers["etag"]}).status_code == 304
    script = httpx.get(strict.address + "/assets/app-1f2e.js", headers={"Accept-Encoding": "gzip"})
    assert script.text.startswith("export")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    with httpx.stream(
        "GET", strict.address + "/assets/app-1f2e.js", headers={"Accept-Encoding": "gzip, br"}
    ) as packed:
        assert b"".join(packed.iter_raw()) == b"as packed by the build"
    for path in ("/assets/none.js", "/assets/..%2fsecret", "/..%2f..%2fetc%2fpasswd.txt", "/x.css"):
        assert get(strict, path).status_code == 404


def test_the_page_of_a_table_names_its_game(strict: Server) -> None:
    anne = Person(strict, "Anne")
    table = anne.open("kuhn", ["me", "open"])
    for address in (f"/table/{table}", f"/replay/{table}"):
        page = get(strict, address)
        assert '<html lang="en" data-game="kuhn">' in page.text
        again = get(strict, address, **{"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
    for elsewhere in ("/", "/table/unknown", "/rules/kuhn"):
        assert "data-game" not in get(strict, elsewhere).text


def test_a_catalogue_is_packed_and_asked_for_once(strict: Server) -> None:
    address = f"{API}/games/castle-combo/cards"
    first = get(strict, address, **{"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 4
    again = get(strict, address, **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_without_a_web_app_a_page_says_what_to_do(server: Server) -> None:
    page = get(server, "/").text
    assert "make web" in page or "<title>" in page


def test_health_and_figures(strict: Server) -> None:
    assert get(strict, "/healthz").json()["status"] == "ok"
    figures = get(strict, "/metrics").text
    for name in ("regency_tables ", "regency_connections ", "regency_moves", "regency_refusals"):
        assert name in figures


def test_the_access_log_is_json(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "regency.access")
    with running(tmp_path, access_log=True) as server:
        get(server, f"{API}/nothing?secret=1")
    line = json.loads(caplog.records[-1].message)
    assert (line["method"], line["path"], line["status"]) == ("GET", f"{API}/nothing", 404)


def test_floods_are_limited_and_others_unaffected(strict: Server) -> None:
    loud, quiet = Person(strict, "Loud"), Person(strict, "Quiet")
    wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    statuses = [loud.http.post("/tables", json=wish).status_code for _ in range(20)]
    assert statuses.count(201) <= RATES["table"].burst + 2
    assert statuses[-1] == 429
    refused = loud.http.post("/tables", json=wish).json()
    assert refused["reason"]["key"] == "refused-too-many"
    table = quiet.open("kuhn", ["me", "page"])
    with loud.at(table) as noisy, quiet.at(table) as calm:
        for _ in range(40):
            noisy.send("chat", text="spam")
        codes = [noisy.until(lambda m: "ref" in m).get("code") for _ in range(40)]
        assert codes.count(None) <= RATES["chat"].burst + 2
        assert codes[-1] == "too-many"
        assert calm.ask("chat", text="hello")["type"] == "done"
        with pytest.raises(ConnectionClosed) as closed:
            _ = [noisy.ask("ping") for _ in range(200)]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FLOODED
        assert calm.ask("ping")["type"] == "pong"


def test_connections_are_limited(strict: Server) -> None:
    person = Person(strict, "Many")
    table = person.open("kuhn", ["me", "page"])
    burst = int(RATES["connect"].burst)

    def come_and_go() -> Iterator[bool]:
        for _ in range(burst + 20):
            with person.at(table):
                yield True

    visits = come_and_go()
    assert all(next(visits) for _ in range(burst // 2))
    with pytest.raises(InvalidStatus):
        list(visits)


def test_buckets_refill_and_are_forgotten() -> None:
    now = [0.0]
    limits = Limits(on=True, clock=lambda: now[0])
    rate = RATES["chat"]
    assert all(limits.allow("chat", "ann", "1.1.1.1") for _ in range(int(rate.burst)))
    assert not limits.allow("chat", "ann", "1.1.1.1")
    assert limits.allow("chat", "bob", "1.1.1.1")
    now[0] = 1 / rate.per_second
    assert limits.allow("chat", "ann", "1.1.1.1")
    for n in range(FORGET_ABOVE + 10):
        limits.allow("chat", None, f"address {n}")
    assert len(limits._buckets) <= FORGET_ABOVE + 1
    assert all(limits.open("2.2.2.2") for _ in range(200))
    assert not limits.open("2.2.2.2")
    limits.close("2.2.2.2")
    assert limits.open("2.2.2.2")
