"""A rule of thumb: use the key whose sponsor and diver bring the most into sight, fill what can be filled."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Ask, Stream, Value
from .contracts import filling, payments
from .divers import side_of
from .merits import UPGRADE_WORTH, diver_worth, effect_worth, front_option_worth, front_worth, time_left
from .outlook import BATTERY_WORTH, CREDIT_WORTH, KEY_WORTH, best_promise, contract_worth, loss
from .state import LEVELS, NONE, SURFACED, OtysState, diver_at
from .tables import ACTIVATED, CREDIT, FREE_EFFECTS, GAIN, TAKE_BACK_KEY, TWICE, UPGRADE, USE_REWARD, Payment
from .verbs import is_x

NEVER: Final = -9.0


def advise(s: OtysState, ask: Ask, stream: Stream) -> Value:
    """The option that looks best to the asked seat; ties are broken by chance."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    best = NEVER * 2
    found: list[Value] = []
    for option in options:
        worth = judge(s, ask, option)
        if worth > best:
            best = worth
            found = [option]
        elif worth == best:
            found.append(option)
    return found[stream.below(len(found))]


def judge(s: OtysState, ask: Ask, option: Value) -> float:
    """What an option seems worth, in prestige, compared with the other options of its question."""
    seat = ask.seat
    kind = ask.kind
    card = filling(option)
    if card != NONE:
        return fill_worth(s, seat, card)
    if kind == "key":
        key = cast(int, option)
        return best_level(s, seat)[0] - KEY_WORTH if is_x(key) else key_worth(s, seat, key, s.sponsors)
    if kind == "level":
        return key_worth(s, seat, cast(int, option), moved(s))
    if kind == "step-1":
        return step_1_worth(s, seat, option)
    if kind in ("effect", "copied"):
        owner, diver = cast("tuple[int, int]", ask.about) if kind == "copied" else (seat, diver_at(s, seat, s.level))
        copied = 1 << owner if kind == "copied" else 0
        return effect_worth(s, seat, side_of(s, owner, diver), option, s.level, copied)
    if kind == "step-3":
        return stay_worth(s, seat) if option == "oxygen" else 0.0
    return detail_worth(s, ask, option)


def detail_worth(s: OtysState, ask: Ask, option: Value) -> float:
    """The smaller questions inside a step."""
    seat = ask.seat
    kind = ask.kind
    if kind == "propeller":
        return replacement_worth(s, seat, cast(int, option))
    if kind == "move":
        return 1.0 if option == SURFACED - 1 + s.level else 0.0
    if kind == "key-back":
        key = cast(int, option)
        return 0.5 if is_x(key) else key_worth(s, seat, key, s.sponsors)
    if kind == "upgrade":
        return UPGRADE_WORTH[cast(int, option)]
    if kind == "keep":
        return keep_worth(s, seat, cast(int, option))
    if kind == "payment":
        level, metal, plant, fuel, tech = cast("tuple[int, int, int, int, int]", option)
        card = cast("tuple[int, ...]", ask.about)[0]
        return contract_worth(s, seat, card, level) - loss(s, seat, level, (metal, plant, fuel, tech), card)
    if kind == "gains":
        return float(len(cast("tuple[str, ...]", option)))
    if kind == "front":
        return front_option_worth(s, seat, s.held, option)
    if kind == "reward-tile":
        return front_worth(s, seat, s.display[cast(int, option)], s.level)
    if kind == "sponsor-effect":
        return 1.0 if option == "gain" else 0.0
    if kind == "stay":
        return 1.0 if option == "oxygen" and s.players[seat].batteries > 2 else 0.5
    return 0.0


# --- contracts ---


def fill_worth(s: OtysState, seat: int, card: int) -> float:
    """Filling comes first, unless it would spoil something better."""
    best = NEVER
    for level, metal, plant, fuel, tech in payments(s, seat, card):
        payment: Payment = (metal, plant, fuel, tech)
        worth = contract_worth(s, seat, card, level) - loss(s, seat, level, payment, card)
        best = max(best, worth)
    return best + 10.0 if best > -1.0 or time_left(s) < 0.1 else NEVER


