from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.content import entries as c
from fathomfive.games.endeavor.content.scenario import Sheet, around
from fathomfive.games.endeavor.content.vocabulary import compiled
from fathomfive.kernel import InvalidContent

from .positions import BOX

DECODED = GAME.load()[1]
ZONES = DECODED.file(c.Zones).zone
REPORTS = DECODED.file(c.Reports).report
SCENARIOS = DECODED.file(c.Scenarios).scenario


def test_there_are_37_tiles_in_five_depths_and_three_of_them_for_certain_scenarios() -> None:
    assert Counter(zone.depth for zone in ZONES) == {1: 8, 2: 9, 3: 7, 4: 6, 5: 7}
    assert [zone.id for zone in ZONES if zone.scenario_only] == ["the-sea-star", "the-looking-glass", "fallen-star"]


def test_there_are_36_tokens_and_51_crew_of_21_kinds_and_a_team_leader() -> None:
    assert sum(BOX.token_copies) == 36
    assert len(BOX.crew_ids) == 22
    assert sum(BOX.copies) == 51
    assert [BOX.level.count(level) for level in range(6)] == [1, 3, 3, 3, 3, 9]


def test_there_are_24_reports_and_8_anchors() -> None:
    assert len(REPORTS) == 32
    assert len(BOX.anchors) == 8


def test_topics_say_what_a_report_brings() -> None:
    for report in REPORTS:
        assert ("blue" in report.topics) == (report.points > 0)
        assert ("brown" in report.topics) == bool(report.others)
        assert ("green" in report.topics) == bool(report.activation)
    assert Counter(topic for report in REPORTS for topic in report.topics) == {
        "yellow": 14,
        "brown": 14,
        "green": 12,
        "blue": 11,
    }


def test_there_are_ten_scenarios_with_three_goals_each() -> None:
    assert [scenario.number for scenario in SCENARIOS] == list(range(1, 11))
    assert all({goal.goal for goal in scenario.goals} == {1, 2, 3} for scenario in SCENARIOS)


def test_the_numbers_the_rulebook_prints_for_three_players_stand() -> None:
    assert BOX.sheets[0].influence_need[2] == 45
    assert BOX.sheets[0].goals[1].need[2] == 11
    assert BOX.bonus_needs[BOX.bonus_ids.index("juniors")][2] == 13


def test_joint_goals_ask_more_of_more_seats() -> None:
    for sheet in BOX.sheets:
        for need in [sheet.influence_need, *[goal.need for goal in sheet.goals]]:
            assert need == sorted(need)
    for need in BOX.bonus_needs:
        assert need == sorted(need)


def test_every_house_entry_is_marked_and_nothing_else_is() -> None:
    sources = DECODED.sources()
    assert set(sources) == {"rulebook", "published", "house"}
    assert sources["house"] == 4 + 5 + 5  # crew copies of levels 1-4, five bonus goals, five crises


def test_a_track_has_five_levels_and_its_points() -> None:
    assert BOX.level_of == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert BOX.level_points[1:] == [0, 1, 4, 7, 10]
    assert BOX.submarines == [2, 7]


@pytest.mark.parametrize("sheet", BOX.sheets, ids=lambda sheet: sheet.id)
def test_every_hex_can_be_reached_from_a_start(sheet: object) -> None:
    from fathomfive.games.endeavor.content.scenario import Sheet

    assert isinstance(sheet, Sheet)
    if sheet.rule == "tracks":
        reached = {hex for row in sheet.rows for hex in row} | set(sheet.overflow)
    else:
        reached = set(sheet.starts)
        edge = list(reached)
        while edge:
            for hex in sheet.near[edge.pop()]:
                if hex not in reached:
                    reached.add(hex)
                    edge.append(hex)
    reached |= {sheet.turtle} - {-1}
    assert reached == set(range(sheet.hexes))


def test_neighbours_of_hexes_follow_the_grid() -> None:
    assert set(around("pointy", (2, 3))) == {(2, 2), (2, 4), (1, 2), (1, 3), (3, 2), (3, 3)}
    assert set(around("pointy", (1, 3))) == {(1, 2), (1, 4), (0, 3), (0, 4), (2, 3), (2, 4)}
    assert set(around("flat", (1, 2))) == {(0, 2), (2, 2), (0, 1), (1, 1), (0, 3), (1, 3)}
    assert set(around("flat", (1, 1))) == {(0, 1), (2, 1), (1, 0), (2, 0), (1, 2), (2, 2)}
    assert around("rows", (1, 1)) == [(1, 0), (1, 2)]


def test_an_ocean_that_does_not_fit_into_bits_is_refused() -> None:
    decoded = GAME.load()[1]
    scenario = msgspec.structs.replace(decoded.file(c.Scenarios).scenario[0], columns=13)
    area = decoded.file(c.Areas).area[0]
    with pytest.raises(InvalidContent, match="at most 60 places, not 65"):
        Sheet(scenario, area, [])


def test_an_unknown_effect_is_refused_with_its_place() -> None:
    with pytest.raises(InvalidContent, match=r"atoll.*levitate"):
        compiled([("levitate", 1)], "atoll")
    with pytest.raises(InvalidContent, match="at most two numbers"):
        compiled([("discover", 1, 2, 3)], "atoll")


def test_the_vortex_carries_the_symbol_from_two_to_four() -> None:
    vortex = next(zone for zone in ZONES if zone.id == "vortex")
    symbols = {effect for space in vortex.spaces for effect in space.effect}
    assert ("discover", 2, 4) in symbols
    assert {("discover", 3, 3), ("discover", 4, 5)} <= symbols
