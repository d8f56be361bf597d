"""The drawings of a lab's page, as SVG. Rows stretch with the page, so that words beside them stay words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..stats import Interval
from .shapes import Spread

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BELOW = 520, 210, 44, 14, 12, 26
DASHES = ("", "7 5")


def rate_row(value: float, interval: Interval, tick: float | None, colour: str, top: float = 1.0) -> str:
    """A rate as a dot on its interval, from 0 to `top`; a tick marks what it is held against."""
    low, high, at = (100 * min(1.0, max(0.0, share / top)) for share in (interval.low, interval.high, value))
    parts = [
        '<svg class="row" height="18" width="100%" aria-hidden="true"><line class="rail" x2="100%" y1="9" y2="9"/>'
    ]
    if tick is not None:
        where = 100 * min(1.0, tick / top)
        parts.append(f'<line class="par" x1="{where:.2f}%" x2="{where:.2f}%" y1="1" y2="17"/>')
    parts.append(f'<line x1="{low:.2f}%" x2="{high:.2f}%" y1="9" y2="9" stroke="{colour}" class="span"/>')
    parts.append(f'<circle cx="{at:.2f}%" cy="9" r="5" fill="{colour}"/></svg>')
    return "".join(parts)


def share_row(value: float, interval: Interval, colour: str) -> str:
    """A share as a bar, with its interval as a bracket at the end."""
    low, high = (100 * min(1.0, max(0.0, share)) for share in (interval.low, interval.high))
    return (
        '<svg class="row" height="18" width="100%" aria-hidden="true"><rect class="trough" y="4" width="100%" '
        f'height="10" rx="5"/><rect y="4" width="{100 * min(1.0, max(0.0, value)):.2f}%" height="10" rx="5" '
        f'fill="{colour}"/><line class="bracket" x1="{low:.2f}%" x2="{high:.2f}%" y1="9" y2="9"/></svg>'
    )


def difference_row(mean: float, interval: Interval, scale: float, sure: bool) -> str:
    """A difference as a dot on its interval, around nothing in the middle."""
    low, high, at = (50 + 48 * max(-1.0, min(1.0, one / scale)) for one in (interval.low, interval.high, mean))
    style = "sure" if sure else "unsure"
    return (
        '<svg class="row" height="18" width="100%" aria-hidden="true"><line class="rail" x2="100%" y1="9" y2="9"/>'
        '<line class="par" x1="50%" x2="50%" y1="1" y2="17"/>'
        f'<line class="span {style}" x1="{low:.2f}%" x2="{high:.2f}%" y1="9" y2="9"/>'
        f'<circle class="{style}" cx="{at:.2f}%" cy="9" r="5"/></svg>'
    )


def histogram(spread: Spread, title: str) -> str:
    """How often each length was played; the median has a line of its own."""
    most = max(spread.bars)
    width = (WIDTH - LEFT - RIGHT) / len(spread.bars)
    parts = [_frame(title)]
    for share in (0.0, 0.5, 1.0):
        parts.append(_level(share, f"{most * share:.0f}"))
    for place, count in enumerate(spread.bars):
        tall = (HEIGHT - TOP - BELOW) * count / most
        x, y = LEFT + place * width, HEIGHT - BELOW - tall
        start = spread.start + place * spread.step
        named = f"{start}" if spread.step == 1 else f"{start}–{start + spread.step - 1}"
        parts.append(
            f'<rect class="bar" x="{x + 0.08 * width:.1f}" y="{y:.1f}" width="{0.84 * width:.1f}" '
            f'height="{tall:.1f}" rx="2"><title>{named}: {count}</title></rect>'
        )
    for place in range(0, len(spread.bars), max(1, len(spread.bars) // 6)):
        x = LEFT + (place + 0.5) * width
        parts.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">')
        parts.append(f"{spread.start + place * spread.step}</text>")
    middle = LEFT + width * ((spread.median - spread.start) / spread.step + 0.5 / spread.step)
    parts.append(f'<line class="median" x1="{middle:.1f}" x2="{middle:.1f}" y1="{TOP}" y2="{HEIGHT - BELOW}"/>')
    return "".join([*parts, "</svg>"])


Line = tuple[str, str, Sequence[tuple[float, float, float]]]
"""A name, a colour, and for each step its value and interval."""


def lines(drawn: Sequence[Line], steps: Sequence[str], title: str) -> str:
    """Lines with bands over steps, from 0 to 1; each has a dash of its own beside its colour."""
    parts = [_frame(title)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_level(share, f"{100 * share:.0f} %"))
    gap = (WIDTH - LEFT - RIGHT) / max(1, len(steps) - 1)
    for place, step in enumerate(steps):
        where = LEFT + place * gap
        parts.append(f'<text class="tick" x="{where:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{escape(step)}</text>')
    for number, (name, colour, points) in enumerate(drawn):
        above = [(place, high) for place, (_, _, high) in enumerate(points)]
        below = [(place, low) for place, (_, low, _) in reversed(list(enumerate(points)))]
        band = " ".join(f"{LEFT + place * gap:.1f},{_y(share):.1f}" for place, share in [*above, *below])
        path = " ".join(f"{LEFT + place * gap:.1f},{_y(value):.1f}" for place, (value, _, _) in enumerate(points))
        dash = f' stroke-dasharray="{DASHES[number % 2]}"' if DASHES[number % 2] else ""
        parts.append(f'<polygon points="{band}" fill="{colour}" opacity=".17"/>')
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.6"{dash}>')
        parts.append(f"<title>{escape(name)}</title></polyline>")
    return "".join([*parts, "</svg>"])


def key(colour: str, number: int) -> str:
    """The line that a legend shows before a name."""
    dash = f' stroke-dasharray="{DASHES[number % 2]}"' if DASHES[number % 2] else ""
    line = f'<line x2="30" y1="4" y2="4" stroke="{colour}"{dash}/>'
    return f'<svg class="key" width="30" height="8" aria-hidden="true">{line}</svg>'


def _frame(title: str) -> str:
    return f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'


def _level(share: float, text: str) -> str:
    y = _y(share)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'
    )


def _y(share: float) -> float:
    return HEIGHT - BELOW - (HEIGHT - TOP - BELOW) * min(1.0, max(0.0, share))
