from __future__ import annotations

import sys
from array import array
from importlib.util import module_from_spec, spec_from_file_location
from typing import ClassVar

import pytest
from mypy_extensions import i32, u8

from fathomfive.kernel import Fields, Pile, Plain, RulesError, State, fields
from fathomfive.kernel.shapes import (
    FLAG,
    NO_OWNER,
    Bits,
    BySeat,
    Cards,
    Each,
    Latest,
    Number,
    OneOf,
    Part,
    Row,
    RowsBySeat,
    SeatBits,
    SeatNumber,
    Shape,
    TwoWays,
    base,
    blank,
    numbers_in,
    room,
    written,
)
from fathomfive.kernel.shapes.room import ONE, fractions
from fathomfive.kernel.sight import NOBODY


class Captain(Plain):
    FIELDS: ClassVar[Fields] = fields(public="silver", concealed="gold", owner="pearls")
    __slots__ = FIELDS

    def __init__(self) -> None:
        self.silver = 1
        self.gold = 2
        self.pearls = [0, 1]


class Harbour(State):
    FIELDS: ClassVar[Fields] = fields(
        public="captains seen",
        owner="hands",
        hidden="deck",
        seen_by={"under": "seen"},
        parts={"captains": Captain},
    )
    __slots__ = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.captains = [Captain(), Captain(), Captain()]
        self.hands = [[0], [1, 1]]
        self.deck = Pile([0, 1, 1])
        self.under = [1, 0]
        self.seen = [0b01, 0b10]


CAPTAIN = {"silver": Number(0, 4), "gold": Number(0, 4), "pearls": Cards(2)}
SHAPES: dict[str, Shape] = {
    **base(),
    "captains": BySeat(2, Part(Captain, 2, CAPTAIN), others=1),
    "hands": BySeat(2, Cards(2, 2)),
    "deck": Cards(2, 2),
    "under": Row(2, OneOf(0, 1)),
    "seen": Row(2, SeatBits(2)),
}


def observed(viewer: int) -> dict[str, list[float]]:
    part = Part(Harbour, 2, SHAPES)
    numbers = written(part, Harbour(), viewer)
    found: dict[str, list[float]] = {}
    for name, shape in part.fields_and_shapes():
        found[name], numbers = numbers[: shape.size], numbers[shape.size :]
    return found


def test_what_others_hold_leaves_only_how_many_there_are() -> None:
    assert observed(0)["hands"] == [0.5, 0, 0.25, 0, 0, 0.5]
    assert observed(1)["hands"] == [0, 1, 0.5, 0, 0, 0.25]
    assert observed(0)["deck"] == [0, 0, 0.75]


def test_what_some_have_seen_only_they_observe() -> None:
    assert observed(0)["under"] == [1, 0, 1, 1, 0, 0]
    assert observed(1)["under"] == [1, 0, 0, 1, 1, 0]
    assert observed(NOBODY)["under"] == [1, 0, 0, 1, 0, 0]


def test_a_captain_sees_their_own_purse_and_that_of_who_has_no_seat() -> None:
    mine, other, automaton = [0.25, 1.0, 1.0, 1.0, 0.5], [0.25, 0, 0, 1.0, 0], [0.25, 0, 0, 1.0, 0.5]
    assert observed(0)["captains"] == mine + other + automaton == observed(1)["captains"]
    assert observed(NOBODY)["captains"] == other + other + automaton


def test_each_of_several_parts_belongs_to_the_seat_with_its_number() -> None:
    mine, other = [0.25, 1.0, 1.0, 1.0, 0.5], [0.25, 0, 0, 1.0, 0]
    each = Each(2, Part(Captain, 2, CAPTAIN))
    assert written(each, [Captain(), Captain()], viewer=0) == mine + other
    assert written(each, [Captain(), Captain()], viewer=1) == other + mine


def test_every_number_has_a_name() -> None:
    part = Part(Harbour, 2, {**SHAPES})
    names = part.names()
    assert len(names) == len(set(names)) == part.size
    assert names[:3] == ["/seats (0 to 8)", "/over (0 to 1)", "/shown (0 to 1000)"]
    assert "/captains/me/gold (0 to 4)" in names and "/hands/me+1 size" in names


