"""Web Push: messages that only one browser can read, to services that nobody here chose.

An endpoint is an address that a stranger gave us: it is https, no address of this network, and
what answers there cannot send us on. Loaded when the first message is sent: its libraries take
20 MiB, and most servers call nobody.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from pywebpush import WebPusher, WebPushException

from regency.server.notices.subscriptions import BadEndpoint, Sent, Subscription, check_endpoint
from regency.server.notices.vapid import PushKey

log = logging.getLogger(__name__)

SEND_SECONDS = 10
#: A service keeps a message for a browser that is away for so long.
KEPT_SECONDS = 24 * 3600
GONE = (404, 410)
#: Answers of a service that may take the same message later, beside its own faults (5xx).
BUSY = (408, 425, 429)


class PublicResolver(AbstractResolver):
    """Looks names up, and finds addresses of the public network alone."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return a host's public addresses; raises OSError where it has none."""
        found = await self._resolver.resolve(host, port, family)
        public = [one for one in found if ipaddress.ip_address(one["host"]).is_global]
        if not public:
            raise OSError(f"{host} is not on the public network")
        return public

    async def close(self) -> None:
        """Let go of nothing."""


class Pusher:
    """Sends messages to push services."""

    def __init__(self, key: PushKey, own_network: bool) -> None:
        self.key = key
        self.own_network = own_network
        self._session: aiohttp.ClientSession | None = None

    async def send(self, to: Subscription, message: bytes, topic: str) -> Sent:
        """Send a message, and tell what became of it."""
        try:
            check_endpoint(to.endpoint, self.own_network)
            body = await asyncio.to_thread(_encrypted, to, message)
            headers = self.key.headers(to.endpoint) | {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_SECONDS),
                "Topic": topic,
                "Urgency": "normal",
            }
            post = self._open().post(to.endpoint, data=body, headers=headers, allow_redirects=False)
            async with post as answer:
                return _judged(answer.status)
        except (BadEndpoint, WebPushException, ValueError, TypeError):  # no keys at all
            return Sent.GONE
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            log.warning("a push service cannot be reached: %s", type(error).__name__)
            return Sent.LATER

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver: Any = None if self.own_network else PublicResolver()
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver),
                timeout=aiohttp.ClientTimeout(total=SEND_SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        """Hang up."""
        if self._session is not None:
            await self._session.close()


def _judged(status: int) -> Sent:
    if status < 300:
        return Sent.TAKEN
    if status in GONE:
        return Sent.GONE
    if status >= 500 or status in BUSY:
        log.warning("a push service answered %s: it is asked again", status)
        return Sent.LATER
    log.error("a push service refuses what this server sends: it answered %s", status)
    return Sent.REFUSED


def _encrypted(to: Subscription, message: bytes) -> bytes:
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(message)["body"]
    return body
