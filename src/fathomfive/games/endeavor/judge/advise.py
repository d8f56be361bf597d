"""A rule of thumb: the option that seems to be worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from ....kernel import AnyAsk, Ask, Kind, Stream, Value, by_kind, for_advice
from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE
from ..rules import kinds
from ..rules.counting import goal_count
from ..rules.discovery import DRAW
from ..rules.influence import CLEANUP, MARK
from ..rules.kinds import REPORT, Activation, Pair, SpaceOption, TokenUse, Work
from ..rules.preparation import DONE
from ..rules.state import PUBLISH_WAY, EndeavorState, technology
from ..rules.tokens import FOR_EFFECT, FOR_KNOWLEDGE
from ..rules.turn import END, PASS
from . import prospects, worth
from .actions import of_actions, of_crew, of_report, of_token, of_work
from .situation import Situation

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
NOTHING: Final = 0.05
"""Doing without is a little better than what is worth nothing."""


def best(s: EndeavorState, ask: Ask[V], stream: Stream) -> V:
    """The option worth most; the first of equals."""
    if len(ask.options) == 1:
        return ask.options[0]
    sit = Situation(s, ask.seat)
    value_of = WORTH[ask.kind]
    found = ask.options[0]
    most = -1e9
    for option in ask.options:
        value = value_of(sit, option)
        if value > most:
            found, most = option, value
    return found


def worths(s: EndeavorState, ask: AnyAsk) -> list[float]:
    """What each option is worth."""
    sit = Situation(s, ask.seat)
    value_of = WORTH[ask.kind]
    return [value_of(sit, option) for option in ask.options]


def judge(sit: Situation, ask: AnyAsk, option: Value) -> float:
    """What an option is worth."""
    return WORTH[ask.kind](sit, option)


# --- by kind of question ---


def of_base(sit: Situation, option: int) -> float:
    """A zone to launch at: its arrival, and what there is to do."""
    s = sit.s
    return worth.of(sit, s.c.arrival[s.zones[option]]) + 0.5 * prospects.of_zone(sit, option)


def of_taken_back(sit: Situation, option: int | str) -> float:
    """A disc taken back: what its crew can do; stopping is worse than any."""
    if isinstance(option, str):
        return -1.0 if option == DONE else 0.0
    return of_model(sit, option)


def of_staying(sit: Situation, option: int) -> float:
    """A disc that stays: rather on a crew that can do little."""
    return -of_model(sit, option)


def of_model(sit: Situation, option: int) -> float:
    """A crew whose actions can be done: what they are worth, and rather the younger one."""
    s = sit.s
    return of_actions(sit, s.c.side(s.crew[sit.seat][option]).actions, 3) + 0.01 * option


def of_turn(sit: Situation, option: Activation | tuple[str, int] | str) -> float:
    """Activating a crew or a report, using a token, passing or ending."""
    if isinstance(option, str):
        return of_stopping(sit, option)
    if len(option) == 5:
        return of_crew(sit, option[1], option[2:])
    what, number = option
    return of_report(sit, number) if what == REPORT else of_token(sit, what, number)


def of_stopping(sit: Situation, word: str) -> float:
    """Passing, as long as rounds follow; ending, unless tokens would be lost."""
    if word == PASS:
        return sit.w.rest if sit.later else 0.2
    if word == END:
        return sit.w.keep if len(sit.s.tokens[sit.seat]) <= 1 else -1e6
    return -1.0


def of_printed(sit: Situation, option: Work | TokenUse | str) -> float:
    """One of the actions of a crew, done somewhere."""
    if isinstance(option, str):
        return NOTHING
    return of_token(sit, *option) if len(option) == 2 else of_work(sit, option, sit.s.hold[sit.seat])


def of_travel(sit: Situation, option: Pair | TokenUse | str) -> float:
    """A journey."""
    if isinstance(option, str):
        return NOTHING
    first, second = option
    return of_token(sit, first, second) if isinstance(first, str) else prospects.of_journey(sit, first, second)


def of_space(sit: Situation, option: SpaceOption) -> float:
    """A sonar or conservation space."""
    if isinstance(option, str):
        return NOTHING
    return of_token(sit, *option) if isinstance(option, tuple) else prospects.of_space(sit, option)


def of_dive(sit: Situation, option: SpaceOption) -> float:
    """A dive space."""
    if isinstance(option, str):
        return NOTHING
    return of_token(sit, *option) if isinstance(option, tuple) else prospects.of_dive(sit, option)


def of_publication(sit: Situation, option: Pair | TokenUse | str) -> float:
    """A report, and a disc on a space."""
    if isinstance(option, str):
        return NOTHING
    first, second = option
    return of_token(sit, first, second) if isinstance(first, str) else prospects.of_draft(sit, first, second)


def of_depths(sit: Situation, option: tuple[int, ...] | str) -> float:
    """Draw where the goals are, as deep as one will soon be able to go."""
    if isinstance(option, str):
        return 2 * NOTHING if option == DRAW else NOTHING
    s, seat = sit.s, sit.seat
    total = 0.0
    reach = technology(s, seat) + (1 if sit.later > 1 else 0)
    for depth in option:
        value = 2.0 + 0.3 * depth if depth <= reach else 1.5
        for way, goal in enumerate(s.sheet.goals):
            if depth in goal.depths and len(goal.depths) < 5:
                value += 0.6 * sit.goals[way]
            if goal.count == "race-discover" and depth == 5 and (s.together or seat not in s.found):
                value += 2.0
        if s.sheet.buried >= 0 and depth == 5 and s.where[s.sheet.buried] < 0:
            value += 1.5
        total += value
    return total / len(option) + (0.4 if len(set(option)) > 1 else 0.0)


def of_discovery(sit: Situation, option: Pair) -> float:
    """A tile at a place."""
    return prospects.of_tile(sit, *option)


def of_keeping(sit: Situation, option: int) -> float:
    """A token, used the better way."""
    other = of_token(sit, FOR_EFFECT, option) if sit.s.c.token_effect[option] else 0.0
    return max(of_token(sit, FOR_KNOWLEDGE, option), other)


def of_tokens(sit: Situation, option: TokenUse | str) -> float:
    """A token at the end of the turn."""
    return of_stopping(sit, option) if isinstance(option, str) else of_token(sit, *option)


def of_attribute(sit: Situation, option: int) -> float:
    """A step on a track."""
    return worth.of_step(sit, option, 0)


def of_promoting(sit: Situation, option: int | str) -> float:
    """A crew to promote."""
    return NOTHING if isinstance(option, str) else worth.of_promoting(sit, option)


def of_influence(sit: Situation, option: int | Pair | str) -> float:
    """A hex for a marker, a step of a marker, or cleaning up."""
    if isinstance(option, str):
        return worth.of_cleanup(sit) if option == CLEANUP else 2 * NOTHING if option == MARK else NOTHING
    if isinstance(option, tuple):
        return worth.of_wandering(sit, *option)
    if sit.s.sheet.rule == "star-search":
        return worth.of_wandering(sit, -1, option)
    return worth.of_hex(sit, option)


def of_turtle(sit: Situation, option: int | str) -> float:
    """The turtle hex."""
    return NOTHING if isinstance(option, str) else worth.of_hex(sit, option)


def of_way(sit: Situation, option: int) -> float:
    """A way to score a goal: what it brings, and to whom else."""
    s = sit.s
    goal = s.sheet.goals[option]
    mine = goal_count(s, goal, 1 << sit.seat) * goal.points
    most = max([goal_count(s, goal, 1 << other) * goal.points for other in range(s.seats)])
    return float(mine - most + 0.3 * mine)


def of_designation(sit: Situation, option: int) -> float:
    """A kind of disc: how many one has."""
    s = sit.s
    kind = PUBLISH_SPACE if option == PUBLISH_WAY else CONSERVE_SPACE
    return float(sum([s.discs[space] == sit.seat and s.c.kind[space] == kind for space in s.c.scored]))


def of_missing(sit: Situation, option: int) -> float:
    """A crew that falls sick: what one will miss."""
    s = sit.s
    return -of_actions(sit, s.c.side(s.crew[sit.seat][option]).actions, 3)


def of_bonus(sit: Situation, option: int) -> float:
    """A bonus is taken, and all of it."""
    return float(option)


def for_worth(kind: Kind[V], do: Callable[[Situation, V], float]) -> tuple[str, Callable[[Situation, Value], float]]:
    """An entry that judges an option."""
    return kind.name, cast("Callable[[Situation, Value], float]", do)


WORTH: Final = by_kind(
    for_worth(kinds.BASE, of_base),
    for_worth(kinds.RECRUIT, prospects.of_recruit),
    for_worth(kinds.MANAGE, of_taken_back),
    for_worth(kinds.STAY, of_staying),
    for_worth(kinds.TURN, of_turn),
    for_worth(kinds.ACTION, of_printed),
    for_worth(kinds.IDLE, of_missing),
    for_worth(kinds.TRAVEL, of_travel),
    for_worth(kinds.SONAR, of_space),
    for_worth(kinds.DEPTHS, of_depths),
    for_worth(kinds.DISCOVER, of_discovery),
    for_worth(kinds.DIVE, of_dive),
    for_worth(kinds.KEEP, of_keeping),
    for_worth(kinds.CONSERVE, of_space),
    for_worth(kinds.PUBLISH, of_publication),
    for_worth(kinds.TOKENS, of_tokens),
    for_worth(kinds.ATTRIBUTE, of_attribute),
    for_worth(kinds.PROMOTE, of_promoting),
    for_worth(kinds.INFLUENCE, of_influence),
    for_worth(kinds.WANDER, of_influence),
    for_worth(kinds.RESCUE, of_influence),
    for_worth(kinds.HORIZON, of_influence),
    for_worth(kinds.CLEAN, of_influence),
    for_worth(kinds.TRACK, of_influence),
    for_worth(kinds.TURTLE, of_turtle),
    for_worth(kinds.WAY, of_way),
    for_worth(kinds.DESIGNATE, of_designation),
    for_worth(kinds.SEASICK, of_missing),
    for_worth(kinds.BONUS, of_bonus),
)
"""What an option of each kind of question is worth."""

ADVISE: Final = by_kind(
    for_advice(kinds.BASE, best),
    for_advice(kinds.RECRUIT, best),
    for_advice(kinds.MANAGE, best),
    for_advice(kinds.STAY, best),
    for_advice(kinds.TURN, best),
    for_advice(kinds.ACTION, best),
    for_advice(kinds.IDLE, best),
    for_advice(kinds.TRAVEL, best),
    for_advice(kinds.SONAR, best),
    for_advice(kinds.DEPTHS, best),
    for_advice(kinds.DISCOVER, best),
    for_advice(kinds.DIVE, best),
    for_advice(kinds.KEEP, best),
    for_advice(kinds.CONSERVE, best),
    for_advice(kinds.PUBLISH, best),
    for_advice(kinds.TOKENS, best),
    for_advice(kinds.ATTRIBUTE, best),
    for_advice(kinds.PROMOTE, best),
    for_advice(kinds.INFLUENCE, best),
    for_advice(kinds.WANDER, best),
    for_advice(kinds.RESCUE, best),
    for_advice(kinds.HORIZON, best),
    for_advice(kinds.CLEAN, best),
    for_advice(kinds.TRACK, best),
    for_advice(kinds.TURTLE, best),
    for_advice(kinds.WAY, best),
    for_advice(kinds.DESIGNATE, best),
    for_advice(kinds.SEASICK, best),
    for_advice(kinds.BONUS, best),
)
