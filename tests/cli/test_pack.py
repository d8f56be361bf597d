from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run

PACK = 'game = "deepblue"\nname = "My box"\n'


@pytest.fixture
def pack(home: Path) -> Path:
    folder = home / "box"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "wrecks.toml").write_text('[[wreck]]\nid = "wreck-trawler"\npoints = 2\n', encoding="utf-8")
    return folder


def test_a_good_pack_is_summed_up(fathom: Run, pack: Path) -> None:
    outcome = fathom("pack", "check", pack)
    assert outcome.status == 0
    assert "My box: a pack for deepblue" in outcome.out
    assert "1 pack" in outcome.out


def test_a_good_pack_is_summed_up_as_json(fathom: Run, pack: Path) -> None:
    document = json.loads(fathom("pack", "check", pack, "--json").out)
    assert document["ok"] is True
    assert (document["game"], document["name"]) == ("deepblue", "My box")
    assert document["entries"]["pack"] == 1
    assert len(document["content"]) == 16


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("wrecks.toml", '[[wreck]]\nid = "wreck-trawler"\npionts = 2\n', "wrecks.toml: [[wreck]] wreck-trawler: "),
        ("wrecks.toml", '[[wreck]]\nid = "wreck-trawler"\npoints = "two"\n', "Expected `int`, got `str`"),
        ("wrecks.toml", "[[wreck", "wrecks.toml: "),
        ("whales.toml", "", "whales.toml: unknown file; deepblue has "),
        ("pack.toml", 'game = "chess"\nname = "x"\n', "pack.toml: no game 'chess'; there are "),
        ("pack.toml", 'game = "deepblue"\n', "missing required field `name`"),
    ],
)
def test_a_bad_pack_is_found_out_with_file_and_entry(
    fathom: Run, pack: Path, name: str, text: str, complaint: str
) -> None:
    (pack / name).write_text(text, encoding="utf-8")
    outcome = fathom("pack", "check", pack)
    assert outcome.status == 1
    assert complaint in outcome.complaint


def test_a_pack_that_is_no_text_is_found_out(fathom: Run, pack: Path) -> None:
    (pack / "pack.toml").write_bytes(b"\xff\xfe")
    outcome = fathom("pack", "check", pack)
    assert outcome.status == 1
    assert "pack.toml: not UTF-8 text" in outcome.complaint


def test_a_folder_without_pack_toml_is_found_out(fathom: Run, home: Path) -> None:
    outcome = fathom("pack", "check", home)
    assert outcome.status == 1
    assert "no pack.toml" in outcome.complaint


def test_a_bad_pack_is_told_as_json_too(fathom: Run, home: Path) -> None:
    outcome = fathom("pack", "check", home, "--json")
    assert outcome.status == 1
    assert "no pack.toml" in json.loads(outcome.out)["complaint"]


def test_a_missing_folder_is_misuse(fathom: Run) -> None:
    outcome = fathom("pack", "check", "nowhere")
    assert outcome.status == 2
    assert outcome.complaint == "nowhere is not a folder; a pack is a folder with pack.toml and content files"


def test_the_schema_describes_every_content_file(fathom: Run) -> None:
    schema = json.loads(fathom("pack", "schema", "deepblue").out)
    assert {"stones.toml", "chart.toml", "wrecks.toml", "crew.toml", "market.toml", "scenarios.toml"} == set(schema)
    assert "$defs" in schema["crew.toml"]


def test_the_schema_of_an_unknown_game_is_misuse(fathom: Run) -> None:
    assert "no game 'chess'" in fathom("pack", "schema", "chess").complaint


def test_a_game_with_a_pack_replays_only_with_it(fathom: Run, pack: Path, home: Path) -> None:
    fathom("sim", "deepblue", "--games", 1, "--bots", "random", "--pack", pack, "--records", home / "r")
    file = next((home / "r").iterdir())
    assert fathom("replay", file, "--pack", pack).status == 0
    outcome = fathom("replay", file)
    assert outcome.status == 1
    assert "My box" in outcome.complaint
