"""Deep Blue in the browser: whatever a person may see according to the rulebook, they can see on the board."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS
from fathomfive.kernel import Phrase

from .conftest import Server
from .sizes import SIZES

CARDS = "[data-thing='resting/0']"


CONTENT = GAME.load()[0]


def called(card: int) -> str:
    """The English name of a crew card."""
    return GAME.catalogue.text(Phrase(f"crew-{CONTENT.crew_ids[card]}"), "en")


def play_until(server: Server, made: dict[str, Any], enough: Any) -> dict[str, Any]:
    """Let the rule of thumb answer for the first seat until what it sees is enough."""
    table, token = made["table"], made["seats"][0]["token"]
    for _ in range(200):
        document: dict[str, Any] = server.call(f"tables/{table}", token=token)
        if document["question"] and enough(document["view"]):
            return document
        if document["question"]:
            hint = server.call(f"tables/{table}/hint?seat=0&bot=greedy", token=token)["value"]
            server.call(f"tables/{table}/answers", {"version": document["version"], "value": hint}, token)
        else:
            server.call(f"tables/{table}?after={document['version']}", token=token)
    raise AssertionError("nothing of the kind happened in 200 answers")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_own_resting_cards_are_counted_and_can_be_read(size: str, server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=1, bot="greedy", seed=5)
    view = play_until(server, made, lambda view: len(view["resting"][0]) > 1)["view"]
    page = visit(SIZES[size]).sit(made)
    pile = page.locator(CARDS).first
    pile.wait_for()
    assert pile.locator("text").inner_html().strip() == str(len(view["resting"][0]))
    pile.hover()
    told = page.locator("#hover-card")
    told.wait_for()
    assert all(called(card) in told.inner_text() for card in view["resting"][0])


def test_the_cards_of_others_the_supply_and_a_cards_stone_are_in_sight(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=1, bot="greedy", seed=5)
    view = play_until(server, made, lambda view: len(view["played"][1]) > 1)["view"]
    page = visit().sit(made)
    played = page.locator(".played").first
    played.hover()
    told = page.locator("#hover-card")
    told.wait_for()
    assert all(called(card) in told.inner_text() for card in view["played"][1])
    assert page.locator("[data-thing=supply] use").count() == sum(view["supply"]) > 0
    offered = [(slot, CONTENT.crew_adds[card]) for slot, card in enumerate(view["market"]) if card >= 0]
    signs = [
        f"[data-thing='market/{slot}'] use[href='#s-{COLOURS[stone]}'][width='14']"
        for slot, stone in offered
        if stone >= 0
    ]
    assert [page.locator(sign).count() for sign in signs] == [1] * len(signs) and signs


def test_the_rule_of_the_scenario_and_the_chances_of_two_stones_are_in_sight(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=1, bot="greedy", seed=5, scenario="troubled-waters")
    page = visit().sit(made)
    rule = page.locator(".leaf p")
    rule.wait_for()
    assert rule.inner_text() == GAME.catalogue.text(Phrase("scenario-troubled-waters.text"), "en")
    document = play_until(server, made, lambda view: view["site"] >= 0 and view["dive"])
    odds = document["view"]["dive"]["odds"]
    for stone in ("black", "blue"):
        page.locator("main svg text", has_text=f"{odds[stone]['comes']} %").first.wait_for()
