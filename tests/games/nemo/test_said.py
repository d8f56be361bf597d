from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import MINES
from fathomfive.games.nemo.rules import scoring
from fathomfive.games.nemo.rules.combat import BOLD
from fathomfive.games.nemo.rules.state import NemoState
from fathomfive.games.nemo.rules.view import prospect
from fathomfive.games.nemo.words.sea import percent
from fathomfive.kernel import Stream, Table
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES

from .scenes import NORTH_ATLANTIC, SOUTH_ATLANTIC, a_table, card, put, treasure


def said(s: NemoState, language: str = "en") -> dict[str, list[str]]:
    found = GAME.words.said(s, NOBODY)
    return {target: [GAME.catalogue.text(line, language) for line in lines] for target, lines in found.items()}


@pytest.mark.parametrize(("motive", "pearls", "wonder"), [("explore", 5, 7), ("anti-imperialism", 3, 3), ("war", 4, 2)])
def test_a_treasure_says_what_it_counts_under_the_motive(motive: str, pearls: int, wonder: int) -> None:
    s = a_table(motive=motive)
    s.treasures = [treasure("pearls"), treasure("pearls"), treasure("the-abyss")]
    told = said(s)
    assert told[f"treasure/{treasure('pearls')}"][-1] == f"Counts {pearls} points at the end."
    assert told[f"treasure/{treasure('the-abyss')}"][-1] == f"Counts {wonder} points at the end."
    assert told["hoard"] == ["Treasures", str(2 * pearls), "1"]


def test_a_kept_card_says_what_it_counts_as_a_success_if_points_are_printed_on_it() -> None:
    s = a_table(motive="science")
    s.kept = [card("priceless-pearl"), card("korea-incident")]
    told = said(s)
    assert told[f"kept/{card('priceless-pearl')}"][-1] == "Counts 8 points at the end."
    assert len(told[f"kept/{card('korea-incident')}"]) == 2


def test_a_technology_says_its_price_only_in_the_offer() -> None:
    s = a_table(motive="war")
    s.offer, s.installed = [0], [1, MINES]
    told = said(s)
    assert told["offer/0"][2] == f"Costs {s.c.technology_cost[0]} salvage."
    assert len(told["offer/0"]) == len(told["installed/1"]) + 1
    assert told[f"installed/{MINES}"][-1] == "Counts 3 points at the end."


def test_one_of_the_people_says_what_they_count_until_they_are_sacrificed() -> None:
    s = a_table(motive="explore")
    points = [line[-1] for target, line in said(s).items() if target.startswith("character/")]
    assert points[0] == "3 points while aboard." and points[-1] == "9 points while aboard."
    s.characters[0] = 0
    assert said(s)["character/0"][-1] == "Sacrificed."
    assert said(s, "de")["character/0"][-1] == "Geopfert."


def test_what_is_said_sums_up_to_what_is_scored() -> None:
    table = Table("nemo", 1, 5, {"motive": "explore"})
    thumb = Stream(5)
    while not table.over:
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, thumb), ask.seat)
        s = table.state
        assert isinstance(s, NemoState)
        if table.version % 40 == 0:
            points = scoring.count(s, [])
            told = said(s)
            wonders = sum(s.c.treasure_wonder[one] for one in s.treasures) * s.c.motive_wonder[s.motive]
            hoard = sum(scoring.treasure_points(s, one) for one in s.treasures)
            assert told["hoard"][1] == str(hoard - wonders) == str(points[scoring.TREASURE])
            for language in LANGUAGES:
                assert all(len(lines) > 1 for lines in said(s, language).values())


def test_a_ship_says_her_values_what_she_counts_once_sunk_and_what_is_on_her_back() -> None:
    s = a_table(motive="war")
    afloat = put(s, "pequod", NORTH_ATLANTIC)
    lines = said(s)[f"ship/{afloat}"]
    assert lines[0] == "Pequod"
    assert f"tonnage {s.c.side_tonnage[afloat]}" in lines[2]
    points = scoring.ship_points(s, afloat)
    assert lines[3] == f"Sunk, {points} point{'' if points == 1 else 's'} under this motive."
    assert lines[-1].startswith("Back: ") and f"defence {s.c.side_defence[afloat ^ 1]}" in lines[-1]
    s.cannonballs = [afloat >> 1]
    assert "Damaged: attack and defence −1." in said(s)[f"ship/{afloat}"]


