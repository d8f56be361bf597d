"""The worked examples of the rulebook, with all their numbers."""

from __future__ import annotations

from fathomfive.games.endeavor.content.vocabulary import CONSERVE, DIVE, PUBLISH, SONAR, TRAVEL
from fathomfive.games.endeavor.rules import (
    conserve,
    crises,
    discovery,
    dive,
    influence,
    joint,
    links,
    points,
    preparation,
    promotion,
    publish,
    scoring,
    setup,
    sonar,
    tokens,
    travel,
    turn,
    work,
)

from .positions import (
    BOX,
    COORDINATION,
    INGENUITY,
    INSPIRATION,
    REPUTATION,
    SKIP,
    Play,
    crew,
    disc,
    fresh,
    hex_at,
    hire,
    lay,
    report,
    sea,
    space,
    tile_of,
    token,
)


def test_recruiting_a_navigator_at_level_two_raises_motivation() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 2
    play = Play(s, preparation.recruit(s, 0))
    assert {BOX.level[int(str(kind))] for kind in play.options} == {1, 2}
    play.answer(BOX.crew_ids.index("navigator"))
    assert s.tracks[0][INSPIRATION] == 1


def test_workforce_level_three_brings_three_discs() -> None:
    s = sea()
    s.tracks[0][INSPIRATION] = 4
    s.hold[0], s.supply[0] = 0, 30
    preparation.workforce(s, 0)
    assert (s.hold[0], s.supply[0]) == (3, 27)


def test_management_level_one_takes_back_one_of_two_discs() -> None:
    s = sea()
    s.spent[0] = [1]
    s.supply[0] -= 1
    pilot = hire(s, 0, "pilot", spent=True)
    play = Play(s, preparation.manage(s, 0))
    assert play.options == [0, pilot]
    play.answer(0)
    assert s.spent[0] == [0, 1]


def test_in_the_first_round_the_team_leaders_disc_comes_back() -> None:
    s = fresh(2)
    assert Play(s, preparation.manage(s, 0)).over
    assert s.spent[0] == [0]
    assert s.hold[0] == 1


def test_scenario_one_starts_at_the_sea_star_with_a_disc_and_four_tokens() -> None:
    s = fresh(2)
    play = Play(s, setup.set_up(s))
    assert play.over
    assert s.subs == [[s.sheet.cell("C1")]] * 2
    assert s.hold == [1, 1]
    assert s.supply == [28, 28]
    assert len(s.heaps[BOX.heap[space("the-sea-star/d1")]]) == 4


def test_crew_with_one_with_chosen_and_with_several_actions() -> None:
    assert BOX.side(crew("reef-diver")).actions == [[DIVE]]
    assert BOX.side(crew("ecologist")).actions == [[TRAVEL, CONSERVE]]
    assert BOX.side(crew("field-researcher")).actions == [[SONAR], [PUBLISH]]
    s = sea()
    s.knowledge[0] = 9
    s.display = [report("understanding-oceanic"), report("networking")]
    possible = [verb for verb in (TRAVEL, SONAR, DIVE, CONSERVE, PUBLISH) if work.works(s, 0, verb, s.hold[0])]
    assert possible == [TRAVEL, SONAR, DIVE, PUBLISH]
    assert len({option[0] for option in publish.drafts(s, 0) if isinstance(option, tuple)}) == 2


def test_travelling_at_technology_three_from_the_kelp_forest() -> None:
    zones = {
        "A1": "kelp-forest", "B1": "the-sea-star", "C1": "dying-reef", "D1": "atoll", "E1": "calm-seas",
        "A2": "shipwreck", "B2": "sunken-ruins", "D2": "dolphin-pods",
        "A3": "rift-valley", "B3": "thermal-vents", "D3": "coldwater-reef", "A4": "brine-pool",
    }  # fmt: skip
    s = sea(zones=zones, subs={0: ["A1"], 1: ["A1"]})
    s.tracks[0][INGENUITY] = 4
    reached = {s.sheet.place(cell) for cell in travel.within_reach(s, 0, s.sheet.cell("A1"), 3)}
    assert reached == {"B1", "C1", "D1", "A2", "B2", "A3", "B3"}
    assert "D3" not in reached  # the Coldwater Reef is too far
    assert "A4" not in reached  # the Brine Pool is too deep
    Play(s, travel.travel(s, 0)).answer((s.sheet.cell("A1"), s.sheet.cell("B3")))
    assert s.tracks[0] == [0, 0, 0, 5]


