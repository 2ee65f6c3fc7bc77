"""What every node notes of people when one of them hears of it: at once, and on open sockets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from regency.server.auth.sessions import Desk, Guest, known_face
from regency.server.cluster.letters import Answers
from regency.server.tables.holidays import Holiday, Holidays
from regency.server.tables.registry import Registry
from regency.store import PersonRow, Store

#: Close code: the server restarts, come back.
RESTARTING = 1012
#: Close code: the session was ended, the page has to be loaded anew.
SESSION_ENDED = 4401


class Visitor(Protocol):
    """Someone who follows a table, as far as the whole server is concerned with them."""

    guest: Guest | None
    identity: str | None
    device: str | None

    def leave(self) -> None:
        """Follow the table no longer."""

    def hang_up(self, code: int) -> None:
        """Be sent away."""

    def drop(self) -> None:
        """Be cut off without a word: what was still to be said is lost."""


class Knows(Protocol):
    """The services, as far as news concern them."""

    desk: Desk
    people: dict[str, PersonRow]
    connections: set[Visitor]

    @property
    def store(self) -> Store:
        """Return the store."""

    @property
    def registry(self) -> Registry:
        """Return the registry."""

    @property
    def holidays(self) -> Holidays:
        """Return everybody's holidays."""

    def hang_up(self, code: int, wanted: Callable[[Visitor], bool]) -> None:
        """Send some of those away who follow tables here."""


class News:
    """What is to be done here, by the name of what has happened; the store has it already."""

    def __init__(self, knows: Knows) -> None:
        self._knows = knows
        self.answers: dict[str, Answers] = {
            "device-ended": self._device_ended,
            "forgotten": self._forgotten,
            "joined": self._joined,
            "planned": self._planned,
            "renamed": self._renamed,
            "sessions-ended": self._sessions_ended,
            "settled": self._settled,
        }

    async def _sessions_ended(self, about: Mapping[str, Any]) -> None:
        self._knows.desk.end(about["identity"], about["at"])
        self._knows.hang_up(SESSION_ENDED, lambda visitor: visitor.identity == about["identity"])

    async def _device_ended(self, about: Mapping[str, Any]) -> None:
        self._knows.desk.ended_devices.add(about["device"])
        code = about.get("code", SESSION_ENDED)
        self._knows.hang_up(code, lambda visitor: visitor.device == about["device"])

    async def _settled(self, about: Mapping[str, Any]) -> None:
        person = await self._knows.store.persons.person(about["identity"])
        if person is not None:
            self._knows.people[person.identity] = person

    async def _joined(self, about: Mapping[str, Any]) -> None:
        guest, person = about["guest"], about["person"]
        self._knows.people.pop(guest, None)
        for identity, joined in list(self._knows.desk.joined.items()):
            if joined == guest:
                self._knows.desk.joined[identity] = person
        self._knows.desk.joined[guest] = person
        self._knows.holidays.of.pop(guest, None)
        await self._planned({"identity": person})  # they may have come along
        self._knows.hang_up(RESTARTING, lambda visitor: visitor.identity == guest)

    async def _planned(self, about: Mapping[str, Any]) -> None:
        identity = about["identity"]
        kept = await self._knows.store.persons.holidays(identity)
        self._knows.holidays.of[identity] = tuple(
            Holiday(one["first"], one["last"]) for one in kept
        )
        for table in self._knows.registry.tables.values():
            if table.stage == "playing" and identity in table.plan.identities():
                table.time_limit.run()
                table.listeners.tell_table()
                table.tell_state()

    async def _forgotten(self, about: Mapping[str, Any]) -> None:
        for guest in about["guests"]:
            self._knows.desk.joined.pop(guest, None)
        self._knows.people.pop(about["identity"], None)
        self._knows.holidays.of.pop(about["identity"], None)

    async def _renamed(self, about: Mapping[str, Any]) -> None:
        face = known_face(about["face"])
        guest = Guest(about["identity"], about["name"], about["language"], face)
        for connection in list(self._knows.connections):
            if connection.identity == guest.identity:
                connection.guest = guest
