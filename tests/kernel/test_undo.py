from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.kernel import InvalidRecord, Table, UndoRefused
from fathomfive.kernel.conformance import wander
from tests.kernel.playing import at_bids, everything, play_out, stepped


def test_undo_takes_back_the_last_answer() -> None:
    table = stepped(1, facts=True)
    before = everything(table)
    table.answer(2)
    table.undo()
    assert everything(table) == before


def test_undo_within_a_unit_asks_again() -> None:
    table = stepped(1, ("jump", 3), facts=True)
    before = everything(table)
    table.answer("yes")
    table.undo()
    assert everything(table) == before


def test_undo_goes_back_across_units_also_those_that_asked_nothing() -> None:
    table = stepped(facts=True)
    before = []
    for step in (1, 1, 1, ("jump", 3), "no", 1):
        before.append(everything(table))
        table.answer(step)
    assert [fact.kind for fact in table.facts].count("tide") == 1
    for position in reversed(before):
        assert table.can_undo
        table.undo()
        assert everything(table) == position
    assert table.facts == []


def test_before_the_first_answer_there_is_nothing_to_take_back() -> None:
    for table in (stepped(), Table("cards", seed=1), Table("cards", nature="ask")):
        assert not table.can_undo
        for beyond in (False, True):
            before = everything(table)
            with pytest.raises(UndoRefused, match="no answer has been given yet"):
                table.undo(beyond=beyond)
            assert everything(table) == before


def test_undo_beyond_new_information_is_refused() -> None:
    table = Table("lagoon", 2, 5, facts=True)
    table.answer("dive")
    before = everything(table)
    with pytest.raises(UndoRefused, match="new information has come out since the last answer"):
        table.undo()
    assert everything(table) == before


def test_what_was_shown_without_nature_is_new_information_too() -> None:
    table = stepped("wait")
    assert not table.can_undo
    with pytest.raises(UndoRefused):
        table.undo()


def test_new_information_is_a_floor_for_later_answers() -> None:
    table = stepped("wait", 1)
    table.undo()
    assert table.version == 1
    assert not table.can_undo


def test_undo_is_free_back_to_another_seats_answer() -> None:
    table = stepped(1, 2, seats=2)
    table.undo()
    assert table.version == 1
    assert not table.can_undo
    with pytest.raises(UndoRefused):
        table.undo()


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    table = stepped(2, 2, 2, 2)
    before = everything(table)
    table.answer(1)
    assert table.over
    table.undo()
    assert everything(table) == before


def test_taking_back_and_giving_again_ends_in_the_same_position() -> None:
    table, straight = stepped(1, 2, 1, 1, facts=True), stepped(1, 2, 1, 1, facts=True)
    for _ in range(3):
        table.undo()
    for step in (2, 1, 1):
        table.answer(step)
    assert everything(table) == everything(straight)
    assert play_out(table).record() == play_out(straight).record()


# --- beyond ---


def test_undo_beyond_new_information_marks_the_record() -> None:
    table = Table("lagoon", 2, 5, facts=True)
    position, facts, record = table.hash(), table.facts, table.record()
    table.answer("dive")
    table.undo(beyond=True)
    assert table.hash() == position
    assert table.facts == facts
    assert table.record() == {**record, "undone": 1}
    assert not table.can_undo


def test_every_answer_taken_back_beyond_is_counted() -> None:
    table = Table("lagoon", 2, 5)
    table.answer("dive")
    table.answer("dive")
    table.undo(beyond=True)
    table.undo(beyond=True)
    assert table.record()["undone"] == 2
    with pytest.raises(UndoRefused, match="no answer has been given yet"):
        table.undo(beyond=True)
    play_out(table)
    assert table.record()["undone"] == 2


def test_beyond_counts_only_where_it_is_needed() -> None:
    table = stepped(1, 2)
    table.undo(beyond=True)
    assert table.record()["undone"] == 0


def test_undo_beyond_takes_back_another_seats_answer() -> None:
    table = stepped(1, 2, seats=2)
    position = stepped(seats=2).hash()
    table.undo()
    table.undo(beyond=True)
    assert table.hash() == position
    assert table.record()["undone"] == 1


def test_after_undo_beyond_the_game_goes_on_and_replays() -> None:
    table = Table("lagoon", 3, 5)
    wander(table, 7)
    table.undo(beyond=True)
    play_out(table, 3)
    assert Table.replay(table.record()).hash() == table.hash()


