"""Looking back: any moment of a match as a viewer saw it, and its record.

Everything slow here is done in the archive's processes (`archive_worker.py`), which are given
whole matches; what a viewer may not know is taken out before an answer leaves them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regency.core.fair import write_fair_match
from regency.core.game import Game, OptionValue
from regency.core.match import Chance, Match, Move, Position
from regency.core.notation import dump, line_ends
from regency.core.secrecy import redact
from regency.core.types import OVER, SPECTATOR, State, States
from regency.server.tables.frames import ending, opening
from regency.server.tables.history import PastStep
from regency.server.tables.log_steps import tell
from regency.server.tables.rendering import encode
from regency.server.tables.story import Held, held_notes
from regency.server.tables.workbench import workbench

#: The viewer of a finished match with all cards open.
ALL_OPEN = -2
#: The state is kept at every such step, so that stepping to and fro replays fewer than that.
STRIDE = 8


def everyone(seats: int) -> list[int]:
    """Return all who can look back at a match that hides nothing any more."""
    return [ALL_OPEN, SPECTATOR, *range(seats)]


class Reel:
    """A match carried out once, with states kept on the way."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue],
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.names = names
        self.past: list[PastStep] = []
        self._position = Position(game, seats, options)
        self._kept: list[States] = [self._position.states.copy()]

    def match(self) -> Match:
        """Return the match as the record writes it."""
        steps = [past.step for past in self.past]
        return Match(self.game, self.seats, self.options, steps, self.names)

    def follow(self, steps: Sequence[Move | Chance]) -> None:
        """Carry out these steps, from where they differ from those carried out before."""
        same = 0
        for past, step in zip(self.past, steps, strict=False):
            if past.step != step:
                break
            same += 1
        position, code = self.at(same), self.game.rules.EVENTS.code
        del self.past[same:], self._kept[same // STRIDE + 1 :]
        for number, step in enumerate(steps[same:], start=same + 1):
            facts = position.take(step)
            rows = tuple((code(fact.kind), *fact.values.values()) for fact in facts)
            self.past.append(PastStep(number, step, rows))
            if number % STRIDE == 0:
                self._kept.append(position.states.copy())

    def at(self, step: int) -> Position:
        """Return the match after a number of steps; it is the same position every time."""
        position, kept = self._position, step // STRIDE
        position.states[0] = self._kept[kept][0]
        for past in self.past[kept * STRIDE : step]:
            position.take(past.step)
        position.match.steps.clear()
        return position


def state_at(reel: Reel, step: int, viewer: int, since: int) -> bytes:
    """Return the encoded `ReplayState` after a number of steps."""
    game, position = reel.game, reel.at(step)
    open_to_all = viewer == ALL_OPEN
    eyes = SPECTATOR if open_to_all else viewer
    seen: State = position.state if open_to_all else redact(game, position.state, viewer)
    legal = position.legal(viewer) if viewer >= 0 else []
    acting = position.to_act()
    seats = [seat for seat in range(position.seats) if acting >> seat & 1]
    end = ending(seats, position.places() if acting == OVER else None)
    begin = opening("drawn", step, (viewer, None, None, None, None))
    picture = workbench(game).renderer.scene(seen, eyes, legal)
    log = encode(tell(game, reel.past[since:step], eyes, open_to_all=open_to_all))
    state = b'%b%b,%b,"log":%b}' % (begin, picture, end, log)
    return b'{"state":%b,"sentences":%b}' % (state, encode(game.view.table(seen, eyes)))


def whole_record(
    reel: Reel,
    seed: bytes,
    words: Sequence[str],
    held: Sequence[Held],
    notes: Mapping[str, Any],
) -> str:
    """Return the record of a match that is over; its header says who held which seat when."""
    match = reel.match()
    held_by = {"held": held_notes(held, line_ends(match))}
    return write_fair_match(match, seed, words, notes=held_by | dict(notes))


def running_record(reel: Reel, header: Mapping[str, Any]) -> str:
    """Write a running match down as its reader knows it: a header, then the events of each step."""
    steps = tell(reel.game, reel.past, header["viewer"])
    lines = [
        {"step": number, "seat": step["seat"], "facts": [_fact(fact) for fact in step["facts"]]}
        for number, step in enumerate(steps, start=1)
    ]
    return "".join(dump(line) + "\n" for line in (header, *lines))


def _fact(fact: dict[str, Any]) -> dict[str, Any]:
    return {"kind": fact["kind"], "values": fact["values"]}
