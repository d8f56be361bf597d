"""Tables that nobody copies keep their state seldom; whoever looks finds no difference."""

from __future__ import annotations

import pytest

from fathomfive.kernel import RulesError, Stream, Table, UndoRefused
from fathomfive.kernel.play import SELDOM
from tests.kernel.toys import GAMES


def played(id: str, answers: int, copied: bool) -> Table:
    """A table after so many answers (fewer, if the game ends), copied at its very beginning or not."""
    table, stream = Table(GAMES[id], seed=3, facts=True), Stream(5)
    if copied:
        table.copy()
    for _ in range(answers):
        if not table.over:
            asked = table.questions[0]
            table.answer(asked.options[stream.below(len(asked.options))], asked.seat)
    return table


@pytest.mark.parametrize("id", ["cards", "lagoon", "stairs", "watch"])
@pytest.mark.parametrize("answers", range(0, 12, 2))
def test_a_table_that_nobody_has_copied_is_copied_saved_and_taken_back_like_any_other(id: str, answers: int) -> None:
    assert played(id, answers, False).copy().hash() == played(id, answers, True).copy().hash()
    assert played(id, answers, False).save() == played(id, answers, True).save()
    seldom, often = played(id, answers, False), played(id, answers, True)
    assert seldom.imagine(0, Stream(1)).view(0) == often.imagine(0, Stream(1)).view(0)
    while often.can_undo:
        assert seldom.can_undo
        seldom.undo()
        often.undo()
        assert (seldom.hash(), seldom.facts) == (often.hash(), often.facts)
    assert not seldom.can_undo


def test_the_state_of_a_table_that_nobody_copies_is_kept_seldom() -> None:
    table = played("endless", 3 * SELDOM, False)
    seldom = len(table._play.rests)
    assert table.copy().hash() == table.hash()
    assert 3 <= seldom < len(table._play.rests)
    assert seldom < len(played("endless", 3 * SELDOM, True)._play.rests)


def test_a_table_that_forgets_goes_on_to_the_same_end_and_never_back() -> None:
    table, other = played("cards", 4, False), played("cards", 4, False)
    table.forget()
    while not other.over:
        for each in (table, other):
            each.answer(each.questions[0].options[0], each.questions[0].seat)
    assert table.over and table.hash() == other.hash()
    with pytest.raises(UndoRefused):
        table.undo()
    with pytest.raises(RulesError):
        table.copy()
