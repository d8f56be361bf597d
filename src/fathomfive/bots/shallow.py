"""The bot that looks no further than its own turn, and not very closely: how people play who do not play often."""

from __future__ import annotations

from math import cos, log, pi, sqrt
from typing import ClassVar

from ..kernel import Seat, SetupError, Stream, Value
from .glances import Glance, look
from .levels import Sight, check_sighted, sight_of

LOOKS = 3
"""How often it imagines what an option leads to."""
MOOD = 0.36
"""How much of its misjudgement is shared by options of one kind: it feels like hiring, whoever is hired."""


class Shallow:
    """Judges every option by a short look to the end of the turn, and misjudges what it sees.

    `blur` says by how much, in standard deviations of what the options of the question differ by: so it takes the
    second best for the best, but seldom the worst. What costs more than `plain` of the chance to win is seen by
    anybody, and never chosen. `lapses` says how often it trusts its own eyes; else it follows the rule of thumb. With a
    `level` all three come from `levels.toml`, by game and number of seats.
    """

    SETTINGS: ClassVar[dict[str, type]] = {"seed": int, "blur": float, "plain": float, "lapses": float, "level": str}

    def __init__(
        self, seed: int = 0, blur: float = 2.0, plain: float = 0.1, lapses: float = 1.0, level: str = ""
    ) -> None:
        if min(blur, plain, lapses) < 0 or lapses > 1:
            raise SetupError("a shallow bot has blur and plain from 0 on, and lapses from 0 to 1")
        self._seed = seed
        self._stream = Stream(seed)
        self._sight = Sight(blur, plain, lapses)
        self._level = check_sighted(level)

    def choose(self, seat: Seat) -> Value:
        ask = seat.ask()
        if len(ask.options) == 1:
            return ask.options[0]
        table = seat.imagine(self._stream)
        sight = sight_of(self._level, table) if self._level else self._sight
        if self._stream.unit() >= sight.lapses:
            return table.game.advise(table.state, ask, self._stream)
        base = int(self._stream.bits()) << 32
        glances = [Glance(option) for option in ask.options]
        for _ in range(LOOKS):
            look(seat, ask, glances, base, 1)
        chances = [glance.chance(ask.seat) for glance in glances]
        most = max(chances)
        mean = sum(chances) / len(chances)
        wrong = sight.blur * sqrt(sum([(chance - mean) ** 2 for chance in chances]) / len(chances))
        moods: dict[Value, float] = {}
        best, promise = ask.options[0], -1e9
        for glance, chance in zip(glances, chances, strict=True):
            kind = _kind(glance.option)
            mood = moods.setdefault(kind, self._gauss())
            seems = chance + wrong * (sqrt(MOOD) * mood + sqrt(1.0 - MOOD) * self._gauss())
            if most - chance <= sight.plain and seems > promise:
                best, promise = glance.option, seems
        return best

    def _gauss(self) -> float:
        """A number as chance spreads them around 0, with a standard deviation of 1."""
        return sqrt(-2.0 * log(1.0 - self._stream.unit())) * cos(2.0 * pi * self._stream.unit())

    def __repr__(self) -> str:
        sight = self._sight
        plainly = f"blur={sight.blur:g}, plain={sight.plain:g}, lapses={sight.lapses:g}"
        sees = f"level={self._level}" if self._level else plainly
        return f"Shallow(seed={self._seed}, {sees})"


def _kind(option: Value) -> Value:
    """What kind of thing an option is: its verb, or that it is a thing to point at."""
    if isinstance(option, tuple) and option:
        return option[0]
    return option if isinstance(option, str) else ""
