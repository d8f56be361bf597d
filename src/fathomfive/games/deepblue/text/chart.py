"""The sea chart as text."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.pen import mark
from ..rules.state import FACE_DOWN, DeepBlueState, is_city
from .pen import Pen

ROWS = 15
MARGIN = 11
"""Rows of the chart, and columns at its right edge that are left to the label of the easternmost node."""
ACROSS = 1000
DOWN = 640
"""The drawing space of the chart's content file."""
SIGNS = {"harbour": "⌂", "buoy": "o", "start": "◇", "deep": "◇"}
STYLES = {"harbour": "bold green", "buoy": "dim", "start": "yellow", "deep": "red"}


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


def chart(pen: Pen, width: int) -> str:
    """Routes, nodes with their names, and the boats beside them."""
    s = pen.s
    canvas = Canvas(ROWS, width)
    at: dict[int, tuple[int, int]] = {}
    for node, (x, y) in enumerate(zip(s.c.node_x, s.c.node_y, strict=True)):
        at[node] = (round(y * (ROWS - 1) / DOWN), 1 + round(x * (width - MARGIN - 2) / ACROSS))
    for node, here in at.items():
        for near in s.c.neighbours[node]:
            if near > node:
                canvas.line(here, at[near])
    for node, (row, column) in at.items():
        canvas.put(row, column, sign(s, node), style(s, node))
    unnamed = name_nodes(canvas, pen, at)
    return "\n".join([*canvas.lines(), *[elsewhere(pen, node) for node in unnamed]])


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
    lengths = {node: label_length(pen, node) for node in at}
    room = [(len(free_places(canvas, at[node], lengths[node])), node) for node in at]
    for _, node in sorted(room):
        places = free_places(canvas, at[node], lengths[node])
        if places:
            write_label(canvas, pen, node, places[min(places)])
        else:
            lost.append(node)
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
