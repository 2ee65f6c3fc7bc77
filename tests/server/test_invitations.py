"""A link to a table where it is pasted: read by parsers that share no code with the server."""

from __future__ import annotations

import io
import threading
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from PIL import Image
from tests.hostile.test_seats import changed, table_of
from tests.server.playing import PATIENCE, Person, Server, running

from regency.games import game
from regency.language.speaker import LANGUAGES
from regency.server.api import invitations
from regency.server.invitations import picture
from regency.server.invitations.parts import can_say
from regency.server.invitations.words import card_of, drawable
from regency.server.tables.seats import Plan, Seat

TWENTY = {"bank": 20 * 60_000, "increment": 15_000}


class Previewer(HTMLParser):
    """Reads a page as programs do that preview links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.elements: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        named = dict(attrs)
        key = named.get("property") or named.get("name")
        if tag == "meta" and key and key.startswith(("og:", "twitter:")):
            assert key not in self.found, "a tag is there twice"
            self.found[key] = named["content"] or ""


@pytest.fixture
def stranger(server: Server) -> Any:
    """Somebody without any cookie: that is what previews links."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        yield client


def previewed(stranger: httpx.Client, table: str, query: str = "") -> dict[str, str]:
    answer = stranger.get(f"/table/{table}{query}")
    assert answer.status_code == 200
    return Previewer(answer.text).found


def opened(image: bytes) -> Image.Image:
    """Return an image as another library reads it, every row of it."""
    found = Image.open(io.BytesIO(image))
    found.load()
    return found


@pytest.mark.parametrize(
    ("language", "title", "about"),
    [
        (
            "en",
            "Castle Combo · Ann invites you",
            "1 open seat · 20 min per player, + 15 s",
        ),
        ("fr", "Château Combo · Ann vous invite", "1 place libre · 20 min par joueur, + 15 s par"),
        (
            "uk",
            "Castle Combo · Ann запрошує вас",
            "1 вільне місце · 20\u00a0хв кожному",
        ),
        ("ru", "Замок де Комбо · Ann приглашает", "1 свободное место · 20\u00a0мин каждому"),
        ("zh-Hant", "九宮堡 Castle Combo · Ann邀請你", "還有1個空位 · 每人20分鐘，每步加15秒"),
    ],
)
def test_a_link_says_what_it_leads_to_in_its_language(
    server: Server, stranger: httpx.Client, language: str, title: str, about: str
) -> None:
    table = Person(server, "Ann").open("castle-combo", ["me", "page", "open"], clock=TWENTY)
    told = previewed(stranger, table, f"?lang={language}")
    assert told["og:title"].startswith(title)
    assert told["og:description"].startswith(about)
    assert told["twitter:title"] == told["og:title"]
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:url"] == f"{server.address}/table/{table}?lang={language}"
    address = urlsplit(told["og:image"])
    assert f"{address.scheme}://{address.netloc}" == server.address
    answer = stranger.get(f"{address.path}?{address.query}")
    assert answer.headers["content-type"] == "image/png" == told["og:image:type"]
    found = opened(answer.content)
    size = (int(told["og:image:width"]), int(told["og:image:height"]))
    assert (found.format, found.size) == ("PNG", size)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Regency · You’re invited to a circle"),
        ("fr", "Regency · Un cercle vous attend"),
        ("uk", "Regency · Вас запрошують до компанії"),
        ("ru", "Regency · Вас приглашают в компанию"),
        ("zh-Hant", "Regency · 你收到牌友圈的邀請"),
    ],
)
def test_a_circle_s_link_says_what_it_is_and_not_whose(
    server: Server, stranger: httpx.Client, language: str, title: str
) -> None:
    circle = Person(server, "Ann").post("/circles", name="Friday knights")
    page = stranger.get(f"/circle/{circle['id']}?lang={language}")
    told = Previewer(page.text).found
    assert told["og:title"] == told["twitter:title"] == title
    assert told["og:locale"].startswith(language[:2])
    assert told["og:image"] == f"{server.address}/icon-512.png"
    for secret in ("Friday", "Ann", circle["key"], circle["id"]):
        assert secret not in str(told)
    none = stranger.get(f"/circle/there-is-none?lang={language}")
    assert Previewer(none.text).found == told, "nobody learns whether there is such a circle"


def test_a_circle_s_link_in_no_language_is_english(stranger: httpx.Client) -> None:
    for query in ("", "?lang=tlh"):
        told = Previewer(stranger.get(f"/circle/x{query}").text).found
        assert told["og:locale"] == "en_GB"
        assert "og:url" not in told, "without its key the link opens nothing"


def test_without_a_language_it_is_the_host_s(server: Server, stranger: httpx.Client) -> None:
    table = Person(server, "Zoé", language="fr").open("royals", ["me", "open"])
    assert previewed(stranger, table)["og:title"] == "Royals · Zoé vous invite"
    assert previewed(stranger, table, "?lang=tlh")["og:locale"] == "fr_FR"
    assert previewed(stranger, table, "?lang=ru")["og:locale"] == "ru_RU"


def test_the_picture_follows_seats_and_stage(server: Server, stranger: httpx.Client) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    before = previewed(stranger, table)
    bob.post(f"/tables/{table}/join")
    full = previewed(stranger, table)
    assert full["og:description"].startswith("The table is full")
    assert full["og:image"] != before["og:image"], "previewers keep a picture by its address"
    ann.post(f"/tables/{table}/start")
    assert previewed(stranger, table)["og:title"] == "Kuhn poker · The match is on"