def test_sonar_on_the_calm_seas_offers_two_tracks() -> None:
    s = sea(zones={"C1": "calm-seas"})
    disc(s, 1, "calm-seas/s3")
    assert sonar.echoes(s, 0) == [space("calm-seas/s1"), space("calm-seas/s4")]


def test_discovering_the_sunken_ruins() -> None:
    zones = {
        "B1": "volcanic-island",
        "C1": "the-sea-star",
        "D1": "dying-reef",
        "B2": "shipwreck",
        "C2": "the-looking-glass",
    }
    s = sea(zones=zones, subs={0: ["C1"], 1: ["C1"]})
    ruins, atoll = tile_of("sunken-ruins"), tile_of("atoll")
    play = Play(s, sonar.sonar(s, 0), [atoll, ruins]).answer(space("the-sea-star/s1"))
    assert play.options == [(1, 1), (1, 2), (2, 2), SKIP]
    play.answer((1, 2))
    places = {option for option in play.options if isinstance(option, tuple)}
    assert places == {(atoll, s.sheet.cell("A1")), (atoll, s.sheet.cell("E1")), (ruins, s.sheet.cell("D2"))}
    play.answer((ruins, s.sheet.cell("D2")))
    assert play.over
    assert s.stacks[0].tail == [atoll]
    assert len(s.heaps[BOX.heap[space("sunken-ruins/d1")]]) == 4
    assert s.tracks[0] == [1, 0, 0, 1]
    assert discovery.drawable(s, 1, 2, False) == [1]


def test_diving_on_the_ledge_elevator() -> None:
    s = sea(zones={"C2": "ledge-elevator", "C1": "the-sea-star"})
    travelling = token("travel")
    Play(s, dive.dive(s, 0), [travelling]).answer(space("ledge-elevator/d1"))
    assert tokens.offers(s, 0) == [("knowledge", travelling), ("effect", travelling)]
    assert Play(s, turn.finish(s, 0, done=False)).options[-1] == "end"
    play = Play(s, tokens.use(s, 0, ("effect", travelling)))
    assert play.kind == "travel"
    s.tokens[0] = [travelling]
    Play(s, tokens.use(s, 0, ("knowledge", travelling)))
    assert s.knowledge[0] == 3


def test_protecting_the_kelp_forest_with_three_knowledge() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 3
    play = Play(s, conserve.conserve(s, 0))
    assert play.options == [space("kelp-forest/c1"), space("kelp-forest/c2"), SKIP]
    play.answer(space("kelp-forest/c1"))
    assert s.knowledge[0] == 1
    assert (s.tracks[0][REPUTATION], s.tracks[0][COORDINATION]) == (1, 1)
    assert s.hold[0] == 2


def test_publishing_on_the_looking_glass() -> None:
    s = sea(3, zones={"C2": "the-looking-glass"})
    early = report("effective-communication")
    s.display = [early, report("uncharted")]  # yellow and blue
    s.knowledge[0] = 4
    pilot = hire(s, 0, "pilot")
    play = Play(s, publish.publish(s, 0))
    assert play.options == [
        (space("the-looking-glass/j1"), early),
        (space("the-looking-glass/j2"), report("uncharted")),
        SKIP,
    ]
    play.answer((space("the-looking-glass/j1"), early))
    assert s.knowledge[0] == 4 - 3 + 2
    assert play.kind == "promote"
    play.answer(pilot)
    assert s.hold == [2, 4, 4]


def test_promoting_the_pilot() -> None:
    s = sea()
    pilot = hire(s, 0, "pilot", spent=True)
    s.owner[hex_at(s, 0, 0)] = 0  # the influence its junior side gave
    supply = s.supply[0]
    Play(s, promotion.promote(s, 0)).answer(pilot)
    assert s.crew[0][pilot] == crew("pilot", gold=True)
    assert s.supply[0] == supply + 1
    assert (s.tracks[0][INSPIRATION], s.tracks[0][COORDINATION]) == (1, 1)
    assert s.owner[hex_at(s, 0, 0)] == 0


def test_one_disc_makes_three_links() -> None:
    s = sea(3, zones={"C1": "dying-reef"})
    disc(s, 1, "dying-reef/c1")
    disc(s, 2, "dying-reef/c3")
    disc(s, 0, "dying-reef/c5")
    s.knowledge[0] = 4
    play = Play(s, conserve.conserve(s, 0)).answer(space("dying-reef/c2"), SKIP)
    assert play.over
    assert sum(links.is_made(s, link) for link in range(len(BOX.link_a))) == 4  # three new ones beside c1-c3
    assert s.tracks[0] == [1 + 1, 1, 1, 0]  # the space; then c1-c2, c2-c3 and c2-c5
    assert s.tracks[1] == [0, 0, 1, 0]
    assert s.tracks[2] == [0, 1, 0, 0]


