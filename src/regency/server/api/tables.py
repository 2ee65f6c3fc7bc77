"""The HTTP API: the games, and what is arranged at tables."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import TypeAdapter

from regency.core.text import text
from regency.server.api.static import File, as_sent
from regency.server.api.strict import StrictRoute
from regency.server.auth.sessions import Guest
from regency.server.net.addresses import reachable_at
from regency.server.refusal import Refusal
from regency.server.services import Services, services_of
from regency.server.tables import giving_up, info, seating
from regency.server.tables.table import Table
from regency.server.wire import bodies
from regency.server.wire.common import API, Text
from regency.server.wire.messages import TableInfo

router = APIRouter(prefix=API, route_class=StrictRoute)


async def the_services(request: Request) -> Services:
    """Return the services of this server."""
    return services_of(request)


async def the_guest(
    request: Request, services: Annotated[Services, Depends(the_services)]
) -> Guest:
    """Return who asks; refuses someone who has no name yet."""
    guest = services.guest(request)
    if guest is None:
        raise Refusal("not-allowed", text("refused-no-name"))
    return guest


TheServices = Annotated[Services, Depends(the_services)]
TheGuest = Annotated[Guest, Depends(the_guest)]


async def the_arranger(request: Request, services: TheServices, guest: TheGuest) -> Guest:
    """Return who arranges something at a table, of which everybody there is told."""
    services.check_rate("arrange", request, guest)
    return guest


TheArranger = Annotated[Guest, Depends(the_arranger)]


async def the_table(table_id: str, services: TheServices) -> Table:
    """Return the table of an address."""
    return await services.registry.table(table_id)


TheTable = Annotated[Table, Depends(the_table)]

# --- the server


@router.get("/addresses")
async def addresses(request: Request, services: TheServices) -> bodies.Addresses:
    """Return where other devices can reach this server; behind a proxy the page's origin is."""
    settings, server = services.settings, request.scope.get("server")
    if settings.public_address is not None:
        return bodies.Addresses(addresses=[settings.public_address.rstrip("/")])
    if settings.behind_proxy or server is None:
        return bodies.Addresses(addresses=[])
    return bodies.Addresses(addresses=reachable_at(settings.host, server[1]))


# --- games and bots


@router.get("/games")
async def list_games(services: TheServices) -> list[bodies.GameInfo]:
    """Return every game."""
    return [info.game_info(name) for name in services.games]


@router.get("/games/{game}")
async def one_game(game: str, services: TheServices) -> bodies.GameInfo:
    """Return one game."""
    return info.game_info(services.game(game).name)


@router.get("/games/{game}/cards", response_model=list[bodies.CardInfo])
async def cards(game: str, services: TheServices, request: Request) -> Response:
    """Return a game's catalogue of cards."""
    return cards_file(services.game(game).name).response(request)


@functools.cache
def cards_file(game: str) -> File:
    """Return a catalogue as it is sent: it never changes while the server runs, and packs well."""
    cards = TypeAdapter(list[bodies.CardInfo])
    return as_sent("cards.json", cards.dump_json(info.card_infos(game)), {})


@router.get("/bots")
async def bots(services: TheServices) -> list[bodies.BotInfo]:
    """Return the levels of play."""
    return info.bot_infos()


@router.get("/phrases")
async def phrases(services: TheServices) -> list[Text]:
    """Return what can be said with one tap."""
    return [Text(key=key, params={}) for key in info.PHRASES]


# --- tables


def shown(table: Table, guest: Guest | None) -> dict[str, Any]:
    """Return a table as a guest sees it."""
    return info.table_info(table, guest.identity if guest else None)


@router.get("/tables", responses={200: {"model": bodies.TableList}})
async def list_tables(request: Request, services: TheServices) -> Response:
    """Return the open tables, and those one sits at."""
    guest = services.guest(request)
    services.check_rate("list", request, guest)
    identity = guest.identity if guest else None
    circles = await services.circles_of(identity) if identity else []
    listed = await services.registry.listing(identity)
    # Up to three hundred tables: checked once more, they would take the loop three times as long.
    told = orjson.dumps({**listed, "circles": [one.model_dump() for one in circles]})
    return Response(told, media_type="application/json")


