from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fathomfive.arena.crew import Crew
from fathomfive.arena.lab.compare import holm, paired
from fathomfive.arena.lab.figures import dead_ends, figures
from fathomfive.arena.lab.fortune import shares
from fathomfive.arena.lab.naming import written
from fathomfive.arena.lab.store import fill, part, read
from fathomfive.arena.lab.trial import Trial
from fathomfive.arena.lab.watch import watch
from fathomfive.arena.match import Match
from fathomfive.kernel import SetupError

GAMES = 6
TRIAL = Trial.of(Match.of("deepblue", seats=2, bots=["greedy"], seed=5))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "a"
    fill(TRIAL, GAMES, folder, Crew())
    return folder


def test_figures_are_what_a_count_by_hand_gives(folder: Path) -> None:
    found = figures(TRIAL, GAMES, folder)
    watched = [watch(TRIAL, number) for number in range(GAMES)]
    for seat in range(2):
        assert found.seats[seat].hits == pytest.approx(sum(one.shares[seat] for one in watched))
    assert found.places[0].hits == pytest.approx(sum(one.shares[one.first] for one in watched))
    assert found.questions.mean == pytest.approx(sum(one.questions for one in watched) / GAMES)
    assert (found.rounds.least, found.rounds.most) == (
        min(one.rounds for one in watched),
        max(one.rounds for one in watched),
    )
    assert sum(found.changes.bars) == GAMES
    led = [(one.leads[4], one.shares) for one in watched if one.leads[4] >= 0]
    assert found.tenths[4].leads.of == len(led)
    assert found.tenths[4].leads.hits == pytest.approx(sum(won[seat] for seat, won in led))


def test_choices_are_what_a_count_by_hand_gives(folder: Path) -> None:
    found = figures(TRIAL, GAMES, folder)
    watched = [watch(TRIAL, number) for number in range(GAMES)]
    chart = next(chart for chart in found.charts if chart.form == "action-hire")
    assert chart.open == ["crew"] and len(chart.choices) > 5
    for choice in chart.choices:
        offered = picked = taken = 0
        won = passed = 0.0
        for one in watched:
            for (seat, kind, label), offer in one.offers.items():
                if kind == "action" and written(label) == choice.label:
                    offered, picked = offered + offer.offered, picked + offer.picked
                    taken += offer.picked > 0
                    won += one.shares[seat] * (offer.picked > 0)
                    passed += one.shares[seat] * (offer.picked == 0)
        assert (choice.picked.hits, choice.picked.of) == (picked, offered)
        assert choice.won.hits == pytest.approx(won) and choice.won.of == taken
        assert choice.passed.hits == pytest.approx(passed)


def test_dead_ends_are_never_or_always_taken(folder: Path) -> None:
    never, always = dead_ends(figures(TRIAL, GAMES, folder))
    assert all(choice.picked.hits == 0 and choice.picked.of >= 30 for _, choice in never)
    assert all(choice.picked.hits == choice.picked.of >= 30 for _, choice in always)


def test_games_that_are_there_are_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> int:
        raise AssertionError("played again")

    with monkeypatch.context() as patched:
        patched.setattr("fathomfive.arena.lab.store.fill_part", never)
        fill(TRIAL, GAMES, folder, Crew())
        fill(TRIAL, GAMES - 2, folder, Crew())
    assert len(read(folder, "games", GAMES - 2)) == GAMES - 2
    assert part(folder, "games", 0, GAMES) is not None
    assert part(folder, "games", 0, GAMES + 1) is None


def test_more_games_take_the_place_of_fewer(tmp_path: Path) -> None:
    for games in (1, 2):
        fill(TRIAL, games, tmp_path, Crew())
    assert [path.name for path in sorted((tmp_path / "games").iterdir())] == ["part-0000000-2.parquet"]
    assert [path.name for path in sorted((tmp_path / "options").iterdir())] == ["part-0000000-2.parquet"]


def test_a_folder_of_another_lab_is_refused(folder: Path) -> None:
    other = Trial.of(Match.of("deepblue", seats=2, bots=["greedy"], seed=6))
    with pytest.raises(SetupError, match="holds the games of another lab"):
        fill(other, 1, folder, Crew())


def test_a_paired_difference_is_surer_than_its_halves() -> None:
    deals = np.linspace(0, 100, 50)
    found = paired("score", deals, deals + 1 + 0.1 * np.sin(deals))
    assert found.mean == pytest.approx(1.0, abs=0.1)
    assert 0.9 < found.interval.low < found.mean < found.interval.high < 1.1
    assert found.p < 1e-6
    told = paired("half", np.array([1.0, np.nan, 0.0]), np.array([np.nan, 1.0, 1.0]))
    assert (told.pairs, told.mean) == (1, 1.0)


def test_among_many_findings_only_the_sure_hold() -> None:
    assert holm([0.04] * 5) == [False] * 5
    assert holm([0.001, 0.2, 0.02]) == [True, False, True]


def test_shares_of_luck_and_skill_sum_to_one() -> None:
    lines = [(0.1, -0.1, 0.3, 0.02), (-0.1, 0.1, -0.3, 0.01), (0.2, 0.0, -0.5, 0.0)]
    found = shares(lines)
    assert sum(part.share for part in found) == pytest.approx(1.0)
    by_name = {part.part: part.share for part in found}
    assert by_name["luck"] > by_name["own"]
