from __future__ import annotations

from fathomfive.games.endeavor.rules import travel
from fathomfive.games.endeavor.rules.state import EndeavorState, technology

from .positions import COORDINATION, INGENUITY, INSPIRATION, SKIP, Play, disc, lay, sea, sound, space


def places(s: EndeavorState, cells: list[int]) -> list[str]:
    return sorted(s.sheet.place(cell) for cell in cells)


def reach(s: EndeavorState, origin: str, level: int) -> list[str]:
    return places(s, travel.within_reach(s, 0, s.sheet.cell(origin), level))


def test_a_travel_moves_one_submarine_to_another_zone() -> None:
    s = sea(subs={0: ["C1", "D1"], 1: ["C1"]})
    c1, d1 = s.sheet.cell("C1"), s.sheet.cell("D1")
    play = Play(s, travel.travel(s, 0))
    assert play.options == [(c1, d1), (d1, c1), SKIP]
    play.answer((c1, d1))
    assert play.over
    assert s.subs[0] == [d1, d1]
    sound(s)


def test_technology_is_both_range_and_depth() -> None:
    s = sea(
        zones={
            "A1": "atoll",
            "B1": "kelp-forest",
            "C1": "calm-seas",
            "A2": "shipwreck",
            "B2": "dolphin-pods",
            "A3": "vortex",
        }
    )
    assert reach(s, "A1", 1) == ["B1"]
    assert reach(s, "A1", 2) == ["A2", "B1", "B2", "C1"]
    assert reach(s, "A1", 3) == ["A2", "A3", "B1", "B2", "C1"]
    s.tracks[0][INGENUITY] = 4
    assert technology(s, 0) == 3


def test_places_without_a_zone_cannot_be_crossed() -> None:
    s = sea(zones={"A1": "atoll", "C1": "calm-seas"})
    assert reach(s, "A1", 5) == []


def test_passing_through_a_zone_that_is_too_deep_is_not_possible() -> None:
    s = sea(
        zones={
            "A4": "seamount",
            "C4": "brine-pool",
            "A5": "whale-fall",
            "B5": "black-smoker",
            "C5": "abyssal-plain",
        }
    )
    assert reach(s, "A4", 4) == []  # four steps would do, but they lead through depth 5
    assert reach(s, "A4", 5) == ["A5", "B5", "C4", "C5"]


def test_a_submarine_one_level_too_deep_may_move_up_and_one_two_levels_too_deep_waits() -> None:
    s = sea(zones={"A1": "atoll", "A2": "shipwreck", "A3": "vortex", "B3": "rift-valley", "B2": "dolphin-pods"})
    assert reach(s, "A2", 1) == ["A1"]
    assert reach(s, "B3", 2) == ["A2", "B2"]
    assert reach(s, "B3", 1) == []


def test_two_effects_that_raise_technology_add_up() -> None:
    s = sea(zones={"A3": "vortex", "A4": "seamount", "A5": "whale-fall"}, subs={0: ["A3"], 1: ["A3"]})
    s.tracks[0][INGENUITY] = 4
    assert technology(s, 0) == 3
    a3 = s.sheet.cell("A3")
    assert travel.journeys(s, 0) == [(a3, s.sheet.cell("A4"))]
    assert travel.journeys(s, 0, boost=1) == [(a3, s.sheet.cell("A4")), (a3, s.sheet.cell("A5"))]


def test_a_travel_does_not_end_where_it_began() -> None:
    s = sea(zones={"A1": "atoll", "B1": "kelp-forest"}, subs={0: ["A1"], 1: ["A1"]})
    s.tracks[0][INGENUITY] = 9
    assert travel.journeys(s, 0) == [(s.sheet.cell("A1"), s.sheet.cell("B1"))]


def test_any_number_of_submarines_may_be_in_a_zone() -> None:
    s = sea(zones={"A1": "atoll", "B1": "kelp-forest"}, subs={0: ["A1", "B1"], 1: ["B1"]})
    assert (0, 1) in travel.journeys(s, 0)


