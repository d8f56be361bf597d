from __future__ import annotations

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import setup
from fathomfive.games.endeavor.rules.launch import bases
from fathomfive.kernel import Table

from .positions import BOX, Play, fresh, sound, tile_of


def set_up(seats: int = 2, scenario: int = 1, **options: str) -> Play:
    s = fresh(seats, scenario, **options)
    return Play(s, setup.set_up(s))


def test_each_scenario_lays_the_zones_it_names() -> None:
    for scenario in range(1, 11):
        s = Table("endeavor", 2, scenario, {"scenario": scenario}).state
        sheet = BOX.sheets[scenario - 1]
        laid = [cell for cell, tile in enumerate(s.zones) if tile >= 0]  # type: ignore[attr-defined]
        named = [cell for cell, _ in sheet.zones] or list(range(5))
        assert sorted(named) == laid
        for cell, tile in sheet.zones:
            assert tile < 0 or s.zones[cell] == tile  # type: ignore[attr-defined]


def test_scenario_one_has_a_random_zone_in_column_d() -> None:
    seen = set()
    for seed in range(12):
        s = Table("endeavor", 2, seed).state
        seen.add(s.zones[s.sheet.cell("D1")])  # type: ignore[attr-defined]
    assert len(seen) > 2


def test_tiles_of_other_scenarios_stay_in_the_box() -> None:
    s = fresh(2, 1)
    stacked = [tile for stack in s.stacks for tile in stack.pool]
    assert tile_of("fallen-star") not in stacked
    assert tile_of("the-sea-star") not in stacked
    assert tile_of("the-looking-glass") in fresh(2, 8).stacks[1].pool


def test_a_shallow_ocean_has_no_deep_tiles() -> None:
    assert [len(stack) for stack in fresh(2, 5).stacks] == [5, 7, 7, 0, 0]
    assert len(fresh(2, 9).stacks[4]) == 0


def test_the_other_tiles_form_five_stacks() -> None:
    assert [len(stack) for stack in fresh(2, 1).stacks] == [6, 8, 7, 6, 6]


def test_dive_spaces_get_as_many_face_down_tokens_as_they_say() -> None:
    s = set_up().s
    for tile in s.zones:
        for space in BOX.dives[tile] if tile >= 0 else []:
            assert len(s.heaps[BOX.heap[space]]) == BOX.tokens[space]
    assert s.bag_left == 36 - sum(len(heap) for heap in s.heaps)


def test_four_random_anchors_form_the_display_and_the_rest_leaves_the_game() -> None:
    displays = set()
    for seed in range(6):
        s = Table("endeavor", 2, seed).state
        display, deck = s.display, s.deck  # type: ignore[attr-defined]
        assert len(display) == 4
        assert all(BOX.report_anchor[report] for report in display)
        assert len(deck) == 24
        assert not any(BOX.report_anchor[report] for report in deck.pool)
        displays.add(tuple(sorted(display)))
    assert len(displays) > 1


def test_the_tray_has_three_kinds_a_level_and_three_visible_experts() -> None:
    s = set_up().s
    assert [sum(BOX.level[kind] == level for kind, left in enumerate(s.tray) if left) for level in (1, 2, 3, 4)] == [
        3
    ] * 4
    assert sum(s.tray) == 42
    assert len(s.experts) == 3
    assert len(s.expert_pile) == 6


def test_a_random_seat_takes_the_wave() -> None:
    assert {Table("endeavor", 3, seed).state.wave for seed in range(20)} == {0, 1, 2}  # type: ignore[attr-defined]


def test_everybody_starts_with_empty_tracks_a_busy_team_leader_and_a_supply() -> None:
    s = fresh(3)
    assert s.tracks == [[0, 0, 0, 0]] * 3
    assert s.knowledge == [0, 0, 0]
    assert s.crew == [[1]] * 3
    assert s.spent == [[1]] * 3
    assert s.supply == [29] * 3
    assert s.hold == [0] * 3


def test_first_submarines_are_launched_in_turn_order() -> None:
    play = set_up(3, 3)
    order = [(play.s.wave + i) % 3 for i in range(3)]
    for seat in order:
        assert play.ask.seat == seat
        assert play.kind == "base"
        play.answer(play.options[0])
    assert play.over
    assert [len(subs) for subs in sound(play.s).subs] == [1, 1, 1]


def test_bases_are_one_named_zone_or_any_zone_of_depth_one() -> None:
    named = set_up(2, 1).s
    assert bases(named) == [named.sheet.cell("C1")]
    free = set_up(2, 3).s
    assert bases(free) == [free.sheet.cell("C1"), free.sheet.cell("D1")]


def test_scenario_six_launches_at_any_zone_of_depth_one() -> None:
    s = set_up(2, 6).s
    assert [s.sheet.place(cell) for cell in bases(s)] == ["A1", "C1", "E1"]


def test_depth_one_zones_may_be_laid_in_every_column() -> None:
    from fathomfive.games.endeavor.rules.ocean import room

    s = set_up(2, 1).s
    assert [s.sheet.place(cell) for cell in room(s, 1)] == ["A1", "E1"]


def test_one_seat_plays_the_solo_game_whatever_the_mode() -> None:
    assert fresh(1, mode="versus").together
    assert not fresh(2, mode="versus").together
    assert fresh(2, mode="together").together


def test_the_game_can_be_played_by_one_to_four() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_scenario_eight_shuffles_the_sea_star_into_the_first_row() -> None:
    places = set()
    for seed in range(15):
        s = Table("endeavor", 2, seed, {"scenario": 8}).state
        places.add(s.where[tile_of("the-sea-star")])  # type: ignore[attr-defined]
    assert places <= set(range(5))
    assert len(places) > 2
