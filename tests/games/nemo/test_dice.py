"""The arithmetic of two dice."""

from __future__ import annotations

from fathomfive.games.nemo.rules.dice import LEAST, MOST, hits, misses


def test_hits_and_misses_cover_all_36_rolls() -> None:
    for goal in range(LEAST - 3, MOST + 3):
        assert hits(goal) + sum(misses(goal)) == 36
    assert hits(7) == 21
    assert hits(2) == 35
    assert misses(7)[0] == 1
    assert misses(7)[1] == 8
