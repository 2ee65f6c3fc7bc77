"""What outlives the process: tables, their entries, chat and kept records."""

from regency.store.rows import (
    CallableBrowser,
    CallWishes,
    DeviceRow,
    Everyone,
    PasskeyRow,
    PersonRow,
    ResultRow,
    Tally,
)
from regency.store.store import (
    Conflict,
    InUse,
    Sessions,
    Stage,
    Store,
    StoreError,
    Table,
    TableState,
    Unavailable,
    open_store,
)

__all__ = [
    "CallWishes",
    "CallableBrowser",
    "Conflict",
    "DeviceRow",
    "Everyone",
    "InUse",
    "PasskeyRow",
    "PersonRow",
    "ResultRow",
    "Sessions",
    "Stage",
    "Store",
    "StoreError",
    "Table",
    "TableState",
    "Tally",
    "Unavailable",
    "open_store",
]
