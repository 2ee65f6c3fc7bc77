"""`regency serve` that deals every table of a game alike: what a test meets does not hang on luck.

Set REGENCY_DEALS=chance to let browser tests meet deals that nobody has looked at yet.
"""

from __future__ import annotations

import secrets
import sys
from types import SimpleNamespace

from regency.cli import main
from regency.server.tables import registry, table

#: Ids stay secret and single; only what cards are dealt by is known beforehand.
KNOWN = SimpleNamespace(
    token_urlsafe=secrets.token_urlsafe,
    token_bytes=lambda count: bytes(count),
)


def deal_alike() -> None:
    """Let tables be dealt by a known seed."""
    for module in (registry, table):
        vars(module)["secrets"] = KNOWN


if __name__ == "__main__":
    deal_alike()
    sys.exit(main())
