"""Answers that stand in Otys: a step goes on by itself until something new can be done in it."""

from __future__ import annotations

import fathomfive as ff
from fathomfive.games.otys.rules.state import OtysState, X
from fathomfive.kernel import Stand
from tests.games.otys.positions import (
    ENGINEER,
    METAL_EXPERT,
    Play,
    hold,
    offer,
    station,
    store,
    table,
    take_turn,
)


def standing(play: Play) -> Stand:
    stand = play.ask.stand
    assert stand is not None
    return stand


def holds(given: Stand, now: Stand) -> bool:
    """Whether an answer that was left standing then answers the question now."""
    return given.option == now.option and not given.until and set(now.news) <= set(given.news)


def test_step_1_goes_on_by_itself_but_a_sponsor_is_always_asked_for() -> None:
    s = table()
    play = take_turn(s, 1)
    assert "sponsor" in play.options
    assert play.ask.stand is None
    play.answer("sponsor")
    assert play.options == ["propeller", "activate"]
    assert standing(play).option == "activate"


def test_what_stands_is_asked_again_with_more_batteries_and_not_with_fewer() -> None:
    s = table()
    s.players[0].batteries = 2
    given = standing(take_turn(s, 1, "activate", "done"))
    for batteries, still in ((1, True), (2, True), (3, False)):
        s = table()
        s.players[0].batteries = batteries
        assert holds(given, standing(take_turn(s, 1, "activate", "done"))) == still


def test_what_stands_is_asked_again_when_another_contract_can_be_filled() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 5, metal=2)
    given = standing(take_turn(s, 1, "activate", "done"))
    s = table()
    assert holds(given, standing(take_turn(s, 1, "activate", "done")))
    s = table()
    offer(s, "seed-bank")
    store(s, 0, 5, plant=2)
    assert not holds(given, standing(take_turn(s, 1, "activate", "done")))


def test_step_2_goes_on_by_itself_only_where_the_diver_can_do_nothing() -> None:
    s = table()
    hold(s, 0, "archive")
    s.players[0].credits = 0
    station(s, 0, ENGINEER, 3)
    play = take_turn(s, 3, "activate")
    assert (play.ask.kind, play.options, standing(play).option) == ("effect", ["done"], "done")
    s = table()
    station(s, 0, METAL_EXPERT, 3)
    assert take_turn(s, 3, "activate").ask.stand is None


def test_copied_divers_may_surface_without_asking_their_owner() -> None:
    s = table(author=True)
    station(s, 1, METAL_EXPERT, 3)
    play = take_turn(s, 3, "activate", ("copy", 1, METAL_EXPERT), "done")
    assert (play.ask.seat, standing(play).option) == (1, "surface")


def test_one_key_is_used_unasked_unless_a_private_contract_is_held() -> None:
    s = table()
    s.players[0].track, s.players[0].keys = [1, 2, 3, 4, X], [5]
    assert take_turn(s).ask.kind == "step-1"
    s = table()
    s.players[0].track, s.players[0].keys = [1, 2, 3, 4, X], [5]
    hold(s, 0, "archive")
    assert take_turn(s).options == [5]


def test_a_player_who_lets_everything_be_is_asked_for_keys_and_sponsors_alone() -> None:
    t = ff.Table("otys", 2, seed=6)
    kinds: list[str] = []
    for _ in range(60):
        asked = t.question
        assert asked is not None
        kinds.append(asked.kind)
        still = asked.stand is not None
        option = asked.stand if asked.stand is not None else asked.options[0 if asked.kind == "key" else -1]
        t.answer(option, asked.seat, standing=still)
    s = t.state
    assert isinstance(s, OtysState)
    assert kinds.count("step-3") == 2, "one for each seat: nobody got another battery"
    assert s.round > 8
