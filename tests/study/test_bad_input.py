from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.kernel import InvalidRecord, Json, SetupError, Table
from fathomfive.study import NoSuchStep, NotOver
from tests.study.plunge import played

LEVEL = [("deep", "slow", 6), ("deep", "slow", 1)] * 3


def record(**changed: Json) -> dict[str, Json]:
    return {**played(2, [0, 2], LEVEL), **changed}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("{", "not JSON"),
        ("[]", "expected an object"),
        ("{}", "its format is None"),
        (record(game="chess"), "chess"),
        (record(rules_version=99), "rules version 99"),
        (record(content="0" * 16), "it was made with content"),
        (record(answers=[[0, "north"]], result=None), "answer 0"),
        (record(result={"hash": "0", "scores": [0, 0], "ranks": [1, 1]}), "its hash at the end"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_a_reason(data: dict[str, Json] | str, why: str) -> None:
    with pytest.raises(InvalidRecord, match=why):
        ff.study.review(data, size=1)


def test_a_game_that_goes_on_is_reviewed_when_it_is_over() -> None:
    with pytest.raises(NotOver, match="the game is not over after 2 answers"):
        ff.study.review(Table("plunge", 2, 1).record(), size=1)


def test_a_step_that_is_not_there_is_refused() -> None:
    data = record()
    steps = len(played(2, [0, 2], LEVEL)["answers"])  # type: ignore[arg-type]
    for step in (-1, steps + 1, True):
        with pytest.raises(NoSuchStep, match=f"the record has steps 0 to {steps}, not {step}"):
            ff.study.analyse(data, step)
    with pytest.raises(NoSuchStep, match="the game is over"):
        ff.study.analyse(data, steps)
    with pytest.raises(NoSuchStep, match=r"at step 2 seat 1 is not asked; seats \[0\] are"):
        ff.study.analyse(data, 2, seat=1)
    with pytest.raises(SetupError, match="visits are a number from 1 to 100000, not 0"):
        ff.study.analyse(data, 2, visits=0)
    with pytest.raises(SetupError, match="a seed is a whole number from 0 on, not -1"):
        ff.study.analyse(data, 2, seed=-1)
