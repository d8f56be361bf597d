from __future__ import annotations

import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.content.tables import CONSERVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from fathomfive.games.endeavor.rules import counting, points, scoring
from fathomfive.games.endeavor.rules.state import EndeavorState

from .positions import BOX, disc, fresh, hex_at, hire, report, sea, token

WIDE = {
    "C1": "dying-reef",
    "D1": "kelp-forest",
    "C2": "dolphin-pods",
    "C3": "carbonate-spires",
    "C4": "seamount",
    "C5": "whale-fall",
}


def gold(s: EndeavorState, id: str) -> int:
    hire(s, 0, id, gold=True)
    return points.crew_points(s, 0)


def test_each_attribute_scores_by_its_level() -> None:
    s = sea()
    s.tracks[0] = [1, 3, 6, 12]
    assert points.attribute_points(s, 0) == 0 + 1 + 4 + 10
    s.tracks[0] = [7, 10, 4, 9]
    assert points.attribute_points(s, 0) == 7 + 10 + 4 + 7


def test_only_gold_experts_score() -> None:
    s = sea()
    hire(s, 0, "robotics-engineer")
    assert points.crew_points(s, 0) == 0
    assert gold(s, "robotics-engineer") == 4


def test_the_fleet_coordinator_counts_links_shared_with_others() -> None:
    s = sea(zones=WIDE)
    disc(s, 0, "carbonate-spires/j1", "carbonate-spires/j4", "kelp-forest/c1", "kelp-forest/c2")
    disc(s, 1, "carbonate-spires/j2", "carbonate-spires/j3")
    assert counting.shared_links(s, 0) == 2
    assert gold(s, "fleet-coordinator") == 1


def test_the_ichthyologist_counts_own_conservation_discs_in_the_best_zone() -> None:
    s = sea(zones=WIDE)
    disc(s, 0, "dying-reef/c1", "dying-reef/c2", "dying-reef/c5", "dying-reef/j1", "kelp-forest/c1")
    assert gold(s, "ichthyologist") == 3


def test_the_historian_counts_sets_of_four_topics() -> None:
    s = sea(zones=WIDE)
    s.reports[0] = [report("advanced-pressure"), report("enhancing")]  # blue yellow, brown green
    assert gold(s, "ocean-historian") == 3


def test_the_biotechnologist_counts_depths_with_a_publication() -> None:
    s = sea(zones=WIDE)
    disc(s, 0, "dying-reef/j1", "carbonate-spires/j1", "carbonate-spires/j2", "whale-fall/j1")
    assert gold(s, "biotechnologist") == 3


def test_the_biogeographer_counts_zones_with_a_conservation() -> None:
    s = sea(zones=WIDE)
    disc(s, 0, "dying-reef/c1", "dying-reef/c2", "seamount/c1", "carbonate-spires/j1")
    assert gold(s, "biogeographer") == 2


def test_the_mentor_counts_other_gold_crew_with_the_team_leader() -> None:
    s = sea(zones=WIDE)
    hire(s, 0, "pilot", gold=True)
    hire(s, 0, "navigator")
    assert gold(s, "mentor") == 2


def test_the_adventurer_counts_three_zones_with_a_disc_or_submarine() -> None:
    s = sea(zones=WIDE, subs={0: ["C1", "C2"], 1: ["C1"]})
    disc(s, 0, "dying-reef/c1", "kelp-forest/c1", "seamount/c1", "whale-fall/c1")
    assert counting.count_zones(s, list(range(5)), [1, 2, 3, 4, 5], True, 1) == 5
    assert gold(s, "adventurer") == 1


def test_the_dive_team_leader_counts_empty_dive_spaces_of_the_ocean() -> None:
    s = sea(zones=WIDE)
    assert counting.empty_dive_spaces(s) == 0
    s.heaps = [[] for _ in s.heaps]
    assert counting.empty_dive_spaces(s) == 3
    assert gold(s, "dive-team-leader") == 1


