from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.kernel import games
from tools.mutants import ROOT, Bench, Mutant, broken, mutants_of

GAMES = ROOT / "src" / "fathomfive" / "games"


@pytest.mark.parametrize("id", sorted(games()))
def test_every_game_lists_twenty_rules_to_break_that_are_there(id: str) -> None:
    mutants = mutants_of(id)
    assert len(mutants) >= 20
    for mutant in mutants:
        path, source = broken(GAMES / id, mutant)
        assert source != path.read_text(encoding="utf-8")
        compile(source, str(path), "exec")


def test_a_rule_that_is_not_there_cannot_be_broken() -> None:
    with pytest.raises(SystemExit, match="OT-1: no function fly in"):
        broken(GAMES / "otys", Mutant("OT-1", "fly", "a", "b"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A game of one rule, with a test that knows the half of it."""
    folder = tmp_path / "src" / "fathomfive" / "games" / "dots"
    folder.mkdir(parents=True)
    (folder.parents[1] / "__init__.py").touch()
    (folder.parent / "__init__.py").touch()
    (folder / "__init__.py").write_text("def score(dots):\n    return 2 * dots if dots < 9 else 18\n")
    tests = tmp_path / "tests" / "games" / "dots"
    tests.mkdir(parents=True)
    (tests / "test_dots.py").write_text(
        "from fathomfive.games.dots import score\n\n\ndef test_score():\n    assert score(2) == 4\n"
    )
    return tmp_path


def test_a_break_is_caught_by_a_test_or_goes_unnoticed(tree: Path, tmp_path: Path) -> None:
    bench = Bench(tree, "dots", tmp_path / "bench")
    assert bench.is_caught(Mutant("DO-1", "score", "2 * dots", "3 * dots"))
    assert not bench.is_caught(Mutant("DO-2", "score", "else 18", "else 17"))
    assert bench.is_green()


def test_a_verdict_says_whether_a_test_of_the_rule_or_another_one_notices(tree: Path, tmp_path: Path) -> None:
    (tree / "tests" / "games" / "dots" / "test_dots.py").write_text(
        "from fathomfive.games.dots import score\n\n\n"
        "def test_few():\n    assert score(2) == 4\n\n\ndef test_many():\n    assert score(9) == 18\n"
    )
    (tree / "src" / "fathomfive" / "games" / "dots" / "RULES.md").write_text(
        "**DO-1** Two each.\n↳ `dots.score` · `test_dots::test_few`\n\n"
        "**DO-2** Nine are\neighteen.\n↳ `dots.score` · `test_dots::test_few`\n"
    )
    bench = Bench(tree, "dots", tmp_path / "bench")
    assert bench.proofs("DO-2") == ["tests/games/dots/test_dots.py::test_few"]
    assert bench.verdict(Mutant("DO-1", "score", "2 * dots", "3 * dots")) == "caught"
    assert bench.verdict(Mutant("DO-2", "score", "else 18", "else 17")) == "elsewhere"
    assert bench.verdict(Mutant("DO-2", "score", "dots < 9", "dots < 10")) == "MISSED"
