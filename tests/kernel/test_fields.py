from __future__ import annotations

import pytest

from fathomfive.kernel import Plain, fields


def test_the_names_serve_as_slots_in_the_order_of_declaration() -> None:
    declared = fields(public="a b", owner="c", concealed="d", hidden="e", shared="f", seen_by={"g": "a"})
    assert list(declared) == ["a", "b", "c", "d", "e", "f", "g"]
    assert declared.sight == {
        "a": "public", "b": "public", "c": "owner", "d": "concealed", "e": "hidden", "f": "shared", "g": "seen_by",
    }  # fmt: skip
    assert declared.seen_by == {"g": "a"}


def test_nothing_declared_is_nothing_held() -> None:
    assert list(fields()) == []


def test_a_deal_group_is_known_by_each_of_its_fields() -> None:
    declared = fields(
        owner="hands", hidden="deck", seen_by={"tiles": "masks"}, public="masks", deal={"x": "hands deck tiles"}
    )
    assert declared.deal == {"hands": "x", "deck": "x", "tiles": "x"}


def test_a_field_cannot_be_declared_twice() -> None:
    with pytest.raises(TypeError, match="'hands' is declared twice: public and owner"):
        fields(public="hands", owner="hands")
    with pytest.raises(TypeError, match="'tiles' is declared twice: public and seen_by"):
        fields(public="tiles masks", seen_by={"tiles": "masks"})


@pytest.mark.parametrize("name", ["open", "purses", "nowhere"])
def test_what_everybody_knows_cannot_be_dealt(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}' is dealt in group 'x' but is not owner, hidden or seen_by"):
        fields(public="open", concealed="purses", deal={"x": name})


def test_a_part_needs_a_visibility() -> None:
    with pytest.raises(TypeError, match="'mats' has a part class but no visibility"):
        fields(public="turn", parts={"mats": Plain})
