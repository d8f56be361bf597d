"""Why: what speaks for an option, from the estimates of the rule of thumb."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Phrase, Value, by_kind, for_option, plain
from ....kernel.state import copy
from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE
from ..content.vocabulary import CONSERVE, CONSERVE_SAME_DEPTH, COPY, DIVE, PUBLISH, SONAR, TRAVEL
from ..judge import prospects
from ..judge.actions import goals, of_goals
from ..judge.advise import judge
from ..judge.situation import Situation
from ..rules import counting, kinds, links
from ..rules.influence import CLEANUP
from ..rules.joint import joint_way
from ..rules.kinds import REPORT, Activation, Pair, SpaceOption, TokenUse, Work
from ..rules.state import PUBLISH_WAY, EndeavorState, level
from ..rules.tokens import FOR_EFFECT
from ..rules.turn import next_spot
from ..rules.work import LAYING
from ..words.phrases import effect, piece
from ..words.questions import LABEL

ACTIONS: Final = (TRAVEL, SONAR, DIVE, CONSERVE, PUBLISH, CONSERVE_SAME_DEPTH)
"""The actions that are done somewhere in the ocean."""
LEAST: Final = 0.5
"""Less than this is hardly worth anything."""
Use = tuple[int, int]
"""An action and its number."""

# --- by kind of question ---


def value_reason(s: EndeavorState, ask: AnyAsk, option: Value) -> Phrase | None:
    """What an option is worth, and no more; words for doing without need no reason."""
    sit = Situation(s, ask.seat)
    return None if isinstance(option, str) else worth(sit, judge(sit, ask, option))


def recruit_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """What a recruit is worth, and for how long."""
    sit = Situation(s, ask.seat)
    return joined([worth(sit, judge(sit, ask, option)), Phrase("why-rounds", rounds=sit.later + 1)])


def turn_reason(s: EndeavorState, ask: AnyAsk, option: Activation | tuple[str, int] | str) -> Phrase | None:
    """A crew with what it does, or a report with its best use; its own disc cannot be laid elsewhere."""
    if isinstance(option, str):
        return None
    if len(option) == 5:
        verb, first, second = option[2:]
        if verb == COPY:
            return use_reason(s, ask, option, uses_of_crew(s, ask.seat, first), s.hold[ask.seat] - 1)
        return work_reason(s, ask, option, (verb, first, second), s.hold[ask.seat] - 1)
    what, number = option
    if what == REPORT:
        verb, first, _ = next_spot(s, ask.seat, number)
        uses = [(verb, first)]
    else:
        uses = uses_of_token(s, what, number)
    return use_reason(s, ask, option, uses, s.hold[ask.seat] - 1)


def token_reason(s: EndeavorState, ask: AnyAsk, option: TokenUse) -> Phrase:
    """A token with its best use."""
    return use_reason(s, ask, option, uses_of_token(s, *option), s.hold[ask.seat])


def tokens_reason(s: EndeavorState, ask: AnyAsk, option: TokenUse | str) -> Phrase | None:
    """A token at the end of the turn."""
    return None if isinstance(option, str) else token_reason(s, ask, option)


def action_reason(s: EndeavorState, ask: AnyAsk, option: Work | TokenUse | str) -> Phrase | None:
    """An action, and what its disc does."""
    if isinstance(option, str):
        return None
    if len(option) == 2:
        return token_reason(s, ask, option)
    return work_reason(s, ask, option, option, s.hold[ask.seat])


def work_reason(s: EndeavorState, ask: AnyAsk, option: Value, deed: Work, discs: int) -> Phrase:
    """What an action is worth where it is done, and what its disc does there; of a journey, its best goal."""
    verb, first, second = deed
    if verb not in LAYING:
        return use_reason(s, ask, option, [(verb, 0)] if verb == TRAVEL and first < 0 else [], discs)
    sit = Situation(s, ask.seat)
    return joined([worth(sit, judge(sit, ask, option)), *of_disc(sit, first, second)])


def travel_reason(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> Phrase | None:
    """A journey: the work there, and here, where that is not the same."""
    if isinstance(option, str):
        return None
    first, second = option
    if isinstance(first, str):
        return token_reason(s, ask, (first, second))
    sit = Situation(s, ask.seat)
    there, here = [max(0, round(prospects.of_zone(sit, at))) for at in (second, first)]
    work = [] if there == here else [Phrase("why-work", there=there, here=here)]
    return joined([worth(sit, judge(sit, ask, option)), *work])


def space_reason(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> Phrase | None:
    """A sonar or conservation space: its links and goals."""
    if isinstance(option, str):
        return None
    if isinstance(option, tuple):
        return token_reason(s, ask, option)
    sit = Situation(s, ask.seat)
    return joined([worth(sit, judge(sit, ask, option)), *of_disc(sit, option)])


def dive_reason(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> Phrase | None:
    """A dive space."""
    return token_reason(s, ask, option) if isinstance(option, tuple) else value_reason(s, ask, option)


def publish_reason(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> Phrase | None:
    """A publication: its links and goals, topics counted."""
    if isinstance(option, str):
        return None
    first, second = option
    if isinstance(first, str):
        return token_reason(s, ask, (first, second))
    sit = Situation(s, ask.seat)
    return joined([worth(sit, judge(sit, ask, option)), *of_disc(sit, first, second)])


def attribute_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A step: how far the next level is."""
    sit = Situation(s, ask.seat)
    return joined([worth(sit, judge(sit, ask, option)), of_level(s, ask.seat, option)])


