"""The parts of a lab's page about choices: every card and option, and the dead ends among them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .draw import rate_row, share_row
from .figures import ENOUGH, dead_ends
from .shapes import Chart, Choice, Figures
from .wording import Wording

FEW = 10
"""A choice that was offered less often is left to the data."""
ROWS = 30
OPEN = 8
"""So many charts stand open; the others wait for a click."""
PICKED, WON = "#2f8a94", "#ffcf5a"


def choices(found: Figures, words: Wording) -> str:
    """A chart for every form of choice, what is offered most first."""
    charts = [chart for chart in found.charts if _shown(chart)]
    drawn = [_chart(chart, words) for chart in charts]
    note = f'<p class="note">{escape(words.say("lab-choice-note"))}</p>'
    more = drawn[OPEN:]
    if not more:
        return note + "".join(drawn)
    summary = escape(words.say("lab-more-charts", count=len(more)))
    return f"{note}{''.join(drawn[:OPEN])}<details><summary>{summary}</summary>{''.join(more)}</details>"


def _shown(chart: Chart) -> list[Choice]:
    return [choice for choice in chart.choices if choice.picked.of >= FEW]


def _chart(chart: Chart, words: Wording) -> str:
    shown = sorted(_shown(chart)[:ROWS], key=lambda choice: (-choice.picked.value, choice.label))
    left = len(chart.choices) - len(shown)
    rows = "".join(_row(chart, choice, words) for choice in shown)
    offered = escape(words.say("lab-offered", offered=words.number(chart.offered, 0)))
    head = (
        f'<div class="choice head"><span class="label">{offered}'
        f"</span><span>{escape(words.say('lab-taken'))}</span><span></span><span>{escape(words.say('lab-wins'))}</span>"
        "<span></span></div>"
    )
    more = f'<p class="note">{escape(words.say("lab-more-rows", count=left))}</p>' if left else ""
    title, asked = words.title(chart), words.prompt(chart.kind)
    above = "" if title.startswith(asked) else f'<p class="asked">{escape(asked)}</p>'
    return f'<div class="panel chart">{above}<h3>{escape(title)}</h3>{head}{rows}{more}</div>'


def _row(chart: Chart, choice: Choice, words: Wording) -> str:
    picked, won = choice.picked, choice.won
    passed = choice.passed.value if choice.passed.of >= FEW else None
    hover = f"{words.number(picked.hits, 0)} / {words.number(picked.of, 0)} · {words.span(picked.interval)}"
    wins = f"{words.number(won.hits)} / {words.number(won.of, 0)} · {words.span(won.interval)}"
    told = rate_row(won.value, won.interval, passed, WON) if won.of else "<span></span>"
    figure = words.number(100 * won.value, 0) + " %" if won.of else "–"
    return (
        f'<div class="choice"><span class="label">{escape(words.choice(chart, choice))}</span>'
        f'<span title="{escape(hover)}">{share_row(picked.value, picked.interval, PICKED)}</span>'
        f'<span class="figure">{words.number(100 * picked.value, 0)} %</span>'
        f'<span title="{escape(wins)}">{told}</span><span class="figure">{figure}</span></div>'
    )


def dead(found: Figures, words: Wording) -> str:
    """What nobody ever took, and what everybody always took."""
    never, always = dead_ends(found)
    note = f'<p class="note">{escape(words.say("lab-dead-note", enough=ENOUGH))}</p>'
    if not never and not always:
        return f"<p>{escape(words.say('lab-dead-none'))}</p>{note}"
    left = _listed("never", [(one, words.say("lab-dead-row", **_bound(one[1], words))) for one in never], words)
    right = _listed("always", [(one, words.say("lab-always-row", **_bound(one[1], words))) for one in always], words)
    return f'{note}<div class="two">{left}{right}</div>'


def _bound(choice: Choice, words: Wording) -> dict[str, str]:
    low, high = (words.percent(bound) for bound in (choice.picked.interval.low, choice.picked.interval.high))
    return {"offered": words.number(choice.picked.of, 0), "most": high, "least": low}


def _listed(name: str, ends: Sequence[tuple[tuple[Chart, Choice], str]], words: Wording) -> str:
    if not ends:
        return ""
    rows = [
        f"<li>{escape(words.title(chart))}: <b>{escape(words.choice(chart, choice))}</b>"
        f'<br><span class="note">{escape(said)}</span></li>'
        for (chart, choice), said in ends[:ROWS]
    ]
    left = len(ends) - len(rows)
    more = f'<p class="note">{escape(words.say("lab-more-rows", count=left))}</p>' if left else ""
    return f'<div class="panel"><h3>{escape(words.say(f"lab-{name}"))}</h3><ul>{"".join(rows)}</ul>{more}</div>'
