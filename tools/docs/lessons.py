"""Writes docs/lessons.md: what each lesson teaches, which kinds of questions it meets, and whether those are all of a
normal turn; and the count of it in docs/learn.md.

`python -m tools.docs.lessons` writes them again; `--games N` counts over more games what is asked in a normal turn, and
prints it."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from functools import lru_cache
from pathlib import Path

from fathomfive import bots
from fathomfive.kernel import AnyGame, Phrase, Table, game
from fathomfive.kernel.installed import game_ids
from fathomfive.kernel.lesson_laws import lay
from fathomfive.kernel.lessons import Lesson, answer, expected, lesson_words, lessons, options_of, settle

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "lessons.md"
LEARN = DOCS / "learn.md"
BEGIN, END = "<!-- Counted by `python -m tools.docs.lessons`. -->", "<!-- End of the count. -->"
GAMES = 12
"""Games of each set-up in which is counted what is asked in a normal turn."""
NORMAL, MOST = 1.0, 0.5
"""A seat is asked a kind of question of a normal turn at least so often a game, and in such a share of the games."""
HEAD = """# Learning a game by playing it

<!-- Written by `python -m tools.docs.lessons`. -->

`/learn/GAME` in the browser, or `fathom learn GAME` in the terminal, begins a guided first game on the real table: a
fixed deal, one thing at a time, what to do and why. Every answer is a real answer to the real rules. Another legal
answer is explained and may be taken back or left as it is; *Play on freely* ends the lesson and not the game.

A lesson is data: `games/<game>/lesson/first.toml` (deal, script of nature and rivals, chapters and beats) and
`lesson/words/*.ftl` (what is said). `python -m tools.lesson GAME` walks it for its author; law 15 of `check_game`
replays it, so that a change of the rules cannot break it unnoticed. The keys: the number of an option or Enter answers,
Backspace goes back, `?` shows, `S` skips, Esc leaves.

A kind of question belongs to a normal turn if a seat is asked it at least once a game, on average over {games} games
that the rule of thumb plays with the lesson's own number of seats and options, and in half of them at least (one rare
card of Nemo's War asks the same six times). A second lesson builds on the first, so
what it leaves out has been met there; Nemo's War needs both of its lessons, for its full seas come later than a first
lesson lasts. `python -m tools.docs.lessons --games 100` prints how often each kind is asked.
""".replace("{games}", str(GAMES))


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
    lines += ["", f"Meets {len(met)} kinds of questions: {listed(met)}."]
    lines += [f"Of a normal turn: {listed(normal(lesson))}."]
    if lacking(lesson):
        lines += [f"Of these not met so far: {listed(lacking(lesson))}."]
    if missing:
        lines += [f"Not met: {listed(missing)}."]
    return "\n".join(lines) + "\n"


def listed(kinds: list[str]) -> str:
    """Kinds of questions in a line."""
    return ", ".join(f"`{kind}`" for kind in kinds)


# --- what a normal turn asks ---


@lru_cache(maxsize=64)
def asked(lesson: Lesson, games: int = GAMES) -> dict[str, tuple[float, float]]:
    """How often a seat is asked each kind of question in a game of the lesson's set-up, by the rule of thumb, and in
    which share of the games it comes up at all."""
    alike = next(one for one in lessons(lesson.game).values() if same_setup(one, lesson))
    if alike is not lesson:
        return asked(alike, games)
    script = lesson.script
    counted: Counter[str] = Counter()
    seen_in: Counter[str] = Counter()
    for seed in range(games):
        table = Table(lesson.game, script.seats, seed, options_of(script))
        players = [bots.make(f"greedy:seed={seed * 10 + seat}") for seat in range(script.seats)]
        in_this: Counter[str] = Counter()
        while not table.over:
            for ask in table.asks:
                in_this[ask.kind] += 1
                table.answer(players[ask.seat].choose(table.seat(ask.seat)), ask.seat)
        counted += in_this
        seen_in.update(in_this.keys())
    return {kind: (count / games / script.seats, seen_in[kind] / games) for kind, count in counted.most_common()}


def normal(lesson: Lesson) -> list[str]:
    """The kinds of questions of a normal turn, in the set-up of a lesson."""
    return [kind for kind, (often, share) in asked(lesson).items() if often >= NORMAL and share >= MOST]


def met_by_then(lesson: Lesson) -> set[str]:
    """The kinds of questions that somebody has met who has taken the first lesson and this one."""
    first = next(iter(lessons(lesson.game).values()))
    return {beat.when for taught in (first, lesson) for beat in taught.beats}


def lacking(lesson: Lesson) -> list[str]:
    """What a normal turn may ask of somebody who has taken this lesson, and the first, and has not met it."""
    return [kind for kind in normal(lesson) if kind not in met_by_then(lesson)]


def never_met(the_game: AnyGame) -> dict[str, list[str]]:
    """By lesson, what a normal turn of its set-up asks and no lesson for that set-up shows, nor the first."""
    found: dict[str, list[str]] = {}
    for lesson in lessons(the_game).values():
        alike = [one for one in lessons(the_game).values() if same_setup(one, lesson)]
        missing = set.intersection(*[set(lacking(one)) for one in alike])
        if missing:
            found[lesson.id] = sorted(missing)
    return found


def same_setup(one: Lesson, other: Lesson) -> bool:
    """Whether two lessons lay the same table."""
    return (one.script.seats, options_of(one.script)) == (other.script.seats, options_of(other.script))


# --- which rules ---


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
    lines = [
        "| lesson | answers | kinds of a normal turn met | kinds of questions | rules |",
        "|---|---|---|---|---|",
    ]
    for id in game_ids():
        for lesson in lessons(game(id)).values():
            name = lesson_words(lesson.game).text(Phrase(lesson.script.say), "en")
            kinds = len({beat.when for beat in lesson.beats})
            of_kinds, of_rules = len(lesson.game.rules.KINDS), len(all_rules(lesson.game))
            met = len(met_rules(lesson))
            usual = f"{len(normal(lesson)) - len(lacking(lesson))} of {len(normal(lesson))}"
            if lesson is not next(iter(lessons(lesson.game).values())):
                usual += ", with the first"
            lines.append(f"| {name} | {len(lesson.beats)} | {usual} | {kinds} of {of_kinds} | {met} of {of_rules} |")
    return "\n".join(lines)


def counted() -> str:
    """docs/learn.md with the count of today."""
    before, _, rest = LEARN.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{count()}\n\n{END}{rest.partition(END)[2]}"


def printed(games: int) -> str:
    """How often each kind of question is asked a game, over so many games, and what the lessons do not show."""
    lines: list[str] = []
    for id in game_ids():
        for lesson in lessons(game(id)).values():
            lines.append(f"{id} {lesson.id}")
            for kind, (often, share) in asked(lesson, games).items():
                met = " " if kind in met_by_then(lesson) else "-"
                lines.append(f"  {met} {kind:18} {often:6.2f} a game, in {share:4.0%} of the games")
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    wanted = parser.parse_args()
    if wanted.games:
        print(printed(wanted.games))
    PAGE.write_text(page(), encoding="utf-8")
    LEARN.write_text(counted(), encoding="utf-8")
