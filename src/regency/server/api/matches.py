"""The HTTP API, continued: looking back at matches, records, words, health and figures."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from regency.core.text import text
from regency.server.api.tables import TheGuest, TheServices
from regency.server.ops import metrics
from regency.server.refusal import Refusal, Unknown
from regency.server.services import Services, address_of, services_of
from regency.server.tables import info
from regency.server.tables.registry import ID_BYTES
from regency.server.wire import bodies
from regency.server.wire.common import API, MAX_SEATS, At, Language
from regency.server.workers import archive, faults, replay
from regency.server.workers.archive import Played, Reader, Source
from regency.store.store import MOST_RECORD_BYTES, MOST_RECORDS, Full

router = APIRouter(prefix=API)
#: Addresses for those who run the server, not for players.
service = APIRouter()

MEGABYTE = 1024 * 1024
#: Imported records have a different kind of id.
RECORD_PREFIX = "record-"
RECORD_TYPE = "application/x-ndjson"
#: Whose review is given where there are several.
BEST_EVALUATOR = "network"


class Looking:
    """What a reader of a match asks for, by its address; raises Unknown, or Refusal."""

    def __init__(self, match_id: str, request: Request, services: Services) -> None:
        guest = services.guest(request)
        address = address_of(request)
        self.identity = guest.identity if guest else None
        self.reader = Reader(self.identity or f"nameless at {address}", address)
        self.id = match_id
        self.is_record = match_id.startswith(RECORD_PREFIX)
        self._services = services
        services.check_rate("replay", request, guest)

    async def record(self) -> Source:
        """Return the record that was brought here."""
        kept = await self._services.store.load_record(self.id)
        if kept is None:
            raise Unknown
        return archive.of_record(self.id, kept)

    async def table(self) -> Played:
        """Return the match of a table."""
        return archive.of_table(await self._services.registry.table(self.id), self.identity)


async def looking(match_id: str, request: Request, services: TheServices) -> Looking:
    """Return who looks back at what."""
    return Looking(match_id, request, services)


TheLook = Annotated[Looking, Depends(looking)]


@router.get("/matches/{match_id}/replay", response_model=bodies.ReplayInfo)
async def replay_info(look: TheLook, services: TheServices) -> dict[str, Any]:
    """Return what there is to look back at."""
    if look.is_record:
        return await services.archive.info(await look.record(), look.reader)
    return (await look.table()).info()


@router.get("/matches/{match_id}/replay/{step}", responses={200: {"model": bodies.ReplayState}})
async def replay_step(
    look: TheLook,
    step: At,
    services: TheServices,
    viewer: Annotated[int, Query(ge=replay.ALL_OPEN, lt=MAX_SEATS)] = -1,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Return one moment as a viewer saw it, with the log after `since`."""
    if look.is_record:
        source = await look.record()
    else:
        played = await look.table()
        if viewer not in played.viewers:  # asked for nowhere else: the archive knows all
            raise Refusal("not-allowed")
        source = played.source
    found = await services.archive.state(source, step, viewer, since, look.reader)
    return Response(found, media_type="application/json")


@router.get("/matches/{match_id}/steps", responses={200: {"model": bodies.PlayedSteps}})
async def played_steps(look: TheLook, services: TheServices) -> Response:
    """Return every step of a match that is over, for a page that looks back at it."""
    found = await services.archive.steps(await _over(look), look.reader)
    return Response(found, media_type="application/json")


