"""The components (DB-1) and what makes content fit together."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.entries import (
    ChartFile,
    CrewFile,
    MarketFile,
    ScenariosFile,
    StonesFile,
    WrecksFile,
)
from fathomfive.games.deepblue.content.tables import (
    ANY,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    COLOURS,
    GOLD,
    GOLD_SPOT,
    GREEN,
    GUARD_SPOT,
    PURPLE,
    RED,
    RED_SPOT,
    SCENARIOS,
    SILVER,
    SILVER_SPOT,
    SPOTS,
    TOKENS,
    Content,
)
from fathomfive.kernel import InvalidContent, Table
from tests.games.deepblue.scenes import pack


def content() -> Content:
    loaded, _ = GAME.load()
    assert isinstance(loaded, Content)
    return loaded


# --- what is in the box ---


def test_the_chart_has_one_harbour_six_start_sites_nine_deep_sites_and_buoys() -> None:
    c = content()
    kinds = {kind: c.node_kinds.count(kind) for kind in c.node_kinds}
    assert kinds.pop("buoy") > 0
    assert kinds == {"harbour": 1, "start": 6, "deep": 9}
    assert c.node_kinds[c.harbour] == "harbour"


def test_every_place_can_be_reached_and_distances_are_the_same_both_ways() -> None:
    c = content()
    for a, row in enumerate(c.moves):
        assert min(row) == row[a] == 0
        assert row == [c.moves[b][a] for b in range(len(row))]


def test_of_fifteen_wrecks_six_are_for_the_start_one_of_them_empty_and_four_show_the_city() -> None:
    c = content()
    assert (len(c.start_wrecks), len(c.deep_wrecks), len(c.wreck_ids)) == (6, 9, 15)
    assert c.empty_wreck in c.start_wrecks
    assert c.wreck_spots[c.empty_wreck] == []
    city = [wreck for wreck, shows in enumerate(c.wreck_city) if shows]
    assert len(city) == 4
    assert set(city) <= set(c.deep_wrecks)


def test_there_are_six_kinds_of_scout_spots_and_all_are_in_use() -> None:
    c = content()
    assert SPOTS == ("silver", "gold", "red", "blue", "black", "guard")
    used = {spot for spots in c.wreck_spots for spot in spots}
    assert used == {SILVER_SPOT, GOLD_SPOT, RED_SPOT, BLUE_SPOT, BLACK_SPOT, GUARD_SPOT}


def test_there_are_four_starters_for_each_colour_and_thirty_other_crew_cards() -> None:
    c = content()
    assert len(set(c.starters)) == 4
    assert len(c.deck) == 30
    assert not set(c.deck) & set(c.starters)
    assert 4 * GAME.seats[-1] + len(c.deck) == 50


def test_the_starters_can_hire_and_sail() -> None:
    c = content()
    assert sum(c.crew_money[card] for card in c.starters) > 0
    assert sum(c.crew_propeller[card] for card in c.starters) > 0


def test_a_card_has_one_alternative_at_most_and_protects_or_brings_points() -> None:
    c = content()
    for card in range(len(c.crew_ids)):
        assert not (c.crew_money[card] and c.crew_propeller[card])
        assert not (c.crew_protects[card] and c.crew_colour[card] >= 0)
        assert (c.crew_colour[card] >= 0) == (c.crew_count[card] > 0) == (c.crew_points[card] > 0)


def test_the_deck_has_cards_for_artefacts_antiques_eight_stones_and_against_both_hazards() -> None:
    c = content()
    wanted = {c.crew_colour[card] for card in c.deck}
    assert {GREEN, PURPLE, ANY, SILVER, GOLD, RED} <= wanted
    assert 8 in [c.crew_count[card] for card in c.deck if c.crew_colour[card] == ANY]
    guards = {c.crew_protects[card] for card in c.deck}
    assert {1 << BLUE, 1 << BLACK} <= guards


def test_the_thirty_one_stones() -> None:
    c = content()
    totals = [supply + bag for supply, bag in zip(c.stones_supply, c.stones_bag, strict=True)]
    assert dict(zip(COLOURS, totals, strict=True)) == {
        "silver": 9, "gold": 5, "red": 3, "green": 2, "purple": 4, "blue": 4, "black": 4,
    }  # fmt: skip
    assert sum(totals) == 31


def test_the_supply_begins_with_twelve_stones_and_the_bag_with_nineteen() -> None:
    c = content()
    assert [c.stones_supply[colour] for colour in (SILVER, GOLD, RED, GREEN, PURPLE, BLUE, BLACK)] == [
        2,
        2,
        2,
        2,
        4,
        0,
        0,
    ]
    assert [c.stones_bag[colour] for colour in (SILVER, GOLD, RED, GREEN, PURPLE, BLUE, BLACK)] == [7, 3, 1, 0, 0, 4, 4]


def test_silver_gold_and_red_are_worth_points_and_more_when_scouted() -> None:
    c = content()
    assert [c.stone_points[colour] for colour in (SILVER, GOLD, RED)] == [1, 2, 4]
    assert [c.stone_scouted[colour] for colour in (SILVER, GOLD, RED)] == [3, 5, 10]
    for colour in (GREEN, PURPLE, BLUE, BLACK):
        assert c.stone_points[colour] == c.stone_scouted[colour] == 0


def test_the_supply_has_a_stone_for_every_card_that_adds_one() -> None:
    c = content()
    added = [c.crew_adds[card] for card in c.deck]
    for colour, supply in enumerate(c.stones_supply):
        assert added.count(colour) <= supply


def test_there_are_six_bonus_tokens() -> None:
    assert TOKENS == (0, 1, 1, 2, 2)
    assert sum(TOKENS) == 6


def test_the_slots_cost_one_two_two_and_three_and_a_renewal_four() -> None:
    c = content()
    assert c.prices == [1, 2, 2, 3]
    assert c.renewal == 4


def test_the_captains_logbook_has_seven_scenarios() -> None:
    _, decoded = GAME.load()
    assert tuple(entry.id for entry in decoded.file(ScenariosFile).scenario) == SCENARIOS
    assert len(SCENARIOS) == 7


def test_what_the_rulebook_prints_is_marked_so_and_the_rest_is_ours() -> None:
    _, decoded = GAME.load()
    assert {stone.source for stone in decoded.file(StonesFile).stone} == {"rulebook"}
    assert {entry.source for entry in decoded.file(ScenariosFile).scenario} == {"rulebook"}
    assert [price.source == "rulebook" for price in decoded.file(MarketFile).price] == [True, False, False, True, True]
    assert {node.source for node in decoded.file(ChartFile).node} == {"house"}
    crew = decoded.file(CrewFile)
    assert {card.source for card in [*crew.starter, *crew.crew]} == {"house"}
    printed = [wreck for wreck in decoded.file(WrecksFile).wreck if wreck.source == "rulebook"]
    assert len(printed) == 2


# --- packs ---


def test_a_pack_changes_values_and_the_rules_follow(tmp_path: Path) -> None:
    c = content()
    id = c.wreck_ids[c.deep_wrecks[0]]
    folder = pack(tmp_path, wrecks=f'[[wreck]]\nid = "{id}"\npoints = 99\nspots = ["black"]\n')
    loaded, decoded = GAME.load(folder)
    assert isinstance(loaded, Content)
    number = loaded.wreck_ids.index(id)
    assert (loaded.wreck_points[number], loaded.wreck_spots[number]) == (99, [BLACK_SPOT])
    assert decoded.pack == "a test"
    assert Table("deepblue", seats=2, seed=1, pack=folder).question is not None


def test_a_pack_can_bring_the_printed_routes(tmp_path: Path) -> None:
    c = content()
    _, decoded = GAME.load()
    old = next(route for route in decoded.file(ChartFile).route if "harbour" in route.between)
    far = max(range(len(c.node_ids)), key=lambda node: c.moves[c.harbour][node])
    new = f'[[route]]\nid = "current"\nbetween = ["harbour", "{c.node_ids[far]}"]\n'
    loaded, _ = GAME.load(pack(tmp_path, chart=f'remove = ["{old.id}"]\n{new}'))
    assert isinstance(loaded, Content)
    gone = next(c.node_ids.index(end) for end in old.between if end != "harbour")
    assert loaded.moves[loaded.harbour][far] == 1
    assert gone not in loaded.neighbours[loaded.harbour]


def entry(table: str, id: str, *lines: str) -> str:
    return "\n".join([f"[[{table}]]", f'id = "{id}"', *lines, ""])


C = content()
SITE, DEEP = C.node_ids[C.start_sites[0]], C.node_ids[C.deep_sites[0]]
WRECK, CITY = C.wreck_ids[next(w for w in C.start_wrecks if w != C.empty_wreck)], C.wreck_ids[C.wreck_city.index(True)]
PAYS = C.crew_ids[next(card for card in C.deck if C.crew_money[card])]
SCORES = C.crew_ids[next(card for card in C.deck if C.crew_colour[card] >= 0)]
GUARDS = C.crew_ids[next(card for card in C.deck if C.crew_protects[card])]
EXTRA = ('source = "pack"', "points = 0")
STARTERS = [C.crew_ids[card] for card in C.starters]


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("stones", entry("stone", "gold", "total = 99"), "do not make"),
        ("stones", entry("stone", "gold", "total = 5", "supply_start = -1", "bag_start = 6"), "do not make"),
        ("stones", 'remove = ["gold"]', "the stones are"),
        ("chart", 'remove = ["harbour"]', "there is no node 'harbour'"),
        ("chart", entry("node", "far", 'kind = "buoy"', "x = 1", "y = 1"), "no route leads to far"),
        ("chart", entry("node", "harbour", 'kind = "buoy"'), "there is one harbour, not 0"),
        ("chart", entry("node", SITE, 'kind = "buoy"'), "there are 6 start sites, not 5"),
        ("chart", entry("node", DEEP, 'kind = "buoy"'), "there are 9 deep sites, not 8"),
        ("wrecks", f'remove = ["{WRECK}"]', "there are 6 start wrecks, not 5"),
        ("wrecks", f'remove = ["{CITY}"]', "there are 9 deep wrecks, not 8"),
        ("wrecks", entry("wreck", WRECK, "empty = true"), "one start wreck is the empty one"),
        ("wrecks", entry("wreck", CITY, "city = false"), "four deep wrecks are parts of the city"),
        ("wrecks", entry("wreck", WRECK, "city = true"), "four deep wrecks are parts of the city"),
        ("wrecks", entry("wreck", WRECK, 'spots = ["pink"]'), WRECK),
        ("crew", entry("starter", "extra", "copies = 1", *EXTRA), "there are 4 starters, not 5"),
        ("crew", entry("crew", "extra", "copies = 1", *EXTRA), "the market deck has 30 cards, not 31"),
        ("crew", entry("crew", "extra", "copies = 0", *EXTRA), "copies is at least 1"),
        ("crew", entry("crew", PAYS, "propeller = 1"), "money or a propeller, not both"),
        ("crew", entry("crew", PAYS, 'needs = { colour = "red", count = 1, protects = ["blue"] }'), "not both"),
        ("crew", entry("crew", PAYS, 'adds = "black"'), "but the supply has 0"),
        ("crew", "".join(entry("starter", id, "propeller = 0") for id in STARTERS), "able to hire and to sail"),
        ("crew", "".join(entry("starter", id, "money = 0") for id in STARTERS), "able to hire and to sail"),
        ("market", 'remove = ["slot-4"]', "the prices are those of"),
        ("market", entry("price", "slot-5", 'source = "pack"', "money = 4"), "the prices are those of"),
        ("market", entry("price", "slot-1", "money = 0"), "no less than the one before"),
        ("market", entry("price", "slot-2", "money = 5"), "no less than the one before"),
        ("market", entry("price", "renewal", "money = 0"), "a renewal costs"),
        ("scenarios", f'remove = ["{SCENARIOS[5]}"]', "the scenarios are"),
    ],
)
def test_content_that_does_not_fit_is_refused_with_the_reason(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    with pytest.raises(InvalidContent, match=complaint) as refused:
        GAME.load(pack(tmp_path, **{file: text}))
    assert f"{file}.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        pytest.param("crew", entry("crew", SCORES, 'needs = { colour = "red", count = 0 }'), id="needs no stones"),
        pytest.param("crew", entry("crew", SCORES, "needs = { count = 2 }"), id="needs no colour"),
        pytest.param("crew", entry("crew", GUARDS, "points = 3"), id="points nobody ever gets"),
        pytest.param("crew", entry("crew", PAYS, "money = -1"), id="negative money"),
        pytest.param("wrecks", entry("wreck", WRECK, "points = -2"), id="negative points"),
    ],
)
def test_content_that_makes_no_sense_is_refused(tmp_path: Path, file: str, text: str) -> None:
    with pytest.raises(InvalidContent):
        GAME.load(pack(tmp_path, **{file: text}))


def test_no_two_crew_cards_do_the_same() -> None:
    """Every card of the market has an idea of its own: another condition, another gain, or another use beside it."""
    folder = resources.files("fathomfive.games.deepblue.content")
    printed = tomllib.loads(folder.joinpath("crew.toml").read_text("utf-8"))
    told = ("id", "source", "copies", "adds")
    does = [str(sorted((k, v) for k, v in entry.items() if k not in told)) for entry in printed["crew"]]
    assert len(set(does)) == len(does) == 20
