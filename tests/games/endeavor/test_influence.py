from __future__ import annotations

from typing import cast

import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import attributes, conserve, discovery, influence, points, scoring, travel, wander
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import Stream, Table

from .positions import (
    BOX,
    COORDINATION,
    INGENUITY,
    REPUTATION,
    SKIP,
    Play,
    disc,
    hex_at,
    lay,
    sea,
    sound,
    space,
    tile_of,
)


def mark(s: object, seat: int, *hexes: int) -> None:
    from fathomfive.games.endeavor.rules.state import EndeavorState

    assert isinstance(s, EndeavorState)
    for hex in hexes:
        play = Play(s, influence.mark(s, seat, hex))
        while not play.over:
            play.answer(play.options[-1])


def test_each_influence_lays_a_marker_and_gains_the_bonus_of_its_hex() -> None:
    s = sea()
    play = Play(s, influence.influence(s, 0)).answer(hex_at(s, 4, 0))
    assert play.over
    assert s.owner[hex_at(s, 4, 0)] == 0
    assert s.tracks[0][COORDINATION] == 1


def test_markers_go_next_to_a_start_or_next_to_any_marker() -> None:
    s = sea()
    starts = [hex_at(s, row, 0) for row in (0, 2, 4, 6)]
    assert influence.hexes_for(s, 0, -1) == starts
    mark(s, 1, hex_at(s, 0, 0))
    assert set(influence.hexes_for(s, 0, -1)) == {*starts[1:], hex_at(s, 0, 1), hex_at(s, 1, 0)}


def test_an_endless_hex_holds_any_number_of_markers_and_all_score() -> None:
    s = sea()
    endless = hex_at(s, 3, 3)
    s.open[endless] = 1
    mark(s, 0, endless, endless)
    mark(s, 1, endless)
    assert s.owner[endless] == -1
    assert endless in influence.hexes_for(s, 0, -1)
    assert [points.influence_points(s, seat) for seat in (0, 1)] == [4, 2]


def test_hexes_with_points_score_at_the_end() -> None:
    s = sea()
    mark(s, 0, hex_at(s, 0, 2), hex_at(s, 0, 6), hex_at(s, 0, 1))
    assert points.influence_points(s, 0) == 1 + 2 + 0


def test_influence_can_be_declined() -> None:
    s = sea()
    assert Play(s, influence.influence(s, 0)).answer(SKIP).over
    assert s.owner.count(-1) == s.sheet.hexes


def test_influence_without_an_open_hex_is_lost() -> None:
    s = sea()
    s.open = [0] * s.sheet.hexes
    assert Play(s, influence.influence(s, 0)).over


def test_wheels_raise_an_attribute_of_choice_or_with_an_arrow_the_lowest() -> None:
    s = sea(scenario=4, zones={"C1": "the-sea-star"})
    play = Play(s, influence.influence(s, 0))
    assert s.sheet.starts == [hex_at(s, 3, 0)]
    assert play.options == ["mark", SKIP]  # there is only this hex
    assert play.ask.stand is not None and play.ask.stand.option == "mark"
    assert play.answer("mark").options == [0, 1, 2, 3]
    s = sea(scenario=7, zones={"C1": "remote-anchorage"})
    s.tracks[0] = [2, 1, 2, 2]
    mark(s, 0, hex_at(s, 5, 2))
    assert s.tracks[0] == [2, 2, 2, 2]


def test_scenario_three_starts_around_the_star_and_topics_are_held() -> None:
    from fathomfive.games.endeavor.rules.counting import topics_held

    s = sea(scenario=3)
    assert (3, 4) not in s.sheet.hex_at
    assert [s.sheet.hex_at[int(str(hex))] for hex in influence.hexes_for(s, 0, -1)] == [(2, 4), (3, 5), (4, 4)]
    mark(s, 0, hex_at(s, 0, 0))
    assert topics_held(s, 1) == [0, 1, 0, 0]
    assert topics_held(s, 2) == [0, 0, 0, 0]


def test_the_turtle_comes_when_a_zone_is_wholly_protected() -> None:
    s = sea(scenario=4, zones={"C1": "kelp-forest"})
    s.knowledge[0] = 9
    turtle = s.sheet.turtle
    assert turtle not in influence.hexes_for(s, 0, -1)
    play = Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c2"))
    assert play.over
    play = Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1"))
    assert play.kind == "turtle"
    play.answer(turtle)
    assert play.over
    assert points.influence_points(s, 0) == 3


