from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from fathomfive.kernel import Decoded, Entry, File, InvalidContent
from fathomfive.kernel.content import decode, pack_info, schema


class Crew(Entry, frozen=True, kw_only=True):
    price: int


class CrewFile(File, frozen=True):
    crew: list[Crew]
    starter: list[Crew]


class TrackFile(File, frozen=True):
    """Beside its entries this file holds plain lists."""

    step: list[Crew]
    prices: list[int]
    order: list[str]


KINDS: Mapping[str, type[File]] = {"crew": CrewFile, "track": TrackFile}

CREW = """
[[crew]]
id = "diver"
source = "rulebook"
price = 2

[[crew]]
id = "pilot"
source = "house"
price = 3

[[starter]]
id = "captain"
source = "house"
price = 0
"""

TRACK = """
prices = [1, 2, 4]
order = ["idle", "swift"]
[[step]]
id = "first"
source = "published"
price = 1
"""

PACK = 'game = "toy"\nname = "My box"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "content"
    home.mkdir()
    (home / "crew.toml").write_text(CREW)
    (home / "track.toml").write_text(TRACK)
    return home


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    home = tmp_path / "mypack"
    home.mkdir()
    (home / "pack.toml").write_text(PACK)
    return home


def decoded(folder: Path, pack: Path | None = None) -> Decoded:
    return decode("toy", folder, KINDS, pack)


def crew(content: Decoded) -> dict[str, Crew]:
    return {card.id: card for card in content.file(CrewFile).crew}


def complaint(folder: Path, pack: Path | None = None) -> str:
    with pytest.raises(InvalidContent) as refused:
        decoded(folder, pack)
    return str(refused.value)


def test_files_become_typed_entries(folder: Path) -> None:
    content = decoded(folder)
    assert content.file(CrewFile).crew[0] == Crew(id="diver", source="rulebook", price=2)
    assert content.file(TrackFile).prices == [1, 2, 4]
    assert content.pack == ""


def test_a_file_of_an_unknown_kind_is_a_mistake(folder: Path) -> None:
    with pytest.raises(KeyError, match="File"):
        decoded(folder).file(File)


def test_sources_are_counted(folder: Path) -> None:
    assert decoded(folder).sources() == {"rulebook": 1, "house": 2, "published": 1}


def test_the_digest_follows_the_values_and_not_the_layout_of_the_text(folder: Path) -> None:
    before = decoded(folder).digest
    (folder / "crew.toml").write_text("# The same.\n" + CREW)
    assert decoded(folder).digest == before
    (folder / "crew.toml").write_text(CREW.replace("price = 3", "price = 4"))
    assert decoded(folder).digest != before


