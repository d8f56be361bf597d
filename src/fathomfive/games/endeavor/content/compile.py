"""From what the files say to tables: numbers for names, and complaints about what does not fit together."""

from __future__ import annotations

from ....kernel import Decoded, InvalidContent
from . import entries
from .scenario import Sheet
from .tables import CONSERVE_SPACE, DIVE_SPACE, NEVER, PUBLISH_SPACE, SONAR_SPACE, Content, Feature, Side
from .vocabulary import SPACES, TOPICS, VIAS, compiled


def compile(decoded: Decoded) -> Content:
    """All tables of one edition of the box."""
    c = Content()
    _mat(c, decoded.file(entries.Mats).track)
    _tiles(c, decoded.file(entries.Zones).zone)
    _tokens(c, decoded.file(entries.Tokens).token)
    _crew(c, decoded.file(entries.Crews))
    _reports(c, decoded.file(entries.Reports).report)
    _together(c, decoded.file(entries.Bonuses).bonus, decoded.file(entries.Crises).crisis)
    areas = {area.number: area for area in decoded.file(entries.Areas).area}
    for scenario in decoded.file(entries.Scenarios).scenario:
        if scenario.number not in areas:
            raise InvalidContent(f"influence.toml: no area for scenario {scenario.number}")
        c.sheets.append(Sheet(scenario, areas[scenario.number], c.tile_ids))
    return c


def _mat(c: Content, tracks: tuple[entries.Track, ...]) -> None:
    if len(tracks) != 1 or len(tracks[0].levels) != 5 or len(tracks[0].points) != 5:
        raise InvalidContent("mat.toml: one track with five levels and five values of points")
    track = tracks[0]
    c.last = track.last
    c.influence_space = track.influence
    c.submarines = list(track.submarines)
    c.knowledge_cap = track.knowledge
    c.level_of = [sum([space >= first for first in track.levels]) for space in range(track.last + 1)]
    c.level_points = [0, *track.points]


def _tiles(c: Content, zones: tuple[entries.Zone, ...]) -> None:
    count = len(zones)
    c.tile_ids = [zone.id for zone in zones]
    c.depth = [zone.depth for zone in zones]
    c.only = [zone.scenario_only for zone in zones]
    c.discovery = [compiled(zone.discovery, zone.id) for zone in zones]
    c.arrival = [compiled(zone.arrival, zone.id) for zone in zones]
    c.spaces = [[] for _ in zones]
    c.dives = [[] for _ in zones]
    c.tracks = [[] for _ in zones]
    c.conserves = [[] for _ in zones]
    c.publishes = [[] for _ in zones]
    c.after_conserve = [[] for _ in zones]
    c.after_leave = [[] for _ in zones]
    c.filled = [[] for _ in zones]
    c.emptied = [[] for _ in zones]
    c.featured = [bool(zone.features) for zone in zones]
    c.better = [False] * count
    c.cave = [False] * count
    c.boost = [0] * count
    c.berths = [NEVER] * count
    for tile, zone in enumerate(zones):
        _spaces(c, tile, zone)
        _features(c, tile, zone)


def _spaces(c: Content, tile: int, zone: entries.Zone) -> None:
    heaps = sum([heap >= 0 for heap in c.heap])
    for space in zone.spaces:
        number = len(c.space_ids)
        kind = SPACES.index(space.kind)
        c.space_ids.append(f"{zone.id}/{space.id}")
        c.tile_of.append(tile)
        c.kind.append(kind)
        c.cost.append(space.cost)
        c.topic.append(TOPICS.index(space.topic) if space.topic else -1)
        c.tokens.append(space.tokens)
        c.via.append(VIAS.index(space.via))
        c.effect.append(compiled(space.effect, f"{zone.id}/{space.id}"))
        c.links.append([])
        c.after_dive.append([])
        c.floating.append(False)
        c.spaces[tile].append(number)
        if kind == DIVE_SPACE:
            c.heap.append(heaps)
            heaps += 1
            c.dives[tile].append(number)
        else:
            c.heap.append(-1)
            c.scored.append(number)
        if kind == SONAR_SPACE:
            if space.track > len(c.tracks[tile]):
                c.tracks[tile].append([])
            c.tracks[tile][space.track - 1].append(number)
        elif kind == CONSERVE_SPACE:
            c.conserves[tile].append(number)
        elif kind == PUBLISH_SPACE:
            c.publishes[tile].append(number)
    for link in zone.links:
        a, b = [_space(c, tile, zone, end) for end in link.ends]
        c.links[a].append(len(c.link_a))
        c.links[b].append(len(c.link_a))
        c.link_a.append(a)
        c.link_b.append(b)
        c.link_effect.append(compiled(link.effect, zone.id))


