"""Decides who is called for what: not who is there, not too often, not at night, together."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import orjson
from pydantic import ValidationError

from regency.core.bounded_cache import BoundedCache
from regency.core.text import Text, text
from regency.language import LANGUAGES, MissingText, Speaker
from regency.server.notices.mail import Mailer
from regency.server.notices.subscriptions import Sent, Subscription
from regency.server.notices.vapid import PushKey
from regency.server.ops.limits import Limits, Rate
from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.server.tables.table import Table
from regency.server.tables.voices import voice_of
from regency.server.wire.personal import CallKind, Wishes
from regency.store import CallWishes, Store, StoreError, WaitingCall

if TYPE_CHECKING:
    from regency.server.notices.push import Pusher

log = logging.getLogger(__name__)

#: How often one person is called in all, for one thing at one table, and by mail.
CALLS = Rate(10, 1 / 360)
CALLS_A_TABLE = Rate(3, 1 / 600)
MAILS = Rate(3, 1 / 7200)
#: How often one person asks for a mail that confirms an address, and one address gets such mails.
CONFIRMATIONS = Rate(5, 1 / 3600)
MINUTES_A_DAY = 24 * 60
#: A call is held so long by who makes it; then another server may make it.
HELD_SECONDS = 300.0
#: A call that cannot be judged now (the store is away, the table on its way) is tried again then.
AGAIN_SECONDS = 10.0
#: Calls whose server ended before they were made are looked for this often at most.
LOOK_SECONDS = 0.5
#: A call that reached nobody, because a push or mail server is away, is made again after so long.
RETRY_SECONDS = (60.0, 300.0, 1800.0)
#: Calls of which it is known how often they were tried.
TRIED_KEPT = 10_000


@dataclass(frozen=True)
class Call:
    """A reason to call somebody; never what a card says, nor what anybody wrote."""

    kind: CallKind
    table: str
    game: str
    names: tuple[str, ...]  # of the others at the table

    @classmethod
    def kept(cls, row: WaitingCall) -> Call:
        """Return a call as the store has it."""
        kind: Any = row.kind
        return cls(kind, row.table_id, row.game, tuple(orjson.loads(row.names)))


class Caller:
    """Calls people by push, and by mail where no push reaches them."""

    def __init__(
        self,
        store: Store,
        table: Callable[[str], Awaitable[Table]],
        push_key: PushKey,
        mailer: Mailer | None,
        grace: float,
        *,
        own_network: bool,
    ) -> None:
        self._store = store
        self._table = table
        self.push_key = push_key
        self.own_network = own_network  # push services may be in it: only for tests
        self._pusher: Pusher | None = None
        self.mailer = mailer
        self._grace = grace
        self.limits = Limits(True)
        self.now: Callable[[tzinfo], datetime] = datetime.now
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._tried: BoundedCache[WaitingCall, int] = BoundedCache(TRIED_KEPT)

    # --- what happens at tables

    def went_on(self, table: Table) -> None:
        """Hear that a match went on: people whose turn it is may not be there."""
        if table.stage == "playing":
            at = table.playing().at
            for seat in table.to_act():
                self._note(table, "turn", table.plan.seats[seat].identity, at)

    def was_said(self, table: Table, by: str | None) -> None:
        """Hear that somebody said something."""
        for identity in table.plan.identities() - {by}:
            self._note(table, "chat", identity, table.chat.count)

    def invited(self, table: Table, kind: CallKind, people: Sequence[str]) -> None:
        """Hear that people are wanted at a table."""
        for identity in people:
            self._note(table, kind, identity, 0)

    def _note(self, table: Table, kind: CallKind, identity: str | None, at: int) -> None:
        if identity is None or _is_there(table, identity):
            return
        if kind == "turn" and not _is_waited_for(table, identity):
            return
        seats = [seat for seat in table.plan.seats if seat.kind == "person"]
        names = [seat.name for seat in seats if seat.identity != identity and seat.name]
        told = orjson.dumps(names).decode()
        self._begin(self._keep(WaitingCall(table.id, identity, kind, at, table.game.name, told)))

    async def _keep(self, call: WaitingCall) -> None:
        """Keep a call, so that a restart forgets none, and make it when it is due."""
        if await self._store.waiting.note(call, _now() + _milliseconds(self._grace)):
            self._later(call.identity, self._grace)

    def _later(self, identity: str, seconds: float) -> None:
        if identity not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[identity] = loop.call_later(seconds, self._ring, identity)

    def _ring(self, identity: str) -> None:
        self._timers.pop(identity, None)
        self._begin(self._see_to(identity))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (StoreError, Refusal) as error:  # nobody waits for it
            log.warning("somebody could not be called: %s", type(error).__name__)

    async def look(self) -> None:
        """Make calls that nobody has made who should have, again and again: after a restart too.

        At first people have time to come back by themselves.
        """
        while True:
            await asyncio.sleep(max(self._grace, LOOK_SECONDS))
            await self._quietly(self._look())

    async def _look(self) -> None:
        people: dict[str, None] = {}
        for call in await self._store.waiting.due(_now()):
            try:
                await self._table(call.table_id)
            except Unknown:
                await self._store.waiting.drop_table(call.table_id)
                continue
            except Elsewhere:
                continue
            except Refusal:  # who is called finds out why
                pass
            people[call.identity] = None
        for identity in people:
            if identity not in self._timers:
                self._ring(identity)

    # --- who is called

    async def _see_to(self, identity: str) -> None:
        kept = await self._store.calls.wishes(identity)
        if kept is None:
            return
        waiting = self._store.waiting
        wishes = read_wishes(kept.wishes)
        wait = quiet_for(wishes, self.now(zone_of(wishes.zone)))
        now = _now()
        if wait > 0:
            await waiting.postpone(identity, now, now + _milliseconds(wait))
            self._later(identity, wait)
            return
        due: list[tuple[WaitingCall, Call]] = []
        done = []
        for row in await waiting.take(identity, now, now + _milliseconds(HELD_SECONDS)):
            call = Call.kept(row)
            is_true = call.kind in wishes.kinds and await self._is_true(identity, call)
            if is_true is None:
                await waiting.put_back(row, _now() + _milliseconds(AGAIN_SECONDS))
                continue
            if is_true and (row in self._tried or self._may_call(call.table, identity, call.kind)):
                due.append((row, call))
            else:
                done.append(row)
        for kind in dict.fromkeys(row.kind for row, _ in due):
            rows = [row for row, _ in due if row.kind == kind]
            calls = [call for _, call in due if call.kind == kind]
            tried = any(row in self._tried for row in rows)
            may = tried or self.limits.spend(identity, CALLS)
            if may and not await self._send(kept, calls, tried):
                rows = [row for row in rows if not await self._try_again(row)]
            done += rows
        for row in done:
            self._tried.pop(row, None)
        await waiting.made(done)

    def _may_call(self, table: str, identity: str, kind: CallKind) -> bool:
        return self.limits.spend(f"{identity} {kind} {table}", CALLS_A_TABLE)

    async def _try_again(self, row: WaitingCall) -> bool:
        """Make a call later that could not be made now; False: it was tried often enough."""
        tried = self._tried.get(row, 0)
        if tried == len(RETRY_SECONDS):
            log.warning("somebody could not be called: no server took it, however often asked")
            return False
        self._tried.keep(row, tried + 1)
        wait = RETRY_SECONDS[tried]
        await self._store.waiting.put_back(row, _now() + _milliseconds(wait))
        return True

    async def _is_true(self, identity: str, call: Call) -> bool | None:
        """Tell whether there still is a reason to call; None: that cannot be told now."""
        try:
            table = await self._table(call.table)
        except Elsewhere:
            return None
        except Refusal as refusal:
            return None if refusal.code == "unavailable" else False
        except Unknown:
            return False
        if call.kind == "invited" and not _may_come(table, identity):
            return False
        waited = call.kind != "turn" or _is_waited_for(table, identity)
        return waited and not _is_there(table, identity)

    # --- how they are called

    def may_confirm(self, identity: str, address: str) -> bool:
        """Count a mail that asks whether an address is somebody's; False: one too many."""
        asked = (f"confirm {identity}", f"confirm {address.casefold()}")
        return all(self.limits.spend(one, CONFIRMATIONS) for one in asked)

    async def _send(self, kept: CallWishes, calls: Sequence[Call], tried: bool) -> bool:
        """Tell somebody of calls of one kind: on every browser that may be called, else by mail.

        False: nobody was reached, and it is worth while to try again. A call that was *tried*
        before has had its share of what is allowed.
        """
        first = calls[0]
        path = f"/table/{first.table}" if len(calls) == 1 else "/"
        topic = hashlib.sha256(f"{first.kind} {path}".encode()).hexdigest()[:32]
        became = set()
        for browser in await self._store.calls.browsers(kept.identity):
            title, words = said(calls, browser.language)
            message = {"title": title, "body": words, "tag": topic, "url": path}
            to = Subscription(browser.endpoint, browser.p256dh, browser.auth)
            sent = await self._push().send(to, orjson.dumps(message), topic)
            became.add(sent)
            if sent is Sent.GONE:
                await self._store.calls.drop_browser(endpoint=browser.endpoint)
        if Sent.TAKEN in became:
            return True
        may_mail = kept.mail is not None and kept.confirmed and kept.token is not None
        if self.mailer is not None and may_mail and (tried or self._may_mail(kept.identity)):
            return await self._mail(self.mailer, kept, calls, path)
        return Sent.LATER not in became

    def _push(self) -> Pusher:
        if self._pusher is None:
            from regency.server.notices.push import Pusher  # 20 MiB that most servers never need

            self._pusher = Pusher(self.push_key, self.own_network)
        return self._pusher

    def _may_mail(self, identity: str) -> bool:
        return self.limits.spend(f"mail {identity}", MAILS)

    async def _mail(
        self, mailer: Mailer, kept: CallWishes, calls: Sequence[Call], path: str
    ) -> bool:
        assert kept.mail is not None, "who is called by mail has an address"
        title, words = said(calls, kept.language)
        voice = _voice(calls[0].game, kept.language)
        leave = f"{mailer.public}/mail/leave#{kept.token}"
        foot = voice.say(text("call-mail-foot", link=leave))
        words = f"{words}\n\n{mailer.public}{path}\n\n-- \n{foot}\n"
        return await mailer.send(kept.mail, title, words, leave)

    async def close(self) -> None:
        """Call nobody any more."""
        for timer in self._timers.values():
            timer.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):  # it must not keep the others from ending
                log.error("somebody could not be called: %s", type(found).__name__)
        if self._pusher is not None:
            await self._pusher.close()


