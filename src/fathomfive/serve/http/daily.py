"""The daily dive over HTTP."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from ...party.dive_shapes import Counted, DailyShown, Result, date_of, shown
from .parameters import REFUSALS
from .visitors import AnyRequest, house_of, strictly


class DailyController(Controller):
    """One deal for everybody."""

    path = "/api/daily"
    tags = ["daily dive"]  # noqa: RUF012

    @get("/", responses=REFUSALS, summary="The daily dive")
    async def daily(
        self,
        request: AnyRequest,
        day: Annotated[
            str | None, QueryParameter(name="date", description="A past day, YYYY-MM-DD.", max_length=10)
        ] = None,
    ) -> DailyShown:
        """Today's dive, by UTC, or that of a past day, which is out of competition."""
        dives = house_of(request).dives
        return await shown(dives, dives.today() if day is None else date_of(day))

    @post("/results", status_code=201, responses=REFUSALS, summary="Let a dive count")
    async def result(self, request: AnyRequest, data: JSONBody[Result]) -> Counted:
        """Send the record of a finished dive; it is played again here, and counts once. Luck is taken out later."""
        data = await strictly(request, data)
        dives = house_of(request).dives
        row = await dives.add(data.record, data.name, data.table)
        return Counted(row.id, await shown(dives, date.fromisoformat(row.date)))
