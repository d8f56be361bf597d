"""The rule of thumb."""

from __future__ import annotations

import fathomfive as ff
from fathomfive.games.nemo.judge.advise import advise
from fathomfive.games.nemo.rules.actions import action
from fathomfive.games.nemo.rules.trial import attempt
from fathomfive.games.nemo.rules.workshop import new_course
from fathomfive.kernel import Ask, Stream
from tests.games.nemo.scenes import (
    NEMO,
    Play,
    a_table,
    give,
    play_card,
    side,
    treasure,
)


def advice(play: Play) -> object:
    assert isinstance(play.question, Ask)
    return advise(play.s, play.question, Stream(0))


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
    from fathomfive.games.nemo.rules.hoard import lose_treasure

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


def test_another_motive_is_chosen_when_it_would_score_clearly_more() -> None:
    s = a_table(motive="war")
    give(s, "the-abyss", "mariana-trench", "bermuda-triangle", "great-barrier-reef", "deep-sea-vents")
    assert advice(Play(s, new_course(s))) == ("motive", 1)
    s = a_table(motive="war")
    s.tonnage = [[side("victoria")] * 3 for _ in range(6)]
    assert advice(Play(s, new_course(s))) != ("motive", 1)


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


def test_the_first_technology_is_taken_when_it_is_worth_its_price() -> None:
    from fathomfive.games.nemo.rules.setup import set_up
    from tests.games.nemo.scenes import a_new_table

    for level, wanted in (("officer", "no"), ("sailor", "yes")):
        s = a_new_table(motive="science", difficulty=level)
        assert advice(Play(s, set_up(s))) == wanted
