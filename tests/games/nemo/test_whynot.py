"""Why not: what is closed to the asked seat."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules.actions import act, action
from fathomfive.games.nemo.rules.combat import battle, fight
from fathomfive.games.nemo.rules.people import forced_sacrifice, revive
from fathomfive.games.nemo.rules.sea import place_stone, raise_uprising
from fathomfive.games.nemo.rules.sea_effects import recall
from fathomfive.games.nemo.rules.sighting import sight
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.nemo.rules.trial import attempt
from fathomfive.games.nemo.rules.workshop import install as install_one
from fathomfive.games.nemo.rules.workshop import new_course
from fathomfive.kernel import Ask
from fathomfive.kernel.words import LANGUAGES
from tests.games.nemo.scenes import (
    ARONNAX,
    CHIEF_ENGINEER,
    CONSEIL,
    CREW,
    EUROPEAN_SEAS,
    HULL,
    NORTH_ATLANTIC,
    PACIFIC_COAST,
    SECOND_OFFICER,
    WESTERN_PACIFIC,
    Play,
    a_table,
    card,
    give,
    install,
    keep,
    land,
    play_card,
    put,
    ship,
    technology,
    tile,
    treasure,
)


def shut(play: Play) -> dict[str, str]:
    """What is closed, and the rule that says so; every reason has words, and nothing closed is open too."""
    assert isinstance(play.question, Ask)
    ask = play.question
    found = GAME.closed(play.s, ask)
    open_ = {GAME.target(play.s, ask, option) for option in ask.options}
    for one in found:
        assert one.target not in open_
        for language in LANGUAGES:
            assert GAME.catalogue.text(one.why, language)
    assert len({one.target for one in found}) == len(found)
    return {one.target: f"{one.why.id} {one.rule}" for one in found}


def why(play: Play, option: object) -> str:
    """What speaks for an option."""
    assert isinstance(play.question, Ask)
    assert option in play.options
    phrase = GAME.reason(play.s, play.question, option)
    assert phrase is not None
    assert GAME.catalogue.text(phrase, "de")
    return GAME.catalogue.text(phrase, "en")


def acting(s: NemoState) -> Play:
    return Play(s, action(s))


def test_actions_say_what_they_lack() -> None:
    s = a_table()
    s.ap = 1
    assert {name: said for name, said in shut(acting(s)).items() if name.startswith("action/")} == {
        "action/event": "why-points NW-11.2",
        "action/combat": "why-no-target NW-11.5",
        "action/incite": "why-no-land NW-11.9",
        "action/rest": "why-points NW-11.2",
        "action/repair": "why-points NW-11.2",
        "action/refit": "why-salvage NW-R4",
        "action/search": "why-no-stone NW-11.13",
    }


def test_incite_says_whether_land_or_markers_are_missing() -> None:
    s = a_table(at=WESTERN_PACIFIC)
    for space in s.c.lands[WESTERN_PACIFIC]:
        s.uprisings[space] = 1
    assert shut(acting(s))["action/incite"] == "why-lands-taken NW-R4"
    s.uprisings = [1] * 10 + [0] * 5
    assert shut(acting(s))["action/incite"] == "why-no-marker NW-R4"


def test_used_up_things_of_the_action_phase_say_so() -> None:
    s = a_table()
    s.unseen.pool.clear()
    s.extra = 0
    s.offer = []
    s.ap = 0
    s.torpedo_fired = True
    install(s, "steam-torpedoes", "fog-machine")
    said = shut(acting(s))
    assert said["action/event"] == "why-no-events NW-11.4"
    assert said["action/refit"] == "why-no-offer NW-R4"
    assert said["action/torpedo"] == "why-fired NW-11.8"
    assert said["action/fog"] == "why-points NW-11.23"


def test_people_and_treasures_of_no_use_in_the_action_phase_say_why() -> None:
    s = a_table()
    s.characters[SECOND_OFFICER] = 0
    s.refused = [CHIEF_ENGINEER, 100 + treasure("sea-charts")]
    give(s, "the-abyss", "pearls", "lucky-charm", "sea-charts", "laudanum")
    said = shut(acting(s))
    assert said[f"character/{SECOND_OFFICER}"] == "why-sacrificed NW-13.2"
    assert said[f"character/{CHIEF_ENGINEER}"] == "why-refused NW-17.3"
    assert said[f"character/{ARONNAX}"] == "why-after-roll NW-13.5"
    assert said[f"treasure/{treasure('the-abyss')}"] == "why-only-points NW-2.3"
    assert said[f"treasure/{treasure('lucky-charm')}"] == "why-after-roll NW-4.4"
    assert said[f"treasure/{treasure('sea-charts')}"] == "why-refused NW-17.3"
    assert f"treasure/{treasure('laudanum')}" not in said


@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("vanikoro", "why-place"),
        ("as-master-wishes", "why-after-roll"),
        ("full-steam", "why-after-sinking"),
        ("some-days-ashore", "why-need-transit"),
        ("all-by-electricity", "why-need-lull"),
        ("required-repairs", "why-need-no-ships"),
    ],
)
def test_kept_events_say_what_they_wait_for(id: str, why: str) -> None:
    s = a_table()
    put(s, "victoria")
    keep(s, id)
    assert shut(acting(s))[f"kept/{card(id)}"] == f"{why} NW-6.9"


def test_kept_events_that_are_too_dear_say_so() -> None:
    s = a_table()
    s.ap = 0
    keep(s, "nemos-diaries")
    assert shut(acting(s))[f"kept/{card('nemos-diaries')}"] == "why-points NW-6.9"


def test_resources_a_test_does_not_allow_say_so() -> None:
    s = a_table()
    assert shut(play_card(s, "whales").answer(CREW)) == {
        "resource/0": "why-not-exertable NW-7.7",
        "resource/1": "why-exerted NW-7.7",
    }


def test_resources_of_other_officers_are_theirs_to_exert() -> None:
    s = a_table(4)
    s.captain = 0
    test = play_card(s, "whales")
    said = shut(test)
    assert said["resource/0"] == "why-not-exertable NW-7.7"
    others = [said[f"resource/{what}"] for what in (CREW, HULL) if f"resource/{what}" in said]
    assert others
    assert set(others) <= {"why-officers NW-17.2", "why-captains NW-17.2"}


def test_help_that_cannot_help_says_why() -> None:
    s = a_table()
    install(s, "crew-armour")
    s.characters[CONSEIL] = 0
    give(s, "lucky-charm")
    keep(s, "as-master-wishes")
    s.sky = [tile("red-sky")]
    said = shut(Play(s, attempt(s, 9, [])).answer(1, 1))
    assert said == {
        "character/0": "why-only-actions NW-13.3",
        "character/1": "why-only-actions NW-13.3",
        "character/2": "why-double-one NW-7.3",
        "character/3": "why-sacrificed NW-13.2",
        "character/4": "why-double-one NW-7.3",
        "character/5": "why-double-one NW-7.3",
        f"kept/{card('as-master-wishes')}": "why-need-aboard NW-6.9",
        f"sky/{tile('red-sky')}": "why-double-one NW-16.9",
        "installed/5": "why-armour-bold NW-11.19",
    }


def test_crew_armour_helps_a_roll_once() -> None:
    s = a_table()
    install(s, "crew-armour")
    combat = Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 2, 3, "armour")
    assert shut(combat)["installed/5"] == "why-armour-once NW-11.19"


def test_help_of_other_officers_is_theirs_to_give() -> None:
    s = a_table(4)
    s.captain = 0
    give(s, "lucky-charm")
    help = Play(s, attempt(s, 12, [])).answer(2, 3)
    assert "why-officers NW-17.3" in shut(help).values()


def test_wonders_and_worthless_things_are_not_spent() -> None:
    s = a_table()
    give(s, "the-abyss", "barnacles", "pearls")
    assert shut(Play(s, act(s, "rest")).answer("roll")) == {
        f"treasure/{treasure('the-abyss')}": "why-wonder NW-7.8",
        f"treasure/{treasure('barnacles')}": "why-worthless NW-7.8",
    }


def test_the_nautilus_follows_blue_lines_only() -> None:
    s = a_table(at=NORTH_ATLANTIC)
    said = shut(Play(s, act(s, "move")))
    assert said[f"ocean/{PACIFIC_COAST}"] == "why-dotted NW-11.10"
    assert said[f"ocean/{WESTERN_PACIFIC}"] == "why-far NW-11.10"
    assert f"ocean/{NORTH_ATLANTIC}" not in said


def test_ships_next_door_are_no_targets_and_torpedoes_leave_serpents_alone() -> None:
    s = a_table(at=NORTH_ATLANTIC, realistic_torpedoes="on")
    install(s, "steam-torpedoes")
    near = put(s, "victoria", EUROPEAN_SEAS)
    s.contacts[EUROPEAN_SEAS] = 1
    serpent = put(s, "sea-serpent")
    put(s, "donau")
    put(s, "syria")
    assert shut(Play(s, battle(s))) == {
        f"ship/{near}": "why-not-here NW-11.5",
        f"contact/{EUROPEAN_SEAS}": "why-not-here NW-11.5",
    }
    assert shut(Play(s, act(s, "torpedo")))[f"ship/{serpent}"] == "why-deep NW-11.26"


def test_full_and_distant_oceans_take_no_contact() -> None:
    s = a_table()
    s.contacts[NORTH_ATLANTIC] = s.c.spaces[NORTH_ATLANTIC]
    s.contacts[PACIFIC_COAST] = s.c.spaces[PACIFIC_COAST]
    said = shut(Play(s, sight(s, NORTH_ATLANTIC)))
    assert said[f"ocean/{PACIFIC_COAST}"] == "why-full NW-10.5"
    assert said[f"ocean/{WESTERN_PACIFIC}"] == "why-not-near NW-10.5"


def test_a_stone_goes_where_none_lies() -> None:
    s = a_table()
    s.stones[NORTH_ATLANTIC] = s.stones[PACIFIC_COAST] = 1
    said = shut(Play(s, place_stone(s, NORTH_ATLANTIC)))
    assert said[f"ocean/{PACIFIC_COAST}"] == "why-has-stone NW-10.12"
    assert said[f"ocean/{WESTERN_PACIFIC}"] == "why-not-near NW-10.12"


def test_an_uprising_breaks_out_where_there_is_room() -> None:
    s = a_table()
    s.uprisings[land("cuba")] = 1
    s.uprisings[land("mexico")] = 2
    said = shut(Play(s, raise_uprising(s, [land("spain"), land("ireland")])))
    assert said[f"land/{land('cuba')}"] == "why-land-taken NW-11.9"
    assert said[f"land/{land('mexico')}"] == "why-land-crushed NW-R18"
    assert said[f"land/{land('hawaii')}"] == "why-other-ocean NW-11.9"


def test_civilians_are_not_called_home() -> None:
    s = a_table()
    put(s, "victoria")
    civilian = put(s, "donau")
    assert shut(Play(s, recall(s, 1))) == {f"ship/{civilian}": "why-civilian NW-2.1"}


def test_technologies_say_what_they_cost() -> None:
    s = a_table()
    s.salvage = [ship("donau"), ship("syria")]
    s.offer = [technology("hydro-drive"), technology("fog-machine")]
    dear = [what for what in s.offer if s.c.technology_cost[what] > 2]
    assert dear
    assert shut(Play(s, install_one(s, 0))) == {f"offer/{what}": "why-salvage NW-11.12" for what in dear}


def test_motives_say_why_they_cannot_be_chosen() -> None:
    s = a_table(motive="explore")
    s.peak = s.notoriety = 30
    assert shut(Play(s, new_course(s))) == {
        "motive/0": "why-outlawed NW-R17",
        "motive/1": "why-same-motive NW-6.5",
    }


def test_the_dead_are_not_sacrificed_and_the_living_do_not_come_back() -> None:
    s = a_table()
    s.characters = [1, 1, 1, 1, 0, 0]
    assert set(shut(Play(s, forced_sacrifice(s)))) == {"character/4", "character/5"}
    assert set(shut(Play(s, revive(s)))) == {f"character/{who}" for who in range(4)}
