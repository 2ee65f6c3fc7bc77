"""Which browsers can be called, and which addresses are never called at all."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

HTTPS_PORT = 443


@dataclass(frozen=True)
class Subscription:
    """Where a browser can be called, and the keys only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


class BadEndpoint(Exception):
    """An address that nothing is ever sent to."""


def check_endpoint(endpoint: str, own_network: bool) -> None:
    """Refuse addresses that are not on the public network by https; raises BadEndpoint.

    Names are looked up only when something is sent: see `PublicResolver`.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadEndpoint from error
    if own_network and parts.scheme in ("http", "https") and host:
        return
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or parts.username is not None:
        raise BadEndpoint
    try:
        if not ipaddress.ip_address(host).is_global:
            raise BadEndpoint
    except ValueError:
        if "." not in host or host.endswith((".local", ".internal", ".localhost", ".")):
            raise BadEndpoint from None
