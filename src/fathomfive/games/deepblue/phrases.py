"""Deep Blue in words: which phrase says what."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Phrase, Value
from .dive import card_points, draw_size
from .state import CENTRE, DeepBlueState
from .tables import ANY, BLACK, BLUE, COLOURS, PRICES, RENEWAL, SCENARIOS, SPOTS

FACTS: dict[str, tuple[str, ...]] = {
    "scenario": ("scenario",),
    "begins": ("seat",),
    "reveals_crew": ("crew",),
    "adds_stone": ("stone",),
    "reshuffles": (),
    "pays": ("seat", "crew", "money:number"),
    "spends_token": ("seat",),
    "hires": ("seat", "crew"),
    "renews": ("seat",),
    "propels": ("seat", "crew", "moves:number"),
    "sails": ("seat", "from:node", "to:node"),
    "reveals_wreck": ("seat", "node", "wreck"),
    "scatters": ("node", "stone"),
    "scouts": ("seat", "node", "spot"),
    "storm": ("seat", "node"),
    "rests": ("seat", "count:number"),
    "returns": ("seat", "crew"),
    "dives": ("seat", "node"),
    "rushes": ("seat", "from:node", "to:node"),
    "draws": ("seat", "stone"),
    "protects": ("seat", "crew", "stone"),
    "uses_spot": ("seat", "stone"),
    "surfaces": ("seat",),
    "plays": ("seat", "crew", "points:number"),
    "scores": ("seat", "cards:number", "stones:number", "wreck:number", "total:number"),
    "fresco": ("wreck", "parts:number"),
    "ends": (),
    "abandoned": (),
}

RULES: dict[str, str] = {
    "ask-action": "DB-3.2",
    "ask-pay": "DB-4.2",
    "ask-take": "DB-4.8",
    "ask-propel": "DB-5.1",
    "ask-sail": "DB-5.3",
    "ask-scout": "DB-5.5",
    "ask-rush": "DB-7.5",
    "ask-protect": "DB-7.10",
    "ask-crew": "DB-7.14",
    "ask-go_on": "DB-7.4",
    "fact-scenario": "DB-2.6",
    "fact-begins": "DB-2.11",
    "fact-reveals_crew": "DB-4.6",
    "fact-adds_stone": "DB-4.6",
    "fact-reshuffles": "DB-R7",
    "fact-pays": "DB-4.2",
    "fact-spends_token": "DB-5.10",
    "fact-hires": "DB-4.1",
    "fact-renews": "DB-4.7",
    "fact-propels": "DB-5.1",
    "fact-sails": "DB-5.2",
    "fact-reveals_wreck": "DB-5.6",
    "fact-scatters": "DB-9.3",
    "fact-scouts": "DB-5.5",
    "fact-storm": "DB-9.5",
    "fact-rests": "DB-6.1",
    "fact-returns": "DB-6.1",
    "fact-dives": "DB-7.2",
    "fact-rushes": "DB-7.5",
    "fact-draws": "DB-7.7",
    "fact-protects": "DB-7.11",
    "fact-uses_spot": "DB-7.11",
    "fact-surfaces": "DB-7.10",
    "fact-plays": "DB-7.14",
    "fact-scores": "DB-8.2",
    "fact-fresco": "DB-8.6",
    "fact-ends": "DB-10.1",
    "fact-abandoned": "DB-R17",
}
"""The rule behind each question and each fact."""


def piece(s: DeepBlueState, kind: str, value: Value) -> Phrase:
    """The name of a stone, card, node, wreck, spot or scenario."""
    assert isinstance(value, int)
    ids: Sequence[str]
    if kind == "wreck":
        return Phrase(s.c.wreck_ids[value])
    if kind == "stone":
        ids = COLOURS
    elif kind == "crew":
        ids = s.c.crew_ids
    elif kind == "node":
        ids = s.c.node_ids
    elif kind == "spot":
        ids = SPOTS
    elif kind == "scenario":
        ids = SCENARIOS
    else:
        raise LookupError(f"Deep Blue has no pieces of kind {kind!r}")
    return Phrase(f"{kind}-{ids[value]}")


def prompt(s: DeepBlueState, ask: Ask) -> Phrase:
    """What is asked, with the numbers and pieces it is about."""
    about = ask.about
    assert isinstance(about, tuple)
    if ask.kind == "pay":
        price, paid = about
        assert isinstance(price, int) and isinstance(paid, int)
        return Phrase("ask-pay", price=price, left=price - paid)
    if ask.kind in ("propel", "sail"):
        moves = about[0]
        assert isinstance(moves, int)
        return Phrase(f"ask-{ask.kind}", moves=moves)
    if ask.kind == "scout":
        return Phrase("ask-scout", node=piece(s, "node", about[0]))
    if ask.kind == "protect":
        return Phrase("ask-protect", hazard=piece(s, "stone", about[0]))
    if ask.kind == "rush":
        return Phrase("ask-rush", node=piece(s, "node", s.site))
    if ask.kind == "go_on":
        return Phrase("ask-go_on", count=len(s.drawn))
    return Phrase(f"ask-{ask.kind}")


def label(s: DeepBlueState, ask: Ask, option: Value) -> Phrase:
    """What an option says on its button."""
    if isinstance(option, str):
        return Phrase(f"{ask.kind}-{option}", price=RENEWAL, stones=draw_size(s) if ask.kind == "go_on" else 0)
    if ask.kind == "action":
        assert isinstance(option, tuple)
        return _action(s, option)
    if ask.kind == "sail":
        assert isinstance(option, tuple)
        return _course(s, ask.seat, option)
    if ask.kind == "protect" and isinstance(option, tuple):
        boat = option[1]
        assert isinstance(boat, int)
        return Phrase("protect-spot", spot=_spot(s, ask.seat, boat))
    assert isinstance(option, int)
    if ask.kind == "rush":
        return _rusher(s, ask.seat, option)
    if ask.kind == "scout":
        assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int)
        return piece(s, "spot", s.c.wreck_spots[s.wrecks[ask.about[0]]][option])
    card = s.market[option] if ask.kind == "take" else option
    return _card(s, ask.kind, card)


def _action(s: DeepBlueState, option: tuple[Value, ...]) -> Phrase:
    verb, where = option
    assert isinstance(where, int)
    if verb == "hire":
        return Phrase("action-hire", crew=piece(s, "crew", s.market[where]), price=PRICES[where])
    return Phrase("action-dive", wreck=piece(s, "wreck", s.wrecks[where]), node=piece(s, "node", where))


def _rusher(s: DeepBlueState, seat: int, boat: int) -> Phrase:
    return Phrase(
        "rush-boat",
        node=piece(s, "node", s.boats[seat][boat]),
        berth=_berth(s, seat, boat),
        spot="" if s.spots[seat][boat] == CENTRE else _spot(s, seat, boat),
    )


def _berth(s: DeepBlueState, seat: int, boat: int) -> str:
    """Whether a boat's spot has to be named to tell it from the other."""
    return "none" if s.spots[seat][boat] == CENTRE or s.boats[seat][0] != s.boats[seat][1] else "spot"