def influence_reason(s: EndeavorState, ask: AnyAsk, option: int | Pair | str) -> Phrase | None:
    """A hex, or cleaning up."""
    sit = Situation(s, ask.seat)
    return worth(sit, judge(sit, ask, option)) if option == CLEANUP else value_reason(s, ask, option)


def way_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A way to score a goal: what it counts for whom."""
    return of_counts(s, ask.seat, [counting.standing(s, s.sheet.goals[option], seat) for seat in range(s.seats)])


def designate_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A kind of disc: how many there are of whom."""
    kind = PUBLISH_SPACE if option == PUBLISH_WAY else CONSERVE_SPACE
    return of_counts(s, ask.seat, [counting.count_kind(s, kind, 1 << seat) for seat in range(s.seats)])


def stay_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A crew that would not be free."""
    return seasick_reason(s, ask, option)


def seasick_reason(s: EndeavorState, ask: AnyAsk, option: int) -> Phrase:
    """A crew that would be missed."""
    sit = Situation(s, ask.seat)
    return Phrase(
        "why-missed", crew=piece(s, "crew", s.crew[ask.seat][option]), worth=worth(sit, -judge(sit, ask, option))
    )


WHY: Final = by_kind(
    for_option(kinds.BASE, value_reason),
    for_option(kinds.RECRUIT, recruit_reason),
    for_option(kinds.MANAGE, value_reason),
    for_option(kinds.STAY, stay_reason),
    for_option(kinds.TURN, turn_reason),
    for_option(kinds.ACTION, action_reason),
    for_option(kinds.IDLE, plain.no_reason),
    for_option(kinds.TRAVEL, travel_reason),
    for_option(kinds.SONAR, space_reason),
    for_option(kinds.DEPTHS, value_reason),
    for_option(kinds.DISCOVER, value_reason),
    for_option(kinds.DIVE, dive_reason),
    for_option(kinds.KEEP, value_reason),
    for_option(kinds.CONSERVE, space_reason),
    for_option(kinds.PUBLISH, publish_reason),
    for_option(kinds.TOKENS, tokens_reason),
    for_option(kinds.ATTRIBUTE, attribute_reason),
    for_option(kinds.PROMOTE, value_reason),
    for_option(kinds.INFLUENCE, influence_reason),
    for_option(kinds.WANDER, influence_reason),
    for_option(kinds.RESCUE, influence_reason),
    for_option(kinds.HORIZON, influence_reason),
    for_option(kinds.CLEAN, influence_reason),
    for_option(kinds.TRACK, influence_reason),
    for_option(kinds.TURTLE, value_reason),
    for_option(kinds.WAY, way_reason),
    for_option(kinds.DESIGNATE, designate_reason),
    for_option(kinds.SEASICK, seasick_reason),
    for_option(kinds.BONUS, plain.no_reason),
)

# --- what is said ---


def joined(parts: list[Phrase]) -> Phrase:
    """Several reasons as one."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Phrase("why-and", first=part, second=said)
    return said


