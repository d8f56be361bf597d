from __future__ import annotations

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.content.vocabulary import ANY, LOWEST
from fathomfive.games.endeavor.rules import (
    conserve,
    crises,
    discovery,
    dive,
    gains,
    influence,
    launch,
    preparation,
    promotion,
    publish,
    sonar,
    travel,
    turn,
)
from fathomfive.games.endeavor.rules.state import EndeavorState

from .positions import BOX, INGENUITY, REPUTATION, AnyRules, Play, crew, disc, hire, report, sea, space, token


def why_not(s: EndeavorState, rules: AnyRules) -> dict[str, tuple[str, str]]:
    """What is closed in the first question that the rules ask: its message, and the rule."""
    return {closed.target: (closed.why.id, closed.rule) for closed in GAME.closed(s, Play(s, rules).ask)}


def kind(id: str) -> int:
    return crew(id) >> 1


def test_crew_above_the_recruiting_level_or_gone_cannot_be_recruited() -> None:
    s = sea()
    s.tray[kind("pilot")] = 0
    s.experts = [kind("mentor")]
    closed = why_not(s, preparation.recruit(s, 0))
    assert closed[f"tray/{kind('pilot')}"] == ("why-nobody-left", "EN-4.1")
    assert closed[f"tray/{kind('navigator')}"] == ("why-level", "EN-4.1")
    assert closed[f"tray/{kind('mentor')}"] == ("why-level", "EN-4.1")
    assert f"tray/{kind('reef-diver')}" not in closed
    assert f"tray/{kind('adventurer')}" not in closed


def test_a_level_too_high_is_said_in_numbers() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 2
    ask = Play(s, preparation.recruit(s, 0)).ask
    said = {closed.target: GAME.catalogue.text(closed.why, "de") for closed in GAME.closed(s, ask)}
    assert said[f"tray/{kind('rov-operator')}"] == "Stufe 3; deine Rekrutierungs-Stufe ist 2."


def test_crew_that_cannot_be_activated_says_why() -> None:
    s = sea()
    busy, idle = hire(s, 0, "pilot", spent=True), hire(s, 0, "marine-engineer")
    first, twin = hire(s, 0, "navigator"), hire(s, 0, "navigator")
    closed = why_not(s, turn.take_turn(s, 0))
    assert closed[f"crew/0/{busy}"] == ("why-disc", "EN-5.4")
    assert closed[f"crew/0/{idle}"] == ("why-no-actions", "EN-5.13")
    assert closed[f"crew/0/{twin}"] == ("why-twin", "EN-5.4")
    assert f"crew/0/{first}" not in closed


def test_without_a_disc_neither_crew_nor_reports_can_be_used() -> None:
    s = sea()
    s.hold[0] = 0
    s.tokens[0] = [token("insight")]
    with_spots = next(number for number, spots in enumerate(BOX.report_activation) if spots)
    without = next(number for number, spots in enumerate(BOX.report_activation) if not spots)
    all_used = (1 << len(BOX.report_activation[with_spots])) - 1
    s.reports[0], s.spots[0] = [with_spots, without, with_spots], [0, 0, all_used]
    closed = why_not(s, turn.take_turn(s, 0))
    assert closed["crew/0/0"] == ("why-hold-empty", "EN-5.4")
    assert closed["report/0/0"] == ("why-hold-empty", "EN-6.28")
    assert closed["report/0/1"] == ("why-no-spots", "EN-6.28")
    assert closed["report/0/2"] == ("why-spots-used", "EN-6.28")


def test_only_discs_on_crew_can_be_taken_back_and_only_juniors_promoted() -> None:
    s = sea()
    for id in ("pilot", "pilot", "navigator", "reef-diver"):
        hire(s, 0, id, spent=id != "reef-diver")
    managed = why_not(s, preparation.manage(s, 0))
    assert managed["crew/0/4"] == ("why-no-disc", "EN-4.6")
    assert managed["crew/0/2"] == ("why-twin", "EN-4.7")
    s.crew[0][3] |= 1
    promoted = why_not(s, promotion.promote(s, 0))
    assert promoted["crew/0/0"] == ("why-leader", "EN-7.3")
    assert promoted["crew/0/3"] == ("why-gold", "EN-7.1")
    assert promoted["crew/0/2"] == ("why-twin", "EN-7.1")


def test_busy_crew_does_not_fall_seasick() -> None:
    s = sea(1)
    hire(s, 0, "pilot", spent=True), hire(s, 0, "navigator")
    assert why_not(s, crises.seasickness(s, 0, 1)) == {"crew/0/1": ("why-disc", "EN-11.11")}


def test_printed_actions_without_a_goal_say_so() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    closed = why_not(s, turn.act(s, 0, [[11, 12, 14, 15]]))
    assert {target: why for target, why in closed.items() if target.startswith("action")} == {
        "action/11": ("why-no-travel", "EN-5.5"),
        "action/14": ("why-no-conserve", "EN-5.5"),
        "action/15": ("why-no-publish", "EN-5.5"),
    }


