"""The verdict on two contents or sets of options: in words, and as a row of differences."""

from __future__ import annotations

from html import escape

from .compare import Comparison, Difference, Shift
from .draw import difference_row
from .wording import Wording

SHARES = ("won", "begun", "half")
"""Measures that are shares, told in per cent."""
ENOUGH = 30


def verdict(found: Comparison, words: Wording) -> str:
    """The card with the verdict, and a chart of every measure below it."""
    sides = "".join(
        f"<span>{escape(words.say(f'lab-{side}', what=words.set_up(trial)))}</span>"
        for side, trial in (("a", found.a), ("b", found.b))
    )
    lines = sentences(found, words)
    listed = f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines[1:])}</ul>" if lines[1:] else ""
    few = f"<p>{escape(words.say('lab-few', enough=ENOUGH))}</p>" if found.games < ENOUGH else ""
    note = words.say("lab-compare-note", measures=len(found.measures), choices=found.compared)
    return (
        f'<div class="card"><div class="sides">{sides}</div><p><b>{escape(lines[0])}</b></p>{listed}{few}'
        f'<p class="note">{escape(note)}</p></div>'
        f'<div class="panel chart"><div class="rates">{"".join(_row(one, words) for one in found.measures)}</div></div>'
    )


def sentences(found: Comparison, words: Wording) -> list[str]:
    """What can be said: the verdict, then each thing that differs for sure."""
    if found.same:
        return [words.say("lab-same", games=words.number(found.games, 0))]
    if not found.differs:
        return [words.say("lab-no-difference", games=words.number(found.games, 0))]
    told = [_sentence(one, words) for one in found.measures if one.sure]
    for shift in found.shifts:
        told += _shift(shift, words)
    return [words.say("lab-differs", count=len(told)), *told]


def _sentence(one: Difference, words: Wording) -> str:
    low, high = one.interval.low, one.interval.high
    if one.measure in SHARES:
        values = {"a": words.percent(one.a), "b": words.percent(one.b)}
        off = {
            name: f"{words.signed(100 * value)} %" for name, value in (("mean", one.mean), ("low", low), ("high", high))
        }
    else:
        values = {"a": words.number(one.a), "b": words.number(one.b)}
        off = {name: words.signed(value) for name, value in (("mean", one.mean), ("low", low), ("high", high))}
    return words.say("lab-verdict-line", measure=words.say(f"lab-measure-{one.measure}"), **values, **off)


def _shift(shift: Shift, words: Wording) -> list[str]:
    label = words.label(shift.label)
    told = []
    if shift.taken.sure:
        a, b = (words.number(100 * value) for value in (shift.taken.a, shift.taken.b))
        told.append(words.say("lab-shift-taken", label=label, a=a, b=b))
    if shift.winning.sure:
        a, b = (words.percent(value) for value in (shift.winning.a, shift.winning.b))
        told.append(words.say("lab-shift-winning", label=label, a=a, b=b))
    return told


def _row(one: Difference, words: Wording) -> str:
    """A measure's difference, on a scale of its own that its interval fills by half."""
    scale = 2 * max(abs(one.interval.low), abs(one.interval.high), 1e-9)
    factor, unit = (100.0, " %") if one.measure in SHARES else (1.0, "")
    low, high = (words.signed(factor * bound) for bound in (one.interval.low, one.interval.high))
    tag = f' <span class="tag">{escape(words.say("lab-sure"))}</span>' if one.sure else ""
    return (
        f"<span>{escape(words.say(f'lab-measure-{one.measure}'))}{tag}</span>"
        f"{difference_row(one.mean, one.interval, scale, one.sure)}"
        f'<span class="figure">{words.signed(factor * one.mean)}{unit} ({low} … {high})</span>'
    )
