"""How the text client looks: headings, boards, questions, what happened, the result."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from ..kernel import Asked, Fact, Table
from ..kernel.state import ALL
from ..kernel.words import seat_name
from .games import name_of
from .language import Speech
from .plain_board import view_blocks

SEATS = ("bold bright_cyan", "bold bright_magenta", "bold bright_yellow", "bold bright_green", "bold bright_red")
THEME = Theme({f"seat{i + 1}": SEATS[i % len(SEATS)] for i in range(9)} | {"heading": "cyan", "prompt": "bold"})
RECAP = 14
"""How many lines of a recap are shown at once."""
FEW = 4
"""Up to this many options stand in one column."""
FOREMOST = 2
"""So many blocks at the end of a board matter during a turn."""

Blocks = list[tuple[str, str]]


def painted(table: Table, speech: Speech) -> Painter:
    """A painter for standard output."""
    return Painter(Console(theme=THEME, highlight=False), table, speech)


class Painter:
    """Draws a table for one seat after another."""

    def __init__(self, console: Console, table: Table, speech: Speech) -> None:
        self.console = console
        self._table = table
        self._speech = speech
        self._shown: dict[int, Blocks] = {}
        self._met: set[int] = set()

    @property
    def language(self) -> str:
        """The language of everything that is drawn."""
        return self._speech.language

    def say(self, id: str, style: str = "", /, **args: int | str) -> None:
        """One remark of the client itself."""
        self.note(self._speech.say(id, **args), style)

    def note(self, text: str, style: str = "") -> None:
        """One line of text, a little set in."""
        self.console.print(Padding(Text(text, style=style), (0, 1)))

    def path(self, id: str, path: Path) -> None:
        """A remark with a file's name, never broken into lines, so that it can be copied."""
        self.console.print(Text(f" {self._speech.say(id, path=str(path))}"), soft_wrap=True)

    def title(self, id: str, **args: int | str) -> None:
        """The first line: which game, how many seats, which seed."""
        table = self._table
        seed = str(table.record()["seed"])
        title = self._speech.say(id, game=name_of(table.game, self.language), seats=table.seats, seed=seed, **args)
        self.heading(f"[bold]{escape(title)}[/]")

    def heading(self, title: str, style: str = "heading") -> None:
        """A title above a block, with a line beside it if there is room for one."""
        text = Text.from_markup(title)
        fits = text.cell_len + 4 <= self.console.width
        self.console.print(Rule(text, align="left", style=style) if fits else text)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        words = self._table.game.catalogue
        return words.text(seat_name(self._table.names, seat), self._speech.language)

    # --- the board ---

    def board(self, seat: int, *, whole: bool) -> None:
        """Draw the board for a seat: all of it (as at first), or what matters most and that seat has not seen yet."""
        blocks = self._blocks(seat)
        whole = whole or seat not in self._met
        self._met.add(seat)
        seen = self._shown.get(seat, [])
        for title, body in blocks if whole else [block for block in blocks[-FOREMOST:] if block not in seen]:
            self.heading(title)
            self.console.print(Padding(Text.from_markup(body), (0, 1)))
        self._shown[seat] = blocks

    def forget(self, seat: int) -> None:
        """The screen has been wiped: what a seat has seen is seen no more."""
        self._shown.pop(seat, None)

    def _blocks(self, seat: int) -> Blocks:
        table, language = self._table, self._speech.language
        width = self.console.width - 2
        return table.game.draw(table.state, seat, language, table.names, width) or view_blocks(
            table, seat, self._speech
        )

    # --- what happened ---

    def recap(self, facts: Sequence[Fact], seat: int, title: str | None) -> None:
        """Tell in words what has happened, as far as a seat may know it; of a long story its end and the own part."""
        known = [fact for fact in facts if fact.to in (ALL, seat)]
        if not known:
            return
        if title is not None:
            self.heading(title)
        kept = [fact for fact in known[:-RECAP] if self._concerns(fact, seat)] + known[-RECAP:]
        if len(kept) < len(known):
            self.say("recap-more", "dim", count=len(known) - len(kept))
        for line in self.told(kept, seat):
            self.console.print(Padding(line, (0, 1)))

    def _concerns(self, fact: Fact, seat: int) -> bool:
        """Whether a fact is about a seat: it was told to it alone, or names it."""
        kinds = self._table.game.words.FACTS.get(fact.kind, ())
        named = [arg for kind, arg in zip(kinds, fact.args, strict=False) if kind.rpartition(":")[2] == "seat"]
        return fact.to == seat or seat in named

    def told(self, facts: Sequence[Fact], seat: int) -> list[Text]:
        """Facts in words, the names of the seats in their colours."""
        game, names = self._table.game, self._table.names
        lines: list[Text] = []
        for fact in facts:
            if fact.to not in (ALL, seat):
                continue
            phrase = game.phrase(self._table.state, fact, names)
            line = Text(game.catalogue.text(phrase, self._speech.language))
            for number in range(self._table.seats):
                line.highlight_words([self.name(number)], style=f"seat{number + 1}")
            lines.append(line)
        return lines

    # --- the question ---

    def question(self, asked: Asked) -> None:
        """What is asked, and the numbered options."""
        language = self._speech.language
        name = f"[seat{asked.seat + 1}]{escape(self.name(asked.seat))}[/]"
        self.heading(f"{name}  [prompt]{escape(asked.prompt(language))}[/]", f"seat{asked.seat + 1}")
        labels = [Text(asked.label(option, language)) for option in asked.options]
        self.console.print(Padding(self._numbered(labels), (0, 1)))
        text = asked.stand_label(language)
        if text is not None and asked.stand is not None:
            self.say("stand", "dim", number=asked.options.index(asked.stand) + 1, text=text)

    def _numbered(self, labels: Sequence[Text]) -> Grid:
        """Options with their numbers, from top to bottom, in as many columns as fit."""
        digits = len(str(len(labels)))
        widest = max(label.cell_len for label in labels) + digits + 5
        columns = 1 if len(labels) <= FEW else max(1, min(4, (self.console.width - 2) // widest))
        rows = -(-len(labels) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            cells: list[Text] = []
            for i in range(row, len(labels), rows):
                cells += [Text(f"{i + 1:>{digits}}", "bold"), labels[i]]
            grid.add_row(*cells)
        return grid

    # --- the end ---

    def result(self, players: Sequence[str] = ()) -> None:
        """The ranks, and who played the seats if that is known."""
        table, say = self._table, self._speech.say
        self.heading(say("result"))
        grid = Grid(box=None, pad_edge=True, header_style="dim")
        grid.add_column(say("rank"), justify="right")
        grid.add_column(say("seat-heading"))
        grid.add_column(say("score"), justify="right")
        grid.add_column(say("player") if players else "")
        ranks, scores = table.ranks, table.scores
        for seat in sorted(range(table.seats), key=lambda seat: (ranks[seat], seat)):
            best = "bold" if ranks[seat] == 1 else ""
            name = Text(self.name(seat), f"seat{seat + 1}")
            player = players[seat] if players else ""
            grid.add_row(str(ranks[seat]), name, str(scores[seat]), player, style=best)
        self.console.print(grid)
        if table.seats == 1 or set(ranks) == {2}:
            self.say("result-won" if ranks[0] == 1 else "result-lost", "bold")
        undone = table.record()["undone"]
        if isinstance(undone, int) and undone:
            self.say("undone-note", "dim", count=undone)
