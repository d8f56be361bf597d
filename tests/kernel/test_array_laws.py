"""A toy with numbers, and what the conformance kit says when they do not hold."""

from __future__ import annotations

import pickle
import sys
from array import array
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
import pytest
from mypy_extensions import i64

from fathomfive.kernel import AnyGame, Ask, SetupError, Table, Together, Value, arrays, installed, spaces
from fathomfive.kernel.array_laws import check_actions, check_observations
from fathomfive.kernel.conformance import LawBroken, check_game
from fathomfive.kernel.domains import Domain, numbers
from fathomfive.kernel.plain import NoArrays
from fathomfive.kernel.scores import rewards
from fathomfive.kernel.shapes import BySeat, Number, Room, Row, Shape, base, numbers_in
from fathomfive.kernel.shapes import Cards as Counted
from fathomfive.kernel.values import whole
from tests.kernel.toys.cards import CARDS, Cards

DOMAINS: dict[str, Domain] = {"play": numbers(CARDS)}
SHAPES: dict[str, Shape] = {
    **base(),
    "turn": Number(-1, 10),
    "mark": Number(0, 1),
    "table": Row(10, Number(0, CARDS)),
    "hands": BySeat(2, Counted(CARDS)),
    "deck": Counted(CARDS),
}


class Numbered:
    """A room of arrays."""

    def __init__(self, domains: Mapping[str, Domain], shapes: Mapping[str, Shape]) -> None:
        self._domains = domains
        self._shapes = shapes

    def domains(self, content: object, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Domain]:
        return self._domains

    def shapes(self, content: object, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Shape]:
        return self._shapes


class Spying(BySeat):
    """Shows everybody's cards to everybody."""

    def write_own(self, out: Room, at: i64, value: object, viewer: i64) -> None:
        self.write(out, at, value, viewer, -2, True)


def toy(domains: Mapping[str, Domain] = DOMAINS, **shapes: Shape) -> AnyGame:
    game = Cards().game()
    game.id = "numbered"
    game.arrays = Numbered(domains, {**SHAPES, **shapes})
    return cast(AnyGame, game)


@pytest.fixture(autouse=True)
def _known_here_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "registered", {})


def test_a_game_whose_numbers_hold_keeps_all_laws() -> None:
    assert check_game(toy(), seed=1, every=1).questions == 10


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (toy({"play": numbers(3)}), 13, "of 'play' is not in its domain, so it is no action"),
        (toy(table=Row(2, Number(0, CARDS))), 14, "the State does not fit its shapes: table: 3 things, and room for 2"),
        (toy(turn=Number(-1, 3)), 14, "as 'turn (-1 to 3)': not 0 to 1"),
        (toy(hands=Spying(2, Counted(CARDS))), 14, "observes what it cannot know: 'hands/me+1 has"),
    ],
)
def test_numbers_that_do_not_hold_are_told(game: AnyGame, law: int, complaint: str) -> None:
    with pytest.raises(LawBroken) as broken:
        check_game(game, seed=1, every=1)
    assert broken.value.law == law
    assert complaint in str(broken.value)


class Forgetful(Number):
    """Does not notice that something has changed."""

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        """Leave everything as it is."""
        return old


def test_an_observation_that_stays_as_it_was_is_told() -> None:
    with pytest.raises(LawBroken, match="law 14: seat 0 observes something else when it has observed the table before"):
        check_game(toy(turn=Forgetful(-1, 10)), seed=1, every=1)


def test_marks_that_stay_as_they_were_are_told() -> None:
    table = Table(toy(), seed=1)
    marks = table.marks(table.asks[0].seat)
    marks._marked = []  # forgets what it has marked
    table.answer(table.asks[0].options[0])
    complaints = [complaint for law, complaint in check_actions(table, {}) if law == 13]
    assert complaints[0] == "the actions that are marked for seat 0 are not those that it is offered"


def test_a_number_that_stands_for_something_else_is_told() -> None:
    game = toy()
    table = Table(game, seed=1)
    table.actions._all.reverse()
    with pytest.raises(LawBroken, match=r"law 13: .* of 'play' is action .*, which stands for"):
        check_game(game, seed=1, every=1)


def test_a_number_that_changes_in_the_course_of_a_game_is_told() -> None:
    table = Table(toy(), seed=1)
    (ask,) = table.asks
    option = ask.options[0]
    id = table.actions.ids(ask)[0]
    assert list(check_actions(table, {(ask.kind, option): id})) == []
    complaints = list(check_actions(table, {(ask.kind, option): id + 1}))
    assert complaints == [(13, f"{option!r} of 'play' is action {id}, and was {id + 1}")]


def test_a_game_without_arrays_has_no_actions_and_says_so() -> None:
    with pytest.raises(SetupError, match="cards does not say what its questions can offer"):
        _ = Table("cards", seed=1).actions


