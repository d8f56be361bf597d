from __future__ import annotations

import pytest

from fathomfive import bots
from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import Table
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES

from .positions import BOX, report, sea


def said(s: EndeavorState, language: str = "en") -> dict[str, list[str]]:
    found = GAME.words.said(s, 0)
    return {target: [GAME.catalogue.text(line, language) for line in lines] for target, lines in found.items()}


def test_a_goal_says_what_it_counts_and_what_it_scores() -> None:
    told = said(sea(scenario=6))
    assert told["goal/1"] == [
        "zones discovered",
        "1 point each",
        "+2 for each lead: depth 3, depth 4, depth 5, column B, column D",
    ]
    assert told["goal/2"][0].startswith("conservation or publication discs, as the finder")
    assert told["goal/2"][2] == "+3 for each lead: conservation, publication"


def test_a_designated_goal_says_what_was_designated() -> None:
    s = sea(scenario=6)
    s.designated = 1
    assert said(s)["goal/2"][0] == "discs (publication)"
    assert said(s, "de")["goal/2"][0].startswith("Scheiben (")


def test_of_alternative_goals_all_are_said_to_be_open_until_one_is_chosen() -> None:
    s = sea(scenario=8)
    assert [said(s)[f"goal/{way}"][-1] for way in range(6)] == ["not chosen yet"] * 6
    s.ways[0] = 1
    told = said(s)
    assert "goal/0" not in told
    assert told["goal/1"][0].startswith("Far: ") and told["goal/1"][-1] != "not chosen yet"
    assert told["goal/2"][-1] == "not chosen yet"


def test_together_every_joint_goal_is_said_and_a_bonus_goal_has_a_name() -> None:
    s = sea(3, mode="together")
    s.bonuses = [BOX.bonus_ids.index("juniors")]
    told = said(s)
    assert told["joint/0"] == ["points from influence, reports and crew"]
    assert told["joint/4"] == ["Fresh talent", "junior crew"]
    assert "joint/5" not in told and "joint/0" not in said(sea(3))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_report_says_its_price_its_topics_and_what_it_brings_to_whom(seats: int) -> None:
    s = sea(seats)
    number = report("protecting")
    s.display, s.reports[0] = [], [number]
    name, price, topics, *gains = said(s)[f"report/{number}"]
    assert price.startswith(f"costs {BOX.report_cost[number]}, ")
    assert topics and name == GAME.catalogue.text(GAME.words.piece(s, "report", number), "en")
    assert gains[-1] == "later, for a disc: conservation anywhere at your depths ×2"
    for other in range(len(BOX.report_ids)):
        s.display = [other]
        others = any(line.startswith("others:") for line in said(s)[f"report/{other}"])
        assert others == (seats > 1 and bool(BOX.report_others[other]))


def test_the_parts_of_the_scoring_have_the_names_they_have_at_the_end() -> None:
    s = sea()
    names = [GAME.catalogue.text(name, "de") for name, _, _ in GAME.words.parts(s, [])]
    assert [said(s, "de")[f"part/{number}"] for number in range(5)] == [[name] for name in names]


@pytest.mark.parametrize("mode", ["versus", "together"])
@pytest.mark.parametrize("scenario", range(1, 11))
def test_everything_has_words_in_every_scenario_all_along(scenario: int, mode: str) -> None:
    table = Table("endeavor", 2, scenario, {"scenario": scenario, "mode": mode})
    bot = bots.make("greedy")
    for step in range(120):
        asked = table.question
        if asked is None:
            break
        if step % 20 == 0:
            assert isinstance(table.state, EndeavorState)
            found = GAME.words.said(table.state, NOBODY)
            for language in LANGUAGES:
                assert all(GAME.catalogue.text(line, language) for lines in found.values() for line in lines)
        table.answer(bot.choose(table.seat(asked.seat)))


def printed(language: str = "en") -> dict[str, list[str]]:
    found = GAME.words.printed(BOX)
    return {target: [GAME.catalogue.text(line, language) for line in lines] for target, lines in found.items()}


def test_crew_say_what_they_do_and_juniors_also_what_a_promotion_makes_of_them() -> None:
    told = printed()
    pilot = BOX.crew_ids.index("pilot")
    name, does, *rest = told[f"crew/{2 * pilot}"]
    skipper, deeds, *more = told[f"crew/{2 * pilot + 1}"]
    assert (name, skipper) == ("Pilot", "Skipper")
    assert rest[-len(more) - 1 :] == [f"Promoted: Skipper – {deeds}", *more] and does
    leader = BOX.crew_ids.index("team-leader")
    assert not any(line.startswith("Promoted") for line in told[f"crew/{2 * leader}"])


def test_spaces_links_and_hexes_say_what_they_cost_and_bring() -> None:
    told = printed("de")
    for space, cost in enumerate(BOX.cost):
        if BOX.kind[space] == 2:
            assert told[f"space/{space}"][1].startswith(f"Für {cost} Wissen: ")
    assert len([target for target in told if target.startswith("space/")]) == len(BOX.kind)
    for a, b in zip(BOX.link_a, BOX.link_b, strict=True):
        (promised,), (made,) = told[f"link/{a}/{b}"], told[f"made/{a}/{b}"]
        assert promised.startswith("Verbindung: ") and made.startswith("Verbindung geschlossen: ")
    for sheet in BOX.sheets:
        assert [hex for hex in range(sheet.hexes) if "Schildkröte" in told[f"hex/{sheet.number}/{hex}"][0]] == (
            [sheet.turtle] if sheet.turtle >= 0 else []
        )


def test_stacks_tracks_and_heaps_say_how_much_is_left_and_what_it_is_good_for() -> None:
    s = sea(2)
    s.tracks[1][0] = BOX.level_of.index(2)
    told = said(s)
    assert told["track/1/0"] == [
        f"Reputation {s.tracks[1][0]}, level 2",
        "recruits up to level 2",
        f"{BOX.level_points[2]} {'point' if BOX.level_points[2] == 1 else 'points'}",
    ]
    for depth, stack in enumerate(s.stacks, 1):
        assert told[f"stack/{depth}"][0] == f"Depth {depth}" and str(len(stack)) in told[f"stack/{depth}"][1]
    space = next(space for tile in s.zones if tile >= 0 for space in BOX.dives[tile])
    s.heaps[BOX.heap[space]] = [0]
    assert said(s)[f"space/{space}"] == ["Dive space", "1 token left."]
    s.heaps[BOX.heap[space]] = []
    assert said(s, "de")[f"space/{space}"][1] == "Keine Plättchen mehr."


def test_zones_with_a_feature_say_it_and_the_others_have_nothing_to_say() -> None:
    printed = GAME.words.printed(BOX)
    for tile, id in enumerate(BOX.tile_ids):
        has = GAME.catalogue.has(f"zone-{id}.text", "en")
        assert BOX.featured[tile] == has == (len(printed[f"feature/{tile}"]) == 2), id
