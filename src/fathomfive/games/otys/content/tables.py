"""The content as the rules read it: flat tables, made once."""

from __future__ import annotations

from typing import Final

METAL: Final = 0
PLANT: Final = 1
FUEL: Final = 2
TECH: Final = 3
CREDIT: Final = 4
BATTERY: Final = 5
PRESTIGE: Final = 6
NEUTRAL_KEY: Final = 7
USED_KEY: Final = 8
ITEMS: Final = ("metal", "plant", "fuel", "tech", "credit", "battery", "prestige", "neutral-key", "used-key")
"""What can be gained, by number: the four resources first."""
BACKS: Final = {"orange": (CREDIT, 2), "green": (PRESTIGE, 1)}
"""By the colour of a reward tile: what its back gives for a contract, and how many (OT-15.7)."""

Payment = tuple[int, int, int, int]
"""How many resources of each colour."""


class Effect:
    """One verb with its arguments, as numbers."""

    verb: int
    first: int
    second: int

    def __init__(self, verb: int, first: int = 0, second: int = 0) -> None:
        self.verb = verb
        self.first = first
        self.second = second


class DiverSide:
    """One side of a diver: an expert's gains, or the rule it follows, with its cost."""

    rule: int
    gains: list[int]
    cost: int
    bonus: int

    def __init__(self, rule: int, gains: list[int], cost: int, bonus: int) -> None:
        self.rule = rule
        self.gains = gains
        self.cost = cost
        self.bonus = bonus


class SponsorSide:
    """One side of a sponsor: effects of which one is used, the credits they cost, the prestige they score."""

    effects: list[Effect]
    cost: int
    prestige: int

    def __init__(self, effects: list[Effect], cost: int, prestige: int) -> None:
        self.effects = effects
        self.cost = cost
        self.prestige = prestige


class Contract:
    """One contract: every payment that fills it, its prestige and its instant effects."""

    id: str
    size: int
    ways: list[Payment]
    prestige: int
    instant: list[int]
    radix: int
    """More than ever lie of one colour on a level, one to come included."""
    shortfall: list[int]
    """How many resources are missing, by what lies on a level: found out when it is first asked for."""

    def __init__(self, id: str, size: int, ways: list[Payment], prestige: int, instant: list[int], spaces: int) -> None:
        self.id = id
        self.size = size
        self.ways = ways
        self.prestige = prestige
        self.instant = instant
        self.radix = spaces + 2
        self.shortfall = [-1] * self.radix**4


class Reward:
    """One kind of reward tile: its front, its colour, and what its back gives for a contract."""

    id: str
    front: Effect
    colour: str
    back: int
    amount: int
    copies: int

    def __init__(self, id: str, front: Effect, colour: str, back: int, amount: int, copies: int) -> None:
        self.id = id
        self.front = front
        self.colour = colour
        self.back = back
        self.amount = amount
        self.copies = copies


class Content:
    """All tables."""

    contracts: list[Contract]
    rewards: list[Reward]
    diver_ids: list[str]
    divers: list[list[DiverSide]]
    sponsor_ids: list[str]
    sponsors: list[list[SponsorSide]]
    spaces: list[int]
    row_credits: list[int]
    row_prestige: list[int]
    movement: list[int]
    returns: list[int]

    def __init__(self) -> None:
        self.contracts = []
        self.rewards = []
        self.diver_ids = []
        self.divers = []
        self.sponsor_ids = []
        self.sponsors = []
        self.spaces = []
        self.row_credits = []
        self.row_prestige = []
        self.movement = []
        self.returns = []
