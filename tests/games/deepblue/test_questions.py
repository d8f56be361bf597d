"""Deep Blue's questions in words: prompts and labels in both languages, and what options point at."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    BEST_OF_THE_BEST,
    BLUE,
    BLUE_SPOT,
    GOLD,
    GOLD_SPOT,
    GUARD_SPOT,
    RED_SPOT,
    SILVER,
    SILVER_SPOT,
    TROUBLED_WATERS,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.market import hire, renew
from fathomfive.games.deepblue.rules.sail import sail
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from fathomfive.games.deepblue.words.phrases import piece
from fathomfive.kernel import Value
from fathomfive.kernel.words import LANGUAGES
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    away,
    crew,
    hold,
    moor,
    offer,
    sink,
)

EN, DE = "en", "de"


def prompt(play: Play, language: str = EN) -> str:
    return GAME.catalogue.text(GAME.prompt(play.s, play.ask), language)


def labels(play: Play, language: str = EN) -> list[str]:
    return [GAME.catalogue.text(GAME.label(play.s, play.ask, option), language) for option in play.options]


def targets(play: Play) -> dict[Value, str | None]:
    return {option: GAME.target(play.s, play.ask, option) for option in play.options}


def name(s: DeepBlueState, kind: str, value: int, language: str = EN) -> str:
    return GAME.catalogue.text(piece(s, kind, value), language)


def is_worded(play: Play) -> None:
    for language in LANGUAGES:
        assert prompt(play, language)
        assert all(labels(play, language))


def at_the_wreck(*spots: int, scenario: int = TROUBLED_WATERS, city: bool = False) -> tuple[DeepBlueState, int]:
    s = a_table(2, scenario)
    site = sink(s, *spots, city=city)
    all_stones_in_bag(s)
    moor(s, 0, site)
    return s, site


def test_the_actions_name_card_price_wreck_and_place() -> None:
    s, site = at_the_wreck()
    offer(s, *[crew(s) for _ in range(4)])
    hold(s, 0, crew(s, money=4), crew(s, propeller=1))
    taking = Play(s, turn(s))
    is_worded(taking)
    texts = dict(zip(taking.options, labels(taking), strict=True))
    assert texts["hire", 3] == f"Hire the {name(s, 'crew', s.market[3])} for $3"
    assert texts["renew"] == "Renew the market for $4 and take a new card"
    assert name(s, "wreck", s.wrecks[site]) in texts["dive", site]
    assert name(s, "node", site) in texts["dive", site]
    assert targets(taking) == {
        ("hire", 0): "market/0",
        ("hire", 1): "market/1",
        ("hire", 2): "market/2",
        ("hire", 3): "market/3",
        "renew": "deck",
        "sail": None,
        "rest": "resting/0",
        ("dive", site): f"node/{site}",
    }


def test_paying_says_what_is_left_to_pay_and_what_each_card_brings() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    coin, other = hold(s, 0, crew(s, money=2)), hold(s, 0, crew(s, money=3))
    s.tokens[0] = 1
    paying = Play(s, hire(s, 0, 3)).answer("pay", "token")
    is_worded(paying)
    assert prompt(paying) == "Pay $3: $2 to go"
    assert labels(paying) == [f"{name(s, 'crew', coin)} ($2)", f"{name(s, 'crew', other)} ($3, $1 of it lost)"]
    assert targets(paying) == {coin: f"hand/{coin}", other: f"hand/{other}"}


def test_a_token_is_an_option_of_its_own() -> None:
    s = a_table()
    s.tokens[0] = 2
    engine, coin = hold(s, 0, crew(s, propeller=1)), hold(s, 0, crew(s, money=1))
    sailing = Play(s, sail(s, 0))
    is_worded(sailing)
    assert targets(sailing) == {engine: f"hand/{engine}", "token": "tokens/0"}
    offer(s, crew(s))
    paying = Play(s, hire(s, 0, 0))
    is_worded(paying)
    assert targets(paying) == {coin: f"hand/{coin}", "token": "tokens/0"}


def test_taking_a_card_after_a_renewal_names_the_cards() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    hold(s, 0, crew(s, money=4))
    taking = Play(s, renew(s, 0)).let_nature()
    is_worded(taking)
    for slot, label in enumerate(labels(taking)[:4]):
        card = s.market[slot]
        alone = s.market.count(card) == 1
        assert label == name(s, "crew", card) + ("" if alone else f" (slot {slot + 1})")
    assert labels(taking)[4] == "Take none of them"
    assert (targets(taking)[2], targets(taking)["nobody"]) == ("market/2", None)


def test_sailing_says_how_many_moves_are_left_and_how_far_each_place_is() -> None:
    s = a_table()
    engine = hold(s, 0, crew(s, propeller=2))
    hold(s, 0, crew(s, propeller=1))
    casting = Play(s, sail(s, 0))
    is_worded(casting)
    casting.answer("propel", engine)
    is_worded(casting)
    assert targets(casting)["cast_off"] is None
    sailing = casting.answer("propel", "cast_off")
    is_worded(sailing)
    near, far = away(s, s.c.harbour, 1), away(s, s.c.harbour, 2)
    texts = dict(zip(sailing.options, labels(sailing), strict=True))
    assert "2 moves left" in prompt(sailing)
    assert texts[0, near].endswith("1 move")
    assert texts[0, far].endswith("2 moves")
    assert targets(sailing)[0, far] == f"node/{far}"


def test_a_course_out_and_back_is_said_to_take_two_moves() -> None:
    s, site = at_the_wreck(GOLD_SPOT)
    hold(s, 0, crew(s, propeller=3))
    sailing = Play(s, sail(s, 0))
    texts = dict(zip(sailing.options, labels(sailing), strict=True))
    assert texts[0, site].endswith("2 moves")


def test_courses_tell_hidden_wrecks_from_known_ones_without_naming_them() -> None:
    s, site = at_the_wreck()
    moor(s, 0, away(s, site, 1))
    hold(s, 0, crew(s, propeller=4))
    sailing = Play(s, sail(s, 0))
    texts = dict(zip(sailing.options, labels(sailing), strict=True))
    assert name(s, "wreck", s.wrecks[site]) in texts[0, site]
    hidden = next(node for node in s.c.deep_sites if s.wrecks[node] == -2 and (0, node) in texts)
    assert "uncharted" in texts[0, hidden]


def test_scout_spots_are_named_and_pointed_at() -> None:
    s, site = at_the_wreck(GOLD_SPOT, RED_SPOT)
    moor(s, 0, away(s, site, 1))
    hold(s, 0, crew(s, propeller=1))
    scouting = Play(s, sail(s, 0)).answer("sail", (0, site))
    is_worded(scouting)
    assert labels(scouting) == ["Gold spot: 5 instead of 2 VP a stone", "Red spot: 10 instead of 4 VP a stone"]
    assert name(s, "node", site) in prompt(scouting)
    assert targets(scouting) == {0: f"spot/{site}/0", 1: f"spot/{site}/1"}


def test_rushing_names_the_places_between_which_a_boat_moves() -> None:
    s, site = at_the_wreck()
    near = away(s, site, 1)
    moor(s, 1, near, boat=1)
    rushing = Play(s, dive(s, 0, site))
    is_worded(rushing)
    assert name(s, "node", site) in prompt(rushing)
    assert name(s, "node", near) in labels(rushing)[0]
    assert targets(rushing) == {1: "boat/1/1", "stay": None}


def test_protecting_names_the_hazard_and_the_means() -> None:
    s, site = at_the_wreck(BLUE_SPOT)
    moor(s, 0, site, BLUE_SPOT)
    card = hold(s, 0, crew(s, protects=BLUE))
    protecting = Play(s, dive(s, 0, site)).draw(BLUE, BLUE)
    is_worded(protecting)
    assert name(s, "stone", BLUE) in prompt(protecting)
    assert labels(protecting)[0] == f"Play the {name(s, 'crew', card)}"
    assert labels(protecting)[2] == "Surface: the dive ends"
    assert targets(protecting) == {card: f"hand/{card}", ("spot", 0): "boat/0/0", "surface": None}


def test_crew_cards_say_how_many_points_they_bring() -> None:
    s, site = at_the_wreck()
    card = hold(s, 0, crew(s, colour=SILVER, points=7))
    playing = Play(s, dive(s, 0, site)).draw(SILVER)
    is_worded(playing)
    assert labels(playing)[0] == f"{name(s, 'crew', card)} (+7 VP)"
    assert targets(playing) == {card: f"hand/{card}", "done": None}


def test_going_on_says_how_many_stones_are_up() -> None:
    s, site = at_the_wreck()
    deciding = Play(s, dive(s, 0, site)).draw(GOLD, SILVER)
    is_worded(deciding)
    assert prompt(deciding).startswith("2 stones")
    assert targets(deciding) == {"on": "bag", "stop": "bell"}


def test_with_the_best_of_the_best_a_crew_card_says_what_it_really_brings() -> None:
    s, site = at_the_wreck(scenario=BEST_OF_THE_BEST, city=True)
    hold(s, 0, crew(s, colour=SILVER, points=7))
    assert labels(Play(s, dive(s, 0, site)).draw(SILVER))[0].endswith("(+11 VP)")


def test_two_spots_that_protect_are_told_apart() -> None:
    s, site = at_the_wreck(BLUE_SPOT, GUARD_SPOT)
    moor(s, 0, site, BLUE_SPOT)
    moor(s, 0, site, GUARD_SPOT, boat=1)
    texts = labels(Play(s, dive(s, 0, site)).draw(BLUE, BLUE))
    assert len(set(texts)) == len(texts)


def test_two_boats_at_one_place_on_different_spots_are_told_apart() -> None:
    s, site = at_the_wreck(GOLD_SPOT, SILVER_SPOT)
    moor(s, 0, site, GOLD_SPOT)
    moor(s, 0, site, SILVER_SPOT, boat=1)
    hold(s, 0, crew(s, propeller=1))
    texts = labels(Play(s, sail(s, 0)))
    assert len(set(texts)) == len(texts)


def test_two_cards_alike_are_told_apart_by_their_slots_where_they_cost_the_same() -> None:
    s = a_table()
    twin = crew(s, copies=2)
    offer(s, crew(s), twin, twin, crew(s))
    hold(s, 0, crew(s, money=4))
    texts = labels(Play(s, turn(s)))
    assert f"Hire the {name(s, 'crew', twin)} for $2, slot 2" in texts
    assert f"Hire the {name(s, 'crew', twin)} for $2, slot 3" in texts
    assert f"{name(s, 'crew', twin, DE)} anheuern ($2, Platz 3)" in labels(Play(s, turn(s)), DE)
    s.market[0], s.market[1] = s.market[1], s.market[0]
    texts = labels(Play(s, turn(s)))
    assert f"Hire the {name(s, 'crew', twin)} for $1" in texts
    assert f"Hire the {name(s, 'crew', twin)} for $2" in texts


def test_two_new_cards_alike_are_told_apart_by_their_slots() -> None:
    s = a_table()
    twin = crew(s, copies=2)
    hold(s, 0, crew(s, money=4))
    for card in s.market:
        if card >= 0:
            s.deck.add(card)
    offered = [s.deck.pool[0], twin, s.deck.pool[-1], twin]
    s.market = [-1, -1, -1, -1]
    offer(s, crew(s))
    taking = Play(s, renew(s, 0)).answer("crew", *offered)
    assert labels(taking)[1] == f"{name(s, 'crew', twin)} (slot 2)"
    assert labels(taking, DE)[3] == f"{name(s, 'crew', twin, DE)} (Platz 4)"
    assert len(set(labels(taking))) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_boats_on_spots_alike_are_told_apart_by_their_numbers(language: str) -> None:
    s = a_table(2)
    here, near = next((a, b) for a in s.c.deep_sites for b in s.c.neighbours[a] if b in s.c.deep_sites)
    sink(s, SILVER_SPOT, SILVER_SPOT, node=here)
    sink(s, node=near)
    s.boats[0], s.spots[0] = [here, here], [0, 1]
    hold(s, 0, crew(s, propeller=1))
    texts = labels(Play(s, sail(s, 0)), language)
    assert len(texts) > 2 and len(set(texts)) == len(texts)
    moor(s, 1, near)
    texts = labels(Play(s, dive(s, 1, near)), language)
    assert len(texts) == 3 and len(set(texts)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_spots_alike_that_protect_are_told_apart_by_their_boats(language: str) -> None:
    s, site = at_the_wreck(BLUE_SPOT, BLUE_SPOT)
    s.boats[0], s.spots[0] = [site, site], [0, 1]
    texts = labels(Play(s, dive(s, 0, site)).draw(BLUE, BLUE), language)
    assert len(texts) == 3 and len(set(texts)) == 3


def test_in_troubled_waters_the_leader_is_offered_two_more_stones() -> None:
    calm, site = at_the_wreck()
    assert labels(Play(calm, dive(calm, 0, site)).draw(SILVER))[0] == "One more stone, no danger yet"
    city, site = at_the_wreck(scenario=TROUBLED_WATERS, city=True)
    assert labels(Play(city, dive(city, 0, site)).draw(SILVER, SILVER))[0].startswith("Two more stones, ")
