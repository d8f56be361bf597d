from __future__ import annotations

import pytest

from fathomfive.bots.race import FEW, Race, Racer
from fathomfive.kernel import Stream


def run(race: Race, worth: dict[str, float], noise: float, trials: int) -> None:
    """Let the options bring what they are worth, with luck that is the same for the n-th trial of all."""
    for done in range(1, trials + 1):
        if len(race.running) < 2:
            break
        racer = race.next()
        luck = Stream(len(racer.worths)).unit() - 0.5
        racer.note(worth[str(racer.option)] + noise * luck)
        race.drop(done / trials)
        race.prune()


def test_all_options_race_once_and_the_advice_first() -> None:
    race = Race(["a", "b", "c", "d"], "c", 1.0, Stream(1))
    assert race.racers[0].option == "c"
    assert sorted([str(racer.option) for racer in race.racers]) == ["a", "b", "c", "d"]
    seen = []
    for _ in range(4):
        racer = race.next()
        racer.note(0.5)
        seen.append(racer.option)
    assert seen[0] == "c"
    assert len(set(seen)) == 4


def test_the_worse_half_falls_out_again_and_again_but_never_the_advice() -> None:
    worth = {name: number / 20 for number, name in enumerate("abcdefgh")}
    race = Race(list(worth), "a", 1.0, Stream(1))
    for racer in race.racers:
        racer.note(worth[str(racer.option)])
    left = []
    for share in (0.1, 0.34, 0.67, 1.0):
        race.drop(share)
        left.append(sorted([str(racer.option) for racer in race.running]))
    assert left == [sorted(worth), ["a", "f", "g", "h"], ["a", "h"], ["a", "h"]]


def test_what_luck_hides_is_seen_because_all_meet_the_same() -> None:
    race = Race(["a", "b"], "a", 1.0, Stream(1))
    run(race, {"a": 0.50, "b": 0.52}, noise=0.9, trials=60)
    assert race.winner().option == "b"
    assert len(race.racers[0].worths) == FEW


def test_options_that_make_no_odds_end_the_race_with_the_advice() -> None:
    race = Race(["a", "b"], "b", 1.0, Stream(1))
    run(race, {"a": 0.5, "b": 0.5}, noise=0.9, trials=60)
    assert len(race.running) == 1
    assert race.winner().option == "b"


def test_another_option_than_the_advice_must_be_better_beyond_doubt() -> None:
    race = Race(["a", "b"], "a", 1.0, Stream(1))
    advice, other = race.racers
    for one, two in ((0.5, 0.1), (0.5, 0.95)):
        advice.note(one)
        other.note(two)
    assert other.mean > advice.mean
    assert race.winner().option == "a"
    race.doubt = 0.0
    assert race.winner().option == "b"


def test_a_racer_knows_its_mean_its_spread_and_its_lead() -> None:
    racer, other = Racer("a"), Racer("b")
    assert (racer.mean, racer.spread, racer.lead(other)) == (-1.0, 0.0, (0.0, 1.0))
    for worth in (0.0, 1.0, 1.0):
        racer.note(worth)
    other.note(0.5)
    other.note(1.0)
    assert racer.mean == pytest.approx(2 / 3)
    assert racer.spread == pytest.approx((2 / 9) ** 0.5)
    lead, error = racer.lead(other)
    assert lead == pytest.approx(-0.25)
    assert error == pytest.approx(0.25, abs=0.001)
