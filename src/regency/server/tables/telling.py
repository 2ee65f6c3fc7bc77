"""Writing the story of a table: each line says how far the match was then."""

from __future__ import annotations

import time

from regency.core.frozen import replaced
from regency.server.tables.live import Live
from regency.server.tables.seats import Plan, Seat
from regency.server.tables.story import Deed, open_asking
from regency.server.wire.messages import StoryKind, Why


def told(
    plan: Plan,
    live: Live | None,
    kind: StoryKind,
    seat: int,
    *,
    name: str | None = None,
    by: int | None = None,
    level: str | None = None,
    why: str | None = None,
    becomes: Seat | None = None,
) -> Plan:
    """Return a plan with a line more in its story: what happens at a seat now.

    What the seat *becomes* by it, if it changes, is changed in the same step: it happens at many
    tables together when their time is up.
    """

    def moved(seat: int, after: int, until: int) -> bool:
        steps = live.history.steps if live is not None else ()
        return any(past.seat == seat and after < past.at <= until for past in steps)

    at = live.at if live is not None else 0
    called = plan.seats[seat].name if name is None else name
    deed = Deed(at, int(time.time()), kind, seat, called, by, level, why)
    return plan.with_deed(deed, moved, becomes)


def stood_in(plan: Plan, live: Live | None, seat: int, level: str, why: Why) -> Plan:
    """Return a plan in which a bot plays a person's seat on; the seat stays its person's."""
    played = replaced(plan.seats[seat], level=level, why=why)
    return told(plan, live, "stood-in", seat, level=level, why=why, becomes=played)


def came_back(plan: Plan, live: Live | None, seat: int) -> Plan:
    """Return a plan in which a person plays the seat again."""
    own = replaced(plan.seats[seat], level=None, why=None)
    return told(plan, live, "came-back", seat, becomes=own)


def unanswered(plan: Plan, live: Live | None) -> Plan:
    """Return a plan in which a late guest's open request is refused, by nobody in particular."""
    asked = open_asking(plan.story)
    if asked is None:
        return plan
    return told(plan, live, "seat-refused", asked.seat, name=asked.name)
