"""Writes docs/lessons.md: what each guided first game teaches, and which kinds of questions it meets.

`python -m tools.docs.lessons` writes it again."""

from __future__ import annotations

from pathlib import Path

from fathomfive.kernel import Phrase, game
from fathomfive.kernel.installed import game_ids
from fathomfive.kernel.lessons import Lesson, lesson_words, lessons

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"
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
    lines.append(f"{script.seats} seats, {len(lesson.beats)} answers, about {script.minutes} minutes.")
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


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