@router.get(
    "/matches/{match_id}/review",
    responses={200: {"content": {RECORD_TYPE: {}}}, 204: {"description": "There is none."}},
)
async def kept_review(
    look: TheLook, services: TheServices, evaluator: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Return the review that is kept of a match, by one evaluator or by the most thorough one."""
    await _over(look)
    found = [
        one for one in await services.store.reviews(look.id) if evaluator in ("", one.evaluator)
    ]
    if not found:
        return Response(status_code=204)
    best = max(found, key=lambda one: (one.format, one.evaluator == BEST_EVALUATOR, one.deals))
    headers = {"Content-Disposition": f'attachment; filename="{look.id}.review.ndjson"'}
    return Response(best.body, headers=headers, media_type=RECORD_TYPE)


@router.put("/matches/{match_id}/review", status_code=204)
async def keep_review(
    look: TheLook, request: Request, services: TheServices, guest: TheGuest
) -> Response:
    """Keep a review that is right, handed in by who sat at the table or brought the record."""
    services.check_rate("review", request, guest)
    source = await _over(look)
    if look.is_record:
        if await services.store.owner_of_record(look.id) != guest.identity:
            raise Refusal("not-allowed")
    elif guest.identity not in (await services.registry.table(look.id)).plan.met:
        raise Refusal("not-allowed")
    data = await request.body()
    try:
        lines = data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("malformed", faults.no_text()) from error
    await services.store.keep_review(
        look.id, await services.archive.review(source, lines, look.reader)
    )
    return Response(status_code=204)


async def _over(look: Looking) -> Source:
    """Return a match that is over: before that, what one learns of it says what is hidden."""
    if look.is_record:
        return await look.record()
    played = await look.table()
    if not played.over:
        raise Refusal("not-allowed")
    return played.source


@router.get("/matches/{match_id}/record", responses={200: {"content": {RECORD_TYPE: {}}}})
async def record(look: TheLook, services: TheServices) -> Response:
    """Return a match's record: whole when it is over, else what the reader may know."""
    if look.is_record:
        found = (await look.record()).body()
    else:
        found = await services.archive.record(await look.table(), look.reader)
    headers = {"Content-Disposition": f'attachment; filename="{look.id}.ndjson"'}
    return Response(found, headers=headers, media_type=RECORD_TYPE)


@router.post("/records", status_code=201, response_model=bodies.ReplayInfo)
async def import_record(request: Request, services: TheServices, guest: TheGuest) -> dict[str, Any]:
    """Keep a record file of one match, after checking every line of it."""
    services.check_rate("import", request, guest)
    data = await request.body()
    try:
        kept = data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("malformed", faults.no_text()) from error
    return await _keep(kept, Reader(guest.identity, address_of(request)), services)


@router.post("/matches", status_code=201, response_model=bodies.ReplayInfo)
async def hand_in(
    played: bodies.PlayedMatch, request: Request, services: TheServices, guest: TheGuest
) -> dict[str, Any]:
    """Write a match down that was played without this server, and keep it as a record."""
    services.check_rate("import", request, guest)
    services.game(played.game)
    reader = Reader(guest.identity, address_of(request))
    return await _keep(await services.archive.write(played, reader), reader, services)


async def _keep(kept: str, reader: Reader, services: Services) -> dict[str, Any]:
    """Keep a record, after checking every line of it."""
    record_id = RECORD_PREFIX + secrets.token_urlsafe(ID_BYTES)
    info = await services.archive.check(archive.of_record(record_id, kept), reader)
    try:
        await services.store.keep_record(record_id, reader.who, kept)
    except Full as full:
        most = {"records": MOST_RECORDS, "megabytes": MOST_RECORD_BYTES // MEGABYTE}
        raise Refusal("not-allowed", text("refused-records-full", **most)) from full
    return info


@router.get("/games/{game}/cards/{language}")
async def said_cards(game: str, language: Language, services: TheServices) -> list[bodies.SaidCard]:
    """Return a game's catalogue of cards in one language."""
    services.game(game)
    return await asyncio.to_thread(info.said_cards, game, language)


@router.get("/games/{game}/locales/{language}", responses={200: {"content": {"text/plain": {}}}})
async def locale(game: str, language: Language, services: TheServices) -> Response:
    """Return the Fluent messages of the house and of a game in one language."""
    services.game(game)
    return Response(info.locale(game, language), media_type="text/plain; charset=utf-8")


@service.get("/healthz")
async def health(request: Request) -> dict[str, str | int | dict[str, str]]:
    """Say that the server can read and write its data, which games are ready, what is set aside."""
    services = services_of(request)
    if services.node is not None and services.node.draining:
        raise Unknown  # proxies send nothing new to a node that says so, and cut nothing off
    await services.health.passes(services.store)
    stages: dict[str, str] = {name: services.readiness.stage(name) for name in services.games}
    return {"status": "ok", "games": stages, "set_aside": len(services.registry.aside)}


@service.get("/metrics", responses={200: {"content": {"text/plain": {}}}})
async def figures(request: Request) -> Response:
    """Return the figures Prometheus collects."""
    return Response(
        metrics.exposition(services_of(request).present()), media_type="text/plain; version=0.0.4"
    )
