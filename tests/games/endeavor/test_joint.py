from __future__ import annotations

import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import counting, crises, joint, scoring
from fathomfive.games.endeavor.rules.state import EndeavorState

from .positions import BOX, INGENUITY, Play, disc, hex_at, hire, report, sea, sound, space


def crisis(s: EndeavorState, id: str) -> Play:
    s.crisis = BOX.crisis_ids.index(id)
    return Play(s, crises.strike(s))


def bonus(id: str) -> int:
    return BOX.bonus_ids.index(id)


def test_seven_goals_the_influence_area_three_of_the_scenario_and_three_cards() -> None:
    s = sea(3, mode="together")
    s.bonuses = [bonus("links"), bonus("juniors"), bonus("zones")]
    assert [name for name, _, _ in joint.standings(s)] == [
        "influence", "goal-1", "goal-2", "goal-3", "bonus-links", "bonus-juniors", "bonus-zones",
    ]  # fmt: skip


def test_the_influence_goal_adds_markers_reports_and_crew_of_all() -> None:
    s = sea(2, mode="together")
    s.owner[hex_at(s, 0, 6)] = 0
    s.reports[1] = [report("feasibility")]
    hire(s, 1, "robotics-engineer", gold=True)
    assert joint.joint_influence(s) == 2 + 4 + 4


def test_scenario_goals_add_up_over_the_group_without_majorities() -> None:
    s = sea(3, mode="together")
    disc(s, 0, "the-sea-star/s1", "the-sea-star/s2")
    disc(s, 2, "the-sea-star/s3")
    name, have, need = joint.standings(s)[1]
    assert (name, have, need) == ("goal-1", 3, s.sheet.goals[0].need[2])


def test_zones_count_once_for_the_group() -> None:
    s = sea(2, scenario=2, zones={"C1": "the-sea-star", "C2": "dolphin-pods", "C3": "vortex"}, mode="together")
    disc(s, 0, "dolphin-pods/c1", "vortex/s1")
    disc(s, 1, "dolphin-pods/c2")
    assert counting.goal_count(s, s.sheet.goals[2], 3) == 2


@pytest.mark.parametrize(("difficulty", "need"), [("easy", 4), ("medium", 5), ("hard", 6), ("legendary", 7)])
def test_the_difficulty_says_how_many_goals_are_needed(difficulty: str, need: int) -> None:
    assert sea(2, mode="together", difficulty=difficulty).need == need


def test_the_group_wins_with_enough_goals_and_else_loses() -> None:
    s = sea(1, mode="together")
    s.bonuses = [bonus("juniors"), bonus("tracks"), bonus("emptied")]
    assert GAME.rules.ranks(s) == [2]
    for id in ("pilot", "reef-diver", "navigator", "ecologist", "mentor", "pilot"):
        hire(s, 0, id)
    s.tracks[0] = [9, 9, 9, 9]
    s.heaps = [[] for _ in s.heaps]
    assert joint.reached(s) == 2 + (counting.empty_dive_spaces(s) >= BOX.bonus_needs[bonus("emptied")][0])
    s.need = joint.reached(s)
    assert joint.is_won(s)
    assert GAME.rules.ranks(s) == [1]
    s.need += 1
    assert GAME.rules.ranks(s) == [2]
    assert GAME.rules.scores(s) == [joint.reached(s)]


def test_bonus_goals_count_for_the_whole_group() -> None:
    s = sea(2, mode="together", zones={"C1": "the-sea-star", "D1": "kelp-forest"})
    hire(s, 0, "pilot")
    hire(s, 1, "navigator")
    hire(s, 1, "ecologist", gold=True)
    disc(s, 0, "kelp-forest/c1")
    disc(s, 1, "kelp-forest/c2")
    s.tracks = [[7, 3, 10, 0], [6, 9, 0, 0]]
    s.heaps[BOX.heap[space("kelp-forest/d1")]] = []
    counts = {id: counting.bonus_count(s, BOX.bonus_counts[bonus(id)]) for id in BOX.bonus_ids}
    assert counts == {"juniors": 2, "links": 1, "zones": 2, "tracks": 3, "emptied": 1, "presence": 1}


