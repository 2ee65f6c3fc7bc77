"""Matches played to the end over WebSockets, as many at once as wished, and what they measured."""

from __future__ import annotations

import asyncio
import functools
import random
import time
from dataclasses import dataclass, field
from typing import Any

from regency.bench.server_client import (
    API,
    FOLLOW,
    Http,
    Socket,
    State,
    connect,
    is_state,
    is_table,
    open_table,
    play,
    rematch,
)
from regency.server.wire.common import Form

#: Requests at once while tables are opened.
HTTP_CONNECTIONS = 8


@dataclass
class Figures:
    """What a run measured."""

    seconds: float = 0.0
    matches: int = 0
    refused: int = 0
    server_seconds: float = 0.0  # of processor time
    frames: int = 0  # that viewers were sent of the match
    frame_bytes: int = 0
    #: Seconds from sending a move to the last viewer having its view.
    waits: list[float] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """Return how many moves were seen by all."""
        return len(self.waits)

    @property
    def bytes_a_frame(self) -> float:
        """Return how long a frame is on average."""
        return self.frame_bytes / max(1, self.frames)

    def add(self, more: Figures) -> None:
        """Count what another run of the same tables measured as well."""
        self.seconds += more.seconds
        self.matches += more.matches
        self.refused += more.refused
        self.server_seconds += more.server_seconds
        self.frames += more.frames
        self.frame_bytes += more.frame_bytes
        self.waits += more.waits

    def milliseconds(self, share: float) -> float:
        """Return the wait that a share of the moves does not exceed."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)]


class Load:
    """Tables that play on and on, each with the same number of viewers."""

    def __init__(
        self,
        port: int,
        game: str,
        seats: int,
        viewers: int,
        cookies: list[str],
        form: Form,
        sources: dict[str, str] | None = None,
    ) -> None:
        """Play with these people, each from the address named for them, if any."""
        self.form: Form = form
        self.port = port
        self.game = game
        self.seats = seats
        self.viewers = viewers
        self.cookies = cookies
        self.sources = sources or {}
        self.figures = Figures()
        self.running = True
        #: Seconds between the moves of one table; 0: at once.
        self.interval = 0.0
        self._paused = False
        self._held: list[tuple[TableOfClients, int]] = []  # tables that wait, and whose turn it is
        self.rng = random.Random(1)
        self._https = [Http(port) for _ in range(HTTP_CONNECTIONS)]
        self._tasks: set[asyncio.Task[None]] = set()
        self.tables: list[TableOfClients] = []

    async def open(self, count: int) -> None:
        """Open tables with all their viewers connected; they play as soon as they are open."""
        await asyncio.gather(
            *[self._open_some(number, count) for number in range(len(self._https))]
        )

    async def _open_some(self, number: int, count: int) -> None:
        for _ in range(number, count, len(self._https)):
            await self._open_one(self._https[number])

    async def _open_one(self, http: Http) -> None:
        offset = self.rng.randrange(len(self.cookies))
        cookies = [self.cookies[(offset + n) % len(self.cookies)] for n in range(self.viewers)]
        table_id = await open_table(http, self.game, cookies[: self.seats])
        await self._sit_down(table_id, cookies)

    async def _sit_down(self, table_id: str, cookies: list[str]) -> None:
        table = TableOfClients(self, table_id, cookies)
        self.tables.append(table)
        await table.connect()

    def play_again(self, table: TableOfClients) -> None:
        """Let those whose match is over play another one, as people do."""
        self.figures.matches += 1
        self.tables.remove(table)
        if self.running:
            http = self._https[self.rng.randrange(len(self._https))]
            task = asyncio.get_running_loop().create_task(self._follow(http, table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            table.close()

    async def _follow(self, http: Http, table: TableOfClients) -> None:
        host = table.cookies[0]
        if host in self.sources:
            async with Http(self.port, self.sources[host]) as own:
                table_id = await rematch(own, table.id, host)
        else:
            table_id = await rematch(http, table.id, host)
        self.tables.append(table)
        table.follow(table_id, self.seats)

    def pause(self) -> None:
        """Let every table stop before its next move."""
        self._paused = True

    def go_on(self) -> None:
        """Let them play again."""
        self._paused = False
        held, self._held = self._held, []
        for table, seat in held:
            table.move(seat)

    def holds(self, table: TableOfClients, seat: int) -> bool:
        """Tell whether a table has to wait with its next move."""
        if self._paused:
            self._held.append((table, seat))
        return self._paused

    async def measure(self, seconds: float) -> Figures:
        """Let the tables play for a while; return what was measured."""
        self.figures = Figures()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        figures, self.figures = self.figures, Figures()
        figures.seconds = time.perf_counter() - started
        return figures

    async def close(self) -> None:
        """Hang up everywhere."""
        self.running = False
        await asyncio.gather(*self._tasks)
        for table in self.tables:
            table.close()
        await asyncio.gather(*[s.closed for table in self.tables for s in table.sockets])
        for http in self._https:
            await http.close()


class TableOfClients:
    """The clients of one table: one plays at random once all have seen the last move."""

    def __init__(self, load: Load, table_id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = table_id
        self.cookies = cookies  # in the order of the seats, then those who only watch
        self.sockets: list[Socket] = []
        self.states: list[State | None] = []
        self.at = -1  # the last move was made here
        self.waiting: set[int] = set()  # viewers that have not seen it yet
        self.sent = 0.0
        #: By viewer: the table that it is on its way to.
        self.strangers: dict[int, bytes] = {}

    async def connect(self) -> None:
        """Connect every viewer; the first move is made when all have come."""
        self.states = [None] * len(self.cookies)
        self.waiting = set(range(len(self.cookies)))
        path = f"{API}/tables/{self.id}/ws?form={self.load.form}"
        for viewer, cookie in enumerate(self.cookies):
            hears = functools.partial(self.hear, viewer)
            source = self.load.sources.get(cookie)
            self.sockets.append(await connect(self.load.port, path, cookie, hears, source))

    def follow(self, table_id: str, seats: int) -> None:
        """Go on to the rematch, over the same connections; everyone sits one seat further."""

        def rotated(people: list[Any]) -> list[Any]:
            return [*people[seats - 1 : seats], *people[: seats - 1], *people[seats:]]

        self.id, self.at, self.sent = table_id, -1, 0.0
        self.cookies, self.sockets = rotated(self.cookies), rotated(self.sockets)
        # What still comes from the old table is not heard.
        self.strangers = {viewer: table_id.encode() for viewer in range(len(self.cookies))}
        self.states = [None] * len(self.cookies)
        self.waiting = set(range(len(self.cookies)))
        for viewer, socket in enumerate(self.sockets):
            socket.hears = functools.partial(self.hear, viewer)
            socket.send(FOLLOW)

    def hear(self, viewer: int, message: bytes) -> None:
        """Take a viewer's message in."""
        if self.strangers and viewer in self.strangers:
            if is_table(message, self.strangers[viewer]):
                del self.strangers[viewer]
            return
        if not is_state(message):
            if message.startswith(b'{"type":"refused"'):
                self.load.figures.refused += 1
            return
        figures, state = self.load.figures, State(message)
        figures.frames += 1
        figures.frame_bytes += len(message)
        self.states[viewer] = state
        if state.at <= self.at or viewer not in self.waiting:
            return
        self.waiting.discard(viewer)
        if not self.waiting:
            self.all_have_seen(state)

    def all_have_seen(self, state: State) -> None:
        """Note how long it took, and go on."""
        now = time.perf_counter()
        if self.sent:
            self.load.figures.waits.append(now - self.sent)
        acting = state.to_act()
        if not acting:
            self.load.play_again(self)
        elif self.load.interval:
            # Spread, or all tables would move at once for ever.
            wait = self.load.interval * (0.5 + self.load.rng.random())
            asyncio.get_running_loop().call_later(max(0.0, wait), self.move, acting[0])
        else:
            self.move(acting[0])

    def move(self, seat: int) -> None:
        """Play a random action of a seat."""
        state = self.states[seat]
        if state is None or not self.load.running or self.load.holds(self, seat):
            return
        self.at = state.at
        self.waiting = set(range(len(self.sockets)))
        action = self.load.rng.choice(state.actions())
        self.sent = time.perf_counter()
        self.sockets[seat].send(play(state.at, action))

    def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            socket.close()
