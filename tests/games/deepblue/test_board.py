"""The table as text: whatever lies open, and the rule of the scenario, can be read from it."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS, PURPLE, SCENARIOS, SILVER
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.verbs import play_card
from fathomfive.games.deepblue.words.phrases import piece
from fathomfive.kernel import Phrase
from fathomfive.kernel.pen import plain
from fathomfive.kernel.words import LANGUAGES
from tests.games.deepblue.scenes import a_table, crew, hold, moor, offer, open_water

NAMES = ("Anna", "Ben", "Cem")


def board(s: DeepBlueState, viewer: int = 0, language: str = "en") -> str:
    blocks = GAME.draw(s, viewer, language, NAMES, 100)
    return "\n".join([plain(part) for block in blocks for part in block])


def name(s: DeepBlueState, kind: str, value: int, language: str = "en") -> str:
    return GAME.catalogue.text(piece(s, kind, value), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", range(len(SCENARIOS)))
def test_the_rule_of_the_scenario_is_there_before_anybody_has_seen_the_city(scenario: int, language: str) -> None:
    s = a_table(scenario=scenario)
    moor(s, 0, open_water(s))
    rule = GAME.catalogue.text(Phrase(f"scenario-{SCENARIOS[scenario]}.text"), language)
    assert rule in board(s, 0, language)


def test_the_cards_that_others_have_played_are_named_for_all() -> None:
    s = a_table()
    cards = [hold(s, 1, crew(s, money=1)), hold(s, 1, crew(s, propeller=1)), hold(s, 1, crew(s, points=1))]
    for card in cards:
        assert name(s, "crew", card) not in board(s, 2)
    for card in cards:
        play_card(s, 1, card)
    for viewer in (0, 2, -1):
        assert ", ".join([name(s, "crew", card) for card in cards]) in board(s, viewer)


def test_ones_own_resting_cards_can_be_read_but_not_those_of_others() -> None:
    s = a_table()
    resting = ", ".join([name(s, "crew", card) for card in s.resting[0]])
    assert f"Resting: {resting}" in board(s, 0)
    s.resting[0].clear()
    assert "Resting:" not in board(s, 0)


def test_the_supply_is_counted_and_a_card_on_offer_names_the_stone_it_adds() -> None:
    s = a_table()
    offer(s, crew(s, money=1, adds=PURPLE), crew(s, money=2))
    text = board(s)
    assert "12 in the supply: 2 Silver" in text
    assert text.count("+1 ") == 1
    assert f"+1 {name(s, 'stone', PURPLE)}" in text
    s.supply = [0] * len(COLOURS)
    s.supply[SILVER] = 1
    assert "1 in the supply: 1 Silver" in board(s)