@pytest.mark.parametrize(
    "shape",
    [
        SeatNumber(2),
        SeatBits(2),
        Bits(3),
        Cards(2, also=(9,), tail=2),
        RowsBySeat(2, 2, FLAG),
        Latest(2, 9, FLAG),
        TwoWays(FLAG, OneOf(0, 1)),
        Each(2, Row(2, FLAG)),
    ],
)
def test_names_are_as_many_as_numbers_and_distinct(shape: Shape) -> None:
    assert len(shape.names()) == len(set(shape.names())) == shape.size


def test_numbers_beyond_the_cards_and_known_tails_have_places_of_their_own() -> None:
    assert written(Cards(2, 2, also=(9,)), [9, 1, 9]) == [0, 0.5, 1.0, 0.75]
    assert written(Cards(2, tail=2), Pile([0], tail=[1])) == [1, 0, 1, 1, 0, 1, 0, 0, 0]
    assert written(Cards(2, tail=2), Pile([0], tail=[1]), seen=False) == [0, 0, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("shape", "value", "expected"),
    [
        (Number(0, 4), 3, [0.75]),
        (Number(-1, 3), -1, [0]),
        (Number(0, 4), 6, [1.5]),
        (Number(0, 4), -1, [-0.25]),
        (OneOf(-1, 1), 1, [0, 0, 1]),
        (Cards(3, 2, 4), [0, 2, 2], [0.5, 0, 1, 0.75]),
        (Cards(3, 2, 4), [1, 1, 1, 1, 1], [0, 2.5, 0, 1.25]),
        (Cards(3), [], [0, 0, 0, 0]),
        (Cards(2, 2, also=(9,)), [9, 1], [0, 0.5, 0.5, 0.5]),
        (Cards(2, tail=1), Pile([0], tail=[1]), [1, 0, 1, 1, 0, 1]),
        (Cards(3, 2, 4), Pile([1, 2]), [0, 0.5, 0.5, 0.5]),
        (BySeat(2, Number(0, 4)), [1, 4], [0.25, 1]),
        (BySeat(2, Number(0, 4)), [1], [0.25, 0]),
        (SeatNumber(2), 1, [0, 1, 0]),
        (SeatNumber(2), -1, [0, 0, 1]),
        (SeatBits(2), 0b11, [1, 1]),
        (Bits(3), 0b101, [1, 0, 1]),
        (Each(2, Number(0, 4)), [1, 4], [0.25, 1]),
        (Each(3, OneOf(0, 1)), [1, 0], [0, 1, 1, 0, 0, 0]),
        (Each(2, SeatNumber(2)), [1, -1], [0, 1, 0, 0, 0, 1]),
        (Each(2, Row(2, FLAG)), [[1], [0, 1]], [1, 1, 0, 0, 1, 0, 1, 1]),
        (RowsBySeat(2, 2, Number(0, 4)), [4, 2, 3, 4], [1, 0.5, 0.75, 1]),
        (RowsBySeat(2, 2, Number(0, 4)), [1, 2, 3], [0.25, 0.5, 0.75, 0]),
        (Row(3, Number(0, 4)), [4, 2], [1, 1, 1, 0.5, 0, 0]),
        (Row(3, OneOf(0, 1)), [1, 0], [1, 0, 1, 1, 1, 0, 0, 0, 0]),
        (Row(2, Cards(2)), [[0, 1], [1]], [1, 1, 1, 1, 1, 0, 1, 0.5]),
        (Row(1, FLAG), [], [0, 0]),
        (Latest(2, 10, Number(0, 4)), [1, 2, 4], [0.3, 1, 0.5]),
        (Latest(3, 10, Number(0, 4)), [1, 2], [0.2, 0.5, 0.25, 0]),
        (Latest(1, 2, FLAG), [0, 1, 1], [1.5, 1]),
        (TwoWays(Row(2, Number(0, 4)), Cards(3)), [2, 1], [1, 0.5, 1, 0.25, 0, 1, 1, 0.666667]),
    ],
)
def test_values_are_written_as_numbers_in_their_places(shape: Shape, value: object, expected: list[float]) -> None:
    assert written(shape, value) == expected


