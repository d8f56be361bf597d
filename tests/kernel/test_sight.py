from __future__ import annotations

from typing import Any, ClassVar, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomfive.kernel import Fields, Pile, Plain, State, Stream, fields
from fathomfive.kernel.sight import NOBODY, has_seen, jsoned, redeal, veiled, view
from fathomfive.kernel.state import copy
from tests.kernel.test_state import full_state
from tests.kernel.toys.lagoon import Mat


class Ship(Plain):
    """A part that lies inside another part."""

    FIELDS: ClassVar[Fields] = fields(public="name", owner="cargo", hidden="leak", deal={"goods": "cargo"})
    __slots__ = FIELDS
    name: str
    cargo: list[int]
    leak: int

    def __init__(self) -> None:
        self.name = ""
        self.cargo = []
        self.leak = 0


class Harbour(Plain):
    """A seat's part, with parts of its own."""

    FIELDS: ClassVar[Fields] = fields(
        public="flagship ships", concealed="gold", parts={"flagship": Ship, "ships": Ship}
    )
    __slots__ = FIELDS
    flagship: Ship
    ships: list[Ship]
    gold: int

    def __init__(self) -> None:
        self.flagship = Ship()
        self.ships = []
        self.gold = 0


class Fleet(State):
    """Parts in every place a State may hold them, and every kind of dealt field."""

    FIELDS: ClassVar[Fields] = fields(
        public="harbours lone rows masks",
        owner="agents docks stacks",
        hidden="store lost",
        seen_by={"tiles": "masks"},
        parts={"harbours": Harbour, "lone": Mat, "rows": Ship, "docks": Ship},
        deal={"agents": "agents lost", "goods": "store stacks", "tiles": "tiles"},
    )
    __slots__ = FIELDS
    harbours: list[Harbour]
    lone: Mat
    rows: list[list[Ship]]
    masks: list[int]
    agents: list[int]
    docks: list[Ship]
    stacks: list[list[list[int]]]
    store: Pile
    lost: list[int]
    tiles: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.harbours = [Harbour(), Harbour()]
        self.lone = Mat()
        self.lone.nook = cast("list[int]", [[1], [2]])
        self.rows = []
        self.masks = [0, 1, 3, 2]
        self.agents = [4, 5]
        self.docks = []
        self.stacks = [[], []]
        self.store = Pile()
        self.lost = [6, -1, 7]
        self.tiles = [1, 2, 3, -1]


def test_json_holds_everything() -> None:
    assert jsoned(full_state()) == {
        "seats": 2, "over": False, "shown": 0, "length": 1, "wind": "calm", "round": 0, "turn": 0, "left": 0,
        "discard": [9], "mats": [{"score": 0, "nook": [7]}, {"score": 0, "nook": []}], "seen": [1, 3],
        "hands": [[1, 2], []], "purses": [], "deck": {"pool": [3, 4], "tail": [5]},
        "chest": {"pool": [], "tail": []}, "tiles": [2, 0],
    }  # fmt: skip


@pytest.mark.parametrize("value", [1.5, None, (1, 2), {1: 2}])
def test_what_a_state_may_not_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="a State holds integers"):
        jsoned([value])


def test_a_veil_leaves_only_how_many_there_are() -> None:
    assert veiled([[1, 2], [], "x"]) == [[None, None], [], None]
    assert veiled(Pile([1, 2], tail=[3])) == {"size": 3}
    assert veiled(Mat()) is None


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = full_state()
    assert view(s, 0)["hands"] == [[1, 2], []]
    assert view(s, 1)["hands"] == [[None, None], []]


def test_a_part_in_a_list_belongs_to_the_seat_of_its_index() -> None:
    s = full_state()
    assert view(s, 0)["mats"] == [{"score": 0, "nook": [7]}, {"score": 0, "nook": []}]
    assert view(s, 1)["mats"] == [{"score": 0, "nook": [None]}, {"score": 0, "nook": []}]


def test_nobody_sees_what_is_hidden() -> None:
    assert [view(full_state(), viewer)["deck"] for viewer in (NOBODY, 0, 1)] == [{"size": 3}] * 3


def test_masks_say_who_has_seen_which_entry() -> None:
    s = full_state()
    assert view(s, 0)["tiles"] == [2, 0]
    assert view(s, 1)["tiles"] == [None, 0]


def test_concealed_fields_are_shown_to_their_owner_only() -> None:
    s = full_state()
    s.purses = [3, 4]
    assert view(s, 0)["purses"] == [3, None]
    assert view(s, 1)["purses"] == [None, 4]


def test_a_spectator_sees_what_every_seat_has_seen_and_no_hand() -> None:
    s = full_state()
    seen = view(s, NOBODY)
    assert seen["hands"] == [[None, None], []]
    assert seen["tiles"] == [None, 0]
    assert seen["mats"] == [{"score": 0, "nook": [None]}, {"score": 0, "nook": []}]


def test_what_is_shared_is_never_shown() -> None:
    assert not {"c", "listener"} & set(view(full_state(), 0))


def test_a_view_leads_no_way_back() -> None:
    s = full_state()
    cast("list[list[int]]", view(s, 0)["hands"])[0].append(99)
    assert s == full_state()


def test_a_mask_has_a_bit_for_each_seat() -> None:
    assert [has_seen(0b101, seat, 3) for seat in (0, 1, 2, NOBODY)] == [True, False, True, False]
    assert has_seen(0b111, NOBODY, 3)