def worth(sit: Situation, value: float) -> Phrase:
    """An estimate in words: points, or what it does for a group."""
    if value < LEAST:
        return Phrase("why-hardly")
    return Phrase("why-worth-together" if sit.s.together else "why-worth", points=round(value))


def of_counts(s: EndeavorState, seat: int, counts: list[int]) -> Phrase:
    """What something counts for the seat, and for the best of the others; together, for the group."""
    if s.together:
        return Phrase("why-count-together", mine=sum(counts))
    return Phrase("why-count", mine=counts[seat], others=max(counts[:seat] + counts[seat + 1 :]))


def of_disc(sit: Situation, space: int, report: int = -1) -> list[Phrase]:
    """The links a disc makes, and the goals of the scenario it counts for, with the report it publishes."""
    s, seat = sit.s, sit.seat
    after = copy(s)
    after.discs[space] = seat
    if report >= 0:
        after.reports[seat].append(report)
    found: list[Phrase] = []
    made = len(links.closing(s, space))
    if made:
        found.append(Phrase("why-links", links=made))
    mask = (1 << s.seats) - 1 if s.together else 1 << seat
    for way, goal in enumerate(s.sheet.goals):
        judged = joint_way(s, goal.goal) == way if s.together else not goal.option or s.ways[goal.goal - 1] == way
        if judged and sit.goals[way] and counting.goal_count(after, goal, mask) > counting.goal_count(s, goal, mask):
            found.append(Phrase("why-goal", goal=goal.goal))
    return found


def of_level(s: EndeavorState, seat: int, attribute: int) -> Phrase:
    """How far an attribute is from its next level, or from more influence."""
    at, now = s.tracks[seat][attribute], level(s, seat, attribute)
    if now == 5:
        return Phrase("why-steps-influence", steps=s.c.last + 1 - at)
    return Phrase("why-steps", steps=s.c.level_of.index(now + 1) - at, level=now + 1)


def use_reason(s: EndeavorState, ask: AnyAsk, option: Value, uses: list[Use], discs: int) -> Phrase:
    """What an option is worth, and what its actions would best be used for, with so many discs to lay."""
    sit = Situation(s, ask.seat)
    parts = [worth(sit, judge(sit, ask, option))]
    best = best_use(sit, uses, discs)
    if best is not None:
        parts.append(Phrase("why-best", best=best))
    return joined(parts)


def best_use(sit: Situation, uses: list[Use], discs: int) -> Phrase | None:
    """The best goal of several actions, if one is worth anything."""
    s = sit.s
    best: Phrase | None = None
    most = 0.0
    for verb, number in uses:
        if verb not in ACTIONS:
            continue
        use = goals(s, sit.seat, verb, discs, number)
        for goal, value in zip(use.options, of_goals(sit, verb, discs, number), strict=True):
            if value > most:
                target = LABEL[use.kind](s, use, goal)
                best, most = Phrase("why-use", action=effect([(verb, number, 0)]), target=target), value
    return best


def uses_of_crew(s: EndeavorState, seat: int, slot: int) -> list[Use]:
    """The actions of one crew."""
    return [(verb, 0) for choice in s.c.side(s.crew[seat][slot]).actions for verb in choice]


def uses_of_token(s: EndeavorState, way: str, token: int) -> list[Use]:
    """The actions of a token, if it is used for its effect."""
    return [(verb, first) for verb, first, _ in s.c.token_effect[token]] if way == FOR_EFFECT else []
