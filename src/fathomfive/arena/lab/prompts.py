"""What each kind of question asks, found out by playing until each has been asked."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import Phrase, Table
from .naming import known, written
from .trial import Trial

GAMES = 12
"""After so many games the rest is too rare to wait for."""


def prompts(trial: Trial, kinds: Iterable[str]) -> dict[str, str]:
    """The prompts of some kinds of questions as `naming` writes them, with all that they name left open."""
    missing = set(kinds)
    found: dict[str, str] = {}
    for number in range(GAMES):
        if not missing:
            break
        match = trial.match_of(number)
        table = Table(match.game, match.seats, match.deal(number), match.options, pack=match.pack)
        players = match.players(number)
        while table.asks:
            ask = table.asks[0]
            if ask.kind in missing:
                missing.discard(ask.kind)
                prompt = table.game.prompt(table.state, ask)
                bare = Phrase(
                    prompt.id,
                    **{name: 0 if isinstance(value, Phrase) else value for name, value in prompt.args.items()},
                )
                found[ask.kind] = written(known(bare))
            table.answer(players[ask.seat].choose(table.seat(ask.seat)), ask.seat)
    return found
