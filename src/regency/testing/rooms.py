"""The picture of the rooms in docs/architecture.md: who imports whom, read from the imports.

`python -m regency.testing.rooms` (`make docs`) renews it.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[1]
PAGE = SOURCE.parents[1] / "docs" / "architecture.md"
BEGIN, END = "<!-- rooms -->\n", "<!-- /rooms -->"


def imports(source: Path = SOURCE) -> dict[str, set[str]]:
    """Return which rooms each room imports; what is imported for its types alone counts too."""
    rooms = {folder.name: set[str]() for folder in source.iterdir() if any(folder.glob("*.py"))}
    for room, found in rooms.items():
        for file in (source / room).rglob("*.py"):
            if "tests" not in file.relative_to(source).parts:
                found |= {name for name in _rooms_of(file) if name in rooms and name != room}
    return rooms


def _rooms_of(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found |= {name.split(".")[1] for name in names if name.startswith("regency.")}
    return found


def direct(rooms: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the imports without those that follow from others: a picture one can read."""
    reached = {room: _reach(rooms, room) for room in rooms}
    return {
        room: {to for to in found if not any(to in reached[other] for other in found - {to})}
        for room, found in rooms.items()
    }


def _reach(rooms: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    edge = [start]
    while edge:
        new = rooms[edge.pop()] - found
        found |= new
        edge += new
    return found


def drawn(rooms: Mapping[str, set[str]]) -> str:
    """Return the picture as Mermaid's text."""
    lines = [f"  {room} --> {to}" for room in sorted(rooms) for to in sorted(rooms[room])]
    return "\n".join(["```mermaid", "graph TD", *lines, "```", ""])


def renewed(page: str) -> str:
    """Return the page with the picture as it is now."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + drawn(direct(imports())) + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
