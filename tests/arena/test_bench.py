from __future__ import annotations

import pytest

from fathomfive import Stream, Table
from fathomfive.arena import bench
from fathomfive.kernel import NATURE
from fathomfive.kernel import table as kernel_table


def test_every_question_asked_of_a_seat_is_a_decision() -> None:
    table = Table("deepblue", 3, 5)
    decisions = bench.play_out(table, Stream(5))
    answers = table.record()["answers"]
    assert isinstance(answers, list)
    assert table.over
    assert decisions == sum(isinstance(entry, list) and entry[0] != NATURE for entry in answers)


def test_copies_are_made_in_the_middle_of_a_dive() -> None:
    table = bench.midgame("deepblue", 4, 5)
    assert not table.over
    rest = table.save()["rest"]
    assert isinstance(rest, int)
    assert table.version > rest
    view = table.view()
    assert view["site"] != -1
    assert table.copy().hash() == table.hash()


def test_a_measurement_counts_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MIDGAMES", 1)
    speed = bench.measure("deepblue", 0.05, 2)
    assert speed.seats == 2
    assert speed.games >= 1
    assert speed.decisions > speed.games
    assert speed.seconds >= 0.05
    assert speed.decisions_per_s == pytest.approx(speed.decisions / speed.seconds)
    assert speed.games_per_s == pytest.approx(speed.games / speed.seconds)
    assert speed.copy_us > 0


def test_no_time_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 0"):
        bench.measure("deepblue", 0)


@pytest.mark.parametrize(("file", "compiled"), [("table.py", False), ("table.cpython-311-x86_64-linux-gnu.so", True)])
def test_the_compiled_kernel_is_known_by_its_file(file: str, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_table, "__file__", f"/site-packages/fathomfive/kernel/{file}")
    assert bench.compiled() == compiled
