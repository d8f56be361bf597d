"""Every question in words: what is asked, what an option says, what it points at, and the rule behind it."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import AnyAsk, Ask, Phrase, by_kind, for_option, for_question, plain
from ..content.tables import COLUMNS, EXTRA_DAMAGE, GROUPS, KRAKEN, OXYGEN, ROWS, WORST
from ..rules.auction import cards_in
from ..rules.free import is_free, use_of_plant
from ..rules.kinds import (
    ACTIVATE,
    AFTER,
    BID,
    BREATHE,
    BUY,
    DEEPLE,
    DOME,
    DROP,
    EXTRA,
    LAPSE,
    LOCK,
    LOSE,
    MARKET,
    NO,
    PASS,
    PLACE,
    PLANT,
    REWARD,
    ROW,
    TURN,
    WHERE,
    Action,
    Activation,
    Free,
    Last,
    Lot,
    Move,
    Order,
    Place,
    Reward,
    Way,
    origin_of,
    steps_of,
)
from ..rules.movement import movable
from ..rules.state import AUCTION, NewEdenState
from .phrases import describe, extension_gives, module, one_of, side_by_side

ASK_RULES: Final[dict[str, str]] = {
    TURN.name: "NE-4.2",
    AFTER.name: "NE-4.20",
    DEEPLE.name: "NE-4.10",
    WHERE.name: "NE-4.11",
    ACTIVATE.name: "NE-4.14",
    LOSE.name: "NE-8.3",
    PLACE.name: "NE-R10",
    MARKET.name: "NE-5.3",
    ROW.name: "NE-6.1",
    BID.name: "NE-6.3",
    REWARD.name: "NE-6.5",
    EXTRA.name: "NE-6.6",
    LOCK.name: "NE-12.9",
}
"""The rule behind each question."""

# --- what is asked ---


def after_prompt(s: NewEdenState, ask: AnyAsk) -> Phrase:
    """What ends when there are enough free actions: the turn, or the round."""
    return Phrase("ask-after", ending="round" if s.phase == AUCTION else "turn")


def origin_prompt(s: NewEdenState, ask: Ask[Move]) -> Phrase:
    """A question about a bottle, with the steps it gives."""
    return Phrase("ask-deeple", steps=steps_of(ask))


def goal_prompt(s: NewEdenState, ask: Ask[Way]) -> Phrase:
    """From where the deeple comes, and how far it goes."""
    origin, steps = origin_of(ask), steps_of(ask)
    if origin == DOME:
        return Phrase("ask-where", origin=Phrase("where-dome"), steps=steps)
    return Phrase("ask-where", origin=place_phrase(s, ask.seat, origin), steps=steps)


def bid_prompt(s: NewEdenState, ask: AnyAsk) -> Phrase:
    """The row that is auctioned, and the bid so far."""
    row, high = cast("tuple[int, int]", ask.about)
    return Phrase("ask-bid", row=row + 1, cards=len(cards_in(s, row)), high=high)


def reward_prompt(s: NewEdenState, ask: AnyAsk) -> Phrase:
    """How often one may still move and activate."""
    return Phrase("ask-reward", times=cast("tuple[int]", ask.about)[0])


PROMPT: Final = by_kind(
    for_question(TURN, plain.prompt),
    for_question(AFTER, after_prompt),
    for_question(DEEPLE, origin_prompt),
    for_question(WHERE, goal_prompt),
    for_question(ACTIVATE, plain.prompt),
    for_question(LOSE, plain.prompt),
    for_question(PLACE, plain.prompt),
    for_question(MARKET, plain.prompt),
    for_question(ROW, plain.prompt),
    for_question(BID, bid_prompt),
    for_question(REWARD, reward_prompt),
    for_question(EXTRA, plain.prompt),
    for_question(LOCK, plain.prompt),
)

# --- what an option says ---


def free_label(s: NewEdenState, seat: int, option: Free) -> Phrase:
    """The power plant with what it brings, an extension with what it gives and costs."""
    if option == PLANT:
        coins, points, damage = use_of_plant(s, seat)
        station = s.stations[seat]
        breaks = station.damage + damage > WORST
        return Phrase(
            "free-plant",
            use=station.vents + 1,
            uses=len(s.c.vent_coins),
            coins=coins,
            points=points,
            damage=max(0, damage),
            breaks="yes" if breaks else "no",
        )
    group = GROUPS.index(option[1])
    price = s.c.extension_price[group]
    return Phrase(
        "free-extend", extension=Phrase(f"extension-{option[1]}"), gives=extension_gives(s.c, group), price=price
    )


def action_label(s: NewEdenState, ask: AnyAsk, option: Action) -> Phrase:
    """An action of phase A."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    if option == PASS:
        marker = "no" if s.passed else "keep" if s.nautilus == ask.seat else "take"
        return Phrase("turn-pass", points=s.c.passing[len(s.stations)][len(s.passed)], marker=marker)
    return purchase_label(s, ask.seat, option[1]) if option[0] == BUY else oxygen_label(s, ask.seat, option[1])


