from __future__ import annotations

import pytest

from fathomfive.kernel import IllegalAnswer, SetupError, Stream, Table
from fathomfive.kernel.sight import jsoned


def test_a_seat_has_its_question_its_view_and_its_game() -> None:
    table = Table("cards", seed=1)
    seat = table.seat(0)
    assert seat.number == 0
    assert seat.game.id == "cards"
    assert seat.question.kind == "play"
    assert seat.view == table.view(0)
    assert seat.ask() is table.pending


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    seat = Table("cards", seed=1).seat(1)
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked now"):
        _ = seat.question
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked now: it imagines when it has something to decide"):
        seat.imagine(Stream(1))


def test_a_seat_that_nobody_has_sees_nothing() -> None:
    with pytest.raises(SetupError, match="there is no seat 7; there are seats 0 to 1"):
        _ = Table("cards", seed=1).seat(7).view


def test_a_seat_imagines_what_it_cannot_know_and_keeps_what_it_knows() -> None:
    table = Table("cards", seed=1)
    hands: set[str] = set()
    for seed in range(20):
        imagined = table.seat(0).imagine(Stream(seed))
        assert imagined.view(0) == table.view(0)
        hands.add(str(jsoned(imagined.state)))
    assert len(hands) > 10


def test_imagining_leaves_the_table_alone() -> None:
    table = Table("lagoon", 3, 4)
    before, saved = table.hash(), table.save()
    imagined = table.seat(0).imagine(Stream(3))
    while not imagined.over:
        asked = imagined.questions[0]
        imagined.answer(asked.options[-1], asked.seat)
    assert table.hash() == before
    assert table.save() == saved


def test_any_seat_may_imagine_while_nature_is_asked() -> None:
    table = Table("cards", seed=1, nature="ask")
    imagined = table.seat(1).imagine(Stream(3))
    assert imagined.question is not None
    assert imagined.question.kind == "play"
