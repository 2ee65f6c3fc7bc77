"""What may have to be done at tables that are another server's, by name."""

from regency.server.tables.erasing import erase_at
from regency.server.tables.joining import join_at
from regency.server.tables.registry import Errand
from regency.server.tables.renaming import rename_at

ERRANDS: dict[str, Errand] = {"erase": erase_at, "join": join_at, "rename": rename_at}