def _now() -> int:
    """Return the moment, in milliseconds since 1970."""
    return int(time.time() * 1000)


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)


def _is_there(table: Table, identity: str) -> bool:
    return identity in table.listeners.present


def _may_come(table: Table, identity: str) -> bool:
    """Tell whether there still is a seat for somebody who was invited, and has none."""
    waits = table.stage == "waiting" and any(seat.kind == "empty" for seat in table.plan.seats)
    return waits and not table.plan.seats_of(identity)


def _is_waited_for(table: Table, identity: str) -> bool:
    seats = table.plan.seats
    return table.stage == "playing" and any(
        seats[seat].identity == identity and seats[seat].level is None for seat in table.to_act()
    )


def read_wishes(kept: str) -> Wishes:
    """Return what somebody wants to be called for; what cannot be read is nothing."""
    try:
        return Wishes.model_validate_json(kept)
    except ValidationError:
        return Wishes(kinds=[])


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC is one even where no other is installed."""
    return UTC if name == "UTC" else ZoneInfo(name)


def quiet_for(wishes: Wishes, now: datetime) -> float:
    """Return for how many seconds somebody wants to have their rest; 0: they do not."""
    if wishes.quiet is None:
        return 0.0
    begins, ends = wishes.quiet.begins, wishes.quiet.ends
    minute = now.hour * 60 + now.minute
    inside = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
    if not inside:
        return 0.0
    return timedelta(minutes=(ends - minute) % MINUTES_A_DAY).total_seconds() - now.second


def _voice(game: str, language: str) -> Speaker:
    """Return who speaks of a game: in English where one from elsewhere has no other language."""
    try:
        return voice_of(game, language)
    except MissingText:
        return voice_of(game, LANGUAGES[0])


def said(calls: Sequence[Call], language: str) -> tuple[str, str]:
    """Return the title and the words of calls of one kind, in a language."""
    first = calls[0]
    voice = _voice(first.game, language)
    game: Text = text("game-name")
    if len(calls) > 1:
        title = voice.say(text(f"call-{first.kind}-many", tables=len(calls)))
        games = {one.game: _voice(one.game, language).say(game) for one in calls}
        return title, ", ".join(games.values())
    title = voice.say(text(f"call-{first.kind}", game=game))
    return title, ", ".join(first.names)