def purchase_label(s: NewEdenState, seat: int, field: int) -> Phrase:
    """A card with its price and what its row does to the station: no more is repaired than is damaged."""
    row = field // COLUMNS
    card = side_by_side(s, s.tableau[row * COLUMNS : (row + 1) * COLUMNS], field % COLUMNS)
    damage = s.stations[seat].damage
    change = max(s.c.row_damage[row], -damage)
    effect = "repair" if change < 0 else "breaks" if damage + change > WORST else "damage" if change else "none"
    return Phrase("turn-buy", module=card, price=s.c.row_price[row], effect=effect, amount=abs(change))


def oxygen_label(s: NewEdenState, seat: int, number: int, damage: int = 0) -> Phrase:
    """An oxygen card to move with, what that costs, and its place on the arm if another one has the same bottles."""
    station = s.stations[seat]
    cards = station.arms[OXYGEN]
    name = module(s, cards[number])
    for other in range(len(cards)):
        if other != number and not station.used[other] and module(s, cards[other]) == name:
            name = Phrase("module-at", module=name, number=number + 1)
            break
    idle = not any([movable(station, steps) for steps in s.c.bottles[cards[number]]])
    return Phrase("use-oxygen", module=name, damage=damage, idle="yes" if idle else "no")


def after_label(s: NewEdenState, ask: AnyAsk, option: Last) -> Phrase:
    """Free actions, or the end of the turn or the round."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    return Phrase("after-done", ending="round" if s.phase == AUCTION else "turn")


def move_label(s: NewEdenState, ask: AnyAsk, option: Move) -> Phrase:
    """Where a deeple comes from, and how many lie there."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    if option == LAPSE:
        return Phrase("deeple-lapse")
    station = s.stations[ask.seat]
    if option == DOME:
        return Phrase("deeple-dome", count=station.dome)
    count = station.lying[GROUPS.index(option[0])][option[1]]
    return Phrase("deeple-from", place=place_phrase(s, ask.seat, option), count=count)


def place_phrase(s: NewEdenState, seat: int, place: Place) -> Phrase:
    """A module outside, and how far out it lies."""
    card = s.stations[seat].arms[GROUPS.index(place[0])][place[1]]
    return Phrase("module-at", module=module(s, card), number=place[1] + 1)


