"""Where tables are kept: SQLite by default, PostgreSQL when outgrown, through the same statements."""

from __future__ import annotations

from .opening import open_store
from .rows import Listed, Stored, Summary
from .store import Store

__all__ = ["Listed", "Store", "Stored", "Summary", "open_store"]
