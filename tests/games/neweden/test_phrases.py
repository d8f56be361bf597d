"""Words: what questions, options and facts say."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.actions import take_turn
from fathomfive.games.neweden.phrases import FACTS, describe, label, module, piece, prompt, target
from fathomfive.kernel import Table
from fathomfive.kernel.words import LANGUAGES

from .scenes import Play, clam, crab, lay, lay_cards, oxygen, research


def test_a_purchase_says_what_the_card_does_costs_and_is_worth() -> None:
    s = lay(2)
    lay_cards(s, {0: crab(s, 2, coins=8, end=3), 9: clam(s, 1, points=1)})
    ask = Play(s, take_turn(s, 0)).ask
    dear = GAME.words.text(label(s, ask, ("buy", 0)), "en")
    assert dear == "Buy Harvest crab (2 deeple: 8 coins), 3 at the end for 10 (repair 3)"
    cheap = GAME.words.text(label(s, ask, ("buy", 9)), "de")
    assert cheap == "Muschelhabitat (1 Deeple: 1 Punkt) kaufen für 1 (1 Schaden)"


def test_passing_and_the_plant_say_what_they_bring() -> None:
    s = lay(3)
    ask = Play(s, take_turn(s, 0)).ask
    assert GAME.words.text(label(s, ask, "pass"), "en") == "Pass (3 points)"
    assert GAME.words.text(label(s, ask, "plant"), "en") == "Power plant: 5 coins, 1 damage"
    assert GAME.words.text(label(s, ask, ("extend", "kraken")), "de") == "Ausbau Reparaturkrake für 6 Münzen"
    assert GAME.words.text(prompt(s, ask), "de") == "Du bist am Zug"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_description(language: str) -> None:
    s = lay(2)
    for card in range(len(s.c.ids)):
        assert GAME.words.text(module(s, card), language)
        if card != s.c.extension_kraken:
            assert GAME.words.text(describe(s, card), language)
    for card in range(len(s.c.bonus_ids)):
        assert GAME.words.text(piece(s, "bonus", card), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words(language: str) -> None:
    assert [kind for kind in FACTS if not GAME.words.has(f"fact-{kind}", language)] == []


def test_options_point_at_things_on_the_table() -> None:
    s = lay(2)
    lay_cards(s, {9: crab(s)})
    ask = Play(s, take_turn(s, 0)).ask
    assert target(s, ask, ("buy", 9)) == "tableau/9"
    assert target(s, ask, ("oxygen", 1)) == "station/0/oxygen/1"
    assert target(s, ask, ("extend", "research")) == "extension/0/research"
    assert target(s, ask, "plant") == "plant/0"


def test_bottles_and_research_speak_for_themselves() -> None:
    s = lay(2)
    assert GAME.words.text(module(s, oxygen(s, 2, 3)), "en") == "Oxygen tank (2+3)"
    card = s.c.ids.index("research-gift")
    assert "15" in GAME.words.text(describe(s, card), "en")
    assert research(s, "gift") > card


def test_the_log_of_a_solo_game_calls_deep_thought_by_its_name() -> None:
    for names in ((), ("Ada",)):
        table = Table("neweden", 1, seed=1, facts=True, names=names)
        log = table.log("en")
        assert "Deep Thought 4200 gets the Nautilus marker." in log
        assert any(line.startswith("Deep Thought 4200 takes") for line in log)
        assert any(line.startswith("Ada" if names else "Seat 1") for line in log)


def test_unknown_pieces_are_refused() -> None:
    with pytest.raises(LookupError, match="no pieces"):
        piece(lay(2), "ship", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_the_view_has_a_name(language: str) -> None:
    seen = Table("neweden", 1, seed=1).view(0)
    stations = seen["stations"]
    assert isinstance(stations, list) and isinstance(stations[0], dict)
    fields = [*seen, *stations[0]]
    hidden = ("seats", "over", "shown")
    assert [name for name in fields if name not in hidden and not GAME.words.has(f"view-{name}", language)] == []


def test_phases_rows_and_seats_are_pieces_with_names() -> None:
    s = lay(1)
    assert GAME.words.text(piece(s, "phase", s.phase), "de") == "Entwicklung"
    assert GAME.words.text(piece(s, "row", 0), "en") == "Row 1"
    assert GAME.words.text(piece(s, "seat", 1), "en") == "Deep Thought 4200"
    assert GAME.words.text(piece(s, "seat", 0), "en") == "Seat 1"