def _space(c: Content, tile: int, zone: entries.Zone, id: str) -> int:
    for number in c.spaces[tile]:
        if c.space_ids[number] == f"{zone.id}/{id}":
            return number
    raise InvalidContent(f"zones.toml: {zone.id} has no space {id!r}")


def _features(c: Content, tile: int, zone: entries.Zone) -> None:
    for feature in zone.features:
        ring = [_space(c, tile, zone, id) for id in feature.ring]
        made = Feature(compiled(feature.effect, zone.id), ring, feature.each)
        only = [_space(c, tile, zone, feature.space)] if feature.space else c.dives[tile]
        if feature.on == "dive":
            for space in only:
                c.after_dive[space].append(made)
        elif feature.on == "conserve":
            c.after_conserve[tile].append(made)
        elif feature.on == "leave":
            c.after_leave[tile].append(made)
        elif feature.on == "filled":
            c.filled[tile].append(made)
        elif feature.on == "emptied":
            c.emptied[tile].append(made)
        elif feature.rule == "floating":
            c.floating[only[0]] = True
        elif feature.rule == "better-of-two":
            c.better[tile] = True
        elif feature.rule == "cave":
            c.cave[tile] = True
            c.caves.append(tile)
        elif feature.rule == "boost":
            c.boost[tile] = 1
        elif feature.rule == "single-berth":
            c.berths[tile] = 1


def _tokens(c: Content, tokens: tuple[entries.Token, ...]) -> None:
    c.token_ids = [token.id for token in tokens]
    c.token_copies = [token.copies for token in tokens]
    c.token_knowledge = [token.knowledge for token in tokens]
    c.token_effect = [compiled(token.effect, token.id) for token in tokens]


def _crew(c: Content, crews: entries.Crews) -> None:
    copies = {stock.level: stock.copies for stock in crews.stock}
    c.crew_ids = [crew.id for crew in crews.crew]
    c.level = [crew.level for crew in crews.crew]
    c.copies = [copies.get(crew.level, 0) for crew in crews.crew]
    c.junior = [_side(crew.junior, crew.id) for crew in crews.crew]
    c.gold = [_side(crew.gold, crew.id) for crew in crews.crew]
    if not c.crew_ids or c.level[0] != 0 or c.level.count(0) != 1:
        raise InvalidContent("crew.toml: the first crew, and no other, is the team leader (level 0)")


def _reports(c: Content, reports: tuple[entries.Report, ...]) -> None:
    c.report_ids = [report.id for report in reports]
    c.report_anchor = [report.anchor for report in reports]
    c.report_cost = [report.cost for report in reports]
    c.report_points = [report.points for report in reports]
    c.report_topics = [[TOPICS.index(topic) for topic in report.topics] for report in reports]
    c.report_own = [compiled(report.own, report.id) for report in reports]
    c.report_others = [compiled(report.others, report.id) for report in reports]
    c.report_activation = [compiled(report.activation, report.id) for report in reports]
    c.anchors = [number for number, report in enumerate(reports) if report.anchor]


def _together(c: Content, bonuses: tuple[entries.Bonus, ...], crises: tuple[entries.Crisis, ...]) -> None:
    c.bonus_ids = [bonus.id for bonus in bonuses]
    c.bonus_counts = [bonus.count for bonus in bonuses]
    c.bonus_needs = [list(bonus.need) for bonus in bonuses]
    c.crisis_ids = [crisis.id for crisis in crises]
    c.crises = [crisis.rule for crisis in crises]
    c.crisis_amounts = [crisis.amount for crisis in crises]


def _side(side: entries.Side | None, where: str) -> Side:
    if side is None:
        return Side([], [])
    actions = [[verb for verb, _, _ in compiled([(a,) for a in slot], where)] for slot in side.actions]
    effect = compiled(side.effect, where)
    if side.score is None:
        return Side(effect, actions)
    return Side(effect, actions, side.score.points, side.score.per, side.score.count)
