"""Words for everything, in both languages."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import FIRST_TECHNOLOGY, MOTIVES, TABLES, TILE
from fathomfive.games.nemo.words.phrases import FACTS, describe, outcome, piece
from fathomfive.kernel import Ask, Fact, Phrase
from fathomfive.kernel.words import LANGUAGES
from tests.games.nemo.scenes import CONTENT, INDIAN_OCEAN, Play, a_table, card, ship, technology, treasure

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
        assert GAME.catalogue.text(piece(s, kind, number), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "count"), PIECES)
def test_no_two_pieces_share_a_name(kind: str, count: int, language: str) -> None:
    s = a_table()
    names = [GAME.catalogue.text(piece(s, kind, number), language) for number in range(count)]
    pieces = CONTENT.side_name if kind == "ship" else range(count)
    assert len(set(names)) == len(set(pieces))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_treasures_technologies_characters_and_tiles_explain_themselves(language: str) -> None:
    s = a_table()
    for kind, count in PIECES:
        if kind in ("card", "treasure", "technology", "character", "tile", "motive"):
            for number in range(count):
                assert GAME.catalogue.text(Phrase(f"{piece(s, kind, number).id}.text"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_has_a_class_and_a_nation(language: str) -> None:
    for kind, names in (("class", CONTENT.side_class), ("nation", CONTENT.side_nation)):
        for name in names:
            assert GAME.catalogue.has(f"{kind}-{name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_and_level_has_an_epilogue(language: str) -> None:
    texts = {
        GAME.catalogue.text(Phrase(f"epilogue-{motive}-{level}"), language)
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
        assert GAME.catalogue.text(describe(s, todo), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bands_of_the_action_table_say_what_they_do(language: str) -> None:
    s = a_table(at=INDIAN_OCEAN)
    s.resources, s.notoriety, s.treasures = [3, 3, 3], 5, [0]
    for name, table in zip(TABLES, CONTENT.tables, strict=True):
        for band, todo in enumerate(table.bands):
            said = GAME.catalogue.text(Phrase(f"result-{name}-{band}"), language)
            assert said == GAME.catalogue.text(describe(s, todo), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_and_question_to_nature_has_words(language: str) -> None:
    for kind in FACTS:
        assert GAME.catalogue.has(f"fact-{kind}", language)
    for kind in ("damage", "launch", "ship", "event", "finale", "special", "tile", "die", "hits", "torpedo", "fog"):
        assert GAME.catalogue.has(f"nature-{kind}", language)


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
    said = [GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options]
    return GAME.catalogue.text(GAME.prompt(s, ask), language), said


def test_technologies_are_cards_too() -> None:
    assert piece(a_table(), "card", FIRST_TECHNOLOGY + technology("fog-machine")) == Phrase("technology-fog-machine")
    assert piece(a_table(), "treasure", treasure("pearls")) == Phrase("treasure-pearls")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_every_ocean_that_it_depends_on(language: str) -> None:
    """Whoever reads a card knows where to go; "the Red Sea" alone is no place on the board."""
    events = tomllib.loads(resources.files("fathomfive.games.nemo.content").joinpath("events.toml").read_text("utf-8"))
    checked = 0
    for event in events["event"]:
        text = GAME.catalogue.text(Phrase(f"card-{event['id']}.text"), language)
        for ocean in places(event):
            name = GAME.catalogue.text(Phrase(f"ocean-{ocean}"), language)
            together = name if name in text else name.split(" ")[0] if language == "en" else name[:3]
            assert together in text, f"{event['id']} does not name the {name}: {text}"
            checked += 1
    assert checked > 12


def places(entry: object) -> set[str]:
    """The oceans in an entry's conditions: `at = […]` of a use, and `["at", …]` of an effect."""
    found: set[str] = set()
    if isinstance(entry, dict):
        found |= set(entry.get("at", ()))
        for part in entry.values():
            found |= places(part)
    elif isinstance(entry, list):
        if entry and entry[0] == "at":
            found |= set(entry[1:])
        for part in entry:
            found |= places(part)
    return found & set(CONTENT.ocean_ids)


def test_the_log_says_what_happened_and_how_much() -> None:
    s = a_table()

    def told(kind: str, *args: int) -> str:
        return GAME.catalogue.text(GAME.phrase(s, Fact(kind, args), ()), "en")

    assert told("notoriety", 1, 1) == "Notoriety +1, now 1."
    assert told("notoriety", -3, 0) == "Notoriety −3, now 0."
    assert [told("hits", count) for count in (1, 2)] == ["The Nautilus takes 1 hit.", "The Nautilus takes 2 hits."]
    assert [told("earns", count, 2) for count in (1, 2)] == [
        "1 action point gained, now 2.",
        "2 action points gained, now 2.",
    ]
    ship_missed = told("misses", CONTENT.side_name.index("audacious"))
    assert ship_missed == "The attack on Audacious misses."
