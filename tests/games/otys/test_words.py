from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.state import OtysState
from fathomfive.kernel import AnyAsk, Stream
from fathomfive.kernel.words import LANGUAGES
from tests.games.otys.positions import (
    ADVANCED,
    ENGINEER,
    EXPLORER,
    METAL_EXPERT,
    SPY,
    TRADER,
    card,
    offer,
    show_tiles,
    station,
    store,
    table,
    take_turn,
    tile,
)


def said(s: object, ask: AnyAsk, language: str = "en") -> list[str]:
    return [GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options]  # type: ignore[arg-type]


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
        "Do nothing",
    ]


def test_copied_trader_says_the_prices_of_its_owners_side() -> None:
    s = table()
    s.shop = [2, 0, 0, 0]
    s.players[1].upgraded[TRADER] = 1
    station(s, 1, TRADER, 3)
    assert said(s, take_turn(s, 3, "activate", ("copy", 1, TRADER)).ask)[0] == "Buy metal for 1 credit"


@pytest.mark.parametrize(("upgraded", "price"), [(0, "For 1 credit"), (1, "Free of charge")])
def test_uses_of_a_diver_say_their_price_and_what_they_change(upgraded: int, price: str) -> None:
    s = table()
    s.players[0].upgraded[ENGINEER] = upgraded
    assert said(s, take_turn(s, 4, "activate").ask) == [
        f"{price}: improve the mechanic: propellers move up to 2 instead of 1",
        f"{price}: improve the hacker: your keys come back with used key number 5 instead of 6",
        "Do nothing",
    ]
    s.key, s.turn = 0, 0
    s.players[0].upgraded[SPY] = upgraded
    station(s, 0, SPY, 3)
    assert said(s, take_turn(s, 3, "activate").ask)[0] == f"{price}: draw 4 contracts and keep 1"


def test_sponsor_that_pays_makes_own_divers_free_in_their_labels_and_copied_ones_not() -> None:
    s = table(side=ADVANCED)
    station(s, 0, SPY, 1)
    station(s, 1, ENGINEER, 1)
    play = take_turn(s, 1, "sponsor", "activate")
    assert said(s, play.ask)[0].startswith("Free of charge: ")
    assert said(s, play.answer(("copy", 1, ENGINEER)).ask)[0].startswith("For 1 credit: ")


def test_explorer_says_its_price_a_lost_front_and_the_tile_that_makes_room() -> None:
    s = table()
    show_tiles(s, 5, "plant-or-tech-green", "prestige-orange")
    store(s, 0, 5, metal=6)
    s.players[0].rewards[4] = tile("battery-orange")
    assert said(s, take_turn(s, 5, "activate").ask)[:2] == [
        "For 2 credits: take the tile plant or tech (then 1 prestige per contract); its front brings nothing now;"
        " your tile there (2 credits per contract) is discarded",
        "For 2 credits: take the tile prestige (then 2 credits per contract);"
        " your tile there (2 credits per contract) is discarded",
    ]


def test_sponsor_2_advanced_promises_no_back_and_marks_fronts_that_bring_nothing() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 1, "battery-orange", "battery-green")
    show_tiles(s, 2, "plant-or-tech-green", "prestige-orange")
    store(s, 0, 2, metal=3)
    labels = said(s, take_turn(s, 2, "sponsor").ask)
    assert not any("contract filled" in label or "per contract" in label for label in labels)
    assert labels[:3] == [
        "Level 1: battery (orange). Gain 1 battery.",
        "Level 1: battery (green). Gain 1 battery.",
        "Level 2: plant or tech (green). Put one of the two on the level of your key. (brings you nothing now)",
    ]
    prompt = GAME.prompt(s, take_turn(opened(s), 2, "sponsor", 6).ask)
    assert GAME.catalogue.text(prompt, "en") == "Reward tile: metal or fuel (green). How do you use its front?"


def opened(s: OtysState) -> OtysState:
    """The same table with room on level 2, and metal or fuel to be had on level 4."""
    store(s, 0, 2)
    show_tiles(s, 4, "metal-or-fuel-green", "prestige-orange")
    s.key, s.players[0].keys = 0, [2, 3]
    return s


@pytest.mark.parametrize(
    ("credits", "diver", "idle"), [(1, ENGINEER, True), (2, ENGINEER, False), (1, METAL_EXPERT, False), (1, SPY, True)]
)
def test_copies_that_can_bring_nothing_are_marked(credits: int, diver: int, idle: bool) -> None:
    s = table()
    s.players[0].credits = credits
    station(s, 1, diver, 3)
    label = said(s, take_turn(s, 3, "activate").ask)[1]
    assert label.startswith("For 1 credit: use Seat 2’s ")
    assert label.endswith(" (brings you nothing now)") == idle


def test_doubled_diver_is_asked_for_the_first_and_the_second_time_in_other_words() -> None:
    s = table()
    station(s, 0, METAL_EXPERT, 2)
    play = take_turn(s, 2, "sponsor", "activate")
    prompts, done = [], []
    for _ in range(2):
        prompts.append(GAME.catalogue.text(GAME.prompt(s, play.ask), "en"))
        done.append(said(s, play.ask)[-1])
        play.answer(("take", "metal"))
    assert prompts[0].endswith("do the first of two times?")
    assert prompts[1].endswith("do the second time?")
    assert done == ["Do nothing, neither time", "Do nothing more"]


def test_sponsor_1_advanced_says_when_the_diver_at_the_key_costs_nothing_anyway() -> None:
    s = table(side=ADVANCED)
    assert said(s, take_turn(s, 1).ask)[0].endswith("(brings you nothing now)")
    s = table(side=ADVANCED)
    station(s, 0, EXPLORER, 1)
    assert not said(s, take_turn(s, 1).ask)[0].endswith("(brings you nothing now)")


def test_payments_say_what_the_tile_of_the_level_adds() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 1, metal=2)
    store(s, 0, 4, metal=2)
    s.players[0].rewards[3] = tile("battery-orange")
    labels = said(s, take_turn(s, ("fill", card("breakwater"))).ask)
    assert labels == ["Level 1: 2 metal", "Level 4: 2 metal; the tile there adds 2 credits"]


def test_contracts_say_what_they_need_and_bring() -> None:
    s = table()
    named = {
        id: GAME.catalogue.text(GAME.words.piece(s, "contract", card(id)), "en")
        for id in ("lamp-oil", "settlement", "great-reserve")
    }
    assert named["lamp-oil"] == "Lamp oil (1 plant, 1 fuel: 1 prestige, 1 credit)"
    assert named["settlement"].startswith("Settlement (2 + 2 + 1, each of another colour: ")
    assert named["great-reserve"].startswith("Great reserve (4 of one colour: ")


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
        GAME.words.piece(table(), "anchor", 1)


def test_tiles_and_cards_say_what_is_printed_on_them() -> None:
    content = GAME.load()[0]
    told = {
        target: [GAME.catalogue.text(line, "en") for line in lines]
        for target, lines in GAME.words.printed(content).items()
    }
    spy = content.diver_ids.index("spy")
    assert told[f"diver/{spy}"][0] == "spy" and len(told[f"diver/{spy}"]) == 3
    assert told[f"upgraded/{spy}"] == ["spy", told[f"diver/{spy}"][2]]
    for number, reward in enumerate(content.rewards):
        gains = {"orange": "2 credits for every contract", "green": "1 prestige for every contract"}[reward.colour]
        assert told[f"tile/{number}"][2].startswith(gains) and told[f"back/{number}"][1] == told[f"tile/{number}"][2]
    assert len([target for target in told if target.startswith("contract/")]) == len(content.contracts)
