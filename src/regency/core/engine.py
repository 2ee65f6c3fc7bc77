"""The binder: one undecorated source of rules becomes python, numba, cuda and wasm twins.

A twin is a copy of a plain function whose global names point at other twins: the callee that was
an undecorated function of another module is its compiled copy here, and a slot of `core.slots` is
the game's own function. Nothing in a rules file knows which machine it runs on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from regency.core import drivers, slots
from regency.core.game import Game
from regency.core.hiding_tables import event_columns, hidden_fields
from regency.core.slots import Derived, Size
from regency.core.types import EVENT_WIDTH, Ints, States

MACHINES = ("python", "numba", "cuda", "wasm")

#: The rows an event buffer has room for; no single action of any game writes as many.
EVENT_ROWS = 64

#: The modules a game's slots are looked up in.
_SLOT_HOMES = ("rules", "features", "heuristic", "show", "notation")

AnyFunction = Callable[..., Any]
#: Makes a function ready to be called: compiles it, or leaves it as it is.
Bind = Callable[[AnyFunction], AnyFunction]

#: Modules that every machine knows by itself.
_AS_THEY_ARE = ("numpy", "math", "numba")

#: Tables that follow from a game's declarations, by the names of their slots.
_TABLES: dict[str, Callable[[Game], Ints]] = {
    "HIDDEN_FIELDS": hidden_fields,
    "EVENT_COLUMNS": event_columns,
}

#: What fills a slot that a game may leave out.
_SLOT_DEFAULTS: dict[str, FunctionType] = {
    "sample": cast(FunctionType, drivers.sample_by_mask),
    "plausible": cast(FunctionType, drivers.equally_plausible),
    "reshuffle": cast(FunctionType, drivers.reshuffle_for_all),
    "scores_now": cast(FunctionType, drivers.scores_at_any_moment),
    "prospects": cast(FunctionType, drivers.no_prospects),
}


class BindError(TypeError):
    """A function cannot be copied to another machine; the message says what to write instead."""


class Binder:
    """Copies functions for one game and one machine, each exactly once."""

    def __init__(self, game: Game, decorate: Callable[[FunctionType], AnyFunction]) -> None:
        self.game = game
        self.decorate = decorate
        self.sizes: dict[str, Any] = {}  # what a machine adds to the game's own sizes
        self.overrides: dict[str, AnyFunction] = {}  # slots filled otherwise than by the game
        self.twins: dict[FunctionType, AnyFunction] = {}
        self.modules: dict[ModuleType, ModuleType] = {}
        self.derived: dict[Derived, Any] = {}

    def twin(
        self,
        function: AnyFunction,
        decorate: Callable[[FunctionType], AnyFunction] | None = None,
    ) -> AnyFunction:
        """Return the copy of *function* for this machine; its callees are copied as usual."""
        function = self.filled(function)
        if function in self.twins:
            return self.twins[function]
        if function.__closure__:
            raise BindError(
                f"{function.__qualname__} is a closure: move it to module level, so that it can be "
                "compiled and cached"
            )
        names = dict(function.__globals__)
        copy = FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, None
        )
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        # Registered before its callees are looked at, so that mutual calls end.
        self.twins[function] = (decorate or self.decorate)(copy)
        used = global_names(function.__code__)
        for name in used & names.keys():
            names[name] = self._replace(names[name], used)
        return self.twins[function]

    def filled(self, function: AnyFunction) -> FunctionType:
        """Return the game's own function for a slot; any other plain function is itself."""
        if getattr(function, "__module__", "") == slots.__name__:
            return self._slot(function.__name__)
        if not isinstance(function, FunctionType):
            raise BindError(f"{function!r} is not a plain Python function")
        return function

    def _slot(self, name: str) -> FunctionType:
        if name in self.overrides:
            return cast(FunctionType, self.overrides[name])
        for home in _SLOT_HOMES:
            found = getattr(getattr(self.game, home), name, None)
            if isinstance(found, FunctionType):
                return found
        if name in _SLOT_DEFAULTS:
            return _SLOT_DEFAULTS[name]
        raise BindError(f"{self.game.name}: no plain function named {name!r} in its rules")

    def _replace(self, value: Any, used: set[str]) -> Any:
        """Return what a global name stands for on this machine; *used* are names its user says."""
        if isinstance(value, Size):
            if value.name in self.sizes:
                return self.sizes[value.name]
            if value.name in _TABLES:
                return _TABLES[value.name](self.game)
            return size_of(self.game, value.name)
        if isinstance(value, Derived):
            if value not in self.derived:
                self.derived[value] = value.make(self)
            return self._replace(self.derived[value], used)
        if isinstance(value, FunctionType):
            return self.twin(value)
        if isinstance(value, ModuleType) and value.__name__.partition(".")[0] not in _AS_THEY_ARE:
            return self._module(value, used)
        return value

    def _module(self, module: ModuleType, used: set[str]) -> ModuleType:
        """Return the copy of a module that holds the twins of what was used of it so far."""
        copy = self.modules.setdefault(module, ModuleType(module.__name__))
        for name in used & vars(module).keys() - vars(copy).keys():
            # Set before it is looked through, so that modules that use each other end.
            setattr(copy, name, value := getattr(module, name))
            setattr(copy, name, self._replace(value, used))
        return copy


