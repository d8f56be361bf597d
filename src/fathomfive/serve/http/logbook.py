"""The logbook over HTTP: a finished table's page for whoever played it, and the maps to fill in."""

from __future__ import annotations

import asyncio

from litestar import get

from ...party.logbook import MapShown, maps, page
from ...study.logbook import Entry
from .parameters import REFUSALS, Lang, TableId
from .visitors import AnyRequest, visiting


@get("/api/logbook", responses=REFUSALS, summary="The maps of the logbook", tags=["study"])
async def logbook_maps() -> list[MapShown]:
    """What finished games can fill in, tile by tile, with names in every language."""
    return maps()


@get("/api/tables/{table:str}/logbook", responses=REFUSALS, summary="A page of the logbook", tags=["study"])
async def logbook_page(request: AnyRequest, table: TableId, lang: Lang = None) -> Entry:
    """A finished game as its player writes it down: result, depth, tiles of maps, opening. A rule over its record."""
    at = await visiting(request, table, lang=lang)
    async with at.live.held() as party:
        found = page(party, at.viewer)
    return await asyncio.to_thread(found.entry)
