from __future__ import annotations

from typing import ClassVar

import pytest

from fathomfive.kernel import Fact, Fields, Pile, Plain, State, fields, fieldwise, show, tell, whisper
from fathomfive.kernel.state import copy, layout, values
from tests.kernel.toys.lagoon import LagoonState, Mat


def full_state() -> LagoonState:
    """A state with something in every kind of field."""
    s = LagoonState()
    s.seats = 2
    s.hands = [[1, 2], []]
    s.mats = [Mat(), Mat()]
    s.mats[0].nook = [7]
    s.deck = Pile([3, 4], tail=[5])
    s.tiles, s.seen = [2, 0], [1, 3]
    s.discard = [9]
    return s


def test_a_layout_merges_the_declarations_of_all_bases() -> None:
    plan = layout(LagoonState)
    assert plan.names[:3] == ["seats", "over", "shown"]
    assert "hands" in plan.names and "c" not in plan.names
    assert plan.shared == ["listener", "c"]
    assert plan.deal == {"hands": "fish", "deck": "fish", "tiles": "treasure", "chest": "treasure"}
    assert plan.parts == {"mats": Mat}
    assert layout(LagoonState) is plan


def test_a_class_without_a_declaration_of_its_own_inherits_one() -> None:
    class Heir(Mat):
        __slots__ = ()

    assert layout(Heir).names == ["score", "nook"]


def test_a_copy_is_equal() -> None:
    s = full_state()
    assert copy(s) == s


def test_a_copy_shares_nothing_that_can_change_but_what_is_declared_shared() -> None:
    s = full_state()
    s.listener = []
    twin = copy(s)
    twin.hands[0].append(3)
    twin.mats[0].nook.append(8)
    twin.mats[1].score = 5
    twin.deck.add(6)
    twin.seen[0] = 2
    twin.discard.clear()
    twin.round = 4
    assert s == full_state()
    assert twin.c is s.c
    assert twin.listener is s.listener


def test_parts_alone_piles_in_lists_and_lists_in_lists_are_copied_too() -> None:
    class Boat(State):
        FIELDS: ClassVar[Fields] = fields(public="mat words", hidden="stacks", parts={"mat": Mat})
        __slots__ = FIELDS
        mat: Mat
        words: list[list[str]]
        stacks: list[Pile]

        def __init__(self) -> None:
            super().__init__()
            self.mat = Mat()
            self.words = []
            self.stacks = []

    s = Boat()
    s.stacks = [Pile([1])]
    s.words = [["a"], []]
    twin = copy(s)
    assert twin == s
    twin.mat.score = 3
    twin.stacks[0].add(2)
    twin.words[0].append("b")
    assert (s.mat.score, s.stacks, s.words) == (0, [Pile([1])], [["a"], []])


@pytest.mark.parametrize("change", ["hands", "mats", "deck", "round"])
def test_states_that_differ_in_any_field_are_not_equal(change: str) -> None:
    s, other = full_state(), full_state()
    setattr(other, change, getattr(LagoonState(), change) if change != "round" else 3)
    assert s != other


def test_shared_things_do_not_make_states_differ() -> None:
    s, other = full_state(), full_state()
    other.listener = []
    assert s == other


def test_states_of_different_classes_are_not_equal() -> None:
    assert Plain() != State()
    assert State() != "state"


def test_a_state_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(State())


def test_a_state_shows_its_fields() -> None:
    assert repr(State()) == "State(seats=0, over=False, shown=0)"
    assert repr(Mat()) == "Mat(score=0, nook=[])"


def test_facts_are_told_to_everybody_or_whispered_to_one_seat() -> None:
    s = State()
    s.listener = []
    tell(s, "sails", 1, ("a", 2))
    whisper(s, 2, "sees", 7)
    assert s.listener == [Fact("sails", (1, ("a", 2))), Fact("sees", (7,), 2)]


def test_facts_told_when_nobody_listens_are_lost() -> None:
    s = State()
    tell(s, "sails", 1)
    whisper(s, 2, "sees", 7)
    assert s.listener is None


def test_showing_is_counted() -> None:
    s = State()
    show(s)
    assert s.shown == 1


def test_facts_are_values() -> None:
    assert Fact("sails", (1,)) == Fact("sails", (1,))
    assert len({Fact("sails", (1,)), Fact("sails", (1,)), Fact("sails", (1,), 0)}) == 2
    assert Fact("sails", (1,)) != Fact("sails", (2,))
    assert Fact("sails", (1,)) != ("sails", (1,))
    assert repr(Fact("sails", (1,))) == "Fact('sails', (1,))"
    assert repr(Fact("sails", (1,), 0)) == "Fact('sails', (1,), to=0)"


class Pearl(Plain):
    FIELDS: ClassVar[Fields] = fields(public="size rings")
    __slots__ = FIELDS
    size: int
    rings: list[int]

    def __init__(self) -> None:
        self.size = 1
        self.rings = [4]


def copy_pearl(s: Pearl) -> Pearl:
    t = Pearl()
    t.size, t.rings = s.size, s.rings[:]
    copies.append(s)
    return t


def values_of_pearl(s: Pearl) -> list[object]:
    copies.append(s)
    return [s.size, s.rings]


copies: list[Pearl] = []


def test_a_class_that_is_written_out_is_copied_and_read_as_it_says() -> None:
    fieldwise(Pearl, copy_pearl, values_of_pearl)
    pearl = Pearl()
    assert copy(pearl) == pearl and values(pearl) == [1, [4]]
    assert len(copies) == 2


def test_the_values_of_a_part_come_in_the_order_of_its_declaration() -> None:
    mat = Mat()
    assert values(mat) == [getattr(mat, name) for name in layout(Mat).names]
