"""The games' WebAssembly modules are those of their rules, and do in Node what the others do."""

from __future__ import annotations

import gzip
import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.bench.agree import tree_checksum
from regency.bots.search import walk_down
from regency.core import drivers, hiding
from regency.core.drawing.teller import Teller
from regency.core.engine import Rules, engine
from regency.core.facts import Fact
from regency.core.game import Game
from regency.core.match import Position
from regency.core.secrecy import redact
from regency.core.types import SPECTATOR, Ints, State, States
from regency.core.wasm.emitting import EmitError, module_of
from regency.core.wasm.entries import OPEN, STATE, Array, Entry, Number
from regency.core.wasm.linking import HEADER, IMPORT, LinkError, Reader, link, signed, unsigned
from regency.core.wasm.manifest import MANIFEST, MODULE, files, made_with, manifest_of
from regency.core.wasm.running import WasmError, WasmModule
from regency.edge.build import MOST_BYTES, PARTS, expected, parts_of
from regency.games import games
from regency.games.kuhn import GAME
from regency.testing.laws_of_drawings import check_position
from regency.testing.laws_of_play import check_machines
from regency.testing.walk import Plan

GAMES = games().values()
MODULES = [
    pytest.param(game, part, id=f"{game.name}-{part}") for game in GAMES for part in parts_of(game)
]
#: Matches compared whole in each game and number of seats; `regency bench --agree` plays more.
MATCHES = 10
ITERATIONS = 60
#: All that is shown is compared at one move in this many, in a buffer that goes to and fro.
LOOKED_AT = 10
FEW_LETTERS = 1 << 16


def name(game: Game) -> str:
    return game.name


@pytest.mark.parametrize(("game", "part"), MODULES)
def test_a_module_is_that_of_the_present_rules(game: Game, part: str) -> None:
    """`make wasm` renews it."""
    of_module, of_manifest = files(part)
    kept = json.loads((game.folder / of_manifest).read_text("utf-8"))
    module = (game.folder / of_module).read_bytes()
    assert kept.pop("module") == hashlib.sha256(module).hexdigest()
    assert set(kept.pop("made_with")) == set(made_with())
    assert kept == json.loads(json.dumps(expected(game, part))), "stale: `make wasm` renews it"


