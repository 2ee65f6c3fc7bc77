"""A kept match carried out again: where it stands, and what is left on its clocks."""

from __future__ import annotations

import time

from regency.core.game import Game
from regency.core.match import Move
from regency.server.tables.aside import Unreadable
from regency.server.tables.clocks import Clocks
from regency.server.tables.history import Back, Entry, decode
from regency.server.tables.holidays import Holidays
from regency.server.tables.live import Live
from regency.server.tables.seats import Plan
from regency.store import Table as Kept


def carried_out(
    kept: Kept, game: Game, plan: Plan, holidays: Holidays
) -> tuple[Live, Clocks | None]:
    """Return the live match of a kept one, and its clocks; raises Unreadable."""
    live = Live(game, len(plan.seats), plan.options, kept.seed, kept.state.words)
    entries = [_decoded(number, entry) for number, entry in enumerate(kept.entries)]
    try:
        live.load(entries)
    except Exception as error:  # whatever rules may say to what they never wrote
        raise Unreadable(f"entry {live.at}", error) from error
    clocks = _new_clocks(plan)
    if clocks is not None:
        for at, entry in enumerate(entries, start=1):
            if isinstance(entry.what, Move):
                clocks.charge(entry.what.seat, entry.milliseconds, at)
            elif isinstance(entry.what, Back):
                clocks.go_back(entry.what.to)
        last = next((entry.moment for entry in reversed(entries) if entry.moment), None)
        if last is not None:  # slow clocks went on while no server ran
            seats = enumerate(plan.seats)
            clocks.thought_before(
                {n: int(1000 * holidays.worked(seat.identity, last)) for n, seat in seats}
            )
    return live, clocks


def last_moment(kept: Kept) -> int | None:
    """Return when a match last went on, where its entries say so."""
    return _decoded(0, kept.entries[-1]).moment if kept.entries else None


def _new_clocks(plan: Plan) -> Clocks | None:
    if plan.bank is None:
        return None
    return Clocks(
        len(plan.seats), plan.bank, plan.increment, plan.granted, time.monotonic, plan.turn
    )


def _decoded(number: int, kept: bytes) -> Entry:
    try:
        return decode(kept)
    except (ValueError, TypeError, IndexError) as error:
        raise Unreadable(f"entry {number}", error) from error
