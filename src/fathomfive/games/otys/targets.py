"""Where options point: the thing on the table that lights up for each."""

from __future__ import annotations

from ...kernel import Ask, Value
from .state import COLOURS, OtysState, diver_at
from .tables import ITEMS


def target(s: OtysState, ask: Ask, option: Value) -> str | None:
    """The thing on the table that an option points at."""
    seat = ask.seat
    if isinstance(option, str):
        return _word_target(s, ask, option)
    if isinstance(option, tuple):
        return _move_target(s, ask, option)
    kind = ask.kind
    if kind in ("key", "key-back"):
        return f"key/{seat}/{option}"
    if kind == "level":
        return f"level/{seat}/{option}"
    if kind == "propeller":
        return f"diver/{seat}/{s.players[seat].column[option]}"
    if kind == "move":
        return f"slot/{seat}/{option}"
    if kind in ("upgrade", "front"):
        return f"diver/{seat}/{option}"
    if kind == "swap-here":
        return f"resource/{seat}/{s.level}/{option}"
    return f"reward/{option}" if kind == "reward-tile" else f"contract/{option}"


def _word_target(s: OtysState, ask: Ask, option: str) -> str | None:
    seat = ask.seat
    if option in ("propeller", "oxygen"):
        return f"batteries/{seat}"
    if option in ("mechanic", "hacker"):
        return f"{option}/{seat}"
    if option == "surface":
        return f"slot/{seat}/0"
    if option == "activate":
        return f"diver/{seat}/{diver_at(s, seat, s.level)}"
    if option == "sponsor":
        return f"sponsor/{s.level}"
    if option in ITEMS[:COLOURS]:
        return f"level/{seat}/{s.level}"
    return "deck" if option == "draw" else None


def _move_target(s: OtysState, ask: Ask, option: tuple[Value, ...]) -> str | None:
    seat = ask.seat
    if ask.kind == "payment":
        return f"level/{seat}/{option[0]}"
    if ask.kind == "swap-there":
        return f"resource/{seat}/{option[0]}/{option[1]}"
    if ask.kind == "gains":
        return None
    verb = option[0]
    if verb == "fill":
        return f"contract/{option[1]}"
    if verb == "reward":
        return f"reward/{option[1]}"
    if verb == "copy":
        return f"diver/{option[1]}/{option[2]}"
    if verb == "buy":
        return f"shop/{option[1]}"
    if verb == "sell":
        return f"resource/{seat}/{s.level}/{ITEMS.index(str(option[1]))}"
    return f"level/{seat}/{s.level}"
