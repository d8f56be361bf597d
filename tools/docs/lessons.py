"""Writes docs/lessons.md: what each guided first game teaches, and which kinds of questions it meets; and the count of
both in docs/learn.md.

`python -m tools.docs.lessons` writes them again."""

from __future__ import annotations

import re
from pathlib import Path

from fathomfive.kernel import AnyGame, Phrase, Table, game
from fathomfive.kernel.installed import game_ids
from fathomfive.kernel.lesson_laws import lay
from fathomfive.kernel.lessons import Lesson, answer, expected, lesson_words, lessons, settle

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "lessons.md"
LEARN = DOCS / "learn.md"
BEGIN, END = "<!-- Counted by `python -m tools.docs.lessons`. -->", "<!-- End of the count. -->"
HEAD = """# Learning a game by playing it

<!-- Written by `python -m tools.docs.lessons`. -->

`/learn/GAME` in the browser, or `fathom learn GAME` in the terminal, begins a guided first game on the real table: a
fixed deal, one thing at a time, what to do and why. Every answer is a real answer to the real rules. Another legal
answer is explained and may be taken back or left as it is; *Play on freely* ends the lesson and not the game.

A lesson is data: `games/<game>/lesson/first.toml` (deal, script of nature and rivals, chapters and beats) and
`lesson/words/*.ftl` (what is said). `python -m tools.lesson GAME` walks it for its author; law 15 of `check_game`
replays it, so that a change of the rules cannot break it unnoticed. The keys: the number of an option or Enter answers,
Backspace goes back, `?` shows, `S` skips, Esc leaves.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for id in game_ids():
        for lesson in lessons(game(id)).values():
            parts.append(section(lesson))
    return "\n".join(parts)


def section(lesson: Lesson) -> str:
    """What one lesson teaches."""
    words, script = lesson_words(lesson.game), lesson.script
    lines = [f"## {words.text(Phrase(script.say), 'en')}", ""]
    seats = "1 seat" if script.seats == 1 else f"{script.seats} seats"
    lines.append(f"{seats}, {len(lesson.beats)} answers, about {script.minutes} minutes.")
    lines += ["", "| chapter | answers | rules |", "|---|---|---|"]
    for chapter in script.chapters:
        rules = ", ".join(dict.fromkeys(beat.rule for beat in chapter.beats))
        lines.append(f"| {words.text(Phrase(chapter.say), 'en')} | {len(chapter.beats)} | {rules} |")
    met = list(dict.fromkeys(beat.when for beat in lesson.beats))
    missing = [kind for kind in lesson.game.rules.KINDS if kind not in met]
    lines += ["", f"Meets {len(met)} kinds of questions: {', '.join(f'`{kind}`' for kind in met)}."]
    if missing:
        lines += [f"Not met: {', '.join(f'`{kind}`' for kind in missing)}."]
    return "\n".join(lines) + "\n"


def met_rules(lesson: Lesson) -> set[str]:
    """The rules that a lesson meets: those that it names, and those behind whatever happens in it."""
    table, progress = lay(lesson)
    for beat in lesson.beats:
        answer(lesson, progress, table, expected(beat, table.seat(lesson.seat).ask())[0])
        settle(lesson, progress, table)
    told = {f"fact-{fact.kind}" for fact in Table.replay(table.record(), facts=True).facts}
    behind = {rule for word, rule in lesson.game.words.RULES.items() if word in told}
    return (behind | {beat.rule for beat in lesson.beats}) & all_rules(lesson.game)


def all_rules(the_game: AnyGame) -> set[str]:
    """The numbers of all rules of a game."""
    path = the_game.file("RULES.md")
    return set() if path is None else set(re.findall(r"^\*\*([A-Z]+-R?[\d.]+)\*\*", path.read_text("utf-8"), re.M))


def count() -> str:
    """How much of each game its lesson meets."""
    lines = ["| guided first game | answers | kinds of questions | rules |", "|---|---|---|---|"]
    for id in game_ids():
        for lesson in lessons(game(id)).values():
            name = lesson_words(lesson.game).text(Phrase(lesson.script.say), "en")
            kinds = len({beat.when for beat in lesson.beats})
            of_kinds, of_rules = len(lesson.game.rules.KINDS), len(all_rules(lesson.game))
            met = len(met_rules(lesson))
            lines.append(f"| {name} | {len(lesson.beats)} | {kinds} of {of_kinds} | {met} of {of_rules} |")
    return "\n".join(lines)


def counted() -> str:
    """docs/learn.md with the count of today."""
    before, _, rest = LEARN.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{count()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    LEARN.write_text(counted(), encoding="utf-8")
