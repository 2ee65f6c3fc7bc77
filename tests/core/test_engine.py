"""The binder: twins of undecorated functions, a cache that notices changes, three machines."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.cli.new_game import new_game
from regency.core import drivers, kernel, slots
from regency.core.cache import cache_folder, driver_hash, source_hash
from regency.core.drawing.row import put
from regency.core.engine import Binder, BindError, engine, undispatched
from regency.core.slots import NUM_ACTIONS, Size, legal
from regency.core.types import Ints, State
from regency.games.kuhn import GAME

KUHN_ACTIONS = 2


def is_even(n: int) -> bool:
    return n == 0 or is_odd(n - 1)


def is_odd(n: int) -> bool:
    return n != 0 and is_even(n - 1)


def count_actions(state: State, mask: Any) -> int:
    return NUM_ACTIONS + legal(state, 0, mask)


def uses_a_module(n: int) -> int:
    return kernel.count_bits(n)


def uses_a_slot_of_a_module(mask: Any) -> int:
    return slots.NUM_ACTIONS + kernel.count_bits(int(mask[0]))


def plain(function: Any) -> Any:
    return function


def test_twins_are_copies_whose_callees_are_twins() -> None:
    binder = Binder(GAME, plain)
    even = binder.twin(is_even)
    assert even is not is_even
    assert even.__globals__["is_odd"] is binder.twin(is_odd)
    assert even.__globals__["is_odd"].__globals__["is_even"] is even
    assert even(10)
    assert not even(7)


def test_slots_become_the_games_own() -> None:
    bound = Binder(GAME, plain).twin(count_actions)
    assert bound(None, np.zeros(KUHN_ACTIONS, np.uint8)) == 2 * KUHN_ACTIONS
    assert isinstance(NUM_ACTIONS, Size)


def test_an_unbound_slot_says_how_to_bind_it() -> None:
    with pytest.raises(RuntimeError, match=r"bind the driver"):
        legal(None, 0, np.zeros(2, np.uint8))


def test_a_module_becomes_a_copy_that_holds_twins() -> None:
    binder = Binder(GAME, plain)
    bound = binder.twin(uses_a_module)
    copy = bound.__globals__["kernel"]
    assert copy is not kernel
    assert copy.count_bits is binder.twin(kernel.count_bits)
    assert not hasattr(copy, "shuffle"), "what nobody used needs no twin"
    assert bound(0b1011) == 3


@pytest.mark.parametrize("machine", ["python", "numba"])
def test_functions_of_a_module_run_on_every_machine(machine: str) -> None:
    rules = engine(GAME, machine)
    assert rules.bind(uses_a_module)(0b1011) == 3
    assert rules.bind(uses_a_slot_of_a_module)(np.zeros(KUHN_ACTIONS, np.uint8)) == KUHN_ACTIONS


def test_numba_can_say_that_it_does_not_cache() -> None:
    """It names the file that a function is from, which a place in a cache has to know."""
    function = engine(GAME, "numba").bind(uses_a_module)
    assert function._cache._impl.locator._py_file == __file__


def test_closures_are_refused_with_the_remedy() -> None:
    def closure() -> Callable[[], int]:
        n = 1
        return lambda: n

    with pytest.raises(BindError, match="move it to module level"):
        Binder(GAME, plain).twin(closure())
    with pytest.raises(BindError, match="not a plain Python function"):
        Binder(GAME, plain).twin(len)


def test_a_missing_rule_is_named() -> None:
    parts = {name: value for name, value in vars(GAME.rules).items() if name != "census"}
    game = replace(GAME, rules=SimpleNamespace(**parts))
    with pytest.raises(BindError, match="no plain function named 'census'"):
        engine(game, "python")


def test_machines_are_named_and_kept() -> None:
    assert engine(GAME, "python") is engine(GAME, "python")
    with pytest.raises(ValueError, match="python, numba, cuda"):
        engine(GAME, "abacus")


@pytest.mark.parametrize("machine", ["python", "numba"])
def test_a_function_that_looks_at_no_argument_does_the_same(machine: str) -> None:
    rules = engine(GAME, machine)
    states = rules.new(2) if machine == "python" else rules.new(2).view(np.ndarray)
    mask = rules.buffers().mask
    rules.setup(states, 1, 2, np.zeros(1, np.int64), 7)
    rules.chance(states, 1, np.array([2, 0], np.int16), rules.buffers().events)
    to_act = undispatched(rules.to_act, states, 0)
    legal = undispatched(rules.legal, states, 0, 0, mask)
    assert [to_act(states, i) for i in (0, 1)] == [rules.to_act(states, i) for i in (0, 1)]
    assert legal(states, 1, 0, mask) == 2
    assert mask.tolist() == [1, 1]


def test_only_what_takes_long_gives_the_gil_away() -> None:
    rules = engine(GAME, "numba")
    assert not rules.apply.targetoptions["nogil"]
    assert rules.bind(drivers.play_matches).targetoptions["nogil"]


def test_an_index_out_of_range_is_noticed_with_boundscheck() -> None:
    rules = engine(GAME, "numba", boundscheck=True)
    states = rules.new(1)
    rules.setup(states, 0, 2, GAME.option_values({}), 1)
    with pytest.raises(IndexError):
        rules.legal(states, 0, 0, np.zeros(1, np.uint8))


def test_the_hash_covers_rules_and_data_but_not_tests_and_words(tmp_path: Path) -> None:
    folder = new_game("ferry", tmp_path)
    game = replace(GAME, folder=folder)
    first = source_hash(game)
    for unrelated in ("tests/test_rules.py", "locales/en.ftl", "golden/bet-call.ndjson"):
        file = folder / unrelated
        file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    assert source_hash(game) == first
    hashes = {first}
    for related in ("data/cards.toml", "rules/turn.py", "data/tables.py"):
        file = folder / related
        file.write_text(file.read_text("utf-8") + "\n", "utf-8")
        hashes.add(source_hash(game))
    assert len(hashes) == 4


PLAY_ONE = """
from regency.games import game
from regency.core.match import Position
position = Position(game("ferry"), 2)
position.chance((2, 0))
position.play(0, 0)
position.play(1, 0)
print(position.points())
"""


def run_ferry(folder: Path) -> str:
    environment = {
        **os.environ,
        "REGENCY_GAMES": str(folder),
        "REGENCY_CACHE": str(folder / "cache"),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ONE],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_compiled_rules_notice_a_changed_card_file(tmp_path: Path) -> None:
    cards = new_game("ferry", tmp_path) / "data" / "cards.toml"
    assert run_ferry(tmp_path) == "[1, -1]"
    cards.write_text(cards.read_text("utf-8").replace("ante = 1", "ante = 5"), "utf-8")
    assert run_ferry(tmp_path) == "[5, -5]"
    assert len(list((tmp_path / "cache").iterdir())) == 2


def last_of(values: Ints) -> float:
    """A function that is compiled anew for every kind of array."""
    return float(values[-1])


def test_signatures_compiled_by_processes_at_once_are_not_mixed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba.core import caching

    monkeypatch.setenv("REGENCY_CACHE", str(tmp_path))
    bytes_, floats = np.array([1, 2], np.int8), np.array([0.5, 2.5], np.float32)
    index = caching.IndexDataCacheFile._load_index
    # Each process reads the index before the other has written it, and takes the same number.
    monkeypatch.setattr(caching.IndexDataCacheFile, "_load_index", lambda self: {})
    for values in (bytes_, floats):
        engine(replace(GAME), "numba").bind(last_of)(values)
    assert len(list(tmp_path.rglob("*last_of*.nbc"))) == 2
    monkeypatch.setattr(caching.IndexDataCacheFile, "_load_index", index)
    again = engine(replace(GAME), "numba").bind(last_of)
    assert (again(floats), again(bytes_)) == (2.5, 2.0)


def test_a_read_only_cache_costs_time_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("REGENCY_CACHE", str(tmp_path / "file"))
    rules = engine(replace(GAME), "numba")
    states = rules.new(1)
    rules.setup(states, 0, 2, GAME.option_values({}), 1)
    assert states[0].paid.tolist() == [1, 1]


def test_a_driver_of_another_room_is_stamped_by_its_sources(tmp_path: Path) -> None:
    from regency.bots.search import search
    from regency.core.drivers import clone

    assert driver_hash(clone) == ""  # type: ignore[arg-type]  # a plain function to mypy
    assert driver_hash(search) != ""  # type: ignore[arg-type]  # likewise
    file = tmp_path / "driver.py"
    stamps = set()
    for body in ("return 1", "return 2"):
        file.write_text(f"def drive():\n    {body}\n", "utf-8")
        names: dict[str, Any] = {}
        exec(compile(file.read_text("utf-8"), str(file), "exec"), names)
        stamps.add(driver_hash(names["drive"]))
    assert len(stamps) == 2


def draw_nothing(row: Ints, seen: State) -> None:
    put(row, 0)


def test_what_a_patched_game_compiles_is_not_kept_with_the_game() -> None:
    assert cache_folder(GAME) is not None
    shown: Any = SimpleNamespace(**{**vars(GAME.show), "draw_points": draw_nothing})
    assert cache_folder(replace(GAME, show=shown)) is None
