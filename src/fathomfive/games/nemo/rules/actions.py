"""The action phase: eight actions, and what may be done beside them (NW-11)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules, Stand, ask, roll, tell
from ..content.vocabulary import (
    ACTIONS,
    AT_ANY_TIME,
    CHOICE,
    COMBAT,
    COURSE,
    EVENT,
    FOG,
    HYDRO,
    IN_ACTIONS,
    INCITE,
    LIBRARY,
    MOVE,
    REFIT,
    REPAIR,
    REST,
    ROW_OF,
    SEARCH,
    TORPEDOES,
    TREASURES,
    Effect,
)
from . import cards, combat, effects, hoard, kinds, people, trial
from .bridge import NO, YES, command, on_duty, relieve, superior
from .kinds import Action, Thing
from .nautilus import change_notoriety, earn, spend
from .sea import free_lands, reach, sail, uprisings
from .state import ADVENTURE, BY_SHIPS, BY_UPRISINGS, NemoState
from .workshop import payable, scrap

END: Final = "end"
FOG_MACHINE: Final = "fog"
TORPEDO: Final = "torpedo"
SACRIFICE: Final = "sacrifice"
TREASURE: Final = "treasure"
CARD: Final = "card"
RESOLVE: Final = "resolve"
UNDER: Final = "under"
TREASURE_REFUSED: Final = 100


def action(s: NemoState) -> Rules:
    """One action of the captain, or the end of the phase (NW-11.1, NW-11.3)."""
    options = actions(s)
    chosen = yield from command(s, kinds.ACTION, options, stand=end_of(options))
    if isinstance(chosen, tuple):
        yield from aside(s, chosen)
    elif chosen == END:
        end_actions(s)
    else:
        yield from act(s, chosen)
    relieve(s)


def end_of(options: list[Action]) -> Stand | None:
    """Where nothing is left but what costs no action point, the turn may end as long as nothing is added to it."""
    for option in options:
        if isinstance(option, str) and option != END:
            return None
    return Stand(END, news=tuple([option for option in options if option != END]))


def end_actions(s: NemoState) -> None:
    """At most one action point is kept (NW-11.3)."""
    if s.ap > 1:
        s.ap = 1
    s.phase = ADVENTURE
    tell(s, "ends_turn", s.ap)


def price(s: NemoState, which: int) -> int:
    """What an action costs now (NW-11.2)."""
    return s.c.cost_lull[which] if s.lull else s.c.cost[which]


def actions(s: NemoState) -> list[Action]:
    """Everything the captain may do now (NW-11.1)."""
    here = s.nautilus
    options: list[Action] = []
    for which, name in enumerate(ACTIONS):
        if price(s, which) <= s.ap and possible(s, which, here):
            options.append(name)
    if TORPEDOES in s.installed and not s.torpedo_fired and torpedo_targets(s):
        options.append(TORPEDO)
    if FOG in s.installed and s.ap >= 1:
        options.append(FOG_MACHINE)
    options += asides(s)
    options.append(END)
    return options


def possible(s: NemoState, which: int, here: int) -> bool:
    """Whether an action makes sense here (NW-11.4, NW-11.13, NW-R4)."""
    if which == EVENT:
        return cards.events_left(s) > 0
    if which == COMBAT:
        return s.contacts[here] > 0 or len(s.ships[here]) > 0
    if which == INCITE:
        return len(free_lands(s, here)) > 0
    if which == SEARCH:
        return s.stones[here] > 0
    if which == REFIT:
        return len(payable(s, 1)) > 0
    return True


def asides(s: NemoState) -> list[Action]:
    """Characters and treasures for action points and more, and KEEP events (NW-4.4, NW-6.9, NW-13.3)."""
    c = s.c
    options: list[Action] = []
    for who, alive in enumerate(s.characters):
        if alive and c.character_ap[who] and who not in s.refused:
            options.append((SACRIFICE, who))
    last = -1
    for treasure in s.treasures:
        ready = c.treasure_kind[treasure] == CHOICE and c.treasure_when[treasure] in (IN_ACTIONS, AT_ANY_TIME)
        if ready and treasure != last and TREASURE_REFUSED + treasure not in s.refused:
            options.append((TREASURE, treasure))
        last = treasure
    for card in s.kept:
        for number, use in enumerate(c.card_uses[card]):
            if use.when == IN_ACTIONS and cards.may_use(s, use):
                options.append((CARD, card, number))
    return options


def aside(s: NemoState, chosen: tuple[str, int] | tuple[str, int, int]) -> Rules:
    """Sacrifice, discard or use something in the action phase."""
    what = chosen[0]
    which = chosen[1]
    if what == CARD:
        yield from cards.use_card(s, which, s.c.card_uses[which][chosen[-1]])
    elif what == SACRIFICE:
        if (yield from agrees(s, superior(s, which), which)):
            yield from people.sacrifice(s, which)
            earn(s, s.c.character_ap[which])
    elif (yield from agrees(s, on_duty(s, TREASURES), TREASURE_REFUSED + which)):
        hoard.discard_treasure(s, which)
        yield from effects.run(s, s.c.treasure_effect[which])


def agrees(s: NemoState, seat: int, thing: int) -> Rule[bool]:
    """What is another officer's to give must be asked for; a refusal stands for this turn (NW-17.3)."""
    if seat == s.captain or (yield from ask(seat, kinds.CONSENT, (YES, NO), (thing,))) == YES:
        return True
    s.refused.append(thing)
    tell(s, "refuses", seat)
    return False