@pytest.mark.parametrize(("game", "part"), MODULES)
def test_a_module_is_small_and_needs_nothing(game: Game, part: str) -> None:
    module = (game.folder / files(part)[0]).read_bytes()
    assert len(gzip.compress(module, 9)) < MOST_BYTES
    reader = Reader(module, len(HEADER))
    kinds = set()
    while reader.left:
        kinds.add(reader.byte())
        reader.bytes()
    assert IMPORT not in kinds


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_whole_matches_are_the_same_in_node(game: Game) -> None:
    numba, wasm = engine(game, "numba"), engine(game, "wasm")
    options = game.option_values({})
    for seats in game.seats:
        players = [drivers.HEURISTIC_PLAYER] + [drivers.RANDOM_PLAYER] * (seats - 1)
        played = [
            rules.play(seats, options, 7, MATCHES, players, audit=True) for rules in (numba, wasm)
        ]
        assert played[0][0].tobytes() == played[1][0].tobytes()
        assert np.array_equal(played[0][1], played[1][1])


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_step_is_the_same_in_node(game: Game) -> None:
    # One number of seats: a call into Node takes longer than most rules.
    few = replace(game, seats=range(game.seats[-1], game.seats[-1] + 1), options={})
    check_machines(Plan(few, machines=("numba", "wasm")))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_search_trees_are_the_same_in_node(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        numba = tree_checksum(game, "numba", seats, ITERATIONS)
        assert tree_checksum(game, "wasm", seats, ITERATIONS) == numba


def test_search_trees_of_the_interpreter_are_the_same_too() -> None:
    assert tree_checksum(GAME, "python", 2, ITERATIONS) == tree_checksum(
        GAME, "wasm", 2, ITERATIONS
    )


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_viewers_may_know_is_the_same_in_node(game: Game) -> None:
    rules: Rules = engine(game, "wasm")
    hide, tell = rules.bind(hiding.redact_at), rules.bind(hiding.tell_at)
    position = Position(game, game.seats[-1], seed=3)
    position.settle_chance()
    events = position._buffers.events
    out, told = np.zeros(position.state.nbytes, np.uint8), np.zeros_like(events)
    for _ in range(12):
        seat = position.seat_to_act()
        facts = position.play(seat, position.legal(seat)[-1])
        raw = np.frombuffer(position.state.tobytes(), np.uint8).reshape(1, -1)
        for viewer in range(SPECTATOR, position.seats):
            hide(raw, 0, viewer, out)
            assert out.tobytes() == redact(game, position.state, viewer).tobytes()
            tell(events, len(facts), viewer, told)
            kinds = game.rules.EVENTS
            heard = [kinds.read(row) for row in told[: len(facts)]]
            assert heard == [kinds.redact(fact, viewer) for fact in facts]
        if position.over:
            return
        position.settle_chance()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_is_shown_is_the_same_in_node(game: Game) -> None:
    """Pictures, lines of the log, reasons and sentences of every viewer, in a whole match."""
    teller = Teller(engine(game, "wasm"), FEW_LETTERS)
    position = Position(game, game.seats[-1], seed=5)
    position.settle_chance()
    facts: list[Fact] = []
    number = 0
    while not position.over:
        if number % LOOKED_AT == 0:
            check_position(position, facts, teller)
        seat = position.seat_to_act()
        legal = position.legal(seat)
        facts = position.play(seat, legal[number % len(legal)])
        position.settle_chance()
        number += 1
    check_position(position, facts, teller)
    assert number > 1


# --- what is refused


def test_rules_that_are_not_those_of_the_module_are_refused() -> None:
    parts = {**vars(GAME.rules), "to_act": always_over}
    with pytest.raises(WasmError, match="older than its rules: `make wasm`"):
        engine(replace(GAME, rules=SimpleNamespace(**parts)), "wasm")


def always_over(state: State) -> int:
    return 0


def test_a_game_without_a_module_says_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(WasmError, match="`make wasm` builds it"):
        engine(replace(GAME, folder=tmp_path), "wasm")


def test_a_driver_that_is_not_exported_is_named() -> None:
    with pytest.raises(WasmError, match="does not export walk_down"):
        engine(GAME, "wasm").bind(walk_down)


def test_an_array_of_another_kind_is_refused() -> None:
    rules: Rules = engine(GAME, "wasm")
    with pytest.raises(TypeError, match=r"mask is \|u1\[3\], not u1\[2\]"):
        rules.legal(rules.new(1), 0, 0, np.zeros(3, np.uint8))


def allocates(states: States) -> None:
    states[0].turn = np.zeros(3, np.int8)[1]


def calls_libm(states: States) -> None:
    states[0].turn = np.exp(float(states[0].turn))


@pytest.mark.parametrize(
    ("driver", "words"),
    [(allocates, "allocates allocates memory"), (calls_libm, "needs exp")],
)
def test_a_function_that_cannot_be_in_a_module_is_named(driver: Any, words: str) -> None:
    entry = Entry("bad", driver, (Array(STATE, (OPEN,)),))
    with pytest.raises(EmitError, match=words):
        module_of(GAME, [entry])


def test_a_table_that_does_not_fit_its_driver_is_refused() -> None:
    with pytest.raises(TypeError, match="setup: setup_at takes states, i, seats, options, seed"):
        Entry("setup", drivers.setup_at, (Number(),))


def divides(values: Ints, by: int) -> int:
    return int(values[0]) // by


def test_a_fault_traps_and_harms_nobody_else(tmp_path: Path) -> None:
    entry = Entry("divides", divides, (Array("i4", (OPEN,)), Number()))
    folder = tmp_path / "kuhn"
    game = replace(GAME, folder=folder)
    (folder / "wasm").mkdir(parents=True)
    (folder / MODULE).write_bytes(module_of(game, [entry]))
    (folder / MANIFEST).write_text(json.dumps(manifest_of(game, [entry], {})), "utf-8")
    module = WasmModule(game)
    bound = module.bind(divides)
    try:
        assert bound(np.array([-7], np.int32), 2) == -4
        with pytest.raises(WasmError, match="divides: RuntimeError: unreachable"):
            bound(np.array([-7], np.int32), 0)
        assert bound(np.array([9], np.int32), 2) == 4
    finally:
        module.close()


# --- the linker


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 65536, 2**31 - 1])
def test_numbers_are_read_as_they_are_written(value: int) -> None:
    for width in (1, 5):
        assert Reader(unsigned(value, width)).unsigned() == value
        assert Reader(signed(value, width)).signed() == value
        assert Reader(signed(-value, width)).signed() == -value


def test_an_object_that_imports_a_function_is_refused() -> None:
    imported = b"\x01\x03env\x04puts\x00\x00"
    with pytest.raises(LinkError, match="puts"):
        link(HEADER + bytes([IMPORT, len(imported)]) + imported, [])


# --- the same bytes


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    builds = [tmp_path / "one", tmp_path / "two"]
    for folder in builds:
        command = [sys.executable, "-m", "regency.edge.build", "kuhn", "--into", str(folder)]
        folder.mkdir()
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
        assert "compressed" in done.stdout
    for file in (file for part in parts_of(GAME) for file in files(part)):
        assert len({(folder / "kuhn" / file).read_bytes() for folder in builds}) == 1
    kept = json.loads((GAME.folder / MANIFEST).read_text("utf-8"))
    if kept["made_with"] == made_with():
        for module, _ in map(files, parts_of(GAME)):
            assert (builds[0] / "kuhn" / module).read_bytes() == (GAME.folder / module).read_bytes()


def test_exports_have_one_name_each() -> None:
    names = [entry.name for entries in PARTS.values() for entry in entries]
    assert len(set(names)) == len(names)