def _course(s: DeepBlueState, seat: int, option: tuple[Value, ...]) -> Phrase:
    boat, node = option
    assert isinstance(boat, int) and isinstance(node, int)
    here = s.boats[seat][boat]
    wreck = s.wrecks[node]
    return Phrase(
        "sail-course",
        here=piece(s, "node", here),
        node=piece(s, "node", node),
        wreck="none" if wreck == -1 else "hidden" if wreck < 0 else "seen",
        name=piece(s, "wreck", wreck) if wreck >= 0 else "",
        berth=_berth(s, seat, boat),
        spot="" if s.spots[seat][boat] == CENTRE else _spot(s, seat, boat),
        moves=s.c.moves[here][node] or 2,
    )


def _spot(s: DeepBlueState, seat: int, boat: int) -> Phrase:
    """The scout spot a boat holds."""
    wreck = s.wrecks[s.boats[seat][boat]]
    return piece(s, "spot", s.c.wreck_spots[wreck][s.spots[seat][boat]])


def _card(s: DeepBlueState, kind: str, card: int) -> Phrase:
    c = s.c
    name = piece(s, "crew", card)
    if kind == "pay":
        return Phrase("pay-card", crew=name, money=c.crew_money[card])
    if kind == "propel":
        return Phrase("propel-card", crew=name, moves=c.crew_propeller[card])
    if kind == "crew":
        return Phrase("crew-card", crew=name, points=card_points(s, card))
    return name


def describe_crew(s: DeepBlueState, card: int) -> list[Phrase]:
    """What a crew card does, a sentence each."""
    c = s.c
    does: list[Phrase] = []
    colour, protects = c.crew_colour[card], c.crew_protects[card]
    if colour == ANY:
        does.append(Phrase("does-score-any", points=c.crew_points[card], count=c.crew_count[card]))
    elif colour >= 0:
        stone = piece(s, "stone", colour)
        does.append(Phrase("does-score", points=c.crew_points[card], count=c.crew_count[card], stone=stone))
    if protects:
        hazards = {1 << BLUE: "blue", 1 << BLACK: "black"}
        does.append(Phrase(f"does-protect-{hazards.get(protects, 'both')}"))
    only = "only-" if not does else ""
    if c.crew_money[card]:
        does.append(Phrase(f"does-{only}pay", money=c.crew_money[card]))
    if c.crew_propeller[card]:
        does.append(Phrase(f"does-{only}propel", moves=c.crew_propeller[card]))
    if c.crew_adds[card] >= 0:
        does.append(Phrase("does-add", stone=piece(s, "stone", c.crew_adds[card])))
    return does


def target(s: DeepBlueState, ask: Ask, option: Value) -> str | None:
    """The thing on the table that an option points at."""
    if isinstance(option, tuple):
        verb, where = option
        if verb == "hire":
            return f"market/{where}"
        if verb == "dive":
            return f"node/{where}"
        if verb == "spot":
            return f"boat/{ask.seat}/{where}"
        return f"node/{where}"
    if isinstance(option, str):
        return {
            "renew": "deck",
            "rest": f"resting/{ask.seat}",
            "token": f"tokens/{ask.seat}",
            "on": "bag",
            "stop": "bell",
        }.get(option)
    if ask.kind == "take":
        return f"market/{option}"
    if ask.kind == "rush":
        return f"boat/{ask.seat}/{option}"
    if ask.kind == "scout":
        assert isinstance(ask.about, tuple)
        return f"spot/{ask.about[0]}/{option}"
    return f"hand/{option}"
