"""Who sits where at a new table, with which secrets."""

from __future__ import annotations

import msgspec

from .. import bots
from . import tokens
from .errors import Invalid
from .people import Sitter
from .shapes import BotSeat, HumanSeat, SeatLink, TableMade


def seated(wanted: list[HumanSeat | BotSeat]) -> tuple[list[Sitter], list[str | None]]:
    """Who sits where, and the token of each seat: people at one device share one."""
    sitters: list[Sitter] = []
    secrets: list[str | None] = []
    for number, seat in enumerate(wanted):
        if isinstance(seat, BotSeat):
            bot = check_bot(seat.bot)
            sitters.append(Sitter("bot", tidy(seat.name), bot, number))
            secrets.append(None)
            continue
        shared = seat.with_
        if shared is not None and (shared >= number or secrets[shared] is None):
            raise Invalid(f"seat {number} is to sit with seat {shared}: name an earlier seat of a person")
        sitters.append(Sitter("human", tidy(seat.name), None, number if shared is None else sitters[shared].client))
        secrets.append(tokens.new_token() if shared is None else secrets[shared])
    return sitters, secrets


def fresh(sitter: Sitter) -> Sitter:
    """The same person, or bot, at a new table."""
    bot = sitter.bot if sitter.kind == "bot" else None
    return msgspec.structs.replace(sitter, bot=bot, resigned=False)


def made(root: str, table: str, secrets: list[str | None], join: str | None = None) -> TableMade:
    """A new table with its links, below the path at which the application is served."""
    links = [
        SeatLink(seat, secret, f"{root}/table/{table}#token={secret}")
        for seat, secret in enumerate(secrets)
        if secret is not None
    ]
    watch = f"{root}/table/{table}"
    return TableMade(table, links, watch, None if join is None else f"{watch}#join={join}")


def check_bot(spec: str) -> str:
    """Refuse a bot that does not exist, in the words of whoever makes bots."""
    bots.check_guest(spec)
    return spec


def tidy(text: str) -> str:
    """Text on one line, without control characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
