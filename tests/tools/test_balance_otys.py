from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from tools.balance.otys import PARTS, main, tally


def test_tally_counts_what_a_game_has_used() -> None:
    t = ff.Table("otys", 2, seed=3, facts=True)
    bots = [ff.bots.make("greedy"), ff.bots.make("greedy:seed=1")]
    while t.question is not None:
        t.answer(bots[t.question.seat].choose(t.seat(t.question.seat)))
    counts = tally(t)
    assert counts["rounds"] == t.view()["round"]
    assert counts.get("win/1", 0) + counts.get("win/2", 0) == PARTS
    activated = sum(count for name, count in counts.items() if name.startswith("diver/"))
    assert activated == counts["uses_key"] == 2 * counts["rounds"]
    filled = t.view()["filled"]
    assert isinstance(filled, list)
    assert sum(count for name, count in counts.items() if name.startswith("contract/")) == len(filled)
    assert sum(counts.get(f"level/{level}", 0) for level in range(1, 6)) == len(filled)


def test_tables_of_the_page_are_printed_with_a_row_for_every_piece(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--seats", "2", "--option", "sponsors=advanced", "--standing"])
    printed = capsys.readouterr().out
    content, _ = GAME.load()
    for contract in content.contracts:
        assert f"| `{contract.id}` | " in printed
    assert printed.startswith("| seats | options | games |")
    assert "| 2 | sponsors=advanced | 1 | " in printed
