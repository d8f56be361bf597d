"""What the text client tells of the time since one's last turn."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from fathomfive.cli.language import speech
from fathomfive.cli.render import RECAP, Painter
from fathomfive.games.deepblue.content.tables import BLACK, GOLD
from fathomfive.kernel import Table
from fathomfive.kernel.state import Fact


def told(facts: list[Fact], seat: int) -> list[str]:
    console = Console(file=StringIO(), width=100, color_system=None)
    Painter(console, Table("deepblue", 3, 1, names=["Anna", "Ben", "Cem"]), speech("en")).recap(facts, seat, None)
    assert isinstance(console.file, StringIO)
    return [line.strip() for line in console.file.getvalue().splitlines()]


OTHERS = [Fact("draws", (1, GOLD)) for _ in range(RECAP + 6)]


def test_a_long_story_is_told_from_its_end_with_the_number_of_lines_left_out() -> None:
    lines = told(OTHERS, 0)
    assert lines[0].startswith("… 6 more")
    assert lines[1:] == ["Ben draws: Gold."] * RECAP


def test_what_a_seat_drew_and_that_it_surfaced_is_told_however_long_the_story_went_on() -> None:
    own = [Fact("draws", (0, BLACK)), Fact("surfaces", (0,)), Fact("returns", (0, 0), 0)]
    lines = told([*own, *OTHERS], 0)
    assert lines[0].startswith("… 6 more")
    assert lines[1:4] == ["Anna draws: Sea monster.", "Anna surfaces.", "Back in hand: Prospector."]
    assert len(lines) == 4 + RECAP
    assert told([*own, *OTHERS], 2)[0].startswith("… 8 more")


def test_a_short_story_is_told_whole() -> None:
    assert told(OTHERS[:RECAP], 0) == ["Ben draws: Gold."] * RECAP
    assert told([], 0) == []