def test_goals_count_own_discs_by_kind_column_and_depth() -> None:
    s = sea(zones=WIDE, subs={0: ["C5", "D1"], 1: ["C1"]})
    disc(s, 0, "dying-reef/c1", "kelp-forest/c1", "seamount/c1", "dying-reef/j1")
    disc(s, 1, "dying-reef/c2")
    everywhere = s.sheet.covered(list(range(5)), [1, 2, 3, 4, 5])
    assert counting.count_discs(s, [CONSERVE_SPACE], everywhere, 1) == 3
    assert counting.count_discs(s, [CONSERVE_SPACE, PUBLISH_SPACE], s.sheet.covered([2], [1]), 1) == 2
    assert counting.count_discs(s, [SONAR_SPACE], everywhere, 1) == 0
    assert counting.count_discs(s, [CONSERVE_SPACE], everywhere, 3) == 4
    assert counting.count_subs(s, [2], [4, 5], 1) == 1


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([6, 3, 1], [5, 3, 0]),
        ([4, 4, 3], [5, 5, 0]),
        ([6, 2, 2], [5, 3, 3]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 0, 0], [5, 0, 0]),
    ],
)
def test_majorities_and_their_ties(counts: list[int], points: list[int]) -> None:
    assert scoring.majority(counts, 5, 3) == points


def test_leads_within_a_goal_score_for_each_of_them() -> None:
    s = sea(scenario=3, zones={"C1": "the-sea-star"})
    s.reports = [[report("advanced-pressure")], [report("networking")]]
    goal = s.sheet.goals[2]
    assert scoring.points_for(s, goal) == [1 + 2 * 2, 1 + 2]


def test_discoveries_lead_by_depth_and_column() -> None:
    s = sea(scenario=6, zones={"A1": "atoll", "B1": "kelp-forest", "B2": "dolphin-pods", "B3": "vortex"})
    for place, seat in {"B1": 0, "B2": 1, "B3": 1}.items():
        s.finder[s.sheet.cell(place)] = seat
    assert counting.leader_count(s, "column-B", 2) == 2
    assert counting.leader_count(s, "depth-3", 1) == 0
    assert scoring.points_for(s, s.sheet.goals[1]) == [1, 2 + 2 + 2]


def test_horizons_count_from_the_column_of_the_sea_star() -> None:
    s = sea(scenario=8, zones={"B1": "the-sea-star", "A1": "kelp-forest", "D1": "dying-reef"})
    disc(s, 0, "the-sea-star/s1", "kelp-forest/c1", "dying-reef/c1")
    near, far = s.sheet.goals[0], s.sheet.goals[1]
    assert counting.goal_count(s, near, 1) == 2
    assert counting.goal_count(s, far, 1) == 2


def test_three_of_knowledge_and_discs_are_a_point() -> None:
    s = sea()
    s.knowledge[0], s.hold[0], s.tokens[0] = 2, 2, [token("travel")]
    assert points.leftover_points(s, 0) == 2
    s.hold[0] = 4
    assert points.leftover_points(s, 0) == 3


def test_the_knowledge_of_a_stored_token_counts_beyond_the_end_of_the_track() -> None:
    s = sea()
    s.knowledge[0], s.hold[0], s.tokens[0] = 12, 0, [token("travel")]
    assert points.leftover_points(s, 0) == 5


def test_most_points_win_and_ties_share_the_place() -> None:
    s = sea(3)
    s.hold = [9, 9, 3]
    assert GAME.rules.scores(s) == [3, 3, 1]
    assert GAME.rules.ranks(s) == [1, 1, 3]


def test_totals_add_up_all_five_parts() -> None:
    s = sea()
    s.hold = [0, 0]
    s.tracks[0] = [4, 0, 0, 0]
    s.owner[hex_at(s, 0, 6)] = 0
    s.reports[0] = [report("feasibility")]
    hire(s, 0, "robotics-engineer", gold=True)
    disc(s, 0, "the-sea-star/s1")
    s.knowledge[0] = 3
    assert scoring.totals(s) == [4 + 2 + 4 + 4 + (1 + 5) + 1, 0]
    assert BOX.level_points[3] == 4


def test_seats_are_allied_together_and_alone() -> None:
    assert GAME.rules.allied(fresh(1)) and GAME.rules.allied(fresh(3, mode="together"))
    assert not GAME.rules.allied(fresh(3))
