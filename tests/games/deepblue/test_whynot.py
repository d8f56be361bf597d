"""Why not: what Deep Blue says of things that cannot be chosen."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    ANY,
    APPROACHING_STORM,
    BLACK,
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GOLD,
    GOLD_SPOT,
    SILVER,
    SILVER_SPOT,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.market import hire
from fathomfive.games.deepblue.rules.sail import sail
from fathomfive.games.deepblue.rules.turn import turn
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    away,
    crew,
    hold,
    hold_starter,
    moor,
    offer,
    open_water,
    sink,
)


def why_not(play: Play) -> dict[str, str]:
    """What is said of each thing that cannot be chosen."""
    return {one.target: GAME.catalogue.text(one.why, "en") for one in GAME.closed(play.s, play.ask)}


def rule(play: Play, target: str) -> str:
    return next(one.rule for one in GAME.closed(play.s, play.ask) if one.target == target)


def test_crew_that_is_too_dear_says_its_price_and_the_money_in_hand() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=2))
    play = Play(s, turn(s))
    said = why_not(play)
    assert said["market/3"] == "Costs $3; your hand and tokens pay $2."
    assert said["deck"] == "Costs $4; your hand and tokens pay $2."
    assert "market/2" not in said
    assert rule(play, "market/3") == "DB-4.2"


def test_an_empty_market_cannot_be_renewed_for_any_money() -> None:
    s = a_table()
    hold(s, 0, crew(s, copies=2, money=5))
    offer(s)
    assert why_not(Play(s, turn(s)))["deck"] == "The market is empty: there is nothing to renew."


def test_who_has_no_propeller_cannot_sail_and_with_a_token_can() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=1))
    play = Play(s, turn(s))
    assert (
        why_not(play)["boat/0/0"]
        == why_not(play)["boat/0/1"]
        == ("No card in your hand has a propeller, and you have no bonus token.")
    )
    s.tokens[0] = 1
    assert "boat/0/0" not in why_not(Play(s, turn(s)))


def test_resting_needs_a_card_that_rests() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=1))
    assert "resting/0" not in why_not(Play(s, turn(s)))
    for card in s.resting[0][:]:
        hold_starter(s, 0, card)
    assert why_not(Play(s, turn(s)))["resting/0"] == "None of your cards is resting."


def test_a_dive_needs_a_boat_at_a_wreck_that_was_seen() -> None:
    s = a_table()
    site = sink(s, SILVER_SPOT)
    moor(s, 0, away(s, site, 1))
    moor(s, 0, open_water(s), boat=1)
    hold(s, 0, crew(s, money=1))
    said = why_not(Play(s, turn(s)))
    assert said[f"node/{site}"] == "None of your boats lies here; the nearest is 1 move away."
    assert said[f"node/{open_water(s)}"] == "Your boat lies here, but there is no wreck to dive to."
    hidden = next(node for node in s.c.deep_sites if s.wrecks[node] == -2)
    assert said[f"node/{hidden}"].startswith("Nobody has seen this wreck")
    moor(s, 0, site)
    assert f"node/{site}" not in why_not(Play(s, turn(s)))


def test_cards_without_money_do_not_pay_and_cards_without_propeller_do_not_sail() -> None:
    s = a_table()
    rich, fast = crew(s, money=1), crew(s, propeller=1)
    hold(s, 0, rich, fast)
    s.tokens[0] = 1
    assert list(why_not(Play(s, hire(s, 0, 0)))) == [f"hand/{fast}"]
    assert list(why_not(Play(s, sail(s, 0)))) == [f"hand/{rich}"]


def test_places_beyond_the_moves_say_how_far_they_are() -> None:
    s = a_table()
    hold(s, 0, crew(s, propeller=2))
    play = Play(s, sail(s, 0))
    far = away(s, s.c.harbour, 3)
    said = why_not(play)
    assert said[f"node/{far}"] == "3 moves away; you have 2 left."
    assert said[f"node/{s.c.harbour}"].startswith("Your boat lies here")
    assert f"node/{away(s, s.c.harbour, 2)}" not in said


def test_scout_spots_that_are_taken_or_alike_say_so() -> None:
    s = a_table()
    site = sink(s, SILVER_SPOT, GOLD_SPOT, BLUE_SPOT, BLUE_SPOT)
    moor(s, 1, site, GOLD_SPOT)
    start = away(s, site, 1)
    moor(s, 0, start)
    hold(s, 0, crew(s, propeller=1))
    play = Play(s, sail(s, 0)).answer("sail", (0, site))
    assert why_not(play) == {
        f"spot/{site}/1": "A boat holds this scout spot.",
        f"spot/{site}/3": "Like another free scout spot: choose that one.",
    }


@pytest.mark.parametrize(
    ("scenario", "moves", "said", "by"),
    [
        (DANGEROUS_REEFS, 2, "2 moves away; boats rush from 1 move away at most.", "DB-7.5"),
        (APPROACHING_STORM, 3, "3 moves away; boats rush from 2 moves away at most.", "DB-9.5"),
    ],
)
def test_boats_too_far_away_to_rush_say_how_far(scenario: int, moves: int, said: str, by: str) -> None:
    s = a_table(scenario=scenario)
    site = sink(s, city=scenario == APPROACHING_STORM)
    moor(s, 0, site)
    moor(s, 1, away(s, site, 1))
    moor(s, 1, away(s, site, moves), boat=1)
    play = Play(s, dive(s, 0, site))
    assert play.seat == 1
    assert why_not(play) == {"boat/1/1": said}
    assert rule(play, "boat/1/1") == by


def test_a_boat_at_the_dive_and_one_just_like_another_need_not_rush() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    moor(s, 0, away(s, site, 1), boat=1)
    for boat in (0, 1):
        moor(s, 1, away(s, site, 1), boat=boat)
    play = Play(s, dive(s, 0, site))
    assert why_not(play) == {"boat/0/0": "This boat is at the dive already."}
    play.answer("rush", "stay")
    assert why_not(play) == {"boat/1/1": "Lies just as your other boat: send that one."}


def test_cards_and_spots_of_another_colour_do_not_protect() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site, GOLD_SPOT)
    air, beast = crew(s, protects=BLUE), crew(s, protects=BLACK)
    hold(s, 0, air, beast)
    play = Play(s, dive(s, 0, site)).draw(BLUE, BLUE)
    said = why_not(play)
    assert set(said) == {f"hand/{beast}", "boat/0/0"}
    assert said["boat/0/0"] == "Gold spot: does not protect from this (Air shortage)."


def test_crew_whose_stones_have_not_come_says_what_it_waits_for() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s)
    moor(s, 0, site)
    ready = crew(s, colour=SILVER, points=1)
    gold = crew(s, colour=GOLD, count=2, points=5)
    many = crew(s, colour=ANY, count=8, points=5)
    payer = crew(s, money=1)
    hold(s, 0, ready, gold, many, payer)
    play = Play(s, dive(s, 0, site)).draw(SILVER)
    assert {target: text for target, text in why_not(play).items() if target != f"hand/{payer}"} == {
        f"hand/{gold}": "Needs 2 × Gold; 0 drawn so far.",
        f"hand/{many}": "Needs 8 stones; 1 drawn so far.",
    }
    assert why_not(play)[f"hand/{payer}"].endswith("brings no points in a dive.")
