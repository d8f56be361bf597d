"""What the view adds to the fields: the test and the fight under way with their odds, and the points."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules.actions import act
from fathomfive.games.nemo.rules.combat import fight
from fathomfive.games.nemo.rules.scoring import standing
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.nemo.rules.trial import attempt
from tests.games.nemo.scenes import (
    ARONNAX,
    CONSEIL,
    CREW,
    FIRST_OFFICER,
    HULL,
    NED_LAND,
    NEMO,
    Play,
    a_new_table,
    a_table,
    card,
    give,
    install,
    keep,
    only_in_bag,
    play_card,
    put,
    side,
    technology,
    tile,
    treasure,
)


def shown(s: NemoState, name: str) -> Any:
    return GAME.rules.view(s, 0)[name]


def ways(s: NemoState) -> dict[Any, Any]:
    """What each option would make of the test, by its value."""
    found: dict[Any, Any] = {}
    for way in shown(s, "test")["options"]:
        value = way["value"]
        found[tuple(value) if isinstance(value, list) else value] = way
    return found


def test_no_test_is_shown_when_none_is_due() -> None:
    s = a_table()
    assert shown(s, "test") is None
    play_card(s, "aegri-somnia").answer(1)
    assert shown(s, "test") is None


def test_a_test_shows_its_modifiers_at_their_source_and_its_odds() -> None:
    s = a_table()
    put(s, "victoria")
    play = play_card(s, "whales").answer(CREW)
    test = shown(s, "test")
    assert (test["kind"], test["card"], test["goal"], test["rolled"]) == ("card", card("whales"), 9, False)
    assert test["parts"] == [
        {"from": "warships", "which": s.nautilus, "value": -1},
        {"from": "exert", "which": CREW, "value": 3},
    ]
    assert test["now"]["pass"] == pytest.approx(21 / 36, abs=1e-4)
    assert ways(s)[HULL]["pass"] == pytest.approx(30 / 36, abs=1e-4)
    assert ways(s)[HULL]["plus"] == 2
    assert CREW not in ways(s)
    assert test["lose"] == [1, 2]
    play.answer("roll", 2, 3)
    assert shown(s, "test")["now"] == {"pass": 0.0, "bands": []}
    assert shown(s, "test")["lose"] == [2, 2]


def test_after_the_roll_every_help_says_what_it_would_reach() -> None:
    s = a_table()
    s.sky.append(tile("red-sky"))
    give(s, "lucky-charm")
    Play(s, attempt(s, 9, [])).answer(3, 4)
    help = ways(s)
    assert (help["accept"]["total"], help["accept"]["pass"]) == (7, 0.0)
    assert (help["character", NED_LAND]["total"], help["character", NED_LAND]["pass"]) == (8, 0.0)
    assert (help["character", ARONNAX]["total"], help["character", ARONNAX]["pass"]) == (9, 1.0)
    assert (help["character", FIRST_OFFICER]["total"], help["character", FIRST_OFFICER]["plus"]) == (10, 3)
    assert help["sky", tile("red-sky")]["pass"] == 1.0
    for again in (("character", CONSEIL), ("treasure", treasure("lucky-charm"))):
        assert help[again]["total"] is None
        assert help[again]["pass"] == pytest.approx(10 / 36, abs=1e-4)


def test_a_double_one_is_past_all_help_but_a_reroll() -> None:
    s = a_table()
    Play(s, attempt(s, 2, [])).answer(1, 1)
    assert shown(s, "test")["now"]["pass"] == 0.0
    assert set(ways(s)) == {"accept", ("character", CONSEIL)}


def test_the_action_table_shows_its_bands() -> None:
    s = a_table()
    s.stones[s.nautilus] = 1
    install(s, "arcane-library")
    play = Play(s, act(s, "search"))
    test = shown(s, "test")
    assert (test["kind"], test["goal"], test["lowest"]) == ("search", 0, [3, 7, 9, 12])
    assert test["parts"] == [{"from": "technology", "which": technology("arcane-library"), "value": 1}]
    assert test["now"]["bands"] == pytest.approx([1 / 36, 9 / 36, 11 / 36, 12 / 36, 3 / 36], abs=1e-4)
    assert test["now"]["pass"] == pytest.approx(26 / 36, abs=1e-4)
    play.answer("roll", 1, 4)
    assert shown(s, "test")["now"]["bands"] == [0.0, 1.0, 0.0, 0.0, 0.0]
    assert ways(s)["character", NED_LAND]["bands"] == [0.0, 0.0, 1.0, 0.0, 0.0]


def test_treasures_that_may_be_spent_show_their_odds_but_wonders_do_not() -> None:
    s = a_table()
    give(s, "pearls", "the-abyss")
    Play(s, act(s, "rest")).answer(HULL)
    assert ways(s)["treasure", treasure("pearls")]["pass"] == pytest.approx(35 / 36, abs=1e-4)
    assert ("treasure", treasure("the-abyss")) not in ways(s)
    assert NEMO not in ways(s)


def test_a_test_of_a_kept_card_allows_what_its_use_names() -> None:
    s = a_table()
    number = keep(s, "priceless-pearl")
    from fathomfive.games.nemo.rules.cards import use_card

    use = s.c.card_uses[number][0]
    Play(s, use_card(s, number, use))
    assert shown(s, "test")["goal"] == use.test
    assert {way for way in ways(s) if isinstance(way, int)} == set(use.exert)


def test_a_fight_shows_its_step_its_kind_and_the_hits_to_settle() -> None:
    s = a_table()
    assert shown(s, "fight") is None
    install(s, "hydro-drive")
    foe = put(s, "arapiles")
    s.cannonballs = [foe >> 1]
    play = Play(s, fight(s, foe, "stalk"))
    attack, defence = s.c.side_attack[foe] - 1, s.c.side_defence[foe] - 1
    about = {"kind": "stalk", "side": foe, "hits": 0, "attack": attack, "defence": defence}
    assert shown(s, "fight") == {**about, "step": 1}
    assert shown(s, "test")["kind"] == "fire"
    play.answer(2, 2, "accept")
    assert shown(s, "fight")["hits"] == 2
    play.answer("damage", 4)
    assert shown(s, "fight")["hits"] == 1
    play.answer(technology("hydro-drive"))
    assert shown(s, "fight") == {**about, "step": 2}
    assert shown(s, "test")["parts"] == [{"from": "stalk", "which": foe, "value": 1}]
    assert {way for way in ways(s) if isinstance(way, int)} == {NEMO, CREW, HULL}


def test_the_points_stand_by_source_from_the_set_up_on() -> None:
    assert shown(a_new_table(), "standing") == []
    s = a_table()
    give(s, "pearls")
    assert sum(shown(s, "standing")) == standing(s)
    assert shown(s, "glory") == []
    assert GAME.rules.view(a_table(3, mode="semi"), 1)["glory"] == GAME.rules.scores(a_table(3, mode="semi"))


def test_prospects_tell_how_attacks_here_are_likely_to_end() -> None:
    s = a_table()
    assert shown(s, "prospects") == []
    warship, civilian = put(s, "arapiles"), put(s, "donau")
    install(s, "steam-torpedoes")
    by_side = {one["side"]: one for one in shown(s, "prospects")}
    assert set(by_side) == {warship, civilian}
    assert by_side[civilian]["bold"] == {"sink": pytest.approx(10 / 36, abs=1e-4), "hit": 0.0}
    assert by_side[civilian]["stalk"]["sink"] == pytest.approx(15 / 36, abs=1e-4)
    assert by_side[civilian]["torpedo"]["sink"] == pytest.approx(30 / 36, abs=1e-4)
    attack = s.c.side_attack[warship]
    below = sum(one + two == 2 or one + two < attack for one in range(1, 7) for two in range(1, 7))
    assert by_side[warship]["bold"]["hit"] == pytest.approx(below / 36, abs=1e-4)
    s.torpedo_dice = 1
    assert shown(s, "prospects")[1]["torpedo"]["sink"] == pytest.approx(2 / 6, abs=1e-4)
    s.torpedo_fired = True
    assert shown(s, "prospects")[0]["torpedo"] is None


def test_an_unknown_contact_has_the_prospects_of_the_bag() -> None:
    s = a_table()
    s.contacts[s.nautilus] = 1
    only_in_bag(s, "donau", "clyde")
    contact = shown(s, "prospects")[0]
    alone = [prospect(s, "donau"), prospect(s, "clyde")]
    assert contact["side"] == -1
    assert contact["stalk"]["sink"] == pytest.approx(sum(alone) / 2, abs=1e-3)


def prospect(s: NemoState, name: str) -> float:
    s.ships[s.nautilus] = [side(name)]
    found: float = shown(s, "prospects")[0]["stalk"]["sink"]
    s.ships[s.nautilus] = []
    return found


def test_mines_let_only_survivors_fire() -> None:
    s = a_table()
    warship = put(s, "arapiles")
    assert s.c.side_armoured[warship]
    before = shown(s, "prospects")[0]["bold"]
    install(s, "magnetic-mines")
    after = shown(s, "prospects")[0]["bold"]
    assert after["hit"] == pytest.approx(before["hit"] * (1 - before["sink"]), abs=1e-3)
