"""One's own matches: whose turn, what is over, statistics that add up, all records in one file."""

from __future__ import annotations

import time
from typing import Any

from tests.server.playing import Person, Server

from regency.records import verify
from regency.server.tables.chat import BROUGHT


def finish(first: Person, second: Person, table: str, actions: tuple[int, ...] = (0, 0)) -> None:
    """Play a match of Kuhn poker at two sockets: a check each, unless told otherwise."""
    with first.at(table) as a, second.at(table) as b:
        a.wait_for_state()
        b.wait_for_state()
        for action in actions:
            mover = a if a.state["legal"] else b
            at = mover.play(action)["at"]
            a.reach(at)
            b.reach(at)
        while a.table["stage"] != "over":  # it may have come with the answer to the last move
            a.receive()


def meet(server: Server, ann: Person, bob: Person, **more: Any) -> str:
    table = ann.open("kuhn", ["me", "open"], **more)
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    return table


def test_a_list_says_whose_turn_it_is_and_what_was_said(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = meet(server, ann, bob)
    with ann.at(table) as socket:
        socket.wait_for_state()
        socket.ask("chat", text="hello")
    (mine,) = ann.http.get("/tables").json()["mine"]
    assert (mine["to_act"], mine["lines"]) == ([0], 1)
    assert mine["since"] is not None
    registry = server.services.registry

    async def forgotten() -> None:  # … also when nobody has looked at it for long
        registry.forget_idle(registry.tables[table].touched + 10_000)

    registry.tables[table].listeners.clear()
    server.call(forgotten)
    assert table not in registry.tables
    (again,) = bob.http.get("/tables").json()["mine"]
    assert (again["to_act"], again["lines"]) == ([0], 1)


def test_history_and_statistics_add_up_against_the_records(server: Server) -> None:
    ann, bob, cid = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cid")
    tables = []
    for other, times in ((bob, 3), (cid, 2)):
        for _ in range(times):
            tables.append(meet(server, ann, other))
            finish(ann, other, tables[-1])
    found = ann.http.get("/me/history").json()
    assert {one["id"] for one in found["matches"]} == set(tables)
    assert found["more"] is None
    exported = ann.http.get("/me/records")
    assert "attachment" in exported.headers["content-disposition"]
    verdicts = list(verify(exported.text))
    assert len(verdicts) == len(tables)
    won = sum((verdict.scores or [0])[0] > 0 for verdict in verdicts)
    counted = ann.http.get("/me/statistics").json()
    (kuhn,) = counted["games"]
    assert (kuhn["game"], kuhn["seats"], kuhn["played"], kuhn["won"]) == ("kuhn", 2, 5, won)
    assert [(one["name"], one["played"]) for one in counted["opponents"]] == [
        ("Bob", 3),
        ("Cid", 2),
    ]
    assert sum(one["ahead"] for one in counted["opponents"]) == won
    for outcome, count in (("won", won), ("lost", 5 - won)):
        only = ann.http.get("/me/history", params={"outcome": outcome}).json()["matches"]
        assert len(only) == count
    against = against_whom(ann, counted["opponents"][1]["key"])
    assert against == set(tables[3:])
    assert ann.http.get("/me/history", params={"game": "royals"}).json()["matches"] == []
    assert ann.http.get("/tables").json()["mine"] == []
    assert ann.http.get("/me/history", params={"more": "nonsense"}).status_code == 422


def against_whom(person: Person, key: str) -> set[str]:
    found = person.http.get("/me/history", params={"opponent": key}).json()["matches"]
    return {one["id"] for one in found}


def test_an_opponent_is_one_under_every_name_and_two_of_one_name_are_two(server: Server) -> None:
    ann, bob, other = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Bob")
    met: dict[str, list[str]] = {"Robert": [], "Bob": []}

    def play(person: Person, name: str) -> None:
        met[name].append(meet(server, ann, person))
        finish(ann, person, met[name][-1])

    play(bob, "Robert")
    play(other, "Bob")
    time.sleep(1.1)  # moments are kept in seconds
    bob.http.put("/me", json={"name": "Robert", "language": "en", "known": "Bob"})
    play(bob, "Robert")
    opponents = ann.http.get("/me/statistics").json()["opponents"]
    assert [(one["name"], one["played"]) for one in opponents] == [("Robert", 2), ("Bob", 1)]
    for one in opponents:
        assert against_whom(ann, one["key"]) == set(met[one["name"]])
        assert against_whom(other, one["key"]) <= set(met["Bob"]), "whose it is, is the reader's"
    for key in ("Bob", "nothing.0", f"{met['Bob'][0]}.7", "."):
        assert against_whom(ann, key) == set()
    stranger = Person(server, "Eve")
    finish(stranger, bob, meet(server, stranger, bob))
    assert against_whom(stranger, opponents[0]["key"]) == set(), "a table she never sat at"


def test_bots_of_one_level_are_one_opponent(server: Server) -> None:
    ann = Person(server, "Ann")
    tables = set()
    for _ in range(2):
        table = ann.open("kuhn", ["me", "page"], start=True)
        with ann.at(table) as socket:
            socket.wait_for_state()
            while not socket.over():
                if socket.state["legal"]:
                    socket.reach(socket.play(0)["at"])
                else:
                    socket.receive()
            while socket.table["stage"] != "over":
                socket.receive()
        tables.add(table)
    (bot,) = ann.http.get("/me/statistics").json()["opponents"]
    assert (bot["level"], bot["played"], bot["key"]) == ("page", 2, "page")
    assert against_whom(ann, bot["key"]) == tables


def test_pages_of_history_follow_one_another(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    tables = [meet(server, ann, bob) for _ in range(32)]
    for table in tables:
        finish(ann, bob, table)
    first = ann.http.get("/me/history").json()
    second = ann.http.get("/me/history", params={"more": first["more"]}).json()
    found = [one["id"] for page in (first, second) for one in page["matches"]]
    assert len(found) == len(set(found)) == 32
    assert second["more"] is None


def test_a_table_can_be_taken_off_the_list(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    waits, runs = ann.open("kuhn", ["me", "open"]), meet(server, ann, bob)
    for table in (waits, runs):
        assert ann.http.delete(f"/me/tables/{table}").status_code == 204
    assert ann.http.get("/tables").json()["mine"] == []
    seat = bob.http.get(f"/tables/{runs}").json()["seats"][0]
    assert (seat["why"], seat["name"]) == ("left", "Ann")
    ann.post(f"/tables/{runs}/stand-in", seat=0, level=None)  # it is still theirs
    assert [one["id"] for one in ann.http.get("/tables").json()["mine"]] == [runs]


def test_whoever_is_deleted_is_in_nobodys_history(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = meet(server, ann, bob)
    finish(ann, bob, table)
    assert ann.http.delete("/me").status_code == 204
    (match,) = bob.http.get("/me/history").json()["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["", "Bob"]


def test_what_was_said_goes_along_to_the_rematch(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = meet(server, ann, bob)
    with bob.at(table) as socket:
        socket.wait_for_state()
        for number in range(BROUGHT + 2):
            socket.ask("chat", text=f"line {number}")
    finish(ann, bob, table)
    again = ann.post(f"/tables/{table}/rematch")["id"]
    with ann.at(again) as socket:
        socket.until(lambda _: len(socket.chat) == BROUGHT)
        assert [line["text"] for line in socket.chat] == [
            f"line {n}" for n in range(2, BROUGHT + 2)
        ]
        assert [line["number"] for line in socket.chat] == list(range(BROUGHT))
        assert {line["name"] for line in socket.chat} == {"Bob"}
        seat = socket.chat[0]["seat"]
        assert socket.table["seats"][seat]["name"] == "Bob"  # everyone sits one seat further
        socket.ask("chat", text="and on")
        assert socket.chat[-1]["number"] == BROUGHT
    # They were read at the first table: only what is new is new.
    (mine,) = bob.http.get("/tables").json()["mine"]
    assert mine["lines"] - mine["heard"] == 1
    # Whoever deletes what they said deletes it at both.
    assert bob.http.delete("/me").status_code == 204
    with ann.at(again) as socket:
        socket.until(lambda _: len(socket.chat) == BROUGHT + 1)
        assert [line["text"] for line in socket.chat if line["text"]] == ["and on"]
