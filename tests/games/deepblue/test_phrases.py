"""Deep Blue's facts, pieces and nature's outcomes in words, in both languages."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    ANY,
    BLACK,
    BLUE,
    COLOURS,
    GOLD,
    SCENARIOS,
    SILVER,
    SPOTS,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.setup import set_up
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.turn import rest
from fathomfive.games.deepblue.words.phrases import FACTS, piece
from fathomfive.games.deepblue.words.printed import crew_does
from fathomfive.kernel import Fact, Phrase
from fathomfive.kernel.words import LANGUAGES
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    crew,
    moor,
    printed_table,
    sink,
    told,
    unset_table,
)

EN, DE = "en", "de"


def name(s: DeepBlueState, kind: str, value: int, language: str = EN) -> str:
    return GAME.catalogue.text(piece(s, kind, value), language)


# --- nature ---


def test_natures_questions_and_outcomes_have_words() -> None:
    s = unset_table()
    s.scenario = -1
    play = Play(s, set_up(s))
    kinds: set[str] = set()
    while not play.over:
        kinds.add(play.kind)
        for language in LANGUAGES:
            assert GAME.catalogue.text(Phrase(f"nature-{play.kind}"), language)
            for option in play.options:
                assert GAME.catalogue.text(GAME.words.outcome(s, play.kind, option), language)
        play.answer(play.kind, play.options[0])
    assert kinds == {"scenario", "wreck", "crew", "first"}
    assert GAME.catalogue.text(GAME.words.outcome(s, "own_crew", s.c.starters[0]), EN) == name(
        s, "crew", s.c.starters[0]
    )
    assert GAME.catalogue.text(GAME.words.outcome(s, "stone", GOLD), EN) == name(s, "stone", GOLD)


# --- facts ---


@pytest.mark.parametrize("kind", sorted(FACTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words(kind: str, language: str) -> None:
    s = printed_table()
    fact = Fact(kind, tuple([1] * len(FACTS[kind])))
    text = GAME.catalogue.text(GAME.phrase(s, fact, ["Ada", "Bo", "Cy"]), language)
    assert text
    assert ("Bo" in text) == ("seat" in FACTS[kind] and kind != "returns")


def test_everything_told_is_a_known_fact() -> None:
    s = a_table(2)
    site = sink(s)
    all_stones_in_bag(s)
    moor(s, 0, site)
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
        assert len({GAME.catalogue.text(phrase, language) for phrase in phrases}) == count
        texts = [GAME.catalogue.has(f"{phrase.id}.text", language) for phrase in phrases]
        assert kind == "crew" or all(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_crew_card_does_is_said_with_its_numbers(language: str) -> None:
    s = printed_table()
    for card in range(len(s.c.crew_ids)):
        text = " ".join([GAME.catalogue.text(phrase, language) for phrase in crew_does(s.c, card)])
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
    assert {card: [phrase.id for phrase in crew_does(s.c, card)] for card in uses} == uses


def test_pieces_of_other_games_are_unknown() -> None:
    with pytest.raises(LookupError, match="no pieces of kind 'submarine'"):
        piece(a_table(), "submarine", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stones_are_drawn_and_three_of_them_are_whole(language: str) -> None:
    """A sea monster is drawn, not salvaged; and a lucrative wreck pays for whole threes, not for whole stones."""
    s = a_table(2)
    monster = GAME.catalogue.text(GAME.phrase(s, Fact("draws", (0, BLACK)), ("Ada", "Bo")), language)
    assert monster == {"en": "Ada draws: Sea monster.", "de": "Ada zieht: Seeungeheuer."}[language]
    rule = GAME.catalogue.text(Phrase("scenario-lucrative-wrecks.text"), language)
    assert {"en": "every full three stones", "de": "je volle drei Steine"}[language] in rule
