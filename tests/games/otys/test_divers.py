from __future__ import annotations

import pytest

from fathomfive.games.otys.rules.state import NEUTRAL, X
from fathomfive.kernel import Value
from tests.games.otys.positions import (
    ENGINEER,
    EXPLORER,
    FUEL_EXPERT,
    METAL_EXPERT,
    PLANT_EXPERT,
    TECH_EXPERT,
    TRADER,
    station,
    store,
    stored,
    table,
    take_turn,
    use,
)

EXPERTS = [(METAL_EXPERT, "metal"), (PLANT_EXPERT, "plant"), (FUEL_EXPERT, "fuel"), (TECH_EXPERT, "tech")]


@pytest.mark.parametrize(("expert", "resource"), EXPERTS)
def test_expert_puts_its_resource_on_its_own_level(expert: int, resource: str) -> None:
    s = table()
    station(s, 0, expert, 3)
    play = take_turn(s, 3, "activate")
    assert play.options == [("take", resource), "done"]
    play.answer(("take", resource))
    assert stored(s, 0, 3) == [int(expert == colour) for colour in range(4)]


@pytest.mark.parametrize(("expert", "resource"), EXPERTS)
def test_expert_brings_nothing_to_a_full_level(expert: int, resource: str) -> None:
    s = table()
    store(s, 0, 1, metal=2, plant=1)
    station(s, 0, expert, 1)
    assert take_turn(s, 1, "activate").ask.kind == "step-3"


def test_upgraded_expert_on_a_full_level_still_gives_its_extra() -> None:
    s = table()
    store(s, 0, 1, metal=3)
    station(s, 0, FUEL_EXPERT, 1)
    s.players[0].upgraded[FUEL_EXPERT] = 1
    assert take_turn(s, 1, "activate").options == [("take", "battery"), "done"]


def test_upgraded_metal_expert_gives_a_neutral_x_key() -> None:
    s = table()
    station(s, 0, METAL_EXPERT, 2)
    s.players[0].upgraded[METAL_EXPERT] = 1
    play = take_turn(s, 2, "activate", ("take", "metal", "neutral-key"), "surface")
    assert play.over
    assert stored(s, 0, 2) == [1, 0, 0, 0]
    assert s.players[0].neutral == 1
    s.turn = 0
    assert NEUTRAL in take_turn(s).options


def test_upgraded_plant_expert_gives_a_credit() -> None:
    s = table()
    station(s, 0, PLANT_EXPERT, 2)
    s.players[0].upgraded[PLANT_EXPERT] = 1
    take_turn(s, 2, "activate", ("take", "plant", "credit"))
    assert stored(s, 0, 2) == [0, 1, 0, 0]
    assert s.players[0].credits == 4


def test_upgraded_fuel_expert_gives_a_battery() -> None:
    s = table()
    station(s, 0, FUEL_EXPERT, 2)
    s.players[0].upgraded[FUEL_EXPERT] = 1
    take_turn(s, 2, "activate", ("take", "fuel", "battery"))
    assert stored(s, 0, 2) == [0, 0, 1, 0]
    assert s.players[0].batteries == 2


def test_upgraded_tech_expert_takes_back_an_own_key() -> None:
    s = table()
    s.players[0].upgraded[TECH_EXPERT] = 1
    use(s, 0, 4)
    s.players[0].track.append(NEUTRAL)
    use(s, 0, X)
    play = take_turn(s, 1, "activate", ("take", "tech", "used-key"))
    assert play.options == [4, X]
    play.answer(4)
    assert s.players[0].keys == [2, 3, 4, 5]
    assert s.players[0].track == [NEUTRAL, X, 1]


def test_upgraded_tech_expert_without_a_used_own_key_brings_tech_only() -> None:
    s = table()
    s.players[0].upgraded[TECH_EXPERT] = 1
    s.players[0].track.append(NEUTRAL)
    assert take_turn(s, 1, "activate").options == [("take", "tech"), "done"]


def test_resource_and_extra_may_each_be_declined() -> None:
    s = table()
    station(s, 0, FUEL_EXPERT, 2)
    s.players[0].upgraded[FUEL_EXPERT] = 1
    options = take_turn(s, 2, "activate").options
    assert options == [("take", "fuel", "battery"), ("take", "fuel"), ("take", "battery"), "done"]


