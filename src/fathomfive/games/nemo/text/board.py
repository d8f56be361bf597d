"""Nemo's War drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Game
from ....kernel.pen import flow
from ..content.tables import Content
from ..content.vocabulary import MAX_AP, MOTIVES, TABLES
from ..rules import trial
from ..rules.combat import ATTACKS
from ..rules.nautilus import thresholds
from ..rules.state import ACTION, ADVENTURE, BY_CARD, PURSUIT, SET_UP, NemoState
from ..rules.state import CONTACT as CONTACT_PHASE
from ..rules.view import SOURCES, TESTS, odds
from . import panels, story
from .chart import world
from .pen import CONTACT, STONE, UPRISING, Pen

Block = tuple[str, str]
"""A title, and lines of text with markup."""
PHASES: Final = {
    SET_UP: "setup",
    ADVENTURE: "adventure",
    CONTACT_PHASE: "contact",
    PURSUIT: "pursuit",
    ACTION: "action",
}


def board(
    game: Game[NemoState, Content], s: NemoState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if not s.resources:
        return []
    pen = Pen(game, s, viewer, language, names, width)
    blocks = [] if s.over else [(panels.points_title(pen), panels.points(pen))]
    blocks += [
        (pen.say("text-piles"), panels.piles(pen)),
        (pen.say("text-tonnage"), panels.tonnage(pen)),
        (f"{pen.say('text-technologies')}  [dim]{panels.salvage(pen)}[/]", panels.technologies(pen)),
    ]
    if s.seats > 1:
        blocks.append((f"{pen.say('text-officers')}  [dim]★ {pen.say('text-captain')}[/]", panels.officers(pen)))
    blocks += [
        (f"{pen.say('text-world')}  [dim]{legend(pen)}[/]", world(pen)),
        (pen.say("text-treasures"), panels.treasures(pen)),
    ]
    if s.kept or s.sky:
        blocks.append((pen.say("text-tableau"), panels.tableau(pen)))
    blocks.append((f"{pen.say('text-nautilus')}  {clock(pen)}", nautilus(pen)))
    if s.cards:
        blocks.append((story.card_title(pen), story.card(pen)))
    if s.foe >= 0:
        blocks.append((foe_title(pen), pen.ship(s.foe)))
    if s.trial >= 0:
        blocks.append((test_title(pen), test(pen)))
    if s.over:
        blocks += [(panels.points_title(pen), panels.points(pen)), (story.ending_title(pen), story.ending(pen))]
    return blocks


def foe_title(pen: Pen) -> str:
    """The kind of attack that is under way."""
    kind = pen.s.attack
    how = f"  {pen.say(f'text-attack-{ATTACKS[kind]}')}" if kind >= 0 else ""
    return f"[bold]{pen.say('text-foe')}[/]{how}"


def legend(pen: Pen) -> str:
    """What the signs of the map mean."""
    signs = ((CONTACT, "contact"), (STONE, "stone"), (UPRISING, "uprising"))
    return "  ".join([f"{sign} {pen.say(f'text-sign-{name}')}" for sign, name in signs])


def clock(pen: Pen) -> str:
    """Motive, act, turn and phase."""
    s = pen.s
    phase = "over" if s.over else PHASES[s.phase]
    act = f"{pen.say('text-act', act='I' * (s.act + 1))} · " if s.act >= 0 else ""
    turn = pen.say("text-turn", turn=s.turn)
    return f"{pen.say(f'motive-{MOTIVES[s.motive]}')} · {act}{turn} · {pen.say(f'text-phase-{phase}')}"


def nautilus(pen: Pen) -> str:
    """Action points, notoriety, resources and people."""
    s = pen.s
    points = pen.say("text-ap", points=s.ap, most=MAX_AP) + (f" · {pen.say('text-lull')}" if s.lull else "")
    deck = pen.say("text-deck", cards=sum(s.deck))
    lines = flow("", [f"[bold]{points}[/]", *story.dice(pen), deck, *notoriety(pen)], pen.width)
    return "\n".join([*lines, panels.tracks(pen), panels.people(pen)])


def notoriety(pen: Pen) -> list[str]:
    """Notoriety, and the thresholds that are still ahead."""
    s = pen.s
    *marks, (limit, lost) = thresholds(s)
    items = [f"[bold]{pen.say('text-notoriety', now=s.notoriety)}[/]"]
    items += [f"{level} {pen.say(f'text-at-{name}')}" for level, name in marks if s.peak < level]
    return [*items, f"[red]{limit} {pen.say(f'text-at-{lost}')}[/]"]


def test_title(pen: Pen) -> str:
    """What is tested, and against what."""
    s = pen.s
    if s.trial < len(TABLES):
        return f"[bold]{pen.say(f'action-{TABLES[s.trial]}')}[/]"
    name = pen.piece("card", s.cards[-1]) if s.trial == BY_CARD and s.cards else pen.say(f"text-test-{TESTS[s.trial]}")
    return f"[bold]{name}[/]  {pen.say('text-goal', goal=s.goal)}"


def test(pen: Pen) -> str:
    """The ledger of a test, its odds before the roll, its result after it."""
    s = pen.s
    items = [
        f"{pen.say(f'text-by-{SOURCES[source]}')} {f'{plus:+d}'.replace('-', '−')}" for source, _, plus in s.ledger
    ]
    if s.dice:
        items.insert(0, pen.say("text-dice", one=s.dice[0], two=s.dice[1]))
        items.append(f"[bold]= {trial.total(s)}[/]")
        return "\n".join(flow("", items, pen.width))
    chances = odds(s, s.modifier)
    succeeds = chances["pass"]
    assert isinstance(succeeds, float)
    items.append(f"[bold]{pen.say('text-chance', percent=round(100 * succeeds))}[/]")
    lines = flow("", items, pen.width)
    bands = chances["bands"]
    if isinstance(bands, list):
        for band, share in enumerate(bands):
            assert isinstance(share, float)
            result = pen.say(f"result-{TABLES[s.trial]}-{band}")
            lines.append(f"{round(100 * share):3d} %  {pen.say(f'band-{band}')}: [dim]{result}[/]")
    return "\n".join(lines)


def signed(number: int) -> str:
    """A modifier with its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"
