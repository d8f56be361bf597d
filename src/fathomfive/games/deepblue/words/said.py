"""What is said of the chart and of piles: the wreck that lies somewhere, as far as anybody knows; counts of stones."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import BLACK, BLUE, COLOURS
from ..rules.state import FACE_DOWN, DeepBlueState


def said(s: DeepBlueState, viewer: int) -> dict[str, list[Phrase]]:
    """Nodes of the chart, bag, supply and deck: a name, then lines. They are open: all viewers are told the same."""
    found = {f"node/{node}": node_lines(s, node) for node in range(len(s.wrecks))}
    stones = [*s.bag.pool, *s.bag.tail]
    found["bag"] = [Phrase("said-bag"), *counted([stones.count(colour) for colour in range(len(COLOURS))])]
    found["supply"] = [Phrase("said-supply"), *counted(s.supply)]
    found["deck"] = [Phrase("said-deck"), Phrase("said-deck.text", count=len(s.deck))]
    return found


def counted(counts: list[int]) -> list[Phrase]:
    """How many stones of each colour there are, hazards first; nothing of colours of which there is none."""
    colours = [BLACK, BLUE, *[colour for colour in range(len(counts)) if colour not in (BLACK, BLUE)]]
    return [
        Phrase("said-stones", stone=Phrase(f"stone-{COLOURS[colour]}"), count=counts[colour])
        for colour in colours
        if counts[colour]
    ]


def node_lines(s: DeepBlueState, node: int) -> list[Phrase]:
    """A place: of a wreck its name and story, of an empty one its own, and what kind of place it is."""
    c, wreck = s.c, s.wrecks[node]
    place = Phrase(f"node-{c.node_ids[node]}")
    kind = Phrase(f"kind-{c.node_kinds[node]}.text")
    if wreck >= 0:
        found = c.wreck_ids[wreck]
    elif wreck == FACE_DOWN:
        found = "wreck-hidden"
    else:
        return [place, Phrase(f"{place.id}.text"), kind]
    return [Phrase("said-wreck", wreck=Phrase(found), place=place), Phrase(f"{found}.text"), kind]
