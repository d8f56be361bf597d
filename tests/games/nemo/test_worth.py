"""What things are worth."""

from __future__ import annotations

from fathomfive.games.nemo.judge import worth
from tests.games.nemo.scenes import (
    CONTENT,
    CREW,
    EASTERN_PACIFIC,
    a_table,
    put,
    treasure,
)


def test_points_are_worth_what_the_motive_says() -> None:
    for motive, wonder in zip(("science", "explore", "anti-imperialism", "war"), (4, 7, 3, 2), strict=True):
        s = a_table(motive=motive)
        s.act = 2
        assert worth.treasure(s, treasure("the-abyss")) == wonder


def test_losing_the_last_of_a_resource_is_doom() -> None:
    s = a_table()
    s.resources[CREW] = 1
    assert worth.losing(s, CREW, 1) > 50
    assert worth.notoriety(s, 40) < -100


def test_every_effect_of_the_content_has_a_worth() -> None:
    s = a_table(at=EASTERN_PACIFIC)
    put(s, "victoria")
    s.cards = [0]
    for todo in [*CONTENT.card_pass, *CONTENT.card_fail, *CONTENT.card_play, *CONTENT.treasure_effect]:
        assert -400 < worth.run(s, todo) < 200
