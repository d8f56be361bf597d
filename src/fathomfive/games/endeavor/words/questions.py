"""Every question in words: what is asked, what an option says, what it points at, and the rule behind it."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import AnyAsk, Phrase, by_kind, for_option, for_question, plain
from ..content.vocabulary import DISCOVER, TRAVEL
from ..rules import discovery, kinds
from ..rules.influence import CLEANUP, MARK
from ..rules.kinds import Activation, Pair, SpaceOption, TokenUse, Work
from ..rules.state import EndeavorState
from ..rules.tokens import FOR_EFFECT, FOR_KNOWLEDGE
from .labels import (
    action_label,
    attribute_label,
    bonus_label,
    cell_label,
    conserve_label,
    crew_label,
    depths_label,
    designate_label,
    discover_label,
    dive_label,
    influence_label,
    keep_label,
    promote_label,
    publish_label,
    recruit_label,
    space_label,
    tokens_label,
    travel_label,
    turn_label,
    way_label,
)
from .phrases import verb_phrase

ASK_RULES: Final[dict[str, str]] = {
    kinds.BASE.name: "EN-2.12",
    kinds.RECRUIT.name: "EN-4.1",
    kinds.MANAGE.name: "EN-4.7",
    kinds.STAY.name: "EN-4.7",
    kinds.TURN.name: "EN-5.2",
    kinds.ACTION.name: "EN-5.8",
    kinds.IDLE.name: "EN-R33",
    kinds.TRAVEL.name: "EN-6.2",
    kinds.SONAR.name: "EN-6.6",
    kinds.DEPTHS.name: "EN-6.8",
    kinds.DISCOVER.name: "EN-6.11",
    kinds.DIVE.name: "EN-6.15",
    kinds.KEEP.name: "EN-8.12",
    kinds.CONSERVE.name: "EN-6.23",
    kinds.PUBLISH.name: "EN-6.25",
    kinds.TOKENS.name: "EN-6.18",
    kinds.ATTRIBUTE.name: "EN-R15",
    kinds.PROMOTE.name: "EN-7.1",
    kinds.INFLUENCE.name: "EN-9.2",
    kinds.WANDER.name: "EN-9.8",
    kinds.RESCUE.name: "EN-9.11",
    kinds.HORIZON.name: "EN-9.12",
    kinds.CLEAN.name: "EN-9.13",
    kinds.TRACK.name: "EN-9.14",
    kinds.TURTLE.name: "EN-9.6",
    kinds.WAY.name: "EN-9.12",
    kinds.DESIGNATE.name: "EN-9.10",
    kinds.SEASICK.name: "EN-11.11",
    kinds.BONUS.name: "EN-5.9",
}
"""The rule behind each question."""


def about(ask: AnyAsk) -> tuple[int, ...]:
    """The numbers that a question is about."""
    return cast("tuple[int, ...]", ask.about)


# --- what is asked ---


def bonus_prompt(s: EndeavorState, ask: AnyAsk) -> Phrase:
    """A bonus to take or to decline."""
    verb, number = about(ask)
    return Phrase("ask-bonus", gain=verb_phrase(verb, number))


def depths_prompt(s: EndeavorState, ask: AnyAsk) -> Phrase:
    """The depths that a symbol names, or those that take their place when there is no room."""
    low, high, floating = about(ask)
    depths = discovery.drawable(s, low, high, floating == 1)
    instead = not any([low <= depth <= high for depth in depths])
    symbol = verb_phrase(DISCOVER, low, high)
    return Phrase("depths-instead" if instead else "ask-depths", symbol=symbol, depth=depths[0])


def paying_prompt(s: EndeavorState, ask: AnyAsk) -> Phrase:
    """Something to pay for, with what there is to pay."""
    return Phrase(f"ask-{ask.kind}", knowledge=s.knowledge[ask.seat], hold=s.hold[ask.seat])


PROMPT: Final = by_kind(
    for_question(kinds.BASE, plain.prompt),
    for_question(kinds.RECRUIT, plain.prompt),
    for_question(kinds.MANAGE, plain.prompt),
    for_question(kinds.STAY, plain.prompt),
    for_question(kinds.TURN, paying_prompt),
    for_question(kinds.ACTION, plain.prompt),
    for_question(kinds.IDLE, plain.prompt),
    for_question(kinds.TRAVEL, plain.prompt),
    for_question(kinds.SONAR, plain.prompt),
    for_question(kinds.DEPTHS, depths_prompt),
    for_question(kinds.DISCOVER, plain.prompt),
    for_question(kinds.DIVE, plain.prompt),
    for_question(kinds.KEEP, plain.prompt),
    for_question(kinds.CONSERVE, paying_prompt),
    for_question(kinds.PUBLISH, paying_prompt),
    for_question(kinds.TOKENS, plain.prompt),
    for_question(kinds.ATTRIBUTE, plain.prompt),
    for_question(kinds.PROMOTE, plain.prompt),
    for_question(kinds.INFLUENCE, plain.prompt),
    for_question(kinds.WANDER, plain.prompt),
    for_question(kinds.RESCUE, plain.prompt),
    for_question(kinds.HORIZON, plain.prompt),
    for_question(kinds.CLEAN, plain.prompt),
    for_question(kinds.TRACK, plain.prompt),
    for_question(kinds.TURTLE, plain.prompt),
    for_question(kinds.WAY, plain.prompt),
    for_question(kinds.DESIGNATE, plain.prompt),
    for_question(kinds.SEASICK, plain.prompt),
    for_question(kinds.BONUS, bonus_prompt),
)

# --- what an option says ---

LABEL: Final = by_kind(
    for_option(kinds.BASE, cell_label),
    for_option(kinds.RECRUIT, recruit_label),
    for_option(kinds.MANAGE, crew_label),
    for_option(kinds.STAY, crew_label),
    for_option(kinds.TURN, turn_label),
    for_option(kinds.ACTION, action_label),
    for_option(kinds.IDLE, crew_label),
    for_option(kinds.TRAVEL, travel_label),
    for_option(kinds.SONAR, space_label),
    for_option(kinds.DEPTHS, depths_label),
    for_option(kinds.DISCOVER, discover_label),
    for_option(kinds.DIVE, dive_label),
    for_option(kinds.KEEP, keep_label),
    for_option(kinds.CONSERVE, conserve_label),
    for_option(kinds.PUBLISH, publish_label),
    for_option(kinds.TOKENS, tokens_label),
    for_option(kinds.ATTRIBUTE, attribute_label),
    for_option(kinds.PROMOTE, promote_label),
    for_option(kinds.INFLUENCE, influence_label),
    for_option(kinds.WANDER, influence_label),
    for_option(kinds.RESCUE, influence_label),
    for_option(kinds.HORIZON, influence_label),
    for_option(kinds.CLEAN, influence_label),
    for_option(kinds.TRACK, influence_label),
    for_option(kinds.TURTLE, influence_label),
    for_option(kinds.WAY, way_label),
    for_option(kinds.DESIGNATE, designate_label),
    for_option(kinds.SEASICK, crew_label),
    for_option(kinds.BONUS, bonus_label),
)

# --- what an option points at ---


def token_target(ask: AnyAsk, token: int) -> str:
    """A token of the asked seat."""
    return f"token/{ask.seat}/{token}"


def cell_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A place of the ocean."""
    return f"cell/{option}"


