"""New Eden drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Game
from ....kernel.pen import columns, flow, pad, widest, wrapped
from ....kernel.sight import NOBODY
from ..content.tables import (
    ARMS,
    COLUMNS,
    OUTSIDE,
    OXYGEN,
    RESEARCH,
    ROUNDS,
    ROWS,
    Content,
)
from ..content.vocabulary import GAIN_COINS
from ..rules.free import TILES, use_of_plant
from ..rules.scoring import is_stable, pointer, worth
from ..rules.state import AUCTION, DEVELOPMENT, MARKET, NewEdenState
from ..rules.view import view
from ..words.phrases import extension_gives
from .pen import COIN, DEEPLE, END, POINT, REPAIR, Pen

Block = tuple[str, str]
"""A title, and lines of text with markup."""

NAUTILUS: Final = "◎"
ACTIVE: Final = "✓"


def board(
    game: Game[NewEdenState, Content], s: NewEdenState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if s.round == 0:
        return []
    pen = Pen(game, s, viewer, language, names, width)
    coins = coins_in_sight(pen)
    others = [seat for seat in range(len(s.stations)) if seat != viewer]
    blocks = [(station_title(pen, seat, coins[seat]), station(pen, seat)) for seat in others]
    blocks.append((clock(pen), "\n".join([*tableau(pen), bonus(pen), *legend(pen)])))
    if viewer != NOBODY:
        blocks.append((station_title(pen, viewer, coins[viewer]), station(pen, viewer)))
        if s.phase == MARKET:
            blocks.append((pen.say("text-market"), market(pen, viewer)))
    return blocks


def clock(pen: Pen) -> str:
    """Which round and phase it is."""
    return pen.say("text-clock", round=pen.s.round, rounds=ROUNDS, phase=pen.piece("phase", pen.s.phase))


def legend(pen: Pen) -> list[str]:
    """What the signs mean."""
    signs = (
        (DEEPLE, "deeple"), (COIN, "coins"), (POINT, "points"), (REPAIR, "repair"), (END, "end"), ("▲▼", "pointer"),
        (NAUTILUS, "nautilus"), (ACTIVE, "active"),
    )  # fmt: skip
    return flow("", [f"[dim]{sign} {pen.say(f'text-sign-{name}')}[/]" for sign, name in signs], pen.width)


def bonus(pen: Pen) -> str:
    """What the bonus cards of the round pay for each card of a group."""
    c = pen.s.c
    shown = []
    for card in pen.s.bonus:
        verb, each, _ = c.bonus_each[card]
        shown.append(f"{each}{COIN if verb == GAIN_COINS else POINT} × {pen.group(c.bonus_group[card])}")
    return f"{pen.say('text-bonus')}  {'   '.join(shown)}"


def tableau(pen: Pen) -> list[str]:
    """The rows with their price and damage, or their place in the auction; below, what research on them does."""
    s = pen.s
    rows = [[row_head(pen, row), *[cell(pen, row, column) for column in range(COLUMNS)]] for row in range(ROWS)]
    research = [card for card in s.tableau if card >= 0 and s.c.group[card] == RESEARCH]
    lines = columns(rows)
    if widest(lines) > pen.width:  # too narrow for a grid
        lines = [line for row in rows for line in flow(f"{row[0]}  ", row[1:], pen.width)]
    return lines + explained(pen, research)


def row_head(pen: Pen, row: int) -> str:
    """What taking from a row costs and does; in the auction, whether it is sold or on offer."""
    s = pen.s
    if s.phase == AUCTION:
        state = "text-sold" if s.sold[row] else "text-lot" if row == s.lot else "text-waiting"
        return f"{row + 1} {pen.say(state)}"
    damage = s.c.row_damage[row]
    harm = f"[green]{REPAIR}{-damage}[/]" if damage < 0 else f"[red]−{damage}[/]" if damage else "[dim]·[/]"
    return f"{str(s.c.row_price[row]).rjust(2)}{COIN} {harm}"


def cell(pen: Pen, row: int, column: int) -> str:
    """A card of the tableau, or its empty place."""
    card = pen.s.tableau[row * COLUMNS + column]
    return pen.module(card) if card >= 0 else "[dim]·[/]"


def explained(pen: Pen, research: Sequence[int]) -> list[str]:
    """What research modules do, each on a line of its own."""
    lines: list[str] = []
    for card in dict.fromkeys(research):
        id = pen.s.c.ids[card]
        lines += wrapped(f"{pen.say(id)}: {pen.say(f'{id}.text')}", pen.width, 2)
    return lines


def coins_in_sight(pen: Pen) -> list[str]:
    """Every station's coins, as far as the viewer knows them."""
    stations = view(pen.s, pen.viewer)["stations"]
    assert isinstance(stations, list)
    found: list[str] = []
    for station in stations:
        assert isinstance(station, dict)
        found.append("?" if station["coins"] is None else str(station["coins"]))
    return found


