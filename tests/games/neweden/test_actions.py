"""Phase A: laying out, buying, passing, turns (NE-4.1 to NE-4.7, NE-4.17 to NE-4.21)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CLAM, CRAB, RESEARCH
from fathomfive.games.neweden.rules.actions import pass_phase, purchases, take_turn
from fathomfive.games.neweden.rules.development import begin_development, development_turn
from fathomfive.games.neweden.rules.state import DEVELOPMENT, EMPTY, MARKET, SETUP
from fathomfive.games.neweden.rules.tableau import remove_dearest, sink, take_card

from .scenes import Play, clam, crab, facts, give, kraken, lay, lay_cards, plain_research


def test_a_round_begins_with_two_bonus_cards_and_twelve_cards_of_the_a_deck() -> None:
    s = lay(3)
    s.round, s.phase, s.gone = 0, SETUP, []
    play = Play(s, begin_development(s))
    for _ in range(2):
        play.answer("bonus", play.options[-1])
    for _ in range(12):
        play.answer("module", play.options[0])
    assert play.over
    assert len(s.bonus) == 2
    assert s.tableau == s.c.decks[0][:12]
    assert len(s.deck) == 3
    assert (s.round, s.phase, s.turn) == (1, DEVELOPMENT, s.nautilus)


def test_later_rounds_use_the_later_a_decks() -> None:
    s = lay(3)
    s.round, s.phase, s.gone = 2, SETUP, [card for deck in s.c.decks[:4] for card in deck]
    play = Play(s, begin_development(s))
    while not play.over:
        play.answer(play.kind, play.options[0])
    assert s.round == 3
    assert set(s.tableau) <= set(s.c.decks[4])


def test_the_holder_starts_and_turns_go_clockwise() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s), 11: crab(s)})
    for seat in (0, 1, 2):
        Play(s, development_turn(s)).answer("turn", ("buy", 9 + seat), seat=seat).done()
    assert s.turn == 0


@pytest.mark.parametrize(("row", "price"), [(0, 10), (1, 6), (2, 3), (3, 1)])
def test_a_card_costs_the_price_of_its_row(row: int, price: int) -> None:
    s = lay(3)
    card = clam(s)
    lay_cards(s, {row * 3: card, row * 3 + 1: clam(s)})
    Play(s, take_turn(s, 0)).answer("turn", ("buy", row * 3)).done()
    assert s.stations[0].coins == 10 - price
    assert s.stations[0].arms[CLAM] == [card]
    assert s.tableau[row * 3] == EMPTY


def test_to_pass_may_stand_only_where_nothing_but_free_actions_is_left() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s)})
    s.stations[0].coins = 1
    s.stations[0].used = [1, 1]
    assert Play(s, take_turn(s, 0)).ask.stand is None
    s.stations[0].coins = 0
    may = Play(s, take_turn(s, 0)).ask.stand
    assert may is not None and (may.option, may.until, may.news) == ("pass", "", ("plant",))
    s.stations[0].used = [1, 0]
    assert Play(s, take_turn(s, 0)).ask.stand is None


def test_only_cards_one_can_pay_for_are_offered() -> None:
    s = lay(3)
    lay_cards(s, {0: clam(s), 3: clam(s), 6: clam(s), 9: clam(s)})
    s.stations[0].coins = 5
    assert purchases(s, 0) == [("buy", 6), ("buy", 9)]


@pytest.mark.parametrize(("row", "damage"), [(0, 4), (1, 6), (2, 7), (3, 8)])
def test_dear_rows_repair_and_the_cheapest_damages(row: int, damage: int) -> None:
    s = lay(3)
    lay_cards(s, {row * 3: clam(s), row * 3 + 1: clam(s)})
    s.stations[0].damage = 7
    Play(s, take_turn(s, 0)).answer("turn", ("buy", row * 3)).done()
    assert s.stations[0].damage == damage


def test_buying_the_last_card_of_a_row_lets_the_rows_above_sink_by_exactly_one() -> None:
    s = lay(3)
    cards = {0: clam(s), 1: crab(s), 4: kraken(s), 8: clam(s), 9: crab(s)}
    lay_cards(s, cards)
    Play(s, take_turn(s, 0)).answer("turn", ("buy", 8)).done()
    assert s.tableau == [
        EMPTY, EMPTY, EMPTY,
        cards[0], cards[1], EMPTY,
        EMPTY, cards[4], EMPTY,
        cards[9], EMPTY, EMPTY,
    ]  # fmt: skip


def test_nothing_sinks_while_a_row_still_has_a_card() -> None:
    s = lay(3)
    cards = {0: clam(s), 6: crab(s), 7: crab(s)}
    lay_cards(s, cards)
    Play(s, take_turn(s, 0)).answer("turn", ("buy", 6)).done()
    assert s.tableau[0] == cards[0]
    assert s.tableau[7] == cards[7]


def test_example_third_row_empty_all_cards_above_move_down_exactly_one_row() -> None:
    s = lay(3)
    above = {field: clam(s) for field in range(6)}
    below = {field: crab(s) for field in (9, 11)}
    lay_cards(s, {**above, **below})
    sink(s.tableau, 2)
    assert s.tableau == [EMPTY] * 3 + [above[field] for field in range(6)] + [below[9], EMPTY, below[11]]


def test_further_cards_go_to_the_outer_end_of_their_arm() -> None:
    s = lay(3)
    first, second, other = clam(s), clam(s), crab(s)
    lay_cards(s, {9: first, 10: other, 11: second})
    for field in (9, 10, 11):
        Play(s, take_turn(s, 0)).answer("turn", ("buy", field)).done()
    assert s.stations[0].arms[CLAM] == [first, second]
    assert s.stations[0].arms[CRAB] == [other]


def test_research_is_placed_below_the_board_and_forms_no_arm() -> None:
    s = lay(3)
    card = plain_research(s)
    lay_cards(s, {9: card, 10: crab(s)})
    Play(s, take_turn(s, 0)).answer("turn", ("buy", 9)).done()
    assert s.stations[0].arms[RESEARCH] == [card]


def test_no_option_moves_or_removes_a_placed_module() -> None:
    s = lay(3)
    give(s, 0, clam(s), crab(s))
    lay_cards(s, {9: crab(s)})
    play = Play(s, take_turn(s, 0))
    verbs = {option[0] if isinstance(option, tuple) else option for option in play.options}
    assert verbs == {"buy", "oxygen", "pass", "plant", "extend"}


def test_who_has_passed_is_skipped() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s), 11: crab(s)})
    Play(s, development_turn(s)).answer("turn", "pass", seat=0)
    Play(s, development_turn(s)).answer("turn", ("buy", 9), seat=1).done()
    Play(s, development_turn(s)).answer("turn", ("buy", 10), seat=2).done()
    assert s.turn == 1


def test_all_who_have_passed_are_left_out() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s)})
    for seat in (0, 1):
        Play(s, development_turn(s)).answer("turn", "pass", seat=seat)
    Play(s, development_turn(s)).answer("turn", ("buy", 9), seat=2).done()
    assert s.turn == 2


def test_the_phase_ends_when_all_have_passed() -> None:
    s = lay(3)
    left = clam(s)
    lay_cards(s, {9: left})
    for seat in (0, 1, 2):
        Play(s, development_turn(s)).answer("turn", "pass", seat=seat)
    assert s.phase == MARKET
    assert s.tableau == [EMPTY] * 12
    assert left in s.gone


def test_who_passes_first_gets_3_points_and_the_marker() -> None:
    s = lay(3)
    s.turn = 2
    Play(s, development_turn(s)).answer("turn", "pass", seat=2)
    assert s.nautilus == 2
    assert s.stations[2].points == 3


@pytest.mark.parametrize(("seats", "points"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_passing_later_gives_fewer_points_and_last_none(seats: int, points: list[int]) -> None:
    s = lay(seats)
    for seat in range(seats):
        pass_phase(s, seat)
    assert [station.points for station in s.stations] == points
    assert s.nautilus == 0


def test_the_last_one_in_goes_on_alone() -> None:
    s = lay(2)
    lay_cards(s, {9: crab(s), 10: crab(s), 11: crab(s), 8: clam(s)})
    Play(s, development_turn(s)).answer("turn", "pass", seat=0)
    Play(s, development_turn(s)).answer("turn", ("buy", 10), seat=1).done()
    Play(s, development_turn(s)).answer("turn", ("buy", 11), seat=1).done()
    assert s.phase == DEVELOPMENT


def test_free_actions_come_before_and_after_the_action() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s)})
    play = Play(s, take_turn(s, 0)).answer("turn", "plant", ("extend", "shipyard"), ("buy", 9))
    assert play.kind == "after"
    play.answer("after", "plant", "done")
    assert play.over
    assert s.stations[0].vents == 2


def test_nothing_is_asked_after_the_action_when_no_free_action_is_left() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s)})
    s.stations[0].vents = 3
    s.stations[0].coins = 5
    assert Play(s, take_turn(s, 0)).answer("turn", ("buy", 9)).over


def test_who_is_alone_in_the_phase_is_asked_once_a_turn() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s), 10: crab(s)})
    s.passed = [1]
    assert Play(s, take_turn(s, 0)).answer("turn", ("buy", 9)).kind == "after"
    s.passed = [1, 2]
    assert Play(s, take_turn(s, 0)).answer("turn", ("buy", 10)).over


def test_the_log_tells_that_the_marker_moves() -> None:
    s = lay(3)
    pass_phase(s, 1)
    pass_phase(s, 2)
    assert facts(s, "takes_nautilus") == [(1,)]
    s.passed = []
    pass_phase(s, 1)
    assert facts(s, "takes_nautilus") == [(1,)]


def test_with_two_seats_the_leftmost_dearest_card_goes_before_each_turn_of_the_holder() -> None:
    s = lay(2)
    cards = {3: clam(s), 6: crab(s), 7: crab(s), 9: crab(s), 10: clam(s), 11: clam(s)}
    lay_cards(s, cards)
    play = Play(s, development_turn(s))
    assert cards[3] in s.gone
    play.answer("turn", ("buy", 11), seat=0).done()
    play = Play(s, development_turn(s))
    assert cards[6] not in s.gone
    play.answer("turn", ("buy", 10), seat=1).done()
    Play(s, development_turn(s))
    assert cards[6] in s.gone
    assert cards[9] not in s.gone


def test_with_three_seats_nothing_is_removed() -> None:
    s = lay(3)
    lay_cards(s, {0: clam(s), 9: crab(s)})
    Play(s, development_turn(s))
    assert facts(s, "removes") == []


def test_the_removal_takes_the_next_column_when_the_first_is_empty() -> None:
    s = lay(2)
    cards = {7: clam(s), 8: crab(s), 10: crab(s), 11: clam(s)}
    lay_cards(s, cards)
    remove_dearest(s)
    assert cards[7] in s.gone
    remove_dearest(s)
    assert cards[10] in s.gone


def test_an_empty_tableau_has_nothing_to_remove() -> None:
    s = lay(2)
    before = s.gone[:]
    remove_dearest(s)
    assert s.gone == before


def test_a_row_emptied_by_the_removal_for_two_sinks_too() -> None:
    s = lay(2)
    lay_cards(s, {1: clam(s), 3: crab(s), 6: crab(s), 9: crab(s)})
    remove_dearest(s)
    assert s.tableau[4] >= 0
    assert s.tableau[1] == EMPTY


def test_after_the_first_pass_the_removal_for_two_stops() -> None:
    s = lay(2)
    lay_cards(s, {9: crab(s), 10: crab(s), 11: crab(s)})
    Play(s, development_turn(s)).answer("turn", "pass", seat=0)
    removed = len(facts(s, "removes"))
    Play(s, development_turn(s)).answer("turn", ("buy", 11), seat=1).done()
    Play(s, development_turn(s))
    assert len(facts(s, "removes")) == removed == 1


def test_taking_a_card_gives_the_card_of_that_field() -> None:
    s = lay(3)
    card = crab(s)
    lay_cards(s, {5: card, 4: clam(s)})
    assert take_card(s, 5) == card
