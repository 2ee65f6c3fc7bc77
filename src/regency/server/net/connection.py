"""One WebSocket: requests in, and out never more than the newest picture of the match."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from pydantic import ValidationError

from regency.core.text import text
from regency.core.types import SPECTATOR
from regency.server.auth.sessions import Guest
from regency.server.net.transport import Transport
from regency.server.ops.limits import Limits
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Refusal, Unknown
from regency.server.tables import late, questions, undo
from regency.server.tables.frames import Message
from regency.server.tables.info import PHRASES, table_info
from regency.server.tables.rendering import encode
from regency.server.tables.seats import Plan
from regency.server.tables.table import Table
from regency.server.wire import messages as wire
from regency.server.workers.bots import BotFailed, BotPool

#: The longest request anyone has to make.
LONGEST_MESSAGE = 4096
#: So many small messages may wait for a slow client before it is asked to come back later.
LONGEST_QUEUE = 256
#: … of so many bytes in all.
LARGEST_QUEUE = 256 * 1024
#: So many requests may be refused as too many in so many seconds; who goes on then is cut off.
MOST_REFUSED, REFUSED_SECONDS = 40, 20.0
#: So many of them leave together.
SENT_TOGETHER = 16
#: Chat lines sent to someone who comes in.
CHAT_SHOWN = 100

INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013


class Connection:
    """Someone who follows a table: what they were told, and what is still to be sent."""

    def __init__(
        self,
        table: Table,
        guest: Guest | None,
        transport: Transport,
        limits: Limits,
        bots: BotPool,
        find: Callable[[str], Awaitable[Table]],
        address: str,
        since: int = 0,
    ) -> None:
        self.table = table
        self.guest = guest
        self.identity = guest.identity if guest else None
        self._transport = transport
        self._limits = limits
        self._bots = bots
        self._find = find
        self._address = address
        #: Under which name it is counted: all nameless of an address have one.
        self._counted_as = self.identity or f"nameless at {address}"
        self._begin(since)
        self._queue: deque[bytes] = deque()
        self._queued = 0  # bytes
        self._refused, self._refused_from = 0, 0.0  # as too many, since then
        self._playing = False  # a move of its own is on its way to the store
        self._state_due = False
        self._table_due = False
        self._hint: asyncio.Task[None] | None = None
        self.too_slow = False

    def _begin(self, since: int) -> None:
        """Know nothing of the table yet but what happened up to *since*."""
        self._plan: Plan | None = None
        self._own: list[int] = []
        self._alone: int | None = None
        self._may_watch = False
        self._looked: int | None = None  # the seat last looked from
        self._heard = False  # what was said before
        self._told = since  # the `at` up to which the log was sent
        self._told_as: int | None = None  # the viewer it was sent to

    # --- coming and going

    def enter(self) -> None:
        """Follow the table: be shown it, the match and what was said, and be seen by the others."""
        COUNTS.visits[self.table.game.name] += 1
        self._table_due = self._state_due = True
        self._catch_up()
        self.table.listeners.add(self)
        self.write()
        self.table.presence_changed()

    def leave(self) -> None:
        """Follow the table no longer."""
        if self._hint is not None:
            self._hint.cancel()
        self.table.listeners.discard(self)
        self.table.presence_changed()
        late.gone(self.table, self.identity)

    def _catch_up(self) -> None:
        """Be told what was said, once it is clear that one may hear it."""
        if self._heard or not self.may_watch():
            return
        self._heard = True
        for line in self.table.chat.lines[-CHAT_SHOWN:]:
            self._enqueue(orjson.dumps(line))

    async def _follow(self) -> None:
        """Go on to the table of the next match."""
        following = self.table.plan.rematch
        if following is None:
            raise Refusal("not-allowed", text("refused-no-rematch"))
        try:
            table = await self._find(following)
        except Unknown as error:
            raise Refusal("unavailable") from error
        self.leave()
        self._queue.clear()  # nobody could tell what was said at which table
        self._queued = 0
        self.table = table
        self._begin(0)
        self.enter()

    def hang_up(self, code: int) -> None:
        """Be sent away, with a reason."""
        self._transport.hang_up(code)

    # --- being told

    def state_changed(self) -> None:
        """Hear that the match went on: only the newest picture will be sent."""
        self._state_due = True
        if not self._playing:  # else the picture leaves together with the answer
            self.write()

    def table_changed(self) -> None:
        """Hear that the table changed."""
        self._table_due = True
        self._catch_up()
        self.write()

    def hear_said(self, message: bytes) -> None:
        """Hear what is said at the table, if one may watch it."""
        if self.may_watch():
            self.tell(message)

    def tell(self, message: bytes) -> None:
        """Be sent a message as it is."""
        self._enqueue(message)
        self.write()

    def _enqueue(self, message: bytes) -> None:
        self._queue.append(message)
        self._queued += len(message)
        if len(self._queue) > LONGEST_QUEUE or self._queued > LARGEST_QUEUE:
            self.too_slow = True

    def answer(self, **message: Any) -> None:
        """Answer a request."""
        self.tell(encode(message))

    def write(self) -> None:
        """Send what is due, as far as the other side has room; called again when it has more."""
        transport = self._transport
        try:
            while (
                (self._state_due or self._queue or self._table_due)
                and transport.has_room
                and not self.too_slow
            ):
                transport.send_texts(self._due())
        except Exception as error:  # one picture that cannot be drawn must not stop the others
            transport.hang_up(INTERNAL_ERROR)
            self.table.failed(error)
        if self.too_slow:
            transport.hang_up(TRY_AGAIN_LATER)

    def _due(self) -> list[Message]:
        """Return what is to be sent next; the picture comes before the answer to a move."""
        due: list[Message] = []
        if self._table_due:
            self._table_due = False
            info = table_info(self.table, self.identity)
            due.append((orjson.dumps({"type": "table", "table": info}),))
        if self._state_due:
            self._state_due = False
            picture = self.picture()
            if picture is not None:
                due.append(picture)
        while self._queue and len(due) < SENT_TOGETHER:
            message = self._queue.popleft()
            self._queued -= len(message)
            due.append((message,))
        return due

    # --- what it sees

    def own_seats(self) -> list[int]:
        """Return the seats this connection may act for; looked up once for each plan."""
        if self._plan is not self.table.plan:
            self._plan = self.table.plan
            self._own = own = self._plan.seats_of(self.identity)
            self._may_watch = self._plan.spectators or bool(own)
            # The viewer, unless several people share the device.
            self._alone = (own[0] if own else SPECTATOR) if len(own) <= 1 else None
        return self._own

    def viewpoint(self) -> tuple[int, int | None]:
        """Return the viewer, and the seat whose person should take the device first."""
        own = self.own_seats()
        if self._alone is not None:
            return self._alone, None
        live = self.table.live
        acting = live.to_act() if live is not None else []
        wanted = [seat for seat in own if seat in acting]
        looked = self._looked
        if looked is not None and looked in own and (looked in wanted or not wanted):
            return looked, None
        self._looked = None
        return SPECTATOR, (wanted or own)[0]

    def may_watch(self) -> bool:
        """Tell whether the match may be shown to this connection."""
        self.own_seats()
        return self._may_watch

    def picture(self) -> Message | None:
        """Return the present state for this connection, with the log it has not seen."""
        table = self.table
        live, frames = table.live, table.frames
        if self._plan is not table.plan:
            self.own_seats()
        if live is None or frames is None or not self._may_watch:
            return None
        viewer, hand_over = self._alone, None
        if viewer is None:
            viewer, hand_over = self.viewpoint()
        undone = live.history.undone_since(self._told) if live.history.undos else None
        if self._told_as != viewer:
            if self._told_as is not None or self._alone is None:
                self._told, undone = 0, 0
            self._told_as = viewer
        clocks = tuple(table.clocks.shown()) if table.clocks is not None else None
        may_undo = undo.may_undo(table, viewer)
        message = frames.message(self._told, (viewer, hand_over, undone, clocks, may_undo))
        self._told = live.history.at
        return message

    # --- being asked

    async def hear(self, raw: str | bytes) -> None:
        """Carry one request out, or say why not."""
        ref = 0
        try:
            # Counted before it is read: what is malformed or refused is a request too.
            if not self._limits.allow("message", self._counted_as, self._address):
                ref = _ref(raw) if len(raw) <= LONGEST_MESSAGE else 0
                raise Refusal("too-many")
            if len(raw) > LONGEST_MESSAGE:
                raise Refusal("too-large", text("refused-too-large", bytes=LONGEST_MESSAGE))
            try:
                request = wire.FROM_CLIENT.validate_json(raw)
            except ValidationError as error:
                ref = _ref(raw)
                raise Refusal("malformed", text("refused-malformed")) from error
            ref = request.ref
            await self._carry_out(request)
        except Refusal as refusal:
            COUNTS.refusals[refusal.code] += 1
            if refusal.code == "too-many" and self._goes_on():
                self._transport.cut_off()
                return
            self.answer(
                type="refused",
                ref=ref,
                code=refusal.code,
                reason=refusal.reason,
                clause=refusal.clause,
            )

    def _goes_on(self) -> bool:
        """Count a request that was one too many; tell whether it is time to cut it off."""
        now = time.monotonic()
        if now - self._refused_from > REFUSED_SECONDS:
            self._refused, self._refused_from = 0, now
        self._refused += 1
        return self._refused > MOST_REFUSED

    async def _carry_out(self, request: wire.FromClient) -> None:
        match request:
            case wire.Play():
                self._done(request.ref, await self._play(request))
            case wire.Follow():
                await self._follow()
                self._done(request.ref)
            case wire.Ping():
                self.answer(type="pong", ref=request.ref)
            case wire.Sync():
                self._told = min(request.since, self.table.live.at if self.table.live else 0)
                self.state_changed()
                self._done(request.ref)
            case wire.Look():
                self._look(request.seat)
                self._done(request.ref)
            case wire.Chat():
                await self._talk(request.text, None, request.once)
                self._done(request.ref)
            case wire.Phrase():
                if request.phrase not in PHRASES:
                    raise Refusal("malformed", text("refused-no-such-phrase"))
                await self._talk(None, request.phrase, request.once)
                self._done(request.ref)
            case wire.Undo():
                await undo.ask(self.table, self._playing_seat(), request.at)
                self._done(request.ref)
            case wire.AnswerUndo():
                await undo.answer(self.table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.WithdrawUndo():
                await undo.withdraw(self.table, self.own_seats())
                self._done(request.ref)
            case wire.AnswerSeat():
                await late.answer(self.table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.WithdrawSeat():
                await late.withdraw(self.table, self.identity)
                self._done(request.ref)
            case _:
                self._ask(request)

    async def _play(self, request: wire.Play) -> int:
        """Make a move; whatever else changes the match meanwhile makes this one too late."""
        self._playing = True
        try:
            return await self.table.play(self._playing_seat(), request.action, request.at)
        finally:
            self._playing = False

    def _ask(
        self, request: wire.AskPreview | wire.AskWhy | wire.AskHint | wire.AskSentences
    ) -> None:
        """Answer a question; nothing changes."""
        table, live = self.table, self.table.playing()
        if isinstance(request, wire.AskSentences):
            if not self.may_watch():
                raise Refusal("not-allowed")
            viewer, _ = self.viewpoint()
            said = questions.sentences(table.game, table.seen_by(viewer), viewer)
            self.answer(type="sentences", ref=request.ref, at=live.at, sentences=said)
            return
        seat = self._acting()
        questions.check_at(table, request.at)
        if isinstance(request, wire.AskHint):
            self._start_hint(request, seat)
            return
        question = questions.preview if isinstance(request, wire.AskPreview) else questions.why
        found = question(table, seat, request.action)
        self.answer(
            type=request.type, ref=request.ref, at=request.at, action=request.action, **found
        )

    def _done(self, ref: int, at: int | None = None) -> None:
        """Say that a request was carried out; by then the match had come as far as *at*."""
        if at is None:
            at = self.table.live.at if self.table.live is not None else 0
        self.tell(b'{"type":"done","ref":%d,"at":%d}' % (ref, at))

    def _acting(self) -> int:
        """Return the seat that this connection acts for now."""
        self.table.playing()
        viewer, hand_over = self.viewpoint()
        if hand_over is not None:
            raise Refusal("not-allowed", text("refused-hand-over", seat=hand_over))
        if viewer == SPECTATOR:
            raise Refusal("no-seat")
        return viewer

    def _playing_seat(self) -> int:
        """Return the seat that this connection plays now, if no bot stands in there."""
        seat = self._acting()
        if self.table.plan.seats[seat].level is not None:
            raise Refusal("not-allowed", text("refused-stand-in"))
        return seat

    def _answering(self, seat: int | None) -> list[int]:
        """Return the seats an answer is for: one of one's own, or all of them."""
        if seat is None:
            return self.own_seats()
        if seat not in self.own_seats():
            raise Refusal("not-allowed", text("refused-not-your-seat"))
        return [seat]

    def _look(self, seat: int) -> None:
        if seat not in self.own_seats():
            raise Refusal("not-allowed", text("refused-not-your-seat"))
        self._looked = seat
        self.state_changed()

    async def _talk(self, words: str | None, phrase: str | None, once: str | None) -> None:
        if self.guest is None or not self.may_watch():
            raise Refusal("not-allowed", text("refused-no-name"))
        if not self._limits.allow("chat", self.identity, self._address):
            raise Refusal("too-many", text("refused-too-much-talk"))
        own = self.own_seats()
        viewer, _ = self.viewpoint()
        seat = viewer if viewer != SPECTATOR else (own[0] if own else None)
        await self.table.chat.say(seat, self.guest.name, words, phrase, once, self.identity)

    # --- hints

    def _start_hint(self, request: wire.AskHint, seat: int) -> None:
        live = self.table.playing()
        if seat not in live.to_act():
            raise Refusal("not-your-turn")
        busy = self._hint is not None and not self._hint.done()
        if busy or not self._limits.allow("hint", self.identity, self._address):
            raise Refusal("too-many")
        self._hint = asyncio.get_running_loop().create_task(self._give_hint(request, seat))

    async def _give_hint(self, request: wire.AskHint, seat: int) -> None:
        live = self.table.playing()
        seen, mask = live.seen_by(seat), live.mask(seat)
        try:
            found = await self._bots.think(self.table.game, seen, seat, mask, self._counted_as)
        except BotFailed:
            reason = text("refused-no-hint")
            self.answer(
                type="refused", ref=request.ref, code="unavailable", reason=reason, clause=None
            )
            return
        for thought in found:
            thought["label"] = self.table.game.view.label(seen, seat, thought["action"])
        self.answer(type="hint", ref=request.ref, at=request.at, thoughts=found)


def _ref(raw: str | bytes) -> int:
    """Return the `ref` of a request that is malformed otherwise, as far as it has one."""
    try:
        ref = orjson.loads(raw)["ref"]
    except (ValueError, TypeError, KeyError, IndexError):
        return 0
    return ref if type(ref) is int and 0 <= ref < 2**31 else 0
