"""The bodies of the HTTP API about one person: their devices, links and keys."""

from __future__ import annotations

import functools
from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

from pydantic import Field, field_validator

from regency.server.wire.common import NameOrNone, Wire

#: A page's own settings, which go along to another device.
MAX_SETTINGS = 4096
MAX_SECRET = 128
Secret = Annotated[str, Field(min_length=8, max_length=MAX_SECRET)]
Settings = Annotated[str, Field(max_length=MAX_SETTINGS)]


class DeviceInfo(Wire):
    """A browser that somebody is signed in with; moments in seconds since 1970."""

    id: str
    browser: str  # empty: nobody knows
    system: str
    begun: int
    used: int  # up to an hour ago
    here: bool  # it is the one that asks


class PasskeyInfo(Wire):
    """A passkey that opens the door to one person."""

    id: str
    browser: str
    system: str
    created: int
    used: int | None


class MyDevices(Wire):
    """Where somebody is signed in, and what else can sign them in."""

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    recovery: int | None  # since when there is a recovery key


class HolidayInfo(Wire):
    """Days on which slow clocks stand still for somebody, in seconds since 1970."""

    first: Annotated[int, Field(ge=0, le=2**40)]
    last: Annotated[int, Field(ge=0, le=2**40)]


class MyHolidays(Wire):
    """Somebody's holidays that are not over, and how many days a year there may be."""

    planned: list[HolidayInfo]
    most: int


class PastSeat(Wire):
    """How a seat of a finished match came out."""

    name: NameOrNone
    level: str | None  # of a bot
    mine: bool
    place: int | None  # None: the match cannot be read
    points: int | None


class PastMatch(Wire):
    """A match that is over."""

    id: str
    game: str
    finished: int  # seconds since 1970
    seats: list[PastSeat]


class MyHistory(Wire):
    """Somebody's finished matches, the last first."""

    matches: list[PastMatch]
    more: str | None  # what to ask for next


class TallyInfo(Wire):
    """How often somebody played a game, or met somebody, and how it came out."""

    game: str
    seats: int
    name: NameOrNone  # of an opponent
    level: str | None
    played: int
    won: int
    ahead: int  # of the opponent
    key: str  # an opponent, for the filter of the history; empty in a tally of all


class MyStatistics(Wire):
    """Somebody's matches, counted."""

    games: list[TallyInfo]  # by game and number of seats
    opponents: list[TallyInfo]  # the most frequent first


class BroughtRecord(Wire):
    """A record that somebody brought, to look back at and to delete."""

    id: str
    created: int  # seconds since 1970
    size: int  # bytes


class Heard(Wire):
    """How many lines of a table's chat somebody was shown."""

    lines: Annotated[int, Field(ge=0, le=1_000_000)]


#: What somebody may be called for.
CallKind = Literal["turn", "invited", "rematch", "chat"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class Quiet(Wire):
    """From when to when somebody wants to have their rest, in minutes of their day."""

    begins: Minute
    ends: Minute


@functools.cache
def _zones() -> set[str]:
    return available_timezones()


class Wishes(Wire):
    """What somebody wants to be called for, and when not."""

    kinds: list[CallKind]
    quiet: Quiet | None = None
    zone: str = "UTC"  # their time zone

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        return zone if zone in _zones() else "UTC"


class CallableHere(Wire):
    """A browser that may be called: what its push service told it."""

    endpoint: Annotated[str, Field(max_length=1024)]
    p256dh: Annotated[str, Field(max_length=128)]
    auth: Annotated[str, Field(max_length=64)]
    wishes: Wishes


class MyCalls(Wire):
    """How somebody is called."""

    key: str  # of this server, for browsers
    wishes: Wishes
    here: bool  # this browser is called
    browsers: int  # are, in all
    mail: str | None
    confirmed: bool
    may_mail: bool  # this server sends mail


class MyMail(Wire):
    """A mail address; None: no mail any more."""

    address: Annotated[str, Field(max_length=254)] | None


class NewLink(Wire):
    """A wish for a link to another device, with the settings that shall go along."""

    settings: Settings = "{}"


class LinkInfo(Wire):
    """A link that works once; *secret* goes behind the # of its address."""

    secret: str
    until: int  # seconds since 1970


class UseLink(Wire):
    """A link's secret."""

    secret: Secret


class LinkOwner(Wire):
    """Whose link it is, and what the device that asks would bring along."""

    name: NameOrNone
    already: bool  # the device is theirs
    tables: int  # at which the guest of this device has a seat, and would bring it along
    leaves: bool  # somebody else is signed in here, who can sign in again and brings nothing along


class Signed(Wire):
    """Who somebody is now, and the settings that go along."""

    name: NameOrNone
    settings: Settings


class Ceremony(Wire):
    """What a browser is asked to do with a passkey, in the words of WebAuthn."""

    options: Any


class NewPasskey(Wire):
    """What a browser answers after it made a passkey, with the settings that shall go along."""

    credential: dict[str, Any]
    settings: Settings = "{}"


class UsePasskey(Wire):
    """What a browser answers after it used a passkey."""

    credential: dict[str, Any]


class RecoveryKey(Wire):
    """A recovery key: shown once."""

    key: str


class UseRecovery(Wire):
    """A recovery key, as somebody typed it."""

    key: Secret