def test_no_turtle_elsewhere() -> None:
    s = sea(scenario=1, zones={"C1": "kelp-forest"})
    s.knowledge[0] = 9
    disc(s, 0, "kelp-forest/c2")
    assert Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1")).over


def test_scenario_five_leads_by_arrows_to_its_lower_star_and_endless_hexes() -> None:
    s = sea(scenario=5, zones={"A1": "atoll"})
    assert (s.sheet.columns, s.sheet.depth) == (7, 3)
    mark(s, 0, hex_at(s, 3, 4))
    assert hex_at(s, 5, 4) in influence.hexes_for(s, 1, -1)
    mark(s, 0, hex_at(s, 2, 5))
    assert hex_at(s, 3, 8) in influence.hexes_for(s, 1, -1)


def star_search(found: bool) -> tuple[object, list[int]]:
    s = sea(scenario=6, zones={"A1": "atoll", "C1": "remote-anchorage"})
    if found:
        lay(s, "C5", "fallen-star")
    return s, [hex_at(s, 0, column) for column in (0, 2, 4, 6, 8)]


def test_in_scenario_six_the_first_marker_enters_and_then_wanders() -> None:
    s, entries = star_search(found=False)
    play = Play(s, influence.influence(s, 0))  # type: ignore[arg-type]
    assert play.options == [*entries, SKIP]
    play.answer(entries[1])
    assert play.s.hold[0] == 4
    play = Play(play.s, influence.influence(play.s, 0))
    assert play.options == [(entries[1], hex_at(play.s, 0, 1)), (entries[1], hex_at(play.s, 0, 3)), SKIP]
    play.answer((entries[1], hex_at(play.s, 0, 3)))
    assert play.s.tracks[0][1] == 1
    assert play.s.owner[entries[1]] == -1
    sound(play.s)


def test_in_scenario_six_scoring_hexes_open_with_the_fallen_star() -> None:
    for found in (False, True):
        s, _ = star_search(found)
        play = Play(s, influence.influence(s, 1))  # type: ignore[arg-type]
        here = hex_at(play.s, 1, 1)
        play.s.owner[here] = 0
        below = (here, hex_at(play.s, 2, 1))
        assert (below in wander.moves(play.s, 0)) == found


def test_in_scenario_six_the_deepest_free_hex_of_a_column_locks_its_marker() -> None:
    s = sea(scenario=6, zones={"A1": "atoll"})
    lay(s, "C5", "fallen-star")
    bottom, above = hex_at(s, 4, 0), hex_at(s, 3, 0)
    s.owner[above] = 0
    Play(s, influence.influence(s, 0)).answer((above, bottom))
    assert s.locked == [bottom]
    assert wander.moves(s, 0) == []
    entering = Play(s, influence.influence(s, 0)).options
    assert set(entering) == {*s.sheet.starts, SKIP}
    s.owner[hex_at(s, 2, 0)] = 0
    Play(s, influence.influence(s, 0)).answer((hex_at(s, 2, 0), above))
    assert s.locked == [bottom, above]
    assert points.influence_points(s, 0) == 6 + 4


def test_in_scenario_six_a_marker_that_already_stands_on_the_new_deepest_free_hex_is_locked_too() -> None:
    s = sea(scenario=6, zones={"A1": "atoll"})
    lay(s, "C5", "fallen-star")
    above, middle, bottom, beside = hex_at(s, 2, 0), hex_at(s, 3, 0), hex_at(s, 4, 0), hex_at(s, 4, 1)
    s.owner[middle], s.owner[above], s.owner[beside] = 1, 0, 0
    assert bottom in s.sheet.near[beside]
    Play(s, influence.influence(s, 0)).answer((beside, bottom))
    assert s.locked == [bottom, middle, above]
    assert wander.moves(s, 1) == []


def test_in_scenario_six_a_marker_above_the_deepest_free_hex_wanders_on() -> None:
    s = sea(scenario=6, zones={"A1": "atoll"})
    lay(s, "C5", "fallen-star")
    above, middle, bottom = [hex_at(s, row, 0) for row in (2, 3, 4)]
    s.owner[above] = 0
    Play(s, influence.influence(s, 0)).answer((above, middle))
    assert s.locked == []
    assert (middle, bottom) in wander.moves(s, 0)


def test_in_scenario_six_a_new_marker_enters_only_when_no_other_can_move() -> None:
    s, entries = star_search(found=False)
    play = Play(s, influence.influence(s, 0)).answer(entries[0])  # type: ignore[arg-type]
    assert all(
        isinstance(option, tuple) or option == SKIP for option in Play(play.s, influence.influence(play.s, 0)).options
    )
    play.s.owner[hex_at(play.s, 0, 1)] = 1
    assert entries[2] in Play(play.s, influence.influence(play.s, 0)).options


