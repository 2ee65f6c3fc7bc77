"""Looking back: any moment of a match as a viewer saw it, and its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regency.core.fair import VERSION, commitment, write_fair_match
from regency.core.match import Match, Position
from regency.core.notation import dump
from regency.core.secrecy import redact
from regency.core.types import OVER, SPECTATOR, State
from regency.server.journal import Past
from regency.server.live import workbench
from regency.server.painting import encode
from regency.server.refusal import Refusal
from regency.server.showing import ending, opening, tell
from regency.server.table import Table

#: The viewer of a finished match with all cards open.
ALL_OPEN = -2


@dataclass(frozen=True)
class Played:
    """A match to look back at, and from where this reader may see it."""

    id: str
    match: Match
    over: bool
    viewers: list[int]
    text: str | None = None  # the record as it was brought here
    table: Table | None = None

    def info(self) -> dict[str, Any]:
        """Return the `ReplayInfo`."""
        return {
            "id": self.id,
            "game": self.match.game.name,
            "seats": self.match.seats,
            "names": self.match.names or [""] * self.match.seats,
            "options": self.match.options,
            "steps": len(self.match.steps),
            "viewers": self.viewers,
            "over": self.over,
        }


def of_table(table: Table, identity: str | None) -> Played:
    """Return a table's match for a reader; raises Refusal where it may not be seen."""
    live = table.playing()
    match = live.match()
    match.names = table.plan.names()
    own = table.plan.seats_of(identity)
    watchers = [SPECTATOR] if table.plan.spectators or own else []
    everyone = [ALL_OPEN, SPECTATOR, *range(match.seats)]
    sat = bool(watchers) or identity in table.plan.met
    viewers = [*watchers, *(own if len(own) == 1 else [])]
    if live.over:
        viewers = everyone if sat else []
    if not viewers:
        raise Refusal("not-allowed")
    return Played(table.id, match, live.over, viewers, table=table)


def of_record(record_id: str, match: Match, text: str) -> Played:
    """Return an imported match; all of it may be seen."""
    return Played(record_id, match, True, [ALL_OPEN, SPECTATOR, *range(match.seats)], text=text)


def state_at(played: Played, step: int, viewer: int, since: int) -> bytes:
    """Return the encoded `ReplayState` after so many steps."""
    if viewer not in played.viewers:
        raise Refusal("not-allowed")
    match = played.match
    position = Position(match.game, match.seats, match.options)
    past: list[Past] = []
    code = match.game.rules.EVENTS.code
    for number, taken in enumerate(match.steps[:step], start=1):
        facts = position.take(taken)
        rows = tuple((code(fact.kind), *fact.values.values()) for fact in facts)
        past.append(Past(number, taken, rows))
    return _shown(played, position, past[since:], viewer)


def _shown(played: Played, position: Position, news: Sequence[Past], viewer: int) -> bytes:
    game = played.match.game
    open_to_all = viewer == ALL_OPEN
    eyes = SPECTATOR if open_to_all else viewer
    seen: State = position.state if open_to_all else redact(game, position.state, viewer)
    legal = position.legal(viewer) if viewer >= 0 else []
    acting = position.to_act()
    seats = [seat for seat in range(position.seats) if acting >> seat & 1]
    end = ending(seats, position.places() if acting == OVER else None)
    begin = opening(len(position.match.steps), (viewer, None, None, None, None))
    picture = bytes(workbench(game).other_painter().scene(seen, eyes, legal))
    log = encode(tell(game, news, eyes, open_to_all=open_to_all))
    state = b'%b%b,%b,"log":%b}' % (begin, picture, end, log)
    return b'{"state":%b,"sentences":%b}' % (state, encode(game.view.table(seen, eyes)))


def record(played: Played) -> str:
    """Return the match's record: whole when it is over, else what its reader may know."""
    if played.text is not None:
        return played.text
    table = played.table
    assert table is not None
    if played.over:
        return write_fair_match(played.match, table.seed, table.words)
    return "".join(_running_lines(played, table))


def _running_lines(played: Played, table: Table) -> list[str]:
    """Write a running match down as its reader knows it: a header, then the events of each step."""
    match = played.match
    viewer = played.viewers[-1]
    header = {
        "running": VERSION,
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "names": match.names,
        "viewer": viewer,
        "fair": {
            "version": VERSION,
            "commitment": commitment(table.seed),
            "words": list(table.words),
        },
    }
    steps = tell(match.game, table.playing().line.steps, viewer)
    lines = [
        {"step": number, "seat": step["seat"], "facts": [_fact(fact) for fact in step["facts"]]}
        for number, step in enumerate(steps, start=1)
    ]
    return [dump(header) + "\n", *(dump(line) + "\n" for line in lines)]


def _fact(fact: dict[str, Any]) -> dict[str, Any]:
    return {"kind": fact["kind"], "values": fact["values"]}
