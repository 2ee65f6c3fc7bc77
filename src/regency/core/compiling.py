"""The numba machine: a driver with all that it calls is one module, compiled for this processor.

Only functions that Python calls become machine code and are kept on disk. What they call is lowered
once a process (`core.lowering`), and only if something has to be compiled at all.
"""

from __future__ import annotations

import fcntl
import hashlib
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from functools import cached_property
from pathlib import Path
from secrets import token_hex
from types import FunctionType
from typing import Any, TextIO

from llvmlite import binding as llvm
from numba import _dynfunc
from numba.core import caching, codegen, compiler, dispatcher, target_extension
from numba.core.runtime.nrt import rtsys

from regency.core import lowering
from regency.core.cache import cache_folder, driver_hash
from regency.core.engine import AnyFunction, Binder, widen_arguments
from regency.core.game import Game

#: What Numba knows the target by.
TARGET = "regency-host"
#: How names of the variables begin that hold a function's environment.
_ENVIRONMENT = "_ZN08NumbaEnv"
#: How long a process waits for what another one compiles, and how often it looks.
PATIENCE_S, LOOK_AGAIN_S = 120.0, 0.02


class HostLibrary(lowering.RawLibrary):
    """A library that becomes machine code when somebody asks for an address in it."""

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        #: What can be found in the machine code, by Numba's names, which are not unique: code that
        #: another process compiled for another game may have the same.
        self.symbols: dict[str, str] = {}

    @cached_property
    def _with_counts(self) -> list[Any]:
        return [llvm.parse_assembly(text) for text in self.texts]

    @cached_property
    def _without_counts(self) -> list[Any]:
        return [llvm.parse_assembly(text) for text in self.uncounted]

    def get_pointer_to_function(self, name: str) -> int:
        """Return the address of a function, compiled now if it was not before."""
        if not self.symbols:
            self._compile()
        address: int = self._codegen._engine.get_function_address(self.symbols[name])
        return address

    def _compile(self) -> None:
        """Link all that the function calls, optimise it as one, and make it ready to run."""
        libraries = list(lowering.reachable([self]))
        # References are counted where something is allocated, and always in the wrapper: the
        # arrays that it takes are Python's.
        counted = any(library.allocates for library in libraries)
        whole = llvm.parse_assembly(str(self._codegen._create_empty_module(self.name)))
        for library in libraries:
            for part in library._with_counts if counted else library._without_counts:
                whole.link_in(part, preserve=True)
        wrapper = llvm.parse_assembly(self.wrapper)
        kept = {one.name for one in wrapper.functions if not one.is_declaration}
        kept |= {one.name for one in wrapper.global_variables if one.name.startswith(_ENVIRONMENT)}
        whole.link_in(wrapper)
        whole.link_in(rtsys.library._get_module_for_linking(), preserve=True)
        tag = token_hex(8)
        self.symbols = {name: f"{name}.{tag}" for name in kept}
        for one in [*whole.functions, *whole.global_variables]:
            one.name = self.symbols.get(one.name, one.name)
        lowering.internalise(whole, set(self.symbols.values()))
        lowering.optimise(whole, self._codegen._tm, vectorise=True)
        whole.verify()
        self._final_module = whole
        self._finalize_final_module()

    def serialize_using_object_code(self) -> Any:
        """Return what is kept on disk: machine code, and the names in it."""
        return self.name, "object", (self._get_compiled_object(), self.symbols)

    @classmethod
    def _unserialize(cls, owner: Any, state: Any) -> Any:
        name, _, (code, symbols) = state
        self = owner.create_library(name)
        self.enable_object_caching()
        self._set_compiled_object(code)
        self._finalize_final_module()
        self.symbols = symbols
        return self


class HostCodegen(codegen.JITCPUCodegen):
    """Makes libraries for this processor."""

    _library_class = HostLibrary


