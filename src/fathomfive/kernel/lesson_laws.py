"""What a lesson owes its learner (law 15): it is replayed by its own answers, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from .errors import FathomError
from .lessons import Beat, Lesson, Progress, answer, expected, lesson_words, lessons, options_of, settle
from .table import Table
from .values import same
from .words import LANGUAGES

if TYPE_CHECKING:
    from .game import AnyGame
    from .questions import AnyAsk
    from .values import Value

MOST = 500
"""Answers after which a lesson that does not end is given up."""


def lay(lesson: Lesson) -> tuple[Table, Progress]:
    """The table of a lesson, ready for the learner's first answer."""
    script = lesson.script
    table = Table(lesson.game, script.seats, script.seed, options_of(script), nature="ask")
    progress = Progress(lesson.id, [], {})
    settle(lesson, progress, table)
    return table, progress


@lru_cache(maxsize=64)
def complaints(game: AnyGame) -> list[str]:
    """All that is wrong with the lessons of a game."""
    try:
        known = lessons(game)
    except FathomError as error:
        return [str(error)]
    return [f"lesson {lesson.id!r}: {complaint}" for lesson in known.values() for complaint in _check(lesson)]


def _check(lesson: Lesson) -> Iterator[str]:
    try:
        yield from _sentences(lesson)
        yield from _rules(lesson)
        yield from _replay(lesson)
        yield from _other_answers(lesson)
    except FathomError as error:
        yield str(error)


def _replay(lesson: Lesson) -> Iterator[str]:
    """By the first of its expected answers a lesson comes beat by beat to its end."""
    table, progress = lay(lesson)
    for number, beat in enumerate(lesson.beats):
        where = f"beat {beat.say!r}"
        if table.over or not table.asks:
            yield f"the game is over before {where}"
            return
        ask = table.seat(lesson.seat).ask()
        if lesson.present(progress, ask) != number:
            yield f"{where} waits for {beat.when!r}, but {ask.kind!r} about {ask.about!r} is asked of {_listed(ask)}"
            return
        for value in beat.expect:
            if not any(same(option, value) for option in ask.options):
                yield f"{where} expects {value!r}, which is not an option: {_listed(ask)}"
        if not expected(beat, ask):
            return
        yield from _instead(beat, ask)
        yield from _targets(lesson, number, ask, table)
        answer(lesson, progress, table, expected(beat, ask)[0])
        settle(lesson, progress, table)
    if not lesson.over(progress, table):
        yield "it does not end with its last beat"


def _instead(beat: Beat, ask: AnyAsk) -> Iterator[str]:
    for other in beat.instead:
        if not any(same(option, other.value) for option in ask.options):
            yield f"beat {beat.say!r} speaks of {other.value!r} instead, which is not an option: {_listed(ask)}"


def _other_answers(lesson: Lesson) -> Iterator[str]:
    """Whatever else is expected at a beat, the lesson still ends; and also if nothing is ever done as expected."""
    for number, beat in enumerate(lesson.beats):
        for choice in range(1, len(beat.expect)):
            if not _ends(lesson, {number: choice}):
                yield f"beat {beat.say!r}: after {beat.expect[choice]!r} the lesson does not end"
    if not _ends(lesson, {}, contrary=True):
        yield "for who always does something else the lesson does not end"


def _ends(lesson: Lesson, choices: dict[int, int], contrary: bool = False) -> bool:
    table, progress = lay(lesson)
    for _ in range(MOST):
        if lesson.over(progress, table):
            return True
        ask = table.seat(lesson.seat).ask()
        number = lesson.present(progress, ask)
        value: Value = ask.options[-1]
        if number >= 0:
            wanted = expected(lesson.beats[number], ask)
            others = [option for option in ask.options if option not in wanted]
            if contrary and others:
                value = others[0]
            elif wanted:
                value = wanted[min(choices.get(number, 0), len(wanted) - 1)]
        answer(lesson, progress, table, value)
        settle(lesson, progress, table)
    return False


def _targets(lesson: Lesson, number: int, ask: AnyAsk, table: Table) -> Iterator[str]:
    """Whatever is to be lit is there: an option points at it, something is said of it, or it is a declared place."""
    game, beat = lesson.game, lesson.beats[number]
    there = {game.target(table.state, ask, option) for option in ask.options}
    there |= {closed.target for closed in game.closed(table.state, ask)}
    there |= {*game.words.said(table.state, lesson.seat), *lesson.script.places}
    lit = [*beat.targets, *[target for look in beat.looks for target in look.targets]]
    chapter = lesson.script.chapters[lesson.chapter_of[number]]
    if beat.pill:
        lit += [pill.at for pill in chapter.pills]
        if beat.pill > len(chapter.pills):
            yield f"beat {beat.say!r} is at pill {beat.pill}, but chapter {chapter.id!r} has {len(chapter.pills)}"
    for target in lit:
        if target not in there:
            yield f"beat {beat.say!r} lights {target!r}, which is not there"


def sentences(lesson: Lesson) -> list[str]:
    """The messages that a lesson cannot do without."""
    script = lesson.script
    needed = [script.say, f"{script.say}.text"]
    for chapter in script.chapters:
        needed += [chapter.say, *[pill.say for pill in chapter.pills]]
        for beat in chapter.beats:
            needed += [beat.say, f"{beat.say}.text"]
            for look in beat.looks:
                needed += [look.say, f"{look.say}.text"]
            for other in beat.instead:
                needed += [other.say, f"{other.say}.text"]
    return needed


def _sentences(lesson: Lesson) -> Iterator[str]:
    words = lesson_words(lesson.game)
    for language in LANGUAGES:
        for message in sentences(lesson):
            if not words.has(message, language):
                yield f"{message!r} is not said in {language!r}"
    said = [{name for name in words.names(language) if name.startswith("lesson-")} for language in LANGUAGES]
    for name in sorted(said[0] ^ said[1]):
        yield f"{name!r} is not said in every language"


def _rules(lesson: Lesson) -> Iterator[str]:
    path = lesson.game.file("RULES.md")
    known = set() if path is None else set(re.findall(r"[A-Z]+-[R\d][\d.]*", path.read_text(encoding="utf-8")))
    for beat in lesson.beats:
        if beat.rule not in known:
            yield f"beat {beat.say!r} names the rule {beat.rule!r}, which does not exist"


def _listed(ask: AnyAsk) -> str:
    shown = [repr(option) for option in ask.options]
    return ", ".join(shown[:20]) + (" …" if len(shown) > 20 else "")
