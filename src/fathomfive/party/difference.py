"""What made the difference, in two sentences: for whoever ends a first game and wonders what the winner did."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Phrase
from ..kernel.words import seat_name
from .shapes import Fact, TallyPart


def difference(
    parts: Sequence[TallyPart],
    ranks: Sequence[int],
    names: Sequence[str],
    seat: int,
    allied: bool,
    ending: str | None = None,
) -> list[Phrase]:
    """Two sentences for a seat, from what the scores are made of; none where there is nothing to compare.

    `ending` is what the seat was last told: alone, it says how it was lost or how the machine did."""
    if allied or len(ranks) == 1:
        return own(parts, seat, ending)
    if len(parts) < 2:
        return []
    if ranks[seat] == 1:
        return ahead(
            parts, names, seat, rival=best([rank if other != seat else 99 for other, rank in enumerate(ranks)])
        )
    return behind(parts, names, seat, winner=best(ranks))


def last_told(told: Sequence[Fact]) -> str | None:
    """The last thing that a seat was told, beyond that the game is over."""
    return next((fact.text for fact in reversed(told) if fact.args), None)


def best(ranks: Sequence[int]) -> int:
    """The seat with the best place; of equal ones the first."""
    return list(ranks).index(min(ranks))


def gaps(parts: Sequence[TallyPart], one: int, other: int) -> list[tuple[int, str]]:
    """By how much one seat is better than another in each part, the greatest first."""
    found = [(part.scores[one] - part.scores[other], part.label) for part in parts]
    return sorted(found, key=lambda gap: -gap[0])


def behind(parts: Sequence[TallyPart], names: Sequence[str], seat: int, winner: int) -> list[Phrase]:
    """Where the winner gained most on the seat, and where the seat held its own."""
    found = gaps(parts, winner, seat)
    (most, where), (least, there) = found[0], found[-1]
    name = seat_name(names, winner)
    if most <= 0:
        return [Phrase("difference-level", name=name), Phrase("difference-tie")]
    first = Phrase("difference-behind", name=name, points=most, part=where)
    if least < 0:
        return [first, Phrase("difference-held", points=-least, part=there)]
    return [first, Phrase("difference-nowhere", name=name, part=where)]


def ahead(parts: Sequence[TallyPart], names: Sequence[str], seat: int, rival: int) -> list[Phrase]:
    """Where the seat won, and where its nearest rival was better."""
    found = gaps(parts, seat, rival)
    (most, where), (least, there) = found[0], found[-1]
    name = seat_name(names, rival)
    if most <= 0:
        return [Phrase("difference-level", name=name), Phrase("difference-tie")]
    first = Phrase("difference-ahead", name=name, points=most, part=where)
    if least < 0:
        return [first, Phrase("difference-lost", name=name, points=-least, part=there)]
    return [first, Phrase("difference-everywhere", name=name)]


def own(parts: Sequence[TallyPart], seat: int, ending: str | None) -> list[Phrase]:
    """Alone or together there is no seat to compare with: the goals, or what brought most and how it ended."""
    if len(parts) < 2:
        return [Phrase("difference-ending", text=ending), Phrase("difference-at-once")] if ending and not parts else []
    brought = sorted([(part.scores[seat], part.label) for part in parts], key=lambda one: -one[0])
    (most, where), (least, there) = brought[0], brought[-1]
    if least >= 0 and most <= 1:
        return goals(parts, seat)
    first = Phrase("difference-most", points=most, part=where)
    if least == 0 and ending is not None:
        return [first, Phrase("difference-ending", text=ending)]
    return [first, Phrase("difference-least", points=least, part=there)]


def goals(parts: Sequence[TallyPart], seat: int) -> list[Phrase]:
    """Where every part is a goal that is reached or not: how many were, and which were not."""
    missed = [part.label for part in parts if not part.scores[seat]]
    first = Phrase("difference-reached", count=len(parts) - len(missed), goals=len(parts))
    return [first, Phrase("difference-missed", parts=" · ".join(missed)) if missed else Phrase("difference-all")]
