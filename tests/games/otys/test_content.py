from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.games import otys
from fathomfive.games.otys import GAME
from fathomfive.games.otys.content.entries import ContractFile, RewardFile
from fathomfive.games.otys.content.tables import BATTERY, CREDIT, FUEL, ITEMS, METAL, PRESTIGE
from fathomfive.games.otys.content.vocabulary import CHOOSE, DRAW, GAIN, UPGRADE
from fathomfive.kernel import InvalidContent, Phrase


def test_there_are_32_contracts_within_what_is_known() -> None:
    content, decoded = GAME.load()
    assert len(content.contracts) == 32
    assert {contract.prestige for contract in content.contracts} == {1, 2, 3, 4, 5}
    for contract in content.contracts:
        assert 2 <= contract.size <= max(content.spaces)
        assert contract.instant in ([], [CREDIT], [BATTERY], [CREDIT, BATTERY])
    assert decoded.sources()["rulebook"] > 0


def test_no_two_contracts_are_alike() -> None:
    """Neither under different names, nor turned through the colours for the same gains."""
    content, _ = GAME.load()
    asked = [tuple(contract.ways) for contract in content.contracts]
    assert len(set(asked)) == len(asked)
    ideas = [
        (len(contract.ways), sorted(contract.ways[0]), contract.prestige, contract.instant)
        for contract in content.contracts
    ]
    assert all(ideas.count(idea) == 1 for idea in ideas)
    shapes = [str(idea[:2]) for idea in ideas]
    assert max(shapes.count(shape) for shape in shapes) <= 3


def test_deeper_contracts_pay_more() -> None:
    content, _ = GAME.load()
    by_size = {
        size: [contract.prestige for contract in content.contracts if contract.size == size] for size in range(2, 7)
    }
    means = [sum(prestige) / len(prestige) for prestige in by_size.values()]
    assert means == sorted(means)
    assert means[0] == 1 and means[-1] == means[-2] == 5
    fits = [sum(contract.size <= spaces for contract in content.contracts) for spaces in content.spaces]
    assert fits[0] < 16, "fewer than half fit on level 1"
    assert fits[4] > fits[3] > fits[2] > fits[1]


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
    content, decoded = GAME.load()
    assert sum(reward.copies for reward in content.rewards) == 32
    backs = {"orange": [["gain", "credit", 2]], "green": [["gain", "prestige", 1]]}
    for entry, reward in zip(decoded.file(RewardFile).reward, content.rewards, strict=True):
        assert entry.back == backs[entry.colour]
        assert reward.colour == entry.colour
        assert (reward.back, reward.amount) == {"orange": (CREDIT, 2), "green": (PRESTIGE, 1)}[entry.colour]


def test_reward_tiles_have_the_five_known_fronts() -> None:
    content, _ = GAME.load()
    fronts = {(reward.front.verb, reward.front.first, reward.front.second) for reward in content.rewards}
    pairs = {(CHOOSE, one, other) for one in range(4) for other in range(one + 1, 4)}
    assert fronts == pairs | {(GAIN, BATTERY, 1), (GAIN, PRESTIGE, 1), (DRAW, 4, 0), (UPGRADE, 0, 0)}
    known = [reward for reward in content.rewards if (reward.front.verb, reward.front.first) == (CHOOSE, METAL)]
    assert (FUEL, "orange") in {(reward.front.second, reward.colour) for reward in known}


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


RULES = {"RULES.md": "en", "RULES.de.md": "de"}
"""The rules, and their languages."""


def rows_of(file: str, columns: int) -> list[list[str]]:
    """The rows of the tables in a file of rules that have so many columns, without their heads."""
    lines = (Path(otys.__file__).parent / file).read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return [row for row in rows if len(row) == columns and row[2].isdigit()]


def in_words(file: str, id: str, **args: int) -> str:
    return GAME.catalogue.text(Phrase(id, **args), RULES[file])


@pytest.mark.parametrize("file", RULES)
def test_rules_print_every_contract(file: str) -> None:
    _, decoded = GAME.load()
    number = {"RULES.md": "number", "RULES.de.md": "Anzahl"}[file]
    said: list[list[str]] = []
    for entry in decoded.file(ContractFile).contract:
        needs = [
            in_words(file, f"amount-{item}", number=entry.needs[item]) for item in ITEMS[:4] if item in entry.needs
        ]
        numbers = ", ".join([str(one) for one in entry.numbers])
        gains = [in_words(file, f"amount-{item}", number=1) for _, item, _ in entry.instant]
        said.append(
            [
                in_words(file, f"contract-{entry.id}"),
                " + ".join(needs) if entry.kind == "combination" else f"{number} {numbers}",
                str(entry.prestige),
                " + ".join(gains) or "–",
            ]
        )
    assert rows_of(file, 4) == said


@pytest.mark.parametrize("file", RULES)
def test_rules_print_every_reward_tile(file: str) -> None:
    content, _ = GAME.load()
    items = [in_words(file, f"item-{item}") for item in ITEMS[:4]]
    either = {"RULES.md": "or", "RULES.de.md": "oder"}[file]
    others = {"RULES.md": ("contracts", "upgrade"), "RULES.de.md": ("Aufträge", "Verbesserung")}[file]
    said: dict[str, list[int]] = {}
    for reward in content.rewards:
        front = reward.front
        if front.verb == CHOOSE:
            name = f"{items[front.first]} {either} {items[front.second]}"
        elif front.verb == GAIN:
            name = in_words(file, f"amount-{ITEMS[front.first]}", number=1)
        else:
            name = others[front.verb != DRAW]
        said.setdefault(name, [0, 0])[["orange", "green"].index(reward.colour)] += reward.copies
    assert {row[0]: [int(row[1]), int(row[2])] for row in rows_of(file, 3)} == said


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
        (
            "rewards",
            '[[reward]]\nid = "battery-green"\nfront = [["surface"]]',
            "battery-green: a front can gain, upgrade, choose, draw, not surface",
        ),
        ("rewards", '[[reward]]\nid = "battery-green"\ncopies = 1', "at least 31"),
        (
            "rewards",
            '[[reward]]\nid = "battery-green"\ncolour = "orange"',
            "goes with orange is .*credit.*, not .*prestige",
        ),
        ("rewards", '[[reward]]\nid = "battery-green"\nback = [["gain", "credit", 2]]', "goes with green is"),
        ("rewards", '[[reward]]\nid = "battery-green"\nback = [["gain", "prestige", 2]]', "goes with green is"),
        ("board", 'remove = ["level-5"]', "5 levels"),
        ("board", '[[hacker]]\nid = "hacker-0"\nvalue = 7', "1 to 6 used keys"),
    ],
)
def test_pack_that_does_not_fit_is_refused_with_a_reason(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    (tmp_path / "pack.toml").write_text('game = "otys"\nname = "wrong"\n')
    (tmp_path / f"{file}.toml").write_text(text + "\n")
    with pytest.raises(InvalidContent, match=complaint):
        GAME.load(tmp_path)
