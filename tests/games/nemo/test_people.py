"""People (NW-13)."""

from __future__ import annotations

from fathomfive.games.nemo.content.vocabulary import DO_SACRIFICE, Effect
from fathomfive.games.nemo.rules.effects import run
from fathomfive.games.nemo.rules.people import aboard, forced_sacrifice, revive, sacrifice
from fathomfive.games.nemo.rules.scoring import PEOPLE, SCIENCES, count
from fathomfive.games.nemo.rules.trial import attempt
from tests.games.nemo.scenes import (
    ARONNAX,
    CHIEF_ENGINEER,
    CONSEIL,
    FIRST_OFFICER,
    NED_LAND,
    NEMO,
    SECOND_OFFICER,
    Play,
    a_table,
)


def test_each_helper_gives_its_own_help_at_its_own_penalty() -> None:
    for who, plus, notoriety, nemo in ((FIRST_OFFICER, 3, 0, 5), (NED_LAND, 1, 1, 6), (ARONNAX, 2, 1, 6)):
        s = a_table()
        Play(s, attempt(s, 20, [])).answer(3, 3, ("character", who))
        assert s.modifier == plus
        assert (s.notoriety, s.resources[NEMO]) == (notoriety, nemo)
        assert s.characters[who] == 0


def test_conseil_rolls_both_dice_again_without_penalty() -> None:
    s = a_table()
    assert Play(s, attempt(s, 9, [])).answer(1, 2, ("character", CONSEIL), 4, 5).result is True
    assert s.notoriety == 0


def test_officers_of_the_engine_and_the_watch_give_no_help() -> None:
    s = a_table()
    options = Play(s, attempt(s, 9, [])).answer(1, 2).options
    assert ("character", SECOND_OFFICER) not in options
    assert ("character", CHIEF_ENGINEER) not in options


def test_a_forced_sacrifice_gives_no_effect_but_takes_the_penalty() -> None:
    s = a_table()
    s.ap = 0
    Play(s, forced_sacrifice(s)).answer(FIRST_OFFICER)
    assert s.ap == 0
    assert s.resources[NEMO] == 5
    s.characters = [0] * 6
    assert Play(s, forced_sacrifice(s)).over


def test_a_sacrificed_character_scores_nothing() -> None:
    s = a_table(motive="science")
    before = count(s, [])
    Play(s, sacrifice(s, ARONNAX))
    after = count(s, [])
    assert before[PEOPLE] - after[PEOPLE] == 5
    assert before[SCIENCES] - after[SCIENCES] == 6


def test_a_revived_character_may_be_sacrificed_again_at_the_same_penalty() -> None:
    s = a_table()
    Play(s, sacrifice(s, NED_LAND))
    Play(s, revive(s))
    assert s.characters == [1] * 6
    assert s.notoriety == 1
    Play(s, sacrifice(s, NED_LAND))
    assert s.notoriety == 2


def test_who_comes_back_is_chosen() -> None:
    s = a_table()
    s.characters = [0, 1, 1, 0, 1, 1]
    Play(s, revive(s)).answer(CONSEIL)
    assert aboard(s) == [1, 2, 3, 4, 5]


def test_two_sacrifices_are_two_questions() -> None:
    s = a_table()
    Play(s, run(s, [Effect(DO_SACRIFICE, 2)])).answer(CONSEIL, SECOND_OFFICER)
    assert sum(s.characters) == 4
