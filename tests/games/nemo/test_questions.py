"""What is asked, what options say, and what they point at."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules import kinds
from fathomfive.games.nemo.rules.actions import action
from fathomfive.games.nemo.rules.kinds import Action
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.kernel import AnyAsk, Ask
from fathomfive.kernel.words import LANGUAGES
from tests.games.nemo.scenes import (
    CONTENT,
    NEMO,
    WESTERN_PACIFIC,
    Play,
    a_table,
    give,
    keep,
    play_card,
    put,
    ship,
)


def texts(play: Play, language: str = "en") -> tuple[str, list[str]]:
    ask = play.question
    assert isinstance(ask, Ask)
    s = play.s
    said = [GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options]
    return GAME.catalogue.text(GAME.prompt(s, ask), language), said


def test_a_test_says_what_it_needs_and_what_each_resource_gives() -> None:
    s = a_table()
    asked, options = texts(play_card(s, "whales"))
    assert asked == "The Whales: you need 9, your modifier is +0. Exert a resource? A failure costs some of it."
    assert options == ["Crew: +3 (72 %)", "Hull: +2 (58 %)", "Roll (28 %)"]


def test_a_choice_says_what_each_branch_does() -> None:
    s = a_table()
    play = play_card(s, "whales").answer("roll", 6, 6)
    asked, options = texts(play)
    assert "The Whales" in asked
    assert options == ["gain 1 Crew (brings nothing now)", "draw 2 treasures"]


def test_a_keep_event_with_a_test_promises_nothing_sure() -> None:
    s = a_table(at=WESTERN_PACIFIC)
    keep(s, "torres-straits")
    _, options = texts(Play(s, action(s)))
    assert "Use “Torres Straits” (1 action point, test 7): passed: success; failed: failure, lose 1 Hull" in options


def test_a_technology_is_labelled_with_what_it_costs_now() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [0, 1]
    _, options = texts(Play(s, action(s)).answer("refit", NEMO, 5, 5))
    assert "Hydro Drive (2 salvage)" in options


def test_a_damaged_ship_is_labelled_with_the_values_she_is_fought_at() -> None:
    s = a_table(motive="war")
    audacious = put(s, "audacious")
    put(s, "donau")
    s.cannonballs = [audacious >> 1]
    _, options = texts(Play(s, action(s)).answer("combat"))
    assert options[0] == "Audacious (attack 9, defence 12, 9 points)"


def test_a_ship_that_appears_and_a_ship_to_attack_are_told_with_their_values() -> None:
    s = a_table()
    s.contacts[s.nautilus] = 1
    strike = Play(s, action(s)).answer("combat")
    assert texts(strike)[1][1] == "By stalk, +1: what appears may be let pass; this target only"
    strike.answer("stalk", ship("royal-sovereign"))
    assert texts(strike)[0] == "It is Royal Sovereign (attack 8, defence 10, 2 points). Fight?"


def test_help_says_what_it_makes_of_the_roll_and_what_it_costs() -> None:
    s = a_table(motive="war")
    give(s, "lucky-charm")
    asked, options = texts(play_card(s, "whales").answer("roll", 3, 4))
    assert asked == "The Whales: you have 7 and need 9. Emergency help?"
    assert options == [
        "First Officer (costs 7 points; lose 1 Nemo): +3 makes 10, enough",
        "Conseil (costs 4 points): roll again (28 %)",
        "Ned Land (costs 4 points; notoriety +1): +1 makes 8, not enough",
        "Professor Aronnax (costs 8 points; notoriety +1): +2 makes 9, enough",
        "Lucky Charm (4 points): roll again (28 %)",
        "Accept the roll",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_may_stand_says_what_that_means(language: str) -> None:
    for kind in ("stop", "hand_on", "exert", "help", "spend_treasure", "action", "spoils"):
        assert GAME.catalogue.has(f"stand-{kind}", language)


def test_a_stop_is_told_in_the_words_of_the_captains_question() -> None:
    s = a_table(2, mode="semi")
    s.captain = 0
    s.own_stones = [0, 1]
    put(s, "donau")
    stop = Play(s, action(s)).answer("end")
    asked, options = texts(stop, "de")
    assert "Runde beenden" in asked
    assert options[0] == "Geschehen lassen"
    assert any("Kampf" in option for option in options)


def test_options_point_at_things() -> None:
    s = a_table()
    for kind, option, wanted in (
        ("action", "move", "action/move"),
        ("action", ("sacrifice", 2), "character/2"),
        ("action", ("card", 3, 0), "kept/3"),
        ("action", ("treasure", 3), "treasure/3"),
        ("target", 12, "ship/12"),
        ("target", "contact", f"contact/{s.nautilus}"),
        ("course", 4, "ocean/4"),
        ("install", 4, "offer/4"),
        ("hit", 4, "installed/4"),
        ("row", 4, "row/4"),
        ("spoils", "tonnage", "tonnage"),
        ("white_dice", (1, 4), "white/1-4"),
        ("stone_from", 1, "seat/1"),
        ("stop", ("instead", 1), "stop/1"),
        ("stop", "pass", "stop/pass"),
        ("effect", 1, "effect/1"),
        ("attack", "bold", "attack/bold"),
        ("exert", 1, "resource/1"),
        ("exert", "roll", "roll"),
        ("seize", "yes", "yes"),
        ("hit", "damage", "damage"),
        ("help", "armour", "installed/5"),
        ("help", "accept", "accept"),
        ("new_course", ("motive", 2), "motive/2"),
    ):
        assert GAME.target(s, Ask(0, kind, [option]), option) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_branches_of_a_choice_and_the_uses_of_a_card_are_told_apart(language: str) -> None:
    s = a_table()
    for number, choice in enumerate(CONTENT.choices):
        ask = Ask(0, kinds.EFFECT, range(len(choice.branches)), (number,))
        told_apart(s, ask, language)
    for card, uses in enumerate(CONTENT.card_uses):
        ask_use: Ask[Action] = Ask(0, kinds.ACTION, [("card", card, number) for number in range(len(uses))])
        told_apart(s, ask_use, language)


def told_apart(s: NemoState, ask: AnyAsk, language: str) -> None:
    labels = [GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options]
    assert len(set(labels)) == len(labels)


def test_handing_the_captaincy_on_points_at_the_seat_that_would_have_it() -> None:
    s = a_table(seats=3, mode="coop")
    s.captain = 2
    ask = Ask(2, kinds.HAND_ON, ("stay", "hand"))
    assert [GAME.target(s, ask, option) for option in ask.options] == ["seat/2", "seat/0"]
