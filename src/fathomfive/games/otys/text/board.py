"""Otys drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Game, Phrase
from ....kernel.sight import NOBODY
from ..content.tables import CREDIT, NEUTRAL_KEY, PRESTIGE, Content
from ..rules.shop import price, proceeds
from ..rules.state import COLOURS, LEVELS, NONE, SURFACED, OtysState, load
from ..words.phrases import amount, contract_name, diver_short, reward_name, sponsor_text
from .pen import UPGRADED, Pen

Block = tuple[str, str]
"""A title, and lines of text with markup."""

SIGNS: Final = ["[bright_blue]⬢[/]", "[green]♣[/]", "[yellow]▮[/]", "[white]◇[/]"]
"""Metal, plant, fuel, tech."""
FREE: Final = "[dim]·[/]"


def board(
    game: Game[OtysState, Content], s: OtysState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if s.round == 0:
        return []
    pen = Pen(game, s, viewer, language, names)
    legend = "  ".join([f"{SIGNS[colour]} {pen.piece('item', colour)}" for colour in range(COLOURS)])
    others = [seat for seat in range(s.seats) if seat != viewer]
    blocks = [(f"[seat{seat + 1}]{pen.seat(seat)}[/]  {purse(pen, seat)}", neighbour(pen, seat)) for seat in others]
    blocks += [
        (f"{pen.say('text-shop')}  [dim]{pen.say('text-shop-legend')}[/]", shop(pen)),
        (f"{pen.say('text-colony')}  [dim]{bag(pen)}[/]", colony(pen)),
        (f"{pen.say('text-contracts')}  [dim]{deck(pen)}[/]", contracts(pen)),
    ]
    if viewer != NOBODY:
        title = f"[seat{viewer + 1}]{pen.say('text-zone')}[/]  {purse(pen, viewer)}"
        blocks.append((title, f"[dim]{legend}  {UPGRADED} {pen.say('text-upgraded')}[/]\n{zone(pen)}"))
    return blocks


def purse(pen: Pen, seat: int) -> str:
    """What a seat has: prestige, credits, batteries, keys, specialists, private contracts."""
    s = pen.s
    player = s.players[seat]
    return pen.render(
        Phrase(
            "text-purse",
            prestige=amount(player.prestige, PRESTIGE),
            credits=amount(player.credits, CREDIT),
            batteries=Phrase("amount-battery", number=player.batteries),
            used=len(player.track),
            returns=s.c.returns[player.hacker],
            movement=s.c.movement[player.mechanic],
            hand=len(player.hand),
        )
    )


def bay(pen: Pen, seat: int, level: int) -> str:
    """The resources of a level and its free spaces."""
    s = pen.s
    counts = s.players[seat].zone[(level - 1) * COLOURS : level * COLOURS]
    signs = "".join([SIGNS[colour] * count for colour, count in enumerate(counts)])
    return signs + FREE * (s.c.spaces[level - 1] - load(s, seat, level))


def bonus(pen: Pen, seat: int, level: int) -> str:
    """What the reward tile on a level gives for every contract filled there."""
    tile = pen.s.players[seat].rewards[level - 1]
    return "" if tile == NONE else f"[dim]+ {pen.piece('back', tile)}[/]"


def neighbour(pen: Pen, seat: int) -> str:
    """Another seat's divers, levels with their tiles, and keys: they matter to spies."""
    player = pen.s.players[seat]
    surfaced = ", ".join([pen.diver(seat, slot) for slot in range(SURFACED)])
    cells = [
        f"{level} {pen.diver(seat, SURFACED - 1 + level)} {bay(pen, seat, level)} {bonus(pen, seat, level)}".rstrip()
        for level in range(1, LEVELS + 1)
    ]
    keys = [str(key) for key in player.keys if key <= LEVELS] + x_keys(pen, seat)
    return "\n".join(
        [
            f"[dim]{pen.say('text-surface')}[/] {surfaced}",
            "   ".join(cells),
            f"[dim]{pen.say('text-keys')}[/] {', '.join(keys) or '–'}",
        ]
    )


