from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.kernel import Stream, Table, games
from fathomfive.kernel.state import Plain, copy, layout, values
from tests.kernel.toys.lagoon import Mat
from tools import fieldwise

OURS = [game for game in sorted(games()) if fieldwise.path_of(game).exists()]


def test_all_five_games_are_written_out() -> None:
    assert OURS == ["deepblue", "endeavor", "nemo", "neweden", "otys"]


@pytest.mark.parametrize("game", OURS)
def test_what_is_written_follows_from_the_declaration_of_today(game: str) -> None:
    assert fieldwise.path_of(game).read_text() == fieldwise.written(game), "python -m tools.fieldwise"


@pytest.mark.parametrize("game", OURS)
def test_a_copy_is_equal_and_shares_nothing_that_changes(game: str) -> None:
    table, stream = Table(game, seed=3), Stream(3)
    for _ in range(40):
        ask = table.asks[0]
        table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
        if table.over:
            break
    s = table.state
    twin = copy(s)
    assert twin == s
    assert values(s) == [getattr(s, name) for name in layout(type(s)).names]
    apart(s, twin)


def apart(one: Plain, other: Plain) -> None:
    """Nothing that changes is the same thing in both."""
    for mine, its in zip(values(one), values(other), strict=True):
        separate(mine, its)


def separate(mine: object, its: object) -> None:
    if isinstance(mine, Plain) and isinstance(its, Plain):
        assert mine is not its
        apart(mine, its)
    elif isinstance(mine, list) and isinstance(its, list):
        assert mine is not its
        for one, other in zip(mine, its, strict=True):
            separate(one, other)


def test_a_file_that_is_not_up_to_date_is_told_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "otys" / "rules" / "fieldwise.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("")
    monkeypatch.setattr(fieldwise, "GAMES", tmp_path)
    assert fieldwise.main(["--check"]) == 1
    assert stale.read_text() == "" and "would change" in capsys.readouterr().out
    assert fieldwise.main([]) == 0
    assert fieldwise.main(["--check"]) == 0


def test_parts_come_before_what_they_are_part_of_and_other_types_are_refused() -> None:
    assert fieldwise.parts_of(Mat) == [Mat]
    assert fieldwise.copied(list[list[int]], "s.rows") == "[x[:] for x in s.rows]"
    with pytest.raises(TypeError, match="not <class 'float'>"):
        fieldwise.copied(float, "s.heat")