def act(s: NemoState, name: str) -> Rules:
    """Pay for an action and carry it out (NW-11.1)."""
    if name == TORPEDO:
        yield from launch_torpedo(s)
        return
    if name == FOG_MACHINE:
        yield from raise_fog(s)
        return
    which = ACTIONS.index(name)
    spend(s, price(s, which))
    tell(s, "acts", which)
    if which == EVENT:
        yield from additional_event(s)
    elif which == COMBAT:
        yield from combat.battle(s)
    elif which == MOVE:
        ocean = yield from ask(on_duty(s, COURSE), kinds.COURSE, reach(s, 2 if HYDRO in s.installed else 1))
        sail(s, ocean)
    elif which == SEARCH:
        yield from search(s)
    elif which == INCITE:
        yield from incite(s)
    else:
        yield from refresh(s, which)


def additional_event(s: NemoState) -> Rules:
    """Draw an additional event: resolve it and get a treasure for each stone, or put it under the pile (NW-11.4)."""
    card = yield from cards.draw_extra(s)
    s.cards.append(card)
    tell(s, "draws_extra", card)
    verdict = yield from command(s, kinds.EXTRA, (RESOLVE, UNDER), (card,))
    s.cards.pop()
    if verdict == UNDER:
        s.under.append(card)
        tell(s, "puts_under", card)
        return
    yield from cards.resolve(s, card)
    treasures = s.event_stones
    hoard.take_event_stones(s)
    yield from hoard.gain_treasures(s, treasures)


def begin_table(s: NemoState, which: int) -> None:
    """The test of an action is due (NW-7.2)."""
    trial.begin(s, ROW_OF[which], 0)


def in_band(s: NemoState, which: int, band: int) -> list[Effect]:
    """What a band of the table makes happen (NW-11.15, NW-11.16)."""
    return s.c.tables[ROW_OF[which]].bands[band]


def try_table(s: NemoState, which: int) -> Rules:
    """Carry out the test of an action, and let its band happen."""
    band = yield from trial.consult_table(s, which)
    yield from effects.run(s, in_band(s, which, band))


def count_crowd(s: NemoState) -> None:
    """-1 for each ship here, civilians included (NW-7.5)."""
    trial.count(s, BY_SHIPS, s.nautilus, -len(s.ships[s.nautilus]))


def incite(s: NemoState) -> Rules:
    """A test to raise an uprising here: ships and uprisings already there hinder it (NW-11.9)."""
    begin_table(s, INCITE)
    count_crowd(s)
    trial.count(s, BY_UPRISINGS, s.nautilus, -uprisings(s, s.nautilus))
    trial.count_technology(s, LIBRARY)
    yield from try_table(s, INCITE)


def search(s: NemoState) -> Rules:
    """A test to find treasure where a stone lies; the stone goes once a treasure was gained (NW-11.13).

    It is the stone of the captain under whom the dice fell (NW-18.2).
    """
    ocean = s.nautilus
    begin_table(s, SEARCH)
    count_crowd(s)
    trial.count_technology(s, LIBRARY)
    band = yield from trial.consult_table(s, SEARCH)
    captain = s.captain
    yield from effects.run(s, in_band(s, SEARCH, band))
    if band < 2:
        return
    hoard.take_ocean_stone(s, ocean, captain)
    if s.wreck == ocean:
        s.wreck = -1
        yield from hoard.gain_treasures(s, 2)


def refresh(s: NemoState, which: int) -> Rules:
    """Rest, repair or refit: a test that resource and treasure help, and warships hinder (NW-11.11, NW-11.12)."""
    assert which in (REST, REPAIR, REFIT)
    begin_table(s, which)
    trial.count_hindrance(s)
    yield from try_table(s, which)


def torpedo_targets(s: NemoState) -> list[Thing]:
    """What torpedoes can be aimed at; in the realistic game neither sea serpent nor airship (NW-11.8, NW-11.26)."""
    found = combat.targets(s)
    if s.realistic:
        found = [target for target in found if isinstance(target, str) or not s.c.side_deep[target]]
    return found


def launch_torpedo(s: NemoState) -> Rules:
    """Once in each action phase, free of cost (NW-11.8)."""
    s.torpedo_fired = True
    target = yield from command(s, kinds.TARGET, torpedo_targets(s))
    yield from combat.assault(s, target, combat.TORPEDO)


def raise_fog(s: NemoState) -> Rules:
    """The fog machine: remove it, and notoriety falls by two dice (NW-11.23)."""
    spend(s, 1)
    scrap(s, FOG)
    one = yield from roll(6, "fog")
    two = yield from roll(6, "fog")
    change_notoriety(s, -one - two)
