from __future__ import annotations

from typing import ClassVar, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel import Fields, InvalidRecord, Json, Pile, State, fields
from fathomfive.kernel.fill import fill
from fathomfive.kernel.sight import jsoned
from tests.kernel.test_state import full_state
from tests.kernel.toys.lagoon import LagoonState, Mat

CARDS = st.lists(st.integers(0, 20), max_size=5)


class Alone(State):
    """A State with a part alone, and with piles in a list."""

    FIELDS: ClassVar[Fields] = fields(public="mat", hidden="stacks", parts={"mat": Mat})
    __slots__ = FIELDS
    mat: Mat
    stacks: list[Pile]

    def __init__(self) -> None:
        super().__init__()
        self.mat = Mat()
        self.stacks = []


@st.composite
def states(draw: st.DrawFn) -> LagoonState:
    s = full_state()
    s.over = draw(st.booleans())
    s.wind = draw(st.text(max_size=5))
    s.round = draw(st.integers(-5, 1 << 62))
    s.hands = draw(st.lists(CARDS, max_size=3))
    s.deck = Pile(draw(CARDS), draw(CARDS))
    for mat in s.mats:
        mat.nook = draw(CARDS)
    return s


@given(states())
def test_every_state_survives_json(s: LagoonState) -> None:
    fresh = LagoonState()
    fill(fresh, msgspec.json.decode(msgspec.json.encode(jsoned(s))))
    assert fresh == s


def test_parts_alone_and_piles_in_lists_survive_json() -> None:
    s = Alone()
    s.mat.score = 3
    s.stacks = [Pile([1], tail=[2]), Pile()]
    fresh = Alone()
    fill(fresh, jsoned(s))
    assert fresh == s


def complaint(change: dict[str, Json], state: State | None = None) -> str:
    """What is said about a state's JSON with some fields changed."""
    data = cast("dict[str, Json]", jsoned(full_state() if state is None else state))
    with pytest.raises(InvalidRecord) as refused:
        fill(LagoonState() if state is None else type(state)(), {**data, **change})
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"sails": 3}, "state: unknown field 'sails'"),
        ({"round": "two"}, "state.round: expected a whole number, found 'two'"),
        ({"round": True}, "state.round: expected a whole number, found True"),
        ({"round": 1.0}, "state.round: expected a whole number, found 1.0"),
        ({"round": None}, "state.round: expected a whole number, found None"),
        ({"over": 1}, "state.over: expected true or false, found 1"),
        ({"wind": 7}, "state.wind: expected a string, found 7"),
        ({"hands": {"0": []}}, "state.hands: expected a list, found {'0': []}"),
        ({"hands": [[1, 2], [1.5]]}, "state.hands[1][0]: expected a whole number, a string or a list, found 1.5"),
        ({"discard": [None]}, "state.discard[0]: expected a whole number, a string or a list, found None"),
        ({"mats": [3]}, "state.mats[0]: expected an object, found 3"),
        ({"mats": [{"score": 1}]}, "state.mats[0]: field 'nook' is missing"),
        ({"mats": [{"score": "x", "nook": []}]}, "state.mats[0].score: expected a whole number, found 'x'"),
        ({"deck": [1, 2]}, "state.deck: expected a pile with 'pool' and 'tail', found [1, 2]"),
        ({"deck": {"pool": []}}, "state.deck: expected a pile with 'pool' and 'tail', found {'pool': []}"),
        ({"deck": {"pool": 3, "tail": []}}, "state.deck.pool: expected a list of cards, found 3"),
        ({"deck": {"pool": [1, "x"], "tail": []}}, "state.deck.pool[1]: expected the number of a card, found 'x'"),
        ({"deck": {"pool": [], "tail": [True]}}, "state.deck.tail[0]: expected the number of a card, found True"),
        ({"wind": list(range(30))}, "state.wind: expected a string, found [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11..."),
    ],
)  # fmt: skip
def test_every_complaint_names_the_place_and_what_would_be_right(change: dict[str, Json], message: str) -> None:
    assert complaint(change) == message


def test_unknown_and_missing_fields_are_all_named() -> None:
    data = cast("dict[str, Json]", jsoned(full_state()))
    del data["hands"], data["over"]
    with pytest.raises(InvalidRecord) as refused:
        fill(LagoonState(), {**data, "b": 1, "a": 2})
    assert (
        str(refused.value)
        == "state: unknown field 'a'; unknown field 'b'; field 'over' is missing; field 'hands' is missing"
    )


@pytest.mark.parametrize("data", [None, 3, "state", [], [{}]])
def test_a_state_is_an_object(data: Json) -> None:
    with pytest.raises(InvalidRecord, match=r"^state: expected an object, found"):
        fill(LagoonState(), data)


def test_a_part_alone_names_its_place() -> None:
    assert complaint({"mat": {"score": 0, "nook": 3}}, Alone()) == "state.mat.nook: expected a list, found 3"
    assert complaint({"stacks": [{"pool": []}]}, Alone()).startswith("state.stacks[0]: expected a pile")
