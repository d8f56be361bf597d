from __future__ import annotations

from fathomfive.games.endeavor.content.vocabulary import CONSERVE, COPY, DIVE, PROMOTE, PUBLISH, SONAR, TRAVEL
from fathomfive.games.endeavor.rules import attributes, gains, turn, work
from fathomfive.games.endeavor.rules.invariants import of_seats
from fathomfive.kernel.state import copy

from .positions import (
    INGENUITY,
    REPUTATION,
    SKIP,
    Play,
    at_work,
    disc,
    hex_at,
    hire,
    report,
    sea,
    sound,
    space,
    token,
)


def test_a_seat_takes_a_turn_or_passes_and_is_then_out() -> None:
    s = sea()
    play = Play(s, turn.take_turn(s, 0))
    c1, d1 = s.sheet.cell("C1"), s.sheet.cell("D1")
    assert play.options == [
        at_work(0, TRAVEL, c1, d1),
        at_work(0, SONAR, space("the-sea-star/s1")),
        at_work(0, DIVE, space("the-sea-star/d1")),
        "idle",
        "pass",
    ]
    play.answer("pass")
    assert play.over
    assert s.passed == [1, 0]


def test_without_discs_and_tokens_a_seat_passes_by_itself() -> None:
    s = sea()
    s.hold[0], s.supply[0] = 0, 30
    assert Play(s, turn.take_turn(s, 0)).over
    assert s.passed == [1, 0]


def test_activating_lays_a_disc_from_the_hold_on_a_free_crew() -> None:
    s = sea()
    diver = hire(s, 0, "reef-diver")
    busy = hire(s, 0, "pilot", spent=True)
    play = Play(s, turn.take_turn(s, 0))
    assert all(option[1] != busy for option in play.options if isinstance(option, tuple))
    play.answer(at_work(diver, DIVE, space("the-sea-star/d1")), "end")
    assert play.over
    assert s.spent[0][diver] == 1
    assert s.hold[0] == 2
    assert s.passed == [0, 0]
    sound(s)


def test_crew_without_actions_has_no_activation_space() -> None:
    s = sea()
    hire(s, 0, "marine-engineer")
    hire(s, 0, "mentor", gold=True)
    assert turn.free_crew(s, 0) == [0]
    assert {activation[1] for activation in turn.activations(s, 0, turn.free_crew(s, 0))} == {0}


def test_actions_may_be_left_out() -> None:
    s = sea()
    rov = hire(s, 0, "rov-operator")  # travel and dive
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(rov, TRAVEL, s.sheet.cell("C1"), s.sheet.cell("D1")))
    assert play.options == [space("volcanic-island/d1"), SKIP]
    play.answer(SKIP)
    assert play.over


def test_a_crew_may_be_activated_without_acting() -> None:
    s = sea()
    pilot = hire(s, 0, "pilot")
    play = Play(s, turn.take_turn(s, 0)).answer("idle")
    assert (play.kind, play.options) == ("idle", [0, pilot])
    play.answer(pilot)
    assert play.over
    assert (s.spent[0], s.hold[0], s.passed) == ([0, 1], 2, [0, 0])


def test_who_does_without_the_second_of_three_equal_actions_is_not_asked_for_the_third() -> None:
    s = sea()
    fleet = hire(s, 0, "fleet-coordinator")  # travel three times
    c1, d1 = s.sheet.cell("C1"), s.sheet.cell("D1")
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(fleet, TRAVEL, c1, d1))
    assert play.kind == "travel"
    assert play.answer(SKIP).over
    assert s.subs[0] == [d1]


def test_many_journeys_are_a_question_of_their_own() -> None:
    places = ("A1", "B1", "C1", "D1", "E1")
    ids = ("atoll", "calm-seas", "the-sea-star", "volcanic-island", "dying-reef")
    s = sea(zones=dict(zip(places, ids, strict=True)), subs={0: ["A1", "C1"], 1: ["C1"]})
    s.tracks[0][INGENUITY] = 10
    pilot = hire(s, 0, "pilot")
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(pilot, TRAVEL))
    assert play.kind == "travel"
    assert len(play.options) == 8 + 1


def test_the_answer_to_pass_may_stand_once_nothing_is_left_to_do() -> None:
    s = sea(zones={"C1": "the-sea-star"})
    assert Play(s, turn.take_turn(s, 0)).ask.stand is None
    s.spent[0] = [1]
    hire(s, 0, "ecologist")  # travel or conservation
    play = Play(s, turn.take_turn(s, 0))
    assert play.options == ["idle", "pass"]
    assert play.ask.stand is not None and (play.ask.stand.option, play.ask.stand.until) == ("pass", "")


