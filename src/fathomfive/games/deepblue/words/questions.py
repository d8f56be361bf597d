"""Deep Blue's questions in words: what is asked, what the options say, and what on the table they point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel import AnyAsk, Ask, Phrase, Value, by_kind, for_option, for_question
from ....kernel.plain import prompt
from ..content.tables import SLOTS, SPOTS
from ..rules.dive import card_points, draw_size
from ..rules.kinds import (
    ACTION,
    CREW,
    GO_ON,
    HIRE,
    ON,
    PAY,
    PROPEL,
    PROTECT,
    RENEW,
    REST,
    RUSH,
    SAIL,
    SCOUT,
    TAKE,
    TOKEN,
    Action,
    Course,
    Protection,
    about,
)
from ..rules.odds import any_danger_chance, percent
from ..rules.sail import course_length, reach
from ..rules.scoring import TREASURES, stone_points
from ..rules.state import CENTRE, NO_WRECK, DeepBlueState
from .phrases import piece

ASK_RULES: Final[dict[str, str]] = {
    "action": "DB-3.2",
    "pay": "DB-4.2",
    "take": "DB-4.8",
    "propel": "DB-5.1",
    "sail": "DB-5.3",
    "scout": "DB-5.5",
    "rush": "DB-7.5",
    "protect": "DB-7.10",
    "crew": "DB-7.14",
    "go_on": "DB-7.4",
}
"""The rule behind each question."""


# --- what is asked ---


def ask_pay(s: DeepBlueState, ask: Ask[int | str]) -> Phrase:
    """The price, and what is left of it."""
    price = about(ask)
    return Phrase("ask-pay", price=price, left=price - about(ask, 1))


def ask_propel(s: DeepBlueState, ask: Ask[int | str]) -> Phrase:
    """How many moves one has so far."""
    return Phrase("ask-propel", moves=about(ask))


def ask_sail(s: DeepBlueState, ask: Ask[str | Course]) -> Phrase:
    """How many moves are left."""
    return Phrase("ask-sail", moves=about(ask))


def ask_scout(s: DeepBlueState, ask: Ask[int]) -> Phrase:
    """Where the scout spots are."""
    return Phrase("ask-scout", node=piece(s, "node", about(ask)))


def ask_rush(s: DeepBlueState, ask: Ask[int | str]) -> Phrase:
    """Where the dive is."""
    return Phrase("ask-rush", node=piece(s, "node", s.site))


def ask_protect(s: DeepBlueState, ask: Ask[Protection]) -> Phrase:
    """Which hazard has come."""
    return Phrase("ask-protect", hazard=piece(s, "stone", about(ask)))


def ask_go_on(s: DeepBlueState, ask: Ask[str]) -> Phrase:
    """How many stones are up."""
    return Phrase("ask-go_on", count=len(s.drawn))


PROMPT: Final[dict[str, Callable[[DeepBlueState, AnyAsk], Phrase]]] = by_kind(
    for_question(ACTION, prompt),
    for_question(PAY, ask_pay),
    for_question(TAKE, prompt),
    for_question(PROPEL, ask_propel),
    for_question(SAIL, ask_sail),
    for_question(SCOUT, ask_scout),
    for_question(RUSH, ask_rush),
    for_question(PROTECT, ask_protect),
    for_question(CREW, prompt),
    for_question(GO_ON, ask_go_on),
)


# --- what the options say ---


def label_action(s: DeepBlueState, ask: Ask[Action], option: Action) -> Phrase:
    """One of the four actions: what it costs, what it brings, and of two cards alike the slot."""
    if isinstance(option, str):
        resting = len(s.resting[ask.seat])
        return Phrase(
            f"action-{option}", price=s.c.renewal, moves=reach(s, ask.seat), count=min(3, resting), resting=resting
        )
    verb, where = option
    if verb == HIRE:
        price = s.c.prices[where]
        alike = [slot for slot in range(SLOTS) if s.market[slot] == s.market[where] and s.c.prices[slot] == price]
        crew = piece(s, "crew", s.market[where])
        return Phrase("action-hire", crew=crew, price=price, slot=where + 1 if len(alike) > 1 else 0)
    wreck = s.wrecks[where]
    return Phrase(
        "action-dive", wreck=piece(s, "wreck", wreck), node=piece(s, "node", where), points=s.c.wreck_points[wreck]
    )


def label_pay(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """A card with its money and what is lost of it, or a token."""
    if isinstance(option, str):
        return Phrase(f"pay-{option}")
    money = s.c.crew_money[option]
    lost = max(0, money - about(ask) + about(ask, 1))
    return Phrase("pay-card", crew=piece(s, "crew", option), money=money, lost=lost)


def label_take(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """A card of the market, and of two alike its slot, or none."""
    if isinstance(option, str):
        return Phrase(f"take-{option}")
    card = s.market[option]
    return Phrase("take-card", crew=piece(s, "crew", card), slot=option + 1 if s.market.count(card) > 1 else 0)


def label_propel(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """A card with its propellers, a token, or casting off with what one has."""
    if isinstance(option, str):
        return Phrase(f"propel-{option}", moves=about(ask))
    return Phrase("propel-card", crew=piece(s, "crew", option), moves=s.c.crew_propeller[option])


def label_sail(s: DeepBlueState, ask: Ask[str | Course], option: str | Course) -> Phrase:
    """Where to, what lies there, how many moves it takes, and where both boats may sail, from where."""
    if isinstance(option, str):
        return Phrase(f"sail-{option}", moves=about(ask))
    boat, node = option
    boats = {course[0] for course in ask.options if isinstance(course, tuple)}
    here = s.boats[ask.seat][boat]
    wreck = s.wrecks[node]
    return Phrase(
        "sail-course",
        boats=len(boats),
        here=piece(s, "node", here),
        node=piece(s, "node", node),
        wreck="none" if wreck == NO_WRECK else "hidden" if wreck < 0 else "seen",
        name=piece(s, "wreck", wreck) if wreck >= 0 else "",
        berth=berth(s, ask.seat, boat),
        spot=spot_of(s, ask.seat, boat),
        boat=boat + 1,
        moves=course_length(s, here, node),
    )


def label_scout(s: DeepBlueState, ask: Ask[int], option: int) -> Phrase:
    """The kind of a scout spot, and what it brings."""
    kind = s.c.wreck_spots[s.wrecks[about(ask)]][option]
    spot = piece(s, "spot", kind)
    for colour, treasure in TREASURES:
        if kind == treasure:
            points, scouted = s.c.stone_points[colour], s.c.stone_scouted[colour]
            return Phrase("scout-treasure", spot=spot, points=points, scouted=scouted)
    return Phrase("scout-shield", spot=spot, kind=SPOTS[kind])


def label_rush(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """From where a boat would come, and the scout spot it would leave."""
    if isinstance(option, str):
        return Phrase(f"rush-{option}")
    return Phrase(
        "rush-boat",
        node=piece(s, "node", s.boats[ask.seat][option]),
        berth=berth(s, ask.seat, option),
        spot=spot_of(s, ask.seat, option),
        leaves="no" if s.spots[ask.seat][option] == CENTRE else "yes",
        boat=option + 1,
    )


def label_protect(s: DeepBlueState, ask: Ask[Protection], option: Protection) -> Phrase:
    """A card, a scout spot, or surfacing, with what that loses."""
    if isinstance(option, str):
        leads = "yes" if ask.seat == s.leader else "no"
        return Phrase(f"protect-{option}", points=stone_points(s, ask.seat), leads=leads)
    if isinstance(option, tuple):
        boat = option[1]
        return Phrase("protect-spot", spot=spot_of(s, ask.seat, boat), berth=berth(s, ask.seat, boat), boat=boat + 1)
    return Phrase("protect-card", crew=piece(s, "crew", option))


def label_crew(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """A card with its points in this dive, or to keep what there is."""
    if isinstance(option, str):
        return Phrase(f"crew-{option}", count=len(ask.options) - 1)
    return Phrase("crew-card", crew=piece(s, "crew", option), points=card_points(s, option))


def label_go_on(s: DeepBlueState, ask: Ask[str], option: str) -> Phrase:
    """On, with the number of stones that come next and how likely they are dangerous, or up with what there is."""
    risk = percent(any_danger_chance(s))
    return Phrase(f"go_on-{option}", stones=draw_size(s), percent=risk, points=stone_points(s, ask.seat))


def berth(s: DeepBlueState, seat: int, boat: int) -> str:
    """What tells a boat from the other: nothing, its scout spot, or on spots that are alike only its number."""
    first, second = s.spots[seat]
    node = s.boats[seat][boat]
    if s.spots[seat][boat] == CENTRE or s.boats[seat][1 - boat] != node:
        return "none"
    kinds = s.c.wreck_spots[s.wrecks[node]]
    return "alike" if first != CENTRE and second != CENTRE and kinds[first] == kinds[second] else "spot"


def spot_of(s: DeepBlueState, seat: int, boat: int) -> Phrase | str:
    """The scout spot a boat holds, if any."""
    spot = s.spots[seat][boat]
    return "" if spot == CENTRE else piece(s, "spot", s.c.wreck_spots[s.wrecks[s.boats[seat][boat]]][spot])


LABEL: Final[dict[str, Callable[[DeepBlueState, AnyAsk, Value], Phrase]]] = by_kind(
    for_option(ACTION, label_action),
    for_option(PAY, label_pay),
    for_option(TAKE, label_take),
    for_option(PROPEL, label_propel),
    for_option(SAIL, label_sail),
    for_option(SCOUT, label_scout),
    for_option(RUSH, label_rush),
    for_option(PROTECT, label_protect),
    for_option(CREW, label_crew),
    for_option(GO_ON, label_go_on),
)


# --- what they point at ---


def target_action(s: DeepBlueState, ask: Ask[Action], option: Action) -> str | None:
    """A slot of the market, its deck, the resting area, or a wreck."""
    if isinstance(option, tuple):
        verb, where = option
        return f"market/{where}" if verb == HIRE else f"node/{where}"
    return "deck" if option == RENEW else f"resting/{ask.seat}" if option == REST else None


def target_card(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> str | None:
    """A card in hand, or the tokens."""
    if isinstance(option, str):
        return f"tokens/{ask.seat}" if option == TOKEN else None
    return f"hand/{option}"


def target_take(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> str | None:
    """A slot of the market."""
    return None if isinstance(option, str) else f"market/{option}"


def target_sail(s: DeepBlueState, ask: Ask[str | Course], option: str | Course) -> str | None:
    """Where the boat goes."""
    return None if isinstance(option, str) else f"node/{option[1]}"


def target_scout(s: DeepBlueState, ask: Ask[int], option: int) -> str | None:
    """A scout spot of a wreck."""
    return f"spot/{about(ask)}/{option}"


def target_rush(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> str | None:
    """The boat."""
    return None if isinstance(option, str) else f"boat/{ask.seat}/{option}"


def target_protect(s: DeepBlueState, ask: Ask[Protection], option: Protection) -> str | None:
    """A card in hand, or the boat on the scout spot."""
    if isinstance(option, str):
        return None
    return f"boat/{ask.seat}/{option[1]}" if isinstance(option, tuple) else f"hand/{option}"


def target_go_on(s: DeepBlueState, ask: Ask[str], option: str) -> str | None:
    """The bag, or the bell that goes up."""
    return "bag" if option == ON else "bell"


TARGET: Final[dict[str, Callable[[DeepBlueState, AnyAsk, Value], str | None]]] = by_kind(
    for_option(ACTION, target_action),
    for_option(PAY, target_card),
    for_option(TAKE, target_take),
    for_option(PROPEL, target_card),
    for_option(SAIL, target_sail),
    for_option(SCOUT, target_scout),
    for_option(RUSH, target_rush),
    for_option(PROTECT, target_protect),
    for_option(CREW, target_card),
    for_option(GO_ON, target_go_on),
)
