from __future__ import annotations

from math import log10

import pytest

from fathomfive.arena import rate
from fathomfive.arena.ratings import PRIOR


def test_two_bots_are_rated_by_the_odds_of_their_games() -> None:
    one, other = rate(["a", "b"], {("a", "b"): 300.0, ("b", "a"): 100.0})
    assert (one.bot, other.bot, one.games) == ("a", "b", 400)
    assert one.rating - other.rating == pytest.approx(400 * log10(3), abs=2)
    assert one.rating == pytest.approx(-other.rating)


def test_the_margin_shrinks_with_the_games_and_covers_the_known_one() -> None:
    few = rate(["a", "b"], {("a", "b"): 10.0, ("b", "a"): 10.0})[0].margin
    many = rate(["a", "b"], {("a", "b"): 1000.0, ("b", "a"): 1000.0})[0].margin
    assert few / many == pytest.approx(10, rel=0.05)
    # With equal wins the difference of strengths has the variance 4 / games; each has half the difference.
    assert many == pytest.approx(1.96 * 173.72 * (4 / 2000) ** 0.5 / 2, rel=0.01)


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    best = rate(["a", "b"], {("a", "b"): 20.0, ("b", "a"): 0.0})[0]
    assert best.bot == "a" and 200 < best.rating < 600 and PRIOR > 0


def test_ratings_are_transitive() -> None:
    wins = {("a", "b"): 60.0, ("b", "a"): 40.0, ("b", "c"): 60.0, ("c", "b"): 40.0}
    a, b, c = rate(["c", "b", "a"], wins)
    assert [a.bot, b.bot, c.bot] == ["a", "b", "c"]
    assert a.rating - b.rating == pytest.approx(b.rating - c.rating, abs=2)