def test_observation_and_mask_are_arrays_of_fixed_size() -> None:
    table = Table(toy(), seed=1)
    seat = table.seat(0)
    observed, mask = seat.observe(), seat.mask()
    assert observed.dtype == "float32" and observed.shape == (table.observation.size,)
    assert mask.dtype == "int8" and mask.shape == (CARDS,)
    assert [int(id) for id in mask.nonzero()[0]] == table.question.ids  # type: ignore[union-attr]
    assert not table.seat(1).mask().any()


def test_planes_lie_side_by_side_and_every_index_has_a_name() -> None:
    observation = Table(toy(), seed=1).observation
    planes = observation.describe()
    assert [plane.start for plane in planes[1:]] == [plane.start + plane.size for plane in planes[:-1]]
    assert planes[-1].start + planes[-1].size == observation.size == len(observation.names())
    assert repr(planes[0]) == "Plane('asked/kind', 0, 1)"
    assert repr(observation) == f"Observation({observation.size} numbers in {len(planes)} planes)"


def test_without_numpy_an_array_says_which_extra_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    arrays._found.clear()
    with pytest.raises(SetupError, match="an array needs the extra learn"):
        Table(toy(), seed=1).seat(0).observe()


def test_a_table_that_tells_nothing_cannot_be_recalled() -> None:
    with pytest.raises(SetupError, match="it must be made with facts=True"):
        _ = Table("cards", seed=1).seat(0).facts


def test_a_seat_recalls_what_was_told_to_it() -> None:
    table = Table("cards", seed=1, facts=True)
    table.answer(table.asks[0].options[0])
    assert table.seat(1).facts == table.facts != []


def test_numbers_of_an_observation_are_an_array_also_without_numpy() -> None:
    table = Table(toy(), seed=1)
    assert isinstance(table.observation.of(table.state, table.pending, 0), array)


def test_a_game_is_checked_with_its_numbers_now_and_then() -> None:
    assert check_game(toy(), seed=1, every=3).questions == 10


def test_one_option_without_a_number_and_one_state_that_does_not_fit_are_enough() -> None:
    few = Table(toy({"play": numbers(1)}), seed=1)
    assert [law for law, _ in check_actions(few, {})] == [13]
    narrow = Table(toy(hands=BySeat(1, Counted(CARDS))), seed=1)
    assert [law for law, _ in check_observations(narrow)] == [14]


def test_a_game_has_its_spaces_before_a_table_is_made() -> None:
    game = toy()
    assert len(game.actions(2)) == CARDS
    assert game.observation(2).size == Table(game, seed=1).observation.size


def test_nature_is_asked_without_numbers_and_seen_by_nobody() -> None:
    table = Table(toy(), seed=1, nature="ask")
    assert table.question is not None
    with pytest.raises(TypeError, match="'deal' is asked of nature, whose answers have no ids"):
        _ = table.question.ids
    start = table.observation.describe()[3].start
    assert not any(table.observation.of(table.state, table.pending, 0)[:start])


def test_those_who_are_asked_together_are_all_seen_and_what_only_by_themselves() -> None:
    table = Table(toy(), seed=1)
    observation = table.observation
    kind, seats, about = observation.describe()[:3]
    together = Together([Ask(seat, "play", [1, 2], ("play", 3, (4,))) for seat in (0, 1)])
    for viewer in (0, 1):
        seen = observation.of(table.state, together, viewer)
        assert list(seen[kind.start : kind.start + kind.size]) == [1.0]
        assert list(seen[seats.start : seats.start + seats.size]) == [1.0, 1.0]
        assert [number > 0 for number in seen[about.start : about.start + 3]] == [True, True, True]


def test_what_a_question_is_about_has_its_room_and_no_more() -> None:
    table = Table(toy(), seed=1)
    observation = table.observation
    about = observation.describe()[2]
    long = observation.of(table.state, Ask(0, "play", [1, 2], ((1, 2, 3), (4, 5, 6, (7, 8, 9, 10)))), 0)
    exact = observation.of(table.state, Ask(0, "play", [1, 2], (1, 2, 3, 4, 5, 6, 7, 8)), 0)
    assert long == exact
    assert all(long[about.start : about.start + about.size])


def test_a_room_without_numbers_has_no_shapes_either() -> None:
    assert NoArrays().shapes(None, 2, {}) == {}


def test_spaces_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spaces, "ROOM", 1)
    one, other = toy(), toy()
    assert one.actions(2) is one.actions(2)
    assert other.actions(2) is not one.actions(2)


def test_tables_that_are_given_the_same_domains_share_one_list_of_actions() -> None:
    one, same = toy(), toy()
    same.id = "numbered-too"
    other = toy({"play": numbers(CARDS)})
    other.id = "numbered-apart"
    assert same.actions(2) is one.actions(2)
    assert other.actions(2) is not one.actions(2)


def test_rewards_are_leads_among_rivals_and_points_among_allies() -> None:
    assert rewards([3, 5], True) == [3.0, 5.0]
    assert rewards([3, 5], False) == [-2.0, 2.0]