def test_only_the_zone_of_arrival_gives_its_bonus() -> None:
    s = sea(zones={"A1": "atoll", "B1": "kelp-forest", "C1": "atoll"}, subs={0: ["A1"], 1: ["A1"]})
    lay(s, "C1", "decommissioned-oil-rig")
    s.tracks[0][INGENUITY] = 3
    Play(s, travel.travel(s, 0)).answer((s.sheet.cell("A1"), s.sheet.cell("C1")))
    assert s.tracks[0] == [1, 0, 0, 3]
    assert s.tracks[0][INSPIRATION] == 0


def test_a_travel_may_be_declined() -> None:
    s = sea()
    play = Play(s, travel.travel(s, 0)).answer(SKIP)
    assert play.over
    assert s.subs[0] == [s.sheet.cell("C1")]


def test_leaving_the_vortex_technology_counts_one_higher() -> None:
    s = sea(zones={"A3": "vortex", "A4": "seamount", "B3": "rift-valley", "B4": "brine-pool"})
    assert reach(s, "A3", 3) == ["A4", "B3", "B4"]
    assert reach(s, "B3", 3) == ["A3"]


def test_a_report_may_raise_technology_for_one_travel() -> None:
    s = sea(zones={"A1": "atoll", "A2": "shipwreck"}, subs={0: ["A1"], 1: ["A1"]})
    assert travel.journeys(s, 0) == []
    assert travel.journeys(s, 0, boost=1) == [(s.sheet.cell("A1"), s.sheet.cell("A2"))]


def test_no_submarine_enters_or_crosses_the_cave() -> None:
    s = sea(zones={"A2": "shipwreck", "B2": "submerged-cave-system", "C2": "dolphin-pods"})
    assert reach(s, "A2", 5) == []


def test_the_trench_has_one_berth_for_each_seat() -> None:
    s = sea(zones={"A5": "whale-fall", "B5": "abyssal-trench"}, subs={0: ["A5", "B5"], 1: ["A5"]})
    assert reach(s, "A5", 5) == []
    assert places(s, travel.within_reach(s, 1, s.sheet.cell("A5"), 5)) == ["B5"]


def test_arriving_in_the_trench_is_a_sonar_and_at_the_restoration_a_conservation() -> None:
    s = sea(
        zones={"A5": "whale-fall", "B5": "abyssal-trench", "C5": "seafloor-restoration"}, subs={0: ["A5"], 1: ["A5"]}
    )
    s.tracks[0][INGENUITY] = 10
    s.knowledge[0] = 1
    a5, b5, c5 = (s.sheet.cell(place) for place in ("A5", "B5", "C5"))
    play = Play(s, travel.travel(s, 0)).answer((a5, b5))
    assert play.kind == "sonar"
    play.answer(space("abyssal-trench/s1"))
    assert play.over
    assert s.knowledge[0] == 2
    play = Play(s, travel.travel(s, 0)).answer((b5, c5))
    assert play.kind == "conserve"
    play.answer(space("seafloor-restoration/c1"))
    assert s.tracks[0][COORDINATION] == 1


def test_leaving_the_jellyfish_with_a_disc_there_gives_influence_once() -> None:
    s = sea(zones={"A3": "jellyfish-bloom", "B3": "rift-valley"}, subs={0: ["A3"], 1: ["A3"]})
    s.tracks = [[0, 0, 0, 4], [0, 0, 0, 4]]
    disc(s, 0, "jellyfish-bloom/c1", "jellyfish-bloom/j1")
    a3, b3 = s.sheet.cell("A3"), s.sheet.cell("B3")
    play = Play(s, travel.move(s, 0, a3, b3))
    assert play.kind == "influence"
    play.answer(SKIP)
    assert play.over
    assert Play(s, travel.move(s, 1, a3, b3)).over


def test_a_power_failure_lowers_technology_but_not_below_one() -> None:
    s = sea()
    s.blackout = 1
    assert technology(s, 0) == 1
    s.tracks[0][INGENUITY] = 4
    assert technology(s, 0) == 2