def test_answers_of_nature_are_taken_back_with_the_answer_before_them() -> None:
    table = Table("lagoon", 2, 5, nature="ask")
    wander(table, 7, 1)
    position = table.hash()
    table.answer("dive")
    table.answer(6)
    table.answer("calm")
    table.undo(beyond=True)
    assert table.hash() == position
    assert table.question is not None and table.question.kind == "act"


def test_a_seats_answer_can_be_taken_back_while_nature_is_asked() -> None:
    table = Table("lagoon", 2, 5, nature="ask")
    wander(table, 7, 1)
    before = everything(table)
    table.answer("dive")
    assert table.can_undo
    table.undo()
    assert everything(table) == before


# --- together ---


def test_an_answer_in_secret_can_be_taken_back_while_others_think() -> None:
    table = at_bids(facts=True)
    table.answer(table.questions[1].options[0], 1)
    table.undo()
    assert [asked.seat for asked in table.questions] == [0, 1, 2]
    assert table.hash() == at_bids().hash()


def test_of_two_answers_in_secret_the_last_is_free() -> None:
    table = at_bids()
    table.answer("none", 2)
    before = table.hash()
    table.answer("none", 0)
    table.undo()
    assert table.hash() == before
    assert [asked.seat for asked in table.questions] == [0, 1]
    assert not table.can_undo


def test_when_the_last_has_answered_everybody_knows_all_answers_and_none_is_free() -> None:
    table = at_bids()
    for seat in (0, 1, 2):
        table.answer("none", seat)
    assert not table.can_undo
    with pytest.raises(UndoRefused):
        table.undo()


def test_a_seat_that_answers_alone_learns_nothing_from_itself() -> None:
    table = at_bids(1)
    table.answer("none")
    assert table.can_undo


# --- after copying, loading and replaying ---


def test_a_copy_can_be_undone_as_far_as_its_original() -> None:
    table = stepped(1, 1, ("jump", 3), "no", 1, facts=True)
    twin = table.copy()
    while table.can_undo:
        table.undo()
        twin.undo()
        assert everything(twin) == everything(table)
    assert not twin.can_undo


def test_undoing_a_copy_leaves_the_original_alone() -> None:
    table = stepped(1, 1, 1, facts=True)
    before = everything(table)
    twin = table.copy()
    twin.undo()
    twin.undo()
    assert everything(table) == before
    table.undo()
    assert table.version == 2


def test_a_loaded_table_can_be_undone_as_far_as_the_saved_one() -> None:
    table = stepped(1, 1, ("jump", 3), "no", 1, facts=True)
    loaded = Table.load(table.save())
    assert loaded.can_undo
    while table.can_undo:
        table.undo()
        loaded.undo()
        assert loaded.hash() == table.hash()
        assert loaded.version == table.version
        assert loaded.facts == table.facts
    assert not loaded.can_undo


def test_a_loaded_table_can_be_undone_beyond() -> None:
    table = Table("lagoon", 2, 5, facts=True)
    position, facts = table.hash(), table.facts
    table.answer("dive")
    loaded = Table.load(table.save())
    loaded.undo(beyond=True)
    assert (loaded.hash(), loaded.facts) == (position, facts)
    assert loaded.record()["undone"] == 1


def test_a_replayed_answer_is_taken_back_only_beyond() -> None:
    table = Table.replay(stepped(1, 1).record())
    assert not table.can_undo
    table.undo(beyond=True)
    assert table.hash() == stepped(1).hash()


# --- any sequence ---


@settings(max_examples=60)
@given(
    st.sampled_from([("stairs", 1), ("stairs", 2), ("lagoon", 1), ("lagoon", 3), ("cards", 2)]),
    st.integers(0, 50),
    st.lists(st.integers(0, 30), max_size=40),
)
def test_undo_restores_the_very_position_in_any_game(setup: tuple[str, int], seed: int, moves: list[int]) -> None:
    table = Table(setup[0], setup[1], seed, facts=True)
    history = [(table.version, table.hash(), table.facts)]
    for move in moves:
        if move % 4 == 0 and table.can_undo:
            table.undo()
            while history[-1][0] > table.version:
                history.pop()
            assert history[-1] == (table.version, table.hash(), table.facts)
        elif not table.over:
            asked = table.questions[move % len(table.questions)]
            table.answer(asked.options[move % len(asked.options)], asked.seat)
            history.append((table.version, table.hash(), table.facts))
    try:
        again = Table.replay(table.record(), facts=True)
    except InvalidRecord as error:  # pragma: no cover
        pytest.fail(str(error))
    assert (again.hash(), again.facts) == (table.hash(), table.facts)
