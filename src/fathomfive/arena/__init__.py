"""The arena: matches between bots, many games at once, and what can be concluded from them."""

from __future__ import annotations

from .crew import Crew
from .ladder import Ladder, Standing, climb
from .ledger import Ledger
from .match import Collect, Match, Result, play_game
from .ratings import Rated, rate
from .sim import simulate
from .stats import BotLine, Interval, SeatLine, Summary, summarise, wilson

__all__ = [
    "BotLine",
    "Collect",
    "Crew",
    "Interval",
    "Ladder",
    "Ledger",
    "Match",
    "Rated",
    "Result",
    "SeatLine",
    "Standing",
    "Summary",
    "climb",
    "play_game",
    "rate",
    "simulate",
    "summarise",
    "wilson",
]
