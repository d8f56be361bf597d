"""A trial: which games a lab plays, with which set-ups in turn; game number `i` follows from it alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import msgspec

from ...kernel import SetupError, Value, game
from ..match import Match

DRAWN = "random"
"""The choice that draws one of the others: whoever tries all of them has no use for it."""


class Trial(msgspec.Struct, frozen=True):
    """A match of which some options go round: each deal has the next of all their choices.

    >>> match = Match.of("endeavor", seats=2, bots=["greedy"])
    >>> trial = Trial.of(match, vary=["scenario"])
    >>> [trial.match_of(number).options["scenario"] for number in (0, 1, 10)]
    [1, 2, 1]
    """

    match: Match
    vary: tuple[str, ...] = ()

    @staticmethod
    def of(match: Match, vary: Sequence[str] = ()) -> Trial:
        """Check that the game has these options."""
        known = [option.name for option in game(match.game).options]
        for name in vary:
            if name not in known:
                raise SetupError(f"{match.game} has no option {name!r} to vary; it has {', '.join(known) or 'none'}")
        return Trial(match, tuple(vary))

    @property
    def set_ups(self) -> list[dict[str, Value]]:
        """The varied options, one mapping for each combination of their choices."""
        choices = {option.name: option.choices for option in game(self.match.game).options}
        listed = [[choice for choice in choices[name] if choice != DRAWN] for name in self.vary]
        return [dict(zip(self.vary, chosen, strict=True)) for chosen in product(*listed)]

    def set_up(self, number: int) -> dict[str, Value]:
        """The varied options of one game: all games of a deal have the same."""
        ways = self.set_ups
        return ways[number // self.match.ways % len(ways)]

    def match_of(self, number: int) -> Match:
        """The match as game `number` is played."""
        return msgspec.structs.replace(self.match, options={**self.match.options, **self.set_up(number)})

    def changed(self, options: Mapping[str, Value], pack: str | None) -> Trial:
        """The same deals and bots with other options, or with another pack."""
        for name in options:
            if name in self.vary:
                raise SetupError(f"option {name!r} goes round in both halves: compare it, or vary it, not both")
        _, settled = game(self.match.game).settle(self.match.seats, {**self.match.options, **options})
        return Trial(msgspec.structs.replace(self.match, options=settled, pack=pack), self.vary)
