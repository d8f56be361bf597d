"""What must hold after every answer is complained about when it does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fathomfive.games.nemo.content.vocabulary import TILE
from fathomfive.games.nemo.rules.invariants import invariants
from fathomfive.games.nemo.rules.state import NemoState
from tests.games.nemo.scenes import a_new_table, a_table


def healthy(deadly: str = "off") -> NemoState:
    return a_table(deadly_seas=deadly, motive="war")


def test_a_table_after_the_set_up_is_fine() -> None:
    assert list(invariants(a_new_table())) == []
    for seats in (1, 2, 3, 4):
        assert list(invariants(a_table(seats, deadly_seas="on"))) == []


def lose_a_ship(s: NemoState) -> None:
    s.bag.pool.pop(0)


def lose_an_event(s: NemoState) -> None:
    s.unseen.pool.pop()


def lose_a_technology(s: NemoState) -> None:
    s.offer.pop()


def lose_a_treasure(s: NemoState) -> None:
    s.treasure_bag.pool.pop()


def lose_a_tile(s: NemoState) -> None:
    s.tiles.pool.pop()


def add_a_tile(s: NemoState) -> None:
    for _ in range(9):
        s.bag.add(TILE)


def too_many_points(s: NemoState) -> None:
    s.ap = 6


def too_much_salvage(s: NemoState) -> None:
    for _ in range(5):
        s.salvage.append(s.bag.pool.pop(0))


def a_stray_cannonball(s: NemoState) -> None:
    s.cannonballs = [50]


def too_many_contacts(s: NemoState) -> None:
    s.contacts[0] = 30


def two_stones(s: NemoState) -> None:
    s.stones[0] = 2


def too_many_uprisings(s: NemoState) -> None:
    s.uprisings = [1] * 15


def an_exhausted_crew(s: NemoState) -> None:
    s.resources[1] = 0


def beyond_the_track(s: NemoState) -> None:
    s.resources[1] = 11


def a_wrong_peak(s: NemoState) -> None:
    s.notoriety = 3


def an_unnoticed_outlaw(s: NemoState) -> None:
    s.peak = 51


def a_missing_card(s: NemoState) -> None:
    s.extra -= 1


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        (lose_a_ship, "the ships are"),
        (lose_an_event, "the events are"),
        (lose_a_technology, "the technologies are"),
        (lose_a_treasure, "treasures"),
        (lose_a_tile, "the tiles are"),
        (add_a_tile, "tiles are unseen"),
        (too_many_points, "6 action points"),
        (too_much_salvage, "5 ships are in the salvage"),
        (a_stray_cannonball, "carries a cannonball"),
        (too_many_contacts, "the contacts are"),
        (two_stones, "the stones are"),
        (too_many_uprisings, "the uprisings are"),
        (an_exhausted_crew, "at its end"),
        (beyond_the_track, "on space 11"),
        (a_wrong_peak, "its peak"),
        (an_unnoticed_outlaw, "but the game goes on"),
        (a_missing_card, "lie face down"),
    ],
)
def test_whatever_is_wrong_is_noticed(harm: Callable[[NemoState], None], complaint: str) -> None:
    s = healthy("on")
    harm(s)
    assert any(complaint in found for found in invariants(s))


def test_seventeen_stones_are_all_there_are_when_glory_counts() -> None:
    s = a_table(2, mode="semi")
    s.own_stones = [17, 2]
    assert any("17" in found for found in invariants(s))
