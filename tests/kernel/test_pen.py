from __future__ import annotations

import pytest

from fathomfive.kernel import Phrase, State, Table
from fathomfive.kernel.pen import Pen, aligned, columns, drawn, flow, mark, pad, plain, widest, wrapped
from tests.kernel.toys import GAMES


def pen(*names: str, width: int = 80) -> Pen[State]:
    table = Table("lagoon", 2, 1)
    return Pen(GAMES["lagoon"], table.state, 0, "en", names, width)


def test_words_are_safe_beside_markup() -> None:
    assert pen().say("named", name="[bold]") == "\\[bold]"
    assert pen().render(Phrase("fish-eel")) == "Eel"
    lagoon = pen()
    assert lagoon.piece("fish", 0) == lagoon.render(GAMES["lagoon"].words.piece(lagoon.s, "fish", 0))
    assert plain(f"[bold]{pen('[x]').seat(0)}[/]") == "[x]"


def test_a_seat_has_its_name_or_its_number_and_long_names_are_cut() -> None:
    assert pen("Ada").seat(0) == "Ada"
    assert pen().seat(1) == "Seat 2"
    assert pen("Captain Aronnax").seat(0, 9) == "Captain…"
    assert pen("Captain N").seat(0, 9) == "Captain N"
    assert mark(1) == "[bold seat2]2[/]"


def test_a_pen_knows_which_messages_there_are_and_never_writes_too_narrow() -> None:
    assert pen().has("fish-eel") and not pen().has("fish-whale")
    assert pen(width=10).width == 40


def test_cells_are_aligned_by_what_is_seen_of_them() -> None:
    assert pad("[red]a[/]", 3) == "[red]a[/]  "
    assert widest(["[red]a[/]", "bc"]) == 2 and widest([]) == 0
    assert aligned([]) == []
    assert columns([["[red]a[/]", "x"], ["bcd", ""]]) == ["[red]a[/]    x", "bcd"]


def test_lines_flow_and_are_set_in() -> None:
    assert flow("[bold]a[/] ", ["bbb", "ccc", "ddd"], 10) == ["[bold]a[/] bbb  ccc", "  ddd"]
    assert flow("a ", ["bbb ccc ddd"], 8, indent=4) == ["a bbb", "    ccc", "    ddd"]
    assert flow("a: ", [], 10) == ["a:"]


def test_sentences_are_wrapped_and_set_in() -> None:
    assert wrapped("a sentence of some words", 24, 4) == ["    [dim]a sentence of some[/]", "    [dim]words[/]"]


def test_a_table_is_drawn_as_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("lagoon", 2, 1, names=["Ada", "Bo"])
    blocks = [("[bold seat1]Ada[/]", "\\[3] [dim]fish[/]"), ("Shore", "rock")]
    monkeypatch.setattr(GAMES["lagoon"].text, "board", lambda *_: blocks)
    assert drawn(table, 0) == "Ada\n[3] fish\nShore\nrock"
