"""How reliable chances are, told of ones that are known to be right, too bold, too hopeful."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from fathomfive.study.evaluator import sharpened
from tools import reliability
from tools.reliability import Called, bend, bends, limit, off, row, said_of

POSITIONS = 5


def drawn(games: int, power: float, lean: float, seats: int = 1, rest: float = 0.0) -> list[Called]:
    """Positions whose true chances are known, told as they are before they are bent by that much."""
    luck = Random(7)
    found: list[Called] = []
    for number in range(games):
        strengths = [luck.expovariate(1) for _ in range(seats)]
        told = [luck.random()] if seats == 1 else [(1 - rest) * one / sum(strengths) for one in strengths]
        true = sharpened(told, power, seats == 1, lean)
        hit = luck.random()
        won = [float(sum(true[:seat]) <= hit < sum(true[: seat + 1])) for seat in range(seats)]
        found += [Called(told, won, number, third % 3) for third in range(POSITIONS)]
    return found


def test_the_examples_hold() -> None:
    found = doctest.testmod(reliability)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize(("power", "lean"), [(1.0, 0.0), (0.6, 0.0), (1.0, 0.8), (1.4, -0.5)])
def test_a_bend_is_found_within_its_error(power: float, lean: float) -> None:
    found = bend(drawn(2500, power, lean), True)
    assert abs(found.power - power) < 3 * found.power_error < 0.3
    assert abs(found.lean - lean) < 3 * found.lean_error < 0.3


def test_rivals_are_bent_by_a_power_and_where_all_may_lose_by_a_lean_too() -> None:
    rivals = bend(drawn(2500, 1.5, 0.0, seats=3), False)
    assert abs(rivals.power - 1.5) < 3 * rivals.power_error < 0.3
    assert (rivals.lean, rivals.lean_error) == (0.0, 0.0)
    semi = bend(drawn(2500, 0.8, 0.7, seats=3, rest=0.4), False)
    assert abs(semi.power - 0.8) < 3 * semi.power_error < 0.4
    assert abs(semi.lean - 0.7) < 3 * semi.lean_error < 0.4


def test_where_nobody_ever_won_a_fit_has_an_end() -> None:
    lost = [Called([0.02], [0.0], number, 0) for number in range(500)]
    found = bend(lost, True)
    assert 1 < found.power < 10 and -5 < found.lean < 0
    assert sharpened([0.02], found.power, True, found.lean)[0] < 0.002


def test_right_chances_are_not_off_however_few_the_games() -> None:
    """On the mean of squares: one run alone may be off, but as often it is less than luck."""
    few = drawn(4000, 1.0, 0.0)
    squares: list[float] = []
    for first in range(0, 4000, 40):
        said = said_of([one for one in few if first <= one.game < first + 40], True)
        beyond, luck = off(said)
        assert luck > 0.05
        squares.append(beyond**2)
    assert sum(squares) / len(squares) < 0.01
    assert off(said_of(few, True))[0] < 0.02


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_off_by_luck_alone_stays_within_its_limit_nineteen_times_of_twenty(seats: int) -> None:
    many = drawn(600, 1.0, 0.0, seats)
    beyond = 0
    for first in range(0, 600, 40):
        few = [one for one in many if first <= one.game < first + 40]
        beyond += off(said_of(few, seats == 1))[0] > limit(few, seats == 1)
    assert beyond <= 3
    bold = drawn(200, 0.4, 0.0, seats)
    assert off(said_of(bold, seats == 1))[0] > limit(bold, seats == 1)
    assert "**" in row("a game", 400, bold, seats == 1)


def test_chances_that_are_too_hopeful_are_off() -> None:
    beyond, luck = off(said_of(drawn(2000, 1.0, -1.0), True))
    assert beyond > 0.12 > 4 * luck


def test_a_row_has_five_cells_and_four_figures_of_how_far_it_is_off() -> None:
    called = drawn(300, 1.0, 0.0)
    cells = row("a game", 300, called, True).strip("| ").split(" | ")
    assert len(cells) == 2 + reliability.BINS + 1 + reliability.THIRDS
    assert all("±" in cell for cell in cells[2 : 2 + reliability.BINS])
    assert bends(called, True).count("±") == 2 * (1 + reliability.THIRDS)
