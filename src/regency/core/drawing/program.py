"""A shape as a program: what `encode` carries out to tell a drawing as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from regency.core.drawing import encode, shapes
from regency.core.types import Ints

#: Members have a mark down to this depth: those of a picture, and those of its view.
MARKED = 2


@dataclass(frozen=True)
class Program:
    """Arrays that `encode.encode` reads; the same in every machine."""

    code: Ints  # int32: operations and their operands
    letters: Ints  # uint8: all JSON that is the same whatever is drawn
    entries: Ints  # int32[n, 2]: where in `letters` each value begins and ends

    def __post_init__(self) -> None:
        """Let nobody change what everybody shares."""
        for array in (self.code, self.letters, self.entries):
            array.setflags(write=False)


@dataclass
class _Store:
    """The JSON and the values of one program or several; what is alike is kept once."""

    letters: bytearray = field(default_factory=bytearray)
    entries: list[tuple[int, int]] = field(default_factory=list)
    known: dict[bytes, tuple[int, int]] = field(default_factory=dict)
    tables: dict[tuple[bytes, ...], int] = field(default_factory=dict)

    def place(self, words: bytes) -> tuple[int, int]:
        """Return where some JSON begins and ends."""
        if words not in self.known:
            start = len(self.letters)
            self.letters += words
            self.known[words] = (start, len(self.letters))
        return self.known[words]

    def table(self, values: tuple[Any, ...]) -> int:
        """Return where the entries of some values begin."""
        told = tuple(b"" if value is shapes.UNUSED else _json(value).encode() for value in values)
        if told not in self.tables:
            self.tables[told] = len(self.entries)
            self.entries += [self.place(one) if one else encode.NO_ENTRY for one in told]
        return self.tables[told]


class _Assembler:
    """Writes a program; JSON that follows JSON is joined."""

    def __init__(self, store: _Store) -> None:
        self.code: list[int] = []
        self._store = store
        self._pending = b""
        self._inside = 0  # so many objects, messages and lists

    def say(self, words: str) -> None:
        """Tell JSON as it is."""
        self._pending += words.encode()

    def here(self) -> int:
        """Return the place of the next operation."""
        if self._pending:
            self.code += [encode.LITERAL, *self._store.place(self._pending)]
            self._pending = b""
        return len(self.code)

    def add(self, *operation: int) -> int:
        """Add an operation; returns the place of its first operand."""
        at = self.here()
        self.code += operation
        return at + 1

    def shape(self, shape: shapes.Shape) -> None:
        """Add what tells a shape."""
        match shape:
            case shapes.Number():
                self.add(encode.OPTIONAL if shape.optional else encode.NUMBER)
            case shapes.OneValue():
                first = self._store.table(shape.values)
                self.add(encode.VALUE, first, len(shape.values), shape.low)
            case shapes.Constant():
                self.say(_json(shape.value))
            case shapes.List():
                self._list(shape)
            case shapes.Map():
                self._list(shape, "{}")
            case shapes.FixedList():
                self._members([("", part) for part in shape.of], "[]")
            case shapes.Object():
                self._members([(f"{_json(k)}:", v) for k, v in shape.members.items()], "{}")
            case shapes.Message():
                self._message(shape)
            case shapes.Alternatives():
                self._alternatives(shape)
            case _:
                raise TypeError(f"{type(shape).__name__} is no shape that can be told")

    def _members(self, members: list[tuple[str, shapes.Shape]], brackets: str) -> None:
        self._inside += 1
        self.say(brackets[0])
        for number, (before, part) in enumerate(members):
            self.say(f",{before}" if number else before)
            if self._inside <= MARKED:
                self.add(encode.MARK)
            self.shape(part)
        self.say(brackets[1])
        self._inside -= 1

    def _message(self, shape: shapes.Message) -> None:
        self.say('{"key":')
        if len(shape.keys) == 1:
            self.say(_json(shape.keys[0]))
        else:
            self.add(encode.VALUE, self._store.table(shape.keys), len(shape.keys), 0)
        self.say(',"params":')
        self._members([(f"{_json(k)}:", v) for k, v in shape.params.items()], "{}")
        self.say("}")

    def _list(self, shape: shapes.List | shapes.Map, brackets: str = "[]") -> None:
        self.say(brackets[0])
        self._inside += MARKED  # a mark says nothing of how far a list is
        after = self.add(encode.LIST, 0)
        body = self.here()
        if isinstance(shape, shapes.Map):
            self.shape(shape.key)
            self.say(":")
        self.shape(shape.of)
        self.add(encode.AGAIN, body)
        self.code[after] = self.here()
        self._inside -= MARKED
        self.say(brackets[1])

    def _alternatives(self, shape: shapes.Alternatives) -> None:
        count = len(shape.cases)
        targets = self.add(encode.CASE, count, *[0] * count) + 1
        ends = []
        for number, case in enumerate(shape.cases.values()):
            self.code[targets + number] = self.here()
            self.shape(case)
            ends.append(self.add(encode.JUMP, 0))
        for end in ends:
            self.code[end] = self.here()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def programs(of: Mapping[str, shapes.Shape]) -> dict[str, Program]:
    """Return the programs that tell some shapes; their letters and entries are the same arrays."""
    store, codes = _Store(), {}
    for name, shape in of.items():
        assembler = _Assembler(store)
        assembler.shape(shape)
        assembler.add(encode.END)
        codes[name] = np.array(assembler.code, np.int32)
    letters = np.frombuffer(bytes(store.letters), np.uint8).copy()
    entries = np.array(store.entries, np.int32).reshape(-1, 2)
    return {name: Program(code, letters, entries) for name, code in codes.items()}


def program(shape: shapes.Shape) -> Program:
    """Return the program that tells a shape."""
    return programs({"": shape})[""]
