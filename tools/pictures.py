"""Make the picture of the text client, as it looks in the middle of a dive: `python -m tools.pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from fathomfive.bots import make
from fathomfive.cli.language import Speech
from fathomfive.cli.render import THEME, Painter
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.kernel import Table

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEA = TerminalTheme(
    (10, 35, 54),
    (234, 244, 244),
    [
        (5, 15, 28),
        (217, 72, 59),
        (95, 191, 143),
        (255, 207, 90),
        (74, 168, 216),
        (166, 90, 194),
        (69, 224, 224),
        (234, 244, 244),
    ],
    [
        (47, 138, 148),
        (228, 87, 46),
        (95, 191, 143),
        (255, 207, 90),
        (74, 168, 216),
        (200, 120, 230),
        (69, 224, 224),
        (255, 255, 255),
    ],
)


def in_the_middle_of_a_dive() -> Table:
    """A dive with some stones up, and the question to the leader whether to go on."""
    for seed in range(100):
        table = Table("deepblue", 3, seed, names=["Ada", "Bo", "Mei"], facts=True)
        bots = [make(f"greedy:seed={seat}") for seat in range(3)]
        while (asked := table.question) is not None:
            state = table.state
            assert isinstance(state, DeepBlueState)
            if asked.kind == "go_on" and asked.seat == 0 and len(state.drawn) >= 5 and sum(state.diving) > 1:
                return table
            table.answer(bots[asked.seat].choose(table.seat(asked.seat)))
    raise AssertionError("no such dive in a hundred games")


def main() -> None:
    """Draw and write."""
    table = in_the_middle_of_a_dive()
    console = Console(theme=THEME, highlight=False, record=True, width=100, file=io.StringIO(), force_terminal=True)
    painter = Painter(console, table, Speech("en"))
    painter.board(0, whole=True)
    asked = table.question
    assert asked is not None
    painter.question(asked)
    svg = console.export_svg(title="fathom play deepblue", theme=SEA, unique_id="dive")
    svg = re.sub(r"<!-- Generated.*?-->|@font-face \{.*?\}", "", svg, flags=re.S)  # no fonts from elsewhere
    (PICTURES / "deepblue.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
