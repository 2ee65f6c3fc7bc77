"""A link to a table where it is pasted: the tags in its page, and the picture they name.

What a picture costs is bounded: it is counted for its address, drawn one at a time beside
everything else, and remembered; only so many wait.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response

from regency.core.bounded_cache import BoundedCache
from regency.language.speaker import LANGUAGES, MissingText
from regency.server.api.tables import TheServices, TheTable
from regency.server.invitations.picture import Card, draw
from regency.server.invitations.words import card_of, circle_tags, drawable, tags
from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.server.services import Services, address_of
from regency.server.tables.table import Table
from regency.server.wire.common import API, Language

router = APIRouter(prefix=API)

PNG = "image/png"
#: Previewers keep pictures for themselves; browsers ask again after a while.
CACHE = "public, max-age=300"
#: Pictures that are remembered, some 40 KiB each, and those that may wait to be drawn.
MOST_KEPT = 128
MOST_WAITING = 8
#: Letters of the mark that makes another table another picture.
MARK = 12


class Pictures:
    """Draws pictures one after the other, each only once while it is remembered."""

    def __init__(self) -> None:
        self._kept: BoundedCache[Card, bytes] = BoundedCache(MOST_KEPT)
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def of(self, card: Card) -> bytes:
        """Return a card's picture; raises Refusal where too many wait."""
        if card in self._kept:
            return self._kept[card]
        if self._waiting >= MOST_WAITING:
            raise Refusal("unavailable")
        self._waiting += 1
        try:
            async with self._lock:
                if card not in self._kept:  # somebody before may have wanted the same
                    self._kept.keep(card, await asyncio.to_thread(draw, card))
                return self._kept[card]
        finally:
            self._waiting -= 1


PICTURES = Pictures()


async def the_card(table: Table, language: str) -> Card:
    """Return what is said of a table; the first time a language is said takes a while.

    Raises Unknown where the game, which may be from elsewhere, does not say its name in it.
    """
    try:
        return await asyncio.to_thread(card_of, table.game, table.plan, table.stage, language)
    except MissingText as error:
        raise Unknown from error


@router.get(
    "/tables/{table_id}/picture",
    response_class=Response,
    responses={200: {"content": {PNG: {}}}},
)
async def picture(
    table: TheTable,
    request: Request,
    services: TheServices,
    lang: Annotated[Language | None, Query()] = None,
) -> Response:
    """Return the picture of a table for previews of its link: who invites, free seats, clock."""
    services.check_rate("picture", request, None)
    language = lang or table.plan.language
    card = drawable(await the_card(table, language), table.game, table.stage, language)
    headers = {"Cache-Control": CACHE, "ETag": f'"{_mark(card)}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(await PICTURES.of(card), headers=headers, media_type=PNG)


async def head_of(services: Services, table_id: str, request: Request) -> str | None:
    """Return the tags for a table's page; None where there is nothing to be said of it."""
    if not services.limits.allow("http", None, address_of(request)):
        return None
    try:
        table = await services.registry.table(table_id)
        asked = request.query_params.get("lang", "")
        language = asked if asked in LANGUAGES else table.plan.language
        card = await the_card(table, language)
    except (Elsewhere, Refusal, Unknown):
        return None
    origin = _origin(services, request)
    query = urlencode({"lang": language})
    mark = urlencode({"v": _mark(card)})
    return tags(
        card,
        language,
        f"{origin}/table/{table_id}?{query}",
        f"{origin}{API}/tables/{table_id}/picture?{query}&{mark}",
    )


async def head_of_circle(services: Services, request: Request) -> str:
    """Return the tags for a circle's page, whether there is that circle or not."""
    asked = request.query_params.get("lang", "")
    language = asked if asked in LANGUAGES else LANGUAGES[0]
    game = next(iter(services.games))
    return await asyncio.to_thread(circle_tags, language, game, _origin(services, request))


def _origin(services: Services, request: Request) -> str:
    """Return where people reach the pages."""
    return (services.settings.public_address or str(request.base_url)).rstrip("/")


def _mark(card: Card) -> str:
    return hashlib.sha256(repr(card).encode()).hexdigest()[:MARK]
