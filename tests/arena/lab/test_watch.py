from __future__ import annotations

from collections import Counter

import pytest

from fathomfive.arena.lab.trial import Trial
from fathomfive.arena.lab.watch import lead_changes, leader, watch
from fathomfive.arena.match import Match, play_game
from fathomfive.kernel import SetupError, Table

GAMES = {"otys": 2, "deepblue": 3, "neweden": 2, "endeavor": 2, "nemo": 1}


def trial(game: str, seats: int | None = None, **options: str | int) -> Trial:
    return Trial.of(Match.of(game, seats=seats or GAMES[game], bots=["greedy"], options=options, seed=11))


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_is_the_game_that_a_match_plays(game: str) -> None:
    one = watch(trial(game), 1)
    played = play_game(trial(game).match, 1)
    assert one.scores == played.scores
    assert one.questions == played.questions
    assert one.deal == played.deal
    assert sum(one.shares) == pytest.approx(1.0) or one.allied
    assert len(one.leads) == 9 and len(one.chances) == 9 * GAMES[game]
    assert all(offer.picked <= offer.offered for offer in one.offers.values())


def retold(game: str, number: int) -> Table:
    """The same game once more, with all its facts."""
    match = trial(game).match
    table = Table(match.game, match.seats, match.deal(number), match.options, facts=True)
    players = match.players(number)
    while (asked := table.question) is not None:
        table.answer(players[asked.seat].choose(table.seat(asked.seat)), asked.seat)
    return table


@pytest.mark.parametrize("game", ["otys", "deepblue"])
def test_who_begins_is_who_the_rules_say_begins(game: str) -> None:
    for number in range(3):
        begins = next(fact.args[0] for fact in retold(game, number).facts if fact.kind == "begins")
        assert watch(trial(game), number).first == begins


def test_rounds_are_the_games_own_count() -> None:
    assert watch(trial("otys"), 0).rounds == retold("otys", 0).view()["round"]
    assert watch(trial("deepblue"), 0).rounds == retold("deepblue", 0).view()["turns"]
    assert watch(trial("endeavor"), 0).rounds == 6


def test_what_is_taken_is_what_the_facts_tell() -> None:
    table = retold("deepblue", 2)
    crew = table.state.c.crew_ids  # type: ignore[attr-defined]
    hired = Counter((fact.args[0], f"crew-{crew[fact.args[1]]}") for fact in table.facts if fact.kind == "hires")
    taken: Counter[tuple[object, object]] = Counter()
    for (seat, kind, (form, args)), offer in watch(trial("deepblue"), 2).offers.items():
        if kind == "action" and form == "action-hire":
            named = dict(args)["crew"]
            assert isinstance(named, tuple)
            taken[seat, named[0]] += offer.picked
    assert +taken == hired


def test_leads_and_their_changes() -> None:
    assert leader([3, 7, 5]) == 1
    assert leader([7, 7, 5]) == -1
    assert lead_changes([-1, 0, -1, 0, 1, -1, 2]) == 2
    assert lead_changes([]) == 0


def test_varied_options_go_round_deal_by_deal_and_random_is_left_out() -> None:
    match = Match.of("deepblue", seats=2, bots=["greedy", "random"])
    varied = Trial.of(match, ["scenario"])
    scenarios = [varied.match_of(number).options["scenario"] for number in range(16)]
    assert scenarios[0] == scenarios[1] == scenarios[14] != scenarios[2]
    assert len(set(scenarios)) == 7 and "random" not in scenarios


def test_what_cannot_be_varied_is_refused_in_words() -> None:
    match = Match.of("otys", seats=2, bots=["greedy"])
    with pytest.raises(SetupError, match="otys has no option 'weather' to vary; it has sponsors, spy"):
        Trial.of(match, ["weather"])
    with pytest.raises(SetupError, match="goes round in both halves"):
        Trial.of(match, ["spy"]).changed({"spy": "author"}, None)
