from __future__ import annotations

from fathomfive.games.endeavor.rules import points, publish, turn
from fathomfive.kernel import Pile

from .positions import SKIP, Play, disc, hire, report, sea, sound, space


def test_a_report_must_show_the_topic_of_the_space() -> None:
    s = sea()  # the Sea Star has a yellow and a brown space
    yellow, brown, both, blue = (
        report("understanding-oceanic"),
        report("networking"),
        report("advanced-sonar"),
        report("feasibility"),
    )
    s.display = [yellow, brown, both, blue]
    s.knowledge[0] = 9
    j1, j2 = space("the-sea-star/j1"), space("the-sea-star/j2")
    assert publish.drafts(s, 0) == [(j1, yellow), (j1, both), (j2, brown), (j2, both)]


def test_without_a_matching_report_the_space_cannot_be_used() -> None:
    s = sea()
    s.display = [report("feasibility")]
    s.knowledge[0] = 9
    assert publish.drafts(s, 0) == []
    assert Play(s, publish.publish(s, 0)).over


def test_a_publication_costs_what_the_report_says_and_refills_the_display() -> None:
    s = sea()
    ours, next_one = report("advanced-sonar"), report("holographic")
    s.display = [ours]
    s.deck = Pile([next_one])
    s.knowledge[0] = 3
    play = Play(s, publish.publish(s, 0)).answer((space("the-sea-star/j1"), ours))
    assert play.over  # nobody to promote
    assert s.knowledge[0] == 1
    assert s.reports[0] == [ours]
    assert s.display == [next_one]
    assert s.hold[0] == 2
    assert s.tracks[0] == [0, 0, 1, 1]
    assert s.tracks[1] == [0, 0, 0, 1]
    sound(s)


def test_the_display_is_refilled_when_everything_else_is_done() -> None:
    s = sea()
    s.display = [report("advanced-sonar")]
    s.deck = Pile([report("holographic")])
    hire(s, 0, "pilot")
    s.knowledge[0] = 3
    play = Play(s, publish.publish(s, 0)).answer((space("the-sea-star/j1"), s.display[0]))
    assert play.kind == "promote"
    assert s.display == []
    play.answer(SKIP)
    assert s.display == [report("holographic")]


def test_an_empty_deck_leaves_a_gap_in_the_display() -> None:
    s = sea()
    s.deck = Pile()
    s.display = [report("networking")]
    s.knowledge[0] = 2
    Play(s, publish.publish(s, 0)).answer((space("the-sea-star/j2"), s.display[0]))
    assert s.display == []


def test_too_dear_a_report_is_not_offered() -> None:
    s = sea()
    s.display = [report("networking")]
    s.knowledge[0] = 1
    assert publish.drafts(s, 0) == []


def test_everybody_else_gains_the_bonus_for_others_in_turn_order() -> None:
    s = sea(3)
    s.turn = 1
    ours = report("documentation")
    s.display = [ours]
    s.knowledge[1] = 4
    for seat in (0, 1, 2):
        s.subs[seat] = [s.sheet.cell("C1")]
    play = Play(s, publish.publish(s, 1)).answer((space("the-sea-star/j1"), ours), SKIP)
    assert [(ask.seat, ask.kind) for ask in play.asked[2:]] == [(2, "attribute")]
    play.answer(3)
    assert (play.ask.seat, play.kind) == (0, "attribute")


def test_seats_that_have_passed_gain_the_bonus_for_others_too() -> None:
    s = sea(3)
    s.passed = [0, 1, 1]
    ours = report("documentation")
    s.display = [ours]
    s.knowledge[0] = 4
    play = Play(s, publish.publish(s, 0)).answer((space("the-sea-star/j1"), ours), SKIP)
    assert (play.ask.seat, play.kind) == (1, "attribute")
    play.answer(3)
    assert (play.ask.seat, play.kind) == (2, "attribute")
    assert play.answer(3).over


def test_spaces_of_the_fallen_star_give_influence_beside_the_report() -> None:
    s = sea(zones={"C5": "fallen-star"})
    s.display = [report("safe-movement")]
    s.knowledge[0] = 1
    play = Play(s, publish.publish(s, 0)).answer((space("fallen-star/j1"), s.display[0]))
    assert play.kind == "influence"


def test_activation_spaces_travel_further_dive_for_more_protect_elsewhere_discover_and_promote() -> None:
    kinds = {
        "safe-movement": "travel",
        "understanding-life": "dive",
        "extending": "conserve",
        "review": "depths",
        "the-nautical": "promote",
    }
    for start, kind in kinds.items():
        s = sea(zones={"C1": "kelp-forest", "C2": "dolphin-pods"})
        s.knowledge[0] = 5
        hire(s, 0, "pilot")
        s.reports[0], s.spots[0] = [report(start)], [0]
        play = Play(s, turn.take_turn(s, 0)).answer(("report", 0))
        assert play.kind == kind
        if kind == "travel":
            assert play.options == [(s.sheet.cell("C1"), s.sheet.cell("C2")), SKIP]


def test_a_report_with_points_scores_them_at_the_end() -> None:
    s = sea()
    assert points.report_points(s, 0) == 0
    s.reports[0] = [report("feasibility"), report("holographic")]
    assert points.report_points(s, 0) == 4 + 2


def test_a_publication_can_make_a_link() -> None:
    s = sea(zones={"C3": "carbonate-spires"})
    disc(s, 1, "carbonate-spires/j1")
    s.display = [report("networking")]
    s.knowledge[0] = 2
    Play(s, publish.publish(s, 0)).answer((space("carbonate-spires/j2"), s.display[0]))
    assert (s.tracks[0][0], s.tracks[1][0]) == (1, 1)
