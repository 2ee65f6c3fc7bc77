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
class ResultRow:
    """How one seat of a finished match came out; *level* where a bot played it at the end."""

    table_id: str
    seat: int
    identity: str | None
    name: str
    level: str | None
    game: str
    seats: int
    finished: int  # seconds since 1970
    place: int | None
    points: int | None


@dataclass(frozen=True)
class Tally:
    """How often somebody played something, and how it came out."""

    game: str
    seats: int
    name: str  # of an opponent, the latest; empty in a tally of all
    level: str | None  # of an opponent that is a bot
    played: int
    won: int  # first, alone or with others
    ahead: int  # before the opponent
    key: str  # what to ask the history for: an opponent without their identity


@dataclass(frozen=True)
class CallableBrowser:
    """A browser that a push service can reach, and the keys only it can read with."""

    endpoint: str
    identity: str
    device: str
    p256dh: str
    auth: str
    language: str


@dataclass(frozen=True)
class CallWishes:
    """What somebody wants to be called for, as JSON, and where mail may go."""

    identity: str
    wishes: str
    mail: str | None
    confirmed: bool
    token: str | None  # in every mail: confirms the address, or forgets it
    language: str


@dataclass(frozen=True)
class WaitingCall:
    """A reason to call somebody, and how far the match or the talk had come."""

    table_id: str
    identity: str
    kind: str
    at: int
    game: str
    names: str  # of the others at the table, as JSON


@dataclass(frozen=True)
class CircleRow:
    """A standing group of people; whoever has its id and its key may come in."""

    id: str
    name: str
    key: str
    founder: str  # an identity
    created: int  # seconds since 1970


@dataclass(frozen=True)
class MemberRow:
    """Somebody in a circle; numbers follow one another in the order of coming."""

    circle_id: str
    number: int
    identity: str
    name: str
    face: str | None
    joined: int  # seconds since 1970


@dataclass(frozen=True)
class CircleSize:
    """A circle in a list, with how many belong to it."""

    id: str
    name: str
    founder: str
    members: int


@dataclass(frozen=True)
class CircleScore:
    """How often somebody played and won a game in a circle."""

    identity: str
    game: str
    name: str
    played: int
    won: int  # first, alone or with others


@dataclass(frozen=True)
class Everyone:
    """What a server knows of all people while it runs."""

    people: dict[str, PersonRow]
    joined: dict[str, str]  # guests, and whom they turned out to be
    ended_devices: set[str]
    holidays: dict[str, list[tuple[int, int]]]  # first and last second of each
