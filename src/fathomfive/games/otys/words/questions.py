"""Every question in words: what is asked, what an option says, what it points at, and the rule behind it."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Phrase, by_kind, for_option, for_question, plain
from ..content.tables import CREDIT, ITEMS, PRESTIGE
from ..content.vocabulary import FREE_EFFECTS, TRADE
from ..rules.contracts import TAKE
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
from ..rules.rewards import front_options
from ..rules.sponsors import sponsor_side
from ..rules.state import COLOURS, LEVELS, NONE, SURFACED, OtysState, diver_at
from .phrases import amount, diver_text, front_name, front_text, idle, listed, piece, reward_name, sponsor_text
from .uses import about, fill_label, use_label

ASK_RULES: Final[dict[str, str]] = {
    KEY.name: "OT-4.2",
    LEVEL.name: "OT-5.1",
    STEP_1.name: "OT-4.3",
    PROPELLER.name: "OT-6.1",
    MOVE.name: "OT-6.1",
    KEY_BACK.name: "OT-9.7",
    SPONSOR_EFFECT.name: "OT-9.12",
    UPGRADE.name: "OT-9.10",
    SWAP_HERE.name: "OT-9.12",
    SWAP_THERE.name: "OT-9.12",
    REWARD_TILE.name: "OT-9.6",
    FRONT.name: "OT-15.1",
    EFFECT.name: "OT-4.4",
    COPIED.name: "OT-12.3",
    KEEP.name: "OT-12.2",
    PAYMENT.name: "OT-7.3",
    GAINS.name: "OT-7.8",
    STEP_3.name: "OT-4.5",
    STAY.name: "OT-16.3",
}
"""The rule behind each question."""

# --- what is asked ---


def diver_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """A question about the diver at the key."""
    return Phrase(f"ask-{ask.kind}", diver=piece(s, "diver", about(ask)[0]), level=s.level)


def effect_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """What the diver at the key does; the first or the second time, if it acts twice."""
    diver, time = about(ask)
    return Phrase("ask-effect", diver=piece(s, "diver", diver), level=s.level, time=time)


def upgrade_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """Whom to upgrade, what it costs and scores."""
    side = sponsor_side(s)
    return Phrase("ask-upgrade", price=amount(side.cost, CREDIT), gain=amount(side.prestige, PRESTIGE))


def copied_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """A neighbour's diver, and what it does."""
    owner, diver = about(ask)
    return Phrase("ask-copied", diver=piece(s, "diver", diver), text=diver_text(s, owner, diver))


def move_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """Where to with the diver of a slot."""
    return Phrase("ask-move", diver=piece(s, "diver", s.players[ask.seat].column[about(ask)[0]]))


def payment_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """How to pay for a contract."""
    return Phrase("ask-payment", contract=piece(s, "contract", about(ask)[0]))


def gains_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """Whether to take a bonus that would end the game."""
    card, level = about(ask)
    return Phrase(
        "ask-gains",
        name=Phrase(f"contract-{s.c.contracts[card].id}"),
        level=level,
        things=piece(s, "back", s.players[ask.seat].rewards[level - 1]),
    )


def front_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """How to use a tile's front: of a tile that will stay, or of one that is discarded."""
    tile, gives_back = about(ask)
    if TAKE in ask.options:
        return Phrase("front-ends-game", reward=front_name(s, tile))
    return Phrase("ask-front", reward=reward_name(s, tile) if gives_back else front_name(s, tile))


def swap_there_prompt(s: OtysState, ask: AnyAsk) -> Phrase:
    """What to exchange a resource for."""
    return Phrase("ask-swap-there", item=piece(s, "item", about(ask)[0]))


PROMPT: Final = by_kind(
    for_question(KEY, plain.prompt),
    for_question(LEVEL, plain.prompt),
    for_question(STEP_1, diver_prompt),
    for_question(PROPELLER, plain.prompt),
    for_question(MOVE, move_prompt),
    for_question(EFFECT, effect_prompt),
    for_question(COPIED, copied_prompt),
    for_question(STEP_3, diver_prompt),
    for_question(STAY, diver_prompt),
    for_question(KEY_BACK, plain.prompt),
    for_question(UPGRADE, upgrade_prompt),
    for_question(KEEP, plain.prompt),
    for_question(PAYMENT, payment_prompt),
    for_question(GAINS, gains_prompt),
    for_question(FRONT, front_prompt),
    for_question(REWARD_TILE, plain.prompt),
    for_question(SPONSOR_EFFECT, plain.prompt),
    for_question(SWAP_HERE, plain.prompt),
    for_question(SWAP_THERE, swap_there_prompt),
)

# --- what an option says ---


