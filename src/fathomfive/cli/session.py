"""A game in the terminal: bots answer by themselves, people by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from ..bots import Bot
from ..kernel import NATURE, Asked, Table, Value, dumps
from .commands import Commands, Quit
from .language import Speech
from .render import painted
from .saves import SaveFile, write

CLEAR_HISTORY = "\x1b[3J"


class Player(NamedTuple):
    """Who plays a seat: a bot, and what it was asked for as; or a person."""

    bot: Bot | None = None
    spec: str = ""


class Session:
    """One table, the people and bots at it, and the screen they share."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        speech: Speech,
        save_file: SaveFile,
        *,
        record: Path | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.table = table
        self.players = players
        self.speech = speech
        self.save_file = save_file
        self.painter = painted(table, speech)
        self._record = record
        self._read = read
        self._told = [0] * table.seats
        self._others = [True] * table.seats
        self._facing = -1
        self._commands = Commands(self)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._welcome()
            while (asked := self.table.question) is not None:
                bot = self.players[asked.seat].bot
                if bot is not None:
                    self.answer(bot.choose(self.table.seat(asked.seat)), asked.seat)
                else:
                    self._person(asked)
            self._keep()
            self._end()
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            self._interrupted()
        if self._record is not None:
            write(self._record, dumps(self.table.record()))
            self.painter.path("recorded", self._record)

    def read(self) -> str:
        """One line from the keyboard; from a pipe it is shown as a keyboard would show it."""
        typed = self._read("› ").strip()
        if not self.painter.console.is_terminal:
            self.painter.console.print(Text(typed))
        return typed

    def answer(self, value: Value, seat: int, *, standing: bool = False) -> None:
        """Answer for a seat; a person's answer is kept at once, a bot's before the next question to a person."""
        self.table.answer(value, seat, standing=standing)
        for other in range(self.table.seats):
            if other != seat:
                self._others[other] = True
        if self.players[seat].bot is None:
            self._keep()

    def rewound(self) -> None:
        """Answers have been taken back: what followed from them has not been told."""
        facts = len(self.table.facts)
        self._told = [min(told, facts) for told in self._told]
        self._keep()

    def _keep(self) -> None:
        try:
            self.save_file.note()
        except OSError as error:
            self.painter.say("save-failed", "red", path=str(self.save_file.path), reason=error.strerror or str(error))

    # --- a person's question ---

    def _person(self, asked: Asked) -> None:
        seat = asked.seat
        if len(self.save_file.answers()) != self.table.version:
            self._keep()
        if seat != self._facing and len(self.people) > 1:
            self._curtain(seat)
        self._facing = seat
        self._tell(seat)
        self.painter.board(seat, whole=self._turn_begins())
        self.painter.question(asked)
        while not self._commands.obey(self.read(), asked):
            pass

    def _curtain(self, seat: int) -> None:
        """Hide one hand before another is shown."""
        self._wipe()
        self.painter.say("curtain", f"seat{seat + 1}", seat=self.painter.name(seat))
        self.read()
        self._wipe()
        self.painter.forget(seat)

    def _wipe(self) -> None:
        console = self.painter.console
        if console.is_terminal:
            console.clear()
            console.file.write(CLEAR_HISTORY)

    def _tell(self, seat: int) -> None:
        """Tell a seat what has happened since it last looked."""
        facts = self.table.facts
        title = None
        if self._others[seat]:
            title = self.speech.say("recap" if self._told[seat] else "recap-first")
        self.painter.recap(facts[self._told[seat] :], seat, title)
        self._told[seat] = len(facts)
        self._others[seat] = False

    def _turn_begins(self) -> bool:
        """Whether no seat has answered anything since the unit of play began."""
        return all(who == NATURE for who in self.save_file.answers()[self.save_file.turn_start() :])

    # --- coming and going ---

    def _welcome(self) -> None:
        self.painter.title("welcome")
        if any(who != NATURE for who in self.save_file.answers()):
            self.painter.say("welcome-back")
        self.painter.say("keys", "dim")

    def _end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else -1
        told = self._told[seat] if seat >= 0 else min(self._told)
        self.painter.recap(self.table.facts[told:], seat, self.speech.say("recap"))
        self.painter.result([self._player(number) for number in range(self.table.seats)])

    def _player(self, seat: int) -> str:
        player = self.players[seat]
        if player.bot is not None:
            return self.speech.say("bot", name=player.spec)
        return self.speech.say("you") if len(self.people) == 1 else ""

    def _interrupted(self) -> None:
        """Ctrl-C, or the end of input: nothing is lost."""
        self.painter.console.print()
        try:
            path = self.save_file.rescue()
        except OSError:
            path = None
        self.goodbye(path)

    def goodbye(self, path: Path | None) -> None:
        """Say how to go on."""
        if path is not None:
            self.painter.path("left", path)
        elif self.save_file.anything:
            self.painter.say("left-unsaved")
