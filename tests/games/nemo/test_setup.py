"""Set-up (NW-3), and what is open and secret (NW-4.1)."""

from __future__ import annotations

from typing import cast

import pytest

import fathomfive as ff
from fathomfive.games.nemo.rules.cards import draw_extra, next_card
from fathomfive.games.nemo.rules.setup import set_up
from fathomfive.games.nemo.rules.state import COOP, SEMI, SOLO, NemoState
from fathomfive.games.nemo.rules.workshop import add_to_offer
from tests.games.nemo.scenes import CONTENT, CREW, HULL, NEMO, Play, a_new_table, a_table, technology


def ready(seats: int = 1, **options: str) -> Play:
    s = a_new_table(seats, **options)
    return Play(s, set_up(s))


@pytest.mark.parametrize(
    ("motive", "second", "third"), [("science", 10, 6), ("explore", 8, 8), ("anti-imperialism", 5, 11), ("war", 3, 13)]
)
def test_the_adventure_deck_has_31_cards_in_seven_parts_by_motive(motive: str, second: int, third: int) -> None:
    s = ready(motive=motive).s
    assert s.deck == [1, 6, 1, second, 1, third + 1, 5]
    assert sum(s.deck) == 31


@pytest.mark.parametrize(("level", "stones"), [("sailor", 2), ("officer", 1), ("captain", 0)])
def test_the_other_events_are_the_additional_ones_with_their_stones(level: str, stones: int) -> None:
    s = ready(difficulty=level).s
    assert s.extra == 51 - 6 - 16 - 4
    assert len(s.unseen) == 51
    assert s.event_stones == stones


@pytest.mark.parametrize(
    ("motive", "first"),
    [
        ("science", "monstrous-design"),
        ("explore", "hydro-drive"),
        ("anti-imperialism", "double-hull"),
        ("war", "periscope-device"),
    ],
)
def test_an_officer_may_install_the_technology_of_the_motive_for_three_resources(motive: str, first: str) -> None:
    play = ready(motive=motive)
    assert play.kind == "start_technology"
    play.answer("yes", NEMO, CREW, HULL)
    assert play.s.installed == [technology(first)]
    assert play.s.resources == [5, 9, 9]


def test_the_three_resources_may_all_be_of_one_kind() -> None:
    assert ready().answer("yes", CREW, CREW, CREW).s.resources == [6, 7, 10]


def test_the_three_resources_may_be_paid_in_any_order() -> None:
    assert ready().answer("yes", HULL, NEMO, HULL).s.resources == [5, 10, 8]


def test_who_does_not_install_it_finds_it_in_the_offer() -> None:
    play = ready().answer("no")
    assert play.s.offer == [technology("hydro-drive")]
    assert play.s.installed == []


def test_a_sailor_installs_it_free() -> None:
    play = ready(difficulty="sailor").answer("yes")
    assert play.s.installed == [technology("hydro-drive")]
    assert play.s.resources == [6, 10, 10]


def test_a_captain_cannot_install_it_yet() -> None:
    play = ready(difficulty="captain")
    assert play.s.offer == [technology("hydro-drive")]
    assert play.kind == "technology"


def test_the_offer_is_filled_to_four_and_the_rest_lie_face_down() -> None:
    play = ready().answer("no")
    while not play.over:
        play.answer(play.options[0])
    assert len(play.s.offer) == 4
    assert len(play.s.stack) == 6
    play = ready().answer("yes", NEMO, NEMO, NEMO)
    while not play.over:
        play.answer(play.options[0])
    assert (len(play.s.installed), len(play.s.offer), len(play.s.stack)) == (1, 4, 5)


def test_white_and_cream_ships_are_in_the_bag_and_the_others_wait() -> None:
    s = ready().s
    assert len(s.bag) == 44
    assert {CONTENT.ship_group[ship] for ship in s.bag.pool} == {0, 1}
    assert len(s.waiting) == 25
    assert len(s.treasure_bag) == 59


@pytest.mark.parametrize(
    ("level", "contacts"),
    [
        ("officer", [2, 1, 2, 1, 3, 1, 1, 0, 1, 0, 0, 0]),
        ("sailor", [1, 1, 1, 1, 2, 1, 1, 0, 1, 0, 0, 0]),
        ("captain", [2, 2, 2, 2, 3, 2, 1, 0, 1, 0, 0, 0]),
    ],
)
def test_contacts_lie_by_difficulty(level: str, contacts: list[int]) -> None:
    assert ready(difficulty=level).s.contacts == contacts


def test_tracks_stones_and_people_start_full() -> None:
    s = ready().s
    assert s.notoriety == 0
    assert s.resources == [6, 10, 10]
    assert s.stones == [1] * 6 + [0] * 6
    assert s.characters == [1] * 6


@pytest.mark.parametrize(("level", "points"), [("sailor", 2), ("officer", 1), ("captain", 0)])
def test_action_points_to_start_with(level: str, points: int) -> None:
    assert ready(difficulty=level).s.ap == points


def test_difficulty_can_be_set_piece_by_piece() -> None:
    s = ready(
        difficulty="sailor",
        level_events="captain",
        level_contacts="officer",
        level_action_points="captain",
        level_notoriety="officer",
        level_setbacks="captain",
        level_deadly_seas="officer",
        level_technology="captain",
    ).s
    assert (s.event_stones, s.contacts[0], s.ap) == (0, 2, 0)
    assert (s.level_notoriety, s.level_setbacks, s.level_deadly, s.level_technology) == (1, 2, 1, 2)


def test_every_motive_can_be_chosen() -> None:
    for number, motive in enumerate(("science", "explore", "anti-imperialism", "war")):
        assert ready(motive=motive).s.motive == number


def test_modes_follow_the_number_of_seats() -> None:
    assert ready().s.mode == SOLO
    assert ready(2).s.mode == COOP
    assert ready(3, mode="semi").s.mode == SEMI
    with pytest.raises(ff.SetupError, match="2 to 4 seats"):
        ff.Table("nemo", 1, 1, {"mode": "semi"})


def test_bags_and_piles_are_open_but_the_order_of_nothing_is() -> None:
    table = ff.Table("nemo", 2, 3)
    s = cast(NemoState, table.state)
    view = table.view(0)
    assert view == table.view(1) == table.view(None)
    for name, count in (("bag", 44), ("treasure_bag", 59), ("unseen", 51)):
        pile = view[name]
        assert isinstance(pile, dict)
        pool = pile["pool"]
        assert isinstance(pool, list)
        assert (len(pool), pile["tail"]) == (count, [])
    s.success, s.failure, s.ships[3] = [4], [7], [21]
    shown = table.view(1)
    assert (shown["success"], shown["failure"]) == ([4], [7])
    assert isinstance(shown["ships"], list)
    assert shown["ships"][3] == [21]


def test_no_order_of_cards_is_known_to_anybody() -> None:
    s = a_table()
    assert set(Play(s, next_card(s)).weights) == set(s.unseen.pool)
    assert set(Play(s, draw_extra(s)).weights) == set(s.unseen.pool)
    assert set(Play(s, add_to_offer(s)).weights) == set(s.stack.pool)
    s.deck = [0] * 6 + [1]
    ending = Play(s, next_card(s)).answer(1)
    assert list(ending.weights.values()) == [1] * 7
