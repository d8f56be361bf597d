from __future__ import annotations

from fathomfive.games.endeavor.rules import conserve, promotion
from fathomfive.games.endeavor.rules.tokens import FOR_KNOWLEDGE

from .positions import (
    COORDINATION,
    INSPIRATION,
    REPUTATION,
    SKIP,
    Play,
    crew,
    disc,
    hire,
    sea,
    sound,
    space,
    token,
)


def test_a_conservation_costs_knowledge_and_a_disc_and_gives_its_bonus() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 2
    assert conserve.reserves(s, 0) == [space("kelp-forest/c1"), space("kelp-forest/c2")]
    Play(s, conserve.conserve(s, 0)).answer(space("kelp-forest/c1"))
    assert s.knowledge[0] == 0
    assert s.hold[0] == 2
    assert s.tracks[0] == [1, 0, 1, 0]
    sound(s)


def test_a_space_one_cannot_pay_or_that_is_taken_is_not_offered() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 1
    assert conserve.reserves(s, 0) == [space("kelp-forest/c2")]
    disc(s, 1, "kelp-forest/c2")
    assert conserve.reserves(s, 0) == []


def test_tokens_can_pay_for_a_conservation_on_the_spot() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.tokens[0] = [token("disc")]
    play = Play(s, conserve.conserve(s, 0))
    assert space("kelp-forest/c1") not in play.options
    play.answer((FOR_KNOWLEDGE, token("disc")), space("kelp-forest/c1"))
    assert s.knowledge[0] == 1


def test_a_report_protects_anywhere_at_ones_depths() -> None:
    s = sea(zones={"A1": "kelp-forest", "C1": "the-sea-star", "C2": "dolphin-pods"}, subs={0: ["C1"], 1: ["C1"]})
    s.knowledge[0] = 9
    assert conserve.reserves(s, 0) == []
    assert conserve.reserves(s, 0, same_depth=True) == [space("kelp-forest/c1"), space("kelp-forest/c2")]


def test_a_disc_on_the_ring_of_the_whales_brings_exactly_one_conservation_more() -> None:
    s = sea(zones={"C2": "whale-calving-ground"})
    s.knowledge[0] = 12
    s.hold[0] = 6
    disc(s, 0, "whale-calving-ground/j1")
    play = Play(s, conserve.conserve(s, 0)).answer(space("whale-calving-ground/c5"))
    assert play.kind == "conserve"
    play.answer(space("whale-calving-ground/c2"))
    assert play.over
    s.knowledge[1] = 12
    assert Play(s, conserve.conserve(s, 1)).answer(space("whale-calving-ground/c4")).over


def test_the_extra_conservation_of_the_whales_stays_out_of_the_cave_beside_them() -> None:
    s = sea(zones={"B2": "whale-calving-ground", "C2": "submerged-cave-system"}, subs={0: ["B2"], 1: ["B2"]})
    s.knowledge[0] = 12
    s.hold[0] = 6
    disc(s, 0, "whale-calving-ground/j1")
    play = Play(s, conserve.conserve(s, 0))
    assert space("submerged-cave-system/c1") in play.options
    play.answer(space("whale-calving-ground/c5"))
    assert play.kind == "conserve"
    assert space("submerged-cave-system/c1") not in play.options
    assert space("whale-calving-ground/c2") in play.options


def test_a_report_protects_the_cave_at_its_own_depth_but_not_through_zones_without_a_submarine() -> None:
    zones = {"B2": "dolphin-pods", "C2": "submerged-cave-system", "D2": "shipwreck", "E1": "the-sea-star"}
    s = sea(zones=zones, subs={0: ["D2"], 1: ["E1"]})
    s.knowledge = [9, 9]
    assert space("submerged-cave-system/c1") in conserve.reserves(s, 0, same_depth=True)
    assert conserve.reserves(s, 1, same_depth=True) == []


def test_after_protecting_turtles_one_may_travel_away() -> None:
    s = sea(zones={"C2": "sea-turtle-migration", "D2": "dolphin-pods"}, subs={0: ["C2"], 1: ["C2"]})
    s.tracks[0][3] = 2
    s.knowledge[0] = 2
    play = Play(s, conserve.conserve(s, 0)).answer(space("sea-turtle-migration/c1"), SKIP)
    assert play.kind == "travel"
    play.answer((s.sheet.cell("C2"), s.sheet.cell("D2")))
    assert play.over
    assert s.tracks[0][INSPIRATION] == 1


def test_a_full_oil_rig_promotes_for_everybody_with_a_disc_there() -> None:
    s = sea(3, zones={"C1": "decommissioned-oil-rig"})
    rig = "decommissioned-oil-rig"
    disc(s, 2, f"{rig}/c1", f"{rig}/c4")
    disc(s, 0, f"{rig}/c2")
    for seat in range(3):
        hire(s, seat, "pilot")
    s.knowledge[0] = 4
    play = Play(s, conserve.conserve(s, 0)).answer(space(f"{rig}/c3"), SKIP)
    promotions = [(ask.seat, ask.kind) for ask in play.asked if ask.kind == "promote"]
    assert promotions == [(0, "promote")]
    play.answer(SKIP)
    assert (play.ask.seat, play.kind) == (2, "promote")
    assert play.answer(SKIP).over


def test_a_full_oil_rig_promotes_clockwise_from_the_seat_on_turn() -> None:
    s = sea(3, zones={"C1": "decommissioned-oil-rig"})
    s.turn = 2
    rig = "decommissioned-oil-rig"
    disc(s, 0, f"{rig}/c1", f"{rig}/c4")
    disc(s, 1, f"{rig}/c2")
    for seat in range(3):
        hire(s, seat, "pilot")
    s.knowledge[2] = 4
    play = Play(s, conserve.conserve(s, 2)).answer(space(f"{rig}/c3"))
    while not play.over:
        play.answer(SKIP)
    assert [ask.seat for ask in play.asked if ask.kind == "promote"] == [2, 0, 1]


def test_a_promotion_turns_a_junior_to_gold_and_keeps_what_it_gave() -> None:
    s = sea()
    slot = hire(s, 0, "reef-diver")
    s.tracks[0][REPUTATION] = 1
    play = Play(s, promotion.promote(s, 0))
    assert play.options == [slot, SKIP]
    play.answer(slot)
    assert s.crew[0][slot] == crew("reef-diver", gold=True)
    assert s.tracks[0][REPUTATION] == 2


def test_a_disc_on_promoted_crew_goes_to_the_supply() -> None:
    s = sea()
    slot = hire(s, 0, "ecologist", spent=True)
    supply = s.supply[0]
    Play(s, promotion.promote(s, 0)).answer(slot)
    assert s.supply[0] == supply + 1
    assert s.hold[0] == 3
    assert s.spent[0][slot] == 0
    assert s.tracks[0][COORDINATION] == 2
    sound(s)


def test_the_team_leader_and_gold_crew_cannot_be_promoted() -> None:
    s = sea()
    hire(s, 0, "pilot", gold=True)
    assert promotion.juniors(s, 0) == []
    assert Play(s, promotion.promote(s, 0)).over