def test_keeping_a_token_may_stand_for_the_round_unless_another_comes() -> None:
    s = sea()
    s.tokens[0] = [token("travel")]
    stand = Play(s, turn.finish(s, 0, done=False)).ask.stand
    assert stand is not None
    assert (stand.option, stand.until, stand.news) == ("end", "round", (token("travel"),))


def test_of_actions_with_a_slash_only_one_is_done() -> None:
    s = sea()
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(0, TRAVEL, s.sheet.cell("C1"), s.sheet.cell("D1")))
    assert play.over


def test_actions_side_by_side_are_each_done_once_in_any_order() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "volcanic-island"})
    s.display = [report("understanding-oceanic")]
    s.knowledge[0] = 2
    researcher = hire(s, 0, "field-researcher")
    play = Play(s, turn.take_turn(s, 0))
    assert at_work(researcher, SONAR, space("the-sea-star/s1")) in play.options
    play.answer(at_work(researcher, PUBLISH, space("the-sea-star/j1"), s.display[0]))
    assert play.kind == "promote"
    play.answer(SKIP)
    assert play.kind == "sonar"
    play.answer(space("the-sea-star/s1"), SKIP)
    assert play.over
    assert s.hold[0] == 0
    sound(s)


def test_actions_of_one_crew_may_be_done_in_different_zones() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest"}, subs={0: ["C1", "D1"], 1: ["C1"]})
    s.knowledge[0] = 5
    biologist = hire(s, 0, "ichthyologist")  # dive, conserve, conserve
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(biologist, DIVE, space("the-sea-star/d1")))
    assert play.kind == "conserve"
    play.answer(space("kelp-forest/c2"))
    assert s.discs[space("kelp-forest/c2")] == 0


def test_different_actions_that_are_left_are_chosen_with_their_goals() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest"}, subs={0: ["C1", "D1"], 1: ["C1"]})
    s.knowledge[0] = 5
    biologist = hire(s, 0, "ichthyologist")  # dive, conserve, conserve
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(biologist, CONSERVE, space("kelp-forest/c1")))
    assert play.kind == "action"
    assert play.options == [
        (DIVE, space("the-sea-star/d1"), -1),
        (DIVE, space("kelp-forest/d1"), -1),
        (CONSERVE, space("kelp-forest/c2"), -1),
        "stop",
    ]
    play.answer((DIVE, space("the-sea-star/d1"), -1))
    assert play.kind == "conserve"
    s.tokens[0] = []
    assert play.answer(SKIP).over


def test_the_next_action_begins_when_the_last_one_is_finished() -> None:
    s = sea(zones={"C1": "dying-reef"})
    s.knowledge[0] = 8
    s.tracks[0][REPUTATION] = 9
    crew = hire(s, 0, "marine-biologist", gold=True)  # conserve, conserve
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(crew, CONSERVE, space("dying-reef/c4")))
    assert play.kind == "influence"  # reputation 10 comes before the second conservation
    play.answer(SKIP)
    assert play.kind == "conserve"


def test_actions_on_zones_need_an_own_submarine_there() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest"}, subs={0: ["C1"], 1: ["D1"]})
    s.knowledge = [9, 9]
    assert not work.works(s, 0, CONSERVE, 3)
    assert work.works(s, 1, CONSERVE, 3)
    assert work.works(s, 0, SONAR, 3)
    assert not work.works(s, 1, SONAR, 3)


def test_sonar_conservation_and_publication_need_one_more_disc() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "kelp-forest"}, subs={0: ["C1", "D1"], 1: ["C1"]})
    s.display = [report("understanding-oceanic")]
    s.knowledge[0] = 9
    for verb in (SONAR, CONSERVE, PUBLISH, DIVE, TRAVEL):
        assert work.works(s, 0, verb, 1)
    assert [verb for verb in (SONAR, CONSERVE, PUBLISH, DIVE, TRAVEL) if work.works(s, 0, verb, 0)] == [DIVE, TRAVEL]
    s.hold[0] = 1  # which the activation takes
    assert {activation[2] for activation in turn.activations(s, 0, turn.free_crew(s, 0))} == {TRAVEL, DIVE}


def test_a_stored_token_may_stand_instead_of_a_crew_and_ends_the_turn_without_passing() -> None:
    s = sea()
    s.tokens[0] = [token("insight")]
    play = Play(s, turn.take_turn(s, 0))
    assert ("knowledge", token("insight")) in play.options
    play.answer(("knowledge", token("insight")))
    assert s.knowledge[0] == 4
    assert play.options[-2:] == ["idle", "end"]
    play.answer("end")
    assert play.over
    assert s.passed == [0, 0]


