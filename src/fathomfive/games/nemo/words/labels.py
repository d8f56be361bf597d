"""What options of the captain and the officers say: what they cost and what they bring."""

from __future__ import annotations

from ....kernel import Ask, Phrase
from ..content.vocabulary import ACTIONS, MAX_AP
from ..rules.actions import CARD, RESOLVE, SACRIFICE, TORPEDO, price
from ..rules.bridge import HAND, YES
from ..rules.cards import USE
from ..rules.contacts import QUELL
from ..rules.kinds import Action, Course, Pair, Thing, about
from ..rules.scoring import standing, standing_as
from ..rules.state import NemoState
from ..rules.workshop import MOTIVE, START_PRICE
from .phrases import describe, piece
from .things import price_of, valued, word


def yes_or_no(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """Yes, or no."""
    return Phrase(option)


def starting(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """Installing the technology of the motive, at its price; or later, from the offer."""
    if option != YES:
        return Phrase("start_technology-no")
    return Phrase("start_technology-yes", price=0 if s.c.technology_free[s.level_technology] else START_PRICE)


def handing_on(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """Staying captain, or handing the captaincy on, perhaps for a stone."""
    return Phrase("hand_on-stone") if option == HAND and about(ask) else word(s, ask, option)


def effect(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """What a branch does."""
    return describe(s, s.c.choices[about(ask)[0]].branches[option])


def use_card(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """What a KEEP event does now, or keeping it."""
    if option != USE:
        return word(s, ask, option)
    use = s.c.card_uses[about(ask)[0]][0]
    return Phrase("use_card-use", effect=describe(s, use.effect))


def action(s: NemoState, ask: Ask[Action], option: Action) -> Phrase:
    """An action with its cost; what a sacrifice, a treasure or a KEEP event brings."""
    if isinstance(option, str):
        if option == TORPEDO:
            return Phrase("action-torpedo", dice=s.torpedo_dice)
        if option not in ACTIONS:
            return word(s, ask, option)
        which = ACTIONS.index(option)
        return Phrase("action-cost", action=piece(s, "action", which), cost=price(s, which))
    what, which = option[0], option[1]
    if what == CARD:
        return card_use(s, which, option[-1])
    if what == SACRIFICE:
        return Phrase(
            "action-sacrifice",
            character=piece(s, "character", which),
            points=min(s.c.character_ap[which], MAX_AP - s.ap),
            price=price_of(s, which),
        )
    return Phrase("action-treasure", treasure=valued(s, which), effect=describe(s, s.c.treasure_effect[which]))


def card_use(s: NemoState, card: int, number: int) -> Phrase:
    """A use of a KEEP event: its price and what it brings, or what its test may bring."""
    use = s.c.card_uses[card][number]
    name = piece(s, "card", card)
    if not use.test:
        return Phrase("action-card", card=name, points=use.ap, effect=describe(s, use.effect))
    passed, failed = describe(s, use.passed), describe(s, use.failed)
    return Phrase("action-card_test", card=name, points=use.ap, goal=use.test, passed=passed, failed=failed)


def extra(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """Resolving an additional event, with its treasures; or not."""
    return Phrase("extra-resolve", stones=s.event_stones) if option == RESOLVE else word(s, ask, option)


def quelling(s: NemoState, ask: Ask[str], option: str) -> Phrase:
    """A marker with its points, or notoriety by the die."""
    if option == QUELL:
        return Phrase("quell-quell", points=s.c.motive_uprising[s.motive])
    return Phrase("quell-notoriety", count=about(ask)[1])


def white_dice(s: NemoState, ask: Ask[Pair], option: Pair) -> Phrase:
    """Two dice with the action points they give, or a lull."""
    one, two = option
    if one == two:
        return Phrase("white_dice-lull", die=one)
    return Phrase("white_dice-points", one=one, two=two, points=min(two - one, MAX_AP - s.ap))


def new_course(s: NemoState, ask: Ask[Course], option: Course) -> Phrase:
    """Another motive with its limit and what it would score by now, or a technology with its price and what it does."""
    if isinstance(option, str):
        return word(s, ask, option)
    what, which = option
    name = piece(s, what, which)
    if what != MOTIVE:
        text = Phrase(f"{name.id}.text")
        return Phrase("new_course-technology", thing=name, cost=s.c.technology_cost[which], text=text)
    more = standing_as(s, which) - standing(s)
    change = Phrase("signed-plus", number=more) if more >= 0 else Phrase("signed-minus", number=-more)
    return Phrase("new_course-motive", thing=name, limit=s.c.outlawed[which], change=change)


def install(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A technology of the offer with what it costs now."""
    if isinstance(option, str):
        return word(s, ask, option)
    cost = max(0, s.c.technology_cost[option] - about(ask)[0])
    return Phrase("install-technology", technology=piece(s, "technology", option), cost=cost)
