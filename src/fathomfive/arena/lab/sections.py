"""The parts of a lab's page about whole games: who wins, how long, how it is decided, set-ups, luck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..stats import Z95, Interval
from .draw import Line, histogram, key, lines, rate_row, share_row
from .shapes import Figures, Rate, Spread
from .wording import Wording

SEATS = ("#ff7a57", "#ffcf5a", "#5fe0a6", "#6cc4ee", "#d59aea")
LEADS, FORETOLD, PLAIN = "#ffcf5a", "#6cc4ee", "#5fe0a6"


def winning(found: Figures, words: Wording) -> str:
    """By seat, and by the order of play; or how often all of them win."""
    digits = {name: words.number(getattr(found, name)) for name in ("score", "best", "margin")}
    if found.allied:
        rows = _rates(words, [(words.say("lab-won"), found.won)], None, (PLAIN,))
        said = words.say("lab-scores-allied", score=digits["score"])
        return f'<div class="panel">{rows}</div><p>{escape(said)}</p>{_note(words.say("lab-allied"))}'
    par = 1 / len(found.seats)
    seats = [(words.say("lab-seat", number=number + 1), rate) for number, rate in enumerate(found.seats)]
    places = [(words.say("lab-place", number=number + 1), rate) for number, rate in enumerate(found.places)]
    panels = _panel(words.say("lab-by-seat"), _rates(words, seats, par, SEATS))
    if places:
        panels += _panel(words.say("lab-by-place"), _rates(words, places, par, (PLAIN,)))
    edge = f"<p>{escape(_edge(found.places[0], par, words))}</p>" if places else ""
    note = _note(words.say("lab-par", par=words.percent(par)))
    return f'<div class="two">{panels}</div>{edge}<p>{escape(words.say("lab-scores", **digits))}</p>{note}'


def _edge(first: Rate, par: float, words: Wording) -> str:
    if first.interval.low <= par <= first.interval.high:
        verdict = "lab-edge-none"
    else:
        verdict = "lab-edge-good" if first.value > par else "lab-edge-bad"
    low, high = (words.percent(bound) for bound in (first.interval.low, first.interval.high))
    return words.say(verdict, rate=words.percent(first.value), low=low, high=high)


def length(found: Figures, words: Wording) -> str:
    """Questions and rounds of a game."""
    return (
        f'<div class="two">{_spread("questions", found.questions, words)}{_spread("rounds", found.rounds, words)}</div>'
    )


def course(found: Figures, words: Wording) -> str:
    """Lead changes, and when a game is decided."""
    leads = words.say("lab-foreseen" if found.allied else "lab-leader")
    drawn: Sequence[Line] = [
        (leads, LEADS, [(one.leads.value, one.leads.interval.low, one.leads.interval.high) for one in found.tenths]),
        (
            words.say("lab-foretold"),
            FORETOLD,
            [(one.foretold, one.foretold - Z95 * one.error, one.foretold + Z95 * one.error) for one in found.tenths],
        ),
    ]
    title = words.say("lab-tenths")
    steps = [words.say("lab-part", tenth=one.tenth) for one in found.tenths]
    legend = "".join(f"<span>{key(colour, n)}{escape(name)}</span>" for n, (name, colour, _) in enumerate(drawn))
    plot = f'{lines(drawn, steps, title)}<div class="legend">{legend}</div>'
    changes = _spread("hopes" if found.allied else "changes", found.changes, words)
    return f'<div class="two">{_panel(title, plot)}{changes}</div>{_note(words.say("lab-tenths-note"))}'


def set_ups(found: Figures, words: Wording) -> str:
    """The games of each set-up that went round."""
    if len(found.set_ups) < 2:
        options = ", ".join(f"{name}={value}" for name, value in found.trial.match.options.items())
        return _note(words.say("lab-set-up-none", options=options or words.say("lab-set-up-plain")))
    par = None if found.allied else 1 / len(found.seats)
    named = [", ".join(f"{name}={value}" for name, value in one.options.items()) for one in found.set_ups]
    rows = _rates(words, [(name, one.won) for name, one in zip(named, found.set_ups, strict=True)], par, (PLAIN,))
    title = words.say("lab-won" if found.allied else "lab-begins")
    changes = "lab-hopes" if found.allied else "lab-changes"
    heads = ("lab-set-ups", "lab-games", "lab-score", "lab-questions", "lab-rounds", changes)
    head = "".join(f"<th>{escape(words.say(name))}</th>" for name in heads)
    body = "".join(
        f"<tr><td>{escape(name)}</td><td>{words.number(one.games, 0)}</td>"
        + "".join(f"<td>{words.number(value)}</td>" for value in (one.score, one.questions, one.rounds, one.changes))
        + "</tr>"
        for name, one in zip(named, found.set_ups, strict=True)
    )
    return f'{_panel(title, rows)}<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def fortune(found: Figures, words: Wording) -> str:
    """What the study says of some of the games."""
    told = found.fortune
    if told is None:
        return _note(words.say("lab-fortune-none"))
    rows = []
    for place, part in enumerate(told.shares):
        interval = Interval(part.share - Z95 * part.error, part.share + Z95 * part.error)
        rows.append(
            f"<span>{escape(words.say(f'lab-part-{part.part}'))}</span>"
            f"{share_row(part.share, interval, SEATS[place])}"
            f'<span class="figure">{words.percent(part.share)} ± {words.number(100 * Z95 * part.error)}</span>'
        )
    note = _note(words.say("lab-fortune-note", games=told.games, size=told.size))
    return f'<div class="panel"><div class="rates">{"".join(rows)}</div></div>{note}'


def _rates(words: Wording, rates: Sequence[tuple[str, Rate]], par: float | None, colours: Sequence[str]) -> str:
    """Rows of rates on one scale, which is as long as the highest of them needs."""
    top = min(1.0, 1.15 * max([par or 0.0, 0.1, *[rate.interval.high for _, rate in rates]]))
    rows = [
        f"<span>{escape(name)}</span>{rate_row(rate.value, rate.interval, par, colours[place % len(colours)], top)}"
        f'<span class="figure">{words.percent(rate.value)} ({words.span(rate.interval)})</span>'
        for place, (name, rate) in enumerate(rates)
    ]
    return f'<div class="rates">{"".join(rows)}</div>'


def _spread(name: str, spread: Spread, words: Wording) -> str:
    title = words.say(f"lab-{name}")
    whole = {one: words.number(getattr(spread, one), 0) for one in ("median", "low", "high", "least", "most")}
    said = words.say("lab-spread", mean=words.number(spread.mean), **whole)
    return _panel(title, f"{histogram(spread, title)}{_note(said)}")


def _panel(title: str, body: str) -> str:
    return f'<div class="panel"><h3>{escape(title)}</h3>{body}</div>'


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'
