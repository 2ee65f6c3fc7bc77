"""A results file: one line a match, appended at once, so that a kill loses nothing finished."""

from __future__ import annotations

import json
import lzma
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from regency.arena.schedule import Tournament

#: How the name of a packed file ends.
PACKED = ".xz"


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
    if not begun(file, header):
        return []
    there, *lines = whole_lines(file, next(iter(header)))
    different = [key for key in header if there.get(key) != header[key] and key not in free]
    if different:
        key = different[0]
        raise ValueError(
            f"{file} holds another {what} ({key} is {there.get(key)!r}, not {header[key]!r}): "
            "name another file with --out"
        )
    end_whole(file)
    return lines


def begun(file: Path, header: Mapping[str, Any]) -> bool:
    """Tell whether a file was begun; begin it with the header if not.

    Raises ValueError for a packed file, to which nothing can be added.
    """
    if file.suffix == PACKED:
        raise ValueError(f"{file} is packed and takes no more: unpack it, or name another file")
    first = (json.dumps(header) + "\n").encode()
    there = file.read_bytes() if file.exists() else b""
    if there.strip() and not first.startswith(there):  # a kill may have cut the header itself
        return True
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(first)
    return False


def end_whole(file: Path) -> None:
    """End a file with a whole line, so that it can be added to: what a kill cut off goes."""
    data = file.read_bytes()
    end = data.rfind(b"\n") + 1
    if end == len(data):
        return
    if is_object(data[end:]):
        with file.open("ab") as out:
            out.write(b"\n")
    else:
        os.truncate(file, end)


def read_lines(file: Path) -> bytes:
    """Return what a file holds, unpacked if its name ends with `.xz`; raises ValueError."""
    data = file.read_bytes()
    if file.suffix != PACKED:
        return data
    try:
        return lzma.decompress(data)
    except lzma.LZMAError as error:
        raise ValueError(f"{file} is no whole xz file: {error}") from error


def whole_lines(file: Path, kind: str = "arena") -> Iterator[dict[str, Any]]:
    """Yield the lines of a file, never writing to it; raises ValueError at one that is none.

    A file whose name ends with `.xz` is unpacked; a last line that a kill cut off is left out.
    """
    lines = read_lines(file).split(b"\n")
    if not lines[-1].strip() or (len(lines) > 1 and not is_object(lines[-1])):
        del lines[-1]
    if not lines:
        raise ValueError(f"{file} holds no results")
    for number, raw in enumerate(lines, start=1):
        try:
            line = json.loads(raw)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"{file}:{number} is not a line of results: {error}") from error
        if not isinstance(line, dict) or (kind if number == 1 else "match") not in line:
            raise ValueError(f"{file}:{number} is not a line of results")
        if number > 1 and type(line["match"]) is not int:
            raise ValueError(f"{file}:{number} has no number of a match: {line['match']!r}")
        yield line


def is_object(raw: bytes) -> bool:
    """Tell whether some bytes are a whole JSON object: the beginning of one never is."""
    try:
        return isinstance(json.loads(raw), dict)
    except (ValueError, RecursionError):
        return False
