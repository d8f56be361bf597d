"""What a person can type instead of an answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import make
from ..kernel import Asked

if TYPE_CHECKING:
    from .session import Session

LETTERS = 3
"""So many letters of an option's words are enough to take it."""
LOG = 30
HELP = (
    ("1 2 3 …", "number"),
    ("abc…", "text"),
    ("2!", "stand"),
    ("w", "revoke"),
    ("u", "undo"),
    ("u!", "undo-beyond"),
    ("r", "restart"),
    ("b", "board"),
    ("l", "log"),
    ("h", "hint"),
    ("s FILE", "save"),
    ("q", "quit"),
)


class Quit(Exception):
    """Somebody wants to leave; the table is saved, or not, as they said."""


class Commands:
    """Obeys what people type at a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def obey(self, typed: str, asked: Asked) -> bool:
        """Do what was typed; True when the question has been answered or taken back."""
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "u" | "undo" | "u!":
                return self._undo(asked.seat, beyond=verb == "u!")
            case "r":
                return self._restart(asked.seat)
            case "w":
                self._revoke(asked.seat)
            case "l":
                self._log(asked.seat, rest)
            case "b":
                self._session.painter.board(asked.seat, whole=True)
                self._session.painter.question(asked)
            case "h":
                self._hint(asked)
            case "s" | "s!":
                self._save(rest, over=verb == "s!")
            case "q" | "quit" | "exit":
                self._quit()
            case "?" | "help":
                self._help()
            case _:
                return self._choose(typed, asked)
        return False

    def _note(self, id: str, /, **args: int | str) -> None:
        self._session.painter.say(id, **args)

    # --- answering ---

    def _choose(self, typed: str, asked: Asked) -> bool:
        count = len(asked.options)
        standing = len(typed) > 1 and typed.endswith("!")
        number = self._number(typed.removesuffix("!") if standing else typed, asked)
        if number is None:
            return False
        if not 1 <= number <= count:
            self._note("no-option", number=str(number), count=count)
            return False
        option = asked.options[number - 1]
        if standing and option != asked.stand:
            self._note("stand-none", number=number)
            return False
        self._session.answer(option, asked.seat, standing=standing)
        return True

    def _revoke(self, seat: int) -> None:
        """Let nothing stand any longer, and say what stood."""
        table, language = self._session.table, self._session.speech.language
        standing = table.standing(seat)
        table.revoke(seat)
        for one in standing:
            self._note("revoked", text=table.game.stand_label(one.kind, language))
        if not standing:
            self._note("revoked-nothing")

    def _number(self, typed: str, asked: Asked) -> int | None:
        """The number of the option that is meant."""
        count = len(asked.options)
        if typed.isdecimal():
            return int(typed[:9])
        if not typed:
            if count == 1:
                return 1
            self._note("no-match", typed=typed, count=count)
            return None
        language = self._session.speech.language
        labels = [asked.label(option, language).casefold() for option in asked.options]
        wanted = typed.casefold().replace("'", "’")  # a keyboard has only the straight one
        fitting = [i + 1 for i, label in enumerate(labels) if wanted in label]
        if len(typed) < LETTERS or not fitting:
            self._note("no-match", typed=typed, count=count)
            return None
        if len(fitting) > 1:
            self._note("many-match", typed=typed, numbers=", ".join(map(str, fitting)))
            return None
        return fitting[0]

    # --- going back ---

    def _undo(self, seat: int, *, beyond: bool) -> bool:
        session = self._session
        answers = session.save_file.answers()
        if seat not in answers:
            self._note("undo-nothing")
            return False
        free = session.table.can_undo and answers[session.table.last_given] == seat
        if not free and not beyond:
            self._note("undo-refused")
            return False
        if not free and len(session.people) > 1 and not self._agreed():
            self._note("undo-kept")
            return False
        last = max(i for i, who in enumerate(answers) if who == seat)
        while session.table.version > last:
            session.table.undo(beyond=not free)
        self._note("undone")
        session.rewound()
        return True

    def _agreed(self) -> bool:
        self._note("undo-agree")
        return self._session.read().casefold()[:1] in ("y", "j")

    def _restart(self, seat: int) -> bool:
        session = self._session
        table, start, answers = session.table, session.save_file.turn_start(), session.save_file.answers()
        if seat not in answers[start:]:
            self._note("restart-nothing")
            return False
        while table.version > start and table.can_undo and answers[table.last_given] == seat:
            table.undo()
        if table.version == len(answers):
            self._note("undo-refused")
            return False
        self._note("restarted" if table.version == start else "restarted-partly")
        session.rewound()
        return True

    # --- looking ---

    def _log(self, seat: int, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._note("log-number", typed=rest)
            return
        painter = self._session.painter
        lines = painter.told(self._session.table.facts, seat)
        if not lines:
            self._note("log-empty")
        for line in lines[-int(rest or LOG) :]:
            painter.console.print(line)

    def _hint(self, asked: Asked) -> None:
        session = self._session
        try:
            advice = make(f"greedy:seed={session.table.version}").choose(session.table.seat(asked.seat))
        except NotImplementedError:
            self._note("hint-none")
            return
        number = list(asked.options).index(advice) + 1
        self._note("hint", number=number, label=asked.label(advice, session.speech.language))

    def _help(self) -> None:
        painter, say = self._session.painter, self._session.speech.say
        painter.heading(say("help-title"))
        for keys, id in HELP:
            painter.note(f"{keys:8} {say(f'help-{id}')}")

    # --- leaving ---

    def _save(self, name: str, *, over: bool) -> bool:
        save_file = self._session.save_file
        path = Path(name).expanduser() if name else save_file.path
        if path is None:
            self._note("save-where")
            return False
        try:
            written = save_file.write(path, over=over)
        except OSError as error:
            self._note("save-failed", path=str(path), reason=error.strerror or str(error))
            return False
        self._session.painter.path("saved" if written else "save-exists", path)
        return written

    def _quit(self) -> None:
        """Ask whether to save, unless that is done, until it is clear."""
        session = self._session
        save_file = session.save_file
        if save_file.path is not None or not save_file.anything:
            session.goodbye(save_file.file)
            raise Quit
        while True:
            path = save_file.suggestion()
            self._note("quit-save", path=str(path))
            typed = session.read()
            if typed.casefold() in ("n", "no", "nein"):
                session.goodbye(None)
                raise Quit
            chosen = path if typed.casefold() in ("", "y", "yes", "j", "ja") else Path(typed).expanduser()
            if self._save(str(chosen), over=False):
                session.goodbye(chosen)
                raise Quit
