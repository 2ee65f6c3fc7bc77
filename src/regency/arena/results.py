"""A results file: one line a match, appended at once, so that a kill loses nothing finished."""

from __future__ import annotations

import json
import lzma
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from regency.arena.schedule import Tournament


class Results:
    """The finished matches of a tournament, in memory and, if a file is given, on disk."""

    def __init__(self, tournament: Tournament, file: Path | None = None) -> None:
        self.tournament = tournament
        self.file = file
        self.lines: dict[int, dict[str, Any]] = {}

    def missing(self) -> list[int]:
        """Return the matches that are still to be played."""
        return [match for match in range(self.tournament.total) if match not in self.lines]

    def add(self, line: dict[str, Any]) -> None:
        """Keep one finished match."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
        self.lines[line["match"]] = line

    def in_order(self) -> list[dict[str, Any]]:
        """Return the finished matches in the order of the schedule."""
        return [self.lines[match] for match in sorted(self.lines)]


def open_results(tournament: Tournament, file: Path | None) -> Results:
    """Start a results file, or take one up again; raises ValueError if it is another's."""
    results = Results(tournament, file)
    if file is None:
        return results
    if file.exists() and not file.is_file():
        raise ValueError(f"{file} is no file: results are read again to go on, so name one")
    header = json.loads(json.dumps(tournament.to_json()))
    lines = begin(file, header, "tournament", free={"matches"})
    for line in lines:
        if line["match"] < tournament.total:
            results.lines[line["match"]] = line
    return results


def begin(
    file: Path, header: Mapping[str, Any], what: str, free: Collection[str] = ()
) -> list[dict[str, Any]]:
    """Begin a file with a header, or read one that was begun; raises ValueError if it is another's.

    Keys that are *free* may differ from the ones it was begun with.
    """
    if not file.exists() or not file.read_bytes().strip():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(header) + "\n", "utf-8")
        return []
    there, *lines = whole_lines(file, next(iter(header)))
    different = [key for key in header if there.get(key) != header[key] and key not in free]
    if different:
        key = different[0]
        raise ValueError(
            f"{file} holds another {what} ({key} is {there.get(key)!r}, not {header[key]!r}): "
            "name another file with --out"
        )
    return lines


def read_lines(file: Path) -> bytes:
    """Return what a file holds, unpacked if its name ends with `.xz`."""
    data = file.read_bytes()
    return lzma.decompress(data) if file.suffix == ".xz" else data


def whole_lines(file: Path, kind: str = "arena") -> Iterator[dict[str, Any]]:
    """Yield the lines of a file; a last one that was cut off by a kill is taken away.

    A file whose name ends with `.xz` is unpacked.
    """
    data = read_lines(file)
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        file.write_bytes(whole)
    for number, raw in enumerate(whole.splitlines(), start=1):
        try:
            line = json.loads(raw)
        except ValueError as error:
            raise ValueError(f"{file}:{number} is not a line of results: {error}") from error
        if not isinstance(line, dict) or (kind if number == 1 else "match") not in line:
            raise ValueError(f"{file}:{number} is not a line of results")
        yield line
