"""The WebSocket's address: the handshake, and who is let in."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial
from typing import NamedTuple, get_args

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from regency.core.text import text
from regency.server.auth.sessions import Guest
from regency.server.net.connection import Connection
from regency.server.net.problems import PROBLEM_TYPE, problem_body
from regency.server.net.requests import Requests
from regency.server.net.security import same_origin
from regency.server.net.transport import EXTENSION, SocketTransport
from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.server.services import Services, address_of
from regency.server.wire.common import DEFAULT_FORM, Form

#: Close codes of refused handshakes; browsers see 1006 and ask the table's address for the reason.
NOT_FOUND, FORBIDDEN, TOO_MANY = 4404, 4403, 4429
#: Close code: another node has the table. The reason is its name: /n/NAME before the address.
ELSEWHERE = 4421
#: By this a proxy learns which node has a table.
TABLE_HEADER = b"regency-table"
#: The status of a handshake that asks for what there is not.
BAD_REQUEST = 400


class Visit(NamedTuple):
    """What a handshake said; all else of it is forgotten."""

    guest: Guest | None
    device: str | None  # the browser it comes from
    address: str
    form: Form | None  # None: it asks for one that there is not
    since: int


class TableSocket:
    """One connection to one table."""

    def __init__(
        self, services: Services, table_id: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.services = services
        self.table_id = table_id
        self.scope = scope
        self.receive = receive
        self.send = send

    async def run(self) -> None:
        """Shake hands, then listen and talk until one side hangs up."""
        services = self.services
        await self.receive()  # websocket.connect
        visit, code = self._visit(services)
        if code is None and not services.limits.open(visit.address):
            code = TOO_MANY
        if code is not None:
            await self.send({"type": "websocket.close", "code": code})
            return
        try:
            with suppress(OSError):  # gone in the middle of the handshake
                await self._follow(services, visit)
        finally:
            services.limits.close(visit.address)

    def _visit(self, services: Services) -> tuple[Visit, int | None]:
        """Read the handshake; return what is needed of it later, and why it is refused, if so."""
        connection = HTTPConnection(self.scope)
        session, address = services.session(connection), address_of(connection)
        guest = session.guest if session is not None else None
        device = session.device if session is not None else None
        identity = guest.identity if guest else None
        visit = Visit(guest, device, address, form_of(connection), since(connection))
        if not same_origin(connection, services.settings.origins):
            return visit, FORBIDDEN
        if services.limits.is_barred(identity, address):
            return visit, TOO_MANY
        allowed = services.limits.allow("connect", identity, address)
        return visit, None if allowed else TOO_MANY

    async def _refuse_form(self) -> None:
        """Answer a handshake that asks for a form there is not."""
        detail = f"form: there is {' and '.join(get_args(Form))}"
        body = problem_body(BAD_REQUEST, detail, text("refused-malformed"))
        headers = [(b"content-type", PROBLEM_TYPE.encode())]
        start = {"type": "websocket.http.response.start", "status": BAD_REQUEST}
        await self.send({**start, "headers": headers})
        await self.send({"type": "websocket.http.response.body", "body": body})

    async def _follow(self, services: Services, visit: Visit) -> None:
        if visit.form is None:
            await self._refuse_form()
            return
        try:
            table = await services.registry.table(self.table_id)
        except Elsewhere as elsewhere:
            # After the handshake: browsers see no code of one that is refused, nor follow it.
            await self.send({"type": "websocket.accept"})
            close = {"type": "websocket.close", "code": ELSEWHERE, "reason": elsewhere.node}
            await self.send(close)
            return
        except (Unknown, Refusal):
            await self.send({"type": "websocket.close", "code": NOT_FOUND})
            return
        headers = [] if services.node is None else [(TABLE_HEADER, table.id.encode())]
        await self.send({"type": "websocket.accept", "headers": headers})
        transport: SocketTransport = self.scope["extensions"][EXTENSION]
        link = Connection(table, visit.guest, transport, visit.form, visit.since)
        link.device = visit.device
        find, address = services.registry.table, visit.address
        requests = Requests(link, services.limits, services.bots, find, address)
        transport.gate = services.gate
        transport.when_room = link.write
        transport.when_flooded = partial(services.limits.bar, link.identity, address)
        services.connections.add(link)
        link.enter()
        transport.open(counted=services.limits.on)
        try:
            await requests.listen(transport)
        finally:
            transport.when_room = transport.when_request = None
            services.connections.discard(link)
            link.leave()


def form_of(connection: HTTPConnection) -> Form | None:
    """Return the form of frames that a client asks for: `?form=drawn`; None: there is no such."""
    given = connection.query_params.get("form", DEFAULT_FORM)
    return next((form for form in get_args(Form) if form == given), None)


def since(connection: HTTPConnection) -> int:
    """Return the `at` a client that comes back knows already: `?since=38`."""
    given = connection.query_params.get("since", "0")
    return int(given) if re.fullmatch("[0-9]{1,7}", given) else 0
