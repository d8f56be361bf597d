"""Deep Blue in words: every question, option, fact and piece, in both languages, and what options point at."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.dive import dive
from fathomfive.games.deepblue.market import hire, renew
from fathomfive.games.deepblue.phrases import FACTS, describe_crew, piece
from fathomfive.games.deepblue.sail import sail
from fathomfive.games.deepblue.setup import set_up
from fathomfive.games.deepblue.state import DeepBlueState
from fathomfive.games.deepblue.tables import (
    ANY,
    BEST_OF_THE_BEST,
    BLACK,
    BLUE,
    BLUE_SPOT,
    COLOURS,
    GOLD,
    GOLD_SPOT,
    GUARD_SPOT,
    RED_SPOT,
    SCENARIOS,
    SILVER,
    SILVER_SPOT,
    SPOTS,
    TROUBLED_WATERS,
)
from fathomfive.games.deepblue.turn import rest, turn
from fathomfive.kernel import Fact, Phrase, Value
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
    printed_table,
    sink,
    told,
    unset_table,
)

EN, DE = "en", "de"


def prompt(play: Play, language: str = EN) -> str:
    return GAME.words.text(GAME.prompt(play.s, play.ask), language)


def labels(play: Play, language: str = EN) -> list[str]:
    return [GAME.words.text(GAME.label(play.s, play.ask, option), language) for option in play.options]


def targets(play: Play) -> dict[Value, str | None]:
    return {option: GAME.target(play.s, play.ask, option) for option in play.options}


def name(s: DeepBlueState, kind: str, value: int, language: str = EN) -> str:
    return GAME.words.text(piece(s, kind, value), language)


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


# --- questions ---


def test_the_actions_name_card_price_wreck_and_place() -> None:
    s, site = at_the_wreck()
    offer(s, *[crew(s) for _ in range(4)])
    hold(s, 0, crew(s, money=4), crew(s, propeller=1))
    taking = Play(s, turn(s))
    is_worded(taking)
    texts = dict(zip(taking.options, labels(taking), strict=True))
    assert texts["hire", 3] == f"Hire the {name(s, 'crew', s.market[3])} for $3"
    assert texts["renew"] == "Renew the market for $4"
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
    coin = hold(s, 0, crew(s, money=2))
    s.tokens[0] = 1
    paying = Play(s, hire(s, 0, 3)).answer("pay", "token")
    is_worded(paying)
    assert prompt(paying) == "Pay $3: $2 to go"
    assert labels(paying) == [f"{name(s, 'crew', coin)} ($2)"]
    assert targets(paying) == {coin: f"hand/{coin}"}


def test_a_token_is_an_option_of_its_own() -> None:
    s = a_table()
    s.tokens[0] = 2
    sailing = Play(s, sail(s, 0))
    is_worded(sailing)
    assert targets(sailing) == {"token": "tokens/0"}
    offer(s, crew(s))
    paying = Play(s, hire(s, 0, 0))
    is_worded(paying)
    assert targets(paying) == {"token": "tokens/0"}


def test_taking_a_card_after_a_renewal_names_the_cards() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    coin = hold(s, 0, crew(s, money=4))
    taking = Play(s, renew(s, 0)).answer("pay", coin).let_nature()
    is_worded(taking)
    assert labels(taking) == [name(s, "crew", card) for card in s.market]
    assert targets(taking)[2] == "market/2"


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
    engine = hold(s, 0, crew(s, propeller=3))
    sailing = Play(s, sail(s, 0)).answer("propel", engine)
    texts = dict(zip(sailing.options, labels(sailing), strict=True))
    assert texts[0, site].endswith("2 moves")


def test_courses_tell_hidden_wrecks_from_known_ones_without_naming_them() -> None:
    s, site = at_the_wreck()
    moor(s, 0, away(s, site, 1))
    engine = hold(s, 0, crew(s, propeller=4))
    sailing = Play(s, sail(s, 0)).answer("propel", engine)
    texts = dict(zip(sailing.options, labels(sailing), strict=True))
    assert name(s, "wreck", s.wrecks[site]) in texts[0, site]
    hidden = next(node for node in s.c.deep_sites if s.wrecks[node] == -2 and (0, node) in texts)
    assert "uncharted" in texts[0, hidden]


def test_scout_spots_are_named_and_pointed_at() -> None:
    s, site = at_the_wreck(GOLD_SPOT, RED_SPOT)
    moor(s, 0, away(s, site, 1))
    engine = hold(s, 0, crew(s, propeller=1))
    scouting = Play(s, sail(s, 0)).answer("propel", engine).answer("sail", (0, site))
    is_worded(scouting)
    assert labels(scouting) == [name(s, "spot", GOLD_SPOT), name(s, "spot", RED_SPOT)]
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
    assert labels(protecting)[0] == name(s, "crew", card)
    assert targets(protecting) == {card: f"hand/{card}", ("spot", 0): "boat/0/0", "surface": None}


def test_crew_cards_say_how_many_points_they_bring() -> None:
    s, site = at_the_wreck()
    card = hold(s, 0, crew(s, colour=SILVER, points=7))
    playing = Play(s, dive(s, 0, site)).draw(SILVER)
    is_worded(playing)
    assert labels(playing)[0] == f"{name(s, 'crew', card)} (+7)"
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
    assert labels(Play(s, dive(s, 0, site)).draw(SILVER))[0].endswith("(+11)")


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
    engine = hold(s, 0, crew(s, propeller=1))
    texts = labels(Play(s, sail(s, 0)).answer("propel", engine))
    assert len(set(texts)) == len(texts)


# --- nature ---


def test_natures_questions_and_outcomes_have_words() -> None:
    s = unset_table()
    s.scenario = -1
    play = Play(s, set_up(s))
    kinds: set[str] = set()
    while not play.over:
        kinds.add(play.kind)
        for language in LANGUAGES:
            assert GAME.words.text(Phrase(f"nature-{play.kind}"), language)
            for option in play.options:
                assert GAME.words.text(GAME.outcome(s, play.kind, option), language)
        play.answer(play.kind, play.options[0])
    assert kinds == {"scenario", "wreck", "crew", "first"}
    assert GAME.words.text(GAME.outcome(s, "own_crew", s.c.starters[0]), EN) == name(s, "crew", s.c.starters[0])
    assert GAME.words.text(GAME.outcome(s, "stone", GOLD), EN) == name(s, "stone", GOLD)


# --- facts ---


@pytest.mark.parametrize("kind", sorted(FACTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words(kind: str, language: str) -> None:
    s = printed_table()
    fact = Fact(kind, tuple([1] * len(FACTS[kind])))
    text = GAME.words.text(GAME.phrase(s, fact, ["Ada", "Bo", "Cy"]), language)
    assert text
    assert ("Bo" in text) == ("seat" in FACTS[kind] and kind != "returns")


def test_everything_told_is_a_known_fact() -> None:
    s, site = at_the_wreck()
    Play(s, dive(s, 0, site)).draw(GOLD).stop()
    Play(s, rest(s, 0)).let_nature()
    assert s.listener is not None
    for fact in s.listener:
        assert len(fact.args) == len(FACTS[fact.kind])
    assert told(s, "dives") == [(0, site)]


# --- pieces ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_and_all_but_crew_a_sentence(language: str) -> None:
    s = printed_table()
    counts = {
        "stone": len(COLOURS),
        "spot": len(SPOTS),
        "node": len(s.c.node_ids),
        "wreck": len(s.c.wreck_ids),
        "crew": len(s.c.crew_ids),
        "scenario": len(SCENARIOS),
    }
    for kind, count in counts.items():
        phrases = [piece(s, kind, number) for number in range(count)]
        assert len({GAME.words.text(phrase, language) for phrase in phrases}) == count
        texts = [GAME.words.has(f"{phrase.id}.text", language) for phrase in phrases]
        assert kind == "crew" or all(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_crew_card_does_is_said_with_its_numbers(language: str) -> None:
    s = printed_table()
    for card in range(len(s.c.crew_ids)):
        text = " ".join([GAME.words.text(phrase, language) for phrase in describe_crew(s, card)])
        assert text
        for number in (s.c.crew_points[card], s.c.crew_money[card], s.c.crew_propeller[card]):
            assert not number or str(number) in text


def test_every_use_of_a_crew_card_is_said_and_nothing_else() -> None:
    s = a_table()
    uses = {
        crew(s, colour=GOLD, count=2, points=6, money=1, adds=SILVER): ["does-score", "does-pay", "does-add"],
        crew(s, colour=ANY, count=8, points=6, propeller=2): ["does-score-any", "does-propel"],
        crew(s, protects=BLUE): ["does-protect-blue"],
        crew(s, protects=BLACK): ["does-protect-black"],
        crew(s, money=3): ["does-only-pay"],
        crew(s, propeller=3): ["does-only-propel"],
    }
    assert {card: [phrase.id for phrase in describe_crew(s, card)] for card in uses} == uses


def test_pieces_of_other_games_are_unknown() -> None:
    with pytest.raises(LookupError, match="no pieces of kind 'submarine'"):
        piece(a_table(), "submarine", 1)


def test_in_troubled_waters_the_leader_is_offered_two_more_stones() -> None:
    calm, site = at_the_wreck()
    assert labels(Play(calm, dive(calm, 0, site)).draw(SILVER))[0] == "One more"
    city, site = at_the_wreck(scenario=TROUBLED_WATERS, city=True)
    assert labels(Play(city, dive(city, 0, site)).draw(SILVER, SILVER))[0] == "Two more"