def test_nothing_hidden_is_in_it(server: Server, stranger: httpx.Client) -> None:
    """Two matches with other cards look alike, and nobody's identity or word is named."""
    seen, pages = set(), []
    for _ in range(6):
        (_, bob), table = table_of(server, "kuhn", "Ann", "Bob")
        with bob.at(table) as socket:
            changed(socket, lambda m: m["stage"] == "playing")
        seen.add(stranger.get(f"/api/v1/tables/{table}/picture").content)
        pages.append(str(previewed(stranger, table)).replace(table, ""))
        plan = server.services.registry.tables[table].plan
        assert not any(identity in pages[-1] for identity in plan.identities())
    assert len(seen) == 1
    assert len(set(pages)) == 1


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>'[:24], "</head><b>", "a&b'c\"d"])
def test_a_name_is_no_markup(server: Server, stranger: httpx.Client, name: str) -> None:
    plain = Previewer(stranger.get("/").text).elements
    table = Person(server, name).open("kuhn", ["me", "open"])
    page = Previewer(stranger.get(f"/table/{table}").text)
    assert name in page.found["og:title"]
    assert [tag for tag in page.elements if tag != "meta"] == [t for t in plain if t != "meta"]


def test_what_there_is_no_table_of_is_the_page_as_it_is(stranger: httpx.Client) -> None:
    for path in ("/table/nothing", "/", "/settings", "/table/nothing?lang=fr"):
        assert Previewer(stranger.get(path).text).found == {}
    answer = stranger.get("/api/v1/tables/nothing/picture")
    assert answer.status_code == 404


def test_it_is_not_sent_twice(server: Server, stranger: httpx.Client) -> None:
    table = Person(server, "Ann").open("kuhn", ["me", "open"])
    first = stranger.get(f"/api/v1/tables/{table}/picture")
    again = stranger.get(
        f"/api/v1/tables/{table}/picture", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_the_address_is_the_one_that_others_can_reach(tmp_path: Any) -> None:
    with running(tmp_path, public_address="https://games.example/") as server:
        ann = Person(server, "Ann")
        table = ann.open("kuhn", ["me", "open"])
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as stranger:
            told = previewed(stranger, table)
        assert told["og:url"] == f"https://games.example/table/{table}?lang=en"
        assert told["og:image"].startswith("https://games.example/api/v1/tables/")
        assert ann.http.get("/addresses").json()["addresses"] == ["https://games.example"]


def test_who_asks_for_too_many_pictures_is_refused(tmp_path: Any) -> None:
    with running(tmp_path, limits=True) as server:
        table = Person(server, "Ann").open("kuhn", ["me", "open"])
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as stranger:
            path = f"/api/v1/tables/{table}/picture"
            answers = [stranger.get(path).status_code for _ in range(60)]
            assert set(answers) == {200, 429}
            assert answers[0] == 200
            # Others' pages are not held up by it, and a page itself still comes.
            assert stranger.get(f"/table/{table}").status_code == 200


def test_pictures_are_drawn_one_at_a_time_and_few_wait(
    server: Server, stranger: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is drawn that takes for ever, so many wait, the rest is refused, moves go on."""
    go, begun, at_once = threading.Event(), threading.Event(), []

    def slow(card: picture.Card) -> bytes:
        at_once.append(card)
        begun.set()
        assert go.wait(60)
        return b"picture"

    monkeypatch.setattr(invitations, "draw", slow)
    monkeypatch.setattr(invitations, "PICTURES", invitations.Pictures())
    ann = Person(server, "Ann")
    tables = [ann.open("kuhn", ["me", "open"], clock={"bank": n * 60_000, "increment": 0})
              for n in range(1, invitations.MOST_WAITING + 3)]  # fmt: skip
    found: list[int] = []

    def ask(table: str) -> None:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            found.append(client.get(f"/api/v1/tables/{table}/picture").status_code)

    threads = [threading.Thread(target=ask, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    assert begun.wait(60)
    while len(found) < len(tables) - invitations.MOST_WAITING:  # those that found no room
        threading.Event().wait(0.01)
    assert set(found) == {503}
    assert ann.http.get("/tables").status_code == 200  # the server does something else meanwhile
    assert len(at_once) == 1
    go.set()
    for thread in threads:
        thread.join()
    assert sorted(found) == [200] * invitations.MOST_WAITING + [503] * 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["castle-combo", "for-the-king", "kuhn", "royals"])
def test_everything_can_be_drawn_in_every_language(name: str, language: str) -> None:
    """Every clock, every number of seats, names in any letters; no line leaves the frame."""
    day = 24 * 3_600_000
    clocks: list[dict[str, Any]] = [
        {},
        {"bank": 60_000},
        {"bank": 5_940_000, "increment": 600_000},
        {"bank": 0, "turn": 7 * day},
        {"bank": 0, "turn": 2 * 3_600_000},
    ]
    hosts = ["Ann", "Їжак Ґудзик Жовтневий", "W" * 24, "小明", "\U0001f451", "", "العربية"]
    for clock, host in [*((one, "Ann") for one in clocks), *(({}, one) for one in hosts)]:
        seats = (Seat("person", host, "ann"), Seat("bot", level="page"), Seat(), Seat(), Seat())
        plan = Plan(host="ann", seats=seats, **clock)
        for stage in ("waiting", "playing", "over"):
            card = drawable(card_of(game(name), plan, stage, language), game(name), stage, language)
            for words in (card.title, card.words, card.seats, card.clock):
                assert can_say(words), words
            if stage != "waiting" or name in ("kuhn", "royals"):
                continue  # the longest titles show what there is to be seen
            rows = opened(picture.draw(card)).convert("RGB")
            edge = picture.MARGIN // 2
            assert rows.getpixel((picture.WIDTH - edge, picture.HEIGHT // 2)) == picture.VELLUM
            assert rows.getpixel((picture.WIDTH // 2, picture.HEIGHT - edge)) == picture.VELLUM
