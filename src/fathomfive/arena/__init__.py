"""The arena: matches between bots, many games at once, and what can be concluded from them."""

from __future__ import annotations

from .match import Collect, Match, Result, play_game
from .sim import simulate
from .stats import BotLine, Interval, SeatLine, Summary, summarise, wilson

__all__ = [
    "BotLine",
    "Collect",
    "Interval",
    "Match",
    "Result",
    "SeatLine",
    "Summary",
    "play_game",
    "simulate",
    "summarise",
    "wilson",
]
