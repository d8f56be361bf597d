from __future__ import annotations

from fathomfive.games.endeavor.rules import discovery, ocean, sonar

from .positions import BOX, INGENUITY, SKIP, Play, disc, lay, sea, sound, space, tile_of


def test_a_sonar_lays_a_disc_on_the_first_free_space_of_a_track() -> None:
    s = sea()
    assert sonar.echoes(s, 0) == [space("the-sea-star/s1")]
    Play(s, sonar.sonar(s, 0)).answer(space("the-sea-star/s1"), SKIP)
    assert s.discs[space("the-sea-star/s1")] == 0
    assert s.hold[0] == 2
    assert sonar.echoes(s, 1) == [space("the-sea-star/s2")]
    sound(s)


def test_some_sonar_spaces_give_a_bonus_instead() -> None:
    s = sea(zones={"C1": "calm-seas"})
    play = Play(s, sonar.sonar(s, 0)).answer(space("calm-seas/s1"))
    assert play.over
    assert (s.tracks[0][1], s.knowledge[0]) == (1, 1)


def test_two_tiles_are_drawn_one_is_kept_and_the_other_goes_under_its_stack() -> None:
    s = sea()
    atoll, kelp = tile_of("atoll"), tile_of("kelp-forest")
    play = Play(s, discovery.discover(s, 0, 1, 1), [atoll, kelp]).answer("draw")
    assert play.kind == "discover"
    play.answer((kelp, s.sheet.cell("B1")))
    assert play.over
    assert s.zones[s.sheet.cell("B1")] == kelp
    assert s.stacks[0].tail == [atoll]
    assert kelp not in s.stacks[0].pool
    sound(s)


def test_the_depth_of_each_tile_is_chosen_before_the_first_is_seen() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    play = Play(s, discovery.discover(s, 0, 1, 2))
    assert play.options == [(1, 1), (1, 2), (2, 2), SKIP]


def test_tiles_may_be_drawn_from_depths_one_cannot_travel_to() -> None:
    s = sea(zones={"C1": "the-sea-star", "C2": "dolphin-pods"})
    play = Play(s, discovery.discover(s, 0, 3, 5))
    assert play.options == ["draw", SKIP]


def test_a_symbol_without_room_draws_from_the_lowest_depth_that_has_some() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    assert discovery.drawable(s, 3, 5, False) == [1]
    for place, id in {"A1": "atoll", "B1": "kelp-forest", "D1": "calm-seas", "E1": "dying-reef"}.items():
        lay(s, place, id)
    assert discovery.drawable(s, 3, 5, False) == [2]
    assert discovery.drawable(s, 1, 1, False) == [2]


def test_a_full_ocean_compensates_with_one_step_of_choice() -> None:
    s = sea()
    s.zones = [0] * s.sheet.cells
    play = Play(s, discovery.discover(s, 0, 1, 2))
    assert play.kind == "attribute"
    play.answer(INGENUITY)
    assert play.over
    assert s.tracks[0] == [0, 0, 0, 1]


def test_deeper_zones_go_below_a_zone_of_the_depth_before() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest", "C2": "dolphin-pods"})
    assert [s.sheet.place(cell) for cell in ocean.room(s, 1)] == ["A1", "B1", "E1"]
    assert [s.sheet.place(cell) for cell in ocean.room(s, 2)] == ["D2"]
    assert [s.sheet.place(cell) for cell in ocean.room(s, 3)] == ["C3"]
    assert ocean.room(s, 4) == []


def test_the_ocean_ends_at_the_depth_of_the_scenario() -> None:
    s = sea(scenario=5, zones={"A1": "atoll", "A2": "ledge-elevator", "A3": "vortex"})
    assert ocean.room(s, 4) == []
    assert discovery.drawable(s, 4, 5, False) == [1]


def test_new_dive_spaces_get_their_tokens() -> None:
    s = sea()
    kelp = tile_of("kelp-forest")
    left = s.bag_left
    ocean.lay(s, kelp, s.sheet.cell("B1"), 0)
    assert len(s.heaps[BOX.heap[BOX.dives[kelp][0]]]) == 4
    assert s.bag_left == left - 4


