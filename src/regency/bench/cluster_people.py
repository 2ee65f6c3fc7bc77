"""People who play on at whichever node has their table, and remember all they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import suppress

from regency.bench.server_client import (
    API,
    ELSEWHERE,
    Http,
    Problem,
    Socket,
    State,
    connect,
    guests,
    is_state,
    open_table,
    play,
)
from regency.bench.server_journal import Journal
from regency.core.match import Move

#: Seconds until someone tries again whose request failed.
PAUSE = 0.05
#: Seconds until someone who lost the connection comes back, at first and at most, as pages do.
FIRST_WAIT, LONGEST_WAIT = 0.25, 1.6
#: Seconds without a word after which a person looks for the table anew, as pages do.
SILENCE = 5.0
#: A person who is sent on so often without a word waits.
MOST_HOPS = 3


def wait_before(attempt: int, rng: random.Random) -> float:
    """Return how long to wait before the next try, so that not everybody comes at once."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0**attempt) * rng.uniform(0.75, 1.25)


class Pace:
    """How long people think."""

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most


class Person:
    """Somebody at a table: plays whenever it is their turn, and comes back after every fall."""

    def __init__(
        self, port: int, table_id: str, cookie: str, journal: Journal, luck: int, pace: Pace
    ) -> None:
        self.port = port
        self.table_id = table_id
        self.cookie = cookie
        self.journal = journal
        self.pace = pace
        self.rng = random.Random(luck)
        self.at = -1  # the newest state seen
        self.over = False
        self.heard_at = 0.0  # when anything was heard last
        self.told_at = 0.0  # … of the match
        self.redirected = 0
        #: States that were older than one seen before: the fence would have failed.
        self.went_back = 0
        #: Why moves were refused.
        self.refusals = Counter[str]()
        self._asked: dict[int, tuple[int, Move]] = {}
        self._ref = 0
        self._node = ""
        self._hops = 0
        self._attempt = 0
        self._socket: Socket | None = None
        self._seen = -1  # on this connection
        self._thinking: asyncio.TimerHandle | None = None

    async def play(self) -> None:
        """Play until the match is over."""
        while not self.over:
            try:
                await self._follow()
            except OSError:
                self._node = ""
                await self._wait()

    async def _wait(self) -> None:
        pause = wait_before(self._attempt, self.rng)
        self._attempt += 1
        await asyncio.sleep(pause)

    async def _follow(self) -> None:
        way = f"/n/{self._node}" if self._node else ""
        self._asked.clear()
        self._seen, self._node = -1, ""
        path = f"{way}{API}/tables/{self.table_id}/ws"
        async with asyncio.timeout(SILENCE):
            self._socket = socket = await connect(self.port, path, self.cookie, self._hear)
        self.heard_at = time.monotonic()
        while not socket.closed.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(socket.closed), SILENCE / 5)
            if time.monotonic() - self.heard_at > SILENCE:
                socket.drop()
            elif time.monotonic() - self.heard_at > SILENCE / 2:
                socket.send(b'{"type":"ping","ref":1000000}')
        if self._thinking is not None:
            self._thinking.cancel()
        if socket.code == ELSEWHERE and self._hops < MOST_HOPS:
            self._node = socket.reason
            self._hops += 1
            self.redirected += 1
        elif not self.over:
            self._hops = 0
            await self._wait()

    def _hear(self, message: bytes) -> None:
        self.heard_at = time.monotonic()
        self._hops = self._attempt = 0
        if is_state(message):
            self.told_at = self.heard_at
            self._see(State(message))
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            answer = json.loads(message)
            asked = self._asked.pop(answer["ref"], None)
            if asked is not None and answer["type"] == "done":
                self.journal.acknowledged[self.table_id, asked[0]] = asked[1]
            elif asked is not None:  # refused: nothing has happened
                self.refusals[answer["code"]] += 1
                if not self.over:
                    self._later(asked[0], asked[1])
        if self.over and not self._asked and self._socket is not None:
            self._socket.close()

    def _see(self, state: State) -> None:
        self.went_back += state.at < self.at
        self.at = max(self.at, state.at)
        acting = state.to_act()
        self.over = not acting
        if state.viewer() in acting and self._seen < state.at:
            self._seen = state.at
            self._later(state.at, Move(state.viewer(), self.rng.choice(state.actions())))

    def _later(self, at: int, move: Move) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        pause = self.rng.uniform(self.pace.least, self.pace.most)
        self._thinking = asyncio.get_running_loop().call_later(pause, self._move, at, move)

    def _move(self, at: int, move: Move) -> None:
        if at != self.at or self._socket is None:
            return
        self._ref += 1
        self._asked[self._ref] = (at, move)
        self.journal.sent.setdefault((self.table_id, at), []).append(move)
        self._socket.send(play(at, move.action, self._ref))


class Crowd:
    """Tables with two people each, one after the other."""

    def __init__(self, port: int, games: list[str], seed: int, pace: Pace) -> None:
        self.port = port
        self.games = games
        self.pace = pace
        self.rng = random.Random(seed)
        self.journal = Journal()
        self.persons: dict[str, list[Person]] = {}  # at tables that are being played
        self.tables: list[str] = []
        self.redirected = 0
        self.went_back = 0
        self.refusals = Counter[str]()
        self._stopping = False
        self._http = asyncio.Semaphore(4)

    async def play(self, tables: int) -> None:
        """Keep so many tables busy until told to stop, then finish."""
        await asyncio.gather(*[self._keep_busy(number) for number in range(tables)])

    def stop(self) -> None:
        """Open no tables any more."""
        self._stopping = True

    async def moves(self, more: int) -> None:
        """Wait until so many more moves were acknowledged."""
        goal = len(self.journal.acknowledged) + more
        while len(self.journal.acknowledged) < goal:
            await asyncio.sleep(0.02)

    def sent_again(self) -> int:
        """Return how often a move was sent anew, since nobody had answered or it was refused."""
        return sum(len(moves) - 1 for moves in self.journal.sent.values())

    async def _keep_busy(self, number: int) -> None:
        game = self.games[number % len(self.games)]
        while not self._stopping:
            table_id, cookies = await self._open(game)
            persons = [
                Person(
                    self.port,
                    table_id,
                    cookie,
                    self.journal,
                    self.rng.randrange(1 << 30),
                    self.pace,
                )
                for cookie in cookies
            ]
            self.persons[table_id] = persons
            await asyncio.gather(*[person.play() for person in persons])
            del self.persons[table_id]
            self.redirected += sum(person.redirected for person in persons)
            self.went_back += sum(person.went_back for person in persons)
            for person in persons:
                self.refusals.update(person.refusals)

    def _luck(self) -> int:
        return self.rng.randrange(1 << 30)

    async def _open(self, game: str) -> tuple[str, list[str]]:
        """Open a table, however often nodes fall meanwhile."""
        while True:
            try:
                async with self._http, asyncio.timeout(SILENCE), Http(self.port) as http:
                    cookies = await guests(http, 2)
                    table_id = await open_table(http, game, cookies)
                self.tables.append(table_id)
                return table_id, cookies
            except (OSError, Problem):
                await asyncio.sleep(PAUSE)

    async def record(self, table_id: str) -> bytes:
        """Return the record of a match that is over."""
        while True:
            try:
                async with Http(self.port) as http:
                    found, _ = await http.ask("GET", f"/matches/{table_id}/record")
                return bytes(found)
            except (OSError, Problem):
                await asyncio.sleep(PAUSE)