def goal_label(s: NewEdenState, ask: AnyAsk, option: Way) -> Phrase:
    """A module to go to, and what comes of it: activated at once, or what it still lacks."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    if option == LAPSE:
        return Phrase("deeple-lapse")
    place = place_phrase(s, ask.seat, (option[0], option[1]))
    if len(option) == 3:
        return Phrase("where-stand", place=place, idle=nothing_to_repair(s, ask.seat, option[0]))
    station = s.stations[ask.seat]
    arm, number = GROUPS.index(option[0]), option[1]
    if station.staffed[arm][number]:
        return Phrase("where-staffed", place=place)
    lacking = s.c.slots[station.arms[arm][number]] - station.lying[arm][number] - 1
    return Phrase("where-lie", place=place, lacking=max(0, lacking))


def nothing_to_repair(s: NewEdenState, seat: int, arm: str) -> str:
    """Whether activating a module of an arm would bring nothing: a kraken at a station without damage."""
    return "yes" if arm == GROUPS[KRAKEN] and not s.stations[seat].damage else "no"


def activation_label(s: NewEdenState, ask: AnyAsk, option: Activation) -> Phrase:
    """A module to activate, or none."""
    if option == NO:
        return Phrase("activate-no")
    idle = nothing_to_repair(s, ask.seat, option[0])
    return Phrase("activate-one", place=place_phrase(s, ask.seat, option), idle=idle)


def loss_label(s: NewEdenState, ask: AnyAsk, option: str) -> Phrase:
    """The outermost card of an arm."""
    return describe(s, s.stations[ask.seat].arms[GROUPS.index(option)][-1])


def card_label(s: NewEdenState, ask: AnyAsk, option: int) -> Phrase:
    """A card to place."""
    return one_of(s, s.stations[ask.seat].arriving, option)


def order_label(s: NewEdenState, ask: AnyAsk, option: Order | Free) -> Phrase:
    """Cards of the black market, with what so many of them cost."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    if not option:
        return Phrase("market-none")
    station = s.stations[ask.seat]
    damage = s.c.market_damage[len(option)]
    names = {f"card{i}": side_by_side(s, station.hand, number) for i, number in enumerate(option, 1)}
    return Phrase(
        f"market-{len(option)}",
        price=s.c.market_price[len(option)],
        damage=damage,
        breaks="yes" if station.damage + damage > WORST else "no",
        **names,
    )


def lot_label(s: NewEdenState, ask: AnyAsk, option: Lot | Free) -> Phrase:
    """A row with its cards, what they are worth at the end, and how often its winner may activate."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    row = option[1]
    cards = cards_in(s, row)
    if not cards:
        return Phrase("row-empty", row=row + 1)
    names = {f"card{i}": module(s, card) for i, card in enumerate(cards, 1)}
    return Phrase(f"row-{len(cards)}", row=row + 1, end=sum([s.c.end[card] for card in cards]), **names)


def bid_label(s: NewEdenState, ask: AnyAsk, option: int | Free) -> Phrase:
    """So many coins, or none."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    if option == DROP:
        return Phrase("bid-drop")
    return Phrase("bid-coins", coins=option, left=s.stations[ask.seat].coins - option)


