"""Deep Blue's table drawn as text: what one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel import Game, Phrase, Words
from ...kernel.sight import NOBODY
from ...kernel.words import seat_name
from .content import ChartFile
from .phrases import piece
from .scoring import stone_points
from .state import FACE_DOWN, DeepBlueState, is_city
from .tables import ANY, BLACK, BLUE, COLOURS, PRICES, RENEWAL, SCENARIOS, SPOTS, Content

Block = tuple[str, str]
"""A title, and lines of text with markup."""

STONE_STYLES = ("white", "yellow", "red", "green", "magenta", "bright_blue", "reverse")
SPOT_STYLES = ("white", "yellow", "red", "bright_blue", "reverse", "bright_blue")


ROWS = 15
MARGIN = 11
"""Rows of the chart, and columns at its right edge that are left to the label of the easternmost node."""
ACROSS = 1000
DOWN = 640
"""The drawing space of the chart's content file."""
SIGNS = {"harbour": "⌂", "buoy": "o", "start": "◇", "deep": "◇"}
STYLES = {"harbour": "bold green", "buoy": "dim", "start": "yellow", "deep": "red"}


def board(
    game: Game[DeepBlueState, Content], s: DeepBlueState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[Block]:
    """All blocks, what is needed most at the bottom."""
    if not s.boats:
        return []
    pen = Pen(s, viewer, game.words, language, names)
    places = {node.id: (node.x, node.y) for node in game.load()[1].file(ChartFile).node}
    blocks = [
        (f"{pen.say('text-chart')}  [dim]{pen.say('text-legend')}[/]", chart(pen, places, width)),
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


class Pen:
    """The table, who looks at it, and the words to say it in."""

    def __init__(self, s: DeepBlueState, viewer: int, words: Words, language: str, names: Sequence[str]) -> None:
        self.s = s
        self.viewer = viewer
        self._words = words
        self._language = language
        self._names = names

    def say(self, id: str) -> str:
        """A message without arguments."""
        return self.render(Phrase(id))

    def render(self, phrase: Phrase) -> str:
        """A phrase, safe to stand beside markup."""
        return self._words.text(phrase, self._language).replace("[", "\\[")

    def piece(self, kind: str, value: int) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def stone(self, colour: int) -> str:
        """The name of a stone, in its colour."""
        return f"[{STONE_STYLES[colour]}]{self.piece('stone', colour)}[/]"

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.render(seat_name(self._names, seat))


def mark(seat: int) -> str:
    """A seat's number in its colour, as it marks boats."""
    return f"[seat{seat + 1}]{seat + 1}[/]"


def padded(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Rows whose cells, all without markup, are as wide as the widest of their column; the last is left as it is."""
    if not rows:
        return []
    last = len(rows[0]) - 1
    widths = [max([len(row[i]) for row in rows]) for i in range(last)]
    return [[*[row[i].ljust(widths[i]) for i in range(last)], row[last]] for row in rows]


def wrecks(pen: Pen) -> str:
    """Every wreck in sight: where it lies, what its leader gets, its scout spots and who holds them."""
    s = pen.s
    nodes = [node for node in range(len(s.wrecks)) if s.wrecks[node] >= 0]
    rows = padded(
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
    """The four slots with their prices, and what the cards do."""
    s = pen.s
    rows = padded(
        [
            (f"${price}", pen.piece("crew", card) if card >= 0 else "–", does(pen, card, True) if card >= 0 else "")
            for price, card in zip(PRICES, s.market, strict=True)
        ]
    )
    return "\n".join([f"[green]{price}[/] [bold]{name}[/]  {what}" for price, name, what in rows])


def renewal(pen: Pen) -> str:
    """What it costs to renew the market, and how many cards are left for that."""
    return pen.render(Phrase("text-renewal", price=RENEWAL, deck=len(pen.s.deck)))


def does(pen: Pen, card: int, in_market: bool) -> str:
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
    line = f" {pen.say('text-or')} ".join(uses)
    if in_market and c.crew_adds[card] >= 0:
        line += f" [dim]+[/] {pen.stone(c.crew_adds[card])}"
    return line


def found_parts(pen: Pen) -> str:
    """The parts of the Sunken City on the fresco, and the scenario that rules the dives to them."""
    s = pen.s
    stars = f"[bold bright_cyan]{'★' * len(s.city)}{'☆' * (4 - len(s.city))}[/]"
    return f"{stars}  [bold]{pen.piece('scenario', s.scenario)}[/]"


def logbook(pen: Pen) -> str:
    """The stones in the bag; and the rule of the scenario, as long as it may matter soon."""
    s = pen.s
    lines = [f"{pen.render(Phrase('text-bag', count=len(s.bag)))} {counted(pen, s.bag.pool)}"]
    home = all([node == s.c.harbour for boats in s.boats for node in boats])
    if home or any([is_city(s, node) for node in range(len(s.wrecks))]):
        lines.append(f"[dim]{pen.say(f'scenario-{SCENARIOS[s.scenario]}.text')}[/]")
    return "\n".join(lines)


def counted(pen: Pen, stones: Sequence[int]) -> str:
    """Stones by colour, with their numbers."""
    kinds = [colour for colour in range(len(COLOURS)) if colour in stones]
    return ", ".join([f"{list(stones).count(colour)} {pen.stone(colour)}" for colour in kinds])


def seats(pen: Pen) -> str:
    """What everybody has, as far as the viewer may see it."""
    s = pen.s
    rows = padded(
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
    seen = [hazard for hazard in (BLUE, BLACK) if hazard in s.drawn]
    bad = len([stone for stone in s.bag.pool if stone in seen])
    if bad:
        percent = round(100 * bad / len(s.bag.pool))
        lines.append(pen.render(Phrase("text-danger", bad=bad, count=len(s.bag.pool), percent=percent)))
    elif s.drawn:
        lines.append(f"[dim]{pen.say('text-no-danger')}[/]")
    return "\n".join(lines)


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
    rows = padded(
        [
            (
                pen.piece("crew", card) + (f" ×{hand.count(card)}" if hand.count(card) > 1 else ""),
                does(pen, card, False),
            )
            for card in cards
        ]
    )
    lines = [f"[bold]{name}[/]  {what}" for name, what in rows]
    for id, pile in (("text-played-list", s.played[pen.viewer]), ("text-resting-list", s.resting[pen.viewer])):
        if pile:
            lines.append(f"[dim]{pen.say(id)}[/] {', '.join([pen.piece('crew', card) for card in pile])}")
    return "\n".join(lines)


class Canvas:
    """A grid of characters, each with a style; what is drawn on it can be kept free of other things."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self._signs = [[" "] * columns for _ in range(rows)]
        self._styles = [[""] * columns for _ in range(rows)]
        self._taken = [[False] * columns for _ in range(rows)]

    def put(self, row: int, column: int, sign: str, style: str) -> None:
        """Draw one character to which nothing else may come near."""
        self._signs[row][column] = sign
        self._styles[row][column] = style
        self._taken[row][column] = True

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a dotted line between two places, which anything may cover."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for i in range(1, steps):
            row = start[0] + round((end[0] - start[0]) * i / steps)
            column = start[1] + round((end[1] - start[1]) * i / steps)
            self._signs[row][column] = "·"
            self._styles[row][column] = "dim cyan"

    def cost(self, row: int, column: int, length: int) -> int:
        """How much would be covered by a label there; -1 when it does not fit."""
        if not 0 <= row < self.rows or column < 0 or column + length > self.columns:
            return -1
        if any(self._taken[row][max(0, column - 1) : column + length + 1]):
            return -1
        return sum([sign != " " for sign in self._signs[row][column : column + length]])

    def lines(self) -> list[str]:
        """All lines that are not empty at the top and bottom, with markup."""
        drawn = [self._line(row) for row in range(self.rows)]
        while drawn and not drawn[0]:
            drawn.pop(0)
        while drawn and not drawn[-1]:
            drawn.pop()
        return drawn

    def _line(self, row: int) -> str:
        signs = "".join(self._signs[row]).rstrip()
        text = ""
        before = ""
        for sign, style in zip(signs, self._styles[row], strict=False):
            if style != before:
                text += ("[/]" if before else "") + (f"[{style}]" if style else "")
                before = style
            text += sign
        return text + ("[/]" if before else "")


def chart(pen: Pen, places: Mapping[str, tuple[int, int]], width: int) -> str:
    """Routes, nodes with their names, and the boats beside them."""
    s = pen.s
    canvas = Canvas(ROWS, width)
    at: dict[int, tuple[int, int]] = {}
    for node, id in enumerate(s.c.node_ids):
        if id in places:
            x, y = places[id]
            at[node] = (round(y * (ROWS - 1) / DOWN), 1 + round(x * (width - MARGIN - 2) / ACROSS))
    for node, here in at.items():
        for near in s.c.neighbours[node]:
            if near > node and near in at:
                canvas.line(here, at[near])
    for node, (row, column) in at.items():
        canvas.put(row, column, sign(s, node), style(s, node))
    lost = [node for node in range(len(s.c.node_ids)) if node not in at] + name_nodes(canvas, pen, at)
    return "\n".join([*canvas.lines(), *[elsewhere(pen, node) for node in lost]])


def elsewhere(pen: Pen, node: int) -> str:
    """A node that found no place on the chart (a narrow screen, or a new one of a pack), on a line of its own."""
    s = pen.s
    boats = "".join([mark(seat) for seat in crews_at(s, node)])
    line = f"[{style(s, node)}]{sign(s, node)}[/] {pen.piece('node', node)}"
    return f"{line} ‹{boats}›" if boats else line


def sign(s: DeepBlueState, node: int) -> str:
    """What a node looks like."""
    if s.wrecks[node] == FACE_DOWN:
        return "?"
    if s.wrecks[node] >= 0:
        return "★" if is_city(s, node) else "◆"
    return SIGNS[s.c.node_kinds[node]]


def style(s: DeepBlueState, node: int) -> str:
    """The colour of a node: its buoy's, and bright for the Sunken City."""
    if is_city(s, node):
        return "bold bright_cyan"
    kind = STYLES[s.c.node_kinds[node]]
    return f"bold {kind}" if s.wrecks[node] >= 0 else kind


def name_nodes(canvas: Canvas, pen: Pen, at: Mapping[int, tuple[int, int]]) -> list[int]:
    """Write names and boats beside the nodes, the most hemmed in first; gives those that found no place."""
    lost: list[int] = []
    left = sorted(at)
    while left:
        fewest = -1
        node = left[0]
        for other in left:
            count = len(free_places(canvas, at[other], label_length(pen, other)))
            if fewest < 0 or count < fewest:
                fewest = count
                node = other
        places = free_places(canvas, at[node], label_length(pen, node))
        if places:
            write_label(canvas, pen, node, places[min(places)])
        else:
            lost.append(node)
        left.remove(node)
    return lost


def crews_at(s: DeepBlueState, node: int) -> list[int]:
    """The seats of the boats at a node, one entry a boat."""
    return [seat for seat in range(s.seats) for boat in (0, 1) if s.boats[seat][boat] == node]


def label_length(pen: Pen, node: int) -> int:
    """How long the name of a node is, with its boats."""
    crews = len(crews_at(pen.s, node))
    return len(pen.piece("node", node)) + (crews + 3 if crews else 0)


def free_places(canvas: Canvas, at: tuple[int, int], length: int) -> dict[int, tuple[int, int]]:
    """Where a label fits beside a node, by how little it suits."""
    row, column = at
    beside = [(row, column + 2), (row, column - 1 - length)]
    for shift in (length // 2, 0, length - 1, length // 4, length - length // 4):
        beside += [(row - 1, column - shift), (row + 1, column - shift)]
    places: dict[int, tuple[int, int]] = {}
    for distance, (r, c) in enumerate(beside):
        cost = canvas.cost(r, c, length)
        if cost >= 0:
            places.setdefault(cost + 2 * distance, (r, c))
    return places


def write_label(canvas: Canvas, pen: Pen, node: int, where: tuple[int, int]) -> None:
    """Write a node's name, and its boats in brackets."""
    s = pen.s
    row, column = where
    style = "dim" if s.c.node_kinds[node] == "buoy" else "bold" if s.wrecks[node] >= 0 else ""
    for letter in pen.piece("node", node):
        canvas.put(row, column, letter, style)
        column += 1
    crews = crews_at(s, node)
    if crews:
        canvas.put(row, column + 1, "‹", "")
        for i, seat in enumerate(crews):
            canvas.put(row, column + 2 + i, str(seat + 1), f"seat{seat + 1}")
        canvas.put(row, column + 2 + len(crews), "›", "")