def key_label(s: OtysState, ask: AnyAsk, option: int | Fill) -> Phrase:
    """A key with the diver and the sponsor it would meet."""
    if isinstance(option, tuple):
        return fill_label(s, option[1])
    if option > LEVELS:
        return Phrase("key-choice-x", key=piece(s, "key", option))
    diver = piece(s, "diver", diver_at(s, ask.seat, option))
    return Phrase("key-choice", number=option, diver=diver, sponsor=sponsor_text(s, option))


def level_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A level with the diver and the sponsor that an X key would meet there."""
    # An X key moves the sponsors first, so the one that will be met is one level above now.
    sponsor = sponsor_text(s, (option - 2) % LEVELS + 1)
    diver = piece(s, "diver", diver_at(s, ask.seat, option))
    return Phrase("level-choice", number=option, diver=diver, sponsor=sponsor)


def step_label(s: OtysState, ask: AnyAsk, option: str | Fill) -> Phrase:
    """What can be done before or after the diver acts."""
    return fill_label(s, option[1]) if isinstance(option, tuple) else word_label(s, ask, option)


def word_label(s: OtysState, ask: AnyAsk, option: str) -> Phrase:
    """An option that is one word."""
    player = s.players[ask.seat]
    if option == "sponsor":
        return idle(Phrase("use-sponsor", text=sponsor_text(s, s.level)), sponsor_is_idle(s, ask.seat))
    if option == "activate":
        diver = diver_at(s, ask.seat, s.level)
        twice = "yes" if s.left > 1 else "no"
        text = diver_text(s, ask.seat, diver)
        return Phrase("use-activate", diver=piece(s, "diver", diver), text=text, twice=twice)
    if option == "propeller":
        return Phrase("use-propeller", batteries=player.batteries, movement=s.c.movement[player.mechanic])
    if option == "oxygen":
        return Phrase("use-oxygen", batteries=player.batteries, level=s.level)
    if option == "surface":
        above = player.column[SURFACED - 2 + s.level]
        return Phrase("use-surface", diver=piece(s, "diver", above), level=s.level)
    return Phrase(f"item-{option}") if option in ITEMS else Phrase(f"use-{option}")


def sponsor_is_idle(s: OtysState, seat: int) -> bool:
    """Whether the sponsor at the key pays for nothing: the diver there would cost nothing anyway."""
    effect = sponsor_side(s).effects[0]
    side = side_of(s, seat, diver_at(s, seat, s.level))
    return effect.verb == FREE_EFFECTS and side.rule != TRADE and not side.cost


def propeller_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A diver and where it is."""
    diver = piece(s, "diver", s.players[ask.seat].column[option])
    return Phrase("diver-in-slot", diver=diver, slot=piece(s, "slot", option))


def slot_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A slot."""
    return piece(s, "slot", option)


def key_back_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A used key."""
    return piece(s, "key", option)


def upgrade_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A diver with what it will do when upgraded."""
    text = Phrase(f"diver-{s.c.diver_ids[option]}.upgraded")
    return Phrase("diver-upgrade", diver=piece(s, "diver", option), text=text)


def keep_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A contract."""
    return piece(s, "contract", option)


def item_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A resource."""
    return piece(s, "item", option)


def payment_label(s: OtysState, ask: AnyAsk, option: Paid) -> Phrase:
    """What is paid, from which level, and what the tile there adds."""
    level, *counts = option
    paid = listed([amount(count, colour) for colour, count in enumerate(counts) if count])
    tile = s.players[ask.seat].rewards[level - 1]
    if tile == NONE:
        return Phrase("payment", level=level, things=paid)
    return Phrase("payment-bonus", level=level, things=paid, bonus=piece(s, "back", tile))


def swap_there_label(s: OtysState, ask: AnyAsk, option: tuple[int, int]) -> Phrase:
    """A resource on another level."""
    level, colour = option
    return Phrase("item-on-level", item=piece(s, "item", colour), level=level)


def reward_tile_label(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """A tile, where it lies, and what its front does; its back is not to be had."""
    tile = s.display[option]
    label = Phrase("reward-on-level", reward=front_name(s, tile), level=option // 2 + 1, text=front_text(s, tile))
    return idle(label, not front_options(s, ask.seat, tile, s.level))


def front_label(s: OtysState, ask: AnyAsk, option: int | str) -> Phrase:
    """One use of a tile's front: a diver to upgrade, or a word."""
    return upgrade_label(s, ask, option) if isinstance(option, int) else word_label(s, ask, option)


