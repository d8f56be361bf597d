"""Why not, and why: what is closed to the asked seat, and what speaks for its options."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.actions import take_turn
from fathomfive.games.neweden.auction import activate_after, auction, choose_row, duel, lock_rows, take_bids
from fathomfive.games.neweden.free import last_free_actions, turn_tile
from fathomfive.games.neweden.market import black_market
from fathomfive.games.neweden.movement import activate_modules, use_bottle
from fathomfive.games.neweden.state import NewEdenState
from fathomfive.games.neweden.station import harm, place_arriving
from fathomfive.games.neweden.tables import CLAM, KRAKEN
from fathomfive.games.neweden.thumb import advise
from fathomfive.games.neweden.why import closed, reason
from fathomfive.kernel import Ask, Phrase, Stream, Table, Value
from fathomfive.kernel.words import LANGUAGES

from .scenes import (
    Play,
    clam,
    crab,
    deal,
    give,
    give_deeple,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    lay_market,
    plain_research,
    research,
)


def shut(s: NewEdenState, ask: Ask) -> dict[str, tuple[str, str]]:
    """What is closed: by its name, why in English, and the rule."""
    found = {one.target: (GAME.words.text(one.why, "en"), one.rule) for one in closed(s, ask)}
    assert len(found) == len(closed(s, ask)), "something is closed twice"
    assert not set(found) & {GAME.target(s, ask, option) for option in ask.options}
    return found


def said(s: NewEdenState, ask: Ask, option: Value) -> str:
    """The reason for an option, in English."""
    assert option in ask.options
    phrase = reason(s, ask, option)
    assert phrase is not None, f"nothing is said about {option!r}"
    return GAME.words.text(phrase, "en")


def stand(s: NewEdenState, seat: int, arm: int, number: int) -> None:
    """Let new deeple stand on a module, as if it was activated in this round."""
    station = s.stations[seat]
    slots = s.c.slots[station.arms[arm][number]]
    give_deeple(s, seat, slots)
    station.dome -= slots
    station.staffed[arm][number] = 1


def lie(s: NewEdenState, seat: int, arm: int, number: int) -> None:
    """Let a new deeple lie on a module."""
    give_deeple(s, seat, 1)
    s.stations[seat].dome -= 1
    s.stations[seat].lying[arm][number] += 1


def test_cards_and_extensions_one_cannot_pay_say_their_price() -> None:
    s = lay(2)
    lay_cards(s, {0: crab(s), 3: clam(s), 9: kraken(s)})
    s.stations[0].coins = 5
    found = shut(s, Play(s, take_turn(s, 0)).ask)
    assert found["tableau/0"] == ("That costs 10; you have 5 coins.", "NE-4.3")
    assert found["tableau/3"] == ("That costs 6; you have 5 coins.", "NE-4.3")
    assert "tableau/9" not in found and "tableau/1" not in found
    assert found["extension/0/kraken"] == ("That costs 6; you have 5 coins.", "NE-10.3")
    assert "plant/0" not in found


def test_a_covered_plant_and_a_built_extension_say_so() -> None:
    s = lay(2)
    s.stations[0].vents = 3
    turn_tile(s, 0, KRAKEN)
    found = shut(s, Play(s, take_turn(s, 0)).ask)
    assert found["plant/0"] == ("The power plant was used three times in this round.", "NE-10.1")
    assert found["extension/0/kraken"] == ("This extension is built already.", "NE-10.3")
    assert "extension/0/research" not in found


def test_oxygen_is_closed_when_it_is_face_down_or_nobody_lies() -> None:
    s = lay(2)
    s.stations[0].used[1] = 1
    found = shut(s, Play(s, take_turn(s, 0)).ask)
    assert found["station/0/oxygen/1"] == ("This oxygen card is face down until the end of the round.", "NE-4.16")
    assert "station/0/oxygen/0" not in found
    s.stations[0].dome, s.stations[0].spent = 0, 1
    found = shut(s, Play(s, take_turn(s, 0)).ask)
    assert found["station/0/oxygen/0"] == ("None of your deeple lies down: there is nobody to move.", "NE-R5")


def test_after_the_action_cards_and_oxygen_are_closed() -> None:
    s = lay(2)
    lay_cards(s, {9: clam(s)})
    found = shut(s, Play(s, last_free_actions(s, 0)).ask)
    assert found["tableau/9"] == ("You have taken your action; only free actions are left.", "NE-4.2")
    assert found["station/0/oxygen/0"] == found["tableau/9"]


def test_places_no_deeple_can_leave_say_why() -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s), crab(s))
    stand(s, 0, CLAM, 0)
    found = shut(s, Play(s, use_bottle(s, 0, 1)).ask)
    assert found["station/0/clam/0"] == ("The deeple stand here until the end of the round.", "NE-4.8")
    assert found["station/0/clam/1"] == ("No deeple lies here.", "NE-4.8")
    assert "dome/0" not in found
    lone = lay(2)
    station = give(lone, 0, clam(lone))
    station.dome, station.lying[CLAM][0] = 0, 1
    found = shut(lone, Play(lone, use_bottle(lone, 0, 2)).ask)
    assert found["station/0/clam/0"] == ("From here there is no other module within 2 steps.", "NE-4.11")
    assert found["dome/0"] == ("No deeple lies in the dome.", "NE-4.8")
    bare = lay(2)
    found = shut(bare, Play(bare, use_bottle(bare, 0, 1)).ask)
    assert found["dome/0"] == ("There is no module outside to go to.", "NE-4.11")


def test_modules_out_of_reach_say_how_far_they_are() -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s), clam(s), crab(s), crab(s))
    station.dome, station.lying[CLAM][1] = 0, 1
    play = Play(s, use_bottle(s, 0, 2)).answer("deeple", ("clam", 1))
    found = shut(s, play.ask)
    assert found["station/0/crab/1"] == ("That is 3 steps away; the bottle gives 2.", "NE-4.11")
    assert found["station/0/clam/1"] == ("It lies here already.", "NE-4.11")
    assert found["dome/0"] == ("A deeple does not stop in the dome.", "NE-R3")
    assert set(found) == {"station/0/crab/1", "station/0/clam/1", "dome/0"}


def test_modules_that_cannot_be_activated_say_what_they_lack() -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s, slots=2), clam(s))
    lie(s, 0, CLAM, 0)
    lie(s, 0, CLAM, 1)
    stand(s, 0, CLAM, 2)
    found = shut(s, Play(s, activate_modules(s, 0)).ask)
    assert found == {
        "station/0/clam/1": ("It needs 2 deeple; 1 lies here.", "NE-4.14"),
        "station/0/clam/2": ("It was activated in this round already.", "NE-4.15"),
    }


def test_what_cannot_break_off_says_why() -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s), plain_research(s))
    turn_tile(s, 0, KRAKEN)
    station.damage = 15
    found = shut(s, Play(s, harm(s, 0, 1)).ask)
    assert found == {
        "station/0/clam/0": ("Only the outermost card of an arm breaks off.", "NE-8.3"),
        "station/0/kraken/0": ("The extension is a tile, not a card: it stays.", "NE-R7"),
        "station/0/oxygen/0": ("Only the outermost card of an arm breaks off.", "NE-8.3"),
        "station/0/research/0": ("Research is never lost.", "NE-8.4"),
    }


def test_on_the_black_market_cards_come_after_free_actions_and_free_actions_before_cards() -> None:
    s = lay_market(2)
    deal(s)
    play = Play(s, black_market(s))
    while play.kind == "own_module":
        play.answer("own_module", play.options[0])
    found = shut(s, play.asks[1])
    assert found["hand/2"] == ("First the free actions; you buy when all are ready.", "NE-R28")
    s.stations[1].coins = 0
    play.done()
    found = shut(s, play.asks[1])
    assert found["hand/0"] == ("That costs 1; you have no coins.", "NE-5.4")
    assert found["plant/1"] == (
        "Free actions come before the choice; now it is about the cards.",
        "NE-R28",
    )
    assert shut(s, play.asks[0])["extension/0/research"] == found["plant/1"]
    assert "hand/0" not in shut(s, play.asks[0])


def test_rows_that_are_done_or_not_yet_up_say_so() -> None:
    s = lay_auction(3)
    s.sold[3] = 1
    assert shut(s, Play(s, choose_row(s)).ask)["row/3"] == ("This row has its auction marker.", "NE-6.7")
    s.lot = 1
    found = shut(s, Play(s, take_bids(s)).ask)
    assert found["row/0"] == found["row/2"] == ("Row 2 is being auctioned now.", "NE-6.8")
    assert found["row/3"] == ("This row has its auction marker.", "NE-6.7")
    assert "row/1" not in found


def test_buying_says_what_it_brings_and_passing_its_points() -> None:
    s = lay(3)
    lay_cards(s, {9: clam(s, points=9, end=9), 11: plain_research(s, end=-20)})
    ask = Play(s, take_turn(s, 0)).ask
    assert said(s, ask, ("buy", 9)).startswith("Makes you about ") and "better off" in said(s, ask, ("buy", 9))
    assert "worse off" in said(s, ask, ("buy", 11))
    assert said(s, ask, "pass") == "Brings 3 points and the Nautilus marker: you open the auction."
    s.passed = [1]
    assert said(s, ask, "pass") == "Brings 2 points."
    s.passed = [1, 2]
    assert said(s, ask, "pass") == "Nothing more is to be gained; passing brings no points."
    assert said(s, ask, "plant") and said(s, ask, ("extend", "shipyard"))


def test_moving_says_where_it_leads() -> None:
    s = lay(2)
    give(s, 0, clam(s, points=7))
    ask = Play(s, take_turn(s, 0)).ask
    assert said(s, ask, ("oxygen", 0)) == "On the way to Clam habitat (1 deeple: 7 points): about 7 points."
    play = Play(s, use_bottle(s, 0, 1))
    assert said(s, play.ask, "dome") == "On the way to Clam habitat (1 deeple: 7 points): about 7 points."
    assert reason(s, play.ask, "lapse") is None
    play.answer("deeple", "dome")


def test_a_bottle_with_no_use_lapses_with_a_reason() -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s))
    stand(s, 0, CLAM, 0)
    stand(s, 0, CLAM, 1)
    ask = Play(s, use_bottle(s, 0, 2)).ask
    assert said(s, ask, "lapse") == said(s, ask, "dome") == "No move brings anything now."
    assert said(s, Play(s, take_turn(s, 0)).ask, ("oxygen", 1)) == "No move brings anything now."


def test_a_module_says_what_it_brings_and_whom_it_lacks() -> None:
    s = lay(2)
    give(s, 0, clam(s, points=4), clam(s, slots=3, points=9), clam(s))
    stand(s, 0, CLAM, 2)
    play = Play(s, use_bottle(s, 0, 3)).answer("deeple", "dome")
    assert said(s, play.ask, ("clam", 0)) == "All slots are filled: worth about 4 points."
    assert said(s, play.ask, ("clam", 1)) == "Worth about 9 points with 2 more deeple."
    assert said(s, play.ask, ("clam", 2)) == "It was activated in this round already."
    lie(s, 0, CLAM, 0)
    ask = Play(s, activate_modules(s, 0)).ask
    assert said(s, ask, ("clam", 0)) == "All slots are filled: worth about 4 points."
    assert reason(s, ask, "no") is None


def test_an_order_says_what_damage_it_does_and_what_the_station_bears() -> None:
    s = lay_market(2)
    give(s, 1, kraken(s), kraken(s))
    deal(s)
    play = Play(s, black_market(s))
    while play.kind == "own_module":
        play.answer("own_module", play.options[0])
    ask = play.done().asks[1]
    both = said(s, ask, (0, 1))
    assert both.endswith("Damage 3 then, before the cards act; so far your station bears 2.")
    assert reason(s, ask, ()) is None


def test_a_bid_weighs_the_row_against_its_coins() -> None:
    s = lay_auction(2)
    s.lot = 0
    s.stations[0].coins = 8
    lay_cards(s, {0: clam(s, end=9)})
    ask = Play(s, take_bids(s)).ask
    assert "what 1 coin could do otherwise, about 1." in said(s, ask, 0)
    assert "what 5 coins could do otherwise, about 5." in said(s, ask, 5)
    row = Play(s, choose_row(s)).ask
    assert "better off" in said(s, row, ("row", 0))


def test_alone_a_purchase_says_what_it_keeps_from_deep_thought() -> None:
    s = lay(1)
    lay_cards(s, {9: clam(s, points=5, end=1)})
    ask = Play(s, take_turn(s, 0)).ask
    assert said(s, ask, ("buy", 9)).endswith("Deep Thought would get about 15 points out of it.")


def test_alone_locks_and_bids_have_reasons() -> None:
    s = lay_auction(1)
    lay_cards(s, {6: clam(s, end=9), 9: crab(s, end=1)})
    play = Play(s, lock_rows(s))
    assert said(s, play.ask, (0, 1)).endswith("The locked rows would bring Deep Thought hardly anything.")
    assert said(s, play.ask, (0, 2)).endswith("bring Deep Thought about 9 points.")
    s.lot = 2
    assert "what 6 coins could do otherwise" in said(s, Play(s, duel(s)).ask, 6)


def test_losing_placing_and_one_more_have_reasons() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, end=9))
    station.damage = 15
    lost = Play(s, harm(s, 0, 1)).ask
    assert said(s, lost, "clam").startswith("You would miss about ")
    s = lay(2)
    one, other, risk = clam(s), clam(s), research(s, "risk-5")
    s.stations[0].arriving = [one, other, risk]
    ask = Play(s, place_arriving(s, 0)).ask
    assert said(s, ask, one) == "The first one lies nearer to the dome and is easier to reach."
    assert said(s, ask, risk) == "Its damage comes while there is least to lose."
    s = lay_auction(2)
    give(s, 0, clam(s, points=5))
    give_deeple(s, 0, 1)
    ask = Play(s, activate_after(s, 0, 0)).ask
    assert said(s, ask, "more").startswith("The best bottle left brings about 5; the damage costs about ")
    assert reason(s, ask, "done") is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_a_whole_game_everything_closed_has_a_rule_and_the_advice_mostly_a_reason(seats: int) -> None:
    table = Table("neweden", seats, seed=seats)
    asked = spoken = 0
    while not table.over:
        question = table.questions[0]
        seat = table.seat(question.seat)
        ask = seat.ask()
        state = seat.imagine(Stream(1)).state
        assert isinstance(state, NewEdenState)
        for one in closed(state, ask):
            assert all(GAME.words.text(one.why, language) for language in LANGUAGES)
        choice = advise(state, ask)
        phrase: Phrase | None = reason(state, ask, choice)
        asked += choice not in ("done", ())
        spoken += phrase is not None
        table.answer(choice, question.seat)
    assert spoken > 0.9 * asked


def test_the_whole_auction_of_two_is_explained() -> None:
    s = lay_auction(2)
    lay_cards(s, {0: clam(s, end=3)})
    s.sold = [0, 1, 1, 1]
    play = Play(s, auction(s))
    while play.kind == "module":
        play.answer("module", play.options[0])
    assert play.kind in ("row", "bid")
    assert "row/1" in shut(s, play.ask)
