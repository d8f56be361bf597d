from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from fathomfive.arena import Match, play_game
from fathomfive.bots import make
from fathomfive.bots.program import BotError
from fathomfive.kernel import IllegalAnswer, Table

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def example(tmp_path: Path) -> str:
    """The command that starts the example of the docs."""
    blocks = re.findall(r"```python[^\n]*\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    program = tmp_path / "bot.py"
    program.write_text(next(block for block in blocks if "stdin" in block), encoding="utf-8")
    return f"program:command={sys.executable} {program}"


def saying(tmp_path: Path, line: str) -> str:
    program = tmp_path / "bot.py"
    program.write_text(f"import sys\nfor _ in sys.stdin:\n    print({line!r}, flush=True)\n", encoding="utf-8")
    return f"program:command={sys.executable} {program}"


def test_the_example_of_the_docs_plays_whole_games(example: str) -> None:
    match = Match.of("otys", bots=[example, "random"], seed=3)
    results = [play_game(match, number) for number in range(2)]
    assert [result.bots.index(example) for result in results] == [0, 1]
    assert all(len(result.scores) == 2 for result in results)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("hello", "wrote a line that is no JSON object"),
        ("[1]", "wrote a line that is no JSON object"),
        ('{"reply": 1}', 'not {"answer": …}'),
    ],
)
def test_a_program_that_breaks_the_protocol_is_told(tmp_path: Path, line: str, complaint: str) -> None:
    table = Table("deepblue", 2, 1)
    with pytest.raises(BotError, match=re.escape(complaint)):
        make(saying(tmp_path, line)).choose(table.seat(0))


def test_an_answer_that_is_no_option_is_refused_by_the_table(tmp_path: Path) -> None:
    table = Table("deepblue", 2, 1)
    chosen = make(saying(tmp_path, '{"answer": "fly"}')).choose(table.seat(0))
    with pytest.raises(IllegalAnswer, match="'fly' is not an option"):
        table.answer(chosen)


def test_a_program_that_ends_or_cannot_be_started_is_told(tmp_path: Path) -> None:
    table = Table("deepblue", 2, 1)
    with pytest.raises(BotError, match="ended, or thought for more than 60 seconds"):
        make(f"program:command={sys.executable} -c pass").choose(table.seat(0))
    with pytest.raises(BotError, match="cannot be started: No such file"):
        make(f"program:command={tmp_path}/nothing").choose(table.seat(0))
