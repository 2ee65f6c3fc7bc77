"""People as they are: they think, talk, change their minds, lose the network and come back."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, get_args

from regency.bench.server_client import (
    API,
    FOLLOW,
    Http,
    Problem,
    Socket,
    State,
    connect,
    is_state,
    is_table,
)
from regency.bench.server_manners import (
    USUAL_CLOSES,
    USUAL_PROBLEMS,
    USUAL_REFUSALS,
    Manners,
    Notes,
)
from regency.core.match import Move
from regency.server.wire.common import Form

STAND_IN = "page"
#: Seconds until someone who gets no answer tries again.
PAUSE = 0.5
PHRASE = "phrase-hello"

_STATUS = re.compile(r"HTTP/1.1 (\d+)")


@dataclass
class _Asked:
    kind: str
    since: float
    at: int = 0
    move: Move | None = None
    text: str = ""


class Player:
    """One person: an identity, an address, and a socket most of the time."""

    def __init__(self, port: int, source: str, notes: Notes, manners: Manners, luck: int) -> None:
        self.port = port
        self.source = source
        self.notes = notes
        self.manners = manners
        self.rng = random.Random(luck)
        self.http = Http(port, source)
        self.cookie = ""
        self.table_id = ""
        self.timed = False
        self.table: dict[str, Any] = {}
        self.state: State | None = None
        self.moved: Callable[[], None] = lambda: None
        self.over = asyncio.Event()
        self.socket: Socket | None = None
        self._gone = False
        self._away = False
        self._stranger = False  # on the way to the rematch: what the old table says is not heard
        self._played = -1
        self._asked: dict[int, _Asked] = {}
        self._ref = 0
        self._lines = 0
        self._busy: set[asyncio.Task[None]] = set()

    # --- coming and going

    async def introduce(self, name: str) -> None:
        """Become somebody, if not done already."""
        if not self.cookie:
            me = {"name": name, "language": self.rng.choice(["en", "fr", "uk", "ru", "zh-Hant"])}
            self.cookie = (await self.http.ask("PUT", "/me", me))[1]

    def sit_down(self, table_id: str, timed: bool) -> None:
        """Turn to a table."""
        self.table_id, self.timed = table_id, timed
        self.table, self.state, self._played = {}, None, -1
        self.over.clear()

    def follow(self, table_id: str, timed: bool) -> None:
        """Go on to the rematch, over the same connection where there is one."""
        self.sit_down(table_id, timed)
        self._stranger = True
        self._ask("follow", FOLLOW)

    async def stay(self) -> None:
        """Be at the table until told to go, whatever happens to the connection."""
        while not self._gone:
            if self._away:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._visit()
            except OSError as error:
                self._judge_handshake(str(error))
                await asyncio.sleep(PAUSE)
            else:
                await asyncio.sleep(self.rng.uniform(0, self.manners.longest_away))

    async def _visit(self) -> None:
        since = self.state.at if self.state is not None else 0
        table_id = self.table_id
        form = self.rng.choice(get_args(Form))
        path = f"{API}/tables/{table_id}/ws?since={since}&form={form}"
        self._asked.clear()
        self._played, self._stranger = -1, False
        self.socket = await connect(self.port, path, self.cookie, self.hear, self.source)
        if table_id != self.table_id:  # all went on to the rematch meanwhile
            self._ask("follow", FOLLOW)
        loop = asyncio.get_running_loop()
        falls = loop.call_later(self._about(self.manners.until_drop), self._fall, self.socket)
        try:
            await self.socket.closed
        finally:
            falls.cancel()
            code, self.socket = self.socket.code, None
        if code not in USUAL_CLOSES:
            self.notes.report(f"table {self.table_id}: a connection was closed with code {code}")

    def _judge_handshake(self, words: str) -> None:
        found = _STATUS.search(words)
        if found and int(found.group(1)) != 503:
            self.notes.report(f"table {self.table_id}: a connection was refused: {words}")

    def _fall(self, socket: Socket) -> None:
        self.notes.counts["drops"] += 1
        socket.drop() if self.rng.random() < 0.5 else socket.close()

    def _about(self, seconds: float) -> float:
        return self.rng.expovariate(1 / seconds)

    async def go(self) -> None:
        """Leave for good."""
        self._gone = True
        for task in self._busy:
            task.cancel()
        if self.socket is not None:
            self.socket.close()
        await self.http.close()

    def again(self) -> Player:
        """Return the same person, come back for another table."""
        luck = self.rng.randrange(1 << 30)
        player = Player(self.port, self.source, self.notes, self.manners, luck)
        player.cookie, player._lines = self.cookie, self._lines
        return player

    def unanswered_since(self) -> float | None:
        """Return when the oldest request was sent that has no answer yet."""
        return min((asked.since for asked in self._asked.values()), default=None)

    # --- hearing

    def hear(self, message: bytes) -> None:
        """Take a message in."""
        if self._stranger:
            if not is_table(message, self.table_id.encode()):
                return
            self._stranger = False
        if is_state(message):
            self._see(State(message))
            return
        told = json.loads(message)
        if told["type"] == "table":
            self.table = told["table"]
            self._look_around()
        elif told["type"] != "chat":
            self._hear_answer(told)

    def _see(self, state: State) -> None:
        if self.state is not None and state.at < self.state.at:
            self.notes.report(
                f"table {self.table_id}: {self.state.at} was seen, then {state.at}: forgotten"
            )
        if self.state is None or state.at > self.state.at:
            self.moved()
        self.state = state
        if not state.to_act():
            self.over.set()
        elif state.viewer() in state.to_act():
            self._act_later(state)

    def _look_around(self) -> None:
        """Answer what the table asks of this person."""
        table, mine = self.table, self.seats()
        asked = table.get("undo")
        if asked is not None and set(mine) & set(asked["waiting"]) and self.rng.random() < 0.9:
            self._soon(self.ask, "answer-undo", agree=self.rng.random() < 0.7)
        elif asked is not None and asked["seat"] in mine and self.rng.random() < 0.1:
            self._soon(self.ask, "withdraw-undo")
        newcomer = table.get("asked")
        if newcomer is not None and set(mine) & set(newcomer["waiting"]):
            self._soon(self.ask, "answer-seat", agree=self.rng.random() < 0.8)
        self._see_to_stand_in()

    def _see_to_stand_in(self) -> None:
        """Come back to a seat that a bot plays for this person."""
        playing = self.table.get("stage") == "playing"
        if playing and self.stood_in() and not self._busy and not self._gone:
            self._start(self._take_back())

    def seats(self) -> list[int]:
        """Return the seats held."""
        seats = self.table.get("seats", [])
        return [number for number, seat in enumerate(seats) if seat["mine"]]

    def stood_in(self) -> bool:
        """Tell whether a bot plays for this person."""
        return any(self.table["seats"][seat]["stand_in"] for seat in self.seats())

    def _hear_answer(self, told: dict[str, Any]) -> None:
        asked = self._asked.pop(told["ref"], None)
        if asked is None:
            self.notes.report(f"table {self.table_id}: an answer nobody asked for: {told}")
        elif told["type"] == "refused":
            self._be_refused(asked, told["code"])
        elif asked.move is not None:
            self.notes.counts["moves"] += 1
            self.notes.journal.acknowledged[self.table_id, asked.at] = asked.move
            if self.rng.random() < self.manners.undo and self.state is not None:
                self.ask("undo", at=self.state.at)
        elif asked.text:
            self.notes.counts["lines"] += 1
            self.notes.journal.heard.setdefault(self.table_id, set()).add(asked.text)
        else:
            self.notes.counts[asked.kind] += 1
            if self.state is not None:
                self._act_later(self.state)

    def _be_refused(self, asked: _Asked, code: str) -> None:
        self.notes.refusals[f"{asked.kind}: {code}"] += 1
        if code not in self._usual_refusals(asked.kind):
            self.notes.report(f"table {self.table_id}: {asked.kind} was refused: {code}")
        if asked.kind == "play":
            self._played = -1
        if self.state is not None:
            self._act_later(self.state)

    def _usual_refusals(self, kind: str) -> set[str]:
        """Return what may be refused now: who moves as their time ends finds a bot at the seat."""
        taken_over = kind == "play" and self.stood_in()
        return USUAL_REFUSALS.get(kind, set()) | ({"not-allowed"} if taken_over else set())

    # --- acting

    def _soon(self, what: Callable[..., None], *words: Any, **more: Any) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._about(self.manners.think), lambda: what(*words, **more))

    def _act_later(self, state: State) -> None:
        self._soon(self._act, state)

    def _act(self, state: State) -> None:
        """Do something, if the state is still what this person sees and waits for."""
        if self._gone or self.socket is None or state is not self.state or self._stranger:
            return
        if state.viewer() not in state.to_act() or self._played >= state.at:
            return
        if not self.table or self.stood_in():
            return
        dice = self.rng.random
        manners = self.manners
        if self.timed and dice() < manners.nap:
            self.notes.counts["naps"] += 1
        elif dice() < manners.leave and not self._busy:
            self._start(self._leave())
        elif dice() < manners.hand_over and not self._busy:
            self._start(self._hand_over())
        elif dice() < manners.hint:
            self.ask("hint", at=state.at)
        elif dice() < manners.question:
            self._wonder(state)
        else:
            if dice() < manners.chat:
                self._talk()
            self._play(state)

    def _wonder(self, state: State) -> None:
        question = self.rng.choice(["preview", "sentences", "ping", "sync"])
        if question == "preview":
            self.ask(question, at=state.at, action=self.rng.choice(state.actions()))
        else:
            self.ask(question)

    def _play(self, state: State) -> None:
        move = Move(state.viewer(), self.rng.choice(state.actions()))
        self._played = state.at
        place = (self.table_id, state.at)
        self.notes.journal.sent.setdefault(place, []).append(move)
        self.ask("play", _Asked("play", 0, state.at, move), at=state.at, action=move.action)

    def _talk(self) -> None:
        if self.rng.random() < 0.3:
            self.ask("phrase", phrase=PHRASE)
            return
        self._lines += 1
        text = f"{self.source} says line {self._lines} at {self.table_id}"
        self.notes.journal.said.setdefault(self.table_id, set()).add(text)
        self.ask("chat", _Asked("chat", 0, text=text), text=text)

    def ask(self, kind: str, asked: _Asked | None = None, **values: Any) -> None:
        """Ask the table for something, if there is a connection."""
        self._ask(kind, json.dumps({"type": kind, **values}).encode(), asked)

    def _ask(self, kind: str, request: bytes, asked: _Asked | None = None) -> None:
        """Send a request under a new number."""
        if self.socket is None:
            return
        self._ref += 1
        asked = asked or _Asked(kind, 0)
        asked.since = asyncio.get_running_loop().time()
        self._asked[self._ref] = asked
        self.socket.send(request[:-1] + b',"ref":%d}' % self._ref)

    # --- what takes a while

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        async def carefully() -> None:
            try:
                await work
            except Problem as problem:
                self.notes.refusals[f"http: {problem.status}"] += 1
                if problem.status not in USUAL_PROBLEMS:
                    self.notes.report(f"table {self.table_id}: {problem}")
            except OSError:
                self.notes.counts["requests lost"] += 1
            self._away = False

        task = asyncio.get_running_loop().create_task(carefully())
        self._busy.add(task)
        task.add_done_callback(self._after_work)

    def _after_work(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        if self.table and self.stood_in() and not self._busy and not self._gone:
            self._soon(self._see_to_stand_in)
        elif self.state is not None:
            self._act_later(self.state)

    async def _leave(self) -> None:
        """Get up and come back a little later; the stand-in plays meanwhile."""
        self.notes.counts["left"] += 1
        self.notes.journal.stood_in.add(self.table_id)
        await self.http.ask("POST", f"/tables/{self.table_id}/leave", None, self.cookie)
        self._away = True
        if self.socket is not None:
            self.socket.close()
        await asyncio.sleep(self.rng.uniform(1, self.manners.longest_away))

    async def _hand_over(self) -> None:
        """Let a bot play for a while; what the table says then is answered by taking it back."""
        self.notes.counts["handed over"] += 1
        await self._stand_in(STAND_IN)

    async def _take_back(self) -> None:
        await asyncio.sleep(self.rng.uniform(1, self.manners.longest_away))
        await self._stand_in(None)
        self.notes.counts["taken back"] += 1

    async def _stand_in(self, level: str | None) -> None:
        """Have own seats played by a bot or no longer; the socket tells what came of it."""
        table_id = self.table_id  # not the rematch, should all go on to it meanwhile
        self.notes.journal.stood_in.add(table_id)
        for seat in self.seats():
            body = {"seat": seat, "level": level}
            await self.http.ask("POST", f"/tables/{table_id}/stand-in", body, self.cookie)