LABEL: Final = by_kind(
    for_option(KEY, key_label),
    for_option(LEVEL, level_label),
    for_option(STEP_1, step_label),
    for_option(PROPELLER, propeller_label),
    for_option(MOVE, slot_label),
    for_option(EFFECT, use_label),
    for_option(COPIED, use_label),
    for_option(STEP_3, step_label),
    for_option(STAY, step_label),
    for_option(KEY_BACK, key_back_label),
    for_option(UPGRADE, upgrade_label),
    for_option(KEEP, keep_label),
    for_option(PAYMENT, payment_label),
    for_option(GAINS, word_label),
    for_option(FRONT, front_label),
    for_option(REWARD_TILE, reward_tile_label),
    for_option(SPONSOR_EFFECT, word_label),
    for_option(SWAP_HERE, item_label),
    for_option(SWAP_THERE, swap_there_label),
)

# --- what an option points at ---


def key_target(s: OtysState, ask: AnyAsk, option: int | Fill) -> str:
    """A key, or a contract to fill."""
    return f"contract/{option[1]}" if isinstance(option, tuple) else f"key/{ask.seat}/{option}"


def level_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A level."""
    return f"level/{ask.seat}/{option}"


def step_target(s: OtysState, ask: AnyAsk, option: str | Fill) -> str | None:
    """The diver, the sponsor, the batteries, or a contract to fill."""
    return f"contract/{option[1]}" if isinstance(option, tuple) else word_target(s, ask, option)


def word_target(s: OtysState, ask: AnyAsk, option: str) -> str | None:
    """The thing that a word means."""
    seat = ask.seat
    if option in ("propeller", "oxygen"):
        return f"batteries/{seat}"
    if option in ("mechanic", "hacker"):
        return f"{option}/{seat}"
    if option == "surface":
        return f"slot/{seat}/0"
    if option == "activate":
        return f"diver/{seat}/{diver_at(s, seat, s.level)}"
    if option == "sponsor":
        return f"sponsor/{s.level}"
    if option in ITEMS[:COLOURS]:
        return f"level/{seat}/{s.level}"
    return "deck" if option == "draw" else None


def propeller_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """The diver in a slot."""
    return f"diver/{ask.seat}/{s.players[ask.seat].column[option]}"


def slot_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A slot."""
    return f"slot/{ask.seat}/{option}"


def diver_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A diver."""
    return f"diver/{ask.seat}/{option}"


def contract_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A contract."""
    return f"contract/{option}"


def payment_target(s: OtysState, ask: AnyAsk, option: Paid) -> str:
    """The level from which is paid."""
    return f"level/{ask.seat}/{option[0]}"


def front_target(s: OtysState, ask: AnyAsk, option: int | str) -> str | None:
    """The diver to upgrade, or the level of the key."""
    return diver_target(s, ask, option) if isinstance(option, int) else word_target(s, ask, option)


def reward_tile_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A tile of the colony."""
    return f"reward/{option}"


def swap_here_target(s: OtysState, ask: AnyAsk, option: int) -> str:
    """A resource on the level of the key."""
    return f"resource/{ask.seat}/{s.level}/{option}"


def swap_there_target(s: OtysState, ask: AnyAsk, option: tuple[int, int]) -> str:
    """A resource on another level."""
    return f"resource/{ask.seat}/{option[0]}/{option[1]}"


def use_target(s: OtysState, ask: AnyAsk, option: Use) -> str | None:
    """What a diver takes, sells, buys or copies."""
    if isinstance(option, str):
        return word_target(s, ask, option)
    verb = option[0]
    if verb == "fill":
        return f"contract/{option[1]}"
    if verb == "reward":
        return f"reward/{option[1]}"
    if verb == "copy":
        return f"diver/{option[1]}/{option[2]}"
    if verb == "buy":
        return f"shop/{option[1]}"
    if verb == "sell":
        return f"resource/{ask.seat}/{s.level}/{ITEMS.index(str(option[1]))}"
    return f"level/{ask.seat}/{s.level}"


TARGET: Final = by_kind(
    for_option(KEY, key_target),
    for_option(LEVEL, level_target),
    for_option(STEP_1, step_target),
    for_option(PROPELLER, propeller_target),
    for_option(MOVE, slot_target),
    for_option(EFFECT, use_target),
    for_option(COPIED, use_target),
    for_option(STEP_3, step_target),
    for_option(STAY, step_target),
    for_option(KEY_BACK, key_target),
    for_option(UPGRADE, diver_target),
    for_option(KEEP, contract_target),
    for_option(PAYMENT, payment_target),
    for_option(GAINS, plain.nowhere),
    for_option(FRONT, front_target),
    for_option(REWARD_TILE, reward_tile_target),
    for_option(SPONSOR_EFFECT, plain.nowhere),
    for_option(SWAP_HERE, swap_here_target),
    for_option(SWAP_THERE, swap_there_target),
)
