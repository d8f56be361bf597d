"""Opening a store by its address."""

from __future__ import annotations

import secrets

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ...kernel import SetupError
from ..settings import Settings
from .database import Database, Postgres, Sqlite
from .store import Store


async def open_store(settings: Settings, node: str | None = None) -> Store:
    """Open the store that the settings name, and make it if it is new."""
    url = make_url(settings.address())
    database: Database = Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url, settings.patience)
    store = Store(database, node or secrets.token_hex(6), settings.patience)
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        await store.close()
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        raise SetupError(f"the store {shown}: {reason}") from None
    except BaseException:
        await store.close()
        raise
    return store