def test_the_discoverer_alone_gains_the_discovery_bonus_once() -> None:
    s = sea()
    kelp = tile_of("kelp-forest")
    play = Play(s, discovery.discover(s, 0, 1, 1), [kelp]).answer("draw")
    play.answer((kelp, s.sheet.cell("B1")))
    assert (s.tracks[0][0], s.knowledge[0]) == (1, 1)
    assert (s.tracks[1][0], s.knowledge[1]) == (0, 0)
    assert s.finder[s.sheet.cell("B1")] == 0


def test_a_discovery_can_be_declined_before_tiles_are_drawn_but_not_after() -> None:
    s = sea()
    before = [len(stack) for stack in s.stacks]
    assert Play(s, discovery.discover(s, 0, 1, 2)).answer(SKIP).over
    assert [len(stack) for stack in s.stacks] == before
    assert SKIP not in Play(s, discovery.discover(s, 0, 1, 1)).answer("draw").options


def test_the_last_tile_of_a_stack_is_drawn_alone() -> None:
    s = sea()
    s.stacks[0].pool = [tile_of("atoll")]
    assert discovery.pairs(s, [1]) == [(1,)]
    assert discovery.pairs(s, [1, 2]) == [(1, 2), (2, 2)]
    s.stacks[0].pool = []
    assert discovery.drawable(s, 1, 2, False) == [2]


def test_a_tile_under_the_stack_comes_back_when_the_others_are_gone() -> None:
    s = sea()
    s.stacks[0].pool = []
    s.stacks[0].tail = [tile_of("atoll"), tile_of("kelp-forest")]
    play = Play(s, discovery.discover(s, 0, 1, 1)).answer("draw")
    assert {option[0] for option in play.options if isinstance(option, tuple)} == {
        tile_of("atoll"),
        tile_of("kelp-forest"),
    }


def test_the_vortex_and_the_abyssal_plain_lay_zones_without_one_above() -> None:
    s = sea(zones={"C1": "the-sea-star", "C3": "vortex"})
    assert [s.sheet.place(cell) for cell in ocean.room(s, 3, floating=True)] == ["A3", "B3", "D3", "E3"]
    play = Play(s, sonar.sonar(s, 0))
    s.subs[0] = [s.sheet.cell("C3")]
    play = Play(s, sonar.sonar(s, 0)).answer(space("vortex/s1"), "draw")
    assert any(isinstance(option, tuple) and option[1] == s.sheet.cell("A3") for option in play.options)
    assert [BOX.floating[space(f"vortex/s{n}")] for n in range(1, 6)] == [True, False, False, False, False]
    assert BOX.floating[space("abyssal-plain/s1")]
    assert BOX.floating[space("abyssal-plain/s2")]


def test_other_sonar_spaces_do_not_float() -> None:
    s = sea(zones={"C1": "the-sea-star", "C3": "rift-valley"}, subs={0: ["C3"], 1: ["C3"]})
    disc(s, 1, "rift-valley/s1", "rift-valley/s2")
    play = Play(s, sonar.sonar(s, 0)).answer(space("rift-valley/s3"))
    assert play.options == ["draw", SKIP]


def test_a_conservation_space_may_discover_too() -> None:
    from fathomfive.games.endeavor.rules import conserve

    s = sea(zones={"C1": "the-sea-star", "C2": "sea-turtle-migration"}, subs={0: ["C2"], 1: ["C1"]})
    s.knowledge[0] = 2
    play = Play(s, conserve.conserve(s, 0)).answer(space("sea-turtle-migration/c1"))
    assert play.kind == "depths"


def test_drawing_may_stand_where_there_are_no_depths_to_choose() -> None:
    s = sea(zones={"A1": "calm-seas", "B1": "atoll"})
    stand = Play(s, discovery.discover(s, 0, 1, 1)).ask.stand
    assert stand is not None and (stand.option, stand.until) == ("draw", "")
    assert Play(s, discovery.discover(s, 0, 1, 2)).ask.stand is None
