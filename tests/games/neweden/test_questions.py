"""Questions in words: what they ask, what their options say, and what they point at."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.auction import activate_after, choose_row
from fathomfive.games.neweden.rules.free import last_free_actions
from fathomfive.games.neweden.rules.kinds import KINDS, MARKET
from fathomfive.games.neweden.rules.market import CHOICES
from fathomfive.games.neweden.rules.movement import use_bottle
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import place_arriving
from fathomfive.games.neweden.words.questions import ASK_RULES
from fathomfive.kernel import AnyAsk, Ask, Table, Value
from fathomfive.kernel.conformance import check_game
from fathomfive.kernel.words import LANGUAGES

from .scenes import (
    Play,
    advised,
    clam,
    crab,
    give,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    oxygen,
    research,
    shipyard,
    stand,
)


def test_a_purchase_says_what_the_card_does_costs_and_is_worth() -> None:
    s = lay(2)
    lay_cards(s, {0: crab(s, 2, coins=8, end=3), 9: clam(s, 1, points=1)})
    ask = Play(s, take_turn(s, 0)).ask
    dear = "Harvest crab (2 deeple: 8 coins), 3 points at the end, pointer 1 down"
    assert labels(s, ask)["buy", 0] == f"Buy for 10 coins: {dear}"
    s.stations[0].damage = 2
    assert labels(s, ask)["buy", 0] == f"Buy for 10 coins and repair 2: {dear}"
    cheap = "Muschelhabitat (1 Deeple: 1 Punkt)"
    assert labels(s, ask, "de")["buy", 9] == f"Kaufen für 1 Münze und 1 Schaden: {cheap}"
    s.stations[0].damage = 15
    assert labels(s, ask, "de")["buy", 9] == f"Kaufen für 1 Münze und 1 Schaden (eine Karte bricht ab): {cheap}"


def test_passing_and_the_plant_say_what_they_bring() -> None:
    s = lay(3)
    ask = Play(s, take_turn(s, 0)).ask
    said = labels(s, ask)
    assert said["pass"] == "Pass: 3 points, and you keep the Nautilus marker"
    assert said["plant"] == "Power plant, use 1 of 3: 5 coins, 1 damage"
    give(s, 0, research(s, "plant-points"))
    s.stations[0].vents, s.stations[0].damage, s.nautilus = 2, 12, 1
    said = labels(s, ask)
    assert said["pass"] == "Pass: 3 points, and you take the Nautilus marker"
    assert said["plant"] == "Power plant, use 3 of 3: 5 coins, 2 points, 6 damage: a card breaks off"
    s.passed = [1, 2]
    assert labels(s, ask)["pass"] == "Pass"
    assert GAME.catalogue.text(GAME.prompt(s, ask), "de") == "Du bist am Zug"


def test_extensions_say_what_they_give_in_their_labels_and_to_every_client() -> None:
    s = lay(2)
    said = labels(s, Play(s, take_turn(s, 0)).ask)
    assert said["extend", "shipyard"] == "Shipyard extension for 6 coins: 3 deeple at once"
    assert said["extend", "oxygen"] == "Oxygen extension for 6 coins: an oxygen card (2+2 steps), face up"
    assert said["extend", "kraken"].endswith("next to the dome (1 deeple: repairs 3), pointer 1 up at the end")
    assert said["extend", "research"].endswith(": 3 points with every research card you place from now on")
    told = {
        target: [GAME.catalogue.text(line, "de") for line in lines]
        for target, lines in GAME.words.printed(s.c).items()
        if target.startswith("extension/")
    }
    assert told["extension/shipyard"] == ["Ausbau Werft", "sofort 3 Deeple"]
    assert set(told) == {f"extension/{group}" for group in ("shipyard", "oxygen", "kraken", "research")}


def test_every_card_says_what_it_does_and_what_it_brings_at_the_end() -> None:
    c = lay(2).c
    printed = GAME.words.printed(c)
    told = {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in printed.items()}
    assert {f"module/{card}" for card in range(len(c.ids))} < set(told)
    assert told[f"module/{c.extension_kraken}"] == [
        "Kraken extension (1 deeple: repairs 3)",
        "Repairs when activated; the station gets more stable.",
        "At the end: pointer 1 up.",
    ]
    for card in range(len(c.ids)):
        ends = told[f"module/{card}"][2:]
        assert bool(ends) == bool(c.end[card] or c.pointer[card])
        if c.end[card] and c.pointer[card]:
            sense = "up" if c.pointer[card] > 0 else "down"
            assert ends[0].endswith(f", pointer {abs(c.pointer[card])} {sense}.") and str(c.end[card]) in ends[0]


def test_places_say_what_comes_of_going_there() -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s, 3), clam(s), kraken(s))
    stand(s, 0, CLAM, 2)
    play = Play(s, use_bottle(s, 0, 3))
    assert GAME.catalogue.text(GAME.prompt(s, play.ask), "en") == (
        "Where does the deeple go (from the dome), up to 3 steps?"
    )
    said = labels(s, play.ask)
    assert said["clam", 0, "stand"] == "Clam habitat (1 deeple: 3 points), place 1: activate it"
    assert said["clam", 0].endswith("place 1: lie there, do not activate")
    assert said["clam", 1].endswith("place 2: lie there, 2 more deeple needed")
    assert said["clam", 2].endswith("place 3: lie there, it was activated already")
    assert said["kraken", 0, "stand"].endswith("place 1: activate it (nothing to repair)")
    s.stations[0].damage = 1
    assert labels(s, play.ask)["kraken", 0, "stand"].endswith("place 1: activate it")


def test_one_more_for_damage_says_what_it_costs_and_if_nobody_could_move() -> None:
    s = lay_auction(2)
    give(s, 0, clam(s))
    ask = Play(s, activate_after(s, 0, 0)).ask
    assert labels(s, ask)["oxygen", 1] == "Move with Oxygen tank (2 steps) for 1 damage"
    bare = lay(2)
    said = labels(bare, Play(bare, take_turn(bare, 0)).ask, "de")
    assert said["oxygen", 0] == "Bewegen mit Sauerstofftank (1 Schritt); jetzt könnte sich niemand bewegen"


def test_rows_say_what_their_cards_are_worth_and_what_comes_with_them() -> None:
    s = lay_auction(2)
    lay_cards(s, {0: clam(s, end=2), 1: crab(s, end=3)})
    ask = Play(s, choose_row(s)).ask
    said = labels(s, ask)
    assert said["row", 0] == (
        "Row 1: Clam habitat (1 deeple: 3 points); Harvest crab (1 deeple: 4 coins); 5 points at the end, "
        "then move deeple once"
    )
    assert said["row", 3] == "Row 4: no card, then move deeple 3 times"


def test_the_last_question_of_a_round_says_that_the_round_ends() -> None:
    s = lay_auction(2)
    ask = Play(s, last_free_actions(s, 0)).ask
    assert GAME.catalogue.text(GAME.prompt(s, ask), "en") == "Anything else before the round is scored?"
    assert labels(s, ask)["done"] == "On to the scoring"
    assert ask.stand is not None and "scoring" in ask.stand.news
    s = lay(2)
    ask = Play(s, last_free_actions(s, 0)).ask
    assert labels(s, ask)["done"] == "End the turn"
    assert ask.stand is not None and ask.stand.news == tuple(ask.options[1:])


def test_options_point_at_things_on_the_table() -> None:
    s = lay(2)
    lay_cards(s, {9: crab(s)})
    ask = Play(s, take_turn(s, 0)).ask
    assert GAME.target(s, ask, ("buy", 9)) == "tableau/9"
    assert GAME.target(s, ask, ("oxygen", 1)) == "station/0/oxygen/1"
    assert GAME.target(s, ask, ("extend", "research")) == "extension/0/research"
    assert GAME.target(s, ask, "plant") == "plant/0"


def labels(s: NewEdenState, ask: AnyAsk, language: str = "en") -> dict[Value, str]:
    """What every option says."""
    return {option: GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options}


def test_two_cards_alike_in_a_row_say_where_they_lie() -> None:
    s = lay(2)
    lay_cards(s, {9: shipyard(s, end=3), 10: clam(s), 11: shipyard(s, end=3), 6: shipyard(s, end=3)})
    ask = Play(s, take_turn(s, 0)).ask
    said = labels(s, ask)
    assert said["buy", 9] == "Buy for 1 coin and 1 damage: Shipyard (2 deeple), 3 points at the end (on the left)"
    assert said["buy", 11] == "Buy for 1 coin and 1 damage: Shipyard (2 deeple), 3 points at the end (on the right)"
    assert "(on the" not in said["buy", 6] + said["buy", 10]
    assert labels(s, ask, "de")["buy", 9].endswith(": Werft (2 Deeple), am Ende 3 Punkte (links)")


def test_two_oxygen_cards_with_the_same_bottles_say_their_places() -> None:
    s = lay(2)
    station = give(s, 0, oxygen(s, 2, 2), oxygen(s, 2, 2, end=1), clam(s))
    said = labels(s, Play(s, take_turn(s, 0)).ask)
    assert said["oxygen", 0] == "Move with Oxygen tank (1 step)"
    assert said["oxygen", 2] == "Move with Oxygen tank (2+2 steps), place 3"
    assert said["oxygen", 3] == "Move with Oxygen tank (2+2 steps), place 4"
    station.used[3] = 1
    assert labels(s, Play(s, take_turn(s, 0)).ask)["oxygen", 2] == "Move with Oxygen tank (2+2 steps)"


def test_dealt_cards_alike_say_where_they_lie_in_the_hand() -> None:
    s = lay(2)
    s.stations[0].hand = [clam(s), clam(s), crab(s)]
    s.stations[0].coins = 20
    ask = Ask(0, MARKET, CHOICES)
    said = labels(s, ask)
    assert len(set(said.values())) == len(CHOICES)
    assert said[(1,)] == "Buy for 1 coin and 1 damage: Clam habitat (1 deeple: 3 points) (in the middle)"
    assert said[(0, 2)].startswith("Buy for 3 coins and 3 damage: Clam habitat (1 deeple: 3 points) (on the left); ")
    s.stations[0].damage = 10
    assert labels(s, ask)[(0, 1, 2)].startswith("Buy for 6 coins and 6 damage (a card breaks off): ")


def test_cards_alike_that_are_placed_one_after_another_are_numbered() -> None:
    s = lay(2)
    one, other, crabs = clam(s), clam(s), crab(s)
    s.stations[0].arriving = [one, other, crabs]
    said = labels(s, Play(s, place_arriving(s, 0)).ask)
    assert said[one] == "Clam habitat (1 deeple: 3 points) (1 of 2)"
    assert said[other] == "Clam habitat (1 deeple: 3 points) (2 of 2)"
    assert said[crabs] == "Harvest crab (1 deeple: 4 coins), pointer 1 down"


@pytest.mark.parametrize(("seats", "difficulty"), [(1, 2), (2, 0)])
def test_every_question_of_a_game_keeps_the_laws(seats: int, difficulty: int) -> None:
    report = check_game("neweden", seats, {"difficulty": difficulty}, seed=seats, every=1)
    assert report.questions > 40


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_options_say_the_same_in_games_of_the_rule_of_thumb(seats: int) -> None:
    table = Table("neweden", seats, seed=20 + seats)
    while not table.over:
        asked = table.questions[0]
        for language in LANGUAGES:
            said = [asked.label(option, language) for option in asked.options]
            assert len(set(said)) == len(said), asked.kind
        ask = table.seat(asked.seat).ask()
        assert isinstance(table.state, NewEdenState)
        table.answer(advised(table.state, ask), asked.seat)


def test_every_kind_of_question_has_a_prompt_in_both_languages_and_a_rule() -> None:
    assert set(ASK_RULES) == set(KINDS)
    for language in LANGUAGES:
        assert [kind for kind in KINDS if not GAME.catalogue.has(f"ask-{kind}", language)] == []
