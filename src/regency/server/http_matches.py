"""The HTTP API, continued: looking back at matches, records, words, health and figures."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from regency.core.notation import read_matches, verify
from regency.core.text import text
from regency.server import bodies, info, metrics, replay
from regency.server import messages as wire
from regency.server.hall import ID_BYTES
from regency.server.house import House, house_of
from regency.server.http import TheGuest, TheHouse
from regency.server.messages import API, MAX_SEATS
from regency.server.refusal import Refusal, Unknown

router = APIRouter(prefix=API)
#: Addresses for those who run the server, not for players.
service = APIRouter()

#: Imported records have ids of their own kind.
RECORD_PREFIX = "record-"
RECORD_TYPE = "application/x-ndjson"


async def played(match_id: str, request: Request, house: House) -> replay.Played:
    """Return a match to look back at; raises Unknown."""
    guest = house.guest(request)
    if not match_id.startswith(RECORD_PREFIX):
        table = await house.hall.table(match_id)
        return replay.of_table(table, guest.identity if guest else None)
    kept = await house.store.load_record(match_id)
    if kept is None:
        raise Unknown
    match = read_matches(kept.encode(), house.games)[0]
    return replay.of_record(match_id, match, kept)


@router.get("/matches/{match_id}/replay", response_model=bodies.ReplayInfo)
async def replay_info(match_id: str, request: Request, house: TheHouse) -> dict[str, Any]:
    """Return what there is to look back at."""
    return (await played(match_id, request, house)).info()


@router.get("/matches/{match_id}/replay/{step}", responses={200: {"model": bodies.ReplayState}})
async def replay_step(
    match_id: str,
    step: wire.At,
    request: Request,
    house: TheHouse,
    viewer: Annotated[int, Query(ge=replay.ALL_OPEN, lt=MAX_SEATS)] = -1,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Return one moment as a viewer saw it, with the log after `since`."""
    match = await played(match_id, request, house)
    if step > len(match.match.steps):
        raise Unknown
    found = replay.state_at(match, step, viewer, since)
    return Response(found, media_type="application/json")


@router.get("/matches/{match_id}/record", responses={200: {"content": {RECORD_TYPE: {}}}})
async def record(match_id: str, request: Request, house: TheHouse) -> Response:
    """Return a match's record: whole when it is over, else what the reader may know."""
    match = await played(match_id, request, house)
    headers = {"Content-Disposition": f'attachment; filename="{match.id}.ndjson"'}
    return Response(replay.record(match), headers=headers, media_type=RECORD_TYPE)


@router.post("/records", status_code=201, response_model=bodies.ReplayInfo)
async def import_record(request: Request, house: TheHouse, guest: TheGuest) -> dict[str, Any]:
    """Keep a record file of one match, after checking every line of it."""
    house.check_rate("import", request, guest)
    data = await request.body()
    verdicts = await asyncio.to_thread(lambda: list(verify(data, house.games)))
    for verdict in verdicts:
        if verdict.error is not None:
            words = text("refused-words", words=f"record:{verdict.error}")
            raise Refusal("malformed", words)
    match = verdicts[0].match
    if len(verdicts) > 1 or match is None:
        words = text("refused-one-match", matches=len(verdicts))
        raise Refusal("malformed", words)
    record_id = RECORD_PREFIX + secrets.token_urlsafe(ID_BYTES)
    kept = data.decode()
    await house.store.keep_record(record_id, guest.identity, kept)
    return replay.of_record(record_id, match, kept).info()


@router.get("/games/{game}/cards/{language}")
async def said_cards(game: str, language: wire.Language, house: TheHouse) -> list[bodies.SaidCard]:
    """Return a game's catalogue of cards in one language."""
    house.game(game)
    return await asyncio.to_thread(info.said_cards, game, language)


@router.get("/games/{game}/locales/{language}", responses={200: {"content": {"text/plain": {}}}})
async def locale(game: str, language: wire.Language, house: TheHouse) -> Response:
    """Return the Fluent messages of the house and of a game in one language."""
    house.game(game)
    return Response(info.locale(game, language), media_type="text/plain; charset=utf-8")


@service.get("/healthz")
async def health(request: Request) -> dict[str, str | int | dict[str, str]]:
    """Say that the server can read and write its data, which games are ready, what is set aside."""
    house = house_of(request)
    await house.checkup.passes(house.store)
    stages: dict[str, str] = {name: house.hall.readiness.stage(name) for name in house.games}
    return {"status": "ok", "games": stages, "set_aside": len(house.hall.aside)}


@service.get("/metrics", responses={200: {"content": {"text/plain": {}}}})
async def figures(request: Request) -> Response:
    """Return the figures Prometheus collects."""
    return Response(metrics.exposition(house_of(request)), media_type="text/plain; version=0.0.4")
