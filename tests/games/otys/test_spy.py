from __future__ import annotations

from fathomfive.games.otys.rules.spy import neighbours
from fathomfive.games.otys.rules.state import X
from fathomfive.kernel import Pile
from tests.games.otys.positions import (
    ADVANCED,
    ENGINEER,
    EXPLORER,
    METAL_EXPERT,
    PLANT_EXPERT,
    SPY,
    TECH_EXPERT,
    TRADER,
    card,
    show_tiles,
    station,
    stored,
    table,
    take_turn,
    tile,
    use,
)


def test_spy_draws_contracts_or_copies_a_neighbour_on_its_level() -> None:
    s = table(4)
    station(s, 1, METAL_EXPERT, 3)
    station(s, 2, ENGINEER, 3)
    station(s, 3, TRADER, 3)
    assert take_turn(s, 3, "activate").options == ["draw", ("copy", 1, METAL_EXPERT), ("copy", 3, TRADER), "done"]


def test_spy_draws_four_contracts_keeps_one_and_puts_three_under_the_deck() -> None:
    s = table()
    four = [card(id) for id in ("archive", "lamp-oil", "ferry-line", "dry-dock")]
    play = take_turn(s, 3, "activate", "draw", nature=four)
    assert play.options == four
    play.answer(card("ferry-line"))
    assert s.players[0].hand == [card("ferry-line")]
    assert s.under == [card("archive"), card("lamp-oil"), card("dry-dock")]
    assert s.players[0].credits == 2
    assert s.players[0].drawn == []


def test_spy_uses_the_neighbours_diver_as_if_it_were_its_own() -> None:
    s = table(3)
    station(s, 2, METAL_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 2, METAL_EXPERT))
    assert play.ask.kind == "copied"
    play.answer(("take", "metal"))
    assert stored(s, 0, 3) == [1, 0, 0, 0]
    assert stored(s, 2, 3) == [0, 0, 0, 0]
    assert s.players[0].credits == 2


def test_copied_diver_shows_its_owners_side_and_works_on_own_pieces() -> None:
    s = table()
    station(s, 1, TECH_EXPERT, 3)
    s.players[1].upgraded[TECH_EXPERT] = 1
    use(s, 0, 5, 4)
    use(s, 1, 1, 2)
    play = take_turn(s, 3, "activate", ("copy", 1, TECH_EXPERT), ("take", "tech", "used-key"))
    assert play.options == [4, 5]
    play.answer(5)
    assert s.players[0].keys == [1, 2, 5, X]
    assert s.players[1].track == [1, 2]
    s = table()
    s.players[0].upgraded[PLANT_EXPERT] = 1
    station(s, 1, PLANT_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 1, PLANT_EXPERT))
    assert play.options == [("take", "plant"), "done"]


def test_copied_engineer_improves_the_own_specialist() -> None:
    s = table()
    station(s, 1, ENGINEER, 3)
    take_turn(s, 3, "activate", ("copy", 1, ENGINEER), "hacker")
    assert (s.players[0].hacker, s.players[1].hacker) == (1, 0)
    assert s.players[0].credits == 1


def test_copied_explorer_takes_a_tile_for_the_own_board() -> None:
    s = table()
    show_tiles(s, 3, "battery-green", "prestige-orange")
    station(s, 1, EXPLORER, 3)
    take_turn(s, 3, "activate", ("copy", 1, EXPLORER), ("reward", 4))
    assert s.players[0].rewards[2] == tile("battery-green")
    assert (s.players[0].credits, s.players[0].batteries) == (0, 2)


def test_copied_trader_is_paid_the_price_of_the_shop() -> None:
    s = table()
    s.shop[0] = 2
    station(s, 1, TRADER, 3)
    take_turn(s, 3, "activate", ("copy", 1, TRADER), ("buy", "metal"))
    assert s.players[0].credits == 0
    s = table()
    s.shop[0] = 1
    station(s, 1, TRADER, 3)
    assert take_turn(s, 3, "activate", ("copy", 1, TRADER)).ask.kind == "step-3"


def test_spy_surfaces_and_the_copied_diver_does_not() -> None:
    s = table()
    station(s, 1, METAL_EXPERT, 3)
    before = list(s.players[1].column)
    take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT), ("take", "metal"), "surface")
    assert s.players[0].column[0] == SPY
    assert s.players[1].column == before


def test_copied_spy_draws_contracts_for_a_second_credit() -> None:
    s = table()
    play = take_turn(s, 3, "activate", ("copy", 1, SPY))
    assert play.options == ["draw", "done"]
    play.answer("draw")
    play.answer(play.options[0])
    assert s.players[0].credits == 1
    assert len(s.players[0].hand) == 1


