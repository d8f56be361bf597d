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
from .game import AnyGame, Game, GameInfo, Option
from .installed import game, games, register
from .kinds import by_kind, cited, for_advice, for_option, for_question, kinds_in
from .pile import Pile
from .plain import chances, ranked
from .questions import (
    NATURE,
    AnyAsk,
    Ask,
    Chance,
    Draw,
    Kind,
    Pick,
    Question,
    Roll,
    Rule,
    Rules,
    Stand,
    Together,
    ask,
    draw,
    pick,
    roll,
)
from .random import Stream
from .record import dumps
from .rooms import Closed
from .seat import Seat
from .state import Fact, Plain, State, fieldwise, show, tell, whisper
from .table import Table
from .values import Json, Value
from .words import Phrase, Words

__all__ = [
    "NATURE",
    "AnyAsk",
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
    "Kind",
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
    "Stand",
    "State",
    "Stream",
    "Table",
    "Together",
    "UndoRefused",
    "Value",
    "Words",
    "ask",
    "by_kind",
    "chances",
    "cited",
    "draw",
    "dumps",
    "fields",
    "fieldwise",
    "for_advice",
    "for_option",
    "for_question",
    "game",
    "games",
    "kinds_in",
    "pick",
    "ranked",
    "register",
    "roll",
    "show",
    "tell",
    "whisper",
]
