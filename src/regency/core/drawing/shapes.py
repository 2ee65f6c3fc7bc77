"""Shapes: what a game shows, declared once; its drawings are rows of whole numbers in that order.

    CARD = names(IDS)
    SEAT = obj("SeatView", gold=num, cards=seq(CARD), open=seq(CELL))
    PROMPT = one_of(act=text("prompt-act", seat=num), place=text("prompt-place", card=CARD))

A list begins with its length, alternatives begin with their number, and whatever is one of a few
values is its place among them. From the shape alone follow the JSON that is told (`program`), the
schema that types are made from (`schema`), and every message key with its arguments (`messages`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, overload

from regency.core.text import Text
from regency.core.types import EMPTY, HIDDEN

Schema: TypeAlias = dict[str, Any]

#: What stands for a card that a viewer may not know.
HIDDEN_NAME = "hidden"

#: Among values: a number that must not be drawn.
UNUSED = object()

_TEXT_SCHEMA: Schema = {"$ref": "#/$defs/Text"}


class Shape:
    """Something that can be shown: what it draws, how it reads, of which type it is."""

    @property
    def schema(self) -> Schema:
        """Return its JSON schema; a named object is referred to by its name."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return the shapes it is made of."""
        return ()


@dataclass(frozen=True)
class Number(Shape):
    """A whole number; where it is optional, EMPTY stands for none."""

    optional: bool = False

    @property
    def schema(self) -> Schema:
        """Return the schema of a number."""
        number = {"type": "integer"}
        return {"anyOf": [number, {"type": "null"}]} if self.optional else number


@dataclass(frozen=True)
class OneValue(Shape):
    """One of a few values that are known beforehand, drawn as its place among them."""

    values: tuple[Any, ...]
    type: Schema  # of every value but None
    low: int = 0  # the number that stands for the first value

    @property
    def schema(self) -> Schema:
        """Return the type of its values."""
        return {"anyOf": [self.type, {"type": "null"}]} if None in self.values else self.type


@dataclass(frozen=True)
class Constant(Shape):
    """A value that is always the same; draws nothing."""

    value: Any

    @property
    def schema(self) -> Schema:
        """Return a schema that only this value fits."""
        return {"type": "null"} if self.value is None else {"const": self.value}


@dataclass(frozen=True)
class List(Shape):
    """A list of any length."""

    of: Shape

    @property
    def schema(self) -> Schema:
        """Return the type of a list."""
        return {"type": "array", "items": self.of.schema}

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return what it is a list of."""
        return (self.of,)


@dataclass(frozen=True)
class Map(Shape):
    """An object with any of some members: a list of names, each with its value."""

    key: OneValue
    of: Shape

    @property
    def schema(self) -> Schema:
        """Return the type of an object whose members are alike."""
        return {"type": "object", "additionalProperties": self.of.schema}

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return how its members are named, and what they are."""
        return (self.key, self.of)


@dataclass(frozen=True)
class FixedList(Shape):
    """A list of a known length."""

    of: tuple[Shape, ...]

    @property
    def schema(self) -> Schema:
        """Return the type of a list; the browser does not tell its places apart."""
        kinds = [one.schema for one in self.of]
        same = [kind for n, kind in enumerate(kinds) if kind not in kinds[:n]]
        return {"type": "array", "items": same[0] if len(same) == 1 else {"anyOf": same}}

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return its places."""
        return self.of


@dataclass(frozen=True)
class Object(Shape):
    """Named members, drawn one after the other."""

    members: Mapping[str, Shape]
    name: str | None = None
    about: str = ""

    @property
    def schema(self) -> Schema:
        """Return a reference to it, or the whole where it has no name."""
        return {"$ref": f"#/$defs/{self.name}"} if self.name else self.whole

    @property
    def whole(self) -> Schema:
        """Return the schema with all its members."""
        members = {name: shape.schema for name, shape in self.members.items()}
        found = {"type": "object", "properties": members, "required": list(members)}
        return {**found, "description": self.about} if self.about else found

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return its members."""
        return tuple(self.members.values())


