from __future__ import annotations

import sys

import pytest

from fathomfive.arena import Crew, Match, simulate
from fathomfive.kernel import SetupError

MATCH = Match.of("otys", bots=["greedy", "random"], seed=4)


def test_no_jobs_are_as_many_as_there_are_cores() -> None:
    assert Crew.of(0).jobs >= 1
    with pytest.raises(SetupError, match="at least 1 job"):
        Crew.of(-1)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_a_ray_cluster_plays_the_same_games() -> None:
    alone = simulate(MATCH, 6)
    cluster = simulate(MATCH, 6, ray="local")
    assert (cluster.bots, cluster.seats, cluster.mean_questions) == (alone.bots, alone.seats, alone.mean_questions)


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install 'fathomfive\[ray\]'"):
        simulate(MATCH, 2, ray="local")
