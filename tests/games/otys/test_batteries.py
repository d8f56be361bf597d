from __future__ import annotations

from tests.games.otys.positions import EXPLORER, SPY, TECH_EXPERT, TRADER, stored, table, take_turn


def test_battery_moves_one_own_diver_and_the_others_close_up() -> None:
    s = table()
    s.players[0].mechanic = 2
    take_turn(s, 2, "propeller", 7, 4)
    assert s.players[0].column == [0, 1, 2, TECH_EXPERT, EXPLORER, TRADER, SPY, 6]
    assert s.players[0].batteries == 0


def test_surfaced_divers_have_propellers_too() -> None:
    s = table()
    play = take_turn(s, 1, "propeller")
    assert play.options == [0, 1, 2, 3, 4, 5, 6, 7]
    play.answer(2, 3, "activate", ("take", "fuel"))
    assert stored(s, 0, 1) == [0, 0, 1, 0]


def test_diver_moves_up_or_down_by_up_to_the_movement_value() -> None:
    s = table()
    assert take_turn(s, 1, "propeller", 4).options == [3, 5]
    s = table()
    s.players[0].mechanic = 2
    assert take_turn(s, 1, "propeller", 4).options == [1, 2, 3, 5, 6, 7]
    s = table()
    s.players[0].mechanic = 3
    assert take_turn(s, 1, "propeller", 0).options == [1, 2, 3, 4]


def test_several_batteries_may_be_spent_in_step_one() -> None:
    s = table()
    s.players[0].batteries = 2
    play = take_turn(s, 1, "propeller", 0, "propeller", 1, 2)
    assert s.players[0].column[:3] == [1, 2, 0]
    assert s.players[0].batteries == 0
    assert "propeller" not in play.options


def test_batteries_come_before_or_after_the_sponsor() -> None:
    s = table()
    play = take_turn(s, 1, "propeller", 2, 3)
    assert "sponsor" in play.options
    s = table()
    play = take_turn(s, 1, "sponsor")
    assert "propeller" in play.options
    play.answer("activate")
    assert not {"sponsor", "propeller"} & set(play.options)


def test_battery_in_step_three_keeps_the_diver_down() -> None:
    s = table()
    before = list(s.players[0].column)
    play = take_turn(s, 1, "activate", "done", "oxygen")
    assert play.over
    assert s.players[0].column == before
    assert s.players[0].batteries == 0


def test_without_a_battery_there_is_neither_propeller_nor_oxygen() -> None:
    s = table()
    s.players[0].batteries = 0
    play = take_turn(s, 1)
    assert play.options == ["sponsor", "activate"]
    play.answer("activate", "done")
    assert play.over
    assert s.players[0].column[0] == TECH_EXPERT