def test_the_schema_describes_every_file() -> None:
    assert set(schema(KINDS)) == {"crew.toml", "track.toml"}
    assert b"price" in msgspec.json.encode(schema(KINDS)["crew.toml"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[crew", "crew.toml: Expected"),
        (CREW.replace("price = 3", 'price = "3"'), "crew.toml: [[crew]] pilot: Expected `int`, got `str`"),
        (CREW.replace("price = 3", "price = 3\nsize = 1"), "crew.toml: [[crew]] pilot: Object contains unknown"),
        (CREW.replace('"house"', '"hearsay"', 1), "crew.toml: [[crew]] pilot: Invalid enum value 'hearsay'"),
        (CREW.replace('id = "pilot"\n', ""), "crew.toml: [[crew]] without id: Object missing required field `id`"),
        (CREW.replace('"pilot"', '"diver"'), "crew.toml: [[crew]] diver: this id stands twice"),
        ("starter = []\ncrew = [3]", "crew.toml: [[crew]] not a table: Expected `object`, got `int`"),
        ("starter = []\ncrew = 3", "crew.toml: Expected `array`, got `int` - at `$.crew`"),
        ("starter = []", "crew.toml: Object missing required field `crew`"),
        (CREW + "\n[[ship]]\nid = 'x'", "crew.toml: Object contains unknown field `ship`"),
    ],
)  # fmt: skip
def test_content_that_does_not_fit_is_refused_with_file_and_id(folder: Path, text: str, message: str) -> None:
    (folder / "crew.toml").write_text(text)
    assert complaint(folder).startswith(message)


def test_a_pack_changes_entries_key_by_key_and_says_so(folder: Path, pack: Path) -> None:
    (pack / "crew.toml").write_text('[[crew]]\nid = "pilot"\nprice = 7\n')
    content = decoded(folder, pack)
    assert crew(content)["pilot"] == Crew(id="pilot", source="pack", price=7)
    assert crew(content)["diver"].price == 2
    assert content.pack == "My box"
    assert content.digest != decoded(folder).digest


def test_a_pack_adds_new_entries_and_may_name_their_source(folder: Path, pack: Path) -> None:
    (pack / "crew.toml").write_text('[[crew]]\nid = "cook"\nprice = 1\nsource = "published"\n')
    assert crew(decoded(folder, pack))["cook"] == Crew(id="cook", source="published", price=1)


def test_a_pack_removes_entries(folder: Path, pack: Path) -> None:
    (pack / "crew.toml").write_text('remove = ["diver", "captain"]\n')
    content = decoded(folder, pack)
    assert list(crew(content)) == ["pilot"]
    assert content.file(CrewFile).starter == []


def test_a_pack_may_override_entries_of_a_file_that_also_holds_plain_lists(folder: Path, pack: Path) -> None:
    (pack / "track.toml").write_text('[[step]]\nid = "first"\nprice = 9\n')
    assert decoded(folder, pack).file(TrackFile).step[0].price == 9


class LimitsFile(File, frozen=True):
    """Beside its entries this file holds a number and a name."""

    step: list[Crew]
    limit: int
    title: str


def test_a_file_may_hold_single_values_beside_its_entries(tmp_path: Path, pack: Path) -> None:
    (tmp_path / "limits.toml").write_text('limit = 3\ntitle = "Deep"\nstep = []\n')
    (pack / "limits.toml").write_text('[[step]]\nid = "x"\nprice = 3\n')
    content = decode("toy", tmp_path, {"limits": LimitsFile}, pack)
    assert content.file(LimitsFile).limit == 3
    assert content.sources() == {"pack": 1}


def test_a_pack_that_changes_nothing_keeps_the_digest(folder: Path, pack: Path) -> None:
    assert decoded(folder, pack).digest == decoded(folder).digest


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("crew.toml", 'remove = ["nobody", "diver"]', "crew.toml: cannot remove 'nobody': no such id"),
        ("crew.toml", "remove = 3", "crew.toml: 'remove' is a list of ids, not 3"),
        ("crew.toml", "remove = [3]", "crew.toml: 'remove' is a list of ids, not [3]"),
        ("crew.toml", "[[ship]]\nid = 'x'", "crew.toml: unknown table 'ship'; there are crew, starter"),
        ("crew.toml", "[[crew]]\nprice = 3", "crew.toml: an entry of [[crew]] has no id"),
        ("crew.toml", "[[crew]]\nid = 3", "crew.toml: an entry of [[crew]] has no id"),
        ("crew.toml", "crew = 3", "crew.toml: 'crew' is a list of entries ([[crew]])"),
        ("crew.toml", "crew = [3]", "crew.toml: 'crew' is a list of entries ([[crew]])"),
        ("crew.toml", "[[crew]]\nid = 'diver'\nprice = 'x'", "crew.toml: [[crew]] diver: Expected `int`, got `str`"),
        ("crew.toml", "[[crew]]\nid = 'cook'", "crew.toml: [[crew]] cook: Object missing required field `price`"),
        ("crew.toml", "[[", "crew.toml: "),
        ("ships.toml", "", "ships.toml: unknown file; toy has crew.toml, pack.toml, track.toml"),
        ("pack.toml", 'game = "otys"\nname = "x"', "pack.toml: the pack is for 'otys', not for 'toy'"),
        ("pack.toml", 'game = "toy"', "pack.toml: Object missing required field `name`"),
        ("pack.toml", PACK + "year = 3", "pack.toml: Object contains unknown field `year`"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused(folder: Path, pack: Path, name: str, text: str, message: str) -> None:
    (pack / name).write_text(text)
    assert complaint(folder, pack).startswith(message)


def test_a_pack_is_a_folder_with_pack_toml(folder: Path, pack: Path) -> None:
    (pack / "pack.toml").unlink()
    assert complaint(folder, pack).startswith("mypack: no pack.toml")
    assert "not a folder" in complaint(folder, pack / "nowhere")


def test_a_pack_that_is_not_utf8_is_refused(folder: Path, pack: Path) -> None:
    (pack / "crew.toml").write_bytes(b"# \xff\n")
    assert complaint(folder, pack) == "crew.toml: not UTF-8 text (byte 2)"


def test_pack_toml_can_be_read_alone(pack: Path) -> None:
    info = pack_info(pack)
    assert (info.game, info.name) == ("toy", "My box")


def test_a_pack_without_pack_toml_has_no_info(pack: Path) -> None:
    with pytest.raises(InvalidContent, match=r"no pack.toml; a pack is a folder"):
        pack_info(pack / "nowhere")


def test_a_pack_toml_that_is_not_utf8_is_refused(pack: Path) -> None:
    (pack / "pack.toml").write_bytes(b"\xff")
    with pytest.raises(InvalidContent, match=r"pack.toml: not UTF-8"):
        pack_info(pack)
