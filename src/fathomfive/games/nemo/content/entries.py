"""The content files of Nemo's War, as typed entries."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel import Entry, File

Resource = Literal["nemo", "crew", "hull"]
Pile = Literal["success", "failure"]
Effects = list[list[object]]


class Piece(Entry, frozen=True, kw_only=True):
    """An entry that may say which of its parts no source prints."""

    house: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table inside an entry."""


class Ocean(Entry, frozen=True):
    """An ocean: its die (0 = transit), spaces, contacts at set-up and land spaces."""

    die: int
    spaces: int
    contacts: int
    uprisings: list[str]


class Line(Piece, frozen=True):
    """A line between two oceans."""

    kind: Literal["blue", "dotted"]
    ends: tuple[str, str]


class OceansFile(File, frozen=True):
    """oceans.toml"""

    ocean: list[Ocean]
    line: list[Line]


class Side(Part, frozen=True, kw_only=True):
    """One side of a ship tile."""

    name: str
    nation: str
    cls: str = msgspec.field(name="class")
    attack: int = 0
    defence: int
    notoriety: int
    tonnage: int
    science: int = 0
    wonder: int = 0
    armoured: bool = False


class Ship(Entry, frozen=True):
    """A ship tile."""

    group: Literal["white", "cream", "yellow", "orange", "red", "blue", "green", "black"]
    front: Side
    back: Side


class Bonus(Entry, frozen=True):
    """What sinking a side of a ship brings at once."""

    ship: str
    side: Literal["front", "back"]
    effect: Effects


class ShipsFile(File, frozen=True):
    """ships.toml"""

    ship: list[Ship]
    bonus: list[Bonus]


class Treasure(Piece, frozen=True):
    """A kind of treasure tile."""

    kind: Literal["wonder", "points", "keep", "now"]
    count: int
    value: int = -1
    wonder: int = 0
    when: Literal["any", "action", "emergency"] = "any"
    effect: Effects = msgspec.field(default_factory=list)


class TreasuresFile(File, frozen=True):
    """treasures.toml"""

    treasure: list[Treasure]


class Points(Part, frozen=True):
    """The points of a card."""

    adventure: int = -1
    science: int = 0
    wonder: int = 0
    person: int = 0
    penalty: int = 0
    warship: int = -1
    civilian: int = -1


class CardUse(Part, frozen=True):
    """One way to use a KEEP event."""

    when: Literal["action", "emergency", "sunk-warship"]
    at: list[str] = msgspec.field(default_factory=list)
    needs: Effects = msgspec.field(default_factory=list)
    ap: int = 0
    test: int = 0
    exert: list[Resource] = msgspec.field(default_factory=list)
    effect: Effects = msgspec.field(default_factory=list)
    passed: Effects = msgspec.field(name="pass", default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)


class Card(Piece, frozen=True):
    """An event or a finale."""

    kind: Literal["test", "play", "keep"]
    number: int = 0
    letter: str = ""
    points: Points = Points()
    test: int = 0
    exert: list[Resource] = msgspec.field(default_factory=list)
    passed: Effects = msgspec.field(name="pass", default_factory=list)
    fail: Effects = msgspec.field(default_factory=list)
    play: Effects = msgspec.field(default_factory=list)
    use: list[CardUse] = msgspec.field(default_factory=list)
    unused: Pile = "failure"
    unused_if: list[object] = msgspec.field(default_factory=list)


class EventsFile(File, frozen=True):
    """events.toml"""

    event: list[Card]


class Act(Entry, frozen=True):
    """An act card, with the dice of the contact phase."""

    white: int
    black: int
    effect: Effects


class Turn(Entry, frozen=True):
    """The turning point."""

    effect: Effects


class StoryFile(File, frozen=True):
    """story.toml"""

    act: list[Act]
    turn: list[Turn]
    finale: list[Card]


