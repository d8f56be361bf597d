"""A review as one HTML page that needs nothing else: charts, summary, moments."""

from __future__ import annotations

from html import escape
from math import ceil

from .chart import COLOURS, GRADE_MARKS, SYMBOLS, mark, profile
from .grades import SURE
from .shapes import Luck, Moment, Review, Summary
from .sheet import sheet
from .wording import Wording, margin, sentence, signed

STYLE = """
.profile{width:100%;min-width:640px;height:auto;border-radius:10px;display:block}th{white-space:normal;vertical-align:bottom}.drop{stroke:#ffffff88;stroke-width:1}
.key{display:inline-block;width:26px;vertical-align:middle;margin-right:8px}
.marks{display:flex;gap:10px}.marks span{display:flex;gap:4px;align-items:center}.mark{vertical-align:middle}
article{background:var(--card);color:var(--ink);border-radius:10px;padding:12px 16px;margin:12px 0}
article:target{outline:4px solid var(--choose)}article h3{margin:0;display:flex;gap:10px;align-items:center;
font-family:Alegreya,serif}article h3 .loss{margin-left:auto;color:var(--bad)}article p{margin:.4em 0}
.option{display:flex;gap:10px;border:2px solid #e4572e;border-radius:10px;padding:6px 10px;margin:6px 0}
.option.better{border:2px dashed var(--good)}.option b{margin-left:auto;white-space:nowrap}
td.result{font-weight:700}ol{margin:.3em 0;padding-left:1.4em}
"""
LUCKY = 0.05
"""From so much of the chance to win on, for sure, an answer of nature is a moment."""
COLUMNS = 16
"""Of so many points to be expected the page tells, evenly along the game."""
LEAST = 0.01
"""The least standard error to believe of so few courses."""


def page(review: Review, language: str = "en", seat: int | None = None) -> str:
    """The whole page, of all seats' moments or of one seat's."""
    words = Wording(review, language)
    moments = [moment for moment in review.moments if seat is None or moment.seat == seat]
    title = words.say("review-title", game=words.game())
    scope = f"{words.scope()}; {words.say('review-bands')}"
    body = "".join([
        f'<svg width="0" height="0" aria-hidden="true">{SYMBOLS}</svg>',
        f"<header><h1>{escape(title)}</h1></header><main>",
        f"<h2>{escape(words.say('review-goal' if review.allied else 'review-chance'))}</h2>",
        f'<div class="scroll">{profile(review, words, moments)}</div>',
        f'<p class="note">{escape(scope)}</p>',
        _summary(review, words),
        _points(review, words),
        f"<h2>{escape(words.say('review-moments'))}</h2>",
        *([] if moments else [f"<p>{escape(words.none())}</p>"]),
        *[_story(review, event, words, seat) for event in _in_order(review, moments, seat)],
        f'<p class="note">{escape(_method(review, words))}</p></main>',
    ])  # fmt: skip
    return sheet(title, language, STYLE, body)


def _method(review: Review, words: Wording) -> str:
    return words.say("review-method", seed=str(review.seed), seconds=f"{review.seconds:g}")


def _in_order(review: Review, moments: list[Moment], seat: int | None) -> list[Moment | Luck]:
    """Decisions and great luck, in the order of play."""
    lucky = [event for event in review.luck if _greatest(event, seat)[1] >= LUCKY]
    both: list[Moment | Luck] = [*moments, *lucky]
    return sorted(both, key=lambda event: event.step)


def _greatest(event: Luck, seat: int | None) -> tuple[int, float]:
    """Whom an answer of nature moved most for sure, and by how much at least."""
    seats = range(len(event.gains)) if seat is None else [seat]
    sure = [(one, abs(event.gains[one]) - SURE * max(LEAST, event.errors[one])) for one in seats]
    return max(sure, key=lambda pair: pair[1])


def _summary(review: Review, words: Wording) -> str:
    if not review.summary:
        return ""
    headings = ["seat", *words.sums(review.summary[0])]
    head = "".join(f"<th>{escape(words.say(f'review-{name}'))}</th>" for name in headings)
    rows = "".join(_row(line, words) for line in review.summary)
    title = escape(words.say("review-sum"))
    return f'<h2>{title}</h2><div class="scroll"><table><tr>{head}<th></th></tr>{rows}</table></div>'


