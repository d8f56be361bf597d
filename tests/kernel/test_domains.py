from __future__ import annotations

import pytest

from fathomfive.kernel import Kind, RulesError
from fathomfive.kernel.domains import Domain, both, for_domain, numbers, some, subsets, words


def test_a_domain_lists_every_value_once_in_the_order_it_was_given() -> None:
    assert list(numbers(3) | words("stop") | numbers(1, 5)) == [0, 1, 2, "stop", 3, 4]


def test_a_domain_knows_its_values() -> None:
    domain = both(words("fill"), numbers(2))
    assert ("fill", 1) in domain and ("fill", 2) not in domain
    assert len(domain) == 2


def test_a_long_domain_shows_how_it_begins() -> None:
    assert repr(numbers(100)) == "Domain([0, 1, 2, 3, 4, 5, …])"
    assert repr(numbers(2)) == "Domain([0, 1])"


def test_some_of_three_places_are_eight_choices_and_at_most_one_of_them_four() -> None:
    assert len(some(3)) == 8
    assert list(some(3, most=1)) == [(), (0,), (1,), (2,)]


def test_subsets_keep_the_order_of_their_list() -> None:
    assert list(subsets([["b", "a"], ["b"]])) == [(), ("b",), ("a",), ("b", "a")]


def test_a_kind_has_the_values_of_all_its_domains() -> None:
    kind: Kind[int | str] = Kind("rush")
    name, domain = for_domain(kind, numbers(2), words("stay"))
    assert name == "rush" and list(domain) == [0, 1, "stay"]


def test_a_kind_without_a_domain_is_refused() -> None:
    kind: Kind[int] = Kind("rush")
    with pytest.raises(RulesError, match="rush: a kind of question needs a domain"):
        for_domain(kind)


def test_equal_values_of_two_lists_are_one() -> None:
    assert Domain([1, "a", 1]).values == (1, "a")
