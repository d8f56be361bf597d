"""The rule of thumb, and the odds behind it."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.nemo import worth
from fathomfive.games.nemo.actions import action
from fathomfive.games.nemo.bridge import hand_on, take_stone
from fathomfive.games.nemo.crowding import look_around, risk
from fathomfive.games.nemo.nautilus import lose_any
from fathomfive.games.nemo.odds import HITS, LEAST, MISSES, band_of, of_table, of_test, open_book
from fathomfive.games.nemo.state import NemoState
from fathomfive.games.nemo.thumb import advise
from fathomfive.games.nemo.trial import attempt
from fathomfive.games.nemo.workshop import new_course
from fathomfive.kernel import Ask
from tests.games.nemo.scenes import (
    CONTENT,
    CREW,
    EASTERN_PACIFIC,
    HULL,
    NEMO,
    NORTH_ATLANTIC,
    Play,
    a_table,
    give,
    play_card,
    put,
    side,
    treasure,
)


def advice(play: Play) -> object:
    assert isinstance(play.question, Ask)
    return advise(play.s, play.question)


def test_hits_and_misses_cover_all_36_rolls() -> None:
    for hits, misses in zip(HITS, MISSES, strict=True):
        assert hits + sum(misses) == 36
    assert HITS[7 - LEAST] == 21
    assert HITS[2 - LEAST] == 35
    assert MISSES[7 - LEAST][0] == 1
    assert MISSES[7 - LEAST][1] == 8


def test_the_odds_of_a_test_and_of_the_table_are_exact() -> None:
    s = a_table()
    b = open_book(s)
    assert of_test(b, 7, [], 36.0, 0.0) == pytest.approx(21)
    assert of_table(b, 0, [], [36.0, 0.0, 0.0, 0.0, 0.0]) == pytest.approx(1)
    assert of_table(b, 0, [], [0.0, 36.0, 0.0, 0.0, 0.0]) == pytest.approx(14)
    assert of_table(b, 0, [], [0.0, 0.0, 36.0, 0.0, 0.0]) == pytest.approx(11)
    assert of_table(b, 0, [], [0.0, 0.0, 0.0, 36.0, 0.0]) == pytest.approx(9)
    assert of_table(b, 0, [], [0.0, 0.0, 0.0, 0.0, 36.0]) == pytest.approx(1)
    assert of_table(b, -3, [], [36.0, 0.0, 0.0, 0.0, 0.0]) == pytest.approx(10)
    assert [band_of(result) for result in (2, 3, 6, 7, 8, 9, 11, 12)] == [0, 1, 1, 2, 2, 3, 3, 4]


def test_exerting_the_last_of_a_resource_is_seen_as_dangerous() -> None:
    s = a_table()
    s.resources[NEMO] = 1
    test = Play(s, attempt(s, 11, [NEMO]))
    s.cards = [0]
    assert advice(test) == "roll"


def test_a_sure_thing_needs_no_help_and_a_deadly_one_takes_any() -> None:
    s = a_table()
    s.resources[2] = 2
    test = play_card(s, "whales").answer("roll", 4, 4)
    assert advice(test) != "accept"
    s = a_table()
    test = play_card(s, "underwater-forest").answer("roll", 1, 3)
    assert advice(test) == "accept"


def test_the_least_treasure_is_given_away() -> None:
    from fathomfive.games.nemo.hoard import lose_treasure

    s = a_table(motive="explore")
    give(s, "the-abyss", "barnacles", "pearls")
    assert advice(Play(s, lose_treasure(s, 1))) == treasure("barnacles")


def test_the_sea_is_searched_where_a_stone_lies() -> None:
    s = a_table()
    s.stones[s.nautilus] = 1
    assert advice(Play(s, action(s))) == "search"


def test_a_turn_without_anything_to_do_ends() -> None:
    s = a_table()
    s.ap = 0
    assert advice(Play(s, action(s))) == "end"


def test_room_becomes_precious_when_it_runs_out() -> None:
    s = a_table()
    wide = look_around(s).clearing[2][NORTH_ATLANTIC]
    for ocean in range(12):
        s.ships[ocean] = [1] * s.c.spaces[ocean]
    tight = look_around(s).clearing[2][NORTH_ATLANTIC]
    assert tight > wide + 10
    assert risk(0) > risk(1) > risk(9) == 0


def test_points_are_worth_what_the_motive_says() -> None:
    for motive, wonder in zip(("science", "explore", "anti-imperialism", "war"), (4, 7, 3, 2), strict=True):
        s = a_table(motive=motive)
        s.act = 2
        assert worth.treasure(s, treasure("the-abyss")) == wonder


def test_another_motive_is_chosen_when_it_would_score_clearly_more() -> None:
    s = a_table(motive="war")
    give(s, "the-abyss", "mariana-trench", "bermuda-triangle")
    assert advice(Play(s, new_course(s))) == ("motive", 1)
    s = a_table(motive="war")
    s.tonnage = [[side("victoria")] * 3 for _ in range(6)]
    assert advice(Play(s, new_course(s))) != ("motive", 1)


def test_losing_the_last_of_a_resource_is_doom() -> None:
    s = a_table()
    s.resources[CREW] = 1
    assert worth.losing(s, CREW, 1) > 50
    assert worth.notoriety(s, 40) < -100


def test_the_bot_finishes_games_and_beats_chance() -> None:
    points = {"greedy": 0, "random": 0}
    for bot in points:
        for seed in range(3):
            table = ff.Table("nemo", 1, seed, {"difficulty": "sailor"})
            player = ff.bots.make(f"{bot}:seed={seed}")
            while not table.over:
                table.answer(player.choose(table.seat(0)))
            points[bot] += table.state.turn  # type: ignore[attr-defined]
    assert points["greedy"] > points["random"]


def test_every_effect_of_the_content_has_a_worth() -> None:
    s = a_table(at=EASTERN_PACIFIC)
    put(s, "victoria")
    s.cards = [0]
    for todo in [*CONTENT.card_pass, *CONTENT.card_fail, *CONTENT.card_play, *CONTENT.treasure_effect]:
        assert -400 < worth.run(s, todo) < 200


def test_the_first_technology_is_taken_when_it_is_worth_its_price() -> None:
    from fathomfive.games.nemo.setup import set_up
    from tests.games.nemo.scenes import a_new_table

    for level, wanted in (("officer", "no"), ("sailor", "yes")):
        s = a_new_table(motive="science", difficulty=level)
        assert advice(Play(s, set_up(s))) == wanted


# --- the captaincy ---


def a_rivalry() -> NemoState:
    """Three rivals; the second has a stone, and the first is captain."""
    s = a_table(3, mode="semi")
    s.captain = 0
    s.own_stones = [0, 1, 0]
    return s


def test_a_captain_hands_on_when_that_earns_a_stone_of_the_leading_rival() -> None:
    s = a_rivalry()
    assert advice(Play(s, hand_on(s))) == "hand"
    s.own_stones = [2, 0, 0]
    assert advice(Play(s, hand_on(s))) == "stay"
    s.own_stones = [0, 1, 2]
    assert advice(Play(s, take_stone(s, 0))) == 2
    s = a_table(3)
    assert advice(Play(s, hand_on(s))) == "stay"


def test_a_costly_blunder_is_stopped_and_seized_from_a_stubborn_captain() -> None:
    s = a_rivalry()
    s.resources = [1, 9, 9]
    pay = Play(s, lose_any(s, 1)).answer(NEMO)
    assert (pay.seat, pay.kind) == (1, "stop")
    choice = advice(pay)
    assert choice in (("instead", CREW), ("instead", HULL))
    pay.answer(choice)
    assert advice(pay) == "yes"
    assert advice(pay.answer("no")) == "yes"


def test_a_captain_who_chooses_well_is_left_alone_and_follows_no_folly() -> None:
    s = a_rivalry()
    s.resources = [1, 9, 9]
    pay = Play(s, lose_any(s, 1)).answer(HULL)
    assert advice(pay) == "pass"
    pay.answer(("instead", NEMO))
    assert advice(pay) == "no"
    assert advice(pay.answer("no")) == "no"
