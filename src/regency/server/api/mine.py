"""The HTTP API, continued: one's own matches, those that are over and those that are listed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from regency.server.api.matches import RECORD_TYPE
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheArranger, TheGuest, TheServices
from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.server.services import Services, address_of
from regency.server.tables import seating
from regency.server.wire import personal
from regency.server.wire.common import API
from regency.server.workers import archive
from regency.server.workers.archive import Reader
from regency.store import ResultRow, Tally

router = APIRouter(prefix=API, route_class=StrictRoute)

#: Matches in one answer.
A_PAGE = 30
_MORE = re.compile(r"(\d{1,12})\.([\w-]{1,64})")

Name = Annotated[str | None, Query(max_length=64)]


@router.get("/me/history")
async def history(
    services: TheServices,
    guest: TheGuest,
    game: Name = None,
    opponent: Annotated[str | None, Query(max_length=80)] = None,
    outcome: Literal["won", "lost"] | None = None,
    more: Annotated[str | None, Query(max_length=80)] = None,
) -> personal.MyHistory:
    """Return this person's finished matches, the last first."""
    found = await services.store.results.history(
        guest.identity,
        game=game,
        outcome=outcome,
        opponent=opponent,
        before=asked_before(more),
        limit=A_PAGE + 1,
    )
    return past_page(found, guest.identity)


def asked_before(more: str | None) -> tuple[int, str] | None:
    """Return before which match a page of history begins, as the page before it said."""
    if more is None:
        return None
    before = _MORE.fullmatch(more)
    if before is None:
        raise Refusal("malformed")
    return int(before[1]), before[2]


def past_page(found: Sequence[Sequence[ResultRow]], identity: str) -> personal.MyHistory:
    """Return matches as a page of history; one more than fits says that more follow."""
    shown = found[:A_PAGE]
    last = f"{shown[-1][0].finished}.{shown[-1][0].table_id}" if len(found) > A_PAGE else None
    return personal.MyHistory(matches=[_match(rows, identity) for rows in shown], more=last)


def _match(rows: Sequence[ResultRow], identity: str) -> personal.PastMatch:
    seats = [
        personal.PastSeat(
            name=row.name,
            level=row.level,
            mine=row.identity == identity,
            place=row.place,
            points=row.points,
        )
        for row in rows
    ]
    first = rows[0]
    return personal.PastMatch(
        id=first.table_id, game=first.game, finished=first.finished, seats=seats
    )


@router.get("/me/statistics")
async def statistics(
    services: TheServices, guest: TheGuest, game: Name = None
) -> personal.MyStatistics:
    """Return this person's matches, counted by game, seats and opponent."""
    results = services.store.results
    tallies, opponents = await asyncio.gather(
        results.tallies(guest.identity), results.opponents(guest.identity, game)
    )
    return personal.MyStatistics(
        games=[_tally(one) for one in tallies], opponents=[_tally(one) for one in opponents]
    )


def _tally(tally: Tally) -> personal.TallyInfo:
    return personal.TallyInfo(**vars(tally))


@router.get("/me/records", responses={200: {"content": {RECORD_TYPE: {}}}})
async def my_records(request: Request, services: TheServices, guest: TheGuest) -> Response:
    """Return the records of all matches this person finished, one after the other, as a file."""
    services.check_rate("import", request, guest)
    ids = await services.store.results.all_of(guest.identity)
    reader = Reader(guest.identity, address_of(request))
    headers = {"Content-Disposition": 'attachment; filename="regency.ndjson"'}
    return StreamingResponse(
        _records(services, ids, reader), headers=headers, media_type=RECORD_TYPE
    )


async def _records(services: Services, ids: Sequence[str], reader: Reader) -> AsyncIterator[bytes]:
    for table_id in ids:
        try:
            played = archive.of_table(await services.registry.finished(table_id), reader.who)
            if not played.over:  # it ended without a result
                continue
            record = await services.archive.record(played, reader)
        except (
            Refusal,
            Unknown,
            Elsewhere,
        ):  # it cannot be read, or has gone: the others still can
            continue
        yield record if record.endswith(b"\n") else record + b"\n"


@router.delete("/me/tables/{table_id}", status_code=204)
async def prune(table_id: str, services: TheServices, guest: TheArranger) -> Response:
    """List a table no longer; one gets up from it first, and a bot plays on in a match.

    An invitation to a table at which one does not sit is declined.
    """
    try:
        table = await services.registry.table(table_id)
        if table.stage != "over" and table.plan.seats_of(guest.identity):
            await seating.leave(table, guest)
    except Refusal as refusal:
        if refusal.code != "set-aside":
            raise
        await services.store.results.hide(guest.identity, table_id, True)
        return Response(status_code=204)
    if table.plan.circle is not None:
        await services.store.circles.decline(guest.identity, table_id)
    await services.store.results.hide(guest.identity, table_id, True)
    return Response(status_code=204)


@router.put("/me/tables/{table_id}/heard", status_code=204)
async def heard(
    lines: personal.Heard,
    table_id: str,
    request: Request,
    services: TheServices,
    guest: TheGuest,
) -> Response:
    """Note that this person was shown a table's chat, so that it is new on no device."""
    services.check_rate("message", request, guest)
    if await services.store.results.heard(guest.identity, table_id, lines.lines):
        table = services.registry.tables.get(table_id)
        if table is not None:
            table.was_heard(guest.identity, lines.lines)
    return Response(status_code=204)
