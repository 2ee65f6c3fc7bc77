"""What a connection asks for: each request is counted, read, and carried out or refused."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial

import orjson
from pydantic import ValidationError

from regency.core.text import text
from regency.core.types import SPECTATOR
from regency.server.net.connection import INTERNAL_ERROR, Connection
from regency.server.net.transport import SocketTransport
from regency.server.ops.limits import Limits
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Elsewhere, Refusal, Unknown, too_large
from regency.server.tables import giving_up, late, missing, moves, questions, undo
from regency.server.tables.info import PHRASES
from regency.server.tables.table import Table
from regency.server.wire import requests as wire
from regency.server.workers.bots import BotFailed, BotPool

#: The longest request anyone has to make.
LONGEST_MESSAGE = 4096
#: A client with more requests refused as too many, in this many seconds, is cut off.
MOST_REFUSED, REFUSED_SECONDS = 40, 20.0

#: Of these everybody at the table is told, and some change what is kept of it.
ARRANGING = (
    wire.Undo,
    wire.AnswerUndo,
    wire.WithdrawUndo,
    wire.AnswerSeat,
    wire.WithdrawSeat,
    wire.AnswerStandIn,
    wire.Abort,
    wire.AnswerAbort,
    wire.WithdrawAbort,
)

#: A move as pages write it; anything else that means the same is read by its model.
_PLAY = re.compile(
    rb'\{"type":"play","at":(0|[1-9]\d{0,5}),"action":(0|[1-9]\d{0,3}),"ref":(0|[1-9]\d{0,8})\}'
)


class Requests:
    """Carries out what one connection asks for, within its limits."""

    def __init__(
        self,
        connection: Connection,
        limits: Limits,
        bots: BotPool,
        find: Callable[[str], Awaitable[Table]],
        address: str,
    ) -> None:
        self._connection = connection
        self._limits = limits
        self._bots = bots
        self._find = find
        self._address = address
        #: Under which name it is counted: all nameless of an address have one.
        self._counted_as = connection.identity or f"nameless at {address}"
        self._refused, self._refused_from = 0, 0.0  # as too many, since then
        self._hearing = False  # a request is carried out by the task that listens
        self._moved: asyncio.Future[None] | None = None  # it waits for a move that was taken

    @property
    def _table(self) -> Table:
        return self._connection.table

    async def listen(self, transport: SocketTransport) -> None:
        """Carry requests out one after the other until one side hangs up."""
        transport.when_request = self.take
        while (request := await transport.next_request()) is not None:
            self._hearing = True
            try:
                if self._connection.playing:  # a move that was taken is on its way
                    self._moved = asyncio.get_running_loop().create_future()
                    await self._moved
                await self.hear(request)
            except Exception as error:
                self._failed(error)
            self._hearing = False

    def take(self, raw: bytes) -> bool:
        """Carry a plain move out without a task if nothing is before it; False: it has to wait."""
        connection = self._connection
        plain = None if self._hearing or connection.playing else _PLAY.fullmatch(raw)
        if plain is None or self._table.lock.locked():
            return False
        if not self._limits.allow("message", self._counted_as, self._address):
            return False  # `hear` says so
        at, action, ref = map(int, plain.groups())
        connection.playing = True
        try:
            if moves.begin(self._table, self._playing_seat(), action, at, partial(self._end, ref)):
                return True
        except Exception as error:
            self._end(ref, error)
            return True
        connection.playing = False
        return False

    def _end(self, ref: int, answer: int | BaseException) -> None:
        """Answer a move that was taken."""
        self._connection.playing = False
        if isinstance(answer, int):
            self._done(ref, answer)
        elif isinstance(answer, Refusal):
            self._refuse(ref, answer)
        else:
            self._failed(answer)
        moved, self._moved = self._moved, None
        if moved is not None and not moved.done():
            moved.set_result(None)

    def _failed(self, error: BaseException) -> None:
        """Hear of a fault of ours: this client reconnects, the others stay."""
        self._connection.hang_up(INTERNAL_ERROR)
        self._table.failed(error)

    async def hear(self, raw: str | bytes) -> None:
        """Carry one request out, or say why not."""
        ref = 0
        try:
            # Counted before it is read: what is malformed or refused is a request too.
            if not self._limits.allow("message", self._counted_as, self._address):
                ref = _ref(raw) if len(raw) <= LONGEST_MESSAGE else 0
                raise Refusal("too-many")
            if len(raw) > LONGEST_MESSAGE:
                raise Refusal("too-large", too_large(LONGEST_MESSAGE))
            try:
                request = wire.FROM_CLIENT.validate_json(raw)
            except ValidationError as error:
                ref = _ref(raw)
                raise Refusal("malformed", text("refused-malformed")) from error
            ref = request.ref
            if isinstance(request, ARRANGING) and not self._limits.allow(
                "arrange", self._connection.identity, self._address
            ):
                raise Refusal("too-many")
            await self._carry_out(request)
        except Refusal as refusal:
            self._refuse(ref, refusal)

    def _refuse(self, ref: int, refusal: Refusal) -> None:
        """Say why a request is not carried out, or cut off who goes on with too many."""
        COUNTS.refusals[refusal.code] += 1
        if refusal.code == "too-many" and self._goes_on():
            self._connection.cut_off()
            return
        code, reason, clause = refusal.code, refusal.reason, refusal.clause
        self._connection.answer(type="refused", ref=ref, code=code, reason=reason, clause=clause)

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
                self._connection.answer(type="pong", ref=request.ref)
            case wire.Sync():
                self._connection.viewpoint.knows(min(request.since, self._table.at))
                self._connection.state_changed()
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
                await undo.ask(self._table, self._playing_seat(), request.at)
                self._done(request.ref)
            case wire.AnswerUndo():
                await undo.answer(self._table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.WithdrawUndo():
                await undo.withdraw(self._table, self._own_seats())
                self._done(request.ref)
            case wire.AnswerSeat():
                await late.answer(self._table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.WithdrawSeat():
                await late.withdraw(self._table, self._connection.identity)
                self._done(request.ref)
            case wire.AnswerStandIn():
                await missing.answer(self._table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.Abort():
                await giving_up.ask(self._table, self._own_seats())
                self._done(request.ref)
            case wire.AnswerAbort():
                await giving_up.answer(self._table, self._answering(request.seat), request.agree)
                self._done(request.ref)
            case wire.WithdrawAbort():
                await giving_up.withdraw(self._table, self._own_seats())
                self._done(request.ref)
            case _:
                await self._ask(request)

    async def _play(self, request: wire.Play) -> int:
        """Make a move; whatever else changes the match meanwhile makes this one too late."""
        connection = self._connection
        connection.playing = True
        try:
            seat = self._playing_seat()
            return await moves.play(self._table, seat, request.action, request.at)
        finally:
            connection.playing = False

    async def _ask(
        self, request: wire.AskPreview | wire.AskWhy | wire.AskHint | wire.AskSentences
    ) -> None:
        """Answer a question; nothing changes."""
        table, live = self._table, self._table.playing()
        if isinstance(request, wire.AskSentences):
            if not self._connection.may_watch():
                raise Refusal("not-allowed")
            viewer = self._viewer()
            said = questions.sentences(table.game, table.seen_by(viewer), viewer)
            self._connection.answer(type="sentences", ref=request.ref, at=live.at, sentences=said)
            return
        seat = self._acting_seat()
        questions.check_at(table, request.at)
        if isinstance(request, wire.AskHint):
            self._start_hint(request, seat)
            return
        if isinstance(request, wire.AskPreview):
            found = await questions.preview(table, seat, request.action)
        else:
            found = questions.why(table, seat, request.action)
        self._connection.answer(
            type=request.type, ref=request.ref, at=request.at, action=request.action, **found
        )

    def _done(self, ref: int, at: int | None = None) -> None:
        """Say that a request was carried out; by then the match had come as far as *at*."""
        if at is None:
            at = self._table.at
        self._connection.tell(b'{"type":"done","ref":%d,"at":%d}' % (ref, at))

    # --- in whose name

    def _own_seats(self) -> list[int]:
        return self._connection.viewpoint.own_seats(self._table.plan)

    def _viewer(self) -> int:
        viewer, _ = self._connection.viewpoint.viewer(self._table.plan, self._table.to_act())
        return viewer

    def _acting_seat(self) -> int:
        """Return the seat that is acted for now, once there is a match."""
        acting = self._table.playing().to_act()
        return self._connection.viewpoint.acting_seat(self._table.plan, acting)

    def _playing_seat(self) -> int:
        """Return the seat that is played now, once there is a match."""
        acting = self._table.playing().to_act()
        return self._connection.viewpoint.playing_seat(self._table.plan, acting)

    def _answering(self, seat: int | None) -> list[int]:
        """Return the seats that an answer is for: one of the own seats, or all of them."""
        if seat is None:
            return self._own_seats()
        return [self._connection.viewpoint.own_seat(self._table.plan, seat)]

    def _look(self, seat: int) -> None:
        self._connection.viewpoint.look_from(self._table.plan, seat)
        self._connection.state_changed()

    async def _follow(self) -> None:
        """Go on to the table of the next match."""
        following = self._table.plan.rematch
        if following is None:
            raise Refusal("not-allowed", text("refused-no-rematch"))
        try:
            table = await self._find(following)
        except (Unknown, Elsewhere) as error:  # the client tries the table's own address
            raise Refusal("unavailable") from error
        self._connection.move_to(table)

    async def _talk(self, words: str | None, phrase: str | None, once: str | None) -> None:
        connection = self._connection
        if connection.guest is None or not connection.may_watch():
            raise Refusal("not-allowed", text("refused-no-name"))
        if self._table.plan.chat == "none":
            raise Refusal("not-allowed", text("refused-no-chat"))
        if words is not None and self._table.plan.chat == "phrases":
            raise Refusal("not-allowed", text("refused-only-phrases"))
        if not self._limits.allow("chat", connection.identity, self._address):
            raise Refusal("too-many", text("refused-too-much-talk"))
        own, viewer = self._own_seats(), self._viewer()
        seat = viewer if viewer != SPECTATOR else (own[0] if own else None)
        chat, name = self._table.chat, connection.guest.name
        await chat.say(seat, name, words, phrase, once, connection.identity)

    # --- hints

    def _start_hint(self, request: wire.AskHint, seat: int) -> None:
        live = self._table.playing()
        if not self._table.plan.hints:
            raise Refusal("not-allowed", text("refused-hints-off"))
        if seat not in live.to_act():
            raise Refusal("not-your-turn")
        connection = self._connection
        busy = connection.hint is not None and not connection.hint.done()
        if busy or not self._limits.allow("hint", connection.identity, self._address):
            raise Refusal("too-many")
        connection.hint = asyncio.get_running_loop().create_task(self._give_hint(request, seat))

    async def _give_hint(self, request: wire.AskHint, seat: int) -> None:
        live = self._table.playing()
        seen, mask = live.seen_by(seat), live.mask(seat)
        try:
            found = await self._bots.think(self._table.game, seen, seat, mask, self._counted_as)
        except BotFailed:
            reason = text("refused-no-hint")
            self._connection.answer(
                type="refused", ref=request.ref, code="unavailable", reason=reason, clause=None
            )
            return
        for thought in found:
            thought["label"] = self._table.game.view.label(seen, seat, thought["action"])
        self._connection.answer(type="hint", ref=request.ref, at=request.at, thoughts=found)


def _ref(raw: str | bytes) -> int:
    """Return the `ref` of a request that is malformed otherwise, as far as it has one."""
    try:
        ref = orjson.loads(raw)["ref"]
    except (ValueError, TypeError, KeyError, IndexError):
        return 0
    return ref if type(ref) is int and 0 <= ref < 2**31 else 0