def keep_worth(s: OtysState, seat: int, card: int) -> float:
    """How soon, and for how much, a contract could be filled."""
    return best_promise(s, seat, card, s.players[seat].zone) + 0.1 * s.c.contracts[card].prestige


# --- keys and sponsors ---


def moved(s: OtysState) -> list[int]:
    """The sponsors as they will lie when an X key has moved them."""
    return [s.sponsors[-1], *s.sponsors[:-1]]


def best_level(s: OtysState, seat: int) -> tuple[float, int]:
    """The best level for an X key."""
    sponsors = moved(s)
    return max([(key_worth(s, seat, level, sponsors), level) for level in range(1, LEVELS + 1)])


def key_worth(s: OtysState, seat: int, level: int, sponsors: list[int]) -> float:
    """What sponsor and diver of a level bring together."""
    diver = diver_at(s, seat, level)
    acted = diver_worth(s, seat, side_of(s, seat, diver), level)
    sponsor = sponsors[level - 1]
    return acted + sponsor_worth(s, seat, sponsor, level, diver, acted)


def sponsor_worth(s: OtysState, seat: int, sponsor: int, level: int, diver: int, acted: float) -> float:
    """What a sponsor brings, given what the diver at the key brings."""
    player = s.players[seat]
    side = s.c.sponsors[sponsor][s.sides[sponsor]]
    if player.credits < side.cost:
        return 0.0
    effect = side.effects[0]
    verb = effect.verb
    if verb == GAIN:
        return CREDIT_WORTH if effect.first == CREDIT else BATTERY_WORTH
    if verb == TWICE:
        return 0.8 * acted
    if verb == FREE_EFFECTS:
        return CREDIT_WORTH * side_of(s, seat, diver).cost
    if verb == USE_REWARD:
        return max([front_worth(s, seat, tile, level) for tile in s.display if tile != NONE])
    if verb == TAKE_BACK_KEY:
        return KEY_WORTH if player.track else 0.0
    if verb == UPGRADE:
        return equip_worth(s, seat, diver, effect.first)
    return 0.05


def equip_worth(s: OtysState, seat: int, diver: int, whom: int) -> float:
    """An upgrade for credits, with its prestige."""
    player = s.players[seat]
    divers = [diver] if whom == ACTIVATED else player.column[:SURFACED]
    better = [UPGRADE_WORTH[one] for one in divers if not player.upgraded[one]]
    return 1.0 + max(better) * time_left(s) - 2 * CREDIT_WORTH if better else 0.0


def step_1_worth(s: OtysState, seat: int, option: Value) -> float:
    """Use the sponsor if it helps, move another diver to the key if it is worth a battery, then go on."""
    if option == "activate":
        return 0.0
    diver = diver_at(s, seat, s.level)
    if option == "sponsor":
        acted = diver_worth(s, seat, side_of(s, seat, diver), s.level)
        worth = sponsor_worth(s, seat, s.sponsors[s.level - 1], s.level, diver, acted)
        return worth if worth > 0 else NEVER
    return max([replacement_worth(s, seat, slot) for slot in range(len(s.players[seat].column))]) - BATTERY_WORTH


def replacement_worth(s: OtysState, seat: int, slot: int) -> float:
    """How much better another diver would do at the key, if its propeller reaches so far."""
    here = SURFACED - 1 + s.level
    player = s.players[seat]
    if s.bound or slot == here or abs(slot - here) > s.c.movement[player.mechanic]:
        return NEVER
    now = diver_worth(s, seat, side_of(s, seat, player.column[here]), s.level)
    then = diver_worth(s, seat, side_of(s, seat, player.column[slot]), s.level)
    return (then - now) * (1.8 if s.left > 1 else 1.0)


def stay_worth(s: OtysState, seat: int) -> float:
    """A diver that would do as well again stays down, if batteries abound and its key is at hand."""
    player = s.players[seat]
    if player.batteries < 2 or s.level not in player.keys:
        return NEVER
    return diver_worth(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), s.level) - 1.2
