"""The solo game against Deep Thought (NE-12)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, CRAB, KRAKEN, OXYGEN, RESEARCH
from fathomfive.games.neweden.rules.auction import auction
from fathomfive.games.neweden.rules.automaton import activate_everything, develop
from fathomfive.games.neweden.rules.development import development_turn
from fathomfive.games.neweden.rules.market import black_market
from fathomfive.games.neweden.rules.play import end_round, make_ready
from fathomfive.games.neweden.rules.scoring import final_scoring, ranks, score_bonus, worth
from fathomfive.games.neweden.rules.state import AUCTION, DEVELOPMENT, EMPTY, MARKET, SCORING, SETUP, NewEdenState
from fathomfive.games.neweden.rules.verbs import harm, place, place_arriving

from .scenes import Play, clam, crab, deal, facts, give, kraken, lay, lay_auction, lay_cards, plain_research


def test_deep_thought_starts_with_10_coins_all_extensions_no_plant_and_the_marker() -> None:
    s = lay(1)
    machine = s.stations[1]
    assert len(s.stations) == 2
    assert machine.coins == 10
    assert machine.extended == [0, 0, 1, 1, 1, 1]
    assert machine.vents == 3
    assert s.nautilus == 1
    assert machine.arms[KRAKEN] == [s.c.extension_kraken]
    assert machine.arms[OXYGEN][-1] == s.c.extension_card


def test_its_plant_stays_covered_in_every_round() -> None:
    s = lay(1)
    make_ready(s, 1)
    make_ready(s, 0)
    assert (s.stations[1].vents, s.stations[0].vents) == (3, 0)


def test_alone_the_removal_for_two_comes_before_the_turns_of_the_holder() -> None:
    s = lay(1)
    cards = {3: clam(s), 6: crab(s), 10: clam(s), 11: crab(s)}
    lay_cards(s, cards)
    Play(s, development_turn(s))
    assert cards[3] in s.gone
    assert s.stations[1].arms[CRAB] == [cards[11]]
    Play(s, development_turn(s)).answer("turn", ("buy", 10), seat=0).done()
    assert len(facts(s, "removes")) == 1


def test_it_takes_the_rightmost_then_cheapest_card_and_pays_nothing() -> None:
    s = lay(1)
    cards = {2: clam(s), 5: crab(s), 9: kraken(s), 10: clam(s)}
    lay_cards(s, cards)
    Play(s, develop(s, 1))
    assert s.stations[1].arms[CRAB] == [cards[5]]
    assert s.stations[1].coins == 10


@pytest.mark.parametrize(("field", "damage"), [(2, 2), (5, 4), (8, 5), (11, 6)])
def test_it_takes_damage_and_repair_of_the_rows(field: int, damage: int) -> None:
    s = lay(1)
    lay_cards(s, {field: clam(s), field - 1: clam(s)})
    s.stations[1].damage = 5
    Play(s, develop(s, 1))
    assert s.stations[1].damage == damage


def test_a_row_emptied_by_deep_thought_sinks_too() -> None:
    s = lay(1)
    cards = {3: clam(s), 8: clam(s)}
    lay_cards(s, cards)
    Play(s, develop(s, 1))
    assert s.tableau[6] == cards[3]


def test_it_gets_3_points_for_each_research_card() -> None:
    s = lay(1)
    lay_cards(s, {11: plain_research(s), 10: clam(s)})
    Play(s, develop(s, 1))
    assert s.stations[1].points == 3


def test_research_of_deep_thought_acts_as_anybodys() -> None:
    s = lay(1)
    card = plain_research(s, placed=[(6, 1, OXYGEN), (3, 4, -1)])
    assert Play(s, place(s, 1, card)).over
    assert s.stations[0].damage == 2
    assert s.stations[1].damage == 4


def test_with_an_empty_tableau_it_activates_everything_in_one_action() -> None:
    s = lay(1)
    machine = give(s, 1, crab(s, 3, coins=9), clam(s, 2, points=5), kraken(s, 2, repair=4))
    machine.damage = 10
    Play(s, development_turn(s))
    assert (machine.coins, machine.points, machine.damage) == (19, 5, 3)
    assert s.turn == 0
    assert s.passed == []


def test_in_the_turn_after_it_passes_and_gets_3_points_if_first() -> None:
    s = lay(1)
    s.nautilus = 0
    s.turn = 1
    Play(s, develop(s, 1))
    Play(s, develop(s, 1))
    assert s.passed == [1]
    assert s.nautilus == 1
    assert s.stations[1].points == 3


def test_passing_after_the_player_gives_it_nothing() -> None:
    s = lay(1)
    s.turn = 0
    Play(s, development_turn(s)).answer("turn", "pass")
    assert (s.nautilus, s.stations[0].points) == (0, 3)
    Play(s, development_turn(s))
    Play(s, development_turn(s))
    assert s.phase == MARKET
    assert s.stations[1].points == 0


def market(s: NewEdenState) -> Play:
    s.phase = MARKET
    play = Play(s, black_market(s))
    while play.kind in ("module", "own_module"):
        play.answer(play.kind, play.options[0])
    return play


def test_on_the_black_market_it_gets_nothing_and_one_row_stays_empty() -> None:
    s = lay(1)
    before = [arm[:] for arm in s.stations[1].arms]
    play = market(s).together("market", {0: ()})
    assert play.over
    assert s.stations[1].arms == before
    play = Play(s, auction(s))
    while play.kind == "module":
        play.answer("module", play.options[0])
    assert EMPTY not in s.tableau[:3]
    assert s.tableau[3:6] == [EMPTY] * 3
    assert EMPTY not in s.tableau[6:]
    assert len(s.deck) == 6


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_difficulty_gives_it_cards_without_coins_or_damage(difficulty: int) -> None:
    s = lay(1, difficulty)
    deal(s, *[clam(s) for _ in range(6)])
    market(s)
    machine = s.stations[1]
    assert len(machine.arms[CLAM]) == difficulty
    assert (machine.coins, machine.damage) == (10, 0)


def locked(s: NewEdenState, *rows: int) -> Play:
    s.phase = AUCTION
    s.sold = [0, 0, 0, 0]
    s.deck.pool = [plain_research(s) for _ in range(12)]
    play = Play(s, auction(s))
    while play.kind == "module":
        play.answer("module", play.options[0])
    return play.answer("lock", tuple(rows), seat=0)


def test_the_player_locks_two_rows_and_the_upper_of_the_others_comes_first() -> None:
    s = lay_auction(1)
    play = locked(s, 0, 2)
    assert s.sold == [1, 0, 1, 0]
    assert s.lot == 1
    play.answer("bid", 0)
    assert s.sold == [1, 1, 1, 0]
    play = Play(s, auction(s)).answer("bid", 0)
    assert play.over
    assert s.phase == SCORING


def test_it_bids_half_its_coins_and_one_more_beats_it() -> None:
    s = lay_auction(1)
    s.stations[1].coins = 9
    play = locked(s, 0, 1)
    assert [option for option in play.options if isinstance(option, int)] == [0, 5]
    play.answer("bid", 5)
    while play.kind == "place":
        play.answer("place", play.options[0])
    assert s.stations[0].coins == 5
    assert len(s.stations[0].arms[RESEARCH]) == 3
    assert s.stations[1].coins == 9


def test_if_it_wins_it_pays_places_and_activates_nothing() -> None:
    s = lay_auction(1)
    s.stations[1].coins = 9
    give(s, 1, clam(s))
    locked(s, 0, 1).answer("bid", 0)
    machine = s.stations[1]
    assert machine.coins == 5
    assert len(machine.arms[RESEARCH]) == 3
    assert machine.staffed[CLAM] == [0]


def test_a_bid_of_0_does_not_win() -> None:
    s = lay_auction(1)
    s.stations[1].coins = 1
    play = locked(s, 0, 1)
    assert [option for option in play.options if isinstance(option, int)] == [0, 1]
    play.answer("bid", 0)
    assert s.stations[1].arms[RESEARCH] == []
    assert facts(s, "unsold") == [(3,)]


def test_the_player_who_wins_an_empty_row_activates_three_times() -> None:
    s = lay_auction(1)
    give(s, 0, clam(s, 9))
    play = locked(s, 0, 2).answer("bid", 6)
    assert play.ask.about == (3,)


def test_final_scoring_is_unchanged_for_it() -> None:
    s = lay(1)
    machine = give(s, 1, clam(s, end=4))
    machine.coins = 12
    final_scoring(s)
    assert machine.points == 6
    machine.damage = 3
    final_scoring(s)
    assert machine.points == 6 + 2
    assert machine.collapsed


def test_phase_d_is_unchanged_for_it() -> None:
    s = lay(1)
    machine = give(s, 1, clam(s), crab(s))
    machine.staffed = [[1], [1], [1]]
    s.bonus = [s.c.bonus_ids.index("bonus-clam-points"), s.c.bonus_ids.index("bonus-crab-coins")]
    end_round(s)
    assert (machine.points, machine.coins) == (2, 11)
    assert machine.staffed == [[0], [0], [0]]
    assert s.phase == SETUP


def test_the_rows_are_turned_up_before_the_player_locks_two() -> None:
    s = lay_auction(1)
    s.stations[0].left = [clam(s), crab(s), kraken(s)]
    mine = s.stations[0].left[:]
    s.deck.pool = [plain_research(s) for _ in range(6)]
    play = Play(s, auction(s))
    while play.kind == "module":
        play.answer("module", play.options[0])
    assert play.kind == "lock"
    assert s.tableau[:3] == mine
    assert min(s.tableau[6:]) >= 0


def test_it_places_the_cards_of_a_row_from_left_to_right() -> None:
    s = lay_auction(1)
    row = [clam(s), clam(s), clam(s)]
    s.stations[1].arriving = row[:]
    assert Play(s, place_arriving(s, 1)).over
    assert s.stations[1].arms[CLAM] == row


def test_bonus_cards_pay_deep_thought_too() -> None:
    s = lay(1)
    give(s, 0, clam(s))
    machine = give(s, 1, clam(s), clam(s))
    s.bonus = [s.c.bonus_ids.index("bonus-clam-points"), s.c.bonus_ids.index("bonus-clam-coins")]
    score_bonus(s)
    assert (s.stations[0].points, s.stations[0].coins) == (2, 11)
    assert (machine.points, machine.coins) == (4, 12)


def test_staffed_means_for_it_what_it_activated_in_the_third_round() -> None:
    s = lay(1)
    give(s, 1, crab(s), crab(s))
    award = plain_research(s)
    s.c.final[award] = [(8, 3, CRAB)]
    give(s, 1, award)
    assert worth(s, 1) == 0
    list(activate_everything(s, 1))
    assert worth(s, 1) == 6


def test_beyond_15_it_loses_the_outermost_card_of_its_longest_arm() -> None:
    s = lay(1)
    machine = give(s, 1, clam(s), crab(s))
    machine.damage = 15
    assert Play(s, harm(s, 1, 1)).over
    assert len(machine.arms[OXYGEN]) == 2
    give(s, 1, clam(s), clam(s))
    assert Play(s, harm(s, 1, 1)).over
    assert len(machine.arms[CLAM]) == 2


def test_its_coins_are_open() -> None:
    s = lay(1)
    stations = GAME.rules.view(s, 0)["stations"]
    assert isinstance(stations, list) and isinstance(stations[1], dict)
    assert stations[1]["coins"] == 10


@pytest.mark.parametrize(
    ("mine", "theirs", "rank"),
    [((30, 2), (29, 0), 1), ((30, 2), (30, 3), 1), ((30, 3), (30, 3), 2), ((29, 0), (30, 9), 2)],
)
def test_the_player_wins_with_more_points_or_as_many_and_less_damage(
    mine: tuple[int, int], theirs: tuple[int, int], rank: int
) -> None:
    s = lay(1)
    s.phase = DEVELOPMENT
    for station, (points, damage) in zip(s.stations, (mine, theirs), strict=True):
        station.points, station.damage = points, damage
    assert ranks(s) == [rank]
    assert GAME.rules.scores(s) == [mine[0]]