class Technology(Entry, frozen=True):
    """A technology card."""

    cost: int
    points: Points


class TechnologiesFile(File, frozen=True):
    """technologies.toml"""

    technology: list[Technology]


class Character(Entry, frozen=True):
    """One of the people aboard."""

    person: int
    science: int = 0
    action_points: int = 0
    help: int = 0
    reroll: bool = False
    penalty: Effects = msgspec.field(default_factory=list)


class CharactersFile(File, frozen=True):
    """characters.toml"""

    character: list[Character]


class Track(Entry, frozen=True, kw_only=True):
    """A resource track, from its last space (defeat) to its first."""

    exert: list[int]
    person: list[int] = msgspec.field(default_factory=list)
    science: list[int] = msgspec.field(default_factory=list)
    wonder: list[int] = msgspec.field(default_factory=list)
    penalty: list[int]


class RandomDamage(Entry, frozen=True):
    """The resource a random damage takes, by die."""

    by_die: list[Resource]


class TracksFile(File, frozen=True):
    """tracks.toml"""

    resource: list[Track]
    damage: list[RandomDamage]


class Motive(Entry, frozen=True):
    """One of Nemo's motives."""

    outlawed: int
    act2: int
    act3: int
    technology: str
    warship: int
    civilian: int
    adventure: int
    treasure: int
    uprising: int
    science: int
    wonder: int


class MotivesFile(File, frozen=True):
    """motives.toml"""

    motive: list[Motive]


class Difficulty(Entry, frozen=True):
    """What a difficulty changes, piece by piece."""

    event_stones: int
    technology: Literal["free", "paid", "later"]
    contacts: dict[str, int]
    action_points: int
    blue_fleet: int
    green_fleet: int
    setback: Literal["one", "low", "full"]
    deadly_tiles: int


class DifficultyFile(File, frozen=True):
    """difficulty.toml"""

    difficulty: list[Difficulty]


class Action(Entry, frozen=True):
    """An action and its cost."""

    cost: int
    lull: int


class Results(Entry, frozen=True):
    """The row of an action in the result table."""

    exert: list[Resource]
    treasure: bool
    against: Literal["ships", "warships"]
    bands: list[Effects]


class ActionsFile(File, frozen=True):
    """actions.toml"""

    action: list[Action]
    table: list[Results]


class Column(Entry, frozen=True):
    """A column of the tonnage board."""

    bonus: int


class Level(Entry, frozen=True):
    """A level of success."""

    least: int


class ScoringFile(File, frozen=True):
    """scoring.toml"""

    column: list[Column]
    level: list[Level]


class DeadlyTile(Piece, frozen=True):
    """A tile of deadly seas."""

    rule: Literal["effect", "coastal-village", "cyclone", "escort", "failing-nautilus", "keep", "uncharted-island"]
    attack: int = 0
    help: int = 0
    effect: Effects = msgspec.field(default_factory=list)
    ship: Side | None = None


class DeadlySeasFile(File, frozen=True):
    """deadlyseas.toml"""

    tile: list[DeadlyTile]


class OfficerCard(Entry, frozen=True):
    """A co-operative officer card."""

    players: int
    role: Literal["watch", "deck", "tactical", "treasurer"]
    resources: list[Resource]
    characters: list[str]
    duties: list[str]


class OfficersFile(File, frozen=True):
    """officers.toml"""

    officer: list[OfficerCard]


FILES: dict[str, type[File]] = {
    "oceans": OceansFile,
    "ships": ShipsFile,
    "treasures": TreasuresFile,
    "events": EventsFile,
    "story": StoryFile,
    "technologies": TechnologiesFile,
    "characters": CharactersFile,
    "tracks": TracksFile,
    "motives": MotivesFile,
    "difficulty": DifficultyFile,
    "actions": ActionsFile,
    "scoring": ScoringFile,
    "deadlyseas": DeadlySeasFile,
    "officers": OfficersFile,
}
