"""Hidden means hidden: what a viewer is sent is the same, byte for byte, in every deal it cannot
tell apart; shown on real WebSocket frames of a real server."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, get_args

import numpy as np
import pytest
from tests.server.playing import Person, Server, Socket

from regency.core.engine import engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import SPECTATOR, States
from regency.games import games
from regency.server.tables.audience import PRESENCE_SECONDS
from regency.server.tables.live import Live
from regency.server.tables.rendering import NOW
from regency.server.wire.common import Form
from regency.server.wire.messages import FROM_SERVER

#: Random positions of each game, all viewers each: thousands in all.
POSITIONS = dict.fromkeys(games(), 700) | {"kuhn": 100}
#: At one position in this many the questions are compared too.
ASK_EVERY = 10


class Stage:
    """A table with someone at every seat and one spectator, whose state the test sets."""

    def __init__(self, server: Server, game: Game, table: str, sockets: list[Socket]) -> None:
        self.server = server
        self.game = game
        self.sockets = sockets  # by viewer; the last is the spectator's
        self.table = server.services.registry.tables[table]
        self.at = 1000
        self.listeners: list[Any] = [None] * len(sockets)
        for listener in self.table.listeners:
            seats = self.table.plan.seats_of(listener.identity)
            self.listeners[seats[0] if seats else SPECTATOR] = listener

    @property
    def live(self) -> Live:
        assert self.table.live is not None
        return self.table.live

    def show(self, states: States, viewers: list[int], at: int) -> list[bytes]:
        """Set the state and return the frame that each of these viewers is sent."""

        async def put() -> None:
            live = self.live
            live.raw[NOW] = states.view(np.uint8)
            live.acting = int(live.bench.rules.to_act(live.states, NOW))
            live.history.at = at
            assert self.table.frames is not None
            self.table.frames.forget()
            for viewer in viewers:
                self.listeners[viewer].viewpoint.knows(at)
                self.listeners[viewer].state_changed()

        self.server.call(put)
        return [self._frame(self.sockets[viewer]) for viewer in viewers]

    def _frame(self, socket: Socket) -> bytes:
        while True:
            raw = socket.socket.recv(60, decode=False)
            if raw.startswith((b'{"type":"state"', b'{"type":"drawn"')):
                return raw

    def ask(self, viewer: int, kind: str, **values: Any) -> bytes:
        """Return the frame that answers a question."""
        request = {"type": kind, "ref": 7} | values
        self.sockets[viewer].socket.send(json.dumps(request))
        raw = self.sockets[viewer].socket.recv(60, decode=False)
        FROM_SERVER.validate_json(raw)
        return raw


@contextmanager
def a_stage(server: Server, game: Game, seats: int, form: Form) -> Iterator[Stage]:
    people = [Person(server, f"Guest {n}") for n in range(seats)]
    table = people[0].open(game.name, ["me"] + ["open"] * (seats - 1))
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table, form=form)) for person in people]
        sockets.append(stack.enter_context(Person(server, None).at(table, form=form)))
        people[0].post(f"/tables/{table}/start")
        for socket in sockets:
            socket.wait_for_state()

        async def all_know_who_is_there() -> None:
            await asyncio.sleep(2 * PRESENCE_SECONDS)

        server.call(all_know_who_is_there)
        for socket in sockets:
            socket.ask("ping")  # nothing is on its way any more
        yield Stage(server, game, table, sockets)


def positions(game: Game, seats: int, count: int) -> Iterator[Position]:
    """Walk through random matches and stop at random moments, the last one included."""
    dice = random.Random(seats)
    seed = 0
    while count > 0:
        seed += 1
        position = Position(game, seats, seed=seed)
        position.settle_chance()
        while count > 0:
            if dice.random() < 0.4 or position.over:
                count -= 1
                yield position
            if position.over:
                break
            seat = position.seat_to_act()
            position.play(seat, dice.choice(position.legal(seat)))
            position.settle_chance()


def redealt(game: Game, states: States, viewer: int, seed: int) -> States:
    """Return another deal that the viewer cannot tell from this one."""
    other = states.copy()
    engine(game).determinize(other, 0, viewer, seed)
    return other


def compare(stage: Stage, position: Position, number: int) -> int:
    """Check one position from everywhere; returns how many frames hid something."""
    seats = position.seats
    viewers = [*range(seats), SPECTATOR]
    truth = position.states.copy()
    stage.at += 1
    frames = stage.show(truth, viewers, stage.at)
    questions = number % ASK_EVERY == 0 and not position.over
    changed = 0
    for viewer, frame in zip(viewers, frames, strict=True):
        told = answers(stage, position, viewer, number) if questions else []
        other = redealt(stage.game, truth, viewer, number)
        changed += bool(other.tobytes() != truth.tobytes())
        assert stage.show(other, [viewer], stage.at) == [frame], f"seat {viewer} sees a difference"
        if questions:
            assert answers(stage, position, viewer, number) == told
            stage.show(truth, [viewer], stage.at)
    return changed


def answers(stage: Stage, position: Position, viewer: int, number: int) -> list[bytes]:
    """Return what the viewer is told about the position when it asks."""
    found = [stage.ask(viewer, "sentences")]
    for action in (number % stage.game.rules.ACTIONS.count, *position.legal(viewer)[:2]):
        found.append(stage.ask(viewer, "preview", at=stage.at, action=action))
        found.append(stage.ask(viewer, "why", at=stage.at, action=action))
    return found


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("name", games())
def test_frames_are_equal_in_deals_a_viewer_cannot_tell_apart(
    server: Server, name: str, form: Form
) -> None:
    game = games()[name]
    counts = sorted({game.seats[0], game.seats[-1]})
    changed = 0
    for seats in counts:
        with a_stage(server, game, seats, form) as stage:
            found = positions(game, seats, POSITIONS[name] // len(counts))
            for number, position in enumerate(found):
                changed += compare(stage, position, number)
    assert changed > POSITIONS[name], "hardly anything was hidden: the test proves nothing"


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("name", ["kuhn", "for-the-king"])
def test_a_leak_would_be_seen(
    server: Server, monkeypatch: pytest.MonkeyPatch, name: str, form: Form
) -> None:
    game = games()[name]
    with a_stage(server, game, 2, form) as stage:
        bench = stage.live.bench
        shows: Any = bench.renderer if form == "drawn" else bench.packer
        # Nothing is to be hidden.
        tables = [one[:0] if one is shows.fields else one for one in shows._tables]
        monkeypatch.setattr(shows, "_tables", tuple(tables))
        with pytest.raises(AssertionError, match="sees a difference"):
            _ = [compare(stage, p, n) for n, p in enumerate(positions(game, 2, 40))]


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("name", games())
def test_logs_are_equal_as_long_as_one_is_told_the_same(
    server: Server, name: str, form: Form
) -> None:
    """Two tables with deals the viewer cannot tell apart, the same moves at both."""
    game, dice = games()[name], random.Random(9)
    seats = game.seats[0]
    compared = 0
    with a_stage(server, game, seats, form) as one, a_stage(server, game, seats, form) as two:
        for number in range(24):
            viewer = dice.choice([*range(seats), SPECTATOR])
            worlds = two_worlds(game, seats, viewer, number)
            for stage, world in zip((one, two), worlds, strict=True):
                stage.live.history.steps.clear()  # the table's own deal is not this one
                stage.show(world, [viewer], 1)
            compared += same_moves(one, two, viewer, dice)
    assert compared >= 20


def two_worlds(game: Game, seats: int, viewer: int, seed: int) -> tuple[States, States]:
    position = Position(game, seats, seed=seed)
    position.settle_chance()
    return position.states.copy(), redealt(game, position.states, viewer, seed)


def same_moves(one: Stage, two: Stage, viewer: int, dice: random.Random) -> int:
    """Play on in both worlds while the viewer is told the same; every frame must be the same."""
    compared = 0
    for _ in range(20):
        seat = next(iter(one.live.to_act()), None)
        shared = sorted(set(one.live.legal(seat or 0)) & set(two.live.legal(seat or 0)))
        if seat is None or not shared:
            break
        action = dice.choice(shared)
        frames = [step(stage, seat, action, viewer) for stage in (one, two)]
        if frames[0] is None or frames[1] is None or told(frames[0]) != told(frames[1]):
            break  # chance, or the viewer learnt which world it is in
        assert frames[0] == frames[1]
        compared += 1
    return compared


def step(stage: Stage, seat: int, action: int, viewer: int) -> bytes | None:
    """Make a move at a table without its store, and return the viewer's frame."""

    async def move() -> bool:
        live = stage.live
        draft = live.try_move(seat, action, 0)
        if len(draft.steps) > 1:
            return False
        stage.listeners[viewer].viewpoint.knows(live.at)
        live.adopt(draft)
        stage.listeners[viewer].state_changed()
        return True

    return stage._frame(stage.sockets[viewer]) if stage.server.call(move) else None


def told(frame: bytes) -> Any:
    return [step.get("facts", step.get("events")) for step in json.loads(frame)["log"]]