def test_a_part_of_a_part_belongs_to_the_same_seat() -> None:
    s = Fleet()
    s.harbours[0].flagship.cargo = [1]
    s.harbours[1].flagship.cargo = [2]
    seen = cast("list[dict[str, Any]]", view(s, 0)["harbours"])
    assert [harbour["flagship"]["cargo"] for harbour in seen] == [[1], [None]]
    assert [harbour["gold"] for harbour in seen] == [0, None]


def test_parts_in_a_list_of_a_seats_part_belong_to_that_seat() -> None:
    s = Fleet()
    s.harbours[0].ships = [Ship(), Ship()]
    s.harbours[0].ships[1].cargo = [7]
    mine = cast("list[dict[str, list[dict[str, object]]]]", view(s, 0)["harbours"])
    theirs = cast("list[dict[str, list[dict[str, object]]]]", view(s, 1)["harbours"])
    assert mine[0]["ships"][1]["cargo"] == [7]
    assert theirs[0]["ships"][1]["cargo"] == [None]


def test_parts_in_nested_lists_hide_what_they_declare_hidden() -> None:
    s = Fleet()
    s.rows = [[Ship()], [Ship()]]
    s.rows[0][0].leak = 5
    seen = cast("list[list[dict[str, object]]]", view(s, 1)["rows"])
    assert seen[0][0]["leak"] is None


def test_an_owner_does_not_see_what_its_own_part_hides_from_everybody() -> None:
    s = Fleet()
    s.docks = [Ship(), Ship()]
    s.docks[0].leak = 5
    seen = cast("list[dict[str, object]]", view(s, 0)["docks"])
    assert seen[0]["leak"] is None


def test_a_part_alone_holds_one_entry_a_seat() -> None:
    s = Fleet()
    seen = cast("dict[str, object]", view(s, 1)["lone"])
    assert seen["nook"] == [[None], [2]]


def cards_of(s: Fleet) -> list[int]:
    return sorted(s.agents + s.lost)


@given(st.integers(0, 1000), st.sampled_from([NOBODY, 0, 1]))
def test_redealing_keeps_the_cards_and_what_the_viewer_sees(seed: int, viewer: int) -> None:
    s = full_state()
    before = view(s, viewer)
    redeal(s, viewer, Stream(seed))
    assert view(s, viewer) == before
    fish = s.hands[0] + s.hands[1] + s.mats[0].nook + s.mats[1].nook + s.deck.pool
    assert sorted(fish) == [1, 2, 3, 4, 7]
    assert s.deck.tail == [5]
    assert s.discard == [9]
    assert [hand == sorted(hand) for hand in s.hands] == [True, True]
    assert s.deck.pool == sorted(s.deck.pool)


def test_everything_unseen_may_lie_anywhere() -> None:
    places: set[int] = set()
    for seed in range(60):
        s = full_state()
        redeal(s, 1, Stream(seed))
        places |= set(s.hands[0])
    assert places == {1, 2, 3, 4, 7}


def test_redealing_for_the_owner_leaves_its_own_places_alone() -> None:
    for seed in range(20):
        s = full_state()
        redeal(s, 0, Stream(seed))
        assert s.hands[0] == [1, 2]
        assert s.mats[0].nook == [7]


def test_redealing_depends_on_what_the_viewer_knows_and_on_the_stream_only() -> None:
    once, twice = full_state(), full_state()
    redeal(once, 1, Stream(1))
    redeal(once, 1, Stream(5))
    redeal(twice, 1, Stream(5))
    assert once == twice


def test_entries_that_the_viewer_has_seen_stay_where_they_are() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(40):
        s = Fleet()
        redeal(s, 1, Stream(seed))
        orders.add(tuple(s.tiles))
    assert orders == {(1, 2, 3, -1), (2, 1, 3, -1)}


def test_one_card_a_seat_is_redealt_and_missing_cards_stay_missing() -> None:
    agents: set[int] = set()
    for seed in range(40):
        s = Fleet()
        redeal(s, 0, Stream(seed))
        assert s.agents[0] == 4
        assert s.lost.count(-1) == 1
        assert cards_of(s) == cards_of(Fleet())
        agents.add(s.agents[1])
    assert agents == {5, 6, 7}


def test_a_seat_without_its_one_card_gets_none() -> None:
    s = Fleet()
    s.agents = [4, -1]
    redeal(s, 0, Stream(3))
    assert s.agents == [4, -1]


def test_cards_in_parts_of_parts_and_in_nested_lists_are_redealt() -> None:
    found: set[int] = set()
    for seed in range(60):
        s = Fleet()
        s.store = Pile([1])
        s.harbours[1].flagship.cargo = [2]
        s.harbours[0].flagship.cargo = [9]
        s.stacks = [[[8]], [[3], [4]]]
        redeal(s, 0, Stream(seed))
        assert s.harbours[0].flagship.cargo == [9]
        assert s.stacks[0] == [[8]]
        found |= set(s.harbours[1].flagship.cargo)
    assert found == {1, 2, 3, 4}


def test_cards_of_parts_in_a_list_of_a_seats_part_stay_with_their_owner() -> None:
    for seed in range(20):
        s = Fleet()
        s.store = Pile([1, 2, 3])
        s.harbours[0].ships = [Ship(), Ship()]
        s.harbours[0].ships[1].cargo = [9]
        redeal(s, 0, Stream(seed))
        assert s.harbours[0].ships[1].cargo == [9]


def test_redealing_a_copy_leaves_the_original_alone() -> None:
    s = full_state()
    redeal(copy(s), 1, Stream(1))
    assert s == full_state()