def test_what_lies_beside_the_nautilus_says_how_likely_it_is_sunk() -> None:
    s = a_table(motive="war", at=NORTH_ATLANTIC)
    here = put(s, "pequod", NORTH_ATLANTIC)
    bold = prospect(s, BOLD, [here])
    assert bold is not None
    told = said(s)
    assert told[f"chances/{here}"][1].startswith(f"Sunk boldly {percent(bold[0])}%")
    assert told[f"ship/{here}"][-1] == told[f"chances/{here}"][-1]
    s.nautilus = SOUTH_ATLANTIC
    assert f"chances/{here}" not in said(s)


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.004, 1), (0.5, 50), (0.996, 99), (1.0, 100)])
def test_what_may_fail_is_never_said_to_be_sure(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def test_an_ocean_says_how_much_room_it_has_and_what_lies_there() -> None:
    s = a_table()
    s.contacts[0], s.ships[0], s.stones[0], s.wreck, s.nautilus = 1, [], 1, 0, 0
    lines = said(s)["ocean/0"]
    assert f"{s.c.spaces[0] - 1} of {s.c.spaces[0]} spaces free." in lines
    assert lines[-3:] == [
        "A treasure stone: you can search here.",
        "The sunken treasure fleet: two treasures more.",
        "The Nautilus is here.",
    ]


def test_a_land_says_what_an_uprising_counts_there() -> None:
    s = a_table(motive="anti-imperialism")
    s.uprisings[0], s.uprisings[1] = 1, 2
    told = said(s)
    assert told["land/0"][-1] == f"Uprising: {s.c.motive_uprising[s.motive]} points."
    assert told["land/1"][-1] == "Crushed: the space stays taken."


def test_the_spaces_of_the_resources_say_what_is_scored_for_them() -> None:
    s = a_table(motive="science")
    before = sum(scoring.count(s, []))
    for resource in range(3):
        told = said(s)[f"resource/{resource}"][2]
        points = scoring.track_points(s, resource, s.resources[resource])
        assert told.endswith(f"{'−' if points < 0 else '+'}{abs(points)} points at the end.")
        before -= points
    s.resources = [0, 0, 0]
    assert sum(scoring.count(s, [])) - sum(scoring.track_points(s, one, s.resources[one]) for one in range(3)) == before


def test_an_officer_says_what_they_answer_for_and_things_say_who_decides_about_them() -> None:
    table = Table("nemo", 3, 5, {"mode": "coop"})
    s = table.state
    assert isinstance(s, NemoState)
    told = said(s)
    assert [told[f"seat/{seat}"][1] == "In command." for seat in range(3)].count(True) == 1
    assert told["resource/2"][-1].startswith("Decided by: ")
    assert not told["resource/0"][-1].startswith("Decided by: ")


def test_notoriety_says_what_it_will_bring_and_nothing_beyond_being_outlawed() -> None:
    s = a_table(motive="science")
    assert [line.split(":")[0] for line in said(s)["notoriety"][1:]] == [
        *[str(at) for at in sorted((s.c.blue_at[s.level_notoriety], s.c.green_at[s.level_notoriety])) if at < 26],
        "26",
    ]
    assert said(s)["notoriety"][-1] == "26: outlawed, lost"
    assert said(a_table(motive="war"))["notoriety"][-2:] == ["44: one more black die", "51: outlawed, lost"]


def test_a_resource_says_in_a_word_how_it_does() -> None:
    s = a_table(motive="explore")
    for space in range(len(s.c.track_exert[0])):
        s.resources[0] = space
        points = scoring.track_points(s, 0, s.resources[0])
        how = "embittered" if space == 0 or points < 0 else "resolute" if points else "composed"
        assert said(s)["mood/0"] == ["Nemo", how]


def test_a_ship_that_is_fought_or_sunk_says_what_she_counts_wherever_she_is() -> None:
    s = a_table()
    s.foe, s.sunk = 4, [6]
    assert f"{scoring.ship_points(s, 4)} point" in said(s)["ship/4"][3]
    assert f"{scoring.ship_points(s, 6)} point" in said(s)["ship/6"][3]


def test_bands_of_the_action_table_say_their_results_and_what_they_bring() -> None:
    found = GAME.words.printed(GAME.load()[0])
    told = {target: [GAME.catalogue.text(line, "en") for line in lines] for target, lines in found.items()}
    assert [told[f"band/rest/{band}"][1] for band in range(5)] == ["≤ 2", "3–6", "7–8", "9–11", "≥ 12"]
    assert told["band/rest/4"] == ["great success", "≥ 12", "gain 2 Crew"]
    assert told["technology/2"] == ["Hydro Drive", "Each move goes up to 2 oceans."]