def size_of(game: Game, name: str) -> int:
    """Return the game's own value of a size slot."""
    if name == "NUM_ACTIONS":
        return int(game.rules.ACTIONS.count)
    if name == "OBSERVATION_SIZE":
        return int(game.features.OBSERVATION.size)
    if name == "STATE_BYTES":
        return int(game.rules.STATE.dtype.itemsize)
    return int(getattr(game.rules, name))


def global_names(code: CodeType) -> set[str]:
    """Return the names that code looks up in its module, with those of code inside it."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= global_names(constant)
    return names


def widen_arguments(dispatcher: Any) -> None:
    """Let a callee be compiled once, for whole numbers of any width and for constants alike.

    Numba would compile `emit` anew for every literal event kind; this halves the compile time. It
    also makes an int8 that is passed on behave like Python's int.
    """
    from numba.core import types

    def plain(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) else kind

    def widened(args: Any, kws: Any) -> Any:
        return template(tuple(map(plain, args)), {name: plain(kind) for name, kind in kws.items()})

    template = dispatcher.get_call_template
    dispatcher.get_call_template = widened


def undispatched(function: AnyFunction, *arguments: Any) -> AnyFunction:
    """Return a function for arguments of just these types, which are not looked at any more.

    Ten times as fast to call, since Numba's look at an array of records takes longer than most
    rules; for callers whose arrays never change their types.
    """
    if not hasattr(function, "compile"):
        return function  # interpreted
    import numba

    compiled: AnyFunction = function.compile(tuple(numba.typeof(one) for one in arguments))
    return compiled


class Rules:
    """A game's rules on one machine; single functions take (states, i), see `core.drivers`."""

    def __init__(self, game: Game, machine: str, bind: Bind, boundscheck: bool = False) -> None:
        self.game = game
        self._boundscheck = boundscheck
        self.machine = machine
        self._bind = bind
        self.setup = bind(drivers.setup_at)
        self.to_act = bind(drivers.to_act_at)
        self.legal = bind(drivers.legal_at)
        self.apply = bind(drivers.apply_at)
        self.pool = bind(drivers.pool_at)
        self.picks = bind(drivers.picks_at)
        self.chance = bind(drivers.chance_at)
        self.scores = bind(drivers.scores_at)
        self.determinize = bind(drivers.determinize_at)
        self.reshuffle = bind(drivers.reshuffle_at)
        self.observe = bind(drivers.observe_at)
        self.census = bind(drivers.census_at)
        self.choose = bind(drivers.choose_at)
        self.sample = bind(drivers.sample_at)
        self.settled = bind(drivers.settled_at)

    def __reduce__(self) -> tuple[AnyFunction, tuple[Any, ...]]:
        return _engine_again, (self.game, self.machine, self._boundscheck)

    def bind(self, driver: AnyFunction) -> AnyFunction:
        """Return a driver written against `core.slots` as a function of this game and machine."""
        return self._bind(driver)

    def new(self, count: int = 1) -> States:
        """Return *count* zeroed states."""
        return self.game.rules.STATE.new(count)

    def buffers(self) -> Buffers:
        """Return work arrays of this game's sizes."""
        return Buffers(self.game)

    def play(
        self,
        seats: int,
        options: Ints,
        seed: int,
        count: int,
        players: Sequence[int] = (),
        audit: bool = False,
    ) -> tuple[States, Ints]:
        """Play *count* matches to the end; returns final states and int64[count, 6] reports.

        `players` says who plays each seat: random players, unless it says otherwise. For the
        columns of a report see `drivers.play_match`.
        """
        states = self.new(count)
        reports = np.zeros((count, drivers.REPORT_COLUMNS), np.int64)
        b = self.buffers()
        self.bind(drivers.play_matches)(
            states, seats, options, seed, player_kinds(seats, players), int(audit),
            b.rng, b.mask, b.cards, b.counts, b.expected, b.points, b.no_events, reports,
        )  # fmt: skip
        return states, reports

    def soak(
        self, seats: int, options: Ints, seed: int, count: int, players: Sequence[int] = ()
    ) -> Ints:
        """Play *count* audited matches and return their totals, see `drivers.add_report`."""
        totals: Ints = np.zeros(drivers.TOTAL_COLUMNS, np.int64)
        report = np.zeros(drivers.REPORT_COLUMNS, np.int64)
        b = self.buffers()
        self.bind(drivers.soak)(
            self.new(1), seats, options, seed, count, player_kinds(seats, players),
            b.rng, b.mask, b.cards, b.counts, b.expected, b.points, b.no_events, report, totals,
        )  # fmt: skip
        return totals


