"""What is said of the test, the attack or the storm under way: its name, its modifiers, what every way makes of it."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules import scoring
from fathomfive.games.nemo.rules.actions import act
from fathomfive.games.nemo.rules.combat import fight
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.kernel import Phrase

from .scenes import ARONNAX, CREW, FIRST_OFFICER, HULL, Play, a_table, give, play_card, put, treasure
from .test_said import said
from .test_view import shown, ways


def verdicts(s: NemoState, language: str = "en") -> dict[object, str]:
    """What each way to change the test is said to make of it, by its value."""
    return dict(zip(ways(s), said(s, language)["ways"][1:], strict=True))


def test_a_test_says_its_name_its_story_and_where_each_modifier_comes_from() -> None:
    s = a_table()
    put(s, "victoria")
    play_card(s, "whales").answer(CREW)
    told = said(s)
    assert told["trial"][0] == "The Whales"
    assert told["modifiers"] == ["Modifiers", "Warship here", "Crew exerted"]
    assert said(s, "de")["modifiers"] == ["Modifikatoren", "Kriegsschiff hier", "Crew riskiert"]
    assert verdicts(s)[HULL] == "83%" and verdicts(s, "de")["roll"] == "58 %"
    assert "need" not in told


def test_a_test_without_modifiers_says_so() -> None:
    s = a_table()
    play_card(s, "whales")
    assert said(s)["modifiers"][1:] == ["none"]


def test_after_the_roll_every_help_says_in_a_word_whether_it_is_enough() -> None:
    s = a_table()
    play_card(s, "whales").answer(CREW, "roll", 2, 1)
    found = verdicts(s, "de")
    assert found["accept"] == "nur 6" and found["character", FIRST_OFFICER] == "gelingt mit 9"


def test_on_the_action_table_a_help_says_which_band_it_reaches() -> None:
    s = a_table()
    Play(s, act(s, "rest")).answer("roll", 1, 3)
    assert said(s)["trial"] == ["Rest", "Rolled. Do you help, or accept the result?"]
    assert verdicts(s)["accept"].startswith("4: ")


def test_help_shows_the_points_that_it_costs() -> None:
    s = a_table(motive="explore")
    give(s, "lucky-charm")
    play_card(s, "whales").answer("roll", 2, 1)
    costs = {value: way["points"] for value, way in ways(s).items()}
    assert costs["accept"] == 0
    assert costs["character", FIRST_OFFICER] == scoring.person_points(s, FIRST_OFFICER) == 7
    assert costs["character", ARONNAX] == scoring.person_points(s, ARONNAX) == 9
    charm = treasure("lucky-charm")
    assert costs["treasure", charm] == scoring.treasure_points(s, charm)


@pytest.mark.parametrize(
    ("language", "need", "short"),
    [
        ("en", "{} or more sinks her.", "{} short. Do you save the attack?"),
        ("de", "Ab {} ist sie versenkt.", "{} zu wenig. Rettest du den Angriff?"),
    ],
)
def test_an_attack_says_what_sinks_her_and_what_the_roll_lacks(language: str, need: str, short: str) -> None:
    s = a_table()
    foe = put(s, "donau")
    goal = s.c.side_defence[foe]
    play = Play(s, fight(s, foe, "bold"))
    assert said(s, language)["need"][1] == need.format(goal)
    assert said(s)["trial"] == ["Attack on Donau", "What do you exert? A failure costs some of it."]
    play.answer("roll", 1, 3)
    assert said(s, language)["trial"][1] == short.format(goal - 4)
    assert verdicts(s)["accept"] == "only 4" and verdicts(s)["character", FIRST_OFFICER] == "only 7"
    assert said(s)["modifiers"][1] == "none"


def test_fire_and_storm_are_told_apart() -> None:
    s = a_table()
    play = Play(s, fight(s, put(s, "victoria"), "bold"))
    assert said(s)["trial"] == ["Fire of Victoria", "At 8 or more her shot misses."]
    play.answer(3, 4)
    assert said(s)["trial"][1] == "1 short. Can you still evade?"
    assert verdicts(s)["character", FIRST_OFFICER] == "evades: 10"
    s.foe = -1
    assert said(s)["trial"] == ["The storm", "1 short. Do you come through after all?"]
    assert verdicts(s, "de")["character", FIRST_OFFICER] == "übersteht es: 10"


def test_what_every_space_of_a_track_counts_is_shown_under_the_motive_in_force() -> None:
    s = a_table(motive="science")
    for resource, spaces in enumerate(shown(s, "tracks")):
        assert len(spaces) == len(s.c.track_exert[resource])
        others = sum(scoring.count(s, [])) - scoring.track_points(s, resource, s.resources[resource])
        for space, points in enumerate(spaces):
            s.resources[resource] = space
            assert sum(scoring.count(s, [])) == others + points


def test_the_end_says_the_level_that_was_reached() -> None:
    s = a_table()
    s.over, least = True, s.c.level_least
    s.level = 0
    assert said(s)["ending"][1] == f"Fewer than {least[1]} points: the voyage counts as lost."
    s.level = 1
    assert f"level 1 of {len(least) - 1}: {least[1]} to {least[2] - 1} points" in said(s)["ending"][1]
    s.level = len(least) - 1
    assert said(s, "de")["ending"][1].endswith(f"ab {least[-1]} Punkten. Höher geht es nicht.")
    s.lost = 1
    assert said(s)["ending"] == [
        GAME.catalogue.text(Phrase("level-lost"), "en"),
        GAME.catalogue.text(Phrase("defeat-1"), "en"),
    ]


def test_hits_to_settle_are_counted() -> None:
    s = a_table()
    s.hits = 1
    assert said(s)["hit"][0] == "A hit!"
    s.hits = 3
    assert said(s, "de")["hit"][0] == "Noch 3 Treffer!"
