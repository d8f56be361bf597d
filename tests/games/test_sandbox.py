"""A sandbox: a table of its own to try things at, on which a seat finds nothing that it could not know."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Chance, RulesError, Stream, Table, game

GAMES = ["deepblue", "endeavor", "nemo", "neweden", "otys"]


def midway(id: str, answers: int, seats: int = 2) -> Table:
    """A table after so many answers by the rule of thumb."""
    table, stream = Table(id, max(seats, game(id).seats[0]), 11, facts=True), Stream(4)
    for _ in range(answers):
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
    return table


@pytest.mark.parametrize("id", GAMES)
def test_a_sandbox_does_not_depend_on_what_its_seat_cannot_know(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for answers in (17, 40, 61):
        table = midway(id, answers)
        for seat in range(table.seats):
            tried = table.sandbox(seat, Stream(5))
            redeal = table.game.rules.redeal
            with monkeypatch.context() as patch:

                def twice(s, viewer, stream, redeal=redeal):  # type: ignore[no-untyped-def]
                    redeal(s, viewer, Stream(99))
                    redeal(s, viewer, stream)

                patch.setattr(table.game.rules, "redeal", twice)
                again = table.sandbox(seat, Stream(5))
            assert again.hash() == tried.hash()
            assert tried.facts == [] and tried.answers == []
            assert tried.record()["seed"] != table.record()["seed"]


@pytest.mark.parametrize("id", GAMES)
def test_a_sandbox_shows_its_seat_what_it_saw_when_the_turn_began(id: str) -> None:
    table, stream = midway(id, 30), Stream(6)
    while True:
        units = table.units
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
        if table.units > units and table.asks and table.save()["rest"] == table.version:
            break
    for seat in range(table.seats):
        assert table.sandbox(seat, Stream(1)).view(seat) == table.view(seat)


@pytest.mark.parametrize("id", GAMES)
def test_a_sandbox_is_saved_loaded_undone_and_played_to_its_end(id: str) -> None:
    table, stream = midway(id, 40), Stream(2)
    before = table.hash()
    tried = table.sandbox(0, Stream(7))
    tried = Table.load(tried.save())
    while tried.pending is not None:
        if isinstance(tried.pending, Chance):
            tried.answer(tried.pending.sample(stream))
            continue
        assert not list(tried.game.rules.invariants(tried.state))
        ask = tried.asks[0]
        tried.answer(tried.game.advise(tried.state, ask, stream), ask.seat)
    assert tried.over and table.hash() == before


def test_free_undo_in_a_sandbox_goes_back_to_its_beginning_at_most() -> None:
    tried = midway("otys", 40).sandbox(0, Stream(7))
    first = tried.hash()
    assert tried.question is not None
    tried.answer(tried.question.options[0])
    while tried.can_undo:
        tried.undo()
    assert tried.hash() == first


def test_where_there_is_no_rest_there_is_no_sandbox() -> None:
    with pytest.raises(RulesError, match="still being laid"):
        Table("deepblue", 2, 7, nature="ask").sandbox(0, Stream(1))
    with pytest.raises(RulesError, match="imagined table has no rest"):
        Table("deepblue", 2, 7).imagine(0, Stream(1)).sandbox(0, Stream(1))
