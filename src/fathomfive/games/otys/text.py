"""Otys drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel import Game, Phrase
from ...kernel.sight import NOBODY
from .pen import UPGRADED, Pen
from .phrases import amount, contract_name, reward_name, sponsor_text
from .shop import price, proceeds
from .state import COLOURS, LEVELS, NEUTRAL, NONE, SURFACED, OtysState, load
from .tables import CREDIT, PRESTIGE, Content

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
        (pen.say("text-colony"), colony(pen)),
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


def neighbour(pen: Pen, seat: int) -> str:
    """Another seat's levels in one line: its divers matter to spies."""
    cells = [
        f"{level} {pen.diver(seat, SURFACED - 1 + level)} {bay(pen, seat, level)}" for level in range(1, LEVELS + 1)
    ]
    return "   ".join(cells)


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
    """The viewer's column of divers, level by level, with keys, resources and bonuses."""
    s = pen.s
    player = s.players[pen.viewer]
    lines = [f"    ~ {', '.join([pen.diver(pen.viewer, slot) for slot in range(SURFACED)])} ~"]
    names = [pen.diver(pen.viewer, SURFACED - 1 + level) for level in range(1, LEVELS + 1)]
    widest = max([len(name) for name in names])
    for level in range(1, LEVELS + 1):
        sign = "[bold]►[/]" if s.step and s.turn == pen.viewer and s.level == level else " "
        key = f"[bold]‹{level}›[/]" if level in player.keys else "[dim] · [/]"
        bonus = player.rewards[level - 1]
        kept = ""
        if bonus != NONE:
            reward = s.c.rewards[bonus]
            kept = f"  [dim]+ {pen.render(amount(reward.amount, reward.back))}[/]"
        lines.append(f"{sign}{key} {names[level - 1].ljust(widest)}  {bay(pen, pen.viewer, level)}{kept}")
    keys = [pen.piece("key", key) for key in player.keys if key > LEVELS] + [pen.piece("key", NEUTRAL)] * player.neutral
    lines.append(f"    {pen.say('text-x-keys')} {', '.join(keys) or '–'}")
    return "\n".join(lines)
