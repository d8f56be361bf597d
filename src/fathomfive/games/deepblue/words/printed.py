"""What is printed on crew cards, stones and spots: their names, and what they do."""

from __future__ import annotations

from typing import Final

from ....kernel import Phrase
from ..content.tables import ANY, BLACK, BLUE, COLOURS, SPOTS, Content

DESK: Final = ("hire", "sail", "rest", "dive")
"""The four actions of a turn, as they stand on the captain's desk (DB-3.2)."""

HAZARDS: Final = {1 << BLUE: "blue", 1 << BLACK: "black", 1 << BLUE | 1 << BLACK: "both"}
"""What a crew card protects from, by its bits."""


def printed(c: Content) -> dict[str, list[Phrase]]:
    """Crew cards by id, stones by number, spots by kind, the four actions: a name, then what they do."""
    found = {f"crew/{id}": [Phrase(f"crew-{id}"), *crew_does(c, card)] for card, id in enumerate(c.crew_ids)}
    found |= {f"stone/{stone}": with_points(c, f"stone-{colour}", colour) for stone, colour in enumerate(COLOURS)}
    found |= {f"spot/{spot}": with_points(c, f"spot-{spot}", spot) for spot in SPOTS}
    found |= {f"desk/{action}": [Phrase(f"desk-{action}"), Phrase(f"desk-{action}.text")] for action in DESK}
    return found


def with_points(c: Content, message: str, colour: str) -> list[Phrase]:
    """A stone or a spot, with what a stone of its colour is worth, scouted or not."""
    points = scouted = 0
    if colour in COLOURS:
        stone = COLOURS.index(colour)
        points, scouted = c.stone_points[stone], c.stone_scouted[stone]
    return [Phrase(message), Phrase(f"{message}.text", points=points, points_scouted=scouted)]


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
        does.append(Phrase(f"does-protect-{HAZARDS[protects]}"))
    only = "only-" if not does else ""
    if c.crew_money[card]:
        does.append(Phrase(f"does-{only}pay", money=c.crew_money[card]))
    if c.crew_propeller[card]:
        does.append(Phrase(f"does-{only}propel", moves=c.crew_propeller[card]))
    if c.crew_adds[card] >= 0:
        does.append(Phrase("does-add", stone=Phrase(f"stone-{COLOURS[c.crew_adds[card]]}")))
    return does
