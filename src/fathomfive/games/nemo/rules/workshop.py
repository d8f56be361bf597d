"""Technologies: the offer, installing, and the new course of act III (NW-3.5, NW-6.5, NW-11.12)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, draw, tell
from ..content.vocabulary import FIRST_TECHNOLOGY, MOTIVES, RESOURCES
from . import kinds
from .bridge import NO, YES, command
from .kinds import Course, Thing
from .nautilus import lose
from .sea import discard_ship
from .state import NemoState

NONE: Final = "none"
MOTIVE: Final = "motive"
TECHNOLOGY: Final = "technology"
START_PRICE: Final = 3


def open_workshop(s: NemoState) -> Rules:
    """Install the technology of the motive at once, or put it in the offer; fill the offer to four (NW-3.5, NW-3.6)."""
    c = s.c
    first = c.motive_technology[s.motive]
    s.stack.take(first)
    level = s.level_technology
    if c.technology_later[level] or (yield from command(s, kinds.START_TECHNOLOGY, (YES, NO), (first,))) == NO:
        s.offer.append(first)
    else:
        if not c.technology_free[level]:
            yield from pay_resources(s)
        s.installed.append(first)
        tell(s, "installs", first)
    while len(s.offer) < 4:
        technology = yield from draw(s.stack, "technology")
        s.offer.append(technology)


def pay_resources(s: NemoState) -> Rules:
    """Pay three resources in any mix (NW-3.5)."""
    for left in range(START_PRICE, 0, -1):
        resource = yield from command(s, kinds.PAY_RESOURCE, range(len(RESOURCES)), (left,))
        lose(s, resource, 1)


def add_to_offer(s: NemoState) -> Rules:
    """Turn up a face-down technology and add it to the offer."""
    if s.stack.pool:
        technology = yield from draw(s.stack, "technology")
        s.offer.append(technology)
        tell(s, "offers", technology)


def payable(s: NemoState, discount: int) -> list[int]:
    """The technologies of the offer that the salvage pays for."""
    return [what for what in s.offer if s.c.technology_cost[what] - discount <= len(s.salvage)]


def install(s: NemoState, discount: int) -> Rules:
    """Install a technology of the offer and pay its cost in salvage, the oldest first (NW-11.12)."""
    can = payable(s, discount)
    if not can:
        return
    options: list[Thing] = [*can, NONE]
    chosen = yield from command(s, kinds.INSTALL, options, (discount,))
    if isinstance(chosen, str):
        return
    for _ in range(s.c.technology_cost[chosen] - discount):
        discard_ship(s, s.salvage.pop(0))
    s.offer.remove(chosen)
    s.installed.append(chosen)
    tell(s, "installs", chosen)


def scrap(s: NemoState, technology: int) -> None:
    """A technology of the tableau is lost."""
    s.installed.remove(technology)
    s.scrapped.append(technology)
    tell(s, "scraps", technology)


def new_course(s: NemoState) -> Rules:
    """Act III: change the motive, or look through the hidden technologies and offer one (NW-6.5, NW-R16, NW-R17)."""
    options: list[Course] = [
        (MOTIVE, motive) for motive in range(len(MOTIVES)) if motive != s.motive and s.c.outlawed[motive] > s.notoriety
    ]
    options += [(TECHNOLOGY, technology) for technology in s.stack.pool]
    options.append(NONE)
    chosen = yield from command(s, kinds.NEW_COURSE, options)
    if isinstance(chosen, str):
        return
    what, which = chosen
    if what == MOTIVE:
        s.motive = which
        tell(s, "new_motive", which)
    else:
        s.stack.take(which)
        s.offer.append(which)
        tell(s, "offers", which)


def technology_card(technology: int) -> int:
    """The card of a technology, for its points."""
    return FIRST_TECHNOLOGY + technology
