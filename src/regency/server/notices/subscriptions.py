"""Which browsers can be called, and which addresses are never called at all."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from enum import Enum, auto
from urllib.parse import urlsplit

HTTPS_PORT = 443


class Sent(Enum):
    """What became of a message."""

    TAKEN = auto()  # the service has it, and brings it
    GONE = auto()  # the browser does not want any more
    LATER = auto()  # the service is away or busy
    REFUSED = auto()  # … or does not take messages of ours: asking again changes nothing


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
