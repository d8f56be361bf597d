from __future__ import annotations

from pathlib import Path

import pyarrow.parquet
import pytest

from fathomfive.arena import Ledger, Match, simulate
from fathomfive.arena import sim as sims
from fathomfive.arena.match import Result, play_game
from fathomfive.kernel import SetupError

MATCH = Match.of("otys", bots=["greedy", "random"], seed=4)


def test_every_seat_of_every_game_is_a_row(tmp_path: Path) -> None:
    simulate(MATCH, 2, ledger=Ledger(tmp_path))
    rows = pyarrow.parquet.read_table(tmp_path).to_pylist()
    assert len(rows) == 4
    assert {(row["number"], row["seat"], row["bot"]) for row in rows} == {
        (0, 0, "greedy"),
        (0, 1, "random"),
        (1, 0, "random"),
        (1, 1, "greedy"),
    }
    assert rows[0]["game"] == "otys" and rows[0]["bots"] == "greedy random" and rows[0]["seed"] == "4"


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(MATCH, 6)
    played: list[int] = []

    def tired(match: Match, number: int, **extra: object) -> Result:
        if played == [0, 1, 2]:
            raise KeyboardInterrupt
        played.append(number)
        return play_game(match, number)

    monkeypatch.setattr(sims, "play_game", tired)
    with pytest.raises(KeyboardInterrupt):
        simulate(MATCH, 6, ledger=Ledger(tmp_path))
    played.clear()
    again = simulate(MATCH, 6, ledger=Ledger(tmp_path))
    assert played == [3, 4, 5]
    assert (again.bots, again.seats, again.games) == (whole.bots, whole.seats, 6)


def test_results_of_other_matches_are_left_alone(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    simulate(MATCH, 2, ledger=ledger)
    assert ledger.results(Match.of("otys", bots=["greedy", "random"], seed=5), 2) == []
    assert ledger.results(Match.of("otys", bots=["random", "greedy"], seed=4), 2) == []
    assert [result.number for result in Ledger(tmp_path).results(MATCH, 1)] == [0]


def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path) -> None:
    (tmp_path / "part-000000.parquet").write_bytes(b"nothing")
    with pytest.raises(SetupError, match="is no Parquet file of results"):
        Ledger(tmp_path)
    table = pyarrow.table({"a": [1]})
    pyarrow.parquet.write_table(table, tmp_path / "part-000000.parquet")
    with pytest.raises(SetupError, match="has the columns a, not game"):
        Ledger(tmp_path)