@dataclass(frozen=True)
class Message(Shape):
    """A text: one of a few message keys, by its place among them, and what it speaks about."""

    keys: tuple[str, ...]
    params: Mapping[str, Shape] = field(default_factory=dict)

    @property
    def schema(self) -> Schema:
        """Return the type of all texts."""
        return _TEXT_SCHEMA

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return its parameters."""
        return tuple(self.params.values())


@dataclass(frozen=True)
class Alternatives(Shape):
    """One of several shapes, after its number."""

    cases: Mapping[str, Shape]

    @property
    def schema(self) -> Schema:
        """Return the type of what any of them may be."""
        kinds = [case.schema for case in self.cases.values()]
        same = [kind for n, kind in enumerate(kinds) if kind not in kinds[:n]]
        return same[0] if len(same) == 1 else {"anyOf": same}

    @property
    def parts(self) -> tuple[Shape, ...]:
        """Return the alternatives."""
        return tuple(self.cases.values())

    def number(self, name: str) -> int:
        """Return the number that begins one of them: a plain int that drawings can use."""
        return list(self.cases).index(name)


# --- declaring


num = Number()
flag = OneValue((False, True), {"type": "boolean"})
nothing = Constant(None)


def enum(*values: str) -> OneValue:
    """One of a few words."""
    return OneValue(values, {"enum": list(values)})


def names(values: Sequence[str]) -> OneValue:
    """One of many names, such as the ids of cards."""
    return OneValue(tuple(values), {"type": "string"})


def values(found: Sequence[Any], kind: Schema) -> OneValue:
    """One of some values of any kind, such as places as [row, column]."""
    return OneValue(tuple(found), kind)


def texts(found: Sequence[Text | None]) -> OneValue:
    """One of some texts without numbers of their own, such as the names of cards.

    None stands where a number must not be drawn.
    """
    said = (UNUSED if one is None else one.to_json() for one in found)
    return OneValue(tuple(said), _TEXT_SCHEMA)


@overload
def opt(shape: Number) -> Number: ...
@overload
def opt(shape: OneValue) -> OneValue: ...
def opt(shape: Number | OneValue) -> Number | OneValue:
    """Let a number or a value be missing: EMPTY is drawn, and nothing is told."""
    if isinstance(shape, Number):
        return Number(optional=True)
    return _extended(shape, EMPTY, None)


def hideable(shape: OneValue, name: Any = HIDDEN_NAME) -> OneValue:
    """Let a value be unknown to the viewer: HIDDEN is drawn, and a word for it is told."""
    return _extended(shape, HIDDEN, name)


def _extended(shape: OneValue, number: int, value: Any) -> OneValue:
    """Return the shape with a value more, for a number below its others."""
    gap = shape.low - number
    assert gap > 0, f"{number} stands for something already"
    return replace(shape, values=(value, *(UNUSED,) * (gap - 1), *shape.values), low=number)


def seq(of: Shape) -> List:
    """A list."""
    return List(of)


def mapping(key: OneValue, of: Shape) -> Map:
    """An object with a member for some of the names that a key can be, each name once."""
    assert all(isinstance(name, str) for name in key.values), "members are named by words"
    return Map(key, of)


def tup(*of: Shape) -> FixedList:
    """A list of a known length."""
    return FixedList(of)


def obj(_name: str | None = None, _about: str = "", /, **members: Shape) -> Object:
    """Named members; with a name of its own it gets a type in the browser."""
    return Object(members, _name, _about)


def text(*keys: str, **params: Shape) -> Message:
    """A message with its parameters; of several keys, the place of one is drawn first."""
    return Message(keys, params)


def one_of(**cases: Shape) -> Alternatives:
    """One of several shapes: its number is drawn first."""
    return Alternatives(cases)


# --- what follows


def walk(shape: Shape) -> Iterator[Shape]:
    """Yield a shape and everything it is made of."""
    yield shape
    for part in shape.parts:
        yield from walk(part)


def definitions(shape: Shape) -> dict[str, Schema]:
    """Return the schemas of all named objects in a shape."""
    return {one.name: one.whole for one in walk(shape) if isinstance(one, Object) and one.name}


def messages(shape: Shape) -> dict[str, set[str]]:
    """Return every message key that a shape can say, with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for one in walk(shape):
        if isinstance(one, Message):
            for key in one.keys:
                found.setdefault(key, set()).update(one.params)
        elif isinstance(one, OneValue) and one.type is _TEXT_SCHEMA:
            for value in one.values:
                _add_texts(value, found)
    return found


def sentences(shape: Shape) -> Iterator[tuple[str, Mapping[str, set[str]]]]:
    """Yield every way to say a message: its key, and the texts that can stand in each parameter.

    A parameter that is no text, such as a number, has none.
    """
    for one in walk(shape):
        if isinstance(one, Message):
            params = {name: set(_sayable(param)) for name, param in one.params.items()}
            yield from ((key, params) for key in one.keys)
        elif isinstance(one, OneValue) and one.type is _TEXT_SCHEMA:
            for value in one.values:
                yield from told_sentences(value)


def told_sentences(value: Any) -> Iterator[tuple[str, Mapping[str, set[str]]]]:
    """Yield the same of a text that is told as it is, and of the texts in it."""
    if isinstance(value, list):
        for part in value:
            yield from told_sentences(part)
    elif isinstance(value, dict) and "key" in value:
        yield value["key"], {name: set(_keys(part)) for name, part in value["params"].items()}
        for part in value["params"].values():
            yield from told_sentences(part)


def _sayable(shape: Shape) -> Iterator[str]:
    """Yield the keys of the texts that a parameter can be."""
    if isinstance(shape, Message):
        yield from shape.keys
    elif isinstance(shape, OneValue):
        for value in shape.values:
            yield from _keys(value)
    elif isinstance(shape, Constant):
        yield from _keys(shape.value)
    elif isinstance(shape, List | FixedList | Alternatives):
        for part in shape.parts:
            yield from _sayable(part)


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for part in value:
            yield from _keys(part)
    elif isinstance(value, dict) and "key" in value:
        yield value["key"]


def _add_texts(value: Any, found: dict[str, set[str]]) -> None:
    if isinstance(value, list):
        for part in value:
            _add_texts(part, found)
    elif isinstance(value, dict) and "key" in value:
        found.setdefault(value["key"], set()).update(value["params"])
        for part in value["params"].values():
            _add_texts(part, found)
