"""Everything in the box, as flat tables: tiles, spaces, links, features, tokens, crew, reports."""

from __future__ import annotations

from typing import Final

from .scenario import Sheet
from .vocabulary import Effect

DIVE_SPACE: Final = 0
SONAR_SPACE: Final = 1
CONSERVE_SPACE: Final = 2
PUBLISH_SPACE: Final = 3
NEVER: Final = 99


def verbs_of(slots: list[list[int]]) -> list[int]:
    """The actions in the slots of a crew, each once."""
    found: list[int] = []
    for slot in slots:
        found += [verb for verb in slot if verb not in found]
    return found


class Side:
    """One side of a crew tile: its bonus, its actions, and what it scores."""

    def __init__(
        self, effect: Effect, actions: list[list[int]], points: int = 0, per: int = 1, count: str = ""
    ) -> None:
        self.effect = effect
        self.actions = actions
        self.verbs = verbs_of(actions)
        self.points = points
        self.per = per
        self.count = count


class Feature:
    """A bonus of a zone that comes after something has happened there."""

    def __init__(self, effect: Effect, ring: list[int], each: bool) -> None:
        self.effect = effect
        self.ring = ring
        self.each = each


class Content:
    """The compiled content. Tiles, spaces, crew, reports and tokens are numbered in the order of the files."""

    def __init__(self) -> None:
        # the mat
        self.last: int = 0
        self.influence_space: int = 0
        self.submarines: list[int] = []
        self.knowledge_cap: int = 0
        self.level_of: list[int] = []
        self.level_points: list[int] = []
        # by tile
        self.tile_ids: list[str] = []
        self.featured: list[bool] = []
        """Whether a zone has a feature, which stands on it in words."""
        self.depth: list[int] = []
        self.only: list[bool] = []
        self.discovery: list[Effect] = []
        self.arrival: list[Effect] = []
        self.spaces: list[list[int]] = []
        self.dives: list[list[int]] = []
        self.tracks: list[list[list[int]]] = []
        self.conserves: list[list[int]] = []
        self.publishes: list[list[int]] = []
        # by space
        self.space_ids: list[str] = []
        self.tile_of: list[int] = []
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.topic: list[int] = []
        self.tokens: list[int] = []
        self.via: list[int] = []
        self.effect: list[Effect] = []
        self.heap: list[int] = []
        self.scored: list[int] = []
        self.links: list[list[int]] = []
        # by link
        self.link_a: list[int] = []
        self.link_b: list[int] = []
        self.link_effect: list[Effect] = []
        # by space, and by tile: what comes after something has happened
        self.after_dive: list[list[Feature]] = []
        self.floating: list[bool] = []
        self.after_conserve: list[list[Feature]] = []
        self.after_leave: list[list[Feature]] = []
        self.filled: list[list[Feature]] = []
        self.emptied: list[list[Feature]] = []
        self.better: list[bool] = []
        self.cave: list[bool] = []
        self.caves: list[int] = []
        """The tiles that are one."""
        self.boost: list[int] = []
        self.berths: list[int] = []
        # by token
        self.token_ids: list[str] = []
        self.token_copies: list[int] = []
        self.token_knowledge: list[int] = []
        self.token_effect: list[Effect] = []
        # by kind of crew
        self.crew_ids: list[str] = []
        self.level: list[int] = []
        self.copies: list[int] = []
        self.junior: list[Side] = []
        self.gold: list[Side] = []
        # by report
        self.report_ids: list[str] = []
        self.report_anchor: list[bool] = []
        self.report_cost: list[int] = []
        self.report_points: list[int] = []
        self.report_topics: list[list[int]] = []
        self.report_own: list[Effect] = []
        self.report_others: list[Effect] = []
        self.report_activation: list[Effect] = []
        self.anchors: list[int] = []
        # the cards of the co-op game
        self.bonus_ids: list[str] = []
        self.bonus_counts: list[str] = []
        self.bonus_needs: list[list[int]] = []
        self.crisis_ids: list[str] = []
        self.crises: list[str] = []
        self.crisis_amounts: list[int] = []
        self.sheets: list[Sheet] = []

    def side(self, code: int) -> Side:
        """The side of a crew that lies up; `code` is twice the kind, plus one for gold."""
        return self.gold[code >> 1] if code & 1 else self.junior[code >> 1]
