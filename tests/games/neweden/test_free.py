"""Free actions: power plant and extensions (NE-10)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import KRAKEN, OXYGEN, RESEARCH, SHIPYARD
from fathomfive.games.neweden.rules.free import free_actions, take_free, use_plant
from fathomfive.games.neweden.rules.movement import activate, move, reach
from fathomfive.games.neweden.rules.scoring import pointer
from fathomfive.games.neweden.rules.state import cards_of
from fathomfive.games.neweden.rules.verbs import place

from .scenes import Play, give, kraken, lay, plain_research


def test_example_three_uses_of_the_plant_give_15_coins_and_10_damage() -> None:
    s = lay(2)
    damages = []
    for _ in range(3):
        Play(s, use_plant(s, 0))
        damages.append(s.stations[0].damage)
    assert damages == [1, 4, 10]
    assert s.stations[0].coins == 25


def test_the_plant_is_used_at_most_three_times_a_round() -> None:
    s = lay(2)
    for _ in range(3):
        assert "plant" in free_actions(s, 0)
        Play(s, use_plant(s, 0))
    assert "plant" not in free_actions(s, 0)
    assert s.stations[0].vents == 3


@pytest.mark.parametrize("group", ["shipyard", "oxygen", "kraken", "research"])
def test_an_extension_costs_6_coins_and_is_built_once(group: str) -> None:
    s = lay(2)
    s.stations[0].coins = 12
    assert ("extend", group) in free_actions(s, 0)
    Play(s, take_free(s, 0, ("extend", group)))
    assert s.stations[0].coins == 6
    assert ("extend", group) not in free_actions(s, 0)
    assert len(free_actions(s, 0)) == 4


def test_extensions_one_cannot_pay_are_not_offered() -> None:
    s = lay(2)
    s.stations[0].coins = 5
    assert free_actions(s, 0) == ["plant"]


def test_the_shipyard_extension_gives_3_deeple() -> None:
    s = lay(2)
    Play(s, take_free(s, 0, ("extend", "shipyard")))
    assert (s.stations[0].deeple, s.stations[0].dome) == (4, 4)
    assert cards_of(s, 0, SHIPYARD) == 0


def test_the_kraken_extension_repairs_3_and_makes_the_way_one_longer() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s))
    assert reach(station, "dome", 1) == [("kraken", 0)]
    Play(s, take_free(s, 0, ("extend", "kraken")))
    assert station.arms[KRAKEN][0] == s.c.extension_kraken
    assert reach(station, "dome", 1) == [("kraken", 0)]
    assert reach(station, "dome", 2) == [("kraken", 0), ("kraken", 1)]
    station.damage = 4
    move(s, 0, "dome", ("kraken", 0))
    list(activate(s, 0, KRAKEN, 0))
    assert station.damage == 1


def test_deeple_lying_on_krakens_stay_on_them_when_the_extension_is_built() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s, 2))
    move(s, 0, "dome", ("kraken", 0))
    Play(s, take_free(s, 0, ("extend", "kraken")))
    assert station.lying[KRAKEN] == [0, 1]


def test_the_kraken_extension_counts_for_the_pointer_but_not_as_a_card() -> None:
    s = lay(2)
    Play(s, take_free(s, 0, ("extend", "kraken")))
    assert pointer(s, 0) == 1
    assert cards_of(s, 0, KRAKEN) == 0
    assert s.c.slots[s.c.extension_kraken] == 1


def test_the_oxygen_extension_brings_a_card_at_the_outer_end() -> None:
    s = lay(2)
    Play(s, take_free(s, 0, ("extend", "oxygen")))
    assert s.stations[0].arms[OXYGEN][-1] == s.c.extension_card
    assert s.stations[0].used == [0, 0, 0]
    assert cards_of(s, 0, OXYGEN) == 3


def test_the_research_extension_gives_3_points_for_each_later_research_card() -> None:
    s = lay(2)
    give(s, 0, plain_research(s))
    Play(s, take_free(s, 0, ("extend", "research")))
    assert s.stations[0].points == 0
    for _ in range(2):
        Play(s, place(s, 0, plain_research(s)))
    assert s.stations[0].points == 6
    assert cards_of(s, 0, RESEARCH) == 3
