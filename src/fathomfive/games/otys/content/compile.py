"""The decoded files, compiled to the tables the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ....kernel import Decoded, InvalidContent
from .entries import (
    BoardFile,
    ContractEntry,
    ContractFile,
    DiverFile,
    DiverSideData,
    RewardEntry,
    RewardFile,
    SponsorFile,
    SponsorSideData,
    Verb,
)
from .tables import BACKS, ITEMS, USED_KEY, Content, Contract, DiverSide, Effect, Payment, Reward, SponsorSide
from .vocabulary import CALLINGS, FRONTS, GAIN, TAKE_BACK_KEY, TARGETS, VERBS


def compile(decoded: Decoded) -> Content:
    """Turn the files into tables (OT-17)."""
    content = Content()
    board = decoded.file(BoardFile)
    content.spaces = [level.spaces for level in board.level]
    content.row_credits = [row.credits for row in board.row]
    content.row_prestige = [row.prestige for row in board.row]
    content.movement = [space.value for space in board.mechanic]
    content.returns = [space.value for space in board.hacker]
    if len(content.spaces) != 5:
        raise InvalidContent(f"board.toml: a search zone has 5 levels, not {len(content.spaces)}")
    if not 1 <= min(content.returns) <= max(content.returns) <= 6:
        raise InvalidContent(f"board.toml: the keys come back with 1 to 6 used keys, not {content.returns}")
    for diver in decoded.file(DiverFile).diver:
        content.diver_ids.append(diver.id)
        content.divers.append([_diver_side(diver.id, side) for side in (diver.basic, diver.upgraded)])
    for sponsor in decoded.file(SponsorFile).sponsor:
        content.sponsor_ids.append(sponsor.id)
        content.sponsors.append([_sponsor_side(sponsor.id, side) for side in (sponsor.basic, sponsor.advanced)])
    content.contracts = [_contract(entry, max(content.spaces)) for entry in decoded.file(ContractFile).contract]
    content.rewards = [_reward(entry) for entry in decoded.file(RewardFile).reward]
    if len(content.divers) != 8 or len(content.sponsors) != 5:
        raise InvalidContent("there are 8 divers and 5 sponsors")
    tiles = sum(reward.copies for reward in content.rewards)
    if tiles < 31:
        raise InvalidContent(f"rewards.toml: {tiles} tiles; at least 31 are needed, so that the bag can be refilled")
    return content


def _diver_side(id: str, side: DiverSideData) -> DiverSide:
    calling = str(side.effect[0][0]) if side.effect and side.effect[0] else ""
    if calling not in CALLINGS or (calling != "gain" and len(side.effect) > 1):
        raise InvalidContent(f"divers.toml: {id}: an effect is one of {', '.join(CALLINGS)}; only gains may be several")
    gains: list[int] = []
    if calling == "gain":
        effects = [_effect("divers.toml", id, verb) for verb in side.effect]
        gains = [USED_KEY if effect.verb == TAKE_BACK_KEY else effect.first for effect in effects]
    return DiverSide(CALLINGS.index(calling), gains, side.cost, side.bonus)


def _sponsor_side(id: str, side: SponsorSideData) -> SponsorSide:
    return SponsorSide([_effect("sponsors.toml", id, verb) for verb in side.effect], side.cost, side.prestige)


def _contract(entry: ContractEntry, most: int) -> Contract:
    ways: list[Payment]
    if entry.kind == "combination":
        needs: dict[str, int] = dict(entry.needs.items())
        ways = [_payment([needs.get(colour, 0) for colour in ITEMS[:4]])]
    else:
        if len(entry.numbers) > 4:
            raise InvalidContent(f"contracts.toml: {entry.id}: more numbers than colours")
        padded = entry.numbers + [0] * (4 - len(entry.numbers))
        ways = sorted({_payment(order) for order in permutations(padded)}, reverse=True)
    size = sum(ways[0])
    if not 1 <= size <= most:
        raise InvalidContent(f"contracts.toml: {entry.id}: {size} resources fit on no level")
    instant = [_effect("contracts.toml", entry.id, verb).first for verb in entry.instant]
    return Contract(entry.id, size, ways, entry.prestige, instant, most)


def _payment(counts: Sequence[int]) -> Payment:
    return (counts[0], counts[1], counts[2], counts[3])


def _reward(entry: RewardEntry) -> Reward:
    fronts = [_effect("rewards.toml", entry.id, verb) for verb in entry.front]
    backs = [_effect("rewards.toml", entry.id, verb) for verb in entry.back]
    if len(fronts) != 1 or len(backs) != 1 or backs[0].verb != GAIN:
        raise InvalidContent(f"rewards.toml: {entry.id}: a tile has one front and gains one thing on its back")
    if fronts[0].verb not in FRONTS:
        known = ", ".join([VERBS[verb] for verb in FRONTS])
        raise InvalidContent(f"rewards.toml: {entry.id}: a front can {known}, not {VERBS[fronts[0].verb]}")
    item, number = BACKS[entry.colour]
    if (backs[0].first, backs[0].second) != (item, number):
        raise InvalidContent(
            f"rewards.toml: {entry.id}: the back that goes with {entry.colour} is"
            f' [["gain", "{ITEMS[item]}", {number}]], not {entry.back}'
        )
    return Reward(entry.id, fronts[0], entry.colour, item, number, entry.copies)


def _effect(file: str, id: str, verb: Verb) -> Effect:
    """Compile one verb: names of items and targets become numbers."""
    if not verb or verb[0] not in VERBS:
        raise InvalidContent(f"{file}: {id}: unknown verb in {verb}; there are {', '.join(VERBS)}")
    numbers: list[int] = []
    for argument in verb[1:]:
        if isinstance(argument, int):
            numbers.append(argument)
        elif argument in ITEMS:
            numbers.append(ITEMS.index(argument))
        elif argument in TARGETS:
            numbers.append(TARGETS.index(argument))
        else:
            raise InvalidContent(f"{file}: {id}: {argument!r} is neither a thing nor a diver's place")
    if len(numbers) > 2:
        raise InvalidContent(f"{file}: {id}: {verb} has too many arguments")
    first, second = [*numbers, 0, 0][:2]
    return Effect(VERBS.index(str(verb[0])), first, second)