def test_influence_next_to_starts_and_markers() -> None:
    s = sea(4)
    for seat, hex in enumerate([(0, 0), (0, 1), (2, 0), (1, 1)]):
        play = Play(s, influence.mark(s, seat, hex_at(s, *hex)))
        assert play.over
    offered = {s.sheet.hex_at[int(str(hex))] for hex in influence.hexes_for(s, 0, -1)}
    assert offered == {(4, 0), (6, 0), (1, 0), (0, 2), (2, 1)}


def test_a_scoring_that_ends_at_69() -> None:
    s = sea(
        4,
        zones={
            "A1": "calm-seas", "B1": "volcanic-island", "C1": "the-sea-star", "D1": "kelp-forest",
            "E1": "remote-anchorage", "A2": "ledge-elevator", "B2": "dolphin-pods", "C2": "the-looking-glass",
            "D2": "sunken-ruins", "B3": "carbonate-spires", "C3": "coldwater-reef", "C4": "seamount",
        },
        subs={0: ["E1", "E1"], 1: [], 2: [], 3: []},
    )  # fmt: skip
    s.tracks[0] = [7, 10, 4, 8]
    for row, column in ((0, 2), (0, 3), (0, 4), (0, 6), (1, 6)):
        s.owner[hex_at(s, row, column)] = 0
    s.crowd[0] = 1
    s.reports[0] = [report("feasibility")]
    hire(s, 0, "adventurer", gold=True)
    sonars = [
        "calm-seas/s1",
        "volcanic-island/s1",
        "the-sea-star/s1",
        "the-looking-glass/s1",
        "ledge-elevator/s1",
        "sunken-ruins/s1",
    ]
    disc(s, 0, *sonars, "carbonate-spires/j1", "carbonate-spires/j2", "the-sea-star/j1")
    disc(s, 0, "kelp-forest/c1", "dolphin-pods/c1", "dolphin-pods/c2", "coldwater-reef/c1", "coldwater-reef/c2")
    disc(s, 1, "carbonate-spires/j3", "carbonate-spires/j4", "volcanic-island/j1", "volcanic-island/j2")
    disc(s, 2, "the-sea-star/j2", "the-looking-glass/j1", "the-looking-glass/j2", "ledge-elevator/j1")
    disc(
        s,
        3,
        "kelp-forest/c2",
        "dolphin-pods/c3",
        "dolphin-pods/c4",
        "coldwater-reef/c3",
        "coldwater-reef/c4",
        "seamount/c1",
    )
    s.knowledge[0], s.tokens[0], s.hold[0] = 2, [token("travel")], 2

    assert points.attribute_points(s, 0) == 7 + 10 + 4 + 7
    assert points.influence_points(s, 0) == 3 * 1 + 3 * 2
    assert points.report_points(s, 0) == 4
    assert points.crew_count(s, 0, "zones-present") == 11
    assert points.crew_points(s, 0) == 3
    sonar_goal, publish_goal, conserve_goal = s.sheet.goals
    assert scoring.points_for(s, sonar_goal)[0] == 6 + 5
    assert scoring.points_for(s, publish_goal)[0] == 3
    assert scoring.points_for(s, conserve_goal)[0] == 5 + 4
    assert points.leftover_points(s, 0) == 2
    assert scoring.totals(s)[0] == 69


def test_joint_goals_of_three() -> None:
    s = sea(3, mode="together")
    s.bonuses = [BOX.bonus_ids.index("juniors")]
    needs = {name: need for name, _, need in joint.standings(s)}
    assert needs["influence"] == 45
    assert needs["goal-2"] == 11
    assert needs["bonus-juniors"] == 13


def test_an_active_volcano_in_round_four() -> None:
    s = sea(
        2,
        zones={"C1": "the-sea-star", "C2": "dolphin-pods", "C3": "vortex"},
        subs={0: ["C3"], 1: ["C2"]},
        mode="together",
    )
    lay(s, "C4", "seamount")
    s.subs[0].append(s.sheet.cell("C4"))
    s.round = 4
    s.crisis = BOX.crisis_ids.index("active-volcano")
    assert Play(s, crises.strike(s)).over
    assert [s.sheet.place(cell) for cell in s.subs[0]] == ["C1", "C2"]
    assert [s.sheet.place(cell) for cell in s.subs[1]] == ["C1"]
