"""`python -m tools.aloud nemo`: what a game says, to be read aloud: every prompt, label, standing answer and log line.

One game of the rule of thumb for every mode. Of messages that differ only in names and numbers one is printed for each
way their numbers may decline (none, one, several), in English and in German.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice

from fathomfive.kernel import Phrase, Stream, Table
from tools.balance.questions import MODES

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
Said = tuple[str, str, Phrase]
"""Where it is said, of which kind, and what."""


def said(table: Table, seed: int) -> Iterator[Said]:
    """All that is said in a game, while the rule of thumb plays it."""
    thumb = Stream(seed)
    game = table.game
    while not table.over:
        ask = table.asks[0]
        yield "prompt", ask.kind, game.prompt(table.state, ask)
        for option in ask.options:
            yield "label", ask.kind, game.label(table.state, ask, option)
        if ask.stand is not None:
            yield "stand", ask.kind, Phrase(f"stand-{ask.kind}")
        table.answer(game.advise(table.state, ask, thumb), ask.seat)
    for fact in table.facts:
        yield "log", fact.kind, game.phrase(table.state, fact, table.names)


def shape(phrase: Phrase) -> tuple[object, ...]:
    """What two messages share that differ in names only, and in numbers of the same declension."""
    args: list[tuple[str, object]] = []
    for name, value in sorted(phrase.args.items()):
        if isinstance(value, Phrase):
            args.append((name, value.id.partition("-")[0]))
        elif isinstance(value, int):
            args.append((name, min(value, 2)))
        else:
            args.append((name, ""))
    return phrase.id, tuple(args)


def read(game: str, seed: int) -> Iterator[str]:
    """The lines, mode by mode; what was read in an earlier mode is not read again."""
    seen: set[object] = set()
    for mode, counts, options in MODES[game]:
        seats = next(islice(counts, len(counts) // 2, None))
        table = Table(game, seats, seed, options, facts=True, names=NAMES[:seats])
        yield f"# {game} {mode or 'versus'}, {seats} seats"
        for where, kind, phrase in said(table, seed):
            key = where, kind, shape(phrase)
            if key not in seen:
                seen.add(key)
                words = " | ".join(table.game.catalogue.text(phrase, language) for language in ("en", "de"))
                yield f"{where} {kind}: {words}"


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(prog="python -m tools.aloud", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=MODES)
    parser.add_argument("--seed", type=int, default=77)
    chosen = parser.parse_args()
    for line in read(chosen.game, chosen.seed):
        print(line)


if __name__ == "__main__":
    main()
