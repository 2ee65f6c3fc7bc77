"""Tables to keep, for the tests."""

import itertools
import secrets
from typing import Any

from regency.store import Table, TableState

_numbers = itertools.count()


def a_table(table_id: str = "", created: int = 1_800_000_000, **state: Any) -> Table:
    return Table(
        id=table_id or f"table{next(_numbers)}",
        game="kuhn",
        rules_version=1,
        created=created,
        seed=secrets.token_bytes(32),
        state=TableState(**state),
    )
