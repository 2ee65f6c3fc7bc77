"""What outlives the process: tables, their entries, chat and kept records."""

from regency.store.rows import DeviceRow, Everyone, PasskeyRow, PersonRow
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
    "Conflict",
    "DeviceRow",
    "Everyone",
    "InUse",
    "PasskeyRow",
    "PersonRow",
    "Sessions",
    "Stage",
    "Store",
    "StoreError",
    "Table",
    "TableState",
    "Unavailable",
    "open_store",
]
