"""What content makes happen: the verbs of effects, the conditions they wait for, the uses of KEEP events."""

from __future__ import annotations

from typing import Final

from .components import IN_ACTIONS

VERBS: Final = (
    "success", "failure", "notoriety", "gain", "lose", "lose-any", "damage", "treasure", "discard-treasure", "ap",
    "ap-zero", "sacrifice", "sacrifice-one", "revive", "stone", "uprising", "crush", "contact", "ambush", "choose",
    "if", "offer", "sail", "sweep", "cannonballs", "treasure-fleet", "tunnel", "install", "last-turn", "reroll",
    "launch", "fleet", "new-course", "turning-point", "technology",
    "disperse", "recall",
)  # fmt: skip
"""The verbs of effects, in content files."""
DO_SUCCESS: Final = 0
DO_FAILURE: Final = 1
DO_NOTORIETY: Final = 2
DO_GAIN: Final = 3
DO_LOSE: Final = 4
DO_LOSE_ANY: Final = 5
DO_DAMAGE: Final = 6
DO_TREASURE: Final = 7
DO_DISCARD_TREASURE: Final = 8
DO_AP: Final = 9
DO_AP_ZERO: Final = 10
DO_SACRIFICE: Final = 11
DO_SACRIFICE_ONE: Final = 12
DO_REVIVE: Final = 13
DO_STONE: Final = 14
DO_UPRISING: Final = 15
DO_CRUSH: Final = 16
DO_CONTACT: Final = 17
DO_AMBUSH: Final = 18
DO_CHOOSE: Final = 19
DO_IF: Final = 20
DO_OFFER: Final = 21
DO_SAIL: Final = 22
DO_SWEEP: Final = 23
DO_CANNONBALLS: Final = 24
DO_TREASURE_FLEET: Final = 25
DO_TUNNEL: Final = 26
DO_INSTALL: Final = 27
DO_LAST_TURN: Final = 28
DO_REROLL: Final = 29
DO_LAUNCH: Final = 30
DO_FLEET: Final = 31
DO_NEW_COURSE: Final = 32
DO_TURNING_POINT: Final = 33
DO_TECHNOLOGY: Final = 34
DO_DISPERSE: Final = 35
DO_RECALL: Final = 36
HERE: Final = -1
ON_EVENTS: Final = -2
ANYWHERE: Final = -3

CONDITIONS: Final = (
    "uprisings", "aboard", "crew-aboard", "lull", "technologies", "transit", "no-ships", "no-warships", "at",
    "treasures",
)  # fmt: skip
IF_UPRISINGS: Final = 0
IF_ABOARD: Final = 1
IF_CREW_ABOARD: Final = 2
IF_LULL: Final = 3
IF_TECHNOLOGIES: Final = 4
IF_TRANSIT: Final = 5
IF_NO_SHIPS: Final = 6
IF_NO_WARSHIPS: Final = 7
IF_AT: Final = 8
IF_TREASURES: Final = 9


class Condition:
    """Something that must hold: a number at least reached, or one of several places."""

    def __init__(self, test: int = 0, number: int = 0, places: list[int] | None = None) -> None:
        self.test = test
        self.number = number
        self.places: list[int] = places or []


class Effect:
    """One thing that content makes happen: a verb with its numbers, or branches of further effects."""

    def __init__(
        self,
        verb: int = 0,
        a: int = 0,
        b: int = 0,
        branches: list[list[Effect]] | None = None,
        when: Condition | None = None,
    ) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.branches: list[list[Effect]] = branches or []
        self.when = when


class Use:
    """One way to use a KEEP event: when and where, what it costs, and what it does, perhaps after a test."""

    def __init__(self) -> None:
        self.when = IN_ACTIONS
        self.at: list[int] = []
        self.needs: list[Condition] = []
        self.ap = 0
        self.test = 0
        self.exert: list[int] = []
        self.effect: list[Effect] = []
        self.passed: list[Effect] = []
        self.failed: list[Effect] = []
