"""Why: what speaks for the options of the asked seat."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.explain.why import brings
from fathomfive.games.nemo.rules import kinds
from fathomfive.games.nemo.rules.actions import action
from fathomfive.games.nemo.rules.combat import battle
from fathomfive.games.nemo.rules.people import forced_sacrifice
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.nemo.rules.workshop import new_course
from fathomfive.kernel import Ask, Value
from tests.games.nemo.scenes import (
    ARONNAX,
    CONSEIL,
    CREW,
    NORTH_ATLANTIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    give,
    play_card,
    put,
)


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


def test_exerting_tells_the_odds_before_and_after() -> None:
    s = a_table()
    test = play_card(s, "whales")
    assert why(test, "roll") == "succeeds in 28 %"
    assert why(test, CREW) == "succeeds in 72 % instead of 28 %"


def test_help_tells_what_it_reaches() -> None:
    s = a_table()
    help = play_card(s, "whales").answer("roll", 5, 2)
    assert why(help, ("character", ARONNAX)).startswith("makes it 9; worth about")
    assert why(help, ("character", CONSEIL)).startswith("succeeds in 28 %")
    assert why(help, "accept") == "no help is worth its price"


def test_fights_tell_how_likely_both_sides_hit() -> None:
    s = a_table()
    warship = put(s, "arapiles")
    put(s, "donau")
    target = Play(s, battle(s))
    assert "its fire hits in" in why(target, warship)
    assert "its fire" not in why(target, target.options[1])
    kind = target.answer(target.options[1])
    bold, stalk = why(kind, "bold"), why(kind, "stalk")
    assert bold.split("%")[0] != stalk.split("%")[0]


def test_actions_tell_their_odds_and_worth() -> None:
    s = a_table()
    s.stones[s.nautilus] = 1
    turn = acting(s)
    assert why(turn, "search").startswith("succeeds in 58 % before anything is exerted; worth about")
    assert why(turn, "event").startswith("a stone with treasures")
    assert "there is more to do" in why(turn, "move")
    assert why(turn, "end") == "nothing else is worth its price"
    s.ap = 1
    assert why(turn, "end") == "one action point can be kept for the next turn"


def test_a_new_motive_tells_what_it_would_score() -> None:
    s = a_table(motive="war")
    give(s, "the-abyss")
    assert why(Play(s, new_course(s)), ("motive", 1)).startswith("would score")


def test_plain_choices_tell_their_worth() -> None:
    s = a_table()
    play = play_card(s, "whales").answer("roll", 6, 6)
    assert why(play, 1).startswith("worth about")
    assert why(Play(s, forced_sacrifice(s)), ARONNAX).startswith("costs about")


def test_where_nothing_is_to_be_said_nothing_is() -> None:
    s = a_table(2)
    from fathomfive.games.nemo.rules.bridge import hand_on

    play = Play(s, hand_on(s))
    assert isinstance(play.question, Ask)
    assert GAME.reason(s, play.question, "stay") is None
    assert GAME.closed(s, play.question) == []


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (-2.6, "costs about 3 points"),
        (-1, "costs about 1 point"),
        (0.4, "hardly worth a point"),
        (1.2, "worth about 1 point"),
        (12, "worth about 12 points"),
    ],
)
def test_what_is_worth_less_than_nothing_is_said_as_a_cost(value: float, said: str) -> None:
    assert GAME.catalogue.text(brings(value), "en") == said


def reason(s: NemoState, ask: Ask[Any], option: Value) -> str:
    phrase = GAME.reason(s, ask, option)
    assert phrase is not None and GAME.catalogue.text(phrase, "de")
    return GAME.catalogue.text(phrase, "en")


SCARCE, AMPLE = NORTH_ATLANTIC, WESTERN_PACIFIC
"""Where there is little room all around, and much."""


def test_what_takes_room_tells_how_much_is_free_and_where_it_is_missed_least() -> None:
    s = a_table()
    s.contacts[SCARCE] = s.c.spaces[SCARCE] - 1
    for kind in (kinds.CONTACT_AT, kinds.REPLACE_CONTACT, kinds.HUNTER_AT):
        ask = Ask(0, kind, [SCARCE, AMPLE])
        assert reason(s, ask, SCARCE) == "one space is free there"
        assert reason(s, ask, AMPLE) == f"room is needed least there: {s.c.spaces[AMPLE]} spaces are free there"


def test_what_makes_room_is_best_where_it_is_needed_most() -> None:
    s = a_table()
    s.contacts[SCARCE] = s.c.spaces[SCARCE] - 1
    here, there = put(s, "arapiles", SCARCE), put(s, "donau", AMPLE)
    clear = Ask(0, kinds.CLEAR, [SCARCE, AMPLE])
    assert reason(s, clear, SCARCE) == "room is needed most there: no space is free there"
    assert reason(s, clear, AMPLE) == f"{s.c.spaces[AMPLE] - 1} spaces are free there"
    recall: Ask[int | str] = Ask(0, kinds.RECALL, [here, there, "stop"])
    assert reason(s, recall, here) == "room is needed most there: no space is free there"
    assert reason(s, recall, there) == f"{s.c.spaces[AMPLE] - 1} spaces are free there"
    assert GAME.reason(s, recall, "stop") is None