def tray_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A kind of crew in the tray."""
    return f"tray/{option}"


def crew_target(s: EndeavorState, ask: AnyAsk, option: int | str) -> str | None:
    """One of the own crew."""
    return None if isinstance(option, str) else f"crew/{ask.seat}/{option}"


def turn_target(s: EndeavorState, ask: AnyAsk, option: Activation | tuple[str, int] | str) -> str | None:
    """A crew, a report or a token."""
    if isinstance(option, str):
        return None
    what, number = option[0], option[1]
    return token_target(ask, number) if what in (FOR_KNOWLEDGE, FOR_EFFECT) else f"{what}/{ask.seat}/{number}"


def action_target(s: EndeavorState, ask: AnyAsk, option: Work | TokenUse | str) -> str | None:
    """Where an action is done, or the action printed on the crew."""
    if isinstance(option, str):
        return None
    if len(option) == 2:
        return token_target(ask, option[1])
    verb, first, second = option
    if first < 0:
        return f"action/{verb}"
    return f"cell/{second}" if verb == TRAVEL else f"space/{first}"


def travel_target(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> str | None:
    """Where a journey ends."""
    if isinstance(option, str):
        return None
    first, second = option
    return token_target(ask, second) if isinstance(first, str) else f"cell/{second}"


def space_target(s: EndeavorState, ask: AnyAsk, option: SpaceOption) -> str | None:
    """A space of a zone."""
    if isinstance(option, str):
        return None
    return token_target(ask, option[1]) if isinstance(option, tuple) else f"space/{option}"


def publish_target(s: EndeavorState, ask: AnyAsk, option: Pair | TokenUse | str) -> str | None:
    """A report of the display."""
    if isinstance(option, str):
        return None
    first, second = option
    return token_target(ask, second) if isinstance(first, str) else f"report/{second}"


def depths_target(s: EndeavorState, ask: AnyAsk, option: tuple[int, ...] | str) -> str | None:
    """The stack that the first tile is drawn from."""
    if not isinstance(option, str):
        return f"stack/{option[0]}"
    low, high, floating = about(ask)
    return f"stack/{discovery.drawable(s, low, high, floating == 1)[0]}" if option == discovery.DRAW else None


def discover_target(s: EndeavorState, ask: AnyAsk, option: Pair) -> str:
    """The place where a tile would lie."""
    return f"cell/{option[1]}"


def keep_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A token that has been turned up."""
    return f"token/{option}"


