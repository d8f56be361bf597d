"""All that a device keeps, taken to another: by a file, and by a link that works once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import PHONE, Server
from .sizes import SIZES
from .test_home import keep
from .test_pages import check

FOREIGN = {"en": "This file is something else", "de": "Diese Datei ist etwas anderes"}
GAME = {"table": "x", "game": "nemo", "mode": "solo", "options": {}, "won": True, "score": 91, "at": 1}


def played(visitor: Any, **more: object) -> None:
    """Let a device remember a game, and what else is said."""
    for key, value in {"fathom-history": [GAME], **more}.items():
        told = json.dumps(json.dumps(value))
        visitor.page.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {told})")


def stored(page: Any, key: str) -> Any:
    return json.loads(page.evaluate("key => localStorage.getItem(key)", key) or "null")


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en"), ("phone", "de")])
def test_a_file_takes_everything_along_and_is_merged(
    size: str, locale: str, server: Server, visit: Any, tmp_path: Path
) -> None:
    table = server.table("otys", people=1)
    old, new = visit(SIZES[size], locale), visit(SIZES[size], locale)
    keep(old, ("otys", table, 0))
    won = {**GAME, "tiles": ["scenarios/1"]}
    played(old, **{"fathom-history": [won], "fathom-people": ["Bo"], "fathom-solved": {"p": "found"}})
    page = old.open("/logbook")
    page.wait_for_selector("[data-logbook='1']")
    page.click("[data-export]")
    with page.expect_download() as download:
        page.click("[data-export-now]")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    saved = json.loads(file.read_text())
    assert file.name == "fathom-logbook.json" and saved["format"] == "fathomfive/device/1"
    assert saved["tiles"] == ["scenarios/1"], "what has glowed here does not glow there again"

    played(new, **{"fathom-history": [{**GAME, "table": "y", "at": 2}], "fathom-people": ["Cleo"]})
    page = new.open("/logbook")
    page.wait_for_selector("[data-logbook='1']")
    page.set_input_files("[data-import-file]", file)
    page.wait_for_selector("[data-holds]")
    check(page)
    page.click("[data-import-now]")
    page.wait_for_selector("[data-logbook='2']")
    assert {one["table"] for one in stored(page, "fathom-history")} == {"x", "y"}
    assert stored(page, "fathom-people") == ["Cleo", "Bo"]
    assert stored(page, "fathom-solved") == {"p": "found"}
    new.open("/")
    page.wait_for_selector("[data-waits=otys], [data-row=otys]")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_foreign_or_damaged_file_is_refused_with_a_sentence_and_changes_nothing(
    locale: str, visit: Any, tmp_path: Path
) -> None:
    visitor = visit(locale=locale)
    played(visitor)
    page = visitor.open("/logbook")
    page.wait_for_selector("[data-logbook='1']")
    for number, (text, words) in enumerate(
        [
            ("no json at all", "JSON"),
            ('{"format": "fathomfive/record/1"}', FOREIGN[locale]),
            ('{"format": "fathomfive/device/9"}', "fathomfive/device/9"),
            ('{"format": "fathomfive/device/1", "history": [{"table": 3}]}', "history"),
        ]
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        page.set_input_files("[data-import-file]", file)
        assert words in page.wait_for_selector("dialog [role=alert]").inner_text()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert stored(page, "fathom-history") == [GAME]


def test_a_link_moves_everything_to_another_device_once(visit: Any) -> None:
    old, new, third = visit(), visit(PHONE, "de"), visit()
    played(old, **{"fathom-people": ["Bo"]})
    sent: list[str] = []
    old.page.on("request", lambda request: sent.append((request.post_data or "") + request.url))
    page = old.open("/logbook")
    page.click("[data-move]")
    page.wait_for_selector("[data-qr]")
    check(page)
    link = page.locator("[data-move-link]").get_attribute("data-move-link")
    assert page.locator("[data-qr]").get_attribute("data-qr") == link
    key = link.partition("#key=")[2]
    assert len(key) == 43 and not any(key in one for one in sent), "the key never reaches the server"

    page = new.page
    page.goto(link)
    check(page)
    page.click("[data-take]")
    page.wait_for_selector("[data-moved]")
    assert "#" not in page.url and stored(page, "fathom-history") == [GAME]
    page.click("[data-moved-home]")
    page.wait_for_selector("[data-play]")
    assert stored(page, "fathom-people") == ["Bo"]

    third.page.goto(link)
    third.page.click("[data-take]")
    assert "has been used" in third.page.wait_for_selector("[role=alert]").inner_text()
    third.page.goto(link.partition("#")[0])
    third.page.wait_for_selector("[role=alert]")
