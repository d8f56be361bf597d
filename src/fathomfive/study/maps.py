"""Maps to fill in: marks of honour, each tile by one rule over the record of one finished game.

A rule reads what anybody can read in a record played to its end: the options, the places, what lies on the table. There
is none for merely coming back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..kernel import Json, Phrase, Table, game
from ..kernel.values import jsonable
from ..kernel.words import LANGUAGES
from .shapes import Text

ABYSSAL = 5
"""The deepest of five depths; bots have the same: calm, sunlit, twilight, midnight, abyssal."""


class Ended(msgspec.Struct, frozen=True):
    """A finished game through the eyes of one seat, as rules look at it."""

    table: Table
    seat: int
    won: bool

    @property
    def options(self) -> dict[str, Json]:
        """What the table was set up with, with what was drawn instead of `random`."""
        found: dict[str, Json] = {name: jsonable(value) for name, value in self.table.options.items()}
        if found.get("scenario") == "random":
            found["scenario"] = PAGES[self.view["scenario"]]
        return found

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees in the end, as plain data of the game's own shape."""
        return self.table.view(self.seat)

    @property
    def alone(self) -> bool:
        """Whether nobody else sat at the table."""
        return self.table.seats == 1


Rule = Callable[[Ended, str], bool]
"""Whether a game fills in a tile."""


class Map(msgspec.Struct, frozen=True):
    """Tiles of one kind of one game."""

    id: str
    game: str
    tiles: Sequence[str]
    words: str
    """What a tile's name in the game's words begins with."""
    rule: Rule
    option: str = ""
    """The option that invites to an empty tile, if it is one."""
    depth: int = 0
    """How deep whoever fills in all of it has been."""

    def filled(self, ended: Ended) -> list[str]:
        """The tiles that a game fills in."""
        return [f"{self.id}/{tile}" for tile in self.tiles if self.rule(ended, tile)]

    def label(self, tile: str) -> Text:
        """What a tile is called, by language."""
        words = game(self.game).catalogue
        return {language: words.text(Phrase(f"{self.words}{tile}"), language) for language in LANGUAGES}


def _won(option: str) -> Rule:
    """The game was won with this choice of an option."""
    return lambda ended, tile: ended.won and str(ended.options[option]) == tile


def _beat_deep_thought(ended: Ended, tile: str) -> bool:
    """Alone, and with at least as many points as Deep Thought at this level."""
    return ended.alone and _won("difficulty")(ended, tile)


def _captain(ended: Ended, tile: str) -> bool:
    """The motive was won with every part of the game at the level of a captain."""
    return easiest(ended.options) == NEMO_LEVELS[-1] and _won("motive")(ended, tile)


def _equipped(ended: Ended, tile: str) -> bool:
    """The diver was upgraded when the game was won."""
    upgraded = ended.view["players"][ended.seat]["upgraded"]
    return ended.won and bool(upgraded[DIVERS.index(tile)])


def easiest(options: dict[str, Json]) -> str:
    """The kindest level that any part of a voyage was played at: whoever makes one part easier plays that level."""
    chosen = [value for name, value in options.items() if name.startswith("level_") and value != "same"]
    return min([str(options["difficulty"]), *map(str, chosen)], key=NEMO_LEVELS.index)


PAGES = (
    "troubled-waters",
    "best-of-the-best",
    "scattered-riches",
    "lucrative-wrecks",
    "approaching-storm",
    "dangerous-reefs",
    "treasures-aplenty",
)
DIVERS = ("metal-expert", "plant-expert", "fuel-expert", "tech-expert", "trader", "spy", "engineer", "explorer")
MOTIVES = ("science", "explore", "anti-imperialism", "war")
NEMO_LEVELS = ("sailor", "officer", "captain")

MAPS = (
    Map("captains-log", "deepblue", PAGES, "option-scenario-", _won("scenario"), "scenario"),
    Map("divers", "otys", DIVERS, "diver-", _equipped),
    Map("scenarios", "endeavor", [str(n) for n in range(1, 11)], "option-scenario-", _won("scenario"), "scenario"),
    Map("deep-thought", "neweden", ("0", "1", "2", "3"), "option-difficulty-", _beat_deep_thought, "difficulty"),
    Map("motives", "nemo", MOTIVES, "option-motive-", _won("motive"), "motive"),
    Map("captains", "nemo", MOTIVES, "option-motive-", _captain, "motive", ABYSSAL),
)
"""All maps; docs/logbook.md says every rule in a sentence."""
