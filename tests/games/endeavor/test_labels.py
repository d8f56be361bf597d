from __future__ import annotations

import pytest

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import (
    attributes,
    conserve,
    discovery,
    dive,
    influence,
    promotion,
    publish,
    sonar,
    turn,
)
from fathomfive.games.endeavor.rules.state import EndeavorState

from .positions import BOX, AnyRules, Play, disc, hire, report, sea, space, tile_of, token


def labels(s: EndeavorState, rules: AnyRules, language: str = "en") -> list[str]:
    """What the options of the first question that the rules ask say, but for doing without."""
    ask = Play(s, rules).ask
    return [GAME.catalogue.text(GAME.label(s, ask, option), language) for option in ask.options[:-1]]


def test_spaces_that_are_alike_are_numbered() -> None:
    s = sea(zones={"C1": "decommissioned-oil-rig"})
    s.knowledge[0] = 12
    said = labels(s, conserve.conserve(s, 0))
    assert "Decommissioned Oil Rig, space 1 for 1 knowledge: 1 ingenuity" in said
    assert "Decommissioned Oil Rig, space 4 for 1 knowledge: 1 ingenuity" in said
    assert not any("space 2" in label for label in said)


def test_a_space_says_which_link_its_disc_would_make() -> None:
    s = sea(zones={"C1": "decommissioned-oil-rig"})
    s.knowledge[0] = 12
    disc(s, 1, "decommissioned-oil-rig/c2")
    said = labels(s, conserve.conserve(s, 0))
    assert "Decommissioned Oil Rig for 1 knowledge: 1 ingenuity; makes a link: 1 reputation" in said
    assert "Decommissioned Oil Rig for 1 knowledge: 1 ingenuity" in said


def test_sonar_and_publication_say_which_link_they_make() -> None:
    s = sea(zones={"C1": "carbonate-spires"})
    s.knowledge[0] = 12
    assert not any("link" in label for label in labels(s, sonar.sonar(s, 0)))
    disc(s, 1, "carbonate-spires/j1")
    assert all(label.endswith("; makes a link: 1 knowledge") for label in labels(s, sonar.sonar(s, 0)))
    disc(s, 1, "carbonate-spires/s2")
    topic = BOX.topic[space("carbonate-spires/j4")]
    s.display = [number for number, topics in enumerate(BOX.report_topics) if topic in topics][:1]
    assert any(label.endswith("; makes a link: 1 knowledge") for label in labels(s, publish.publish(s, 0)))


def test_two_spaces_for_the_same_report_are_numbered() -> None:
    s = sea(zones={"C1": "carbonate-spires"})
    s.knowledge[0] = 12
    s.c = GAME.load.__wrapped__(GAME)[0]
    twins = s.c.publishes[tile_of("carbonate-spires")][:2]
    s.c.topic[twins[1]] = s.c.topic[twins[0]]
    s.display = [number for number, topics in enumerate(BOX.report_topics) if s.c.topic[twins[0]] in topics][:1]
    said = labels(s, publish.publish(s, 0))
    assert any(", space 1" in label for label in said) and any(", space 2" in label for label in said)


@pytest.mark.parametrize(
    ("language", "sides"), [("en", {"from the left", "from above"}), ("de", {"von links", "von oben"})]
)
def test_the_cave_says_from_which_side_one_dives(language: str, sides: set[str]) -> None:
    s = sea(zones={"B1": "calm-seas", "C1": "kelp-forest", "B2": "submerged-cave-system", "A2": "shipwreck"})
    s.subs[0] = [s.sheet.cell("A2"), s.sheet.cell("B1")]
    said = labels(s, dive.dive(s, 0), language)
    assert {label.partition(", ")[2].partition(":")[0] for label in said if ", " in label.partition(":")[0]} == sides


def test_a_dive_space_says_what_a_dive_gives_beside_the_token() -> None:
    s = sea(zones={"C1": "bioluminescent-fauna"})
    said = labels(s, dive.dive(s, 0))
    assert [label.partition("; ")[2] for label in said] == ["also 1 knowledge", "also 1 disc"]


def test_crew_to_promote_says_whether_a_disc_lies_on_it() -> None:
    s = sea()
    hire(s, 0, "pilot")
    hire(s, 0, "pilot")
    s.spent[0] = [0, 1, 0]
    said = "Pilot becomes Skipper: 1 inspiration, 1 coordination, travel"
    assert labels(s, promotion.promote(s, 0)) == [f"{said} (its disc goes to the supply)", said]