def test_a_turn_with_only_a_token_ends_by_itself() -> None:
    s = sea()
    s.hold[0], s.supply[0] = 0, 30
    s.tokens[0] = [token("insight")]
    play = Play(s, turn.take_turn(s, 0)).answer(("knowledge", token("insight")))
    assert play.over
    assert s.passed == [0, 0]


def test_an_activation_space_of_a_report_may_stand_instead_and_keeps_its_disc() -> None:
    s = sea()
    s.reports[0], s.spots[0] = [report("the-rising-tide")], [0]
    for used in (1, 3):
        play = Play(s, turn.take_turn(s, 0)).answer(("report", 0))
        assert play.kind == "travel"
        play.answer(SKIP)
        assert play.over
        assert s.spots[0] == [used]
    assert turn.consultations(s, 0) == []
    sound(s)


def test_an_action_of_a_token_counts_like_one_of_a_crew() -> None:
    s = sea()
    s.tokens[0] = [token("sonar")]
    play = Play(s, turn.take_turn(s, 0)).answer(("effect", token("sonar")), space("the-sea-star/s1"), SKIP)
    assert s.discs[space("the-sea-star/s1")] == 0
    assert play.kind == "turn"


def test_reaching_the_influence_space_gives_influence() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 9
    play = Play(s, attributes.advance(s, 0, REPUTATION, 1))
    assert play.kind == "influence"
    play.answer(hex_at(s, 0, 0))
    assert s.tracks[0][REPUTATION] == 11  # the hex gives reputation, too


def test_an_influence_space_that_is_passed_on_the_way_gives_influence_too() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 9
    play = Play(s, attributes.advance(s, 0, REPUTATION, 2))
    assert (play.kind, s.tracks[0][REPUTATION]) == ("influence", 10)
    assert play.answer(SKIP).over
    assert s.tracks[0][REPUTATION] == 11


def test_a_marker_beyond_the_end_goes_back_to_the_influence_space() -> None:
    s = sea()
    s.tracks[0][REPUTATION] = 12
    play = Play(s, attributes.advance(s, 0, REPUTATION, 1))
    assert s.tracks[0][REPUTATION] == 10
    assert play.kind == "influence"


def test_two_spaces_of_ingenuity_launch_a_submarine_with_its_arrival_bonus() -> None:
    s = sea()
    s.tracks[0][INGENUITY] = 1
    assert Play(s, attributes.advance(s, 0, INGENUITY, 1)).over
    assert s.subs[0] == [s.sheet.cell("C1")] * 2
    assert s.hold[0] == 4
    Play(s, attributes.advance(s, 0, INGENUITY, 5))
    assert len(s.subs[0]) == 3
    s.tracks[0][REPUTATION] = 1
    Play(s, attributes.advance(s, 0, REPUTATION, 1))
    assert len(s.subs[0]) == 3


def test_a_submarine_on_a_space_that_is_passed_on_the_way_is_launched_too() -> None:
    s = sea()
    s.tracks[0][INGENUITY] = 1
    assert Play(s, attributes.advance(s, 0, INGENUITY, 2)).over
    assert s.tracks[0][INGENUITY] == 3
    assert s.subs[0] == [s.sheet.cell("C1")] * 2


def test_a_launched_submarine_may_choose_among_bases() -> None:
    s = sea(scenario=3, zones={"C1": "the-sea-star", "D1": "kelp-forest"})
    s.tracks[0][INGENUITY] = 6
    play = Play(s, attributes.advance(s, 0, INGENUITY, 1))
    assert play.kind == "base"
    play.answer(s.sheet.cell("D1"))
    assert s.tracks[0][1] == 1


def test_steps_knowledge_and_discs_are_taken_without_a_question_unless_everything_is_asked() -> None:
    s = sea()
    assert Play(s, gains.gain(s, 0, [(REPUTATION, 1, 0), (4, 2, 0), (5, 1, 0)])).over
    s = sea(declining="everything")
    play = Play(s, gains.gain(s, 0, [(REPUTATION, 1, 0), (4, 2, 0), (5, 1, 0)]))
    assert play.options == [1, 0]
    play.answer(0, 2, 0)
    assert (s.tracks[0][REPUTATION], s.knowledge[0], s.hold[0]) == (0, 2, 3)


def test_of_a_bonus_of_two_steps_one_may_be_taken_and_the_other_refused() -> None:
    s = sea(declining="everything")
    play = Play(s, gains.gain(s, 0, [(REPUTATION, 2, 0)]))
    assert play.options == [2, 1, 0]
    play.answer(1)
    assert play.over
    assert s.tracks[0][REPUTATION] == 1


