"""Why not: what a seat might want to choose and cannot, judged by what it may know (its board, and what lies open)."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Closed, Phrase, by_kind, for_question, plain
from ..content.tables import CREDIT, ITEMS, DiverSide, Payment
from ..content.vocabulary import ENGINEER, EXPERT, EXPLORE, TRADE
from ..rules.batteries import SLOTS
from ..rules.contracts import contracts_left, known_contracts, missing, shortfall
from ..rules.divers import side_of
from ..rules.kinds import (
    COPIED,
    EFFECT,
    FRONT,
    GAINS,
    KEEP,
    KEY,
    KEY_BACK,
    LEVEL,
    MOVE,
    PAYMENT,
    PROPELLER,
    REWARD_TILE,
    SPONSOR_EFFECT,
    STAY,
    STEP_1,
    STEP_3,
    SWAP_HERE,
    SWAP_THERE,
    UPGRADE,
)
from ..rules.shop import price
from ..rules.sponsors import sponsor_side
from ..rules.spy import neighbours
from ..rules.state import COLOURS, LEVELS, NEUTRAL, SURFACED, OtysState, diver_at, has_room
from ..words.phrases import amount, listed, piece
from ..words.questions import TARGET
from ..words.uses import about

# --- by kind of question ---


def but_open(s: OtysState, ask: AnyAsk, found: list[Closed]) -> list[Closed]:
    """What was found, without the things that can be chosen."""
    point = TARGET[ask.kind]
    offered = {point(s, ask, option) for option in ask.options}
    return [one for one in found if one.target not in offered]


def key_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Contracts that cannot be filled, and used keys."""
    return but_open(s, ask, unfilled(s, ask.seat) + used_keys(s, ask.seat))


def step_1_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Contracts, sponsors that have nothing to offer, and a propeller without a battery."""
    return but_open(s, ask, unfilled(s, ask.seat) + idle_sponsors(s, ask.seat) + no_battery(s, ask.seat, "OT-6.1"))


def effect_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Contracts, and what the diver cannot do now."""
    side = side_of(s, ask.seat, diver_at(s, ask.seat, s.level))
    return but_open(s, ask, unfilled(s, ask.seat) + idle_diver(s, ask.seat, side, 0))


def copied_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """What a neighbour's diver cannot do now."""
    owner, diver = about(ask)
    return but_open(s, ask, idle_diver(s, ask.seat, side_of(s, owner, diver), 1 << owner))


def step_3_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Contracts, and breathing without a battery."""
    return but_open(s, ask, unfilled(s, ask.seat) + no_battery(s, ask.seat, "OT-6.2"))


def payment_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Levels on which resources are missing."""
    seat, card = ask.seat, about(ask)[0]
    levels = range(1, LEVELS + 1)
    return but_open(
        s, ask, [Closed(f"level/{seat}/{level}", lacking(s, seat, card, level), "OT-7.1") for level in levels]
    )


def propeller_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """The diver that was upgraded at the key."""
    diver = diver_at(s, ask.seat, s.level)
    return but_open(s, ask, [Closed(f"diver/{ask.seat}/{diver}", Phrase("why-bound"), "OT-R5")])


def move_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Slots out of reach."""
    return but_open(s, ask, far_slots(s, ask.seat, about(ask)[0]))


def key_back_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Neutral keys, which go back to the supply."""
    used = NEUTRAL in s.players[ask.seat].track
    return but_open(s, ask, [Closed(f"key/{ask.seat}/{NEUTRAL}", Phrase("why-neutral"), "OT-9.7")] if used else [])


def front_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Divers that cannot be upgraded, if the tile upgrades one."""
    return unfit_divers(s, ask) if all([isinstance(option, int) for option in ask.options[:-1]]) else []


def reward_tile_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """The second of two tiles that are alike."""
    alike = Phrase("why-tile-alike")
    return but_open(s, ask, [Closed(f"reward/{space}", alike, "OT-9.6") for space in range(2 * LEVELS)])


def swap_there_closed(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Resources of the same colour."""
    seat, colour = ask.seat, about(ask)[0]
    same = Phrase("why-same-colour", item=piece(s, "item", colour))
    zone = s.players[seat].zone
    levels = [level for level in range(1, LEVELS + 1) if zone[(level - 1) * COLOURS + colour]]
    return but_open(s, ask, [Closed(f"resource/{seat}/{level}/{colour}", same, "OT-R15") for level in levels])


def unfit_divers(s: OtysState, ask: AnyAsk) -> list[Closed]:
    """Divers that are upgraded already, or under water when a surfaced one is meant (OT-9.10, OT-10.1)."""
    player = s.players[ask.seat]
    found: list[Closed] = []
    for slot, diver in enumerate(player.column):
        if player.upgraded[diver]:
            found.append(Closed(f"diver/{ask.seat}/{diver}", Phrase("why-upgraded"), "OT-10.1"))
        elif slot >= SURFACED:
            found.append(Closed(f"diver/{ask.seat}/{diver}", Phrase("why-under-water"), "OT-9.10"))
    return but_open(s, ask, found)


WHYNOT: Final = by_kind(
    for_question(KEY, key_closed),
    for_question(LEVEL, plain.nothing_closed),
    for_question(STEP_1, step_1_closed),
    for_question(PROPELLER, propeller_closed),
    for_question(MOVE, move_closed),
    for_question(EFFECT, effect_closed),
    for_question(COPIED, copied_closed),
    for_question(STEP_3, step_3_closed),
    for_question(STAY, plain.nothing_closed),
    for_question(KEY_BACK, key_back_closed),
    for_question(UPGRADE, unfit_divers),
    for_question(KEEP, plain.nothing_closed),
    for_question(PAYMENT, payment_closed),
    for_question(GAINS, plain.nothing_closed),
    for_question(FRONT, front_closed),
    for_question(REWARD_TILE, reward_tile_closed),
    for_question(SPONSOR_EFFECT, plain.nothing_closed),
    for_question(SWAP_HERE, plain.nothing_closed),
    for_question(SWAP_THERE, swap_there_closed),
)


def no_battery(s: OtysState, seat: int, rule: str) -> list[Closed]:
    """The batteries, when there are none."""
    return [] if s.players[seat].batteries else [Closed(f"batteries/{seat}", Phrase("why-no-battery"), rule)]


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
    """What a contract still needs on a level; of a number contract, which colours would do (OT-7.7)."""
    zone = s.players[seat].zone
    at = (level - 1) * COLOURS
    least = shortfall(s.c.contracts[card], zone, at)
    if least == 0:
        return Phrase("why-lacks-nothing")
    nearest = [way for way in s.c.contracts[card].ways if missing(zone, at, way) == least]
    things = [lacked(zone, at, way) for way in nearest]
    if len(nearest) == 1:
        return Phrase("why-lacks", level=level, things=listed(things[0]))
    if least == 1:
        return Phrase("why-lacks-one-of", level=level, things=either([one for some in things for one in some]))
    return Phrase("why-lacks-some", level=level, count=least, things=listed(things[0]))


def lacked(zone: list[int], at: int, way: Payment) -> list[Phrase]:
    """What of a payment does not lie on a level yet."""
    return [
        amount(way[colour] - zone[at + colour], colour) for colour in range(COLOURS) if way[colour] > zone[at + colour]
    ]


def either(phrases: list[Phrase]) -> Phrase:
    """One or the other of several things, each named once."""
    once = list(dict.fromkeys(phrases))
    return once[0] if len(once) == 1 else Phrase("either", first=once[0], rest=either(once[1:]))


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
