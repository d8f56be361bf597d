"""Browsers that want to be told of a seat's turns, also while no page is open."""

from __future__ import annotations

from . import entries as e
from .shapes import Subscription

MOST = 4
"""Browsers of one seat that are told; the newest count."""


def note(pushes: dict[int, list[Subscription]], entry: e.Push) -> None:
    """A browser is to be told, or no longer."""
    others = [one for one in pushes.pop(entry.seat, []) if one.endpoint != entry.endpoint]
    if entry.keys:
        others.append(Subscription(entry.endpoint, entry.keys))
    if others:
        pushes[entry.seat] = others[-MOST:]
