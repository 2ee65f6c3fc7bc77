"""The file of a backup: lines of JSON, packed by gzip, the same whichever database they are from.

The first line is the header. Each table is announced by a line with its name; a row is a list. The
last line has the numbers of rows, a sum of each table that does not depend on the rows' order, and
the digest of everything before it: a file that was cut off or changed has another one.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import orjson

from regency.store.store import StoreError

#: The format's name and version: the first key of the first line.
FORMAT = "regency-backup"
VERSION = 1
#: What a table's sum is counted within.
_SUMS = 1 << 256

#: A column's name, and what is kept in it: "text", "number", "flag" or "bytes".
Column = tuple[str, str]
Row = list[Any]


@dataclass
class Tally:
    """How many rows a table has, and their sum."""

    rows: int = 0
    sum: int = 0

    def add(self, line: bytes) -> None:
        """Count a row as it is written."""
        self.rows += 1
        self.sum = (self.sum + int.from_bytes(hashlib.sha256(line).digest())) % _SUMS

    def told(self) -> dict[str, Any]:
        """Return both as the last line has them."""
        return {"rows": self.rows, "sum": f"{self.sum:064x}"}


@dataclass(frozen=True)
class Header:
    """What a backup says of itself."""

    schema: str
    program: str
    made: int  # seconds since 1970
    tables: Mapping[str, list[Column]]
    #: Files of the data folder, by name: the secret, the key for calls.
    files: Mapping[str, bytes] = field(default_factory=dict, repr=False)

    def encode(self) -> bytes:
        """Return the first line."""
        files = {name: base64.b64encode(body).decode() for name, body in self.files.items()}
        return orjson.dumps(
            {
                FORMAT: VERSION,
                "schema": self.schema,
                "program": self.program,
                "made": self.made,
                "tables": self.tables,
                "files": files,
            }
        )


def encode_row(values: Row) -> bytes:
    """Return a row's line; bytes are written in base 64."""
    return orjson.dumps(values, default=_encode_bytes)


def _encode_bytes(value: object) -> str:
    if isinstance(value, bytes | memoryview | bytearray):
        return base64.b64encode(value).decode()
    raise TypeError(f"nothing of the kind of {type(value).__name__} is kept")


def decode_row(line: bytes, columns: list[Column]) -> dict[str, Any]:
    """Return a row's values by column."""
    return {
        name: base64.b64decode(value) if kind == "bytes" and value is not None else value
        for (name, kind), value in zip(columns, orjson.loads(line), strict=True)
    }


class Writing:
    """Writes a backup into a file that is open."""

    def __init__(self, out: IO[bytes], header: Header) -> None:
        self._out = gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6, mtime=0, filename="")
        self._digest = hashlib.sha256()
        self.tallies: dict[str, Tally] = {}
        self._line(header.encode())

    def _line(self, line: bytes) -> None:
        whole = line + b"\n"
        self._digest.update(whole)
        self._out.write(whole)

    def begin(self, table: str) -> None:
        """Announce a table."""
        self.tallies[table] = Tally()
        self._line(orjson.dumps({"rows-of": table}))

    def row(self, table: str, values: Row) -> None:
        """Write a row of the table that was announced last."""
        line = encode_row(values)
        self.tallies[table].add(line)
        self._line(line)

    def end(self) -> None:
        """Write the last line."""
        counted = {name: tally.told() for name, tally in self.tallies.items()}
        last = {"counted": counted, "digest": self._digest.hexdigest()}
        self._line(orjson.dumps(last))
        self._out.close()


class Reading:
    """A backup that is read; what is wrong with it is said by StoreError."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with self._opened() as lines:
            self.header = self._header(next(self._lines(lines), b""))

    def _opened(self) -> gzip.GzipFile:
        try:
            return gzip.GzipFile(self.file)
        except OSError as error:
            raise StoreError(f"{self.file} cannot be read: {error.strerror}") from error

    def _lines(self, packed: gzip.GzipFile) -> Iterator[bytes]:
        try:
            yield from packed
        except gzip.BadGzipFile as error:
            raise StoreError(f"{self.file} is no backup of Regency, or damaged: {error}") from error
        except (OSError, EOFError, zlib.error) as error:
            why = getattr(error, "strerror", None) or error
            raise self._damaged(str(why)) from error

    def _damaged(self, why: str) -> StoreError:
        return StoreError(f"the backup {self.file} is damaged: {why}; take another one")

    def _header(self, line: bytes) -> Header:
        try:
            told = orjson.loads(line)
            version = told[FORMAT]
        except (ValueError, TypeError, KeyError):
            raise StoreError(f"{self.file} is no backup of Regency") from None
        if version != VERSION:
            raise StoreError(
                f"{self.file} is a backup of format {version}, and this program reads format "
                f"{VERSION}: upgrade the program"
            )
        try:
            return Header(
                str(told["schema"]),
                str(told["program"]),
                int(told["made"]),
                {
                    name: [(one, kind) for one, kind in told["tables"][name]]
                    for name in told["tables"]
                },
                {name: base64.b64decode(told["files"][name]) for name in told["files"]},
            )
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise self._damaged(f"its first line makes no sense ({error})") from error

    def rows(self) -> Iterator[tuple[str, bytes]]:
        """Yield every row's table and line; raises StoreError at the end unless all are right."""
        digest, tallies, table, ended = hashlib.sha256(), dict[str, Tally](), "", False
        with self._opened() as packed:
            for number, whole in enumerate(self._lines(packed), start=1):
                line = whole.rstrip(b"\n")
                if ended:
                    raise self._damaged("something follows its end")
                if number == 1:
                    pass
                elif line.startswith(b"["):
                    if not table:
                        raise self._damaged(f"line {number} belongs to no table")
                    tallies[table].add(line)
                    yield table, line
                else:
                    told = self._object(line, number)
                    if "digest" in told:
                        self._compare(told, digest.hexdigest(), tallies)
                        ended = True
                        continue
                    table = str(told.get("rows-of"))
                    if table not in self.header.tables or table in tallies:
                        raise self._damaged(f"line {number} begins no table that it should have")
                    tallies[table] = Tally()
                digest.update(whole)
        if not ended:
            raise self._damaged("its end is missing")

    def _object(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            told = orjson.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise self._damaged(f"line {number} makes no sense")
        return told

    def _compare(self, last: dict[str, Any], digest: str, tallies: Mapping[str, Tally]) -> None:
        counted = {name: tally.told() for name, tally in tallies.items()}
        if last.get("digest") != digest or last.get("counted") != counted:
            raise self._damaged("its sums are not those it was written with")
        if counted.keys() != self.header.tables.keys():
            missing = sorted(self.header.tables.keys() - counted.keys())
            raise self._damaged(f"it lacks {', '.join(missing)}")

    def check(self) -> dict[str, Tally]:
        """Read all of it; return what it counts, or raise StoreError."""
        tallies = {name: Tally() for name in self.header.tables}
        for table, line in self.rows():
            tallies[table].add(line)
        return tallies
