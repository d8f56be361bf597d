"""The cards as tables: events, finales, acts and technologies."""

from __future__ import annotations

from .entries import (
    Card,
    CardUse,
    EventsFile,
    Points,
    StoryFile,
    TechnologiesFile,
)
from .parse import Parser, demand
from .tables import Content
from .vocabulary import (
    EVENTS,
    FIRST_ACT,
    FIRST_FINALE,
    FIRST_TECHNOLOGY,
    KINDS,
    RESOURCES,
    TURNING_POINT,
    WHENS,
    Use,
)


def compile_cards(
    c: Content, parser: Parser, events: EventsFile, story: StoryFile, technologies: TechnologiesFile
) -> None:
    """All cards in the order of their numbers: events, finales, the turning point, acts, technologies."""
    demand(len(events.event) == EVENTS, "events.toml", f"there are {EVENTS} events, not {len(events.event)}")
    for number, event in enumerate(events.event, 1):
        demand(
            event.number == number, "events.toml", f"[[event]] {event.id}: it stands at {number}, not {event.number}"
        )
        _card(c, parser, "events.toml", event, str(event.number))
    demand(len(c.card_ids) == FIRST_FINALE and len(story.finale) == 7, "story.toml", "there are 7 finales")
    for finale in story.finale:
        _card(c, parser, "story.toml", finale, finale.letter)
    demand(len(c.card_ids) == TURNING_POINT and len(story.turn) == 1, "story.toml", "there is one turning point")
    _plain(c, story.turn[0].id, Points())
    c.card_play[-1] = parser.effects("story.toml", story.turn[0].id, story.turn[0].effect)
    demand(len(c.card_ids) == FIRST_ACT and len(story.act) == 3, "story.toml", "there are three acts")
    for act in story.act:
        _plain(c, act.id, Points())
        c.card_play[-1] = parser.effects("story.toml", act.id, act.effect)
        c.act_white.append(act.white)
        c.act_black.append(act.black)
    assert len(c.card_ids) == FIRST_TECHNOLOGY
    for technology in technologies.technology:
        _plain(c, technology.id, technology.points)


def _plain(c: Content, id: str, points: Points, kind: str = "play", number: str = "") -> None:
    c.card_ids.append(id)
    c.card_kind.append(KINDS.index(kind))
    c.card_number.append(number)
    c.card_test.append(0)
    c.card_exert.append([])
    c.card_pass.append([])
    c.card_fail.append([])
    c.card_play.append([])
    c.card_uses.append([])
    c.card_unused.append(False)
    c.card_unused_if.append(None)
    c.card_adventure.append(points.adventure)
    c.card_science.append(points.science)
    c.card_wonder.append(points.wonder)
    c.card_person.append(points.person)
    c.card_penalty.append(points.penalty)
    c.card_warship.append(points.warship)
    c.card_civilian.append(points.civilian)


def _card(c: Content, parser: Parser, file: str, card: Card, number: str) -> None:
    _plain(c, card.id, card.points, card.kind, number)
    c.card_test[-1] = card.test
    c.card_exert[-1] = [RESOURCES.index(resource) for resource in card.exert]
    c.card_pass[-1] = parser.effects(file, card.id, card.passed)
    c.card_fail[-1] = parser.effects(file, card.id, card.fail)
    c.card_play[-1] = parser.effects(file, card.id, card.play)
    c.card_unused[-1] = card.unused == "success"
    if card.unused_if:
        c.card_unused_if[-1] = parser.condition(file, card.id, card.unused_if)
    demand(card.kind != "test" or card.test > 0, file, f"{card.id}: a TEST has a test value")
    demand(card.kind != "keep" or bool(card.use), file, f"{card.id}: a KEEP event says how it is used")
    for use in card.use:
        c.card_uses[-1].append(_use(parser, file, card.id, use))


def _use(parser: Parser, file: str, id: str, use: CardUse) -> Use:
    made = Use()
    made.when = WHENS.index(use.when)
    made.at = [parser.ocean(file, id, ocean) for ocean in use.at]
    made.needs = [parser.condition(file, id, need) for need in use.needs]
    made.ap = use.ap
    made.test = use.test
    made.exert = [RESOURCES.index(resource) for resource in use.exert]
    made.effect = parser.effects(file, id, use.effect)
    made.passed = parser.effects(file, id, use.passed)
    made.failed = parser.effects(file, id, use.fail)
    return made
