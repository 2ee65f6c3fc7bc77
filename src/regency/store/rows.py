"""What the store tells of people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonRow:
    """Somebody with a name that is the same on all their devices."""

    identity: str
    name: str
    face: str | None
    settings: str  # JSON, as the page that brought them wrote it


@dataclass(frozen=True)
class DeviceRow:
    """A browser that somebody is signed in with; moments in milliseconds since 1970."""

    id: str
    identity: str
    label: str
    begun: int
    used: int
    ended: int | None = None


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey's public half."""

    id: str
    identity: str
    public_key: bytes
    uses: int
    label: str
    created: int
    used: int | None = None


@dataclass(frozen=True)
class Everyone:
    """What a server knows of all people while it runs."""

    people: dict[str, PersonRow]
    joined: dict[str, str]  # guests, and whom they turned out to be
    ended_devices: set[str]
