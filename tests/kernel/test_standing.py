"""Answers that stand: given once, then by the table, until they no longer hold or are revoked."""

from __future__ import annotations

import msgspec
import pytest

from fathomfive.kernel import IllegalAnswer, InvalidRecord, SetupError, Stand, Stream, Table, UndoRefused
from tests.kernel.playing import everything, stepped
from tests.kernel.toys import GAMES


def watch(seats: int = 2, seed: int = 1) -> Table:
    """A night on watch in which the first hour shows a light."""
    return Table(GAMES["watch"], seats, seed, nature="ask")


def hour(table: Table, light: int) -> None:
    """Nature shows a light."""
    table.answer(light)


def asked(table: Table) -> tuple[int, str]:
    """Who is asked what."""
    assert table.question is not None
    return table.question.seat, table.question.kind


def test_an_answer_that_stands_is_given_again_by_the_table() -> None:
    table = watch()
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("quiet")
    assert asked(table) == (0, "yawn")
    table.answer("yawn")
    hour(table, 2)
    assert asked(table) == (1, "call")
    answers = table.record()["answers"]
    assert isinstance(answers, list) and answers[-2:] == [[-1, 2], [0, "quiet"]]


def test_what_the_table_answers_replays_like_any_answer() -> None:
    table = watch()
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("quiet")
    table.answer("yawn")
    hour(table, 2)
    assert Table.replay(table.record(), nature="ask").hash() == table.hash()


def test_an_answer_stands_only_while_nothing_new_is_to_be_decided() -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("yawn")
    hour(table, 3)
    assert asked(table) == (0, "call")
    assert table.question is not None and table.question.options == ["quiet", 2, 3]


def test_an_answer_stands_until_its_time_is_over() -> None:
    table = watch(1)
    for light in (2, 2, 2):
        hour(table, light)
        if table.standing(0) == []:
            table.answer("quiet", standing=True)
        table.answer("yawn")
    assert table.state.night == 2  # type: ignore[attr-defined]
    assert table.standing(0) == []
    hour(table, 2)
    assert asked(table) == (0, "call")


def test_an_answer_without_an_end_stands_until_it_is_revoked() -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet")
    table.answer("yawn", standing=True)
    hour(table, 2)
    table.answer("quiet")
    assert table.questions[0].kind == "light"
    assert repr(table.standing(0)) == "[Standing(seat 0, 'yawn': 'yawn')]"
    table.revoke(0)
    assert table.standing(0) == []
    hour(table, 2)
    table.answer("quiet")
    assert asked(table) == (0, "yawn")


def test_revoking_one_kind_of_answer_leaves_the_others() -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("yawn", standing=True)
    table.revoke(0, "call")
    assert [standing.kind for standing in table.standing(0)] == ["yawn"]


def test_letting_the_same_answer_stand_again_takes_the_place_of_the_old_one() -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("yawn")
    hour(table, 3)
    table.answer("quiet", standing=True)
    (standing,) = table.standing(0)
    assert standing.news == (2, 3)


def test_undo_takes_back_what_the_person_answered_and_all_that_the_table_did_for_them() -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("yawn", standing=True)
    hour(table, 2)
    before = table.version
    assert not table.can_undo
    with pytest.raises(UndoRefused, match="new information"):
        table.undo()
    table.undo(beyond=True)
    assert table.version == before - 4
    assert asked(table) == (0, "yawn")
    assert [standing.kind for standing in table.standing(0)] == ["call"]
    table.undo(beyond=True)
    assert asked(table) == (0, "call")
    assert table.standing(0) == []


def test_copies_and_saves_remember_what_stands_and_imagined_tables_do_not() -> None:
    table = watch()
    hour(table, 2)
    table.answer("quiet", standing=True)
    loaded = Table.load(msgspec.json.encode(table.save()))
    for twin in (table.copy(), loaded):
        assert repr(twin.standing(0)) == "[Standing(seat 0, 'call': 'quiet')]"
        twin.revoke(0)
    assert table.standing(0) != []
    assert table.imagine(1, Stream(1)).standing(0) == []


def test_a_damaged_standing_answer_is_refused_with_the_save() -> None:
    table = watch()
    hour(table, 2)
    table.answer("quiet", standing=True)
    paper = table.save()
    assert isinstance(paper["standing"], list) and isinstance(paper["standing"][0], list)
    paper["standing"][0][3] = "dawn"
    with pytest.raises(InvalidRecord, match="dawn"):
        Table.load(paper)


def test_a_save_of_an_older_release_has_no_answers_that_stand() -> None:
    paper = stepped(1).save()
    del paper["standing"], paper["automatic"]
    assert Table.load(paper).standing(0) == []


@pytest.mark.parametrize(
    ("value", "reason"), [(2, "2 cannot stand as the answer to 'call'; 'quiet' can"), (9, "9 is not an option")]
)
def test_only_the_offered_answer_can_stand_and_a_refusal_changes_nothing(value: int, reason: str) -> None:
    table = watch(1)
    hour(table, 2)
    table.answer("quiet", standing=True)
    table.answer("yawn")
    hour(table, 3)
    before = everything(table)
    with pytest.raises(IllegalAnswer, match=reason):
        table.answer(value, standing=True)
    assert everything(table) == before


def test_where_nothing_is_offered_no_answer_can_stand() -> None:
    with pytest.raises(IllegalAnswer, match="no answer to 'step' can stand"):
        stepped().answer(1, standing=True)
    table = watch()
    with pytest.raises(IllegalAnswer, match="nature's answers do not stand"):
        table.answer(2, standing=True)
    with pytest.raises(SetupError, match="no seat 5"):
        table.revoke(5)


def test_a_question_says_which_answer_may_stand_and_for_how_long() -> None:
    table = watch()
    assert table.question is not None
    assert table.question.stand is None and table.question.stand_label("en") is None
    hour(table, 2)
    question = table.question
    assert question is not None and question.stand == "quiet"
    assert question.stand_label("en") == "Quiet for the rest of the night"
    assert repr(Stand("quiet", until="night")) == "Stand('quiet', until='night')"


def test_positions_that_differ_in_the_question_alone_have_different_hashes() -> None:
    table = watch()
    hour(table, 2)
    before = table.hash()
    table.answer("quiet")
    assert table.hash() != before