@pytest.mark.parametrize("shape", [Number(0, 4), OneOf(0, 4), SeatNumber(3), Cards(3)])
def test_a_list_of_what_one_does_not_see_leaves_its_places_empty(shape: Shape) -> None:
    things: list[object] = [[0], [2]] if isinstance(shape, Cards) else [1, 2]
    numbers = written(Each(2, shape), things, seen=False)
    assert numbers == written(shape, things[0], seen=False) + written(shape, things[1], seen=False)
    assert any(numbers) == isinstance(shape, Cards)  # how many cards there are may be known


def test_every_number_is_the_float_next_to_its_part_of_the_whole() -> None:
    scale = Number(-100, 500)
    for value in range(-100, 501):
        out = blank(1)
        scale.write(out, 0, value, 0, NO_OWNER, True)
        assert numbers_in(out) == array("f", [(value + 100) / 600])


def test_an_empty_range_has_one_number() -> None:
    assert written(Number(3, 3), 3) == [0]


@pytest.mark.parametrize(
    ("shape", "old", "new", "expected"),
    [
        (Number(0, 4), 1, 3, [0.75]),
        (Number(0, 4), 1, 1, [0.25]),
        (OneOf(-1, 1), -1, 1, [0, 0, 1]),
        (OneOf(-1, 1), 0, 0, [0, 1, 0]),
        (Cards(3, 2, 4), [0, 2, 2], [2, 1], [0, 0.5, 0.5, 0.5]),
        (Cards(3, 2, 4), [0, 2], [2, 0], [0.5, 0, 0.5, 0.5]),
        (Cards(3), [0, 2], [0, 2], [1, 0, 1, 0.666667]),
        (Cards(2, 2, also=(9,)), [9, 9], [9, 1], [0, 0.5, 0.5, 0.5]),
        (Cards(2, tail=1), Pile([0, 1]), Pile([0], tail=[1]), [1, 0, 1, 1, 0, 1]),
        (BySeat(2, Number(0, 4)), [1, 2], [1, 2], [0.25, 0.5]),
        (Cards(3, 3, 4), [0, 1, 1, 1], [0, 1, 1, 2], [0.333333, 0.666667, 0.333333, 1]),
        (Cards(3, 3, 4), [0, 0, 1], [1, 1], [0, 0.666667, 0, 0.5]),
        (SeatNumber(2), 0, 1, [0, 1, 0]),
        (SeatBits(2), 0b01, 0b11, [1, 1]),
        (Bits(3), 0b001, 0b101, [1, 0, 1]),
        (Bits(1), 1, 0, [0]),
        (Each(2, Number(0, 4)), [1, 2], [1, 4], [0.25, 1]),
        (Each(2, Number(0, 4)), [1, 2], [1, 2], [0.25, 0.5]),
        (Each(2, Number(0, 4)), [1], [1, 4], [0.25, 1]),
        (BySeat(2, Number(0, 4)), [1, 2], [1, 4], [0.25, 1]),
        (BySeat(2, Number(0, 4)), [1], [1, 4], [0.25, 1]),
        (RowsBySeat(2, 2, Number(0, 4)), [1, 2, 3, 4], [4, 2, 3, 4], [1, 0.5, 0.75, 1]),
        (RowsBySeat(2, 2, Number(0, 4)), [1, 2], [1, 2, 3, 4], [0.25, 0.5, 0.75, 1]),
        (RowsBySeat(1, 2, Number(0, 4)), [1, 2], [1, 2], [0.25, 0.5]),
        (Row(3, Number(0, 4)), [1, 2], [1, 2], [1, 0.25, 1, 0.5, 0, 0]),
        (Row(3, Number(0, 4)), [1, 2], [4, 2, 1], [1, 1, 1, 0.5, 1, 0.25]),
        (Row(3, Number(0, 4)), [1, 2, 3], [2], [1, 0.5, 0, 0, 0, 0]),
        (Row(2, Cards(2)), [[0], [1]], [[0, 1], [1]], [1, 1, 1, 1, 1, 0, 1, 0.5]),
        (Cards(3, 2, 4), Pile([0, 2, 2]), Pile([1, 2]), [0, 0.5, 0.5, 0.5]),
        (SeatNumber(2), -1, 1, [0, 1, 0]),
        (SeatNumber(2), 1, 1, [0, 1, 0]),
        (Latest(2, 10, Number(0, 4)), [1], [1, 2, 4], [0.3, 1, 0.5]),
        (Latest(3, 10, Number(0, 4)), [1, 2], [1, 2, 4], [0.3, 1, 0.5, 0.25]),
        (Latest(3, 10, Number(0, 4)), [1, 2, 3, 4], [1, 2, 3, 4, 0, 1], [0.6, 0.25, 0, 1]),
        (Latest(3, 10, Number(0, 4)), [1, 2], [2, 1, 4], [0.3, 1, 0.25, 0.5]),
        (Latest(3, 10, Number(0, 4)), [1, 2, 3], [1], [0.1, 0.25, 0, 0]),
        (Latest(3, 10, Number(0, 4)), [1, 2], [1, 2], [0.2, 0.5, 0.25, 0]),
        (TwoWays(Row(2, Number(0, 4)), Cards(3)), [2], [2], [1, 0.5, 0, 0, 0, 0, 1, 0.333333]),
        (TwoWays(Row(2, Number(0, 4)), Cards(3)), [2], [2, 1], [1, 0.5, 1, 0.25, 0, 1, 1, 0.666667]),
    ],
)
def test_what_has_changed_is_written_over_what_was_there(
    shape: Shape, old: object, new: object, expected: list[float]
) -> None:
    out = blank(shape.size)
    shape.write(out, 0, old, 0, NO_OWNER, True)
    noted = shape.rewrite(out, 0, new, shape.noted(old), 0, NO_OWNER, True)
    assert [round(number, 6) for number in numbers_in(out)] == expected == written(shape, new)
    assert noted == shape.noted(new)


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_a_whole_state_is_written_over_an_older_one(viewer: int) -> None:
    part = Part(Harbour, 2, SHAPES)
    old, new = Harbour(), Harbour()
    new.captains[0].silver, new.captains[1].gold, new.captains[1].pearls = 3, 0, [1]
    new.hands[1] = [0]
    new.deck = Pile([1])
    new.seen = [0b11, 0b10]
    out = blank(part.size)
    part.write(out, 0, old, viewer, NO_OWNER, True)
    part.rewrite(out, 0, new, part.noted(old), viewer, NO_OWNER, True)
    assert [round(number, 6) for number in numbers_in(out)] == written(part, new, viewer)


