"""The course of a game drawn as a dive profile: the surface is a certain win, the sea bed a lost game."""

from __future__ import annotations

from html import escape

from .grades import SURE
from .shapes import Moment, Point, Review
from .wording import Wording

WIDTH, HEIGHT, BED = 1000, 220, 40
LEFT, RIGHT, TOP = 52, 16, 18
COLOURS = ("#ff7a57", "#ffcf5a", "#5fe0a6", "#6cc4ee", "#d59aea")
DASHES = ("", "9 5", "2 4", "12 4 2 4", "6 3")
GRADE_MARKS = {"blunder": "r-blunder", "mistake": "r-mistake", "slip": "r-slip", "only": "r-pearl"}
SYMBOLS = (
    '<symbol id="r-slip" viewBox="-12 -12 24 24"><circle r="11" fill="#fff6dd" stroke="#8a6a12" stroke-width="1.6"/>'
    '<path d="M-5 -2L0 3 5 -2" fill="none" stroke="#6b4f06" stroke-width="2.8"/></symbol>'
    '<symbol id="r-mistake" viewBox="-12 -12 24 24"><circle r="11" fill="#f7a15e" stroke="#7c3608" stroke-width="1.6"/>'
    '<path d="M-5 -5L0 0 5 -5M-5 1.2L0 6.2 5 1.2" fill="none" stroke="#3d1a02" stroke-width="2.6"/></symbol>'
    '<symbol id="r-blunder" viewBox="-12 -12 24 24"><circle r="11" fill="#c92f25" stroke="#fff" stroke-width="1.6"/>'
    '<path d="M-4.8 -6.4L0 -2 4.8 -6.4M-4.8 -1.4L0 3 4.8 -1.4M-4.8 3.6L0 8 4.8 3.6" fill="none" stroke="#fff" '
    'stroke-width="2.3"/></symbol>'
    '<symbol id="r-pearl" viewBox="-12 -12 24 24"><path d="M-10.6 2C-9.6 12 9.6 12 10.6 2 8 6.4 -8 6.4 -10.6 2Z" '
    'fill="#1c7f86" stroke="#d9f5f2" stroke-width="1.4"/><circle cy="-2.6" r="6.8" fill="#fdfbff" stroke="#1b5560" '
    'stroke-width="1.5"/></symbol>'
    '<symbol id="r-lucky" viewBox="-12 -12 24 24"><rect x="-10" y="-10" width="20" height="20" rx="5" fill="#eefaf3" '
    'stroke="#1f7a4d" stroke-width="1.8"/><path d="M-5 3L0 -3 5 3" fill="none" stroke="#14563a" stroke-width="2.6"/>'
    '</symbol><symbol id="r-unlucky" viewBox="-12 -12 24 24"><rect x="-10" y="-10" width="20" height="20" rx="5" '
    'fill="#2b3d4a" stroke="#dfe9ec" stroke-width="1.6"/><path d="M-5 -3L0 3 5 -3" fill="none" stroke="#fff" '
    'stroke-width="2.6"/></symbol>'
)


def mark(name: str, size: int = 24) -> str:
    """A mark of its own silhouette."""
    return f'<svg class="mark" width="{size}" height="{size}" aria-hidden="true"><use href="#{name}"/></svg>'


def profile(review: Review, words: Wording, moments: list[Moment]) -> str:
    """The chances of all seats, one line each (one for all where they win or lose as one), with their errors."""
    title = words.say("review-goal" if review.allied else "review-chance")
    seats = range(1 if review.allied else review.seats)
    parts = [
        f'<svg class="profile" viewBox="0 0 {WIDTH} {HEIGHT + BED}" role="img" aria-label="{escape(title)}">',
        '<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f8a94"/>'
        '<stop offset=".5" stop-color="#12465a"/><stop offset="1" stop-color="#0a2336"/></linearGradient></defs>',
        f'<rect y="{TOP}" width="{WIDTH}" height="{HEIGHT + BED - TOP}" fill="url(#sea)"/>',
    ]
    for percent in (100, 50, 0):
        y = _y(percent / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for seat in seats:
        parts.append(_band(review, seat))
    for seat in seats:
        parts.append(_line(review, seat))
    for moment in moments:
        x = _x(review, moment.step)
        label = f"{words.say('review-move-number', step=moment.step)}: {words.say(f'review-grade-{moment.grade}')}"
        parts.append(
            f'<a href="#m{moment.step}"><title>{escape(label)}</title><line class="drop" x1="{x:.1f}" x2="{x:.1f}" '
            f'y1="{_y(_at(review, moment.step).chances[moment.seat]):.1f}" y2="{HEIGHT + 6}"/>'
            f'<use href="#{GRADE_MARKS[moment.grade]}" x="{x - 9:.1f}" y="{HEIGHT + 8}" width="18" height="18"/></a>'
        )
    return "".join([*parts, "</svg>"])


def _x(review: Review, step: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, review.steps)


def _y(chance: float) -> float:
    return TOP + 10 + (HEIGHT - TOP - 20) * (1.0 - min(1.0, max(0.0, chance)))


def _at(review: Review, step: int) -> Point:
    """The last point up to a step."""
    return max([point for point in review.course if point.step <= step], key=lambda point: point.step)


def _band(review: Review, seat: int) -> str:
    above = [(p.step, p.chances[seat] + SURE * p.errors[seat]) for p in review.course]
    below = [(p.step, p.chances[seat] - SURE * p.errors[seat]) for p in reversed(review.course)]
    path = " ".join(f"{_x(review, step):.1f},{_y(chance):.1f}" for step, chance in [*above, *below])
    return f'<polygon points="{path}" fill="{COLOURS[seat % 5]}" opacity=".16"/>'


def _line(review: Review, seat: int) -> str:
    path = " ".join(f"{_x(review, p.step):.1f},{_y(p.chances[seat]):.1f}" for p in review.course)
    dash = DASHES[seat % 5]
    return (
        f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat % 5]}" stroke-width="2.4" '
        f'stroke-linejoin="round"{f" stroke-dasharray={chr(34)}{dash}{chr(34)}" if dash else ""}/>'
    )
