from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.kernel import Ask, Stream
from fathomfive.kernel.words import LANGUAGES
from tests.games.otys.positions import ENGINEER, METAL_EXPERT, TRADER, card, station, store, table, take_turn


def said(s: object, ask: Ask, language: str = "en") -> list[str]:
    return [GAME.words.text(GAME.label(s, ask, option), language) for option in ask.options]  # type: ignore[arg-type]


@pytest.mark.parametrize("sponsors", ["basic", "advanced"])
def test_labels_of_a_question_differ_in_both_languages(sponsors: str) -> None:
    t = ff.Table("otys", 3, seed=11, options={"sponsors": sponsors, "spy": "author"})
    stream = Stream(11)
    for _ in range(600):
        question = t.question
        if question is None:
            break
        for language in LANGUAGES:
            labels = [question.label(option, language) for option in question.options]
            assert len(set(labels)) == len(labels), (question.kind, labels)
            assert question.prompt(language)
        t.answer(question.options[stream.below(len(question.options))])


def test_keys_say_which_diver_and_which_sponsor_they_meet() -> None:
    s = table()
    play = take_turn(s)
    assert said(s, play.ask)[0] == "Key 1: tech expert (sponsor: Gain 1 credit.)"
    assert said(s, play.ask, "de")[0] == "Zugangsplättchen 1: Techexperte (Sponsor: Du erhältst 1 Credit.)"


def test_x_key_says_which_sponsor_it_will_meet_once_they_have_moved() -> None:
    s = table()
    assert said(s, take_turn(s, 6).ask)[0] == "Level 1: tech expert (sponsor: Gain 1 battery.)"


def test_trades_say_their_prices() -> None:
    s = table()
    s.shop = [1, 0, 0, 0]
    s.players[0].upgraded[TRADER] = 1
    store(s, 0, 2, metal=1)
    assert said(s, take_turn(s, 2, "activate").ask) == [
        "Sell metal for 3 credits",
        "Sell metal for 1 prestige",
        "Buy metal for 2 credits",
        "Nothing (more)",
    ]


def test_copied_trader_says_the_prices_of_its_owners_side() -> None:
    s = table()
    s.shop = [2, 0, 0, 0]
    s.players[1].upgraded[TRADER] = 1
    station(s, 1, TRADER, 3)
    assert said(s, take_turn(s, 3, "activate", ("copy", 1, TRADER)).ask)[0] == "Buy metal for 1 credit"


def test_contracts_say_what_they_need_and_bring() -> None:
    s = table()
    named = {id: GAME.words.text(GAME.piece(s, "contract", card(id)), "en") for id in ("cargo-winch", "settlement")}
    assert named["cargo-winch"] == "Cargo winch (1 metal, 1 fuel: 1 prestige, 1 credit, 1 battery)"
    assert named["settlement"].startswith("Settlement (2 + 2 + 1, each of another colour: ")


def test_options_point_at_things_on_the_table() -> None:
    s = table()
    play = take_turn(s)
    assert GAME.target(s, play.ask, 3) == "key/0/3"
    play.answer(4)
    targets = [GAME.target(s, play.ask, option) for option in play.options]
    assert targets == ["sponsor/4", "batteries/0", f"diver/0/{ENGINEER}"]
    play.answer("propeller")
    assert GAME.target(s, play.ask, 0) == f"diver/0/{METAL_EXPERT}"


def test_unknown_kind_of_piece_is_an_error() -> None:
    with pytest.raises(LookupError, match="no pieces of kind 'anchor'"):
        GAME.piece(table(), "anchor", 1)
