"""People who play on whatever happens to the server, and who remember every answer they got."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys

from regency.bench.server_client import (
    API,
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
from regency.bench.server_process import House
from regency.core.fair import verify_fair
from regency.core.match import Move
from regency.games import games

LEVEL = "page"
#: Seconds until someone who lost the connection tries again.
PAUSE = 0.05
#: Seconds in which every table must have gone on after a restart.
PATIENCE = 300.0


class Person:
    """Somebody at a table: plays whenever it is their turn, and comes back after every fall."""

    def __init__(
        self, port: int, table_id: str, cookie: str, luck: int, source: str | None = None
    ) -> None:
        self.port = port
        self.table_id = table_id
        self.cookie = cookie
        self.source = source
        self.journal = Journal()
        self.rng = random.Random(luck)
        self.at = -1  # the newest state seen
        self.over = False
        self.asked: dict[int, tuple[int, Move]] = {}
        self.ref = 0
        self.socket: Socket | None = None

    async def play(self) -> None:
        """Play until the match is over."""
        while not self.over:
            try:
                path = f"{API}/tables/{self.table_id}/ws"
                self.asked.clear()
                self.played = -1
                self.socket = await connect(self.port, path, self.cookie, self.hear, self.source)
                await self.socket.closed
            except OSError:
                await asyncio.sleep(PAUSE)

    def hear(self, message: bytes) -> None:
        if is_state(message):
            self.see(State(message))
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            answer = json.loads(message)
            at, move = self.asked.pop(answer["ref"])
            if answer["type"] == "done":
                self.journal.acknowledged[self.table_id, at] = move
        if self.over and not self.asked:
            assert self.socket is not None
            self.socket.close()

    def see(self, state: State) -> None:
        assert state.at >= self.at, "what was seen has been forgotten"
        self.at = state.at
        acting = state.to_act()
        self.over = not acting
        if state.viewer() in acting and self.played < state.at:
            self.played = state.at
            self.ref += 1
            move = Move(state.viewer(), self.rng.choice(state.actions()))
            self.asked[self.ref] = (state.at, move)
            self.journal.sent.setdefault((self.table_id, state.at), []).append(move)
            assert self.socket is not None
            self.socket.send(play(state.at, move.action, self.ref))


class Storm:
    """Tables with people and bots, under a server that is killed again and again."""

    def __init__(self, house: House, seed: int) -> None:
        self.rng = random.Random(seed)
        self.house = house
        self.journal = Journal()
        self.tables: list[str] = []
        self.matches = 0
        self.restarts = 0
        self._playing: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def run(self, kinds: list[tuple[str, int, int]], kills: int) -> None:
        """Keep one table of each kind (game, people, bots) busy through a number of kills."""
        await self.house.start()
        tables = [asyncio.ensure_future(self._keep_busy(*kind)) for kind in kinds]
        for _ in range(kills):
            await self._wait_for_moves()
            await asyncio.sleep(self.rng.uniform(0, 1))
            self.house.kill()
            self.restarts += 1
            await self.house.start()
        self._stopping = True
        await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)

    async def _wait_for_moves(self) -> None:
        """Wait until moves were acknowledged since the last start: a kill must hurt."""
        before = len(self.journal.acknowledged)
        async with asyncio.timeout(PATIENCE):
            while len(self.journal.acknowledged) < before + self.rng.randrange(1, 60):
                await asyncio.sleep(0.01)

    async def _keep_busy(self, game: str, people: int, bots: int) -> None:
        while not self._stopping:
            table_id, cookies = await self._open(game, people, bots)
            persons = [
                Person(self.house.port, table_id, cookie, self.rng.randrange(1 << 30))
                for cookie in cookies
            ]
            for person in persons:
                person.journal = self.journal
            await asyncio.gather(*[person.play() for person in persons])
            self.matches += 1

    async def _open(self, game: str, people: int, bots: int) -> tuple[str, list[str]]:
        """Open a table, however often the server falls meanwhile."""
        while True:
            try:
                async with Http(self.house.port) as http:
                    cookies = await guests(http, people)
                    table_id = await open_table(http, game, cookies, bots, level=LEVEL)
                self.tables.append(table_id)
                return table_id, cookies
            except (OSError, Problem):
                await asyncio.sleep(PAUSE)

    async def records(self) -> dict[str, bytes]:
        """Return the record of every match."""
        async with Http(self.house.port) as http:
            return {
                table_id: (await http.ask("GET", f"/matches/{table_id}/record"))[0]
                for table_id in self.tables
            }


def make_bots_ready(*names: str) -> None:
    """Compile what bots need before the storm: a server that lives a second has no time for it."""
    asked = "".join(
        json.dumps({"do": "warm", "game": game, "level": LEVEL}) + "\n" for game in names
    )
    answers = subprocess.run(
        [sys.executable, "-m", "regency.server.workers.bot_worker"],
        input=asked,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answers.stdout.count("true") == len(names), answers.stderr


def check_records(records: dict[str, bytes]) -> None:
    """Every match must have ended, by the rules, with the deal that was promised."""
    for table_id, text in records.items():
        for verdict in verify_fair(text, games()):
            assert verdict.error is None, f"{table_id}: {verdict.error}"
            assert verdict.scores is not None, f"{table_id}: unfinished"


async def one_person(port: str, table_id: str, cookie: str, luck: str, source: str) -> None:
    """Play one seat in a process of its own, and print what was sent and acknowledged."""
    person = Person(int(port), table_id, cookie, int(luck), source)
    await person.play()
    for (_, at), moves in person.journal.sent.items():
        print(json.dumps(["sent", at, moves]))
    for (_, at), move in person.journal.acknowledged.items():
        print(json.dumps(["acknowledged", at, move]))


if __name__ == "__main__":
    asyncio.run(one_person(*sys.argv[1:]))
