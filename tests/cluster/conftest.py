"""Nodes as processes over a real PostgreSQL."""

from tests.store.conftest import postgres

__all__ = ["postgres"]
