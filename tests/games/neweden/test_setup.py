"""Set-up (NE-1), board and cards (NE-2), components (NE-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import (
    ARMS,
    CRAB,
    DECKS,
    GROUPS,
    KRAKEN,
    OUTSIDE,
    OXYGEN,
    RESEARCH,
    SHIPYARD,
)
from fathomfive.games.neweden.content.vocabulary import GAIN_COINS, GAIN_POINTS, HARM
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.play import play
from fathomfive.games.neweden.rules.setup import set_up
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.kernel import SetupError, Table

from .scenes import Play, content, lay


def test_the_tableau_has_four_rows_of_three_fields_dearest_on_top() -> None:
    state = Table("neweden", 4, seed=1).state
    assert isinstance(state, NewEdenState)
    assert len(state.tableau) == 12 and min(state.tableau) >= 0
    state.stations[state.turn].coins = 10
    ask = Play(state, take_turn(state, state.turn)).ask
    said = [GAME.catalogue.text(GAME.label(state, ask, ("buy", field)), "en") for field in range(12)]
    prices = [text.split(" and ")[0].split(":")[0] for text in said]
    assert prices == [
        *["Buy for 10 coins"] * 3,
        *["Buy for 6 coins"] * 3,
        *["Buy for 3 coins"] * 3,
        *["Buy for 1 coin"] * 3,
    ]


def test_decks_are_separate_and_nobody_knows_their_order() -> None:
    table = Table("neweden", 3, seed=1)
    seen = table.view(0)
    assert seen["deck"] == {"size": 3}
    assert seen["bonus_deck"] == {"size": 10}


def test_the_supply_starts_with_45_deeple_less_one_for_each_station() -> None:
    for seats in (2, 3, 4):
        s = lay(seats)
        assert s.supply == 45 - seats


def test_all_four_extensions_start_on_their_coin_side() -> None:
    for station in lay(4).stations:
        assert station.extended == [0] * 6
    priced = [GROUPS[group] for group, price in enumerate(content().extension_price) if price]
    assert priced == ["kraken", "shipyard", "oxygen", "research"]


def test_stations_start_without_points_and_damage_and_bear_none() -> None:
    s = lay(2)
    for seat, station in enumerate(s.stations):
        assert (station.points, station.damage) == (0, 0)
        assert GAME.rules.view(s, 0)["stations"][seat]["pointer"] == 0  # type: ignore[index,call-overload]


def test_everyone_starts_with_10_coins_behind_the_screen() -> None:
    s = lay(3)
    assert [station.coins for station in s.stations] == [10, 10, 10]
    stations = GAME.rules.view(s, 1)["stations"]
    assert isinstance(stations, list)
    assert [station["coins"] for station in stations if isinstance(station, dict)] == [None, 10, None]


def test_one_deeple_lies_in_the_dome() -> None:
    for station in lay(2).stations:
        assert (station.deeple, station.dome) == (1, 1)


def test_everyone_starts_with_oxygen_1_and_2_face_up() -> None:
    s = lay(4)
    for station in s.stations:
        assert [s.c.bottles[card] for card in station.arms[OXYGEN]] == [[1], [2]]
        assert station.used == [0, 0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_gives_the_nautilus_marker_and_its_holder_starts(first: int) -> None:
    s = GAME.rules.new(content(), 3, {"difficulty": 0})
    s.seats = 3
    setup = Play(s, set_up(s))
    assert setup.options == [0, 1, 2]
    setup.answer("first", first)
    assert s.nautilus == first
    opening = Play(s, play(s))
    while not opening.over:
        opening.answer(opening.kind, opening.options[0])
    assert s.turn == first


def test_modules_come_in_six_groups_three_of_them_outside() -> None:
    assert GROUPS[:OUTSIDE] == ("crab", "clam", "kraken")
    assert GROUPS[OUTSIDE:] == ("shipyard", "oxygen", "research")
    assert ARMS == 5


def test_only_outside_modules_have_slots_and_only_oxygen_has_bottles() -> None:
    c = content()
    for card, group in enumerate(c.group):
        assert (c.slots[card] > 0) == (group < OUTSIDE)
        assert len(c.bottles[card]) in ((1, 2) if group == OXYGEN else (0,))


def test_outside_modules_act_when_activated_and_inside_ones_when_placed() -> None:
    c = content()
    for deck in c.decks:
        for card in deck:
            if c.group[card] < OUTSIDE:
                assert c.active[card][1] > 0
                assert c.placed[card] == []
            if c.group[card] == SHIPYARD:
                assert c.placed[card][0][1] > 0


def test_each_module_deck_has_15_cards() -> None:
    c = content()
    assert [len(deck) for deck in c.decks] == [15] * len(DECKS)
    assert sorted(card for deck in c.decks for card in deck) == list(range(90))


def test_each_research_effect_is_on_one_card_and_risky_drilling_on_two() -> None:
    c = content()
    cards = [card for card in range(90) if c.group[card] == RESEARCH]
    effects = Counter((str(c.placed[card]), str(c.plant[card]), str(c.final[card]), c.pointer[card]) for card in cards)
    assert len(effects) == 15
    assert sorted(effects.values()) == [1] * 14 + [2]
    assert [c.ids[card] for card in cards if (HARM, 5, -1) in c.placed[card]] == [
        "research-risk-5",
        "research-risk-5-again",
    ]


def test_known_end_points_are_as_printed() -> None:
    c = content()
    end = {c.ids[card]: c.end[card] for card in range(90)}
    assert end["research-risk-5"] == end["research-risk-5-again"] == 8
    assert end["research-risk-10"] == 20
    assert end["research-gift"] == 15
    assert end["research-repair-5"] == -5
    assert {1, 3, 4, 5, 8} <= set(end.values())


def test_no_two_modules_of_a_group_are_alike() -> None:
    c = content()
    seen = Counter(
        (c.group[card], c.slots[card], c.active[card], str(c.placed[card]), tuple(c.bottles[card]), c.end[card])
        for card in range(90)
        if c.group[card] != RESEARCH
    )
    assert max(seen.values()) == 1


def test_only_quick_fix_takes_points_at_the_end() -> None:
    c = content()
    assert [c.ids[card] for card in range(90) if c.end[card] < 0] == ["research-repair-5"]


def test_research_on_the_power_plant_comes_in_the_first_two_rounds() -> None:
    c = content()
    early = [card for deck in c.decks[:4] for card in deck]
    engines = [card for card in range(90) if c.plant[card]]
    assert len(engines) == 3
    assert set(engines) <= set(early)


def test_every_crab_lowers_and_every_kraken_raises_the_pointer_by_one() -> None:
    c = content()
    for card in range(90):
        expected = {CRAB: -1, KRAKEN: 1}.get(c.group[card], 3 if c.ids[card] == "research-pointer-3" else 0)
        assert c.pointer[card] == expected


def test_the_bonus_deck_has_each_group_once_for_a_coin_and_once_for_two_points() -> None:
    c = content()
    cards = sorted((group, each[:2]) for group, each in zip(c.bonus_group, c.bonus_each, strict=True))
    assert cards == sorted([(g, (GAIN_COINS, 1)) for g in range(6)] + [(g, (GAIN_POINTS, 2)) for g in range(6)])


def test_start_cards_have_one_bottle_and_extension_cards_two_of_2() -> None:
    c = content()
    assert [c.bottles[card] for card in c.start_cards] == [[1], [2]]
    assert c.bottles[c.extension_card] == [2, 2]


def test_the_deeple_supply_suffices_for_all_shipyards_and_extensions() -> None:
    c = content()
    yards = sum(c.placed[card][0][1] for card in range(90) if c.group[card] == SHIPYARD)
    assert yards + 4 * (1 + c.extension_deeple) <= 45


def test_difficulty_is_refused_at_tables_of_several() -> None:
    with pytest.raises(SetupError, match="Deep Thought"):
        Table("neweden", 2, seed=1, options={"difficulty": 1})
