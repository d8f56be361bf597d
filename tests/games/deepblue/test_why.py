"""Why not, and why: what Deep Blue says of things that cannot be chosen, and for those that can."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.dive import dive
from fathomfive.games.deepblue.market import hire
from fathomfive.games.deepblue.sail import sail
from fathomfive.games.deepblue.state import DeepBlueState
from fathomfive.games.deepblue.tables import (
    ANY,
    APPROACHING_STORM,
    BLACK,
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GOLD,
    GOLD_SPOT,
    PRICES,
    RENEWAL,
    SCENARIOS,
    SILVER,
    SILVER_SPOT,
)
from fathomfive.games.deepblue.turn import turn
from fathomfive.kernel import Ask, Closed, Stream, Value
from fathomfive.kernel.state import copy
from fathomfive.kernel.words import LANGUAGES
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
    printed_table,
    sink,
)


def why_not(play: Play) -> dict[str, str]:
    """What is said of each thing that cannot be chosen."""
    return {one.target: GAME.words.text(one.why, "en") for one in GAME.closed(play.s, play.ask)}


def rule(play: Play, target: str) -> str:
    return next(one.rule for one in GAME.closed(play.s, play.ask) if one.target == target)


def why(play: Play, option: Value, language: str = "en") -> str | None:
    phrase = GAME.reason(play.s, play.ask, option)
    return None if phrase is None else GAME.words.text(phrase, language)


# --- why not ---


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
    assert list(why_not(Play(s, hire(s, 0, 0)))) == [f"hand/{fast}"]
    assert list(why_not(Play(s, sail(s, 0)))) == [f"hand/{rich}"]


def test_places_beyond_the_moves_say_how_far_they_are() -> None:
    s = a_table()
    hold(s, 0, crew(s, propeller=2))
    play = Play(s, sail(s, 0)).answer("propel", s.hands[0][0])
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
    play = Play(s, sail(s, 0)).answer("propel", s.hands[0][0]).answer("sail", (0, site))
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


# --- why ---


def test_hiring_names_the_use_of_a_card() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=5))
    shield, fast, rich, late = crew(s, protects=BLUE), crew(s, propeller=3), crew(s, money=2), crew(s, propeller=0)
    offer(s, shield, fast, rich, late)
    play = Play(s, turn(s))
    assert why(play, ("hire", 0)) == "Protection: you stay down when others must surface."
    assert why(play, ("hire", 1)) == "Propellers for 3 moves, again after every rest."
    assert why(play, ("hire", 2)) == "$2 to hire with, again after every rest."
    assert why(play, ("hire", 3)) == "Pays off in long dives only."
    assert why(play, "renew") == "Four new cards, and you take whichever you like."
    s.c.crew_colour[late], s.c.crew_count[late], s.c.crew_points[late] = ANY, 3, 6
    said = why(play, ("hire", 3))
    assert said is not None and said.endswith("points in a dive of 7 stones.")


def test_a_dive_says_who_else_can_come_along() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    play = Play(s, turn(s))
    said = why(play, ("dive", site))
    assert said is not None and said.endswith(", and nobody else can dive along.")
    moor(s, 1, away(s, site, 1))
    moor(s, 2, site)
    said = why(play, ("dive", site))
    assert said is not None and "2 others can dive along" in said


def test_going_on_and_stopping_weigh_the_dangerous_stones() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s)
    moor(s, 0, site)
    play = Play(s, dive(s, 0, site)).draw(GOLD)
    assert why(play, "on") == "No stone in the bag is dangerous yet."
    play.draw(BLACK)
    percent = round(100 * s.bag.pool.count(BLACK) / len(s.bag.pool))
    assert why(play, "on") == f"{percent} % of the stones in the bag are dangerous, with 2 in stones at stake."
    assert why(play, "stop") == f"2 in stones are yours now; {percent} % of the stones in the bag are dangerous."
    hold(s, 0, crew(s, protects=BLACK))
    assert why(play, "on") == f"{percent} % of the stones in the bag are dangerous, and you can protect yourself."


def test_paying_says_what_is_lost() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=3), crew(s, money=2))
    offer(s, *s.market)
    play = Play(s, hire(s, 0, 1))
    more, exact = s.hands[0] if s.c.crew_money[s.hands[0][0]] == 3 else s.hands[0][::-1]
    assert why(play, more) == "$1 of it is lost: $2 was due."
    assert why(play, exact) == "Pays without losing change; $2 was due."


def everything_said(s: DeepBlueState, ask: Ask) -> list[object]:
    reasons = [GAME.reason(s, ask, option) for option in ask.options]
    shut = [(one.target, one.why, one.rule) for one in GAME.closed(s, ask)]
    return [*reasons, *shut]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_said_fits_both_languages_points_at_no_option_and_keeps_secrets(scenario: str) -> None:
    t = ff.Table("deepblue", 4, seed=5, options={"scenario": scenario})
    stream = Stream(5)
    for _ in range(250):
        if t.over:
            break
        ask = t._play.pending
        assert isinstance(ask, Ask)
        s = t.state
        assert isinstance(s, DeepBlueState)
        closed: list[Closed] = GAME.closed(s, ask)
        offered = {GAME.target(s, ask, option) for option in ask.options}
        targets = [one.target for one in closed]
        assert len(set(targets)) == len(targets) <= 40 and not offered & set(targets)
        for language in LANGUAGES:
            assert all(GAME.words.text(one.why, language) for one in closed)
            for option in ask.options:
                phrase = GAME.reason(s, ask, option)
                assert phrase is None or GAME.words.text(phrase, language)
        other = copy(s)
        GAME.redeal(other, ask.seat, stream)
        assert everything_said(s, ask) == everything_said(other, ask)
        t.answer(GAME.advise(s, ask, stream) if stream.below(2) else ask.options[stream.below(len(ask.options))])


# --- the view ---


def test_the_view_tells_the_prices_and_how_the_dive_stands() -> None:
    s = printed_table(scenario=DANGEROUS_REEFS)
    all_stones_in_bag(s)
    assert GAME.view(s, 0)["prices"] == list(PRICES)
    assert GAME.view(s, 0)["renewal"] == RENEWAL
    assert GAME.view(s, 0)["dive"] is None
    site = sink(s, GOLD_SPOT, BLUE_SPOT, points=3)
    moor(s, 0, site)
    moor(s, 1, site, GOLD_SPOT)
    moor(s, 1, site, BLUE_SPOT, boat=1)
    play = Play(s, dive(s, 0, site)).draw(GOLD, BLUE)
    assert play.kind == "go_on"
    gold, scouted = s.c.stone_points[GOLD], s.c.stone_scouted[GOLD]
    dive_now = GAME.view(s, 1)["dive"]
    assert isinstance(dive_now, dict)
    assert dive_now["divers"] == [
        {"seat": 0, "leads": True, "down": True, "cards": 0, "stones": gold, "wreck": 3},
        {"seat": 1, "leads": False, "down": True, "cards": 0, "stones": scouted, "wreck": 0},
    ]
    assert dive_now["warned"] == ["blue"]
    assert (dive_now["dangerous"], dive_now["bag"]) == (s.bag.pool.count(BLUE), len(s.bag.pool))
    assert dive_now["shields"] == {"blue": {"cards": [], "boats": [1]}, "black": {"cards": [], "boats": []}}
    for outside in (2, -1):
        seen = GAME.view(s, outside)["dive"]
        assert isinstance(seen, dict) and seen["shields"] is None


def test_who_has_surfaced_has_no_stones() -> None:
    s = a_table()
    all_stones_in_bag(s)
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, site)
    guard = hold(s, 0, crew(s, protects=BLUE))
    play = Play(s, dive(s, 0, site)).draw(GOLD, BLUE, BLUE)
    play.answer("protect", guard)
    dive_now = GAME.view(s, 0)["dive"]
    assert isinstance(dive_now, dict) and isinstance(dive_now["divers"], list)
    assert [(diver["down"], diver["stones"]) for diver in dive_now["divers"] if isinstance(diver, dict)] == [
        (True, s.c.stone_points[GOLD]),
        (False, 0),
    ]