def x_keys(pen: Pen, seat: int) -> list[str]:
    """A seat's available X keys: its own, and how many neutral ones."""
    player = pen.s.players[seat]
    found = [pen.piece("key", key) for key in player.keys if key > LEVELS]
    return found + ([pen.render(amount(player.neutral, NEUTRAL_KEY))] if player.neutral else [])


def shop(pen: Pen) -> str:
    """What each colour costs, and what it brings."""
    s = pen.s
    cells: list[str] = []
    for colour in range(COLOURS):
        buying = pen.render(Phrase("text-buy", price=price(s, colour, 0))) if s.shop[colour] else pen.say("text-none")
        if s.shop[colour] == len(s.c.row_credits):
            selling = pen.say("text-full")
        else:
            credits, prestige = proceeds(s, colour, 0)
            selling = pen.render(Phrase("text-sell", credits=credits, prestige=prestige))
        cells.append(f"{SIGNS[colour] * s.shop[colour] or FREE} {pen.piece('item', colour)}: {buying}, {selling}")
    return "\n".join(cells)


def colony(pen: Pen) -> str:
    """By level: the sponsor, and the two reward tiles."""
    s = pen.s
    rows = [
        (
            level,
            pen.piece("sponsor", s.sponsors[level - 1]),
            pen.render(sponsor_text(s, level)),
            " | ".join([tile(pen, space) for space in (level * 2 - 2, level * 2 - 1)]),
        )
        for level in range(1, LEVELS + 1)
    ]
    return "\n".join(
        [f"[bold]{level}[/] [cyan]{name}[/] {what}\n    [dim]{tiles}[/]" for level, name, what, tiles in rows]
    )


def tile(pen: Pen, space: int) -> str:
    """A reward tile of the colony."""
    number = pen.s.display[space]
    return pen.render(reward_name(pen.s, number)) if number != NONE else "–"


def deck(pen: Pen) -> str:
    """How many contracts can still be drawn."""
    return pen.render(Phrase("text-deck", count=len(pen.s.deck) + len(pen.s.under)))


def contracts(pen: Pen) -> str:
    """The public contracts, and the viewer's own."""
    s = pen.s
    lines = [f"◈ {pen.render(contract_name(s, card))}" for card in s.contracts if card != NONE]
    if pen.viewer != NOBODY:
        own = s.players[pen.viewer].hand
        lines += [f"[bold]◇ {pen.render(contract_name(s, card))}[/] [dim]{pen.say('text-private')}[/]" for card in own]
    return "\n".join(lines) or pen.say("text-none")


def zone(pen: Pen) -> str:
    """The viewer's column of divers, slot by slot, with keys, resources, bonuses and what each diver does."""
    s = pen.s
    seat = pen.viewer
    player = s.players[seat]
    names = [pen.diver(seat, slot) for slot in range(len(player.column))]
    does = [f"[dim]{pen.render(diver_short(s, seat, diver))}[/]" for diver in player.column]
    widest = max([len(name) for name in names])
    lines = [f"  ~  {names[slot].ljust(widest)}  {' ' * max(s.c.spaces)}  {does[slot]}" for slot in range(SURFACED)]
    for level in range(1, LEVELS + 1):
        slot = SURFACED - 1 + level
        sign = "[bold]►[/]" if s.step and s.turn == seat and s.level == level else " "
        key = f"[bold]‹{level}›[/]" if level in player.keys else "[dim] · [/]"
        room = " " * (max(s.c.spaces) - s.c.spaces[level - 1])
        line = f"{sign}{key} {names[slot].ljust(widest)}  {bay(pen, seat, level)}{room}  {does[slot]}"
        lines.append(f"{line}  {bonus(pen, seat, level)}".rstrip())
    lines.append(f"    {pen.say('text-x-keys')} {', '.join(x_keys(pen, seat)) or '–'}")
    return "\n".join(lines)


def bag(pen: Pen) -> str:
    """How many reward tiles can still be drawn, and how many will come back."""
    return pen.render(Phrase("text-bag", bag=len(pen.s.bag), discards=len(pen.s.discards)))