def tokens_target(s: EndeavorState, ask: AnyAsk, option: TokenUse | str) -> str | None:
    """A token of the asked seat."""
    return None if isinstance(option, str) else token_target(ask, option[1])


def attribute_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A track of the mat."""
    return f"track/{ask.seat}/{option}"


def influence_target(s: EndeavorState, ask: AnyAsk, option: int | Pair | str) -> str | None:
    """A hex, where a marker would go; or the cleanup track."""
    if isinstance(option, str):
        return f"hex/{about(ask)[0]}" if option == MARK else CLEANUP if option == CLEANUP else None
    return f"hex/{option[1] if isinstance(option, tuple) else option}"


def way_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A way among the goals."""
    return f"goal/{option}"


def designate_target(s: EndeavorState, ask: AnyAsk, option: int) -> str:
    """A kind of disc."""
    return f"designate/{option}"


TARGET: Final = by_kind(
    for_option(kinds.BASE, cell_target),
    for_option(kinds.RECRUIT, tray_target),
    for_option(kinds.MANAGE, crew_target),
    for_option(kinds.STAY, crew_target),
    for_option(kinds.TURN, turn_target),
    for_option(kinds.ACTION, action_target),
    for_option(kinds.IDLE, crew_target),
    for_option(kinds.TRAVEL, travel_target),
    for_option(kinds.SONAR, space_target),
    for_option(kinds.DEPTHS, depths_target),
    for_option(kinds.DISCOVER, discover_target),
    for_option(kinds.DIVE, space_target),
    for_option(kinds.KEEP, keep_target),
    for_option(kinds.CONSERVE, space_target),
    for_option(kinds.PUBLISH, publish_target),
    for_option(kinds.TOKENS, tokens_target),
    for_option(kinds.ATTRIBUTE, attribute_target),
    for_option(kinds.PROMOTE, crew_target),
    for_option(kinds.INFLUENCE, influence_target),
    for_option(kinds.WANDER, influence_target),
    for_option(kinds.RESCUE, influence_target),
    for_option(kinds.HORIZON, influence_target),
    for_option(kinds.CLEAN, influence_target),
    for_option(kinds.TRACK, influence_target),
    for_option(kinds.TURTLE, influence_target),
    for_option(kinds.WAY, way_target),
    for_option(kinds.DESIGNATE, designate_target),
    for_option(kinds.SEASICK, crew_target),
    for_option(kinds.BONUS, plain.nowhere),
)
