"""Everything that New Eden can ever offer, by kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value, by_kind
from ....kernel.domains import Domain, both, for_domain, numbers, some, words
from ..content.tables import ARMS, FIELDS_OF_TABLEAU, GROUPS, OUTSIDE, ROWS, Content
from ..rules import kinds as k

MOST_COINS = 200
"""No station can have more coins to bid."""


def domains(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Domain]:
    """The domains: they depend on the content alone."""
    free = words(k.PLANT) | both(words(k.EXTEND), words(*GROUPS))
    longest = [c.group.count(group) for group in range(len(GROUPS))]
    places = Domain([(GROUPS[arm], place) for arm in range(OUTSIDE) for place in range(longest[arm] + 1)])
    stands = Domain([(GROUPS[arm], place, k.STAND) for arm in range(OUTSIDE) for place in range(longest[arm] + 1)])
    breathe = both(words(k.BREATHE), numbers(longest[GROUPS.index("oxygen")]))
    rows = numbers(ROWS)
    return by_kind(
        for_domain(k.TURN, both(words(k.BUY), numbers(FIELDS_OF_TABLEAU)), breathe, words(k.PASS), free),
        for_domain(k.AFTER, words(k.DONE), free),
        for_domain(k.DEEPLE, words(k.DOME), places, words(k.LAPSE), free),
        for_domain(k.WHERE, places, stands, words(k.LAPSE), free),
        for_domain(k.ACTIVATE, places, words(k.NO)),
        for_domain(k.LOSE, words(*GROUPS[:ARMS])),
        for_domain(k.PLACE, numbers(len(c.ids))),
        for_domain(k.MARKET, some(len(c.market_price) - 1), free),
        for_domain(k.ROW, both(words(k.OPEN), rows), free),
        for_domain(k.BID, numbers(MOST_COINS), free),
        for_domain(k.REWARD, words(k.DONE), breathe, free),
        for_domain(k.EXTRA, words(k.DONE), breathe, free),
        for_domain(k.LOCK, both(rows, rows), free),
    )