def test_a_token_used_for_knowledge_says_what_it_is_not_used_for() -> None:
    s = sea()
    s.tokens[0] = [token("sonar"), token("dive"), token("insight")]
    said = labels(s, turn.take_turn(s, 0))
    assert "Token: 3 knowledge (instead of: sonar)" in said and "Token: 3 knowledge (instead of: dive)" in said
    assert "Token: 4 knowledge" in said


def test_the_price_of_a_conservation_is_said_after_its_discount() -> None:
    s = sea(zones={"C1": "kelp-forest"})
    s.knowledge[0] = 3
    assert labels(s, conserve.conserve(s, 0))[0].startswith("Kelp Forest for 2 knowledge")
    assert labels(s, conserve.conserve(s, 0, discount=1))[0].startswith("Kelp Forest for 1 knowledge")


@pytest.mark.parametrize(("language", "vain"), [("en", "nothing can come of it now"), ("de", "bringt jetzt nichts")])
def test_tokens_and_reports_that_can_do_nothing_say_so(language: str, vain: str) -> None:
    s = sea()
    s.tokens[0] = [token("publish"), token("sonar")]
    s.reports[0], s.spots[0] = [report("extending")], [0]
    said = labels(s, turn.take_turn(s, 0), language)
    assert [label.endswith(vain) for label in said[-6:-1]] == [True, False, True, False, False]
    s.display = [report("understanding-oceanic")]
    s.knowledge[0] = 11
    said = labels(s, turn.take_turn(s, 0), language)
    assert not any(label.endswith(vain) for label in said[-5:])


def test_knowledge_that_does_not_fit_is_said_to_be_lost() -> None:
    s = sea()
    s.tokens[0] = [token("insight")]
    s.knowledge[0] = 11
    assert "Token: 4 knowledge, of which only 1 fits" in labels(s, turn.take_turn(s, 0))


def test_a_crew_is_offered_with_what_it_does_and_where() -> None:
    s = sea()
    assert labels(s, turn.take_turn(s, 0))[:3] == [
        "Team Leader: travel, The Sea Star (C1) to Volcanic Island (D1): 1 ingenuity",
        "Team Leader: sonar, The Sea Star: discover depth 1–2",
        "Team Leader: dive, The Sea Star: 4 tokens left",
    ]


def test_hexes_that_choose_a_goal_rescue_or_never_fill_say_so() -> None:
    s = sea(scenario=8, zones={"C1": "the-sea-star"})
    s.open = [1] * s.sheet.hexes
    said = labels(s, influence.influence(s, 0))
    assert sum("chooses how goal" in label for label in said) == 3
    s = sea(scenario=7, zones={"C5": "fallen-star"})
    assert sum("rescue hex" in label for label in labels(s, influence.influence(s, 0))) == 6
    s = sea()
    s.open = [1] * s.sheet.hexes
    assert any("any number of markers" in label for label in labels(s, influence.influence(s, 0)))


def test_a_step_says_where_it_leads_and_what_lies_there() -> None:
    s = sea()
    s.tracks[0] = [9, 1, 12, 1]
    assert labels(s, attributes.improve(s, 0, lowest=False)) == [
        "Reputation: from 9 to 10 (level 5); also 1 influence",
        "Inspiration: from 1 to 2 (level 2)",
        "Coordination: from 12 to 10 (level 5); also 1 influence",
    ]


def test_depths_that_take_the_place_of_others_say_why() -> None:
    s = sea(zones={"A1": "calm-seas", "B1": "atoll"})
    ask = Play(s, discovery.discover(s, 0, 3, 4)).ask
    assert "instead" in GAME.catalogue.text(GAME.prompt(s, ask), "en")
    assert "stattdessen" in GAME.catalogue.text(GAME.prompt(s, ask), "de")
    assert "instead" not in GAME.catalogue.text(GAME.prompt(s, Play(s, discovery.discover(s, 0, 1, 2)).ask), "en")


def test_the_last_space_of_a_zone_says_that_it_calls_the_turtle() -> None:
    s = sea(scenario=4, zones={"C1": "kelp-forest"})
    s.knowledge[0] = 9
    assert not any("turtle" in label for label in labels(s, conserve.conserve(s, 0)))
    disc(s, 1, "kelp-forest/c2")
    assert labels(s, conserve.conserve(s, 0))[0].endswith("; calls the turtle")
