"""`fathom serve`, `fathom backup`, `fathom restore`: the play server and its store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ..kernel import SetupError
from ..kernel.content import pack_info

Store = Annotated[
    str, typer.Option("--store", help="sqlite:///FILE or postgresql://…; by default a file in your data folder.")
]
File = Annotated[Path, typer.Argument(help="The one file that holds everything.")]


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    store: Store = "",
    root_path: Annotated[str, typer.Option(help="The path the server is reached under, if a proxy keeps it.")] = "",
    pack: Annotated[list[Path] | None, typer.Option(help="A pack to play its game with; may be given again.")] = None,
    thinkers: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0: by the number of cores.")] = 0,
    engine: Annotated[
        str, typer.Option(help="A folder in which a compiled build is being made; bots think with it when it is there.")
    ] = "",
    ray: Annotated[str, typer.Option(help="A Ray cluster in which bots think instead.")] = "",
    lease: Annotated[
        float, typer.Option(min=0.5, help="Seconds after which another node takes up the bots of a silent one.")
    ] = 6.0,
    rate: Annotated[float, typer.Option(min=0, help="Requests a second from one address; 0: no limit.")] = 40.0,
    max_tables: Annotated[int, typer.Option(min=1, help="Open tables in the store.")] = 100_000,
    open_tables: Annotated[
        bool, typer.Option("--open-tables", help="Let people open tables at which anyone here may sit down.")
    ] = False,
    public: Annotated[
        str, typer.Option(help="The address at which others reach this server, such as https://games.example/")
    ] = "",
    webhook: Annotated[
        list[str] | None, typer.Option(help="The beginning of addresses that tables may notify; may be given again.")
    ] = None,
    push_key: Annotated[
        str,
        typer.Option(help="A file with the key that signs notices to closed browsers; it is made if it is not there."),
    ] = "",
    push_contact: Annotated[
        str, typer.Option(help="How push services reach you: mailto:you@example.org, or a web address.")
    ] = "",
    push_service: Annotated[
        list[str] | None,
        typer.Option(help="The beginning of addresses of a push service, instead of the common browsers' own."),
    ] = None,
    daily_secret: Annotated[
        str,
        typer.Option(
            envvar="FATHOM_DAILY_SECRET",
            help="Something that only you know, so that nobody can compute tomorrow's dive.",
        ),
    ] = "",
    metrics: Annotated[
        str, typer.Option(help="Addresses and networks that may read /metrics, by commas.")
    ] = "127.0.0.0/8,::1",
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose word on a visitor's address is taken, by commas.")
    ] = "127.0.0.1,::1",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    access_log: Annotated[bool, typer.Option(help="Log every request.")] = False,
) -> None:
    """Serve all games in the browser, for friends or for a community."""
    from ..serve import Settings
    from ..serve.process import run
    from ..serve.settings import PUSH_SERVICES

    if log_level not in ("debug", "info", "warning", "error"):
        raise SetupError(f"a log level is debug, info, warning or error, not {log_level!r}")
    settings = Settings(
        store=store,
        root_path=root_path,
        packs={pack_info(folder).game: str(folder) for folder in pack or []},
        thinkers=thinkers,
        engine=engine,
        ray=ray,
        lease=lease,
        rate=rate,
        max_tables=max_tables,
        open_tables=open_tables,
        public=public,
        webhooks=tuple(webhook or ()),
        push_key=push_key,
        push_contact=push_contact,
        push_services=tuple(push_service or PUSH_SERVICES),
        daily_secret=daily_secret,
        metrics=tuple(one.strip() for one in metrics.split(",") if one.strip()),
    )
    run(settings, host=host, port=port, proxies=proxy, log_level=log_level, access_log=access_log)


def backup(file: File, store: Store = "") -> None:
    """Write everything in a store into one file; the server may go on."""
    from ..serve import Settings
    from ..serve.backup import backup as write

    count = asyncio.run(write(Settings(store=store), file))
    typer.echo(f"{_tables(count)} written to {file}", err=True)


def restore(file: File, store: Store = "") -> None:
    """Read a backup into an empty store, of the same kind or another."""
    from ..serve import Settings
    from ..serve.backup import restore as read

    count = asyncio.run(read(Settings(store=store), file))
    typer.echo(f"{_tables(count)} restored from {file}", err=True)


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"
