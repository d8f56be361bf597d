"""`fathom bench`: how fast the games play, alone and beside other libraries."""

from __future__ import annotations

import importlib.util
import platform
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from ..arena import bench as ours
from ..arena import bench_search as searching
from ..kernel import SetupError, game
from ..kernel.installed import game_ids
from .output import found, notes, screen, write_json


class Line(msgspec.Struct, frozen=True):
    """One line of the table: a game of ours, or a peer."""

    name: str
    kind: str
    decisions: int
    games: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    copy_us: float


class SearchLine(msgspec.Struct, frozen=True):
    """One line of the table of searches: a game of ours, or one that a peer searches."""

    name: str
    kind: str
    size: float
    simulations: int
    seconds: float
    simulations_per_s: float


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as a peer one of our games plays, and copies."""

    game: str
    peer: str
    decisions: float
    copy: float


def bench(
    game_id: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be given again.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; the most if not given.")] = None,
    seconds: Annotated[float, typer.Option(help="Processor seconds of play for each game and peer.")] = 5.0,
    peers: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Measure other libraries too, in the same run: bench/peers.py.")
    ] = None,
    search: Annotated[
        bool, typer.Option("--search", help="Measure searches instead of random play: simulations/s.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Measure random play to the end: decisions/s, games/s, and the cost of copying a table; or searches."""
    if not seconds > 0:
        raise SetupError(f"--seconds is more than 0, not {seconds}")
    wanted = game_id or list(game_ids())
    for id in wanted:
        game(id).settle(game(id).seats[-1] if seats is None else seats, None)
    module = _peers(peers) if peers is not None else None
    if search:
        _bench_search(wanted, seats, seconds, module, json)
        return
    with notes().status("measuring the peers …") as status:
        others = _measured(module, seconds) if module is not None else []
        lines = []
        for id in wanted:
            status.update(f"measuring {id} …")
            lines.append(_line(ours.measure(id, seconds, seats)))
    ratios = [
        Ratio(line.name, peer.name, line.decisions_per_s / peer.decisions_per_s, peer.copy_us / line.copy_us)
        for line in lines
        for peer in others
    ]
    if json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        write_json({"compiled": ours.compiled(), **machine, "games": lines, "peers": others, "ratios": ratios})
    else:
        _show(lines, others, ratios)


def _bench_search(wanted: list[str], seats: int | None, seconds: float, module: Any, json: bool) -> None:
    """Measure our search in each game, then the peers' on simulations of the same size."""
    with notes().status("measuring searches …"):
        speeds = [searching.measure(id, seconds, seats) for id in wanted]
        lines = [
            SearchLine(one.game, f"{one.seats} seats", one.size, one.simulations, one.seconds, one.simulations_per_s)
            for one in speeds
        ]
        size = round(sum([line.size for line in lines]) / len(lines))
        others = _searched(module, seconds, size) if module is not None else []
    if json:
        write_json({"compiled": ours.compiled(), "games": lines, "peers": others})
        return
    console = screen()
    kernel = "compiled" if ours.compiled() else "interpreted"
    console.print(f"Search, one core, kernel {kernel}, Python {platform.python_version()}")
    grid = Grid("", "", box=None, pad_edge=False)
    for heading in ("decisions a simulation", "simulations/s"):
        grid.add_column(heading, justify="right")
    for line in [*lines, *others]:
        grid.add_row(line.name, line.kind, f"{line.size:.1f}", f"{line.simulations_per_s:,.0f}")
    console.print(grid)


def _searched(module: Any, seconds: float, size: int) -> list[SearchLine]:
    try:
        results = module.search(seconds, size)
    except module.PeerError as error:
        found(str(error))
    names = SearchLine.__struct_fields__
    return [SearchLine(**{name: getattr(result, name) for name in names}) for result in results]


def _line(speed: ours.Speed) -> Line:
    return Line(
        name=speed.game,
        kind=f"{speed.seats} seats",
        decisions=speed.decisions,
        games=speed.games,
        seconds=speed.seconds,
        decisions_per_s=speed.decisions_per_s,
        games_per_s=speed.games_per_s,
        copy_us=speed.copy_us,
    )


def _peers(file: Path) -> ModuleType:
    """The peers' half of the benchmark, which comes with the source tree."""
    spec = importlib.util.spec_from_file_location("fathomfive_bench_peers", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        raise SetupError(f"--peers takes bench/peers.py of the source tree; there is no {file}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _measured(module: Any, seconds: float) -> list[Line]:
    try:
        results = module.measure(seconds)
    except module.PeerError as error:
        found(str(error))
    names = Line.__struct_fields__
    return [Line(**{name: getattr(result, name) for name in names}) for result in results]


def _show(lines: list[Line], others: list[Line], ratios: list[Ratio]) -> None:
    console = screen()
    kernel = "compiled" if ours.compiled() else "interpreted"
    console.print(f"Random play to the end, one core, kernel {kernel}, Python {platform.python_version()}")
    grid = Grid("", "", box=None, pad_edge=False)
    for heading in ("decisions/s", "games/s", "copy µs"):
        grid.add_column(heading, justify="right")
    for line in [*lines, *others]:
        name = f"[bold]{line.name}[/]" if line in lines else line.name
        grid.add_row(
            name, line.kind, f"{line.decisions_per_s:,.0f}", f"{line.games_per_s:,.1f}", f"{line.copy_us:,.1f}"
        )
    console.print(grid)
    if ratios:
        _show_ratios(console, "times as fast as", {(one.game, one.peer): one.decisions for one in ratios})
        _show_ratios(console, "copies as fast as", {(one.game, one.peer): one.copy for one in ratios})


def _show_ratios(console: Console, title: str, ratios: dict[tuple[str, str], float]) -> None:
    """How many times as fast each of our games, by columns, is as each peer."""
    ids = list(dict.fromkeys([id for id, _ in ratios]))
    grid = Grid(title, box=None, pad_edge=False)
    for id in ids:
        grid.add_column(id, justify="right")
    for peer in dict.fromkeys([peer for _, peer in ratios]):
        grid.add_row(peer, *(f"{ratios[id, peer]:,.1f}" for id in ids))
    console.print()
    console.print(grid)
