"""Pointing: at a table whose seats win or lose as one, a person shows the others a thing. It is never stored."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from ..kernel import Asked
from ..kernel.values import same
from ..party import words
from ..party.errors import Full, Invalid, NotYours, Refused
from ..party.party import Party
from ..party.plainly import AnyJson as Json
from .buckets import Buckets
from .store.writing import MOST_SAID

if TYPE_CHECKING:
    from .house import House
    from .live import Live

RATE, BURST = 4.0, 12
"""Gestures of a seat: so many a second on average, so many at once."""
LASTING = 10_000
"""Milliseconds for which a gesture is shown to those who look without a socket."""


class Point(msgspec.Struct, frozen=True):
    """A gesture, as nodes tell it to each other."""

    table: str
    seat: int
    target: str | None
    labels: dict[str, str]
    """By language: what the option says on its button, if it was one."""
    at: int


class PointShown(msgspec.Struct, frozen=True, tag="point", tag_field="type"):
    """What another person points at; null for `target` and `label`: at nothing any more."""

    seat: int
    target: str | None
    label: str | None
    at: int


class _Said(msgspec.Struct, frozen=True):
    node: str
    point: Point


class Pointing:
    """Who may point how often, and who hears of it: the seats at this node, and through PostgreSQL at all others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rate = Buckets(RATE, BURST)

    async def point(self, live: Live, seat: int, target: str | None, value: Json) -> None:
        """Show the others a thing, or (value) one of the options of one's question."""
        if not self._rate.allows(f"{live.table}/{seat}", time.monotonic()):
            self._house.metrics.refused.labels("pointing").inc()
            raise Full("you point too often: wait a moment")
        async with live.held() as party:
            point = pointed(party, seat, target, value, self._house.clock.now())
        live.show(point)
        if self._house.store.on_postgres:
            said = msgspec.json.encode(_Said(self._house.store.node, point))
            if len(said) < MOST_SAID:
                await self._house.store.say(said.decode())

    def heard(self, payload: str) -> None:
        """Another node tells of a gesture."""
        said = msgspec.json.decode(payload, type=_Said)
        live = self._house.known(said.point.table)
        if live is not None and said.node != self._house.store.node:
            live.show(said.point)


def pointed(party: Party, seat: int, target: str | None, value: Json, at: int) -> Point:
    """A gesture that the table allows."""
    if party.past is not None or not party.table.game.rules.allied(party.table.state):
        raise Refused("pointing is for tables whose seats win or lose together")
    labels: dict[str, str] = {}
    if value is not None:
        asked = question_of(party, seat)
        option = next((option for option in asked.options if same(option, value)), None)
        if option is None:
            raise Invalid("that is not an option of your question")
        target = target or asked.target(option)
        labels = {language: asked.label(option, language) for language in words.LANGUAGES}
    return Point(party.header.table, seat, target, labels, at)


def question_of(party: Party, seat: int) -> Asked:
    """The question of a seat."""
    for asked in party.table.questions:
        if asked.seat == seat:
            return asked
    raise NotYours(f"seat {seat} is not asked now: it can point at things, not at options")


def shown(point: Point, language: str) -> PointShown:
    """A gesture in one language."""
    return PointShown(point.seat, point.target, point.labels.get(language), point.at)
