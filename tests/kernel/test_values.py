from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel import Value
from fathomfive.kernel.values import jsonable, plain

VALUES: st.SearchStrategy[Value] = st.recursive(
    st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=4).map(tuple), max_leaves=12
)


@given(VALUES)
def test_every_value_survives_json(value: Value) -> None:
    assert plain(jsonable(value)) == value


def test_lists_become_tuples_at_every_depth() -> None:
    assert plain(["hire", [1, ["x"]]]) == ("hire", (1, ("x",)))


def test_tuples_become_lists_at_every_depth() -> None:
    assert jsonable(("hire", (1, ("x",)))) == ["hire", [1, ["x"]]]


@pytest.mark.parametrize("data", [None, True, 1.5, {"a": 1}, {1}, [1, None], ["a", [False]], b"x"])
def test_anything_but_numbers_strings_and_lists_is_not_plain(data: object) -> None:
    with pytest.raises(TypeError, match="is not a plain value"):
        plain(data)
