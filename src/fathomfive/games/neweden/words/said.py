"""What is said of stations and of the tableau: whether they hold, what they are worth, which cards are about to go."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import COLUMNS
from ..rules.scoring import is_stable, pointer, symbols, worth
from ..rules.state import DEVELOPMENT, NewEdenState, is_automaton, lying_deeple
from ..rules.tableau import dearest_left


def said(s: NewEdenState, viewer: int) -> dict[str, list[Phrase]]:
    """Parts of every station by seat: a name, then lines; fields of the tableau: what will happen to the card there."""
    found: dict[str, list[Phrase]] = {}
    for seat in range(len(s.stations)):
        station = s.stations[seat]
        up, down = symbols(s, seat)
        found[f"damage/{seat}"] = [Phrase("said-damage"), stability(s, seat)]
        found[f"pointer/{seat}"] = [Phrase("pointer"), Phrase("said-symbols", up=up, down=down)]
        value = station.value if s.over and not station.collapsed else worth(s, seat)
        found[f"worth/{seat}"] = [Phrase("said-worth"), Phrase("number", number=value), Phrase("said-worth.text")]
        ready = Phrase("said-ready", ready=lying_deeple(station), all=station.deeple)
        found[f"dome/{seat}"] = [Phrase("group-shipyard"), ready]
        found[f"coins/{seat}"] = [Phrase("said-coins"), *screened(s, seat, viewer)]
    if s.phase == DEVELOPMENT:
        found |= about_to_go(s)
    return found


def stability(s: NewEdenState, seat: int) -> Phrase:
    """Whether a station bears its damage, or did in the final scoring (NE-8.5, NE-11.3)."""
    station = s.stations[seat]
    if station.collapsed:
        return Phrase("said-collapsed", damage=station.damage, pointer=station.bears)
    if s.over:
        return Phrase("said-held", value=station.value)
    name = "said-stable" if is_stable(s, seat) else "said-unstable"
    return Phrase(name, damage=station.damage, pointer=pointer(s, seat))


def screened(s: NewEdenState, seat: int, viewer: int) -> list[Phrase]:
    """Who sees the coins of a station: its owner, or all where they are Deep Thought's (NE-1.6, NE-R22)."""
    if is_automaton(s, seat):
        return []
    return [Phrase("said-only-you" if seat == viewer else "said-screened")]


def about_to_go(s: NewEdenState) -> dict[str, list[Phrase]]:
    """The last card of a row, above which all sink, and with two stations the one that goes next (NE-4.5, NE-4.21)."""
    found: dict[str, list[Phrase]] = {}
    for first in range(COLUMNS, len(s.tableau), COLUMNS):
        lying = [field for field in range(first, first + COLUMNS) if s.tableau[field] >= 0]
        if len(lying) == 1:
            found[f"sinks/{lying[0]}"] = [Phrase("said-sinks")]
    doomed = dearest_left(s.tableau)
    if len(s.stations) == 2 and not s.passed and doomed >= 0:
        found[f"removed/{doomed}"] = [Phrase("said-removed")]
    return found
