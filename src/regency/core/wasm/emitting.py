"""From a game's drivers to a WebAssembly object: lowered by Numba, emitted by LLVM."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from llvmlite import binding as llvm
from numba.core import types
from numba.np.numpy_support import from_dtype

from regency.core.engine import Binder, widen_arguments
from regency.core.game import Game
from regency.core.lowering import Inner, internalise, optimise, reachable
from regency.core.wasm.entries import Argument, Array, Entry, Fraction, Together
from regency.core.wasm.linking import LinkError, link

TRIPLE = "wasm32-unknown-unknown"
#: What every browser of the last years has; no SIMD: rules have nothing to gain by it, …
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
#: … a network has: four sums at once, each in its own order.
WIDE = ",+simd128"

_TARGET_LINES = re.compile(r"^target (?:triple|datalayout) = .*\n", re.MULTILINE)
#: Where a function leaves word of an exception, for Python to pick up; here it traps.
_RAISES = re.compile(r'^ *store [^\n]*@"?\.const\.picklebuf\.[^\n]*\n', re.MULTILINE)


class EmitError(TypeError):
    """A function cannot be part of a module; the message names it and says what to write."""


def module_of(
    game: Game, entries: Sequence[Entry], *, small: bool = False, wide: bool = False
) -> bytes:
    """Return a game's WebAssembly module, which imports nothing and allocates nothing.

    It is made to be quick, or to be small; *wide*, to calculate with several numbers at once.
    """
    binder = Binder(game, _decorate)
    compiled = [_lowered(binder, game, entry) for entry in entries]
    libraries = list(reachable(result.library for result in compiled))
    ours = {function.__qualname__ for function in binder.twins}
    for library in libraries:
        if library.allocates:
            raise EmitError(
                f"{_culprit(library, libraries, ours)} allocates memory ({library.allocates}): "
                "write into arrays that the caller brings along"
            )
    machine = llvm_machine(wide=wide)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    texts = [text for library in libraries for text in library.uncounted]
    whole = llvm.parse_assembly(head)
    for text in texts:
        stripped = _RAISES.sub("", _TARGET_LINES.sub("", text))
        whole.link_in(llvm.parse_assembly(head + stripped))
    for result, entry in zip(compiled, entries, strict=True):
        whole.link_in(llvm.parse_assembly(head + _export(game, entry, result.fndesc)))
    exports = [entry.name for entry in entries]
    internalise(whole, set(exports))
    # LLVM asks the machine it emits for how wide that is: a module is the same wherever it is made.
    optimise(whole, machine, vectorise=wide, small=small)
    try:
        return link(machine.emit_object(whole), exports)
    except LinkError as missing:
        symbol = str(missing)
        users = [lib for lib in libraries if any(f'@"{symbol}"' in t for t in lib.texts)]
        who = _culprit(users[0], libraries, ours) if users else "a function"
        raise EmitError(
            f"{who} needs {symbol}, which a module without imports does not have"
        ) from missing


def llvm_machine(*, wide: bool = False) -> Any:
    """Return LLVM's machine that emits WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES + (WIDE if wide else ""), opt=3, reloc="static"
    )


def _decorate(function: Any) -> Any:
    inner = Inner(function)
    widen_arguments(inner)
    return inner


def _lowered(binder: Binder, game: Game, entry: Entry) -> Any:
    """Type and lower a driver for arguments of the kinds that its entry says."""
    kinds = tuple(_kind(game, argument) for argument in entry.arguments)
    inner: Any = binder.twin(entry.driver)
    inner.compile(kinds)
    return inner.overloads[kinds]


def _kind(game: Game, argument: Argument) -> Any:
    """Return what Numba calls an argument."""
    if isinstance(argument, Together):
        return types.Tuple([_kind(game, member) for _, member in argument.members])
    if isinstance(argument, Array):
        dtype = from_dtype(argument.dtype(game))
        return types.Array(dtype, len(argument.shape), "C", aligned=True)
    return types.float64 if isinstance(argument, Fraction) else types.int64


