"""Variants (NW-16)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.content.vocabulary import FLEETS, TILE, YELLOW
from fathomfive.games.nemo.rules.combat import assault, fight
from fathomfive.games.nemo.rules.deadly import scatter_tiles
from fathomfive.games.nemo.rules.hoard import gain_treasures
from fathomfive.games.nemo.rules.nautilus import bring_fleet, change_notoriety
from fathomfive.games.nemo.rules.play import begin_actions, play, pursue
from fathomfive.games.nemo.rules.sighting import sight
from fathomfive.games.nemo.rules.state import (
    ACTION,
    ADVENTURE,
    BOLDLY,
    CONTACT,
    PURSUIT,
    Defeat,
    NemoState,
    TurnOver,
)
from fathomfive.games.nemo.rules.trial import attempt, hindrance
from fathomfive.kernel import Pile
from tests.games.nemo.scenes import (
    CONSEIL,
    CREW,
    EASTERN_PACIFIC,
    EUROPEAN_SEAS,
    HULL,
    INDIAN_OCEAN,
    NEMO,
    NORTH_ATLANTIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    card,
    land,
    put,
    ship,
    side,
    tile,
    treasure,
)


def lurking(*, at: int = EASTERN_PACIFIC) -> NemoState:
    """Deadly seas: one contact beside the Nautilus, only a tile in the bag."""
    s = a_table(at=at, deadly_seas="on")
    s.contacts[at] = 1
    s.bag = Pile([TILE])
    return s


# --- taking setbacks ---


@pytest.mark.parametrize(("level", "dice", "lost"), [
    ("sailor", (3, 3), 1), ("sailor", (1, 3), 1), ("officer", (3, 3), 2), ("officer", (1, 3), 1),
    ("captain", (3, 3), 3), ("captain", (1, 3), 1), ("captain", (4, 5), 4),
])  # fmt: skip
def test_setbacks_by_difficulty(level: str, dice: tuple[int, int], lost: int) -> None:
    s = a_table(setbacks="on", level_setbacks=level)
    s.characters = [0] * 6
    Play(s, attempt(s, 20, [CREW])).answer(CREW, *dice)
    assert s.resources[CREW] == 10 - lost


def test_without_the_variant_the_difficulty_does_not_change_setbacks() -> None:
    s = a_table(difficulty="captain")
    s.characters = [0] * 6
    Play(s, attempt(s, 20, [CREW])).answer(CREW, 4, 5)
    assert s.resources[CREW] == 8


def test_a_double_one_in_an_attack_costs_two_but_one_for_a_sailor() -> None:
    for level, lost in (("sailor", 1), ("officer", 2), ("captain", 2)):
        s = a_table(setbacks="on", level_setbacks=level)
        s.characters = [0] * 6
        Play(s, fight(s, put(s, "donau"), "bold")).answer(HULL, 1, 1)
        assert s.resources[HULL] == 10 - lost


# --- deadly seas ---


@pytest.mark.parametrize(("level", "count"), [("sailor", 2), ("officer", 3), ("captain", 4)])
def test_tiles_wait_with_the_fleets_and_lurk_in_the_bag(level: str, count: int) -> None:
    s = a_table(deadly_seas="on", level_deadly_seas=level)
    assert s.bag.pool.count(TILE) == count
    assert [s.fleet_tiles[group] for group in FLEETS] == [1] * 5
    assert len(s.tiles) == 10
    bring_fleet(s, YELLOW)
    assert s.bag.pool.count(TILE) == count + 1


def test_without_the_variant_there_are_no_tiles() -> None:
    s = a_table()
    scatter_tiles(s)
    assert (len(s.tiles), sum(s.fleet_tiles), s.bag.pool.count(TILE)) == (0, 0, 0)


def test_a_tile_is_resolved_and_the_contact_stays() -> None:
    s = lurking()
    assert Play(s, assault(s, "contact", "bold")).answer(TILE, tile("rogue-wave"), CONSEIL).over
    assert s.contacts[s.nautilus] == 1
    assert s.tiles_gone == [tile("rogue-wave")]
    assert s.characters[CONSEIL] == 0


def test_a_tile_stops_fighting_on() -> None:
    s = lurking()
    s.ships[s.nautilus] = [side("donau")]
    combat = Play(s, assault(s, side("donau"), "bold")).answer("roll", 6, 6, "tonnage", "contact", TILE)
    combat.answer(tile("escorted-frigate"))
    assert combat.over
    assert s.ships[s.nautilus] == [side("escorted-frigate")]


def test_an_escorted_ship_replaces_the_contact_brings_two_more_and_is_fought() -> None:
    s = lurking()
    combat = Play(s, assault(s, "contact", "bold")).answer(TILE, tile("escorted-frigate"))
    assert s.ships[s.nautilus] == [side("escorted-frigate")]
    assert s.contacts[s.nautilus] == 2
    assert combat.kind == "die"
    change_notoriety(s, 20)
    s.motive = 3
    change_notoriety(s, 16)
    assert s.ships[s.nautilus] == [side("escorted-frigate")]


def test_a_tile_in_a_contact_step_replaces_nothing() -> None:
    s = a_table(deadly_seas="on")
    for ocean in (EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN):
        s.contacts[ocean] = s.c.spaces[ocean]
    s.bag = Pile([TILE])
    Play(s, sight(s, EUROPEAN_SEAS)).answer(TILE, tile("red-sky"))
    assert s.sky == [tile("red-sky")]
    assert s.contacts[EUROPEAN_SEAS] == 4


def test_a_coastal_village_may_rise_at_no_cost() -> None:
    s = lurking(at=INDIAN_OCEAN)
    combat = Play(s, assault(s, "contact", "bold")).answer(TILE, tile("coastal-village"))
    assert combat.options == ["yes", "no"]
    combat.answer("yes", land("abyssinia"))
    assert s.uprisings[land("abyssinia")] == 1
    s = lurking(at=EASTERN_PACIFIC)
    assert Play(s, assault(s, "contact", "bold")).answer(TILE, tile("coastal-village")).over


def test_a_cyclone_fires_with_nine_and_sweeps_the_ocean() -> None:
    s = lurking()
    s.characters = [0] * 6
    put(s, "jumna")
    storm = Play(s, assault(s, "contact", "bold")).answer(TILE, tile("cyclone"))
    assert s.goal == 9
    storm.answer(1, 4, 6)
    assert s.resources[HULL] == 9
    assert (s.contacts[s.nautilus], s.ships[s.nautilus]) == (0, [])
    assert ship("jumna") in s.discarded


def test_fire_aboard_takes_a_character_or_a_resource() -> None:
    s = lurking()
    fire = Play(s, assault(s, "contact", "bold")).answer(TILE, tile("fire-aboard"))
    assert fire.options == [0, 1]
    fire.answer(1, NEMO)
    assert s.resources[NEMO] == 5


@pytest.mark.parametrize("thing", ["fire-aboard", "cursed-idol"])
def test_who_has_nobody_aboard_pays_with_a_resource(thing: str) -> None:
    s = lurking()
    s.characters = [0] * 6
    if thing == "fire-aboard":
        loss = Play(s, assault(s, "contact", "bold")).answer(TILE, tile(thing))
    else:
        loss = Play(s, gain_treasures(s, 1)).answer(treasure(thing))
    assert loss.kind == "lose_any"
    loss.answer(CREW)
    assert s.resources == [6, 9, 10]


def test_a_rogue_wave_finds_nobody_when_nobody_is_left() -> None:
    s = lurking()
    s.characters = [0] * 6
    assert Play(s, assault(s, "contact", "bold")).answer(TILE, tile("rogue-wave")).over


def test_a_failing_nautilus_ends_the_turn_at_once() -> None:
    s = lurking()
    with pytest.raises(TurnOver):
        Play(s, assault(s, "contact", "bold")).answer(TILE, tile("failing-nautilus"))
    s = lurking()
    s.phase = ACTION
    Play(s, play(s)).answer("combat", "bold", TILE, tile("failing-nautilus"))
    assert (s.ap, s.phase) == (0, ADVENTURE)
    assert not s.over


def test_a_captaincy_that_is_due_passes_when_the_nautilus_fails_without_an_action_point() -> None:
    s = a_table(2, deadly_seas="on")
    s.captain = 0
    s.contacts[s.nautilus] = 1
    s.bag = Pile([TILE])
    s.relieved = True
    Play(s, play(s)).answer("combat", "bold", TILE, tile("failing-nautilus"))
    assert (s.captain, s.ap, s.relieved) == (1, 0, False)


def a_full_world(*bag: int) -> NemoState:
    """Every space taken by grey ships: step 4 is due wherever a die falls."""
    s = a_table(at=EASTERN_PACIFIC, deadly_seas="on")
    s.bag = Pile(bag)
    s.waiting = []
    s.fleet_tiles = [0] * len(s.fleet_tiles)
    grey = iter([number * 2 + 1 for number, group in enumerate(s.c.ship_group) if group >= 0])
    for ocean, spaces in enumerate(s.c.spaces):
        s.ships[ocean] = [next(grey) for _ in range(spaces)]
    return s


def test_in_a_full_world_a_tile_comes_before_the_defeat() -> None:
    s = a_full_world(TILE)
    assert Play(s, sight(s, EUROPEAN_SEAS)).answer(TILE, tile("red-sky")).over
    assert (s.sky, s.lost) == ([tile("red-sky")], 0)
    s = a_full_world()
    assert Play(s, sight(s, EUROPEAN_SEAS)).over
    s = a_full_world(60)
    with pytest.raises(Defeat):
        Play(s, sight(s, EUROPEAN_SEAS)).answer(60)


def test_a_village_that_turns_up_in_step_four_lies_in_the_ocean_of_the_die() -> None:
    s = a_full_world(TILE)
    village = Play(s, sight(s, EUROPEAN_SEAS)).answer(TILE, tile("coastal-village"), "yes")
    village.answer(land("ireland"))
    assert s.uprisings[land("ireland")] == 1


def test_an_uncharted_island_holds_no_treasure_not_even_in_step_four() -> None:
    s = a_full_world(TILE)
    s.event_stones = 2
    assert Play(s, sight(s, EUROPEAN_SEAS)).answer(TILE, tile("uncharted-island"), card("vanikoro")).over
    assert (s.kept, s.event_stones, s.treasures) == ([card("vanikoro")], 2, [])


def test_a_failing_nautilus_in_the_last_turn_ends_the_game() -> None:
    s = lurking()
    s.phase = ACTION
    s.last_turn = True
    Play(s, play(s)).answer("combat", "bold", TILE, tile("failing-nautilus"))
    assert s.over
    assert s.lost == 0


def test_a_card_that_is_broken_off_goes_to_the_failure_pile() -> None:
    s = a_table(deadly_seas="on")
    for ocean in (EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN):
        s.contacts[ocean] = s.c.spaces[ocean]
    s.bag = Pile([TILE])
    s.phase = ADVENTURE
    s.deck[1] = 1
    s.cards = [card("whales")]
    s.sunk = [side("donau")]
    Play(s, play(s)).answer(card("prussia-declares-war"), TILE, tile("failing-nautilus"))
    assert s.success == [card("prussia-declares-war")]
    assert s.failure == [card("whales")]
    assert s.discarded == [ship("donau")]


def test_a_red_sky_is_kept_and_helps_with_two() -> None:
    s = lurking()
    assert Play(s, assault(s, "contact", "bold")).answer(TILE, tile("red-sky")).over
    s.characters = [0] * 6
    assert Play(s, attempt(s, 9, [])).answer(3, 4, ("sky", tile("red-sky"))).result is True
    assert s.tiles_gone == [tile("red-sky")]


def test_an_uncharted_island_brings_an_additional_event() -> None:
    s = lurking()
    Play(s, assault(s, "contact", "bold")).answer(TILE, tile("uncharted-island"), card("vanikoro"))
    assert s.kept == [card("vanikoro")]
    assert s.event_stones == 1
    s = lurking()
    s.extra = 0
    assert Play(s, assault(s, "contact", "bold")).answer(TILE, tile("uncharted-island")).over


def test_a_discarded_escort_never_comes_back() -> None:
    from fathomfive.games.nemo.rules.sea import sweep

    s = lurking()
    s.contacts[s.nautilus] = 0
    s.tiles.take(tile("escorted-frigate"))
    s.ships[s.nautilus] = [side("escorted-frigate")]
    sweep(s, s.nautilus)
    assert s.discarded == []
    assert s.tiles_gone == [tile("escorted-frigate")]


# --- relentless pursuit ---


def test_every_warship_here_may_force_a_bold_fight_before_the_actions() -> None:
    s = a_table(pursuit="on")
    s.characters = [0] * 6
    put(s, "donau")
    victoria, repulse = put(s, "victoria"), put(s, "repulse")
    s.phase = CONTACT
    begin_actions(s)
    assert s.phase == PURSUIT
    chase = Play(s, pursue(s))
    assert chase.options == [victoria, repulse]
    chase.answer(repulse, 4)
    assert chase.over
    chase = Play(s, pursue(s)).answer(3)
    assert chase.kind == "die"
    chase.answer(6, 6)
    assert s.modifier == -1
    chase.answer("roll", 6, 6, "tonnage")
    assert chase.kind == "fight_on"
    chase.answer("stop")
    assert s.phase == ACTION


def test_nothing_is_chased_without_warships_or_without_the_variant() -> None:
    s = a_table(pursuit="on")
    put(s, "donau")
    begin_actions(s)
    assert s.phase == ACTION
    s = a_table()
    put(s, "victoria")
    begin_actions(s)
    assert s.phase == ACTION


def test_a_warship_sunk_in_between_no_longer_pursues() -> None:
    s = a_table(pursuit="on")
    s.cornered = [side("victoria")]
    s.phase = PURSUIT
    assert Play(s, pursue(s)).over
    assert s.phase == ACTION


# --- coordinated imperial navies ---


def test_with_coordinated_navies_every_other_ship_here_counts_on_every_test() -> None:
    s = a_table(navies="on")
    put(s, "donau")
    put(s, "victoria")
    put(s, "jumna")
    put(s, "repulse", WESTERN_PACIFIC)
    assert hindrance(s) == -3
    Play(s, fight(s, side("donau"), "bold"))
    assert s.modifier == -2
    s.foe = -1
    Play(s, attempt(s, 9, []))
    assert s.modifier == -3


def test_all_variants_together() -> None:
    s = a_table(navies="on", pursuit="on", deadly_seas="on", setbacks="on", difficulty="captain")
    s.characters = [0] * 6
    put(s, "donau")
    put(s, "jumna")
    repulse = put(s, "repulse")
    s.contacts[s.nautilus] = 1
    s.bag = Pile([TILE])
    s.phase = CONTACT
    begin_actions(s)
    chase = Play(s, pursue(s)).answer(1)
    assert (s.foe, s.attack) == (repulse, BOLDLY)
    chase.answer(6, 6)
    assert s.modifier == -2, "both civilians hinder, the foe does not"
    chase.answer(CREW, 3, 4)
    assert s.resources[CREW] == 10 - 3, "a captain loses the full lower die"
    assert (chase.over, s.phase, s.notoriety) == (True, ACTION, 1)
    storm = Play(s, assault(s, "contact", "stalk")).answer(TILE, tile("cyclone"))
    assert (s.goal, s.modifier) == (9, -3)
    storm.answer(6, 6)
    assert (s.ships[s.nautilus], s.contacts[s.nautilus]) == ([], 0)
