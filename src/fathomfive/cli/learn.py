"""`fathom learn`: the guided first game of the browser, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from rich.text import Text

from ..kernel import Phrase, Table, game
from ..kernel.lessons import ASTRAY, Lesson, Progress, Taken, answer, expected, lesson_words, options_of, settle
from ..kernel.lessons import lesson as lesson_of
from ..kernel.values import same
from .language import Speech, speech
from .render import painted


def learn(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    lesson: Annotated[str, typer.Option(help="Which of its lessons.")] = "first",
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
) -> None:
    """Learn a game by playing it: a coach says what to do, and why."""
    Classroom(lesson_of(game(game_id), lesson), speech(lang)).run()


class Classroom:
    """One lesson, its learner and the screen."""

    def __init__(self, lesson: Lesson, speech: Speech, read: Callable[[str], str] = input) -> None:
        script = lesson.script
        names = script.names(speech.say("captain"))
        self.lesson = lesson
        self.table = Table(
            lesson.game, script.seats, script.seed, options_of(script), nature="ask", names=names, facts=True
        )
        self.progress = Progress(lesson.id, [], {})
        self.speech = speech
        self.painter = painted(self.table, speech)
        self._read = read
        self._told = 0
        self._before: list[int] = []

    def run(self) -> None:
        """Teach until the lesson is over or the learner leaves."""
        lesson, table, progress = self.lesson, self.table, self.progress
        self.painter.title("welcome")
        self.painter.say("learn-keys", "dim")
        settle(lesson, progress, table)
        try:
            while not lesson.over(progress, table):
                self._beat()
        except (EOFError, KeyboardInterrupt):
            progress.left = True
        if progress.left:
            self.painter.say("learn-left")
            return
        self._silas(lesson.script.say)
        self.painter.say("learn-play", game=lesson.game.id)

    def _beat(self) -> None:
        """One question: what the coach says of it, and the learner's answer."""
        lesson, table, seat = self.lesson, self.table, self.lesson.seat
        ask, asked = table.seat(seat).ask(), table.seat(seat).question
        number = lesson.present(self.progress, ask)
        facts = table.facts
        self.painter.recap(facts[self._told :], seat, None)
        self._told = len(facts)
        self.painter.board(seat, whole=False)
        beat = None if number == ASTRAY else lesson.beats[number]
        if beat is not None:
            chapter = lesson.script.chapters[lesson.chapter_of[number]]
            self.painter.note(f"{self._text(chapter.say)} ({lesson.chapter_of[number] + 1})", "heading")
            for look in beat.looks:
                self._silas(look.say)
        self._silas("lesson-astray" if beat is None else beat.say)
        self.painter.question(asked)
        wanted = [] if beat is None else expected(beat, ask)
        while True:
            typed = self._typed()
            if typed == "q":
                self.progress.left = True
                return
            if typed == "u":
                if self._back():
                    return
                continue
            if typed in ("", "h") and wanted:
                option = wanted[0]
                if typed == "h":
                    self.painter.say(
                        "hint",
                        number=list(ask.options).index(option) + 1,
                        label=asked.label(option, self.speech.language),
                    )
                    continue
            elif typed.isdecimal() and 1 <= int(typed) <= len(ask.options):
                option = ask.options[int(typed) - 1]
            else:
                self.painter.say("no-match", "red", typed=typed, count=len(ask.options))
                continue
            self._before.append(table.version)
            taken = answer(lesson, self.progress, table, option)
            settle(lesson, self.progress, table)
            self._reaction(taken)
            return

    def _reaction(self, taken: Taken) -> None:
        """Praise, or what another answer means; it may be taken back."""
        if taken.beat == ASTRAY:
            return
        beat = self.lesson.beats[taken.beat]
        if taken.expected:
            if lesson_words(self.lesson.game).has(f"{beat.say}.praise", self.speech.language):
                self.painter.note(f"✓ {self._text(f'{beat.say}.praise')}", "green")
            return
        for other in beat.instead:
            if same(taken.value, other.value):
                self._silas(other.say)
                break
        else:
            has = lesson_words(self.lesson.game).has(f"{beat.say}.else", self.speech.language)
            self._silas("lesson-else", f"{beat.say}.else" if has else "lesson-else.text")
        self.painter.say("learn-take-back", "yellow")

    def _back(self) -> bool:
        """Take back the learner's last answer, and all that followed."""
        if not self._before:
            self.painter.say("undo-nothing")
            return False
        before = self._before.pop()
        while self.table.version > before:
            self.table.undo(beyond=True)
        self.progress.taken.pop()
        self._told = min(self._told, len(self.table.facts))
        self.painter.say("undone")
        return True

    def _silas(self, message: str, text: str = "") -> None:
        """What the coach says: what to do, and why."""
        self.painter.note(f"Silas: {self._text(message)}", "bold")
        self.painter.note(self._text(text or f"{message}.text"))

    def _text(self, message: str) -> str:
        return lesson_words(self.lesson.game).text(Phrase(message), self.speech.language)

    def _typed(self) -> str:
        typed = self._read("› ").strip().lower()
        if not self.painter.console.is_terminal:
            self.painter.console.print(Text(typed))
        return typed
