from __future__ import annotations

import msgspec
import pytest

from fathomfive import SetupError, Table
from fathomfive.arena import Crew, Match, Result, simulate
from fathomfive.arena.sim import played

MATCH = Match.of("deepblue", seats=2, bots=["random", "random:seed=4"], seed=11)


def counted(table: Table) -> dict[str, int]:
    return {"facts": len(table.facts), "points": sum(table.scores)}


def test_the_number_of_jobs_does_not_change_the_result() -> None:
    alone = simulate(MATCH, 6, collect=counted)
    together = simulate(MATCH, 6, jobs=2, collect=counted)
    assert _timeless(alone.seconds, alone) == _timeless(together.seconds, together)
    assert alone.counts["facts"] > 0


def _timeless(seconds: float, summary: msgspec.Struct) -> msgspec.Struct:
    assert seconds > 0
    return msgspec.structs.replace(summary, seconds=0.0, games_per_s=0.0)


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(played(MATCH, range(3), crew=Crew())) == list(played(MATCH, range(3), crew=Crew()))


def test_any_part_of_a_match_can_be_played_alone() -> None:
    assert list(played(MATCH, range(2, 4), crew=Crew())) == list(played(MATCH, range(4), crew=Crew()))[2:]


def test_results_are_kept_in_order_with_their_records_whatever_the_number_of_jobs() -> None:
    kept: list[Result] = []
    done: list[int] = []
    simulate(MATCH, 5, jobs=2, keep=kept.append, progress=done.append)
    assert [result.number for result in kept] == [0, 1, 2, 3, 4]
    assert all(result.record is not None for result in kept)
    assert done == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("games", "jobs", "reason"), [(0, 1, "at least 1 game"), (1, -1, "at least 1 job")])
def test_nothing_to_do_is_refused(games: int, jobs: int, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        simulate(MATCH, games, jobs=jobs)
