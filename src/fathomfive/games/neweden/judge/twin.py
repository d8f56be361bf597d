"""Stations to try things on: what they would be with another card."""

from __future__ import annotations

from ..content.tables import OUTSIDE, OXYGEN
from ..rules.state import Station


class Twin(Station):
    """A station to try things on: it shares its rows of cards, which are replaced and never changed."""

    __slots__ = ()


def twin_of(station: Station) -> Twin:
    """A station as it is, to try things on."""
    twin: Twin = Twin.__new__(Twin)
    twin.coins = station.coins
    twin.points = station.points
    twin.damage = station.damage
    twin.arms = station.arms[:]
    twin.lying = station.lying[:]
    twin.staffed = station.staffed[:]
    twin.used = station.used
    twin.dome = station.dome
    twin.deeple = station.deeple
    twin.extended = station.extended
    twin.vents = station.vents
    return twin


def add_module(twin: Twin, group: int, card: int, first: bool = False) -> None:
    """Place a card at a twin, at the outer end of its arm or as the first one."""
    twin.arms[group] = [card, *twin.arms[group]] if first else [*twin.arms[group], card]
    if group < OUTSIDE:
        twin.lying[group] = [0, *twin.lying[group]] if first else [*twin.lying[group], 0]
        twin.staffed[group] = [0, *twin.staffed[group]] if first else [*twin.staffed[group], 0]
    elif group == OXYGEN:
        twin.used = [*twin.used, 0]