def _row(line: Summary, words: Wording) -> str:
    stroke = f'stroke="{COLOURS[line.seat % 5]}" stroke-width="4"'
    key = f'<svg class="key" height="8"><line x2="26" y1="4" y2="4" {stroke}/></svg>'
    counts = "".join(
        f'<span title="{escape(words.say(f"review-grade-{grade}"))}">{mark(name, 18)}{line.counts[grade]}</span>'
        for grade, name in GRADE_MARKS.items()
    )
    cells = "".join(f'<td class="{name}">{escape(text)}</td>' for name, text in words.sums(line).items())
    return f'<tr><td>{key}{escape(words.seat(line.seat))}</td>{cells}<td><div class="marks">{counts}</div></td></tr>'


def _points(review: Review, words: Wording) -> str:
    """Allied or alone: the points to be expected, from the beginning to the end."""
    if not review.points:
        return ""
    apart = ceil(len(review.points) / COLUMNS)
    points = [*review.points[:-1:apart], review.points[-1]]
    head = "".join(f"<th>{point.step}</th>" for point in points)
    figures = "".join(f"<td>{sum(p.chances) / len(p.chances):.0f} ± {SURE * p.errors[0]:.0f}</td>" for p in points)
    title, move = escape(words.say("review-points")), escape(words.say("review-move"))
    return (
        f'<h2>{title}</h2><div class="scroll"><table><tr><th>{move}</th>{head}</tr>'
        f"<tr><td>{title}</td>{figures}</tr></table></div>"
    )


def _story(review: Review, event: Moment | Luck, words: Wording, seat: int | None) -> str:
    return _decision(event, words) if isinstance(event, Moment) else _fortune(event, words, seat)


def _fortune(event: Luck, words: Wording, seat: int | None) -> str:
    who, _ = _greatest(event, seat)
    good = event.gains[who] > 0
    name = words.say("review-lucky" if good else "review-unlucky")
    where = f"{words.seat(who)} · {words.say('review-move-number', step=event.step)}"
    return (
        f"<article><h3>{mark('r-lucky' if good else 'r-unlucky', 28)}{escape(name)}"
        f'<span class="loss">{signed(event.gains[who])} {margin(event.errors[who])}</span></h3>'
        f"<p>{escape(where)} · {escape(event.said.get(words.language, ''))}</p></article>"
    )


def _decision(moment: Moment, words: Wording) -> str:
    language = words.language
    where = f"{words.seat(moment.seat)} · {words.say('review-move-number', step=moment.step)}"
    loss = "" if moment.grade == "only" else f'<span class="loss">{signed(-moment.loss)} {margin(moment.error)}</span>'
    parts = [
        f'<article id="m{moment.step}"><h3>{mark(GRADE_MARKS[moment.grade], 28)}',
        f"{escape(words.say(f'review-grade-{moment.grade}'))}{loss}</h3>",
        f"<p>{escape(where)} · <em>{escape(moment.asked.get(language, ''))}</em></p>",
        _option("", words.say("review-chosen"), moment.chosen_said.get(language, ""), moment.worth),
    ]
    if moment.better is not None:
        best = moment.worth + moment.lead
        parts.append(_option("better", words.say("review-better"), moment.better_said.get(language, ""), best))
        if moment.reason:
            parts.append(f"<p>{escape(sentence(moment.reason[language]))}</p>")
        if moment.hindsight is not None:
            fair, late = signed(-moment.loss), signed(-moment.hindsight)
            text = f"{fair} {words.say('review-fair')} · {late} {words.say('review-hindsight')}"
            parts.append(f'<p class="figures">{escape(text)}</p>')
        steps = "".join(f"<li>{escape(words.seat(a.seat))}: {escape(a.said[language])}</li>" for a in moment.line)
        parts.append(f"<p>{escape(words.say('review-follows'))}</p><ol>{steps}</ol>" if steps else "")
    return "".join([*parts, "</article>"])


def _option(style: str, who: str, label: str, worth: float) -> str:
    chance = f"{100 * min(1.0, max(0.0, worth)):.0f} %"
    return f'<div class="option {style}"><span>{escape(who)}: {escape(label)}</span><b>{chance}</b></div>'
