"""Words for everything, in both languages."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.components import FIRST_TECHNOLOGY, MOTIVES, TABLES, TILE
from fathomfive.games.nemo.phrases import FACTS, describe, label, outcome, piece, prompt, target
from fathomfive.kernel import Ask, Phrase
from fathomfive.kernel.words import LANGUAGES
from tests.games.nemo.scenes import CONTENT, Play, a_table, card, play_card, put, ship, technology, treasure

PIECES = [
    ("card", 62),
    ("ship", len(CONTENT.side_name)),
    ("land", 15),
    ("ocean", 12),
    ("resource", 3),
    ("motive", 4),
    ("group", 8),
    ("treasure", len(CONTENT.treasure_ids)),
    ("technology", 11),
    ("character", 6),
    ("tile", 10),
    ("action", 8),
    ("level", 5),
    ("band", 5),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "count"), PIECES)
def test_every_piece_has_a_name(kind: str, count: int, language: str) -> None:
    s = a_table()
    for number in range(count):
        assert GAME.words.text(piece(s, kind, number), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_treasures_technologies_characters_and_tiles_explain_themselves(language: str) -> None:
    s = a_table()
    for kind, count in PIECES:
        if kind in ("card", "treasure", "technology", "character", "tile", "motive"):
            for number in range(count):
                assert GAME.words.text(Phrase(f"{piece(s, kind, number).id}.text"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_has_a_class_and_a_nation(language: str) -> None:
    for kind, names in (("class", CONTENT.side_class), ("nation", CONTENT.side_nation)):
        for name in names:
            assert GAME.words.has(f"{kind}-{name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_and_level_has_an_epilogue(language: str) -> None:
    texts = {
        GAME.words.text(Phrase(f"epilogue-{motive}-{level}"), language)
        for motive in MOTIVES
        for level in CONTENT.level_ids
    }
    assert len(texts) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_described(language: str) -> None:
    s = a_table()
    lists = [*CONTENT.card_pass, *CONTENT.card_fail, *CONTENT.card_play, *CONTENT.treasure_effect]
    lists += [band for table in CONTENT.tables for band in table.bands]
    for todo in lists:
        assert GAME.words.text(describe(s, todo), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bands_of_the_action_table_say_what_they_do(language: str) -> None:
    s = a_table()
    for name, table in zip(TABLES, CONTENT.tables, strict=True):
        for band, todo in enumerate(table.bands):
            said = GAME.words.text(Phrase(f"result-{name}-{band}"), language)
            assert said == GAME.words.text(describe(s, todo), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_and_question_to_nature_has_words(language: str) -> None:
    for kind in FACTS:
        assert GAME.words.has(f"fact-{kind}", language)
    for kind in ("damage", "launch", "ship", "event", "finale", "special", "tile", "die", "hits", "torpedo", "fog"):
        assert GAME.words.has(f"nature-{kind}", language)


def test_unknown_pieces_are_refused() -> None:
    with pytest.raises(LookupError, match="no pieces of kind 'boat'"):
        piece(a_table(), "boat", 0)


def test_outcomes_are_named() -> None:
    s = a_table()
    assert outcome(s, "ship", TILE) == Phrase("tile-unknown")
    assert outcome(s, "ship", ship("donau")) == Phrase("ship-donau")
    assert outcome(s, "event", card("whales")) == Phrase("card-whales")
    assert outcome(s, "special", 1) == Phrase("special-1")
    assert outcome(s, "captain", 1) == Phrase("seat", number=2)
    assert outcome(s, "white", 3) == Phrase("number", number=3)
    assert outcome(s, "technology", 0) == Phrase("technology-periscope-device")
    assert outcome(s, "red_ship", ship("sinop")) == Phrase("ship-sinop")


def texts(play: Play, language: str = "en") -> tuple[str, list[str]]:
    ask = play.question
    assert isinstance(ask, Ask)
    s = play.s
    said = [GAME.words.text(label(s, ask, option), language) for option in ask.options]
    return GAME.words.text(prompt(s, ask), language), said


def test_a_test_says_what_it_needs_and_what_each_resource_gives() -> None:
    s = a_table()
    asked, options = texts(play_card(s, "whales"))
    assert "9" in asked
    assert options == ["Crew, +3", "Hull, +2", "Roll"]


def test_a_choice_says_what_each_branch_does() -> None:
    s = a_table()
    play = play_card(s, "whales").answer("roll", 6, 6)
    asked, options = texts(play)
    assert "The Whales" in asked
    assert options == ["gain 1 Crew", "draw 2 treasures"]


def test_a_stop_is_told_in_the_words_of_the_captains_question() -> None:
    from fathomfive.games.nemo.actions import action

    s = a_table(2, mode="semi")
    s.captain = 0
    s.own_stones = [0, 1]
    put(s, "donau")
    stop = Play(s, action(s)).answer("end")
    asked, options = texts(stop, "de")
    assert "Runde beenden" in asked
    assert options[0] == "Geschehen lassen"
    assert any("Kampf" in option for option in options)


def test_options_point_at_things() -> None:
    s = a_table()
    for kind, option, wanted in (
        ("action", "move", "action/move"),
        ("action", ("sacrifice", 2), "character/2"),
        ("action", ("card", 3, 0), "kept/3"),
        ("action", ("treasure", 3), "treasure/3"),
        ("target", 12, "ship/12"),
        ("target", "contact", f"contact/{s.nautilus}"),
        ("course", 4, "ocean/4"),
        ("install", 4, "offer/4"),
        ("hit", 4, "installed/4"),
        ("row", 4, "row/4"),
        ("spoils", "tonnage", "tonnage"),
        ("white_dice", (1, 4), "white/1-4"),
        ("stone_from", 1, "seat/1"),
        ("stop", ("instead", 1), "stop/1"),
        ("stop", "pass", "stop/pass"),
        ("effect", 1, "effect/1"),
        ("attack", "bold", "attack/bold"),
        ("exert", 1, "resource/1"),
        ("exert", "roll", "roll"),
        ("seize", "yes", "yes"),
        ("hit", "damage", "damage"),
        ("help", "armour", "installed/5"),
        ("help", "accept", "accept"),
        ("new_course", ("motive", 2), "motive/2"),
    ):
        assert target(s, Ask(0, kind, [option]), option) == wanted


def test_technologies_are_cards_too() -> None:
    assert piece(a_table(), "card", FIRST_TECHNOLOGY + technology("fog-machine")) == Phrase("technology-fog-machine")
    assert piece(a_table(), "treasure", treasure("pearls")) == Phrase("treasure-pearls")
