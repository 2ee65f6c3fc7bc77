"""What the messages of a locale file need to be said, and the forms of names they declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Needs:
    """Of one message: its variables, those of the messages it refers to included, and its forms."""

    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)


class _Found(Visitor):
    """Gathers the variables and the references of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message said inside another."""
        self.references.add(node.id.name)


def read_needs(folders: Sequence[Path], language: str) -> dict[str, Needs]:
    """Return what each message of a language needs; later folders replace messages of earlier."""
    entries: dict[str, ast.Message] = {}
    for folder in folders:
        resource = FluentParser(with_spans=False).parse(
            (folder / f"{language}.ftl").read_text("utf-8")
        )
        entries.update(
            (entry.id.name, entry) for entry in resource.body if isinstance(entry, ast.Message)
        )
    found = {key: _look(entry) for key, entry in entries.items()}
    return {
        key: Needs(
            variables=set().union(*(found[one].variables for one in _reached(key, found))),
            forms={attribute.id.name for attribute in entry.attributes},
        )
        for key, entry in entries.items()
    }


def _look(entry: ast.Message) -> _Found:
    found = _Found()
    found.visit(entry)
    return found


def _reached(key: str, found: dict[str, _Found]) -> Iterator[str]:
    yield key
    for other in found[key].references:
        if other in found:
            yield from _reached(other, found)
