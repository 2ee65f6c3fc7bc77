"""The bodies of the HTTP API about one person: their devices, links and keys."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

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
    tables: int  # at which the guest of this device has a seat


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
