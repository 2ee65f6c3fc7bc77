"""Whose tables are whose, as the registry asks: filled where several servers share a database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Ownership(Protocol):
    """Knows which tables are this server's where several share a database."""

    def open_here(self) -> None:
        """Refuse a new table where this server takes none: raises Elsewhere."""

    def fitting(self, new_id: Callable[[], str]) -> str:
        """Return an id whose table belongs to this server."""

    async def claim(self, table_id: str) -> bool:
        """Have a table; False: there is none. Raises Elsewhere, and Refusal if nobody answers."""

    def has(self, table_id: str) -> bool:
        """Tell whether a table is this server's now."""

    async def unowned(self, table_ids: Sequence[str]) -> list[str]:
        """Return those of some tables that nobody has and that belong here."""

    def let_go(self, table_ids: Sequence[str]) -> None:
        """Have some tables no longer."""

    async def turns(self, table_ids: Sequence[str]) -> Mapping[str, Mapping[str, Any]]:
        """Return whose turn it is at tables of other servers, as far as they tell in time."""

    async def errand(self, node: str, what: str, table_id: str, about: Mapping[str, Any]) -> None:
        """Have something done at a table of another server; raises Refusal if it does not tell."""