def test_the_fallen_star_hides_among_the_top_four_tiles() -> None:
    s = sea(scenario=6, zones={"A1": "atoll"})
    star = tile_of("fallen-star")
    assert s.buried == 4
    chance = discovery.Buried(s.stacks[4].pool, star, 4)
    weights = dict(chance.weights())
    assert weights[star] / sum(weights.values()) == 0.25
    assert discovery.Buried(s.stacks[4].pool, star, 1).weights() == [(star, 6)]
    for _ in range(4):
        play = Play(s, _draw_deep(s))
        assert play.over
        if star not in s.stacks[4].pool:
            break
    assert star not in s.stacks[4].pool


def _draw_deep(s: object):  # type: ignore[no-untyped-def]
    tile = yield from discovery.draw_tile(s, 5)  # type: ignore[arg-type]
    assert tile >= 0


def test_whoever_finds_the_fallen_star_names_the_discs_of_the_third_goal() -> None:
    s = sea(scenario=6, zones={"A1": "atoll"})
    disc(s, 0, "kelp-forest/c1")
    lay(s, "B1", "kelp-forest")
    goal = s.sheet.goals[2]
    assert scoring.points_for(s, goal) == [3, 0]  # the lead in conservation alone
    play = Play(s, discovery.found(s, 1, tile_of("fallen-star"), s.sheet.cell("A1")))
    assert play.kind == "designate"
    play.answer(0)
    assert s.designated == 0
    assert scoring.points_for(s, goal) == [1 + 3, 0]


def test_the_rescue_grid_is_open_to_whoever_is_at_the_wreck() -> None:
    s = sea(scenario=7, zones={"C1": "remote-anchorage", "C5": "fallen-star"}, subs={0: ["C1"], 1: ["C5"]})
    assert not any(s.sheet.hex_rescue[int(str(hex))] for hex in influence.hexes_for(s, 0, -1))
    assert any(s.sheet.hex_rescue[int(str(hex))] for hex in influence.hexes_for(s, 1, -1))
    disc(s, 0, "fallen-star/s1")
    assert any(s.sheet.hex_rescue[int(str(hex))] for hex in influence.hexes_for(s, 0, -1))


def test_markers_in_the_rescue_grid_compete_for_the_third_goal_of_scenario_seven() -> None:
    s = sea(scenario=7, zones={"C1": "remote-anchorage"})
    mark(s, 0, hex_at(s, 5, 2))
    assert scoring.points_for(s, s.sheet.goals[2]) == [4, 0]


def test_a_goal_hex_of_scenario_eight_chooses_how_its_goal_is_scored() -> None:
    s = sea(scenario=8, zones={"C1": "the-sea-star", "D1": "kelp-forest"})
    disc(s, 0, "kelp-forest/c1", "kelp-forest/c2")
    assert scoring.goal_points(s) == [0, 0]
    play = Play(s, influence.mark(s, 0, hex_at(s, 9, 0)))
    assert play.kind == "way"
    assert [s.sheet.goals[int(str(way))].option for way in play.options] == ["near", "far"]
    play.answer(play.options[1])
    assert s.ways == [1, -1, -1]
    assert scoring.goal_points(s) == [1 + 2, 0]


def test_scenario_eight_starts_around_the_star_which_is_no_hex() -> None:
    s = sea(scenario=8, zones={"C1": "the-sea-star"})
    assert (5, 5) not in s.sheet.hex_at
    assert len(s.sheet.starts) == 6


def test_cleaning_up_makes_polluted_hexes_cost_nothing() -> None:
    s = sea(scenario=9, zones={"D1": "the-sea-star"})
    mark(s, 0, hex_at(s, 0, 0), hex_at(s, 1, 0))
    assert points.influence_points(s, 0) == -4
    for _ in range(2):
        assert Play(s, influence.influence(s, 0)).answer("cleanup").over
    assert s.cleanup == [2, 0]
    assert points.influence_points(s, 0) == -2
    s.cleanup[0] = 10
    assert points.influence_points(s, 0) == 0
    assert "cleanup" not in Play(s, influence.influence(s, 0)).options
    assert scoring.points_for(s, s.sheet.goals[0]) == [12, 0]