def test_together_a_goal_of_scenario_eight_goes_the_first_way_until_another_is_chosen() -> None:
    s = sea(2, scenario=8, zones={"A1": "kelp-forest", "C1": "the-sea-star"}, mode="together")
    disc(s, 0, "the-sea-star/s1", "kelp-forest/c1")
    assert joint.standings(s)[1][1] == 2
    s.ways[0] = 1
    assert joint.standings(s)[1][1] == 1


def test_together_the_races_of_scenario_ten_count_zones_of_depth_five() -> None:
    s = sea(
        2, scenario=10, zones={"C5": "whale-fall", "D5": "black-smoker"}, subs={0: ["C5"], 1: ["C5"]}, mode="together"
    )
    s.finder[s.sheet.cell("C5")] = 1
    assert [row[1] for row in joint.standings(s)[1:3]] == [1, 1]


def test_the_volcano_lifts_all_submarines_by_two_as_far_as_possible() -> None:
    zones = {"C1": "the-sea-star", "C2": "dolphin-pods", "C3": "vortex", "C4": "seamount", "D4": "brine-pool"}
    s = sea(2, zones=zones, subs={0: ["C4", "C2"], 1: ["D4", "C1"]}, mode="together")
    s.tracks[0][INGENUITY] = 0
    assert crisis(s, "active-volcano").over
    assert [s.sheet.place(cell) for cell in s.subs[0]] == ["C2", "C1"]
    assert [s.sheet.place(cell) for cell in s.subs[1]] == ["D4", "C1"]
    assert s.hold == [3, 3]
    assert s.visited == []


def test_the_current_drives_submarines_to_the_left_but_not_into_caves() -> None:
    zones = {"B1": "atoll", "C1": "the-sea-star", "C2": "submerged-cave-system", "D2": "dolphin-pods"}
    s = sea(2, zones=zones, subs={0: ["C1", "B1"], 1: ["D2"]}, mode="together")
    assert crisis(s, "strong-current").over
    assert [s.sheet.place(cell) for cell in s.subs[0]] == ["B1", "B1"]
    assert [s.sheet.place(cell) for cell in s.subs[1]] == ["D2"]


def test_a_submarine_does_not_drift_around_the_edge_or_into_a_full_berth() -> None:
    s = sea(1, zones={"E4": "seamount", "A5": "abyssal-trench", "B5": "whale-fall"}, subs={0: ["A5", "B5"]})
    crisis(s, "strong-current")
    assert [s.sheet.place(cell) for cell in s.subs[0]] == ["A5", "B5"]


def test_data_loss_halves_knowledge_and_rounds_the_loss_up() -> None:
    s = sea(2, mode="together")
    s.knowledge = [7, 4]
    assert crisis(s, "data-loss").over
    assert s.knowledge == [3, 2]


def test_storm_and_power_failure_last_for_the_round() -> None:
    s = sea(2, mode="together")
    assert crisis(s, "storm").over
    assert crisis(s, "power-failure").over
    assert (s.storm, s.blackout) == (1, 1)


def test_seasickness_lays_a_disc_from_the_supply_on_a_free_crew() -> None:
    s = sea(2, mode="together")
    s.wave = 1
    pilot = hire(s, 1, "pilot")
    hire(s, 1, "marine-engineer")
    play = crisis(s, "seasickness")
    assert play.ask.seat == 1
    assert play.options == [0, pilot]
    play.answer(pilot)
    assert play.over
    assert s.spent == [[1], [0, 1, 0]]
    sound(s)


def test_against_each_other_nobody_is_asked_for_joint_goals() -> None:
    s = sea(2)
    assert GAME.rules.view(s, 0)["goals"] == []
    assert GAME.rules.scores(s) == scoring.totals(s)
    together = sea(2, mode="together")
    assert len(GAME.rules.view(together, 0)["goals"]) == 4  # type: ignore[arg-type]
