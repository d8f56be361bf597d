"""A rule of thumb: use the key whose sponsor and diver bring the most into sight, fill what can be filled."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import AnyAsk, Ask, Stream, Value, by_kind, for_option
from ..content import vocabulary
from ..content.tables import CREDIT, Payment
from ..content.vocabulary import ACTIVATED, FREE_EFFECTS, GAIN, TAKE_BACK_KEY, TWICE, USE_REWARD
from ..rules.contracts import TAKE, filling, payments
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
    Fill,
    Paid,
    Use,
)
from ..rules.state import LEVELS, NONE, SURFACED, OtysState, diver_at
from ..rules.verbs import is_x
from .worth import (
    BATTERY_WORTH,
    CREDIT_WORTH,
    KEY_WORTH,
    UPGRADE_WORTH,
    best_promise,
    contract_worth,
    diver_worth,
    effect_worth,
    front_option_worth,
    front_worth,
    loss,
    time_left,
)

NEVER: Final = -9.0


def advise(s: OtysState, ask: AnyAsk, stream: Stream) -> Value:
    """The option that looks best to the asked seat; ties are broken by chance."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    worth_of = WORTH[ask.kind]
    best = 0.0
    found: list[Value] = []
    for option in options:
        worth = worth_of(s, ask, option)
        if not found or worth > best:
            best = worth
            found = [option]
        elif worth == best:
            found.append(option)
    return found[stream.below(len(found))]


def worths(s: OtysState, ask: AnyAsk) -> list[float]:
    """What each option seems worth to the asked seat."""
    worth_of = WORTH[ask.kind]
    return [worth_of(s, ask, option) for option in ask.options]


# --- what an option seems worth, in prestige, compared with the other options of its question ---


def key_option(s: OtysState, ask: Ask[int | Fill], option: int | Fill) -> float:
    """A key with its sponsor and diver; an X key by its best level."""
    if isinstance(option, tuple):
        return fill_worth(s, ask.seat, option[1])
    return best_level(s, ask.seat)[0] - KEY_WORTH if is_x(option) else key_worth(s, ask.seat, option, s.sponsors)


def level_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """A level for an X key, with the sponsors as it will move them."""
    return key_worth(s, ask.seat, option, moved(s))


def step_1_option(s: OtysState, ask: Ask[str | Fill], option: str | Fill) -> float:
    """Use the sponsor if it helps, move another diver to the key if it is worth a battery, then go on."""
    seat = ask.seat
    if isinstance(option, tuple):
        return fill_worth(s, seat, option[1])
    if option == "activate":
        return 0.0
    diver = diver_at(s, seat, s.level)
    if option == "sponsor":
        acted = diver_worth(s, seat, side_of(s, seat, diver), s.level)
        worth = sponsor_worth(s, seat, s.sponsors[s.level - 1], s.level, diver, acted)
        return worth if worth > 0 else NEVER
    return best_replacement(s, seat) - BATTERY_WORTH


def effect_option(s: OtysState, ask: Ask[Use], option: Use) -> float:
    """One use of the own diver."""
    card = filling(option)
    if card != NONE:
        return fill_worth(s, ask.seat, card)
    return effect_worth(s, ask.seat, side_of(s, ask.seat, diver_at(s, ask.seat, s.level)), option, s.level, 0)


def copied_option(s: OtysState, ask: Ask[Use], option: Use) -> float:
    """One use of a neighbour's diver."""
    owner, diver = cast("tuple[int, int]", ask.about)
    return effect_worth(s, ask.seat, side_of(s, owner, diver), option, s.level, 1 << owner)


def step_3_option(s: OtysState, ask: Ask[str | Fill], option: str | Fill) -> float:
    """Let the diver go up, unless it would do as well again."""
    if isinstance(option, tuple):
        return fill_worth(s, ask.seat, option[1])
    return stay_worth(s, ask.seat) if option == "oxygen" else 0.0


def propeller_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """How much better a diver would do at the key."""
    return replacement_worth(s, ask.seat, option)


def move_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """To the key."""
    return 1.0 if option == SURFACED - 1 + s.level else 0.0


def key_back_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """The key that would bring most now."""
    return 0.5 if is_x(option) else key_worth(s, ask.seat, option, s.sponsors)


def upgrade_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """The diver who gains most by it."""
    return UPGRADE_WORTH[option]


def keep_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """How soon, and for how much, a contract could be filled."""
    return best_promise(s, ask.seat, option, s.players[ask.seat].zone) + 0.1 * s.c.contracts[option].prestige


def payment_option(s: OtysState, ask: Ask[Paid], option: Paid) -> float:
    """What a contract brings on a level, less what it spoils there."""
    level, metal, plant, fuel, tech = option
    card = cast("tuple[int, ...]", ask.about)[0]
    return contract_worth(s, ask.seat, card, level) - loss(s, ask.seat, level, (metal, plant, fuel, tech), card)


