"""A review of a game whose chances can be reckoned by hand: what it finds is what is true."""

from __future__ import annotations

from itertools import product

import pytest

import fathomfive as ff
from fathomfive.kernel import Json, SetupError
from fathomfive.study import Review, Reviewing
from tests.study.plunge import played

DEEP = ("deep", "slow")
GOOD, BAD = (*DEEP, 6), (*DEEP, 1)
WASTE = ("deep", "fast", 0)
LEVEL = [GOOD, GOOD, BAD, BAD, GOOD, GOOD]


def chance_alone(points: int, dives: int) -> float:
    """The chance to reach 6 points from so many, by so many deep dives."""
    wins = [sum(faces) * 3 + points >= 6 for faces in product((0, 1), repeat=dives)]
    weights = [(2 / 3) ** sum(faces) * (1 / 3) ** (dives - sum(faces)) for faces in product((0, 1), repeat=dives)]
    return sum(weight for won, weight in zip(wins, weights, strict=True) if won)


def adds_up(review: Review) -> bool:
    return all([line.result == line.own + line.others + line.luck + line.residual for line in review.summary])


def test_the_chance_at_every_step_is_the_true_one_within_its_error() -> None:
    review = ff.study.review(played(1, [0], [BAD, BAD, GOOD, BAD, BAD, BAD]), size=16)
    assert review.allied
    true = {1: chance_alone(0, 6), 4: chance_alone(0, 5), 7: chance_alone(0, 4), 10: chance_alone(3, 3)}
    points = {step: (chances[0], errors[0]) for step, chances, errors in review.course}
    for step, chance in true.items():
        assert abs(points[step][0] - chance) < 3 * points[step][1] + 0.01
    assert points[review.steps] == (0.0, 0.0)


def test_the_chances_of_rivals_add_up_to_one_at_every_step() -> None:
    review = ff.study.review(played(2, [0, 2], LEVEL), size=1)
    assert [point.step for point in review.course] == list(range(review.steps + 1))
    assert all([abs(sum(chances) - 1) < 1e-9 for _, chances, _ in review.course])


def test_result_is_own_and_others_decisions_and_luck_and_residual_exactly() -> None:
    for seats, deal in ((1, [2]), (2, [0, 2])):
        review = ff.study.review(played(seats, deal, [GOOD, WASTE, BAD, GOOD, ("shallow", "slow", 0), BAD]), size=1)
        assert adds_up(review)
        assert len(review.summary) == seats
        for line in review.summary:
            assert line.result == pytest.approx(line.outcome - review.start[line.seat], abs=1e-5)


def test_where_the_end_is_in_sight_luck_and_decisions_leave_no_more_than_their_errors() -> None:
    review = ff.study.review(played(1, [0], [GOOD, BAD, BAD, WASTE, BAD, GOOD]), size=16)
    [line] = review.summary
    error = (line.own_error**2 + line.luck_error**2 + review.start_errors[0] ** 2) ** 0.5
    assert abs(line.residual) < 3 * error
    assert line.own < -0.05


def test_a_wasted_dive_is_a_blunder_at_its_step_and_the_better_option_is_named() -> None:
    record = played(1, [0], [GOOD, BAD, BAD, BAD, BAD, WASTE])
    review = ff.study.review(record, size=4)
    [moment] = [moment for moment in review.moments if moment.grade != "only"]
    step, seat, kind, loss, error, grade, chosen, better = moment
    assert (step, seat, kind, grade, chosen, better) == (17, 0, "how", "blunder", "fast", "slow")
    assert loss == pytest.approx(2 / 3, abs=0.2)
    assert 0 < error < 0.2
    assert (moment.first, moment.last) == (16, 17)
    assert moment.better_said["en"] == "slow"


def test_the_questions_of_one_action_are_one_decision() -> None:
    review = ff.study.review(played(2, [0, 0], LEVEL), size=1)
    assert len(review.decisions) == 6
    assert all([moment.last - moment.first == 1 for moment in review.decisions])


def test_what_the_rule_of_thumb_does_too_gains_and_loses_nothing() -> None:
    review = ff.study.review(played(2, [0, 0], LEVEL), size=1)
    assert [(line.own, line.others) for line in review.summary] == [(0, 0), (0, 0)]


