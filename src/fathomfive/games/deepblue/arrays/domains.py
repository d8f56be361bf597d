"""Everything that Deep Blue can ever offer, by kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value, by_kind
from ....kernel.domains import Domain, both, for_domain, numbers, words
from ..content.tables import Content
from ..rules import kinds as k


def domains(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Domain]:
    """The domains: they depend on the content alone."""
    cards = numbers(len(c.crew_ids))
    nodes = numbers(len(c.node_ids))
    slots = numbers(len(c.prices))
    boats = numbers(2)
    spots = numbers(max([len(spots) for spots in c.wreck_spots]))
    return by_kind(
        for_domain(
            k.ACTION, both(words(k.HIRE), slots), words(k.RENEW, k.SET_SAIL, k.REST), both(words(k.DIVE), nodes)
        ),
        for_domain(k.PAY, cards, words(k.TOKEN)),
        for_domain(k.TAKE, slots, words(k.NOBODY)),
        for_domain(k.PROPEL, cards, words(k.TOKEN, k.CAST_OFF)),
        for_domain(k.SAIL, both(boats, nodes), words(k.ANCHOR)),
        for_domain(k.SCOUT, spots),
        for_domain(k.RUSH, boats, words(k.STAY)),
        for_domain(k.PROTECT, cards, both(words(k.SPOT), boats), words(k.SURFACE)),
        for_domain(k.CREW, cards, words(k.DONE)),
        for_domain(k.GO_ON, words(k.ON, k.STOP)),
    )
