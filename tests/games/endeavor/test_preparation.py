from __future__ import annotations

from fathomfive.games.endeavor.rules import preparation
from fathomfive.kernel import Pile

from .positions import (
    BOX,
    COORDINATION,
    INSPIRATION,
    REPUTATION,
    Play,
    crew,
    hire,
    sea,
    sound,
)


def kinds(*ids: str) -> list[int]:
    return [BOX.crew_ids.index(id) for id in ids]


def test_crew_of_at_most_the_recruiting_level_can_be_recruited() -> None:
    s = sea()
    assert preparation.applicants(s, 0) == kinds("pilot", "reef-diver", "sonar-operator")
    s.tracks[0][REPUTATION] = 4
    assert {BOX.level[int(str(kind))] for kind in preparation.applicants(s, 0)} == {1, 2, 3}


def test_level_five_shows_only_three_crew() -> None:
    s = sea()
    s.experts = kinds("mentor", "adventurer", "biotechnologist")
    s.tracks[0][REPUTATION] = 10
    assert [kind for kind in preparation.applicants(s, 0) if BOX.level[int(str(kind))] == 5] == s.experts


def test_recruited_crew_lies_junior_side_up_and_leaves_the_tray() -> None:
    s = sea()
    pilot = kinds("reef-diver")[0]
    before = s.tray[pilot]
    play = Play(s, preparation.recruit(s, 0)).answer(pilot)
    assert play.over
    assert s.crew[0] == [1, crew("reef-diver")]
    assert s.spent[0] == [0, 0]
    assert s.tray[pilot] == before - 1


def test_the_same_crew_may_be_owned_twice() -> None:
    s = sea()
    diver = kinds("reef-diver")[0]
    for _ in range(2):
        Play(s, preparation.recruit(s, 0)).answer(diver)
    assert s.crew[0].count(crew("reef-diver")) == 2


def test_the_bonus_of_a_recruit_counts_for_the_next_two_steps() -> None:
    s = sea()
    s.tracks[0] = [4, 3, 0, 0]
    s.hold[0], s.supply[0] = 0, 30
    Play(s, preparation.prepare(s, 0)).answer(kinds("marine-biologist")[0])  # inspiration 3 + 2 = level 3
    assert s.tracks[0][INSPIRATION] == 5
    assert s.hold[0] == 3


def test_a_taken_expert_uncovers_the_next_one_while_there_are_some() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 10
    s.experts = kinds("mentor", "adventurer", "biotechnologist")
    s.expert_pile = Pile(kinds("robotics-engineer"))
    Play(s, preparation.recruit(s, 0)).answer(kinds("adventurer")[0])
    assert s.experts == kinds("mentor", "biotechnologist", "robotics-engineer")
    Play(s, preparation.recruit(s, 0)).answer(kinds("mentor")[0])
    assert s.experts == kinds("biotechnologist", "robotics-engineer")


def test_with_an_empty_tray_nobody_is_recruited() -> None:
    s = sea()
    s.tray = [0] * len(s.tray)
    assert Play(s, preparation.recruit(s, 0)).over
    assert len(s.crew[0]) == 1


def test_discs_come_back_to_the_hold_up_to_the_management_level() -> None:
    s = sea()
    slots = [hire(s, 0, id, spent=True) for id in ("pilot", "reef-diver", "sonar-operator", "navigator")]
    s.tracks[0][COORDINATION] = 2
    play = Play(s, preparation.manage(s, 0))
    assert (play.kind, play.options) == ("manage", slots)
    play.answer(slots[2], slots[0])
    assert play.over
    assert s.spent[0] == [0, 0, 1, 0, 1]
    assert s.hold[0] == 5
    sound(s)


def test_all_discs_come_back_without_a_question_when_the_level_is_enough() -> None:
    s = sea()
    for id in ("pilot", "reef-diver", "sonar-operator"):
        hire(s, 0, id, spent=True)
    s.tracks[0][COORDINATION] = 4
    assert Play(s, preparation.manage(s, 0)).over
    assert s.spent[0] == [0, 0, 0, 0]
    assert s.hold[0] == 6


def test_where_fewer_discs_stay_than_come_back_those_that_stay_are_asked_for() -> None:
    s = sea()
    slots = [hire(s, 0, id, spent=True) for id in ("pilot", "reef-diver", "sonar-operator")]
    s.tracks[0][COORDINATION] = 2
    play = Play(s, preparation.manage(s, 0))
    assert (play.kind, play.options) == ("stay", slots)
    assert play.answer(slots[1]).over
    assert s.spent[0] == [0, 0, 1, 0]
    assert s.hold[0] == 5


def test_discs_beyond_the_management_level_stay() -> None:
    s = sea()
    hire(s, 0, "pilot", spent=True)
    hire(s, 0, "reef-diver", spent=True)
    play = Play(s, preparation.manage(s, 0))
    play.answer(play.options[0])
    assert play.over
    assert sum(s.spent[0]) == 1


def test_taking_discs_back_can_be_declined_if_everything_can() -> None:
    s = sea(declining="everything")
    hire(s, 0, "pilot", spent=True)
    play = Play(s, preparation.manage(s, 0))
    assert play.options == [1, "done"]
    play.answer("done")
    assert s.spent[0] == [0, 1]


def test_new_discs_come_from_the_supply_and_a_storm_takes_one() -> None:
    s = sea()
    s.tracks[0][INSPIRATION] = 7
    preparation.workforce(s, 0)
    assert (s.hold[0], s.supply[0]) == (7, 23)
    s.storm = 1
    preparation.workforce(s, 0)
    assert s.hold[0] == 10
    preparation.workforce(s, 1)
    assert s.hold[1] == 3


def test_an_empty_supply_is_helped_out_with_substitutes() -> None:
    s = sea()
    s.tracks[0][INSPIRATION] = 10
    s.supply[0], s.hold[0] = 2, 28
    preparation.workforce(s, 0)
    assert s.hold[0] == 33
    sound(s)
