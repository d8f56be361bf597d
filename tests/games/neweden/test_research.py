"""Shipyards, oxygen and the fifteen research cards (NE-9)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CRAB, KRAKEN, OXYGEN, RESEARCH
from fathomfive.games.neweden.rules.free import turn_tile, use_plant
from fathomfive.games.neweden.rules.scoring import final_scoring, pointer, worth
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import place

from .scenes import Play, clam, crab, facts, give, give_deeple, kraken, lay, oxygen, plain_research, research, shipyard


def lay_research(s: NewEdenState, seat: int, effect: str) -> Play:
    return Play(s, place(s, seat, research(s, effect)))


def test_a_shipyard_gives_its_deeple_at_once() -> None:
    s = lay(2)
    assert Play(s, place(s, 0, shipyard(s, 3))).over
    assert (s.stations[0].deeple, s.stations[0].dome, s.supply) == (4, 4, 40)


def test_deeple_are_taken_only_as_far_as_the_supply_goes() -> None:
    s = lay(2)
    give_deeple(s, 1, s.supply - 2)
    assert Play(s, place(s, 0, shipyard(s, 3))).over
    assert (s.stations[0].deeple, s.stations[0].dome, s.supply) == (3, 3, 0)
    assert Play(s, place(s, 0, shipyard(s, 3))).over
    assert facts(s, "gains_deeple")[-2:] == [(0, 2), (0, 0)]


def test_a_new_oxygen_tank_is_face_up() -> None:
    s = lay(2)
    Play(s, place(s, 0, oxygen(s, 2, 3)))
    assert s.stations[0].used == [0, 0, 0]


def test_each_research_card_has_its_own_effect() -> None:
    s = lay(2)
    effects = [
        (tuple(s.c.placed[card]), tuple(s.c.plant[card]), tuple(s.c.final[card]), s.c.pointer[card])
        for card in range(90)
        if s.c.group[card] == RESEARCH
    ]
    assert len(set(effects)) == 15


def test_grant_gives_5_coins_at_once() -> None:
    s = lay(2)
    lay_research(s, 0, "coins-5")
    assert s.stations[0].coins == 15


def test_reinforced_hull_moves_the_pointer_3_up() -> None:
    s = lay(2)
    lay_research(s, 0, "pointer-3")
    assert pointer(s, 0) == 3


def test_gentle_harvest_spares_the_pointer_from_crabs() -> None:
    s = lay(2)
    give(s, 0, kraken(s), kraken(s), crab(s), crab(s))
    assert pointer(s, 0) == 0
    lay_research(s, 0, "eco-crabs")
    assert pointer(s, 0) == 2


def test_quick_fix_repairs_5_and_costs_5_points_of_a_stable_station() -> None:
    s = lay(2)
    s.stations[0].damage = 7
    lay_research(s, 0, "repair-5")
    assert s.stations[0].damage == 2
    assert worth(s, 0) == -5


def test_harvest_award_gives_3_points_for_each_staffed_crab() -> None:
    s = lay(2)
    station = give(s, 0, crab(s), crab(s), crab(s), kraken(s))
    lay_research(s, 0, "crab-3")
    before = worth(s, 0)
    station.staffed[CRAB] = [1, 0, 1]
    station.staffed[KRAKEN] = [1]
    assert worth(s, 0) - before == 6


def test_repair_award_gives_2_points_for_each_staffed_kraken() -> None:
    s = lay(2)
    station = give(s, 0, crab(s), kraken(s), kraken(s))
    lay_research(s, 0, "kraken-2")
    before = worth(s, 0)
    station.staffed[CRAB] = [1]
    station.staffed[KRAKEN] = [1, 1]
    assert worth(s, 0) - before == 4


@pytest.mark.parametrize(("effect", "damage", "points"), [("risk-5", 5, 8), ("risk-10", 10, 20)])
def test_drilling_damages_at_once_and_pays_if_the_station_holds(effect: str, damage: int, points: int) -> None:
    s = lay(2)
    station = s.stations[0]
    lay_research(s, 0, effect)
    assert station.damage == damage
    station.coins = 0
    final_scoring(s)
    assert station.points == 0
    station.damage = 0
    final_scoring(s)
    assert station.points == points


def test_open_knowledge_gives_all_others_5_coins_and_15_points_if_stable() -> None:
    s = lay(4)
    lay_research(s, 1, "gift")
    assert [station.coins for station in s.stations] == [15, 10, 15, 15]
    assert worth(s, 1) == 15


def test_turbines_make_each_use_of_the_plant_give_7_coins() -> None:
    s = lay(2)
    lay_research(s, 0, "plant-coins")
    Play(s, use_plant(s, 0))
    assert s.stations[0].coins == 17


def test_heat_research_gives_2_points_with_each_use_of_the_plant() -> None:
    s = lay(2)
    lay_research(s, 0, "plant-points")
    for _ in range(2):
        Play(s, use_plant(s, 0))
    assert s.stations[0].points == 4
    assert s.stations[0].coins == 20


def test_filters_spare_1_damage_with_each_use_of_the_plant() -> None:
    s = lay(2)
    lay_research(s, 0, "plant-repair")
    Play(s, use_plant(s, 0))
    assert s.stations[0].damage == 0
    Play(s, use_plant(s, 0))
    assert s.stations[0].damage == 2


@pytest.mark.parametrize(
    ("effect", "first", "second"), [("attack-shipyard", 2, 0), ("attack-crab", 1, 3), ("attack-oxygen", 2, 3)]
)
def test_sabotage_hits_all_others_for_what_they_have(effect: str, first: int, second: int) -> None:
    s = lay(3)
    give(s, 0, crab(s), shipyard(s), oxygen(s, 1))
    give(s, 1, shipyard(s), shipyard(s), crab(s), clam(s))
    give(s, 2, crab(s), crab(s), crab(s), oxygen(s, 1))
    lay_research(s, 0, effect)
    assert [station.damage for station in s.stations] == [0, first, second]


def test_sabotage_victims_choose_what_they_lose_in_turn_order() -> None:
    s = lay(3)
    for seat in (0, 1, 2):
        give(s, seat, crab(s), clam(s)).damage = 15
    play = lay_research(s, 1, "attack-crab").answer("lose", "clam", seat=2)
    play.answer("lose", "oxygen", seat=0)
    assert play.over
    assert len(facts(s, "loses")) == 2


def test_start_and_extension_oxygen_cards_count_for_sabotage() -> None:
    s = lay(2)
    turn_tile(s, 1, OXYGEN)
    lay_research(s, 0, "attack-oxygen")
    assert s.stations[1].damage == 3


def test_research_without_an_extension_gives_no_points() -> None:
    s = lay(2)
    Play(s, place(s, 0, plain_research(s)))
    assert s.stations[0].points == 0
    assert len(s.stations[0].arms[RESEARCH]) == 1
    assert s.stations[0].arms[OXYGEN] == s.c.start_cards
