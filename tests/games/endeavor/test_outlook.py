from __future__ import annotations

import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.judge import allies
from fathomfive.games.endeavor.judge.features import Race, able, haul, leads, preparations
from fathomfive.games.endeavor.judge.outlook import outlook
from fathomfive.games.endeavor.judge.situation import Situation, time_left
from fathomfive.games.endeavor.rules.state import ACT, PREPARE, ROUND, EndeavorState
from fathomfive.kernel import Stream, Table

from .positions import COORDINATION, INGENUITY, INSPIRATION, REPUTATION, disc, hire, sea


def late(seats: int = 2, difficulty: str = "easy") -> EndeavorState:
    """The last round, with nothing left to do."""
    s = sea(seats, difficulty=difficulty)
    s.round = 7 if seats == 1 else 6
    s.hold = [0] * seats
    return s


@pytest.mark.parametrize(("seats", "mode"), [(1, "versus"), (2, "versus"), (3, "versus"), (2, "together")])
@pytest.mark.parametrize("scenario", [1, 6, 8, 10])
def test_chances_and_numbers_are_sound_at_every_question(seats: int, mode: str, scenario: int) -> None:
    table = Table("endeavor", seats, 40 + scenario, {"scenario": scenario, "mode": mode})
    stream = Stream(scenario)
    lengths = set()
    while not table.over:
        chances = table.game.judge.outlook(table.state)
        assert all(0 <= chance <= 1 for chance in chances)
        if table.game.rules.allied(table.state):
            assert len(set(chances)) == 1
        else:
            assert sum(chances) == pytest.approx(1)
        for seat in range(seats):
            numbers = table.game.judge.features(table.state, seat)
            lengths.add(len(numbers))
            assert all(-2 <= number <= 5 for number in numbers)
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
    assert len(lengths) == 1


def test_rivals_who_stand_alike_have_the_same_chance_but_for_the_order_of_turns() -> None:
    s = late()
    assert outlook(s) == pytest.approx([0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("attribute", [REPUTATION, INSPIRATION, COORDINATION, INGENUITY])
def test_a_track_further_up_is_better(attribute: int) -> None:
    s = sea()
    before = outlook(s)[0]
    s.tracks[0][attribute] += 4
    assert outlook(s)[0] > before


def test_a_lead_in_points_counts_for_more_at_the_end() -> None:
    early, end = sea(), late()
    for s in (early, end):
        s.owner = [0 if points > 0 else -1 for points in s.sheet.hex_points]
    assert outlook(end)[0] > outlook(early)[0] > 0.5


def test_a_majority_within_reach_is_seen_before_it_is_won() -> None:
    s = sea()
    disc(s, 1, "the-sea-star/s1")
    race = Race(s)
    assert leads(s, 0, race) < 0 < leads(s, 1, race)


def test_a_seat_will_prepare_once_more_until_it_has_done_so_this_round() -> None:
    s = sea()
    s.phase, s.wave, s.prepared = PREPARE, 1, 1
    assert [preparations(s, seat) for seat in (0, 1)] == [5, 4]
    s.phase = ACT
    assert [preparations(s, seat) for seat in (0, 1)] == [4, 4]


def test_time_runs_out_round_by_round() -> None:
    s = sea()
    left = []
    for s.round, s.phase in ((1, PREPARE), (1, ACT), (1, ROUND), (2, PREPARE), (6, ACT)):
        left.append(time_left(s))
    assert left == [1.0, 5.5 / 6, 5 / 6, 5 / 6, 0.5 / 6]


def test_the_crew_brings_in_what_discs_allow() -> None:
    s = sea()
    hire(s, 0, "pilot")
    two = haul(Situation(s, 0))
    s.hold[0] = 1
    one = haul(Situation(s, 0))
    s.hold[0] = 0
    assert two >= one > 0 == haul(Situation(s, 0))


def test_skills_count_the_crew_that_can_do_an_action() -> None:
    s = sea()
    hire(s, 0, "navigator")
    assert able(s, 0) == [0.5, 0.5, 0.25, 0.25, 0.25]


def test_at_least_so_many_of_several_goals() -> None:
    assert allies.at_least([], 0) == 1
    assert allies.at_least([0.5, 0.5], 2) == 0.25
    assert allies.at_least([1.0, 0.0, 0.2], 2) == pytest.approx(0.2)
    assert allies.at_least([0.3], 2) == 0


def test_a_joint_goal_is_likelier_with_more_of_it_and_with_more_time() -> None:
    assert allies.chance(3, 10, 0.5) < allies.chance(5, 10, 0.5) < allies.chance(5, 10, 1.0)
    assert allies.chance(9, 10, 0.0) < 0.5 < allies.chance(10, 10, 0.0)


def test_an_easier_game_is_likelier_won() -> None:
    easy, hard = late(1, difficulty="easy"), late(1, difficulty="legendary")
    assert GAME.judge.outlook(easy)[0] > GAME.judge.outlook(hard)[0]


def test_a_reached_goal_is_good_for_the_group() -> None:
    s = sea(2, mode="together")
    before = GAME.judge.outlook(s)
    s.owner[: len(s.owner) // 2] = [0] * (len(s.owner) // 2)
    after = GAME.judge.outlook(s)
    assert before[0] == before[1] and after[0] > before[0]
