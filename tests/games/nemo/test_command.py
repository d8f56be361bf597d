"""Whose word counts, as the rule of thumb sees it."""

from __future__ import annotations

from fathomfive.games.nemo.judge.advise import advise
from fathomfive.games.nemo.rules.actions import act
from fathomfive.games.nemo.rules.bridge import hand_on, keeper, take_stone
from fathomfive.games.nemo.rules.nautilus import lose_any
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.kernel import Ask, Stream
from tests.games.nemo.scenes import (
    CREW,
    HULL,
    NEMO,
    Play,
    a_table,
)


def advice(play: Play) -> object:
    assert isinstance(play.question, Ask)
    return advise(play.s, play.question, Stream(0))


def a_rivalry() -> NemoState:
    """Three rivals; the second has a stone, and the first is captain."""
    s = a_table(3, mode="semi")
    s.captain = 0
    s.own_stones = [0, 1, 0]
    return s


def test_a_captain_hands_on_when_that_earns_a_stone_of_the_leading_rival() -> None:
    s = a_rivalry()
    assert advice(Play(s, hand_on(s))) == "hand"
    s.own_stones = [2, 0, 0]
    assert advice(Play(s, hand_on(s))) == "stay"
    s.own_stones = [0, 1, 2]
    assert advice(Play(s, take_stone(s, 0))) == 2
    s = a_table(3)
    assert advice(Play(s, hand_on(s))) == "stay"


def test_a_captain_leaves_the_better_stake_to_the_officer_who_keeps_it() -> None:
    """Where one resource may be exerted in all, the first who stakes one decides; so the captain waits."""
    s = a_table(2)
    s.captain = keeper(s, HULL)
    s.resources[HULL] = s.resources[NEMO] = 2
    play = Play(s, act(s, "search"))
    assert advice(play) == "roll"
    play.answer("roll")
    assert play.seat == keeper(s, CREW) and advice(play) == CREW
    s.resources[CREW] = 1
    s.resources[HULL] = 6
    assert advice(Play(s, act(s, "search"))) == HULL


def test_a_costly_blunder_is_stopped_and_seized_from_a_stubborn_captain() -> None:
    s = a_rivalry()
    s.resources = [1, 9, 9]
    pay = Play(s, lose_any(s, 1)).answer(NEMO)
    assert (pay.seat, pay.kind) == (1, "stop")
    choice = advice(pay)
    assert choice in (("instead", CREW), ("instead", HULL))
    pay.answer(choice)
    assert advice(pay) == "yes"
    assert advice(pay.answer("no")) == "yes"


def test_a_captain_who_chooses_well_is_left_alone_and_follows_no_folly() -> None:
    s = a_rivalry()
    s.resources = [1, 9, 9]
    pay = Play(s, lose_any(s, 1)).answer(HULL)
    assert advice(pay) == "pass"
    pay.answer(("instead", NEMO))
    assert advice(pay) == "no"
    assert advice(pay.answer("no")) == "no"


def test_among_equal_rivals_no_seat_is_always_the_one_that_loses_a_stone() -> None:
    robbed = []
    for captain in range(4):
        s = a_table(4, mode="semi")
        s.characters, s.own_stones = [0] * 6, [1] * 4
        robbed.append(advice(Play(s, take_stone(s, captain))))
    assert sorted(str(seat) for seat in robbed) == ["0", "1", "2", "3"]
