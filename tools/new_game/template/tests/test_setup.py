from __future__ import annotations

import pytest

from tools.new_game.template.newgame import GAME

from .positions import state, table


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_gets_three_cards_in_secret(seats: int) -> None:
    new = table(seats, seed=1)
    assert [len(hand) for hand in state(new).hands] == [3] * seats
    assert new.view(0)["hands"] == [state(new).hands[0]] + [[None] * 3] * (seats - 1)


def test_chance_says_who_begins() -> None:
    assert {state(table(3, seed)).turn for seed in range(20)} == {0, 1, 2}


def test_no_card_is_lost() -> None:
    s = state(table(2, seed=1))
    assert list(GAME.rules.invariants(s)) == []
    s.hands[0].pop()
    assert len(list(GAME.rules.invariants(s))) == 1
