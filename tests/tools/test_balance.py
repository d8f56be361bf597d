from __future__ import annotations

from pathlib import Path

from tools.balance.__main__ import COLUMNS, main


def test_the_common_page_has_a_row_for_every_mode_and_seat_count(tmp_path: Path) -> None:
    page = tmp_path / "common.md"
    wish = ["--games", "1", "--jobs", "1", "--data", str(tmp_path / "data"), "--page", str(page)]
    main([*wish, "--game", "deepblue", "neweden"])
    lines = page.read_text(encoding="utf-8").splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("| ") and "mode" not in line]
    assert [cells[1].strip() for cells in rows] == ["2", "3", "4", "5", "1", "2", "3", "4"]
    assert all(len(cells) == len(COLUMNS) for cells in rows)
    assert rows[4][0].strip() == "alone" and rows[4][4].strip() in ("0.0", "100.0")
    assert "## deepblue" in lines and "## neweden" in lines
