from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.games.otys import GAME
from fathomfive.games.otys.tables import BATTERY, CREDIT, DRAW, GAIN, PRESTIGE
from fathomfive.kernel import InvalidContent


def test_there_are_32_contracts_within_what_is_known() -> None:
    content, decoded = GAME.load()
    assert len(content.contracts) == 32
    assert {contract.prestige for contract in content.contracts} == {1, 2, 3, 4, 5}
    for contract in content.contracts:
        assert 2 <= contract.size <= max(content.spaces)
        assert contract.instant in ([], [CREDIT], [BATTERY], [CREDIT, BATTERY])
    assert decoded.sources()["rulebook"] > 0


def test_known_contract_is_one_metal_and_two_plants_for_three_prestige() -> None:
    content, _ = GAME.load()
    known = next(contract for contract in content.contracts if contract.id == "algae-farm")
    assert (known.ways, known.prestige, known.instant) == ([(1, 2, 0, 0)], 3, [])


def test_combinations_ask_for_every_colour_as_often_as_for_any_other() -> None:
    content, _ = GAME.load()
    asked = [0, 0, 0, 0]
    for contract in content.contracts:
        if len(contract.ways) == 1:
            asked = [before + count for before, count in zip(asked, contract.ways[0], strict=True)]
    assert len(set(asked)) == 1


def test_there_are_32_reward_tiles_whose_colour_fixes_the_back() -> None:
    content, _ = GAME.load()
    assert sum(reward.copies for reward in content.rewards) == 32
    for reward in content.rewards:
        orange = reward.id.endswith("-orange")
        assert (reward.back, reward.amount) == ((CREDIT, 2) if orange else (PRESTIGE, 1))


def test_reward_tiles_have_the_five_known_fronts() -> None:
    content, _ = GAME.load()
    fronts = {reward.id.removesuffix("-orange").removesuffix("-green") for reward in content.rewards}
    assert {"metal-or-fuel", "battery", "contracts", "upgrade", "prestige"} <= fronts
    for reward in content.rewards:
        if reward.front.verb == DRAW:
            assert reward.front.first == 4
        if reward.front.verb == GAIN:
            assert reward.front.second == 1


def test_shop_has_three_rows_for_three_two_and_one_credits_with_prestige_on_top() -> None:
    content, _ = GAME.load()
    assert content.row_credits == [3, 2, 1]
    assert content.row_prestige == [1, 0, 0]


def test_there_are_eight_divers_and_five_sponsors_with_two_sides_each() -> None:
    content, _ = GAME.load()
    assert content.diver_ids == [
        "metal-expert", "plant-expert", "fuel-expert", "tech-expert", "trader", "spy", "engineer", "explorer",
    ]  # fmt: skip
    assert content.sponsor_ids == ["sponsor-1", "sponsor-2", "sponsor-3", "sponsor-4", "sponsor-5"]
    assert all(len(sides) == 2 for sides in content.divers + content.sponsors)


def test_rules_name_the_numbers_of_the_content() -> None:
    """The tables of RULES.md and the content files say the same."""
    text = Path(str(GAME.__class__.__module__).replace(".", "/"))
    rules = (Path(__file__).parents[3] / "src" / text / "RULES.md").read_text(encoding="utf-8")
    content, _ = GAME.load()
    rows = [line.strip("| ").split(" | ") for line in rules.splitlines() if line.startswith("| ")]
    contracts = [row for row in rows if len(row) == 4 and row[1].isdigit()]
    assert sum(int(row[1]) for row in contracts) == 32
    assert sum(int(row[1]) * int(row[2]) for row in contracts) == sum(c.prestige for c in content.contracts)
    tiles = [row for row in rows if len(row) == 3 and row[1].isdigit()]
    for colour, column in (("orange", 1), ("green", 2)):
        printed = sum(int(row[column]) for row in tiles)
        assert printed == sum(reward.copies for reward in content.rewards if reward.id.endswith(colour))


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("contracts", '[[contract]]\nid = "archive"\nneeds = { tech = 7 }', "fit on no level"),
        ("contracts", '[[contract]]\nid = "twin-order"\nnumbers = [1, 1, 1, 1, 1]', "more numbers than colours"),
        ("contracts", '[[contract]]\nid = "archive"\ninstant = [["win"]]', "unknown verb"),
        ("contracts", '[[contract]]\nid = "archive"\ninstant = [["gain", "gold", 1]]', "neither a thing"),
        ("contracts", '[[contract]]\nid = "archive"\ninstant = [["gain", "credit", 1, 2]]', "too many arguments"),
        ("divers", '[[diver]]\nid = "spy"\nbasic = { effect = [["win"]] }', "only gains may be several"),
        ("divers", '[[diver]]\nid = "spy"\nbasic = { effect = [["spy"], ["trade"]] }', "only gains may be several"),
        ("divers", 'remove = ["spy"]', "8 divers and 5 sponsors"),
        ("rewards", '[[reward]]\nid = "battery-green"\nback = []', "one front"),
        ("rewards", '[[reward]]\nid = "battery-green"\ncopies = 1', "at least 31"),
        ("board", 'remove = ["level-5"]', "5 levels"),
        ("board", '[[hacker]]\nid = "hacker-0"\nvalue = 7', "1 to 6 used keys"),
    ],
)
def test_pack_that_does_not_fit_is_refused_with_a_reason(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    (tmp_path / "pack.toml").write_text('game = "otys"\nname = "wrong"\n')
    (tmp_path / f"{file}.toml").write_text(text + "\n")
    with pytest.raises(InvalidContent, match=complaint):
        GAME.load(tmp_path)
