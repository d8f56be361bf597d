"""The small parts of a study, each by itself; their doctests run too."""

from __future__ import annotations

import doctest
import importlib
from itertools import pairwise

import pytest

import fathomfive as ff
from fathomfive.kernel import NATURE, Stream, Table, Value, game, games
from fathomfive.kernel.words import LANGUAGES
from fathomfive.study.actions import Event
from fathomfive.study.calibration import Calibration, calibration
from fathomfive.study.decisions import Effort, judge
from fathomfive.study.evaluator import LONGER, ROUGH, Evaluator, Sample, base
from fathomfive.study.luck import Strata, _spread
from fathomfive.study.plan import affordable, courses, effort, pieces
from fathomfive.study.race import Action
from fathomfive.study.shapes import Level, Review, Summary
from fathomfive.study.summary import summary
from fathomfive.study.wording import Wording, _words
from tests.study.plunge import played


@pytest.mark.parametrize(
    "name", ["calibration", "evaluator", "grades", "level", "piece", "plan", "shapes", "summary", "wording"]
)
def test_the_examples_hold(name: str) -> None:
    module = importlib.import_module(f"fathomfive.study.{name}")
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def test_every_game_is_calibrated_in_every_mode_it_has() -> None:
    for id in games():
        for seats in game(id).seats:
            table = Table(id, seats, 1)
            allied = table.game.rules.allied(table.state)
            assert id == "plunge" or calibration(id, allied).cost != calibration("", False).cost


