"""A table: people and bots at one match; nobody hears of a step before the store has it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NoReturn

from regency.core.fair import SEED_BYTES
from regency.core.frozen import replaced
from regency.core.game import Game
from regency.core.text import text
from regency.core.types import SPECTATOR, State
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Refusal
from regency.server.tables.aside import kind_of
from regency.server.tables.audience import Audience, Callers
from regency.server.tables.bot_turns import STORE_PAUSE, Bots, BotTurns
from regency.server.tables.carrying_out import carried_out, last_moment
from regency.server.tables.chat import Chat, notice
from regency.server.tables.clocks import Clocks, Rounds
from regency.server.tables.frames import Frames
from regency.server.tables.live import Live
from regency.server.tables.lock import TableLock
from regency.server.tables.results import results_of
from regency.server.tables.seats import Asked, Missing, Plan, read_plan
from regency.server.tables.story import open_asking, open_undo
from regency.server.tables.telling import told, unanswered
from regency.server.tables.time_limit import TimeLimit
from regency.server.tables.viewpoint import Moment
from regency.store import Conflict, ResultRow, Store, StoreError, Unavailable
from regency.store import Table as Kept

NO_NOTICES: Mapping[int, str] = MappingProxyType({})

log = logging.getLogger(__name__)


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
        self.listeners = Audience()
        self.lock = TableLock()
        self.live: Live | None = None
        self.frames: Frames | None = None
        self.clocks: Clocks | None = None
        self.chat = Chat(kept, store, self.listeners.tell_said)
        self.undo_asked: dict[str, Any] | None = None
        self.asked: Asked | None = None
        self.missing: Missing | None = None
        #: How many lines of the chat everybody who sits here was shown.
        self.heard = dict(kept.heard)
        self.touched = time.monotonic()
        self.last_step = 0.0
        #: When the match last went on, in seconds since 1970; None: nobody knows any more.
        self.since: int | None = None
        self.holidays = rounds.holidays
        self.bot_turns = BotTurns(self, bots, pace)
        self.time_limit = TimeLimit(self, rounds)
        self._again: asyncio.TimerHandle | None = None
        self._closed = False
        #: Hears that the match cannot be shown any more.
        self.when_broken: Callable[[Table, BaseException], None] | None = None
        #: Calls people who are not there; None: nobody is called.
        self.callers: Callers | None = None
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

    def tell_state(self) -> None:
        """Let everyone who follows the table know that the match went on."""
        self.listeners.tell_state(self.moment())

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act; none before the deal."""
        return self.live.to_act() if self.live is not None else ()

    @property
    def at(self) -> int:
        """Return how far the match is."""
        return self.live.at if self.live is not None else 0

    def watching(self) -> int:
        """Return how many follow the table who have no seat at it."""
        present = self.listeners.present
        return len(self.listeners) - sum(present[one] for one in self.plan.identities())

    def was_heard(self, identity: str, lines: int) -> None:
        """Hear that somebody was shown the chat, and let their other devices know."""
        self.heard[identity] = max(lines, self.heard.get(identity, 0))
        self.listeners.tell_devices(identity)

    # --- keeping

    def _replay(self, kept: Kept) -> None:
        self.live, self.clocks = carried_out(kept, self.game, self.plan, self.holidays)
        self.frames = Frames(self.live)
        self.since = self.since or last_moment(kept)
        asker = open_undo(self.plan.story, self.live.at)
        self.undo_asked = None
        if asker is not None:
            self.ask_for_undo(asker)

    def try_pictures(self) -> None:
        """Draw the match once for everybody who may look at it; raises where one cannot be."""
        if self.live is not None:
            frames = Frames(self.live)
            for viewer in (SPECTATOR, *range(len(self.plan.seats))):
                frames.message("drawn", 0, (viewer, None, None, None, None))

    async def keep_plan(
        self,
        plan: Plan,
        also: Callable[[], None] | None = None,
        notices: Mapping[int, str] = NO_NOTICES,
        results: Sequence[ResultRow] = (),
        **changes: Any,
    ) -> None:
        """Write a changed plan (and stage, words) down, then adopt it and tell everyone.

        What is *also* to be done is done in the same moment, if the plan could be kept; *notices*
        are phrases about seats, said together with it; *results* are kept in the same step.
        Where people have added words already, another table means another deal: the promise is
        made anew, so that nobody chooses among deals whose words are known.
        """
        seed = None
        if self.stage == "waiting" and self.words and plan.dealt_to() != self.plan.dealt_to():
            why = "options" if plan.terms() != self.plan.terms() else "seats"
            plan = told(replace(plan, worded=()), None, "renewed", 0, name="", why=why)
            seed, changes["words"] = secrets.token_bytes(SEED_BYTES), ()
        state = self.kept.changed(
            settings=plan.to_json(),
            identities=plan.identities(),
            listed=plan.public,
            **changes,
        )
        try:
            version = await self.store.save(self.id, state, self.kept.version, seed, results)
        except StoreError as error:
            await self.not_kept(error)
        self.kept = replaced(self.kept, state=state, version=version, seed=seed or self.seed)
        self.plan = plan
        if also is not None:
            also()
        self.listeners.tell_table([notice(phrase, seat) for seat, phrase in notices.items()])

    async def append(self, entries: list[bytes], number: int) -> None:
        """Make entries durable, or refuse; what is in memory is unchanged either way."""
        began = time.monotonic()
        try:
            await self.store.append(self.id, number, entries)
        except StoreError as error:
            await self.not_kept(error)
        COUNTS.store_seconds += time.monotonic() - began

    async def not_kept(self, error: BaseException) -> NoReturn:
        """Refuse what the store did not keep, as far as it can tell."""
        if isinstance(error, Conflict):
            await self._reload()
            raise Refusal("stale") from error
        if isinstance(error, Unavailable):
            log.warning("table %s: %s", self.id, error)
            if error.unsure:  # it may have been kept after all
                await self._reload()
            raise Refusal("unavailable") from error
        raise error

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
            self.go_on()
        self.listeners.tell_table()
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
                    await self.append(draft.entries(self.dated()), 0)
                except Refusal:
                    self.try_again()
                    raise
                live.adopt(draft)
                self.since = int(self.holidays.now())
            if self.asked is None and open_asking(self.plan.story):  # a restart forgets who asked
                await self.keep_story(unanswered(self.plan, live))
            await self.settle()
        self.tell_state()

    def dated(self) -> int | None:
        """Return when it is, where that is kept: a slow clock goes on while no server runs."""
        return int(self.holidays.now()) if self.plan.slow else None

    def ask_for_undo(self, seat: int) -> None:
        """Ask everyone else to allow a seat's undo."""
        self.undo_asked = {"seat": seat, "agreed": [], "waiting": self.plan.others[seat]}

    async def keep_story(self, plan: Plan, also: Callable[[], None] | None = None) -> None:
        """Keep lines of the story about what has happened whether they can be kept or not."""
        try:
            await self.keep_plan(plan, also)
        except Refusal as refusal:
            log.warning("table %s: a line of its story is lost: %s", self.id, refusal)
            if also is not None:
                also()
            self.listeners.tell_table()

    def no_undo(self) -> None:
        """Stop asking about an undo."""
        self.undo_asked = None

    def nothing_asked(self) -> None:
        """Stop asking about a late guest."""
        if self.asked is not None:
            self.asked.stop()
        self.asked = None

    def nobody_missing(self) -> None:
        """Stop asking about somebody who is away."""
        if self.missing is not None:
            self.missing.stop()
        self.missing = None

    def nothing_open(self) -> None:
        """Stop asking about anything: the match is over."""
        self.no_undo()
        self.nothing_asked()
        self.nobody_missing()

    async def settle(self) -> None:
        """After a step: the end is written down, clocks run, bots are woken."""
        live = self.playing()
        if live.over:
            self.time_limit.stop()
            if self.stage != "over":
                try:
                    plan = unanswered(self.plan, live)
                    now = int(time.time())
                    found = results_of(self.kept, plan, now, live.places(), live.points())
                    plan = replaced(plan, abort=())
                    await self.keep_plan(plan, self.nothing_open, results=found, stage="over")
                    COUNTS.finished[self.game.name] += 1
                except Refusal:
                    self.try_again()
            return
        self.go_on()

    def go_on(self) -> None:
        """Let clocks run and bots think in a match that is not over."""
        self.time_limit.run()
        self.bot_turns.wake()
        if self.callers is not None:
            self.callers.went_on(self)

    def try_again(self) -> None:
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
            except Exception as error:  # nobody awaits this task: the table must hear of it
                self.failed(error)

        task = asyncio.get_running_loop().create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- failing

    def failed(self, error: BaseException) -> None:
        """Hear that something of ours failed here: is it the match, or was it the moment?

        A match that cannot be shown any more is set aside; otherwise what is due is tried again.
        """
        try:
            self.try_pictures()
        except Exception as broken:  # drawing a broken match may raise anything
            if self.when_broken is not None and not self._closed:
                self.when_broken(self, broken)
            return
        log.error("table %s: %s", self.id, kind_of(error))
        if self.stage == "playing":
            self.try_again()

    def idle(self) -> bool:
        """Tell whether nothing would be lost by forgetting the table for now."""
        due = self.bot_turns.busy or self.time_limit.due or self._again is not None
        return not self.listeners and not due and not self.lock.locked()

    def abandon(self) -> None:
        """Stop everything at once: another server has the table."""
        self._closed = True
        self.nothing_asked()
        self.time_limit.cancel()
        if self._again is not None:
            self._again.cancel()
        self.bot_turns.stop()

    async def close(self) -> None:
        """Stop bots and clocks, after the step in hand is durable."""
        self._closed = True
        self.nothing_asked()
        self.nobody_missing()
        self.time_limit.cancel()
        if self._again is not None:
            self._again.cancel()
        async with self.lock:
            self.bot_turns.stop()
        await self.bot_turns.stopped()
