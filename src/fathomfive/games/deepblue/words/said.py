"""What is said of the chart and of piles: the wreck that lies somewhere, as far as anybody knows; counts of stones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....kernel import Phrase
from ..content.tables import BLACK, BLUE, COLOURS
from ..rules.state import FACE_DOWN, DeepBlueState


def said(s: DeepBlueState, viewer: int) -> dict[str, Sequence[Phrase]]:
    """Nodes of the chart, bag, supply and deck: a name, then lines. They are open: all viewers are told the same."""
    found: dict[str, Sequence[Phrase]] = {f"node/{node}": node_lines(s, node) for node in range(len(s.wrecks))}
    stones = [*s.bag.pool, *s.bag.tail]
    found["bag"] = counted("said-bag", tuple([stones.count(colour) for colour in range(len(COLOURS))]))
    found["supply"] = counted("said-supply", tuple(s.supply))
    found["deck"] = [Phrase("said-deck"), Phrase("said-deck.text", count=len(s.deck))]
    return found


@lru_cache(maxsize=4096)
def counted(name: str, counts: tuple[int, ...]) -> tuple[Phrase, ...]:
    """A heap, and its stones of each colour, hazards first; nothing of colours of which there is none."""
    colours = [BLACK, BLUE, *[colour for colour in range(len(counts)) if colour not in (BLACK, BLUE)]]
    stones = [
        Phrase("said-stones", stone=Phrase(f"stone-{COLOURS[colour]}"), count=counts[colour])
        for colour in colours
        if counts[colour]
    ]
    return Phrase(name), *stones


def node_lines(s: DeepBlueState, node: int) -> tuple[Phrase, ...]:
    """A place, with the wreck that lies there as far as anybody knows."""
    c, wreck = s.c, s.wrecks[node]
    found = c.wreck_ids[wreck] if wreck >= 0 else "wreck-hidden" if wreck == FACE_DOWN else ""
    return place_lines(c.node_ids[node], c.node_kinds[node], found)


@lru_cache(maxsize=4096)
def place_lines(node: str, kind: str, wreck: str) -> tuple[Phrase, ...]:
    """Of a wreck its name and story, of an empty place its own, and what kind of place it is.

    Every document says it of every place, and hardly ever anything new.
    """
    place, what = Phrase(f"node-{node}"), Phrase(f"kind-{kind}.text")
    if not wreck:
        return place, Phrase(f"{place.id}.text"), what
    return Phrase("said-wreck", wreck=Phrase(wreck), place=place), Phrase(f"{wreck}.text"), what
