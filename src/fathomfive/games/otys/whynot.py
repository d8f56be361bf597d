"""Why not: what a seat might want to choose and cannot, judged by what it may know (its board, and what lies open)."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Closed, Phrase
from .batteries import SLOTS
from .contracts import contracts_left
from .divers import side_of
from .outlook import known_contracts, missing, shortfall
from .phrases import amount, listed, piece
from .shop import price
from .sponsors import sponsor_side
from .spy import neighbours
from .state import COLOURS, LEVELS, NEUTRAL, SURFACED, OtysState, diver_at, has_room
from .tables import CREDIT, ENGINEER, EXPERT, EXPLORE, ITEMS, TRADE, DiverSide
from .targets import target


def closed(s: OtysState, ask: Ask) -> list[Closed]:
    """What the seat might want to choose and cannot."""
    seat = ask.seat
    kind = ask.kind
    found: list[Closed] = []
    if kind in ("key", "step-1", "effect", "step-3"):
        found += unfilled(s, seat)
    if kind == "key":
        found += used_keys(s, seat)
    elif kind == "step-1":
        found += idle_sponsors(s, seat)
    elif kind == "effect":
        found += idle_diver(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), 0)
    elif kind == "copied":
        owner, diver = cast("tuple[int, int]", ask.about)
        found += idle_diver(s, seat, side_of(s, owner, diver), 1 << owner)
    elif kind == "payment":
        card = cast("tuple[int, ...]", ask.about)[0]
        found += [
            Closed(f"level/{seat}/{level}", lacking(s, seat, card, level), "OT-7.1") for level in range(1, LEVELS + 1)
        ]
    else:
        found += details(s, ask)
    if kind in ("step-1", "step-3") and not s.players[seat].batteries:
        found.append(Closed(f"batteries/{seat}", Phrase("why-no-battery"), "OT-6.1" if kind == "step-1" else "OT-6.2"))
    offered = {target(s, ask, option) for option in ask.options}
    return [one for one in found if one.target not in offered]


def details(s: OtysState, ask: Ask) -> list[Closed]:
    """The smaller questions inside a step."""
    seat = ask.seat
    if ask.kind == "propeller":
        return [Closed(f"diver/{seat}/{diver_at(s, seat, s.level)}", Phrase("why-bound"), "OT-R5")]
    if ask.kind == "move":
        return far_slots(s, seat, cast("tuple[int, ...]", ask.about)[0])
    if ask.kind == "key-back":
        used = NEUTRAL in s.players[seat].track
        return [Closed(f"key/{seat}/{NEUTRAL}", Phrase("why-neutral"), "OT-9.7")] if used else []
    if ask.kind in ("upgrade", "front"):
        return unfit_divers(s, ask)
    if ask.kind == "reward-tile":
        return [Closed(f"reward/{space}", Phrase("why-tile-alike"), "OT-9.6") for space in range(2 * LEVELS)]
    if ask.kind == "swap-there":
        colour = cast("tuple[int, ...]", ask.about)[0]
        same = Phrase("why-same-colour", item=piece(s, "item", colour))
        return [
            Closed(f"resource/{seat}/{level}/{colour}", same, "OT-R15")
            for level in range(1, LEVELS + 1)
            if s.players[seat].zone[(level - 1) * COLOURS + colour]
        ]
    return []


# --- contracts ---


def unfilled(s: OtysState, seat: int) -> list[Closed]:
    """Contracts whose resources do not lie together, with what is missing where most of it lies (OT-7.1)."""
    zone = s.players[seat].zone
    found: list[Closed] = []
    for card in known_contracts(s, seat):
        best, least = 1, 99
        for level in range(LEVELS, 0, -1):
            count = shortfall(s.c.contracts[card], zone, (level - 1) * COLOURS)
            if count < least:
                best, least = level, count
        found.append(Closed(f"contract/{card}", lacking(s, seat, card, best), "OT-7.1"))
    return found


def lacking(s: OtysState, seat: int, card: int, level: int) -> Phrase:
    """What a contract still needs on a level, by the way that needs least."""
    zone = s.players[seat].zone
    at = (level - 1) * COLOURS
    ways = s.c.contracts[card].ways
    way = ways[0]
    for other in ways:
        if missing(zone, at, other) < missing(zone, at, way):
            way = other
    things = [
        amount(way[colour] - zone[at + colour], colour) for colour in range(COLOURS) if way[colour] > zone[at + colour]
    ]
    return Phrase("why-lacks", level=level, things=listed(things)) if things else Phrase("why-lacks-nothing")


# --- keys and sponsors ---


def used_keys(s: OtysState, seat: int) -> list[Closed]:
    """Keys on the hacker track (OT-4.5, OT-4.6)."""
    player = s.players[seat]
    why = Phrase("why-key-used", used=len(player.track), returns=s.c.returns[player.hacker])
    return [Closed(f"key/{seat}/{key}", why, "OT-4.6") for key in sorted(set(player.track)) if key != NEUTRAL]


def idle_sponsors(s: OtysState, seat: int) -> list[Closed]:
    """The sponsors of other levels, and the own one when it has nothing to offer (OT-4.3)."""
    elsewhere = Phrase("why-sponsor-elsewhere", level=s.level)
    found = [Closed(f"sponsor/{level}", elsewhere, "OT-4.3") for level in range(1, LEVELS + 1) if level != s.level]
    cost = sponsor_side(s).cost
    if not s.sponsor:
        why = Phrase("why-sponsor-used")
    elif s.players[seat].credits < cost:
        why = too_dear(s, seat, cost)
    else:
        why = Phrase("why-sponsor-nothing")
    return [*found, Closed(f"sponsor/{s.level}", why, "OT-4.3")]


# --- divers ---


def idle_diver(s: OtysState, seat: int, side: DiverSide, copied: int) -> list[Closed]:
    """What the diver at the key could do on another day."""
    cost = 0 if s.free and not copied else side.cost
    if side.rule == EXPERT:
        return full_level(s, seat, "OT-10.4")
    if side.rule == TRADE:
        return full_level(s, seat, "OT-11.6") + idle_trade(s, seat, side, bool(s.free) and not copied)
    if side.rule == ENGINEER:
        end = Phrase("why-track-end") if s.players[seat].credits >= cost else too_dear(s, seat, cost)
        return [Closed(f"{name}/{seat}", end, "OT-13.1") for name in ("mechanic", "hacker")]
    if side.rule == EXPLORE:
        return idle_tiles(s, seat, cost)
    return idle_spy(s, seat, cost)


def too_dear(s: OtysState, seat: int, cost: int) -> Phrase:
    """A price above the purse."""
    return Phrase("why-too-dear", price=amount(cost, CREDIT), credits=s.players[seat].credits)


def full_level(s: OtysState, seat: int, rule: str) -> list[Closed]:
    """The level of the key, when no resource fits on it any more (OT-7.5)."""
    if has_room(s, seat, s.level):
        return []
    return [Closed(f"level/{seat}/{s.level}", Phrase("why-level-full", spaces=s.c.spaces[s.level - 1]), rule)]


def idle_trade(s: OtysState, seat: int, side: DiverSide, free: bool) -> list[Closed]:
    """Columns of the shop that sell or take nothing (OT-11.2, OT-11.5, OT-11.6)."""
    player = s.players[seat]
    found: list[Closed] = []
    for colour in range(COLOURS):
        shop = f"shop/{ITEMS[colour]}"
        if not s.shop[colour]:
            found.append(Closed(shop, Phrase("why-sold-out", item=piece(s, "item", colour)), "OT-11.5"))
        elif not has_room(s, seat, s.level):
            found.append(Closed(shop, Phrase("why-level-full", spaces=s.c.spaces[s.level - 1]), "OT-11.6"))
        elif not free:
            found.append(Closed(shop, too_dear(s, seat, price(s, colour, side.bonus)), "OT-11.5"))
        if player.zone[(s.level - 1) * COLOURS + colour]:
            full = Phrase("why-column-full", item=piece(s, "item", colour))
            found.append(Closed(f"resource/{seat}/{s.level}/{colour}", full, "OT-11.2"))
    return found


def idle_tiles(s: OtysState, seat: int, cost: int) -> list[Closed]:
    """Reward tiles that are too dear, on another level, or like the one beside them (OT-14.1)."""
    found: list[Closed] = []
    for space in range(2 * LEVELS):
        if space // 2 + 1 != s.level:
            why = Phrase("why-tile-elsewhere", level=s.level)
        elif s.players[seat].credits < cost:
            why = too_dear(s, seat, cost)
        else:
            why = Phrase("why-tile-alike")
        found.append(Closed(f"reward/{space}", why, "OT-14.1"))
    return found


def idle_spy(s: OtysState, seat: int, cost: int) -> list[Closed]:
    """A deck without contracts, and neighbours' divers that cannot be used (OT-12.2, OT-12.3, OT-R10)."""
    poor = s.players[seat].credits < cost
    deck = too_dear(s, seat, cost) if poor and contracts_left(s) else Phrase("why-deck-empty")
    found = [Closed("deck", deck, "OT-12.2")]
    for owner in neighbours(s, seat):
        why = too_dear(s, seat, cost) if poor else Phrase("why-copied-before")
        found.append(Closed(f"diver/{owner}/{diver_at(s, owner, s.level)}", why, "OT-12.3" if poor else "OT-R10"))
    return found


