from __future__ import annotations

from tools.new_game.template.newgame import GAME

from .positions import CROWN, PEARL, SHELL, laid


def test_the_cards_in_the_row_count() -> None:
    s = laid([[], []], [])
    s.rows = [[SHELL, PEARL], [CROWN]]
    assert GAME.rules.scores(s) == [4, 5]
    assert [points for _, _, points in GAME.words.parts(s, [])] == [[1, 0], [3, 0], [0, 5]]


def test_a_tie_is_shared() -> None:
    s = laid([[], [], []], [])
    s.rows = [[CROWN], [PEARL, SHELL, SHELL], [PEARL]]
    assert GAME.rules.ranks(s) == [1, 1, 3]
