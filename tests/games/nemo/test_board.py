"""The table as text, for the terminal."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules.actions import act
from fathomfive.games.nemo.rules.combat import fight
from fathomfive.games.nemo.rules.contacts import contact_phase
from fathomfive.games.nemo.rules.scoring import finish
from fathomfive.games.nemo.rules.state import OVERRUN, NemoState
from fathomfive.kernel import Phrase
from fathomfive.kernel.pen import plain
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES
from tests.games.nemo.scenes import (
    CONSEIL,
    HULL,
    NEMO,
    NORTH_ATLANTIC,
    Play,
    a_new_table,
    a_table,
    card,
    give,
    install,
    keep,
    land,
    play_card,
    put,
    side,
    tile,
)
from tests.games.walks import states


def drawn(s: NemoState, viewer: int = 0, language: str = "en", width: int = 100) -> str:
    return "\n".join(plain(f"{title}\n{body}") for title, body in GAME.draw(s, viewer, language, (), width))


def line_with(text: str, s: NemoState, width: int = 100) -> str:
    return next(line for line in drawn(s, width=width).splitlines() if text in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_shows_everything_on_the_table(language: str) -> None:
    s = a_table(3, mode="semi")
    put(s, "victoria")
    give(s, "pearls")
    install(s, "fog-machine")
    keep(s, "vanikoro")
    s.sky = [tile("red-sky")]
    s.tonnage[0] = [side("donau")]
    s.own_up[1] = [card("whales")]
    s.failure = [card("iceberg")]
    text = drawn(s, language=language)
    for id in (
        "ship-victoria", "ship-donau", "treasure-pearls", "technology-fog-machine", "card-vanikoro", "tile-red-sky",
        "card-whales", "card-iceberg", "ocean-arctic-ocean", "resource-hull", "character-conseil", "motive-explore",
        "officer-treasurer",
    ):  # fmt: skip
        assert GAME.catalogue.text(Phrase(id), language) in text


def test_text_shows_an_ocean_with_all_that_lies_in_it() -> None:
    s = a_table(at=NORTH_ATLANTIC)
    put(s, "victoria")
    s.contacts[NORTH_ATLANTIC] = 2
    s.stones[NORTH_ATLANTIC] = 1
    s.wreck = NORTH_ATLANTIC
    s.uprisings[land("cuba")] = 1
    s.uprisings[land("mexico")] = 2
    line = line_with("3 North Atlantic     →", s, 120)
    assert line.startswith("►3 North Atlantic")
    assert "→45d(c)" in line
    assert "??  Victoria 8/11  ·  ◆  ⚓" in line
    assert "⚑ Cuba and Puerto Rico" in line
    assert "⚑ Mexican Independence" in line
    assert line_with("1 Western Pacific    →", s).endswith("····  ⚐⚐⚐")


def test_a_damaged_warship_is_marked() -> None:
    s = a_table()
    foe = put(s, "victoria")
    s.cannonballs = [foe >> 1]
    assert "Victoria 7/10•" in drawn(s)


def test_text_shows_the_thresholds_of_notoriety_that_are_still_ahead() -> None:
    s = a_table(motive="war")
    s.notoriety = s.peak = 20
    line = line_with("Notoriety 20", s, 120)
    assert "blue fleet" not in line
    assert "26 green fleet" in line
    assert "51 outlawed" in line


def test_a_test_shows_its_odds_before_and_its_sum_after_the_roll() -> None:
    s = a_table()
    s.stones[s.nautilus] = 1
    put(s, "donau")
    play = Play(s, act(s, "search"))
    assert "ships here −1  succeeds in 42 %" in drawn(s)
    assert " 50 %  failure: lose 1 Crew, or: lose 1 Hull" in drawn(s)
    play.answer(NEMO, 2, 3)
    assert "Dice 2 and 3  ships here −1  exerted +2  = 6" in drawn(s)
    play.answer("accept")
    assert "= 6" not in drawn(s)


def test_a_fight_shows_what_is_needed() -> None:
    s = a_table()
    Play(s, fight(s, put(s, "donau"), "stalk")).answer(HULL)
    assert "The Nautilus attacks  needs 8" in drawn(s)
    assert "stalk +1  exerted +2  succeeds in" in drawn(s)


def test_the_dead_are_struck_out_and_the_captain_wears_a_star() -> None:
    s = a_table(2)
    s.captain = 1
    s.characters[CONSEIL] = 0
    blocks = "\n".join(body for _, body in GAME.draw(s, 0, "en", ("Ada", "Bo"), 100))
    assert "[dim strike]Conseil[/]" in blocks
    assert "★Bo" in plain(blocks)


def test_there_is_no_board_before_the_set_up() -> None:
    assert GAME.draw(a_new_table(), 0, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_of_a_whole_game_is_too_wide(language: str, width: int) -> None:
    table = ff.Table("nemo", 2, 3, {"mode": "semi", "deadly_seas": "on", "motive": "war", "difficulty": "sailor"})
    for state in states(table, 40, "greedy:seed=3"):
        assert isinstance(state, NemoState)
        for viewer in (0, NOBODY):
            for title, body in GAME.draw(state, viewer, language, (), width):
                assert max(len(line) for line in plain(body).splitlines()) <= width, plain(title)


def test_the_card_that_is_decided_is_shown_with_text_points_and_test() -> None:
    s = a_table()
    play_card(s, "lost-continent")
    text = drawn(s)
    assert "The Lost Continent  as a success: adventure 1 · science 1" in text
    assert "Pass: 1 treasure and 1 notoriety less. Fail: lose 1 Crew." in text
    assert "may be exerted: Nemo, Crew" in text
    s = a_table()
    Play(s, act(s, "event")).answer(card("vanikoro"))
    assert "1 action point in the South Pacific: success, and a treasure stone there." in drawn(s)


def test_the_dice_of_the_turn_are_shown() -> None:
    s = a_table()
    s.act = 2
    Play(s, contact_phase(s)).answer(2, 5, 6, 3)
    line = line_with("white dice", s)
    assert "white dice 2 5 6" in line
    assert "black dice 3" in line


def test_a_damaged_foe_is_shown_with_her_values_as_they_count() -> None:
    s = a_table()
    audacious = put(s, "audacious")
    s.cannonballs = [audacious >> 1]
    Play(s, fight(s, audacious, "bold"))
    assert "In combat with  boldly" in drawn(s)
    assert "Audacious 9/12•" in line_with("Audacious", s)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_points_and_epilogue(language: str) -> None:
    s = a_table(motive="war")
    finish(s)
    text = drawn(s, language=language)
    assert GAME.catalogue.text(Phrase("epilogue-war-lost"), language) in text
    assert GAME.catalogue.text(Phrase("part-people"), language) in text
    s = a_table(motive="science")
    s.over, s.lost = True, OVERRUN
    text = drawn(s, language=language)
    assert GAME.catalogue.text(Phrase("defeat-3"), language) in text
    assert GAME.catalogue.text(Phrase("epilogue-science-lost"), language) in text
