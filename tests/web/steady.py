"""`regency serve` that deals every table of a game alike: what a test meets does not hang on luck.

Set REGENCY_DEALS=chance to let browser tests meet deals that nobody has looked at yet.
"""

from __future__ import annotations

import secrets
import sys
from itertools import count
from types import SimpleNamespace

from regency.cli import main
from regency.server.tables import registry, table

#: How often a deal was renewed: each time it is another one.
RENEWED = count(1)


def deal_alike() -> None:
    """Let tables be dealt by known seeds; ids stay secret and single."""
    first = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_bytes=bytes)
    later = SimpleNamespace(token_bytes=lambda size: next(RENEWED).to_bytes(size, "big"))
    vars(registry)["secrets"] = first
    vars(table)["secrets"] = later


if __name__ == "__main__":
    deal_alike()
    sys.exit(main())
