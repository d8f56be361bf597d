"""What is done once for later visits, and who thinks when nobody does yet."""

from __future__ import annotations

import msgspec

from fathomfive.kernel.installed import game, own_ids
from fathomfive.kernel.words import LANGUAGES
from fathomfive.party.document import option_shown
from fathomfive.party.laying import laid
from fathomfive.party.shapes import HumanSeat, NewTable
from fathomfive.party.thoughts import Thought, thought_of
from fathomfive.tab.desk import Desk
from fathomfive.tab.store import Memory
from fathomfive.tab.warming import warm

from .desks import Tab


def test_warming_has_read_the_words_of_every_game() -> None:
    for id in own_ids():
        game(id).__dict__.pop("catalogue", None)
    option_shown.cache_clear()
    warm()
    for id in own_ids():
        read = game(id).__dict__["catalogue"]
        assert set(read._names) == set(LANGUAGES), id


def test_the_rule_of_thumb_answers_before_anybody_else_thinks() -> None:
    asked: list[Thought] = []

    async def think(thought: Thought) -> object:
        asked.append(thought)
        return "thought about"

    tab = Tab()
    desk = Desk(Memory(), think)
    wanted, _ = laid(NewTable(game="otys", seats=[HumanSeat(), HumanSeat()]))
    party, _ = wanted.begin("one", 0, {})
    seat = party.asked[0]
    options = msgspec.to_builtins(list(party.table.seat(seat).question.options))
    try:
        for level in ("calm", "sunlit", "twilight", "greedy", "random"):
            assert tab.run(desk.think(thought_of(party, seat, level)))["value"] in options
        assert asked == []
        for level in ("midnight", "abyssal"):
            assert tab.run(desk.think(thought_of(party, seat, level))) == "thought about"
        assert tab.run(desk.think(thought_of(party, seat, "greedy", "weigh"))) == "thought about"
    finally:
        tab.close()
    assert [thought.bot for thought in asked] == ["midnight", "abyssal", "greedy"]