def test_a_part_that_is_written_in_two_ways_is_written_over_in_both() -> None:
    captain = Part(Captain, 2, CAPTAIN)
    shape = BySeat(2, TwoWays(captain, captain))
    poor, rich = [Captain(), Captain()], [Captain(), Captain()]
    rich[0].silver = 3
    out = blank(shape.size)
    shape.write(out, 0, poor, 0, NO_OWNER, True)
    noted = shape.rewrite(out, 0, rich, shape.noted(poor), 0, NO_OWNER, True)
    assert [round(number, 6) for number in numbers_in(out)] == written(shape, rich)
    shape.rewrite(out, 0, poor, noted, 0, NO_OWNER, True)
    assert [round(number, 6) for number in numbers_in(out)] == written(shape, poor) != written(shape, rich)


def test_what_nobody_sees_is_not_written_over_either() -> None:
    part = Part(Captain, 2, CAPTAIN)
    out = blank(part.size)
    richer = Captain()
    richer.silver = 4
    part.rewrite(out, 0, richer, part.noted(Captain()), 0, 1, False)
    assert not any(numbers_in(out))


def test_more_hands_than_before_are_written_over_fewer() -> None:
    part = Part(Harbour, 2, SHAPES)
    old, new = Harbour(), Harbour()
    old.hands = [[0]]
    out = blank(part.size)
    part.write(out, 0, old, 1, NO_OWNER, True)
    part.rewrite(out, 0, new, part.noted(old), 1, NO_OWNER, True)
    assert [round(number, 6) for number in numbers_in(out)] == written(part, new, 1)


