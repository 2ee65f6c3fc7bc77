"""Numba's typed functions as one LLVM module: what is compiled for a processor and for WebAssembly.

Numba compiles each function by itself with its callees linked in, again and again on the way up.
Here a function is typed and lowered, no more; whoever needs the whole gathers what it calls and
optimises it once. Rules allocate nothing, so that references need not be counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from types import FunctionType
from typing import Any

from llvmlite import binding as llvm
from numba import _dynfunc
from numba.core import cgutils, codegen, compiler, cpu, dispatcher, registry, target_extension
from numba.core.runtime.nrt import rtsys

#: A call that counts a reference, as Numba writes it.
_COUNTS = re.compile(r'^ *call void @"?NRT_(?:incref|decref)"?\(.*\)\n', re.MULTILINE)
#: A call that allocates.
_ALLOCATES = re.compile(r'call [^@\n]*@"?(NRT_(?:MemInfo_(?:alloc|new)|Allocate|Reallocate)\w*)')
#: What Numba knows the target by.
TARGET = "regency"
#: The name of the module that Numba makes for calls from Python.
_WRAPPER = "wrapper"


class RawLibrary(codegen.JITCodeLibrary):
    """A function as it was lowered, and the libraries of those it calls."""

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        self.texts: list[str] = []
        self.wrapper = ""  # what Python calls, where it does

    def add_ir_module(self, ir_module: Any) -> None:
        """Keep what was lowered, as text."""
        self._raise_if_finalized()
        text = cgutils.normalize_ir_text(str(ir_module))
        if ir_module.name == _WRAPPER:
            self.wrapper = text
        else:
            self.texts.append(text)

    def add_linking_library(self, library: Any) -> None:
        """Remember whom the function calls; nothing is linked yet."""
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        """Take nothing more."""
        self._raise_if_finalized()
        self._finalized = True

    @cached_property
    def allocates(self) -> str | None:
        """What of Numba's runtime the function calls to allocate memory, if anything."""
        found = (_ALLOCATES.search(text) for text in self.texts)
        return next((match.group(1) for match in found if match), None)

    @cached_property
    def uncounted(self) -> list[str]:
        """The function without counts of references."""
        return [_COUNTS.sub("", text) for text in self.texts]


def reachable(libraries: Iterable[Any]) -> Iterator[Any]:
    """Yield libraries and all that they call, each once, always in the same order."""
    seen: dict[int, Any] = {}
    waiting = list(libraries)[::-1]
    while waiting:
        library = waiting.pop()
        if id(library) not in seen and library is not rtsys.library:
            seen[id(library)] = library
            waiting += library._linking_libraries[::-1]
            yield library


def internalise(module: Any, kept: set[str]) -> None:
    """Let nothing be seen from outside but the names kept, so that all else can be optimised."""
    for one in [*module.functions, *module.global_variables]:
        if not one.is_declaration and one.name not in kept:
            one.linkage = "internal"


def optimise(module: Any, machine: Any, *, vectorise: bool, small: bool = False) -> None:
    """Optimise a whole module as far as LLVM can: for speed, or to be small."""
    options = llvm.create_pipeline_tuning_options(speed_level=2 if small else 3)
    if small:
        options.loop_unrolling = False
        for function in module.functions:
            if not function.is_declaration:
                function.add_function_attribute("optsize")
    options.loop_vectorization = options.slp_vectorization = vectorise
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


class RawCodegen(codegen.JITCPUCodegen):
    """Makes raw libraries."""

    _library_class = RawLibrary


class RawContext(cpu.CPUContext):
    """Lowers functions."""

    codegen_class = RawCodegen

    def init(self) -> None:
        """Prepare as Numba does, with libraries of our own."""
        super().init()
        self._internal_codegen = self.codegen_class("regency")

    def load_additional_registries(self) -> None:
        """Learn what there is; Numba's runtime stays with Numba's own context."""
        rtsys.initialize(registry.cpu_target.target_context)
        super().load_additional_registries()

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Return what stands for a function that only compiled code calls."""
        return _dynfunc.make_function(
            fndesc.lookup_module(), fndesc.qualname, "", 0, env, (library,)
        )


class RawTarget(registry.CPUTarget):
    """Numba's processor, with functions kept as they were lowered."""

    context_class = RawContext

    @cached_property
    def _toplevel_target_context(self) -> Any:
        return self.context_class(self.typing_context, self._target_name)


class _InnerCompiler(dispatcher._FunctionCompiler):
    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        return flags


class Inner(dispatcher.Dispatcher):
    """A function that compiled code calls."""

    targetdescr = RawTarget(TARGET)

    def __init__(self, function: FunctionType, **options: Any) -> None:
        super().__init__(function, targetoptions={"nopython": True, **options})
        self._compiler = _InnerCompiler(
            function, self.targetdescr, self.targetoptions, {}, compiler.Compiler
        )

    def compile(self, sig: Any) -> Any:
        """Type and lower it, with what Numba brings along lowered by us as well."""
        with target_extension.target_override(self.targetdescr._target_name):
            return super().compile(sig)

    def __call__(self, *arguments: Any) -> Any:
        """Refuse: there is no way in from Python."""
        raise TypeError(f"{self.__name__} is called by compiled code; bind it to call it")


def register(name: str, dispatcher_class: type[Inner]) -> None:
    """Let Numba compile what it brings along in Python, such as int(), by a dispatcher of ours."""
    token = type(name, (target_extension.CPU,), {})

    def decorator(**options: Any) -> Any:
        return lambda function: dispatcher_class(function, **options)

    target_extension.target_registry[name] = token
    target_extension.dispatcher_registry[token] = dispatcher_class
    target_extension.jit_registry[token] = decorator


register(TARGET, Inner)
