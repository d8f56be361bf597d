"""Pieces are conserved."""

from __future__ import annotations

from collections.abc import Iterator

from .setup import DISCS
from .state import EndeavorState


def invariants(s: EndeavorState) -> Iterator[str]:
    """Every piece that is lost, doubled, or where it cannot be."""
    yield from of_seats(s)
    yield from of_tiles(s)
    yield from of_tokens(s)
    yield from of_cards(s)
    yield from of_markers(s)


def of_seats(s: EndeavorState) -> Iterator[str]:
    """Discs, knowledge, track markers, submarines and crew of every seat."""
    for seat in range(s.seats):
        laid = s.discs.count(seat) + sum(s.spent[seat]) + sum([spots.bit_count() for spots in s.spots[seat]])
        if s.supply[seat] + s.hold[seat] + laid != DISCS:
            yield f"seat {seat} has {s.supply[seat]} + {s.hold[seat]} + {laid} discs, not {DISCS}"
        if s.hold[seat] < 0 or not 0 <= s.knowledge[seat] <= s.c.knowledge_cap:
            yield f"seat {seat} holds {s.hold[seat]} discs and {s.knowledge[seat]} knowledge"
        if any([not 0 <= at <= s.c.last for at in s.tracks[seat]]):
            yield f"seat {seat} has markers at {s.tracks[seat]}"
        if any([s.zones[cell] < 0 for cell in s.subs[seat]]) or len(s.subs[seat]) > 3:
            yield f"seat {seat} has submarines at {s.subs[seat]}"
        if len(s.crew[seat]) != len(s.spent[seat]) or len(s.crew[seat]) > 1 + s.round:
            yield f"seat {seat} has {len(s.crew[seat])} crew in round {s.round}"


def of_tiles(s: EndeavorState) -> Iterator[str]:
    """Every tile lies in one place, and discs lie on zones."""
    laid = [tile for tile in s.zones if tile >= 0]
    stacked = [tile for stack in s.stacks for tile in stack.pool + stack.tail]
    if len(set(laid + stacked)) != len(laid) + len(stacked):
        yield f"tiles are doubled: {sorted(laid + stacked)}"
    for cell, tile in enumerate(s.zones):
        if tile >= 0 and (s.where[tile] != cell or s.c.depth[tile] != s.sheet.depth_of[cell]):
            yield f"tile {tile} lies at {cell}, but is noted at {s.where[tile]}"
    for space, owner in enumerate(s.discs):
        if owner >= 0 and s.where[s.c.tile_of[space]] < 0:
            yield f"a disc lies on space {space} of a tile that is not in the ocean"


def of_tokens(s: EndeavorState) -> Iterator[str]:
    """Tokens on zones, in the supply, held and discarded."""
    unseen = sum([len(bag) for bag in s.bags])
    heaped = sum([len(heap) for heap in s.heaps])
    held = sum([len(tokens) for tokens in s.tokens])
    if heaped + s.bag_left > unseen or unseen + held + len(s.discards) > sum(s.c.token_copies):
        yield f"{unseen} unseen tokens, {heaped} laid, {s.bag_left} to lay, {held} held, {len(s.discards)} discarded"
    for bag, pile in enumerate(s.bags):
        known = sum([heap.count(bag) for heap in s.heaps]) + (s.bag_left if bag == len(s.bags) - 1 else 0)
        if not known <= len(pile) <= known + 2:
            yield f"bag {bag} has {len(pile)} tokens for {known} places"


def of_cards(s: EndeavorState) -> Iterator[str]:
    """Reports and crew."""
    if s.phase == 0:
        return
    reports = s.display + s.deck.pool + s.deck.tail + [report for own in s.reports for report in own]
    if len(set(reports)) != len(reports) or len(reports) not in (27, 28):
        yield f"reports are lost or doubled: {sorted(reports)}"
    hired = [code >> 1 for crew in s.crew for code in crew[1:]]
    for kind, level in enumerate(s.c.level):
        out = hired.count(kind) + s.tray[kind] + s.experts.count(kind) + s.expert_pile.pool.count(kind)
        if level and out not in (s.c.copies[kind], s.c.copies[kind] - 1):
            yield f"{out} crew of kind {kind}, not {s.c.copies[kind]}"


def of_markers(s: EndeavorState) -> Iterator[str]:
    """Influence markers."""
    if any([not -1 <= owner < s.seats for owner in s.owner]) or any([count < 0 for count in s.crowd]):
        yield "markers of a seat that does not play"
    if any([s.owner[hex] < 0 for hex in s.locked]):
        yield f"a locked hex is empty: {s.locked}"
