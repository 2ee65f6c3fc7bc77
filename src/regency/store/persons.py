"""One person on several devices, in statements that both databases understand."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, delete, insert, select, union_all, update
from sqlalchemy import Table as SqlTable

from regency.store import memberships, waiting
from regency.store.rows import DeviceRow, Everyone, PasskeyRow, PersonRow
from regency.store.schema import (
    CALL_WISHES,
    CALLABLE_BROWSERS,
    CHALLENGES,
    DEVICES,
    HOLIDAYS,
    JOINED,
    LINKS,
    PASSKEYS,
    PEOPLE,
    RECORDS,
    RECOVERY_KEYS,
    RESULTS,
    SITTERS,
    SPEAKERS,
)
from regency.store.writer import Batch, Work

Found = TypeVar("Found")
#: Holidays of the past year count against those to come.
YEAR = 365 * 24 * 3600


class Reads(Protocol):
    """Asks the database something."""

    def __call__(self, question: Callable[[Connection], Found]) -> Awaitable[Found]:
        """Return what a question finds."""


class Persons:
    """What is kept of people beside their seats; durable on return."""

    def __init__(self, do: Callable[[Work], Awaitable[int]], read: Reads) -> None:
        self._do = do
        self._read = read

    async def everyone(self, since: int) -> Everyone:
        """Return what is known of all people; devices unused since then are forgotten."""
        await self._do(functools.partial(_forget_old, since))
        return await self._read(_everyone)

    async def name(self, person: PersonRow) -> None:
        """Keep somebody's name and settings."""
        await self._do(functools.partial(_put, PEOPLE, "identity", vars(person)))

    async def person(self, identity: str) -> PersonRow | None:
        """Return somebody's name and settings, if they are kept."""
        rows = await self._rows(select(PEOPLE).where(PEOPLE.c.identity == identity))
        return PersonRow(**rows[0]) if rows else None

    async def note_device(self, device: DeviceRow) -> None:
        """Remember that a device was used."""
        await self._do(functools.partial(_note_device, device))

    async def devices(self, identity: str) -> list[DeviceRow]:
        """Return where somebody is signed in, the latest use first."""
        mine = select(DEVICES).where(DEVICES.c.identity == identity, DEVICES.c.ended.is_(None))
        rows = await self._rows(mine.order_by(DEVICES.c.used.desc(), DEVICES.c.id))
        return [DeviceRow(**row) for row in rows]

    async def end_device(self, identity: str, device: str, at: int) -> bool:
        """Let a device's cookie count no longer; False if it is not theirs."""
        mine = (DEVICES.c.id == device) & (DEVICES.c.identity == identity)
        change = update(DEVICES).where(mine, DEVICES.c.ended.is_(None)).values(ended=at)

        def end(batch: Batch) -> int:
            called = delete(CALLABLE_BROWSERS).where(
                CALLABLE_BROWSERS.c.device == device, CALLABLE_BROWSERS.c.identity == identity
            )
            batch.connection.execute(called)
            return int(batch.connection.execute(change).rowcount)

        return await self._do(end) == 1

    async def forget_devices(self, identity: str, but: str | None = None) -> None:
        """Forget devices whose sessions have all ended."""
        others = (DEVICES.c.identity == identity) & DEVICES.c.ended.is_(None)
        called = CALLABLE_BROWSERS.c.identity == identity
        if but is not None:
            others &= DEVICES.c.id != but
            called &= CALLABLE_BROWSERS.c.device != but
        await self._count(delete(DEVICES).where(others))
        await self._count(delete(CALLABLE_BROWSERS).where(called))

    async def plan_holiday(self, identity: str, first: int, last: int) -> None:
        """Keep a holiday; one that began at the same moment is replaced."""

        def plan(batch: Batch) -> int:
            here = (HOLIDAYS.c.identity == identity) & (HOLIDAYS.c.first == first)
            batch.connection.execute(delete(HOLIDAYS).where(here))
            row = {"identity": identity, "first": first, "last": last}
            batch.connection.execute(insert(HOLIDAYS), row)
            return 0

        await self._do(plan)

    async def holidays(self, identity: str) -> list[dict[str, int]]:
        """Return somebody's holidays, the first first."""
        query = select(HOLIDAYS.c.first, HOLIDAYS.c.last).where(HOLIDAYS.c.identity == identity)
        rows = await self._rows(query.order_by(HOLIDAYS.c.first))
        # Their names are the database's, which no JSON is made of.
        return [{"first": row["first"], "last": row["last"]} for row in rows]

    async def drop_holiday(self, identity: str, first: int) -> None:
        """Forget a holiday."""
        here = (HOLIDAYS.c.identity == identity) & (HOLIDAYS.c.first == first)
        await self._count(delete(HOLIDAYS).where(here))

    # --- links

    async def keep_link(self, hashed: str, identity: str, until: int) -> None:
        """Keep a link that will work once; one of a person's links counts, the newest."""

        def keep(batch: Batch) -> int:
            batch.connection.execute(delete(LINKS).where(LINKS.c.identity == identity))
            row = {"hash": hashed, "identity": identity, "until": until, "claimed": None}
            batch.connection.execute(insert(LINKS), row)
            return 0

        await self._do(keep)

    async def link(self, hashed: str, now: int) -> str | None:
        """Return whose link it is; None: there is none, or it is too old."""
        query = select(LINKS.c.identity).where(LINKS.c.hash == hashed, LINKS.c.until > now)
        rows = await self._rows(query)
        return str(rows[0]["identity"]) if rows else None

    async def claim_link(self, hashed: str, by: str, now: int) -> bool:
        """Let one guest alone use a link from now on; False: somebody else does, or it is over."""
        free = LINKS.c.claimed.is_(None) | (LINKS.c.claimed == by)
        usable = (LINKS.c.hash == hashed) & (LINKS.c.until > now) & free
        return await self._count(update(LINKS).where(usable).values(claimed=by)) == 1

    async def drop_link(self, hashed: str) -> None:
        """Let a link work no more."""
        await self._count(delete(LINKS).where(LINKS.c.hash == hashed))

    # --- keys

    async def keep_challenge(self, challenge: bytes, identity: str, until: int, now: int) -> None:
        """Keep what a passkey is asked to sign; those of the past are forgotten."""

        def keep(batch: Batch) -> int:
            batch.connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
            row = {"challenge": challenge, "identity": identity, "until": until}
            batch.connection.execute(insert(CHALLENGES), row)
            return 0

        await self._do(keep)

    async def take_challenge(self, challenge: bytes, identity: str, now: int) -> bool:
        """Let a challenge count no more; False: it never did, or not for them."""
        here = (CHALLENGES.c.challenge == challenge) & (CHALLENGES.c.identity == identity)
        return await self._count(delete(CHALLENGES).where(here, CHALLENGES.c.until > now)) == 1

    async def keep_passkey(self, passkey: PasskeyRow) -> bool:
        """Keep a passkey; False if there is one of its id."""

        def keep(batch: Batch) -> int:
            here = select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id)
            if batch.connection.execute(here).first() is not None:
                return 0
            batch.connection.execute(insert(PASSKEYS), vars(passkey))
            return 1

        return await self._do(keep) == 1

    async def passkey(self, passkey_id: str) -> PasskeyRow | None:
        """Return a passkey, or None."""
        rows = await self._rows(select(PASSKEYS).where(PASSKEYS.c.id == passkey_id))
        return PasskeyRow(**rows[0]) if rows else None

    async def passkeys(self, identity: str) -> list[PasskeyRow]:
        """Return somebody's passkeys, oldest first."""
        mine = select(PASSKEYS).where(PASSKEYS.c.identity == identity)
        rows = await self._rows(mine.order_by(PASSKEYS.c.created, PASSKEYS.c.id))
        return [PasskeyRow(**row) for row in rows]

    async def used_passkey(self, passkey_id: str, uses: int, at: int) -> None:
        """Remember that a passkey was used."""
        change = update(PASSKEYS).where(PASSKEYS.c.id == passkey_id)
        await self._count(change.values(uses=uses, used=at))

    async def drop_passkey(self, identity: str, passkey_id: str) -> bool:
        """Let a passkey open nothing any more; False if it is not theirs."""
        mine = (PASSKEYS.c.id == passkey_id) & (PASSKEYS.c.identity == identity)
        return await self._count(delete(PASSKEYS).where(mine)) == 1

    async def keep_recovery(self, identity: str, hashed: str, created: int) -> None:
        """Keep what a recovery key is known by; the one before counts no longer."""
        row = {"identity": identity, "hash": hashed, "created": created}
        await self._do(functools.partial(_put, RECOVERY_KEYS, "identity", row))

    async def recovery_of(self, identity: str) -> int | None:
        """Return since when somebody has a recovery key, or None."""
        query = select(RECOVERY_KEYS.c.created).where(RECOVERY_KEYS.c.identity == identity)
        rows = await self._rows(query)
        return int(rows[0]["created"]) if rows else None

    async def recovered(self, hashed: str) -> str | None:
        """Return whose recovery key it is, or None."""
        rows = await self._rows(
            select(RECOVERY_KEYS.c.identity).where(RECOVERY_KEYS.c.hash == hashed)
        )
        return str(rows[0]["identity"]) if rows else None

    async def has_key(self, identity: str) -> bool:
        """Tell whether somebody can sign in again, wherever they are: with a passkey or a key."""
        rows = await self._rows(
            union_all(
                select(PASSKEYS.c.identity).where(PASSKEYS.c.identity == identity),
                select(RECOVERY_KEYS.c.identity).where(RECOVERY_KEYS.c.identity == identity),
            ).limit(1)
        )
        return bool(rows)

    # --- two who are one

    async def join(self, guest: str, person: str) -> None:
        """Let a guest be somebody from now on, with all that is kept of them but their seats."""
        await self._do(functools.partial(_join, guest, person))

    async def forget(self, identity: str) -> list[str]:
        """Delete all that is kept here of a person; returns the guests who had become them."""
        rows = await self._rows(select(JOINED.c.identity).where(JOINED.c.person == identity))
        await self._do(functools.partial(_forget, identity))
        return [str(row["identity"]) for row in rows]

    async def _count(self, statement: Any) -> int:
        return await self._do(lambda batch: int(batch.connection.execute(statement).rowcount))

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return await self._read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )


