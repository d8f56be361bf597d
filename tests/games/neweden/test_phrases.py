"""Words: what questions, options and facts say."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.words.phrases import FACTS, describe, module, piece
from fathomfive.kernel import Table
from fathomfive.kernel.words import LANGUAGES

from .scenes import lay, oxygen, research


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_description(language: str) -> None:
    s = lay(2)
    for card in range(len(s.c.ids)):
        assert GAME.catalogue.text(module(s, card), language)
        if card != s.c.extension_kraken:
            assert GAME.catalogue.text(describe(s, card), language)
    for card in range(len(s.c.bonus_ids)):
        assert GAME.catalogue.text(piece(s, "bonus", card), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words(language: str) -> None:
    assert [kind for kind in FACTS if not GAME.catalogue.has(f"fact-{kind}", language)] == []


def test_bottles_and_research_speak_for_themselves() -> None:
    s = lay(2)
    assert GAME.catalogue.text(module(s, oxygen(s, 2, 3)), "en") == "Oxygen tank (2+3 steps)"
    assert GAME.catalogue.text(module(s, oxygen(s, 1)), "de") == "Sauerstofftank (1 Schritt)"
    card = s.c.ids.index("research-gift")
    assert "15" in GAME.catalogue.text(describe(s, card), "en")
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
    assert [name for name in fields if name not in hidden and not GAME.catalogue.has(f"view-{name}", language)] == []


def test_phases_rows_and_seats_are_pieces_with_names() -> None:
    s = lay(1)
    assert GAME.catalogue.text(piece(s, "phase", s.phase), "de") == "Entwicklung"
    assert GAME.catalogue.text(piece(s, "row", 0), "en") == "Row 1"
    assert GAME.catalogue.text(piece(s, "seat", 1), "en") == "Deep Thought 4200"
    assert GAME.catalogue.text(piece(s, "seat", 0), "en") == "Seat 1"