def test_crew_that_is_promoted_at_work_finishes_its_actions_and_is_free_again() -> None:
    s = sea()
    rov = hire(s, 0, "rov-operator")  # travel and dive; gold: dive and conserve
    s.tokens[0] = [token("promote")]
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(rov, TRAVEL, s.sheet.cell("C1"), s.sheet.cell("D1")))
    play.answer(("effect", token("promote")), rov)
    assert play.kind == "dive"  # the junior side's second action
    play.answer(space("volcanic-island/d1"))
    assert s.spent[0][rov] == 0
    assert rov in turn.free_crew(s, 0)


def test_a_bonus_with_a_choice_can_be_declined() -> None:
    s = sea()
    hire(s, 0, "pilot")
    play = Play(s, gains.gain(s, 0, [(7, 1, 0), (6, 1, 0), (10, 1, 2)]))
    for kind in ("promote", "influence", "depths"):
        assert play.kind == kind
        play.answer(SKIP)
    assert play.over


def test_the_lowest_attribute_is_chosen_among_equals() -> None:
    s = sea()
    s.tracks[0] = [3, 1, 1, 4]
    play = Play(s, attributes.improve(s, 0, lowest=True))
    assert play.options == [1, 2]
    play.answer(2)
    assert s.tracks[0] == [3, 1, 2, 4]
    assert Play(s, attributes.improve(s, 0, lowest=True)).over
    assert s.tracks[0] == [3, 2, 2, 4]


def test_any_attribute_is_the_seats_choice() -> None:
    s = sea()
    play = Play(s, attributes.improve(s, 0, lowest=False))
    assert play.options == [0, 1, 2, 3]


def test_the_robotics_engineer_copies_any_other_crew_with_actions() -> None:
    s = sea()
    robot = hire(s, 0, "robotics-engineer")
    hire(s, 0, "marine-engineer")
    busy = hire(s, 0, "rov-operator", spent=True)
    play = Play(s, turn.take_turn(s, 0))
    copies = [option for option in play.options if isinstance(option, tuple) and option[1] == robot]
    assert copies == [at_work(robot, COPY, 0), at_work(robot, COPY, busy)]
    play.answer(copies[1])
    c1, d1 = s.sheet.cell("C1"), s.sheet.cell("D1")
    assert play.options == [(TRAVEL, c1, d1), (DIVE, space("the-sea-star/d1"), -1), "stop"]


def test_the_mentor_publishes_or_promotes() -> None:
    s = sea()
    hire(s, 0, "pilot")
    mentor = hire(s, 0, "mentor")
    play = Play(s, turn.take_turn(s, 0)).answer(at_work(mentor, PROMOTE))
    assert play.kind == "promote"


def test_tokens_can_be_used_before_between_and_after_actions() -> None:
    s = sea()
    insight = ("knowledge", token("insight"))
    rov = hire(s, 0, "rov-operator")
    journey = at_work(rov, TRAVEL, s.sheet.cell("C1"), s.sheet.cell("D1"))
    for moment in range(3):
        s.tokens[0] = [token("insight")]
        s.knowledge[0] = 0
        s.spent[0][rov] = 0
        s.hold[0], s.subs[0] = 3, [s.sheet.cell("C1")]
        play = Play(s, turn.take_turn(s, 0))
        if moment == 0:
            play.answer(insight)
        play.answer(journey)
        if moment == 1:
            play.answer(insight)
            assert play.kind == "dive"
        play.answer(SKIP)
        if moment == 2:
            assert play.kind == "tokens"
            play.answer(insight)
        assert play.over
        assert s.knowledge[0] == 4


def test_at_most_one_token_is_stored_at_the_end_of_a_turn() -> None:
    s = sea()
    s.tokens[0] = [token("insight"), token("disc")]
    play = Play(s, turn.finish(s, 0, done=False))
    assert "end" not in play.options
    play.answer(("effect", token("disc")))
    assert play.options == [("knowledge", token("insight")), "end"]
    play.answer("end")
    assert s.tokens[0] == [token("insight")]


def test_only_the_seat_on_turn_uses_tokens() -> None:
    from fathomfive.games.endeavor.rules import tokens

    s = sea()
    s.tokens = [[token("insight")], [token("insight")]]
    assert tokens.offers(s, 1) == []
    assert tokens.offers(s, 0) == [("knowledge", token("insight"))]


def test_discs_that_lie_on_zones_crew_and_reports_are_counted() -> None:
    s = sea()
    disc(s, 0, "the-sea-star/s1")
    hire(s, 0, "pilot", spent=True)
    s.reports[0], s.spots[0] = [report("the-rising-tide")], [3]
    s.supply[0] -= 2
    sound(s)
    for lose in ("discs", "spent", "spots"):
        less = copy(s)
        if lose == "discs":
            less.discs[space("the-sea-star/s1")] = -1
        else:
            getattr(less, lose)[0][-1] -= 1
        assert any("discs, not 30" in complaint for complaint in of_seats(less)), lose
