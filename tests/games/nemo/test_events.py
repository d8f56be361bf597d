"""What each event and finale does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fathomfive.games.nemo.content.vocabulary import CONDITIONS, EVENTS, KEEP, MINES, VERBS
from fathomfive.games.nemo.rules.actions import action, actions
from fathomfive.games.nemo.rules.conditions import HOLDS
from fathomfive.games.nemo.rules.contacts import contact_phase
from fathomfive.games.nemo.rules.effects import AT_ONCE, IN_STEPS
from fathomfive.games.nemo.rules.scoring import final_cards, finish
from fathomfive.games.nemo.rules.state import BOLDLY, BY_STALK, Defeat, NemoState
from tests.games.nemo.scenes import (
    ARCTIC_OCEAN,
    ARONNAX,
    CAPE_HORN,
    CENTRAL_PACIFIC,
    CONSEIL,
    CONTENT,
    CREW,
    EASTERN_PACIFIC,
    EUROPEAN_SEAS,
    HULL,
    INDIAN_OCEAN,
    NED_LAND,
    NEMO,
    NORTH_ATLANTIC,
    SOUTH_ATLANTIC,
    SOUTH_PACIFIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    card,
    give,
    install,
    keep,
    land,
    play_card,
    put,
    side,
    told,
    treasure,
)

MIDDLE = [3, 5, 5]


def weathered(at: int = EASTERN_PACIFIC, helpers: bool = False) -> NemoState:
    """Resources in the middle of their tracks, notoriety 10, nobody to help."""
    s = a_table(at=at, motive="war")
    s.resources = MIDDLE[:]
    s.notoriety = s.peak = 10
    if not helpers:
        s.characters = [0] * 6
    return s


def outcome(s: NemoState) -> tuple[list[int], int, int]:
    return s.resources, s.notoriety, len(s.treasures)


WIN = (6, 6)
PEARL = treasure("pearls")
TESTS: list[tuple[str, list[int | str], tuple[list[int], int, int], list[int], tuple[list[int], int, int]]] = [
    ("runaway-reef", [], (MIDDLE, 8, 0), [], (MIDDLE, 14, 0)),
    ("do-no-harm", [], (MIDDLE, 7, 0), [1], ([2, 5, 5], 10, 0)),
    ("ned-lands-tempers", [], ([3, 6, 5], 10, 0), [], ([3, 4, 5], 10, 0)),
    ("underwater-forest", [PEARL, PEARL], (MIDDLE, 10, 2), [], (MIDDLE, 10, 0)),
    ("nemos-thunderbolt", [PEARL], (MIDDLE, 11, 1), [], ([3, 5, 4], 12, 0)),
    ("troubled-dreams", [], ([4, 5, 5], 10, 0), [], ([2, 5, 5], 10, 0)),
    ("coral-realm", [], ([3, 7, 5], 10, 0), [], ([3, 4, 5], 10, 0)),
    ("jaws-wide-open", [0], (MIDDLE, 10, 0), [], ([2, 5, 5], 10, 0)),
    ("forty-two-degrees", [], ([3, 5, 6], 10, 0), [0], ([2, 5, 5], 10, 0)),
    ("lost-continent", [PEARL], (MIDDLE, 9, 1), [], ([3, 4, 5], 10, 0)),
    ("whales", [0], ([3, 6, 5], 10, 0), [], ([3, 5, 3], 10, 0)),
    ("iceberg", [1], ([3, 5, 6], 10, 0), [], ([3, 4, 4], 10, 0)),
    ("accident-or-incident", [], ([3, 5, 6], 10, 0), [1], ([3, 4, 4], 10, 0)),
    ("shortage-of-air", ["stay"], (MIDDLE, 10, 0), [], ([3, 3, 5], 10, 0)),
    ("giant-squid", [PEARL, PEARL], (MIDDLE, 10, 2), [2], ([3, 4, 4], 10, 0)),
    ("aronnaxs-determination", [], ([4, 5, 5], 10, 0), [], (MIDDLE, 11, 0)),
    ("shakedown-maneuvers", [], (MIDDLE, 10, 0), [1], ([3, 5, 4], 10, 0)),
    ("maelstrom", [CONSEIL], (MIDDLE, 10, 0), [1, 6], ([2, 5, 4], 10, 0)),
    ("mutiny", [], ([3, 6, 5], 10, 0), [], ([3, 4, 5], 10, 0)),
    ("modus-vivendi", [], (MIDDLE, 10, 0), [], (MIDDLE, 12, 0)),
]


def rolled(s: NemoState, id: str, dice: tuple[int, int], then: Sequence[int | str]) -> None:
    play = play_card(s, id)
    if not play.over and play.kind == "exert":
        play.answer("roll")
    play.answer(*dice, *then)
    assert play.over


@pytest.mark.parametrize(("id", "then", "expected", "_", "__"), TESTS, ids=[test[0] for test in TESTS])
def test_a_passed_test_is_a_success_and_does_what_it_says(
    id: str, then: list[int | str], expected: tuple[list[int], int, int], _: object, __: object
) -> None:
    s = weathered()
    rolled(s, id, WIN, then)
    assert outcome(s) == expected
    assert s.success == [card(id)]


@pytest.mark.parametrize(("id", "_", "__", "then", "expected"), TESTS, ids=[test[0] for test in TESTS])
def test_a_failed_test_is_a_failure_and_does_what_it_says(
    id: str, _: object, __: object, then: list[int], expected: tuple[list[int], int, int]
) -> None:
    s = weathered()
    rolled(s, id, (1, 2), then)
    assert outcome(s) == expected
    assert s.failure == [card(id)]


def test_every_test_event_is_tested_here() -> None:
    tested = {card(test[0]) for test in TESTS} | {card("novel-proposal"), card("new-men"), card("magnetic-mines")}
    tests = {number for number in range(EVENTS + 7) if CONTENT.card_kind[number] == 0}
    assert tested == tests


def test_jaws_may_give_nemo_instead_of_points() -> None:
    s = weathered()
    rolled(s, "jaws-wide-open", WIN, [1])
    assert s.failure == [card("jaws-wide-open")]
    assert s.resources[NEMO] == 4


def test_ned_lands_tempers_may_cost_ned_land() -> None:
    s = weathered(helpers=True)
    play = play_card(s, "ned-lands-tempers").answer("roll", 1, 2, "accept")
    assert play.kind == "effect"
    play.answer(0)
    assert s.characters[NED_LAND] == 0
    assert s.notoriety == 11


def test_aronnaxs_determination_may_cost_aronnax() -> None:
    s = weathered(helpers=True)
    play_card(s, "aronnaxs-determination").answer("roll", 1, 2, "accept", 0)
    assert s.characters[ARONNAX] == 0


def test_a_novel_proposal_brings_a_technology_or_action_points() -> None:
    s = weathered()
    hidden = s.stack.pool[0]
    play_card(s, "novel-proposal").answer("roll", *WIN, 0, hidden)
    assert hidden in s.offer
    s = weathered()
    s.ap = 1
    play_card(s, "novel-proposal").answer("roll", *WIN, 1)
    assert s.ap == 3
    s = weathered()
    play_card(s, "novel-proposal").answer("roll", 1, 2)
    assert s.resources[HULL] == 4


def test_new_men_bring_a_character_back() -> None:
    s = weathered()
    s.characters = [1, 1, 1, 0, 1, 1]
    play_card(s, "new-men").answer("roll", *WIN)
    assert s.characters[CONSEIL] == 1
    s = weathered()
    play_card(s, "new-men").answer("roll", 1, 2)
    assert s.resources[NEMO] == 2


def test_magnetic_mines_are_installed_or_cost_hull() -> None:
    s = weathered()
    play_card(s, "magnetic-mines").answer("roll", *WIN)
    assert s.installed == [MINES]
    assert card("magnetic-mines") in final_cards(s)
    s = weathered()
    play_card(s, "magnetic-mines").answer("roll", 1, 2)
    assert (s.installed, s.resources[HULL]) == ([], 4)


def test_who_does_no_harm_clears_an_ocean_of_contacts() -> None:
    s = weathered()
    s.contacts[2], s.contacts[4] = 3, 1
    play = play_card(s, "do-no-harm").answer("roll", *WIN)
    assert (play.kind, play.options) == ("clear", [2, 4])
    play.answer(2)
    assert (s.contacts[2], s.contacts[4], s.notoriety) == (0, 1, 7)
    assert told(s, "clears") == [(2, 3)]


def test_the_ice_closes_behind_the_nautilus() -> None:
    s = weathered()
    put(s, "donau")
    s.contacts[s.nautilus] = 2
    play_card(s, "iceberg").answer("roll", *WIN, 0)
    assert (s.ships[s.nautilus], s.contacts[s.nautilus], s.resources) == ([], 0, MIDDLE)


def test_an_incident_is_a_free_attack_by_stalk_and_an_accident_is_repaired() -> None:
    s = weathered()
    donau = put(s, "donau")
    attack = play_card(s, "accident-or-incident").answer("roll", 4, 6, 0)
    assert (attack.kind, attack.options) == ("target", ["leave", donau])
    attack.answer(donau)
    assert (s.foe, s.attack, s.ap) == (donau, BY_STALK, 5)
    s = weathered()
    rolled(s, "accident-or-incident", (1, 2), [0])
    assert s.notoriety == 13


def test_who_runs_short_of_air_bursts_out_into_another_ocean_or_loses_somebody() -> None:
    s = weathered()
    play = play_card(s, "shortage-of-air").answer("roll", *WIN)
    assert play.kind == "drift"
    play.answer(SOUTH_PACIFIC)
    assert s.nautilus == SOUTH_PACIFIC
    s = weathered(helpers=True)
    play_card(s, "shortage-of-air").answer("roll", 1, 2, "accept", 1, CONSEIL)
    assert (s.characters[CONSEIL], s.resources) == (0, MIDDLE)


# --- PLAY events ---


def test_public_opinion_turns_on_uprisings() -> None:
    s = weathered()
    play_card(s, "public-opinion")
    assert s.notoriety == 11
    s = weathered()
    give(s, "pearls")
    press = play_card(s, "public-opinion")
    assert press.options == [1, 2]
    press.answer(1)
    assert (s.notoriety, s.treasures) == (8, [])
    s = weathered()
    s.uprisings[3] = s.uprisings[4] = 1
    play = play_card(s, "public-opinion").answer(0)
    assert play.options == [3, 4]
    play.answer(4)
    assert (s.notoriety, s.uprisings[4]) == (6, 2)
    assert s.failure == [card("public-opinion")]
    s = weathered()
    s.uprisings[3] = 1
    play_card(s, "public-opinion").answer(2)
    assert s.notoriety == 11


def test_only_two_crushed_uprisings_leave_a_grey_marker() -> None:
    s = weathered()
    s.uprisings[0] = s.uprisings[1] = 2
    s.uprisings[2] = 1
    play_card(s, "public-opinion").answer(0)
    assert s.uprisings[2] == 0


def test_aegri_somnia_is_a_success_at_the_price_of_a_damage() -> None:
    s = weathered()
    play_card(s, "aegri-somnia").answer(1)
    assert (s.success, s.resources[NEMO]) == ([card("aegri-somnia")], 2)


def test_lost_time_takes_the_action_points_and_gives_a_stone_and_one_quiet_contact_phase() -> None:
    s = weathered()
    play_card(s, "lost-time")
    assert (s.ap, s.event_stones) == (0, 2)
    Play(s, contact_phase(s)).answer(2, 5)
    assert (sum(s.contacts), s.ap, s.calm) == (0, 3, False)
    Play(s, contact_phase(s)).answer(2, 5)
    assert sum(s.contacts) == 2


def test_the_red_sea_is_near_or_has_its_price() -> None:
    s = weathered(at=INDIAN_OCEAN)
    assert play_card(s, "red-sea").over
    assert s.success == [card("red-sea")]
    s = weathered()
    play_card(s, "red-sea").answer(0, CREW)
    assert (s.contacts[INDIAN_OCEAN], s.contacts[EUROPEAN_SEAS], s.resources[CREW]) == (1, 1, 4)
    s = weathered()
    play_card(s, "red-sea").answer(1)
    assert s.failure == [card("red-sea")]


def test_ocean_wealth_wants_an_ocean_without_ships() -> None:
    s = weathered()
    play_card(s, "ocean-wealth").answer(PEARL)
    assert s.success == [card("ocean-wealth")]
    s = weathered()
    put(s, "donau")
    play_card(s, "ocean-wealth")
    assert (s.failure, s.notoriety) == ([card("ocean-wealth")], 11)


def test_commerce_scare_empties_the_sea_lanes() -> None:
    s = weathered()
    s.contacts[0] = 3
    s.contacts[1] = 2
    play_card(s, "commerce-scare").answer(0, 0, 0, 1, "stop")
    assert sum(s.contacts) == 1
    assert (s.notoriety, s.success) == (11, [card("commerce-scare")])
    s = weathered()
    put(s, "donau")
    play_card(s, "commerce-scare")
    assert (s.notoriety, s.failure) == (13, [card("commerce-scare")])


def test_the_treasure_fleet_lies_in_a_rolled_ocean() -> None:
    s = weathered()
    play_card(s, "treasure-fleet").answer(3)
    assert s.wreck == NORTH_ATLANTIC
    assert (s.stones[NORTH_ATLANTIC], s.contacts[NORTH_ATLANTIC]) == (1, 1)


def test_a_mass_execution_is_a_free_bold_attack_on_a_damaged_ship_or_costs_nemo() -> None:
    s = weathered()
    victoria, repulse = put(s, "victoria", 0), put(s, "repulse")
    play = play_card(s, "mass-execution").answer(0)
    assert play.options == ["stop", victoria, repulse]
    play.answer(repulse)
    assert (play.kind, play.options) == ("target", ["leave", repulse])
    play.answer(repulse)
    assert (s.foe, s.attack, s.goal, s.ap) == (repulse, BOLDLY, 7, 5)
    s = weathered()
    assert play_card(s, "mass-execution").over, "with nothing to attack there is no choice"
    assert (s.resources[NEMO], s.notoriety) == (2, 8)


def test_a_free_attack_may_be_left() -> None:
    s = weathered()
    put(s, "repulse")
    assert play_card(s, "mass-execution").answer(0, "stop", "leave").over
    assert s.failure == [card("mass-execution")]


def test_the_coalfield_gives_points_or_power() -> None:
    s = weathered(at=NORTH_ATLANTIC)
    number = keep(s, "underwater-coalfield")
    s.ap = 1
    assert ("card", number, 0) not in actions(s)
    Play(s, action(s)).answer(("card", number, 1))
    assert (s.ap, s.failure) == (4, [number])


def test_the_black_flag_at_the_pole_lifts_nemo_and_vanikoro_holds_treasure() -> None:
    s = weathered(at=CAPE_HORN)
    pole = keep(s, "south-pole")
    Play(s, action(s)).answer(("card", pole, 0))
    assert s.resources[NEMO] == 5
    s = weathered(at=SOUTH_PACIFIC)
    wreck = keep(s, "vanikoro")
    Play(s, action(s)).answer(("card", wreck, 0))
    assert s.stones[SOUTH_PACIFIC] == 1


def test_a_novel_proposal_may_be_installed_at_once_for_less() -> None:
    s = weathered()
    s.salvage = [0, 1]
    hidden = s.stack.pool[0]
    proposal = play_card(s, "novel-proposal").answer("roll", *WIN, 0, hidden)
    assert proposal.kind == "install"
    cheap = [what for what in proposal.options if isinstance(what, int)]
    assert all(CONTENT.technology_cost[what] <= 3 for what in cheap)
    proposal.answer(cheap[0])
    assert s.installed == [cheap[0]]


def test_a_sacrifice_to_the_gods() -> None:
    s = weathered()
    play_card(s, "sacrifice-to-the-gods")
    assert s.resources == [3, 4, 5]
    s = weathered(helpers=True)
    play_card(s, "sacrifice-to-the-gods").answer(0, CONSEIL)
    assert s.resources == [4, 6, 6]


def test_the_grecian_archipelago_wants_a_treasure() -> None:
    s = weathered()
    play_card(s, "grecian-archipelago")
    assert (s.failure, s.notoriety) == ([card("grecian-archipelago")], 11)
    s = weathered()
    give(s, "pearls")
    play_card(s, "grecian-archipelago").answer(0)
    assert (s.success, s.treasures) == ([card("grecian-archipelago")], [])


def test_prussia_declares_war_calls_warships_home_and_damages_others() -> None:
    s = weathered()
    victoria, repulse, idaho = put(s, "victoria"), put(s, "repulse"), put(s, "idaho")
    play = play_card(s, "prussia-declares-war").answer(idaho, "stop")
    assert play.kind == "cannonball"
    play.answer(victoria)
    assert play.options == ["stop", repulse]
    play.answer("stop")
    assert s.cannonballs == [victoria >> 1]
    assert (s.contacts[EUROPEAN_SEAS], s.contacts[NORTH_ATLANTIC], s.notoriety) == (1, 1, 12)


def test_there_are_only_three_cannonballs() -> None:
    s = weathered()
    names = ["victoria", "repulse", "idaho", "borda"]
    s.cannonballs = [put(s, name) >> 1 for name in names[:3]]
    put(s, "borda")
    assert play_card(s, "prussia-declares-war").answer("stop").over


def test_the_chinese_treasure_fleet_is_near_or_far() -> None:
    s = weathered(at=WESTERN_PACIFIC)
    play_card(s, "chinese-treasure-fleet").answer(PEARL, PEARL)
    assert len(s.treasures) == 2
    s = weathered()
    play_card(s, "chinese-treasure-fleet")
    assert (s.stones[WESTERN_PACIFIC], s.contacts[WESTERN_PACIFIC]) == (1, 1)


# --- KEEP events ---

PLACES = [
    ("some-days-ashore", SOUTH_PACIFIC, WESTERN_PACIFIC, 2, [], True),
    ("indian-ocean-voyage", INDIAN_OCEAN, WESTERN_PACIFIC, 1, [PEARL], True),
    ("arabian-tunnel", EUROPEAN_SEAS, WESTERN_PACIFIC, 1, [], True),
    ("underwater-coalfield", SOUTH_ATLANTIC, WESTERN_PACIFIC, 2, [], True),
    ("south-pole", CAPE_HORN, WESTERN_PACIFIC, 3, [], True),
    ("gulf-stream", ARCTIC_OCEAN, WESTERN_PACIFIC, 0, [NORTH_ATLANTIC], False),
    ("transatlantic-cable", NORTH_ATLANTIC, WESTERN_PACIFIC, 1, [0], True),
    ("vanikoro", SOUTH_PACIFIC, WESTERN_PACIFIC, 1, [], True),
    ("torres-straits", SOUTH_PACIFIC, CENTRAL_PACIFIC, 1, ["roll", 6, 6], True),
    ("vigo-bay", EUROPEAN_SEAS, WESTERN_PACIFIC, 3, [], True),
    ("korea-incident", WESTERN_PACIFIC, SOUTH_PACIFIC, 1, ["roll", 6, 6, PEARL, PEARL], True),
    ("required-repairs", EASTERN_PACIFIC, -1, 3, [], False),
    ("nemos-diaries", EASTERN_PACIFIC, -1, 1, ["roll", 5, 6], True),
    ("priceless-pearl", EASTERN_PACIFIC, -1, 1, ["roll", 6, 6, PEARL, PEARL, PEARL], False),
]


@pytest.mark.parametrize(("id", "here", "not_here", "cost", "then", "good"), PLACES, ids=[place[0] for place in PLACES])
def test_a_keep_event_is_used_in_its_place_at_its_cost(
    id: str, here: int, not_here: int, cost: int, then: list[int | str], good: bool
) -> None:
    s = weathered(at=here)
    number = keep(s, id)
    option = ("card", number, 0)
    Play(s, action(s)).answer(option, *then)
    assert s.ap == 5 - cost
    assert (s.success if good else s.failure) == [number]
    s = weathered(at=here)
    keep(s, id)
    s.ap = cost - 1
    assert option not in actions(s)
    if not_here >= 0:
        s = weathered(at=not_here)
        keep(s, id)
        assert option not in actions(s)


def test_every_keep_event_is_tested_here() -> None:
    kept = {number for number in range(EVENTS) if CONTENT.card_kind[number] == KEEP}
    elsewhere = {card("as-master-wishes"), card("full-steam"), card("all-by-electricity")}
    assert {card(place[0]) for place in PLACES} | elsewhere == kept


@pytest.mark.parametrize(
    ("id", "here", "then", "expected"),
    [
        ("torres-straits", WESTERN_PACIFIC, ["roll", 1, 2], ([3, 5, 4], 10, 0)),
        ("korea-incident", WESTERN_PACIFIC, ["roll", 1, 2], (MIDDLE, 11, 0)),
        ("nemos-diaries", WESTERN_PACIFIC, ["roll", 1, 2], (MIDDLE, 11, 0)),
        ("priceless-pearl", WESTERN_PACIFIC, ["roll", 1, 2], ([3, 4, 5], 10, 0)),
    ],
)
def test_a_keep_event_with_a_test_may_fail(
    id: str, here: int, then: list[int | str], expected: tuple[list[int], int, int]
) -> None:
    s = weathered(at=here)
    number = keep(s, id)
    Play(s, action(s)).answer(("card", number, 0), *then)
    assert outcome(s) == expected
    assert s.failure == [number]


def test_ships_keep_you_from_going_ashore_repairing_and_mining() -> None:
    for id, here in (("some-days-ashore", SOUTH_PACIFIC), ("required-repairs", 1), ("underwater-coalfield", 2)):
        s = weathered(at=here)
        number = keep(s, id)
        put(s, "victoria")
        assert ("card", number, 0) not in actions(s)


def test_all_by_electricity_runs_in_a_lull_or_scores_with_a_technology() -> None:
    s = weathered()
    number = keep(s, "all-by-electricity")
    assert ("card", number, 0) not in actions(s)
    assert number not in final_cards(s)
    install(s, "hydro-drive")
    assert number in final_cards(s)
    s.lull = True
    s.ap = 0
    Play(s, action(s)).answer(("card", number, 0))
    assert (s.ap, s.failure) == (2, [number])


def test_the_gulf_stream_scores_in_the_atlantic_and_may_be_let_pass() -> None:
    s = weathered(at=NORTH_ATLANTIC)
    number = keep(s, "gulf-stream")
    assert number in final_cards(s)
    Play(s, action(s)).answer(("card", number, 0), "stay")
    assert s.nautilus == NORTH_ATLANTIC
    s = weathered(at=WESTERN_PACIFIC)
    keep(s, "gulf-stream")
    finish(s)
    assert s.failure == [number]


def test_the_cable_may_serve_to_calm_the_world() -> None:
    s = weathered(at=NORTH_ATLANTIC)
    number = keep(s, "transatlantic-cable")
    Play(s, action(s)).answer(("card", number, 0), 1)
    assert (s.notoriety, s.failure) == (7, [number])


def test_vigo_bay_may_give_treasure_instead() -> None:
    s = weathered(at=NORTH_ATLANTIC)
    number = keep(s, "vigo-bay")
    Play(s, action(s)).answer(("card", number, 1), PEARL, PEARL)
    assert (s.ap, len(s.treasures), s.failure) == (3, 2, [number])


def test_the_korea_incident_empties_the_western_pacific() -> None:
    s = weathered(at=WESTERN_PACIFIC)
    number = keep(s, "korea-incident")
    put(s, "donau")
    s.contacts[WESTERN_PACIFIC] = 2
    Play(s, action(s)).answer(("card", number, 0), NEMO, "roll", 6, 6, PEARL, PEARL)
    assert (s.ships[WESTERN_PACIFIC], s.contacts[WESTERN_PACIFIC], s.notoriety) == ([], 0, 8)
    assert s.treasures == [PEARL, PEARL]


# --- finales ---


def test_the_mystery_island_is_in_the_pacific() -> None:
    s = weathered(at=CENTRAL_PACIFIC)
    play_card(s, "mystery-island").answer(CONSEIL, 2)
    assert s.characters[CONSEIL] == 1
    assert s.resources[HULL] == 6
    s = weathered(at=NORTH_ATLANTIC)
    play_card(s, "mystery-island").answer(6)
    assert s.resources[HULL] == 4
    assert s.success == [card("mystery-island")]


def test_a_finale_may_still_lose_the_game() -> None:
    s = weathered()
    s.resources[HULL] = 1
    with pytest.raises(Defeat):
        play_card(s, "bottom-of-the-sea").answer(6)


def test_a_mutiny_costs_a_character() -> None:
    s = weathered(helpers=True)
    play_card(s, "mutiny").answer("roll", 1, 2, "accept", CONSEIL)
    assert s.characters[CONSEIL] == 0
    assert s.resources[CREW] == 4


def test_twenty_thousand_leagues_restore_everything_a_little() -> None:
    s = weathered()
    play_card(s, "twenty-thousand-leagues").answer(CONSEIL)
    assert s.resources == [4, 6, 6]


def test_uprisings_of_cards_lower_no_notoriety() -> None:
    s = weathered()
    from fathomfive.games.nemo.rules.hoard import gain_treasures

    Play(s, gain_treasures(s, 1)).answer(treasure("crate-of-rifles"), land("hawaii"))
    assert s.notoriety == 10
    assert side("donau") not in s.ships[s.nautilus]


def test_every_verb_and_every_condition_of_the_content_has_its_rule() -> None:
    assert set(AT_ONCE) | set(IN_STEPS) == set(range(len(VERBS)))
    assert not set(AT_ONCE) & set(IN_STEPS)
    assert set(HOLDS) == set(range(len(CONDITIONS)))