def _export(game: Game, entry: Entry, fndesc: Any) -> str:
    """Return the exported function: plain numbers and addresses in, Numba's arguments out."""
    outside: list[str] = []
    inside = ["ptr %result", "ptr %raised"]
    lines = ["%result = alloca i64", "%raised = alloca ptr"]
    for name, argument in entry.crossing:
        if isinstance(argument, Fraction):
            outside.append(f"double %{name}")
            inside.append(f"double %{name}")
        elif isinstance(argument, Array):
            outside.append(f"i32 %{name}")
            lines.append(f"%{name}.data = inttoptr i32 %{name} to ptr")
            inside += _array(game, name, argument, outside, lines)
        elif argument.bits == 64:
            outside.append(f"i64 %{name}")
            inside.append(f"i64 %{name}")
        else:
            outside.append(f"i32 %{name}")
            lines.append(f"%{name}.wide = sext i32 %{name} to i64")
            inside.append(f"i64 %{name}.wide")
    returns = _returned(fndesc.restype)
    kinds = ", ".join(part.rpartition(" ")[0] for part in inside)
    called = f'@"{fndesc.llvm_func_name}"'
    lines += [
        f"%status = call i32 {called}({', '.join(inside)})",
        "%fine = icmp eq i32 %status, 0",
        "br i1 %fine, label %good, label %bad",
        "bad:",
        "call void @llvm.trap()",
        "unreachable",
        "good:",
        *returns,
    ]
    body = "\n".join(lines)
    kind = "void" if len(returns) == 1 else "i32"
    return (
        f"declare i32 {called}({kinds})\ndeclare void @llvm.trap()\n"
        f"define {kind} @{entry.name}({', '.join(outside)}) {{\n{body}\n}}\n"
    )


def _array(
    game: Game, name: str, argument: Array, outside: list[str], lines: list[str]
) -> list[str]:
    """Return an array as Numba takes it apart: owners, size, item, data, shape, strides."""
    sizes: list[str] = []
    for axis, size in enumerate(argument.dimensions(game)):
        if size is None:
            outside.append(f"i32 %{name}.n{axis}")
            lines.append(f"%{name}.wide{axis} = zext i32 %{name}.n{axis} to i64")
        sizes.append(f"%{name}.wide{axis}" if size is None else str(size))
    item = argument.dtype(game).itemsize
    strides = [str(item)]
    for axis in range(len(sizes) - 1, 0, -1):
        lines.append(f"%{name}.stride{axis} = mul i64 {strides[0]}, {sizes[axis]}")
        strides.insert(0, f"%{name}.stride{axis}")
    count = "1"
    for axis, length in enumerate(sizes):
        lines.append(f"%{name}.count{axis} = mul i64 {count}, {length}")
        count = f"%{name}.count{axis}"
    return [
        "ptr null", "ptr null", f"i64 {count}", f"i64 {item}", f"ptr %{name}.data",
        *(f"i64 {size}" for size in sizes), *(f"i64 {stride}" for stride in strides),
    ]  # fmt: skip


def _returned(kind: Any) -> list[str]:
    """Return the lines that give a result back: nothing, or a number of 32 bits."""
    if kind == types.none:
        return ["ret void"]
    bits = 8 if kind == types.boolean else kind.bitwidth
    lines = [f"%value = load i{bits}, ptr %result"]
    if bits == 32:
        return [*lines, "ret i32 %value"]
    how = "trunc" if bits > 32 else "zext" if kind == types.boolean else "sext"
    return [*lines, f"%short = {how} i{bits} %value to i32", "ret i32 %short"]


def _culprit(library: Any, libraries: Sequence[Any], ours: set[str]) -> str:
    """Return the name of the function of ours that brings a library in, by way of Numba's own."""
    while library.name not in ours:
        library = next(other for other in libraries if library in other._linking_libraries)
    return str(library.name)