@router.post("/tables", status_code=201, response_model=TableInfo)
async def open_table(
    wish: bodies.NewTable, request: Request, services: TheServices, guest: TheGuest
) -> dict[str, Any]:
    """Open a table, and start at once if that is wished and no seat is open."""
    services.check_rate("table", request, guest)
    if services.registry.ownership is not None:
        services.registry.ownership.open_here()
    if wish.game not in services.games:
        raise Refusal("malformed", text("refused-no-such-game", game=wish.game))
    game = services.games[wish.game]
    plan = seating.plan_table(game, wish, guest)
    invited = await services.members_with(guest, wish.circle) if wish.circle else []
    table = await services.registry.open(game, plan)
    services.caller.invited(table, "invited", invited)
    if wish.start and not any(seat.kind == "empty" for seat in plan.seats):
        await table.start()
    return shown(table, guest)


@router.get("/tables/{table_id}", response_model=TableInfo)
async def one_table(table: TheTable, request: Request, services: TheServices) -> dict[str, Any]:
    """Return a table; knowing its address is being invited."""
    return shown(table, services.guest(request))


@router.patch("/tables/{table_id}", response_model=TableInfo)
async def change_table(
    wish: bodies.ChangeTable, table: TheTable, guest: TheArranger
) -> dict[str, Any]:
    """Change what was agreed, before the start."""
    await seating.change(table, guest, wish)
    return shown(table, guest)


@router.post("/tables/{table_id}/join", response_model=TableInfo)
async def join_table(
    wish: bodies.JoinTable,
    table: TheTable,
    request: Request,
    services: TheServices,
    guest: TheGuest,
) -> dict[str, Any]:
    """Sit down; ask for the seat while the match runs."""
    services.check_rate("join", request, guest)
    await seating.join(table, guest, wish.seat)
    return shown(table, guest)


@router.post("/tables/{table_id}/leave", response_model=TableInfo)
async def leave_table(table: TheTable, guest: TheArranger) -> dict[str, Any]:
    """Get up; a bot plays on until one comes back."""
    await seating.leave(table, guest)
    return shown(table, guest)


@router.post("/tables/{table_id}/start", response_model=TableInfo)
async def start_table(table: TheTable, guest: TheArranger) -> dict[str, Any]:
    """Deal: the host's right."""
    seating.only_host(table, guest)
    await table.start()
    return shown(table, guest)


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=TableInfo)
async def rematch(
    table: TheTable, request: Request, services: TheServices, guest: TheGuest
) -> dict[str, Any]:
    """Open the table of the next match, with everyone one seat further."""
    services.check_rate("table", request, guest)
    return shown(await seating.rematch(services.registry, table, guest), guest)


@router.post("/tables/{table_id}/word", response_model=TableInfo)
async def add_word(wish: bodies.AddWord, table: TheTable, guest: TheArranger) -> dict[str, Any]:
    """Add the person's own word to the deal."""
    await seating.add_word(table, guest, wish.word, wish.seat)
    return shown(table, guest)


@router.post("/tables/{table_id}/stand-in", response_model=TableInfo)
async def stand_in(
    wish: bodies.StandIn, table: TheTable, services: TheServices, guest: TheArranger
) -> dict[str, Any]:
    """Hand a seat to a bot, or take it back; of somebody else who is away: ask for that."""
    await seating.hand(table, guest, wish.seat, wish.level)
    if wish.level is None:
        await services.store.results.hide(guest.identity, table.id, False)
    return shown(table, guest)


@router.post("/tables/{table_id}/resign", response_model=TableInfo)
async def resign(wish: bodies.Resign, table: TheTable, guest: TheArranger) -> dict[str, Any]:
    """Give the match up for good, with one seat or all one's own."""
    await giving_up.resign(table, guest, wish.seat)
    return shown(table, guest)


@router.post("/tables/{table_id}/remove", response_model=TableInfo)
async def remove(wish: bodies.RemoveSeat, table: TheTable, guest: TheArranger) -> dict[str, Any]:
    """Send someone away from a seat: the host's right."""
    await seating.remove(table, guest, wish.seat)
    return shown(table, guest)
