"""The table as text."""

from __future__ import annotations

from itertools import product

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, CRAB, OXYGEN, SHIPYARD
from fathomfive.games.neweden.rules.free import turn_tile
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.kernel import Stream, Table
from fathomfive.kernel.pen import plain
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.state import copy
from fathomfive.kernel.words import LANGUAGES
from tests.games.walks import states

from .scenes import clam, crab, give, give_deeple, kraken, lay, lay_auction, lay_cards, lay_market, oxygen, shipyard

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def drawn(s: NewEdenState, viewer: int = 0, language: str = "en", width: int = 78) -> str:
    blocks = GAME.draw(s, viewer, language, NAMES[: s.seats], width)
    return "\n".join([plain(f"{title}\n{body}") for title, body in blocks])


def test_nothing_is_drawn_before_the_set_up() -> None:
    assert GAME.draw(GAME.rules.new(lay().c, 2, {"difficulty": 0}), 0, "en") == []


@pytest.mark.parametrize(("seats", "width"), [(1, 60), (2, 78), (3, 60), (4, 100)])
def test_every_board_fits_and_shows_only_what_its_viewer_knows(seats: int, width: int) -> None:
    stream = Stream(7)
    for s in states(Table("neweden", seats, 3, {}), 25):
        assert isinstance(s, NewEdenState)
        for viewer, language in product((0, NOBODY), LANGUAGES):
            text = drawn(s, viewer, language, width)
            bodies = [body for _, body in GAME.draw(s, viewer, language, NAMES[:seats], width)]
            assert [line for line in plain("\n".join(bodies)).splitlines() if len(line) > width] == []
            other = copy(s)
            GAME.rules.redeal(other, viewer, stream)
            assert drawn(other, viewer, language, width) == text


def test_a_station_shows_its_arms_deeple_and_what_it_holds() -> None:
    s = lay(2)
    station = give(s, 0, crab(s, 2, 9, end=2), clam(s, 1, 4), kraken(s, 1, 3), shipyard(s, 2, end=3), oxygen(s, 1, 2))
    give_deeple(s, 0, 1)
    station.lying[CRAB][0] = 1
    station.staffed[CLAM][0] = 1
    station.damage = 1
    station.vents = 2
    text = drawn(s)
    assert "Ada  0★  10¤  damage 1, holds only 0  ⚑5  ◎" in text
    assert "Crab      2●9¤ ⚑2 ▼1 ●" in text
    assert "Clam      ✓1●4★" in text
    assert "Kraken    1●3✚ ▲1" in text
    assert "Shipyard  +2● ⚑3" in text
    assert "Oxygen    1 │ 2 │ 1+2" in text
    assert "power plant used 2 of 3" in text
    assert "power plant used 2 of 3, next 5¤ −6" in text
    station.used[0] = 1
    assert "[dim strike]1[/] │ 2" in GAME.draw(s, 0, "en", NAMES[:2])[-1][1]


def test_the_own_extensions_say_what_they_give_and_cost_and_those_of_others_if_they_are_built() -> None:
    s = lay(2)
    turn_tile(s, 0, SHIPYARD)
    turn_tile(s, 1, OXYGEN)
    text = drawn(s)
    assert "✓ Shipyard extension: 3 deeple at once" in text
    assert "6¤ Oxygen extension: an oxygen card (2+2 steps), face up" in text
    assert "· Oxygen extension" in text
    assert text.count("Research extension") == 1
    assert "Forschungskarte" in drawn(s, language="de")


def test_coins_of_others_are_not_shown_and_deep_thoughts_are() -> None:
    s = lay(2)
    assert "Ben  0★  ?¤" in drawn(s)
    assert "Ada  0★  ?¤" in drawn(s, NOBODY)
    assert "Deep Thought 4200  0★  10¤" in drawn(lay(1))


def test_rows_have_a_price_or_a_place_in_the_auction() -> None:
    s = lay(2)
    card = s.c.ids.index("research-coins-5")
    lay_cards(s, {0: crab(s, 1, 5), 11: card})
    assert "10¤ ✚3  Crab 1●5¤ ▼1  ·  ·" in drawn(s)
    assert " 1¤ −1  ·             ·  Grant" in drawn(s)
    assert "  Grant: 5 coins at once." in drawn(s)
    s = lay_auction(2)
    s.sold, s.lot, s.high, s.bidder, s.bidding = [1, 0, 0, 0], 2, 4, 1, [0, 1]
    lines = drawn(s).splitlines()
    assert [line.split("  ")[0] for line in lines if line[:2] in ("1 ", "2 ", "3 ")] == [
        "1 sold",
        "2 to come",
        "3 on offer",
    ]
    assert "bids 4" in drawn(s) and "  out" in drawn(s)


def test_who_has_passed_is_marked() -> None:
    s = lay(2)
    s.passed = [1]
    assert "Ben  0★  ?¤  damage 0, holds 0  ⚑0  has passed" in drawn(s)


def test_cards_of_the_black_market_are_shown_to_their_owner() -> None:
    s = lay_market(2)
    s.stations[0].hand = [crab(s, 1, 6), s.c.ids.index("research-gift")]
    s.stations[0].parcel = [clam(s, 2, 7)]
    text = drawn(s)
    assert "to choose from  Crab 1●6¤ ▼1 │ Open knowledge" in text
    assert "bought  Clam 2●7★" in text
    assert "All others get 5 coins" in text
    assert "1●6¤" not in drawn(s, 1) and "1●6¤" not in drawn(s, NOBODY)


def test_a_narrow_board_lists_rows_instead_of_a_grid() -> None:
    s = lay(2)
    lay_cards(s, {field: kraken(s, 2, 5, end=3) for field in range(3)})
    assert [len(line) <= 40 for line in drawn(s, width=40).splitlines() if "Kraken 2" in line] == [True] * 3
