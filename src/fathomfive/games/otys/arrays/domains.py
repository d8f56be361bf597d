"""Everything that Otys can ever offer, by kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value, by_kind
from ....kernel.domains import Domain, both, for_domain, numbers, subsets, words
from ..content.tables import ITEMS, Content
from ..content.vocabulary import VERBS
from ..rules.kinds import (
    COPIED,
    EFFECT,
    FRONT,
    GAINS,
    KEEP,
    KEY,
    KEY_BACK,
    LEVEL,
    MOVE,
    PAYMENT,
    PROPELLER,
    REWARD_TILE,
    SPONSOR_EFFECT,
    STAY,
    STEP_1,
    STEP_3,
    SWAP_HERE,
    SWAP_THERE,
    UPGRADE,
)
from ..rules.state import COLOURS, LEVELS, NEUTRAL, SURFACED, X


def domains(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Domain]:
    """The domains: they depend on the content, and on how many neighbours there are to copy."""
    fill = both(words("fill"), numbers(len(c.contracts)))
    divers = numbers(len(c.diver_ids))
    slots = numbers(SURFACED + LEVELS)
    levels = numbers(1, LEVELS + 1)
    use = uses(c, seats)
    return by_kind(
        for_domain(KEY, numbers(1, NEUTRAL + 1), fill),
        for_domain(LEVEL, levels),
        for_domain(STEP_1, words("sponsor", "propeller", "activate"), fill),
        for_domain(PROPELLER, slots),
        for_domain(MOVE, slots),
        for_domain(EFFECT, use, fill),
        for_domain(COPIED, use),
        for_domain(STEP_3, words("surface", "oxygen"), fill),
        for_domain(STAY, words("surface", "oxygen")),
        for_domain(KEY_BACK, numbers(1, X + 1)),
        for_domain(UPGRADE, divers),
        for_domain(KEEP, numbers(len(c.contracts))),
        for_domain(PAYMENT, payments(c)),
        for_domain(GAINS, words("take", "decline")),
        for_domain(FRONT, divers, words(*ITEMS[:COLOURS], "take", "decline")),
        for_domain(REWARD_TILE, numbers(2 * LEVELS)),
        for_domain(SPONSOR_EFFECT, words(*VERBS)),
        for_domain(SWAP_HERE, numbers(COLOURS)),
        for_domain(SWAP_THERE, both(levels, numbers(COLOURS))),
    )


def uses(c: Content, seats: int) -> Domain:
    """What divers do."""
    colours = words(*ITEMS[:COLOURS])
    taken = subsets([[ITEMS[item] for item in side.gains] for sides in c.divers for side in sides])
    return (
        words("mechanic", "hacker", "draw", "done")
        | Domain([("take", *names) for names in taken if isinstance(names, tuple) and names])
        | both(words("sell"), colours, words("credit", "prestige"))
        | both(words("buy"), colours)
        | both(words("reward"), numbers(2 * LEVELS))
        | both(words("copy"), numbers(seats), numbers(len(c.diver_ids)))
    )


def payments(c: Content) -> Domain:
    """Every way in which some contract can be paid, from every level."""
    ways = dict.fromkeys([way for contract in c.contracts for way in contract.ways])
    return Domain([(level, *way) for level in range(1, LEVELS + 1) for way in ways])
