"""`fathom mcp`: tables for language models, by the Model Context Protocol."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import msgspec

from .. import __version__
from ..bots import Bot, seeded
from ..kernel import FathomError, IllegalAnswer, Table, UndoRefused, Value, games
from ..kernel.pen import drawn
from ..kernel.values import plain
from .games import name_of

INSTRUCTIONS = (
    "Five deep-sea board games. Begin with list_games, then new_table; you sit at one seat, bots at the others. "
    "look shows the table as your seat sees it, with your question and its numbered options; answer takes the number "
    "of an option, or its value. Nothing but the listed options is ever legal."
)
Choice = int | str | list[Any]
MOST_TABLES = 64
RECENT = 12
"""So many lines of what has happened are shown."""


class Guest:
    """One table at which a model sits, with bots at the other seats."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot]) -> None:
        self.table, self.seat, self.bots = table, seat, bots
        self.told = 0
        self.go_on()

    def go_on(self) -> None:
        """Let the bots answer until the guest is asked, or the game is over."""
        table = self.table
        while not table.over:
            asked = table.questions
            if any(one.seat == self.seat for one in asked):
                return
            bot = self.bots[asked[0].seat]
            table.answer(bot.choose(table.seat(asked[0].seat)), asked[0].seat)

    def look(self) -> str:
        """The table, what has happened lately, and the question with its options."""
        table = self.table
        log = table.log("en", self.seat)
        parts = [drawn(table, self.seat), "", *log[max(self.told, len(log) - RECENT) :]]
        self.told = len(log)
        if table.over:
            return "\n".join([*parts, "", f"The game is over. Scores by seat: {table.scores}, places: {table.ranks}."])
        asked = table.seat(self.seat).question
        options = [f"{number}. {asked.label(option, 'en')}" for number, option in enumerate(asked.options, 1)]
        return "\n".join([*parts, "", f"You are seat {self.seat}. {asked.prompt('en')}", *options])

    def answer(self, choice: Choice) -> None:
        """Answer by an option's number, or by its value as JSON."""
        asked = self.table.seat(self.seat).question
        self.table.answer(chosen(choice, asked.options), self.seat)
        self.go_on()


def chosen(choice: Choice, options: list[Value]) -> Value:
    """The option that is meant."""
    if isinstance(choice, list):
        return plain(choice)
    text = str(choice).strip()
    if text.isdigit():
        if 1 <= int(text) <= len(options):
            return options[int(text) - 1]
        raise IllegalAnswer(f"there is no option {text}; they have the numbers 1 to {len(options)}")
    try:
        return plain(msgspec.json.decode(text))
    except msgspec.DecodeError:
        return text


class Salon:
    """All tables of one conversation. Every answer is counted: how many of them were legal is told at the end."""

    def __init__(self) -> None:
        self.guests: dict[str, Guest] = {}
        self.legal = self.illegal = 0

    def list_games(self) -> str:
        """Which games there are, for how many seats, and their options."""
        lines = []
        for id, info in games().items():
            options = "; ".join(f"{one.name}: {', '.join(map(str, one.choices))}" for one in info.options)
            seats = f"{info.seats[0]} to {info.seats[-1]} seats"
            lines.append(f"{id} ({seats}){f' [{options}]' if options else ''}")
        return "\n".join(lines)

    def new_table(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "greedy",
        seed: int = 0,
        options: dict[str, str | int] | None = None,
    ) -> str:
        """Begin a game: you sit at `seat` (the first is 0), bots (random, greedy, calm, ...) at the others."""
        if len(self.guests) >= MOST_TABLES:
            return f"There are {MOST_TABLES} tables already: go on with one of {', '.join(self.guests)}."
        try:
            table = Table(game, seats, seed, options, facts=True)
            if not 0 <= seat < table.seats:
                return f"Not possible: this table has the seats 0 to {table.seats - 1}, not {seat}."
            others = [one for one in range(table.seats) if one != seat]
            guest = Guest(table, seat, {one: seeded(bots, seed + one) for one in others})
        except FathomError as error:
            return f"Not possible: {error}."
        name = f"{game}-{len(self.guests) + 1}"
        self.guests[name] = guest
        return f"Table {name}: {name_of(table.game, 'en')}, {table.seats} seats.\n\n{guest.look()}"

    def look(self, table: str) -> str:
        """The table as your seat sees it, what happened since you looked, your question and its numbered options."""
        guest = self.guests.get(table)
        return self.unknown(table) if guest is None else guest.look()

    def answer(self, table: str, option: int | str | list[Any]) -> str:
        """Choose an option by its number (or by its value as JSON); shows the table afterwards."""
        guest = self.guests.get(table)
        if guest is None:
            return self.unknown(table)
        try:
            guest.answer(option)
        except IllegalAnswer as error:
            self.illegal += 1
            return f"Not legal: {error}. Nothing has changed.\n\n{guest.look()}"
        self.legal += 1
        return guest.look()

    def undo(self, table: str) -> str:
        """Take back your last answer; possible until something new came out, such as dice or another seat's answer."""
        guest = self.guests.get(table)
        if guest is None:
            return self.unknown(table)
        try:
            guest.table.undo()
        except UndoRefused as error:
            return f"Not possible: {error}."
        return guest.look()

    def unknown(self, table: str) -> str:
        """What to say of a table that is not there."""
        known = ", ".join(self.guests) or "none yet: begin with new_table"
        return f"There is no table {table!r}; there are: {known}."

    def summary(self) -> str:
        """How many answers were legal."""
        tried = self.legal + self.illegal
        rate = f" ({100 * self.legal / tried:.1f} %)" if tried else ""
        return f"{self.legal} of {tried} answers were legal{rate}"


def served(salon: Salon) -> Any:
    """The protocol's server around a salon."""
    server: Any = importlib.import_module("mcp.server").MCPServer(
        "fathomfive", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in (salon.list_games, salon.new_table, salon.look, salon.answer, salon.undo):
        server.tool(structured_output=False)(tool)
    return server


def mcp() -> None:
    """Offer tables to language models over standard input and output (Model Context Protocol).

    When the conversation ends, the share of legal answers is told on standard error.
    """
    salon = Salon()
    try:
        served(salon).run("stdio")
    finally:
        sys.stderr.write(f"fathom: {salon.summary()}\n")