def station_title(pen: Pen, seat: int, coins: str) -> str:
    """Whose station it is: points, coins, damage and what the station holds."""
    s = pen.s
    own = s.stations[seat]
    parts = [f"{own.points}{POINT}", f"{coins}{COIN}"]
    stable = is_stable(s, seat)
    held = pen.say("text-stable" if stable else "text-unstable", damage=own.damage, pointer=pointer(s, seat))
    parts += [f"[{'green' if stable else 'red'}]{held}[/]", f"{END}{worth(s, seat)}"]
    if s.phase == DEVELOPMENT and seat in s.passed:
        parts.append(pen.say("text-passed"))
    if s.lot >= 0 and seat == s.bidder:
        parts.append(pen.say("text-bids", coins=s.high))
    elif s.lot >= 0 and seat < len(s.bidding) and not s.bidding[seat]:
        parts.append(f"[dim]{pen.say('text-out')}[/]")
    if seat == s.nautilus:
        parts.append(NAUTILUS)
    return f"{pen.station(seat)}  {'  '.join(parts)}"


def station(pen: Pen, seat: int) -> str:
    """The arms with their modules and deeple, the dome, the power plant and the extensions."""
    s = pen.s
    own = s.stations[seat]
    room = widest([pen.group(arm) for arm in range(ARMS)]) + 2
    lines: list[str] = []
    for arm in range(ARMS):
        modules = [module(pen, seat, arm, place) for place in range(len(own.arms[arm]))]
        if modules:
            lines += flow(pad(pen.group(arm), room), modules, pen.width, " │ ")
    lines += explained(pen, own.arms[RESEARCH])
    dome = f"{pen.say('dome')} {DEEPLE * own.dome or '–'}"
    if seat == pen.viewer:
        return "\n".join([*lines, *flow("", [dome, plant(pen, seat)], pen.width, " · "), *extensions(pen, seat)])
    tiles = [pen.piece("extension", group) for group in TILES if own.extended[group]]
    return "\n".join([*lines, *flow("", [dome, plant(pen, seat), *tiles], pen.width, " · ")])


def plant(pen: Pen, seat: int) -> str:
    """How often the power plant was used in this round, and what its next use brings."""
    used, uses = pen.s.stations[seat].vents, len(pen.s.c.vent_coins)
    said = pen.say("text-plant", used=used, uses=uses)
    if used == uses:
        return said
    coins, points, damage = use_of_plant(pen.s, seat)
    gains = f"{coins}{COIN}" + (f" {points}{POINT}" if points else "")
    return f"{said}, {pen.say('text-plant-next')} {gains} [red]−{max(0, damage)}[/]"


def extensions(pen: Pen, seat: int) -> list[str]:
    """The viewer's extensions, built or with their price, and what each gives."""
    s = pen.s
    lines: list[str] = []
    for group in TILES:
        built = s.stations[seat].extended[group]
        head = f"[bold green]{ACTIVE}[/] " if built else f"{s.c.extension_price[group]}{COIN} "
        text = f"{head}{pen.piece('extension', group)}: {pen.render(extension_gives(s.c, group))}"
        lines += wrapped(text, pen.width, 2)
    return lines


def module(pen: Pen, seat: int, group: int, place: int) -> str:
    """A module where it lies: activated, with deeple at its edge, or an oxygen card that is face down."""
    own = pen.s.stations[seat]
    values = pen.values(own.arms[group][place])
    if group == OXYGEN:
        return f"[dim strike]{values}[/]" if own.used[place] else values
    if group >= OUTSIDE:
        return values
    if own.staffed[group][place]:
        return f"[bold green]{ACTIVE}[/]{values}"
    return values + (f" [bold]{DEEPLE * own.lying[group][place]}[/]" if own.lying[group][place] else "")


def market(pen: Pen, seat: int) -> str:
    """The cards dealt to the viewer, what they bought, and what they leave to the auction."""
    own = pen.s.stations[seat]
    lines: list[str] = []
    for name, cards in (("hand", own.hand), ("parcel", own.parcel), ("left", own.left)):
        if cards:
            lines += flow(f"{pen.say(f'text-{name}')}  ", [pen.module(card) for card in cards], pen.width, " │ ")
    return "\n".join(lines + explained(pen, [card for card in own.hand if pen.s.c.group[card] == RESEARCH]))
