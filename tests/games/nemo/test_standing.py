"""Answers that may stand: how long each holds, and what asks anew."""

from __future__ import annotations

from typing import cast

import fathomfive as ff
from fathomfive.games.nemo.rules.actions import action
from fathomfive.games.nemo.rules.bridge import hand_on
from fathomfive.games.nemo.rules.combat import fight
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.nemo.rules.trial import attempt
from fathomfive.kernel import Ask, Stand
from tests.games.nemo.scenes import NEMO, Play, a_table, give, put, treasure


def offered(play: Play) -> tuple[object, ...]:
    """What the pending question lets stand: the option, until when, and what would be news."""
    stand = play.ask.stand
    assert isinstance(stand, Stand)
    return stand.option, stand.until, stand.news


def test_the_captain_may_be_let_be_for_a_turn() -> None:
    s = a_table(2, mode="semi")
    s.captain = 0
    s.own_stones = [0, 1]
    stop = Play(s, action(s)).answer("end")
    assert (stop.kind, offered(stop)) == ("stop", ("pass", "turn", ()))


def test_turns_may_end_by_themselves_while_nothing_but_free_things_is_left() -> None:
    s = a_table()
    s.ap = 0
    people = (("sacrifice", 0), ("sacrifice", 1), ("sacrifice", 2))
    assert offered(Play(s, action(s))) == ("end", "", people)
    give(s, "sea-charts")
    assert offered(Play(s, action(s))) == ("end", "", (*people, ("treasure", treasure("sea-charts"))))
    s.ap = 1
    assert Play(s, action(s)).ask.stand is None


def test_who_stays_captain_is_asked_again_when_another_seat_has_stones() -> None:
    s = a_table(3, mode="semi")
    s.captain = 0
    assert offered(Play(s, hand_on(s))) == ("stay", "", ())
    s.own_stones = [2, 0, 1]
    assert offered(Play(s, hand_on(s))) == ("stay", "", (2,))


def test_staking_nothing_may_stand_for_tests_of_one_kind() -> None:
    s = a_table()
    card = Play(s, attempt(s, 9, [NEMO]))
    ramming = Play(s, fight(s, put(s, "donau"), "bold"))
    assert offered(card)[:2] == offered(ramming)[:2] == ("roll", "turn")
    assert offered(card)[2] != offered(ramming)[2]


def test_help_may_be_declined_for_good_only_where_the_roll_is_a_success() -> None:
    s = a_table()
    assert Play(s, attempt(s, 9, [])).answer(3, 4).ask.stand is None
    s.ap = 5
    rest = Play(s, action(s)).answer("rest", "roll", 3, 4)
    assert (rest.kind, offered(rest)) == ("help", ("accept", "", ()))


def test_tonnage_may_stand_for_an_act_and_spending_nothing_while_no_treasure_is_new() -> None:
    s = a_table()
    give(s, "gold-coins")
    spoils = Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 6, 6)
    assert (spoils.kind, offered(spoils)) == ("spoils", ("tonnage", "act", ()))
    spend = Play(s, action(s)).answer("rest", "roll")
    assert (spend.kind, offered(spend)) == ("spend_treasure", ("none", "", (treasure("gold-coins"),)))


def test_a_table_gives_the_answers_that_stand() -> None:
    questions = []
    for standing in (False, True):
        table = ff.Table("nemo", 3, 11, {"mode": "semi"})
        bot = ff.bots.make("greedy:seed=1")
        count = 0
        while (ask := table.pending) is not None and cast(NemoState, table.state).turn < 12:
            assert isinstance(ask, Ask)
            count += 1
            answer = bot.choose(table.seat(ask.seat))
            table.answer(answer, standing=standing and ask.stand is not None and ask.stand.option == answer)
        questions.append(count)
    assert questions[1] < 0.8 * questions[0]