def test_scenario_nine_has_six_columns_and_ends_at_depth_four() -> None:
    sheet = BOX.sheets[8]
    assert (sheet.columns, sheet.depth) == (6, 4)


def test_in_scenario_ten_influence_goes_to_the_track_of_its_zone() -> None:
    s = sea(
        scenario=10,
        zones={"C1": "the-sea-star", "C2": "the-looking-glass", "C4": "brine-pool"},
        subs={0: ["C1", "C2"], 1: ["C1"]},
    )
    assert influence.hexes_for(s, 0, s.sheet.cell("C4")) == [hex_at(s, 3, 0)]
    assert influence.hexes_for(s, 0, -1) == [hex_at(s, 0, 0), hex_at(s, 1, 0)]
    mark(s, 1, hex_at(s, 0, 0))
    assert influence.hexes_for(s, 0, s.sheet.cell("C1")) == [hex_at(s, 0, 1)]


def test_in_scenario_ten_a_full_track_leads_to_its_endless_hex() -> None:
    s = sea(scenario=10, zones={"C1": "the-sea-star"})
    for row, end in ((0, (1, 7)), (1, (1, 7)), (2, (3, 7)), (3, (3, 7)), (4, (3, 7))):
        for hex in s.sheet.rows[row]:
            s.owner[hex] = 1
        assert s.sheet.hex_at[s.sheet.overflow[row]] == end
    assert influence.hexes_for(s, 0, s.sheet.cell("C1")) == [hex_at(s, 1, 7)]


def test_in_scenario_ten_the_bonus_of_a_zone_carries_its_depth() -> None:
    s = sea(
        scenario=10,
        zones={"C1": "dying-reef", "D1": "kelp-forest", "D2": "dolphin-pods"},
        subs={0: ["D1", "D2"], 1: ["C1"]},
    )
    play = Play(s, travel.arrive(s, 0, s.sheet.cell("C1")))
    assert (play.options, play.ask.about) == (["mark", SKIP], (hex_at(s, 0, 0),))
    s.tracks[0][REPUTATION] = 9
    play = Play(s, attributes.advance(s, 0, REPUTATION, 1))
    assert play.options == [hex_at(s, 0, 0), hex_at(s, 1, 0), SKIP]


def test_scenario_ten_rewards_the_first_two_to_find_and_to_visit_depth_five() -> None:
    s = sea(3, scenario=10, zones={"C1": "the-sea-star"})
    play = Play(s, discovery.found(s, 2, tile_of("whale-fall"), s.sheet.cell("C5")))
    assert play.over
    Play(s, discovery.found(s, 0, tile_of("black-smoker"), s.sheet.cell("B5")))
    Play(s, discovery.found(s, 2, tile_of("abyssal-plain"), s.sheet.cell("A5")))
    assert s.found == [2, 0]
    assert scoring.points_for(s, s.sheet.goals[0]) == [2, 0, 4]
    lay(s, "C4", "seamount")
    lay(s, "C5", "whale-fall")
    s.subs[1] = [s.sheet.cell("C4")]
    s.tracks[1][INGENUITY] = 11
    Play(s, travel.travel(s, 1)).answer((s.sheet.cell("C4"), s.sheet.cell("C5")))
    assert s.visited == [1]
    assert scoring.points_for(s, s.sheet.goals[1]) == [0, 4, 0]


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_scenario_can_be_played_to_the_end(scenario: int) -> None:
    table = Table("endeavor", 2, 4, {"scenario": scenario})
    stream = Stream(4)
    while not table.over:
        assert table.pending is not None
        table.answer(GAME.advise(table.state, table.pending, stream))  # type: ignore[arg-type]
    s = cast(EndeavorState, table.state)
    assert s.round == 6
    assert [len(crew) for crew in s.crew] == [7, 7]
    assert [*GAME.rules.invariants(s)] == []
    for seat in range(2):
        assert s.discs.count(seat) > 5
        assert seat in s.owner
    assert all(score > 20 for score in table.scores)


@pytest.mark.parametrize(
    ("scenario", "rule"),
    [(1, "EN-9.2"), (6, "EN-9.8"), (7, "EN-9.11"), (8, "EN-9.12"), (9, "EN-9.13"), (10, "EN-9.14")],
)
def test_influence_leads_to_the_rule_of_its_scenario(scenario: int, rule: str) -> None:
    """Whoever asks for the rule of a question finds what is special about this scenario, not the general one."""
    s = sea(scenario=scenario)
    play = Play(s, influence.influence(s, 0))
    assert GAME.words.RULES[f"ask-{play.ask.kind}"] == rule