def test_copied_spy_reaches_the_other_neighbour_but_nobody_farther_and_nobody_twice() -> None:
    s = table(4)
    station(s, 2, METAL_EXPERT, 3)
    station(s, 3, PLANT_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 1, SPY))
    assert play.options == ["draw", ("copy", 3, PLANT_EXPERT), "done"]
    play.answer(("copy", 3, PLANT_EXPERT), ("take", "plant"))
    assert stored(s, 0, 3) == [0, 1, 0, 0]
    assert s.players[0].credits == 1


def test_two_upgraded_spies_come_to_an_end() -> None:
    s = table(3)
    for player in s.players:
        player.upgraded[SPY] = 1
    play = take_turn(s, 3, "activate", ("copy", 1, SPY), ("copy", 2, SPY))
    assert play.options == ["draw", "done"]


def test_spy_without_a_credit_does_nothing_unless_upgraded() -> None:
    s = table()
    s.players[0].credits = 0
    assert take_turn(s, 3, "activate").ask.kind == "step-3"
    s = table()
    s.players[0].credits = 0
    s.players[0].upgraded[SPY] = 1
    play = take_turn(s, 3, "activate")
    assert play.options == ["draw", ("copy", 1, SPY), "done"]
    play.answer("draw")
    play.answer(play.options[0])
    assert s.players[0].credits == 0


def test_spy_cannot_draw_when_no_contract_is_left() -> None:
    s = table()
    s.deck = Pile()
    assert "draw" not in take_turn(s, 3, "activate").options


def test_left_and_right_neighbour_are_one_with_two_players() -> None:
    assert neighbours(table(2), 1) == [0]
    assert neighbours(table(3), 1) == [2, 0]
    assert neighbours(table(4), 0) == [1, 3]


# --- the author's variant ---


def test_author_gives_the_credit_to_the_copied_divers_owner() -> None:
    s = table(author=True)
    station(s, 1, METAL_EXPERT, 3)
    take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT))
    assert (s.players[0].credits, s.players[1].credits) == (2, 4)
    s = table()
    station(s, 1, METAL_EXPERT, 3)
    take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT))
    assert (s.players[0].credits, s.players[1].credits) == (2, 3)


def test_author_sends_the_copied_diver_up_after_its_effect() -> None:
    s = table(author=True)
    s.players[1].batteries = 0
    station(s, 1, METAL_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT))
    assert s.players[1].column.index(METAL_EXPERT) == 5
    play.answer(("take", "metal"))
    assert s.players[1].column[0] == METAL_EXPERT
    assert play.ask.kind == "step-3"


def test_author_lets_the_owner_keep_the_diver_down_for_a_battery() -> None:
    s = table(author=True)
    station(s, 1, METAL_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT), "done")
    assert (play.ask.seat, play.ask.kind) == (1, "stay")
    play.answer("oxygen")
    assert s.players[1].column.index(METAL_EXPERT) == 5
    assert s.players[1].batteries == 0
    s = table(author=True)
    station(s, 1, METAL_EXPERT, 3)
    take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT), "done", "surface")
    assert s.players[1].column[0] == METAL_EXPERT
    assert s.players[1].batteries == 1


def test_author_hands_over_nothing_when_the_spy_costs_nothing() -> None:
    s = table(author=True)
    s.players[0].upgraded[SPY] = 1
    station(s, 1, METAL_EXPERT, 3)
    take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT))
    assert (s.players[0].credits, s.players[1].credits) == (3, 3)
    s = table(author=True, side=ADVANCED)
    station(s, 0, SPY, 1)
    station(s, 1, METAL_EXPERT, 1)
    play = take_turn(s, 1, "sponsor", "activate", ("copy", 1, METAL_EXPERT))
    assert (s.players[0].credits, s.players[1].credits) == (3, 3)
    play.answer("done", "surface")
    assert s.players[1].column[0] == METAL_EXPERT


def test_author_lets_a_doubled_spy_meet_whoever_stands_there_next() -> None:
    s = table(author=True)
    s.players[1].batteries = 0
    station(s, 0, SPY, 2)
    s.players[1].column = [TRADER, SPY, ENGINEER, METAL_EXPERT, PLANT_EXPERT, 2, 3, EXPLORER]
    play = take_turn(s, 2, "sponsor", "activate", ("copy", 1, PLANT_EXPERT), ("take", "plant"))
    assert ("copy", 1, METAL_EXPERT) in play.options
