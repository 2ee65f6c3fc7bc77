"""One relocatable WebAssembly object becomes a module: memory is laid out, functions exported.

Everything is in that one object, so that no index changes: the object imports its memory and its
stack pointer, which the module defines instead, and only addresses of data are moved. The format is
that of WebAssembly's tool conventions (`Linking.md`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
# Kinds of imports and exports.
A_FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = 0, 1, 2, 3
I32, CONSTANT, VARIABLE = 0x7F, 0, 1
I32_CONST, END = 0x41, 0x0B
# Relocations: what they patch, and how wide it is.
FUNCTION_INDEX, ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
PADDED_LEB = 5
# Of the symbol table in the section `linking`.
SYMBOL_TABLE, UNDEFINED, EXPLICIT_NAME = 8, 0x10, 0x40

#: Bytes of the stack. It lies first in memory, so that one that overflows traps.
STACK = 1 << 16
PAGE = 1 << 16
ALIGNMENT = 16


class LinkError(ValueError):
    """The object needs something that a module without imports cannot have."""


class Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, data: bytes | bytearray, at: int = 0) -> None:
        self.data, self.at = data, at

    def byte(self) -> int:
        """Read a byte."""
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self) -> int:
        """Read an unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """Read a signed LEB128."""
        start = self.at
        value = self.unsigned()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value

    def bytes(self) -> bytes:
        """Read bytes that begin with their number."""
        size = self.unsigned()
        self.at += size
        return bytes(self.data[self.at - size : self.at])

    def name(self) -> str:
        """Read a name."""
        return self.bytes().decode()

    @property
    def left(self) -> bool:
        """Whether anything is left."""
        return self.at < len(self.data)


def unsigned(value: int, width: int = 1) -> bytes:
    """Write an unsigned LEB128 of at least so many bytes."""
    out = bytearray()
    while value >= 0x80 or len(out) < width - 1:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed(value: int, width: int = 1) -> bytes:
    """Write a signed LEB128 of at least so many bytes."""
    out = bytearray()
    while not -64 <= value < 64 or len(out) < width - 1:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def name(text: str) -> bytes:
    """Write a name."""
    return unsigned(len(text)) + text.encode()


def section(kind: int, body: bytes) -> bytes:
    """Write a section."""
    return bytes([kind]) + unsigned(len(body)) + body


def listed(items: Iterable[bytes]) -> bytes:
    """Write things that begin with their number."""
    written = list(items)
    return unsigned(len(written)) + b"".join(written)


@dataclass
class RelocatableObject:
    """What LLVM writes: sections by kind, and what their addresses and names are."""

    sections: dict[int, bytes] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    functions: dict[str, int] = field(default_factory=dict)
    #: By section: the kind and the place of what is to be patched.
    relocations: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    @classmethod
    def read(cls, data: bytes) -> RelocatableObject:
        """Take an object file apart."""
        assert data.startswith(HEADER), "not a WebAssembly object"
        found = cls()
        reader = Reader(data, len(HEADER))
        while reader.left:
            kind = reader.byte()
            body = reader.bytes()
            found.order.append(kind)
            if kind != CUSTOM:
                found.sections[kind] = body
                continue
            custom = Reader(body)
            title = custom.name()
            if title == "linking":
                found._read_linking(custom)
            elif title.startswith("reloc."):
                found._read_relocations(custom)
        return found

    def _read_linking(self, reader: Reader) -> None:
        reader.unsigned()  # the version
        while reader.left:
            kind, body = reader.byte(), reader.bytes()
            if kind == SYMBOL_TABLE:
                table = Reader(body)
                for _ in range(table.unsigned()):
                    self._read_symbol(table)

    def _read_symbol(self, table: Reader) -> None:
        kind, flags = table.byte(), table.unsigned()
        defined = not flags & UNDEFINED
        if kind == 1:  # data
            table.name()
            for _ in range(3 if defined else 0):  # the segment, the place in it, the size
                table.unsigned()
        elif kind == 3:  # a section
            table.unsigned()
        else:
            index = table.unsigned()
            if defined or flags & EXPLICIT_NAME:
                called = table.name()
                if kind == A_FUNCTION and defined:
                    self.functions[called] = index

    def _read_relocations(self, reader: Reader) -> None:
        target = self.order[reader.unsigned()]
        entries = self.relocations.setdefault(target, [])
        for _ in range(reader.unsigned()):
            kind, place, _symbol = reader.byte(), reader.unsigned(), reader.unsigned()
            if kind in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32):
                reader.signed()  # what is added to the symbol's place: LLVM wrote the sum already
            elif kind not in (FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX):
                raise LinkError(f"a relocation of kind {kind}: functions are not called by address")
            entries.append((kind, place))


