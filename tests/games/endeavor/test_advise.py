from __future__ import annotations

import pytest

from fathomfive import bots
from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.judge import prospects
from fathomfive.games.endeavor.judge.advise import judge
from fathomfive.games.endeavor.judge.situation import Situation
from fathomfive.games.endeavor.rules import turn
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import Ask, Stream, Table, Value

from .positions import Play, hire, sea, space


def winner(seats: int, scenario: int, seed: int, thumb_seat: int) -> bool:
    table = Table("endeavor", seats, seed, {"scenario": scenario})
    players = [bots.make(f"{'greedy' if seat == thumb_seat else 'random'}:seed={seed + seat}") for seat in range(seats)]
    while not table.over:
        asked = table.question
        assert asked is not None
        table.answer(players[asked.seat].choose(table.seat(asked.seat)))
    return table.ranks[thumb_seat] == 1


@pytest.mark.parametrize("scenario", range(1, 11))
def test_the_rule_of_thumb_beats_random_play(scenario: int) -> None:
    assert winner(2, scenario, 70 + scenario, scenario % 2)


def test_the_rule_of_thumb_does_not_pass_while_it_can_act() -> None:
    s = sea()
    play = Play(s, turn.take_turn(s, 0))
    answer = GAME.advise(s, play.ask, Stream(0))
    assert isinstance(answer, tuple) and answer[:2] == ("crew", 0)


def test_the_rule_of_thumb_protects_what_pays_more() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 3
    hire(s, 0, "ecologist")
    options: list[Value] = [space("kelp-forest/c1"), space("kelp-forest/c2"), "skip"]
    assert GAME.advise(s, Ask(0, "conserve", options), Stream(0)) == space("kelp-forest/c1")


def test_the_rule_of_thumb_saves_a_disc_when_no_crew_can_do_anything() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    s.spent[0] = [1]
    hire(s, 0, "pilot")
    assert GAME.advise(s, Play(s, turn.take_turn(s, 0)).ask, Stream(0)) == "pass"


def test_work_in_a_zone_counts_fully_if_a_free_crew_can_do_it() -> None:
    s = sea(zones={"C1": "calm-seas"})
    cell = s.sheet.cell("C1")
    hire(s, 0, "sonar-operator")
    able = prospects.of_zone(Situation(s, 0), cell)
    s.spent[0] = [1, 1]
    later = prospects.of_zone(Situation(s, 0), cell)
    s.round = 6
    assert able > later > prospects.of_zone(Situation(s, 0), cell) == 0


@pytest.mark.parametrize(("seats", "scenario"), [(1, 7), (2, 6)])
def test_what_is_remembered_for_one_option_is_right_for_the_next(seats: int, scenario: int) -> None:
    table = Table("endeavor", seats, 11, {"scenario": scenario})
    stream = Stream(5)
    while not table.over:
        ask, s = table.asks[0], table.state
        assert isinstance(s, EndeavorState)
        shared = Situation(s, ask.seat)
        for option in ask.options:
            assert judge(shared, ask, option) == judge(Situation(s, ask.seat), ask, option)
        table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
