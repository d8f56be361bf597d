from __future__ import annotations

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.content.vocabulary import ANY
from fathomfive.games.endeavor.judge import prospects
from fathomfive.games.endeavor.judge.situation import Situation
from fathomfive.games.endeavor.rules import (
    conserve,
    crises,
    discovery,
    gains,
    influence,
    preparation,
    publish,
    sonar,
    travel,
    turn,
)
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import Value

from .positions import BOX, AnyRules, Play, at_work, crew, disc, fresh, hire, report, sea, space, token


def why(s: EndeavorState, rules: AnyRules, option: Value, language: str = "en") -> str:
    """What speaks for an option of the first question that the rules ask."""
    ask = Play(s, rules).ask
    assert option in ask.options
    reason = GAME.reason(s, ask, option)
    assert reason is not None
    return GAME.catalogue.text(reason, language)


def kind(id: str) -> int:
    return crew(id) >> 1


def test_words_for_doing_without_need_no_reason() -> None:
    s = sea()
    ask = Play(s, turn.take_turn(s, 0)).ask
    assert GAME.reason(s, ask, "pass") is None


def test_a_disc_says_its_worth_its_links_and_its_goals() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 12
    linked = next(link for link, end in enumerate(BOX.link_a) if BOX.space_ids[end].startswith("kelp-forest/c"))
    mine, other = BOX.link_a[linked], BOX.link_b[linked]
    s.discs[other] = 1
    said = why(s, conserve.conserve(s, 0), mine)
    assert "worth about" in said and "makes a link" in said and said.endswith("counts for goal 3")
    assert "goal 1" not in said


def test_together_the_worth_is_on_the_way_to_joint_goals_that_are_open() -> None:
    s = sea(zones={"C1": "calm-seas"}, mode="together")
    sounding = space("calm-seas/s1")
    assert "joint goals; counts for goal 1" in why(s, sonar.sonar(s, 0), sounding)
    s.sheet.goals[0].need[1], kept = 0, s.sheet.goals[0].need[1]
    try:
        assert "goal 1" not in why(s, sonar.sonar(s, 0), sounding)
    finally:
        s.sheet.goals[0].need[1] = kept


def test_a_publication_counts_the_topics_of_its_report() -> None:
    s = sea(scenario=3, zones={"C1": "the-looking-glass"})
    paper = report("effective-communication")
    s.display, s.knowledge[0] = [paper], 12
    draft = Play(s, publish.publish(s, 0)).options[0]
    assert "counts for goal 3" in why(s, publish.publish(s, 0), draft)


def test_a_journey_compares_the_work_there_and_here() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "calm-seas"})
    journey = (s.sheet.cell("C1"), s.sheet.cell("D1"))
    assert "the work there looks like" in why(s, travel.travel(s, 0), journey)
    assert "die Arbeit dort verspricht" in why(s, travel.travel(s, 0), journey, "de")


def test_where_the_work_is_the_same_here_and_there_nothing_is_compared() -> None:
    s = sea(zones={"C1": "the-sea-star", "D1": "atoll"})
    journey = (s.sheet.cell("C1"), s.sheet.cell("D1"))
    here, there = [round(prospects.of_zone(Situation(s, 0), cell)) for cell in journey]
    assert here == there > 0
    said = why(s, travel.travel(s, 0), journey)
    assert said.startswith("worth about") and "looks like" not in said


def test_a_recruit_serves_for_the_rounds_to_come_and_a_step_leads_to_a_level() -> None:
    s = sea()
    assert why(s, preparation.recruit(s, 0), kind("sonar-operator")).endswith("over 5 rounds")
    s.round = 6
    assert why(s, preparation.recruit(s, 0), kind("sonar-operator")).endswith("in this last round")
    s.tracks[0] = [0, 1, 10, 12]
    steps = {a: why(s, gains.gain(s, 0, [(ANY, 1, 0)]), a).partition("; ")[2] for a in range(4)}
    assert steps == {
        0: "2 steps to level 2",
        1: "the next step is level 2",
        2: "3 steps to more influence",
        3: "the next step is influence",
    }


def test_crew_actions_reports_and_tokens_name_their_best_use() -> None:
    s = sea(zones={"C1": "calm-seas"})
    s.tokens[0] = [token("sonar"), token("insight")]
    sounding = "best used for sonar: Calm Seas"
    assert "counts for goal 1" in why(s, turn.take_turn(s, 0), at_work(0, 12, space("calm-seas/s1")))
    assert sounding in why(s, turn.take_turn(s, 0), ("effect", token("sonar")))
    assert "best" not in why(s, turn.take_turn(s, 0), ("knowledge", token("insight")))
    travelling = next(n for n, spots in enumerate(BOX.report_activation) if spots and spots[0][0] == 13)
    s.reports[0], s.spots[0] = [travelling], [0]
    s.zones[s.sheet.cell("C1")], s.hold[0] = BOX.tile_ids.index("the-sea-star"), 3
    s.heaps[BOX.heap[BOX.dives[BOX.tile_ids.index("the-sea-star")][0]]] = [0]
    assert "best used for dive" in why(s, turn.take_turn(s, 0), ("report", 0))


def test_copied_crew_names_its_best_use_and_missed_crew_its_worth() -> None:
    s = sea(1, zones={"C1": "calm-seas"})
    slot = hire(s, 0, "robotics-engineer")
    sounding = hire(s, 0, "sonar-operator")
    assert "best used for sonar" in why(s, turn.take_turn(s, 0), at_work(slot, 22, sounding))
    s = sea(1, zones={"C1": "calm-seas"})
    hire(s, 0, "sonar-operator")
    assert why(s, crises.seasickness(s, 0, 1), 1).startswith("you would miss Sonar Operator: about")


def test_ways_to_score_are_compared_with_the_others() -> None:
    s = sea(scenario=8, zones={"C1": "the-sea-star", "C2": "the-looking-glass"})
    disc(s, 1, BOX.space_ids[BOX.publishes[BOX.tile_ids.index("the-looking-glass")][0]])
    goal = next(hex for hex, number in enumerate(s.sheet.hex_goal) if number == 2)
    shallow = next(n for n, way in enumerate(s.sheet.goals) if way.option == "shallow")
    assert why(s, influence.mark(s, 0, goal), shallow) == "it counts 0 for you, at most 1 for anybody else"
    group = fresh(2, 8, mode="together")
    assert why(group, influence.mark(group, 0, goal), shallow) == "it counts 0 for the group"


def test_the_finder_of_the_star_hears_what_each_kind_counts() -> None:
    s = sea(scenario=6, zones={"C1": "kelp-forest"})
    disc(s, 0, "kelp-forest/c1")
    star = BOX.tile_ids.index("fallen-star")
    assert why(s, discovery.found(s, 0, star, 0), 0) == "it counts 1 for you, at most 0 for anybody else"
