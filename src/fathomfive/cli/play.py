"""`fathom play`: a game in the terminal."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..arena.match import derived
from ..bots import seeded
from ..kernel import SetupError, Table, game
from .language import Speech, speech
from .output import chosen_options, loaded, may_write, split_bots
from .saves import SaveFile
from .session import Player, Session

NAMES = ("Kraken", "Nautilus", "Calypso", "Triton", "Nereus", "Thetis", "Proteus", "Galatea")
"""What bots are called; the name of a bot that is not greedy says in brackets which it is."""
DEFAULT = "greedy"


def play(
    game_id: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them; with --load it is known."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; if not given, as many as are needed.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots in the other seats, repeated in turn if fewer: greedy,random")
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People in all seats, with a curtain between them.")
    ] = False,
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="What people are called, in order of their seats.")] = None,
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the table there after each answer.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved table.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record there in the end.")] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="Play with the content of a pack.")] = None,
) -> None:
    """Play a game in the terminal, against bots or in turn with others."""
    language = speech(lang)
    if bots is not None and hot_seat:
        raise SetupError("--bots and --hot-seat do not go together: either bots have the other seats, or people")
    may_write(save)
    may_write(record)
    if load is not None:
        if seats is not None or seed is not None or option or name:
            raise SetupError(
                "--load goes on with a table as it is: --seats, --seed, --option and --name are for new ones"
            )
        table = loaded(load, pack)
        if game_id is not None and table.game.id != game_id:
            raise SetupError(f"{load} is a table of {table.game.id}, not of {game_id}")
    else:
        table = _new_table(game_id, seats, bots, hot_seat, seat, seed, option or (), name or (), language, pack)
    if not 1 <= seat <= table.seats:
        raise SetupError(f"your seat is from 1 to {table.seats}, not {seat}")
    players = _players(table, bots, hot_seat, seat - 1)
    save_file = SaveFile(table, save, loaded=load)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (lines can be edited, and called back with the arrows)
    Session(table, players, language, save_file, record=record).run()


def _new_table(
    game_id: str | None,
    seats: int | None,
    bots: str | None,
    hot_seat: bool,
    seat: int,
    seed: int | None,
    option: Sequence[str],
    name: Sequence[str],
    language: Speech,
    pack: Path | None,
) -> Table:
    if game_id is None:
        raise SetupError("which game? Name one, or load a saved table with --load FILE")
    the_game = game(game_id)
    wished = seats if seats is not None else max(the_game.seats[0], 1 + len(split_bots(bots or DEFAULT)))
    count, options = the_game.settle(wished, chosen_options(the_game, option))
    if not 1 <= seat <= count:
        raise SetupError(f"your seat is from 1 to {count}, not {seat}")
    people = list(range(count)) if hot_seat else [seat - 1]
    if len(name) > len(people):
        raise SetupError(f"{len(name)} names for {len(people)} {'person' if len(people) == 1 else 'people'}")
    names = [""] * count
    for number, spec in zip([i for i in range(count) if i not in people], _specs(bots, count - 1), strict=False):
        title = NAMES[number % len(NAMES)]
        names[number] = title if spec == DEFAULT else f"{title} ({spec})"
    for number in people:
        names[number] = language.say("captain") + (f" {number + 1}" if hot_seat else "")
    for number, chosen in zip(people, name, strict=False):
        names[number] = chosen
    return Table(the_game, count, seed, options, pack=pack, names=names, facts=True)


def _specs(bots: str | None, others: int) -> list[str]:
    """Which bots sit in the other seats, in order."""
    given = split_bots(bots) if bots is not None else [DEFAULT]
    if len(given) > others and bots is not None:
        raise SetupError(f"{len(given)} bots for {others} seats beside yours")
    return [given[i % len(given)] for i in range(others)]


def _players(table: Table, bots: str | None, hot_seat: bool, seat: int) -> list[Player]:
    """Who plays each seat: as the command line says, or else as the names of a loaded table do."""
    if hot_seat:
        return [Player()] * table.seats
    if bots is None and table.names and all(table.names):
        specs = [_bot_of(name) for name in table.names]
    else:
        others = iter(_specs(bots, table.seats - 1))
        specs = [None if number == seat else next(others) for number in range(table.seats)]
    return [Player() if spec is None else _bot(spec, table, number) for number, spec in enumerate(specs)]


def _bot_of(name: str) -> str | None:
    """The bot that a seat's name speaks of.

    >>> _bot_of("Kraken"), _bot_of("Triton (random:seed=7)"), _bot_of("Anna")
    ('greedy', 'random:seed=7', None)
    """
    found = re.fullmatch(r"(\w+)(?: \((.+)\))?", name)
    if found is None or found[1] not in NAMES:
        return None
    return found[2] or DEFAULT


def _bot(spec: str, table: Table, seat: int) -> Player:
    """Make a bot whose stream differs from seat to seat, and from game to game."""
    seed = table.record()["seed"]
    assert isinstance(seed, int)
    return Player(seeded(spec, derived(seed, table.version, seat)), spec)
