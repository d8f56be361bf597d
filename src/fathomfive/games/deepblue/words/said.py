"""What is said of the places on the chart: the wreck that lies there, as far as anybody knows, and the place."""

from __future__ import annotations

from ....kernel import Phrase
from ..rules.state import FACE_DOWN, DeepBlueState


def said(s: DeepBlueState, viewer: int) -> dict[str, list[Phrase]]:
    """Every node of the chart: a name, then lines. The chart lies open, so all viewers are told the same."""
    return {f"node/{node}": node_lines(s, node) for node in range(len(s.wrecks))}


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
