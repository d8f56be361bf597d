"""For authors of lessons: `python -m tools.lesson GAME [LESSON]` walks a lesson by its own answers and prints every
question with its options and their targets, what nature and rivals did, and all that is wrong with the lesson.

`--more N` goes on after the last beat for N questions with the rule of thumb, to see what could come next."""

from __future__ import annotations

import argparse
import sys

from fathomfive.kernel import Stream, Table, game
from fathomfive.kernel.lesson_laws import complaints, lay
from fathomfive.kernel.lessons import Lesson, Progress, answer, expected, lesson, settle


def main(arguments: list[str] | None = None) -> int:
    """Print the way of a lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?", default="first")
    parser.add_argument("--more", type=int, default=0)
    parser.add_argument("--from", dest="start", type=int, default=0, help="print from this beat on")
    wanted = parser.parse_args(arguments)
    the_game = game(wanted.game)
    found = lesson(the_game, wanted.lesson)
    table, progress = lay(found)
    if not wanted.start:
        happened(table, 0)
    walk(found, table, progress, wanted.start, wanted.more)
    wrong = complaints(the_game)
    for complaint in wrong:
        print(f"!! {complaint}")
    return 1 if wrong else 0


def walk(found: Lesson, table: Table, progress: Progress, start: int, more: int) -> None:
    """Answer as the lesson expects, then a little further."""
    for number in range(len(found.beats) + more):
        if table.over:
            print("== the game is over")
            return
        ask = table.seat(found.seat).ask()
        beat = found.beats[number] if number < len(found.beats) else None
        wanted = [] if beat is None else expected(beat, ask)
        if number >= start:
            asked(found, table, number, [] if beat is None else beat.expect)
        if beat is not None and (not wanted or beat.when != ask.kind):
            print(f"!! beat {number} {beat.say!r} does not fit: it waits for {beat.when!r} and {beat.expect}")
            return
        value = wanted[0] if wanted else table.game.advise(table.state, ask, Stream(number))
        before = table.version
        answer(found, progress, table, value)
        settle(found, progress, table)
        if number >= start:
            print(f"   -> {value!r}")
            happened(table, before + 1)


def asked(found: Lesson, table: Table, number: int, expect: list[object]) -> None:
    """A question with its options."""
    ask, asked = table.seat(found.seat).ask(), table.seat(found.seat).question
    name = found.beats[number].say if number < len(found.beats) else "(no beat)"
    print(f"\n[{number}] {name}: {ask.kind} about {ask.about!r}: {asked.prompt('en')}   scores {table.scores}")
    for option in ask.options:
        print(f"     {option!r:40} {asked.target(option) or '-':24} {asked.label(option, 'en')}")
    print(f"     expects {expect}")


def happened(table: Table, since: int) -> None:
    """The answers of nature and rivals, with their kinds, as `then` would have them."""
    again = Table.replay(table.record(), upto=since, nature="ask", facts=True)
    line = []
    for who, value in table.answers[since:]:
        kind = again.questions[0].kind if again.questions else "?"
        for question in again.questions:
            kind = question.kind if question.seat == who else kind
        line.append(f'[{who}, "{kind}", {value!r}]')
        again.answer(value, who)
    if line:
        print("   then", ", ".join(line).replace("(", "[").replace(")", "]").replace("'", '"'))


if __name__ == "__main__":
    sys.exit(main())
