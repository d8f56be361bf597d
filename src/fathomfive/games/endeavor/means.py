"""What a seat has to work with: its tracks, crew, discs, knowledge and submarines, and what there is to do for them."""

from __future__ import annotations

from typing import Final

from . import thumb
from .effects import PUBLISH, TRAVEL
from .outlook import Outlook
from .prospects import of_zone
from .state import ACT, PREPARE, Expedition, level, rounds

MEANS: Final = 29
"""How many numbers there are."""


def time_left(s: Expedition) -> float:
    """The share of the game that is still to come; a round that is played is half over."""
    return (rounds(s) - s.round + (0.5 if s.phase == ACT else 1.0 if s.phase == PREPARE else 0.0)) / rounds(s)


def preparations(s: Expedition, seat: int) -> int:
    """How often a seat will still recruit, load discs and take them back."""
    ahead = rounds(s) - s.round
    return ahead + 1 if s.phase == PREPARE and (seat - s.wave) % s.seats >= s.prepared else ahead


def means(s: Expedition, seat: int) -> list[float]:
    """A seat's means, in numbers around 0 to 1."""
    o = Outlook(s, seat)
    out = s.passed[seat] > 0
    crew, free, gold = crews(s, seat)
    return [
        preparations(s, seat) / 6,
        *[at / 12 for at in s.tracks[seat]],
        *[level(s, seat, attribute) / 5 for attribute in range(4)],
        0.0 if out else s.hold[seat] / 8,
        s.hold[seat] / 8 if out else 0.0,
        s.knowledge[seat] / 12,
        len(s.tokens[seat]) / 2,
        stored(s, seat) / 6,
        crew / 10,
        0.0 if out else free / 6,
        gold / 4,
        len(s.subs[seat]) / 3,
        sum([s.sheet.depth_of[cell] for cell in s.subs[seat]]) / 8,
        spots(s, seat) / 4,
        sight(o) / 20,
        0.0 if out else haul(o) / 20,
        float(out),
        *able(s, seat),
        1.0,
    ]


def crews(s: Expedition, seat: int) -> tuple[float, float, float]:
    """Actions of the crew, actions of the free crew, and how many of the crew are gold."""
    every = free = gold = 0.0
    for slot, code in enumerate(s.crew[seat]):
        actions = 0.0
        for choice in s.box.side(code).actions:
            actions += 0.8 + 0.2 * len(choice)
        every += actions
        if not s.spent[seat][slot]:
            free += actions
        gold += code & 1
    return every, free, gold


def able(s: Expedition, seat: int) -> list[float]:
    """How many of the crew can travel, use sonar, dive, conserve and publish."""
    counts = [0.0] * (PUBLISH - TRAVEL + 1)
    for code in s.crew[seat]:
        for choice in s.box.side(code).actions:
            for verb in choice:
                if TRAVEL <= verb <= PUBLISH:
                    counts[verb - TRAVEL] += 0.25
    return counts


def stored(s: Expedition, seat: int) -> int:
    """The knowledge on stored tokens."""
    return sum([s.box.token_knowledge[token] for token in s.tokens[seat]])


def spots(s: Expedition, seat: int) -> int:
    """Free activation spaces on reports."""
    count = 0
    for slot, report in enumerate(s.reports[seat]):
        count += len(s.box.report_activation[report]) - s.spots[seat][slot].bit_length()
    return count


def sight(o: Outlook) -> float:
    """What there is to do where the submarines are."""
    total = 0.0
    for cell in o.s.subs[o.seat]:
        total += of_zone(o, cell)
    return total


def haul(o: Outlook) -> float:
    """What the free crew could bring in this round, with the discs in the hold."""
    s, seat = o.s, o.seat
    discs = s.hold[seat]
    found: list[float] = []
    for slot, code in enumerate(s.crew[seat]):
        if not s.spent[seat][slot] and discs > 0:
            found.append(thumb.of_actions(o, s.box.side(code).actions, discs - 1))
    found.sort(reverse=True)
    total = 0.0
    for worth in found[: (discs + 1) // 2]:
        total += worth
    return total