#: Everything that has a person's identity in a column of that name, once for each thing.
_OWNED = (DEVICES, PASSKEYS, RECORDS, LINKS, CALLABLE_BROWSERS)
#: … and once for each table.
_AT_TABLES = (SITTERS, SPEAKERS)
#: What a person goes on with if they have it, else with their guest's.
_THEIR_OWN = (RECOVERY_KEYS, CALL_WISHES, HOLIDAYS)


def _everyone(connection: Connection) -> Everyone:
    people = [PersonRow(**row) for row in connection.execute(select(PEOPLE)).mappings()]
    ended = select(DEVICES.c.id).where(DEVICES.c.ended.is_not(None))
    holidays: dict[str, list[tuple[int, int]]] = {}
    for row in connection.execute(select(HOLIDAYS).order_by(HOLIDAYS.c.first)):
        holidays.setdefault(row.identity, []).append((row.first, row.last))
    return Everyone(
        {person.identity: person for person in people},
        {row.identity: row.person for row in connection.execute(select(JOINED))},
        set(connection.execute(ended).scalars()),
        holidays,
    )


def _forget_old(since: int, batch: Batch) -> int:
    gone = batch.connection.execute(delete(DEVICES).where(DEVICES.c.used < since))
    batch.connection.execute(delete(LINKS).where(LINKS.c.until < since))
    batch.connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.last < since // 1000 - YEAR))
    return int(gone.rowcount)


