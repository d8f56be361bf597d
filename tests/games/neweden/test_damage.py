"""Damage, and what is lost beyond 15 (NE-8)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CLAM, KRAKEN, OXYGEN, SHIPYARD
from fathomfive.games.neweden.rules.free import turn_tile, use_plant
from fathomfive.games.neweden.rules.movement import activate, move
from fathomfive.games.neweden.rules.scoring import is_stable, pointer
from fathomfive.games.neweden.rules.verbs import harm, lose_module, remove_outermost, repair

from .scenes import Play, clam, crab, facts, give, kraken, lay, plain_research, research, shipyard


def test_damage_never_goes_below_0() -> None:
    s = lay(2)
    s.stations[0].damage = 2
    repair(s, 0, 3)
    assert s.stations[0].damage == 0


def test_damage_up_to_15_costs_nothing_else() -> None:
    s = lay(2)
    s.stations[0].damage = 10
    assert Play(s, harm(s, 0, 5)).over
    assert s.stations[0].damage == 15
    assert facts(s, "loses") == []


def test_damage_beyond_15_stays_on_15_and_costs_the_outermost_card_of_an_arm() -> None:
    s = lay(2)
    inner, outer = clam(s), clam(s)
    station = give(s, 0, inner, outer, crab(s))
    station.damage = 14
    play = Play(s, harm(s, 0, 2))
    assert play.kind == "lose"
    assert play.options == ["crab", "clam", "oxygen"]
    play.answer("lose", "clam")
    assert station.damage == 15
    assert station.arms[CLAM] == [inner]
    assert outer in s.gone


def test_however_far_beyond_15_only_one_card_is_lost() -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s))
    station.damage = 15
    play = Play(s, harm(s, 0, 9)).answer("lose", "clam")
    assert play.over
    assert len(station.arms[CLAM]) == 1


def test_research_cannot_be_lost() -> None:
    s = lay(2)
    station = give(s, 0, plain_research(s), clam(s))
    station.damage = 15
    assert "research" not in Play(s, harm(s, 0, 1)).options


def test_all_five_arms_can_lose_a_card() -> None:
    s = lay(2)
    station = give(s, 0, crab(s), clam(s), kraken(s), shipyard(s))
    station.damage = 15
    assert Play(s, harm(s, 0, 1)).options == ["crab", "clam", "kraken", "shipyard", "oxygen"]


def test_extension_tiles_cannot_be_lost_but_start_cards_can() -> None:
    s = lay(2)
    station = s.stations[0]
    turn_tile(s, 0, KRAKEN)
    station.damage = 15
    assert Play(s, harm(s, 0, 1)).over
    assert [s.c.bottles[card] for card in station.arms[OXYGEN]] == [[1]]
    assert station.arms[KRAKEN] == [s.c.extension_kraken]


def test_with_no_card_on_any_arm_nothing_is_lost() -> None:
    s = lay(2)
    station = s.stations[0]
    station.arms[OXYGEN].clear()
    station.used.clear()
    assert Play(s, lose_module(s, 0)).over
    assert facts(s, "loses") == []


def test_lying_deeple_of_a_lost_card_lie_in_the_dome_again() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 2))
    move(s, 0, "dome", ("clam", 0))
    remove_outermost(s, 0, CLAM)
    assert station.dome == 1


def test_standing_deeple_of_a_lost_card_are_back_only_next_round() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 1))
    move(s, 0, "dome", ("clam", 0))
    list(activate(s, 0, CLAM, 0))
    remove_outermost(s, 0, CLAM)
    assert (station.dome, station.spent) == (0, 1)


def test_a_lost_shipyard_takes_no_deeple_with_it() -> None:
    s = lay(2)
    station = give(s, 0, shipyard(s, 3))
    remove_outermost(s, 0, SHIPYARD)
    assert station.deeple == station.dome == 1


@pytest.mark.parametrize(("damage", "stable"), [(0, True), (2, True), (3, False)])
def test_a_station_is_stable_while_its_damage_is_below_the_pointer(damage: int, stable: bool) -> None:
    s = lay(2)
    station = give(s, 0, kraken(s), kraken(s))
    station.damage = damage
    assert pointer(s, 0) == 2
    assert is_stable(s, 0) is stable


def test_plus_symbols_raise_and_minus_symbols_lower_the_pointer() -> None:
    s = lay(2)
    give(s, 0, kraken(s), kraken(s), kraken(s), crab(s))
    assert pointer(s, 0) == 2


def test_the_pointer_never_goes_below_0() -> None:
    s = lay(2)
    give(s, 0, crab(s), crab(s), kraken(s))
    assert pointer(s, 0) == 0


def test_the_pointer_never_goes_above_15_before_the_minus_symbols_count() -> None:
    s = lay(2)
    give(s, 0, *[kraken(s) for _ in range(17)], crab(s), crab(s))
    assert pointer(s, 0) == 13


def test_the_pointer_is_shown_during_the_game() -> None:
    from fathomfive.games.neweden import GAME

    s = lay(2)
    give(s, 1, kraken(s), research(s, "pointer-3"))
    stations = GAME.rules.view(s, 0)["stations"]
    assert isinstance(stations, list) and isinstance(stations[1], dict)
    assert stations[1]["pointer"] == 4
    assert stations[1]["stable"] is True


def test_a_crab_takes_away_what_a_kraken_bears() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s))
    station.damage = 1
    assert is_stable(s, 0)
    give(s, 0, crab(s))
    assert not is_stable(s, 0)


@pytest.mark.parametrize(("krakens", "stable"), [(14, False), (15, True), (16, True)])
def test_a_pointer_at_15_bears_any_damage_there_is(krakens: int, stable: bool) -> None:
    s = lay(2)
    station = give(s, 0, *[kraken(s) for _ in range(krakens)])
    Play(s, harm(s, 0, 15))
    assert station.damage == 15
    assert pointer(s, 0) == min(15, krakens)
    assert is_stable(s, 0) is stable


def test_the_power_plant_beyond_15_costs_a_card_too() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    station.damage = 15
    play = Play(s, use_plant(s, 0)).answer("lose", "clam")
    assert play.over
    assert station.coins == 15
