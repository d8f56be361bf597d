"""Round scoring (NE-7), the course of the game (NE-3), final scoring (NE-11)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, GROUPS, KRAKEN, OXYGEN
from fathomfive.games.neweden.rules.free import turn_tile
from fathomfive.games.neweden.rules.play import end_round, make_ready, play
from fathomfive.games.neweden.rules.scoring import final_scoring, ranks, score_bonus
from fathomfive.games.neweden.rules.state import AUCTION, DEVELOPMENT, MARKET, SCORING, SETUP, NewEdenState
from fathomfive.kernel import Table
from fathomfive.kernel.conformance import wander

from .scenes import (
    clam,
    crab,
    facts,
    give,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    oxygen,
    plain_research,
    research,
    shipyard,
)


def bonus(s: NewEdenState, group: str, what: str) -> int:
    return s.c.bonus_ids.index(f"bonus-{group}-{what}")


def test_a_round_has_four_phases_and_a_game_three_rounds() -> None:
    table = Table("neweden", 2, seed=2, facts=True)
    seen: list[tuple[int, int]] = []
    while not table.over:
        state = table.state
        assert isinstance(state, NewEdenState)
        if (state.round, state.phase) not in seen:
            seen.append((state.round, state.phase))
        asked = table.questions[0]
        table.answer("pass" if asked.kind == "turn" else asked.options[0], asked.seat)
    assert seen == [(number, phase) for number in (1, 2, 3) for phase in (DEVELOPMENT, MARKET, AUCTION)]
    kinds = [fact.kind for fact in table.facts]
    assert kinds.count("round") == kinds.count("scores_round") == 3
    assert kinds[-1] == "ends"


@pytest.mark.parametrize(("what", "coins", "points"), [("coins", 13, 0), ("points", 10, 6)])
def test_a_bonus_card_pays_for_each_matching_card(what: str, coins: int, points: int) -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s), clam(s), crab(s))
    s.bonus = [bonus(s, "clam", what)]
    score_bonus(s)
    assert (s.stations[0].coins, s.stations[0].points) == (coins, points)
    assert (s.stations[1].coins, s.stations[1].points) == (10, 0)
    assert facts(s, "bonus_pays") == [(0, s.bonus[0], max(coins - 10, points))]


def test_both_bonus_cards_pay_and_every_group_can_match() -> None:
    s = lay(2)
    give(s, 0, crab(s), clam(s), kraken(s), shipyard(s), oxygen(s, 1), plain_research(s))
    for group in GROUPS:
        s.stations[0].points = 0
        s.bonus = [bonus(s, group, "points"), bonus(s, "crab", "coins")]
        score_bonus(s)
        assert s.stations[0].points == (6 if group == "oxygen" else 2)
    assert s.stations[0].coins == 16


def test_start_and_extension_oxygen_count_for_bonus_cards_and_the_kraken_extension_does_not() -> None:
    s = lay(2)
    turn_tile(s, 0, KRAKEN)
    turn_tile(s, 1, OXYGEN)
    s.bonus = [bonus(s, "oxygen", "points"), bonus(s, "kraken", "points")]
    score_bonus(s)
    assert [station.points for station in s.stations] == [4, 6]


def test_after_a_round_deeple_return_oxygen_is_turned_up_and_the_plant_is_free() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    station.dome, station.staffed[CLAM] = 0, [1]
    station.used = [1, 1]
    station.vents = 2
    make_ready(s, 0)
    assert (station.dome, station.lying[CLAM], station.staffed[CLAM]) == (1, [0], [0])
    assert station.used == [0, 0]
    assert station.vents == 0


def test_deeple_of_destroyed_modules_return_too() -> None:
    s = lay(2)
    s.stations[0].dome, s.stations[0].spent = 0, 1
    make_ready(s, 0)
    assert (s.stations[0].dome, s.stations[0].spent) == (1, 0)


def test_unsold_cards_go_to_the_box_and_the_next_round_begins() -> None:
    s = lay_auction(2)
    card = clam(s)
    lay_cards(s, {4: card})
    s.phase = SCORING
    end_round(s)
    assert card in s.gone
    assert (s.phase, s.round) == (SETUP, 1)
    assert not s.over


def test_after_the_third_round_deeple_stay_and_the_game_is_scored() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    station.dome, station.staffed[CLAM] = 0, [1]
    s.round, s.phase = 3, SCORING
    list(play(s))
    assert s.over
    assert station.staffed[CLAM] == [1]
    assert facts(s, "ends") == [()]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_every_5_coins_are_a_point(coins: int, points: int) -> None:
    s = lay(2)
    s.stations[0].coins = coins
    final_scoring(s)
    assert s.stations[0].points == points


def test_plus_symbols_count_before_minus_symbols() -> None:
    s = lay(2)
    station = give(s, 0, *[kraken(s) for _ in range(16)], crab(s))
    station.damage = 15
    final_scoring(s)
    assert station.bears == 14
    assert station.collapsed


def test_a_collapsed_station_keeps_track_and_coin_points_only() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, end=5))
    station.points, station.coins, station.damage = 16, 6, 1
    final_scoring(s)
    assert station.collapsed
    assert station.points == 17
    assert facts(s, "collapses") == [(0, 1, 0)]


def test_a_collapsed_station_gets_nothing_for_staffed_modules() -> None:
    s = lay(2)
    station = give(s, 0, crab(s), research(s, "crab-3"))
    station.staffed[0] = [1]
    station.damage, station.coins = 1, 0
    final_scoring(s)
    assert station.points == 0


def test_a_stable_station_adds_the_points_of_its_final_scoring_boxes() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, end=2), crab(s, end=3), kraken(s, end=1), shipyard(s, end=4), oxygen(s, 1, end=1))
    station.coins = 0
    final_scoring(s)
    assert station.points == station.value == 11


def test_example_16_points_6_coins_and_a_station_of_21_make_38() -> None:
    s = lay(2)
    station = give(
        s, 0, clam(s, end=1), kraken(s, end=5), oxygen(s, 2, end=3), plain_research(s, end=8), crab(s, end=4)
    )
    station.points, station.coins, station.damage = 16, 6, 0
    final_scoring(s)
    assert station.value == 21
    assert station.points == 38


def test_most_points_win_and_less_damage_breaks_a_tie() -> None:
    s = lay(4)
    for station, points, damage in zip(s.stations, (30, 40, 40, 12), (0, 5, 3, 0), strict=True):
        station.points, station.damage = points, damage
    assert ranks(s) == [3, 2, 1, 4]


def test_equal_points_and_damage_share_the_rank() -> None:
    s = lay(3)
    for station, points in zip(s.stations, (20, 20, 8), strict=True):
        station.points = points
    assert ranks(s) == [1, 1, 3]
    assert GAME.rules.scores(s) == [20, 20, 8]


def test_points_are_known_to_everybody_while_the_game_goes_on() -> None:
    table = Table("neweden", 3, 5)
    wander(table, 120)
    assert not table.over
    assert max(table.scores) > 0
    for viewer in (None, 0, 1, 2):
        assert table.known_scores(viewer) == table.scores
