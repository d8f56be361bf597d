"""The application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from .. import __version__
from .decoding import look_over
from .house import House
from .http.actions import ActionsController
from .http.daily import DailyController
from .http.games import GamesController
from .http.gate import Gate
from .http.gatherings import GatheringController, opened, server, sit
from .http.health import engine, healthz, metrics, openapi, readyz
from .http.inspection import InspectionController
from .http.logbook import logbook_maps, logbook_page
from .http.parcels import ParcelsController
from .http.problems import HANDLERS
from .http.puzzles import PuzzlesController
from .http.sockets import live
from .http.static import static
from .http.study import StudyController
from .http.tables import TablesController
from .metrics import Metrics
from .settings import Settings
from .store import open_store
from .store.sole import sole
from .thinking.pool import open_thinkers


def application(settings: Settings | None = None) -> Gate:
    """The ASGI application; everything it needs is opened when it starts and closed when it stops."""
    settings = settings or Settings()
    settings.address()
    look_over()
    numbers = Metrics()
    return Gate(_framed(settings, numbers), settings, numbers)


def interface() -> dict[str, Any]:
    """The OpenAPI document, without a server."""
    return _framed(Settings(), Metrics()).openapi_schema.to_schema()


def _framed(settings: Settings, numbers: Metrics) -> Litestar:
    """All handlers in the web framework."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        with sole(settings):
            store = await open_store(settings)
            app.state.house = house = House(settings, store, open_thinkers(settings), numbers)
            try:
                await house.open()
                yield
            finally:
                await house.close()

    return Litestar(
        route_handlers=[
            TablesController,
            ActionsController,
            GatheringController,
            sit,
            opened,
            server,
            InspectionController,
            GamesController,
            DailyController,
            StudyController,
            PuzzlesController,
            ParcelsController,
            logbook_maps,
            logbook_page,
            live,
            healthz,
            readyz,
            engine,
            metrics,
            openapi,
            static,
        ],
        lifespan=[running],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Fathom Five",
            version=__version__,
            description="Five deep-sea board games: tables, seats, questions and answers.",
            render_plugins=[],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            security=[{}, {"seat": []}],
        ),
        logging_config=None,
    )
