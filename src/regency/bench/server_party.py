"""People and bots who meet at one table, play match after match there, and are looked after."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from regency.bench.server_client import Problem
from regency.bench.server_manners import Manners, Notes
from regency.bench.server_people import PAUSE, STAND_IN, Player
from regency.core.fair import verify_fair
from regency.games import games

#: Milliseconds of a table with clocks: short, so that they run out now and then.
BANK, INCREMENT = 20_000, 500
#: How often those whose match is over play another one, and how often somebody looks back at it.
REMATCH, LOOK_BACK = 0.6, 0.3
#: How often a stranger asks for a bot's seat while the match runs.
LATE_GUEST = 0.3
#: Seconds after which that happens at the latest.
LATEST = 20.0


@dataclass(frozen=True)
class Kind:
    """A table: its game, how many people and bots, and whether time is limited."""

    game: str
    people: int
    bots: int
    timed: bool = False


class Stuck(Exception):
    """A table does not move on."""


class Party:
    """Those who sit at one table, and the table that they sit at now."""

    def __init__(self, number: int, kind: Kind, port: int, notes: Notes, manners: Manners) -> None:
        self.number = number
        self.kind = kind
        self.port = port
        self.notes = notes
        self.manners = manners
        self.rng = random.Random(number)
        self.table_id = ""
        self.moved = 0.0  # when the match last went on
        self.host = self._new_player(1)
        self.players: list[Player] = [self.host]
        self.players += [self._new_player(n + 1) for n in range(1, kind.people)]
        self.stopping = False
        self._guests = 0
        self._staying: list[asyncio.Task[None]] = []
        self._stuck: asyncio.Future[None] | None = None

    def _new_player(self, number: int) -> Player:
        source = f"127.{self.number + 1}.{number // 250}.{number % 250 + 1}"
        luck = self.rng.randrange(1 << 30)
        player = Player(self.port, source, self.notes, self.manners, luck)
        player.moved = self._note_move
        return player

    def _note_move(self) -> None:
        self.moved = asyncio.get_running_loop().time()

    def told(self) -> str:
        """Return what people know of the match: whose turn it is, and who is there."""
        seen = [
            f"{player.source} {'there' if player.socket else 'away'} seats {player.seats()} "
            f"at {player.state.at if player.state else None} "
            f"to act {player.state.to_act() if player.state else None}"
            for player in self.players
        ]
        return "; ".join(seen)

    def give_up(self) -> None:
        """Wait for this table no longer."""
        if self._stuck is not None and not self._stuck.done():
            self._stuck.set_exception(Stuck())

    async def play(self) -> None:
        """Play match after match."""
        while not self.stopping:
            if not await self._whatever_happens(self._open):
                return
            await self._come()
            with suppress(Stuck):
                await self._match()
                while self.rng.random() < REMATCH and await self._whatever_happens(self._rematch):
                    await self._match()
            await self._part()

    async def _whatever_happens(self, work: Callable[[], Awaitable[bool]]) -> bool:
        """Do something again and again until the server is there to answer it."""
        while not self.stopping:
            try:
                return await work()
            except Problem as problem:
                if problem.status != 503:
                    self.notes.report(f"table {self.table_id}: {problem}")
                await asyncio.sleep(PAUSE)
            except OSError:
                await asyncio.sleep(PAUSE)
        return False

    async def _open(self) -> bool:
        kind = self.kind
        for number, player in enumerate(self.players):
            await player.introduce(f"Guest {self.number}.{number}")
        self._note_move()
        seats: list[dict[str, str]] = [{"kind": "me"}]
        seats += [{"kind": "open"}] * (kind.people - 1)
        seats += [{"kind": "bot", "level": STAND_IN}] * kind.bots
        new: dict[str, Any] = {"game": kind.game, "seats": seats, "stand_in": STAND_IN}
        if kind.timed:
            new["clock"] = {"bank": BANK, "increment": INCREMENT}
        await self.host.http.ask("GET", "/tables", None, self.host.cookie)
        table, _ = await self.host.http.ask("POST", "/tables", new, self.host.cookie)
        self.table_id = table["id"]
        for player in self.players[1:]:
            path = f"/tables/{self.table_id}/join"
            await player.http.ask("POST", path, {}, player.cookie)
            await player.http.ask("GET", f"/tables/{self.table_id}", None, player.cookie)
        if self.rng.random() < 0.5:
            word = {"word": f"word {self.rng.randrange(1000)}"}
            who = self.rng.choice(self.players)
            await who.http.ask("POST", f"/tables/{self.table_id}/word", word, who.cookie)
        await self.host.http.ask("POST", f"/tables/{self.table_id}/start", None, self.host.cookie)
        if kind.timed:
            self.notes.journal.stood_in.add(self.table_id)
        return True

    async def _come(self) -> None:
        for player in self.players:
            player.sit_down(self.table_id, self.kind.timed)
            self._staying.append(asyncio.ensure_future(player.stay()))

    async def _match(self) -> None:
        """Wait until everybody has seen the end of the match, then look at its record."""
        self._note_move()
        self._stuck = asyncio.get_running_loop().create_future()
        late = asyncio.ensure_future(self._be_visited())
        ends = asyncio.ensure_future(self._all_have_seen_the_end())
        try:
            await asyncio.wait({ends, self._stuck}, return_when=asyncio.FIRST_COMPLETED)
            if self._stuck.done():
                self._stuck.result()
        finally:
            for task in (late, ends):
                task.cancel()
            self._stuck.cancel()
            self._stuck = None
        if not self.stopping:
            self.notes.counts["matches"] += 1
            await self._whatever_happens(self._check_record)

    async def _all_have_seen_the_end(self) -> None:
        for player in self.players:
            await player.over.wait()

    async def _check_record(self) -> bool:
        """Every match must end by the rules, with the deal that was promised."""
        http, cookie = self.host.http, self.host.cookie
        record, _ = await http.ask("GET", f"/matches/{self.table_id}/record", None, cookie)
        for verdict in await asyncio.to_thread(lambda: list(verify_fair(record, games()))):
            if verdict.error is not None or verdict.scores is None:
                self.notes.report(f"table {self.table_id}: its record: {verdict.error}")
        if self.rng.random() < LOOK_BACK:
            path = f"/matches/{self.table_id}/replay"
            replay, _ = await http.ask("GET", path, None, cookie)
            step = self.rng.randrange(replay["steps"] + 1)
            await http.ask("GET", f"{path}/{step}?viewer=-2", None, cookie)
            self.notes.counts["looked back"] += 1
        return True

    async def _rematch(self) -> bool:
        """Open the next table with those who still hold a seat; False if nobody does."""
        seated = [player for player in self.players if player.seats()]
        if not seated or self.stopping:
            return False
        who = seated[0]
        before = self.table_id
        table, _ = await who.http.ask("POST", f"/tables/{before}/rematch", None, who.cookie)
        if table["stage"] == "waiting":
            await who.http.ask("POST", f"/tables/{table['id']}/start", None, who.cookie)
        self.table_id = table["id"]
        if self.kind.timed or before in self.notes.journal.stood_in:
            self.notes.journal.stood_in.add(self.table_id)
        for player in self.players:
            player.follow(self.table_id, self.kind.timed)
        self.notes.counts["rematches"] += 1
        return True

    async def _be_visited(self) -> None:
        """Now and then a stranger comes and would like a bot's seat."""
        if not self.kind.bots or self.rng.random() >= LATE_GUEST:
            return
        await asyncio.sleep(self.rng.uniform(0, LATEST))
        self._guests += 1
        guest = self._new_player(10 + self._guests)
        try:
            await guest.introduce(f"Late {self.number}.{self._guests}")
            self.notes.journal.stood_in.add(self.table_id)
            seat = {"seat": self.kind.people}
            await guest.http.ask("POST", f"/tables/{self.table_id}/join", seat, guest.cookie)
        except Problem as problem:
            if problem.status not in (403, 409, 503):
                self.notes.report(f"table {self.table_id}: {problem}")
            await guest.go()
            return
        except OSError:
            await guest.go()
            return
        self.notes.counts["late guests"] += 1
        guest.sit_down(self.table_id, self.kind.timed)
        self.players.append(guest)
        self._staying.append(asyncio.ensure_future(guest.stay()))

    async def _part(self) -> None:
        """Everybody goes; who came first comes again for the next table."""
        for player in self.players:
            await player.go()
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)
        self._staying = []
        self.players = [player.again() for player in self.players[: self.kind.people]]
        for player in self.players:
            player.moved = self._note_move
        self.host = self.players[0]

    async def end(self) -> None:
        """Go home in the middle of the match."""
        self.stopping = True
        self.give_up()