@pytest.mark.parametrize("shape", [Number(0, 4), OneOf(0, 4), SeatNumber(3), Cards(3)])
def test_what_one_does_not_see_is_not_written_over(shape: Shape) -> None:
    old, new = ([], [2]) if isinstance(shape, Cards) else (1, 2)
    out = blank(shape.size)
    shape.write(out, 0, old, 0, NO_OWNER, False)
    shape.rewrite(out, 0, new, shape.noted(old), 0, NO_OWNER, False)
    assert [round(number, 6) for number in numbers_in(out)] == written(shape, new, seen=False)


def test_what_does_not_fit_is_refused_by_its_field_when_it_is_written_over_too() -> None:
    part = Part(Harbour, 2, SHAPES)
    old, new = Harbour(), Harbour()
    new.seen = [0, 0, 0]
    with pytest.raises(RulesError, match="seen: 3 things, and room for 2"):
        part.rewrite(blank(part.size), 0, new, part.noted(old), 0, NO_OWNER, True)


def test_what_is_not_seen_is_left_out() -> None:
    for shape, value in ((Number(0, 4), 1), (OneOf(0, 1), 1), (SeatNumber(2), 1), (SeatBits(2), 1), (Bits(2), 1)):
        assert not any(written(shape, value, seen=False))
    assert not any(written(Part(Captain, 2, CAPTAIN), Captain(), seen=False))


@pytest.mark.parametrize(
    ("shape", "value", "said"),
    [
        (OneOf(0, 3), 4, "4 is not one of 0 to 3"),
        (Bits(2), 4, "4 has more than 2 bits"),
        (Cards(3), [3], "there is no card 3 among 3"),
        (Cards(3), Pile([], tail=[1]), "a pile with a known tail needs a room for it"),
        (Row(1, FLAG), [0, 1], "2 things, and room for 1"),
        (Each(1, FLAG), [0, 1], "2 things, and room for 1"),
        (BySeat(1, FLAG), [0, 1], "2 things, and room for 1 seats"),
        (RowsBySeat(1, 1, FLAG), [0, 1], "2 entries, and room for 1 things of 1 seats"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(shape: Shape, value: object, said: str) -> None:
    with pytest.raises(RulesError, match=said):
        written(shape, value)


def test_things_seen_by_some_must_fit_too_and_the_field_is_named() -> None:
    with pytest.raises(RulesError, match="under: 2 things, and room for 1"):
        written(Part(Harbour, 2, {**SHAPES, "under": Row(1, OneOf(0, 1))}), Harbour())


def test_every_field_needs_a_shape_and_every_shape_a_field() -> None:
    with pytest.raises(RulesError, match="field 'pearls' of Captain has no shape"):
        Part(Captain, 2, {"silver": FLAG, "gold": FLAG})
    with pytest.raises(RulesError, match="Captain has no field 'rum', but there is a shape for it"):
        Part(Captain, 2, {**CAPTAIN, "rum": FLAG})


def test_a_shape_of_ones_own_must_say_how_it_is_written() -> None:
    with pytest.raises(NotImplementedError):
        Shape().write(blank(1), 0, 0, 0, 0, True)
    with pytest.raises(NotImplementedError):
        Shape().names()


def test_without_librt_arrays_hold_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "librt.vecs", None)
    spec = spec_from_file_location("room_of_a_tab", room.__file__)
    assert spec is not None and spec.loader is not None
    other = module_from_spec(spec)
    spec.loader.exec_module(other)
    numbers = other.fractions(4)
    numbers[1] = ONE
    assert isinstance(numbers, array) and other.numbers_in(numbers) == array("f", [0, 1, 0.5, 0.75, 1])
    assert bytes(numbers) == bytes(room.vec[i32]([0, ONE, *fractions(4)[2:]]))
    assert bytes(other.vec[u8]([0, 1, 0])) == b"\0\1\0" == bytes(room.vec[u8]([0, 1, 0]))