def test_a_table_with_a_pack_is_not_pickled() -> None:
    table = Table("cards", seed=1)
    table._play.header.pack = "mine"
    with pytest.raises(TypeError, match="a table with the pack 'mine' is not pickled"):
        pickle.dumps(table)


def test_answers_are_told_with_who_gave_them() -> None:
    table = Table("cards", seed=1)
    before = table.last_given
    option = table.asks[0].options[0]
    table.answer(option)
    assert before == -1 and table.answers[-1] == (0, option) and table.last_given == table.version - 1


class Odd:
    """Says that it is a number, and is not."""

    def __index__(self) -> int:
        raise TypeError("not today")


def test_what_only_looks_like_a_number_is_none() -> None:
    assert whole(Odd()) is None


def test_an_array_is_the_callers_own_and_watched_numbers_are_the_tables() -> None:
    table = Table(toy(), seed=1)
    seen, mask = table.seat(0).observe(), table.seat(0).mask()
    before, legal = seen.copy(), mask.copy()
    watched = table.watched(0)
    told = numbers_in(watched)
    table.answer(table.asks[0].options[0])
    table.seat(0).observe()[:] = 1.0
    table.seat(0).mask()[:] = 1
    assert (seen == before).all() and (mask == legal).all()
    now = table.observation.of(table.state, table.pending, 0)
    assert numbers_in(table.watched(0)) == now == table.observed(0)
    assert numbers_in(watched) == now != told  # it is the same room, written over


def test_an_array_of_ones_own_is_filled_and_given_back() -> None:
    table = Table(toy(), seed=1)
    seen, legal = table.seat(0).observe(), table.seat(0).mask()
    while not table.over:
        for seat in map(table.seat, range(table.seats)):
            seen[:] = legal[:] = 9  # what stands there does not matter
            assert seat.observe(out=seen) is seen and seat.mask(out=legal) is legal
            assert (seen == seat.observe()).all() and (legal == seat.mask()).all()
        table.answer(table.asks[0].options[0])


def test_rows_of_a_larger_array_are_filled_each_by_itself() -> None:
    table = Table(toy(), seed=1)
    rows = np.zeros((3, table.observation.size), np.float32)
    for row in range(3):
        table.seat(0).observe(out=rows[row])
        table.answer(table.asks[0].options[0])
    again = Table(toy(), seed=1)
    for row in range(3):
        assert (rows[row] == again.seat(0).observe()).all()
        again.answer(again.asks[0].options[0])


SIZE = Table(toy(), seed=1).observation.size


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (np.zeros(SIZE + 1, np.float32), f"not one of shape \\({SIZE + 1},\\)"),
        (np.zeros((1, SIZE), np.float32), f"not one of shape \\(1, {SIZE}\\)"),
        (np.zeros(SIZE, np.float64), "not one of float64"),
        (np.zeros(SIZE, np.int32), "not one of int32"),
        (np.zeros(SIZE, ">f4"), "not one of >f4"),
        (np.zeros(2 * SIZE, np.float32)[::2], "this one has gaps between its numbers"),
        (np.zeros(SIZE, np.float32)[::-1], "this one has gaps between its numbers"),
        (np.broadcast_to(np.float32(0), SIZE), "this one has gaps between its numbers"),
        (np.frombuffer(bytes(4 * SIZE), np.float32), "this one is read-only"),
        ([0.0] * SIZE, "not \\[0.0, 0.0"),
        (array("d", [0.0] * SIZE), "not one of d"),
        (7, "not 7"),
    ],
    ids=str,
)
def test_an_array_that_does_not_fit_is_refused_and_nothing_changes(wrong: Any, said: str) -> None:
    table = Table(toy(), seed=1)
    fits = np.zeros(SIZE, np.float32)
    table.seat(0).observe(out=fits)
    before = repr(wrong)
    table.answer(table.asks[0].options[0])
    wanted = f"out=… wants an array of {SIZE} float32 that can be written, one after the other"
    with pytest.raises(SetupError, match=f"{wanted}.*{said}"):
        table.seat(0).observe(out=wrong)
    assert repr(wrong) == before
    assert (table.seat(0).observe(out=fits) == table.seat(0).observe()).all()


def test_a_mask_wants_one_flag_for_each_action() -> None:
    seat = Table(toy(), seed=1).seat(0)
    for wrong in (np.zeros(CARDS, bool), np.zeros(CARDS - 1, np.int8), np.zeros(CARDS, np.uint8)):
        with pytest.raises(SetupError, match=f"out=… wants an array of {CARDS} int8 that can be written"):
            seat.mask(out=wrong)  # type: ignore[arg-type]
    assert seat.mask(out=np.ones(CARDS, np.int8)).sum() == len(seat.question.options)


def test_memory_without_numpy_is_filled_as_well() -> None:
    table = Table(toy(), seed=1)
    numbers = array("f", [9.0] * SIZE)
    watch = table.watch(0)
    watch.target.fill(numbers, watch.octets)
    assert numbers == table.observed(0)
