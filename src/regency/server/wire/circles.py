"""The bodies of the HTTP API about circles: standing groups of people."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from regency.server.wire.common import Face, NameOrNone, Wire
from regency.server.wire.messages import TableInfo

MAX_CIRCLE_NAME = 40
MAX_KEY = 64

CircleName = Annotated[str, Field(min_length=1, max_length=MAX_CIRCLE_NAME)]


class NameCircle(Wire):
    """What a circle shall be called."""

    name: CircleName


class CircleLine(Wire):
    """A circle in a list."""

    id: str
    name: str
    members: int
    founder: bool  # the reader is


class MemberInfo(Wire):
    """Somebody who belongs to a circle."""

    number: int
    name: NameOrNone
    face: Face
    founder: bool
    mine: bool  # it is the reader
    joined: int  # seconds since 1970


class CircleScoreInfo(Wire):
    """How often somebody played and won a game in a circle."""

    name: NameOrNone
    member: int | None  # the member's number; None: they have left
    game: str
    played: int
    won: int


class CircleInfo(Wire):
    """A circle, as one of its members sees it."""

    id: str
    name: str
    key: str  # goes behind the # of its link
    members: list[MemberInfo]
    score: list[CircleScoreInfo]
    tables: list[TableInfo]  # that are not over, the newest first


class CircleKey(Wire):
    """The key of a circle's link."""

    key: Annotated[str, Field(min_length=8, max_length=MAX_KEY)]


class CircleDoor(Wire):
    """A circle, as somebody sees it who has its link."""

    name: str
    names: list[NameOrNone]  # of its members, the founder first
    already: bool  # the reader belongs to it


class RemoveMember(Wire):
    """Send a member away: the founder's right."""

    member: Annotated[int, Field(ge=0, le=2**31 - 1)]
