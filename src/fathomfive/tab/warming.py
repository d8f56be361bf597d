"""What a tab will want of every game, done once, so that a kept memory has it in it (docs/tab.md)."""

from __future__ import annotations

from ..bots import seeded
from ..kernel.installed import game, own_ids
from ..kernel.words import LANGUAGES
from ..party.document import document, viewing
from ..party.laying import laid
from ..party.log import Log
from ..party.shapes import HumanSeat, NewTable
from ..party.thoughts import RULE_OF_THUMB


def warm() -> None:
    """Lay a table of each game and look at it in each language: content, words and rules are read for it.

    Nothing of these tables is kept, and nothing that people will be dealt depends on them: every table has a seed
    of its own.
    """
    for id in sorted(own_ids()):
        seats = min(game(id).seats)
        wanted, _ = laid(NewTable(game=id, seats=[HumanSeat()] * seats))
        party, _ = wanted.begin("warming", 0, {})
        for language in LANGUAGES:
            document(party, Log(), viewing((0,), 0, language))
        asked = party.asked[0]
        seeded(RULE_OF_THUMB, 0).choose(party.table.seat(asked))