def gains_option(s: OtysState, ask: Ask[str], option: str) -> float:
    """Prestige that ends the game: whoever is asked has most of it then."""
    return float(option == TAKE)


def front_option(s: OtysState, ask: Ask[int | str], option: int | str) -> float:
    """One use of the front of the tile in hand."""
    return front_option_worth(s, ask.seat, s.held, option, s.level)


def reward_tile_option(s: OtysState, ask: Ask[int], option: int) -> float:
    """The tile whose front brings most."""
    return front_worth(s, ask.seat, s.display[option], s.level)


def sponsor_effect_option(s: OtysState, ask: Ask[str], option: str) -> float:
    """What is gained for nothing."""
    return 1.0 if option == "gain" else 0.0


def stay_option(s: OtysState, ask: Ask[str], option: str) -> float:
    """A copied diver stays if batteries abound."""
    return 1.0 if option == "oxygen" and s.players[ask.seat].batteries > 2 else 0.5


def any_option(s: OtysState, ask: AnyAsk, option: Value) -> float:
    """One exchange is as good as another."""
    return 0.0


WORTH: Final = by_kind(
    for_option(KEY, key_option),
    for_option(LEVEL, level_option),
    for_option(STEP_1, step_1_option),
    for_option(PROPELLER, propeller_option),
    for_option(MOVE, move_option),
    for_option(EFFECT, effect_option),
    for_option(COPIED, copied_option),
    for_option(STEP_3, step_3_option),
    for_option(STAY, stay_option),
    for_option(KEY_BACK, key_back_option),
    for_option(UPGRADE, upgrade_option),
    for_option(KEEP, keep_option),
    for_option(PAYMENT, payment_option),
    for_option(GAINS, gains_option),
    for_option(FRONT, front_option),
    for_option(REWARD_TILE, reward_tile_option),
    for_option(SPONSOR_EFFECT, sponsor_effect_option),
    for_option(SWAP_HERE, any_option),
    for_option(SWAP_THERE, any_option),
)
ADVISE: Final = by_kind(*[(kind, advise) for kind in WORTH])


# --- contracts ---


def fill_worth(s: OtysState, seat: int, card: int) -> float:
    """Filling comes first, unless it would spoil something better."""
    best = NEVER
    for level, metal, plant, fuel, tech in payments(s, seat, card):
        payment: Payment = (metal, plant, fuel, tech)
        worth = contract_worth(s, seat, card, level) - loss(s, seat, level, payment, card)
        best = max(best, worth)
    return best + 10.0 if best > -1.0 or time_left(s) < 0.1 else NEVER


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
    if verb == vocabulary.UPGRADE:
        return equip_worth(s, seat, diver, effect.first)
    return 0.05


def equip_worth(s: OtysState, seat: int, diver: int, whom: int) -> float:
    """An upgrade for credits, with its prestige."""
    player = s.players[seat]
    divers = [diver] if whom == ACTIVATED else player.column[:SURFACED]
    better = [UPGRADE_WORTH[one] for one in divers if not player.upgraded[one]]
    return 1.0 + max(better) * time_left(s) - 2 * CREDIT_WORTH if better else 0.0


def replacement_worth(s: OtysState, seat: int, slot: int) -> float:
    """How much better another diver would do at the key, if its propeller reaches so far."""
    return better(s, seat, slot, at_key(s, seat, key_slot(s))) if may_replace(s, seat, slot) else NEVER


def best_replacement(s: OtysState, seat: int) -> float:
    """How much better the best other diver would do at the key."""
    slots = [slot for slot in range(len(s.players[seat].column)) if may_replace(s, seat, slot)]
    now = at_key(s, seat, key_slot(s)) if slots else 0.0
    best = NEVER
    for slot in slots:
        best = max(best, better(s, seat, slot, now))
    return best


def key_slot(s: OtysState) -> int:
    """The place of the column at the key."""
    return SURFACED - 1 + s.level


def may_replace(s: OtysState, seat: int, slot: int) -> bool:
    """Whether the propeller of another diver reaches the key."""
    here = key_slot(s)
    return not s.bound and slot != here and abs(slot - here) <= s.c.movement[s.players[seat].mechanic]


def at_key(s: OtysState, seat: int, slot: int) -> float:
    """What the diver of a slot would do at the key."""
    return diver_worth(s, seat, side_of(s, seat, s.players[seat].column[slot]), s.level)


def better(s: OtysState, seat: int, slot: int, now: float) -> float:
    """How much better a diver would do at the key than the one who is there, twice if the key acts twice."""
    return (at_key(s, seat, slot) - now) * (1.8 if s.left > 1 else 1.0)


def stay_worth(s: OtysState, seat: int) -> float:
    """A diver that would do as well again stays down, if batteries abound and its key is at hand."""
    player = s.players[seat]
    if player.batteries < 2 or s.level not in player.keys:
        return NEVER
    return diver_worth(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), s.level) - 1.2
