from __future__ import annotations

import pytest

from fathomfive import SetupError, Table
from fathomfive.arena import Match, play_game
from fathomfive.arena.match import derived
from fathomfive.bots import seeded


def _match(*bots: str, seats: int, seed: int = 7) -> Match:
    return Match.of("deepblue", seats=seats, bots=bots, seed=seed)


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    match = _match("random:seed=1", "random:seed=2", "greedy", seats=3)
    assert match.ways == 3
    first = match.lineup(0)
    assert first == ("random:seed=1", "random:seed=2", "greedy")
    assert match.lineup(1) == ("greedy", "random:seed=1", "random:seed=2")
    assert match.lineup(2) == ("random:seed=2", "greedy", "random:seed=1")
    assert match.lineup(3) == first


def test_every_way_to_sit_plays_the_same_deal() -> None:
    match = _match("greedy", "random", seats=4)
    assert match.ways == 2
    deals = [match.deal(number) for number in range(6)]
    assert deals[0] == deals[1] == 7
    assert deals[2] == deals[3]
    assert len(set(deals)) == 3


def test_alike_bots_play_a_new_deal_every_game() -> None:
    match = _match("greedy", seats=3)
    assert match.bots == ("greedy",) * 3
    assert len({match.deal(number) for number in range(50)}) == 50


def test_matches_with_neighbouring_seeds_share_no_deals() -> None:
    one = {_match("greedy", seats=2, seed=1).deal(number) for number in range(200)}
    two = {_match("greedy", seats=2, seed=2).deal(number) for number in range(200)}
    assert not one & two


def test_a_bot_keeps_its_stream_in_all_games_of_a_deal() -> None:
    match = _match("random", "greedy", seats=2)
    assert repr(match.players(0)[0]) == repr(match.players(1)[1])
    assert repr(match.players(0)[0]) != repr(match.players(2)[0])


def test_a_short_list_of_bots_is_repeated_in_turn() -> None:
    assert _match("greedy", "random", seats=5).bots == ("greedy", "random", "greedy", "random", "greedy")


@pytest.mark.parametrize(
    ("bots", "seats", "seed", "reason"),
    [
        ((), 2, 0, "at least one bot"),
        (("random", "random", "greedy"), 2, 0, "3 bots for 2 seats"),
        (("oracle",), 2, 0, "no bot 'oracle'"),
        (("random",), 9, 0, "2 to 5 seats, not 9"),
        (("random",), 2, -1, "a seed is a whole number"),
    ],
)
def test_impossible_matches_are_refused(bots: tuple[str, ...], seats: int, seed: int, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        _match(*bots, seats=seats, seed=seed)


def test_a_seed_in_the_settings_of_a_bot_is_respected() -> None:
    assert repr(seeded("random:seed=3", 9)) == "Random(seed=3)"
    assert repr(seeded("random", 9)) == "Random(seed=9)"


def test_derived_seeds_are_small_enough_for_json_and_differ() -> None:
    seeds = {derived(5, deal, position) for deal in range(20) for position in range(5)}
    assert len(seeds) == 100
    assert max(seeds) < 1 << 48


def test_a_game_gives_scores_ranks_questions_and_its_record() -> None:
    result = play_game(_match("random", seats=3), 0, record=True)
    assert result.record is not None
    answers = result.record["answers"]
    assert isinstance(answers, list)
    asked_of_seats = [entry for entry in answers if isinstance(entry, list) and entry[0] != -1]
    assert result.questions == len(asked_of_seats)
    replayed = Table.replay(result.record)
    assert replayed.over
    assert (replayed.scores, replayed.ranks) == (result.scores, result.ranks)
    assert replayed.names == ["random 1", "random 2", "random 3"]


def test_a_game_has_no_record_unless_wanted() -> None:
    assert play_game(_match("random", seats=2), 0).record is None


def test_facts_can_be_counted() -> None:
    result = play_game(_match("random", seats=2), 0, collect=dives)
    assert result.counts["dives"] > 0


def dives(table: Table) -> dict[str, int]:
    return {"dives": sum(fact.kind == "dives" for fact in table.facts)}
