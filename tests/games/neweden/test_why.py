"""Why: what speaks for an option."""

from __future__ import annotations

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, CRAB
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.auction import activate_after, choose_row, duel, lock_rows, take_bids
from fathomfive.games.neweden.rules.market import black_market
from fathomfive.games.neweden.rules.movement import activate_modules, use_bottle
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import harm, place_arriving
from fathomfive.kernel import AnyAsk, Value

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
    lie,
    plain_research,
    research,
    stand,
)


def said(s: NewEdenState, ask: AnyAsk, option: Value) -> str:
    """The reason for an option, in English."""
    assert option in ask.options
    phrase = GAME.reason(s, ask, option)
    assert phrase is not None, f"nothing is said about {option!r}"
    return GAME.catalogue.text(phrase, "en")


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
    ask = Play(s, use_bottle(s, 0, 1)).ask
    assert said(s, ask, ("clam", 0, "stand")) == "All slots are filled: worth about 7 points."
    assert GAME.reason(s, ask, "lapse") is None
    give(s, 0, crab(s, 3))
    lie(s, 0, CRAB, 0)
    ask = Play(s, use_bottle(s, 0, 1)).ask
    assert said(s, ask, "dome") == "On the way to Clam habitat (1 deeple: 7 points): about 7 points."
    assert GAME.reason(s, ask, "lapse") is None


def test_a_bottle_with_no_use_lapses_with_a_reason() -> None:
    s = lay(2)
    give(s, 0, clam(s), clam(s))
    stand(s, 0, CLAM, 0)
    stand(s, 0, CLAM, 1)
    assert said(s, Play(s, use_bottle(s, 0, 2)).ask, "lapse") == "No move brings anything now."
    assert said(s, Play(s, take_turn(s, 0)).ask, ("oxygen", 1)) == "No move brings anything now."


def test_a_module_says_what_it_brings_and_whom_it_lacks() -> None:
    s = lay(2)
    give(s, 0, clam(s, points=4), clam(s, slots=3, points=9), clam(s))
    stand(s, 0, CLAM, 2)
    play = Play(s, use_bottle(s, 0, 3))
    assert said(s, play.ask, ("clam", 0)) == "All slots are filled: worth about 4 points."
    assert said(s, play.ask, ("clam", 1)) == "Worth about 9 points with 2 more deeple."
    assert said(s, play.ask, ("clam", 2)) == "It was activated in this round already."
    lie(s, 0, CLAM, 0)
    ask = Play(s, activate_modules(s, 0)).ask
    assert said(s, ask, ("clam", 0)) == "All slots are filled: worth about 4 points."
    assert GAME.reason(s, ask, "no") is None


def test_an_order_says_what_damage_it_does_and_what_the_station_bears() -> None:
    s = lay_market(2)
    give(s, 1, kraken(s), kraken(s))
    deal(s)
    play = Play(s, black_market(s))
    while play.kind == "own_module":
        play.answer("own_module", play.options[0])
    ask = play.asks[1]
    assert "off at the end" in said(s, ask, "plant")
    both = said(s, ask, (0, 1))
    assert both.endswith("Damage 3 then, before the cards act; so far your station bears 2.")
    assert GAME.reason(s, ask, ()) is None


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
    assert said(s, ask, ("oxygen", 0)).startswith("Its best bottle brings about 5 points; the damage costs about ")
    assert GAME.reason(s, ask, "done") is None
