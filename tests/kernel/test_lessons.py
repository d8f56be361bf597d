"""Lessons: where a learner is, what nature and rivals do, and what law 15 finds wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fathomfive.kernel import AnyGame, InvalidContent, SetupError, Value
from fathomfive.kernel.conformance import LawBroken, check_lessons
from fathomfive.kernel.lesson_laws import complaints, lay
from fathomfive.kernel.lessons import (
    ASTRAY,
    LOST,
    PATIENCE,
    Lesson,
    Progress,
    Taken,
    answer,
    decode,
    lesson,
    lessons,
    settle,
)
from tests.kernel.toys.lagoon import Lagoon

TOYS = Path(__file__).parent / "toys"
SCRIPT = """
say = "lesson-toy"
minutes = 1
seats = 2
seed = 3
options = { length = 2 }
places = ["tile/0"]
deal = [[-1, "fish", 0], [-1, "fish", 1]]

[[chapters]]
id = "act"
say = "lesson-act"
pills = [{ at = "tile/0", say = "lesson-pill" }]

[[chapters.beats]]
say = "lesson-dive"
when = "act"
expect = ["dive", ["play", 0]]
rule = "LG-1.1"
targets = ["tile/0"]
pill = 1
looks = [{ say = "lesson-look", targets = ["tile/0"] }]
instead = [{ value = "pass", say = "lesson-pass" }]
then = [[-1, "dive", 6]]

[[chapters.beats]]
say = "lesson-more"
when = "act"
expect = ["dive"]
free = true
rule = "LG-1.1"
then = [[1, "act", "pass"]]

[[chapters]]
id = "bid"
say = "lesson-bid"

