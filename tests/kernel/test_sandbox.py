from __future__ import annotations

import pytest

from fathomfive.kernel import RulesError, Stream, Table


def test_a_sandbox_begins_at_the_last_rest_and_leaves_the_table_alone() -> None:
    table = Table("lagoon", 3, 4)
    table.answer(table.questions[0].options[-1], table.questions[0].seat)
    before = table.hash()
    tried = table.sandbox(0, Stream(3))
    assert tried.version == 0 and tried.view(0) == table.sandbox(0, Stream(3)).view(0)
    asked = tried.questions[0]
    tried.answer(asked.options[0], asked.seat)
    assert tried.version == 1 and table.hash() == before


def test_where_nothing_lies_yet_or_all_is_imagined_there_is_no_sandbox() -> None:
    with pytest.raises(RulesError, match="still being laid"):
        Table("cards", nature="ask").sandbox(0, Stream(1))
    with pytest.raises(RulesError, match="imagined table has no rest"):
        Table("cards", seed=1).imagine(0, Stream(1)).sandbox(0, Stream(1))