def test_submarines_are_launched_at_bases_only() -> None:
    s = sea(scenario=3, zones={"C1": "the-sea-star", "D1": "calm-seas", "C2": "the-looking-glass"})
    assert why_not(s, launch.launch(s, 0)) == {f"cell/{s.sheet.cell('C2')}": ("why-not-base", "EN-2.12")}


def test_zones_that_are_too_deep_too_far_or_here_cannot_be_travelled_to() -> None:
    zones = {"A1": "calm-seas", "B1": "atoll", "C1": "kelp-forest", "C2": "submerged-cave-system", "A2": "shipwreck"}
    s = sea(zones=zones)
    closed = {s.sheet.place(int(target[5:])): why for target, why in why_not(s, travel.travel(s, 0)).items()}
    assert closed == {
        "A1": ("why-here", "EN-R8"),
        "A2": ("why-too-deep", "EN-6.2"),
        "C1": ("why-too-far", "EN-6.2"),
        "C2": ("why-cave", "EN-8.13"),
    }


def test_a_raised_technology_level_is_the_one_that_is_said() -> None:
    s = sea(zones={"A1": "calm-seas", "A2": "shipwreck", "A3": "rift-valley"})
    ask = Play(s, travel.travel(s, 0, boost=1)).ask
    said = {closed.target: GAME.catalogue.text(closed.why, "en") for closed in GAME.closed(s, ask)}
    assert said[f"cell/{s.sheet.cell('A3')}"] == "Depth 3; your technology level is 2."


def test_the_trench_has_one_berth_and_the_smoker_does_not_lead_to_depth_five() -> None:
    zones = {"A3": "rift-valley", "A4": "brine-pool", "A5": "abyssal-trench", "B5": "black-smoker", "B4": "seamount"}
    s = sea(zones=zones, subs={0: ["A5", "B5"], 1: ["A3"]})
    s.tracks[0][INGENUITY] = 10
    assert why_not(s, travel.travel(s, 0))[f"cell/{s.sheet.cell('A5')}"] == ("why-berth", "EN-8.14")
    smoker = why_not(s, travel.travel(s, 0, 0, s.sheet.cell("B5"), 5))
    assert smoker[f"cell/{s.sheet.cell('A5')}"] == ("why-shunned", "EN-8.9")


def test_spaces_out_of_reach_taken_or_not_yet_free_cannot_be_used() -> None:
    s = sea(zones={"C1": "calm-seas", "D1": "the-sea-star"}, subs={0: ["C1"], 1: ["D1"]})
    disc(s, 1, "calm-seas/s1")
    closed = why_not(s, sonar.sonar(s, 0))
    assert closed[f"space/{space('calm-seas/s1')}"] == ("why-disc", "EN-6.6")
    assert closed[f"space/{space('calm-seas/s4')}"] == ("why-earlier", "EN-6.6")
    assert closed[f"space/{space('the-sea-star/s1')}"] == ("why-no-submarine", "EN-5.5")
    assert f"space/{space('calm-seas/s2')}" not in closed


def test_empty_dive_spaces_say_so() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest"}, subs={0: ["C1", "D1"], 1: []})
    there = BOX.dives[BOX.tile_ids.index("kelp-forest")][0]
    s.heaps[BOX.heap[there]].clear()
    assert why_not(s, dive.dive(s, 0)) == {f"space/{there}": ("why-no-tokens", "EN-6.15")}


def test_what_costs_too_much_says_how_much() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 1
    ask = Play(s, conserve.conserve(s, 0)).ask
    said = {closed.target: GAME.catalogue.text(closed.why, "en") for closed in GAME.closed(s, ask)}
    assert said == {f"space/{space('kelp-forest/c1')}": "Costs 2 knowledge; you have 1."}


def test_without_a_disc_no_space_can_be_used() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0], s.hold[0] = 9, 0
    s.tokens[0] = [token("insight")]
    closed = why_not(s, conserve.conserve(s, 0))
    assert set(closed.values()) == {("why-hold-empty", "EN-5.6")}


def test_reports_that_cannot_be_published_say_why() -> None:
    s = sea(zones={"C1": "the-looking-glass", "D1": "the-sea-star"}, subs={0: ["C1"], 1: ["D1"]})
    fitting, dear, other = report("effective-communication"), report("autonomous"), report("extending")
    s.display, s.knowledge[0] = [fitting, dear, other], 3
    closed = why_not(s, publish.publish(s, 0))
    assert closed[f"report/{dear}"] == ("why-too-dear", "EN-6.26")
    assert closed[f"report/{other}"] == ("why-no-space", "EN-6.25")
    assert f"report/{fitting}" not in closed
    yellow, blue = BOX.publishes[BOX.tile_ids.index("the-looking-glass")]
    assert closed[f"space/{blue}"] == ("why-reports-too-dear", "EN-6.25")
    assert f"space/{yellow}" not in closed
    for number in BOX.publishes[BOX.tile_ids.index("the-sea-star")]:
        assert closed[f"space/{number}"] == ("why-no-submarine", "EN-5.5")
    s.display, s.hold[0], s.tokens[0] = [fitting], 0, [token("insight")]
    closed = why_not(s, publish.publish(s, 0))
    assert closed[f"report/{fitting}"] == ("why-hold-empty", "EN-5.6")
    s.hold[0], s.discs[yellow] = 1, 1
    assert why_not(s, publish.publish(s, 0))[f"space/{yellow}"] == ("why-disc", "EN-6.25")
    assert why_not(s, publish.publish(s, 0))[f"space/{blue}"] == ("why-no-report", "EN-6.25")


