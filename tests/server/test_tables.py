"""What people arrange: opening, joining, leaving, stand-ins, words, rematches, pass and play."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest
from tests.server.playing import Person, Server
from tests.server.test_matches import play_on

from regency.bots.levels import LEVELS
from regency.games import games
from regency.language import LANGUAGES
from regency.server.tables.registry import IDLE_SECONDS, OVER_SECONDS
from regency.server.tables.table import Table


def test_the_games_and_their_cards_in_every_language(server: Server) -> None:
    person = Person(server, None)
    told = person.http.get("/games").json()
    assert {game["name"] for game in told} == set(games())
    for game in told:
        assert game["clauses"]
        assert game["minutes"] == games()[game["name"]].minutes
        cards = person.http.get(f"/games/{game['name']}/cards").json()
        names = set()
        for language in LANGUAGES:
            said = person.http.get(f"/games/{game['name']}/cards/{language}").json()
            assert [card["id"] for card in said] == [card["id"] for card in cards]
            names.add(tuple(card["name"] for card in said))
            locale = person.http.get(f"/games/{game['name']}/locales/{language}").text
            assert "game-name =" in locale
            assert "refused-stale =" in locale
        assert len(names) >= len(LANGUAGES) - 1  # cognates: король is both
    assert person.http.get("/games/chess").status_code == 404


def test_levels_and_phrases(server: Server) -> None:
    person = Person(server, None)
    assert [bot["level"] for bot in person.http.get("/bots").json()] == list(LEVELS)
    assert all(p["key"].startswith("phrase-") for p in person.http.get("/phrases").json())


def test_a_name_is_needed_remembered_and_can_change(server: Server) -> None:
    person = Person(server, None)
    assert person.http.get("/me").status_code == 404
    assert person.http.post("/tables", json={"game": "kuhn", "seats": []}).status_code in (403, 422)
    person.http.put("/me", json={"name": "  Ann \u0007  B ", "language": "uk"})
    me = person.http.get("/me").json()
    assert (me["name"], me["language"]) == ("Ann B", "uk")
    assert person.http.put("/me", json={"name": " ", "language": "uk"}).status_code == 422
    table = person.open("kuhn", ["me", "page"])
    person.http.put("/me", json={"name": "Anna", "language": "fr"})
    assert person.http.get(f"/tables/{table}").json()["host"]


def test_from_an_open_table_to_a_rematch(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("kuhn", ["me", "open"], public=True)
    assert ann.refused(f"/tables/{table}/start") == "not-allowed"  # a seat is empty
    assert table in [info["id"] for info in bob.http.get("/tables").json()["open"]]
    bob.post(f"/tables/{table}/join", seat=1)
    assert eve.refused(f"/tables/{table}/join") == "no-seat"
    assert bob.refused(f"/tables/{table}/start") == "not-allowed"  # not the host
    assert eve.refused(f"/tables/{table}/word", word="x") == "no-seat"
    ann.post(f"/tables/{table}/word", word="tulip")
    started = ann.post(f"/tables/{table}/start")
    assert started["words"] == ["tulip"]
    assert started["seed"] is None
    assert bob.refused(f"/tables/{table}/word", word="late") == "not-allowed"
    assert ann.refused(f"/tables/{table}/rematch") == "not-allowed"  # not over
    with ann.at(table) as first, bob.at(table) as second:
        for socket in (first, second):
            socket.wait_for_state()
        second.reach(first.play(0)["at"])
        second.play(0)
        first.see(lambda m: m["places"])
    over = ann.http.get(f"/tables/{table}").json()
    assert over["stage"] == "over"
    assert len(bytes.fromhex(over["seed"])) == 32
    assert over["commitment"] == started["commitment"]
    following = bob.post(f"/tables/{table}/rematch")
    assert [seat["name"] for seat in following["seats"]] == ["Bob", "Ann"]
    assert ann.post(f"/tables/{table}/rematch")["id"] == following["id"]
    assert ann.http.get(f"/tables/{table}").json()["rematch"] == following["id"]


def test_people_follow_to_the_rematch_over_the_same_connection(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        for socket in (first, second, third):
            socket.wait_for_state()
        refused = first.ask("follow")
        assert refused["code"] == "not-allowed"
        assert refused["reason"]["key"] == "refused-no-rematch"
        second.ask("chat", text="good luck")
        second.reach(first.play(0)["at"])
        second.play(0)
        for socket in (first, third):
            socket.see(lambda m: m["places"])
        following = bob.post(f"/tables/{table}/rematch")["id"]
        assert second.ask("follow")["type"] == "done"
        assert second.table["id"] == following
        assert second.table["seats"][0]["present"]
        assert not second.table["seats"][1]["present"]  # Ann is still at the old table
        bob.post(f"/tables/{following}/start")
        second.see(lambda m: m["at"] == 1 and m["places"] is None)
        assert (second.state["viewer"], second.state["undone"]) == (0, None)
        assert [step["at"] for step in second.state["log"]] == [1]
        for socket, viewer in ((first, 1), (third, -1)):
            assert socket.ask("follow")["type"] == "done"
            assert socket.table["id"] == following
            assert (socket.state["viewer"], socket.state["at"]) == (viewer, 1)
            assert [step["at"] for step in socket.state["log"]] == [1]
        reached = second.play(0)["at"]
        for socket in (first, third):
            socket.reach(reached)
        assert third.ask("play", at=reached, action=0)["code"] == "no-seat"
        assert server.services.registry.tables[table].listeners == set()
        assert len(server.services.registry.tables[following].listeners) == 3


def test_the_host_changes_what_was_agreed(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("royals", ["me", "open", "open"])
    bob.post(f"/tables/{table}/join", seat=2)
    assert bob.http.patch(f"/tables/{table}", json={"public": True}).status_code == 403
    wish = {
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "squire"}, {"kind": "open"}],
        "clock": {"bank": 60_000, "increment": 0},
        "spectators": False,
        "stand_in": None,
    }
    told = ann.http.patch(f"/tables/{table}", json=wish).json()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "person"]
    assert told["seats"][2]["name"] == "Bob"  # a guest keeps an open seat
    assert (told["clock"]["bank"], told["spectators"], told["stand_in"]) == (60_000, False, None)
    assert ann.http.patch(f"/tables/{table}", json={"untimed": True}).json()["clock"] is None
    for wrong in ({"options": {"no": 1}}, {"seats": [{"kind": "me"}]}, {"stand_in": "wizard"}):
        assert ann.http.patch(f"/tables/{table}", json=wrong).status_code == 422
    ann.post(f"/tables/{table}/remove", seat=2)
    assert ann.http.get(f"/tables/{table}").json()["seats"][2]["kind"] == "empty"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "kuhn", "seats": [{"kind": "me"}]},
        {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "bot", "level": "wizard"}]},
        {"game": "kuhn", "seats": [{"kind": "me"}] * 2, "options": {"speed": 2}},
        {"game": "kuhn", "seats": [{"kind": "me"}] * 2, "stand_in": "wizard"},
        {"game": "kuhn", "seats": [{"kind": "me"}] * 2, "clock": {"bank": 1, "increment": 0}},
    ],
)
def test_tables_that_cannot_be(server: Server, wish: dict[str, object]) -> None:
    answer = Person(server).http.post("/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["reason"]["key"].startswith("refused-")


def test_leaving_hands_seats_to_bots_and_the_host_s_right_on(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/leave")
    told = bob.http.get(f"/tables/{table}").json()
    assert [seat["kind"] for seat in told["seats"]] == ["empty", "person"]
    assert told["host"]
    eve.post(f"/tables/{table}/join")
    bob.post(f"/tables/{table}/start")
    with bob.at(table) as socket:
        socket.wait_for_state()
        eve.post(f"/tables/{table}/leave")  # it was Eve's turn: a bot plays on
        socket.see(lambda m: m["legal"])
        seat = socket.table["seats"][0]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Eve", True)
    ann.post(f"/tables/{table}/join", seat=0)  # a late guest can only ask
    assert not ann.http.get(f"/tables/{table}").json()["seats"][0]["mine"]


def test_a_bot_stands_in_and_is_sent_away_again(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("castle-combo", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with bob.at(table) as socket:
        socket.wait_for_state()
        with ann.at(table) as other:
            other.wait_for_state()  # for somebody who is there nobody else may
            assert bob.refused(f"/tables/{table}/stand-in", seat=0, level="page") == "not-allowed"
        eve = Person(server, "Eve")
        assert eve.refused(f"/tables/{table}/stand-in", seat=0, level="page") == "not-allowed"
        ann.post(f"/tables/{table}/stand-in", seat=0, level="page")
        socket.see(lambda m: m["legal"])
        assert socket.table["seats"][0]["stand_in"]
        told = ann.post(f"/tables/{table}/stand-in", seat=0, level=None)
        assert not told["seats"][0]["stand_in"]
        assert ann.refused(f"/tables/{table}/stand-in", seat=1, level="page") == "not-allowed"
        assert ann.refused(f"/tables/{table}/stand-in", seat=4, level="page") == "no-seat"
        assert ann.refused(f"/tables/{table}/stand-in", seat=0, level="wizard") == "malformed"


def test_the_host_sends_someone_away(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    assert bob.refused(f"/tables/{table}/remove", seat=0) == "not-allowed"
    assert ann.refused(f"/tables/{table}/remove", seat=0) == "not-allowed"  # her own
    ann.post(f"/tables/{table}/start")
    sent = ann.post(f"/tables/{table}/remove", seat=1)["seats"][1]
    assert (sent["kind"], sent["name"], sent["why"]) == ("person", "Bob", "removed")


def test_pass_and_play_hides_hands_until_the_device_is_handed_over(server: Server) -> None:
    person = Person(server, "Ann")
    table = person.open("kuhn", ["me", "Bea"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        assert (socket.state["hand_over"], socket.state["viewer"]) == (0, -1)
        assert socket.state["view"]["cards"] == ["hidden", "hidden"]
        assert socket.state["legal"] == []
        assert socket.ask("play", at=socket.state["at"], action=0)["code"] == "not-allowed"
        socket.ask("look", seat=0)
        socket.see(lambda m: m["viewer"] == 0)
        assert socket.state["view"]["cards"][1] == "hidden"
        assert any("line-dealt-you" in str(step) for step in socket.log)
        socket.play(0)
        socket.see(lambda m: m["hand_over"] == 1)
        assert socket.state["view"]["cards"] == ["hidden", "hidden"]
        assert not any("line-dealt-you" in str(step) for step in socket.log)
        socket.ask("look", seat=1)
        socket.see(lambda m: m["viewer"] == 1)
        assert socket.state["view"]["cards"][0] == "hidden"
        assert [seat["name"] for seat in socket.table["seats"]] == ["Ann", "Bea"]


def test_where_no_hand_is_hidden_whoever_acts_has_the_device(server: Server) -> None:
    """Castle Combo hides nothing of anybody: nobody has to look away, or to take the device."""
    person = Person(server, "Ann")
    table = person.open("castle-combo", ["me", "Bea", "page"], start=True)
    had = []
    with person.at(table) as socket:
        for _ in range(8):
            socket.see(lambda m: m["legal"])
            assert socket.state["hand_over"] is None
            assert socket.state["viewer"] in socket.state["to_act"]
            had.append(socket.state["viewer"])
            answer = socket.play(socket.state["legal"][0]["action"])
            socket.reach(answer["at"])
            assert socket.state["viewer"] >= 0, "while the bot plays the board stays whose it was"
    assert {0, 1} == set(had)


def test_a_table_without_spectators_shows_the_match_to_nobody_else(server: Server) -> None:
    person, eve = Person(server), Person(server, "Eve")
    table = person.open("kuhn", ["me", "page"], spectators=False, start=True)
    with eve.at(table) as socket:
        socket.until(lambda m: m["type"] == "table")
        assert socket.ask("sentences")["code"] == "not-allowed"
        assert socket.ask("sync", since=0)["type"] == "done"
        assert socket.state == {}
    for path in ("replay", "replay/0", "record"):
        assert eve.http.get(f"/matches/{table}/{path}").status_code == 403


def test_a_table_nobody_uses_leaves_the_memory_and_comes_back(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    registry = server.services.registry
    touched = registry.tables[table].touched

    async def later(seconds: float) -> None:
        registry.forget_idle(touched + seconds)

    with ann.at(table) as socket:
        socket.wait_for_state()
        server.call(partial(later, IDLE_SECONDS * 2))
        assert table in registry.tables  # someone looks at it
        before = socket.state
    server.call(partial(eventually_idle, registry.tables[table]))
    touched = registry.tables[table].touched
    server.call(partial(later, IDLE_SECONDS - 1))
    assert table in registry.tables
    server.call(partial(later, IDLE_SECONDS + 1))
    assert table not in registry.tables
    with ann.at(table) as socket:
        socket.wait_for_state()
        assert socket.state["view"] == before["view"]


def test_a_table_whose_match_is_over_leaves_sooner(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("kuhn", ["me", "page"], start=True)
    registry = server.services.registry
    with ann.at(table) as socket:
        play_on(socket, random.Random(3))
    idle = registry.tables[table]
    server.call(partial(eventually_idle, idle))

    async def later() -> None:
        registry.forget_idle(idle.touched + OVER_SECONDS + 1)

    server.call(later)
    assert table not in registry.tables
    assert ann.http.get(f"/tables/{table}").json()["stage"] == "over"


async def eventually_idle(table: Table) -> None:
    while not table.idle():
        await asyncio.sleep(0.01)
