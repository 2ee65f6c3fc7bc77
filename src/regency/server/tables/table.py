"""A table: people and bots at one match; nobody hears of a step before the store has it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from regency.core.fair import SEED_BYTES
from regency.core.game import Game
from regency.core.match import IllegalMove
from regency.core.text import text
from regency.core.types import SPECTATOR, State
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Refusal
from regency.server.tables.aside import Unreadable, kind_of
from regency.server.tables.chat import Chat
from regency.server.tables.clocks import Clocks, Rounds
from regency.server.tables.frames import Frames
from regency.server.tables.history import Entry, decode
from regency.server.tables.live import Draft, Live
from regency.server.tables.moment import Moment
from regency.server.tables.seats import DEFAULT_LEVEL, Asked, Plan, read_plan
from regency.server.tables.story import open_asking, open_undo
from regency.server.tables.telling import stood_in, told, unanswered
from regency.store import Conflict, Store, StoreError, Unavailable
from regency.store import Table as Kept

log = logging.getLogger(__name__)

#: Who came or went is told so much later, for all of them at once.
PRESENCE_SECONDS = 0.05
#: After a failure of the store a bot tries again this many seconds later.
STORE_PAUSE = 1.0
#: A bot that plays on for somebody out of time takes so many seconds before its first move.
STAND_IN_PAUSE = 0.25


class Listener(Protocol):
    """Someone who follows a table: a connection."""

    identity: str | None

    def state_changed(self) -> None:
        """Hear that the match went on."""

    def table_changed(self) -> None:
        """Hear that people came or went, or agreed on something else."""

    def hear_said(self, message: bytes) -> None:
        """Hear what is said at the table."""

    def hang_up(self, code: int) -> None:
        """Be sent away from the table."""


class Bots(Protocol):
    """Chooses for the seats of bots, in other processes."""

    async def choose(
        self,
        game: Game,
        seen: State,
        seat: int,
        mask: Any,
        level: str,
        warn: Callable[[], None],
        table: str,
        watched: bool,
    ) -> int:
        """Return a legal action; always returns, whatever happens to the bot."""


class Table:
    """A live match in memory, and the only one that changes it."""

    def __init__(
        self, kept: Kept, game: Game, store: Store, bots: Bots, pace: float, rounds: Rounds
    ) -> None:
        self.id = kept.id
        self.game = game
        self.kept = kept
        self.store = store
        self.plan: Plan = read_plan(kept.state.settings)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.frames: Frames | None = None
        self.clocks: Clocks | None = None
        self.chat = Chat(kept.id, kept.chat, store, self.tell_all)
        self.undo_asked: dict[str, Any] | None = None
        self.asked: Asked | None = None
        self.touched = time.monotonic()
        self._bots = bots
        self._pace = pace
        self._last_step = 0.0
        self._bot_task: asyncio.Task[None] | None = None
        self._rounds = rounds
        self._alarm: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._closed = False
        #: Hears that the match cannot be shown any more.
        self.when_broken: Callable[[Table, BaseException], None] | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        if kept.state.stage != "waiting":
            self._replay(kept)

    # --- what it is now

    @property
    def stage(self) -> str:
        """Return waiting, playing or over."""
        return self.kept.state.stage

    @property
    def words(self) -> tuple[str, ...]:
        """Return what people added to the deal."""
        return self.kept.state.words

    @property
    def seed(self) -> bytes:
        """Return the secret of the deal: never show it before the match is over."""
        return self.kept.seed

    def playing(self) -> Live:
        """Return the live match, or refuse because there is none."""
        if self.live is None:
            raise Refusal("not-started")
        return self.live

    def seen_by(self, viewer: int) -> State:
        """Return the state as a viewer may know it."""
        return self.playing().seen_by(viewer)

    def moment(self) -> Moment | None:
        """Return what a connection builds its frame from; None before the deal."""
        if self.live is None or self.frames is None:
            return None
        clocks = tuple(self.clocks.shown()) if self.clocks is not None else None
        return Moment(self.plan, clocks, self.live, self.frames)

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act; none before the deal."""
        return self.live.to_act() if self.live is not None else ()

    @property
    def at(self) -> int:
        """Return how far the match is."""
        return self.live.at if self.live is not None else 0

    # --- keeping

    def _replay(self, kept: Kept) -> None:
        live = Live(self.game, len(self.plan.seats), self.plan.options, kept.seed, kept.state.words)
        entries = [_decoded(number, entry) for number, entry in enumerate(kept.entries)]
        try:
            live.load(entries)
        except Exception as error:  # whatever rules may say to what they never wrote
            raise Unreadable(f"entry {live.at}", error) from error
        self.live = live
        self.frames = Frames(live)
        self.clocks = self._new_clocks()
        if self.clocks is not None:
            for entry in entries:
                seat = getattr(entry.what, "seat", None)
                if seat is not None:
                    self.clocks.charge(seat, entry.milliseconds)
        asker = open_undo(self.plan.story, live.at)
        self.undo_asked = None
        if asker is not None:
            self.ask_for_undo(asker)

    def _new_clocks(self) -> Clocks | None:
        if self.plan.bank is None:
            return None
        return Clocks(
            len(self.plan.seats),
            self.plan.bank,
            self.plan.increment,
            self.plan.granted,
            time.monotonic,
        )

    def try_pictures(self) -> None:
        """Draw the match once for everybody who may look at it; raises where one cannot be."""
        if self.live is not None:
            frames = Frames(self.live)
            for viewer in (SPECTATOR, *range(len(self.plan.seats))):
                frames.message(0, (viewer, None, None, None, None))

    async def keep_plan(
        self, plan: Plan, also: Callable[[], None] | None = None, **changes: Any
    ) -> None:
        """Write a changed plan (and stage, words) down, then adopt it and tell everyone.

        What is *also* to be done is done in the same moment, if the plan could be kept.
        Where people have added words already, another table means another deal: the promise is
        made anew, so that nobody chooses among deals whose words are known.
        """
        seed = None
        if self.stage == "waiting" and self.words and plan.dealt_to() != self.plan.dealt_to():
            why = "options" if plan.options != self.plan.options else "seats"
            plan = told(replace(plan, worded=()), None, "renewed", 0, name="", why=why)
            seed, changes["words"] = secrets.token_bytes(SEED_BYTES), ()
        state = self.kept.changed(
            settings=plan.to_json(),
            identities=plan.identities(),
            listed=plan.public,
            **changes,
        )
        try:
            version = await self.store.save(self.id, state, self.kept.version, seed)
        except Conflict as error:
            await self._reload()
            raise Refusal("stale") from error
        except Unavailable as error:
            await self._after(error)
            raise Refusal("unavailable") from error
        self.kept = replace(self.kept, state=state, version=version, seed=seed or self.seed)
        self.plan = plan
        if also is not None:
            also()
        self.tell_table()

    async def append(self, entries: list[bytes], number: int) -> None:
        """Make entries durable, or refuse; what is in memory is unchanged either way."""
        began = time.monotonic()
        try:
            await self.store.append(self.id, number, entries)
        except Conflict as error:
            await self._reload()
            raise Refusal("stale") from error
        except Unavailable as error:
            await self._after(error)
            raise Refusal("unavailable") from error
        COUNTS.store_seconds += time.monotonic() - began

    async def _after(self, error: Unavailable) -> None:
        """Look what the store has where the write may have happened all the same."""
        log.warning("table %s: %s", self.id, error)
        if error.unsure:
            await self._reload()

    async def _reload(self) -> None:
        """Take what the store has for the truth; refuses where it cannot be asked."""
        try:
            kept = await self.store.load(self.id)
        except Unavailable as error:
            raise Refusal("unavailable") from error
        if kept is None:
            return
        self.kept = kept
        self.plan = read_plan(kept.state.settings)
        if kept.state.stage != "waiting":
            self._replay(kept)
        if kept.state.stage == "playing":
            self._run_clocks()
            self._wake_bots()
        self.tell_table()
        self.tell_state()

    # --- a match begins, goes on and ends

    async def start(self) -> None:
        """Deal, and let the first seat act."""
        async with self.lock:
            if self.stage != "waiting":
                raise Refusal("not-allowed", text("refused-already-started"))
            if any(seat.kind == "empty" for seat in self.plan.seats):
                raise Refusal("not-allowed", text("refused-empty-seats"))
            await self.keep_plan(self.plan.starting(), stage="playing")
            self._replay(self.kept)
        await self.wake()

    async def wake(self) -> None:
        """Do what is due after a start or a restart: the deal, the end, clocks and bots."""
        async with self.lock:
            live = self.live
            if live is None or self.stage == "over":
                return
            if live.at == 0:
                draft = live.deal()
                try:
                    await self.append(draft.entries(), 0)
                except Refusal:
                    self._try_again()
                    raise
                live.adopt(draft)
            if self.asked is None and open_asking(self.plan.story):  # a restart forgets who asked
                await self.keep_story(unanswered(self.plan, live))
            await self.settle()
        self.tell_state()

    async def play(self, seat: int, action: int, at: int) -> int:
        """Make a move; returns the new `at` once the move is durable."""
        async with self.lock:
            draft = self._try(seat, action, at)
            live = self.playing()
            await self.append(draft.entries(), live.at)
            live.adopt(draft)
            if self.clocks is not None:
                self.clocks.moved(seat, draft.milliseconds)
            COUNTS.moves[self.game.name] += 1
            self._last_step = self.touched = time.monotonic()
            reached = live.at
            self.tell_state()
            if self.undo_asked is not None:
                await self._lapse(self.undo_asked["seat"])
            await self.settle()
        return reached

    def _try(self, seat: int, action: int, at: int) -> Draft:
        live = self.playing()
        if self.stage == "over" or live.over:
            raise Refusal("over")
        if at != live.at:
            raise Refusal("stale")
        if not live.may_act(seat):
            raise Refusal("not-your-turn")
        spent = self.clocks.spent(seat) if self.clocks is not None else 0
        try:
            return live.try_move(seat, action, spent)
        except IllegalMove as error:
            raise self.why(seat, action) from error

    def why(self, seat: int, action: int) -> Refusal:
        """Return why an action is not allowed to a seat that is to act."""
        if action >= self.game.rules.ACTIONS.count:
            return Refusal("illegal", text("refused-no-such-action"))
        found = self.game.view.why_not(self.seen_by(seat), seat, action)
        return Refusal("illegal", found.reason, found.clause)

    def ask_for_undo(self, seat: int) -> None:
        """Ask everyone else to allow a seat's undo."""
        self.undo_asked = {"seat": seat, "agreed": [], "waiting": self.plan.others[seat]}

    async def _lapse(self, asker: int) -> None:
        """Let an undo that was asked for be forgotten, because the match went on."""
        await self.keep_story(told(self.plan, self.live, "undo-refused", asker), self.no_undo)

    async def keep_story(self, plan: Plan, also: Callable[[], None] | None = None) -> None:
        """Keep lines of the story about what has happened whether they can be kept or not."""
        try:
            await self.keep_plan(plan, also)
        except Refusal as refusal:
            log.warning("table %s: a line of its story is lost: %s", self.id, refusal)
            if also is not None:
                also()
            self.tell_table()

    def no_undo(self) -> None:
        """Ask nobody any longer about an undo."""
        self.undo_asked = None

    def nothing_asked(self) -> None:
        """Ask nobody any longer about a late guest."""
        if self.asked is not None:
            self.asked.stop()
        self.asked = None

    async def settle(self) -> None:
        """After a step: the end is written down, clocks run, bots are woken."""
        live = self.playing()
        if live.over:
            self._stop_clocks()
            if self.stage != "over":
                try:
                    plan = unanswered(self.plan, live)
                    await self.keep_plan(plan, self.nothing_asked, stage="over")
                    COUNTS.finished[self.game.name] += 1
                except Refusal:
                    self._try_again()
            return
        self._run_clocks()
        self._wake_bots()

    def _try_again(self) -> None:
        """Do what is due once more, when the store may be back."""
        if self._again is None and not self._closed:
            loop = asyncio.get_running_loop()
            self._again = loop.call_later(STORE_PAUSE, self._once_more)

    def _once_more(self) -> None:
        self._again = None
        self.start_task(self.wake)

    def start_task(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something beside everything else; a refusal of it changes nothing."""

        async def quietly() -> None:
            try:
                await work()
            except (Refusal, StoreError):
                return
            except Exception as error:
                self.failed(error)

        task = asyncio.get_running_loop().create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- clocks

    def _run_clocks(self) -> None:
        if self.clocks is None or self.live is None:
            return
        people = [s for s in self.live.to_act() if self.plan.seats[s].level is None]
        self.clocks.run(people)
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.clocks.first_to_end() if self.clocks is not None else None
        if due is not None and self.plan.stand_in is not None:
            loop = asyncio.get_running_loop()
            work = partial(self.start_task, self._out_of_time)
            self._alarm = loop.call_later(due[1], self._rounds.ring, work)

    def _stop_clocks(self) -> None:
        if self.clocks is not None:
            self.clocks.run(())
        self._set_alarm()

    def _late(self) -> list[int]:
        """Return the seats whose people are to act, have no time left and are to be helped."""
        if self.clocks is None or self.live is None or self.plan.stand_in is None:
            return []
        seats = self.plan.seats
        people = [seat for seat in self.live.to_act() if seats[seat].level is None]
        left = self.clocks.shown() if people else []
        return [seat for seat in people if left[seat] <= 0]

    async def _out_of_time(self) -> None:
        """Let a bot play on for whoever has no time left; what cannot be kept is tried again."""
        try:
            async with self.lock:
                late = self._late()
                if not late:  # the alarm rang too early, or they moved in the last moment
                    self._set_alarm()
                    return
                plan = self.plan
                level = plan.stand_in or DEFAULT_LEVEL
                for seat in late:
                    plan = stood_in(plan, self.live, seat, level, "time")
                await self.keep_plan(plan)
                for seat in late:
                    self.chat.notice("notice-time", seat)
                self._run_clocks()
                # Other tables' time may be up as well; a person would not move at once either.
                self._wake_bots(STAND_IN_PAUSE)
        finally:
            if self._late():
                self._try_again()

    # --- bots

    def _wake_bots(self, pause: float = 0.0) -> None:
        if not self.plan.bots_play or self._bot_to_act() is None:
            return
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = asyncio.get_running_loop().create_task(self._let_bots_play(pause))

    def _bot_to_act(self) -> int | None:
        if self.live is None or self.stage == "over":
            return None
        bots = (s for s in self.live.to_act() if self.plan.seats[s].level is not None)
        return next(bots, None)

    def _is_watched(self) -> bool:
        """Tell whether people follow a match that people play."""
        return bool(self.listeners) and any(seat.kind == "person" for seat in self.plan.seats)

    async def _let_bots_play(self, pause: float) -> None:
        if pause:
            await asyncio.sleep(pause)
        try:
            await self._play_bots()
        except Exception as error:
            self.failed(error)

    async def _play_bots(self) -> None:
        while (seat := self._bot_to_act()) is not None:
            live = self.playing()
            at, level = live.at, self.plan.seats[seat].level
            assert level is not None
            action = await self._bots.choose(
                self.game, live.seen_by(seat), seat, live.mask(seat), level,
                partial(self.chat.notice, "notice-bot-failed", seat),
                self.id, self._is_watched(),
            )  # fmt: skip
            if self.listeners:
                await asyncio.sleep(self._last_step + self._pace - time.monotonic())
            if self.plan.seats[seat].level != level:
                continue
            try:
                await self.play(seat, action, at)
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    await asyncio.sleep(STORE_PAUSE)

    # --- failing

    def failed(self, error: Exception) -> None:
        """Hear that something of ours failed here: is it the match, or was it the moment?

        A match that cannot be shown any more is set aside; otherwise what is due is tried again.
        """
        try:
            self.try_pictures()
        except Exception as broken:
            if self.when_broken is not None and not self._closed:
                self.when_broken(self, broken)
            return
        log.error("table %s: %s", self.id, kind_of(error))
        if self.stage == "playing":
            self._try_again()

    # --- telling

    def tell_state(self) -> None:
        """Let every listener fetch its own picture of the match."""
        for listener in self.listeners:
            listener.state_changed()

    def tell_table(self) -> None:
        """Let every listener fetch the table's arrangement."""
        for listener in self.listeners:
            listener.table_changed()

    def presence_changed(self) -> None:
        """Let every listener know who is there, once for all who come and go together."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.tell_table()

    def tell_all(self, message: bytes) -> None:
        """Let everyone hear what is said."""
        for listener in self.listeners:
            listener.hear_said(message)

    def idle(self) -> bool:
        """Tell whether nothing would be lost by forgetting the table for now."""
        busy = self._bot_task is not None and not self._bot_task.done()
        due = self._alarm is not None or self._again is not None
        return not self.listeners and not busy and not due and not self.lock.locked()

    async def close(self) -> None:
        """Stop bots and clocks, after the step in hand is durable."""
        self._closed = True
        self.nothing_asked()
        for timer in (self._alarm, self._again):
            if timer is not None:
                timer.cancel()
        async with self.lock:
            if self._bot_task is not None:
                self._bot_task.cancel()
        if self._bot_task is not None:
            with suppress(asyncio.CancelledError):
                await self._bot_task


def _decoded(number: int, kept: bytes) -> Entry:
    try:
        return decode(kept)
    except (ValueError, TypeError, IndexError) as error:
        raise Unreadable(f"entry {number}", error) from error