[[chapters.beats]]
say = "lesson-bid-now"
when = "bid"
expect = ["none"]
rule = "LG-1.2"
"""
EMPTY = '[[chapters]]\nid = "empty"\nsay = "x"\nbeats = []\n\n[[chapters]]\nid = "bid"'
MORE = '\n[[chapters.beats]]\nsay = "lesson-more"\nwhen = "act"\nexpect = ["dive"]\nrule = "LG-1.1"\n'
SAID = [
    "lesson-toy",
    "lesson-act",
    "lesson-pill",
    "lesson-dive",
    "lesson-look",
    "lesson-pass",
    "lesson-more",
    "lesson-bid",
    "lesson-bid-now",
]


def toy(folder: Path, script: str = SCRIPT, silent: str = "") -> AnyGame:
    """A lagoon in a folder of its own, with a lesson."""
    for part in ("content", "words"):
        shutil.copytree(TOYS / part, folder / part)
    (folder / "RULES.md").write_text("**LG-1.1** Dive.\n\n**LG-1.2** Bid.\n")
    (folder / "lesson" / "words").mkdir(parents=True)
    (folder / "lesson" / "first.toml").write_text(script)
    for language in ("en", "de"):
        said = [name for name in SAID if f"{language}:{name}" != silent]
        text = "".join(f"{name} = {name}\n    .text = Why\n" for name in said)
        (folder / "lesson" / "words" / f"{language}.ftl").write_text(text)
    made = Lagoon().game()
    made.__dict__["folder"] = folder
    return made  # type: ignore[return-value]


def begun(folder: Path, script: str = SCRIPT) -> Lesson:
    return lesson(toy(folder, script), "first")


def test_a_good_lesson_keeps_the_law(tmp_path: Path) -> None:
    made = toy(tmp_path)
    assert complaints(made) == []
    check_lessons(made)
    assert repr(lesson(made, "first")) == "Lesson('lagoon', 'first', 2 chapters)"


def test_a_game_without_lessons_has_none() -> None:
    bare = Lagoon().game()
    assert lessons(bare) == {}
    with pytest.raises(SetupError, match="lagoon has no lesson 'first'; there are none"):
        lesson(bare, "first")  # type: ignore[arg-type]


def test_an_unknown_lesson_is_refused_with_those_that_exist(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="lagoon has no lesson 'second'; there are 'first'"):
        lesson(toy(tmp_path), "second")


@pytest.mark.parametrize(
    ("wrong", "right", "complaint"),
    [
        ("minutes", "hours", "unknown field `hours`"),
        ("say =", "say", "Expected '=' after a key"),
        ('expect = ["none"]', "", "missing required field `expect`"),
        ('[[chapters]]\nid = "bid"', EMPTY, "has no beats"),
    ],
)
def test_a_lesson_is_read_strictly(wrong: str, right: str, complaint: str) -> None:
    with pytest.raises(InvalidContent, match=complaint):
        decode("first.toml", SCRIPT.replace(wrong, right, 1))


def test_everybody_at_a_lesson_has_another_name() -> None:
    script = decode("first.toml", SCRIPT.replace("seats = 2", "seats = 4\nseat = 1"))
    assert script.names("You") == ["Bo", "You", "Mei", "Finn"]


def test_a_lesson_has_chapters() -> None:
    with pytest.raises(InvalidContent, match="no chapters"):
        decode("first.toml", SCRIPT[: SCRIPT.index("[[chapters]]")] + "chapters = []")


@pytest.mark.parametrize(
    ("wrong", "right", "complaint"),
    [
        ('expect = ["none"]', 'expect = ["all"]', "'bid' about (1,) is asked"),
        ('["play", 0]', '["play", 40]', "expects ['play', 40], which is not an option: 'pass', 'dive'"),
        ('value = "pass"', 'value = "swim"', "speaks of 'swim' instead, which is not an option"),
        ('when = "bid"', 'when = "swim"', "waits for 'swim', but 'bid'"),
        ('targets = ["tile/0"]\npill', 'targets = ["tile/7"]\npill', "lights 'tile/7', which is not there"),
        ('at = "tile/0"', 'at = "tile/7"', "lights 'tile/7', which is not there"),
        ("pill = 1", "pill = 2", "is at pill 2, but chapter 'act' has 1"),
        ('rule = "LG-1.2"', 'rule = "LG-9.9"', "names the rule 'LG-9.9', which does not exist"),
        ('expect = ["dive"]\nfree', 'expect = ["swim"]\nfree', "expects 'swim', which is not an option"),
        ("minutes = 1", "hours = 1", "unknown field `hours`"),
        ("length = 2", "length = 9", "option 'length' of lagoon is one of"),
        ("seats = 2", "seats = 9", "lagoon has 1 to 4 seats, not 9"),
        ('expect = ["none"]\nrule', 'expect = [40, "none"]\nrule', "expects 40, which is not an option"),
        ('rule = "LG-1.2"', 'rule = "LG-1.2"\nabout = [2]', "waits for 'bid', but 'bid' about (1,)"),
    ],
)
def test_a_broken_lesson_breaks_law_15(tmp_path: Path, wrong: str, right: str, complaint: str) -> None:
    assert wrong in SCRIPT
    made = toy(tmp_path, SCRIPT.replace(wrong, right, 1))
    assert any(complaint in one for one in complaints(made)), complaints(made)
    with pytest.raises(LawBroken, match="law 15"):
        check_lessons(made)


def test_a_sentence_that_is_missing_in_one_language_breaks_the_law(tmp_path: Path) -> None:
    wrong = complaints(toy(tmp_path, silent="de:lesson-look"))
    assert "lesson 'first': 'lesson-look' is not said in 'de'" in wrong
    assert "lesson 'first': 'lesson-look.text' is not said in every language" in wrong


def test_a_lesson_without_rules_in_words_has_no_rule_to_name(tmp_path: Path) -> None:
    made = toy(tmp_path)
    (tmp_path / "RULES.md").unlink()
    assert any("which does not exist" in one for one in complaints(made))


def test_a_lesson_that_outlasts_its_game_breaks_the_law(tmp_path: Path) -> None:
    more = SCRIPT.replace("length = 2", "length = 1") + MORE
    assert any("the game is over before beat 'lesson-more'" in one for one in complaints(toy(tmp_path, more)))


def test_nature_and_rivals_follow_the_script(tmp_path: Path) -> None:
    found = begun(tmp_path)
    table, progress = lay(found)
    assert not found.later
    assert table.view(0)["hands"] == [[0, 1], [None, None]]
    assert answer(found, progress, table, "dive") == Taken(0, True, "dive")
    settle(found, progress, table)
    assert (-1, 6) in table.answers
    answer(found, progress, table, "dive")
    settle(found, progress, table)
    assert (1, "pass") in table.answers
    assert found.present(progress, table.seat(0).ask()) == 2


def test_a_lesson_may_begin_in_the_middle_of_a_game(tmp_path: Path) -> None:
    later = SCRIPT.replace('[-1, "fish", 1]]', '[-1, "fish", 1], [0, "act", "dive"], [-1, "dive", 6]]')
    found = begun(tmp_path, later)
    table, progress = lay(found)
    assert found.later and table.answers[-3:-1] == [(0, "dive"), (-1, 6)]
    assert progress.taken == [] and found.present(progress, table.seat(0).ask()) == 0
    answer(found, progress, table, "dive")
    assert found.opening(progress, table) is None, "from the first beat on the learner answers"


def test_what_the_script_does_not_say_depends_on_the_place_alone(tmp_path: Path) -> None:
    found = begun(tmp_path)
    ways = []
    for _ in range(2):
        table, progress = lay(found)
        for value in ("pass", "none", "pass"):
            answer(found, progress, table, value)
            settle(found, progress, table)
        ways.append(table.answers)
    assert ways[0] == ways[1]


def test_another_answer_is_noticed_and_beats_that_do_not_come_are_passed_over(tmp_path: Path) -> None:
    found = begun(tmp_path)
    table, progress = lay(found)
    assert answer(found, progress, table, "pass") == Taken(0, False, "pass")
    settle(found, progress, table)
    assert table.seat(0).ask().kind == "bid"
    assert found.present(progress, table.seat(0).ask()) == 2


def test_a_free_beat_takes_any_answer(tmp_path: Path) -> None:
    found = begun(tmp_path)
    table, progress = lay(found)
    answer(found, progress, table, "dive")
    settle(found, progress, table)
    assert answer(found, progress, table, "pass") == Taken(1, True, "pass")


def test_who_goes_astray_is_met_again_later_and_let_go_in_the_end(tmp_path: Path) -> None:
    far = SCRIPT.replace('when = "bid"', 'when = "swim"') + MORE
    found = begun(tmp_path, far)
    table, progress = lay(found)
    progress.taken.append(Taken(1, True, "dive"))
    assert found.present(progress, table.seat(0).ask()) == ASTRAY
    assert answer(found, progress, table, "dive") == Taken(ASTRAY, True, "dive")
    settle(found, progress, table)
    progress.taken += [Taken(ASTRAY, True, "pass")] * (PATIENCE - 1)
    assert found.strays(progress) == PATIENCE
    assert found.present(progress, table.seat(0).ask()) == 3
    progress.taken += [Taken(ASTRAY, True, "pass")] * LOST
    assert found.over(progress, table)


def test_whoever_leaves_is_done(tmp_path: Path) -> None:
    found = begun(tmp_path)
    table, progress = lay(found)
    assert not found.over(progress, table)
    progress.left = True
    assert found.over(progress, table)
    assert found.first(1) == 2


def test_a_lesson_that_never_ends_breaks_the_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lesson, "over", endless)
    monkeypatch.setattr("fathomfive.kernel.lesson_laws.MOST", 2)
    wrong = complaints(toy(tmp_path))
    assert "lesson 'first': it does not end with its last beat" in wrong
    assert "lesson 'first': beat 'lesson-dive': after ['play', 0] the lesson does not end" in wrong
    assert "lesson 'first': for who always does something else the lesson does not end" in wrong


def endless(self: Lesson, progress: Progress, table: object) -> bool:
    return False


def test_options_that_are_many_are_not_all_listed(tmp_path: Path) -> None:
    wide = SCRIPT.replace('deal = [[-1, "fish", 0], [-1, "fish", 1]]', "")
    values: list[Value] = ["swim"]
    made = toy(tmp_path, wide.replace('expect = ["dive", ["play", 0]]', f"expect = {values}"))
    assert any("but 'act' about (1,) is asked of 'pass', 'dive'" in one for one in complaints(made))