def test_depths_that_are_not_drawn_from_say_why() -> None:
    s = sea(zones={"A1": "calm-seas", "B1": "atoll"})
    s.stacks[1].pool.clear()
    closed = why_not(s, discovery.discover(s, 0, 1, 3))
    assert closed == {
        "stack/2": ("why-no-tiles", "EN-R3"),
        "stack/3": ("why-no-room", "EN-6.11"),
        "stack/4": ("why-no-room", "EN-6.11"),
        "stack/5": ("why-no-room", "EN-6.11"),
    }
    assert why_not(s, discovery.discover(s, 0, 2, 3))["stack/2"] == ("why-no-tiles", "EN-R3")
    other = sea(zones={"A1": "calm-seas", "B1": "atoll"})
    assert why_not(other, discovery.discover(other, 0, 1, 1))["stack/2"] == ("why-symbol", "EN-6.8")


def test_places_without_a_zone_above_or_of_another_depth_take_no_tile() -> None:
    s = sea(zones={"A1": "calm-seas", "B1": "atoll"})
    play = Play(s, discovery.discover(s, 0, 2, 2)).answer("draw")
    closed = {closed.target: closed.why.id for closed in GAME.closed(s, play.ask)}
    assert closed[f"cell/{s.sheet.cell('C2')}"] == "why-nothing-above"
    assert closed[f"cell/{s.sheet.cell('C1')}"] == "why-other-depth"
    assert f"cell/{s.sheet.cell('A2')}" not in closed


def test_only_the_lowest_attribute_may_be_raised_by_a_wheel_with_an_arrow() -> None:
    s = sea()
    s.tracks[0] = [2, 1, 1, 3]
    assert set(why_not(s, gains.gain(s, 0, [(LOWEST, 1, 0)]))) == {"track/0/0", "track/0/3"}
    assert why_not(s, gains.gain(s, 0, [(ANY, 1, 0)])) == {}


def test_hexes_with_a_marker_or_away_from_all_markers_are_closed() -> None:
    s = sea()
    start = s.sheet.starts[0]
    s.owner[start] = 1
    closed = why_not(s, influence.influence(s, 0))
    assert closed[f"hex/{start}"] == ("why-marker", "EN-9.1")
    assert set(closed.values()) == {("why-marker", "EN-9.1"), ("why-not-near", "EN-9.2")}


def test_scenarios_close_hexes_in_their_own_ways() -> None:
    turtle = sea(scenario=4)
    assert why_not(turtle, influence.influence(turtle, 0))[f"hex/{turtle.sheet.turtle}"] == ("why-turtle", "EN-9.6")
    search = sea(scenario=6, zones={"A1": "atoll"})
    closed = why_not(search, influence.influence(search, 0))
    scoring = next(hex for hex, points in enumerate(search.sheet.hex_points) if points)
    assert closed[f"hex/{scoring}"] == ("why-star-hidden", "EN-9.9")
    search.owner[search.sheet.starts[0]] = 0
    closed = why_not(search, influence.influence(search, 0))
    assert closed[f"hex/{search.sheet.starts[1]}"] == ("why-must-move", "EN-9.9")
    assert ("why-no-marker-near", "EN-9.9") in closed.values()
    rescue = sea(scenario=7, zones={"C1": "remote-anchorage", "C5": "fallen-star"})
    grid = next(hex for hex, barred in enumerate(rescue.sheet.hex_rescue) if barred)
    assert why_not(rescue, influence.influence(rescue, 0))[f"hex/{grid}"] == ("why-rescue", "EN-9.11")
    spill = sea(scenario=9, zones={"D1": "the-sea-star"})
    assert "cleanup" not in why_not(spill, influence.influence(spill, 0))
    spill.cleanup[0] = 10
    assert why_not(spill, influence.influence(spill, 0))["cleanup"] == ("why-cleanup-end", "EN-9.13")
    deep = sea(scenario=10)
    closed = why_not(deep, influence.influence(deep, 0))
    assert closed[f"hex/{deep.sheet.rows[0][1]}"] == ("why-track-order", "EN-9.14")
    assert closed[f"hex/{deep.sheet.rows[1][0]}"] == ("why-track-depth", "EN-9.14")
