"""Why not: what is closed to the asked seat, and by which rule."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, CRAB, KRAKEN
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.auction import auction, choose_row, take_bids
from fathomfive.games.neweden.rules.free import last_free_actions, turn_tile
from fathomfive.games.neweden.rules.market import black_market
from fathomfive.games.neweden.rules.movement import activate_modules, use_bottle
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import harm
from fathomfive.kernel import AnyAsk, Phrase, Stream, Table
from fathomfive.kernel.words import LANGUAGES

from .scenes import (
    Play,
    advised,
    clam,
    crab,
    deal,
    give,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    lay_market,
    lie,
    plain_research,
    stand,
)


def shut(s: NewEdenState, ask: AnyAsk) -> dict[str, tuple[str, str]]:
    """What is closed: by its name, why in English, and the rule."""
    found = {one.target: (GAME.catalogue.text(one.why, "en"), one.rule) for one in GAME.closed(s, ask)}
    assert len(found) == len(GAME.closed(s, ask)), "something is closed twice"
    assert not set(found) & {GAME.target(s, ask, option) for option in ask.options}
    return found


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
    give(s, 0, clam(s), clam(s), crab(s, 2))
    stand(s, 0, CLAM, 0)
    lie(s, 0, CRAB, 0)
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
    found = shut(s, Play(s, use_bottle(s, 0, 2)).ask)
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


def test_on_the_black_market_cards_and_extensions_say_if_they_are_too_dear() -> None:
    s = lay_market(2)
    deal(s)
    s.stations[1].coins = 0
    play = Play(s, black_market(s))
    while play.kind == "own_module":
        play.answer("own_module", play.options[0])
    found = shut(s, play.asks[1])
    assert found["hand/0"] == ("That costs 1; you have no coins.", "NE-5.4")
    assert found["extension/1/research"] == ("That costs 6; you have no coins.", "NE-10.3")
    assert "plant/1" not in found
    assert shut(s, play.asks[0]) == {}


def test_rows_that_are_done_or_not_yet_up_say_so() -> None:
    s = lay_auction(3)
    s.sold[3] = 1
    assert shut(s, Play(s, choose_row(s)).ask)["row/3"] == ("This row has its auction marker.", "NE-6.7")
    s.lot = 1
    found = shut(s, Play(s, take_bids(s)).ask)
    assert found["row/0"] == found["row/2"] == ("Row 2 is being auctioned now.", "NE-6.8")
    assert found["row/3"] == ("This row has its auction marker.", "NE-6.7")
    assert "row/1" not in found


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
        for one in GAME.closed(state, ask):
            assert all(GAME.catalogue.text(one.why, language) for language in LANGUAGES)
        choice = advised(state, ask)
        phrase: Phrase | None = GAME.reason(state, ask, choice)
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