@pytest.mark.parametrize(
    ("diver", "basic", "upgraded"),
    [
        (FUEL_EXPERT, ("take", "fuel"), ("take", "fuel", "battery")),
        (PLANT_EXPERT, ("take", "plant"), ("take", "plant", "credit")),
    ],
)
def test_diver_upgraded_in_this_turn_acts_on_its_upgraded_side(diver: int, basic: Value, upgraded: Value) -> None:
    s = table()
    station(s, 0, diver, 4)
    assert take_turn(s, 4, "activate").options == [basic, "done"]
    s = table()
    station(s, 0, diver, 4)
    assert take_turn(s, 4, "sponsor", "activate").options[0] == upgraded


def test_upgraded_side_is_shown_for_the_rest_of_the_game() -> None:
    s = table()
    station(s, 0, FUEL_EXPERT, 4)
    take_turn(s, 4, "sponsor", "activate", "done", "surface")
    assert s.players[0].upgraded == [int(diver == FUEL_EXPERT) for diver in range(8)]
    s.turn = 0
    station(s, 0, FUEL_EXPERT, 3)
    assert ("take", "fuel", "battery") in take_turn(s, 3, "activate").options


# --- the engineer ---


def test_engineer_improves_the_mechanic_for_a_credit() -> None:
    s = table()
    take_turn(s, 4, "activate", "mechanic")
    assert s.c.movement[s.players[0].mechanic] == 2
    assert s.players[0].credits == 2


def test_engineer_improves_the_hacker_for_a_credit() -> None:
    s = table()
    take_turn(s, 4, "activate", "hacker")
    assert s.c.returns[s.players[0].hacker] == 5
    assert s.players[0].credits == 2


def test_mechanic_goes_from_one_to_four_and_hacker_from_six_to_three() -> None:
    s = table()
    assert s.c.movement == [1, 2, 3, 4]
    assert s.c.returns == [6, 5, 4, 3]


def test_each_specialist_is_improved_three_times_at_most() -> None:
    s = table()
    s.players[0].mechanic = 3
    assert take_turn(s, 4, "activate").options == ["hacker", "done"]
    s = table()
    s.players[0].mechanic = s.players[0].hacker = 3
    assert take_turn(s, 4, "activate").ask.kind == "step-3"


def test_engineer_without_a_credit_does_nothing_unless_upgraded() -> None:
    s = table()
    s.players[0].credits = 0
    assert take_turn(s, 4, "activate").ask.kind == "step-3"
    s = table()
    s.players[0].credits = 0
    s.players[0].upgraded[ENGINEER] = 1
    take_turn(s, 4, "activate", "mechanic")
    assert (s.players[0].mechanic, s.players[0].credits) == (1, 0)


@pytest.mark.parametrize(("hacker", "keys"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_better_hacker_brings_keys_back_sooner(hacker: int, keys: int) -> None:
    s = table()
    s.players[0].hacker = hacker
    s.players[0].neutral = 1
    use(s, 0, *[5, 4, 3, 2, 1][: keys - 1])
    take_turn(s, X, 1, "activate", "done", "surface")
    assert s.players[0].track == []
    s = table()
    s.players[0].hacker = hacker
    use(s, 0, *[5, 4, 3, 2, 1][: keys - 2])
    take_turn(s, X, 1, "activate", "done", "surface")
    assert len(s.players[0].track) == keys - 1


def test_hacker_moving_onto_used_keys_brings_them_back_at_the_end_of_the_turn() -> None:
    s = table()
    use(s, 0, 1, 2, 3, 5, X)
    play = take_turn(s, "activate", "hacker")
    assert (s.level, play.ask.kind) == (4, "step-3")
    assert s.players[0].keys == [1, 2, 3, 4, 5, X]
    s = table()
    use(s, 0, 1, 2, 3, 5)
    s.players[0].hacker = 1
    station(s, 0, ENGINEER, 2)
    s.players[0].track.remove(2)
    s.players[0].keys.append(2)
    s.left = 0
    play = take_turn(s, 2, "sponsor", "activate", "hacker")
    assert s.players[0].track == [1, 3, 5]
    assert play.ask.kind == "effect"
    play.answer("hacker")
    assert s.players[0].keys == [1, 2, 3, 4, 5, X]


def test_diver_may_be_of_no_use_now() -> None:
    s = table()
    s.players[0].credits = 0
    for diver in (TRADER, EXPLORER):
        s.turn = 0
        station(s, 0, diver, 5)
        assert take_turn(s, 5, "activate").ask.kind == "step-3"
        s.players[0].keys = [1, 2, 3, 4, 5, X]
        s.players[0].track = []
