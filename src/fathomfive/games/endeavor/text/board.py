"""Endeavor's table drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Game
from ....kernel.sight import NOBODY
from ..content.tables import Content
from ..rules import joint
from ..rules.state import ACT, PREPARE, ROUND, SETUP, EndeavorState, rounds
from .goals import goals
from .influence import influence_area
from .mats import own, seats
from .offers import display, tray
from .pen import Pen
from .seamap import sea_map
from .zones import drawn_tiles, zone_list

Block = tuple[str, str]
"""A title, and lines of text with markup."""
PHASES: Final = {SETUP: "setup", ROUND: "round", PREPARE: "prepare", ACT: "act"}


def board(
    game: Game[EndeavorState, Content], s: EndeavorState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if not any([tile >= 0 for tile in s.zones]):
        return []
    pen = Pen(game, s, viewer, language, names, width)
    acting = s.phase == ACT
    recruits = (pen.say("text-tray") + ("" if acting else f"  [dim]{pen.say('text-tray-legend')}[/]"), tray(pen))
    blocks = [recruits] if acting else []
    blocks += [
        (f"{pen.say('text-display')}  [dim]{pen.say('text-deck', count=len(s.deck))}[/]", display(pen)),
        (f"{pen.say('text-area')}  [dim]{pen.say(f'scenario-{s.sheet.id}')}[/]", influence_area(pen)),
        (goals_title(pen), goals(pen)),
        *([(pen.say("text-seats"), seats(pen))] if s.seats > 1 or viewer == NOBODY else []),
        (f"{pen.say('text-zones')}  [dim]{pen.say('text-zones-legend')}[/]", zone_list(pen)),
        (f"{pen.say('text-ocean')}  {clock(pen)}", sea_map(pen)),
    ]
    blocks += [] if acting else [recruits]
    if s.drawn:
        blocks.append((pen.say("text-drawn"), drawn_tiles(pen)))
    if viewer != NOBODY:
        blocks.append((f"[seat{viewer + 1}]{pen.say('text-own')}[/]  {purse(pen)}", own(pen)))
    return blocks


def clock(pen: Pen) -> str:
    """The round and the phase; when there is a crisis, which."""
    s = pen.s
    phase = "over" if s.over else PHASES[s.phase]
    text = f"{pen.say('text-round', round=max(1, s.round), rounds=rounds(s))} · {pen.say(f'text-phase-{phase}')}"
    return text if s.crisis < 0 else f"{text} · [red]{pen.piece('crisis', s.crisis)}[/]"


def goals_title(pen: Pen) -> str:
    """The goals; together, how many are reached and how many are needed."""
    if not pen.s.together:
        return pen.say("text-goals")
    reached = pen.say("text-joint-reached", reached=joint.reached(pen.s), need=pen.s.need)
    return f"{pen.say('text-joint-goals')}  {reached}"


def purse(pen: Pen) -> str:
    """What the viewer can pay with."""
    s = pen.s
    return pen.say("text-purse", hold=s.hold[pen.viewer], knowledge=s.knowledge[pen.viewer], cap=s.c.knowledge_cap)
