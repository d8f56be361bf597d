from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel import Pile

CARDS = st.lists(st.integers(0, 9), max_size=12)


@given(CARDS, CARDS)
def test_the_pool_has_no_order_and_the_tail_keeps_its_own(cards: list[int], tail: list[int]) -> None:
    pile = Pile(reversed(cards), tail)
    assert pile == Pile(cards, tail)
    assert pile.pool == sorted(cards)
    assert pile.tail == tail
    assert len(pile) == len(cards) + len(tail)


@given(CARDS, st.integers(0, 9))
def test_a_card_that_is_added_and_taken_leaves_the_pile_as_it_was(cards: list[int], card: int) -> None:
    pile = Pile(cards)
    pile.add(card)
    assert pile == Pile([*cards, card])
    pile.take(card)
    assert pile == Pile(cards)


@given(CARDS, CARDS)
def test_shuffling_forgets_the_order_of_the_tail(cards: list[int], tail: list[int]) -> None:
    pile = Pile(cards, tail)
    pile.shuffle()
    assert pile == Pile(cards + tail)
    assert pile.tail == []


@given(CARDS, CARDS)
def test_a_copy_is_equal_and_shares_nothing(cards: list[int], tail: list[int]) -> None:
    pile = Pile(cards, tail)
    twin = pile.copy()
    assert twin == pile
    twin.add(3)
    twin.put_under(4)
    assert pile == Pile(cards, tail)


def test_cards_put_under_lie_in_order_below_all_others() -> None:
    pile = Pile([5], tail=[7])
    pile.put_under(1)
    assert pile.tail == [7, 1]


def test_a_card_that_is_not_in_the_pool_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Pile([1], tail=[2]).take(2)


def test_piles_differ_by_pool_and_tail_and_from_everything_else() -> None:
    assert Pile([1, 2]) != Pile([1], tail=[2])
    assert Pile([1], tail=[2, 3]) != Pile([1], tail=[3, 2])
    assert Pile() != []


def test_a_pile_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Pile())


def test_a_pile_shows_its_cards() -> None:
    assert repr(Pile([2, 1])) == "Pile([1, 2])"
    assert repr(Pile([1], tail=[3])) == "Pile([1], tail=[3])"
