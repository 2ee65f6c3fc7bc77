"""Golden matches where a test wants them: played on from some moment, or to be looked back at.

Whoever's turn it is plays on from there on the real page; nothing before it is left to chance.
Games of many decisions are begun, and then taken up near the end of a golden match: all that lies
between is played by `make every-way`, and by tests that play every game from start to end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from tests.web.person import Person

from regency.core.match import Chance, Match, Move, Position
from regency.core.notation import read_matches
from regency.games import game as find

#: Keep a match in the browser as the page itself does (`web/src/local/store.ts`).
KEEP = """([match, entries]) => new Promise((done, failed) => {
  const asked = indexedDB.open('regency');
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('matches', { keyPath: 'id' });
    asked.result.createObjectStore('entries');
  };
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const both = asked.result.transaction(['matches', 'entries'], 'readwrite');
    both.objectStore('matches').put(match);
    entries.forEach((entry, at) => both.objectStore('entries').put(entry, [match.id, at + 1]));
    both.oncomplete = () => { asked.result.close(); done(); };
    both.onabort = () => failed(both.error);
  };
})"""


#: Once in a while, by hand: everything that is gone through in part is gone through whole.
EVERY_WAY = bool(os.environ.get("REGENCY_EVERY_WAY"))
#: The games of many decisions, with a golden match of two.
LONG = {"for-the-king": "seats-2", "royals": "seats-2-row-4"}
#: How many decisions count as a beginning, and how many of both seats as an end.
BEGUN, LEFT = 15, 8


class Moment(NamedTuple):
    """A golden match where somebody is to act: how far it has come, who acts, what they see."""

    steps: int
    seat: int
    view: Mapping[str, Any]


@cache
def moments(name: str, golden: str) -> tuple[Moment, ...]:
    """Return every moment of a golden match in which somebody is to act."""
    game, match = find(name), golden_match(name, golden)
    position = Position(game, match.seats, match.options, machine="python")
    found = []
    for number, step in enumerate(match.steps):
        if isinstance(step, Move):
            seen = game.view.view(position.seen_by(step.seat), step.seat)
            found.append(Moment(number, step.seat, seen))
        position.take(step)
    return tuple(found)


@cache
def golden_match(name: str, golden: str) -> Match:
    """Return a golden match of a game."""
    game = find(name)
    record = (game.folder / "golden" / f"{golden}.ndjson").read_bytes()
    (match,) = read_matches(record, {game.name: game}, "python")
    return match


def entry_of(step: Move | Chance) -> list[Any]:
    """Return a step as a page keeps it."""
    if isinstance(step, Chance):
        return ["c", [int(card) for card in step.outcome]]
    return ["m", step.seat, step.action, 0]


def bring(person: Person, name: str, golden: str) -> str:
    """Bring the record of a golden match to the house; return the address of its replay."""
    api = f"{person.house.address}/api/v1"
    person.context.request.put(f"{api}/me", data={"name": "Anne", "language": "en"})
    record = (find(name).folder / "golden" / f"{golden}.ndjson").read_bytes()
    answer = person.context.request.post(f"{api}/records", data=record)
    assert answer.ok, answer.text()
    return f"/replay/{answer.json()['id']}"


def is_cut_short(game: str) -> bool:
    """Tell whether only the beginning and the end of a game are played."""
    return game in LONG and not EVERY_WAY


def near_the_end(person: Person, game: str) -> None:
    """Take up a long game where few decisions are left."""
    lay(person, game, LONG[game], moments(game, LONG[game])[-LEFT].steps)


def lay(person: Person, name: str, golden: str, steps: int) -> None:
    """Keep the first steps of a golden match in the browser of who acts then, and go there."""
    game, match = find(name), golden_match(name, golden)
    move = match.steps[steps]
    assert isinstance(move, Move), "chance goes on by itself"
    me = move.seat
    entries = [entry_of(step) for step in match.steps[:steps]]
    manifest = json.loads((game.folder / "wasm" / "rules.json").read_text("utf-8"))
    bot = {"kind": "bot", "name": "", "level": "page", "why": None}
    one = {"kind": "person", "name": "Anne", "level": None, "why": None}
    kept = {
        "id": f"{golden}-{steps}-{me}",
        "game": name,
        "rules": manifest["rules"],
        "sources": manifest["sources"],
        "digest": 0,
        "seats": [one if seat == me else bot for seat in range(match.seats)],
        "options": match.options,
        "practice": False,
        "over": False,
        "story": [],
        "rematch": None,
        "record": None,
        "created": 0,
        "changed": 0,
    }
    if not person.page.url.startswith(person.house.address):
        person.go("/settings")
    person.page.evaluate(KEEP, [kept, entries])
    person.go(f"/local/{kept['id']}")
    person.wait_for_turn()


def move_as_there(person: Person, name: str, golden: str, steps: int) -> None:
    """Make the move that a golden match has there, from the list of what may be done."""
    game, match = find(name), golden_match(name, golden)
    position = Position(game, match.seats, match.options, machine="python")
    for step in match.steps[:steps]:
        position.take(step)
    move = match.steps[steps]
    assert isinstance(move, Move), "chance goes on by itself"
    person.page.keyboard.press("a")
    offered = person.page.locator("[data-actions] button")
    offered.nth(position.legal(move.seat).index(move.action)).click()
    person.page.locator("[data-confirm]").click()
