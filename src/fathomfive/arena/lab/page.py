"""A lab's figures as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape

from ...study.sheet import sheet
from .choices import choices, dead
from .compare import Comparison
from .figures import dead_ends
from .games import HALF
from .sections import course, fortune, length, set_ups, winning
from .shapes import Figures
from .style import STYLE
from .verdict import verdict
from .wording import Wording


def page(found: Figures, words: Wording, how: str, data: str, against: Comparison | None = None) -> str:
    """The whole page: `how` is the command that makes it, `data` where the sets lie."""
    title = words.say("lab-title", game=words.game())
    parts = [] if against is None else [("verdict", verdict(against, words))]
    parts += [
        ("glance", tiles(found, words)),
        ("winning", winning(found, words)),
        ("length", length(found, words)),
        ("course", course(found, words)),
        ("set-ups", set_ups(found, words)),
        ("choices", choices(found, words)),
        ("dead", dead(found, words)),
        ("fortune", fortune(found, words)),
        ("made", made(words, how, data)),
    ]
    links = "".join(f'<a href="#{name}">{escape(words.say(f"lab-{name}"))}</a>' for name, _ in parts)
    body = "".join(
        f'<section id="{name}"><h2>{escape(words.say(f"lab-{name}"))}</h2>{text}</section>' for name, text in parts
    )
    return sheet(
        title,
        words.language,
        STYLE,
        f"<header><h1>{escape(title)}</h1><p>{escape(scope(found, words))}</p><nav>{links}</nav></header>"
        f"<main>{body}</main>",
    )


def scope(found: Figures, words: Wording) -> str:
    """Which games these are."""
    match = found.trial.match
    bots = ", ".join(dict.fromkeys(match.bots))
    games = words.number(found.games, 0)
    line = words.say("lab-scope", games=games, seats=match.seats, bots=bots, seed=str(match.seed))
    return f"{line} · {words.set_up(found.trial)}"


def tiles(found: Figures, words: Wording) -> str:
    """The figures that are asked for first."""
    half = found.tenths[HALF - 1].leads
    never, always = dead_ends(found)
    shown = [
        ("questions", words.number(found.questions.mean, 0)),
        ("rounds", words.number(found.rounds.mean)),
    ]
    if found.allied:
        shown.append(("won", words.percent(found.won.value)))
    elif found.places:
        shown.append(("edge", f"{words.signed(100 * (found.places[0].value - 1 / len(found.seats)))} %"))
    shown += [
        ("hopes" if found.allied else "changes", words.number(found.changes.mean)),
        ("foreseen" if found.allied else "half", words.percent(half.value)),
        ("dead", str(len(never) + len(always))),
    ]
    return '<div class="tiles">{}</div>'.format(
        "".join(
            f'<div class="tile"><b>{text}</b><span>{escape(words.say(f"lab-tile-{name}"))}</span></div>'
            for name, text in shown
        )
    )


def made(words: Wording, how: str, data: str) -> str:
    """By which command, and where the data are."""
    return (
        f"<p><code>{escape(how)}</code></p><p>{escape(words.say('lab-command'))} "
        f"{escape(words.say('lab-data', folder=data))}</p>"
    )
