"""Deep Blue's table drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Game, Phrase
from ....kernel.pen import aligned, mark
from ....kernel.sight import NOBODY
from ..content.tables import ANY, BLACK, BLUE, CITY_PARTS, COLOURS, SCENARIOS, SPOTS, Content
from ..rules.dive import draw_size
from ..rules.odds import any_danger_chance, dangerous, percent
from ..rules.scoring import stone_points
from ..rules.state import DeepBlueState
from ..words.phrases import piece
from .chart import chart
from .pen import STONE_STYLES, Pen

Block = tuple[str, str]
"""A title, and lines of text with markup."""

SPOT_STYLES = ("white", "yellow", "red", "bright_blue", "reverse", "bright_blue")


def board(
    game: Game[DeepBlueState, Content], s: DeepBlueState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if not s.boats:
        return []
    pen = Pen(game, s, viewer, language, names)
    blocks = [
        (f"{pen.say('text-chart')}  [dim]{pen.say('text-legend')}[/]", chart(pen, width)),
        (pen.say("text-seats"), seats(pen)),
        (f"{pen.say('text-wrecks')}  [dim]{pen.say('text-wrecks-legend')}[/]", wrecks(pen)),
        (f"{pen.say('text-market')}  [dim]{renewal(pen)}[/]", market(pen)),
        (f"{pen.say('text-logbook')}  {found_parts(pen)}", logbook(pen)),
    ]
    if s.site >= 0:
        blocks.append((dive_title(pen), dive(pen)))
    if viewer != NOBODY:
        blocks.append((pen.say("text-crew"), crew(pen)))
    return blocks


def wrecks(pen: Pen) -> str:
    """Every wreck in sight: where it lies, what its leader gets, its scout spots and who holds them."""
    s = pen.s
    nodes = [node for node in range(len(s.wrecks)) if s.wrecks[node] >= 0]
    rows = aligned(
        [
            (
                pen.piece("node", node),
                pen.piece("wreck", s.wrecks[node]),
                pen.render(Phrase("text-leader-points", points=s.c.wreck_points[s.wrecks[node]])),
                spots(pen, node),
            )
            for node in nodes
        ]
    )
    lines: list[str] = []
    for node, (place, wreck, points, where) in zip(nodes, rows, strict=True):
        sign = "[bold bright_cyan]★[/]" if s.c.wreck_city[s.wrecks[node]] else "[bold]◆[/]"
        line = f"{sign} [bold]{place}[/]  {wreck}  {points}  {where}"
        if s.riches[node] >= 0:
            line += f"  {pen.say('text-riches')} {pen.stone(s.riches[node])}"
        lines.append(line)
    return "\n".join(lines) or f"[dim]{pen.say('text-no-wrecks')}[/]"


def spots(pen: Pen, node: int) -> str:
    """The scout spots of a wreck, with the seat that holds each."""
    s = pen.s
    shown: list[str] = []
    for number, kind in enumerate(s.c.wreck_spots[s.wrecks[node]]):
        holders = [
            seat
            for seat in range(s.seats)
            for boat in (0, 1)
            if s.boats[seat][boat] == node and s.spots[seat][boat] == number
        ]
        name = f"[{SPOT_STYLES[kind]}]{pen.say(f'text-spot-{SPOTS[kind]}')}[/]"
        shown.append(name + "".join([f" ‹{mark(seat)}›" for seat in holders]))
    return ", ".join(shown)


def market(pen: Pen) -> str:
    """The four slots with their prices, what the cards do, and which stone each has put into the bag."""
    s = pen.s
    rows = aligned(
        [
            (f"${price}", pen.piece("crew", card) if card >= 0 else "–", offered(pen, card) if card >= 0 else "")
            for price, card in zip(s.c.prices, s.market, strict=True)
        ]
    )
    return "\n".join([f"[green]{price}[/] [bold]{name}[/]  {what}" for price, name, what in rows])


def offered(pen: Pen, card: int) -> str:
    """What a crew card on offer does, and the stone it adds."""
    adds = pen.s.c.crew_adds[card]
    return does(pen, card) + (f"  [dim]+1[/] {pen.stone(adds)}" if adds >= 0 else "")


def renewal(pen: Pen) -> str:
    """What it costs to renew the market, and how many cards are left for that."""
    return pen.render(Phrase("text-renewal", price=pen.s.c.renewal, deck=len(pen.s.deck)))


def does(pen: Pen, card: int) -> str:
    """What a crew card does, in brief."""
    c = pen.s.c
    uses: list[str] = []
    colour = c.crew_colour[card]
    if colour == ANY:
        uses.append(pen.render(Phrase("text-points-any", points=c.crew_points[card], count=c.crew_count[card])))
    elif colour >= 0:
        words = pen.render(Phrase("text-points", points=c.crew_points[card], count=c.crew_count[card]))
        uses.append(f"{words} {pen.stone(colour)}")
    for hazard in (BLUE, BLACK):
        if c.crew_protects[card] >> hazard & 1:
            uses.append(f"{pen.say('text-protects')} {pen.stone(hazard)}")
    if c.crew_money[card]:
        uses.append(pen.render(Phrase("text-money", money=c.crew_money[card])))
    if c.crew_propeller[card]:
        uses.append(pen.render(Phrase("text-moves", moves=c.crew_propeller[card])))
    return f" {pen.say('text-or')} ".join(uses)


def found_parts(pen: Pen) -> str:
    """The parts of the Sunken City on the fresco, and the scenario that rules the dives to them."""
    s = pen.s
    stars = f"[bold bright_cyan]{'★' * len(s.city)}{'☆' * (CITY_PARTS - len(s.city))}[/]"
    return f"{stars}  [bold]{pen.piece('scenario', s.scenario)}[/]"


def logbook(pen: Pen) -> str:
    """The rule of the scenario, the stones in the bag, and those that cards may still add."""
    s = pen.s
    supply = [colour for colour in range(len(COLOURS)) for _ in range(s.supply[colour])]
    lines = [
        f"[dim]{pen.say(f'scenario-{SCENARIOS[s.scenario]}.text')}[/]",
        f"{pen.render(Phrase('text-bag', count=len(s.bag)))} {counted(pen, s.bag.pool)}",
        f"{pen.render(Phrase('text-supply', count=len(supply)))} {counted(pen, supply)}",
    ]
    return "\n".join(lines)


def counted(pen: Pen, stones: Sequence[int]) -> str:
    """Stones by colour, with their numbers."""
    kinds = [colour for colour in range(len(COLOURS)) if colour in stones]
    return ", ".join([f"{list(stones).count(colour)} {pen.stone(colour)}" for colour in kinds])


def seats(pen: Pen) -> str:
    """What everybody has, as far as the viewer may see it; of the others also the cards that lie open."""
    s = pen.s
    rows = aligned(
        [
            (
                pen.seat(seat),
                pen.render(Phrase("text-hand", count=len(s.hands[seat]))),
                pen.render(Phrase("text-resting", count=len(s.resting[seat]))),
                pen.render(Phrase("text-tokens", count=s.tokens[seat])),
                chest(pen, seat),
            )
            for seat in range(s.seats)
        ]
    )
    lines: list[str] = []
    for seat, (name, hand, resting, tokens, points) in enumerate(rows):
        turn = "►" if seat == s.turn else " "
        lines.append(f"{turn} {mark(seat)} [seat{seat + 1}]{name}[/]  {hand}  {resting}  {tokens}  {points}")
        if s.played[seat] and seat != pen.viewer:
            lines.append(f"    {pile(pen, 'text-played-list', s.played[seat])}")
    return "\n".join(lines)


def chest(pen: Pen, seat: int) -> str:
    """The points in a chest: everybody's are hidden but one's own, until the end."""
    if seat == pen.viewer or pen.s.over:
        return pen.render(Phrase("text-chest", points=pen.s.chests[seat]))
    return pen.say("text-chest-hidden")


def dive_title(pen: Pen) -> str:
    """Who leads the dive, and where."""
    s = pen.s
    return pen.render(
        Phrase(
            "text-dive",
            seat=pen.seat(s.leader),
            wreck=piece(s, "wreck", s.wrecks[s.site]),
            node=piece(s, "node", s.site),
        )
    )


def dive(pen: Pen) -> str:
    """The stones in the order they came, who is still down, and what the next draw may bring."""
    s = pen.s
    lines: list[str] = []
    if s.drawn:
        signs = [f"[{STONE_STYLES[stone]}]{'▲' if is_hazard(stone) else '●'}[/]" for stone in s.drawn]
        lines.append(f"{' '.join(signs)}  {counted(pen, s.drawn)}")
    divers = [seat for seat in range(s.seats) if s.site in s.boats[seat]]
    widest = max([len(pen.seat(seat)) for seat in divers])
    lines += [diver(pen, seat, widest) for seat in divers]
    if s.drawn:
        lines.append(danger(pen))
    return "\n".join(lines)


def danger(pen: Pen) -> str:
    """How likely the next draw brings a danger: of one stone, or of two at once."""
    s = pen.s
    risk = percent(any_danger_chance(s))
    if not risk:
        return f"[dim]{pen.say('text-no-danger')}[/]"
    if draw_size(s) == 2:
        return pen.say("text-danger-two", percent=risk)
    return pen.say("text-danger", bad=dangerous(s), count=len(s.bag.pool), percent=risk)


def is_hazard(stone: int) -> bool:
    """Whether a stone is a hazard."""
    return stone in (BLUE, BLACK)


def diver(pen: Pen, seat: int, width: int) -> str:
    """One diver: down or up, the points that are safe, and what the stones would bring now."""
    s = pen.s
    name = f"{mark(seat)} [seat{seat + 1}]{pen.seat(seat).ljust(width)}[/]"
    safe = pen.render(Phrase("text-safe", points=s.earned[seat]))
    if not s.drawn:
        return f"{name}  {pen.say('text-ready')}"
    if not s.diving[seat]:
        return f"{name}  [dim]{pen.say('text-up')}[/], {safe}"
    stones = pen.render(Phrase("text-stones", points=stone_points(s, seat)))
    return f"{name}  {pen.say('text-down')}, {safe}, {stones}"


def crew(pen: Pen) -> str:
    """The viewer's own cards: in hand with what they do, beside the mat, and at rest."""
    s = pen.s
    hand = s.hands[pen.viewer]
    cards = [card for i, card in enumerate(hand) if card not in hand[:i]]
    rows = aligned(
        [
            (
                pen.piece("crew", card) + (f" ×{hand.count(card)}" if hand.count(card) > 1 else ""),
                does(pen, card),
            )
            for card in cards
        ]
    )
    lines = [f"[bold]{name}[/]  {what}" for name, what in rows]
    for title, cards in (("text-played-list", s.played[pen.viewer]), ("text-resting-list", s.resting[pen.viewer])):
        if cards:
            lines.append(pile(pen, title, cards))
    return "\n".join(lines)


def pile(pen: Pen, title: str, cards: Sequence[int]) -> str:
    """Cards by name, after a title."""
    return f"[dim]{pen.say(title)}[/] {', '.join([pen.piece('crew', card) for card in cards])}"
