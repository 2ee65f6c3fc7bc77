"""How one connection looks at a table: the moment it is given, and the frame it makes of that.

A table hands out a `Moment`; a `Viewpoint` knows whose seats they are, who has the device, and what
was told already.
"""

from __future__ import annotations

from collections.abc import Sequence

from regency.core.secrecy import GLANCE
from regency.core.text import text
from regency.core.types import OVER, SPECTATOR
from regency.server.refusal import Refusal
from regency.server.tables.frames import ClocksLeft, Frames, MayUndo
from regency.server.tables.live import Live
from regency.server.tables.seats import Plan
from regency.server.wire.common import Form


class Moment:
    """A running match as it is now, with what was agreed and what is left on the clocks."""

    __slots__ = (
        "_frames",
        "_live",
        "_may_undo",
        "acting",
        "at",
        "before",
        "clocks",
        "plan",
        "regular",
    )

    def __init__(self, plan: Plan, clocks: ClocksLeft, live: Live, frames: Frames) -> None:
        self.plan = plan
        self.clocks = clocks  # milliseconds left for each seat
        self.at = live.history.at
        self.before = live.before
        self.acting = live.to_act()
        #: By form and viewer: the frames of those who know the match as it was before.
        self.regular: dict[Form, dict[int, bytes]] = {}
        self._live = live
        self._frames = frames
        self._may_undo: list[MayUndo] | None = None

    def undone_since(self, since: int) -> int | None:
        """Return how far back the match went after *since*; None: it did not."""
        history = self._live.history
        return history.undone_since(since) if history.undos else None

    def frame(
        self, form: Form, viewer: int, since: int, undone: int | None, hand_over: int | None
    ) -> bytes:
        """Return the frame of a viewer who knows the log up to *since*."""
        undo = self.may_undo()[viewer] if viewer >= 0 else None
        return self._frames.message(form, since, (viewer, hand_over, undone, self.clocks, undo))

    def make_regular(self, form: Form) -> dict[int, bytes]:
        """Make the frames of all who know the match as it was before, in one go."""
        frames = self._frames.of(form).regular(self.before, self.clocks, self.may_undo())
        self.regular[form] = frames
        return frames

    def may_undo(self) -> list[MayUndo]:
        """Return how each seat may take its last decision back now, as far as a glance tells.

        `undo.ask` looks more closely: it may ask where this says "free", or refuse, never the other
        way round.
        """
        if self._may_undo is None:
            self._may_undo = self._look_back()
        return self._may_undo

    def _look_back(self) -> list[MayUndo]:
        live, others = self._live, self.plan.others
        if live.acting == OVER or not self.plan.takebacks:
            return [None] * live.seats
        acted, found = live.history.acted, list[MayUndo]()
        for seat in range(live.seats):
            found.append(("ask" if others[seat] else "free") if seat in acted else None)
        for seat in self._not_theirs():
            found[seat] = None
        last = live.strides[-1].move.seat if live.strides else SPECTATOR
        if last >= 0 and found[last] == "ask" and live.undo_is_free(last, GLANCE):
            found[last] = "free"
        return found

    def _not_theirs(self) -> list[int]:
        """Return the seats whose last move is, or is followed by one, of who had a seat before."""
        handed_on, found = self.plan.handed_on, set[int]()
        if handed_on:
            bound, seen = False, set[int]()
            for past in reversed(self._live.history.steps):
                if past.seat is None:
                    continue
                bound = bound or past.at <= handed_on.get(past.seat, 0)
                if bound and past.seat not in seen:
                    found.add(past.seat)
                seen.add(past.seat)
        return sorted(found)


class Viewpoint:
    """What one connection may see and do at one table, and how much of the log it has."""

    def __init__(self, identity: str | None, since: int, form: Form, *, secrets: bool) -> None:
        self._identity = identity
        self._secrets = secrets  # people who share a device must not see each other's cards
        self._form: Form = form
        self._plan: Plan | None = None
        self._own: list[int] = []
        self._alone: int | None = None  # the viewer, unless several people share the device
        self._may_watch = False
        self._looked: int | None = None  # the seat last looked from
        self._told = since  # the `at` up to which the log was sent
        self._told_as: int | None = None  # the viewer it was sent to

    def own_seats(self, plan: Plan) -> list[int]:
        """Return the seats it may act for; looked up once for each plan."""
        if self._plan is not plan:
            self._plan = plan
            self._own = own = plan.seats_of(self._identity)
            self._may_watch = plan.spectators or bool(own)
            self._alone = (own[0] if own else SPECTATOR) if len(own) <= 1 else None
        return self._own

    def own_seat(self, plan: Plan, seat: int) -> int:
        """Return a seat, or refuse it to people it does not belong to."""
        if seat not in self.own_seats(plan):
            raise Refusal("not-allowed", text("refused-not-your-seat"))
        return seat

    def may_watch(self, plan: Plan) -> bool:
        """Tell whether the match may be shown to it."""
        self.own_seats(plan)
        return self._may_watch

    def viewer(self, plan: Plan, acting: Sequence[int]) -> tuple[int, int | None]:
        """Return the viewer, and the seat whose person should take the device first."""
        own = self.own_seats(plan)
        if self._alone is not None:
            return self._alone, None
        wanted = [seat for seat in own if seat in acting]
        looked = self._looked
        if looked is not None and looked in own and (looked in wanted or not wanted):
            return looked, None
        self._looked = None
        following = (wanted or own)[0]
        if self._secrets:
            return SPECTATOR, following
        self._looked = following
        return following, None

    def acting_seat(self, plan: Plan, acting: Sequence[int]) -> int:
        """Return the seat that is acted for now, or refuse."""
        viewer, hand_over = self.viewer(plan, acting)
        if hand_over is not None:
            raise Refusal("not-allowed", text("refused-hand-over", seat=hand_over))
        if viewer == SPECTATOR:
            raise Refusal("no-seat")
        return viewer

    def playing_seat(self, plan: Plan, acting: Sequence[int]) -> int:
        """Return the seat that is played now, if no bot stands in there."""
        seat = self.acting_seat(plan, acting)
        if plan.seats[seat].level is not None:
            raise Refusal("not-allowed", text("refused-stand-in"))
        return seat

    def look_from(self, plan: Plan, seat: int) -> None:
        """Look from another of the own seats: the next person has taken the device."""
        self._looked = self.own_seat(plan, seat)

    def knows(self, since: int) -> None:
        """Hear that the log is known up to *since* and no further."""
        self._told = since

    def frame(self, moment: Moment) -> bytes | None:
        """Return the present state as it may be seen from here, with the log not yet sent."""
        if self._plan is not moment.plan:
            self.own_seats(moment.plan)
        if not self._may_watch:
            return None
        viewer, hand_over = self._alone, None
        if self._told == moment.before and self._told_as == viewer is not None:  # as nearly always
            frames = moment.regular.get(self._form) or moment.make_regular(self._form)
            if viewer in frames:
                self._told = moment.at
                return frames[viewer]
        if viewer is None:
            viewer, hand_over = self.viewer(moment.plan, moment.acting)
        undone = moment.undone_since(self._told)
        if self._told_as != viewer:
            if self._told_as is not None or self._alone is None:
                self._told, undone = 0, 0
            self._told_as = viewer
        message = moment.frame(self._form, viewer, self._told, undone, hand_over)
        self._told = moment.at
        return message