def far_slots(s: OtysState, seat: int, slot: int) -> list[Closed]:
    """Slots beyond the movement value, or beyond a diver that has to stay at the key (OT-6.1, OT-R5)."""
    movement = s.c.movement[s.players[seat].mechanic]
    found: list[Closed] = []
    for to in range(SLOTS):
        away = abs(to - slot)
        if away > movement:
            found.append(Closed(f"slot/{seat}/{to}", Phrase("why-too-far", away=away, movement=movement), "OT-6.1"))
        elif away and s.bound:
            found.append(Closed(f"slot/{seat}/{to}", Phrase("why-bound"), "OT-R5"))
    return found


def unfit_divers(s: OtysState, ask: Ask) -> list[Closed]:
    """Divers that are upgraded already, or under water when a surfaced one is meant (OT-9.10, OT-10.1)."""
    player = s.players[ask.seat]
    if ask.kind == "front" and not all([isinstance(option, int) for option in ask.options[:-1]]):
        return []
    found: list[Closed] = []
    for slot, diver in enumerate(player.column):
        if player.upgraded[diver]:
            found.append(Closed(f"diver/{ask.seat}/{diver}", Phrase("why-upgraded"), "OT-10.1"))
        elif slot >= SURFACED:
            found.append(Closed(f"diver/{ask.seat}/{diver}", Phrase("why-under-water"), "OT-9.10"))
    return found
