"""What is printed on the crew cards: their names, and what they do."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import ANY, BLACK, BLUE, COLOURS, Content


def printed(c: Content) -> dict[str, list[Phrase]]:
    """Every crew card by its id: a name, then a sentence for each thing it does."""
    return {f"crew/{id}": [Phrase(f"crew-{id}"), *crew_does(c, card)] for card, id in enumerate(c.crew_ids)}


def crew_does(c: Content, card: int) -> list[Phrase]:
    """What a crew card does, a sentence each."""
    does: list[Phrase] = []
    colour, protects = c.crew_colour[card], c.crew_protects[card]
    if colour == ANY:
        does.append(Phrase("does-score-any", points=c.crew_points[card], count=c.crew_count[card]))
    elif colour >= 0:
        stone = Phrase(f"stone-{COLOURS[colour]}")
        does.append(Phrase("does-score", points=c.crew_points[card], count=c.crew_count[card], stone=stone))
    if protects:
        hazards = {1 << BLUE: "blue", 1 << BLACK: "black"}
        does.append(Phrase(f"does-protect-{hazards.get(protects, 'both')}"))
    only = "only-" if not does else ""
    if c.crew_money[card]:
        does.append(Phrase(f"does-{only}pay", money=c.crew_money[card]))
    if c.crew_propeller[card]:
        does.append(Phrase(f"does-{only}propel", moves=c.crew_propeller[card]))
    if c.crew_adds[card] >= 0:
        does.append(Phrase("does-add", stone=Phrase(f"stone-{COLOURS[c.crew_adds[card]]}")))
    return does
