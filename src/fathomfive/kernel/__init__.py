"""The kernel: the rules ask, the players or nature answer, and the answers are the game."""

from __future__ import annotations

from .asked import Asked
from .content import Decoded, Entry, File, Source
from .errors import (
    FathomError,
    IllegalAnswer,
    InvalidContent,
    InvalidRecord,
    RulesError,
    SetupError,
    UndoRefused,
)
from .fields import Fields, fields
from .game import AnyGame, Closed, Game, GameInfo, Option, chances, game, games, ranked
from .pile import Pile
from .questions import (
    NATURE,
    Ask,
    Chance,
    Draw,
    Pick,
    Question,
    Roll,
    Rule,
    Rules,
    Together,
    ask,
    choose,
    draw,
    pick,
    roll,
)
from .random import Stream
from .record import dumps
from .seat import Seat
from .state import Fact, Plain, State, show, tell, whisper
from .table import Table
from .values import Json, Value
from .words import Phrase, Words

__all__ = [
    "NATURE",
    "AnyGame",
    "Ask",
    "Asked",
    "Chance",
    "Closed",
    "Decoded",
    "Draw",
    "Entry",
    "Fact",
    "FathomError",
    "Fields",
    "File",
    "Game",
    "GameInfo",
    "IllegalAnswer",
    "InvalidContent",
    "InvalidRecord",
    "Json",
    "Option",
    "Phrase",
    "Pick",
    "Pile",
    "Plain",
    "Question",
    "Roll",
    "Rule",
    "Rules",
    "RulesError",
    "Seat",
    "SetupError",
    "Source",
    "State",
    "Stream",
    "Table",
    "Together",
    "UndoRefused",
    "Value",
    "Words",
    "ask",
    "chances",
    "choose",
    "draw",
    "dumps",
    "fields",
    "game",
    "games",
    "pick",
    "ranked",
    "roll",
    "show",
    "tell",
    "whisper",
]
