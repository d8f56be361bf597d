from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.arena import Ladder, climb
from fathomfive.kernel import SetupError


def test_every_pair_meets_and_the_better_bot_stands_above() -> None:
    told: list[tuple[int, int]] = []
    ladder = Ladder.of("otys", bots=["random", "greedy", "random:seed=3"], games=4, seed=1)
    standing = climb(ladder, progress=lambda done, total: told.append((done, total)))
    assert [summary.match.bots for summary in standing.matches] == [
        ("random", "greedy"),
        ("random", "random:seed=3"),
        ("greedy", "random:seed=3"),
    ]
    assert standing.ratings[0].bot == "greedy"
    assert standing.line("greedy", "random").wins == 4
    assert told[-1] == (12, 12)
    with pytest.raises(LookupError):
        standing.line("greedy", "search")


def test_neighbours_alone_may_meet() -> None:
    ladder = Ladder.of("otys", bots=["random", "calm", "greedy"], games=2, seed=1, neighbours=True)
    standing = climb(ladder)
    assert [summary.match.bots for summary in standing.matches] == [("random", "calm"), ("calm", "greedy")]
    assert {rated.bot for rated in standing.ratings} == {"random", "calm", "greedy"}


def test_bots_that_play_alone_are_measured_by_their_wins(tmp_path: Path) -> None:
    ladder = Ladder.of("neweden", seats=1, bots=["random", "greedy"], games=3, seed=1)
    standing = climb(ladder, folder=tmp_path)
    assert ladder.allied and standing.ratings == []
    assert [len(summary.bots) for summary in standing.matches] == [1, 1]
    assert standing.line("greedy").games == 3
    assert climb(ladder, folder=tmp_path).line("greedy") == standing.line("greedy")


@pytest.mark.parametrize(
    ("bots", "games", "complaint"),
    [
        ([], 3, "some bots, each once"),
        (["greedy", "greedy"], 3, "some bots, each once"),
        (["greedy"], 3, "rivals need at least two bots"),
        (["greedy", "random"], 0, "at least 1 game"),
        (["greedy", "oracle"], 3, "no bot 'oracle'"),
    ],
)
def test_an_impossible_ladder_is_refused(bots: list[str], games: int, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        Ladder.of("otys", bots=bots, games=games)
