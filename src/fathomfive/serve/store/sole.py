"""One server for one SQLite file: only PostgreSQL lets several share a store."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from ...kernel import SetupError
from ..settings import Settings
from .database import make_private


@contextmanager
def sole(settings: Settings) -> Iterator[None]:
    """Hold the store's file for this process; the system lets go of it when the process dies, however it dies."""
    url = make_url(settings.address())
    if url.get_backend_name() != "sqlite":
        yield
        return
    make_private(Path(f"{url.database}.lock"))
    with open(f"{url.database}.lock", "a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SetupError(f"another server uses {url.database}: several can share a PostgreSQL store only") from None
        yield
