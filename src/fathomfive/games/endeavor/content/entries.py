"""The components as they stand in `content/*.toml`, decoded strictly."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel import Entry, File

Verb = tuple[str | int, ...]
"""One effect: its verb and its numbers, such as `["reputation", 1]` or `["discover", 1, 2]`."""

Kind = Literal["dive", "sonar", "conserve", "publish"]
Topic = Literal["blue", "yellow", "brown", "green"]


class Piece(Entry, frozen=True, kw_only=True):
    """An entry that may say which of its parts no source prints."""

    house: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an entry."""


class Space(Part, frozen=True, kw_only=True):
    """A space of a zone."""

    id: str
    kind: Kind
    tokens: int = 0
    track: int = 0
    cost: int = 0
    topic: Topic | Literal[""] = ""
    effect: tuple[Verb, ...] = ()
    via: Literal["", "left", "up", "right"] = ""


class Link(Part, frozen=True, kw_only=True):
    """A line between two spaces of a zone."""

    ends: tuple[str, str]
    effect: tuple[Verb, ...]


class Feature(Part, frozen=True, kw_only=True):
    """A special rule of a zone."""

    on: Literal["dive", "draw", "conserve", "leave", "discover", "filled", "emptied", "always"]
    who: Literal["", "discs", "subs"] = ""
    space: str = ""
    ring: tuple[str, ...] = ()
    each: bool = False
    effect: tuple[Verb, ...] = ()
    rule: Literal["", "better-of-two", "cave", "floating", "boost", "single-berth"] = ""


class Zone(Piece, frozen=True, kw_only=True):
    """An ocean tile."""

    depth: int
    scenario_only: bool = False
    discovery: tuple[Verb, ...]
    arrival: tuple[Verb, ...]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    features: tuple[Feature, ...] = ()


class Token(Piece, frozen=True, kw_only=True):
    """A kind of dive token."""

    copies: int
    knowledge: int
    effect: tuple[Verb, ...] = ()


class Stock(Piece, frozen=True, kw_only=True):
    """How many copies there are of each crew of a level."""

    level: int
    copies: int


class Score(Part, frozen=True, kw_only=True):
    """What a gold level-5 crew scores: points for every `per` of what it counts."""

    points: int
    per: int
    count: str


class Side(Part, frozen=True, kw_only=True):
    """One side of a crew tile; every inner list of `actions` is one action to choose."""

    effect: tuple[Verb, ...]
    actions: tuple[tuple[str, ...], ...]
    score: Score | None = None


class Crew(Piece, frozen=True, kw_only=True):
    """A kind of crew."""

    level: int
    junior: Side | None = None
    gold: Side


class Report(Piece, frozen=True, kw_only=True):
    """A research report."""

    anchor: bool = False
    cost: int
    points: int
    topics: tuple[Topic, ...]
    own: tuple[Verb, ...] = ()
    others: tuple[Verb, ...] = ()
    activation: tuple[Verb, ...] = ()


class Start(Part, frozen=True, kw_only=True):
    """A zone that lies in the ocean from the start; `random` is drawn from its depth."""

    at: str
    tile: str


class Goal(Part, frozen=True, kw_only=True):
    """A goal of a scenario; those with the same number are alternatives."""

    goal: int
    option: str = ""
    count: str
    kinds: tuple[Kind, ...] = ()
    subs: bool = False
    columns: tuple[str, ...] = ()
    depths: tuple[int, ...] = ()
    points: int
    first: int = 0
    second: int = 0
    leaders: tuple[str, ...] = ()
    leader_points: int = 0
    need: tuple[int, int, int, int]


class Scenario(Piece, frozen=True, kw_only=True):
    """A scenario without its influence area."""

    number: int
    columns: int
    depth: int = 5
    zones: tuple[Start, ...] = ()
    shuffled: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    buried: str = ""
    among: int = 0
    base: str
    rule: Literal["", "turtle", "star-search", "rescue", "horizons", "cleanup", "tracks"] = ""
    influence_need: tuple[int, int, int, int]
    goals: tuple[Goal, ...]


class Hex(Part, frozen=True, kw_only=True):
    """A hex of an influence area."""

    at: tuple[int, int]
    points: int = 0
    effect: tuple[Verb, ...] = ()
    topic: Topic | Literal[""] = ""
    start: bool = False
    endless: bool = False
    rescue: bool = False
    turtle: bool = False
    goal: int = 0


class Area(Piece, frozen=True, kw_only=True):
    """An influence area."""

    number: int
    grid: Literal["pointy", "flat", "rows"]
    arrows: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
    hexes: tuple[Hex, ...]


class Bonus(Piece, frozen=True, kw_only=True):
    """A bonus goal of the co-op game."""

    count: str
    need: tuple[int, int, int, int]


class Crisis(Piece, frozen=True, kw_only=True):
    """A crisis of the co-op game."""

    rule: Literal["volcano", "current", "data-loss", "storm", "seasickness", "power-failure"]
    amount: int


class Track(Piece, frozen=True, kw_only=True):
    """The shape of the attribute tracks."""

    levels: tuple[int, ...]
    points: tuple[int, ...]
    last: int
    influence: int
    submarines: tuple[int, ...]
    knowledge: int


class Zones(File, frozen=True):
    """zones.toml."""

    zone: tuple[Zone, ...]


class Tokens(File, frozen=True):
    """tokens.toml."""

    token: tuple[Token, ...]


class Crews(File, frozen=True):
    """crew.toml."""

    stock: tuple[Stock, ...]
    crew: tuple[Crew, ...]


class Reports(File, frozen=True):
    """reports.toml."""

    report: tuple[Report, ...]


class Scenarios(File, frozen=True):
    """scenarios.toml."""

    scenario: tuple[Scenario, ...]


class Areas(File, frozen=True):
    """influence.toml."""

    area: tuple[Area, ...]


class Bonuses(File, frozen=True):
    """bonus-goals.toml."""

    bonus: tuple[Bonus, ...]


class Crises(File, frozen=True):
    """crises.toml."""

    crisis: tuple[Crisis, ...]


class Mats(File, frozen=True):
    """mat.toml."""

    track: tuple[Track, ...]


FILES: dict[str, type[File]] = {
    "zones": Zones,
    "tokens": Tokens,
    "crew": Crews,
    "reports": Reports,
    "scenarios": Scenarios,
    "influence": Areas,
    "bonus-goals": Bonuses,
    "crises": Crises,
    "mat": Mats,
}