def player_kinds(seats: int, players: Sequence[int]) -> Ints:
    """Return who plays each seat as the drivers read it; nobody named: random players."""
    return np.array(players if len(players) else [drivers.RANDOM_PLAYER] * seats, np.int8)


class Buffers:
    """Arrays that the rules write into, allocated once by whoever calls them."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.mask = np.zeros(size_of(game, "NUM_ACTIONS"), np.uint8)
        self.cards = np.zeros(rules.POOL_SIZE, np.int16)
        self.events = np.zeros((EVENT_ROWS, EVENT_WIDTH), np.int16)
        self.no_events = np.zeros((0, EVENT_WIDTH), np.int16)
        self.points = np.zeros((rules.MAX_SEATS, rules.SCORE_COLUMNS), np.int32)
        self.counts = np.zeros(rules.NUM_CARDS, np.int16)
        self.expected = np.zeros(rules.NUM_CARDS, np.int16)
        self.observation = np.zeros(game.features.OBSERVATION.size, np.float32)
        self.rng = np.zeros(4, np.uint32)


#: Rules already bound; each holds its game, so that an id is never used twice.
_bound: dict[tuple[int, str, bool], Any] = {}


def engine(game: Game, machine: str = "numba", *, boundscheck: bool = False) -> Any:
    """Return the game's rules on a machine: `Rules`, or `CudaRules` (cuda)."""
    if machine not in MACHINES:
        raise ValueError(f"no machine named {machine!r}; there are {', '.join(MACHINES)}")
    key = (id(game), machine, boundscheck)
    if key not in _bound:
        _bound[key] = _rules(game, machine, boundscheck)
    return _bound[key]


def _engine_again(game: Game, machine: str, boundscheck: bool) -> Any:
    return engine(game, machine, boundscheck=boundscheck)


def _rules(game: Game, machine: str, boundscheck: bool) -> Any:
    if machine == "cuda":
        from regency.core.cuda import CudaRules

        return CudaRules(game)
    if machine == "wasm":
        from regency.core.wasm.running import WasmMachine

        return Rules(game, machine, WasmMachine(game).bind)
    if machine == "numba":
        from regency.core.compiling import NumbaMachine

        return Rules(game, machine, NumbaMachine(game, boundscheck).bind, boundscheck)
    return Rules(game, machine, Binder(game, lambda function: function).twin)