def link(data: bytes, exports: Iterable[str]) -> bytes:
    """Return the module of one object; it exports functions, its memory, and where free memory is.

    Free memory begins at the value of the exported global `heap`.
    """
    found = RelocatableObject.read(data)
    _check_imports(found.sections.get(IMPORT, b"\0"))
    code = _moved(found, CODE)
    constants = _constants(_moved(found, DATA)) if DATA in found.sections else b""
    heap = STACK + -(-len(constants) // ALIGNMENT) * ALIGNMENT
    functions = [
        name(export) + bytes([A_FUNCTION]) + unsigned(found.functions[export])
        for export in sorted(exports)
    ]
    parts = [
        section(TYPE, found.sections[TYPE]),
        section(FUNCTION, found.sections[FUNCTION]),
        section(MEMORY, listed([b"\0" + unsigned(-(-heap // PAGE))])),
        section(GLOBAL, listed([_global(VARIABLE, STACK), _global(CONSTANT, heap)])),
        section(
            EXPORT,
            listed(
                [
                    name("memory") + bytes([A_MEMORY, 0]),
                    name("heap") + bytes([A_GLOBAL, 1]),
                    *functions,
                ]
            ),
        ),
        section(CODE, code),
        section(DATA, listed([b"\0" + _constant(STACK) + unsigned(len(constants)) + constants])),
    ]
    return HEADER + b"".join(parts)


def _check_imports(body: bytes) -> None:
    """Refuse an object that wants more than a memory and a stack."""
    reader = Reader(body)
    for _ in range(reader.unsigned()):
        reader.name()
        called, kind = reader.name(), reader.byte()
        if kind == A_MEMORY:
            for _ in range(1 + reader.unsigned() % 2):  # the least, and the most if there is one
                reader.unsigned()
        elif kind == A_GLOBAL and called == "__stack_pointer":
            reader.at += 2
        else:
            raise LinkError(called)


def _moved(found: RelocatableObject, kind: int) -> bytes:
    """Return a section whose addresses point behind the stack."""
    body = bytearray(found.sections[kind])
    for relocation, place in found.relocations.get(kind, ()):
        if relocation == ADDRESS_I32:
            value = int.from_bytes(body[place : place + 4], "little") + STACK
            body[place : place + 4] = value.to_bytes(4, "little")
        elif relocation == ADDRESS_LEB:
            value = Reader(body, place).unsigned() + STACK
            body[place : place + PADDED_LEB] = unsigned(value, PADDED_LEB)
        elif relocation == ADDRESS_SLEB:
            value = Reader(body, place).signed() + STACK
            body[place : place + PADDED_LEB] = signed(value, PADDED_LEB)
    return bytes(body)


def _constants(body: bytes) -> bytes:
    """Return the segments of a section of data as the one that they are together."""
    reader = Reader(body)
    whole = bytearray()
    for _ in range(reader.unsigned()):
        assert (reader.byte(), reader.byte()) == (0, I32_CONST), "a segment at a fixed address"
        start = reader.signed()
        assert reader.byte() == END
        whole += bytes(start - len(whole))
        whole += reader.bytes()
    return bytes(whole)


def _constant(value: int) -> bytes:
    return bytes([I32_CONST]) + signed(value) + bytes([END])


def _global(mutable: int, value: int) -> bytes:
    return bytes([I32, mutable]) + _constant(value)