def test_a_lucky_roll_is_luck_and_as_much_as_it_changes() -> None:
    review = ff.study.review(played(1, [0], [GOOD, BAD, BAD, BAD, BAD, GOOD]), size=16)
    last = review.luck[-1]
    assert (last.kind, last.outcome, last.outcomes) == ("sea", 6, 6)
    assert last.gains[0] == pytest.approx(1 / 3, abs=1e-9)
    assert last.errors[0] == pytest.approx(0, abs=1e-9)


def test_a_game_that_is_lost_or_won_already_has_no_mistakes() -> None:
    review = ff.study.review(played(1, [0], [GOOD, GOOD, WASTE, WASTE, WASTE, WASTE]), size=2)
    assert [moment.grade for moment in review.decisions[2:]] == ["", "", "", ""]


def test_the_only_good_option_is_told_where_there_were_several() -> None:
    review = ff.study.review(played(1, [0], [GOOD, BAD, BAD, BAD, BAD, GOOD]), size=8)
    assert review.decisions[-1].grade == "only"
    assert review.decisions[-1].better is None


def test_points_to_be_expected_are_told_of_a_game_alone() -> None:
    review = ff.study.review(played(1, [2], LEVEL), size=4)
    assert review.points[0].chances[0] == pytest.approx(13, abs=3)
    assert review.points[-1].chances == [14.0]
    pieces = [row[0].first for row in Reviewing(played(1, [2], LEVEL), size=4).plan.rows]
    assert [point.step for point in review.points] == [*pieces, review.steps], "all along the game"
    assert ff.study.review(played(2, [0, 2], LEVEL), size=1).points == []


def test_the_same_seed_and_budget_give_the_same_review() -> None:
    record = played(2, [0, 2], [GOOD, WASTE, BAD, GOOD, GOOD, BAD])
    first, again = ff.study.review(record, 0.5, 3), ff.study.review(record, 0.5, 3)
    assert first.complete and again.complete
    assert first == again
    assert ff.study.review(record, 0.5, 4) != first


def test_two_seeds_agree_on_the_blunders() -> None:
    record = played(1, [0], [GOOD, BAD, BAD, BAD, WASTE, WASTE])
    for seed in range(3):
        grades = {moment.step: moment.grade for moment in ff.study.review(record, size=8, seed=seed).moments}
        assert grades[14] in ("mistake", "blunder")  # it threw away 22 points: not every seed is sure of 15
        assert grades[16] == "blunder"


def test_a_review_can_be_interrupted_and_gone_on_with() -> None:
    record = played(2, [0, 2], LEVEL)
    whole = Reviewing(record, size=1)
    assert whole.review().summary == []
    for _ in whole:
        pass
    part = Reviewing(record, size=1)
    for number, _ in enumerate(part):
        if number == 2:
            break
    early = part.review()
    assert not early.complete
    assert adds_up(early)
    later = Reviewing(record, size=1, found=list(part.found.values()))
    assert later.done == part.done < later.steps
    for _ in later:
        pass
    assert later.review() == whole.review()


def test_progress_is_told_piece_by_piece() -> None:
    done: list[int] = []
    review = ff.study.review(played(2, [0, 2], LEVEL), size=1, progress=lambda study: done.append(study.done))
    assert done == sorted(done)
    assert done[-1] == review.steps


def test_a_review_is_plain_data() -> None:
    data: dict[str, Json] = ff.study.review(played(2, [0, 2], LEVEL), size=1).to_json()
    assert data["game"] == "plunge"
    assert data["complete"] is True


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seconds": 0.0}, "takes some seconds, not 0"),
        ({"seed": -1}, "a seed is a whole number from 0 on, not -1"),
        ({"size": 65}, "an effort is a number from 1 to 64, not 65"),
        ({"jobs": -1}, "at least 1 job"),
    ],
)
def test_an_impossible_wish_is_refused_with_a_reason(wrong: dict[str, int], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        ff.study.review(played(2, [0, 2], LEVEL), **wrong)  # type: ignore[arg-type]
