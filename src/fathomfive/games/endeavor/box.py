"""Everything in the box, as flat tables: tiles, spaces, links, features, tokens, crew, reports."""

from __future__ import annotations

from typing import Final

from ...kernel import Decoded, InvalidContent
from . import content as c
from .effects import KINDS, TOPICS, Effect, compiled
from .sheet import Sheet

DIVE_SPACE: Final = 0
SONAR_SPACE: Final = 1
CONSERVE_SPACE: Final = 2
PUBLISH_SPACE: Final = 3
VIAS: Final = ("", "left", "up", "right")
NEVER: Final = 99


class Side:
    """One side of a crew tile: its bonus, its actions, and what it scores."""

    def __init__(self, side: c.Side | None, where: str) -> None:
        self.effect: Effect = compiled(side.effect, where) if side is not None else []
        slots = side.actions if side is not None else ()
        self.actions: list[list[int]] = [
            [verb for verb, _, _ in compiled([(a,) for a in slot], where)] for slot in slots
        ]
        score = side.score if side is not None else None
        self.points: int = score.points if score is not None else 0
        self.per: int = score.per if score is not None else 1
        self.count: str = score.count if score is not None else ""


class Feature:
    """A bonus of a zone that comes after something has happened there."""

    def __init__(self, effect: Effect, ring: list[int], each: bool) -> None:
        self.effect = effect
        self.ring = ring
        self.each = each


