"""The components (NW-2) and what is refused."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import FLEETS, GROUPS
from fathomfive.games.nemo.rules.effects import open_branches
from fathomfive.kernel import InvalidContent
from tests.games.nemo.scenes import CONTENT, a_table, ship, side


def test_warships_have_an_attack_value_and_civilians_none() -> None:
    assert CONTENT.side_attack[side("victoria")] == 8
    assert CONTENT.side_attack[side("donau")] == 0
    assert CONTENT.side_attack[side("danmark")] == 7


def test_there_are_69_ships_in_eight_groups() -> None:
    counts = [CONTENT.ship_group.count(GROUPS.index(group)) for group in GROUPS]
    assert counts == [30, 14, 4, 4, 7, 4, 4, 2]
    assert sum(counts) == 69
    assert [GROUPS[group] for group in FLEETS] == ["yellow", "orange", "red", "blue", "green"]


def test_the_back_of_a_white_ship_is_a_warship_and_every_warship_has_a_violet_self() -> None:
    for number, group in enumerate(CONTENT.ship_group):
        front, back = CONTENT.side_attack[number * 2], CONTENT.side_attack[number * 2 + 1]
        assert back > 0
        assert (front == 0) == (group == 0)


def test_there_are_59_treasures_of_four_kinds() -> None:
    by_kind = [0] * 4
    for kind, count in zip(CONTENT.treasure_kind, CONTENT.treasure_count, strict=True):
        by_kind[kind] += count
    assert by_kind == [11, 28, 13, 7]


def test_wonders_have_no_treasure_value() -> None:
    for kind, value in zip(CONTENT.treasure_kind, CONTENT.treasure_value, strict=True):
        assert (value == -1) == (kind in (0, 3))


def test_there_are_62_adventure_cards() -> None:
    assert len(CONTENT.card_ids) - len(CONTENT.technology_cost) == 62


def test_twelve_oceans_have_29_spaces_and_15_land_spaces() -> None:
    assert len(CONTENT.ocean_ids) == 12
    assert sum(CONTENT.spaces) == 29
    assert len(CONTENT.land_ids) == 15
    assert sorted(die for die in CONTENT.die if die) == [1, 2, 3, 4, 5, 6]


def test_western_and_south_pacific_are_joined_by_a_dotted_line_and_hawaii_belongs_to_the_central_pacific() -> None:
    west, south = CONTENT.ocean_ids.index("western-pacific"), CONTENT.ocean_ids.index("south-pacific")
    assert south in CONTENT.near[west]
    assert south not in CONTENT.blue[west]
    hawaii = CONTENT.land_ids.index("hawaii")
    assert CONTENT.ocean_ids[CONTENT.land_ocean[hawaii]] == "central-pacific"
    assert CONTENT.lands[CONTENT.ocean_ids.index("eastern-pacific")] == []


def test_armoured_ships_are_those_of_iron_plate_and_battle() -> None:
    armoured = {CONTENT.side_class[i] for i, iron in enumerate(CONTENT.side_armoured) if iron}
    assert armoured == {"ironclad", "armored-frigate", "ironside", "battleship", "escorted-ironclad"}
    for i, name in enumerate(CONTENT.side_class):
        assert CONTENT.side_armoured[i] == (name in armoured)


def test_house_entries_say_so_and_printed_ones_do_too() -> None:
    sources = GAME.load()[1].sources()
    assert sources["published"] > sources["house"] > 0
    assert sources["rulebook"] > 0


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / "pack.toml").write_text('game = "nemo"\nname = "mine"\n', encoding="utf-8")
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_a_pack_overrides_single_values(tmp_path: Path) -> None:
    content, _ = GAME.load(pack(tmp_path, "technologies.toml", '[[technology]]\nid = "fog-machine"\ncost = 3\n'))
    assert content.technology_cost[content.technology_ids.index("fog-machine")] == 3


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("events.toml", '[[event]]\nid = "whales"\npass = [["dance", 1]]\n', "an effect begins with one of"),
        ("events.toml", '[[event]]\nid = "whales"\npass = [["gain", "rum", 1]]\n', "there is no resource 'rum'"),
        ("events.toml", '[[event]]\nid = "whales"\ntest = 0\n', "a TEST has a test value"),
        ("events.toml", '[[event]]\nid = "red-sea"\nplay = [["if", ["moon"], [], []]]\n', "a condition begins with"),
        ("events.toml", '[[event]]\nid = "red-sea"\nplay = [["if", ["lull"]]]\n', "'if' has a condition"),
        ("events.toml", '[[event]]\nid = "red-sea"\nplay = [["notoriety", "much"]]\n', "does not take 'much'"),
        ("events.toml", '[[event]]\nid = "red-sea"\nplay = [["notoriety", 1.5]]\n', "neither a number nor a name"),
        ("events.toml", '[[event]]\nid = "red-sea"\nplay = [["choose", "both"]]\n', "a list of effects is wanted"),
        ("events.toml", '[[event]]\nid = "gulf-stream"\nunused_if = ["uprisings", "x"]\n', "takes a number"),
        ("events.toml", '[[event]]\nid = "gulf-stream"\nunused_if = ["at", "styx"]\n', "there is no ocean 'styx'"),
        ("ships.toml", '[[bonus]]\nid = "jumna-front"\nship = "argo"\n', "there is no ship 'argo'"),
        ("ships.toml", 'remove = ["glasgow"]\n', "there are 2 black ships, not 1"),
        ("oceans.toml", '[[ocean]]\nid = "cape-horn"\ncontacts = 2\n', "more contacts than spaces"),
        (
            "officers.toml",
            '[[officer]]\nid = "watch-2"\nduties = ["course"]\n',
            "every duty belongs to exactly one officer",
        ),
        ("officers.toml", '[[officer]]\nid = "watch-2"\nduties = ["cook"]\n', "there is no duty 'cook'"),
        ("motives.toml", '[[motive]]\nid = "war"\nact2 = 4\n', "have 16 events"),
        ("motives.toml", '[[motive]]\nid = "war"\ntechnology = "sails"\n', "no technology 'sails'"),
        ("treasures.toml", '[[treasure]]\nid = "pearls"\ncount = 9\n', "there are 59 treasures, not 64"),
        ("scoring.toml", '[[level]]\nid = "poor"\nleast = 400\n', "from the lowest to the highest"),
        ("deadlyseas.toml", '[[tile]]\nid = "cyclone"\nrule = "escort"\n', "an escort, and only it, is a ship"),
        ("technologies.toml", 'remove = ["fog-machine"]\n', "the technologies are"),
    ],
)
def test_content_that_does_not_fit_is_refused_with_a_reason(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(InvalidContent, match=complaint):
        GAME.load(pack(tmp_path, file, text))


def test_known_numbers_of_the_rulebook() -> None:
    kotetsu = ship("kotetsu") * 2
    assert (CONTENT.side_attack[kotetsu], CONTENT.side_defence[kotetsu]) == (7, 10)
    assert (CONTENT.side_notoriety[kotetsu], CONTENT.side_tonnage[kotetsu]) == (1, 2)
    assert (CONTENT.side_defence[side("donau")], CONTENT.side_tonnage[side("donau")]) == (8, 1)
    assert CONTENT.outlawed == [26, 36, 44, 51]
    assert CONTENT.mastery == [8, 12, 17, 23, 30, 40]


def test_every_choice_has_a_branch_that_can_always_be_taken() -> None:
    poor = a_table()
    poor.characters = [0] * 6
    closed = [CONTENT.choice_of[choice.a] for choice in CONTENT.choices if not open_branches(poor, choice)]
    assert closed == []


def test_what_no_source_prints_is_marked() -> None:
    files = GAME.load()[1]._files
    named = [entry.id for entry in files["treasures"].treasure if "name" in entry.house]  # type: ignore[attr-defined]
    assert len(named) == 17
    assert [entry.id for entry in files["oceans"].line if entry.house] == [  # type: ignore[attr-defined]
        "western-pacific--south-pacific"
    ]
    assert {entry.number for entry in files["events"].event if entry.house} == {38}  # type: ignore[attr-defined]
    printed = [entry for entry in files["deadlyseas"].tile if entry.source == "rulebook"]  # type: ignore[attr-defined]
    assert all(entry.house == ("count",) for entry in printed)


def test_no_two_events_do_the_same() -> None:
    """What a card does, apart from its name, number, source and the points printed on it, it does alone."""
    folder = resources.files("fathomfive.games.nemo.content")
    events = tomllib.loads(folder.joinpath("events.toml").read_text("utf-8"))["event"]
    told = ("id", "number", "source", "points")
    does = [str(sorted((k, v) for k, v in entry.items() if k not in told)) for entry in events]
    assert len(set(does)) == len(does) == 51
