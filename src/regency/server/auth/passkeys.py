"""Passkeys: where they are held, what is kept of one, and when one proves nothing."""

from __future__ import annotations

from dataclasses import dataclass


class NoPasskey(Exception):
    """What a browser sent proves nothing."""


@dataclass(frozen=True)
class Place:
    """Where a ceremony is held: a passkey is good for one host alone."""

    host: str
    origin: str


@dataclass(frozen=True)
class Made:
    """A passkey that was just made."""

    id: str
    public_key: bytes
    uses: int
