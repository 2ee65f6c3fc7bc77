"""The numba machine: whole modules, references that add up, names that differ."""

from __future__ import annotations

import io
import itertools
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numba.core import bytecode

from regency.core import compiling
from regency.core.compiling import Progress
from regency.core.engine import engine
from regency.core.slots import NUM_ACTIONS
from regency.core.types import Ints
from regency.games import games
from regency.games.kuhn import GAME


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REGENCY_CACHE", str(tmp_path))
    return tmp_path


def actions_and(number: int) -> int:
    return NUM_ACTIONS + number


def total(values: Ints) -> int:
    copy = values.copy()
    copy += 1
    return int(copy.sum())


def down(number: int) -> int:
    return 0 if number == 0 else 1 + down(number - 1)


def test_only_what_python_calls_is_kept_on_disk(cache: Path) -> None:
    rules = engine(replace(GAME), "numba")
    states, mask = rules.new(1), rules.buffers().mask
    rules.setup(states, 0, 2, GAME.option_values({}), 1)
    rules.legal(states, 0, 0, mask)
    kept = {file.name.split("-")[0] for file in cache.rglob("*.nbi")}
    assert kept == {"drivers.setup_at", "drivers.legal_at"}


def test_what_is_kept_is_loaded_and_not_compiled_again(cache: Path) -> None:
    answers = [engine(replace(GAME), "numba").bind(actions_and) for _ in range(2)]
    assert [bound(1) for bound in answers] == [3, 3]
    hits = [sum(bound._cache_hits.values()) for bound in answers]
    assert hits == [0, 1]


def test_of_two_that_need_the_same_code_one_compiles_it(cache: Path) -> None:
    program = (
        "from regency.core.engine import engine; from regency.games.kuhn import GAME;"
        "rules = engine(GAME); rules.picks(rules.new(1), 0);"
        "print(sum(rules.picks._cache_hits.values()))"
    )
    run = [sys.executable, "-c", program]
    both = [subprocess.Popen(run, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert sorted(one.communicate()[0].strip() for one in both) == ["0", "1"]


def test_nobody_waits_for_ever_for_one_that_stands_still(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PATIENCE_S", 0.1)
    rules = engine(replace(GAME), "numba")
    with rules.picks._cache.files.alone():
        rules.picks(rules.new(1), 0)


def test_code_that_another_process_named_alike_is_not_mistaken(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {}
    for game in games().values():
        # Each process counts from the start, and names functions by the count.
        monkeypatch.setattr(bytecode.FunctionIdentity, "_unique_ids", itertools.count(1_000_000))
        found[game.name] = engine(replace(game), "numba").bind(actions_and)
        assert found[game.name](0) == game.rules.ACTIONS.count
    for name, game in games().items():
        assert found[name](0) == game.rules.ACTIONS.count


def test_references_to_arrays_add_up() -> None:
    rules = engine(GAME, "numba")
    states, buffers = rules.new(2), rules.buffers()
    values = np.arange(100)
    add = rules.bind(total)
    assert add(values) == values.sum() + 100
    arrays = (states, buffers.mask, values)
    before = [sys.getrefcount(array) for array in arrays]
    rules.setup(states, 0, 2, GAME.option_values({}), 1)
    for _ in range(1000):
        rules.legal(states, 0, 0, buffers.mask)
        add(values)  # allocates: references are counted inside as well
    assert [sys.getrefcount(array) for array in arrays] == before


def test_a_function_may_call_itself() -> None:
    assert engine(GAME, "numba").bind(down)(10) == 10


def test_a_fault_in_compiled_code_is_raised() -> None:
    rules = engine(GAME, "numba", boundscheck=True)
    with pytest.raises(IndexError):
        rules.to_act(rules.new(1), 5)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_first_use_says_how_far_it_is(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Terminal()
    monkeypatch.setattr(sys, "stderr", told)
    rules = engine(replace(GAME), "numba")
    rules.picks(rules.new(1), 0)
    words = told.getvalue()
    assert "kuhn: compiling picks_at for the first time, 0 of at most" in words
    assert words.endswith("\r"), "the line is taken away"


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        super().isatty()  # which complains about a closed one
        return True


def test_a_terminal_is_told_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", told := Screen())
    progress = Progress("kuhn")
    progress.known = 2
    progress.begin("apply_at")
    progress.lowered()
    assert "kuhn: compiling apply_at for the first time, 1 of at most 2" in told.getvalue()
    progress.end()
    assert told.getvalue().endswith("\r")


@pytest.mark.parametrize("screen", [io.StringIO(), None])
def test_nobody_is_told_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, screen: io.StringIO | None
) -> None:
    monkeypatch.setattr(sys, "stderr", screen)
    progress = Progress("kuhn")
    progress.begin("apply_at")
    progress.lowered()
    progress.end()
    assert screen is None or screen.getvalue() == ""


def test_a_terminal_that_was_closed_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine outlives the stream that errors went to when it was made."""
    first = Screen()
    monkeypatch.setattr(sys, "stderr", first)
    progress = Progress("kuhn")
    first.close()
    progress.begin("apply_at")
    monkeypatch.setattr(sys, "stderr", second := Screen())
    progress.lowered()
    assert "kuhn: compiling" in second.getvalue()
