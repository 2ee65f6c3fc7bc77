"""Records of matches, of whichever game is installed: read, written and verified."""

from __future__ import annotations

from collections.abc import Iterator

from regency.core import fair, notation
from regency.core.match import Match
from regency.core.notation import RecordError, Verdict, write_match
from regency.games import games

__all__ = ["RecordError", "Verdict", "read_matches", "verify", "write_match"]


def verify(
    record: bytes | str, *, check_deal: bool = False, machine: str = "numba"
) -> Iterator[Verdict]:
    """Replay every match of a record; one verdict a match, errors with line and clause.

    With *check_deal* the deal and all later draws must follow from the seed in the header.
    """
    check = fair.verify_fair if check_deal else notation.verify
    return check(_bytes(record), games(), machine)


def read_matches(record: bytes | str, *, machine: str = "numba") -> list[Match]:
    """Return every match of a record; raises RecordError at the first wrong line."""
    return notation.read_matches(_bytes(record), games(), machine)


def _bytes(record: bytes | str) -> bytes:
    return record.encode("utf-8") if isinstance(record, str) else record