class Box:
    """The compiled content. Tiles, spaces, crew, reports and tokens are numbered in the order of the files."""

    def __init__(self, decoded: Decoded) -> None:
        self._mat(decoded.file(c.Mats).track)
        self._tiles(decoded.file(c.Zones).zone)
        self._tokens(decoded.file(c.Tokens).token)
        self._crew(decoded.file(c.Crews))
        self._reports(decoded.file(c.Reports).report)
        self._together(decoded.file(c.Bonuses).bonus, decoded.file(c.Crises).crisis)
        areas = {area.number: area for area in decoded.file(c.Areas).area}
        self.sheets: list[Sheet] = []
        for scenario in decoded.file(c.Scenarios).scenario:
            if scenario.number not in areas:
                raise InvalidContent(f"influence.toml: no area for scenario {scenario.number}")
            self.sheets.append(Sheet(scenario, areas[scenario.number], self.tile_ids))

    def _mat(self, tracks: tuple[c.Track, ...]) -> None:
        if len(tracks) != 1 or len(tracks[0].levels) != 5 or len(tracks[0].points) != 5:
            raise InvalidContent("mat.toml: one track with five levels and five values of points")
        track = tracks[0]
        self.last: int = track.last
        self.influence_space: int = track.influence
        self.submarines: list[int] = list(track.submarines)
        self.knowledge_cap: int = track.knowledge
        self.level_of: list[int] = [sum([space >= first for first in track.levels]) for space in range(track.last + 1)]
        self.level_points: list[int] = [0, *track.points]

    def _tiles(self, zones: tuple[c.Zone, ...]) -> None:
        count = len(zones)
        self.tile_ids: list[str] = [zone.id for zone in zones]
        self.depth: list[int] = [zone.depth for zone in zones]
        self.only: list[bool] = [zone.scenario_only for zone in zones]
        self.discovery: list[Effect] = [compiled(zone.discovery, zone.id) for zone in zones]
        self.arrival: list[Effect] = [compiled(zone.arrival, zone.id) for zone in zones]
        self.spaces: list[list[int]] = [[] for _ in zones]
        self.dives: list[list[int]] = [[] for _ in zones]
        self.tracks: list[list[list[int]]] = [[] for _ in zones]
        self.conserves: list[list[int]] = [[] for _ in zones]
        self.publishes: list[list[int]] = [[] for _ in zones]
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
        self.link_a: list[int] = []
        self.link_b: list[int] = []
        self.link_effect: list[Effect] = []
        self.after_dive: list[list[Feature]] = []
        self.floating: list[bool] = []
        self.after_conserve: list[list[Feature]] = [[] for _ in zones]
        self.after_leave: list[list[Feature]] = [[] for _ in zones]
        self.filled: list[list[Feature]] = [[] for _ in zones]
        self.emptied: list[list[Feature]] = [[] for _ in zones]
        self.better: list[bool] = [False] * count
        self.cave: list[bool] = [False] * count
        self.boost: list[int] = [0] * count
        self.berths: list[int] = [NEVER] * count
        for tile, zone in enumerate(zones):
            self._spaces(tile, zone)
            self._features(tile, zone)

    def _spaces(self, tile: int, zone: c.Zone) -> None:
        heaps = sum([heap >= 0 for heap in self.heap])
        for space in zone.spaces:
            number = len(self.space_ids)
            kind = KINDS.index(space.kind)
            self.space_ids.append(f"{zone.id}/{space.id}")
            self.tile_of.append(tile)
            self.kind.append(kind)
            self.cost.append(space.cost)
            self.topic.append(TOPICS.index(space.topic) if space.topic else -1)
            self.tokens.append(space.tokens)
            self.via.append(VIAS.index(space.via))
            self.effect.append(compiled(space.effect, f"{zone.id}/{space.id}"))
            self.links.append([])
            self.after_dive.append([])
            self.floating.append(False)
            self.spaces[tile].append(number)
            if kind == DIVE_SPACE:
                self.heap.append(heaps)
                heaps += 1
                self.dives[tile].append(number)
            else:
                self.heap.append(-1)
                self.scored.append(number)
            if kind == SONAR_SPACE:
                if space.track > len(self.tracks[tile]):
                    self.tracks[tile].append([])
                self.tracks[tile][space.track - 1].append(number)
            elif kind == CONSERVE_SPACE:
                self.conserves[tile].append(number)
            elif kind == PUBLISH_SPACE:
                self.publishes[tile].append(number)
        for link in zone.links:
            a, b = [self._space(tile, zone, end) for end in link.ends]
            self.links[a].append(len(self.link_a))
            self.links[b].append(len(self.link_a))
            self.link_a.append(a)
            self.link_b.append(b)
            self.link_effect.append(compiled(link.effect, zone.id))

    def _space(self, tile: int, zone: c.Zone, id: str) -> int:
        for number in self.spaces[tile]:
            if self.space_ids[number] == f"{zone.id}/{id}":
                return number
        raise InvalidContent(f"zones.toml: {zone.id} has no space {id!r}")

    def _features(self, tile: int, zone: c.Zone) -> None:
        for feature in zone.features:
            ring = [self._space(tile, zone, id) for id in feature.ring]
            made = Feature(compiled(feature.effect, zone.id), ring, feature.each)
            only = [self._space(tile, zone, feature.space)] if feature.space else self.dives[tile]
            if feature.on == "dive":
                for space in only:
                    self.after_dive[space].append(made)
            elif feature.on == "conserve":
                self.after_conserve[tile].append(made)
            elif feature.on == "leave":
                self.after_leave[tile].append(made)
            elif feature.on == "filled":
                self.filled[tile].append(made)
            elif feature.on == "emptied":
                self.emptied[tile].append(made)
            elif feature.rule == "floating":
                self.floating[only[0]] = True
            elif feature.rule == "better-of-two":
                self.better[tile] = True
            elif feature.rule == "cave":
                self.cave[tile] = True
            elif feature.rule == "boost":
                self.boost[tile] = 1
            elif feature.rule == "single-berth":
                self.berths[tile] = 1

    def _tokens(self, tokens: tuple[c.Token, ...]) -> None:
        self.token_ids: list[str] = [token.id for token in tokens]
        self.token_copies: list[int] = [token.copies for token in tokens]
        self.token_knowledge: list[int] = [token.knowledge for token in tokens]
        self.token_effect: list[Effect] = [compiled(token.effect, token.id) for token in tokens]

    def _crew(self, crews: c.Crews) -> None:
        copies = {stock.level: stock.copies for stock in crews.stock}
        self.crew_ids: list[str] = [crew.id for crew in crews.crew]
        self.level: list[int] = [crew.level for crew in crews.crew]
        self.copies: list[int] = [copies.get(crew.level, 0) for crew in crews.crew]
        self.junior: list[Side] = [Side(crew.junior, crew.id) for crew in crews.crew]
        self.gold: list[Side] = [Side(crew.gold, crew.id) for crew in crews.crew]
        if not self.crew_ids or self.level[0] != 0 or self.level.count(0) != 1:
            raise InvalidContent("crew.toml: the first crew, and no other, is the team leader (level 0)")

    def _reports(self, reports: tuple[c.Report, ...]) -> None:
        self.report_ids: list[str] = [report.id for report in reports]
        self.report_anchor: list[bool] = [report.anchor for report in reports]
        self.report_cost: list[int] = [report.cost for report in reports]
        self.report_points: list[int] = [report.points for report in reports]
        self.report_topics: list[list[int]] = [[TOPICS.index(topic) for topic in report.topics] for report in reports]
        self.report_own: list[Effect] = [compiled(report.own, report.id) for report in reports]
        self.report_others: list[Effect] = [compiled(report.others, report.id) for report in reports]
        self.report_activation: list[Effect] = [compiled(report.activation, report.id) for report in reports]
        self.anchors: list[int] = [number for number, report in enumerate(reports) if report.anchor]

    def _together(self, bonuses: tuple[c.Bonus, ...], crises: tuple[c.Crisis, ...]) -> None:
        self.bonus_ids: list[str] = [bonus.id for bonus in bonuses]
        self.bonus_counts: list[str] = [bonus.count for bonus in bonuses]
        self.bonus_needs: list[list[int]] = [list(bonus.need) for bonus in bonuses]
        self.crisis_ids: list[str] = [crisis.id for crisis in crises]
        self.crises: list[str] = [crisis.rule for crisis in crises]
        self.crisis_amounts: list[int] = [crisis.amount for crisis in crises]

    def side(self, code: int) -> Side:
        """The side of a crew that lies up; `code` is twice the kind, plus one for gold."""
        return self.gold[code >> 1] if code & 1 else self.junior[code >> 1]