def test_more_seconds_pay_for_no_less() -> None:
    events = [Event(0, 0, 1, 7), Event(NATURE, 2, 2, 6), *[Event(1, step, step, 3) for step in range(3, 90)]]
    sizes = [affordable(events, seconds, calibration("", False)) for seconds in (0.01, 1, 10, 100, 1000)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1 < sizes[-1]


def test_pieces_hold_every_event_once_in_order() -> None:
    events = [Event(step % 2, step, step, 3) for step in range(300)]
    rows = pieces(events, effort(2))
    assert [event for row in rows for event in row] == events
    work = [sum([courses(event, effort(2)) for event in row]) for row in rows]
    assert max(work) < 3 * min(work[:-1])


def test_many_answers_of_nature_are_sampled_evenly_along_their_odds() -> None:
    outcomes: list[tuple[Value, float]] = [(number, 1 / 40) for number in range(40)]
    taken = _spread(outcomes, 8, Stream(3))
    assert len(taken) == 8
    assert sum([weight for _, weight in taken]) == pytest.approx(1)
    gaps = [int(str(b)) - int(str(a)) for (a, _), (b, _) in pairwise(taken)]
    assert set(gaps) == {5}
    assert _spread(outcomes, 40, Stream(3)) == outcomes


def test_an_error_shrinks_with_the_number_of_courses() -> None:
    table = Table("plunge", 2, 1)
    evaluator = Evaluator(table)
    few = evaluator.value(table, base(0, 0, "few"), 8)
    many = evaluator.value(table, base(0, 0, "few"), 128)
    assert evaluator.error(many, 0) < evaluator.error(few, 0)
    assert many.courses[:8] == few.courses


def test_where_courses_end_the_game_so_many_are_looked_at_that_the_chance_is_known() -> None:
    table = Table("plunge", 2, 1)
    evaluator = Evaluator(table)
    steady = evaluator.steady(table, base(0, 0, "few"), 8)
    assert steady.share == 0.0
    assert 8 < len(steady) <= 8 * LONGER
    assert evaluator.error(steady, 0) <= ROUGH < evaluator.error(evaluator.value(table, base(0, 0, "few"), 8), 0)
    judged = Evaluator(table, ahead=1)
    assert len(judged.steady(table, base(0, 0, "few"), 8)) == 8, "more courses would say no more of what is judged"


def test_where_courses_end_the_game_luck_is_known_as_well() -> None:
    table = Table("plunge", 2, 1, nature="ask")
    evaluator = Evaluator(table)
    few = Strata(table, evaluator, base(0, 0, "luck"), 4)
    many = Strata(table, evaluator, base(0, 0, "luck"), 4).steady()
    assert many.courses > few.courses
    assert many.before()[1][0] < few.before()[1][0]
    value = few.samples[0][0]
    assert many.luck(value)[1][0] < few.luck(value)[1][0]
    assert [sample.courses[: few.courses] for _, _, sample in many.samples] == [
        sample.courses for _, _, sample in few.samples
    ]


def test_a_lead_on_the_same_luck_is_surer_than_on_other_luck() -> None:
    one, other = Sample(), Sample()
    for number in range(20):
        one.note([number / 20 + 0.05], True)
        other.note([number / 20], True)
    lead, error = one.lead(other, 0)
    assert lead == pytest.approx(0.05)
    assert error < 1e-9 < one.error(0)


def test_no_course_is_spent_on_a_doubt_that_is_the_models_own() -> None:
    table = Table("plunge", 1, 1)
    spent: list[int] = []
    for most in (8, 512):
        evaluator = Evaluator(table, ahead=1)
        evaluator.calibration = Calibration(difference=0.5)
        judge(Action(0, 0, [table], ["shallow"]), evaluator, Effort(look=4, heat=4, fresh=8, most=most), 1)
        spent.append(evaluator.answers)
    assert spent[0] == spent[1]


def a_summary(decisions: int, level: Level | None) -> Summary:
    figures = dict.fromkeys(
        ("outcome", "result", "own", "others", "luck", "residual", "own_error", "others_error", "luck_error"), 0.0
    )
    return Summary(seat=0, **figures, decisions=decisions, counts={}, loss=0.0, loss_error=0.0, worst=None, level=level)


def test_a_level_is_told_as_surely_as_it_is_known() -> None:
    review = Review("plunge", 1, [], True, 0, 1.0, True, 1, 1, [0], [1], [], [], [], [], [], [], [], [])
    words = Wording(review, "en")
    assert words.level(a_summary(5, None)) == "too short to tell"
    assert words.level(a_summary(50, None)) == "–"
    assert words.level(a_summary(50, Level("calm", "calm", "calm"))) == "like Calm"
    assert words.level(a_summary(50, Level("calm", "calm", "sunlit"))) == "like Calm to Sunlit"


def test_of_a_single_decision_the_mean_loss_is_not_known() -> None:
    turns = [("deep", "slow", 6), *[("deep", "slow", 1)] * 4, ("deep", "fast", 0)]
    decisions = ff.study.review(played(1, [0], turns), size=1).decisions
    none, one, two = [summary(0, 0.5, 1.0, decisions[len(decisions) - last :], [], {}) for last in (0, 1, 2)]
    assert one.loss > two.loss > 0
    assert one.loss_error > two.loss_error > 0 == none.loss_error
    words = {language: Wording(ff.study.review(played(1, [0], turns), size=1), language) for language in LANGUAGES}
    assert [words["en"].sums(line)["loss"] for line in (none, one)] == ["–", "–"]
    assert words["en"].sums(two)["loss"].replace(".", ",") == words["de"].sums(two)["loss"]


def test_both_languages_have_the_same_words() -> None:
    words = _words()
    names = [words._names[language] for language in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize(
    ("game", "allied"),
    [
        *[(game, False) for game in ("deepblue", "endeavor", "neweden", "otys")],
        *[(game, True) for game in ("endeavor", "nemo", "neweden")],
    ],
)
def test_a_weaker_level_was_measured_to_lose_more(game: str, allied: bool) -> None:
    levels = calibration(game, allied).levels
    assert list(levels) == ["calm", "sunlit", "twilight", "midnight", "abyssal"]
    assert levels["calm"][0] < levels["sunlit"][0] < levels["twilight"][0] == 0.0
    assert 0.0 < levels["midnight"][0] < levels["abyssal"][0]


def test_half_together_chances_leave_room_for_nobody() -> None:
    table = Table("nemo", 3, 1, {"mode": "semi"})
    evaluator = Evaluator(table, ahead=1)
    assert not evaluator.allied
    assert evaluator.calibration.sharpness < 1.0 and evaluator.lean > 0.0
    means = evaluator.value(table, base(0, 0, "semi"), 2).means()
    assert 0.0 < sum(means) < 1.0
    assert max(means) < 0.7


def test_how_bold_the_model_is_taken_to_be_may_depend_on_the_number_of_seats() -> None:
    """In Deep Blue with two it is too bold, with five too timid: the same judgement is moved apart."""
    figures = calibration("deepblue", False)
    for seats in game("deepblue").seats:
        evaluator = Evaluator(Table("deepblue", seats, 1))
        assert evaluator.sharpness == figures.seated.get(str(seats), figures.sharpness)
    assert figures.seated["2"] < figures.sharpness < figures.seated["5"]
    assert {str(seats) for seats in game("deepblue").seats} >= set(figures.seated)