def reward_label(s: NewEdenState, ask: AnyAsk, option: Reward) -> Phrase:
    """An oxygen card to move with, or no more."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    return oxygen_label(s, ask.seat, option[1]) if isinstance(option, tuple) else plain.label(s, ask, option)


def extra_label(s: NewEdenState, ask: AnyAsk, option: Reward) -> Phrase:
    """The same for a damage."""
    if is_free(option) or not isinstance(option, tuple):
        return reward_label(s, ask, option)
    return oxygen_label(s, ask.seat, option[1], EXTRA_DAMAGE)


def lock_label(s: NewEdenState, ask: AnyAsk, option: tuple[int, int] | Free) -> Phrase:
    """Two rows, and the two that are left to auction."""
    if is_free(option):
        return free_label(s, ask.seat, option)
    left = [row + 1 for row in range(ROWS) if row not in option]
    return Phrase("lock-rows", one=option[0] + 1, other=option[1] + 1, upper=left[0], lower=left[1])


LABEL: Final = by_kind(
    for_option(TURN, action_label),
    for_option(AFTER, after_label),
    for_option(DEEPLE, move_label),
    for_option(WHERE, goal_label),
    for_option(ACTIVATE, activation_label),
    for_option(LOSE, loss_label),
    for_option(PLACE, card_label),
    for_option(MARKET, order_label),
    for_option(ROW, lot_label),
    for_option(BID, bid_label),
    for_option(REWARD, reward_label),
    for_option(EXTRA, extra_label),
    for_option(LOCK, lock_label),
)

# --- what an option points at ---


def free_target(seat: int, option: Free) -> str:
    """The power plant, or an extension tile."""
    return f"plant/{seat}" if option == PLANT else f"extension/{seat}/{option[1]}"


def action_target(s: NewEdenState, ask: AnyAsk, option: Action) -> str:
    """A card of the tableau, an oxygen card, or the Nautilus marker."""
    if is_free(option):
        return free_target(ask.seat, option)
    if option == PASS:
        return "nautilus"
    return f"tableau/{option[1]}" if option[0] == BUY else f"station/{ask.seat}/{BREATHE}/{option[1]}"


def last_target(s: NewEdenState, ask: AnyAsk, option: Last) -> str | None:
    """Only free actions are done somewhere."""
    return free_target(ask.seat, option) if is_free(option) else None


def move_target(s: NewEdenState, ask: AnyAsk, option: Move) -> str | None:
    """The dome, or a module with deeple."""
    if is_free(option):
        return free_target(ask.seat, option)
    if option == DOME:
        return f"dome/{ask.seat}"
    return None if option == LAPSE else place_target(ask.seat, option)


def place_target(seat: int, place: Place) -> str:
    """A module outside."""
    return f"station/{seat}/{place[0]}/{place[1]}"


def goal_target(s: NewEdenState, ask: AnyAsk, option: Way) -> str | None:
    """A module outside, or what a free action is done with."""
    if is_free(option):
        return free_target(ask.seat, option)
    return None if option == LAPSE else place_target(ask.seat, (option[0], option[1]))


def activation_target(s: NewEdenState, ask: AnyAsk, option: Activation) -> str | None:
    """A module outside, or nothing."""
    return None if option == NO else place_target(ask.seat, option)


def loss_target(s: NewEdenState, ask: AnyAsk, option: str) -> str:
    """The outermost module of an arm."""
    arm = s.stations[ask.seat].arms[GROUPS.index(option)]
    return f"station/{ask.seat}/{option}/{len(arm) - 1}"


def card_target(s: NewEdenState, ask: AnyAsk, option: int) -> str:
    """A card to be placed."""
    return f"module/{option}"


def order_target(s: NewEdenState, ask: AnyAsk, option: Order | Free) -> str | None:
    """A dealt card, if it is one."""
    if is_free(option):
        return free_target(ask.seat, option)
    return f"hand/{option[0]}" if len(option) == 1 else None


def lot_target(s: NewEdenState, ask: AnyAsk, option: Lot | Free) -> str:
    """A row of the tableau."""
    return free_target(ask.seat, option) if is_free(option) else f"row/{option[1]}"


def bid_target(s: NewEdenState, ask: AnyAsk, option: int | Free) -> str:
    """The row that is auctioned."""
    return free_target(ask.seat, option) if is_free(option) else f"row/{s.lot}"


def reward_target(s: NewEdenState, ask: AnyAsk, option: Reward) -> str | None:
    """An oxygen card."""
    if is_free(option):
        return free_target(ask.seat, option)
    return f"station/{ask.seat}/{BREATHE}/{option[1]}" if isinstance(option, tuple) else None


def lock_target(s: NewEdenState, ask: AnyAsk, option: tuple[int, int] | Free) -> str | None:
    """Two rows are no one thing."""
    return free_target(ask.seat, option) if is_free(option) else None


TARGET: Final = by_kind(
    for_option(TURN, action_target),
    for_option(AFTER, last_target),
    for_option(DEEPLE, move_target),
    for_option(WHERE, goal_target),
    for_option(ACTIVATE, activation_target),
    for_option(LOSE, loss_target),
    for_option(PLACE, card_target),
    for_option(MARKET, order_target),
    for_option(ROW, lot_target),
    for_option(BID, bid_target),
    for_option(REWARD, reward_target),
    for_option(EXTRA, reward_target),
    for_option(LOCK, lock_target),
)
