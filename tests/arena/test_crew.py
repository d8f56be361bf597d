from __future__ import annotations

import sys
from itertools import islice

import pytest

from fathomfive.arena import Crew, Match, simulate
from fathomfive.kernel import SetupError, Table
from fathomfive.study import Reviewing

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


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_cores_and_a_ray_cluster_review_the_same() -> None:
    table = Table("deepblue", 2, 5)
    while not table.over:
        table.answer(table.question.options[-1])  # type: ignore[union-attr]
    crews = (Crew.of(1), Crew.of(2), Crew.of(1, "local"))
    alone, cores, cluster = [list(islice(Reviewing(table.record(), size=1, work=crew.work), 2)) for crew in crews]
    assert len(alone) == 2
    assert alone == cores == cluster


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install 'fathomfive\[ray\]'"):
        simulate(MATCH, 2, ray="local")
