from __future__ import annotations

from fathomfive.games.endeavor import GAME

from .positions import INGENUITY, disc, sea


def test_the_view_says_how_goals_scores_and_technology_stand() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    disc(s, 1, "kelp-forest/c1")
    s.blackout, s.tracks[0][INGENUITY] = 1, 4
    seen = GAME.rules.view(s, 0)
    assert seen["counts"] == [[0, 0], [0, 0], [0, 1]]
    assert seen["technology"] == [2, 1]
    assert [sum(parts) for parts in seen["parts"]] == GAME.rules.scores(s)  # type: ignore[arg-type, union-attr]
    assert seen["totals"] == GAME.rules.scores(s)
    race = sea(scenario=10)
    race.found, race.visited = [1], [0]
    assert GAME.rules.view(race, 0)["counts"] == [[0, 1], [1, 0], [0, 0]]