def _put(table: SqlTable, key: str, row: dict[str, Any], batch: Batch) -> int:
    """Replace the row of this key, or add it."""
    batch.connection.execute(delete(table).where(table.c[key] == row[key]))
    batch.connection.execute(insert(table), row)
    return 0


def _note_device(device: DeviceRow, batch: Batch) -> int:
    here = DEVICES.c.id == device.id
    change = update(DEVICES).where(here).values(used=device.used, label=device.label)
    if batch.connection.execute(change).rowcount == 0:
        batch.connection.execute(insert(DEVICES), vars(device))
    return 0


def _join(guest: str, person: str, batch: Batch) -> int:
    run = batch.connection.execute
    for table in _OWNED:
        run(update(table).where(table.c.identity == guest).values(identity=person))
    run(update(RESULTS).where(RESULTS.c.identity == guest).values(identity=person))
    for table in _AT_TABLES:
        there = select(table.c.table_id).where(table.c.identity == person)
        run(delete(table).where(table.c.identity == guest, table.c.table_id.in_(there)))
        run(update(table).where(table.c.identity == guest).values(identity=person))
    memberships.join(guest, person, batch)
    for table in _THEIR_OWN:
        has_some = run(select(table.c.identity).where(table.c.identity == person)).first()
        theirs = table.c.identity == guest
        if has_some is None:
            run(update(table).where(theirs).values(identity=person))
        run(delete(table).where(theirs))
    waiting.join(guest, person, batch)  # it asks whether they want calls
    run(delete(PEOPLE).where(PEOPLE.c.identity == guest))
    run(update(JOINED).where(JOINED.c.person == guest).values(person=person))
    run(delete(JOINED).where(JOINED.c.identity == guest))
    run(insert(JOINED), {"identity": guest, "person": person})
    batch.forget_sitters()
    return 0


def _forget(identity: str, batch: Batch) -> int:
    for table in (PEOPLE, DEVICES, LINKS, PASSKEYS, RECOVERY_KEYS, HOLIDAYS, CALL_WISHES):
        batch.connection.execute(delete(table).where(table.c.identity == identity))
    memberships.forget(identity, batch)
    waiting.forget(identity, batch)
    batch.connection.execute(delete(JOINED).where(JOINED.c.person == identity))
    called = CALLABLE_BROWSERS.c.identity == identity
    batch.connection.execute(delete(CALLABLE_BROWSERS).where(called))
    mine = update(RESULTS).where(RESULTS.c.identity == identity)
    batch.connection.execute(mine.values(identity=None, name=""))
    return 0