class HostContext(lowering.RawContext):
    """Lowers functions, and makes those that Python calls ready to run."""

    codegen_class = HostCodegen

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Return what Python calls, or what stands for a function that only compiled code calls."""
        if not library.wrapper and not library.symbols:
            return super().get_executable(library, fndesc, env)
        address = library.get_pointer_to_function(fndesc.llvm_cpython_wrapper_name)
        name = fndesc.qualname.rpartition(".")[2]
        called = _dynfunc.make_function(fndesc.lookup_module(), name, "", address, env, (library,))
        library.codegen.set_env(library.symbols[self.get_env_name(fndesc)], env)
        return called


class HostTarget(lowering.RawTarget):
    """This processor."""

    context_class = HostContext


class HostInner(lowering.Inner):
    """A function that compiled code calls."""

    targetdescr = HostTarget(TARGET)
    progress: Progress | None = None

    def compile(self, sig: Any) -> Any:
        """Lower it, and say so."""
        known = len(self.overloads)
        stand_in = super().compile(sig)
        if self.progress is not None and len(self.overloads) > known:
            self.progress.lowered()
        return stand_in


lowering.register(TARGET, HostInner)


class _OuterCompiler(dispatcher._FunctionCompiler):
    progress: Progress

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cfunc_wrapper = True
        return flags

    def compile(self, args: Any, return_type: Any) -> Any:
        self.progress.begin(self.py_func.__name__)
        try:
            return super().compile(args, return_type)
        finally:
            self.progress.end()


class Outer(dispatcher.Dispatcher):
    """A function that Python calls."""

    targetdescr = HostInner.targetdescr

    def __init__(self, function: FunctionType, progress: Progress, **options: Any) -> None:
        super().__init__(function, targetoptions={"nopython": True, **options})
        self._compiler = _OuterCompiler(
            function, self.targetdescr, self.targetoptions, {}, compiler.Compiler
        )
        self._compiler.progress = progress

    def compile(self, sig: Any) -> Any:
        """Compile it, with what Numba brings along lowered by us as well."""
        with target_extension.target_override(TARGET), self._alone(sig):
            return super().compile(sig)

    def _alone(self, sig: Any) -> AbstractContextManager[None]:
        """Let one process compile what is not kept yet; others load it when that is done."""
        kept = getattr(self._cache, "files", None)
        if not isinstance(kept, KeyedFiles) or sig in self.overloads:
            return nullcontext()
        key = self._cache._index_key(sig, self.targetctx.codegen())
        return nullcontext() if key in kept._load_index() else kept.alone()


class NumbaMachine:
    """One game's drivers, compiled on their first call and kept in the game's cache folder."""

    def __init__(self, game: Game, boundscheck: bool = False) -> None:
        self._game = game
        self._boundscheck = boundscheck
        self._binder = Binder(game, self._inner)
        self._outer: dict[AnyFunction, AnyFunction] = {}
        self._progress = Progress(game.name)
        self._cache = _cache_class(game, boundscheck)

    def bind(self, driver: AnyFunction) -> AnyFunction:
        """Return a driver as a function of this game that Python calls."""
        inner: Any = self._binder.twin(driver)
        if inner not in self._outer:
            # A single step keeps the GIL: it is over sooner than another thread would give it back.
            single = inner.__name__.endswith("_at")
            function = _copy(inner.py_func)
            outer = Outer(function, self._progress, nogil=not single, boundscheck=self._boundscheck)
            if self._cache is not None:
                outer._cache = self._cache(function)
            self._outer[inner] = outer
        return self._outer[inner]

    def _inner(self, function: FunctionType) -> AnyFunction:
        inner = HostInner(function, boundscheck=self._boundscheck)
        inner.progress = self._progress
        self._progress.known += 1
        widen_arguments(inner)
        return inner


def _copy(function: FunctionType) -> FunctionType:
    """Return a function's double: Numba takes one function in two dispatchers for a recursion."""
    double = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__
    )
    double.__qualname__, double.__module__ = function.__qualname__, function.__module__
    return double


class Progress:
    """A line on a terminal that says what is being compiled, and how far that is."""

    def __init__(self, game: str) -> None:
        self.known = self._lowered = self._width = 0
        self._game, self._driver = game, ""

    def begin(self, driver: str) -> None:
        """A driver is going to be compiled."""
        self._driver = driver
        self._tell()

    def lowered(self) -> None:
        """One more function is ready to be linked."""
        self._lowered += 1
        self._tell()

    def end(self) -> None:
        """Take the line away."""
        self._write("")
        self._write("")

    def _tell(self) -> None:
        far = f"{self._lowered} of at most {self.known} functions"
        self._write(f"{self._game}: compiling {self._driver} for the first time, {far}")

    def _write(self, words: str) -> None:
        stream = sys.stderr  # as it is now: it may have been another one, closed since
        if stream is not None and not stream.closed and stream.isatty():
            stream.write("\r" + words.ljust(self._width))
            stream.flush()
            self._width = len(words)


def _cache_class(game: Game, boundscheck: bool) -> Any:
    """Return Numba's cache, kept in the game's folder; None where nothing must be kept."""
    folder = cache_folder(game)
    if folder is None:
        return None
    if boundscheck:
        folder = folder / "boundscheck"
        folder.mkdir(exist_ok=True)

    class FolderLocator(caching._CacheLocator):
        """Keeps compiled code in the folder named by the hash of all the game's sources."""

        def __init__(self, function: FunctionType) -> None:
            self._py_file = function.__code__.co_filename  # Numba names it in its warnings
            self._name = f"{function.__module__}-{function.__code__.co_firstlineno}"
            # The folder's name stands for rules and core; drivers may live elsewhere.
            in_game = Path(function.__code__.co_filename).is_relative_to(game.folder)
            self._stamp = "" if in_game else driver_hash(function)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return self._stamp

        def get_disambiguator(self) -> str:
            return self._name

        @classmethod
        def from_function(cls, function: FunctionType, file: str) -> FolderLocator:
            return cls(function)

    class FolderCacheImpl(caching.CompileResultCacheImpl):
        _locator_classes = (FolderLocator,)

    class FolderCache(caching.FunctionCache):
        _impl_class = FolderCacheImpl

        def __init__(self, function: FunctionType) -> None:
            super().__init__(function)
            self.files = self._cache_file = KeyedFiles(
                cache_path=self._cache_path,
                filename_base=self._impl.filename_base,
                source_stamp=self._impl.locator.get_source_stamp(),
            )

    return FolderCache


class KeyedFiles(caching.IndexDataCacheFile):
    """Names compiled code by what it is, so that processes compiling at once mix nothing up.

    Numba numbers the signatures of a function without a lock: two processes could write two
    signatures under one number. An entry of the index lost in a race costs a compilation.
    """

    def save(self, key: Any, data: Any) -> None:
        """Write the code first and the index that leads to it after."""
        stamp = hashlib.sha256(repr((self._source_stamp, key)).encode()).hexdigest()[:16]
        name = self._data_name_pattern.replace("{number:d}", stamp)
        self._save_data(name, data)
        self._save_index({**self._load_index(), key: name})

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Wait while another process compiles this function, but not for one that stands still."""
        deadline = time.monotonic() + PATIENCE_S
        with ExitStack() as stack:
            with suppress(OSError):  # a folder that nothing can be written in: each for itself
                file = stack.enter_context(Path(self._index_path + ".lock").open("w"))
                while not _locked(file) and time.monotonic() < deadline:
                    time.sleep(LOOK_AGAIN_S)
            yield


def _locked(file: TextIO) -> bool:
    """Tell whether a file is ours now; it is given back when it is closed."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
